"""Command tokens: which pool they go to, and what is bought and paid with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ask import Amount, Spread
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.ti4.economy.tokens import CHOOSE_POOL, GAIN_TOKENS, REDISTRIBUTE
from engine.ti4.minds.economy import hoard, saving
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, savings, weights, worth
from engine.ti4.objectives.spending import SPEND_TOKENS
from engine.ti4.strategy_cards.leadership import BUY_TOKENS

MARGINS: Mapping[str, tuple[int, ...]] = {
    "tactic": (900, 760, 560, 440, 300, 220, 160, 120),
    "fleet": (2000, 1400, 900, 430, 250, 140, 80, 40),
    "strategy": (660, 490, 300, 170, 100, 60, 40, 20),
}
"""What the first, the second, ... token of a pool is worth."""
LEAST, SHIPS, CROWDED = 15, 800, 300
UPKEEP = 3
"""Resources a round for each place in fleets; who has more of them than that builds more than the pool holds."""
PRICE = 3
"""Influence for a token."""


def margin(at: At, pool: str, number: int) -> int:
    """What one more token is worth in a pool that holds so many."""
    steps = MARGINS[pool]
    needed = _room(at, number) if pool == "fleet" else 0
    return (steps[number] if number < len(steps) else LEAST) + needed


def _room(at: At, number: int) -> int:
    """What a place in fleets is worth that ships wait for, or an income that so few of them leave lying."""
    if number < _fullest(at):
        return SHIPS
    mine = galaxy.me(at)
    rich = mine.total_resources + mine.trade_goods // 2 >= UPKEEP * (number + 1)
    return CROWDED if rich and number <= _fullest(at) and worth.left(at) else 0


def promised(at: At) -> int:
    """What spending a token costs that an objective needs at the end of this round."""
    mine, kept = galaxy.me(at), savings.kept(at)
    return savings.LATER * kept.points // 100 if kept.tokens and mine.tactic + mine.strategy <= kept.tokens else 0


def _fullest(at: At) -> int:
    """Places that the largest own fleet needs."""
    every = [galaxy.force(system.ships, at.seat) for system in at.view.systems]
    return max((forces.big(pieces) for pieces in every), default=0) - forces.BIGGER.get(galaxy.me(at).faction, 0)


def _shared(at: At, shape: Spread, start: Mapping[str, int], number: int) -> dict[str, int]:
    """Tokens one after the other to where the next one is worth most."""
    room, found = {slot.id: slot.most for slot in shape.slots}, dict.fromkeys((slot.id for slot in shape.slots), 0)
    for _ in range(number):
        open_ = [pool for pool in found if found[pool] < room[pool]]
        best = max(open_, key=lambda pool: margin(at, pool, start.get(pool, 0) + found[pool]))
        found[best] += 1
    return {pool: number for pool, number in found.items() if number}


def _sheet(at: At) -> dict[str, int]:
    mine = galaxy.me(at)
    return {"tactic": mine.tactic, "fleet": mine.fleet, "strategy": mine.strategy}


@MIND.judges(GAIN_TOKENS, aim=Aim.EARN, careful=True)
def gain_tokens(at: At) -> Iterator[Offer]:
    """To where they are worth most."""
    if isinstance(at.shape, Spread):
        yield Offer(dict(_shared(at, at.shape, _sheet(at), at.shape.low)), 100)
        yield from (Offer({slot.id: at.shape.low}, 0) for slot in at.shape.slots if slot.most >= at.shape.low)


@MIND.judges(REDISTRIBUTE, aim=Aim.EARN, careful=True)
def redistribute(at: At) -> Iterator[Offer]:
    """All anew, but nothing is taken from fleets that would lose ships."""
    if isinstance(at.shape, Spread):
        yield Offer(dict(_shared(at, at.shape, {}, at.shape.low)), 100)


@MIND.judges(SPEND_TOKENS, aim=Aim.EARN, careful=True)
def spend_tokens(at: At) -> Iterator[Offer]:
    """From the pool that has more of them than it needs."""
    if isinstance(at.shape, Spread):
        sheet, found = _sheet(at), dict.fromkeys((slot.id for slot in at.shape.slots), 0)
        room = {slot.id: slot.most for slot in at.shape.slots}
        for _ in range(at.shape.low):
            open_ = [pool for pool in found if found[pool] < room[pool]]
            cheapest = min(open_, key=lambda pool: margin(at, pool, sheet[pool] - found[pool] - 1))
            found[cheapest] += 1
        yield Offer({pool: number for pool, number in found.items() if number}, 1)


@MIND.judges(CHOOSE_POOL, aim=Aim.EARN, careful=True)
def choose_pool(at: At) -> Iterator[Offer]:
    """The token that is missed least."""
    sheet = _sheet(at)
    for option in picks(at):
        yield Offer(option.id, -margin(at, option.id, sheet[option.id] - 1) if option.id in sheet else 0)


def price(at: At, influence: int) -> int:
    """What paying so much influence costs: the resources of the planets, and what was kept for objectives; trade goods
    that lie idle come before planets that build something.
    """
    planets = [galaxy.of(at).planets[id] for id in galaxy.planets(at)]
    ready = sorted((one for one in planets if one.influence and not one.exhausted), key=lambda one: one.resources)
    lying = min(hoard.idle(at), max(0, influence - sum(one.influence for one in ready if not one.resources)))
    spare, due, total = saving.influence(at), influence - lying, 0
    for planet in ready:
        if due > 0:
            total, due = total + planet.resources * weights.RESOURCE * 3 // 4, due - planet.influence
    short = max(0, influence - lying - spare) * weights.RESOURCE * 3
    return total + influence * weights.INFLUENCE // 3 + hoard.price(at, lying + max(0, due)) + short


def bought(at: At, most: int) -> int:
    """How many tokens are worth their influence."""
    return max(range(most + 1), key=lambda number: bargain(at, number))


def bargain(at: At, number: int) -> int:
    """What buying so many tokens brings."""
    usual = number * worth.token(at) * (12 - number) // 12 - price(at, number * PRICE)
    return usual + max(0, savings.bought(at, number))


@galaxy.once
def affordable(at: At) -> int:
    """Tokens that are worth their influence, as many as can be had."""
    mine = galaxy.me(at)
    return bought(at, min(mine.reserve, (mine.influence + mine.trade_goods) // PRICE))


@MIND.judges(BUY_TOKENS, aim=Aim.EARN, careful=True)
def buy_tokens(at: At) -> Iterator[Offer]:
    """As many as influence buys."""
    if isinstance(at.shape, Amount):
        number = max(at.shape.low, bought(at, at.shape.high))
        yield Offer(number, max(300, bargain(at, number)))
        yield Offer(at.shape.low, 0)
