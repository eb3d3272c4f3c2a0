"""Action cards of space and ground combat.

A combat's windows hand its `Combat` on in `Moment.combat`; a window without one is not part of a combat.
"""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities import naming
from engine.ti4.abilities.hand import CARD
from engine.ti4.cards import choosing
from engine.ti4.combat import dice, hits
from engine.ti4.combat.dice import (
    AFTER_COMBAT_ROLL,
    AFTER_DECLARE_RETREAT,
    AFTER_WIN_SPACE_COMBAT,
    BEFORE_ASSIGN_COMBAT_HITS,
    COMBAT_ROLL,
    END_OF_COMBAT_ROUND,
    SIDES,
    START_OF_COMBAT_ROUND,
    Combat,
    Fighting,
    InCombat,
)
from engine.ti4.combat.hits import AFTER_SUSTAIN_DAMAGE, AFTER_UNIT_DESTROYED, Loss
from engine.ti4.components import SHIPS
from engine.ti4.economy import tokens, trade_goods
from engine.ti4.galaxy import board, capacity, leaving, routes, units
from engine.ti4.play import Game, Point

DIRECT_HIT = Point[bool, str]("direct_hit")
"""Whether a Direct Hit destroys this seat's ships of a type."""


def combat_of(moment: InCombat | Loss, type: str | None = None) -> Combat | None:
    """The combat of a moment, when it is one of that type."""
    combat = moment.combat
    return combat if isinstance(combat, Combat) and type in (None, combat.type) else None


def _takes_part(game: Game, seat: Seat, moment: InCombat, type: str | None = None) -> bool:
    """TI-OPPONENT-03"""
    combat = combat_of(moment, type)
    return combat is not None and combat.has(seat)


# --- when a round starts or ends -------------------------------------------------------------------------------------


def _damaged_in_combat(game: Game, seat: Seat, moment: InCombat) -> bool:
    return _takes_part(game, seat, moment) and bool(_damaged(game, seat, moment.system))


def _damaged(game: Game, seat: Seat, system: str) -> list[tuple[str, str, int]]:
    return [
        (place, type, number)
        for place in choosing.places(game, system)
        for type, number in board.force_at(game.state, place, seat).damaged.items()
    ]


