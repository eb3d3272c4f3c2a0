"""Damage and dice: who suffers, what stands then, what symbols are worth as the combat lies open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.ask import Spread
from engine.forbidden_stars import words
from engine.forbidden_stars.advice.advice import ADVICE
from engine.forbidden_stars.cards.card_steps import DISCARD_CARD, FaceUp
from engine.forbidden_stars.cards.dice_steps import (
    CONVERT,
    CONVERT_TO,
    LOSE_DICE,
    NAME_FACE,
    NAME_TOKENS,
    REROLL,
    SPEND_DICE,
)
from engine.forbidden_stars.cards.flow_steps import OPTION, SUFFERS_FIRST
from engine.forbidden_stars.cards.moving_steps import LEAVE_COMBAT
from engine.forbidden_stars.cards.order_steps import ROUT_ENEMY, Enemy
from engine.forbidden_stars.cards.placing_steps import REPLACE_UNIT
from engine.forbidden_stars.cards.unit_steps import (
    DESTROY_ON_WORLD,
    DESTROY_UNITS,
    RALLY_UNITS,
    RETREAT_UNITS,
    ROUT_UNITS,
    TARGET_UNITS,
)
from engine.forbidden_stars.combat.damage import SUFFER
from engine.forbidden_stars.components import CARDS, UNITS
from engine.forbidden_stars.galaxy.capacity import DESTROY_EXCESS
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.minds import clash
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import At
from engine.forbidden_stars.orders.orbital_strike import NONE, STRIKE, STRIKE_CARDS, Target
from engine.players.advising import Point, aim, cost, listed, numbers
from engine.players.mind import Offer, picks
from engine.text import T, Text

# --- who suffers -----------------------------------------------------------------------------------------------------


@ADVICE.on(
    SUFFER, ROUT_UNITS, DESTROY_UNITS, SUFFERS_FIRST, LEAVE_COMBAT, DESTROY_EXCESS, RETREAT_UNITS, RALLY_UNITS,
    TARGET_UNITS, DESTROY_ON_WORLD, REPLACE_UNIT,
)  # fmt: skip
def suffers(at: At, offer: Offer) -> Iterator[Point]:
    """What a unit is in a fight, and what it costs to have another one. FS-DMG-01, FS-REINF-06"""
    chosen = numbers(offer.answer) or {str(offer.answer): 1}
    for id in chosen:
        look = Figure.maybe(id)
        if look is not None and look.type in UNITS:
            yield from figure(look)


def figure(look: Figure) -> Iterator[Point]:
    """A unit by its look: what it can do, or a token, which costs no materiel."""
    if look.token:
        yield aim(T("forbidden_stars-advice-token"))
        return
    yield aim(T("forbidden_stars-advice-routed") if look.routed else words.on_sheet(look.type))
    if look.damage:
        yield aim(T("forbidden_stars-advice-takes-damage", n=UNITS[look.type].health - look.damage))
    yield aim(T("forbidden_stars-advice-worth", n=UNITS[look.type].cost))


@ADVICE.on(ROUT_ENEMY)
def rout_enemy(at: At, offer: Offer) -> Iterator[Point]:
    """What the unit is in a fight."""
    enemy = Enemy.maybe(str(offer.answer))
    if enemy is not None and enemy.type in UNITS:
        yield aim(words.on_sheet(enemy.type))


# --- dice and cards --------------------------------------------------------------------------------------------------


def stands(at: At) -> Iterator[Point]:
    """How the execution round stands by what lies open. FS-COMBAT-17, FS-COMBAT-23"""
    combat = at.view.combat
    if combat is None:
        return
    own, other = clash.sides(at, combat)
    dealt, taken = max(0, own.attack - other.defence), max(0, other.attack - own.defence)
    yield aim(T("forbidden_stars-advice-stands", dealt=dealt, taken=taken, own=own.morale, other=other.morale))


@ADVICE.on(CONVERT_TO, NAME_TOKENS, NAME_FACE)
def turned(at: At, offer: Offer) -> Iterator[Point]:
    """What the faces are good for that come. FS-ICON-01"""
    for face in numbers(offer.answer) or {str(offer.answer): 1}:
        yield from _good_for(face)
    yield from stands(at)


def _good_for(face: str) -> Iterator[Point]:
    if face in FACES:
        yield aim(Text(FACES[face]))


FACES: Mapping[str, str] = {
    "bolter": "forbidden_stars-advice-bolter", "shield": "forbidden_stars-advice-shield",
    "morale": "forbidden_stars-advice-morale",
}  # fmt: skip
"""What each face is good for."""


@ADVICE.on(CONVERT, LOSE_DICE, SPEND_DICE)
def given(at: At, offer: Offer) -> Iterator[Point]:
    """The faces that go."""
    gone = numbers(offer.answer) or ({} if isinstance(offer.answer, dict) else {str(offer.answer): 1})
    for face, number in gone.items():
        if face in FACES:
            yield cost(words.faces_of(face, number))
    yield from stands(at)


@ADVICE.on(REROLL)
def reroll(at: At, offer: Offer) -> Iterator[Point]:
    """How many dice may come better. D-32"""
    number = sum(numbers(offer.answer).values())
    most = at.shape.high if isinstance(at.shape, Spread) else 0
    yield (
        aim(T("forbidden_stars-advice-rerolls", n=number))
        if number
        else aim(T("forbidden_stars-advice-dice-stay", n=most))
    )
    yield from stands(at)


@ADVICE.on(OPTION)
def option(at: At, offer: Offer) -> Iterator[Point]:
    """What is chosen of a card, and how the round stands; units that it puts down have their price."""
    text = next((one.text for one in picks(at) if one.id == offer.answer), None)
    named = None if text is None else text.params.get("face")
    yield from (point for face in FACES if words.face(face) == named for point in _good_for(face))
    yield from stands(at)
    worth = price(text)
    if worth:
        yield aim(T("forbidden_stars-advice-worth", n=worth))
    elif at.view.combat is None and isinstance(named := at.question.about.params.get("text"), Text):
        yield aim(named)


def price(text: Text | None) -> int:
    """The materiel that units of a text would cost."""
    unit = None if text is None else text.params.get("units")
    found = next((type for type in UNITS if isinstance(unit, Text) and unit.key == words.units_of(type, 1).key), None)
    number = unit.params.get("n") if isinstance(unit, Text) else None
    return UNITS[found].cost * number if found is not None and isinstance(number, int) else 0


@ADVICE.on(DISCARD_CARD)
def discard_card(at: At, offer: Offer) -> Iterator[Point]:
    """What the card brings. FS-CARD-14"""
    card = FaceUp.read(str(offer.answer)).card
    if card in CARDS:
        yield aim(words.explained(card))


# --- orbital strikes -------------------------------------------------------------------------------------------------


@ADVICE.on(STRIKE)
def strike(at: At, offer: Offer) -> Iterator[Point]:
    """Who stands on the world. FS-ORBIT-01"""
    target, here = Target.maybe(str(offer.answer)) if offer.answer != NONE else None, chart(at)
    if target is None:
        yield aim(T("forbidden_stars-advice-holds-fire"))
        return
    foe = here.foe(target.world)
    there: dict[str, int] = {}
    for unit in here.units(target.world, foe) if foe is not None else ():
        there[unit.type] = there.get(unit.type, 0) + 1
    if there:
        yield aim(T("forbidden_stars-advice-strikes", units=words.units(there)))


@ADVICE.on(STRIKE_CARDS)
def strike_cards(at: At, offer: Offer) -> Iterator[Point]:
    """What each of them does."""
    chosen = listed(offer.answer)
    yield from (aim(words.card_text(str(id))) for id in chosen)
    if not chosen:
        yield aim(T("forbidden_stars-advice-unused"))
