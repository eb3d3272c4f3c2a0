"""What is kept for objectives: what scoring them costs, and what is not spent before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from engine.ti4.components import OBJECTIVES
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import coming, forces, galaxy, objectives, weights
from engine.ti4.minds.reckoning.held import Holding
from engine.ti4.minds.reckoning.objectives import CARDS, GOODS, INFLUENCE, PRICES, RESOURCES, TOKENS, missing

ARRIVES = 1
"""So far from the center ships are about to come there."""
KINDS: tuple[tuple[Mapping[str, int], int], ...] = (
    (RESOURCES, weights.RESOURCE), (INFLUENCE, weights.INFLUENCE), (GOODS, weights.TRADE_GOOD),
    (TOKENS, weights.TOKEN), (CARDS, weights.ACTION_CARD),
)  # fmt: skip
"""What objectives cost, by kind, and what one of it is worth."""
LATER = 400
"""What it costs that an objective is scored in a later round."""
HOPED = 1
"""So few steps are made up for by others' deals and the like."""


@dataclass(frozen=True, slots=True)
class Savings:
    """What is not spent before the status phase. `points`: those that the tokens bring, in hundredths; more where they
    win the game. `wins`: whether it pays for what wins the game.
    """

    resources: int = 0
    influence: int = 0
    goods: int = 0
    tokens: int = 0
    cards: int = 0
    points: int = 0
    wins: bool = False


@galaxy.once
def kept(at: At) -> Savings:
    """What the public objective that will be scored this round costs, unless another is fulfilled for nothing, and what
    the secret one does.
    """
    held, publics = objectives.holding(at), objectives.open_publics(at)
    found = [id for id in objectives.open_secrets(at) if id in CARDS and missing(at, id, held) == 0]
    ready = [id for id in publics if _paid(at, id, held)]
    best = max((OBJECTIVES[id].points for id in ready if not _price(id)), default=0)
    better = [id for id in ready if _price(id) and OBJECTIVES[id].points > best]
    if better and objectives.at_home(at, held):
        found.append(min(better, key=lambda id: (-OBJECTIVES[id].points, cost(id))))
    points = sum(objectives.value(at, id) for id in found if id in TOKENS)
    wins = any(objectives.urgency(at, OBJECTIVES[id].points) > 100 for id in found)
    return replace(_sum(found, custodians(at)), points=points, wins=wins)


def _paid(at: At, id: str, held: Holding) -> bool:
    """Whether an objective is fulfilled in the status phase: what is short of its price surely comes; nothing else is
    bought either with which one wins and of which next to nothing is short.
    """
    steps = missing(at, id, held)
    wins = steps <= HOPED and objectives.urgency(at, OBJECTIVES[id].points) > 100
    return not steps or (id in PRICES and (wins or objectives.short(at, id) <= coming.surely(at, id)))


def bought(at: At, more: int) -> int:
    """What an objective is worth beyond its tokens that can be scored in this round with so many more of them, and
    cannot without.
    """
    held, publics = objectives.holding(at), objectives.open_publics(at)
    return _scored(at, [id for id in publics if id in TOKENS and 0 < missing(at, id, held) <= more])


def paid_by(at: At, card: str) -> int:
    """What an objective is worth beyond its price that can be paid in this round with what an action card brings, and
    cannot without.
    """
    return _paid_with(at, lambda id: coming.CARDS[card](at, id))


def pacified(at: At, system: str = "") -> int:
    """The same of the planets that Diplomacy readies in a system; in the best, where none is named."""
    return _paid_with(at, lambda id: coming.pacified(at, id, system))


def _paid_with(at: At, brings: Callable[[str], int]) -> int:
    publics = objectives.open_publics(at)
    return _scored(at, [id for id in publics if 0 < objectives.short(at, id) <= brings(id)])


def _scored(at: At, near: list[str]) -> int:
    """The best of these objectives, beyond what it costs, unless another is fulfilled for nothing and none wins."""
    held, publics = objectives.holding(at), objectives.open_publics(at)
    free = any(missing(at, id, held) == 0 and not _price(id) for id in publics)
    near = [id for id in near if not free or objectives.urgency(at, OBJECTIVES[id].points) > 100]
    if not objectives.at_home(at, held):
        return 0
    return max((10 * objectives.value(at, id) - cost(id) * 2 // 3 for id in near), default=0)


def _price(objective: str) -> int:
    return sum(prices.get(objective, 0) for prices, _ in KINDS)


def cost(objective: str) -> int:
    """What scoring it costs, in thousandths of a point."""
    return sum(prices.get(objective, 0) * unit for prices, unit in KINDS)


def _sum(found: list[str], token: int) -> Savings:
    resources, influence, goods, tokens, cards = (sum(prices.get(id, 0) for id in found) for prices, _ in KINDS)
    return Savings(resources, influence + token, goods, tokens, cards)


def custodians(at: At) -> int:
    """Influence for the custodians token, where own ships that carry are near enough to the center."""
    mine, center = galaxy.me(at), galaxy.of(at).systems.get(galaxy.CENTRE)
    if center is None or not center.custodians or mine.faction in objectives.FREE or not mine.tactic:
        return 0
    if mine.influence + mine.trade_goods < objectives.CUSTODIANS:
        return 0
    near = galaxy.distance(at, galaxy.CENTRE, ARRIVES)
    fleets = [galaxy.force(galaxy.of(at).systems[id].ships, at.seat) for id in near]
    return objectives.CUSTODIANS if any(forces.capacity(forces.ships(pieces), mine) for pieces in fleets) else 0
