"""Small skies for tests of movement and combat: a row of tiles, and what a question refuses."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import Ask
from engine.errors import IllegalAnswer
from engine.ti4.combat.dice import Combat
from engine.ti4.components import FACTIONS, TILES
from engine.ti4.play import Game
from engine.ti4.state import Planet, System
from tests.engine.ti4.positions import board


def row(*tiles: int, factions: tuple[str, ...] = (), **options: Any) -> Game:
    """A game whose board is these tiles in a row, each next to the one before; nobody has units.

    The home systems, with the planets that keep everyone in the game, lie beside the board.
    """
    game = board(*factions, **options)
    state = game.state
    homes = [str(FACTIONS[player.faction].home) for player in state.players]
    owned = {id: planet for id, planet in state.planets.items() if planet.system in homes}
    systems = {str(tile): System(tile, (0, at)) for at, tile in enumerate(tiles)}
    state.systems = systems | {home: System(int(home), None) for home in homes if home not in systems}
    planets = {planet: str(tile) for tile in tiles for planet in TILES[tile].planets}
    state.planets = owned | {id: Planet(id, system) for id, system in planets.items() if id not in owned}
    game._near.clear()
    return game


def activated(game: Game, system: str, seat: int = 0) -> str:
    """Makes a system the active one, token and all."""
    game.state.systems[system].tokens.append(seat)
    game.state.active_system = system
    return system


def combat(game: Game, system: str, attacker: int = 0, defender: int = 1) -> Combat:
    """A space combat about to begin."""
    return Combat("space", activated(game, system, attacker), attacker, defender)


def refused(ask: Ask | None, value: Any, seat: int = 0) -> str | None:
    """The rule by which an open question refuses an answer."""
    assert ask is not None
    with pytest.raises(IllegalAnswer) as caught:
        ask.must[seat].check(value)
    return caught.value.rule


def choices(ask: Ask | None, seat: int = 0) -> list[str]:
    """The ids that an open question offers."""
    assert ask is not None
    shape: Any = ask.must[seat]
    return [option.id for option in (shape.options if hasattr(shape, "options") else shape.slots)]
