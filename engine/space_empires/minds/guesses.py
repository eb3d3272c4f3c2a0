"""Sides of battles as a seat reckons with them: its own as they are, others by what they showed, and face-down counters
by what their owner can have built by now. SE-GROUP-03, SE-TREVEAL-01
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.space_empires.combat.opponents import Opponent
from engine.space_empires.components import ALIEN_TACTICS, ALIENS, GROUP, HOME_CP, SHIP_SIZE, UNITS
from engine.space_empires.interface.view import EmpireView, SightingView, StackView, UnitView, View
from engine.space_empires.minds import hazards
from engine.space_empires.minds.charts import FIXED, ONCE, Chart, price
from engine.space_empires.minds.odds import Group, Groups
from engine.space_empires.minds.sightings import trails
from engine.space_empires.minds.solitaire import accounts
from engine.space_empires.solitaire import strength, tables

FIRST_FLEET = 18
"""CP of the ships with which a seat begins."""
SPENT = 45
"""Hundredths of its income that a seat has in ships."""
KEPT = 5
"""Rounds of income that a fleet costs at most: more of it could not be maintained."""
YARDS, MORE, YARDED = 4, 8, 2
"""Ship yards at a home world where nobody saw them: so many to begin with, and at most; one more in so many rounds."""
LAIN = 2
"""So many counters that lie at a colony for long are taken for what cannot go: a base and a decoy."""
SPARE = 3
"""What is left of the CP of a guess is no more than one part of so many of the price of a ship."""
OWN_LEVEL = {"F": "fighter", "R": "cloaking"}
CLOAKED = "A"
"""The class in which raiders fire whom nobody sees. SE-RAIDER-08"""

Levels = tuple[tuple[str, int], ...]
"""Technology, level by level."""


@lru_cache(maxsize=4096)
def group(type: str, number: int, levels: Levels) -> Group | None:
    """Ships of a type with these levels; None for what does not fight."""
    if type in ALIENS:
        alien = ALIENS[type]
        return Group(alien.letter, alien.attack, alien.defense, alien.hull, number, ALIEN_TACTICS, cost=12)
    card, has = UNITS.get(type), dict(levels)
    if card is None or not card.combat or card.letter is None:
        return None
    attack, defense = card.attack, card.defense
    if card.levels:
        own = card.levels[max(1, has.get(OWN_LEVEL[type], 1))]
        attack, defense = own.attack, own.defense
    learnt = min(has.get("attack", 0), card.hull), min(has.get("defense", 0), card.hull)
    letter, tactics = CLOAKED if type == "R" else card.letter, has.get("tactics", 0)
    found = Group(letter, attack + learnt[0], defense + learnt[1], card.hull, number, tactics, cost=card.cost)
    return found._replace(behind=type == "CV", learnt=learnt)


def groups(unit: UnitView, levels: Levels) -> list[Group]:
    """The ships of a counter, the damaged one by itself. SE-DAMAGE-01"""
    whole = group(unit.type, unit.count, levels)
    if whole is None or not unit.hits:
        return [] if whole is None else [whole]
    hurt = whole._replace(number=1, hull=max(1, whole.hull - unit.hits))
    return [hurt] if whole.number == 1 else [hurt, whole._replace(number=whole.number - 1)]


def own(units: Iterable[UnitView]) -> Groups:
    """Own units as they fight."""
    return tuple(sorted(one for unit in units for one in groups(unit, unit.levels)))


def at(here: Chart, hex: str, hits: int = 0, only: Opponent | None = None) -> Groups:
    """All enemies that would be met in a hex, or one side of them; a doomsday machine has had at least so many hits."""
    return _met(here, (hex, hits, only))


@ONCE.once_each
def _met(here: Chart, meant: tuple[str, int, Opponent | None]) -> Groups:
    hex, hits, only = meant
    found = [group for stack in here.foes(hex) if _meant(only, stack.owner) for group in stacked(here, hex, stack)]
    number = here.hexes[hex].machine if only is None or only.is_machine else None
    found += [machine(one.rating, max(hits, one.hits)) for one in here.view.machines if one.number == number]
    for empire in here.view.empires:
        found += _empire(here, empire, hex) if _meant(only, empire.side) else []
    return tuple(sorted(found))


def _meant(only: Opponent | None, side: int) -> bool:
    return only is None or only.side == side


def machine(rating: int, hits: int) -> Group:
    """A doomsday machine. SE-DOOM-04"""
    row = strength.of(rating)
    hull = max(1, row.hull - hits)
    return Group(row.letter, row.attack, row.defense, hull, 1, row.tactics, row.attacks, 60, True)


def _empire(here: Chart, empire: EmpireView, hex: str) -> list[Group]:
    """Fleets of an alien empire that nobody has seen, and what its home world can still build."""
    found = _unseen(here, empire, hex)
    return [*found, *_kept(here, empire)] if empire.home == hex and empire.value else found


def _kept(here: Chart, empire: EmpireView, ahead: int = 0) -> list[Group]:
    """What its home world can build that nobody has seen, some rounds ahead."""
    age, since = accounts.age(here.view, ahead), here.launches.get(accounts.walls(empire), 1)
    cp = accounts.kept(here.view, here.launches.get(empire.home, 1), ahead)
    bases = accounts.defense(here.view, since, ahead) // UNITS["BASE"].cost + (since == 1 and not empire.defenses)
    return [guessed(age, cp)] * (cp >= tables.LEAST_FLEET) + [fortified(age, bases)] * bool(bases)


def holding(here: Chart, empire: EmpireView, ahead: int) -> Groups:
    """What will hold its home world some rounds ahead, without the fleets that are still there."""
    shown = usual(accounts.age(here.view, ahead))
    seen = [one for unit in empire.defenses for one in groups(unit, shown)]
    return tuple(sorted([*seen, *_kept(here, empire, ahead)]))


def spare(here: Chart, empire: EmpireView) -> Groups:
    """A base that a home world could well have beyond what is usual, unless it was stormed or has as many as it can."""
    since = here.launches.get(accounts.walls(empire), 1)
    room = tables.MOST_DEFENSE - accounts.defense(here.view, since) >= UNITS["BASE"].cost
    return (fortified(accounts.age(here.view)),) if since == 1 and room else ()


def _unseen(here: Chart, empire: EmpireView, hex: str) -> list[Group]:
    """Fleets of an alien empire in a hex that nobody has met."""
    unmet = [fleet for fleet in empire.fleets if fleet.at == hex and not fleet.units]
    age = accounts.age(here.view)
    return [guessed(age, here.launches.get(accounts.key(empire, fleet), 0)) for fleet in unmet]


def fleets(here: Chart, empire: EmpireView, hex: str) -> list[Group]:
    """Fleets of an alien empire in a hex, without what its home world has."""
    seen = (unit for fleet in empire.fleets if fleet.at == hex for unit in fleet.units)
    found = [one for unit in seen for one in groups(unit, levels(here, empire.side))]
    return [*found, *_unseen(here, empire, hex)]


def fortified(round: int, bases: int = 1) -> Group:
    """Bases of an alien home world."""
    found = group("BASE", bases, usual(round))
    assert found is not None
    return found


def levels(here: Chart, owner: int) -> Levels:
    """What a side has shown of its technology; of an alien empire what is usual by now."""
    return here.view.seats[owner].shown if owner >= 0 else usual(accounts.age(here.view))


def usual(round: int) -> Levels:
    """The technology that is usual in a round."""
    return (("attack", min(3, round // 5)), ("defense", min(3, round // 6)), ("tactics", min(3, round // 8)))


def stacked(here: Chart, hex: str, stack: StackView) -> list[Group]:
    """What a stack of an enemy is: what lies open, and a guess for the rest."""
    shown = levels(here, stack.owner)
    made = [one for unit in stack.units for one in groups(unit, shown)]
    seen = _remembered(here, hex, stack)
    made += [one for sighting in seen if (one := group(sighting.type, sighting.count, shown)) is not None]
    unknown = stack.hidden - len(seen)
    if stack.owner in (empire.side for empire in here.view.empires):
        return made
    if unknown > 0 and stack.owner < 0:
        return [*made, Group("C", 5, 1, 2, unknown, 1, cost=12)]
    types = [*(unit.type for unit in stack.units), *(sighting.type for sighting in seen)]
    lain = min(unknown, _lain(here, hex, stack))
    made += [_base(shown)] * (lain > 0 and "BASE" not in types)
    return made + (_hidden(here, hex, stack.owner, unknown - lain, "SY" in types) if unknown > lain else [])


def _base(shown: Levels) -> Group:
    found = group("BASE", 1, shown)
    assert found is not None
    return found


def _lain(here: Chart, hex: str, stack: StackView) -> int:
    """Face-down counters at a colony that have never gone anywhere: a base at most. At a home world they are yards, and
    ships that guard it. SE-DECOY-05, SE-BASE-03, D-82
    """
    port = here.enemy_colony(hex) and here.view.seats[stack.owner].home != hex
    return min(LAIN, stack.hidden, here.still.get(trails.named(stack.owner, hex), 0)) if port else 0


def going(here: Chart, hex: str, stack: StackView) -> list[Group]:
    """The same of a player's stack as far as it could go to war: at a colony one face-down counter stays, and the ship
    yards of a home world.
    """
    stays = max(_lain(here, hex, stack), here.enemy_colony(hex) + (here.view.seats[stack.owner].home == hex))
    unknown = stack.hidden - max(len(_remembered(here, hex, stack)), stays)
    if unknown <= 0:
        return known(here, hex, stack)
    shown = levels(here, stack.owner)
    return [*known(here, hex, stack), bought(here.view.round, _worth(here, stack.owner) * unknown, shown, unknown)]


def known(here: Chart, hex: str, stack: StackView) -> list[Group]:
    """Ships of a player's stack that lie open or were seen."""
    shown = levels(here, stack.owner)
    made = [one for unit in stack.units if unit.type not in FIXED for one in groups(unit, shown)]
    seen = [group(one.type, one.count, shown) for one in _remembered(here, hex, stack) if one.type not in FIXED]
    return [*made, *(one for one in seen if one is not None)]


