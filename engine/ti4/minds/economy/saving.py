"""What can be spent while what objectives will cost stays: planets pay both values at once."""

from __future__ import annotations

from collections.abc import Callable

from engine.ti4.interface.view import PlanetView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, savings

SHARES = 60
"""In such parts of one both values of planets are compared: up to six it is divided without a rest."""
Value = Callable[[PlanetView], int]


def share(other: int, paid: int) -> int:
    """What is lost of the other value of a planet with one of the value that it pays."""
    return other * SHARES // max(1, paid)


def _resources(planet: PlanetView) -> int:
    return planet.resources


def _influence(planet: PlanetView) -> int:
    return planet.influence


@galaxy.once
def resources(at: At) -> int:
    """Resources that can be spent, trade goods included."""
    kept = savings.kept(at)
    lost = _tied(at, kept.influence, _influence, _resources)
    return max(0, galaxy.me(at).resources - lost - kept.resources + _goods(at, kept))


@galaxy.once
def influence(at: At) -> int:
    """Influence that can be spent, without trade goods."""
    kept = savings.kept(at)
    return max(0, galaxy.me(at).influence - _tied(at, kept.resources, _resources, _influence) - kept.influence)


def _goods(at: At, kept: savings.Savings) -> int:
    """Trade goods that make up for nothing that is kept."""
    mine = galaxy.me(at)
    return max(0, mine.trade_goods - kept.goods - max(0, kept.influence - mine.influence))


def _tied(at: At, need: int, pays: Value, also: Value) -> int:
    """What the planets would pay of their other value that are kept for so much of one, as little as may be."""
    planets = [galaxy.of(at).planets[id] for id in galaxy.planets(at)]
    ready = [one for one in planets if pays(one) and not one.exhausted]
    lost = 0
    for planet in sorted(ready, key=lambda one: (share(also(one), pays(one)), -pays(one))):
        if need > 0:
            need, lost = need - pays(planet), lost + also(planet)
    return lost
