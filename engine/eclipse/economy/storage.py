"""Storage, paying and trading."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.ask import Answer, Option, PickOne, Refusal, Seat, Shape, Slot, Spread
from engine.eclipse import words
from engine.eclipse.components import RESOURCES, Resource, resource_of
from engine.eclipse.play import INTERRUPTS, TRADE, Game, Owed, Question
from engine.ids import Id
from engine.text import T, Text, seat_name


def gain(game: Game, seat: Seat, resource: Resource, number: int) -> None:
    """Adds to storage, which has no upper limit. EC-RES-05, EC-RES-07, EC-RES-01"""
    assert number >= 0
    game.player(seat).storage[resource] += number


def ratio(game: Game, seat: Seat) -> int:
    """How much of one resource buys 1 of another. EC-TRADE-02"""
    return game.species(seat).trade


def trades(game: Game, seat: Seat, resource: Resource) -> dict[Resource, int]:
    """How much of a resource each other one could be traded for. EC-TRADE-01, EC-TRADE-03"""
    stored, rate = game.player(seat).storage, ratio(game, seat)
    return {other: stored[other] // rate for other in RESOURCES if other != resource}


def purse(game: Game, seat: Seat, resource: Resource) -> int:
    """How much of a resource a seat could pay now, trades included."""
    return _worth(game.player(seat).storage, resource, ratio(game, seat))


def _worth(stored: Mapping[Resource, int], resource: Resource, rate: int) -> int:
    return stored[resource] + sum([stored[other] // rate for other in RESOURCES if other != resource])


def can_pay(game: Game, seat: Seat, resource: Resource, price: int) -> bool:
    """Whether a seat could pay in full, by trading if need be. EC-RES-06, EC-TRADE-01"""
    return purse(game, seat, resource) >= price


async def pay(game: Game, seat: Seat, resource: Resource, price: int, what: Text) -> None:
    """Pays from storage; what is missing is traded for first, and asked about where there are several ways, again when
    another trade came in between.

    EC-RES-05, EC-RES-06, EC-TRADE-01, EC-TRADE-03. Callers check `can_pay` before.
    """
    assert can_pay(game, seat, resource, price)
    stored, game.owed = game.player(seat).storage, Owed(seat, resource, price)
    while stored[resource] < price:
        await _make_up(game, seat, resource, price - stored[resource], what)
    game.owed = None
    stored[resource] -= price


PAY_BY_TRADE = Question("pay_by_trade", open=True)


async def _make_up(game: Game, seat: Seat, resource: Resource, missing: int, what: Text) -> None:
    """Trades for exactly what is missing; a trade meanwhile makes the question void."""
    most = trades(game, seat, resource)
    cost = ratio(game, seat)
    slots = [Slot(id, _offer(resource, id, cost), most[id]) for id in most]
    lack = words.amount(resource, missing)
    about = T("eclipse-ask-trade", seat=seat_name(seat), what=what, missing=lack, ratio=cost)
    shape, before = Spread(slots, missing, missing, "EC-TRADE-03"), dict(game.player(seat).storage)
    chosen = await game.spread(PAY_BY_TRADE, seat, shape, about, holds=lambda: game.player(seat).storage == before)
    for other in most:
        if other in chosen:
            trade(game, seat, other, resource, chosen[other])


def _offer(take: Resource, give: Resource, ratio: int) -> Text:
    """One of what is lacking, for so much of another resource."""
    return T("eclipse-trade-from", got=words.resource(take), gave=words.amount(give, ratio))


def trade(game: Game, seat: Seat, give: Resource, take: Resource, times: int) -> None:
    """Changes resources of one kind into another, `times` over, with the supply only.

    EC-TRADE-01, EC-TRADE-03, EC-TRADE-04, EC-TRADE-05, EC-FAQ-02
    """
    stored, given = game.player(seat).storage, times * ratio(game, seat)
    assert give != take and stored[give] >= given
    stored[give] -= given
    stored[take] += times
    gave, got = words.amount(give, given), words.amount(take, times)
    game.say(T("eclipse-traded", seat=seat_name(seat), gave=gave, got=got))


# --- at any time -----------------------------------------------------------------------------------------------------


def _shape(game: Game, seat: Seat) -> Shape | None:
    """What a seat can trade now, small trades first. EC-TRADE-01, EC-TRADE-05"""
    player = game.player(seat)
    if player.out or not player.storage:
        return None
    rate = ratio(game, seat)
    options = [_option(rate, *terms) for terms in possible(game, seat)]
    return PickOne(options, lambda id: _why_not(game, seat, id)) if options else None


@dataclass(frozen=True)
class Trade(Id):
    """A trade: what it gives, what it takes, how often."""

    give: str
    take: str
    times: int


def possible(game: Game, seat: Seat) -> list[tuple[Resource, Resource, int]]:
    """Every trade open to a seat: what it gives, what it takes, how often. EC-TRADE-01, EC-TRADE-02, EC-TRADE-03"""
    most = {resource: game.player(seat).storage[resource] // ratio(game, seat) for resource in RESOURCES}
    pairs = [(give, take) for give in RESOURCES for take in RESOURCES if give != take]
    terms = [
        (give, take, times) for times in range(1, max(most.values()) + 1) for give, take in pairs if times <= most[give]
    ]
    owed = game.owed if game.owed is not None and game.owed.seat == seat else None
    return terms if owed is None else [one for one in terms if _leaves(game, owed, *one)]


def _leaves(game: Game, owed: Owed, give: Resource, take: Resource, times: int) -> bool:
    """Whether a trade leaves enough for what is being paid. EC-RES-06"""
    stored, rate = dict(game.player(owed.seat).storage), ratio(game, owed.seat)
    stored[give] -= times * rate
    stored[take] += times
    return _worth(stored, owed.resource, rate) >= owed.price


@cache
def _option(rate: int, give: Resource, take: Resource, times: int) -> Option:
    text = T("eclipse-trade", give=words.resource(give), price=times * rate, take=words.resource(take), n=times)
    return Option(Trade(give, take, times).id, text)


def _why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """The rule that forbids a trade. EC-TRADE-01, EC-TRADE-03, EC-RES-06"""
    trade = Trade.maybe(id)
    if trade is None or not {trade.give, trade.take} <= set(RESOURCES):
        return None
    give, count = trade.give, trade.times
    if give == trade.take:
        return Refusal("EC-TRADE-01", T("eclipse-trade-same"))
    price = words.amount(give, count * ratio(game, seat))
    if game.owed is not None and count * ratio(game, seat) <= game.player(seat).storage[resource_of(give)]:
        return Refusal("EC-RES-06", T("eclipse-trade-leaves-too-little"))
    return Refusal("EC-RES-06", T("eclipse-trade-too-much", price=price))


@INTERRUPTS.verb(TRADE, _shape)
async def _trade(game: Game, seat: Seat, answer: Answer) -> None:
    """A player trades while a question waits."""
    terms = Trade.read(str(answer))
    trade(game, seat, resource_of(terms.give), resource_of(terms.take), terms.times)
