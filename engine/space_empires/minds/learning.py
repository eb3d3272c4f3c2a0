"""What the next level of a technology is worth: how much better ships of a price do in battle with it, by itself or as
a step to more. SE-TECH-01, SE-ATTDEF-02, SE-SIZE-01
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import lru_cache

from engine.space_empires.components import FIGHTERS_CARRIED, TECHNOLOGIES, UNITS
from engine.space_empires.economy.technology import recorded
from engine.space_empires.minds import armies, counters, guesses, odds
from engine.space_empires.minds.charts import ONCE, Chart
from engine.space_empires.minds.fleets import guarding
from engine.space_empires.minds.mind import CP, At
from engine.space_empires.minds.solitaire import accounts

LADDER = ("SC", "DD", "CA", "BC", "BB", "DN")
"""The ships that fight a war, the smallest first."""
TYPES = (*LADDER, "CV", "R")
"""All that can be the line of battle."""
PARTIES: Mapping[str, Mapping[str, int]] = {"CV": {"CV": 1, "F": FIGHTERS_CARRIED}}
"""What goes together; other ships go by themselves."""
BATTLE = ("ship_size", "attack", "defense", "tactics")
STEPS: tuple[Mapping[str, int], ...] = (
    {}, {"ship_size": 1}, {"ship_size": 2}, {"attack": 1}, {"defense": 1}, {"attack": 1, "defense": 1},
    {"ship_size": 2, "attack": 1}, {"ship_size": 2, "attack": 1, "defense": 1},
    {"ship_size": 3, "attack": 1, "defense": 1}, {"ship_size": 3, "attack": 2, "defense": 2},
)  # fmt: skip
"""What else may be learnt for a level to count."""
SHARE = {
    "move": (0, 9, 7, 5, 4, 4), "exploration": (1,), "tactics": (4, 3, 2),
}  # fmt: skip
"""By how many hundredths other levels make a fleet better, level by level."""
TRIAL = 72
"""CP on each side where ships are compared; no more than the foe has for it, who buys no part of a ship."""
SEEN = TRIAL // 2
"""So many CP of ships of one type that lie open or were seen are what their owner builds."""
TIMES, LOST = (1, 2, 4), -400
"""So many times that where all ships leave less, in thousandths."""
NOTHING = -1000
"""The margin of no ships."""
MACHINE_TRIAL = 8
"""The same for each shot and point of hull of a machine."""
LEAD, BASES = 2, 3
"""Rounds until ships that are built are where alien empires have so many bases."""
HALF = 2
FIRST_BATTLES = 3
"""Before this round nobody learns to fight: the first colonies come before the first battles. SE-FIRE-02"""


def levels(at: At) -> dict[str, int]:
    """The own levels."""
    own = at.view.own
    return {} if own is None else {one.id: one.level for one in own.technology}


def foe(here: Chart, ahead: int = 0) -> odds.Groups:
    """What the own ships have to beat: the strongest machine to come, else as many CP of what the strongest player has
    shown, or of what is usual by now, or so many rounds ahead among players.
    """
    ratings = [one.rating for one in here.view.machines if one.rating] + [one for _, one in here.view.arrivals]
    if ratings:
        return (guesses.machine(max(ratings), 0),)
    enemies = [one.seat for one in here.view.seats if here.hostile(one.seat) and not one.out]
    strongest = max(enemies, key=lambda seat: guesses.fleet(here, seat), default=None)
    shown = () if strongest is None else guesses.levels(here, strongest)
    if strongest is not None and not ahead and (seen := _seen(here, strongest)) is not None:
        return (seen,)
    if not here.view.empires:
        return (guesses.guessed(here.view.round + ahead, TRIAL, shown),)
    age = accounts.age(here.view) + LEAD
    return tuple(sorted((guesses.guessed(age, TRIAL // HALF), guesses.fortified(age, BASES))))


@ONCE.once_each
def _seen(here: Chart, seat: int) -> odds.Group | None:
    """As many CP of the ships of which most of a player lie open or were seen. SE-REVEAL-02"""
    found = Counter[odds.Group]()
    stacks = [(hex, stack) for hex in here.taken for stack in here.foes(hex) if stack.owner == seat]
    for one in [one for hex, stack in stacks for one in guesses.known(here, hex, stack)]:
        found[one._replace(number=1)] += one.cost * one.number
    most = max(found, key=lambda one: (found[one], one), default=None)
    return None if most is None or found[most] < SEEN else most._replace(number=max(1, TRIAL // most.cost))


@lru_cache(maxsize=16384)
def margin(type: str, newest: guesses.Levels, foe: odds.Groups, times: int = 1) -> int:
    """What is left of ships of a type, less what is left of the foe, for so many times the price with upkeep; in
    thousandths.
    """
    party, spent = PARTIES.get(type, {type: 1}), times * min(TRIAL, odds.cost(foe))
    if foe[0].machine:
        spent = MACHINE_TRIAL * (foe[0].shots + foe[0].hull + foe[0].attack)
    price = sum((UNITS[one].cost + UNITS[one].maintenance) * number for one, number in party.items())
    side = [guesses.group(one, max(1, spent * number // price), newest) for one, number in party.items()]
    found = odds.battle(tuple(sorted(group for group in side if group is not None)), foe)
    return found.left - found.foe_left


def newest(type: str, known: Mapping[str, int]) -> guesses.Levels:
    """What a ship of a type records that is built now, and what goes with it."""
    every = [recorded(one, known) for one in PARTIES.get(type, {type: 1})]
    return tuple(sorted({id: level for found in every for id, level in found.items()}.items()))


def able(type: str, known: Mapping[str, int]) -> bool:
    """Whether ships of a type can be built with these levels."""
    start = {id: card.start for id, card in TECHNOLOGIES.items()}
    return all(known.get(id, start[id]) >= least for id, least in UNITS[type].requires.items())


def best(known: Mapping[str, int], foe: odds.Groups, times: int = 1, spent: Collection[str] = ()) -> int:
    """The margin of the best type that can be built with these levels, but for those whose counters are `spent`."""
    built = [type for type in TYPES if able(type, known) and type not in spent]
    return max((margin(type, newest(type, known), foe, times) for type in built), default=NOTHING)


def even(known: Mapping[str, int], foe: odds.Groups, spent: Collection[str] = ()) -> int:
    """For how many times the price ships are compared among each other: where all of them are lost, nobody can tell
    which of them are better.
    """
    return next((times for times in TIMES if best(known, foe, times, spent) > LOST), TIMES[-1])


def worth(at: At, here: Chart, id: str, fleet: int) -> int:
    """What the next level makes of a fleet of so many CP and of all that is built soon from what ships leave of the
    income: among players larger hulls are learnt before what only those carry, and the besieged count on this round
    alone. SE-ATTDEF-02, SE-MAINT-01
    """
    own, known = at.view.own, levels(at)
    rivals = armies.rivals(here)
    early = rivals and here.view.round < FIRST_BATTLES and id in ("attack", "defense", "tactics", "fighter")
    if early or idle(id, known, int(not rivals)) or (id == "tactics" and _first(here, known.get(id, 0))):
        return 0
    rounds = 1 if guarding.besieged(here) else 1 + at.character.level.foresight
    coming = 0 if own is None else max(0, own.income - own.maintenance * rivals) * rounds
    shares, has = SHARE.get(id, ()), known.get(id, 0)
    gain = 10 * shares[has] if has < len(shares) else 0
    if id in (*BATTLE, "fighter"):
        gain = max(gain, _gain(at, known, id, foe(here), counters.spent(here)) // HALF)
    return CP * gain * (fleet // HALF + coming) // 1000


def _first(here: Chart, tactics: int) -> bool:
    """Whether the own tactics are above all that any enemy has shown: more of them only count among ships of a class
    when others have as many. SE-FIRE-02, SE-FIRE-03
    """
    enemies = [one for one in here.view.seats if here.hostile(one.seat) and not one.out]
    return bool(enemies) and all(dict(one.shown).get("tactics", 0) < tactics for one in enemies)


def idle(id: str, known: Mapping[str, int], ahead: int) -> bool:
    """Whether a further level would be of no use to any ship, not even to those so many sizes larger. SE-ATTDEF-02"""
    larger = {**known, "ship_size": known.get("ship_size", 1) + ahead}
    hulls = (UNITS[one].hull for one in LADDER if able(one, larger))
    return TECHNOLOGIES[id].hull_limited and known.get(id, 0) >= max(hulls)


def _gain(at: At, known: Mapping[str, int], id: str, foe: odds.Groups, spent: Collection[str] = ()) -> int:
    """By how much the best ships do better: with this level alone, or its share of more; also where all are lost."""
    found, paid = 0, _price(at, known, {id: 1})
    for step in STEPS:
        more = {**step, id: step.get(id, 0) + 1}
        learnt = {**known, **{one: known.get(one, 0) + number for one, number in more.items()}}
        for times in dict.fromkeys((1, even(known, foe, spent) if len(at.view.seats) > 1 else 1)):
            better = best(learnt, foe, times, spent) - best(known, foe, times, spent)
            found = max(found, better * paid // max(1, _price(at, known, more)))
    return found


def _price(at: At, known: Mapping[str, int], more: Mapping[str, int]) -> int:
    """CP of so many further levels; those that there are not cost more than anything is worth."""
    costs = dict(at.view.options).get("costs", "base_2011")
    return sum(
        TECHNOLOGIES[id].costs[costs].get(known.get(id, 0) + n, 999)
        for id, number in more.items()
        for n in range(1, number + 1)
    )
