"""What surely still comes to the own seat before the status phase, by actions of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.ti4.components import PLANETS
from engine.ti4.interface.view import PlanetView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, rivals
from engine.ti4.minds.reckoning.objectives import PRICES, pays
from engine.ti4.strategy_cards import trade

TRADE, DIPLOMACY = "trade", "diplomacy"


def _own(at: At, trait: str = "") -> list[PlanetView]:
    """Own planets, of a trait where one is named."""
    planets = galaxy.of(at).planets
    return [planets[id] for id in galaxy.planets(at) if trait in ("", PLANETS[id].trait)]


def _industry(at: At, objective: str) -> int:
    """Trade goods by Industrial Initiative."""
    return len(_own(at, "industrial"))


def _mined(at: At, objective: str) -> int:
    """Trade goods by Mining Initiative."""
    return max((planet.resources for planet in _own(at)), default=0)


def readied(at: At) -> list[PlanetView]:
    """The planets that Economic Initiative readies."""
    return [planet for planet in _own(at, "cultural") if planet.exhausted]


def _pays(at: At, objective: str) -> int:
    """What those pay for an objective."""
    return pays(readied(at), objective)


def spent(at: At) -> Mapping[str, list[PlanetView]]:
    """Own exhausted planets, by system; the center cannot be chosen for Diplomacy. TI-DIPLOMACY-02"""
    found = dict[str, list[PlanetView]]()
    for planet in [one for one in _own(at) if one.id != galaxy.MECATOL]:
        found.setdefault(galaxy.of(at).lies[planet.id], []).extend([planet] * planet.exhausted)
    return found


def pacified(at: At, objective: str, system: str = "") -> int:
    """What the planets of a system pay for an objective that Diplomacy readies there; the best, where none is named.
    TI-DIPLOMACY-03
    """
    paid = {id: pays(planets, objective) for id, planets in spent(at).items()}
    return paid.get(system, 0) if system else max(paid.values(), default=0)


CARDS: Mapping[str, Callable[[At, str], int]] = {
    "industrial_initiative": _industry, "mining_initiative": _mined, "economic_initiative": _pays,
}  # fmt: skip
"""What action cards bring that are played as an action, for an objective."""


def surely(at: At, objective: str) -> int:
    """What still comes for an objective that is paid with resources, influence or trade goods: of strategy cards that
    are still to be played, and of cards in the own hand. TI-TRADE-02, TI-DIPLOMACY-03
    """
    mine = galaxy.me(at)
    if mine.passed or at.view.phase != "action" or objective not in PRICES:
        return 0
    held = at.view.hand.action_cards if at.view.hand is not None and at.view.viewer == at.seat else ()
    traded = trade.GOODS if rivals.holds(mine, TRADE) else 0
    eased = pacified(at, objective) if rivals.holds(mine, DIPLOMACY) else 0
    return traded + eased + sum(CARDS[card](at, objective) for card in held if card in CARDS)
