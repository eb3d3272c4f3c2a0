"""Positions for tests: a galaxy in three lines, a rule driven by scripted answers, dice that fall as told."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from engine.eclipse.components import CENTRE_SECTOR, SECTORS
from engine.eclipse.economy import colony_ships
from engine.eclipse.galaxy import ships
from engine.eclipse.galaxy.chart import Chart
from engine.eclipse.phases import setup
from engine.eclipse.play import Game
from engine.eclipse.state import Options, Sector
from tests.engine.driving import Played, dice, kinds, play, said

TERRANS = ("terran_directorate", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate")


def galaxy(*species: str, seats: int = 2) -> Game:
    """A game in the action phase of round 1 with seat 0 to move: the center and the starting hexes lie, as at setup.

    Without names the seats are Terran factions. The defense system stands, its discovery tile lies under it.
    """
    names = species or TERRANS[:seats]
    game = Game(setup.new_state(len(names), "seed", Options()))
    setup.fill_supply(game)
    for seat, name in enumerate(names):
        game.player(seat).species = name
    run_through(setup.lay_map(game))
    game.state.step, game.state.turn, game.state.start = "turn", 0, 0
    game.events.clear()
    return game


def run_through(rule: Coroutine[Any, Any, Any]) -> None:
    """Runs a rule that asks nothing."""
    played = play(rule, others="stop")
    assert played.open is None, f"it asked {played.open.kind}"


def lay(game: Game, id: str, at: tuple[int, int], owner: int | None = None, turned: int = 0) -> Sector:
    """Lays a sector, empty of cubes, Ancients and tiles; `owner` puts a disc of his on it."""
    for stack in game.state.stacks.values():
        if id in stack:
            stack.remove(id)
    sector = Sector(id, at, turned, owner, [False] * len(SECTORS[id].squares))
    game.state.sectors[id] = sector
    if owner is not None:
        game.player(owner).discs -= 1
    return sector


def turn(game: Game, id: str, turned: int) -> None:
    """Turns a sector that lies already, which no rule does."""
    game.sector(id).turned = turned
    game.chart = Chart()


def settle(game: Game, id: str, square: int, resource: str) -> None:
    """A cube of the owner on a printed square, from that track."""
    sector = game.sector(id)
    assert sector.owner is not None and not sector.cubes[square]
    sector.cubes[square] = True
    game.player(sector.owner).cubes[resource] -= 1  # type: ignore[index]


def free_squares(game: Game, seat: int, id: str) -> list[str]:
    """The squares of a sector on which a colony ship of the seat could put a cube now."""
    found = map(colony_ships.split, colony_ships.targets(game, seat))
    return list(dict.fromkeys(square for sector, square, _ in found if sector == id))


def fleet(game: Game, seat: int, id: str, **number: int) -> None:
    """Puts ships on a sector: `fleet(game, 0, "101", cruiser=2)`."""
    for type, count in number.items():
        for _ in range(count):
            ships.add(game, seat, type, id)


def learn(game: Game, seat: int, *technologies: str) -> None:
    """Gives technologies, without what they do at once."""
    game.player(seat).technologies.extend(technologies)


def fit(game: Game, seat: int, type: str, **tiles: str) -> None:
    """Puts part tiles on squares of a blueprint: `fit(game, 0, "cruiser", left_bottom="hull")`."""
    game.player(seat).tiles[type].update(tiles)


def store(game: Game, seat: int, money: int = 0, science: int = 0, materials: int = 0) -> None:
    """Sets what a seat has stored."""
    game.player(seat).storage = {"money": money, "science": science, "materials": materials}


def home(game: Game, seat: int) -> str:
    """The starting hex of a seat."""
    return game.species(seat).home


__all__ = [
    "CENTRE_SECTOR",
    "Played",
    "dice",
    "fit",
    "fleet",
    "galaxy",
    "home",
    "kinds",
    "lay",
    "learn",
    "play",
    "run_through",
    "said",
    "settle",
    "store",
]
