"""Arms beside the line of battle: carriers with their fighters, raiders, mines and what sweeps them, decoys, and what a
seat bids to go first. SE-CARRIER-01, SE-RAIDER-01, SE-MINE-01, SE-SWEEP-01, SE-DECOY-01, SE-BID-01
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.space_empires.components import FIGHTERS_CARRIED, SHIP_SIZE, UNITS
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import counters, guesses, hazards, learning, odds, reach, wars
from engine.space_empires.minds.charts import ONCE, Chart, warship
from engine.space_empires.minds.fleets import defences, guarding
from engine.space_empires.minds.mind import CP, At
from engine.space_empires.minds.solitaire import machines

CARRIER, FIGHTER, RAIDER, SWEEPER, DESTROYER = "CV", "F", hazards.RAIDER, hazards.SWEEPER, "DD"
TOGETHER = (CARRIER, FIGHTER)
"""What goes nowhere alone: fighters would be left without a carrier. SE-FIGHTER-03"""
BUNDLE = UNITS[CARRIER].cost + FIGHTERS_CARRIED * UNITS[FIGHTER].cost
"""CP of a carrier with its fighters."""
BERTHS: Mapping[str, int] = {CARRIER: FIGHTERS_CARRIED, FIGHTER: -1}
"""Places for fighters that a unit brings, or takes."""
BUILT: Mapping[str, str] = {"fighter": CARRIER, "cloaking": RAIDER, "mines": "MINES"}
"""What is built with a technology that opens an arm."""
LASTING = 3
"""Rounds for which a new arm has to be better."""
MINED, MOST_MINES = 130, 3
"""What a mine at the home world is worth, in hundredths of a warship of its price, while enemies are near; how many."""
UNMET, MINING = 2, 12
"""It is worth one part of so many as long as nobody is near, and nothing with no fleet within so many half moves: mines
are laid in the last Economic Phase before it comes.
"""
RAIDING, SURPRISE = 3, 40
"""So many raiders go for colonies; bases and strong shields are for others. By how much they come before these, in
thousandths.
"""
SWEEPING, ESCORTS = 140, {SWEEPER: 3, DESTROYER: 2}
"""The same of sweepers where mines may lie; how many of them, and of destroyers that see raiders."""
BLUFF = 3 * CP
"""What a decoy is worth at a colony that enemies could reach and no ship holds."""
DECOYS = 3
CLOAKED = 80
"""Hundredths of what ships of the price are worth that cloaking is, as long as it surprises anybody."""
SEEING = 200
"""The same of scanners once enemies have raiders: until then nobody can bring those to battle."""
CRUISERS = 3
"""From this size on no larger ships are learnt before some of it are built."""
PURSE, MOST_BID = 15, 3
"""A seat bids one CP more for so many in hand, at most so many."""


def count(here: Chart, type: str) -> int:
    """Own units of a type."""
    return sum(unit.count for _, unit in here.units() if unit.type == type)


def berths(here: Chart) -> int:
    """Places on own carriers for which there is no fighter yet. SE-CARRIER-02"""
    return sum(number * count(here, type) for type, number in BERTHS.items())


def squadron(here: Chart) -> tuple[str, int] | None:
    """A group of fighters that is too large for the carriers of its hex, and how many leave it for the room that is
    left there. SE-CARRIER-02, SE-GROUP-02
    """
    for hex in {hex: True for hex, unit in here.units() if unit.type == CARRIER}:
        there, left = here.own(hex), list[UnitView]()
        room = FIGHTERS_CARRIED * sum(unit.count for unit in there if unit.type == CARRIER)
        for unit in sorted(there, key=lambda unit: -unit.count):
            if unit.type == FIGHTER and unit.count <= room:
                room -= unit.count
            elif unit.type == FIGHTER:
                left.append(unit)
        if room and left:
            return left[0].id, min(room, left[0].count - room)
    return None


def raided(here: Chart) -> bool:
    """Whether enemies have raiders: they were seen, lie open now, or cloaking was shown. SE-RAIDER-02"""
    return RAIDER in _shown(here) or hazards.met(here, "cloaking") > 0


@ONCE.once
def invaded(here: Chart) -> bool:
    """Whether the own home world is besieged, or more than a scout is at an own colony. SE-BOMB-02, SE-BOMB-08"""
    fleets = [guesses.at(here, port.id) for port in here.colonies() if here.held(port.id)]
    return guarding.besieged(here) or any(odds.cost(fleet) > reach.SPARED for fleet in fleets)


@ONCE.once
def beset(here: Chart) -> bool:
    """The same, or whether more than a scout stands beside an own colony. SE-BOMB-02"""
    return invaded(here) or any(overrun(here, port.id) for port in here.colonies())


@ONCE.once
def classes(here: Chart) -> frozenset[str]:
    """Classes of which other players have shown ships. SE-GROUP-07, SE-FIRE-02"""
    cards = (UNITS.get(type) for type in sorted(_shown(here)))
    return frozenset(card.letter for card in cards if card is not None and card.letter is not None)


@ONCE.once
def _shown(here: Chart) -> frozenset[str]:
    """Types of ships that enemies have shown: what lies open, and what was seen."""
    stacks = (stack for hex in here.taken for stack in here.foes(hex))
    open_ = [unit.type for stack in stacks for unit in stack.units]
    return frozenset([*open_, *(one.type for one in here.view.sightings if here.hostile(one.owner))])


# --- ships -----------------------------------------------------------------------------------------------------------


def most(at: At, here: Chart, type: str, cp: int) -> int:
    """How many of a type are wanted at most: carriers with their fighters, and fighters that have a carrier."""
    if type == CARRIER:
        return cp // BUNDLE
    if type == FIGHTER:
        return max(0, berths(here) + FIGHTERS_CARRIED * (cp // BUNDLE))
    if type == RAIDER:
        hidden = learning.levels(at).get("cloaking", 0) > hazards.met(here, "scanner")
        return max(0, RAIDING - count(here, RAIDER)) if hidden else 0
    return 0


def reckoned(here: Chart, type: str, margin: int, best: int) -> int:
    """How ships of a type do in battle: raiders among players no worse than the best, for it is their surprise for
    which cloaking was learnt. SE-RAIDER-08
    """
    return max(margin, best + SURPRISE) if type == RAIDER and len(here.view.seats) > 1 else margin


def escorts(at: At, here: Chart, type: str, need: int) -> list[int]:
    """What sweepers and destroyers are worth that a fleet needs against mines and raiders, the first one first."""
    wanted = {SWEEPER: swept(here), DESTROYER: raided(here) and learning.levels(at).get("scanner", 0) > 0}
    if not wanted.get(type):
        return []
    able = watchers(here) if type == DESTROYER else count(here, type)
    return [need * UNITS[type].cost * SWEEPING // 100] * max(0, ESCORTS[type] - able)


def watchers(here: Chart) -> int:
    """Own destroyers that see the raiders of all that is known of them. SE-SCANNER-02"""
    least = max(1, hazards.met(here, "cloaking"))
    destroyers = (unit for _, unit in here.units() if unit.type == DESTROYER)
    return sum(unit.count for unit in destroyers if dict(unit.levels).get("scanner", 0) >= least)


def swept(here: Chart) -> bool:
    """Whether sweepers are made: not by who is invaded, for he storms nothing; for mines that nobody has shown not by
    who has a fleet beside an own colony, either. SE-SWEEP-02
    """
    return not invaded(here) if hazards.laying(here) else hazards.awaited(here) and not beset(here)


def mines(here: Chart, hex: str, need: int) -> list[int]:
    """What mines at the home world are worth, the first one first."""
    if hex != here.home or len(here.view.seats) == 1:
        return []
    worth = need * UNITS["MINES"].cost * MINED // 100 * approached(here)
    return [worth if defences.threats(here, hex) else worth // UNMET] * max(0, MOST_MINES - count(here, "MINES"))


def approached(here: Chart) -> bool:
    """Whether a fleet of a player is near enough to the own home world for mines there, and too near for settlers."""
    return any(reach.fleet(here, one) for one in here.taken if here.far(one, here.home) <= MINING)


def decoys(here: Chart, hex: str) -> list[int]:
    """What a decoy is worth at a colony: other players take it for ships, machines do not, and more than a scout beside
    it finds out in the next turn. SE-DECOY-05
    """
    if len(here.view.seats) == 1:
        return []
    bare = not any(warship(unit) or unit.type == "DECOY" for unit in here.own(hex))
    near = bare and hex != here.home and not here.held(hex) and bool(defences.threats(here, hex))
    return [BLUFF] if near and not overrun(here, hex) and count(here, "DECOY") < DECOYS else []


def overrun(here: Chart, hex: str) -> bool:
    """Whether more than a scout of a player stands beside a hex."""
    return any(reach.fleet(here, one) for one in reach.beside(here, hex))


# --- technology ------------------------------------------------------------------------------------------------------


def needless(at: At, here: Chart, id: str) -> bool:
    """Whether a level of an arm would lie idle: as long as another arm that was learnt is not built, further levels
    only once there is something to carry them, and fighters where carriers would not be the best to build, also some
    rounds later, or cost with them more than what is earned in a round. And larger ships that nobody could pay, or
    before the largest are built.
    """
    known = learning.levels(at)
    if len(here.view.seats) == 1:
        return False
    if id not in BUILT:
        return id == "ship_size" and (_dear(at, known) or _unbuilt(here, known))
    if any(known.get(one, 0) > 0 and not count(here, type) for one, type in BUILT.items()):
        return True
    earned = 0 if at.view.own is None else at.view.own.income - at.view.own.maintenance
    carried = earned >= BUNDLE and all(_best_carried(here, known, ahead) for ahead in (0, LASTING))
    return id == "fighter" and not carried


def _dear(at: At, known: Mapping[str, int]) -> bool:
    """Whether the next larger ship costs more than what is earned in two rounds. SE-SIZE-01, SE-MAINT-01"""
    size, own = known.get("ship_size", 1) + 1, at.view.own
    return own is not None and size in SHIP_SIZE and UNITS[SHIP_SIZE[size][0]].cost > 2 * (own.income - own.maintenance)


def _unbuilt(here: Chart, known: Mapping[str, int]) -> bool:
    """Whether there is no ship of the own size, which is that of cruisers or more. SE-SIZE-01"""
    size = known.get("ship_size", 1)
    return size >= CRUISERS and not count(here, SHIP_SIZE[size][0])


def _best_carried(here: Chart, known: Mapping[str, int], ahead: int) -> bool:
    """Whether carriers with another level of fighters would be better than all that could be built without."""
    more, against = {**known, "fighter": known.get("fighter", 0) + 1}, learning.foe(here, ahead)
    return learning.margin(CARRIER, learning.newest(CARRIER, more), against) > learning.best(
        known, against, 1, counters.spent(here)
    )


def taught(at: At, here: Chart, id: str, price: int, need: int) -> int | None:
    """What a level for or against mines, raiders and fighters is worth; None for others. Nobody learns against what
    nobody has.
    """
    if id == "mines":
        near = defences.threats(here, here.home)
        return price * need * (MINED if near else MINED // UNMET) // 100 * approached(here)
    levels = {
        "minesweep": int(swept(here)),
        "point_defense": min(1, hazards.met(here, "fighter")),
        "scanner": max(1, hazards.met(here, "cloaking")) if raided(here) else 0,
        "cloaking": int(_surprises(here)),
    }
    if id not in levels:
        return None
    worth = {"cloaking": CLOAKED, "scanner": SEEING}.get(id, 100)
    return price * need * worth // 100 * (learning.levels(at).get(id, 0) < levels[id])


def _surprises(here: Chart) -> bool:
    """Whether it is a time for raiders among players: there are battles, and nobody sees them yet. SE-RAIDER-02"""
    timely = learning.FIRST_BATTLES <= here.view.round <= wars.IMPATIENT
    return timely and not hazards.met(here, "scanner") and not machines.awaited(here)


# --- who goes first --------------------------------------------------------------------------------------------------


def bid(at: At, here: Chart, cp: int) -> int:
    """CP for going first: only where fleets stand so near each other that it matters who strikes first."""
    if not touching(here):
        return 0
    return int((1 + min(MOST_BID, cp // PURSE)) * at.chance.random())


def touching(here: Chart) -> bool:
    """Whether own ships and those of an enemy could meet in the next turn."""
    fleets = {hex: True for hex, unit in here.units() if warship(unit)}
    return any(defences.threats(here, hex) for hex in fleets)
