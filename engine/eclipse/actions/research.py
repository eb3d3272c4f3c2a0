"""The Research action."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.ask import Option, PickOne, Refusal, Seat
from engine.eclipse import words
from engine.eclipse.components import DISCOUNT, TECHNOLOGIES
from engine.eclipse.economy import storage, technologies
from engine.eclipse.interface import random_weights
from engine.eclipse.play import Game, Question
from engine.text import T, seat_name

DONE = random_weights.DONE


def price(game: Game, seat: Seat, technology: str) -> int:
    """Cost less the discount of the category, but at least the minimum.

    EC-RESEARCH-02, EC-RESEARCH-03, EC-RESEARCH-10, EC-EX-01, EC-EX-02, EC-EX-03
    """
    return reduced(technology, technologies.number(game, seat, TECHNOLOGIES[technology].category))


@cache
def reduced(technology: str, owned: int) -> int:
    """The price for who owns so many of the category. EC-RESEARCH-03"""
    tile = TECHNOLOGIES[technology]
    return max(tile.min_cost, tile.cost - DISCOUNT[owned])


def can(game: Game, seat: Seat, reaction: bool = False) -> bool:
    """Whether a technology could be bought now; never as a reaction. EC-REACT-02, EC-ELIM-02"""
    return not reaction and next(affordable(game, seat), None) is not None


def affordable(game: Game, seat: Seat) -> Iterator[tuple[str, int]]:
    """Technologies that the seat could buy, by trading if need be, each with its price.

    EC-RESEARCH-04, EC-RESEARCH-06, EC-RESEARCH-09
    """
    purse = storage.purse(game, seat, "science")
    owned = technologies.tracks(game, seat)
    for id in technologies.open_to(game, seat, owned):
        cost = reduced(id, owned[TECHNOLOGIES[id].category])
        if cost <= purse:
            yield id, cost


async def act(game: Game, seat: Seat, activations: int, reaction: bool = False) -> None:
    """Buys one technology after the other, each priced at its moment.

    EC-RESEARCH-01, EC-RESEARCH-10, EC-SPECIES-17, EC-ACT-04, EC-ACT-07
    """
    for left in range(activations, 0, -1):
        chosen = await choose(game, seat, left, more=left < activations) if can(game, seat) else DONE
        if chosen == DONE:
            return
        await buy(game, seat, chosen)


RESEARCH = Question("research", open=True, interruptible=True)


async def choose(game: Game, seat: Seat, left: int, *, more: bool) -> str:
    """Asks for a technology; a trade meanwhile changes what can be paid."""

    def shape() -> PickOne:
        stored = game.player(seat).storage["science"]
        options = [_offer(id, cost, max(0, cost - stored)) for id, cost in affordable(game, seat)]
        done = Option(DONE, T("eclipse-research-done", more=int(more)))
        return PickOne([*options, done], lambda id: why_not(game, seat, id), random_weights.to_go_on)

    about = T("eclipse-ask-research", seat=seat_name(seat), n=left)
    return await game.pick_anew(RESEARCH, seat, shape, about)


@cache
def _offer(id: str, price: int, missing: int) -> Option:
    """A technology with its price, and how much of it must be traded for."""
    text = T("eclipse-research-offer", technology=words.technology(id), price=price)
    if missing:
        text = T("eclipse-research-by-trade", technology=words.technology(id), price=price, missing=missing)
    return Option(id, text, more=technologies.about(id))


def why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """The rule that forbids buying a technology."""
    if id not in TECHNOLOGIES:
        return None
    name = words.technology(id)
    if game.owns(seat, id):
        return Refusal("EC-RESEARCH-06", T("eclipse-already-known", technology=name))
    if id not in technologies.on_offer(game):
        return Refusal("EC-RESEARCH-01", T("eclipse-not-on-offer", technology=name))
    if not technologies.has_room(game, seat, id):
        return Refusal("EC-RESEARCH-09", T("eclipse-track-full", technology=name))
    return Refusal("EC-RESEARCH-04", T("eclipse-research-price", technology=name, price=price(game, seat, id)))


async def buy(game: Game, seat: Seat, id: str) -> None:
    """Pays in science, then takes the tile. EC-RES-03, EC-RESEARCH-04"""
    name, cost = words.technology(id), price(game, seat, id)
    await storage.pay(game, seat, "science", cost, name)
    game.say(T("eclipse-researched", seat=seat_name(seat), technology=name, price=cost))
    await technologies.take(game, seat, id)
