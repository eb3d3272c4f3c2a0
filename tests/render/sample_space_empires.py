"""Views of Space Empires: of games played by chance, and with single things changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from engine.chance import stream
from engine.checking.fuzz import choose
from engine.space_empires.components import UNITS
from engine.space_empires.interface.view import HexView, StackView, UnitView, View
from engine.space_empires.rules import rules
from engine.space_empires.state import State
from engine.table import Table
from engine.text import Text
from render import Picture, Say, paint
from tests.render.sample_views import NAMES
from tests.render.seeing import differing, pixels

RULES = rules()
ADVANCED = ("pipelines", "carriers", "raiders", "mines", "aliens")
ALL = (*((name, "on") for name in ADVANCED), ("warp_points", "6"), ("doomsday_machines", "2"))


@cache
def played(seats: int, answers: int, opening: str = "standard", scenario: str = "standard") -> State:
    """The state of a game after so many answers, or at its end. It must not be changed."""
    options = dict(ALL if seats > 1 else ()) | {"opening": opening, "scenario": scenario}
    table, chance = Table.new(RULES, seats, "1", options), stream("1", 0, seats, "play")
    for _ in range(answers):
        if table.ask is None:
            break
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    return table.state


@cache
def seen(state: Callable[[], State], seat: int | None) -> View:
    """A state as a seat, or everybody, sees it."""
    return RULES.view(state(), seat)


def start() -> State:
    """The first turn of four players."""
    return played(4, 12)


def middle() -> State:
    """Four players with fleets and colonies all over the map."""
    return played(4, 500, "midgame")


def full() -> State:
    """Two players crowded on a small map."""
    return played(2, 120, "midgame", "knife_fight")


def alone() -> State:
    """One player against doomsday machines."""
    return played(1, 100, scenario="doomsday_small")


def aliens() -> State:
    """One player against alien empires."""
    return played(1, 300, scenario="aliens_map_2")


def over() -> State:
    """A game that is over."""
    return played(1, 10_000, scenario="doomsday_small")


EVERY = (start, middle, full, alone, aliens, over)


@cache
def battle() -> State:
    """A battle in which shots have fallen."""
    options = dict(ALL) | {"opening": "midgame", "scenario": "knife_fight"}
    table, chance = Table.new(RULES, 2, "1", options), stream("1", 0, 2, "play")
    while table.state.battle is None or not table.state.battle.shots:
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    return table.state


def plain(text: Text) -> str:
    """Words without a language: the last part of the key, and the parameters."""
    told = [plain(value) if isinstance(value, Text) else str(value) for value in text.params.values()]
    return " ".join([text.key.rpartition("-")[2], *told])


def picture(view: View, words: Say = plain, marks: Sequence[str] = (), zoom: str | None = None) -> Picture:
    """A view, painted."""
    return paint("space_empires", view, words=words, names=NAMES, marks=marks, zoom=zoom)


def at(view: View, id_: str) -> HexView:
    """A hex by its name."""
    return next(one for one in view.hexes if one.id == id_)


def changed(view: View, id_: str, **changes: Any) -> View:
    """The view with one hex changed."""
    return replace(view, hexes=tuple(replace(one, **changes) if one.id == id_ else one for one in view.hexes))


def bare(view: View) -> View:
    """The view with nothing on the map."""
    empty = {"marker": None, "colony": None, "stacks": (), "explored": True, "looked": False}
    hexes = tuple(replace(one, **empty) for one in view.hexes)
    return replace(view, hexes=hexes, sightings=(), machines=(), empires=(), battle=None)


def unit(type_: str, count: int = 1, owner: int = 0, **more: Any) -> UnitView:
    """A counter that the viewer can read."""
    number = more.pop("number", 1)
    given: dict[str, Any] = {"up": True, "levels": (), "cargo": None, "left": 0, "hits": 0, "screened": False}
    given |= {"moved": False} | more
    return UnitView(f"{type_}{number}", owner, type_, number, count, **given)


def stack(owner: int, *units: UnitView, hidden: int = 0) -> StackView:
    """What a side has in a hex."""
    return StackView(owner, units, hidden)


def every_type(owner: int = 0) -> StackView:
    """One of each type."""
    return stack(owner, *(unit(type_, 1, owner) for type_ in UNITS))


def moved(before: View, after: View, **how: Any) -> int:
    """How many pixels the change moves."""
    return differing(pixels(picture(before, zoom=how.get("zoom"))), pixels(picture(after, **how)))
