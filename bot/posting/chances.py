"""Chances to react, as those hear of them who have something to use where the channel calls nobody: by direct message,
which goes away when the chance is over.

Who takes none is called in the channel each time, whether or not there is anything to use.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

import discord

from bot.faults import FAILURES
from bot.live.model import Live
from bot.live.standing_orders import is_spared, to_be_told
from bot.locales import Say
from bot.posting.messages import Messenger
from bot.posting.nudges import link
from bot.posting.outgoing_message import OutgoingMessage
from bot.posting.posters import Posting
from bot.services.services import Services
from bot.store import Outgoing
from bot.store.posts import ChancePost
from bot.widgets.explain import cut
from bot.widgets.interactions import Button
from bot.widgets.lines import lines
from bot.widgets.maker import BLUE, LABEL, Row
from bot.widgets.presses import ButtonKind, Press
from bot.wording.pending import pending
from bot.wording.whom import calls
from engine.ask import Seat
from engine.text import T

log = logging.getLogger(__name__)


class ToldChance(NamedTuple):
    """A letter about a chance to react that one seat has not taken or passed yet."""

    seat: Seat
    user: int
    question: str
    message: int


class ChancePosts:
    """Tells people of chances, and takes the letters back; those from before a start stay where they are."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self._services, self._messenger = services, messenger
        self._told: dict[int, list[ToldChance]] = {}

    async def post(self, at: Posting, row: Outgoing, post: ChancePost) -> int | None:
        """Tells of one."""
        message = await tell_of_chance(at, row, post)
        if message is not None and row.user is not None and row.seat is not None:
            self._told.setdefault(row.game, []).append(ToldChance(row.seat, row.user, post.question, message))
        return message

    async def take_back(self, live: Live) -> None:
        """Deletes the letters about what is over, each tried once."""
        found = self._told.pop(live.game.id, [])
        over = [told for told in found if not _is_on(live, told)]
        if len(over) < len(found):
            self._told[live.game.id] = [told for told in found if told not in over]
        for told in over:
            try:
                await self._messenger.burn(told.user, told.message)
            except FAILURES as error:
                log.info("a letter about a chance to react stays: %s", error)

    def leave(self, game: int) -> None:
        """Another process posts for this game."""
        self._told.pop(game, None)


def _is_on(live: Live, told: ToldChance) -> bool:
    table = live.table
    if table is None or table.ask is None or live.game.status != "running":
        return False
    return told.seat in table.waiting() and table.question_of(told.seat) == told.question


async def told_in_private(services: Services, live: Live) -> set[int]:
    """The people at the table whom a chance to react reaches by direct message."""
    table = live.table
    if table is None:
        return set()
    people = [live.user_of(seat) for seat in live.waiting() if is_spared(live, table, seat)]
    return {user for user in people if user and (await services.call(services.store.preferences, user)).dms}


async def tell_of_chance(at: Posting, row: Outgoing, post: ChancePost) -> int | None:
    """Tells one person what there is to react to; None where that is over, or they rest or take no messages."""
    services, messenger, live = at.services, at.messenger, at.live
    user, table = row.user, live.table
    if user is None or table is None or table.ask is None or row.seat not in to_be_told(live, table):
        return None
    if table.question_of(row.seat) != post.question:
        return None
    waited = await services.call(services.store.waited, live.game.id)
    mine, say = await services.reader(live, user)
    if not calls(waited, [user]) or not mine.dms:
        return None
    game = await services.call(services.store.game, live.game.id)
    asked = f"**{say(table.ask.about)}** · {link(game.guild, game.channel, game.prompt, say)}"
    words = lines(say(T("bot-chance", channel=f"<#{game.channel}>")), *pending(table.ask.pending, say), asked)
    return await messenger.direct(user, OutgoingMessage(words, row.nonce, (_answer(row, post, say),), note=row.note))


def _answer(row: Outgoing, post: ChancePost, say: Say) -> Row:
    press = Press(row.game, post.question, ButtonKind.ANSWER)
    button: Button = discord.ui.Button(label=cut(say(T("bot-answer")), LABEL), style=BLUE, custom_id=str(press))
    return [button]
