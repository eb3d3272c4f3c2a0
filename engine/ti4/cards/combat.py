"""Action cards of space and ground combat.

A combat's windows hand its `Combat` on in `Moment.combat`; a window without one is not part of a combat.
"""

from __future__ import annotations

from typing import Any

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import (
    board,
    capacity,
    dice,
    hits,
    naming,
    reinforcements,
    routes,
    structures,
    tokens,
    trade_goods,
    units,
    words,
)
from engine.ti4.cards import choosing
from engine.ti4.components import SHIPS
from engine.ti4.dice import SIDES, Combat
from engine.ti4.hooks import hook
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability


def combat_of(moment: Moment, type: str | None = None) -> Combat | None:
    """The combat of a moment, when it is one of that type."""
    combat = moment.combat
    return combat if isinstance(combat, Combat) and type in (None, combat.type) else None


def _takes_part(game: Game, seat: Seat, moment: Moment, type: str | None = None) -> bool:
    """TI-OPPONENT-03"""
    combat = combat_of(moment, type)
    return combat is not None and combat.has(seat)


# --- when a round starts or ends -------------------------------------------------------------------------------------


def _damaged_in_combat(game: Game, seat: Seat, moment: Moment) -> bool:
    return _takes_part(game, seat, moment) and bool(_damaged(game, seat, moment.system or ""))


def _damaged(game: Game, seat: Seat, system: str) -> list[tuple[str, str, int]]:
    return [
        (place, type, number)
        for place in choosing.places(game, system)
        for type, number in board.force_at(game.state, place, seat).damaged.items()
    ]


