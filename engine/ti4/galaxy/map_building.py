"""Building the board: a ready map, one that the table brings, a random legal one, or tiles laid by the players in turn.

TI-SETUP-11
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Option, Refusal, Seat
from engine.digits import whole
from engine.hexes import neighbours
from engine.kit.draft import snake
from engine.kit.maps import OWN
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.components import BOARDS, FACTIONS, PLANETS, POSITIONS, TILES, Board, Home
from engine.ti4.galaxy import slices
from engine.ti4.galaxy.map_judging import homes_of
from engine.ti4.galaxy.map_text import read
from engine.ti4.play import Game, Question
from engine.ti4.state import Planet, State, System

CENTRE_TILE, CREUSS_GATE = 18, 17
DEALT = ("random", "tiles")
"""Boards that are laid from dealt tiles. One that the table brings begins with `OWN`."""
RINGS = (range(1, 7), range(7, 19), range(19, 37))
Fit = tuple[int, int]
"""A tile and the position it would lie at."""


async def build(game: Game) -> None:
    """Lays Mecatol Rex and the home systems, then the rest as the table chose.

    TI-MAP-01, TI-MAP-02, TI-MAP-03, TI-MAP-11, TI-MAP-18, TI-CUSTODIANS-02
    """
    lay_homes(game.state)
    if game.state.options.map in DEALT:
        await deal(game)
    else:
        lay_map(game)
        finish(game)


def lay_homes(state: State) -> None:
    """Mecatol Rex and the home systems."""
    lay(state, CENTRE_TILE, 0)
    for seat, home in enumerate(homes(state)):
        _lay_home(state, seat, home.position)


def lay_map(game: Game) -> None:
    """The other tiles of a ready map, or of the one that the table brings."""
    chosen = game.state.options.map
    _lay_map(game.state, _ready_map(game) if chosen == "ready" else chosen)


def lay_before_homes(state: State) -> None:
    """The map that the table brings, as it is before anybody has a faction."""
    lay(state, CENTRE_TILE, 0)
    _lay_map(state, state.options.map)


def homes(state: State) -> tuple[Home, ...]:
    """Where the seats have their homes, in the order of the seats. TI-MAP-03"""
    places = homes_by_place(state)
    return places if state.draft is None else tuple(places[at] for at in state.draft.sits(len(places)))


def homes_by_place(state: State) -> tuple[Home, ...]:
    """The homes in the order of the places at the table."""
    chosen = state.options.map
    if slices.are_drafted(chosen):
        return slices.homes_of(len(state.players))
    return homes_of(chosen, len(state.players)) if chosen.startswith(OWN) else _board(state).homes


def factions_at_home(state: State) -> dict[Seat, str]:
    """The factions whose homes lie on the map that the table brings, by their seats."""
    if not state.options.map.startswith(OWN) or slices.are_drafted(state.options.map):
        return {}
    tiles = {faction.board_tile: faction.id for faction in FACTIONS.values()}
    layout = read(state.options.map)
    found = {seat: layout[home.position].tile for seat, home in enumerate(homes(state))}
    return {seat: tiles[tile] for seat, tile in found.items() if tile in tiles}


def _lay_home(state: State, seat: Seat, position: int) -> None:
    """A faction's tile on its home position; a home that is another tile lies beside the board. TI-BOARD-02"""
    faction = FACTIONS[state.players[seat].faction]
    lay(state, faction.board_tile, position)
    if faction.home != faction.board_tile:
        lay(state, faction.home, None)


def lay(state: State, tile: int, position: int | None) -> None:
    """Puts a tile and its planets on the board. TI-TILE-01, TI-BOARD-01, TI-SETUP-14"""
    at = None if position is None else (POSITIONS[position].q, POSITIONS[position].r)
    state.systems[str(tile)] = System(tile, at)
    for planet in TILES[tile].planets:
        state.planets[planet] = Planet(planet, str(tile))


def _ready_map(game: Game) -> str:
    ready = _board(game.state).ready
    return ready[game.shuffle(list(ready), "ready map")[0]]


def _lay_map(state: State, text: str) -> None:
    """Everything but the centre and the homes, which lie already."""
    for position, entry in enumerate(read(text)):
        if position and entry.tile in TILES and TILES[entry.tile].home_of is None and entry.tile != CREUSS_GATE:
            lay(state, entry.tile, position)


async def deal(game: Game) -> None:
    """Both stacks are shuffled and dealt facedown; then tiles are laid back and forth from the speaker.

    TI-MAP-04, TI-MAP-05, TI-MAP-06, TI-MAP-07, TI-MAP-08, TI-MAP-09, TI-MAP-12, TI-MAP-13, TI-MAP-14, TI-HIDDEN-04,
    TI-DOUBT-38, TI-DOUBT-39
    """
    state, board = game.state, _board(game.state)
    blue, red = _stack(game, "blue"), _stack(game, "red")
    for player in state.players:
        player.tiles = sorted([blue.pop() for _ in range(board.blue)] + [red.pop() for _ in range(board.red)])
    if len(state.players) == 5:
        await _lay_extra_tile(game, red.pop())
    state.queue = snake(game.clockwise(state.speaker), board.blue + board.red)
    state.step = "tiles"


def _stack(game: Game, back: str) -> list[int]:
    stack = [tile.id for tile in TILES.values() if tile.back == back and tile.kind != "mecatol_rex"]
    return game.shuffle(stack, f"{back} tiles")


