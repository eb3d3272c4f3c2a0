"""Where fleets go: what could be attacked or has to be held, what that is worth by the odds of its battles, and where
ships gather that wait for more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from engine.players.aims import Aim
from engine.space_empires.components import TURNS
from engine.space_empires.interface.view import UnitView
from engine.space_empires.minds import armies, guesses, hazards, odds, reach
from engine.space_empires.minds.armies import HOME, STEP, SURELY, TURNS_OFF, WAITED, Order, value
from engine.space_empires.minds.charts import FAR, ONCE, PLAIN, Chart, warship
from engine.space_empires.minds.fleets import clocks, defences, guarding, rallies, resting, retreats, sieges
from engine.space_empires.minds.fleets.defences import threats
from engine.space_empires.minds.hazards import rough
from engine.space_empires.minds.mind import CP, At, felt
from engine.space_empires.minds.odds import SURE, Groups, Outcome
from engine.space_empires.minds.solitaire import machines

SCOUTS = ("SC", "DD", "CA")
"""What explores, the cheapest first."""
COLONY, FLEET = 48 * CP, 55
"""What a colony of an enemy is worth, and a CP of ships in thousandths of a point."""
BOLD = 620
"""How often a battle should be won before it is sought, in thousandths; by a deputy it is surely won."""
IMPATIENT, PATIENCE, RECKLESS = 12, 14, 380
"""From this round on a little less is asked for each round, down to so much."""
MUSTER = 3 * CP
"""What it is worth to go to the others."""
LATER = 2
"""What half a move takes off what an attack brings, in hundredths."""
TROOP = 3
"""Ships go after the fleet once they are a third of it."""
KEPT, FINISHED, RESOLUTE = 130, 200, 120
"""Hundredths of its worth that the goal has for which ships are on their way, and a colony that falls in this turn, and
how much less often, in thousandths, ships have to win where they were sent.
"""
ARMY, HUNT = 6, 4
"""Ships that cost so many times as much as a foe go after it within so many half moves."""
CHASE, LITTLE = 8, 12
"""Half moves to fleets in space that are still followed; CP of a base, or of what else stands alone at a colony."""


@ONCE.once
def homes(here: Chart) -> list[str]:
    """The home worlds of enemies."""
    seats = [one.home for one in here.view.seats if here.hostile(one.seat) and one.home and not one.out]
    return [home for home in seats if home in here.hexes] + [one.home for one in here.view.empires if one.value]


@ONCE.once
def held_off(here: Chart) -> bool:
    """Whether all ships together would not surely take the home world of any other player."""
    return armies.rivals(here) and bool(homes(here)) and not _beatable(here)


@ONCE.once
def _beatable(here: Chart) -> list[str]:
    """The home worlds of other players that all ships together would surely take."""
    fleet = [unit for _, unit in here.units() if warship(unit)]
    goals = homes(here) if armies.rivals(here) else []
    return [goal for goal in goals if sieges.wins(here, goal, fleet) >= SURELY]


def bold(at: At) -> int:
    """How often a battle should be won before this character seeks it."""
    if at.character.deputy:
        return SURELY
    late = max(0, at.view.round - IMPATIENT) * PATIENCE
    return max(RECKLESS, BOLD - late - max(0, at.character.traits.war - 100))


def orders(
    at: At, here: Chart, fleet: Sequence[tuple[str, UnitView]], sent: Mapping[str, Order] = MappingProxyType({})
) -> Mapping[str, Order]:
    """What all warships do: the strongest stack what is worth most, the others go to it, to the front or hold what they
    can. `sent`: what some of them do already.
    """
    stacks = armies.by_hex((hex, unit) for hex, unit in fleet if unit.id not in sent)
    found, places = dict[str, Order](), sorted(stacks, key=lambda hex: (-value(stacks[hex]), hex))
    meeting, main, wanted = here.home, 0, _shared_out(at, here, stacks, sent.values())
    rallied = rallies.orders(here, stacks, wanted, _beatable(here))
    for hex in places:
        order = wanted[hex]
        if hex in rallied:
            order = rallied[hex]
        elif main and sieges.called(here, hex, stacks, places[0], wanted):
            order = Order(places[0], Aim.DEFEND, MUSTER)
        elif order is None or hazards.sweeping(stacks[hex]):
            order = _gather(here, hex, meeting, stacks[hex], main)
        if not main:
            meeting, main = _meeting(here, hex, order), value(stacks[hex])
        found[hex] = order
    found |= sieges.together(here, stacks, found)
    found |= retreats.halfway(here, stacks, found, meeting)
    found |= retreats.ahead(here, found, meeting)
    found |= retreats.met(here, stacks, found)
    found |= retreats.falling_back(here, stacks, found, meeting, tuple(sent))
    return {**sent, **{unit.id: found[hex] for hex in places for unit in stacks[hex]}}


def _shared_out(at: At, here: Chart, stacks: armies.Stacks, sent: Iterable[Order] = ()) -> dict[str, Order | None]:
    """The best for each stack; of those who would go for the same enemy only the nearest, as many as surely win, and
    none where ships are `sent` and nobody else comes. Of the others the cheapest that is enough for what is second.
    """
    met = [order.at for order in sent if not threats(here, order.at)]
    found = {hex: best(at, here, hex, units, met) for hex, units in stacks.items()}
    served = _served(here, stacks, found) if armies.rivals(here) else {}
    for hex in sorted(found, key=lambda hex: (value(stacks[hex]), hex)):
        order, others = found[hex], [*met, *(goal for goal, enough in served.items() if hex not in enough)]
        others += [port.id for port in here.colonies() if _guarded(here, port.id, others)]
        if order is not None and order.at in others:
            second = found[hex] = best(at, here, hex, stacks[hex], others)
            met += [second.at] if second is not None and _alone(here, second.at, stacks[hex]) else []
    return found


def _alone(here: Chart, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships go for enemies of another player elsewhere than at a colony of theirs, and are enough."""
    raid = armies.rivals(here) and here.held(goal) and not here.enemy_colony(goal)
    return raid and _enough(here, goal, units)


