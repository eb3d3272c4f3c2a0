"""A draft in the open: factions and places at the table, in snake order. FS-SETUP-02

Whoever sits at the first place is first player; the others follow clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Option, Seat
from engine.forbidden_stars.phases import factions
from engine.forbidden_stars.phases.factions import free, offer
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Options
from engine.kit import drafting
from engine.kit.draft import BID, PLACE, Draft, OpenDraft, Pick, place_option
from engine.text import T

DRAFT = Question("draft", open=True)
BID_FOR_PLACE = Question("bid", open=False)
MOST_BID = 3


def prepared(options: Options) -> Draft | None:
    """The draft of a new game, where the table drafts."""
    return Draft() if options.factions == drafting.DRAFT else None


class FactionDraft(OpenDraft[Game]):
    """All factions that nobody banned, and places; materiel for lower bids."""

    def lead(self, game: Game, seat: Seat) -> None:
        game.state.first = seat

    def bans(self, game: Game) -> int:
        return int(game.state.options.bans)

    async def ban_next(self, game: Game) -> None:
        await factions.ban_next(game)

    def factions(self, game: Game) -> Sequence[str]:
        return free(game)

    def bids(self, game: Game) -> bool:
        return game.state.options.places == BID

    def offered(self, game: Game, pick: Pick) -> Option:
        return option(pick)

    def take_faction(self, game: Game, seat: Seat, id: str) -> None:
        factions.take_faction(game, seat, id)

    def give(self, game: Game, seat: Seat, goods: int) -> None:
        game.player(seat).materiel += goods

    def finish(self, game: Game) -> None:
        """The components, and with them the first player."""
        game.state.step = "components"


FACTION_DRAFT = FactionDraft(DRAFT, BID_FOR_PLACE, T("forbidden_stars-bid-goods"), MOST_BID)


def option(pick: Pick) -> Option:
    """What can be picked."""
    if pick.kind == PLACE:
        return place_option(pick, T("forbidden_stars-place-first"))
    return offer(pick.of)._replace(id=pick.id)
