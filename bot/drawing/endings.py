"""The end of a game as a picture: who has won, and what everybody's points came of."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.clock import moment
from bot.drawing.painters import Painters
from bot.drawing.pictures import called, colour_of, picture_file
from bot.live.model import Live
from bot.locales import Say, plainly
from bot.wording.announcements import game_name
from bot.wording.figures import GameFigures
from bot.wording.reader import Reader
from engine.ask import Seat
from engine.ending import Result, Tally
from engine.table import Table
from engine.text import T
from render.summary.course import Course
from render.summary.ending import Board, Ending, Placed, paint_ending
from render.summary.statistics import duration

log = logging.getLogger(__name__)


async def ending(
    painters: Painters, counted: Callable[[], Awaitable[GameFigures]], live: Live, say: Say
) -> discord.File | None:
    """The picture; None while the game goes on, and where it cannot be drawn."""
    if live.table is None or live.table.result is None:
        return None
    try:
        shown = ending_of(live, live.table, live.table.result, await counted(), plainly(say))
        picture = await painters.call(paint_ending, shown, plainly(say))
    except Exception:  # a game ends without its picture, whatever a rule or a painter raises
        log.exception("the end of game %s could not be drawn", live.game.id)
        return None
    return picture_file(picture.png, "ending.png", picture.alt)


def ending_of(live: Live, table: Table, result: Result, figures: GameFigures, say: Say) -> Ending:
    """What is drawn of it."""
    tally = live.rules.tally(table.state)
    notes = [] if tally.decided is None else [say(tally.decided)]
    title = say(T("bot-ending-title", game=game_name(live.game.name)))
    seats = tuple(_placed(live, table, (result, tally), at, say) for at in range(len(tally.order)))
    view = Reader(None, everything=live.game.is_revealed).now(live, table)
    names = tuple(called(live, say))
    courses = tuple(
        Course(name, colour_of(live, seat), tuple(one.points))
        for seat, (name, one) in enumerate(zip(names, figures.seats, strict=True))
    )
    board = Board(live.rules.name, view, names)
    return Ending(title, (*notes, _length(live, table, say)), seats, figures.rounds, courses, board)


def _placed(live: Live, table: Table, ended: tuple[Result, Tally], at: int, say: Say) -> Placed:
    result, tally = ended
    seat = tally.order[at]
    won = seat in result.winners
    parts = tuple((say(one.of), one.n) for one in tally.seats[seat])
    place = 1 if won else at + 1
    name, side = called(live, say)[seat], _side(live, table, seat, say)
    return Placed(name, colour_of(live, seat), side, result.scores[seat], parts, place, won)


def _side(live: Live, table: Table, seat: Seat, say: Say) -> str:
    sides = live.rules.sides(live.rules.view(table.state, None))
    side = sides[seat] if seat < len(sides) else None
    return "" if side is None else say(side)


def _length(live: Live, table: Table, say: Say) -> str:
    """Rounds, time, answers."""
    time = duration((moment(live.game.updated) - moment(live.game.created)).total_seconds())
    return say(T("bot-ending-length", rounds=table.round(), time=time, answers=live.game.answers))
