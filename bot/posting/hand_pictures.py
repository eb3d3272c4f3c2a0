"""The picture of a hand that goes with a direct message: what a seat holds, where that is new to its reader.

It is made from the view of that seat alone, and only for the person who sits there at that moment. After a restart it
goes once more with the next message.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

import discord

from bot.live.values import Live
from bot.locales import Say
from bot.services.services import Services
from bot.told.held import held_ids
from engine.ask import Seat

KEPT = 5000


class Hand(NamedTuple):
    """What a person holds at a seat, by the ids of components, and the picture of it (None: nothing new)."""

    game: int
    seat: Seat
    user: int
    ids: tuple[str, ...] = ()
    picture: discord.File | None = None


class HandPictures:
    """Remembers what was shown last to whom."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._shown: OrderedDict[tuple[int, Seat, int], tuple[str, ...]] = OrderedDict()

    async def of(self, game: int, seat: Seat, user: int, say: Say) -> Hand:
        """What this person holds there now, with a picture where it has not been shown yet."""
        here = (game, seat, user)
        wanted = (await self._services.call(self._services.store.preferences, user)).dms
        live = await self._services.tables.look(game)
        ids = _held(live, seat, user) if wanted else ()
        if not ids or self._shown.get(here) == ids:
            return Hand(*here)
        return Hand(*here, ids, await self._services.pictures.hand(live, ids, say))

    def shown(self, hand: Hand) -> None:
        """The picture has reached its reader."""
        if hand.picture is not None:
            self._shown[hand.game, hand.seat, hand.user] = hand.ids
        while len(self._shown) > KEPT:
            self._shown.popitem(last=False)


def _held(live: Live, seat: Seat, user: int) -> tuple[str, ...]:
    """Nothing for whoever sits there no longer."""
    if live.table is None or live.user_of(seat) != user:
        return ()
    view = live.rules.view(live.table.state, seat)
    return tuple(id for section in live.rules.sections for id in held_ids(live, view, section))
