"""The Federation of Sol."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import FACTION, UNIT
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import Occasion, OfSeat
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.cards import choosing
from engine.ti4.economy import tokens
from engine.ti4.economy.notes import ISSUED_NOTE
from engine.ti4.galaxy import capacity, reinforcements
from engine.ti4.phases.action_phase import START_OF_TURN
from engine.ti4.phases.status_phase import END_OF_STATUS_PHASE, STATUS_TOKENS
from engine.ti4.play import Game, Question

works("spec_ops_1", "advanced_carrier_1", "advanced_carrier_2")
DROPPED = 2


# --- abilities -------------------------------------------------------------------------------------------------------


def _has_token(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return game.player(seat).strategy > 0


def _landing(game: Game, seat: Seat, moment: OfSeat) -> list[Option]:
    return words.planet_options(choosing.placeable_in(game, seat, "infantry", game.planets(seat), DROPPED))


@COMPONENT_ACTION.ability(FACTION, "orbital_drop", when=_has_token, targets=_landing)
async def orbital_drop(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """A strategy token brings 2 infantry to an own planet. TI-ABILITY-03, TI-ABILITY-07, TI-ABILITY-14"""
    tokens.spend_strategy(game, seat)
    await reinforcements.place_from_reinforcements(game, seat, "infantry", DROPPED, target)


@STATUS_TOKENS.hook("versatile")
def versatile(game: Game, seat: Seat, value: int, about: None) -> int:
    """One more command token in the status phase. TI-ABILITY-16"""
    return value + 1


# --- the flagship ----------------------------------------------------------------------------------------------------


def _flies(game: Game, seat: Seat, moment: Occasion) -> bool:
    return bool(game.on_board(seat, "flagship"))


@END_OF_STATUS_PHASE.ability(UNIT, "genesis", who="any", when=_flies, mandatory=True)
async def genesis(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """1 infantry joins the flagship in space, as far as there is room. TI-ABILITY-15, TI-CAPACITY-04"""
    game.say(T("ti4-uses-ability", seat=seat_name(seat), ability=words.unit_card("genesis")))
    for system in game.on_board(seat, "flagship"):
        await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, system)
        await capacity.enforce_capacity(game, seat, system)


# --- the promissory note ---------------------------------------------------------------------------------------------

NOWHERE = "none"


MILITARY_SUPPORT = Question("military_support", open=False)


@START_OF_TURN.ability(ISSUED_NOTE, "military_support", who="other")
async def military_support(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Sol loses a strategy token, if it has one; the holder may place 2 infantry on an own planet. TI-ABILITY-06"""
    if game.player(int(target)).strategy:
        tokens.spend_strategy(game, int(target))
        game.say(T("ti4-token-lost", seat=seat_name(int(target)), pool=words.pool("strategy")))
    options = [*_landing(game, seat, moment), Option(NOWHERE, T("ti4-military-support-none"))]
    planet = await game.pick(MILITARY_SUPPORT, seat, options, T("ti4-ask-military-support", seat=seat_name(seat)))
    if planet != NOWHERE:
        await reinforcements.place_from_reinforcements(game, seat, "infantry", DROPPED, planet)
