"""`/secret`: what only the own seat may see, at any time."""

from __future__ import annotations

from bot.asking.secrets import show_all, show_held, told_words
from bot.errors import BotError
from bot.live.model import SECTIONS_OF_ALL_GAMES, Live
from bot.locales import Say, plainly
from bot.names import alike
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching
from bot.widgets.interactions import Offer
from bot.widgets.lines import kept_lines
from engine.text import T

FAR, ROOM = 2000, 1900
"""So many answers back it is looked for what a seat was told, and so much of it is shown."""


async def complete_section(at: Context, typed: str) -> list[Offer]:
    """The kinds of secrets of this channel's game, the same for everybody."""
    live = await at.live_or_none()
    return [] if live is None else matching(_named(live, await at.say(live)), typed)


@command("secret show", complete={"section": complete_section})
async def show(at: Context, section: str) -> None:
    """One section of the own secrets, by its id or its name. Raises BotError: this game has none of that name."""
    live = await at.live()
    wanted, named = alike(section), _named(live, await at.say(live))
    found = [id for label, id in named if wanted in (alike(label), id)]
    if not found and section not in SECTIONS_OF_ALL_GAMES:
        raise BotError(T("bot-no-such-section", sections=tuple(label for label, _ in named)))
    await show_held(at, live, found[:1] or (section,))


@command("secret hand")
async def hand(at: Context) -> None:
    """What the own seat holds in its hand."""
    await show(at, "hand")


@command("secret objectives")
async def objectives(at: Context) -> None:
    """The objectives that the own seat holds in secret."""
    await show(at, "objectives")


@command("secret told")
async def told_in_secret(at: Context) -> None:
    """What the own seat alone was told, the last of it."""
    words = await told_words(at, await at.live(), FAR)
    nothing = (await at.say())(T("bot-told-nothing"))
    await at.whisper("\n".join(kept_lines([f"- {line}" for line in words], ROOM)) or nothing)


@command("secret all")
async def everything(at: Context) -> None:
    """What was told last, and all that the own seat holds."""
    await show_all(at, await at.live())


def _named(live: Live, say: Say) -> list[tuple[str, str]]:
    """The sections of a game: what each is called, and its id."""
    return [(plainly(say)(live.heading(section)), section) for section in live.rules.sections]
