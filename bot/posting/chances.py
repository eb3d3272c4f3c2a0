"""Chances to react, as those hear of them who have something to use where the channel calls nobody: by direct message.

Who takes none is called in the channel each time, whether or not there is anything to use.
"""

from __future__ import annotations

import discord

from bot.live.model import Live
from bot.live.standing_orders import is_spared, to_be_told
from bot.locales import Say
from bot.posting.messages import Messenger, OutgoingMessage
from bot.posting.nudges import link
from bot.services.services import Services
from bot.store import Outgoing
from bot.widgets.explain import cut
from bot.widgets.interactions import Button
from bot.widgets.lines import lines
from bot.widgets.maker import BLUE, LABEL, Row
from bot.widgets.presses import ButtonKind, Press
from bot.wording.accounts import note_of
from bot.wording.pending import pending
from bot.wording.whom import calls
from engine.text import T


async def told_in_private(services: Services, live: Live) -> set[int]:
    """The people at the table whom a chance to react reaches by direct message."""
    table = live.table
    if table is None:
        return set()
    people = [live.user_of(seat) for seat in live.waiting() if is_spared(live, table, seat)]
    return {user for user in people if user and (await services.call(services.store.preferences, user)).dms}


async def tell_of_chance(services: Services, messenger: Messenger, live: Live, row: Outgoing) -> int | None:
    """Tells one person what there is to react to; None where that is over, or they rest or take no messages."""
    user, table = row.user, live.table
    if user is None or table is None or table.ask is None or row.seat not in to_be_told(live, table):
        return None
    if table.question_of(row.seat) != row.payload["question"]:
        return None
    waited = await services.call(services.store.waited, live.game.id)
    if not calls(waited, [user]) or not (await services.call(services.store.preferences, user)).dms:
        return None
    say = await messenger.say_to(services, live, user)
    game = await services.call(services.store.game, live.game.id)
    asked = f"**{say(table.ask.about)}** · {link(game.guild, game.channel, game.prompt, say)}"
    words = lines(say(T("bot-chance", channel=f"<#{game.channel}>")), *pending(table.ask.pending, say), asked)
    return await messenger.direct(user, OutgoingMessage(words, row.nonce, (_answer(row, say),), note=note_of(row)))


def _answer(row: Outgoing, say: Say) -> Row:
    press = Press(row.game, str(row.payload["question"]), ButtonKind.ANSWER)
    button: Button = discord.ui.Button(label=cut(say(T("bot-answer")), LABEL), style=BLUE, custom_id=str(press))
    return [button]
