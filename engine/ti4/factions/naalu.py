"""The Naalu Collective: first in initiative, gone before the blow falls, and fighters that land."""

from __future__ import annotations

from engine.ask import Option, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities import naming
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import InSystem, Occasion, WithPieces
from engine.ti4.actions.invasion import LANDS
from engine.ti4.actions.tactical import AFTER_ACTIVATE_SYSTEM
from engine.ti4.cards import choosing
from engine.ti4.combat.dice import COMBAT_TYPES, Combat
from engine.ti4.economy import notes, tokens
from engine.ti4.economy.notes import NOTE
from engine.ti4.galaxy import capacity, leaving, routes, units
from engine.ti4.galaxy.board import planets_of
from engine.ti4.galaxy.movement import AFTER_MOVE_SHIPS
from engine.ti4.phases.status_phase import END_OF_STATUS_PHASE
from engine.ti4.phases.strategy_phase import END_OF_STRATEGY_PHASE
from engine.ti4.play import Game, Question

works("hybrid_crystal_fighter_1", "hybrid_crystal_fighter_2")


# --- the initiative token 0 ------------------------------------------------------------------------------------------


def _has_strategy_card(game: Game, seat: Seat, moment: Occasion) -> bool:
    return bool(game.player(seat).strategy_cards)


def take_zero(game: Game, seat: Seat) -> None:
    """The token 0 goes to a player, whichever cards that one holds later. TI-INITIATIVE-02, TI-INITIATIVE-03"""
    game.state.zero = seat
    game.say(T("ti4-zero-taken", seat=seat_name(seat)))


@END_OF_STRATEGY_PHASE.ability(FACTION, "telepathic", who="any", when=_has_strategy_card, mandatory=True)
async def telepathic(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """The player is first in initiative for the round. TI-ABILITY-05, TI-INITIATIVE-02"""
    take_zero(game, seat)


notes.LASTING.append("gift_of_prescience")


@END_OF_STRATEGY_PHASE.ability(NOTE, "gift_of_prescience", who="any", when=_has_strategy_card)
async def gift_of_prescience(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """Its holder is first in initiative instead, and keeps the note for the round. TI-PROMISSORY-08"""
    take_zero(game, seat)


@END_OF_STATUS_PHASE.ability(NOTE, "gift_of_prescience", who="any", mandatory=True)
async def gift_ends(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """It goes home when the round is over. TI-PROMISSORY-04"""
    notes.return_note(game, f"gift_of_prescience:{target}")


# --- Foresight -------------------------------------------------------------------------------------------------------


def _escapes(game: Game, seat: Seat, moment: WithPieces) -> list[Option]:
    system = moment.system
    if game.player(seat).strategy <= 0 or not game.ships(seat, system):
        return []
    free = [id for id in game.near(seat, moving=True)[system] if not choosing.foreign_ships(game, seat, id)]
    return words.system_options(id for id in free if routes.entry_refusal(game, seat, id) is None)


naming.QUESTIONS["foresight"] = "ti4-ask-way-out"


@AFTER_MOVE_SHIPS.ability(FACTION, "foresight", who="other", targets=_escapes)
async def foresight(game: Game, seat: Seat, moment: WithPieces, target: str) -> None:
    """A strategy token goes to an adjacent system, and all own ships with it; no retreat. TI-ABILITY-14, TI-DOUBT-63"""
    origin = moment.system
    assert origin is not None
    tokens.add(game, seat, "strategy", -1)
    here = game.state.systems[target].tokens
    if seat not in here:
        here.append(seat)
    await _load(game, seat, origin)
    leaving.strand(game, seat, origin)
    await leaving.leave(game, seat, origin, target)
    text = T("ti4-foreseen", seat=seat_name(seat), origin=words.system(origin), target=words.system(target))
    game.say(text, where=[origin, target])


FORESIGHT_LOAD = Question("foresight_load", open=False)


async def _load(game: Game, seat: Seat, origin: str) -> None:
    """Ground forces of the planets there may come along where the ships have room. TI-TRANSPORT-01"""
    room = capacity.capacity(game, seat, origin) - units.count(game, seat, "infantry", origin)
    there = [(id, units.count(game, seat, "infantry", id)) for id in planets_of(game.state, origin)]
    slots = [Slot(id, words.planet(id), number) for id, number in there if number]
    most = min(room, sum(slot.most for slot in slots))
    if most <= 0:
        return
    about = T("ti4-ask-foresight-load", seat=seat_name(seat), n=most)
    shape = Spread(slots, 0, most, "TI-TRANSPORT-02")
    for planet, number in (await game.spread(FORESIGHT_LOAD, seat, shape, about, where=[origin])).items():
        units.shift(game, seat, "infantry", number, planet, origin)


# --- the flagship ----------------------------------------------------------------------------------------------------


@LANDS.hook("matriarch")
def fighters_land(game: Game, seat: Seat, value: tuple[str, ...], system: str) -> tuple[str, ...]:
    """In an invasion of its system fighters land like ground forces. TI-ABILITY-15, TI-ABILITY-19"""
    return (*value, "fighter") if units.count(game, seat, "flagship", system) else value


@COMBAT_TYPES.hook("matriarch")
def fighters_fight(game: Game, seat: Seat, value: tuple[str, ...], combat: Combat) -> tuple[str, ...]:
    """Those that landed fight in the ground combat. TI-OPPONENT-01"""
    return (*value, "fighter") if combat.type == "ground" and combat.attacker == seat else value


# --- Neuroglaive -----------------------------------------------------------------------------------------------------


def _meets_ships(game: Game, seat: Seat, moment: InSystem) -> bool:
    return bool(game.ships(seat, moment.system)) and game.player(moment.actor).fleet > 0


@AFTER_ACTIVATE_SYSTEM.ability(TECHNOLOGY, "neuroglaive", who="other", when=_meets_ships, mandatory=True)
async def neuroglaive(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """Whoever activates a system with ships of this player loses a token of the fleet pool. TI-FLEETPOOL-03"""
    tokens.add(game, moment.actor, "fleet", -1)
    game.say(T("ti4-uses-technology", seat=seat_name(seat), technology=words.technology("neuroglaive")))
    game.say(T("ti4-token-lost", seat=seat_name(moment.actor), pool=words.pool("fleet")))
    await capacity.enforce_fleet_everywhere(game, moment.actor)
