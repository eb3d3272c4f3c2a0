"""Paying with planets and trade goods. TI-TRADEGOOD-05, TI-TRADEGOOD-06"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal

from engine.ask import Option, PickSome, Seat
from engine.ids import MOST
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.components import PLANETS
from engine.ti4.play import Game, Point, Question

Currency = Literal["resources", "influence"]

PLANET_RESOURCES = Point[int, str]("planet_resources")
"""Resources of a planet."""
PLANET_INFLUENCE = Point[int, str]("planet_influence")
"""Influence of a planet."""
SWAPS_VALUES = Point[bool, str]("swaps_values")
"""Whether the resources and the influence of a planet stand for each other."""
TRADE_GOOD_WORTH = Point[int, None]("trade_good_worth")
"""Resources or influence that one trade good pays for."""


def value(game: Game, planet: str, currency: Currency) -> int:
    """A planet's resources or influence as they count now. TI-PLANET-02, TI-PLANET-03"""
    card, owner = PLANETS[planet], game.state.planets[planet].owner
    if owner is not None and SWAPS_VALUES(game, owner, False, planet):
        currency = _other(currency)
    printed = card.resources if currency == "resources" else card.influence
    if owner is None:
        return printed
    point = PLANET_RESOURCES if currency == "resources" else PLANET_INFLUENCE
    return point(game, owner, printed, planet)


def values(game: Game, seat: Seat, planets: Iterable[str], currency: Currency) -> list[int]:
    """The same of some planets of a seat."""
    point = PLANET_RESOURCES if currency == "resources" else PLANET_INFLUENCE
    if SWAPS_VALUES.touches(game, seat) or point.touches(game, seat):
        return [value(game, planet, currency) for planet in planets]
    cards = [PLANETS[planet] for planet in planets]
    return [card.resources if currency == "resources" else card.influence for card in cards]


def readied(game: Game, seat: Seat) -> list[str]:
    """Controlled planets whose cards are readied. TI-EXHAUST-01"""
    return [planet.id for planet in game.state.planets.values() if planet.owner == seat and not planet.exhausted]


def purse(game: Game, seat: Seat, currency: Currency) -> int:
    """What a seat could pay now, trade goods included; commodities never count. TI-COMMODITY-07"""
    planets = sum(values(game, seat, readied(game, seat), currency))
    return planets + game.player(seat).trade_goods * worth(game, seat)


def worth(game: Game, seat: Seat) -> int:
    """The resources or influence that each trade good of a seat pays for. TI-TRADEGOOD-05"""
    return TRADE_GOOD_WORTH(game, seat, 1)


async def pay(game: Game, seat: Seat, cost: int, currency: Currency, purpose: Text) -> None:
    """Exhausts planets of the payer's choice; trade goods make up what is missing, and excess is lost. Where every
    planet is needed nothing is asked.

    TI-PRODUCTION-11, TI-PRODUCTION-12, TI-EXHAUST-02, TI-ABILITY-07, TI-ABILITY-09. Callers check `purse` before.
    """
    if cost <= 0:
        return
    assert purse(game, seat, currency) >= cost
    planets = await _choose_planets(game, seat, cost, currency, purpose)
    for planet in planets:
        exhaust(game, planet)
    goods = _goods(game, seat, cost - sum(values(game, seat, planets, currency)))
    game.player(seat).trade_goods -= goods
    _tell(game, seat, planets, goods, purpose)


def exhaust(game: Game, planet: str) -> None:
    """Turns a planet card facedown. TI-PLANET-09, TI-EXHAUST-05, TI-RESOURCE-01, TI-INFLUENCE-01"""
    assert not game.state.planets[planet].exhausted
    game.state.planets[planet].exhausted = True


def ready(game: Game, planet: str) -> None:
    """Turns a planet card faceup. TI-READY-01"""
    game.state.planets[planet].exhausted = False


PAY = Question("pay", open=False)


async def _choose_planets(game: Game, seat: Seat, cost: int, currency: Currency, purpose: Text) -> list[str]:
    options = _offered(game, seat, currency)
    need = max(0, cost - game.player(seat).trade_goods * worth(game, seat))
    if not options or need > sum(option.worth for option in options) - min(option.worth for option in options):
        return [option.id for option in options]
    rule = "TI-RESOURCE-01" if currency == "resources" else "TI-INFLUENCE-01"
    goods = None if need else T("ti4-pay-goods", n=_goods(game, seat, cost))
    lacking = T("ti4-pay-too-little", cost=cost, goods=game.player(seat).trade_goods, need=need)
    shape = PickSome(options, 0, len(options), need, rule, nothing=goods, lacking=lacking)
    about = _asked(game, seat, cost, currency, purpose)
    return await game.pick_some(PAY, seat, shape, about)


