"""The Ghosts of Creuss: wormholes of their own, and ways through those of others."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.text import T, Text, seat_name
from engine.ti4 import board, hits, words
from engine.ti4.components import TILES
from engine.ti4.dice import Combat
from engine.ti4.hooks import hook
from engine.ti4.implemented import works
from engine.ti4.play import Game
from engine.ti4.windows import Moment, ability

works("creuss_gate")
TOKENS = ("alpha", "beta")
DELTA = "delta"


# --- abilities -------------------------------------------------------------------------------------------------------


@hook("quantum_entanglement", "adjacent_wormholes", last=True)
def quantum_entanglement(game: Game, seat: Seat, value: bool, /) -> bool:
    """Alpha and beta wormholes match each other for this player, whatever says otherwise. TI-NEIGHBOR-04"""
    return True


@hook("slipstream", "move")
def slipstream(game: Game, seat: Seat, value: int, /, *, system: str, unit: str) -> int:
    """Ships that start at home, or at an alpha or beta wormhole, go one farther. TI-ABILITY-16, TI-MODIFIER-01"""
    home = system == str(game.faction(seat).home)
    return value + 1 if home or set(TOKENS) & set(game.wormholes(system)) else value


# --- wormhole tokens -------------------------------------------------------------------------------------------------


def openable(game: Game, seat: Seat) -> list[str]:
    """Systems for a token: with a planet of this player, or no home system and without ships of others."""
    own = {game.state.planets[planet].system for planet in game.planets(seat)}
    return [id for id in game.state.systems if id in own or not (_home(id) or _foreign(game, seat, id))]


def _home(system: str) -> bool:
    return TILES[int(system)].home_of is not None


def _foreign(game: Game, seat: Seat, system: str) -> bool:
    return any(other != seat for other in game.fleets(system))


async def place_token(game: Game, seat: Seat) -> None:
    """Puts a wormhole token on the board, or moves it, also within its system. TI-WORMHOLE-01, TI-WORMHOLE-02"""
    tokens = [Option(kind, _token(game, kind)) for kind in TOKENS]
    kind = await game.pick("wormhole_token", seat, tokens, T("ti4-ask-wormhole-token", seat=seat_name(seat)))
    hole = T(f"ti4-wormhole-{kind}")
    about = T("ti4-ask-wormhole-system", seat=seat_name(seat), wormhole=hole)
    system = await game.pick("wormhole_system", seat, words.system_options(openable(game, seat)), about)
    game.state.wormholes[kind] = system
    text = T("ti4-wormhole-placed", seat=seat_name(seat), wormhole=hole, system=words.system(system))
    game.say(text, where=[system])


def _token(game: Game, kind: str) -> Text:
    name, where = T(f"ti4-wormhole-{kind}"), game.state.wormholes.get(kind)
    return T("ti4-wormhole-lies", wormhole=name, system=words.system(where)) if where else name


@ability("tech", "wormhole_generator", "start_of_status_phase", who="any", mandatory=True)
async def wormhole_generator(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Every status phase a wormhole token is placed or moved."""
    await place_token(game, seat)


@ability("note", "creuss_iff", "start_of_turn")
async def creuss_iff(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """Its holder places or moves a wormhole token, with or without the technology. TI-PROMISSORY-02"""
    await place_token(game, seat)


# --- Dimensional Splicer ---------------------------------------------------------------------------------------------


def _at_wormhole(game: Game, seat: Seat, moment: Moment) -> bool:
    combat = moment.combat
    return isinstance(combat, Combat) and combat.has(seat) and bool(game.wormholes(combat.system))


@ability("tech", "dimensional_splicer", "start_of_space_combat", who="any", when=_at_wormhole)
async def dimensional_splicer(game: Game, seat: Seat, moment: Moment, target: str) -> None:
    """One hit at a wormhole, on a ship of the opponent that this player picks. TI-SUSTAIN-01"""
    assert isinstance(moment.combat, Combat)
    await hits.snipe(game, moment.combat, seat, "dimensional_splicer")


# --- the flagship ----------------------------------------------------------------------------------------------------


@hook("hil_colish", "wormholes")
def delta_aboard(game: Game, seat: Seat, value: tuple[board.Opening, ...], /) -> tuple[board.Opening, ...]:
    """The flagship's system has a delta wormhole. TI-ABILITY-15, TI-ABILITY-19, TI-WORMHOLE-05"""
    return value + tuple((system, DELTA) for system in game.on_board(seat, "flagship"))


@hook("hil_colish", "may_lead")
def before_the_others(game: Game, seat: Seat, value: bool, /, *, unit: str) -> bool:
    """The flagship may move before the others, who then find its wormhole in the active system. TI-ABILITY-15"""
    return value or unit == "flagship"


@hook("hil_colish", "returns")
def not_back_by_its_own(game: Game, seat: Seat, value: bool, /, *, unit: str, route: tuple[str, ...]) -> bool:
    """The wormhole travels with the flagship, so it leads it away and never back."""
    if unit != "flagship":
        return value
    state, last, first = game.state, route[-2], route[0]
    others = set(board.wormholes(first)) & set(game.wormholes(last))
    return value and (last in board.touching(state)[first] or bool(others))
