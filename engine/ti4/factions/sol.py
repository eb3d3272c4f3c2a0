"""The Federation of Sol."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import capacity, reinforcements, tokens, words
from engine.ti4.cards import choosing
from engine.ti4.component_action import WINDOW
from engine.ti4.hooks import hook
from engine.ti4.implemented import works
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability

works("spec_ops_1", "advanced_carrier_1", "advanced_carrier_2")
DROPPED = 2


# --- abilities -------------------------------------------------------------------------------------------------------


def _has_token(game: Game, seat: Seat, moment: Moment) -> bool:
    return game.player(seat).strategy > 0


def _landing(game: Game, seat: Seat, moment: Moment) -> list[Option]:
    own = game.planets(seat)
    return words.planet_options(id for id in own if choosing.placeable(game, seat, "infantry", id, DROPPED))


@ability("faction", "orbital_drop", WINDOW, when=_has_token, targets=_landing)
async def orbital_drop(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """A strategy token brings 2 infantry to an own planet. TI-ABILITY-03, TI-ABILITY-07, TI-ABILITY-14"""
    tokens.spend_strategy(game, seat)
    await reinforcements.place_from_reinforcements(game, seat, "infantry", DROPPED, target)


@hook("versatile", "status_tokens")
def versatile(game: Game, seat: Seat, value: int, /) -> int:
    """One more command token in the status phase. TI-ABILITY-16"""
    return value + 1


# --- the flagship ----------------------------------------------------------------------------------------------------


def _flies(game: Game, seat: Seat, moment: Moment) -> bool:
    return bool(game.on_board(seat, "flagship"))


@ability("unit", "genesis", "end_of_status_phase", who="any", when=_flies, mandatory=True)
async def genesis(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """1 infantry joins the flagship in space, as far as there is room. TI-ABILITY-15, TI-CAPACITY-04"""
    game.say(T("ti4-uses-ability", seat=seat_name(seat), ability=words.unit_card("genesis")))
    for system in game.on_board(seat, "flagship"):
        await reinforcements.place_from_reinforcements(game, seat, "infantry", 1, system)
        await capacity.enforce_capacity(game, seat, system)


# --- the promissory note ---------------------------------------------------------------------------------------------

NOWHERE = "none"


@ability("note", "military_support", "start_of_turn", who="issuer")
async def military_support(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Sol loses a strategy token, if it has one; the holder may place 2 infantry on an own planet. TI-ABILITY-06"""
    if game.player(int(target)).strategy:
        tokens.spend_strategy(game, int(target))
        game.say(T("ti4-token-lost", seat=seat_name(int(target)), pool=words.pool("strategy")))
    options = [*_landing(game, seat, moment), Option(NOWHERE, T("ti4-military-support-none"))]
    planet = await game.pick("military_support", seat, options, T("ti4-ask-military-support", seat=seat_name(seat)))
    if planet != NOWHERE:
        await reinforcements.place_from_reinforcements(game, seat, "infantry", DROPPED, planet)
