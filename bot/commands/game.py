"""`/game`: opening a table, playing at it, and looking at it."""

from __future__ import annotations

from discord import app_commands

from bot.asking import standing
from bot.commands import chronicle, company, files, lobby
from bot.commands.build import Builder
from bot.commands.common import Choice, here, quiet, reply
from bot.commands.reports import status_lines
from bot.errors import BotError
from bot.gathering import around, ending
from bot.house import House, Interaction, lines
from bot.moderators import agreement
from bot.replies import think, whisper
from engine.text import T


def group(builder: Builder) -> app_commands.Group:
    """The whole group."""
    made = builder.group("game")
    lobby.add(builder, made)
    company.add(builder, made)
    _add_reading(builder, made)
    chronicle.add(builder, made)
    _add_playing(builder, made)
    files.add(builder, made)
    return made


# --- looking ---------------------------------------------------------------------------------------------------------


def _add_reading(builder: Builder, made: app_commands.Group) -> None:
    async def status(interaction: Interaction) -> None:
        await think(interaction)
        live = await here(builder.house, interaction)
        say, waited = await builder.house.say(interaction, live), builder.house.store.waited
        waits = await builder.house.call(waited, live.game.id)
        watched = await around.watched(builder.house, live, say)
        await whisper(interaction, lines(*status_lines(live, say, waits), watched))

    async def board(interaction: Interaction, zoom: str = "") -> None:
        await show_board(builder.house, interaction, zoom)

    async def places(interaction: Interaction, typed: str) -> list[Choice]:
        return await complete_place(builder.house, interaction, typed)

    builder.add(made, "status", status)
    builder.add(made, "board", board, complete={"zoom": places})


async def show_board(house: House, interaction: Interaction, zoom: str) -> None:
    """The board, for the reader alone: as everyone sees it."""
    await think(interaction)
    live = await here(house, interaction)
    say = await house.say(interaction, live)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    picture = await house.pictures.board(live, say, zoom=zoom or None)
    if picture is None:
        raise BotError(T("bot-no-picture"))
    await reply(interaction, say(live.rules.headline(live.table.state)), file=picture)


async def complete_place(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """Places of the board whose name or number fits."""
    live = await quiet(here(house, interaction))
    if live is None or live.table is None:
        return []
    say, wanted = await house.say(interaction, live), typed.casefold()
    view = live.rules.view(live.table.state, None)
    found = [(say(text), id) for text, id in live.rules.places(view)]
    fitting = [(label, id) for label, id in found if wanted in label.casefold() or wanted == id]
    return [app_commands.Choice(name=label[:100], value=id) for label, id in fitting[:25]]


# --- playing ---------------------------------------------------------------------------------------------------------


def _add_playing(builder: Builder, made: app_commands.Group) -> None:
    async def undo(interaction: Interaction, steps: app_commands.Range[int, 1, 50] = 1) -> None:
        await take_back(builder.house, interaction, int(steps))

    async def resign(interaction: Interaction) -> None:
        await think(interaction)
        live = await here(builder.house, interaction)
        await builder.house.tables.resign(live.game.id, interaction.user.id)
        await whisper(interaction, (await builder.house.say(interaction))(T("bot-resigned-done")))

    async def end(interaction: Interaction, reason: str = "") -> None:
        await think(interaction)
        await ending.break_off(builder.house, interaction, await here(builder.house, interaction), reason)

    async def orders(interaction: Interaction) -> None:
        await think(interaction)
        await standing.show_orders(builder.house, interaction, await here(builder.house, interaction))

    builder.add(made, "orders", orders)
    builder.add(made, "undo", undo)
    builder.add(made, "resign", resign)
    builder.add(made, "end", end)


async def take_back(house: House, interaction: Interaction, steps: int) -> None:
    """Takes own answers back; past a die or over somebody else's answer the whole table is asked."""
    live = await here(house, interaction)
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise BotError(T("bot-not-seated"))
    free = await house.tables.undoable(live.game.id, interaction.user.id)
    own = [at for at, answer in enumerate(free) if answer.seat == seat]
    if steps > len(own):
        await agreement.ask(house, interaction, live, steps)
        return
    await think(interaction)
    say = await house.say(interaction, live)
    lost = await house.tables.in_words(live.game.id, free[own[-steps] :])
    await house.tables.undo(live.game.id, interaction.user.id, steps)
    await whisper(interaction, agreement.undo_words(lost, say))
