"""The Naalu Collective: first in initiative, gone before the blow falls, and fighters that land."""

from __future__ import annotations

from engine.ask import Option, Seat, Slot, Spread
from engine.text import T, seat_name
from engine.ti4 import capacity, naming, notes, reinforcements, rifts, routes, structures, tokens, units, words
from engine.ti4.board import force_at, planets_of
from engine.ti4.cards import choosing
from engine.ti4.dice import Combat
from engine.ti4.hooks import hook
from engine.ti4.implemented import works
from engine.ti4.movement import Declared
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability

works("hybrid_crystal_fighter_1", "hybrid_crystal_fighter_2")


# --- the initiative token 0 ------------------------------------------------------------------------------------------


def _has_strategy_card(game: Game, seat: Seat, moment: Moment) -> bool:
    return bool(game.player(seat).strategy_cards)


def take_zero(game: Game, seat: Seat) -> None:
    """The token 0 goes to a player, whichever cards that one holds later. TI-INITIATIVE-02, TI-INITIATIVE-03"""
    game.state.zero = seat
    game.say(T("ti4-zero-taken", seat=seat_name(seat)))


@ability("faction", "telepathic", "end_of_strategy_phase", who="any", when=_has_strategy_card, mandatory=True)
async def telepathic(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The player is first in initiative for the round. TI-ABILITY-05, TI-INITIATIVE-02"""
    take_zero(game, seat)


notes.LASTING.append("gift_of_prescience")


@ability("note", "gift_of_prescience", "end_of_strategy_phase", who="any", when=_has_strategy_card)
async def gift_of_prescience(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its holder is first in initiative instead, and keeps the note for the round. TI-PROMISSORY-08"""
    take_zero(game, seat)


@ability("note", "gift_of_prescience", "end_of_status_phase", who="any", mandatory=True)
async def gift_ends(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """It goes home when the round is over. TI-PROMISSORY-04"""
    notes.return_note(game, f"gift_of_prescience:{target}")


# --- Foresight -------------------------------------------------------------------------------------------------------


def _escapes(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    system = moment.system or ""
    if game.player(seat).strategy <= 0 or not game.ships(seat, system):
        return []
    free = [id for id in game.near(seat, moving=True)[system] if not choosing.foreign_ships(game, seat, id)]
    return words.system_options(id for id in free if routes.entry_refusal(game, seat, id) is None)


naming.QUESTIONS["foresight"] = "ti4-ask-way-out"


@ability("faction", "foresight", "after_move_ships", who="other", targets=_escapes)
async def foresight(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """A strategy token goes to an adjacent system, and all own ships with it; no retreat. TI-ABILITY-14"""
    origin = moment.system
    assert origin is not None
    tokens.add(game, seat, "strategy", -1)
    here = game.state.systems[target].tokens
    if seat not in here:
        here.append(seat)
    await _load(game, seat, origin)
    for type in game.ships(seat, origin):
        _fly(game, seat, type, origin, target)
    await _carry(game, seat, origin, target)
    text = T("ti4-foreseen", seat=seat_name(seat), origin=words.system(origin), target=words.system(target))
    game.say(text, where=[origin, target])
    await _arrive(game, seat, target)


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
    for planet, number in (await game.spread("foresight_load", seat, shape, about, where=[origin])).items():
        units.shift(game, seat, "infantry", number, planet, origin)


def _fly(game: Game, seat: Seat, type: str, origin: str, target: str) -> None:
    """Ships of a type leave, fighters by themselves; a gravity rift takes its share. TI-RIFT-03, TI-RIFT-04"""
    force = force_at(game.state, origin, seat)
    number, damaged = force.units[type], force.damaged.get(type, 0)
    group = Declared(f"{origin}:{type}", origin, type, number, damaged, (origin, target))
    rifts.cross(game, seat, group)
    if group.number:
        units.shift(game, seat, type, group.number, origin, target, group.damaged)


async def _carry(game: Game, seat: Seat, origin: str, target: str) -> None:
    """What stands in space goes with the ships; without a place aboard it is lost. TI-CAPACITY-06"""
    for type, number in list(force_at(game.state, origin, seat).units.items()):
        room = number if type != "infantry" else min(number, capacity.capacity(game, seat, target))
        if room:
            units.shift(game, seat, type, room, origin, target)
        if number > room:
            capacity.remove(game, seat, origin, {type: number - room})


async def _arrive(game: Game, seat: Seat, target: str) -> None:
    """Limits hold where the ships come to. TI-FLEETPOOL-06, TI-CAPACITY-04"""
    for type in capacity.CARGO:
        await reinforcements.settle_groups(game, seat, type)
    await capacity.enforce_fleet(game, seat, target)
    await capacity.enforce_capacity(game, seat, target)
    await structures.destroy_blockaded(game, target)


# --- the flagship ----------------------------------------------------------------------------------------------------


@hook("matriarch", "lands")
def fighters_land(game: Game, seat: Seat, value: tuple[str, ...], /, *, system: str) -> tuple[str, ...]:
    """In an invasion of its system fighters land like ground forces. TI-ABILITY-15, TI-ABILITY-19"""
    return (*value, "fighter") if units.count(game, seat, "flagship", system) else value


@hook("matriarch", "combat_types")
def fighters_fight(game: Game, seat: Seat, value: tuple[str, ...], /, *, combat: Combat) -> tuple[str, ...]:
    """Those that landed fight in the ground combat. TI-OPPONENT-01"""
    return (*value, "fighter") if combat.type == "ground" and combat.attacker == seat else value


# --- Neuroglaive -----------------------------------------------------------------------------------------------------


def _meets_ships(game: Game, seat: Seat, moment: Moment) -> bool:
    assert moment.actor is not None and moment.system is not None
    return bool(game.ships(seat, moment.system)) and game.player(moment.actor).fleet > 0


@ability("tech", "neuroglaive", "after_activate_system", who="other", when=_meets_ships, mandatory=True)
async def neuroglaive(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Whoever activates a system with ships of this player loses a token of the fleet pool. TI-FLEETPOOL-03"""
    assert moment.actor is not None
    tokens.add(game, moment.actor, "fleet", -1)
    game.say(T("ti4-uses-technology", seat=seat_name(seat), technology=words.technology("neuroglaive")))
    game.say(T("ti4-token-lost", seat=seat_name(moment.actor), pool=words.pool("fleet")))
    await capacity.enforce_fleet_everywhere(game, moment.actor)
