"""Own colonies at which enemies stand: the fewest ships near by that surely beat them are sent, whatever the rest of
their fleet does. A colony earns nothing meanwhile, and is shot to pieces. And a few raiders beside a colony, by whom
stands beside them. SE-INCOME-03, SE-BOMB-02
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.players.aims import Aim
from engine.space_empires.galaxy.board import distance
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import armies, arms, guesses, hazards, odds, reach, wars
from engine.space_empires.minds.armies import Order, value
from engine.space_empires.minds.charts import Chart, warship
from engine.space_empires.minds.fleets import defences, guarding, joint
from engine.space_empires.minds.mind import CP, At

NEAR = 4
"""Half moves within which ships are sent; farther, as far as they follow fleets, only those that are no army."""
SURELY, UNHURT = 900, 750
"""How often they should win, and how much of them should be left, in thousandths."""
FEW, MOSTLY = 12, 800
"""CP of raiders that are met beside a colony, and how often ships should win against so few, in thousandths."""
RELIEF = 60 * CP
"""What it is worth."""

Fleet = Sequence[tuple[str, UnitView]]
"""Ships, each with its hex."""


def orders(at: At, here: Chart, fleet: Fleet) -> Mapping[str, Order]:
    """What all warships do, by their ids."""
    found, stacks = {**sent(here, fleet), **_finishing(at, here, fleet)}, dict[str, list[UnitView]]()
    for hex, unit in fleet:
        if unit.id not in found:
            stacks.setdefault(hex, []).append(unit)
    return wars.orders(at, here, fleet, {**joint.orders(at, here, stacks), **found})


def sent(here: Chart, fleet: Fleet) -> dict[str, Order]:
    """What the ships do that are sent."""
    found = dict[str, Order]()
    held = [port.id for port in here.colonies() if here.held(port.id)] if armies.rivals(here) else []
    for port in (id for id in (*held, *_raiders(here)) if not _beaten(here, id, ())):
        free = [one for one in fleet if one[1].id not in found and (port in held or _beside(here, one[0], port))]
        parties = [(hex, units) for hex, units in _parties(here, port, free) if _able(here, port, hex, units)]
        best = min(parties, key=lambda one: (here.far(one[0], port), value(one[1]), one[0]), default=None)
        found |= {} if best is None else {unit.id: Order(port, Aim.ATTACK, RELIEF) for unit in best[1]}
    return found


def _finishing(at: At, here: Chart, fleet: Fleet) -> dict[str, Order]:
    """What those do who were sent to a colony that is gone by now: they attack those who destroyed it, if they stand
    beside them and surely beat them. SE-BOMB-06
    """
    parties, found = dict[tuple[str, str], list[UnitView]](), dict[str, Order]()
    own = [one.id for one in here.colonies()]
    for hex, unit in fleet if armies.rivals(here) else ():
        errand = armies.errand(at, unit)
        if unit.left and errand is not None and errand.worth == RELIEF and errand.at not in own and not here.held(hex):
            parties.setdefault((hex, errand.at), []).append(unit)
    for (hex, port), units in parties.items():
        near = [one for one in here.ground.near[hex] if here.held(one) and here.far(one, port) <= armies.PACE]
        goal = next((one for one in near if not here.enemy_colony(one) and _able(here, one, hex, units)), None)
        found |= {} if goal is None else {unit.id: Order(goal, Aim.ATTACK, RELIEF) for unit in units}
    return found


def _raiders(here: Chart) -> list[str]:
    """Hexes with a few raiders that would be at an own colony in their next turn, and are at none yet."""
    own = [port.id for port in here.colonies()]
    ports = [port.id for port in here.colonies() if not here.held(port.id)] if armies.rivals(here) else []
    near = dict.fromkeys(foe for port in ports for foe in reach.beside(here, port))
    return [foe for foe in near if foe not in own and not here.enemy_colony(foe) and _few(here, foe)]


def _few(here: Chart, hex: str) -> bool:
    return odds.cost(guesses.at(here, hex)) <= FEW


def _beside(here: Chart, hex: str, other: str) -> bool:
    return other in here.ground.near[hex]


def _parties(here: Chart, port: str, fleet: Fleet) -> Iterator[tuple[str, list[UnitView]]]:
    """Ships of a hex that could go: one counter, or some of the cheapest; farther to who lies open at a colony, for he
    stays there. Nobody leaves a battle for it, nor the home world of an enemy beside which it stands.
    """
    stacks, foes = dict[str, list[UnitView]](), wars.homes(here)
    most = wars.CHASE if any(stack.hidden for stack in here.foes(port)) else armies.COLUMN
    for hex, unit in fleet:
        if unit.left and unit.type not in (hazards.SWEEPER, *arms.TOGETHER):
            stacks.setdefault(hex, []).append(unit)
    for hex, units in stacks.items():
        if here.far(hex, port) > most or here.held(hex) or any(distance(hex, home) <= 1 for home in foes):
            continue
        cheap = sorted(units, key=lambda unit: (value([unit]), unit.id))
        yield from ((hex, [unit]) for unit in cheap)
        yield from ((hex, cheap[:number]) for number in range(2, len(cheap) + 1))


def _able(here: Chart, port: str, hex: str, units: Sequence[UnitView]) -> bool:
    """Whether ships can be spared where they are, come before a colony is lost, beat who is there, and are safe there;
    no army goes far for it. At home all are needed if any are: the others may go to meet who comes. SE-BOMB-08
    """
    if here.far(hex, port) > NEAR and value(units) > wars.ARMY * odds.cost(guesses.at(here, port)):
        return False
    if not (_beside(here, hex, port) or defences.in_time(here, here.hexes[port], here.far(hex, port))):
        return False
    all_ = [unit for unit in here.own(hex) if warship(unit)] if hex == here.home else units
    stays = guarding.stays(here, hex, port, guarding.needed(here, hex, all_))
    seen = stays and not hazards.cloaked(here, port, units)
    return seen and _beaten(here, port, units) and not reach.outmatched(here, port, units)


def _beaten(here: Chart, port: str, units: Sequence[UnitView]) -> bool:
    """Whether these ships and those that are at a colony surely beat the enemies there at hardly a loss."""
    side = guesses.own({unit.id: unit for unit in [*here.own(port), *units]}.values())
    found = odds.battle(side, guesses.at(here, port), hazards.rough(here, port))
    surely = MOSTLY if _few(here, port) else SURELY
    return here.hexes[port].machine is None and found.wins >= surely and found.left >= UNHURT
