"""Action cards that are the action of a turn. TI-ABILITY-03, TI-COMPACTION-02

A card is offered only while its whole text can be resolved; its target is named before it can be canceled.
TI-COMPACTION-04, TI-ABILITY-06
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import Option, Seat
from engine.ids import Id
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.hand import CARD
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.agendas import laws
from engine.ti4.cards import action_cards, choosing
from engine.ti4.combat import hits
from engine.ti4.components import PLANETS
from engine.ti4.economy import payment, technology, tokens, trade_goods
from engine.ti4.galaxy import board, capacity, reinforcements, units
from engine.ti4.play import Game, Question

RESEARCH_PRICE = 4
PLAGUE_KILLS, SIDES = 6, 10
UNREST = 3

# --- planets ---------------------------------------------------------------------------------------------------------


def _all_planets(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.planet_options(game.state.planets)


def _own_planets(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.planet_options(game.planets(seat))


@COMPONENT_ACTION.ability(CARD, "cripple_defenses", targets=_all_planets)
async def cripple_defenses(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Destroys every PDS on a planet; there need not be any."""
    for owner in sorted(game.state.planets[target].ground):
        number = units.count(game, owner, "pds", target)
        await hits.destroy(game, owner, "pds", number, target, cause=hits.Cause(seat, "cripple_defenses"))