def _remembered(here: Chart, hex: str, stack: StackView) -> Sequence[SightingView]:
    """Counters that were seen and are here now, the latest first, and what never goes away as it was seen last. What
    was seen in two turns is one counter; what was seen alike in the same turn are several. SE-MOVE-11
    """
    fixed = [one for one in here.view.sightings if one.at == hex and one.owner == stack.owner and one.type in FIXED]
    bare = not any(unit.type in FIXED for unit in stack.units)
    newest = max(((one.round, one.turn) for one in fixed if one.count and bare), default=None)
    kept = [one for one in fixed if one.count and (one.round, one.turn) == newest]
    came = [one for one, place in zip(here.view.sightings, here.places, strict=True) if place == hex]
    kept += [one for one in came if one.owner == stack.owner and one.count and one.type not in FIXED]
    last, times = dict[tuple[str, int, int], SightingView](), Counter[tuple[str, int, int, int]]()
    for one in sorted(kept, key=lambda one: (one.type in FIXED, one.round, one.turn)):
        seen = one.type, one.count, one.round, one.turn
        times[seen] += 1
        last[one.type, one.count, times[seen]] = one
    return list(reversed(last.values()))[: stack.hidden] or _announced(here, hex, stack) or _scout(here, hex, stack)


def _announced(here: Chart, hex: str, stack: StackView) -> list[SightingView]:
    """Raiders that were announced as such and followed: as many as one counter is thought to cost. SE-SCANNER-05"""
    if not hazards.followed(here, hex, stack):
        return []
    number = max(1, _worth(here, stack.owner) // UNITS[hazards.RAIDER].cost)
    return [SightingView(stack.owner, hex, hazards.RAIDER, number, here.view.round, here.view.turn)]


def _scout(here: Chart, hex: str, stack: StackView) -> list[SightingView]:
    """A counter that explored by itself: as good as seen. SE-EXPLORE-01"""
    alone = stack.hidden == 1 and trails.named(stack.owner, hex) in here.scouts
    return [SightingView(stack.owner, hex, "SC", 1, here.view.round, here.view.turn)] if alone else []


def _hidden(here: Chart, hex: str, seat: int, counters: int, known: bool) -> list[Group]:
    """So many face-down counters; one of them are the ship yards of a home world, unless those are `known`."""
    shown, found = levels(here, seat), list[Group]()
    if here.view.seats[seat].home == hex and not known:
        yards = group("SY", min(MORE, YARDS + max(0, here.view.round - YARDED) // YARDED), shown)
        found += [yards] if yards is not None else []
        counters -= 1
    if counters > 0:
        found.append(bought(here.view.round, _worth(here, seat) * counters, shown, counters))
    return found


@ONCE.once_each
def _worth(here: Chart, seat: int) -> int:
    """CP of one face-down counter of a seat that goes anywhere."""
    stacks = [(hex, stack) for hex, one in here.hexes.items() for stack in one.stacks if stack.owner == seat]
    hidden = sum(stack.hidden - _lain(here, hex, stack) for hex, stack in stacks)
    open_ = sum(price(unit) for _, stack in stacks for unit in stack.units)
    return min(GROUP * 15, max(6, (fleet(here, seat) - open_) // max(1, hidden - 1)))


def fleet(here: Chart, seat: int) -> int:
    """CP of ships that a seat can have by now."""
    return affordable(here.view, seat)


def affordable(view: View, seat: int) -> int:
    """The same, from a view alone."""
    worth, phases = view.seats[seat].worth, max(0, view.round - 1)
    earned = phases * HOME_CP + max(0, worth - HOME_CP) * phases // 2 + 4 * min(phases, 10)
    return min(KEPT * worth, FIRST_FLEET + earned * SPENT // 100)


def built_by_then(here: Chart, hex: str, rounds: int) -> Groups:
    """Ships that a player builds at its home world in so many rounds: who needs long to come there meets them."""
    colony = here.hexes[hex].colony
    if rounds < 1 or colony is None or not colony.home or colony.owner < 0:
        return ()
    cp = here.view.seats[colony.owner].worth * SPENT * rounds // 100
    return (bought(here.view.round, cp, levels(here, colony.owner)),)


SIZES = ((4, 1), (7, 3), (11, 4), (15, 5))
"""Up to which round ships of which size are usual."""
SMALL, CRUISERS = ("DD", "SC"), 3
"""What is smaller than cruisers, and their size."""


def guessed(round: int, cp: int, shown: Levels = ()) -> Group:
    """Ships of an alien empire for so many CP, of the size that is usual by now."""
    return _ships(round, _sizes(round)[0], cp, shown)


def bought(round: int, cp: int, shown: Levels, counters: int = 0) -> Group:
    """Ships of a player for so many CP: the largest that are usual by now, if they use up all but a little, else those
    whose price, of as many as are nearest to it, differs least; no more of them than so many `counters` hold, if these
    are known. SE-GROUP-01
    """
    sizes, most = _sizes(round), GROUP * counters or cp
    able = [one for one in sizes if 1 <= cp // UNITS[one].cost <= most] or _single(sizes, cp)
    paid = (one for one in able if SPARE * (cp % UNITS[one].cost) <= UNITS[one].cost)
    type = next(paid, min(able, key=lambda one: abs(cp - _nearest(cp, one) * UNITS[one].cost)))
    return _ships(round, type, min(_nearest(cp, type), most) * UNITS[type].cost, shown)


def _single(sizes: Sequence[str], cp: int) -> list[str]:
    """What is guessed of too many CP for some counters, and of too few for a ship that is usual."""
    return [*sizes[:1]] if cp >= UNITS[sizes[0]].cost else [one for one in SMALL if UNITS[one].cost <= cp][:1] or ["SC"]


def _nearest(cp: int, type: str) -> int:
    """How many ships cost nearest to so many CP."""
    return (2 * cp + UNITS[type].cost) // (2 * UNITS[type].cost)


def _sizes(round: int) -> list[str]:
    """Types that are usual by now, the largest first; once larger ones are, nobody builds scouts and destroyers."""
    most = next((size for until, size in SIZES if round <= until), 6)
    larger = [SHIP_SIZE[size][0] for size in range(most, 1, -1)]
    return [one for one in larger if one not in SMALL] if most > CRUISERS else [*larger, "SC"]


def _ships(round: int, type: str, cp: int, shown: Levels) -> Group:
    known = tuple(sorted({**dict(usual(round)), **dict(shown)}.items()))
    found = group(type, max(1, cp // UNITS[type].cost), known)
    assert found is not None
    return found
