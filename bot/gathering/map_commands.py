"""`/map show` and `/map use`: the board as text beside its picture, and one that a table brings."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.errors import BotError, NotOpen
from bot.gathering.pasted import board_from
from bot.gathering.table_settings import Setting, change, settings_of
from bot.live.model import Live
from bot.locales import Say
from bot.services.commands import Choices, command
from bot.services.context import Context
from bot.tables.brought import judgement
from bot.widgets.explain import cut
from bot.widgets.lines import lines
from bot.widgets.maker import CONTENT
from bot.wording.announcements import game_name, option_text, value_name
from bot.wording.reader import Reader
from engine import games
from engine.kit.maps import Boards
from engine.text import T

FORM = "map-form-"
ROOM = CONTENT - 10
"""Characters of a text that a message holds with the marks around it."""


def forms() -> Sequence[str]:
    """The dialects of all games."""
    offered = [boards.forms for name in games.names() if (boards := games.rules_of(name).boards) is not None]
    return [f"{FORM}{form}" for form in dict.fromkeys(form for listed in offered for form in listed)]


CHOICES: Choices = {"form": forms}


@command("map show", choices=CHOICES)
async def show(at: Context, form: str = "") -> None:
    """The text of the board beside its picture; before the start of the board that the table brings."""
    live = await at.live()
    say, form = await at.say(live), form.removeprefix(FORM)
    if live.table is None:
        await _preview(at, live, say, form)
        return
    boards, picture = live.rules.boards, await at.services.pictures.board(live, say)
    if boards is None:
        await at.whisper(say(T("bot-map-no-form", game=game_name(live.game.name))), file=picture)
        return
    text = boards.of(Reader(None, everything=live.game.is_revealed).now(live, live.table))
    if not text:
        await at.whisper(say(T("bot-map-empty")), file=picture)
        return
    await _whisper(at, boards, text, form, picture)


async def _preview(at: Context, live: Live, say: Say, form: str) -> None:
    """Raises BotError: the table brings no board, so there is none yet."""
    judged, maps = judgement(live), live.rules.maps
    if judged is None or maps is None:
        raise BotError(T("bot-map-later"))
    warned = [f"- {say(one.text)}" for one in judged.warnings]
    picture = await at.services.pictures.preview(live, say, maps.preview(judged.string), judged.seats)
    around = [f"-# {say(line)}" for line in maps.around(judged.string)]
    await _whisper(at, maps, judged.string, form, picture, *around, *warned)


async def _whisper(
    at: Context, boards: Boards[object], text: str, form: str, picture: discord.File | None, *below: str
) -> None:
    """The board in one of its dialects, as it can be copied, with what there is room for below it; as a file of its
    own where it is too long for a message.
    """
    written = boards.write(text, form if form in boards.forms else boards.forms[0])
    if len(written) < ROOM:
        await at.whisper(cut(lines(f"```\n{written}\n```", *below), CONTENT), file=picture)
        return
    await at.whisper((await at.say())(T("bot-map-as-file")), file=picture)
    await at.whisper("", file=discord.File(io.BytesIO(written.encode()), filename="map.txt"))


@command("map use")
async def use(at: Context, text: str = "", file: discord.Attachment | None = None) -> None:
    """Brings a board to a table that waits; without any it plays on one of the game again."""
    live = await at.live()
    say, maps = await at.say(live), live.rules.maps
    if maps is None:
        raise BotError(T("bot-map-none", game=game_name(live.game.name)))
    if live.game.status != "open":
        raise NotOpen
    setting = next(one for one in settings_of(live) if one.name == maps.option)
    board = await board_from(live.rules, text, file)
    value = board.get(maps.option) or next(iter(setting.values))
    await change(at, live, _with(live, setting, value), value)
    await _told(at, await at.live(), say, value)


def _with(live: Live, setting: Setting, value: str) -> Setting:
    """The setting with this value among its own."""
    return replace(setting, values={**setting.values, value: value_name(live.game.name, setting.name, value)})


async def _told(at: Context, live: Live, say: Say, value: str) -> None:
    """What it plays on now, and what there is to know of it."""
    judged, maps = judgement(live), live.rules.maps
    assert maps is not None
    warned = [] if judged is None else [f"- {say(one.text)}" for one in judged.warnings]
    await at.whisper(cut(lines(say(option_text(live.game.name, maps.option, value)), *warned), CONTENT))
