"""Who could come to a hex in its next turn: what is known of enemies near it, whether ships that stand there would be
beaten, and whether unarmed ones would be taken. Aliens and machines are left out: aliens stay where they are, machines
have a room of their own. SE-MOVE-05, SE-MOVE-16, SE-MOVE-17, SE-ALIEN-04
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine.space_empires.components import MOVEMENT, TURNS, UNITS
from engine.space_empires.interface.view import StackView, UnitView
from engine.space_empires.minds import guesses, hazards, odds
from engine.space_empires.minds.charts import FAR, ONCE, PLAIN, Chart, warship
from engine.space_empires.minds.odds import Group, Groups

OUTMATCHED = 800
"""How often an enemy beside them wins, in thousandths, for ships to keep out of its reach."""
ARMY = 4
"""So many counters of a player are an army, whatever they are."""
SPARED = 6
"""Ships of so many CP are sent where more would be too many: a scout may be lost, but no destroyer."""


@ONCE.once_each
def beside(here: Chart, hex: str) -> list[str]:
    """Hexes from which ships of another player could come to one in its next turn."""
    return _beside(here, hex)


def past(here: Chart, hex: str, goal: str) -> list[str]:
    """The same once own ships stand in a goal: nobody goes through there. SE-MOVE-16"""
    return _beside(here, hex, goal)


def _beside(here: Chart, hex: str, goal: str = "") -> list[str]:
    return [one for one, steps in _around(here, hex, goal) if here.held(one) and _comes(here, one, steps)]


def _around(here: Chart, hex: str, goal: str) -> Iterator[tuple[str, int]]:
    """Hexes with the steps that ships need from there to one: what is rough they enter only as their first, and where
    ships stand against them they stop, as in a goal to which some go. SE-MOVE-13, SE-MOVE-14, SE-MOVE-16
    """
    seen, ring = {hex: True}, [hex]
    for steps in range(1, 2 if here.ground.tolls.get(hex, FAR) > PLAIN else _fastest(here) + 1):
        near = dict.fromkeys(one for end in ring for one in here.ground.near.get(end, ()))
        ring = [one for one in near if one not in seen]
        yield from ((one, steps) for one in ring)
        seen |= dict.fromkeys(ring, True)
        open_ = [one for one in ring if one != goal and here.ground.tolls[one] <= PLAIN]
        ring = [one for one in open_ if not _armed(here.own(one))]


def _comes(here: Chart, hex: str, steps: int) -> bool:
    """Whether any players' ships there go so many steps in their next turn, as far as they have shown."""
    return any(_goes(stack) and steps <= _strides(here, stack.owner) for stack in _players(here, hex))


@ONCE.once
def _fastest(here: Chart) -> int:
    """Hexes that ships of any enemy go in its next turn."""
    return max((_strides(here, one.seat) for one in here.view.seats if here.hostile(one.seat)), default=1)


def _strides(here: Chart, seat: int) -> int:
    """Hexes that ships of a player go in its next turn. SE-MOVE-05, SE-MOVE-06"""
    return MOVEMENT[movement(here, seat)][(sets_out(here, seat) - 1) % TURNS]


def movement(here: Chart, seat: int) -> int:
    """The movement technology that a player has shown. SE-MOVE-05, SE-TREVEAL-01"""
    return dict(here.view.seats[seat].shown).get("move", 1)


def sets_out(here: Chart, seat: int) -> int:
    """The turn in which a player moves next: who is later in player order has this one before it. SE-TURN-03"""
    order = here.view.order
    later = seat in order and here.seat in order and order.index(seat) > order.index(here.seat)
    return max(1, here.view.turn) if later else here.view.turn + 1


def _players(here: Chart, hex: str) -> list[StackView]:
    return [stack for stack in here.foes(hex) if stack.owner >= 0]


def _goes(stack: StackView) -> bool:
    """Whether anything in a stack could be ships that go to war."""
    return bool(stack.hidden) or any(warship(unit) for unit in stack.units)


