"""What a player has declared in a Movement step: groups of ships with their routes and cargo, before anything moves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.ask import Seat
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.galaxy import routes
from engine.ti4.galaxy.routes import Route
from engine.ti4.galaxy.units import Group


@dataclass(slots=True)
class Declared:
    """Ships of one type that move from one system by one route, with what they carry, by place and type."""

    id: str
    origin: str
    type: str
    number: int
    damaged: int
    route: Route
    cargo: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class MovementPlan:
    """What is declared so far. `boosts` are moves raised by one for a single ship, still unused.

    `moves` and `passes` keep, by origin and type, how far ships go and whether they pass ships of others.
    """

    seat: Seat
    active: str
    map: routes.Map
    boosts: int
    declared: list[Declared] = field(default_factory=list)
    moves: dict[tuple[str, str], int] = field(default_factory=dict)
    passes: dict[tuple[str, str], bool] = field(default_factory=dict)

    def origins(self) -> Iterable[str]:
        """The systems with ships that move, in the order of the board."""
        return dict.fromkeys(origin for origin, _ in self.moves)

    def reach(self, origin: str, type: str) -> int:
        """How far ships of a type go, one of them with a boost that is left."""
        return self.moves[origin, type] + (self.boosts > 0)

    def claimed(self, key: str) -> int:
        """Units of a place and type (`27:cruiser`) that are spoken for, as movers or as cargo."""
        claimed = 0
        for group in self.declared:
            claimed += group.cargo.get(key, 0) + (group.number if group.id == key else 0)
        return claimed

    def leaving(self) -> dict[str, dict[str, int]]:
        """The pieces that movers and their cargo take away from other systems and from planets."""
        gone: dict[str, dict[str, int]] = {}
        for group in self.declared:
            cargo = [(Group.read(key), number) for key, number in group.cargo.items()]
            taken = [(aboard.place, aboard.type, number) for aboard, number in cargo]
            for place, type, number in [(group.origin, group.type, group.number), *taken]:
                there = gone.setdefault(place, {})
                there[type] = there.get(type, 0) + number
        gone.pop(self.active, None)
        return gone


def in_words(groups: Iterable[Declared]) -> Text:
    """Ships and their cargo, by the systems that they come from."""
    found: dict[str, dict[str, int]] = {}
    for group in groups:
        pieces = found.setdefault(group.origin, {})
        carried = [(Group.read(key).type, number) for key, number in group.cargo.items()]
        for type, number in [(group.type, group.number), *carried]:
            pieces[type] = pieces.get(type, 0) + number
    said = [T("ti4-ships-from", units=words.units(all), origin=words.system(id)) for id, all in found.items()]
    return words.row(said) if said else T("ti4-no-target")


def pieces_from(said: object) -> list[tuple[Text, dict[str, int]]]:
    """The inverse of `in_words`: what comes, by the words for where from; empty for anything else."""
    found: list[tuple[Text, dict[str, int]]] = []
    while isinstance(said, Text):
        first, said = (said.params.get("first"), said.params.get("rest")) if said.key == "ti4-row" else (said, None)
        origin = first.params.get("origin") if isinstance(first, Text) and first.key == "ti4-ships-from" else None
        if isinstance(first, Text) and isinstance(origin, Text):
            found.append((origin, words.counted(first.params.get("units"))))
    return found