async def _lay_extra_tile(game: Game, tile: int) -> None:
    """Five players: the speaker lays a random red tile next to Mecatol Rex. TI-MAP-10"""
    seat = game.state.speaker
    game.seal()
    game.say(T("ti4-extra-tile", tile=words.system(str(tile))))
    position = await _choose_position(game, seat, tile, list(RINGS[0]))
    lay(game.state, tile, position)


async def lay_tile(game: Game) -> None:
    """The next player lays one of their tiles. TI-MAP-12, TI-MAP-15, TI-MAP-16, TI-MAP-17"""
    seat = game.state.queue.pop(0)
    fits = legal_fits(game.state, seat)
    tile = fits[0][0] if game.state.options.map == "random" else await _choose_tile(game, seat, fits)
    places = [position for other, position in fits if other == tile]
    if game.state.options.map == "random":
        tile, position = game.shuffle(fits, "random board")[0]
    else:
        position = await _choose_position(game, seat, tile, places)
    game.player(seat).tiles.remove(tile)
    lay(game.state, tile, position)
    if game.state.options.map != "random":
        if len({other for other, _ in fits}) == 1:  # nobody chose it: what was hidden is shown
            game.seal()
        game.say(T("ti4-laid-tile", seat=seat_name(seat), tile=words.system(str(tile))), where=[str(tile)])
    if not game.state.queue:
        finish(game)


def legal_fits(state: State, seat: Seat) -> list[Fit]:
    """Own tiles with free positions of the innermost unfilled ring; adjacent anomalies and adjacent equal wormholes
    only when no own tile could avoid them anywhere. TI-MAP-15, TI-MAP-16, TI-MAP-17, TI-DOUBT-40
    """
    free = free_positions(state)
    fits = [(tile, position) for tile in state.players[seat].tiles for position in free]
    return [fit for fit in fits if clash(state, *fit) is None] or fits


def free_positions(state: State) -> list[int]:
    """Empty positions of the first ring that is not complete. TI-MAP-15"""
    taken = {system.at for system in state.systems.values()}
    unused = _board(state).unused
    for ring in RINGS:
        free = [p for p in ring if p not in unused and (POSITIONS[p].q, POSITIONS[p].r) not in taken]
        if free:
            return free
    return []


def clash(state: State, tile: int, position: int) -> Refusal | None:
    """Why a tile should not lie there: an anomaly, or the same wormhole, next to it. TI-MAP-16, TI-MAP-17"""
    around = {(spot.q, spot.r) for spot in neighbours(POSITIONS[position])}
    near = [TILES[system.tile] for system in state.systems.values() if system.at in around]
    card = TILES[tile]
    if card.anomaly and any(other.anomaly for other in near):
        return Refusal("TI-MAP-16", T("ti4-adjacent-anomalies", tile=tile))
    if any(hole in other.wormholes for other in near for hole in card.wormholes):
        return Refusal("TI-MAP-17", T("ti4-adjacent-wormholes", tile=tile))
    return None


TILE = Question("tile", open=False)


async def _choose_tile(game: Game, seat: Seat, fits: list[Fit]) -> int:
    """Asked even when only one tile fits: what is skipped would tell about the hand. TI-HIDDEN-04"""
    tiles = list(dict.fromkeys(tile for tile, _ in fits))
    options = [Option(str(tile), describe(tile)) for tile in tiles]
    several = len(game.player(seat).tiles) > 1
    return int(await game.pick(TILE, seat, options, T("ti4-ask-tile", seat=seat_name(seat)), always=several))


POSITION = Question("position", open=False)


async def _choose_position(game: Game, seat: Seat, tile: int, places: list[int]) -> int:
    def why(choice: str) -> Refusal | None:
        position = whole(choice) or 0
        if position not in free_positions(game.state):
            return Refusal("TI-MAP-15", T("ti4-not-in-this-ring"))
        return clash(game.state, tile, position)

    options = [Option(str(position), T("ti4-position", n=position)) for position in places]
    about, private = T("ti4-ask-position", seat=seat_name(seat)), {seat: describe(tile)}
    several = len(free_positions(game.state)) > 1
    return int(await game.pick(POSITION, seat, options, about, why=why, private=private, always=several))


def describe(tile: int) -> Text:
    """What is on a tile, for the one who holds it."""
    card = TILES[tile]
    holes = tuple(T(f"ti4-wormhole-{hole}") for hole in card.wormholes)
    planets = tuple(
        T(
            "ti4-planet-values",
            planet=words.planet(id),
            resources=PLANETS[id].resources,
            influence=PLANETS[id].influence,
        )
        for id in card.planets
    )
    anomaly = (T(f"ti4-anomaly-{card.anomaly}"),) if card.anomaly else ()
    return T("ti4-tile-with", tile=tile, contents=planets + holes + anomaly or (T("ti4-empty-space"),))


def finish(game: Game, where: Sequence[str] = ()) -> None:
    """The board is complete; close positions are made up for with trade goods. TI-MAP-19, TI-PLAYERS-06

    Args:
        where: what was laid last, if anybody has seen the board before.
    """
    for seat, home in enumerate(homes(game.state)):
        game.player(seat).trade_goods += home.trade_goods
    game.say(T("ti4-board-ready"), where=where, weight=2)
    game.state.step = "homes"


def _board(state: State) -> Board:
    return BOARDS[len(state.players)]
