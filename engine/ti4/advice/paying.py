"""Command tokens and payments: how the pools stand then, and what is paid in vain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ask import PickSome
from engine.players.advising import Point, against, aim, cost, listed, numbers
from engine.players.mind import Offer
from engine.text import Param, T, Text
from engine.ti4 import words
from engine.ti4.advice.advice import ADVICE
from engine.ti4.agendas.research import EXHAUST
from engine.ti4.components import TECHNOLOGIES
from engine.ti4.economy.payment import PAY, PAY_PART
from engine.ti4.economy.technology import SPECIALTY, WAIVER
from engine.ti4.economy.tokens import CHOOSE_POOL, GAIN_TOKENS, REDISTRIBUTE
from engine.ti4.minds.economy import tokens
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy
from engine.ti4.objectives.spending import SPEND_TOKENS
from engine.ti4.strategy_cards.diplomacy import READY
from engine.ti4.strategy_cards.leadership import BUY_TOKENS

POOLS: Mapping[str, str] = {
    "tactic": "ti4-advice-tactic-pool", "fleet": "ti4-advice-fleet-pool", "strategy": "ti4-advice-strategy-pool",
}  # fmt: skip
"""What each pool is for."""


def _sheet(at: At) -> dict[str, int]:
    mine = galaxy.me(at)
    return {"tactic": mine.tactic, "fleet": mine.fleet, "strategy": mine.strategy}


def _pool(pool: str, number: int) -> Text:
    """A pool as it stands then, and what it is for."""
    return Text(POOLS[pool], {"n": number})


@ADVICE.on(GAIN_TOKENS)
def gain_tokens(at: At, offer: Offer) -> Iterator[Point]:
    """The pools as they stand then, and what each is for. TI-COMMANDSHEET-02"""
    more, sheet = numbers(offer.answer), _sheet(at)
    yield from (aim(_pool(pool, sheet[pool] + more[pool])) for pool in POOLS if more.get(pool))


@ADVICE.on(REDISTRIBUTE)
def redistribute(at: At, offer: Offer) -> Iterator[Point]:
    """The pools as they stand then, and which one is empty. TI-STATUSPHASE-10"""
    pools, sheet = numbers(offer.answer), _sheet(at)
    yield from (aim(_pool(pool, pools.get(pool, 0))) for pool in POOLS if pools.get(pool, 0))
    if not pools.get("strategy", 0):
        yield against(T("ti4-advice-no-strategy"))
    if pools.get("fleet", 0) < sheet["fleet"]:
        yield against(T("ti4-advice-smaller-fleets", n=pools.get("fleet", 0)))


@ADVICE.on(SPEND_TOKENS)
def spend_tokens(at: At, offer: Offer) -> Iterator[Point]:
    """What they are spent for, and what is left. TI-OBJECTIVE-14"""
    purpose, sheet = at.question.about.params.get("purpose"), _sheet(at)
    if isinstance(purpose, Text):
        yield aim(T("ti4-advice-scores", objective=purpose))
    for pool, number in numbers(offer.answer).items():
        yield cost(T("ti4-advice-then", pool=_pool(pool, sheet[pool] - number)))


@ADVICE.on(CHOOSE_POOL)
def choose_pool(at: At, offer: Offer) -> Iterator[Point]:
    """What is left in it. TI-DIPLOMACY-05"""
    pool, sheet = str(offer.answer), _sheet(at)
    if pool in sheet:
        yield cost(T("ti4-advice-then", pool=_pool(pool, sheet[pool] - 1)))
    if pool == "fleet":
        yield against(T("ti4-advice-smaller-fleets", n=sheet[pool] - 1))


@ADVICE.on(BUY_TOKENS)
def buy_tokens(at: At, offer: Offer) -> Iterator[Point]:
    """So many tokens, and the influence that is left. TI-LEADERSHIP-03"""
    number, mine = int(str(offer.answer)), galaxy.me(at)
    if not number:
        yield aim(T("ti4-advice-keeps-influence", n=mine.influence))
        return
    yield aim(T("ti4-advice-tokens", n=number))
    left = max(0, mine.influence + mine.trade_goods - number * tokens.PRICE)
    yield cost(T("ti4-advice-influence-left", n=number * tokens.PRICE, left=left))


@ADVICE.on(READY)
def ready(at: At, offer: Offer) -> Iterator[Point]:
    """What they pay again. TI-DIPLOMACY-08"""
    if isinstance(offer.answer, list):
        yield aim(T("ti4-advice-pays-again", **_yields(at, offer)))


@ADVICE.on(EXHAUST)
def exhaust(at: At, offer: Offer) -> Iterator[Point]:
    """What they do not pay any more in this round. TI-EXHAUST-01"""
    if isinstance(offer.answer, list):
        yield cost(T("ti4-advice-exhausted", **_yields(at, offer)))


def _yields(at: At, offer: Offer) -> dict[str, Param]:
    """What the planets of an answer pay together."""
    found = [galaxy.of(at).planets[id] for id in listed(offer.answer)]
    return {"resources": sum(one.resources for one in found), "influence": sum(one.influence for one in found)}


@ADVICE.on(PAY_PART, SPECIALTY)
def part(at: At, offer: Offer) -> Iterator[Point]:
    """A planet that is exhausted, or what is spent or exhausted in its place. TI-TECH-16, TI-EXHAUST-02"""
    one = galaxy.of(at).planets.get(str(offer.answer))
    if one is not None:
        yield cost(T("ti4-advice-exhausted", resources=one.resources, influence=one.influence))
    else:
        yield aim(T("ti4-advice-planets-ready"))


@ADVICE.on(WAIVER)
def waiver(at: At, offer: Offer) -> Iterator[Point]:
    """A technology that is exhausted for it, or none. TI-TECH-16"""
    if str(offer.answer) in TECHNOLOGIES:
        yield cost(T("ti4-advice-exhausts", what=words.technology(str(offer.answer))))
    else:
        yield aim(T("ti4-advice-nothing-exhausted"))


@ADVICE.on(PAY)
def pay(at: At, offer: Offer) -> Iterator[Point]:
    """What is paid for, and what is paid too much. TI-EXHAUST-02"""
    about = at.question.about.params
    purpose, price = about.get("purpose"), about.get("cost")
    if isinstance(purpose, Text):
        yield aim(purpose)
    if isinstance(at.shape, PickSome) and isinstance(offer.answer, list) and isinstance(price, int):
        lost = sum(option.worth for option in at.shape.options if option.id in offer.answer) - price
        if lost > 0:
            yield against(T("ti4-advice-overpays", n=lost))
