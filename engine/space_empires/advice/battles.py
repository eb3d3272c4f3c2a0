"""Battles: how likely each is won, whether to stay, what bombardment takes. SE-COMBAT-03, SE-FIRE-10"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer, picks
from engine.space_empires import words
from engine.space_empires.advice.advice import ADVICE, EVEN, attack, chance
from engine.space_empires.advice.skirmishes import own
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
    if offer.answer in (NO, STOP):
        yield from _ceases(at)
        return
    if isinstance(cp, Text):
        yield aim(T("space_empires-advice-bombards", cp=cp))
    unit = own(chart(at), str(offer.answer))
    if unit is not None and not unit.up:
        yield against(T("space_empires-advice-shown"))


def _ceases(at: At) -> Iterator[Point]:
    """Groups that do not fire stay as they lie; who has none left can do no more. SE-BOMB-02, SE-TREVEAL-04"""
    here, cp = chart(at), at.question.about.params.get("cp")
    named = [own(here, option.id) for option in picks(at)]
    left = [unit for unit in named if unit is not None]
    able = left if at.question.kind == BOMBARD_WITH.name else here.own(at.question.where[0])
    if at.question.kind == BOMBARD_WITH.name and not left:
        yield aim(T("space_empires-advice-all-fired"))
    elif any(not unit.up for unit in able):
        yield aim(T("space_empires-advice-not-shown"))
    elif isinstance(cp, Text):
        yield against(T("space_empires-advice-colony-stands", cp=cp))


@ADVICE.on(SCREEN)
def screen(at: At, offer: Offer) -> Iterator[Point]:
    """All fire."""
    if not offer.answer:
        yield aim(T("space_empires-advice-all-fire"))
