"""Views of Eclipse: of games begun in their middle, and with single things changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine.eclipse.interface.view import SectorView, View
from render import Picture, Say, paint
from render.demo import position
from tests.render.sample_views import NAMES, plain
from tests.render.seeing import differing, pixels


@cache
def start(seats: int = 4) -> View:
    """The first turn of a game."""
    view: View = position("eclipse", seats, "1", 3).view
    return view


@cache
def middle(seats: int = 4) -> View:
    """Colonies, technologies, and fleets in each other's sectors."""
    view: View = position("eclipse", seats, "1", 12, options={"opening": "midgame"}).view
    return view


@cache
def end(seats: int = 4) -> View:
    """A game that is over."""
    view: View = position("eclipse", seats, "1", 100_000).view
    return view


def picture(view: View, words: Say = plain, marks: Sequence[str] = (), zoom: str | None = "all") -> Picture:
    """A view, painted: all of it on one page, or what `zoom` shows, None for the map at a glance."""
    return paint("eclipse", view, words=words, names=NAMES, marks=marks, zoom=zoom)


def at(view: View, id_: str) -> SectorView:
    """A sector by its number."""
    return next(one for one in view.sectors if one.id == id_)


def changed(view: View, id_: str, **changes: Any) -> View:
    """The view with one sector changed."""
    return replace(view, sectors=tuple(replace(one, **changes) if one.id == id_ else one for one in view.sectors))


def seated(view: View, seat: int, **changes: Any) -> View:
    """The view with one seat changed."""
    return replace(view, seats=tuple(replace(one, **changes) if one.seat == seat else one for one in view.seats))


def moved(before: View, after: View, **how: Any) -> int:
    """How many pixels the change moves."""
    return differing(pixels(picture(before, zoom=how.get("zoom", "all"))), pixels(picture(after, **how)))
