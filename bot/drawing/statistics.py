"""The game in figures as a picture: for `/game stats`, and for the channel when a game has ended."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.drawing.painters import Painters
from bot.drawing.pictures import called, colour_of, picture_file
from bot.live.model import Live
from bot.locales import Say, plainly
from bot.wording.announcements import game_name
from bot.wording.figures import GameFigures, SeatFigures
from engine.text import T
from render.summary.statistics import SeatLine, Statistics, paint_statistics

log = logging.getLogger(__name__)


async def statistics(
    painters: Painters, counted: Callable[[], Awaitable[GameFigures]], live: Live, say: Say
) -> discord.File | None:
    """The picture; None where it cannot be drawn, or the game not counted."""
    try:
        shown = _shown(await counted(), live, plainly(say))
        picture = await painters.call(paint_statistics, shown, plainly(say))
    except Exception:  # a game ends without its figures, whatever a rule or a painter raises
        log.exception("the figures of game %s could not be drawn", live.game.id)
        return None
    return picture_file(picture.png, "statistics.png", picture.alt)


def _shown(found: GameFigures, live: Live, say: Say) -> Statistics:
    names = called(live, say)
    seats = [_line(one, names[seat], colour_of(live, seat)) for seat, one in enumerate(found.seats)]
    return Statistics(_title(live, say), found.rounds, tuple(seats))


def _line(one: SeatFigures, name: str, colour: str) -> SeatLine:
    luck = one.luck if one.dice else None
    points, chances = tuple(one.points), tuple(one.chances)
    return SeatLine(name, colour, points, one.dice, one.hits, luck, one.answers, one.typical, chances)


def _title(live: Live, say: Say) -> str:
    game = game_name(live.game.name)
    if live.table is None or live.game.status in ("over", "ended"):
        return say(T("bot-stats-over", game=game))
    return say(T("bot-stats-title", game=game, headline=live.table.headline()))