@COMPONENT_ACTION.ability(CARD, "economic_initiative")
async def economic_initiative(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Readies all own cultural planets."""
    choosing.ready_all(game, choosing.planets_with(game, seat, "cultural"))


@COMPONENT_ACTION.ability(CARD, "industrial_initiative")
async def industrial_initiative(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A trade good for each own industrial planet."""
    await trade_goods.gain(game, seat, len(choosing.planets_with(game, seat, "industrial")))


@COMPONENT_ACTION.ability(CARD, "mining_initiative", targets=_own_planets)
async def mining_initiative(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Trade goods equal to the resources of an own planet, which is not exhausted."""
    await trade_goods.gain(game, seat, payment.value(game, target, "resources"))


def _landing_planets(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.planet_options(choosing.placeable_in(game, seat, "infantry", game.planets(seat), 3))


@COMPONENT_ACTION.ability(CARD, "frontline_deployment", targets=_landing_planets)
async def frontline_deployment(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """3 infantry on an own planet."""
    await reinforcements.place_from_reinforcements(game, seat, "infantry", 3, target)


def _has_planet(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return bool(game.planets(seat))


@COMPONENT_ACTION.ability(CARD, "rise_of_a_messiah", when=_has_planet)
async def rise_of_a_messiah(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """1 infantry on each own planet, as far as figures reach. TI-ABILITY-06"""
    for planet in game.planets(seat):
        if choosing.placeable(game, seat, "infantry", planet) and reinforcements.in_hand(
            game, seat, "infantry", planet
        ):
            await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, planet)


def _foreign_planets(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.planet_options(choosing.foreign_planets(game, seat))


@COMPONENT_ACTION.ability(CARD, "plague", targets=_foreign_planets)
async def plague(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A die for each infantry on another player's planet: each 6 or more kills one."""
    for owner in sorted(game.state.planets[target].ground):
        number = units.count(game, owner, "infantry", target)
        faces = game.roll(number, SIDES, "plague", seat=seat, need=PLAGUE_KILLS)
        killed = sum(face >= PLAGUE_KILLS for face in faces)
        game.say(T("ti4-ability-roll", card=words.card("plague"), dice=tuple(faces), needs=PLAGUE_KILLS, hits=killed))
        await hits.destroy(game, owner, "infantry", killed, target, cause=hits.Cause(seat, "plague"))


def _hazardous(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.planet_options(planet for planet in game.state.planets if PLANETS[planet].trait == "hazardous")


@COMPONENT_ACTION.ability(CARD, "unstable_planet", targets=_hazardous)
async def unstable_planet(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A hazardous planet is exhausted and loses 3 infantry, or all it has."""
    choosing.exhaust_all(game, [target])
    for owner in sorted(game.state.planets[target].ground):
        number = min(UNREST, units.count(game, owner, "infantry", target))
        await hits.destroy(game, owner, "infantry", number, target, cause=hits.Cause(seat, "unstable_planet"))


def _loyal_planets(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    foreign = choosing.foreign_planets(game, seat)
    ready = [planet for planet in foreign if not game.state.planets[planet].exhausted]
    return words.planet_options(planet for planet in ready if PLANETS[planet].home_of is None)


@COMPONENT_ACTION.ability(CARD, "uprising", targets=_loyal_planets)
async def uprising(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Exhausts another player's readied planet outside home systems for trade goods equal to its resources."""
    choosing.exhaust_all(game, [target])
    await trade_goods.gain(game, seat, payment.value(game, target, "resources"))


# --- systems ---------------------------------------------------------------------------------------------------------


def _haunted(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    if not reinforcements.obtainable(game, seat, "destroyer"):
        return []
    opened = dict(game.openings())
    abroad = [id for id in game.state.systems if not choosing.home_system(id)]
    holed = [id for id in abroad if board.wormholes(id) or id in opened]
    return words.system_options(id for id in holed if not choosing.foreign_ships(game, seat, id))


@COMPONENT_ACTION.ability(CARD, "ghost_ship", targets=_haunted)
async def ghost_ship(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """1 destroyer in a wormhole system, no home system, without other players' ships."""
    await _join(game, seat, "destroyer", target)


def _shipyards(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    if not reinforcements.obtainable(game, seat, "cruiser"):
        return []
    return words.system_options(choosing.systems_with_ships(game, seat))


@COMPONENT_ACTION.ability(CARD, "war_effort", targets=_shipyards)
async def war_effort(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """1 cruiser in a system with own ships."""
    await _join(game, seat, "cruiser", target)


async def _join(game: Game, seat: Seat, type: str, system: str) -> None:
    """A ship is placed, and the fleet pool holds as ever. TI-FLEETPOOL-03"""
    await reinforcements.place_from_reinforcements(game, seat, type, 1, system)
    await capacity.enforce_fleet(game, seat, system)
    await capacity.enforce_capacity(game, seat, system)


def _jammed(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    near, fleets, systems = game.near(seat), choosing.systems_with_ships(game, seat), game.state.systems
    reached = {place: None for system in fleets for place in (system, *near[system])}
    able = set(_able_to_jam(game, seat))
    return words.system_options(
        id for id in reached if not choosing.home_system(id) and not able.issubset(systems[id].tokens)
    )


def _able_to_jam(game: Game, seat: Seat) -> list[Seat]:
    """Who has a token that could go somewhere."""
    return [other for other in game.others(seat) if choosing.has_token(game, other)]


def _jammable(game: Game, seat: Seat, system: str) -> list[Seat]:
    tokens_there = game.state.systems[system].tokens
    return [other for other in _able_to_jam(game, seat) if other not in tokens_there]


@dataclass(frozen=True)
class Jammed(Id):
    """A system, and whose token goes there."""

    system: str
    seat: Seat


TARGET_PLAYER = Question("target_player", open=False)


async def _whom_to_jam(game: Game, seat: Seat, system: str) -> Option:
    options = words.seat_options(_jammable(game, seat, system))
    about = T("ti4-ask-jam", seat=seat_name(seat), system=words.system(system))
    other = int(await game.pick(TARGET_PLAYER, seat, options, about))
    return Option(Jammed(system, other).id, T("ti4-jam", seat=seat_name(other), system=words.system(system)))


@COMPONENT_ACTION.ability(CARD, "signal_jamming", targets=_jammed, further=_whom_to_jam)
async def signal_jamming(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Another player's command token goes into a system with or next to own ships, no home system."""
    jammed = Jammed.read(target)
    await tokens.place_token(game, jammed.seat, jammed.system)


def _bombarded(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    armed = [type for type in game.player(seat).units if game.card(seat, type).bombardment]
    pieces = game.pieces(seat)
    found = {board.system_of(game.state, place) for type in armed for place in pieces.get(type, ())}
    return words.system_options(id for id in game.state.systems if id in found)


@COMPONENT_ACTION.ability(CARD, "tactical_bombardment", targets=_bombarded)
async def tactical_bombardment(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Exhausts all other players' planets in a system with an own unit that has Bombardment."""
    foreign = choosing.foreign_planets(game, seat)
    choosing.exhaust_all(game, [id for id in board.planets_of(game.state, target) if id in foreign])


def _commanded(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.system_options(id for id, system in game.state.systems.items() if seat in system.tokens)


@COMPONENT_ACTION.ability(CARD, "unexpected_action", targets=_commanded)
async def unexpected_action(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Takes an own command token off the board, into reinforcements."""
    game.state.systems[target].tokens.remove(seat)
    game.say(T("ti4-token-removed", seat=seat_name(seat), system=words.system(target)), where=[target])


# --- units -----------------------------------------------------------------------------------------------------------


def _in_sight(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    systems = {game.state.planets[planet].system: None for planet in game.planets(seat)}
    return choosing.unit_options(game, game.others(seat), systems, ("dreadnought", "cruiser", "destroyer"))


@COMPONENT_ACTION.ability(CARD, "lucky_shot", targets=_in_sight)
async def lucky_shot(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Destroys a dreadnought, cruiser or destroyer in a system with an own planet."""
    owner, system = await choosing.destroy_option(game, target, seat, "lucky_shot")
    await capacity.enforce_capacity(game, owner, system)


def _foreign_docks(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    built = {board.system_of(game.state, place) for place in board.places_with(game.state, "space_dock")}
    abroad = [id for id in game.state.systems if id in built and not choosing.home_system(id)]
    spots = [place for system in abroad for place in choosing.places(game, system)]
    return choosing.unit_options(game, game.others(seat), spots, ("space_dock",))


@COMPONENT_ACTION.ability(CARD, "reactor_meltdown", targets=_foreign_docks)
async def reactor_meltdown(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Destroys another player's space dock outside home systems."""
    owner, place = await choosing.destroy_option(game, target, seat, "reactor_meltdown")
    await capacity.enforce_capacity(game, owner, board.system_of(game.state, place))


# --- players and cards -----------------------------------------------------------------------------------------------


def _researcher(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return game.player(seat).trade_goods >= RESEARCH_PRICE and technology.can_research(game, seat)


@COMPONENT_ACTION.ability(CARD, "focused_research", when=_researcher)
async def focused_research(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Pays 4 trade goods to research a technology. TI-ABILITY-07, TI-ABILITY-08, TI-TRADEGOOD-07"""
    if trade_goods.spend(game, seat, RESEARCH_PRICE):
        await technology.research(game, seat)


def _commanders(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.seat_options(other for other in game.others(seat) if game.player(other).tactic)


@COMPONENT_ACTION.ability(CARD, "insubordination", targets=_commanders)
async def insubordination(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Another player loses a token of the tactic pool."""
    tokens.add(game, int(target), "tactic", -1)
    game.say(T("ti4-token-lost", seat=seat_name(int(target)), pool=words.pool("tactic")))


def _card_holders(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.seat_options(other for other in game.others(seat) if game.player(other).action_cards)


@COMPONENT_ACTION.ability(CARD, "spy", targets=_card_holders)
async def spy(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A random action card out of another hand."""
    await action_cards.take_random(game, seat, int(target))


def _laws(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return [Option(law.id, words.agenda(law.id)) for law in game.state.laws]


@COMPONENT_ACTION.ability(CARD, "repeal_law", targets=_laws)
async def repeal_law(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Discards a law from play. TI-AGENDACARD-06"""
    await laws.discard(game, target)
