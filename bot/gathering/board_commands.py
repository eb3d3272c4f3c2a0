"""`/game status`, `/game board` and `/secret board`: looking at a table."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.drawing.pictures import further_row
from bot.errors import BotError, NotSeated
from bot.faults import Meaning, Request, meaning
from bot.gathering import around
from bot.gathering.text_board import Look, looking
from bot.locales import plainly
from bot.services.authority import LOBBY
from bot.services.buttons import Values, button
from bot.services.commands import Builder, part_of
from bot.services.here import here, quiet, reply
from bot.services.parts import TalksOfTables
from bot.services.replies import think, whisper, without_picture
from bot.services.services import Services
from bot.told.focus import zoom_of
from bot.told.reader import Reader
from bot.told.status import status_lines
from bot.widgets.interactions import NOBODY, Interaction, Offer
from bot.widgets.lines import lines
from bot.widgets.presses import Kind, Press
from bot.widgets.spelling import place_of, spelling
from engine.ask import Option
from engine.text import T

ASKED = "?"
"""The place that stands for those the reader is asked about."""


@button(Kind.PICTURES, need=LOBBY)
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


@button(Kind.LEGEND, need=LOBBY)
async def legend(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The button under a board: what its signs mean."""
    await think(interaction)
    live = await services.tables.look(press.game)
    say = await services.say(interaction, live)
    picture = await services.pictures.legend(live.rules.name, say)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    await whisper(interaction, say(T("bot-legend")), file=picture)


@part_of("game", 3)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds both."""

    async def status(interaction: Interaction) -> None:
        await think(interaction)
        live = await here(builder.services, interaction)
        say, waited = await builder.services.say(interaction, live), builder.services.store.waited
        waits = await builder.services.call(waited, live.game.id)
        watched = await around.watched(builder.services, live, say)
        await whisper(interaction, lines(*status_lines(live, say, waits), watched))

    async def board(interaction: Interaction, zoom: str = "") -> None:
        await show_board(builder.services, interaction, zoom)

    async def places(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_place(builder.services, interaction, typed)

    builder.add(made, "status", status)
    builder.add(made, "board", board, complete={"zoom": places})


@part_of("secret", 2)
def add_own(builder: Builder, made: app_commands.Group) -> None:
    """Adds the board as the own seat sees it."""

    async def board(interaction: Interaction, zoom: str = "") -> None:
        await show_board(builder.services, interaction, zoom, own=True)

    async def places(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_place(builder.services, interaction, typed, own=True)

    builder.add(made, "board", board, complete={"zoom": places})


async def show_board(services: Services, interaction: Interaction, zoom: str, *, own: bool = False) -> None:
    """The board, for the reader alone: as everyone sees it, or with what only the `own` seat knows.

    Raises:
        NotSeated: no seat is the reader's own.
        BotError: there is no picture.
    """
    await think(interaction)
    live = await here(services, interaction)
    say, seat = await services.say(interaction, live), live.seat_of(interaction.user.id) if own else None
    if own and seat is None:
        raise NotSeated
    if live.table is None:
        raise BotError(T("bot-not-started"))
    reader = Reader(seat, everything=live.game.told)
    named = live.rules.places(reader.board(live.rules, live.table.state)) if zoom and zoom != ASKED else ()
    place = zoom_of(live, live.seat_of(interaction.user.id)) if zoom == ASKED else place_of(named, zoom, plainly(say))
    picture = await services.pictures.board(live, say, seat=seat, zoom=place or None)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    rows = () if zoom else further_row(live, say)
    try:
        await reply(interaction, say(live.table.headline()), file=picture, rows=rows)
    except discord.HTTPException as error:
        if meaning(error, Request.REPLY, files=True) is not Meaning.WITHOUT_FILE:
            raise
        shown = (await looking(services, interaction, live)).panel(Look())
        await whisper(interaction, f"{say(without_picture(error))}\n{shown.content}", shown)


async def complete_place(
    services: TalksOfTables, interaction: Interaction, typed: str, *, own: bool = False
) -> list[Offer]:
    """Places of the board whose name or number fits."""
    live = await quiet(here(services, interaction))
    if live is None or live.table is None:
        return []
    say, wanted = await services.say(interaction, live), typed.casefold()
    seat = live.seat_of(interaction.user.id) if own else None
    view = Reader(seat, everything=live.game.told).board(live.rules, live.table.state)
    asked = [(T("bot-board-asked"), ASKED)] if zoom_of(live, live.seat_of(interaction.user.id)) else []
    places = [Option(id, text) for text, id in (*asked, *live.rules.places(view))]
    found = [(say(one.text), spelling(one, plainly(say))) for one in places]
    fitting = [(label, id) for label, id in found if wanted in label.casefold() or wanted == id]
    return [app_commands.Choice(name=label[:100], value=id) for label, id in fitting[:25]]
