"""The second step of a combat: three execution rounds. FS-COMBAT-12"""

from __future__ import annotations

from engine.ask import Option, PickOne, Refusal, Seat, Shape
from engine.events import PART
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.choosing import declines
from engine.forbidden_stars.combat import damage, sides, tokens
from engine.forbidden_stars.combat.occasions import (
    CARD_REVEALED,
    DAMAGE_ENDS,
    DAMAGE_STARTS,
    DAMAGE_STEPS,
    Assessing,
    Revealing,
)
from engine.forbidden_stars.components import CARDS, EXECUTION_ROUNDS
from engine.forbidden_stars.interface import pending_steps
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Combat
from engine.text import T, seat_name


async def rounds(game: Game, combat: Combat) -> None:
    """Three rounds, as long as both sides have a unit or a bastion. FS-COMBAT-12, FS-COMBAT-19, FS-COMBAT-20"""
    while combat.round < EXECUTION_ROUNDS and both_stand(game, combat):
        combat.round += 1
        await game.during(pending_steps.execution_round(combat.round), one_round(game, combat))


def both_stand(game: Game, combat: Combat) -> bool:
    """Whether the combat is still undecided. FS-COMBAT-19"""
    return sides.stands(game, combat.attacker) and sides.stands(game, combat.defender)


async def one_round(game: Game, combat: Combat) -> None:
    """Both choose, the attacker's card is resolved and then the defender's, damage is assessed.

    FS-COMBAT-12, FS-COMBAT-14, FS-COMBAT-20, FS-SIM-02, FS-SIM-03, FS-RETREAT-12
    """
    game.say(T("forbidden_stars-execution-round", n=combat.round), where=[combat.area], weight=PART)
    combat.step = "choose"
    await choose(game, combat)
    combat.step = "resolve"
    for seat in sides.both(combat):
        await reveal(game, combat, seat)
    combat.step = "damage"
    await assess_damage(game, combat)
    end_round(game, combat)


COMBAT_CARD = Question("combat_card", open=False, answer_hidden=True)
ICONS_CARD = Question("icons_card", open=False)
"""A further card from hand, which an ability plays for its icons alone."""


async def choose(game: Game, combat: Combat) -> None:
    """At the same time each lays a card face down; who has none lays none. FS-COMBAT-13, FS-INFO-04, D-47"""
    shapes = {seat: _shape(combat, seat) for seat in sides.both(combat) if combat.sides[seat].hand}
    if not shapes:
        return
    about = T("forbidden_stars-ask-combat-card", n=combat.round, area=words.area(combat.area))
    laid = await game.ask(COMBAT_CARD, shapes, about, where=[combat.area])
    for seat, answer in laid.items():
        side = combat.sides[seat]
        side.laid = str(answer)
        side.hand.remove(side.laid)


def _shape(combat: Combat, seat: Seat) -> Shape:
    hand = dict.fromkeys(combat.sides[seat].hand)
    return PickOne([Option(id, words.card(id), more=words.explained(id)) for id in hand], why_not)


def why_not(id: str) -> Refusal | None:
    """Why a card cannot be laid."""
    return Refusal("FS-COMBAT-13", T("forbidden_stars-card-not-in-hand")) if id in CARDS else None


async def reveal(game: Game, combat: Combat, seat: Seat) -> None:
    """The card is turned up, stays so until the end of the combat, and all of it is resolved.

    FS-COMBAT-14, FS-CARD-05, FS-CARD-06, FS-CARD-15, FS-CARD-17
    """
    side = combat.sides[seat]
    if side.laid is None:
        return
    card, side.laid = side.laid, None
    side.played.append(card)
    game.seal()
    game.say(T("forbidden_stars-plays-card", seat=seat_name(seat), card=words.card(card)), where=[combat.area])
    revealed = Revealing(actor=seat, card=card, place=combat.area)
    await CARD_REVEALED.window(game, revealed).follow(seat, card, declines)


async def assess_damage(game: Game, combat: Combat) -> None:
    """One assess-damage step, or more where a card says so, as long as both sides have something left.

    FS-COMBAT-15, FS-CLAR-01, D-38, D-55
    """
    done = 0
    while done == 0 or (done < DAMAGE_STEPS(game, 1) and both_stand(game, combat)):
        done += 1
        await DAMAGE_STARTS.open(game, Assessing(place=combat.area, ahead=damage.ahead(game, combat)))
        await damage.assess(game, combat)
        await DAMAGE_ENDS.open(game, Assessing(place=combat.area))


def end_round(game: Game, combat: Combat) -> None:
    """Tokens return to the supply, damage is forgotten. FS-COMBAT-21, FS-DMG-10"""
    tokens.clear(game)
    damage.forget(game, combat.area)
    for side in combat.sides.values():
        side.icons = {}
    game.end("execution_round")
