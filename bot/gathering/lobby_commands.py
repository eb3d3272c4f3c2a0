"""`/game new`, `join`, `leave`, `start`: from an empty channel to the first question."""

from __future__ import annotations

from discord import app_commands

from bot.errors import SeatTaken
from bot.gathering.opening import Wanted, display_name, open_table
from bot.gathering.program_commands import LEVEL_CHOICES, programs_of
from bot.gathering.threads import KINDS
from bot.gathering.typed_options import complete_options, read_options
from bot.live.values import Live
from bot.locales import LANGUAGES
from bot.locales.handles import handles
from bot.services import permissions
from bot.services.commands import Builder, part_of
from bot.services.here import here, matching, owner_or_moderator, quiet, seat_of
from bot.services.parts import AdmitsToTables, HasTables, TalksAndAdmitsToTables, TalksOfTables
from bot.services.replies import soon, tell_around, whisper
from bot.told.announcements import free_seats
from bot.widgets.interactions import Interaction, Offer, may_write
from bot.widgets.spelling import seat_spelled, seat_spelling
from engine import games
from engine.ask import Seat
from engine.text import Param, T, seat_name


@part_of("game", 1)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds them to the group."""

    _add_new(builder, made)

    async def join(interaction: Interaction, seat: str = "") -> None:
        await take_seat(builder.services, interaction, seat)

    async def leave(interaction: Interaction) -> None:
        await give_seat_up(builder.services, interaction)

    async def start(interaction: Interaction, seats: app_commands.Range[int, 1, 10] = 0) -> None:
        await begin(builder.services, interaction, int(seats))

    async def free(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_free_seat(builder.services, interaction, typed)

    builder.add(made, "join", join, complete={"seat": free})
    builder.add(made, "leave", leave)
    builder.add(made, "start", start)


def _add_new(builder: Builder, made: app_commands.Group) -> None:
    async def new(
        interaction: Interaction,
        game: str,
        options: str = "",
        language: str = "",
        thread: str = "none",
        opponents: app_commands.Range[int, 0, 9] = 0,
        level: str = "",
    ) -> None:
        programs = programs_of(game, int(opponents), level)
        await open_table(builder.services, interaction, Wanted(game, read_options(options), language, thread, programs))

    kinds, tongues = games.names(), [f"language-{language}" for language in LANGUAGES]
    threads = [f"thread-{kind}" for kind in ("none", *KINDS)]
    choices = {"game": kinds, "language": tongues, "thread": threads, "level": LEVEL_CHOICES}
    builder.add(made, "new", new, complete={"options": complete_options}, choices=choices)


# --- sitting down ----------------------------------------------------------------------------------------------------


async def take_seat(services: TalksOfTables, interaction: Interaction, typed: str) -> None:
    """Takes a seat, or that of a stand-in."""
    live = await soon(interaction, _seated(services, interaction, typed), aloud=may_write(interaction))
    seat = live.seat_of(interaction.user.id)
    assert seat is not None
    if live.table is not None:
        await whisper(interaction, (await services.say(interaction))(T("bot-took-over")))
        return
    have, most = len(live.seats), max(live.rules.seats)
    await tell_around(interaction, services.aloud(live)(T("bot-joins", seat=seat_name(seat), have=have, most=most)))


async def _seated(services: TalksOfTables, interaction: Interaction, typed: str) -> Live:
    live = await here(services, interaction)
    seat = _wanted(live, typed) if live.table is None else None
    if typed and seat is None:
        seat = seat_of(live, typed, await services.say(interaction, live))
    return await services.tables.lobby.join(live.game.id, interaction.user.id, display_name(interaction), seat)


def _wanted(live: Live, typed: str) -> Seat | None:
    """A seat of an open table, by the number that the list of free seats gives it. Raises SeatTaken."""
    seat = seat_spelled(typed)
    if seat is not None and seat not in free_seats(live):
        raise SeatTaken
    return seat


async def complete_free_seat(services: TalksOfTables, interaction: Interaction, typed: str) -> list[Offer]:
    """The seats on which nobody sits, in a running game those of stand-ins."""
    live = await quiet(here(services, interaction))
    if live is None:
        return []
    say, named = await services.say(interaction, live), {row.seat for row in live.seats}
    texts = {seat: seat_name(seat) if seat in named else T("bot-seat-number", n=seat + 1) for seat in free_seats(live)}
    return matching([(say(text), seat_spelling(seat)) for seat, text in texts.items()], typed)


# --- leaving and beginning -------------------------------------------------------------------------------------------


async def give_seat_up(services: TalksOfTables, interaction: Interaction) -> None:
    """Leaves a table that has not started."""
    live, who = await soon(interaction, _left(services, interaction), aloud=may_write(interaction))
    await tell_around(interaction, services.aloud(live)(T("bot-leaves", player=who)))


async def _left(services: HasTables, interaction: Interaction) -> tuple[Live, Param]:
    """The table without this person, and what the person was called there."""
    before = await here(services, interaction)
    seat, called = before.seat_of(interaction.user.id), handles(before.seats, before.rules)
    live = await services.tables.lobby.leave(before.game.id, interaction.user.id)
    return live, display_name(interaction) if seat is None else called[seat]


async def begin(services: TalksAndAdmitsToTables, interaction: Interaction, seats: int) -> None:
    """Starts; on demand stand-ins fill the table up to a number of seats."""
    live = await soon(interaction, _begun(services, interaction, seats), aloud=may_write(interaction))
    await tell_around(interaction, services.aloud(live)(T("bot-begins", seats=len(live.seats))))


async def _begun(services: AdmitsToTables, interaction: Interaction, seats: int) -> Live:
    live = await here(services, interaction)
    await owner_or_moderator(services, interaction, live, seated=True)
    permissions.check(interaction)
    if seats > len(live.seats):
        await services.tables.lobby.stand_in(live.game.id, seats - len(live.seats))
    return await services.tables.lobby.start(live.game.id)
