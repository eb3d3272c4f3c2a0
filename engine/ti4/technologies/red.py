"""Warfare technologies: Plasma Scoring, Magen Defense Grid, Duranium Armor, Assault Cannon."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import TECHNOLOGY
from engine.ti4.combat import bombardment, hits
from engine.ti4.combat.dice import (
    AFTER_ASSIGN_COMBAT_HITS,
    EXTRA_DICE,
    START_OF_COMBAT_ROUND,
    START_OF_SPACE_COMBAT,
    Combat,
    InCombat,
    fighting,
    nonfighters,
    types_of,
)
from engine.ti4.galaxy import units
from engine.ti4.play import Game, Question


@EXTRA_DICE.hook("plasma_scoring")
def one_more_die(game: Game, seat: Seat, dice: int, roll: str) -> int:
    """One more die in each bombardment or space cannon roll."""
    return dice + 1


# --- Magen Defense Grid ----------------------------------------------------------------------------------------------


def _shielded(game: Game, seat: Seat, moment: InCombat) -> bool:
    """A ground combat of the seat's, under a Planetary Shield of its own that works. TI-SHIELD-04"""
    combat = moment.combat
    if not isinstance(combat, Combat) or combat.type != "ground" or not combat.has(seat) or combat.planet is None:
        return False
    return bombardment.has_shield(game, seat, combat.planet)


@START_OF_COMBAT_ROUND.ability(TECHNOLOGY, "magen_defense_grid", who="any", when=_shielded)
async def grid_up(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """The opponent makes no combat rolls in this round of ground combat."""
    moment.combat.barred.append(moment.combat.opponent(seat))


# --- Duranium Armor --------------------------------------------------------------------------------------------------


def repairable(game: Game, seat: Seat, combat: Combat) -> list[str]:
    """Types with a damaged unit in the combat that has not used Sustain Damage this round."""
    fresh = combat.sustained.get(seat, {})
    place = combat.place
    return [
        type for type in fighting(game, combat, seat) if units.damaged(game, seat, type, place) > fresh.get(type, 0)
    ]


def _has_wreck(game: Game, seat: Seat, moment: InCombat) -> bool:
    return isinstance(moment.combat, Combat) and bool(repairable(game, seat, moment.combat))


REPAIR = Question("repair", open=False)


@AFTER_ASSIGN_COMBAT_HITS.ability(TECHNOLOGY, "duranium_armor", when=_has_wreck, mandatory=True)
async def repair_one(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """After hits are assigned, one damaged unit that has not sustained this round is repaired. TI-SUSTAIN-05"""
    types = repairable(game, seat, moment.combat)
    options = [Option(type, words.unit(type)) for type in types]
    chosen = await game.pick(REPAIR, seat, options, T("ti4-ask-repair", seat=seat_name(seat)))
    units.repair(game, seat, chosen, moment.combat.place)
    game.say(T("ti4-repaired", seat=seat_name(seat), unit=words.unit(chosen)), where=[moment.combat.system])


# --- Assault Cannon --------------------------------------------------------------------------------------------------


def _outguns(game: Game, seat: Seat, moment: InCombat) -> bool:
    """Three or more own non-fighter ships in the combat, and one of the opponent's to lose."""
    combat = moment.combat
    if not isinstance(combat, Combat) or not combat.has(seat):
        return False
    mine, theirs = fighting(game, combat, seat), fighting(game, combat, combat.opponent(seat))
    return nonfighters(mine) >= 3 and nonfighters(theirs) > 0


@START_OF_SPACE_COMBAT.ability(TECHNOLOGY, "assault_cannon", who="any", when=_outguns, mandatory=True)
async def first_blood(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """The opponent must destroy one of its non-fighter ships there; not a hit. TI-SUSTAIN-08"""
    combat = moment.combat
    assert isinstance(combat, Combat)
    victim = combat.opponent(seat)
    types = [type for type in types_of(game, combat, victim) if type != "fighter"]
    options = [Option(slot.id, slot.text) for slot in hits.targets(game, combat, victim, types)]
    about = T("ti4-ask-assault-cannon", seat=seat_name(victim))
    slot = await game.pick(hits.LOSSES, victim, options, about, where=[combat.system])
    type, hurt = hits.parse(game, victim, combat.system, slot)
    place, damaged, cause = hits.spot(combat.system, slot), int(hurt), "assault_cannon"
    await hits.destroy(game, victim, type, 1, place, cause=hits.Cause(seat, cause, combat), damaged=damaged)
