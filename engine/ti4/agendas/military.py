"""Agendas about units, their limits and where they may stand."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import EFFECT, LAW
from engine.ti4.abilities.occasions import Occasion, WithPieces
from engine.ti4.agendas import laws
from engine.ti4.agendas.laws import owner, rules_on
from engine.ti4.agendas.losses import choose_on_board, exhaust_all, put_off, wipe_out
from engine.ti4.agendas.registry import Decided, resolves, works
from engine.ti4.cards.action_cards import discard
from engine.ti4.combat.bombardment import BOMBARDS
from engine.ti4.combat.dice import COMBAT_ROLL, Fighting
from engine.ti4.components import PLANETS
from engine.ti4.economy import tokens
from engine.ti4.economy.production import AFTER_USE_PRODUCTION
from engine.ti4.economy.tokens import FLEET_POOL
from engine.ti4.galaxy import capacity, control, reinforcements, units
from engine.ti4.galaxy.structures import MAY_PLACE, STRUCTURE_LIMIT, Placing
from engine.ti4.phases import victory
from engine.ti4.phases.order import speaker_order
from engine.ti4.phases.strategy_phase import START_OF_STRATEGY_PHASE
from engine.ti4.play import Game, Question
from engine.ti4.state import Law

works("prophecy_of_ixth")
KEPT = {"dreadnought": 2, "cruiser": 4}
FLEET_TOKENS = 4
PDS_LIMIT = 2


@resolves("arms_reduction", "for")
async def arms_reduction(game: Game, result: Decided) -> None:
    """Everyone keeps at most two dreadnoughts and four cruisers."""
    for seat in speaker_order(game):
        for type, kept in KEPT.items():
            excess = sum(game.on_board(seat, type).values()) - kept
            await choose_on_board(game, seat, excess, [type], result.agenda)


@resolves("arms_reduction", "against")
async def no_arms_reduction(game: Game, result: Decided) -> None:
    """In the next strategy phase all planets with a technology specialty are exhausted."""
    put_off(game, "specialties_exhausted")


@START_OF_STRATEGY_PHASE.ability(EFFECT, "specialties_exhausted", who="any", mandatory=True)
async def specialties_exhausted(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """The planets with a specialty of one player."""
    exhaust_all(game, seat, [planet for planet in game.planets(seat) if PLANETS[planet].specialty])


COLONIST = Question("colonist", open=False)


@resolves("colonial_redistribution", "elected")
async def colonial_redistribution(game: Game, result: Decided) -> None:
    """All units on the planet die; its controller names a player with the fewest points, who may land one infantry."""
    planet = result.outcome
    await wipe_out(game, planet, result.agenda)
    controller = game.state.planets[planet].owner
    if controller is None:
        return
    about = T("ti4-ask-colonist", seat=seat_name(controller), planet=words.planet(planet))
    options = words.seat_options(victory.trailers(game))
    settler = int(await game.pick(COLONIST, controller, options, about))
    await _settle(game, settler, planet)


SETTLE = Question("settle", open=False)


async def _settle(game: Game, seat: Seat, planet: str) -> None:
    """TI-CONTROL-07, TI-CONTROL-08"""
    if not MAY_PLACE(game, seat, True, Placing(planet, "infantry")):
        return
    if not await game.confirm(SETTLE, seat, T("ti4-ask-settle", seat=seat_name(seat), planet=words.planet(planet))):
        return
    placed = await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, planet)
    if placed and game.state.planets[planet].owner != seat:
        await control.gain_control(game, seat, planet)


@BOMBARDS.hook("conventions_of_war")
def _conventions(game: Game, seat: Seat, value: bool, planet: str) -> bool:
    """No Bombardment against units on cultural planets."""
    return value and PLANETS[planet].trait != "cultural"


@resolves("conventions_of_war", "against")
async def no_conventions(game: Game, result: Decided) -> None:
    """Everyone who voted against discards all action cards."""
    for seat in result.voted("against"):
        discard_hand(game, seat)


def discard_hand(game: Game, seat: Seat) -> None:
    """Discards every action card of a hand."""
    for card in list(game.player(seat).action_cards):
        discard(game, seat, card)


@resolves("demilitarized_zone", "elected")
async def demilitarized_zone(game: Game, result: Decided) -> None:
    """Every unit on the planet dies."""
    await wipe_out(game, result.outcome, result.agenda)


@MAY_PLACE.hook("demilitarized_zone")
def _demilitarized(game: Game, seat: Seat, value: bool, about: Placing) -> bool:
    """No unit can land, be produced or be placed there. TI-GOLDEN-04"""
    return value and not rules_on(game, "demilitarized_zone", about.planet)


@STRUCTURE_LIMIT.hook("homeland_defense_act")
def _any_number_of_pds(game: Game, seat: Seat, value: int, about: Placing) -> int:
    """No limit on PDS on a planet."""
    return 99 if about.unit == "pds" else value


@resolves("homeland_defense_act", "against")
async def no_homeland_defense(game: Game, result: Decided) -> None:
    """Everyone destroys one PDS of choice."""
    for seat in speaker_order(game):
        await choose_on_board(game, seat, 1, ["pds"], result.agenda)


@laws.on_leave("homeland_defense_act")
async def surplus_pds(game: Game, law: Law) -> None:
    """Without the law PDS beyond two on a planet are removed."""
    for planet in game.state.planets:
        for seat in sorted(game.state.planets[planet].ground):
            surplus = units.count(game, seat, "pds", planet) - PDS_LIMIT
            if surplus > 0:
                units.remove(game, seat, "pds", surplus, planet)
                game.say(T("ti4-surplus-removed", seat=seat_name(seat), units=words.units({"pds": surplus})))


@resolves("fleet_regulations", "for")
async def fleet_regulations(game: Game, result: Decided) -> None:
    """Nobody keeps more than four tokens in the fleet pool; the rest returns to reinforcements. TI-FLEETPOOL-03"""
    for seat in speaker_order(game):
        player = game.player(seat)
        if player.fleet > FLEET_TOKENS:
            tokens.add(game, seat, "fleet", FLEET_TOKENS - player.fleet)
            game.say(T("ti4-fleet-tokens-returned", seat=seat_name(seat), n=FLEET_TOKENS))
            await capacity.enforce_fleet_everywhere(game, seat)


@FLEET_POOL.hook("fleet_regulations")
def _regulated(game: Game, seat: Seat, value: int, about: None) -> int:
    """At most four tokens in a fleet pool."""
    return min(value, FLEET_TOKENS)


@resolves("fleet_regulations", "against")
async def no_fleet_regulations(game: Game, result: Decided) -> None:
    """Everyone adds a token from reinforcements to the fleet pool. TI-COMMANDTOKEN-04"""
    for seat in speaker_order(game):
        if game.reserve(seat):
            tokens.add(game, seat, "fleet", 1)
            game.say(T("ti4-fleet-token-gained", seat=seat_name(seat)))


@COMBAT_ROLL.hook("prophecy_of_ixth")
def _prophesied(game: Game, seat: Seat, value: int, about: Fighting) -> int:
    """The owner's fighters roll one better."""
    return value + 1 if about.unit == "fighter" and owner(game, "prophecy_of_ixth") == seat else value


def _few_fighters(game: Game, seat: Seat, moment: WithPieces) -> bool:
    return moment.pieces.get("fighter", 0) < 2


@AFTER_USE_PRODUCTION.ability(LAW, "prophecy_of_ixth", when=_few_fighters, mandatory=True)
async def prophecy_of_ixth(game: Game, seat: Seat, moment: WithPieces, target: str) -> None:
    """Discarded when its owner uses Production without two fighters."""
    await laws.discard(game, "prophecy_of_ixth")
