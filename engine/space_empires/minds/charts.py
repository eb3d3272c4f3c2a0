"""The board as a mind reads it from its view: who stands where, what lies between, how long a way is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter

from engine.players.known import Known, Once, latest
from engine.players.ways import ways
from engine.space_empires.components import TERRAIN, UNITS
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.interface.view import HexView, StackView, UnitView, View
from engine.space_empires.minds.mind import At
from engine.space_empires.minds.sightings import lone, trails
from engine.space_empires.minds.solitaire import accounts
from engine.space_empires.minds.solitaire.accounts import Launches

PLAIN, ROUGH, UNKNOWN, DEADLY = 2, 3, 8, 40
"""What it takes to enter a hex, in half moves: terrain ends the move, and nobody goes blindly into the unknown."""
FAR = 999
"""Farther than anything can be reached."""
DREADED = {"supernova": FAR, "black_hole": DEADLY, "danger": DEADLY, "doomsday_machine": DEADLY}
"""What it takes to enter what is known to be deadly."""


class Ground:
    """Hexes in play, with what it takes to enter them and what lies next to them; how far they are is reckoned once."""

    def __init__(self, hexes: tuple[str, ...], tolls: tuple[int, ...], links: tuple[tuple[str, str], ...]) -> None:
        self.tolls, self.links = dict(zip(hexes, tolls, strict=True)), links
        self.near = {id: [one for one in NEIGHBOURS[id] if one in self.tolls] for id in self.tolls}
        for one, other in links:
            self.near[one].append(other)
        self._ways: dict[str, Mapping[str, int]] = {}

    def ways(self, goal: str) -> Mapping[str, int]:
        """How far all hexes are from a goal; those from which there is no way are left out."""
        found = self._ways.get(goal)
        if found is None:
            onward = {**self.tolls, goal: PLAIN}
            found = self._ways[goal] = ways(goal, self.near.__getitem__, FAR - 1, onward.__getitem__)
        return found

    def far(self, start: str, goal: str) -> int:
        """How far it is, which is the same there and back: what it takes to enter either end does not count."""
        known = None if goal in self._ways else self._ways.get(start)
        return self.ways(goal).get(start, FAR) if known is None else known.get(goal, FAR)


ground = lru_cache(maxsize=256)(Ground)
"""The ground of a board: the same one as long as nothing on it changes."""


@lru_cache(maxsize=256)
def _around(of: Ground, held: tuple[str, ...]) -> Ground:
    """The same where one goes round hexes that somebody holds, unless no other way leads on."""
    barred = {**of.tolls, **{id: max(DEADLY, of.tolls[id]) for id in held if id in of.tolls}}
    return Ground(tuple(barred), tuple(barred.values()), of.links)


@dataclass(frozen=True, slots=True)
class Chart:
    """What a seat sees of the board.

    Attributes:
        home: of the seat; empty before it is chosen.
        ground: for who fights; `quiet`: for who had better meet nobody and explores nothing; `around`: for who fights
            at the end of its way, not on it.
        standing: all own units, each with its hex.
        taken: hexes in which anything of an enemy is.
        launches: of alien empires, as the seat remembers them.
        still: how many counters have lain for long where they are, by their side and hex.
        scouts: the sides and hexes of face-down counters that are scouts.
        places: where each sighting of the view is now, as far as the seat could follow it.
        kept: what was worked out of this chart.
    """

    seat: int
    view: View
    home: str
    hexes: Mapping[str, HexView]
    ground: Ground
    quiet: Ground
    around: Ground
    standing: tuple[tuple[str, UnitView], ...]
    taken: Mapping[str, bool]
    launches: Launches
    places: tuple[str, ...]
    still: Mapping[str, int]
    scouts: tuple[str, ...]
    kept: Known = field(init=False, repr=False, compare=False, default_factory=dict)

    def hostile(self, side: int) -> bool:
        """Whether a side is an enemy."""
        return hostile(self.view, self.seat, side)

    def own(self, at: str) -> tuple[UnitView, ...]:
        """The own units in a hex."""
        return next((stack.units for stack in self.hexes[at].stacks if stack.owner == self.seat), ())

    def units(self) -> Iterator[tuple[str, UnitView]]:
        """All own units, each with its hex."""
        return iter(self.standing)

    def foes(self, at: str) -> list[StackView]:
        """What enemies have in a hex."""
        return [stack for stack in self.hexes[at].stacks if self.hostile(stack.owner)]

    def enemy_colony(self, at: str) -> bool:
        """Whether a colony of an enemy lies in a hex."""
        colony = self.hexes[at].colony
        return colony is not None and self.hostile(colony.owner)

    def held(self, at: str) -> bool:
        """Whether anything of an enemy is in a hex."""
        return at in self.taken

    def colonies(self) -> list[HexView]:
        """Hexes with own colonies."""
        return _colonies(self)

    def known(self, at: str) -> str:
        """The type of the marker of a hex, as far as the seat knows it."""
        marker = self.hexes[at].marker
        return "" if marker is None else marker.type

    def ways(self, goal: str, *, quiet: bool = False) -> Mapping[str, int]:
        """How far all hexes are from a goal, or it from them, in half moves; it may lie where one would not pass."""
        return (self.quiet if quiet else self.ground).ways(goal)

    def far(self, start: str, goal: str, *, quiet: bool = False) -> int:
        """How far it is, in half moves."""
        return (self.quiet if quiet else self.ground).far(start, goal)

    def next(self, start: str, goal: str) -> str:
        """The hex that comes next on the easiest way round enemies."""
        ways, tolls = self.around.ways(goal), self.around.tolls
        return min(self.ground.near[start], key=lambda to: (ways.get(to, FAR) + tolls[to] * (to != goal), to))


def hostile(view: View, seat: int, side: int) -> bool:
    """Whether a side is an enemy of a seat."""
    return side < 0 or (side != seat and view.seats[side].team != view.seats[seat].team)


def chart(at: At) -> Chart:
    """The board of this decision."""
    scouts = lone.scouts(at)
    followed = trails.places(at), trails.still(at), scouts
    if not at.view.empires:
        return _chart(at.view, (at.seat, (), *followed))
    launched = accounts.launches(at.view, at.seat, at.memory.get("launches"))
    at.memory.update({"launches": dict(launched)} if launched else {})
    return _chart(at.view, (at.seat, tuple(launched.items()), *followed))


def _nothing(view: View) -> Known:
    return {}


VIEWS: Once[View] = Once(latest(_nothing, 2))
"""Of each of the views that were looked at last."""


Pairs = tuple[tuple[str, int], ...]
"""Numbers by their names."""


@VIEWS.once_each
def _chart(view: View, told: tuple[int, Pairs, tuple[str, ...], Pairs, tuple[str, ...]]) -> Chart:
    """As a seat sees it that remembers these launches, and where counters went."""
    seat, launched, places, still, scouts = told
    hexes = {one.id: one for one in view.hexes}
    lying = [one for one in view.hexes if one.stacks or one.colony is not None or one.machine is not None]
    taken, ids = _taken(view, seat, lying), tuple(hexes)
    links = tuple((a, b) for a, n in view.links for b, m in view.links if a != b and n == m)
    tolls = tuple(map(_toll, view.hexes))
    able = zip(view.hexes, tolls, strict=True)
    shut = tuple([FAR if not one.explored or toll >= DEADLY or one.id in taken else toll for one, toll in able])
    open_ = ground(ids, tolls, links)
    grounds = open_, ground(ids, shut, links), _around(open_, tuple(taken))
    home, standing = view.seats[seat].home, _standing(lying, seat)
    return Chart(seat, view, home, hexes, *grounds, standing, taken, dict(launched), places, dict(still), scouts)


ONCE: Once[Chart] = Once(attrgetter("kept"))
"""Of each chart."""


@ONCE.once
def _colonies(here: Chart) -> list[HexView]:
    return [one for one in here.hexes.values() if one.colony is not None and one.colony.owner == here.seat]


def _standing(lying: Iterable[HexView], seat: int) -> tuple[tuple[str, UnitView], ...]:
    """All units of a seat, each with its hex."""
    stacks = [(one.id, stack) for one in lying for stack in one.stacks if stack.owner == seat]
    return tuple([(id, unit) for id, stack in stacks for unit in stack.units])


def _taken(view: View, seat: int, lying: Iterable[HexView]) -> dict[str, bool]:
    """Hexes in which anything of an enemy is."""
    friends = [one.seat for one in view.seats if not hostile(view, seat, one.seat)]
    found = {fleet.at: True for empire in view.empires for fleet in empire.fleets}
    for one in lying:
        owners = [stack.owner for stack in one.stacks]
        owners += [] if one.colony is None else [one.colony.owner]
        if one.machine is not None or [owner for owner in owners if owner not in friends]:
            found[one.id] = True
    return found


def _toll(one: HexView) -> int:
    """What it takes to enter a hex, in half moves."""
    kind = "" if one.marker is None else one.marker.type
    if kind in DREADED:
        return DREADED[kind]
    return UNKNOWN if not one.explored else ROUGH if kind in TERRAIN else PLAIN


FIXED = ("SY", "BASE", "MINES")
"""What does not go to war."""


def warship(unit: UnitView) -> bool:
    """Whether a unit fights and moves."""
    card = UNITS.get(unit.type)
    return card is not None and card.combat and unit.type not in FIXED


def price(unit: UnitView) -> int:
    """CP of all ships of a unit."""
    card = UNITS.get(unit.type)
    return 0 if card is None else card.cost * unit.count
