"""A seat's secrets, shown to it alone: what it holds, and what it was told last."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.errors import BotError, NotSeated
from bot.live.model import Live
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.context import Context
from bot.services.replies import think, whisper
from bot.services.services import Services
from bot.widgets.interactions import Interaction
from bot.widgets.lines import kept_lines, pages
from bot.widgets.presses import ButtonKind, Press
from bot.wording.held import held_ids, held_lines
from engine.ask import Seat
from engine.events import Event
from engine.text import T

LAST = 40
TOLD, ROOM = 10, 1000


async def show_held(at: Context, live: Live, sections: Sequence[str], before: Sequence[str] = ()) -> None:
    """What the reader's seat holds, in words with a picture; lines `before` it.

    Raises:
        NotSeated: a stranger.
        BotError: the game has not started.
    """
    seat, say = _own(at, live), await at.say(live)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    view, told = live.rules.view(live.table.state, seat), list(before)
    for section in sections:
        nothing = [f"**{say(live.heading(section))}**", say(T("bot-holds-nothing"))]
        told += held_lines(live, view, section, say) or nothing
    ids = [id for section in sections for id in held_ids(live, view, section)]
    picture = await at.services.pictures.hand(live, ids, say)
    await whisper_all(at.interaction, "\n".join(told), picture)


async def told_words(at: Context, live: Live, last: int = LAST) -> list[str]:
    """The last lines that only the reader's seat was told. Raises NotSeated."""
    seat, say = _own(at, live), await at.say(live)
    log = await at.services.call(at.services.store.log, live.game.id, last=last)
    events = [Event.from_json(event) for answer in log for event in answer.events]
    return [say(event.secret[seat]) for event in events if seat in event.secret]


def _own(at: Context, live: Live) -> Seat:
    seat = live.seat_of(at.user)
    if seat is None:
        raise NotSeated
    return seat


@button(ButtonKind.SECRETS, need=ASKED)
async def show_secrets(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The button of a secret that could not be sent: the last secret lines of this seat, and what it holds."""
    await think(interaction)
    await show_all(Context(services, interaction), await services.tables.look(press.game))


async def show_all(at: Context, live: Live) -> None:
    """Everything: what was told last, and what the seat holds."""
    told = await told_words(at, live)
    await show_held(at, live, live.rules.sections, kept_lines(told, ROOM)[-TOLD:])


async def whisper_all(interaction: Interaction, words: str, picture: discord.File | None = None) -> None:
    """Says to its reader what may be longer than one message; the picture stands with the first one."""
    for at, page in enumerate(pages(words)):
        await whisper(interaction, page, file=None if at else picture)
