"""A seat's secrets, shown to it alone: what it holds, and what it was told last."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import BotError, NotSeated
from bot.house import House, Interaction, kept_lines, pages
from bot.play import Live
from bot.presses import Press
from bot.replies import whisper
from engine.events import Event
from engine.text import T, Text

SECTIONS = ("hand", "objectives")
LAST = 40


async def secret_words(house: House, interaction: Interaction, live: Live, sections: Sequence[str]) -> str:
    """What the reader's seat holds.

    Raises:
        NotSeated: a stranger.
        BotError: the game has not started.
    """
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    if live.table is None:
        raise BotError(T("bot-not-started"))
    say, view = await house.say(interaction, live), live.rules.view(live.table.state, seat)
    told = []
    for section in sections:
        held = [f"- {say(text)}" for text in live.rules.held(view, section)]
        told += [f"**{say(Text(f'bot-section-{section}'))}**", *(held or [say(T("bot-holds-nothing"))])]
    return "\n".join(told)


async def show_secrets(house: House, interaction: Interaction, press: Press, values: object) -> None:
    """The button of a secret that could not be sent: the last secret lines of this seat, and what it holds."""
    live = await house.tables.look(press.game)
    held = await secret_words(house, interaction, live, SECTIONS)
    seat, say = live.seat_of(interaction.user.id), await house.say(interaction, live)
    assert seat is not None
    log = await house.call(house.store.log, press.game, last=LAST)
    events = [Event.from_json(event) for answer in log for event in answer.events]
    told = [say(event.secret[seat]) for event in events if seat in event.secret]
    await whisper_all(interaction, "\n".join([*kept_lines(told, 1000)[-10:], held]))


async def whisper_all(interaction: Interaction, words: str) -> None:
    """Says to its reader what may be longer than one message."""
    for page in pages(words):
        await whisper(interaction, page)
