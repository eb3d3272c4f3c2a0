"""Ships that go to fight for a void: as many as are needed, and not those that an army or an own march waits for."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.forbidden_stars.components import SYSTEM_OF
from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import marks, odds, sorties, worth
from engine.forbidden_stars.minds.chart import Chart, gone, reachable_worlds
from engine.forbidden_stars.minds.marching import mustering
from engine.forbidden_stars.minds.mind import At

ARMY = 2
"""So many units are an army that goes on by ship."""


def strands(here: Chart, start: str, system: str) -> bool:
    """Whether an army could no longer get to a system beside it, but for the one to which its ship goes. FS-PATH-03"""
    home, ship = SYSTEM_OF[start], start if len(here.units(start)) == 1 else None
    worlds = [world for world in here.board.worlds[home] if here.units(world)]
    if ship is None or sum(len(here.units(world)) for world in worlds) < ARMY:
        return False
    others = [other for other in here.linked(home) if other != system]
    return any(_gets(here, worlds, other) and not _gets(here, worlds, other, ship) for other in others)


def _gets(here: Chart, worlds: list[str], system: str, closed: str | None = None) -> bool:
    """Whether units get from some worlds to a system, perhaps without a ship."""
    around = {start: (SYSTEM_OF[start], system) for start in worlds}
    ways = (reachable_worlds(here, start, systems, closed=closed) for start, systems in around.items())
    return any(SYSTEM_OF[end] == system for ends in ways for end in ends)


VICTORY, FOUGHT, LOSING, MOST = 80, 60, -200, 4
"""What it is worth to win a void, what the combat costs, and is worth that is not sure enough; so many ships go there
at most.
"""
LAST = 40
"""What the only ship of a void is worth to an army of its system."""


class Crew(NamedTuple):
    """Ships that go to a void, from where, and what that is worth."""

    ships: tuple[tuple[str, UnitView], ...]
    worth: int


def battle(at: At, here: Chart, void: str) -> int:
    """What an attack on ships is worth, beyond the march that it takes the place of."""
    found = crew(at, here, void, _fleet(at, here, void), MOST)
    return -100 if found is None else found.worth


def given_up(at: At, here: Chart, void: str) -> int:
    """What is given up where the best ships go to fight for a void."""
    found = crew(at, here, void, _fleet(at, here, void), MOST)
    return 0 if found is None else forgone(at, here, void, found.ships)


def crew(at: At, here: Chart, void: str, able: mustering.Able, most: int) -> Crew | None:
    """The best of some ships, no more than serve: those go last who leave an army without any. FS-PATH-03"""
    ranked, seen = sorted(able, key=lambda one: -odds.value(one[1].type)), Counter[str]()
    ready, last = list[tuple[str, UnitView]](), list[tuple[str, UnitView]]()
    for start, unit in ranked:
        seen[start] += 1
        (last if seen[start] == len(here.units(start)) and _ashore(here, start) else ready).append((start, unit))
    some = [*ready, *last][: min(most, MOST)]
    every = [tuple(some[: place + 1]) for place in range(len(some))]
    sure = [one for one in every if here.units(void) or _wins(at, here, void, one) >= mustering.bold(at.character)]
    found = [Crew(one, _taking(at, here, void, one)) for one in sure] or [Crew(one, LOSING) for one in every[-1:]]
    return max(found, key=lambda one: one.worth, default=None)


def _ashore(here: Chart, void: str) -> bool:
    """Whether an army stands in the system of a void."""
    return sum(len(here.units(world)) for world in here.board.worlds[SYSTEM_OF[void]]) >= ARMY


def _taking(at: At, here: Chart, void: str, ships: tuple[tuple[str, UnitView], ...]) -> int:
    """What it is worth that these go; beside own ships that fight there already, what they add."""
    chance, there = _wins(at, here, void, ships), here.units(void)
    more = chance - (_wins(at, here, void, ()) if there else 0)
    found = (VICTORY + worth.pull(at, here, SYSTEM_OF[void]) // 3) * more // odds.SURE - (0 if there else FOUGHT)
    lost = mustering.excess(here, void, sorted(odds.value(unit.type) for _, unit in ships), chance)
    left = Counter(start for start, _ in ships)
    bare = sum(number == len(here.units(start)) and _ashore(here, start) for start, number in left.items())
    return found - lost - LAST * bare - forgone(at, here, void, ships)


def _wins(at: At, here: Chart, void: str, ships: mustering.Able) -> int:
    """How often these win a void with those who are there."""
    foe = here.foe(void)
    own = odds.side([*(unit for _, unit in ships), *here.units(void)], 0, odds.trained(worth.me(at)))
    return odds.SURE if foe is None else odds.wins(own, worth.guard(at, here, void, foe))


def _fleet(at: At, here: Chart, void: str) -> list[tuple[str, UnitView]]:
    """The ships that could come there from where most could."""
    return max((ships(at, here, void, source) for source in marks.sources(at, here, SYSTEM_OF[void])), key=len)


def ships(at: At, here: Chart, void: str, source: str | None) -> list[tuple[str, UnitView]]:
    """The ships that could come to a void from its system and one adjacent system."""
    system = SYSTEM_OF[void]
    starts = (start for start in sorties.harbours(at, here, system, source) if start != void)
    return [(start, unit) for start in starts for unit in marks.fresh(at, here, start, system)]


def forgone(at: At, here: Chart, void: str, ships: mustering.Able) -> int:
    """How much less the march brings once ships have gone to fight in a void, unless a further order there brings it,
    and own orders that are still to come: an order brings about one combat, and the way is closed where they lay.
    FS-ADV-10, FS-PATH-07
    """
    system = SYSTEM_OF[void]
    then, around = gone(here, ships), marks.sources(at, here, system)
    later = sorties.thwarted(at, here, then, system)
    if sorties.followed(at, system):
        return later
    now = [one.worth for source in around for one in sorties.every(at, here, system, source)]
    left = [one for source in around for one in sorties.plain(at, then, system, source)]
    return max([0, *now]) - max([0, *(one.worth for one in left if here.foe(one.target) is None)]) + later
