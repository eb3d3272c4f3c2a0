"""The Ghosts of Creuss: wormholes of their own, and ways through those of others."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import TECHNOLOGY
from engine.ti4.abilities.implemented import works
from engine.ti4.abilities.occasions import Occasion, OfSeat
from engine.ti4.combat import hits
from engine.ti4.combat.dice import START_OF_SPACE_COMBAT, Combat, InCombat
from engine.ti4.components import TILES
from engine.ti4.economy.notes import NOTE
from engine.ti4.galaxy import board
from engine.ti4.galaxy.movement import MAY_LEAD, MOVE, RETURNS, Moving, Returning
from engine.ti4.phases.action_phase import START_OF_TURN
from engine.ti4.phases.status_phase import START_OF_STATUS_PHASE
from engine.ti4.play import ADJACENT_WORMHOLES, WORMHOLES, Game, Question

works("creuss_gate")
TOKENS = ("alpha", "beta")
DELTA = "delta"


# --- abilities -------------------------------------------------------------------------------------------------------


@ADJACENT_WORMHOLES.hook("quantum_entanglement", last=True)
def quantum_entanglement(game: Game, seat: Seat, value: bool, about: None) -> bool:
    """Alpha and beta wormholes match each other for this player, whatever says otherwise. TI-NEIGHBOR-04"""
    return True


@MOVE.hook("slipstream")
def slipstream(game: Game, seat: Seat, value: int, about: Moving) -> int:
    """Ships that start at home, or at an alpha or beta wormhole, go one farther. TI-ABILITY-16, TI-MODIFIER-01"""
    home = about.system == str(game.faction(seat).home)
    return value + 1 if home or set(TOKENS) & set(game.wormholes(about.system)) else value


# --- wormhole tokens -------------------------------------------------------------------------------------------------


def openable(game: Game, seat: Seat) -> list[str]:
    """Systems for a token: with a planet of this player, or no home system and without ships of others."""
    own = {game.state.planets[planet].system for planet in game.planets(seat)}
    return [id for id in game.state.systems if id in own or not (_home(id) or _foreign(game, seat, id))]


def _home(system: str) -> bool:
    return TILES[int(system)].home_of is not None


def _foreign(game: Game, seat: Seat, system: str) -> bool:
    return any(other != seat for other in game.fleets(system))


WORMHOLE_TOKEN = Question("wormhole_token", open=False)
WORMHOLE_SYSTEM = Question("wormhole_system", open=False)


async def place_token(game: Game, seat: Seat) -> None:
    """Puts a wormhole token on the board, or moves it, also within its system. TI-WORMHOLE-01, TI-WORMHOLE-02"""
    tokens = [Option(kind, _token(game, kind)) for kind in TOKENS]
    kind = await game.pick(WORMHOLE_TOKEN, seat, tokens, T("ti4-ask-wormhole-token", seat=seat_name(seat)))
    hole = T(f"ti4-wormhole-{kind}")
    about = T("ti4-ask-wormhole-system", seat=seat_name(seat), wormhole=hole)
    system = await game.pick(WORMHOLE_SYSTEM, seat, words.system_options(openable(game, seat)), about)
    game.state.wormholes[kind] = system
    text = T("ti4-wormhole-placed", seat=seat_name(seat), wormhole=hole, system=words.system(system))
    game.say(text, where=[system])


def _token(game: Game, kind: str) -> Text:
    name, where = T(f"ti4-wormhole-{kind}"), game.state.wormholes.get(kind)
    return T("ti4-wormhole-lies", wormhole=name, system=words.system(where)) if where else name


@START_OF_STATUS_PHASE.ability(TECHNOLOGY, "wormhole_generator", who="any", mandatory=True)
async def wormhole_generator(game: Game, seat: Seat, moment: Occasion, target: str) -> None:
    """Every status phase a wormhole token is placed or moved."""
    await place_token(game, seat)


@START_OF_TURN.ability(NOTE, "creuss_iff")
async def creuss_iff(game: Game, seat: Seat, moment: OfSeat, target: str) -> None:
    """Its holder places or moves a wormhole token, with or without the technology. TI-PROMISSORY-02"""
    await place_token(game, seat)


# --- Dimensional Splicer ---------------------------------------------------------------------------------------------


def _at_wormhole(game: Game, seat: Seat, moment: InCombat) -> bool:
    combat = moment.combat
    return isinstance(combat, Combat) and combat.has(seat) and bool(game.wormholes(combat.system))


@START_OF_SPACE_COMBAT.ability(TECHNOLOGY, "dimensional_splicer", who="any", when=_at_wormhole)
async def dimensional_splicer(game: Game, seat: Seat, moment: InCombat, target: str) -> None:
    """One hit at a wormhole, on a ship of the opponent that this player picks. TI-SUSTAIN-01"""
    await hits.snipe(game, moment.combat, seat, "dimensional_splicer")


# --- the flagship ----------------------------------------------------------------------------------------------------


@WORMHOLES.hook("hil_colish")
def delta_aboard(game: Game, seat: Seat, value: tuple[board.Opening, ...]) -> tuple[board.Opening, ...]:
    """The flagship's system has a delta wormhole. TI-ABILITY-15, TI-ABILITY-19, TI-WORMHOLE-05"""
    return value + tuple((system, DELTA) for system in game.on_board(seat, "flagship"))


@MAY_LEAD.hook("hil_colish")
def before_the_others(game: Game, seat: Seat, value: bool, unit: str) -> bool:
    """The flagship may move before the others, who then find its wormhole in the active system. TI-ABILITY-15"""
    return value or unit == "flagship"


@RETURNS.hook("hil_colish")
def not_back_by_its_own(game: Game, seat: Seat, value: bool, about: Returning) -> bool:
    """The wormhole travels with the flagship, so it leads it away and never back."""
    if about.unit != "flagship":
        return value
    state, last, first = game.state, about.route[-2], about.route[0]
    others = set(board.wormholes(first)) & set(game.wormholes(last))
    return value and (last in board.touching(state)[first] or bool(others))
