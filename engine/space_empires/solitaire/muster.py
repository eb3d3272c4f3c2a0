"""Who has not fought yet gets ready: weaknesses of machines are rolled, fleets and home defenses are built.

An empire first buys technology, by what it has seen of the player and by its table, then ships for all that the fleet
was launched with; at its home world all that its accounts hold.
"""

from __future__ import annotations

from engine.space_empires import words
from engine.space_empires.components import SIDES, UNITS
from engine.space_empires.galaxy import presence
from engine.space_empires.play import Game
from engine.space_empires.solitaire import shipbuilding, tables
from engine.space_empires.solitaire.dice import die
from engine.space_empires.solitaire.shipbuilding import Bought, add, level, seen
from engine.space_empires.state import MACHINES, Empire, Fleet, Machine, Owner
from engine.text import T

MOST_SCANNERS = 2
"""Against these an empire buys no cloaking."""
LARGEST_FLEET, BALANCED = 3, 6
"""The highest rolls for as many ships as possible, and for ships of the size of its technology; else the largest."""
MINES, MIXED = 3, 7
"""The same for home defenses: mines, both in turn, else bases."""
CLOAKS, FLIES, SCANS = 6, 6, 4
"""The highest rolls for cloaking, fighters and scanners."""
WARY = 2
"""Taken from the roll where scouts with point defense are wanted."""


def ready(game: Game, at: str, sides: tuple[Owner, Owner]) -> None:
    """Before a battle in a hex, or fire at a colony there."""
    if not game.scenario.solitaire:
        return
    machine = presence.machine(game, at)
    if machine is not None and MACHINES in sides:
        _weakness(game, machine)
    for empire in game.state.empires:
        if empire.side in sides:
            _fleets(game, empire, at)


def _weakness(game: Game, machine: Machine) -> None:
    """Rolled when a machine is first met."""
    if machine.weakness is None:
        machine.weakness = tables.WEAKNESS[game.roll(1, SIDES, "machine weakness")[0]]
        what = T("space_empires-weakness", weakness=words.weakness(machine.weakness), n=machine.number)
        game.say(what, where=[machine.at], weight=2)


def _fleets(game: Game, empire: Empire, at: str) -> None:
    for fleet in [fleet for fleet in empire.fleets if fleet.at == at]:
        if not fleet.met:
            fleet.met = True
            _research(game, empire, raiders=fleet.raider, home=False)
            _build(game, empire, fleet)
    if empire.home == at and game.alien_home(empire) is not None and not empire.drained:
        empire.drained = True
        _research(game, empire, raiders=False, home=True)
        _defend(game, empire)


# --- technology ------------------------------------------------------------------------------------------------------


def _research(game: Game, empire: Empire, *, raiders: bool, home: bool) -> None:
    """What the player made it want, then by its table until nothing can be paid."""
    if empire.tech_cp < tables.LEAST_TECH:
        return
    if raiders and level(empire, "cloaking") == 1 and die(game, "alien cloaking") <= CLOAKS:
        shipbuilding.research(game, empire, "cloaking")
    _answer(game, empire, home)
    if die(game, "alien ship size") <= tables.SIZES.get(level(empire, "ship_size"), 0):
        shipbuilding.research(game, empire, "ship_size")
    if level(empire, "fighter") and not seen(game, "point_defense") and die(game, "alien fighters") <= FLIES:
        shipbuilding.research(game, empire, "fighter")
    while wanted := [id for id in (_drawn(game, empire, roll, home) for roll in tables.RESEARCH) if id]:
        shipbuilding.research(game, empire, game.shuffle(wanted, "alien research")[0])


def _answer(game: Game, empire: Empire, home: bool) -> None:
    """What the player has used is answered."""
    if seen(game, "fighter") and not level(empire, "point_defense"):
        shipbuilding.research(game, empire, "point_defense")
    if seen(game, "mines") and not level(empire, "minesweep") and not home:
        shipbuilding.research(game, empire, "minesweep")
    if seen(game, "cloaking") > level(empire, "scanner") and die(game, "alien scanners") <= SCANS:
        while seen(game, "cloaking") > level(empire, "scanner"):
            if not shipbuilding.research(game, empire, "scanner"):
                return


