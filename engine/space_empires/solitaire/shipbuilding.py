"""What alien empires research and build: technology by their table, fleets and defenses by what they can afford."""

from __future__ import annotations

from engine.space_empires.components import FIGHTERS_CARRIED, GROUP, TECHNOLOGIES, UNITS
from engine.space_empires.economy import technology
from engine.space_empires.play import Game
from engine.space_empires.state import Empire, Fleet, Unit

CARRIER, FIGHTER, RAIDER = "CV", "F", "R"
SWEEPS = "minesweep"
LADDER = ("SC", "DD", "CA", "BC", "BB", "DN")
"""Warships, the smallest first: one for each ship size."""
FULL_CARRIER = UNITS[CARRIER].cost + FIGHTERS_CARRIED * UNITS[FIGHTER].cost
Bought = dict[str, int]
"""How many of each type."""


# --- what it knows of the player -------------------------------------------------------------------------------------


def seen(game: Game, id: str) -> int:
    """The highest level of a technology that the player has shown."""
    return max(player.shown.get(id, 0) for player in game.state.players)


def level(empire: Empire, id: str) -> int:
    """The level that an empire has."""
    return empire.technology.get(id, 0)


def flies(game: Game, empire: Empire, cp: int) -> bool:
    """Whether carriers would meet no equal point defense."""
    known = level(empire, "fighter")
    return known > 0 and cp >= FULL_CARRIER and seen(game, "point_defense") < known


def raids(game: Game, empire: Empire, cp: int) -> bool:
    """Whether raiders would meet no equal scanners."""
    known = level(empire, "cloaking")
    return known > 0 and cp >= UNITS[RAIDER].cost and seen(game, "scanner") < known


# --- technology ------------------------------------------------------------------------------------------------------


def price(game: Game, empire: Empire, id: str) -> int | None:
    """CP of the next level; None where there is none, or this game does not use it."""
    if id not in empire.technology:
        return None
    return TECHNOLOGIES[id].costs[game.options.costs].get(level(empire, id) + 1)


def affordable(game: Game, empire: Empire, id: str) -> bool:
    """Whether the account pays the next level."""
    cost = price(game, empire, id)
    return cost is not None and cost <= empire.tech_cp


def research(game: Game, empire: Empire, id: str) -> bool:
    """Buys the next level, if the account pays it; all its ships have it at once."""
    cost = price(game, empire, id)
    if cost is None or cost > empire.tech_cp:
        return False
    empire.tech_cp -= cost
    empire.technology[id] += 1
    for unit in game.units(empire.side):
        unit.levels = levels(empire, unit.type)
    return True


def levels(empire: Empire, type: str) -> dict[str, int]:
    """The levels of its ships of a type; its scouts sweep mines, for it builds no minesweepers."""
    swept = (SWEEPS,) if type == LADDER[0] and SWEEPS in empire.technology else ()
    return {id: level(empire, id) for id in (*technology.carried(type), *swept)}


# --- fleets ----------------------------------------------------------------------------------------------------------


def cheapest(empire: Empire, hull: int) -> str:
    """The cheapest warship of at least this hull, or the largest that it can build."""
    known = [type for type in LADDER if UNITS[type].requires.get("ship_size", 1) <= level(empire, "ship_size")]
    return next((type for type in known if UNITS[type].hull >= hull), known[-1])


def largest(empire: Empire, cp: int) -> str | None:
    """The largest warship that these CP pay."""
    known = [type for type in LADDER if UNITS[type].requires.get("ship_size", 1) <= level(empire, "ship_size")]
    paid = [type for type in known if UNITS[type].cost <= cp]
    return paid[-1] if paid else None


def add(bought: Bought, type: str, count: int, cp: int) -> int:
    """Buys so many as far as the CP go; what is left of them."""
    number = min(count, cp // UNITS[type].cost)
    if number > 0:
        bought[type] = bought.get(type, 0) + number
    return cp - max(number, 0) * UNITS[type].cost


def many(empire: Empire, bought: Bought, hull: int, cp: int) -> int:
    """As many ships of at least this hull as the CP pay, then larger ones instead of some; what is left.

    Where nothing of that hull can be paid, smaller ones are taken.
    """
    base = next((t for t in (cheapest(empire, h) for h in range(hull, 0, -1)) if UNITS[t].cost <= cp), None)
    if base is None:
        return cp
    number, left = divmod(cp, UNITS[base].cost)
    for type in reversed(LADDER[LADDER.index(base) + 1 :]):
        dearer = UNITS[type].cost - UNITS[base].cost
        if UNITS[type].requires.get("ship_size", 1) <= level(empire, "ship_size"):
            swapped = min(number, left // dearer)
            number, left = number - swapped, left - swapped * dearer
            add(bought, type, swapped, swapped * UNITS[type].cost)
    add(bought, base, number, number * UNITS[base].cost)
    return left


def units_of(game: Game, empire: Empire, at: str, bought: Bought) -> list[Unit]:
    """Counters of at most six ships, face down, with all that the empire knows. SE-GROUP-01"""
    made: list[Unit] = []
    for type, count in bought.items():
        used = [one.number for one in [*game.units(empire.side), *made] if one.type == type]
        for left in range(count, 0, -GROUP):
            number = next(n for n in range(1, len(used) + 2) if n not in used)
            used.append(number)
            made.append(Unit(empire.side, type, number, at, min(left, GROUP), levels(empire, type), start=at))
    return made


def build_raiders(game: Game, empire: Empire, fleet: Fleet) -> None:
    """All CP of a fleet become raiders; what is left goes back."""
    bought: Bought = {}
    empire.fleet_cp += add(bought, RAIDER, fleet.cp, fleet.cp)
    fleet.units, fleet.built, fleet.cp = units_of(game, empire, fleet.at, bought), True, 0


def spent(bought: Bought) -> int:
    """CP that units cost."""
    return sum(UNITS[type].cost * count for type, count in bought.items())
