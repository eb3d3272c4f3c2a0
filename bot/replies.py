"""Answering an interaction: with words for its reader only, and with one clear sentence when something is refused."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import discord

from bot import rulebook
from bot.asking.explain import cut
from bot.asking.panels import GREY, LABEL, Panel
from bot.asking.presses import Press
from bot.asking.rows import view_of
from bot.errors import BotError, Leaving, Refused
from bot.faults import fileless
from bot.helping.sought import ASIDE, Sought
from bot.house import NOBODY, House, Interaction
from bot.locales import Say
from engine.errors import IllegalAnswer
from engine.text import T

X = TypeVar("X")
PATIENCE = 1.5
TOO_LATE = (10062, 40060)
"""Discord's codes for an interaction that it has forgotten, and for one that is answered already."""

log = logging.getLogger(__name__)


async def whisper(
    interaction: Interaction, content: str, panel: Panel | None = None, *, file: discord.File | None = None
) -> None:
    """Says something that only its reader sees, if need be without the picture."""
    await _say(interaction, content, panel, file, ephemeral=True)


async def _say(
    interaction: Interaction, content: str, panel: Panel | None, file: discord.File | None, *, ephemeral: bool
) -> None:
    how: dict[str, Any] = {"ephemeral": ephemeral, "allowed_mentions": NOBODY}
    how |= {"view": view_of(panel.rows)} if panel else {}
    answer = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    try:
        await answer(content, **(how | {"file": file} if file else how))
    except discord.HTTPException as error:
        if file is None or not fileless(error):
            raise
        await answer(content, **how)


async def think(interaction: Interaction) -> None:
    """Tells Discord that an answer for its reader is coming; it may take longer than three seconds."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def soon(interaction: Interaction, work: Coroutine[Any, Any, X]) -> X:
    """Does work whose outcome everybody may read, and a refusal only its reader: so it is told apart before answering.

    Discord fixes at the first sign of life who will read the answer. Work that takes long is announced to all.
    """
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=PATIENCE)
    if not task.done():
        await interaction.response.defer(thinking=True)
    return await task


async def tell(
    interaction: Interaction, content: str, panel: Panel | None = None, *, file: discord.File | None = None
) -> None:
    """Says something that the whole channel sees, if need be without the picture."""
    await _say(interaction, content, panel, file, ephemeral=False)


async def guarded(house: House, interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Does the work; a refusal or a fault becomes one sentence to its reader."""
    if house.running.leaving:
        await apologise(house, interaction, Leaving())
        return
    async with house.running.answering(interaction):
        try:
            await work()
        except Exception as error:
            await apologise(house, interaction, error)


async def apologise(house: House, interaction: Interaction, error: BaseException) -> None:
    """Says why nothing was done. Anything but a refusal is logged under a reference that the reader can quote."""
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.info("an interaction was answered before, or has run out: %s", error)
        return
    try:
        await _refuse(house, interaction, error)
    except (discord.HTTPException, BotError, OSError, RuntimeError) as failure:  # also a session closed meanwhile
        log.warning("could not answer an interaction", exc_info=failure)


async def _refuse(house: House, interaction: Interaction, error: BaseException) -> None:
    """The sentence; for a rule that players can look up, with a button that shows it."""
    say = await _speaker(house, interaction, error)
    words, rule = refusal(error, say), error.rule if isinstance(error, IllegalAnswer) else None
    if rule is None or rulebook.look_up(await rulebook.opened(rulebook.names(), "en"), rule) is None:
        await whisper(interaction, words)
        return
    label, custom_id = cut(say(T("bot-rules-what")), LABEL), str(Sought(ASIDE, id=rule))
    what: discord.ui.Button[Any] = discord.ui.Button(label=label, style=GREY, custom_id=custom_id)
    await whisper(interaction, words, Panel(words, ([what],)))


async def _speaker(house: House, interaction: Interaction, error: BaseException) -> Say:
    """Speaks to the reader; where the rules of a game refuse, of its players by their names."""
    if isinstance(error, IllegalAnswer):
        with suppress(BotError):
            return await house.say(interaction, await house.tables.look(await _game(house, interaction)))
    return await house.say(interaction)


async def _game(house: House, interaction: Interaction) -> int:
    """The game that a press names, else the one of the channel. Raises NoGame."""
    press = Press.read(str(interaction.data.get("custom_id"))) if interaction.data else None
    return press.game if press else (await house.tables.find(interaction.channel_id or 0)).id


def refusal(error: BaseException, say: Say) -> str:
    """The sentence for an error; for a rule, with its id."""
    if isinstance(error, IllegalAnswer) and error.rule:
        return say(T("bot-refused-by-rule", text=error.text, rule=error.rule))
    if isinstance(error, Refused):
        return say(error.text)
    if fileless(error):
        return say(T("bot-picture-refused"))
    reference = secrets.token_hex(3)
    log.error("fault %s", reference, exc_info=error)
    return say(T("bot-went-wrong", reference=reference))
