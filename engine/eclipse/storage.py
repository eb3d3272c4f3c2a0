"""Storage, paying and trading. EC-RES-01"""

from __future__ import annotations

from engine.ask import Amount, Answer, Form, Option, PickOne, Refusal, Seat, Shape, Slot, Spread
from engine.eclipse import words
from engine.eclipse.components import RESOURCES, Resource
from engine.eclipse.cutting import verb
from engine.eclipse.play import Game
from engine.text import T, Text, seat_name

GIVE, TAKE, TIMES = "give", "take", "times"


def gain(game: Game, seat: Seat, resource: Resource, number: int) -> None:
    """Adds to storage, which has no upper limit. EC-RES-05, EC-RES-07"""
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
    stored, rate = game.player(seat).storage, ratio(game, seat)
    return stored[resource] + sum(stored[other] // rate for other in RESOURCES if other != resource)


def can_pay(game: Game, seat: Seat, resource: Resource, price: int) -> bool:
    """Whether a seat could pay in full, by trading if need be. EC-RES-06, EC-TRADE-01"""
    return purse(game, seat, resource) >= price


async def pay(game: Game, seat: Seat, resource: Resource, price: int, what: Text) -> None:
    """Pays from storage; what is missing is traded for first, and asked about where there are several ways.

    EC-RES-05, EC-RES-06, EC-TRADE-03. Callers check `can_pay` before.
    """
    assert can_pay(game, seat, resource, price)
    missing = price - game.player(seat).storage[resource]
    if missing > 0:
        await _make_up(game, seat, resource, missing, what)
    game.player(seat).storage[resource] -= price


async def _make_up(game: Game, seat: Seat, resource: Resource, missing: int, what: Text) -> None:
    """Trades for exactly what is missing."""
    most = trades(game, seat, resource)
    slots = [Slot(other, T("eclipse-trade-from", resource=words.resource(other)), most[other]) for other in most]
    about = T(
        "eclipse-ask-trade", seat=seat_name(seat), what=what, missing=words.amount(resource, missing),
        ratio=ratio(game, seat),
    )  # fmt: skip
    chosen = await game.spread("pay_by_trade", seat, Spread(slots, missing, missing, "EC-TRADE-03"), about)
    for other in most:
        if other in chosen:
            trade(game, seat, other, resource, chosen[other])


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
    """What a seat can trade now. EC-TRADE-01, EC-TRADE-05"""
    player = game.player(seat)
    if player.out or not player.storage:
        return None
    rate = ratio(game, seat)
    rich = [resource for resource in RESOURCES if player.storage[resource] >= rate]
    if not rich:
        return None
    most = max(player.storage[resource] // rate for resource in rich)
    fields: dict[str, Shape] = {
        GIVE: PickOne([_option(resource) for resource in rich]),
        TAKE: PickOne([_option(resource) for resource in RESOURCES]),
        TIMES: Amount(1, most),
    }
    return Form(fields, lambda answer: _misfit(game, seat, answer))


def _option(resource: Resource) -> Option:
    return Option(resource, words.resource(resource))


def _misfit(game: Game, seat: Seat, answer: dict[str, Answer]) -> Refusal | None:
    """EC-TRADE-03, EC-RES-06"""
    give, take, times = _terms(answer)
    if give == take:
        return Refusal("EC-TRADE-01", T("eclipse-trade-same"))
    price = times * ratio(game, seat)
    if game.player(seat).storage[give] < price:
        return Refusal("EC-RES-06", T("eclipse-trade-too-much", price=words.amount(give, price)))
    return None


def _terms(answer: Answer) -> tuple[Resource, Resource, int]:
    assert isinstance(answer, dict)
    give, take = (next(r for r in RESOURCES if r == answer[name]) for name in (GIVE, TAKE))
    times = answer[TIMES]
    assert isinstance(times, int)
    return give, take, times


@verb("trade", _shape)
async def _trade(game: Game, seat: Seat, answer: Answer) -> None:
    """A player trades while a question waits."""
    trade(game, seat, *_terms(answer))
