"""How often somebody or something has won, as a picture: for `/players`."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping

import discord

from bot.careers.summaries import Career, Record, side_text
from bot.drawing.painters import Painters
from bot.drawing.pictures import picture_file
from bot.locales import Say, plainly
from bot.wording.announcements import game_name
from engine.text import T, Text
from render.summary.shares import Share, Shares, paint_shares

ROWS, OFTEN = 12, 5
"""So many rows at most; so many of a title's factions."""

log = logging.getLogger(__name__)


def shares_of_career(found: Career, name: str, say: Say) -> Shares:
    """A person's titles, each with the factions played most."""
    return Shares(plainly(say)(T("bot-shares-career", name=name)), [*_of_titles(found, plainly(say))][:ROWS])


def _of_titles(found: Career, say: Say) -> Iterator[Share]:
    for title, record in sorted(found.titles.items(), key=lambda one: -one[1].games):
        yield _share(say(game_name(title)), record)
        for side, played in sorted(found.sides.get(title, {}).items(), key=lambda one: -one[1].games)[:OFTEN]:
            yield _share(say(side_text(side)), played, below=True)


def shares_of_sides(found: Mapping[str, Record], title: Text, say: Say) -> Shares:
    """How often each faction has won."""
    rows = [_share(plainly(say)(side_text(side)), record) for side, record in found.items()]
    return Shares(plainly(say)(title), rows[:ROWS])


def _share(name: str, record: Record, *, below: bool = False) -> Share:
    return Share(name, record.games, record.wins, *record.interval, below)


async def shares(painters: Painters, shown: Shares, say: Say) -> discord.File | None:
    """The picture; None where it cannot be drawn: the same stands in words."""
    try:
        picture = await painters.call(paint_shares, shown, plainly(say))
    except Exception:  # whatever a painter raises
        log.exception("%s could not be drawn", shown.title)
        return None
    return picture_file(picture.png, "shares.png", picture.alt)
