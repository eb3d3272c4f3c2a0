"""The Winnu: heirs of Mecatol Rex."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T
from engine.ti4 import words
from engine.ti4.abilities.holdings import FACTION, TECHNOLOGY
from engine.ti4.abilities.occasions import InSystem, Occasion, OfSeat
from engine.ti4.actions.component_action import COMPONENT_ACTION
from engine.ti4.actions.tactical import AFTER_TACTICAL_ACTION
from engine.ti4.agendas.offices import exchange_cards
from engine.ti4.cards import choosing
from engine.ti4.combat.dice import COMBAT_DICE, Fighting, fighting, nonfighters
from engine.ti4.components import FACTIONS
from engine.ti4.economy.notes import NOTE
from engine.ti4.economy.payment import SWAPS_VALUES
from engine.ti4.economy.production import WHEN_USE_PRODUCTION
from engine.ti4.galaxy import board, reinforcements, structures
from engine.ti4.galaxy.control import AFTER_GAIN_CONTROL_OF_PLANET, Taking
from engine.ti4.galaxy.custodians import CUSTODIANS_PRICE
from engine.ti4.phases.strategy_phase import END_OF_STRATEGY_PHASE
from engine.ti4.play import WORMHOLES, Game
from engine.ti4.state import MECATOL

# --- abilities -------------------------------------------------------------------------------------------------------


@CUSTODIANS_PRICE.hook("blood_ties")
def blood_ties(game: Game, seat: Seat, value: int, about: None) -> int:
    """The custodians token goes for nothing; ground forces must land all the same. TI-CUSTODIANS-03"""
    return 0


BUILT = ("pds", "space_dock")


def _is_rex(game: Game, seat: Seat, moment: Taking) -> bool:
    return moment.planet == MECATOL and game.state.active_system is not None


@AFTER_GAIN_CONTROL_OF_PLANET.ability(FACTION, "reclamation", when=_is_rex, mandatory=True)
async def rex_taken(game: Game, seat: Seat, moment: Taking, target: str) -> None:
    """Remembers that Mecatol Rex was won in this tactical action."""
    game.begin("reclamation", seat, "tactical_action")


def _took_rex(game: Game, seat: Seat, moment: InSystem) -> bool:
    won = game.effect("reclamation", seat) is not None
    return won and any(structures.can_place(game, seat, type, MECATOL) for type in BUILT)


@AFTER_TACTICAL_ACTION.ability(FACTION, "reclamation", when=_took_rex)
async def reclamation(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """A PDS and a space dock rise on Mecatol Rex, once production is over. TI-ABILITY-06, TI-STRUCTURE-03"""
    for type in BUILT:
        if structures.can_place(game, seat, type, MECATOL):
            await structures.place_structure(game, seat, type, MECATOL)


# --- the flagship ----------------------------------------------------------------------------------------------------


@COMBAT_DICE.hook("salai_sai_corian")
def a_die_for_each_enemy(game: Game, seat: Seat, dice: int, about: Fighting) -> int:
    """It rolls one die for each non-fighter ship of the opponent there. TI-COMBATATTR-03"""
    return nonfighters(fighting(game, about.combat, about.combat.opponent(seat))) if about.unit == "flagship" else dice


# --- Lazax Gate Folding ----------------------------------------------------------------------------------------------

GATES = ("alpha", "beta")


@WORMHOLES.hook("lazax_gate_folding")
def gates_of_rex(game: Game, seat: Seat, value: tuple[board.Opening, ...]) -> tuple[board.Opening, ...]:
    """In own tactical actions everybody finds two wormholes at a Mecatol Rex of others. TI-WORMHOLE-01"""
    state = game.state
    if state.turn != seat or state.active_system is None or MECATOL not in state.planets:
        return value
    rex = state.planets[MECATOL]
    return value if rex.owner == seat else value + tuple((rex.system, kind) for kind in GATES)


def _holds_rex(game: Game, seat: Seat, moment: OfSeat) -> bool:
    return MECATOL in game.planets(seat) and choosing.placeable(game, seat, "infantry", MECATOL)


@COMPONENT_ACTION.ability(TECHNOLOGY, "lazax_gate_folding", when=_holds_rex)
async def through_the_gate(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """1 infantry comes to the own Mecatol Rex. TI-ABILITY-03, TI-EXHAUST-03"""
    await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, MECATOL)


# --- Hegemonic Trade Policy ------------------------------------------------------------------------------------------

SWAPPED = "values_swapped"


def _tradable(game: Game, seat: Seat, moment: InSystem) -> list[Option]:
    return words.planet_options(id for id in game.planets(seat) if not _traded(game, seat, id))


def _traded(game: Game, seat: Seat, planet: str) -> bool:
    mine = (it for it in game.state.effects if it.source == SWAPPED and it.seat == seat)
    return any(effect.about["planet"] == planet for effect in mine)


@WHEN_USE_PRODUCTION.ability(TECHNOLOGY, "hegemonic_trade_policy", targets=_tradable)
async def hegemonic_trade_policy(game: Game, seat: Seat, moment: InSystem, target: str) -> None:
    """An own planet swaps resources and influence until the own turn ends, also when the card is a copy that is gone by
    then. TI-EXHAUST-03, TI-TIMING-11, TI-LATER-01
    """
    game.begin(SWAPPED, seat, f"turn_of_{seat}", planet=target)
    game.say(T("ti4-values-swapped", planet=words.planet(target)))


@SWAPS_VALUES.hook(SWAPPED)
def swapped(game: Game, seat: Seat, value: bool, planet: str) -> bool:
    """Also for the Production of a space dock there. TI-SPACEDOCK-01"""
    return value != _traded(game, seat, planet)


# --- the promissory note ---------------------------------------------------------------------------------------------


def _both_chose(game: Game, seat: Seat, moment: Occasion) -> bool:
    issuers = [player for player in game.state.players if FACTIONS[player.faction].note == "acquiescence"]
    return bool(game.player(seat).strategy_cards) and any(player.strategy_cards for player in issuers)


@END_OF_STRATEGY_PHASE.ability(NOTE, "acquiescence", who="any", when=_both_chose)
async def acquiescence(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """The holder exchanges a strategy card for one of the issuer and chooses both. TI-STRATCARD-03"""
    await exchange_cards(game, seat, int(target))