@START_OF_COMBAT_ROUND.ability(CARD, "emergency_repairs", who="any", when=_damaged_in_combat)
@END_OF_COMBAT_ROUND.ability(CARD, "emergency_repairs", who="any", when=_damaged_in_combat)
async def emergency_repairs(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Repairs all own damaged units in the active system. TI-SUSTAIN-05"""
    for place, type, number in _damaged(game, seat, moment.system):
        units.repair(game, seat, type, place, number)
        game.say(T("ti4-repairs-units", seat=seat_name(seat), units=words.units({type: number})))


def _first_round_fighters(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = combat_of(moment, "space")
    return (
        combat is not None and combat.has(seat) and combat.round == 1 and "fighter" in game.ships(seat, combat.system)
    )


@START_OF_COMBAT_ROUND.ability(CARD, "fighter_prototype", who="any", when=_first_round_fighters)
async def fighter_prototype(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """+2 to combat rolls of own fighters in the first round."""
    game.begin("fighter_prototype", seat, "combat_round")


@COMBAT_ROLL.hook("fighter_prototype")
def _prototypes(game: Game, seat: Seat, value: int, about: Fighting) -> int:
    return value + 2 if about.unit == "fighter" else value


def _moralized(game: Game, seat: Seat, moment: InCombat) -> bool:
    return _takes_part(game, seat, moment) and game.effect("morale_boost", seat) is None


@START_OF_COMBAT_ROUND.ability(CARD, "morale_boost", who="any", when=_moralized)
async def morale_boost(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """+1 to all own combat rolls in this round; a second copy adds nothing. TI-ACTIONCARD-05, TI-MODIFIER-01"""
    game.begin("morale_boost", seat, "combat_round")


@COMBAT_ROLL.hook("morale_boost")
def _morale(game: Game, seat: Seat, value: int, about: Fighting) -> int:
    return value + 1


# --- Skilled Retreat -------------------------------------------------------------------------------------------------


def _escapes(game: Game, seat: Seat, moment: InCombat) -> list[Option]:
    combat = combat_of(moment, "space")
    if combat is None or not combat.has(seat) or not game.ships(seat, combat.system):
        return []
    near = game.near(seat, moving=True)[combat.system]
    free = [id for id in near if not choosing.foreign_ships(game, seat, id)]
    return words.system_options(id for id in free if routes.entry_refusal(game, seat, id) is None)


naming.QUESTIONS["skilled_retreat"] = "ti4-ask-way-out"


@START_OF_COMBAT_ROUND.ability(CARD, "skilled_retreat", who="any", targets=_escapes)
async def skilled_retreat(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """All own ships leave for an adjacent system, with a command token; the combat is a draw.

    Fighters go by themselves, ground forces need room aboard. TI-DOUBT-63
    """
    combat = combat_of(moment, "space")
    assert combat is not None
    combat.drawn = moment.cancelled = True
    combat.joined.pop(seat, None)
    leaving.strand(game, seat, combat.system)
    if not await leaving.leave(game, seat, combat.system, target):
        return
    text = T("ti4-retreated", seat=seat_name(seat), origin=words.system(combat.system), target=words.system(target))
    game.say(text, where=[combat.system, target])
    await tokens.place_token(game, seat, target)


# --- retreats, rolls and hits ----------------------------------------------------------------------------------------


@AFTER_DECLARE_RETREAT.ability(CARD, "intercept", who="other", when=_takes_part)
async def intercept(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """The opponent does not retreat in this round."""
    moment.cancelled = True


def _on_the_ground(game: Game, seat: Seat, moment: InCombat) -> bool:
    return combat_of(moment, "ground") is not None


@AFTER_COMBAT_ROLL.ability(CARD, "fire_team", when=_on_the_ground)
async def fire_team(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Rerolls any of the own dice just rolled. TI-REROLL-01, TI-REROLL-04"""
    combat = combat_of(moment)
    assert combat is not None
    await dice.offer_reroll(game, combat, seat, "fire_team")


def _hit_in_space(game: Game, seat: Seat, moment: InCombat) -> bool:
    return moment.hits > 0 and combat_of(moment, "space") is not None


@BEFORE_ASSIGN_COMBAT_HITS.ability(CARD, "shields_holding", when=_hit_in_space)
async def shields_holding(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """Cancels up to 2 hits on own ships."""
    moment.hits = max(0, moment.hits - 2)
    game.say(T("ti4-hits-cancelled", seat=seat_name(seat), left=moment.hits))


def _shaken(game: Game, seat: Seat, moment: Loss) -> bool:
    """A ship sustained a hit of this seat's units or abilities, and is not immune."""
    ship = moment.other == seat and moment.unit in SHIPS
    return ship and DIRECT_HIT(game, moment.actor, True, moment.unit)


@AFTER_SUSTAIN_DAMAGE.ability(CARD, "direct_hit", who="other", when=_shaken)
async def direct_hit(game: Game, seat: Seat, moment: Loss, target: str) -> None:
    """Destroys a ship that has just used Sustain Damage against a hit of own units. TI-SUSTAIN-08, TI-DOUBT-29"""
    owner, combat, place = moment.actor, combat_of(moment), moment.system
    moment.cancelled = True
    await hits.destroy(game, owner, moment.unit, 1, place, cause=hits.Cause(seat, "direct_hit", combat), damaged=1)
    if combat is None:
        await capacity.after_loss(game, owner, place)


@DIRECT_HIT.hook("dreadnought_2")
def immune(game: Game, seat: Seat, value: bool, unit: str) -> bool:
    """The dreadnoughts of these cards cannot be destroyed by it. TI-GOLDEN-04"""
    return value and unit != "dreadnought"


# --- losses and victories --------------------------------------------------------------------------------------------


def _ship_lost(game: Game, seat: Seat, moment: Loss) -> bool:
    combat = combat_of(moment, "space")
    if combat is None or not combat.has(seat) or combat.over:
        return False
    return moment.unit in dice.types_of(game, combat, seat)


@AFTER_UNIT_DESTROYED.ability(CARD, "courageous_to_the_end", when=_ship_lost)
async def courageous_to_the_end(game: Game, seat: Seat, moment: Loss, target: str) -> None:
    """2 dice against the lost ship's combat value; for each hit the opponent destroys a ship. TI-SUSTAIN-08"""
    combat = combat_of(moment)
    assert combat is not None
    value = game.card(seat, moment.unit).combat
    needs = value.hits_on if value else SIDES
    faces = game.roll(2, SIDES, "courageous_to_the_end", seat=seat, need=needs)
    scored = sum(face >= needs for face in faces)
    card = words.card("courageous_to_the_end")
    game.say(T("ti4-ability-roll", card=card, dice=tuple(faces), needs=needs, hits=scored))
    foe, system = combat.opponent(seat), combat.system
    cause, types = "courageous_to_the_end", dice.types_of(game, combat, foe)
    await hits.assign(game, foe, scored, system, types=types, cause=hits.Cause(seat, cause, combat), sustain=False)


def _loser_has_commodities(game: Game, seat: Seat, moment: InCombat) -> bool:
    return moment.other is not None and game.player(moment.other).commodities > 0


@AFTER_WIN_SPACE_COMBAT.ability(CARD, "salvage", when=_loser_has_commodities)
async def salvage(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """The loser of a space combat hands over all commodities. TI-COMMODITY-06"""
    assert moment.other is not None
    await trade_goods.hand_over(game, moment.other, seat, game.player(moment.other).commodities)
