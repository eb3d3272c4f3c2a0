"""Positions for tests: an empty galaxy with home worlds in one line, and whatever a rulebook's example puts there."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from engine.space_empires.components import TECHNOLOGIES, UNITS, MarkerType
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import units
from engine.space_empires.phases import setup
from engine.space_empires.play import Game
from engine.space_empires.state import Colony, Marker, Options, Unit
from tests.engine.driving import Played, dice, kinds, play, said

SCENARIOS = {1: "doomsday_large", 2: "extra_large", 3: "standard", 4: "deep_space"}
HOMES = {1: ("A7",), 2: ("A10", "L3"), 3: ("A7", "K2", "K12"), 4: ("A2", "A12", "L1", "L12")}


def space(seats: int = 2, **options: Any) -> Game:
    """The first Movement Phase of seat 0: home worlds without units, every other hex known and empty."""
    game = Game(setup.new_state(seats, "seed", Options(**{"scenario": SCENARIOS[seats], **options})))
    homes = [("home", seat, HOMES[seats][seat]) for seat in range(seats)] if seats == 2 else []
    play(setup.choose(game), *homes, others="stop")
    run(setup.lay_map(game))
    run(setup.start(game))
    for player in game.state.players:
        for unit in list(player.units):
            units.remove(game, unit)
    for system in game.state.systems.values():
        if system.colony is None:
            system.marker, system.known = None, True
    state = game.state
    state.order = state.queue = list(range(seats))
    state.queue, state.active, state.step = state.queue[1:], 0, "movement"
    game.events.clear()
    return game


def run(rule: Coroutine[Any, Any, Any]) -> None:
    """Runs a rule that asks nothing."""
    played = play(rule, others="stop")
    assert played.open is None, f"it asked {played.open.kind}"


def put(game: Game, seat: int, type: str, at: str, count: int = 1, **levels: int) -> Unit:
    """A counter: `put(game, 0, "CA", "C7", 2, attack=1)`. Levels not named are those of the start."""
    start = {id: TECHNOLOGIES[id].start for id in technology.carried(type)}
    for id, level in levels.items():
        learn(game, seat, **{id: max(level, technology.researched(game, seat, id))})
    assert type in UNITS
    return units.place(game, seat, type, at, count, {**start, **levels})


def mark(game: Game, at: str, type: MarkerType, value: int = 0, known: bool = True) -> None:
    """Puts a system marker there."""
    game.system(at).marker, game.system(at).known = Marker(type, value), known


def colony(game: Game, seat: int, at: str, value: int = 5, type: MarkerType = "planet") -> Colony:
    """A colony on a planet."""
    mark(game, at, type)
    made = Colony(seat, value)
    game.system(at).colony = made
    return made


def learn(game: Game, seat: int, **levels: int) -> None:
    """Technology that a player has researched."""
    game.player(seat).technology.update(levels)


def turn(game: Game, number: int, active: int = 0) -> None:
    """Which turn of the round it is, and whose."""
    game.state.turn, game.state.active = number, active


__all__ = ["Played", "colony", "dice", "kinds", "learn", "mark", "play", "put", "run", "said", "space", "turn"]
