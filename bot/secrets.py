"""A seat's secrets, shown to it alone: what it holds, and what it was told last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.asking.explain import cut
from bot.asking.panels import GREY, LABEL, Row
from bot.asking.presses import REVEAL, Press
from bot.errors import BotError, NotSeated
from bot.house import House, Interaction, kept_lines, pages
from bot.live.play import Live
from bot.locales import Say
from bot.replies import think, whisper
from engine.ask import Seat
from engine.events import Event
from engine.text import T, Text

SECTIONS = ("hand", "objectives")
LAST = 40
TOLD, ROOM = 10, 1000


def held_lines(live: Live, view: Any, section: str, say: Say, *, own: bool = True) -> list[str]:
    """One section of what the seat of a view holds; nothing where it holds nothing. `own`: the seat itself reads it."""
    held = [f"- {say(text)}" for text in live.rules.held(view, section)]
    heading = Text(f"bot-section-{section}" if own else f"bot-held-{section}")
    return [f"**{say(heading)}**", *held] if held else []


def held_ids(live: Live, view: Any, section: str) -> Sequence[str]:
    """The components of one section, by their ids, of which there are pictures."""
    return live.rules.held_components(view, section)


async def show_held(
    house: House, interaction: Interaction, live: Live, sections: Sequence[str], before: Sequence[str] = ()
) -> None:
    """What the reader's seat holds, in words with a picture; lines `before` it.

    Raises:
        NotSeated: a stranger.
        BotError: the game has not started.
    """
    seat, say = _own(interaction, live), await house.say(interaction, live)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    view, told = live.rules.view(live.table.state, seat), list(before)
    for section in sections:
        nothing = [f"**{say(Text(f'bot-section-{section}'))}**", say(T("bot-holds-nothing"))]
        told += held_lines(live, view, section, say) or nothing
    ids = [id for section in sections for id in held_ids(live, view, section)]
    picture = await house.pictures.hand(live, ids, say)
    await whisper_all(interaction, "\n".join(told), picture)


async def told_words(house: House, interaction: Interaction, live: Live, last: int = LAST) -> list[str]:
    """The last lines that only the reader's seat was told. Raises NotSeated."""
    seat, say = _own(interaction, live), await house.say(interaction, live)
    log = await house.call(house.store.log, live.game.id, last=last)
    events = [Event.from_json(event) for answer in log for event in answer.events]
    return [say(event.secret[seat]) for event in events if seat in event.secret]


def _own(interaction: Interaction, live: Live) -> Seat:
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    return seat


async def show_secrets(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """The button of a secret that could not be sent: the last secret lines of this seat, and what it holds."""
    await think(interaction)
    await show_all(house, interaction, await house.tables.look(press.game))


async def show_all(house: House, interaction: Interaction, live: Live) -> None:
    """Everything: what was told last, and what the seat holds."""
    told = await told_words(house, interaction, live)
    await show_held(house, interaction, live, SECTIONS, kept_lines(told, ROOM)[-TOLD:])


def reveal_rows(live: Live, say: Say) -> tuple[Row, ...]:
    """The button under the last message of a game, which shows what everybody held; see `bot.files.reveal`."""
    label, custom_id = cut(say(T("bot-reveal")), LABEL), str(Press(live.game.id, "-", REVEAL))
    button: discord.ui.Button[Any] = discord.ui.Button(label=label, style=GREY, custom_id=custom_id)
    return ([button],)


async def whisper_all(interaction: Interaction, words: str, picture: discord.File | None = None) -> None:
    """Says to its reader what may be longer than one message; the picture stands with the first one."""
    for at, page in enumerate(pages(words)):
        await whisper(interaction, page, file=None if at else picture)
