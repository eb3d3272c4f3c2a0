"""`/play new`, `presets`, `save`, `forget`: tables like others before them, by a name."""

from __future__ import annotations

from dataclasses import replace

from bot.asking.secrets import whisper_all
from bot.errors import BotError
from bot.gathering import presets
from bot.gathering.another import like
from bot.gathering.lobby_commands import CHOICES
from bot.gathering.opening import open_table
from bot.names import cleaned, escaped
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching, server_of
from bot.widgets.interactions import Offer
from engine.text import T

QUOTE = "'"
"""In place of what would end the line."""


async def _known(at: Context) -> dict[str, str]:
    return await at.services.call(at.services.store.presets, server_of(at.interaction))


async def complete_preset(at: Context, typed: str) -> list[Offer]:
    """Those of this server, the one used last first."""
    if at.interaction.guild_id is None:
        return []
    return matching([(name, name) for name in await _known(at)], typed)


@command(
    "play new",
    choices={"thread": CHOICES["thread"], "language": CHOICES["language"]},
    complete={"preset": complete_preset},
    aloud=True,
)
async def new(at: Context, preset: str, thread: str = "none", language: str = "") -> None:
    """Opens a table as the preset says."""
    known = await _known(at)
    name = presets.meant(known, preset)
    wanted = replace(presets.read(known[name]), language=language, thread=thread)
    if await open_table(at.services, at.interaction, wanted) is not None:
        await at.services.call(at.services.store.keep_preset, server_of(at.interaction), name, known[name])


@command("play presets")
async def listed(at: Context) -> None:
    """All of this server, each with its line, which can be saved on another one."""
    known, say = await _known(at), await at.say()
    lines = [f"- **{escaped(name)}**: {_code(line)}" for name, line in known.items()]
    await whisper_all(at.interaction, "\n".join([say(T("bot-presets" if lines else "bot-presets-none")), *lines]))


@command("play save")
async def save(at: Context, name: str, text: str = "") -> None:
    """Keeps how this channel's table is, or what the line says, under that name."""
    server, known, called = server_of(at.interaction), await _known(at), cleaned(name)[: presets.NAME].strip()
    line = presets.written(presets.read(text) if text else like(await at.live()))
    same = next((one for one in known if one.casefold() == called.casefold()), called)
    if not called or (same not in known and len(known) >= presets.MOST):
        raise BotError(T("bot-presets-full", n=presets.MOST) if called else T("bot-preset-form"))
    if len(line) > presets.LONGEST:
        raise BotError(T("bot-preset-long"))
    await at.services.call(at.services.store.keep_preset, server, same, line)
    await at.whisper(f"{(await at.say())(T('bot-preset-saved', name=same))} {_code(line)}")


def _code(line: str) -> str:
    """As it can be copied."""
    return f"`{line.replace('`', QUOTE)}`"


@command("play forget", complete={"preset": complete_preset})
async def forget(at: Context, preset: str) -> None:
    """The name stands for nothing any more."""
    name = presets.meant(await _known(at), preset)
    await at.services.call(at.services.store.forget_preset, server_of(at.interaction), name)
    await at.confirm(T("bot-preset-forgotten", name=name))
