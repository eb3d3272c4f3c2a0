"""Command tokens and payments: how the pools stand then, and what is paid in vain."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import PickSome
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.text import T, Text
from engine.ti4.advice.advice import ADVICE
from engine.ti4.economy.payment import PAY
from engine.ti4.economy.tokens import GAIN_TOKENS
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy


@ADVICE.on(GAIN_TOKENS)
def gain_tokens(at: At, offer: Offer) -> Iterator[Point]:
    """The pools as they stand then, and what each is for. TI-COMMANDSHEET-02"""
    if isinstance(offer.answer, dict):
        mine, more = galaxy.me(at), {pool: int(str(number)) for pool, number in offer.answer.items()}
        if more.get("tactic"):
            yield aim(T("ti4-advice-tactic-pool", n=mine.tactic + more["tactic"]))
        if more.get("fleet"):
            yield aim(T("ti4-advice-fleet-pool", n=mine.fleet + more["fleet"]))
        if more.get("strategy"):
            yield aim(T("ti4-advice-strategy-pool", n=mine.strategy + more["strategy"]))


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
