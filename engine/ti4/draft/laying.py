"""The galaxy that a draft of slices makes: each slice in front of its home, between them what the setup has left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.ask import Seat
from engine.hexes import neighbours
from engine.kit.draft import PLACE, SLICE
from engine.ti4.components import BOARDS, FACTIONS, POSITIONS, TILES
from engine.ti4.draft.limits import beside_badly
from engine.ti4.galaxy import map_building
from engine.ti4.galaxy.slices import are_drafted, left_open, positions_of, tiles_of
from engine.ti4.play import Game
from engine.ti4.state import State

_NUMBERS = {spot: at for at, spot in enumerate(POSITIONS)}
_AROUND = {at: [_NUMBERS[one] for one in neighbours(spot) if one in _NUMBERS] for spot, at in _NUMBERS.items()}
Lying = dict[int, int]
"""Tiles by their positions."""


def begin(game: Game) -> None:
    """What everybody sees before the first pick: Mecatol Rex, and a map that needs no dealing."""
    map_building.lay(game.state, map_building.CENTRE_TILE, 0)
    if not are_drafted(game.state.options.map) and game.state.options.map not in map_building.DEALT:
        map_building.lay_map(game)


async def build(game: Game) -> None:
    """Homes, and what lacks. TI-MAP-01, TI-MAP-18"""
    map_building.lay_homes(game.state)
    if game.state.options.map in map_building.DEALT:
        await map_building.deal(game)
        return
    if are_drafted(game.state.options.map):
        lay_known(game.state)
        fill(game)
    map_building.finish(game, [str(FACTIONS[player.faction].board_tile) for player in game.state.players])


def lay_known(state: State) -> None:
    """The slices of those who have a place at the table already."""
    for position, tile in known(state).items():
        map_building.lay(state, tile, position)


def known(state: State) -> Lying:
    """The tiles of which it is known where they lie."""
    return {at: tile for player in state.players for at, tile in slice_of(state, player.seat).items()}


def slice_of(state: State, seat: Seat) -> Lying:
    """The tiles of a seat that has a slice and a place; else none."""
    draft = state.draft
    slice, place = (None, None) if draft is None else (draft.of(seat, SLICE), draft.of(seat, PLACE))
    if draft is None or slice is None or place is None:
        return {}
    return dict(zip(positions_of(len(state.players), int(place)), draft.slices[int(slice)], strict=True))


def fill(game: Game) -> None:
    """The spaces that no slice covers get tiles as many of each back as the setup has for so many players, drawn by
    lot and laid so that nothing lies badly if that can be.

    TI-MAP-06, TI-MAP-07, TI-MAP-08, TI-MAP-16, TI-MAP-17
    """
    state = game.state
    spaces, lying = left_open(len(state.players)), known(state)
    if not spaces:
        return
    game.seal()
    tiles = _left(game, lying, len(spaces))
    spots = game.shuffle(spaces, "open spaces")
    found = next(_ways(tiles, spots, lying), None) or dict(zip(spots, tiles, strict=False))
    for position in sorted(found):
        map_building.lay(state, found[position], position)


def _left(game: Game, lying: Lying, number: int) -> list[int]:
    """What is laid between the slices, the hardest to place first."""
    seats, gone = len(game.state.players), set(lying.values())
    blue, red = ([tile for tile in game.shuffle(tiles_of(back), f"{back} tiles") if tile not in gone] for back in BACKS)
    reds = BOARDS[seats].red * seats + (seats == 5) - sum(TILES[tile].back == "red" for tile in lying.values())
    taken = red[: min(max(0, reds), number)]
    tiles = [*taken, *blue, *red[len(taken) :]][:number]
    return sorted(tiles, key=lambda tile: (TILES[tile].anomaly is None, not TILES[tile].wormholes))


BACKS = ("blue", "red")


def _ways(tiles: Sequence[int], spots: Sequence[int], lying: Lying) -> Iterator[Lying]:
    """Every way to lay these tiles on these spaces in which nothing lies badly."""
    if not tiles:
        yield {}
        return
    first, rest = tiles[0], tiles[1:]
    for spot in spots:
        near = (lying[other] for other in _AROUND[spot] if other in lying)
        if any(beside_badly(first, other) for other in near):
            continue
        others = [other for other in spots if other != spot]
        for further in _ways(rest, others, {**lying, spot: first}):
            yield {spot: first, **further}
