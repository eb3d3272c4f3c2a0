"""`/game`: opening a table, playing at it, and looking at it."""

from __future__ import annotations

from discord import app_commands

from bot import agreement, standing
from bot.commands.build import Builder
from bot.commands.common import Choice, display_name, here, quiet, reply, seat_choices, seat_of
from bot.commands.options import complete_options, read_options
from bot.commands.reports import history_lines, status_lines
from bot.errors import BotError
from bot.house import House, Interaction, lines
from bot.locales import LANGUAGES
from bot.play import Live
from bot.replies import soon, tell, think, whisper
from bot.welcome import open_table
from engine import games
from engine.text import T, seat_name


def group(builder: Builder) -> app_commands.Group:
    """The whole group."""
    made = builder.group("game")
    _add_lobby(builder, made)
    _add_reading(builder, made)
    _add_playing(builder, made)
    return made


# --- the lobby -------------------------------------------------------------------------------------------------------


def _add_lobby(builder: Builder, made: app_commands.Group) -> None:
    async def new(interaction: Interaction, game: str, options: str = "", language: str = "") -> None:
        await open_table(builder.house, interaction, game, read_options(options), language)

    async def join(interaction: Interaction, seat: str = "") -> None:
        await take_seat(builder.house, interaction, seat)

    async def leave(interaction: Interaction) -> None:
        await give_seat_up(builder.house, interaction)

    async def start(interaction: Interaction, seats: app_commands.Range[int, 1, 10] = 0) -> None:
        await begin(builder.house, interaction, int(seats))

    async def free_seats(interaction: Interaction, typed: str) -> list[Choice]:
        return await seat_choices(builder.house, interaction, typed)

    kinds, tongues = games.names(), [f"language-{language}" for language in LANGUAGES]
    builder.add(made, "new", new, complete={"options": complete_options}, choices={"game": kinds, "language": tongues})
    builder.add(made, "join", join, complete={"seat": free_seats})
    builder.add(made, "leave", leave)
    builder.add(made, "start", start)


async def take_seat(house: House, interaction: Interaction, typed: str) -> None:
    """Takes a seat, or that of a stand-in."""
    live = await soon(interaction, _seated(house, interaction, typed))
    seat = live.seat_of(interaction.user.id)
    assert seat is not None
    if live.table is not None:
        await whisper(interaction, (await house.say(interaction))(T("bot-took-over")))
        return
    have, most = len(live.seats), max(live.rules.seats)
    await tell(interaction, house.aloud(live)(T("bot-joins", seat=seat_name(seat), have=have, most=most)))


async def _seated(house: House, interaction: Interaction, typed: str) -> Live:
    live = await here(house, interaction)
    seat = seat_of(live, typed, await house.say(interaction, live)) if typed else None
    return await house.tables.join(live.game.id, interaction.user.id, display_name(interaction), seat)


async def give_seat_up(house: House, interaction: Interaction) -> None:
    """Leaves a table that has not started."""
    live = await soon(interaction, _left(house, interaction))
    await tell(interaction, house.aloud(live)(T("bot-leaves", player=display_name(interaction))))


async def _left(house: House, interaction: Interaction) -> Live:
    live = await here(house, interaction)
    return await house.tables.leave(live.game.id, interaction.user.id)


async def begin(house: House, interaction: Interaction, seats: int) -> None:
    """Starts; on demand stand-ins fill the table up to a number of seats."""
    live = await soon(interaction, _begun(house, interaction, seats))
    await tell(interaction, house.aloud(live)(T("bot-begins", seats=len(live.seats))))


async def _begun(house: House, interaction: Interaction, seats: int) -> Live:
    live = await here(house, interaction)
    await owner_or_moderator(house, interaction, live, seated=True)
    if seats > len(live.seats):
        await house.tables.stand_in(live.game.id, seats - len(live.seats))
    return await house.tables.start(live.game.id)


async def owner_or_moderator(house: House, interaction: Interaction, live: Live, *, seated: bool = False) -> None:
    """Raises BotError for everyone else. `seated`: any player will do."""
    if interaction.user.id == live.game.owner or (seated and live.seat_of(interaction.user.id) is not None):
        return
    if not await house.moderates(interaction):
        raise BotError(T("bot-players-only") if seated else T("bot-owner-only"))


# --- looking ---------------------------------------------------------------------------------------------------------


def _add_reading(builder: Builder, made: app_commands.Group) -> None:
    async def status(interaction: Interaction) -> None:
        await think(interaction)
        live = await here(builder.house, interaction)
        say, waited = await builder.house.say(interaction, live), builder.house.store.waited
        waits = await builder.house.call(waited, live.game.id)
        await whisper(interaction, lines(*status_lines(live, say, waits)))

    async def board(interaction: Interaction, zoom: str = "") -> None:
        await show_board(builder.house, interaction, zoom)

    async def history(interaction: Interaction, answers: app_commands.Range[int, 1, 100] = 20) -> None:
        await think(interaction)
        live = await here(builder.house, interaction)
        told = await builder.house.tables.history(live.game.id, int(answers))
        await whisper(interaction, lines(*history_lines(told, await builder.house.say(interaction, live))))

    async def places(interaction: Interaction, typed: str) -> list[Choice]:
        return await complete_place(builder.house, interaction, typed)

    builder.add(made, "status", status)
    builder.add(made, "board", board, complete={"zoom": places})
    builder.add(made, "history", history)


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
        await break_off(builder.house, interaction, reason)

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
    await house.tables.undo(live.game.id, interaction.user.id, steps)
    await whisper(interaction, agreement.undo_words(free[own[-steps] :], say))


async def break_off(house: House, interaction: Interaction, reason: str) -> None:
    """Ends the game before its end: its owner, or a moderator."""
    await think(interaction)
    live = await here(house, interaction)
    await owner_or_moderator(house, interaction, live)
    other = interaction.user.id != live.game.owner
    live = await house.tables.end(live.game.id, interaction.user.id, reason[:200], moderator=other)
    await whisper(interaction, (await house.say(interaction, live))(T("bot-ended-done")))
