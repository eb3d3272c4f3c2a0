"""Paying: planets whose other value is missed least, without waste, and trade goods last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.ask import Option, PickSome
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.agendas.research import EXHAUST
from engine.ti4.economy.payment import PAY, PAY_PART
from engine.ti4.economy.technology import SPECIALTY, WAIVER
from engine.ti4.minds.economy import hoard, saving, technologies
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, savings, weights
from engine.ti4.strategy_cards.diplomacy import READY

FEW = 7
"""Planets of which all ways to pay are tried."""
GOODS = "trade_goods"
INFLUENCE_DUE = "ti4-ask-pay-influence"
"""What is asked where influence is due, and no resources."""
STATUS, READIED = "status", 100
"""The phase in which all planets are readied, and how much less one that pays in it is missed."""


@MIND.judges(PAY, aim=Aim.EARN, careful=True)
def pay(at: At) -> Iterator[Offer]:
    """The ways to pay by planets, what trade goods make up for included."""
    if not isinstance(at.shape, PickSome):
        return
    due = at.question.about.params.get("cost", 0)
    price = due if isinstance(due, int) else at.shape.need
    ways = _ways(at, at.shape, price)
    cheapest = sorted(ways, key=lambda way: _lost(at, way, price))[:8]
    for way in cheapest:
        yield Offer([option.id for option in at.shape.options if option in way], -_lost(at, way, price))


def _ways(at: At, shape: PickSome, price: int) -> list[tuple[Option, ...]]:
    """Sets of planets that will do; of many, among others those whose other value is least, as many as may be."""
    options = sorted(shape.options, key=lambda option: (_miss(at, option), -option.worth))
    if len(options) <= FEW:
        every = [few for number in range(len(options) + 1) for few in combinations(options, number)]
        return [few for few in every if sum(option.worth for option in few) >= shape.need]
    saved = sorted(options, key=lambda option: (saving.share(option.loss, option.worth), -option.worth))
    orders = options, sorted(options, key=lambda option: -option.worth), saved
    found = [_greedy(order, price) for order in orders]
    found += [tuple(saved[:number]) for number in range(len(saved) + 1)]
    different = {tuple(sorted(option.id for option in few)): few for few in found}.values()
    return [few for few in different if sum(option.worth for option in few) >= shape.need]


def _greedy(options: Sequence[Option], price: int) -> tuple[Option, ...]:
    """Planets one after the other, without those that are too many."""
    found, sum_ = list[Option](), 0
    for option in options:
        if sum_ < price:
            found.append(option)
            sum_ += option.worth
    for option in list(found):
        if sum_ - option.worth >= price:
            found.remove(option)
            sum_ -= option.worth
    return tuple(found)


def _lost(at: At, way: Sequence[Option], price: int) -> int:
    """What a way to pay costs: both values of the planets, and the trade goods; planets pay next to nothing that are
    readied in the same phase. TI-STATUSPHASE-13
    """
    paid = sum(option.worth for option in way)
    goods = max(0, price - paid)
    waste = max(0, paid - price)
    planets = sum(_miss(at, option) for option in way) + waste * _worths(at).due
    if at.view.phase == STATUS:
        return planets // READIED + hoard.price(at, goods)
    return planets + hoard.price(at, goods) + (_broken(at) if _breaks(at, way, goods) else 0)


def _breaks(at: At, way: Sequence[Option], goods: int) -> bool:
    """Whether less is left than is kept for objectives: of the other value of the planets, or of trade goods."""
    mine, kept = galaxy.me(at), savings.kept(at)
    influence = at.question.about.key == INFLUENCE_DUE
    need, purse = (kept.resources, mine.resources) if influence else (kept.influence, mine.influence)
    spare = mine.trade_goods - kept.goods
    left = purse - sum(option.loss for option in way) + spare - goods
    return left < min(need, purse + spare) or (kept.goods > 0 and goods > max(0, spare))


def _broken(at: At) -> int:
    """What it costs that an objective cannot be paid in this round."""
    return weights.SURE * weights.WINS // 100 if savings.kept(at).wins else savings.LATER


class Worths(NamedTuple):
    """What is missed with one of what is due, and with one of the other value of a planet."""

    due: int
    other: int


def _worths(at: At) -> Worths:
    """Resources build; influence is of little use but for objectives that it buys."""
    influence = weights.INFLUENCE // (1 if savings.kept(at).influence else 3)
    if at.question.about.key == INFLUENCE_DUE:
        return Worths(influence, weights.RESOURCE)
    return Worths(weights.RESOURCE // 2, influence)


def _miss(at: At, option: Option) -> int:
    """What is missed with a planet: what it pays now, its other value where that is of use, and the symbol that it
    stands for.
    """
    worths = _worths(at)
    return option.worth * worths.due + option.loss * worths.other + technologies.lending(at).get(option.id, 0)


@MIND.rates(PAY_PART, aim=Aim.EARN, careful=True)
def pay_part(at: At, id: str) -> int:
    """Planets first, the smallest that do."""
    planets = galaxy.of(at).planets
    return -400 if id == GOODS else -planets[id].resources


@MIND.judges(EXHAUST, aim=Aim.EARN, careful=True)
def exhaust(at: At) -> Iterator[Offer]:
    """The planets that pay least."""
    if isinstance(at.shape, PickSome):
        planets = galaxy.of(at).planets
        order = sorted(at.shape.options, key=lambda one: planets[one.id].resources * 2 + planets[one.id].influence)
        chosen = [option.id for option in order[: at.shape.low]]
        yield Offer(chosen, 1)


@MIND.judges(READY, aim=Aim.EARN, careful=True)
def ready(at: At) -> Iterator[Offer]:
    """The planets that pay most."""
    if isinstance(at.shape, PickSome):
        planets = galaxy.of(at).planets
        order = sorted(
            (planets[option.id] for option in at.shape.options), key=lambda one: -4 * one.resources - 3 * one.influence
        )
        yield Offer([planet.id for planet in order[: at.shape.high]], 100)


@MIND.rates(SPECIALTY, aim=Aim.EARN, careful=True)
def specialty(at: At, id: str) -> int:
    """What is exhausted in place of a symbol: an ability first, then the poorest planet."""
    planets = galaxy.of(at).planets
    return -planets[id].resources * 10 if id in planets else 5


@MIND.judges(WAIVER, aim=Aim.EARN, careful=True)
def waiver(at: At) -> Iterator[Offer]:
    """The ordinary way, where there is one."""
    yield from (Offer(option.id, number) for number, option in enumerate(picks(at)))
