"""`/game new`, `join`, `leave`, `start`: from an empty channel to the first question."""

from __future__ import annotations

from discord import app_commands

from bot.commands.build import Builder
from bot.commands.common import Choice, here, matching, owner_or_moderator, quiet, seat_of
from bot.commands.options import complete_options, read_options
from bot.errors import SeatTaken
from bot.gathering.opening import display_name, open_table
from bot.gathering.threads import KINDS
from bot.gathering.welcome import free_seats
from bot.house import House, Interaction
from bot.live.play import Live
from bot.locales import LANGUAGES
from bot.moderators import permissions
from bot.replies import soon, tell, whisper
from engine import games
from engine.ask import Seat
from engine.text import T, seat_name


def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds them to the group."""

    async def new(
        interaction: Interaction, game: str, options: str = "", language: str = "", thread: str = "none"
    ) -> None:
        await open_table(builder.house, interaction, game, read_options(options), language, thread)

    async def join(interaction: Interaction, seat: str = "") -> None:
        await take_seat(builder.house, interaction, seat)

    async def leave(interaction: Interaction) -> None:
        await give_seat_up(builder.house, interaction)

    async def start(interaction: Interaction, seats: app_commands.Range[int, 1, 10] = 0) -> None:
        await begin(builder.house, interaction, int(seats))

    async def free(interaction: Interaction, typed: str) -> list[Choice]:
        return await complete_free_seat(builder.house, interaction, typed)

    kinds, tongues = games.names(), [f"language-{language}" for language in LANGUAGES]
    choices = {"game": kinds, "language": tongues, "thread": [f"thread-{kind}" for kind in ("none", *KINDS)]}
    builder.add(made, "new", new, complete={"options": complete_options}, choices=choices)
    builder.add(made, "join", join, complete={"seat": free})
    builder.add(made, "leave", leave)
    builder.add(made, "start", start)


# --- sitting down ----------------------------------------------------------------------------------------------------


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
    seat = _wanted(live, typed) if live.table is None else None
    if typed and seat is None:
        seat = seat_of(live, typed, await house.say(interaction, live))
    return await house.tables.join(live.game.id, interaction.user.id, display_name(interaction), seat)


def _wanted(live: Live, typed: str) -> Seat | None:
    """A seat of an open table, by the number that the list of free seats gives it. Raises SeatTaken."""
    if typed.isdigit() and typed not in map(str, free_seats(live)):
        raise SeatTaken
    return int(typed) if typed.isdigit() else None


async def complete_free_seat(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """The seats on which nobody sits, in a running game those of stand-ins."""
    live = await quiet(here(house, interaction))
    if live is None:
        return []
    say, named = await house.say(interaction, live), {row.seat for row in live.seats}
    texts = {seat: seat_name(seat) if seat in named else T("bot-seat-number", n=seat + 1) for seat in free_seats(live)}
    return matching([(say(text), str(seat)) for seat, text in texts.items()], typed)


# --- leaving and beginning -------------------------------------------------------------------------------------------


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
    permissions.check(interaction)
    if seats > len(live.seats):
        await house.tables.stand_in(live.game.id, seats - len(live.seats))
    return await house.tables.start(live.game.id)
