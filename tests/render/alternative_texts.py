"""The alternative texts of a position: words of the game, and no ids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.ask import Seat
from engine.table import Table
from render import Say, painter_of
from tests.render.sample_views import NAMES

IDS = re.compile(r"[a-z]+\d+\.\d|\b\w+_\w+|\b[a-z]+:\w|\b[a-z0-9]+(?:-[a-z0-9]+)+-\w|-?\d+,-?\d+\b|\{|\}")
"""`h1.1`, `colony_ship`, `tech:x`, `ti4-unit-x`, `1,-2`, and a placeholder that nothing fills."""


def alternative_texts(table: Table, seat: Seat, words: Say) -> set[str]:
    """Those of every picture of a position, for all and for a seat."""
    painter = painter_of(table.rules.name)
    return {painter.alt(view, words=words, names=NAMES, zoom=zoom) for view, zoom in _shown(table, seat)}


def _shown(table: Table, seat: Seat) -> Iterator[tuple[Any, str | None]]:
    """Every picture with the view of which it is drawn: the board, what belongs to it, the question's."""
    rules, state = table.rules, table.state
    painter = painter_of(rules.name)
    for viewer in (None, seat):
        view = rules.view(state, viewer)
        yield view, None
        yield from ((view, zoom) for zoom in (*painter.further(view), *painter.close_ups(view).values()))
    assert table.ask is not None
    focus = rules.focus(seat, table.ask.of(seat))
    if focus is not None:
        yield rules.view(state, seat if rules.own_boards else None), focus.zoom
