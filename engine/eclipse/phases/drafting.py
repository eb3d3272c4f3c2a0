"""A draft in the open: species and places at the table, in snake order. EC-SETUP-13, EC-SETUP-14

Whoever sits at the first place is start player; the others follow clockwise, with their start points.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Option, Seat
from engine.eclipse.phases import boards
from engine.eclipse.phases.boards import offer, sides
from engine.eclipse.play import Game, Question
from engine.eclipse.state import Options
from engine.kit import drafting
from engine.kit.draft import BID, PLACE, Draft, OpenDraft, Pick, place_option
from engine.text import T, seat_name

DRAFT = Question("draft", open=True)
BID_FOR_PLACE = Question("bid", open=False)
MOST_BID = 5


def prepared(options: Options) -> Draft | None:
    """The draft of a new game, where the table drafts."""
    return Draft(packs=sides()) if options.species == drafting.DRAFT else None


class SpeciesDraft(OpenDraft[Game]):
    """All species that nobody banned, and places; money for lower bids."""

    def lead(self, game: Game, seat: Seat) -> None:
        game.state.start = seat

    def bans(self, game: Game) -> int:
        return int(game.state.options.bans)

    async def ban_next(self, game: Game) -> None:
        """The next seat takes a side of a board out of the game. EC-SETUP-14"""
        await boards.ban_next(game)

    def factions(self, game: Game) -> Sequence[str]:
        return [id for side in sides() for id in side if id not in game.state.banned]

    def bids(self, game: Game) -> bool:
        return game.state.options.places == BID

    def offered(self, game: Game, pick: Pick) -> Option:
        return option(pick)

    def take_faction(self, game: Game, seat: Seat, id: str) -> None:
        boards.take_board(game, seat, id)

    def give(self, game: Game, seat: Seat, goods: int) -> None:
        game.player(seat).storage["money"] += goods

    def finish(self, game: Game) -> None:
        """Whoever has the first place is start player; then the map. EC-SETUP-11"""
        game.state.start = self.of(game).first()
        game.say(T("eclipse-starts", seat=seat_name(game.state.start)), weight=2)
        game.state.step = "map"


SPECIES_DRAFT = SpeciesDraft(DRAFT, BID_FOR_PLACE, T("eclipse-bid-goods"), MOST_BID)


def option(pick: Pick) -> Option:
    """What can be picked."""
    if pick.kind == PLACE:
        return place_option(pick, T("eclipse-place-first"))
    return offer(pick.of)._replace(id=pick.id)
