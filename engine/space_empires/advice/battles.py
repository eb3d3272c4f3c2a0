"""Battles: how likely each is won, whether to stay, what bombardment takes. SE-COMBAT-03, SE-FIRE-10"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.space_empires import words
from engine.space_empires.advice.advice import ADVICE, EVEN, attack, chance
from engine.space_empires.combat.aiming import Away
from engine.space_empires.combat.bombard import BOMBARD_WITH, STOP
from engine.space_empires.combat.fire_orders import Flight
from engine.space_empires.combat.firing import FIRE
from engine.space_empires.combat.screening import SCREEN
from engine.space_empires.combat.volleys import GROUP_FIRE, VOLLEY
from engine.space_empires.galaxy.order_ids import DONE
from engine.space_empires.minds import battles
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.mind import At
from engine.space_empires.phases.combat_phase import BATTLE, BOMBARD
from engine.text import T, Text


@ADVICE.on(BATTLE)
def battle(at: At, offer: Offer) -> Iterator[Point]:
    """The battle of a hex."""
    here = chart(at)
    if offer.answer != DONE and str(offer.answer) in here.hexes:
        yield from attack(here, str(offer.answer), here.own(str(offer.answer)))


@ADVICE.on(FIRE, VOLLEY, GROUP_FIRE)
def fire(at: At, offer: Offer) -> Iterator[Point]:
    """How the battle would go on; who retreats saves ships. SE-RETREAT-01"""
    here, fought, answer = chart(at), at.view.battle, str(offer.answer)
    if fought is None:
        return
    wins = battles.outcome(at, here, fought).wins
    if Away.maybe(answer) is not None or Flight.maybe(answer) is not None:
        yield aim(T("space_empires-advice-saved"))
        yield against(T("space_empires-advice-gives-up", hex=words.hex(fought.at)))
        return
    yield aim(T("space_empires-advice-goes-on", chance=chance(wins)))
    if wins < EVEN:
        yield against(T("space_empires-advice-likely-lost"))


@ADVICE.on(BOMBARD, BOMBARD_WITH)
def bombard(at: At, offer: Offer) -> Iterator[Point]:
    """What the colony loses. SE-BOMB-06"""
    cp = at.question.about.params.get("cp")
    if offer.answer not in (NO, STOP) and isinstance(cp, Text):
        yield aim(T("space_empires-advice-bombards", cp=cp))


@ADVICE.on(SCREEN)
def screen(at: At, offer: Offer) -> Iterator[Point]:
    """All fire."""
    if not offer.answer:
        yield aim(T("space_empires-advice-all-fire"))