def _served(here: Chart, stacks: armies.Stacks, orders: Mapping[str, Order | None]) -> dict[str, list[str]]:
    """Shared places with the hexes of the stacks nearest to them that are enough; of those as near the cheapest. To a
    colony of an enemy others go along that are there a turn later at most.
    """
    goals, found = [(order.at, hex) for hex, order in orders.items() if order is not None], dict[str, list[str]]()
    for goal in {at: True for at, _ in goals if _shared(here, at)}:
        going = [hex for at, hex in goals if at == goal]
        going.sort(key=lambda hex: (here.far(hex, goal), value(stacks[hex]), hex))
        parties = (going[:number] for number in range(1, len(going) + 1))
        able = (some for some in parties if _enough(here, goal, [unit for hex in some for unit in stacks[hex]]))
        if enough := next(able, []):
            last = here.far(enough[-1], goal) + armies.PACE if here.enemy_colony(goal) else 0
            found[goal] = [hex for hex in going if hex in enough or here.far(hex, goal) <= last]
    return found


def _shared(here: Chart, goal: str) -> bool:
    """Whether no more go to a place than are enough: not for the home worlds of enemies, nor to the own one before
    enemies are there.
    """
    return goal not in homes(here) and (goal != here.home or here.held(goal))


def _guarded(here: Chart, port: str, others: Sequence[str]) -> bool:
    """Whether others go for all who threaten an own colony, other than the home world."""
    foes = threats(here, port) if port != here.home else ()
    return bool(foes) and all(foe in others for foe in foes)


