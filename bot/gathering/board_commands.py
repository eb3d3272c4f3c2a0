"""`/game status`, `/game board` and `/secret board`: looking at a table."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands

from bot.drawing.pictures import further_row
from bot.errors import BotError, NotSeated
from bot.faults import Meaning, Request, meaning
from bot.gathering import around
from bot.gathering.text_board import Look, looking
from bot.locales import plainly
from bot.names import alike
from bot.services.authority import LOBBY
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import reply
from bot.services.replies import think, whisper, without_picture
from bot.services.services import Services
from bot.widgets.interactions import NOBODY, Interaction, Offer
from bot.widgets.lines import lines
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.spelling import place_of, spelling
from bot.wording.focus import zoom_of
from bot.wording.reader import Reader
from bot.wording.status import status_lines
from engine.ask import Option
from engine.text import T

ASKED = "?"
"""The place that stands for those the reader is asked about."""


@button(ButtonKind.PICTURES, need=LOBBY)
async def more_pictures(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The button under a board: what belongs to it, as it is now; where each seat has a board of its own, that too."""
    await think(interaction)
    live = await services.tables.look(press.game)
    seat = live.seat_of(interaction.user.id) if live.rules.own_boards else None
    asked, say = zoom_of(live, live.seat_of(interaction.user.id)), await services.say(interaction, live)
    files = await services.pictures.further(live, say, seat, asked)
    if not files:
        raise BotError(T("bot-no-picture"))
    for file in files:
        await interaction.followup.send(file=file, ephemeral=True, allowed_mentions=NOBODY)


@button(ButtonKind.LEGEND, need=LOBBY)
async def legend(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The button under a board: what its signs mean."""
    await think(interaction)
    live = await services.tables.look(press.game)
    say = await services.say(interaction, live)
    picture = await services.pictures.legend(live.rules.name, say)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    await whisper(interaction, say(T("bot-legend")), file=picture)


@command("game status")
async def status(at: Context) -> None:
    """How the game stands, and whom it waits for."""
    live = await at.live()
    say, waits = await at.say(live), await at.services.call(at.services.store.waited, live.game.id)
    watched = await around.watched(at.services, live, say)
    await at.whisper(lines(*status_lines(live, say, waits), watched))


async def complete_place(at: Context, typed: str, *, own: bool = False) -> list[Offer]:
    """Places of the board whose name or number fits."""
    live = await at.live_or_none()
    if live is None or live.table is None:
        return []
    say, wanted = await at.say(live), alike(typed)
    seat = live.seat_of(at.user) if own else None
    view = Reader(seat, everything=live.game.is_revealed).board(live.rules, live.table.state)
    asked = [(T("bot-board-asked"), ASKED)] if zoom_of(live, live.seat_of(at.user)) else []
    places = [Option(id, text) for text, id in (*asked, *live.rules.places(view))]
    found = [(say(one.text), spelling(one, plainly(say))) for one in places]
    fitting = [(label, id) for label, id in found if wanted in alike(label) or wanted == id]
    return [app_commands.Choice(name=label[:100], value=id) for label, id in fitting[:25]]


@command("game board", complete={"zoom": complete_place})
async def board(at: Context, zoom: str = "") -> None:
    """The board as everyone sees it."""
    await _show(at, zoom, own=False)


@command("secret board", complete={"zoom": partial(complete_place, own=True)})
async def own_board(at: Context, zoom: str = "") -> None:
    """The board with what only the own seat knows."""
    await _show(at, zoom, own=True)


async def _show(at: Context, zoom: str, *, own: bool) -> None:
    """The board, for the reader alone.

    Raises:
        NotSeated: no seat is the reader's own.
        BotError: there is no picture.
    """
    live = await at.live()
    say, mine = await at.say(live), live.seat_of(at.user)
    seat = mine if own else None
    if own and seat is None:
        raise NotSeated
    if live.table is None:
        raise BotError(T("bot-not-started"))
    reader = Reader(seat, everything=live.game.is_revealed)
    named = live.rules.places(reader.board(live.rules, live.table.state)) if zoom and zoom != ASKED else ()
    place = zoom_of(live, mine) if zoom == ASKED else place_of(named, zoom, plainly(say))
    picture = await at.services.pictures.board(live, say, seat=seat, zoom=place or None)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    rows = () if zoom else further_row(live, say)
    try:
        await reply(at.interaction, say(live.table.headline()), file=picture, rows=rows)
    except discord.HTTPException as error:
        if meaning(error, Request.REPLY, files=True) is not Meaning.WITHOUT_FILE:
            raise
        shown = (await looking(at, live)).panel(Look())
        await at.whisper(f"{say(without_picture(error))}\n{shown.content}", shown)
