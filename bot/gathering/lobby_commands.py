"""`/game new`, `join`, `leave`, `start`: from an empty channel to the first question."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.errors import SeatTaken
from bot.gathering.next_thread import Wanted
from bot.gathering.opening import display_name, open_table
from bot.gathering.pasted import board_from
from bot.gathering.program_commands import LEVEL_CHOICES, programs_of
from bot.gathering.threads import KINDS
from bot.gathering.typed_options import complete_options, read_options
from bot.live.model import Live
from bot.locales import LANGUAGES
from bot.locales.handles import handles
from bot.services import permissions
from bot.services.commands import Choices, command
from bot.services.context import Context
from bot.services.here import matching, owner_or_moderator, seat_of
from bot.services.replies import soon, tell_around, whisper
from bot.tables.brought import seat_counts
from bot.widgets.interactions import Offer, may_write
from bot.widgets.spelling import seat_spelled, seat_spelling
from bot.wording.announcements import free_seats
from engine import games
from engine.ask import Seat
from engine.text import Param, T, seat_name

CHOICES: Choices = {
    "game": games.names,
    "language": [f"language-{language}" for language in LANGUAGES],
    "thread": [f"thread-{kind}" for kind in ("none", *KINDS)],
    "level": LEVEL_CHOICES,
}


@command("game new", choices=CHOICES, complete={"options": complete_options}, aloud=True)
async def new(
    at: Context,
    game: str,
    options: str = "",
    language: str = "",
    thread: str = "none",
    opponents: app_commands.Range[int, 0, 9] = 0,
    level: str = "",
    file: discord.Attachment | None = None,
) -> None:
    """Opens a table."""
    programs = programs_of(game, opponents, level)
    board = await soon(at.interaction, board_from(games.rules_of(game), "", file), aloud=may_write(at.interaction))
    chosen = read_options(options) | board
    await open_table(at.services, at.interaction, Wanted(game, chosen, language, thread, programs))


# --- sitting down ----------------------------------------------------------------------------------------------------


async def complete_free_seat(at: Context, typed: str) -> list[Offer]:
    """The seats on which nobody sits, in a running game those of stand-ins."""
    live = await at.live_or_none()
    if live is None:
        return []
    say, named = await at.say(live), {row.seat for row in live.seats}
    texts = {seat: seat_name(seat) if seat in named else T("bot-seat-number", n=seat + 1) for seat in free_seats(live)}
    return matching([(say(text), seat_spelling(seat)) for seat, text in texts.items()], typed)


@command("game join", complete={"seat": complete_free_seat}, aloud=True)
async def join(at: Context, seat: str = "") -> None:
    """Takes a seat, or that of a stand-in."""
    live = await soon(at.interaction, _seated(at, seat), aloud=may_write(at.interaction))
    taken = live.seat_of(at.user)
    assert taken is not None
    if live.table is not None:
        await at.confirm(T("bot-took-over"))
        return
    joins = T("bot-joins", seat=seat_name(taken), have=len(live.seats), most=max(seat_counts(live)))
    await tell_around(at.interaction, at.services.aloud(live)(joins))


async def _seated(at: Context, typed: str) -> Live:
    live = await at.live()
    seat = _wanted(live, typed) if live.table is None else None
    if typed and seat is None:
        seat = seat_of(live, typed, await at.say(live))
    return await at.services.tables.lobby.join(live.game.id, at.user, display_name(at.interaction), seat)


def _wanted(live: Live, typed: str) -> Seat | None:
    """A seat of an open table, by the number that the list of free seats gives it. Raises SeatTaken."""
    seat = seat_spelled(typed)
    if seat is not None and seat not in free_seats(live):
        raise SeatTaken
    return seat


# --- leaving and beginning -------------------------------------------------------------------------------------------


@command("game leave", aloud=True)
async def leave(at: Context) -> None:
    """Leaves a table that has not started."""
    live, who = await soon(at.interaction, _left(at), aloud=may_write(at.interaction))
    await tell_around(at.interaction, at.services.aloud(live)(T("bot-leaves", player=who)))


async def _left(at: Context) -> tuple[Live, Param]:
    """The table without this person, and what the person was called there."""
    before = await at.live()
    seat, called = before.seat_of(at.user), handles(before.seats, before.rules)
    live = await at.services.tables.lobby.leave(before.game.id, at.user)
    return live, display_name(at.interaction) if seat is None else called[seat]


@command("game start", aloud=True)
async def start(at: Context, seats: app_commands.Range[int, 1, 10] = 0) -> None:
    """Starts; on demand stand-ins fill the table up to a number of seats. The lobby says so to everybody."""
    live = await soon(at.interaction, _begun(at, seats), aloud=False)
    await whisper(at.interaction, (await at.say(live))(T("bot-begins", seats=len(live.seats))))


async def _begun(at: Context, seats: int) -> Live:
    live, lobby = await at.live(), at.services.tables.lobby
    await owner_or_moderator(at, live, seated=True)
    permissions.check(at.interaction)
    return await lobby.start(live.game.id, seats)