def _enough(here: Chart, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships surely beat all that is in a hex, or else all that threatens it; and shoot a colony of an enemy
    down before others who are farther off would be there. SE-BOMB-06
    """
    if here.enemy_colony(goal) and not sieges.razed(here, goal, guesses.own(units)):
        return False
    foes = [goal] if here.held(goal) or here.enemy_colony(goal) else threats(here, goal)
    side = guesses.own({unit.id: unit for unit in [*here.own(goal), *units]}.values())
    foe = tuple(sorted(group for one in foes for group in guesses.at(here, one)))
    return odds.battle(side, foe, rough(here, goal)).wins >= SURELY


def _meeting(here: Chart, hex: str, order: Order) -> str:
    """Where others join the strongest stack: where it is, or at home as long as it is near."""
    return here.home if here.far(hex, here.home) <= TURNS_OFF and order.why != Aim.ATTACK else hex


def _gather(here: Chart, hex: str, meeting: str, units: Sequence[UnitView], main: int) -> Order:
    """Ships without a target go to the others; from a colony not before they are enough, but for sweepers, nor before
    raiders near by are beaten. The strongest stack stays where it is when it is far from home, for the others come to
    it.
    """
    if not main and armies.rivals(here) and here.far(hex, here.home) > TURNS_OFF:
        return Order(hex, Aim.KEEP, 0)
    few = value(units) * TROOP < main and not hazards.swept(units)
    if not meeting or (few and here.hexes[hex].colony is not None and meeting != here.home):
        return Order(hex, Aim.KEEP, 0)
    foes = guarding.needed(here, hex, units)
    kept = guarding.early(here, hex, foes) or not guarding.stays(here, hex, meeting, foes)
    if meeting == hex or kept or rallies.watches(here, hex, units):
        return Order(hex, Aim.DEFEND, 0)
    return Order(meeting, Aim.DEFEND, MUSTER)


def best(at: At, here: Chart, hex: str, units: Sequence[UnitView], others: Sequence[str] = ()) -> Order | None:
    """The best that a stack could do; None where nothing is worth it. What it was sent for before counts more: who
    turns round for every counter that appears gets nowhere. `others`: places that are for other stacks. Nobody is
    mistaken about it while the own home world is at stake, but in a long war: two who guard would stand there for ever.
    Nobody goes home before it is due, and who is there in time all the same does first what is worth it. SE-BOMB-08
    """
    side = guesses.own(units)
    if not side:
        return None
    foes = guarding.needed(here, hex, units)
    found, called = _goals(at, here, hex, side, units, others), _called(at, here, hex, units, foes)
    found = [one for one in found if not called or one.at in (*foes, here.home) or here.far(hex, one.at) <= PLAIN]
    guard = max((one.worth for one in found if one.at == here.home), default=0) if foes else 0
    held = {one.at: guard for one in found if guard and _held_beside(here, one, units, foes)}
    chosen = max(found, key=lambda one: (one.worth + held.get(one.at, 0), one.at), default=None)
    home = chosen is not None and chosen.at == here.home and hex != here.home
    return None if home and not called and guarding.early(here, hex, foes) else chosen


def _called(at: At, here: Chart, hex: str, units: Sequence[UnitView], foes: Sequence[str]) -> bool:
    """Whether ships have set out for home, where those who called them could be within a round: they go on, and attack
    at most these or whom they stand beside. SE-BOMB-08
    """
    if hex == here.home or armies.sent_for(at, here, hex, units) != here.home:
        return False
    return any(clocks.comes(here, foe) <= TURNS for foe in foes)


def _goals(
    at: At, here: Chart, hex: str, side: Groups, units: Sequence[UnitView], others: Sequence[str]
) -> list[Order]:
    """What a stack could do, with what that is worth to this character: a colony of an enemy that probably falls in
    this turn is shot down first, before it grows again. Nothing that lies behind them. SE-BOMB-06, SE-GROW-01
    """
    before, ends = armies.sent_for(at, here, hex, units), sieges.falls(here, hex, side)
    sure = here.view.round <= WAITED and bool(guarding.needed(here, hex, units))
    found = list[Order]()
    for one in [*_attacks(at, here, hex, side, units, before), *defences.orders(here, hex, units)]:
        worth = one.worth * (FINISHED if ends and one.at == hex else KEPT if one.at == before else 100) // 100
        known = sure or (ends and one.at == hex)
        if one.at not in others and worth > 0 and not resting.closed(at, here, hex, one.at, units):
            found.append(Order(one.at, one.why, worth if known else felt(at, worth, named(here, one.at, side))))
    return found


def _held_beside(here: Chart, order: Order, units: Sequence[UnitView], foes: Sequence[str]) -> bool:
    """Whether ships that are needed at home hold it all the same after an attack: one that is surely won, where nobody
    beats them, and from which they are back in time; or one on all for whose sake they are needed, who would take other
    colonies meanwhile. SE-BOMB-06, SE-BOMB-08
    """
    free = order.at not in foes or ([*foes] == [order.at] and defences.raids(here, order.at))
    if not free or order.why != Aim.ATTACK or order.at == here.home or reach.outmatched(here, order.at, units):
        return False
    return sieges.wins(here, order.at, units) >= SURELY


def named(here: Chart, goal: str, side: Groups) -> str:
    """What a goal is called where one errs about it: all colonies with nobody to defend them, or that surely fall, are
    alike, and of those the nearest is gone to. So are all home worlds of enemies: nobody turns round halfway for
    another because he errs anew. SE-BOMB-01, SE-BOMB-08
    """
    if armies.rivals(here) and goal in homes(here):
        return "goal homes"
    alike = armies.rivals(here) and here.enemy_colony(goal)
    foe = guesses.at(here, goal) if alike else ()
    sure = alike and (not foe or odds.battle(side, foe, rough(here, goal)).wins >= SURELY)
    return "goal colonies" if sure else f"goal {goal}"


# --- attack ----------------------------------------------------------------------------------------------------------


def _attacks(
    at: At, here: Chart, hex: str, side: Groups, units: Sequence[UnitView], before: str | None
) -> Iterator[Order]:
    foes = guarding.needed(here, hex, units)
    saved = {**defences.menaces(here, units, _late(here, hex)), **dict.fromkeys(foes, defences.OWN_HOME)}
    ways = here.around.ways(hex)
    able = [goal for goal in here.taken if guarding.stays(here, hex, goal, foes, meets=_meets(here, hex, goal, units))]
    able = [goal for goal in able if not _watched(here, goal, units)]
    for goal in (goal for goal in able if not hazards.cloaked(here, goal, units)):
        far = ways.get(goal, FAR)
        gone = goal not in foes and _gone(here, goal, far, units)
        if far < FAR and not machines.needed(here, hex, goal, units) and not gone:
            left = hazards.mined(here, goal, side, units)
            worth = assault(at, here, goal, left, saved.get(goal, 0), here.far(hex, goal), ahead=goal == before)
            yield Order(goal, Aim.ATTACK, worth * max(50, 100 - LATER * far) // 100 - STEP * far)


def _late(here: Chart, hex: str) -> list[str]:
    """Own colonies with enemies that ships of a hex would find shot down. SE-BOMB-06"""
    held = [port for port in here.colonies() if here.held(port.id)] if armies.rivals(here) else []
    return [port.id for port in held if not defences.in_time(here, port, here.far(hex, port.id))]


def _watched(here: Chart, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships would meet nobody at a colony, or surely beat what little is there, such as a decoy, and be beaten
    there by those who come. SE-MOVE-16, SE-DECOY-05
    """
    if not armies.rivals(here) or goal in homes(here):
        return False
    foe = guesses.at(here, goal)
    few = here.enemy_colony(goal) and odds.cost(foe) <= LITTLE and sieges.wins(here, goal, units) >= SURELY
    return (not foe or few) and reach.outmatched(here, goal, units)


def _meets(here: Chart, hex: str, goal: str, units: Sequence[UnitView]) -> bool:
    """Whether ships are at a goal in this turn; in a long war they set out for it all the same: nobody would else."""
    steps = min((unit.left for unit in units), default=0)
    return here.view.round > WAITED or here.far(hex, goal) <= PLAIN * max(1, steps)


def _gone(here: Chart, goal: str, far: int, units: Sequence[UnitView]) -> bool:
    """Whether what stands in a hex will be elsewhere before ships are there: nobody hunts a fleet across the board, not
    even one that has shot an own colony down by then, nor does an army go far after a few ships. SE-BOMB-06
    """
    one = here.hexes[goal]
    if not armies.rivals(here) or here.enemy_colony(goal) or one.machine is not None:
        return False
    army = value(units) > ARMY * odds.cost(guesses.at(here, goal))
    if _slips_away(here, goal, far, units) and not _comes(here, goal):
        return True
    stays = one.colony is not None and (goal == here.home or defences.in_time(here, one, far))
    return far > (HUNT if army else FAR if stays else CHASE)


def _slips_away(here: Chart, goal: str, far: int, units: Sequence[UnitView]) -> bool:
    """Whether players' ships in space are as fast as several others, who are not there in this turn; in a long war they
    are hunted all the same. SE-MOVE-05
    """
    foes = [reach.movement(here, stack.owner) for stack in here.foes(goal) if stack.owner >= 0]
    steps, several = min((unit.left for unit in units), default=0), sum(unit.count for unit in units) > 1
    away = here.hexes[goal].colony is None and far > PLAIN * max(1, steps) and here.view.round <= WAITED
    return several and away and max(foes, default=0) >= armies.movement(units)


def _comes(here: Chart, goal: str) -> bool:
    """Whether whoever stands in a hex could soon be at an own colony."""
    near = (here.far(goal, port.id) <= HUNT or goal in reach.beside(here, port.id) for port in here.colonies())
    return any(near)


def assault(at: At, here: Chart, goal: str, side: Groups, menace: int = 0, far: int = 0, *, ahead: bool = False) -> int:
    """What it is worth to attack with a side, or what mines leave of it; much below 0 where that is too bold.
    `menace`: what else it saves; `far`: half moves to there; `ahead`: it is on its way there, and a guess that has
    changed a little does not turn it round.
    """
    foe = armies.meeting(here, goal, far)
    outcome = odds.battle(side, foe, rough(here, goal))
    if not _dared(at, here, goal, outcome, RESOLUTE * ahead):
        return -HOME
    spoils = FLEET * odds.cost(foe) * (not hazards.natives(here, goal)) * (SURE - outcome.foe_left) // SURE
    gain = _liked(at, menace + spoils, _prize(here, goal)) * outcome.wins // SURE
    lost = FLEET * odds.cost(side) * (SURE - outcome.left) // SURE
    return gain - (lost if _prize(here, goal) < HOME // 4 else lost // 2)


def _liked(at: At, rid: int, prize: int) -> int:
    """What it is worth to be rid of enemies, and to take what is theirs: who likes no war wants less of what others
    own, but meets who comes as readily as anybody.
    """
    war = at.character.traits.war
    return (rid * max(100, war) + prize * war) // 100


def _dared(at: At, here: Chart, goal: str, outcome: Outcome, resolve: int = 0) -> bool:
    """Whether a battle with these odds is sought, or a little worse ones; where ships just fled only a sure one."""
    crushing = outcome.left >= machines.CRUSHING
    least = SURELY if armies.fled(at, goal) else max(RECKLESS, bold(at) - resolve)
    return crushing if machines.stands(here, goal) else outcome.wins >= least


def _prize(here: Chart, goal: str) -> int:
    """What a colony of an enemy is worth that is destroyed, whatever it brings now: left at 1 CP it grows again. Also a
    doomsday machine that has to be beaten. SE-GROW-01
    """
    one = here.hexes[goal]
    machine = 60 * CP if one.machine is not None else 0
    if one.colony is None or not here.enemy_colony(goal):
        return machine
    return HOME // max(1, _empires(here)) if one.colony.home else COLONY


def _empires(here: Chart) -> int:
    """Alien empires that are left: all of them have to be beaten."""
    return sum(bool(empire.value) for empire in here.view.empires)
