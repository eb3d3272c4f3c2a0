"""What must hold at every moment of a game; checked after every answer in the fuzz."""

from __future__ import annotations

from collections import Counter

from engine.eclipse.combat import reputation
from engine.eclipse.components import (
    ADVANCED,
    AMBASSADORS,
    CUBES,
    DISCOVERIES,
    PARTS,
    REPUTATION,
    SECTORS,
    SHIPS,
    SPECIES,
    SQUARES,
    TECHNOLOGIES,
    TECHNOLOGY_SPACES,
)
from engine.eclipse.economy import population
from engine.eclipse.galaxy import blueprints, ships
from engine.eclipse.play import Game
from engine.eclipse.state import Player, Sector, State

TOTAL_DISCS = 16


def check(state: State) -> None:
    """Raises AssertionError for a cube from nowhere, a negative stock, a tile in two places."""
    game = Game(state)
    for player in state.players:
        if player.tiles and not player.out:
            _check_player(game, player)
            _check_blueprints(state, player)
    for sector in state.sectors.values():
        _check_sector(state, sector)
    if state.sectors:
        _check_tiles(state)


def _check_player(game: Game, player: Player) -> None:
    """EC-RES-06, EC-COMP-03, EC-COMP-04, EC-COMP-05, EC-COMP-06, EC-RESEARCH-06, EC-RESEARCH-09, EC-REP-06"""
    seat, species = player.seat, game.species(player.seat)
    assert min(player.storage.values()) >= 0, f"negative storage of seat {seat}"
    assert all(0 <= cubes <= SQUARES for cubes in player.cubes.values()), f"cubes on the tracks of seat {seat}"
    assert _cubes(game, player) == CUBES, f"{_cubes(game, player)} cubes of seat {seat}"
    lost = species.discs + player.spare + _gained(player)
    assert _discs(game, player) + player.spare == lost and lost <= TOTAL_DISCS, f"discs of seat {seat}"
    assert 0 <= player.colony_ships <= species.colony_ships, f"colony ships of seat {seat}"
    assert all(ships.left(game, seat, type) >= 0 for type in SHIPS), f"too many ships of seat {seat}"
    categories = Counter(TECHNOLOGIES[id].category for id in player.technologies)
    assert all(number <= TECHNOLOGY_SPACES for number in categories.values()), f"technologies of seat {seat}"
    assert len(set(player.technologies)) == len(player.technologies), f"a technology twice, seat {seat}"
    room = reputation.fits(species.track, len(player.reputation), len(player.ambassadors))
    assert room and len(set(player.ambassadors)) == len(player.ambassadors), f"track of seat {seat}"
    assert len(player.ambassadors) <= AMBASSADORS or len(game.state.players) > AMBASSADORS, "ambassadors"


def _check_blueprints(state: State, player: Player) -> None:
    """Parts that may be there; and the energy and drive rules, which an Upgrade action can break while it lasts.

    EC-SHIP-17, EC-SHIP-18, EC-SHIP-19, EC-SHIP-22, EC-UPG-04, EC-UPG-07
    """
    tiles = [PARTS[part] for part in _fitted(player)]
    strange = [part.id for part in tiles if part.tech is not None and part.tech not in player.technologies]
    assert not strange, f"{strange} without a technology, seat {player.seat}"
    if state.phase != "action" or state.turn != player.seat:
        assert all(blueprints.legal(player, type) for type in SHIPS), f"a blueprint of seat {player.seat}"


def _gained(player: Player) -> int:
    """Spare discs that came into play. EC-COMP-26"""
    return 3 - player.spare


def _cubes(game: Game, player: Player) -> int:
    """Cubes on tracks, in graveyards, on the map and with ambassadors."""
    on_map = sum(sum(sector.cubes) + sector.orbital_cube for sector in game.controlled(player.seat))
    abroad = sum(player.seat in other.ambassadors for other in game.state.players)
    return sum(player.cubes.values()) + sum(player.graveyard.values()) + on_map + abroad


def _discs(game: Game, player: Player) -> int:
    return player.discs + sum(player.actions.values()) + len(game.controlled(player.seat))


def _check_sector(state: State, sector: Sector) -> None:
    """EC-POP-03, EC-POP-07, EC-STRUC-02, EC-BATTLE-06"""
    assert len(sector.cubes) == len(SECTORS[sector.id].squares), f"squares of {sector.id}"
    assert sector.owner is not None or not (any(sector.cubes) or sector.orbital_cube), f"cubes of nobody on {sector.id}"
    assert sector.orbital or not sector.orbital_cube, f"a cube without an orbital on {sector.id}"
    assert sorted(sector.entered) == sorted(sector.fleets), f"order of entry on {sector.id}"
    for seat, fleet in sector.fleets.items():
        assert fleet and all(fleet.values()) and not state.players[seat].out, f"an empty fleet on {sector.id}"
    _check_stars(state, sector)
    places = [other for other in state.sectors.values() if other.at == sector.at]
    assert places == [sector], f"two sectors at {sector.at}"


def _check_stars(state: State, sector: Sector) -> None:
    """EC-POP-07"""
    for square in population.settled(sector):
        if population.advanced(sector.id, square) and sector.owner is not None:
            needed = ADVANCED[population.tracks(sector.id, square)[0]]
            assert needed in state.players[sector.owner].technologies, f"an advanced square of {sector.id}"


def _check_tiles(state: State) -> None:
    """Every tile is in one place. EC-COMP-13, EC-COMP-15, EC-COMP-16"""
    looking = state.looking
    values = state.reputation + [value for player in state.players for value in player.reputation]
    values += looking.reputation if looking else []
    assert Counter(values) <= Counter(REPUTATION), "reputation tiles multiplied"
    owned = Counter(id for player in state.players for id in player.technologies)
    starting = Counter(id for player in state.players for id in _starting(player))
    found = Counter(state.bag) + Counter(state.supply) + (owned - starting)
    assert all(found[id] <= tile.count for id, tile in TECHNOLOGIES.items()), "technology tiles multiplied"
    ancient = [id for player in state.players for id in (*player.kept_parts, *_fitted(player)) if PARTS[id].ancient]
    assert len(set(ancient)) == len(ancient), "an Ancient part twice"
    fronts = state.discoveries + [id for player in state.players for id in player.kept]
    fronts += [sector.discovery for sector in state.sectors.values() if sector.discovery]
    assert all(fronts.count(id) <= DISCOVERIES[id].count for id in fronts), "discovery tiles multiplied"


def _fitted(player: Player) -> list[str]:
    return [part for squares in player.tiles.values() for part in squares.values()]


def _starting(player: Player) -> tuple[str, ...]:
    """EC-SETUP-27"""
    return SPECIES[player.species].technologies if player.species else ()
