"""A channel in which a game is under way: the next table can have a thread, by one button."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import discord

from bot.errors import BotError
from bot.gathering.kept_settings import spelled
from bot.locales import Say
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Interaction
from bot.widgets.maker import BLUE, LABEL, Panel
from bot.widgets.presses import LIMIT, ButtonKind, Press
from engine.players.characters import PlayerKind as Program
from engine.text import T

THREAD = "!"
"""With this the choice of a button begins that opens a table in a thread."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A table as somebody wants it.

    Attributes:
        programs: computer players who sit there from the start.
        settings: those that are not the usual ones (`bot.gathering.kept_settings`).
    """

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    language: str = ""
    thread: str = "none"
    programs: tuple[Program, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)


def thread_panel(interaction: Interaction, wanted: Wanted, say: Say) -> Panel | None:
    """The button; None where there can be no thread, or the table is too special for a button."""
    custom_id = str(Press(0, "-", f"{ButtonKind.OPEN}{THREAD}{_written(wanted)}"))
    if not isinstance(interaction.channel, discord.TextChannel) or len(custom_id) > LIMIT:
        return None
    label = cut(say(T("bot-open-thread")), LABEL)
    button: Button = discord.ui.Button(label=label, style=BLUE, custom_id=custom_id)
    return Panel("", ([button],))


def _written(wanted: Wanted) -> str:
    options, settings = spelled(wanted.options, ","), spelled(wanted.settings, ",")
    return "|".join((wanted.game, wanted.language, options, ",".join(map(str, wanted.programs)), settings))


def wanted_of(written: str) -> Wanted:
    """The table that such a button opens. Raises BotError: it is no such button."""
    try:
        game, language, options, programs, *settings = written.removeprefix(THREAD).split("|")
        chosen, kept = (
            dict(one.split("=", 1) for one in many.split(",") if one) for many in (options, "".join(settings))
        )
        players = tuple(Program.read(name) for name in programs.split(",") if name)
    except (ValueError, KeyError):
        raise BotError(T("bot-unknown-button")) from None
    return Wanted(game, chosen, language, "public", players, kept)