@ability(
    "card", "emergency_repairs", "start_of_combat_round", "end_of_combat_round", who="any", when=_damaged_in_combat
)
async def emergency_repairs(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Repairs all own damaged units in the active system. TI-SUSTAIN-05"""
    for place, type, number in _damaged(game, seat, moment.system or ""):
        units.repair(game, seat, type, place, number)
        game.say(T("ti4-repairs-units", seat=seat_name(seat), units=words.units({type: number})))


def _first_round_fighters(game: Game, seat: Seat, moment: Moment) -> bool:
    combat = combat_of(moment, "space")
    return (
        combat is not None and combat.has(seat) and combat.round == 1 and "fighter" in game.ships(seat, combat.system)
    )


@ability("card", "fighter_prototype", "start_of_combat_round", who="any", when=_first_round_fighters)
async def fighter_prototype(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """+2 to combat rolls of own fighters in the first round."""
    game.begin("fighter_prototype", seat, "combat_round")


@hook("fighter_prototype", "combat_roll")
def _prototypes(game: Game, seat: Seat, value: int, /, *, unit: str, **_: Any) -> int:
    return value + 2 if unit == "fighter" else value


def _moralized(game: Game, seat: Seat, moment: Moment) -> bool:
    return _takes_part(game, seat, moment) and game.effect("morale_boost", seat) is None


@ability("card", "morale_boost", "start_of_combat_round", who="any", when=_moralized)
async def morale_boost(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """+1 to all own combat rolls in this round; a second copy adds nothing. TI-ACTIONCARD-05, TI-MODIFIER-01"""
    game.begin("morale_boost", seat, "combat_round")


@hook("morale_boost", "combat_roll")
def _morale(game: Game, seat: Seat, value: int, /, **_: Any) -> int:
    return value + 1


# --- Skilled Retreat -------------------------------------------------------------------------------------------------


def _escapes(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    combat = combat_of(moment, "space")
    if combat is None or not combat.has(seat) or not game.ships(seat, combat.system):
        return []
    near = game.near(seat, moving=True)[combat.system]
    free = [id for id in near if not choosing.foreign_ships(game, seat, id)]
    return words.system_options(id for id in free if routes.entry_refusal(game, seat, id) is None)


naming.QUESTIONS["skilled_retreat"] = "ti4-ask-way-out"


@ability("card", "skilled_retreat", "start_of_combat_round", who="any", targets=_escapes)
async def skilled_retreat(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """All own ships leave for an adjacent system, with a command token; the combat is a draw."""
    combat = combat_of(moment, "space")
    assert combat is not None
    combat.drawn = moment.cancelled = True
    combat.joined.pop(seat, None)
    await _escape(game, seat, combat.system, target)
    text = T("ti4-retreated", seat=seat_name(seat), origin=words.system(combat.system), target=words.system(target))
    game.say(text, where=[combat.system, target])
    await tokens.place_token(game, seat, target)


async def _escape(game: Game, seat: Seat, origin: str, target: str) -> None:
    """Ships go by themselves, fighters too; ground forces need room aboard."""
    stranded = units.count(game, seat, "infantry", origin) - capacity.capacity(game, seat, origin)
    if stranded > 0:
        capacity.remove(game, seat, origin, {"infantry": stranded})
    force = board.force_at(game.state, origin, seat)
    for type in list(force.units):
        units.shift(game, seat, type, force.units[type], origin, target, force.damaged.get(type, 0))
    for type in capacity.CARGO:
        await reinforcements.settle_groups(game, seat, type)
    await capacity.enforce_fleet(game, seat, target)
    await capacity.enforce_capacity(game, seat, target)
    await structures.destroy_blockaded(game, target)


# --- retreats, rolls and hits ----------------------------------------------------------------------------------------


@ability("card", "intercept", "after_declare_retreat", who="other", when=_takes_part)
async def intercept(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The opponent does not retreat in this round."""
    moment.cancelled = True


def _on_the_ground(game: Game, seat: Seat, moment: Moment) -> bool:
    return combat_of(moment, "ground") is not None


@ability("card", "fire_team", "after_combat_roll", when=_on_the_ground)
async def fire_team(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Rerolls any of the own dice just rolled. TI-REROLL-01, TI-REROLL-04"""
    combat = combat_of(moment)
    assert combat is not None
    await dice.offer_reroll(game, combat, seat, "fire_team")


def _hit_in_space(game: Game, seat: Seat, moment: Moment) -> bool:
    return moment.hits > 0 and combat_of(moment, "space") is not None


@ability("card", "shields_holding", "before_assign_combat_hits", when=_hit_in_space)
async def shields_holding(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Cancels up to 2 hits on own ships."""
    moment.hits = max(0, moment.hits - 2)
    game.say(T("ti4-hits-cancelled", seat=seat_name(seat), left=moment.hits))


def _shaken(game: Game, seat: Seat, moment: Moment) -> bool:
    """A ship sustained a hit of this seat's units or abilities, and is not immune."""
    ship = moment.other == seat and moment.unit in SHIPS
    return ship and bool(game.fold("direct_hit", True, moment.actor or 0, unit=moment.unit))


@ability("card", "direct_hit", "after_sustain_damage", who="other", when=_shaken)
async def direct_hit(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Destroys a ship that has just used Sustain Damage against a hit of own units. TI-SUSTAIN-08"""
    assert moment.actor is not None and moment.unit is not None and moment.system is not None
    owner, combat, place = moment.actor, combat_of(moment), moment.system
    moment.cancelled = True
    await hits.destroy(game, owner, moment.unit, 1, place, by=seat, cause="direct_hit", damaged=1, combat=combat)
    if combat is None:
        await capacity.enforce_capacity(game, owner, place)


@hook("dreadnought_2", "direct_hit")
def immune(game: Game, seat: Seat, value: bool, /, *, unit: str, **_: Any) -> bool:
    """The dreadnoughts of these cards cannot be destroyed by it. TI-GOLDEN-04"""
    return value and unit != "dreadnought"


# --- losses and victories --------------------------------------------------------------------------------------------


def _ship_lost(game: Game, seat: Seat, moment: Moment) -> bool:
    combat = combat_of(moment, "space")
    if combat is None or not combat.has(seat) or combat.over:
        return False
    return moment.unit in dice.types_of(game, combat, seat)


@ability("card", "courageous_to_the_end", "after_unit_destroyed", when=_ship_lost)
async def courageous_to_the_end(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """2 dice against the lost ship's combat value; for each hit the opponent destroys a ship. TI-SUSTAIN-08"""
    combat = combat_of(moment)
    assert combat is not None and moment.unit is not None
    value = game.card(seat, moment.unit).combat
    needs = value.hits_on if value else SIDES
    faces = game.roll(2, SIDES, "courageous_to_the_end", seat=seat, need=needs)
    scored = sum(face >= needs for face in faces)
    card = words.card("courageous_to_the_end")
    game.say(T("ti4-ability-roll", card=card, dice=tuple(faces), needs=needs, hits=scored))
    foe, system = combat.opponent(seat), combat.system
    cause, types = "courageous_to_the_end", dice.types_of(game, combat, foe)
    await hits.assign(game, foe, scored, system, types=types, by=seat, cause=cause, combat=combat, sustain=False)


def _loser_has_commodities(game: Game, seat: Seat, moment: Moment) -> bool:
    return moment.other is not None and game.player(moment.other).commodities > 0


@ability("card", "salvage", "after_win_space_combat", when=_loser_has_commodities)
async def salvage(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The loser of a space combat hands over all commodities. TI-COMMODITY-06"""
    assert moment.other is not None
    await trade_goods.hand_over(game, moment.other, seat, game.player(moment.other).commodities)
