"""Agendas about planets' worth, trade goods and what units cost."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4 import words
from engine.ti4.abilities.holdings import LAW
from engine.ti4.abilities.occasions import OfSeat, OnPlanet
from engine.ti4.agendas.laws import owner, rules_on
from engine.ti4.agendas.losses import destroy, wipe_out
from engine.ti4.agendas.registry import Decided, resolves, works
from engine.ti4.economy import production, trade_goods
from engine.ti4.economy.payment import PLANET_INFLUENCE, PLANET_RESOURCES
from engine.ti4.economy.prices import PIECES_FOR_COST
from engine.ti4.galaxy import reinforcements, units
from engine.ti4.galaxy.control import WHEN_GAIN_CONTROL_OF_PLANET, Taking
from engine.ti4.galaxy.structures import MAY_PLACE, WHEN_PLACE_SPACE_DOCK, Placing
from engine.ti4.phases.order import speaker_order
from engine.ti4.play import Game
from engine.ti4.strategy_cards.trade import AFTER_REPLENISH_COMMODITIES

works("senate_sanctuary", "terraforming_initiative", "regulated_conscription")
works("minister_of_commerce", "minister_of_exploration", "minister_of_industry")

# --- planets ---------------------------------------------------------------------------------------------------------


@resolves("core_mining", "elected")
async def core_mining(game: Game, result: Decided) -> None:
    """One infantry on the planet dies."""
    for seat in sorted(game.state.planets[result.outcome].ground):
        if units.count(game, seat, "infantry", result.outcome):
            await destroy(game, seat, "infantry", 1, result.outcome, "core_mining")
            return


@PLANET_RESOURCES.hook("core_mining")
def _mines(game: Game, seat: Seat, value: int, planet: str) -> int:
    """Two more resources. TI-ATTACH-01"""
    return value + 2 if rules_on(game, "core_mining", planet) else value


@PLANET_INFLUENCE.hook("senate_sanctuary")
def _sanctuary(game: Game, seat: Seat, value: int, planet: str) -> int:
    """Two more influence. TI-ATTACH-01"""
    return value + 2 if rules_on(game, "senate_sanctuary", planet) else value


@PLANET_RESOURCES.hook("terraforming_initiative")
@PLANET_INFLUENCE.hook("terraforming_initiative")
def _terraformed(game: Game, seat: Seat, value: int, planet: str) -> int:
    """One more of each. TI-ATTACH-01"""
    return value + 1 if rules_on(game, "terraforming_initiative", planet) else value


# --- trade goods -----------------------------------------------------------------------------------------------------


@resolves("economic_equality", "for")
async def economic_equality(game: Game, result: Decided) -> None:
    """All trade goods go back, then everyone gains five."""
    await no_trade_goods(game, result)
    for seat in speaker_order(game):
        await trade_goods.gain(game, seat, 5)


@resolves("economic_equality", "against")
async def no_trade_goods(game: Game, result: Decided) -> None:
    """All trade goods go back."""
    for seat in speaker_order(game):
        trade_goods.spend(game, seat, game.player(seat).trade_goods)


@resolves("compensated_disarmament", "elected")
async def compensated_disarmament(game: Game, result: Decided) -> None:
    """All ground forces on the planet die; its controller gains a trade good for each."""
    lost = await wipe_out(game, result.outcome, result.agenda, ["infantry"])
    controller = game.state.planets[result.outcome].owner
    if controller is not None:
        await trade_goods.gain(game, controller, lost)


@resolves("swords_to_plowshares", "for")
async def swords_to_plowshares(game: Game, result: Decided) -> None:
    """Half the infantry on each planet, rounded up, becomes trade goods."""
    for seat in speaker_order(game):
        lost = 0
        for planet in game.state.planets:
            half = (units.count(game, seat, "infantry", planet) + 1) // 2
            await destroy(game, seat, "infantry", half, planet, result.agenda)
            lost += half
        await trade_goods.gain(game, seat, lost)


@resolves("swords_to_plowshares", "against")
async def more_swords(game: Game, result: Decided) -> None:
    """Everyone adds an infantry to each planet under control."""
    for seat in speaker_order(game):
        for planet in game.planets(seat):
            if MAY_PLACE(game, seat, True, Placing(planet, "infantry")):
                await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, planet)


@AFTER_REPLENISH_COMMODITIES.ability(LAW, "minister_of_commerce", mandatory=True)
async def minister_of_commerce(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A trade good for each neighbor whenever the owner replenishes commodities."""
    await trade_goods.gain(game, seat, len(game.neighbors(seat)), words.agenda("minister_of_commerce"))


@WHEN_GAIN_CONTROL_OF_PLANET.ability(LAW, "minister_of_exploration", mandatory=True)
async def minister_of_exploration(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """A trade good for each planet of which the owner gains control."""
    await trade_goods.gain(game, seat, 1, words.agenda("minister_of_exploration"))


# --- units -----------------------------------------------------------------------------------------------------------


@PIECES_FOR_COST.hook("regulated_conscription")
def _one_for_its_cost(game: Game, seat: Seat, value: int, unit: str) -> int:
    """One fighter or infantry for its cost, not two."""
    return 1


@WHEN_PLACE_SPACE_DOCK.ability(LAW, "minister_of_industry")
async def minister_of_industry(game: Game, seat: Seat, moment: OnPlanet, target: str) -> None:
    """The owner's units in the system of a new space dock may use Production at once."""
    assert owner(game, "minister_of_industry") == seat
    await production.production_step(game, seat, moment.system)