def _offered(game: Game, seat: Seat, currency: Currency) -> list[Option]:
    """The planets that can pay."""
    planets, other = readied(game, seat), _other(currency)
    amounts, losses = values(game, seat, planets, currency), values(game, seat, planets, other)
    rows = zip(planets, amounts, losses, strict=True)
    return [_planet(planet, currency, amount, loss) for planet, amount, loss in rows if amount]


def _other(currency: Currency) -> Currency:
    return "influence" if currency == "resources" else "resources"


@lru_cache(MOST)
def _planet(planet: str, currency: Currency, amount: int, loss: int) -> Option:
    """A planet as it can pay, and what else is lost with it."""
    text = T(f"ti4-planet-{currency}", planet=words.planet(planet), n=amount)
    also = T(f"ti4-planet-also-{_other(currency)}", n=loss) if loss else None
    return Option(planet, text, amount, also, loss)


def _asked(game: Game, seat: Seat, cost: int, currency: Currency, purpose: Text) -> Text:
    goods, each = game.player(seat).trade_goods, worth(game, seat)
    return T(f"ti4-ask-pay-{currency}", seat=seat_name(seat), cost=cost, purpose=purpose, goods=goods, each=each)


# --- two payments --------------------------------------------------------------------------------------------------

GOODS = "trade_goods"


def affords_both(game: Game, seat: Seat, first: int, then: int, used: Sequence[str] = ()) -> bool:
    """Whether two amounts of resources can be paid one after the other, without the planets in `used`.

    What is paid too much for one is lost for the other. TI-PRODUCTION-12
    """
    left = [planet for planet in readied(game, seat) if planet not in used]
    worths = values(game, seat, left, "resources")
    sums = [0]
    for amount in worths:
        sums = sorted({*sums, *(other + amount for other in sums)})
    goods, rest = game.player(seat).trade_goods, sum(worths)
    return any(_goods(game, seat, first - paid) + _goods(game, seat, then - rest + paid) <= goods for paid in sums)


PAY_PART = Question("pay_part", open=False)


async def pay_leaving(game: Game, seat: Seat, cost: int, then: int, purpose: Text) -> None:
    """Pays resources with one planet after the other, so that `then` can still be paid. TI-PRODUCTION-11"""
    due, planets, goods = cost, list[str](), 0
    while due > 0 and not goods:
        options = _parts(game, seat, due, then, planets)
        about = _asked(game, seat, due, "resources", purpose)
        chosen = await game.pick(PAY_PART, seat, options, about)
        if chosen == GOODS:
            goods = _goods(game, seat, due)
        else:
            planets.append(chosen)
            due -= value(game, chosen, "resources")
    for planet in planets:
        exhaust(game, planet)
    game.player(seat).trade_goods -= goods
    _tell(game, seat, planets, goods, purpose)


def _parts(game: Game, seat: Seat, due: int, then: int, used: list[str]) -> list[Option]:
    """What can go on paying: a planet, or trade goods for all that is due."""
    found = []
    for planet in readied(game, seat):
        amount = value(game, planet, "resources")
        if planet not in used and amount and affords_both(game, seat, due - amount, then, [*used, planet]):
            found.append(Option(planet, T("ti4-planet-resources", planet=words.planet(planet), n=amount)))
    left = sum(value(game, planet, "resources") for planet in readied(game, seat) if planet not in used)
    goods = _goods(game, seat, due)
    if goods + _goods(game, seat, then - left) <= game.player(seat).trade_goods:
        found.append(Option(GOODS, T("ti4-trade-goods", n=goods)))
    return found


def _goods(game: Game, seat: Seat, due: int) -> int:
    """Trade goods that make up what is missing."""
    return max(0, -(-due // worth(game, seat)))


def _tell(game: Game, seat: Seat, planets: list[str], goods: int, purpose: Text) -> None:
    means: list[Text] = [*map(words.planet, planets), *([T("ti4-trade-goods", n=goods)] if goods else [])]
    game.say(T("ti4-paid", seat=seat_name(seat), means=tuple(means), purpose=purpose), weight=0)
