"""What can be bought in an Economic Phase, where it is placed, and which counters it takes.

SE-BUY-01, SE-BUY-03, SE-BUY-04, SE-BUY-06, SE-PLACE-04, SE-PLACE-05, SE-BASE-01, SE-BASE-03, SE-YARD-02, SE-DECOY-07
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from engine.ask import Seat
from engine.space_empires.components import GROUP, UNITS, UnitCard
from engine.space_empires.economy import income, technology
from engine.space_empires.galaxy import presence, units
from engine.space_empires.play import Game
from engine.space_empires.state import Purchase, Sheet, System, Unit

DECOY = "DECOY"
Levels = Mapping[str, int]


class Standing:
    """The counters that a player has on the board while a sheet is filled in, looked through once. SE-YARD-06

    Args:
        scuttled: units that are given up.
    """

    def __init__(self, game: Game, seat: Seat, scuttled: Collection[str] = ()) -> None:
        self.game, self.seat = game, seat
        self._colonies: list[System] | None = None
        self._groups: dict[tuple[str, str], list[Unit]] = {}
        self._used: dict[str, int] = {}
        for unit in game.player(seat).units:
            if not scuttled or unit.id not in scuttled:
                self._groups.setdefault((unit.type, unit.at), []).append(unit)
                self._used[unit.type] = self._used.get(unit.type, 0) + 1

    def free(self, type: str) -> int:
        """Counters of a type that are not on the board, or leave it. SE-BUY-06"""
        used = self._used.get(type, 0)
        if type == "COLONY_SHIP":
            used += sum(not system.colony.home for system in self.colonies() if system.colony is not None)
        return UNITS[type].counters - used

    def colonies(self) -> list[System]:
        """Hexes with a colony or home world of the player."""
        if self._colonies is None:
            self._colonies = self.game.colonies(self.seat)
        return self._colonies

    def groups(self, type: str, at: str) -> Sequence[Unit]:
        """Groups of a type in a hex that stay."""
        return self._groups.get((type, at), ())


def known(card: UnitCard, levels: Levels) -> bool:
    """Whether with these levels a type can be built.

    SE-BUY-03, SE-SIZE-01, SE-CARRIER-01, SE-FIGHTER-01, SE-RAIDER-01, SE-MINE-01, SE-SWEEP-01
    """
    return not [id for id, level in card.requires.items() if levels.get(id, 0) < level]


def places(standing: Standing, card: UnitCard, room: Mapping[str, int], made: Sequence[str]) -> list[str]:
    """Hexes where one of a type can be placed, whatever it costs.

    SE-PLACE-04, SE-YARD-02, SE-BASE-03, SE-PLACE-03, SE-BASE-02, SE-YARD-01, SE-YARD-03, SE-YARD-05, SE-YARD-07,
    SE-PIPE-03

    Args:
        room: hull points that ship yards can build, by hex.
        made: the hexes of colonies that produce.
    """
    if card.build_at == "ship_yard":
        return [at for at, points in room.items() if points >= max(card.hull, 1)]
    if card.build_at == "any_own_colony":
        return [system.id for system in standing.colonies()]
    return [at for at in made if card.id != "BASE" or not standing.groups("BASE", at)]


def producing(game: Game, seat: Seat) -> list[str]:
    """Hexes of colonies that produce. SE-BASE-01, SE-YARD-02"""
    return [system.id for system in income.producing(game, seat)]


def most(standing: Standing, card: UnitCard, places: Sequence[str], cp: int, room: Mapping[str, int]) -> dict[str, int]:
    """How many of a type so many CP can buy for each hex; of decoys with a numeral of one's choice, counters.

    SE-YARD-04
    """
    number = cp // card.cost
    if card.build_at == "producing_colony":
        return dict.fromkeys(places, min(number, 1))
    yards = card.build_at == "ship_yard"
    numbers = {at: min(number, room[at] // max(card.hull, 1)) if yards else number for at in places}
    free = max(0, standing.free(card.id))
    if not card.group or (card.id == DECOY and standing.game.options.decoys == "any"):
        return {at: min(paid, free) for at, paid in numbers.items()}
    return {at: min(paid, GROUP * free + _joined(standing, card, at)) for at, paid in numbers.items()}


def _joined(standing: Standing, card: UnitCard, at: str) -> int:
    """Ships for which groups of a type in a hex have room."""
    return sum([GROUP - unit.count for unit in standing.groups(card.id, at)]) if card.id != DECOY else 0


# --- counters --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lot:
    """So many of a type for a hex, as a player asks for them."""

    type: str
    at: str
    number: int


class NoCounter(Exception):
    """No counter of this type is left, and no group that new ships could join. SE-BUY-06"""

    def __init__(self, type: str) -> None:
        super().__init__(type)
        self.type = type


@dataclass(slots=True)
class Counters:
    """Which counters new units take: a group that lies face down where they may join one, so that nobody sees them
    come; else a counter of their own; a group that lies face up only where no counter is left. SE-PLACE-05, D-32, D-76

    Attributes:
        levels: what the player has researched.
        apart: whether they rather take counters of their own.
        taken: counters taken by now, by type; `joined`: ships that joined a group by now.
    """

    standing: Standing
    levels: Levels
    apart: bool = False
    taken: dict[str, int] = field(default_factory=dict)
    joined: dict[str, int] = field(default_factory=dict)

    def bought(self, lot: Lot) -> list[Purchase]:
        """The lines of the sheet for a lot.

        Raises:
            NoCounter: it does not find its counters.
        """
        card = UNITS[lot.type]
        single = not card.group or (card.id == DECOY and self.standing.game.options.decoys == "any")
        found: list[Purchase] = []
        left = lot.number
        while left:
            joins = None if single or card.id == DECOY else self._group(lot, face_up=False)
            if joins is None and not self._take(lot.type):
                joins = None if single or card.id == DECOY else self._group(lot, face_up=True)
                if joins is None:
                    raise NoCounter(lot.type)
            count = min(left, 1 if single else GROUP if joins is None else self._room(joins))
            found.append(self._line(card, lot.at, count, joins))
            left -= count
        return found

    def _line(self, card: UnitCard, at: str, count: int, joins: Unit | None) -> Purchase:
        if joins is not None:
            self.joined[joins.id] = self.joined.get(joins.id, 0) + count
        return Purchase(card.id, at, count, card.cost * count, None if joins is None else joins.id)

    def _take(self, type: str) -> bool:
        taken = self.taken.get(type, 0)
        if self.standing.free(type) <= taken:
            return False
        self.taken[type] = taken + 1
        return True

    def _group(self, lot: Lot, *, face_up: bool) -> Unit | None:
        """A group that they join; hidden ones unless they are to stay apart, or no counter is left."""
        if self.apart and not face_up:
            return None
        found = [unit for unit in self.groups(lot.type, lot.at) if face_up or presence.hidden(unit)]
        return next((unit for unit in found if self._room(unit) > 0), None)

    def groups(self, type: str, at: str) -> Sequence[Unit]:
        """Groups that new ships may join: same technology, same hex. SE-PLACE-05, SE-NEWTECH-02"""
        there = self.standing.groups(type, at)
        if not there or UNITS[type].auto_upgrade or self.standing.game.options.instant_upgrades:
            return there
        newest = technology.recorded(type, self.levels)
        return [unit for unit in there if unit.levels == newest]

    def _room(self, unit: Unit) -> int:
        """Ships that a group has still room for. SE-GROUP-01"""
        return GROUP - unit.count - self.joined.get(unit.id, 0)


def place(game: Game, seat: Seat, sheet: Sheet) -> None:
    """What was scuttled goes, what was bought comes. SE-PLACE-05, SE-PLACE-06, SE-PLACE-07, D-61, D-73"""
    own = game.player(seat).units
    for unit in [unit for unit in own if unit.id in sheet.scuttled]:
        units.remove(game, unit)
    order = list(game.state.systems)
    for one in sorted(sheet.purchases, key=lambda one: order.index(one.at)) if game.state.edition else sheet.purchases:
        if one.joins is not None:
            game.unit(seat, one.joins).count += one.count
        else:
            levels = technology.newest(game, seat, one.type)
            units.place(game, seat, one.type, one.at, one.count, levels)
