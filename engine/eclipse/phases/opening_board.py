"""What a player has at the beginning: cubes, discs, storage, technologies, and the starting hex in its hands."""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse.components import RESOURCES, SECTORS, SPARE_DISCS, SQUARES
from engine.eclipse.galaxy import ships
from engine.eclipse.play import Game
from engine.eclipse.state import Player, Sector
from engine.text import T, seat_name


async def equip(game: Game, seat: Seat) -> None:
    """A player's own components in place.

    EC-SETUP-20, EC-SETUP-21, EC-SETUP-22, EC-SETUP-23, EC-SETUP-27, EC-SETUP-28, EC-SETUP-29, EC-SPECIES-11
    """
    player, species = game.player(seat), game.species(seat)
    player.storage = {resource: species.storage[resource] for resource in RESOURCES}
    player.cubes = dict.fromkeys(RESOURCES, SQUARES - 1)
    player.graveyard = dict.fromkeys(RESOURCES, 0)
    player.discs, player.spare = species.discs, SPARE_DISCS
    player.colony_ships = species.colony_ships
    player.technologies = list(species.technologies)
    player.tiles = {type: {} for type in species.blueprints}
    _settle_home(game, seat)
    _draw_reputation(game, seat)


def _settle_home(game: Game, seat: Seat) -> None:
    """A disc, a ship and a cube on each ordinary square. EC-SETUP-24, EC-SETUP-25, EC-SETUP-26, EC-SPECIES-42"""
    player, home = game.player(seat), game.sector(game.species(seat).home)
    home.owner = seat
    player.discs -= 1
    ships.add(game, seat, game.species(seat).ship, home.id)
    fill_squares(player, home)


def fill_squares(player: Player, sector: Sector) -> None:
    """A cube on each square that is neither grey nor advanced, while its track has one. EC-SETUP-26, EC-SPECIES-42"""
    for square, kind in enumerate(SECTORS[sector.id].squares):
        for resource in RESOURCES:
            if kind == resource and player.cubes[resource]:
                sector.cubes[square] = True
                player.cubes[resource] -= 1


def _draw_reputation(game: Game, seat: Seat) -> None:
    """Some species begin with reputation tiles on their track. EC-SPECIES-12"""
    number = game.species(seat).reputation_draws
    if not number:
        return
    mixed = game.shuffle(game.state.reputation, "reputation tiles")
    game.player(seat).reputation, game.state.reputation = sorted(mixed[:number]), sorted(mixed[number:])
    values = tuple(sorted(mixed[:number]))
    game.seal({seat})
    game.say(
        T("eclipse-starts-with-reputation", seat=seat_name(seat), n=number),
        secret={seat: T("eclipse-your-reputation", values=values)},
    )
