"""Answering an interaction: with words for its reader only, and with one clear sentence when something is refused."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

import discord

from bot import rulebook
from bot.errors import BotError, Leaving, NothingToUndo, NotSeated, Refused, SecondHand
from bot.faults import FAILURES, Meaning, Request, filtered, meaning
from bot.limits import TooFast
from bot.live import task_memory
from bot.locales import Say
from bot.services.held_presses import is_answered
from bot.services.services import LANGUAGE, Services
from bot.widgets.explain import cut
from bot.widgets.interactions import NOBODY, Button, Interaction, may_write
from bot.widgets.layouts import edited, said, without_icons
from bot.widgets.lookups import ASIDE, Sought
from bot.widgets.maker import BLUE, GREY, LABEL, Panel
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.private_messages import PrivateMessage
from bot.wording.announcements import watch_rows
from engine.errors import IllegalAnswer
from engine.text import T, Text

X = TypeVar("X")
PATIENCE = 1.5

log = logging.getLogger(__name__)


class Unshown(Exception):
    """What somebody asked for is done and kept, and only telling of it failed; `cause`: why."""

    def __init__(self, cause: BaseException) -> None:
        super().__init__(str(cause))
        self.cause = cause


async def whisper(
    interaction: Interaction, content: str, panel: Panel | None = None, *, file: discord.File | None = None
) -> PrivateMessage:
    """Says something that only its reader sees, if need be without the picture."""
    return await _say(interaction, content, panel, file, ephemeral=True)


async def _say(
    interaction: Interaction, content: str, panel: Panel | None, file: discord.File | None, *, ephemeral: bool
) -> PrivateMessage:
    how: dict[str, Any] = {"ephemeral": ephemeral, "allowed_mentions": NOBODY}
    shown = replace(panel or Panel("", ()), content=content)
    answer = interaction.followup.send if await is_answered(interaction) else interaction.response.send_message

    async def send(now: Panel, with_it: discord.File | None = file) -> PrivateMessage:
        sent = await answer(**how, **(said(now, [with_it]) | {"file": with_it} if with_it else said(now)))
        if isinstance(sent, discord.WebhookMessage):
            return PrivateMessage(interaction, sent, sent.id)
        return PrivateMessage(interaction, id=None if sent is None else sent.message_id)

    try:
        return await _taken(interaction, send, shown, file)
    except discord.HTTPException as error:
        if meaning(error, Request.REPLY, files=file is not None) is not Meaning.WITHOUT_FILE:
            raise
        say = await interaction.client.services.say(interaction)
        return await send(replace(shown, content=f"{shown.content}\n{say(without_picture(error))}".strip()), None)


async def _taken(
    interaction: Interaction,
    send: Callable[[Panel], Awaitable[X]],
    shown: Panel,
    file: discord.File | None = None,
) -> X:
    """Sends it, if need be without icons, which somebody may have deleted."""
    try:
        return await send(shown)
    except discord.HTTPException as error:
        if meaning(error, Request.REPLY, icons=without_icons(shown) != shown) is not Meaning.WITHOUT_ICONS:
            raise
        interaction.client.services.lose_icons(error)
        if file is not None:
            file.reset()
        return await send(without_icons(shown))


def without_picture(error: BaseException) -> Text:
    """Why a picture is missing that Discord has refused."""
    return T("bot-picture-filtered" if filtered(error) else "bot-picture-refused")


async def notice(interaction: Interaction, content: str, panel: Panel | None = None) -> None:
    """Says something that only its reader sees, in place of the last such notice in that channel."""
    told = await whisper(interaction, content, panel)
    await interaction.client.services.notices.replace(interaction.channel_id or 0, interaction.user.id, told)


async def take_away(interaction: Interaction) -> None:
    """Removes the private message of a press, which has nothing to say any more."""
    if not interaction.response.is_done():
        await interaction.response.defer()
    with suppress(*FAILURES):
        await interaction.delete_original_response()


async def think(interaction: Interaction) -> None:
    """Tells Discord that an answer for its reader is coming; it may take longer than three seconds."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


