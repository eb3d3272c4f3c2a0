"""Schemes that lie: what using one does as things stand. FS-EVENT-05"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.forbidden_stars.interface.view import UnitView
from engine.forbidden_stars.minds import odds, sorties, worth
from engine.forbidden_stars.minds.chart import Chart, chart
from engine.forbidden_stars.minds.mind import At

TAG = "scheme:"
USED, REVEALED, VAIN = 40, 170, -1000
"""What it is worth to use what does something in a window, and instead of revealing an order, which is never worth less
than a card of the event deck; and to use what does nothing.
"""
RALLIED, LOST = 60, 300
"""What a unit is worth that stands again; a combat that is won less often, in thousandths, is better left."""


def value(at: At, id: str, used: int) -> int:
    """What an ability is worth that may be used, `used` where nothing more is known of it; a scheme that does nothing
    stays for later.
    """
    scheme = id.removeprefix(TAG)
    if not id.startswith(TAG) or scheme not in DOES:
        return used
    found = DOES[scheme](at, chart(at))
    return VAIN if found <= 0 else min(used, found) if used == USED else found


def in_vain(at: At, id: str) -> bool:
    """Whether a scheme would do nothing."""
    return id.startswith(TAG) and value(at, id, USED) <= 0


def _units(at: At, here: Chart) -> tuple[UnitView, ...]:
    """The own units in the combat in course."""
    return () if at.view.combat is None else here.units(at.view.combat.area)


def _rallies_system(at: At, here: Chart) -> int:
    """Units of one system stand again."""
    areas = here.board.areas_of.values()
    return RALLIED * max((sum(unit.routed for area in some for unit in here.units(area)) for some in areas), default=0)


def _advances(at: At, here: Chart) -> int:
    """An Advance order more, with two units at least."""
    strong = [s for s, areas in here.board.areas_of.items() if sum(len(here.units(area)) for area in areas) > 1]
    found = [one.worth for system in strong if (one := sorties.best(at, here, system)) is not None]
    return max(found, default=0)


def _rallies(at: At, here: Chart) -> int:
    """One unit of the combat stands again."""
    return RALLIED * any(unit.routed for unit in _units(at, here))


def _leaves(at: At, here: Chart) -> int:
    """All own units leave a combat: wise where it is lost."""
    fight = at.view.combat
    if fight is None:
        return 0
    foe = fight.defender if fight.attacker == at.seat else fight.attacker
    own = odds.side(_units(at, here), 0, odds.trained(worth.me(at)))
    return USED if odds.wins(own, worth.side(at, here, fight.area, foe)) < LOST else 0


def _cheaper(at: At, here: Chart) -> int:
    """A purchase costs less for each reinforcement token."""
    return USED * min(1, worth.me(at).assets.get("reinforcement", 0))


DOES: Mapping[str, Callable[[At, Chart], int]] = {
    "unwavering_resolve": _rallies_system,
    "mob_up": _advances,
    "emperors_champion": _rallies,
    "farsight": _leaves,
    "warboss": _cheaper,
}
"""Of the others it is enough that they may be used."""