def _drawn(game: Game, empire: Empire, roll: int, home: bool) -> str | None:
    """What a roll buys; None where it is rolled again."""
    id = tables.RESEARCH[roll]
    if id == "tactics" and min(level(empire, "attack"), level(empire, "defense")) < 2:
        id = "attack" if level(empire, "attack") <= level(empire, "defense") else "defense"
    if (id == "cloaking" and seen(game, "scanner") >= MOST_SCANNERS) or (id == "minesweep" and home):
        return None
    return id if shipbuilding.affordable(game, empire, id) else None


# --- ships -----------------------------------------------------------------------------------------------------------


def _build(game: Game, empire: Empire, fleet: Fleet) -> None:
    """Everybody sees a fleet built; what is left of its CP goes back."""
    if not fleet.built:
        bought = bought_for(game, empire, fleet.cp)
        empire.fleet_cp += fleet.cp - shipbuilding.spent(bought)
        fleet.units = shipbuilding.units_of(game, empire, fleet.at, bought)
        fleet.built, fleet.cp = True, 0
    game.seal()


def bought_for(game: Game, empire: Empire, cp: int) -> Bought:
    """Full carriers where they pay, the largest ship, a destroyer that finds raiders, then by a roll."""
    bought: Bought = {}
    left = _carriers(game, empire, bought, cp)
    first = shipbuilding.largest(empire, left)
    if first is None:
        return bought
    left = add(bought, first, 1, left)
    scans = level(empire, "scanner") >= seen(game, "cloaking") and level(empire, "ship_size") > 1
    if scans and first != "DD":
        left = add(bought, "DD", 1, left)
    if shipbuilding.largest(empire, left) is not None:
        _rest(game, empire, bought, left)
    return bought


def _carriers(game: Game, empire: Empire, bought: Bought, cp: int) -> int:
    if not level(empire, "fighter") or cp < shipbuilding.FULL_CARRIER:
        return cp
    if seen(game, "point_defense") and die(game, "alien carriers") > 4:
        return cp
    number = cp // shipbuilding.FULL_CARRIER
    bought |= {shipbuilding.CARRIER: number, shipbuilding.FIGHTER: number * 3}
    return cp - number * shipbuilding.FULL_CARRIER


def _rest(game: Game, empire: Empire, bought: Bought, cp: int) -> None:
    roll, left = die(game, "alien fleet"), cp
    if seen(game, "fighter") and level(empire, "point_defense"):
        roll -= WARY
        if roll > LARGEST_FLEET and shipbuilding.CARRIER not in bought:
            left = add(bought, "SC", 2, left)
    if roll <= LARGEST_FLEET:
        shipbuilding.many(empire, bought, 1, left)
    elif roll <= BALANCED:
        shipbuilding.many(empire, bought, max(level(empire, "attack"), level(empire, "defense"), 1), left)
    else:
        while (type := shipbuilding.largest(empire, left)) is not None:
            left = add(bought, type, 1, left)


# --- home defenses ---------------------------------------------------------------------------------------------------


def _defend(game: Game, empire: Empire) -> None:
    """All accounts are spent on ships, and on mines and bases."""
    bought: Bought = {}
    if empire.fleet_cp >= tables.LEAST_FLEET:
        bought = bought_for(game, empire, empire.fleet_cp)
        empire.fleet_cp -= shipbuilding.spent(bought)
    fixed = fortress(game, empire.defense_cp, die(game, "alien defense"))
    empire.defense_cp -= shipbuilding.spent(fixed)
    if bought or fixed:
        game.seal()
        empire.defenses += shipbuilding.units_of(game, empire, empire.home, {**bought, **fixed})


def fortress(game: Game, cp: int, roll: int) -> Bought:
    """Mines, mines and bases in turn, or bases; without mines in this game always bases."""
    bought: Bought = {}
    mined, left = game.options.mines, cp
    if mined and roll <= MINES:
        add(bought, "MINES", left, left)
    elif mined and roll <= MIXED:
        while left >= UNITS["MINES"].cost:
            left = add(bought, "MINES", 1, add(bought, "BASE", 1, left))
    else:
        left = add(bought, "BASE", left, left)
        add(bought, "MINES", left if mined else 0, left)
    return bought


def disband(game: Game) -> None:
    """Fleets without ships are gone."""
    for empire in game.state.empires:
        empire.fleets = [fleet for fleet in empire.fleets if fleet.units or not fleet.built]
