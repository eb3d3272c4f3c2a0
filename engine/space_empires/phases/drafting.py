"""A draft in the open: who sits where, and so whose home system lies where; each place is picked, or bid for.

Nothing else differs between seats, so nothing is banned. SE-GEN-03, SE-HOME-01
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.ask import Option, Seat
from engine.errors import IllegalAnswer
from engine.kit.draft import BID, PLACE, Draft, OpenDraft, Pick, in_places
from engine.space_empires import words
from engine.space_empires.components import Scenario
from engine.space_empires.galaxy import home_systems
from engine.space_empires.play import Game, Question
from engine.space_empires.state import Options
from engine.text import T

DRAFT = Question("draft", open=True)
BID_FOR_PLACE = Question("bid", open=False)
MOST_BID = 10


def prepared(options: Options, scenario: Scenario) -> Draft | None:
    """The draft of a new game, where the table drafts.

    Raises:
        IllegalAnswer: the scenario has no home systems to draft.
    """
    if options.places == "seats":
        return None
    if scenario.random_map or scenario.players == 1:
        raise IllegalAnswer(T("space_empires-no-places"), "SE-GEN-03")
    return Draft()


class PlaceDraft(OpenDraft[Game]):
    """Places with their home systems; CP for lower bids."""

    def bids(self, game: Game) -> bool:
        return game.options.places == BID

    def offered(self, game: Game, pick: Pick) -> Option:
        return option(game.scenario, pick)

    def picked(self, game: Game, seat: Seat) -> Sequence[str]:
        """The map shows whose home system it is."""
        places = sitting(self.of(game))
        game.state.systems = home_systems.offered(game.scenario, places)
        return next(game.scenario.worlds[place] for place, one in places.items() if one == seat)

    def give(self, game: Game, seat: Seat, goods: int) -> None:
        game.player(seat).cp += goods

    def finish(self, game: Game) -> None:
        """What the lower bids bring; then home worlds. SE-BUY-02"""
        self.pay_out(game)
        game.state.step = "homes"


PLACE_DRAFT = PlaceDraft(DRAFT, BID_FOR_PLACE, T("space_empires-bid-goods"), MOST_BID)


def sitting(draft: Draft) -> Mapping[int, Seat]:
    """The seat at each place that is taken."""
    return {int(id): seat for seat, id in draft.taken.get(PLACE, {}).items()}


def place_of(game: Game, seat: Seat) -> int:
    """Where a seat sits: it has the home system of that number."""
    places = in_places(game.state.draft)
    return seat if places is None else places[seat]


def option(scenario: Scenario, pick: Pick) -> Option:
    """A place, with where its home world lies."""
    place = int(pick.of)
    worlds = tuple(words.hex(at) for at in scenario.worlds[place])
    return Option(
        pick.id, T("draft-place", n=place + 1), more=T("space_empires-place-home", n=len(worlds), hexes=worlds)
    )