async def hear(interaction: Interaction) -> None:
    """Tells Discord that a press was heard; its message stays as it is, and what comes of it follows."""
    if _from_the_channel(interaction):
        await think(interaction)
    elif not await is_answered(interaction):
        await interaction.response.defer()


async def heard(interaction: Interaction, work: Awaitable[X]) -> X:
    """Does the work of a press; Discord hears of that press before only where the work takes long. Else what came of
    it is the answer (`put`), and so one request.
    """
    task = asyncio.ensure_future(work)
    if PATIENCE:
        await asyncio.wait({task}, timeout=PATIENCE)
    if not task.done():
        await hear(interaction)
    return await task


async def put(
    interaction: Interaction, shown: Panel, *, file: discord.File | None = None, ephemeral: bool = True
) -> PrivateMessage:
    """Shows what came of a deed in the message of the press; where that is gone meanwhile, in a new one. Which it is.

    `ephemeral`: whether the new one is for its reader alone, as the old one was.
    """
    answered = interaction.response.is_done()
    if not answered and _from_the_channel(interaction):
        return await whisper(interaction, shown.content, shown, file=file)

    async def send(now: Panel) -> None:
        how = edited(now, interaction.message, [file] if file else [])
        edit = interaction.edit_original_response if answered else interaction.response.edit_message
        await edit(**how, allowed_mentions=NOBODY)

    try:
        await _taken(interaction, send, shown, file)
    except discord.HTTPException as error:
        if meaning(error, Request.REPLY) is Meaning.TOO_LATE:
            raise
        log.info("what was pressed cannot be edited any more: %s", error)
        if file is not None:
            file.reset()
        panel = shown if shown.rows else None
        return await _say(interaction, shown.content, panel, file, ephemeral=ephemeral)
    return PrivateMessage(interaction, id=None if interaction.message is None else interaction.message.id)


def _from_the_channel(interaction: Interaction) -> bool:
    """Whether this is a form that a message for all has opened: what comes of it is for its reader alone."""
    filled = interaction.type is discord.InteractionType.modal_submit and interaction.guild_id is not None
    return filled and interaction.message is not None and not interaction.message.flags.ephemeral


async def turn_to(interaction: Interaction, shown: Panel) -> None:
    """Shows this in the message of the press, as the answer to it; its pictures stay."""
    if _from_the_channel(interaction):
        await whisper(interaction, shown.content, shown)
        return

    async def send(now: Panel) -> None:
        await interaction.response.edit_message(**edited(now, interaction.message), allowed_mentions=NOBODY)

    await _taken(interaction, send, shown)


async def soon(interaction: Interaction, work: Coroutine[Any, Any, X], *, aloud: bool = True) -> X:
    """Does work whose outcome everybody may read, and a refusal only its reader: so it is told apart before answering.

    Discord fixes at the first sign of life who will read the answer. Work that takes long is announced
    to all, unless what it leads to is not said aloud.
    """
    task = asyncio.ensure_future(work)
    await asyncio.wait({task}, timeout=PATIENCE)
    if not task.done():
        await interaction.response.defer(thinking=True, ephemeral=not aloud)
    return await task


async def tell(
    interaction: Interaction, content: str, panel: Panel | None = None, *, file: discord.File | None = None
) -> None:
    """Says something that the whole channel sees, if need be without the picture."""
    await _say(interaction, content, panel, file, ephemeral=False)


async def tell_around(interaction: Interaction, content: str) -> None:
    """Says what somebody did; to them alone where Discord does not let them write themselves."""
    await (tell if may_write(interaction) else whisper)(interaction, content)


