"""The Barony of Letnev: a large fleet, bought rerolls, and hulls that take twice as much."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import EFFECT, FACTION, UNIT
from engine.ti4.cards.combat import combat_of
from engine.ti4.combat import dice
from engine.ti4.combat.bombardment import PLANETARY_SHIELD
from engine.ti4.combat.dice import AFTER_COMBAT_ROLL, START_OF_COMBAT_ROUND, InCombat
from engine.ti4.combat.hits import SUSTAIN_CANCELS
from engine.ti4.combat.space_cannon import MAY_FIRE, Firing
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.trade_goods import spend
from engine.ti4.galaxy import units
from engine.ti4.galaxy.capacity import FLEET_LIMIT
from engine.ti4.play import Game

PRICE = 2


# --- abilities -------------------------------------------------------------------------------------------------------


def _fights_in_space(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = combat_of(moment, "space")
    return combat is not None and combat.has(seat)


def _can_pay(game: Game, seat: Seat, moment: InCombat) -> bool:
    return _fights_in_space(game, seat, moment) and game.player(seat).trade_goods >= PRICE


@START_OF_COMBAT_ROUND.ability(FACTION, "munitions_reserves", who="any", when=_can_pay)
async def munitions_reserves(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """2 trade goods let this player reroll own dice in this round of space combat. TI-ABILITY-07, TI-TRADEGOOD-07"""
    spend(game, seat, PRICE)
    game.begin("munitions_reserves", seat, "combat_round")


@AFTER_COMBAT_ROLL.ability(EFFECT, "munitions_reserves", mandatory=True)
async def reserves_reroll(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Any of the own dice just rolled. TI-REROLL-01, TI-REROLL-02, TI-REROLL-04"""
    await _reroll(game, seat, moment, "munitions_reserves")


async def _reroll(game: Game, seat: Seat, moment: InCombat, source: str) -> None:
    combat = combat_of(moment)
    assert combat is not None
    await dice.offer_reroll(game, combat, seat, source)


@FLEET_LIMIT.hook("armada")
def armada(game: Game, seat: Seat, value: int, about: None) -> int:
    """Two ships more than the fleet pool allows. TI-ABILITY-16, TI-FLEETPOOL-01"""
    return value + 2


# --- the flagship ----------------------------------------------------------------------------------------------------


@PLANETARY_SHIELD.hook_others("arc_secundus")
def shields_down(game: Game, seat: Seat, value: bool, planet: str, owner: Seat) -> bool:
    """Units of others in its system are without Planetary Shield. TI-ABILITY-15, TI-ABILITY-19, TI-SHIELD-01"""
    return value and not units.count(game, owner, "flagship", game.state.planets[planet].system)


def _is_hurt(game: Game, seat: Seat, moment: InCombat) -> bool:
    here = moment.system
    return here is not None and _fights_in_space(game, seat, moment) and units.damaged(game, seat, "flagship", here) > 0


@START_OF_COMBAT_ROUND.ability(UNIT, "arc_secundus", who="any", when=_is_hurt, mandatory=True)
async def self_repair(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """It is repaired as each round of its space combats starts. TI-ABILITY-15, TI-SUSTAIN-05"""
    units.repair(game, seat, "flagship", moment.system)
    game.say(T("ti4-repaired", seat=seat_name(seat), unit=words.unit("flagship")), where=[moment.system])


# --- technologies ----------------------------------------------------------------------------------------------------


@MAY_FIRE.hook_others("l4_disruptors")
def l4_disruptors(game: Game, seat: Seat, value: bool, about: Firing, owner: Seat) -> bool:
    """In invasions nobody fires Space Cannon at this player's units. TI-SPACECANNONDEF-01"""
    return value and (about.planet is None or about.target != owner)


@SUSTAIN_CANCELS.hook("non_euclidean_shielding")
def non_euclidean_shielding(game: Game, seat: Seat, value: int, unit: str) -> int:
    """Each use of Sustain Damage cancels two hits. TI-FACTION-08"""
    return max(value, 2)


# --- the promissory note ---------------------------------------------------------------------------------------------


@START_OF_COMBAT_ROUND.ability(NOTE, "war_funding", who="any", when=_fights_in_space)
async def war_funding(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Letnev loses 2 trade goods, or what it has; the holder rerolls own dice in this round. TI-ABILITY-06"""
    lost = min(PRICE, game.player(int(target)).trade_goods)
    if lost:
        game.player(int(target)).trade_goods -= lost
        game.say(T("ti4-loses-goods", seat=seat_name(int(target)), n=lost))
    game.begin("war_funding", seat, "combat_round")


@AFTER_COMBAT_ROLL.ability(EFFECT, "war_funding", mandatory=True)
async def funded_reroll(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Any of the own combat dice just rolled. TI-REROLL-01, TI-REROLL-02, TI-REROLL-04"""
    await _reroll(game, seat, moment, "war_funding")
