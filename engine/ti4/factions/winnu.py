"""The Winnu: heirs of Mecatol Rex."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T
from engine.ti4 import board, reinforcements, structures, words
from engine.ti4.agendas.offices import exchange_cards
from engine.ti4.cards import choosing
from engine.ti4.component_action import WINDOW
from engine.ti4.components import FACTIONS
from engine.ti4.dice import Combat, fighting, nonfighters
from engine.ti4.hooks import hook
from engine.ti4.play import Game
from engine.ti4.state import MECATOL
from engine.ti4.windows import Moment, ability

# --- abilities -------------------------------------------------------------------------------------------------------


@hook("blood_ties", "custodians_price")
def blood_ties(game: Game, seat: Seat, value: int, /) -> int:
    """The custodians token goes for nothing; ground forces must land all the same. TI-CUSTODIANS-03"""
    return 0


BUILT = ("pds", "space_dock")


def _is_rex(game: Game, seat: Seat, moment: Moment) -> bool:
    return moment.planet == MECATOL and game.state.active_system is not None


@ability("faction", "reclamation", "after_gain_control_of_planet", when=_is_rex, mandatory=True)
async def rex_taken(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Remembers that Mecatol Rex was won in this tactical action."""
    game.begin("reclamation", seat, "tactical_action")


def _took_rex(game: Game, seat: Seat, moment: Moment) -> bool:
    won = game.effect("reclamation", seat) is not None
    return won and any(structures.can_place(game, seat, type, MECATOL) for type in BUILT)


@ability("faction", "reclamation", "after_tactical_action", when=_took_rex)
async def reclamation(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """A PDS and a space dock rise on Mecatol Rex, once production is over. TI-ABILITY-06, TI-STRUCTURE-03"""
    for type in BUILT:
        if structures.can_place(game, seat, type, MECATOL):
            await structures.place_structure(game, seat, type, MECATOL)


# --- the flagship ----------------------------------------------------------------------------------------------------


@hook("salai_sai_corian", "combat_dice")
def a_die_for_each_enemy(game: Game, seat: Seat, dice: int, /, *, combat: Combat, unit: str) -> int:
    """It rolls one die for each non-fighter ship of the opponent there. TI-COMBATATTR-03"""
    return nonfighters(fighting(game, combat, combat.opponent(seat))) if unit == "flagship" else dice


# --- Lazax Gate Folding ----------------------------------------------------------------------------------------------

GATES = ("alpha", "beta")


@hook("lazax_gate_folding", "wormholes")
def gates_of_rex(game: Game, seat: Seat, value: tuple[board.Opening, ...], /) -> tuple[board.Opening, ...]:
    """In own tactical actions everybody finds two wormholes at a Mecatol Rex of others. TI-WORMHOLE-01"""
    state = game.state
    if state.turn != seat or state.active_system is None or MECATOL not in state.planets:
        return value
    rex = state.planets[MECATOL]
    return value if rex.owner == seat else value + tuple((rex.system, kind) for kind in GATES)


def _holds_rex(game: Game, seat: Seat, moment: Moment) -> bool:
    return MECATOL in game.planets(seat) and choosing.placeable(game, seat, "infantry", MECATOL)


@ability("tech", "lazax_gate_folding", WINDOW, when=_holds_rex)
async def through_the_gate(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """1 infantry comes to the own Mecatol Rex. TI-ABILITY-03, TI-EXHAUST-03"""
    await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, MECATOL)


# --- Hegemonic Trade Policy ------------------------------------------------------------------------------------------

SWAPPED = "values_swapped"


def _tradable(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    return words.planet_options(id for id in game.planets(seat) if not _traded(game, seat, id))


def _traded(game: Game, seat: Seat, planet: str) -> bool:
    mine = (it for it in game.state.effects if it.source == SWAPPED and it.seat == seat)
    return any(effect.about["planet"] == planet for effect in mine)


@ability("tech", "hegemonic_trade_policy", "when_use_production", targets=_tradable)
async def hegemonic_trade_policy(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """An own planet swaps resources and influence until the own turn ends, also when the card is a copy that is gone by
    then. TI-EXHAUST-03, TI-TIMING-11, TI-LATER-01
    """
    game.begin(SWAPPED, seat, f"turn_of_{seat}", planet=target)
    game.say(T("ti4-values-swapped", planet=words.planet(target)))


@hook(SWAPPED, "swaps_values")
def swapped(game: Game, seat: Seat, value: bool, /, *, planet: str) -> bool:
    """Also for the Production of a space dock there. TI-SPACEDOCK-01"""
    return value != _traded(game, seat, planet)


# --- the promissory note ---------------------------------------------------------------------------------------------


def _both_chose(game: Game, seat: Seat, moment: Moment) -> bool:
    issuers = [player for player in game.state.players if FACTIONS[player.faction].note == "acquiescence"]
    return bool(game.player(seat).strategy_cards) and any(player.strategy_cards for player in issuers)


@ability("note", "acquiescence", "end_of_strategy_phase", who="any", when=_both_chose)
async def acquiescence(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """The holder exchanges a strategy card for one of the issuer and chooses both. TI-STRATCARD-03"""
    await exchange_cards(game, seat, int(target))