def bare(here: Chart, hex: str, gone: Collection[str] = ()) -> bool:
    """Whether unarmed ships could be taken in a hex: enemies can come, and no ships but those that are about to leave
    fight for them there, nor bases and yards that would hold. Ships that would be beaten there fall back; a scout that
    may be lost does not, and guards nobody.
    """
    there = [unit for unit in here.own(hex) if unit.id not in gone]
    side = guesses.own(there)
    guarded = any(map(warship, there)) and odds.cost(side) > SPARED
    return not guarded and any(
        not side or odds.battle(coming(here, one), side).wins >= OUTMATCHED for one in beside(here, hex)
    )


def _armed(units: Iterable[UnitView]) -> bool:
    return any(UNITS[unit.type].combat for unit in units)


def outmatched(here: Chart, hex: str, units: Sequence[UnitView], gone: Collection[str] = ()) -> bool:
    """Whether these ships would be beaten in a hex by what could come there, from one hex or of one player together,
    with all that stands there but for those who are about to leave. Raiders that nobody sees are in danger in a nebula
    alone, and there of all that is more than a scout. SE-COMBAT-01, SE-RAIDER-04, SE-RAIDER-11
    """
    staying = [unit for unit in here.own(hex) if unit.id not in gone]
    side = guesses.own({unit.id: unit for unit in [*staying, *units]}.values())
    if hex == here.home or odds.cost(side) <= SPARED:
        return False
    if hazards.unseen(here, units):
        return here.known(hex) == "nebula" and any(odds.cost(one) > SPARED for one in _parties(here, hex))
    return any(odds.battle(one, side).wins >= OUTMATCHED for one in _parties(here, hex))


def waylaid(here: Chart, hex: str, goal: str, unit: UnitView) -> bool:
    """Whether a ship that explores would be taken on its next step, and not where it stands, by warships that lie open
    or an army: it may be lost for what it finds, but not on the way there. SE-MOVE-16
    """
    near = here.ground.near[hex]
    taken = [one for one in near if one != goal and _prey(here, one, unit)]
    if not taken or _prey(here, hex, unit):
        return False
    ways, next = here.ways(goal, quiet=True), here.next(hex, goal)
    return min(near, key=lambda to: (ways.get(to, FAR), to != next)) in taken


def _prey(here: Chart, hex: str, unit: UnitView) -> bool:
    """Whether such enemies could come to a hex and beat a ship there with all that is there."""
    side = guesses.own({one.id: one for one in [*here.own(hex), unit]}.values())
    return any(odds.battle(army(here, one), side).wins >= OUTMATCHED for one in beside(here, hex))


@ONCE.once_each
def _parties(here: Chart, hex: str) -> list[Groups]:
    """What could come to a hex from each hex beside it, and of each player from all of them."""
    near, fleets = beside(here, hex), dict[int, list[Group]]()
    for one in near:
        for stack in _players(here, one):
            fleets.setdefault(stack.owner, []).extend(guesses.going(here, one, stack))
    return [*(coming(here, one) for one in near), *(tuple(sorted(fleet)) for fleet in fleets.values())]


@ONCE.once_each
def coming(here: Chart, hex: str) -> Groups:
    """What could come from a hex: ships that lie open or were seen there of late, and a guess for other counters."""
    return tuple(sorted(one for stack in _players(here, hex) for one in guesses.going(here, hex, stack)))


def fleet(here: Chart, hex: str) -> bool:
    """Whether more than a scout of a player could come from a hex."""
    return odds.cost(coming(here, hex)) > SPARED


@ONCE.once_each
def army(here: Chart, hex: str) -> Groups:
    """The same, but of a few counters only those that lie open or were seen: others may be anything."""
    many = sum(stack.hidden + len(stack.units) for stack in _players(here, hex)) >= ARMY
    found = guesses.going if many else guesses.known
    return tuple(sorted(one for stack in _players(here, hex) for one in found(here, hex, stack)))


def refuge(
    here: Chart, hex: str, units: Sequence[UnitView], places: Iterable[str], gone: Collection[str] = ()
) -> str | None:
    """The nearest of some places in which ships would not be beaten, without those who are about to leave."""
    free = [one for one in places if one != hex and not here.held(one) and here.far(hex, one) < FAR]
    safe = [one for one in free if not outmatched(here, one, units, gone)]
    return min(safe, key=lambda one: (here.far(hex, one), one), default=None)
