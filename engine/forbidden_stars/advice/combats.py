"""Combats and cards: what a card brings to these units, what reinforcements change, what abilities do."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import YES
from engine.effects import PASS, component_of
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.choosing import ABILITY
from engine.forbidden_stars.abilities.windows import Moment
from engine.forbidden_stars.advice.advice import ADVICE, chance
from engine.forbidden_stars.advice.fights import stands
from engine.forbidden_stars.cards.steps import UNLESS
from engine.forbidden_stars.combat.execution import COMBAT_CARD, ICONS_CARD
from engine.forbidden_stars.combat.preparation import REINFORCE
from engine.forbidden_stars.components import CARDS, EVENTS, ORDER_UPGRADES
from engine.forbidden_stars.interface.view import CombatView
from engine.forbidden_stars.minds import odds, sheets, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import At
from engine.forbidden_stars.phases.events import EVENT_CARD
from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer, picks
from engine.text import T, Text


@ADVICE.on(COMBAT_CARD, ICONS_CARD)
def combat_card(at: At, offer: Offer) -> Iterator[Point]:
    """What it brings, and which ability does nothing without its units. FS-CARD-10"""
    card, combat = CARDS.get(str(offer.answer)), at.view.combat
    if card is None or combat is None:
        return
    here = chart(at)
    yield aim(words.explained(card.id))
    standing = {unit.type for unit in here.units(combat.area) if not unit.routed}
    standing |= {one.kind for one in here.areas[combat.area].structures if one.owner == at.seat}
    if card.requires and not set(card.requires) & standing:
        yield against(T("forbidden_stars-advice-lacks", pieces=tuple(words.piece(one) for one in card.requires)))


@ADVICE.on(REINFORCE)
def reinforce(at: At, offer: Offer) -> Iterator[Point]:
    """The chance with so many tokens, and that they are gone. FS-REINF-02, FS-REINF-06"""
    combat = at.view.combat
    if combat is None or not isinstance(offer.answer, int):
        return
    yield aim(T("forbidden_stars-advice-wins", chance=chance(_share(at, combat, offer.answer))))
    if offer.answer:
        left = worth.me(at).assets.get("reinforcement", 0) - offer.answer
        yield cost(T("forbidden_stars-advice-tokens", n=offer.answer, left=max(0, left)))


def _share(at: At, combat: CombatView, tokens: int) -> int:
    """How often the combat is won with so many tokens, which bring health and morale, and no dice."""
    here, foe = chart(at), combat.defender if combat.attacker == at.seat else combat.attacker
    ours, theirs = (worth.side(at, here, combat.area, seat) for seat in (at.seat, foe))
    ours = ours._replace(health=ours.health + 2 * tokens, morale=ours.morale + tokens)
    return odds.wins(ours, theirs) if combat.attacker == at.seat else odds.SURE - odds.wins(theirs, ours)


@ADVICE.on(ABILITY)
def ability(at: At, offer: Offer) -> Iterator[Point]:
    """What it does, or how the round stands without it. FS-CARD-06"""
    text = at.question.about.params.get("text")
    if offer.answer == YES and isinstance(text, Text):
        yield aim(text)
    else:
        yield aim(T("forbidden_stars-advice-nothing-spent"))
        yield from stands(at)


@ADVICE.on(UNLESS)
def unless(at: At, offer: Offer) -> Iterator[Point]:
    """What happens otherwise is kept away by the price."""
    text = at.question.about.params.get("text")
    if offer.answer == YES and isinstance(text, Text):
        yield aim(T("forbidden_stars-advice-averts"))
    else:
        yield aim(T("forbidden_stars-advice-nothing-spent"))
        yield from (against(text),) if isinstance(text, Text) else ()


@ADVICE.on(EVENT_CARD, *(moment.question_kind for moment in Moment.known.values()))
def use(at: At, offer: Offer) -> Iterator[Point]:
    """What a card or the ability of a faction does. FS-EVENT-01"""
    answer = str(offer.answer)
    name = component_of(answer)
    if sheets.uses(answer):
        yield aim(words.dominate(name))
    elif name in EVENTS or name in ORDER_UPGRADES or name in CARDS:
        yield aim(words.card_text(name))
    elif answer == PASS:
        yield from _unused(at)


def _unused(at: At) -> Iterator[Point]:
    """What stays for later; the ability of a faction is there again with the next such order."""
    held = [component_of(option.id) for option in picks(at)]
    kept = tuple(words.card(id) for id in held if id in EVENTS or id in ORDER_UPGRADES or id in CARDS)
    yield aim(T("forbidden_stars-advice-keeps", cards=kept) if kept else T("forbidden_stars-advice-unused"))
