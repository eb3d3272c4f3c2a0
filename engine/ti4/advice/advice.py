"""The advice of Twilight Imperium, and what its rooms say alike."""

from __future__ import annotations

from collections.abc import Iterator

from engine.players.advising import Advice, Point, against, aim, cost
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.components import PLANETS
from engine.ti4.interface.view import View
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, objectives
from engine.ti4.minds.reckoning.held import Holding

ADVICE: Advice[View] = Advice()
MOST = 2
"""So many objectives are named."""


def brings(at: At, then: Holding) -> Iterator[Point]:
    """The objectives that come nearer by what the seat would have then, those that it completes first."""
    now = objectives.holding(at)
    steps = [(id, objectives.missing(at, id, now), objectives.missing(at, id, then)) for id in _open(at)]
    nearer = sorted((left, id) for id, before, left in steps if left < before)
    yield from (aim(_nearer(id, left)) for left, id in nearer[:MOST])


def _open(at: At) -> list[str]:
    every = (*objectives.open_publics(at), *objectives.open_secrets(at))
    return [id for id in every if id in objectives.NEEDS]


def _nearer(id: str, left: int) -> Text:
    if left <= 0:
        return T("ti4-advice-completes", objective=words.objective(id))
    return T("ti4-advice-nearer", objective=words.objective(id), n=left)


def planet(at: At, id: str) -> Text:
    """A planet and what it gives."""
    one = galaxy.of(at).planets[id]
    key = "ti4-advice-planet-specialty" if one.specialty else "ti4-advice-planet"
    given: dict[str, Text] = {"specialty": Text(f"ti4-specialty-{one.specialty}")} if one.specialty else {}
    return Text(key, {"planet": words.planet(id), "resources": one.resources, "influence": one.influence, **given})


def tactic(at: At) -> Iterator[Point]:
    """The token that an activation takes. TI-ACTIVATION-01"""
    left = galaxy.me(at).tactic - 1
    yield cost(T("ti4-advice-tactic-token", left=left))
    if left == 0:
        yield against(T("ti4-advice-last-tactic"))


def strategy(at: At) -> Iterator[Point]:
    """The token that a secondary ability takes."""
    left = galaxy.me(at).strategy - 1
    yield cost(T("ti4-advice-strategy-token", left=left))
    if left == 0:
        yield against(T("ti4-advice-last-strategy"))


def resources(at: At, price: int) -> Iterator[Point]:
    """So many resources, trade goods among them. TI-COMMANDSHEET-03"""
    mine = galaxy.me(at)
    if price > 0:
        yield cost(T("ti4-advice-resources", n=price, left=max(0, mine.resources + mine.trade_goods - price)))


def chance(thousandths: int) -> int:
    """A chance as one reads it, in hundredths."""
    return min(99, max(1, (thousandths + 5) // 10))


def named(id: str) -> bool:
    """Whether this is a planet."""
    return id in PLANETS