async def guarded(services: Services, interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Does the work; a refusal or a fault becomes one sentence to its reader."""
    if services.running.leaving:
        await apologise(services, interaction, Leaving())
        return
    try:
        services.rates.press(interaction.user.id)
    except TooFast as error:
        interaction.extras[LANGUAGE] = ""  # that of Discord: nothing is looked up
        if not error.told:
            await apologise(services, interaction, error)
        return
    async with services.running.answering(interaction):
        commits = task_memory.watch_commits()
        task_memory.remember_lookups()
        try:
            await work()
        except Exception as error:
            await apologise(services, interaction, Unshown(error) if commits else error)


async def apologise(services: Services, interaction: Interaction, error: BaseException) -> None:
    """Says why nothing was done. Anything but a refusal is logged under a reference that the reader can quote."""
    cause = error.cause if isinstance(error, Unshown) else error
    if meaning(cause, Request.REPLY) is Meaning.TOO_LATE:
        log.info("an interaction was answered before, or has run out: %s", error)
        return
    try:
        await _refuse(services, interaction, error)
    except (*FAILURES, BotError, RuntimeError) as failure:  # also a session closed meanwhile
        log.warning("could not answer an interaction", exc_info=failure)


async def _refuse(services: Services, interaction: Interaction, error: BaseException) -> None:
    """The sentence; for a rule that players can look up, with a button that shows it."""
    say = await _speaker(services, interaction, error)
    if isinstance(error, SecondHand) and interaction.guild_id is not None:
        await notice(interaction, say(error.text), await _asking(services, interaction, error, say))
        return
    if isinstance(error, NotSeated) and (panel := await _watching(services, interaction, say)) is not None:
        await notice(interaction, say(T("bot-not-seated-watch")), panel)
        return
    words, rule = refusal(error, say), error.rule if isinstance(error, IllegalAnswer) else None
    if rule is None or rulebook.look_up(await rulebook.opened(rulebook.names(), "en"), rule) is None:
        await notice(interaction, words)
        return
    label, custom_id = cut(say(T("bot-rules-what")), LABEL), str(Sought(ASIDE, id=rule))
    what: Button = discord.ui.Button(label=label, style=GREY, custom_id=custom_id)
    await notice(interaction, words, Panel(words, ([what],)))


async def _watching(services: Services, interaction: Interaction, say: Say) -> Panel | None:
    """The button to watch, for a stranger who presses a question of a table that goes on."""
    press = Press.read(str(interaction.data.get("custom_id"))) if interaction.data else None
    if press is None or press.question == "-" or interaction.guild_id is None:
        return None
    live = await services.tables.look(press.game)
    return Panel("", watch_rows(live, say)) if live.game.live else None


async def _asking(services: Services, interaction: Interaction, error: SecondHand, say: Say) -> Panel:
    """The button by which the others are asked (`bot.moderators.sharing`)."""
    custom_id = str(Press(await _game(services, interaction), "-", f"{ButtonKind.SHARE}{error.user}.{error.seat}"))
    label = cut(say(T("share-ask")), LABEL)
    ask: Button = discord.ui.Button(label=label, style=BLUE, custom_id=custom_id)
    return Panel("", ([ask],))


async def _speaker(services: Services, interaction: Interaction, error: BaseException) -> Say:
    """Speaks to the reader; where it is about a game, of its players by their names."""
    if isinstance(error, (IllegalAnswer, NothingToUndo)):
        with suppress(BotError):
            return await services.say(interaction, await services.tables.look(await _game(services, interaction)))
    return await services.say(interaction)


async def _game(services: Services, interaction: Interaction) -> int:
    """The game that a press names, else the one of the channel. Raises NoGame."""
    press = Press.read(str(interaction.data.get("custom_id"))) if interaction.data else None
    return press.game if press else (await services.tables.find(interaction.channel_id or 0)).id


def refusal(error: BaseException, say: Say) -> str:
    """The sentence for an error; for a rule, with its id. What is committed is never called unchanged."""
    if isinstance(error, Unshown):
        reference = secrets.token_hex(3)
        log.error("fault %s, after a commit", reference, exc_info=error.cause)
        return say(T("bot-done-unshown", reference=reference))
    if isinstance(error, IllegalAnswer) and error.rule:
        return say(T("bot-refused-by-rule", text=error.text, rule=error.rule))
    if isinstance(error, Refused):
        return say(error.text)
    if isinstance(error, FAILURES) and meaning(error, Request.REPLY, files=True) is Meaning.WITHOUT_FILE:
        return say(without_picture(error))
    reference = secrets.token_hex(3)
    log.error("fault %s", reference, exc_info=error)
    return say(T("bot-went-wrong", reference=reference))
