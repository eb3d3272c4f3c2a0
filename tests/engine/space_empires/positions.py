"""Positions for tests: an empty galaxy with home worlds in one line, and whatever a rulebook's example puts there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any

import pytest

from engine.ask import Ask, Reply, Seat
from engine.space_empires.combat import battle, field
from engine.space_empires.combat.field import Field
from engine.space_empires.combat.fire_orders import EACH
from engine.space_empires.components import TECHNOLOGIES, UNITS, MarkerType
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import units
from engine.space_empires.phases import course, setup
from engine.space_empires.phases.turn import STEPS
from engine.space_empires.play import Game
from engine.space_empires.state import ALIENS, Colony, Machine, Marker, Options, Unit
from tests.engine.driving import Played, dice, kinds, said
from tests.engine.driving import play as driven

SINGLY = ("volley", "group_fire")
"""Questions about whole groups."""
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
    state.queue, state.active, state.acting, state.step = state.queue[1:], 0, [0], "movement"
    game.events.clear()
    return game


def play(rule: Coroutine[Ask, Reply, Any], *answers: Any, others: Any = "random", seed: int = 1) -> Played:
    """As `driving.play`; each ship fires as it is told by itself, where nothing is said of volleys."""
    whole = any(step[0] in SINGLY for step in answers)
    return driven(rule if whole else singly(rule), *answers, others=others, seed=seed)


def singly(rule: Coroutine[Ask, Reply, Any]) -> Generator[Ask, Reply, Any]:
    """The same rule, with every question about whole groups answered: ship by ship."""
    reply: Reply | None = None
    while True:
        try:
            ask = rule.send(reply)  # type: ignore[arg-type]
        except StopIteration as done:
            return done.value
        reply = Reply(next(iter(ask.must)), None, EACH) if ask.kind in SINGLY else (yield ask)


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


def walked(game: Game, rests: int) -> list[tuple[Seat | None, str]]:
    """Goes on to the next safe point so many times, while nobody moves; the steps of the turns on the way, each with
    whoever was active.
    """
    seen: list[tuple[Seat | None, str]] = []

    def noted(step: str) -> Callable[[Game], Awaitable[None]]:
        real = STEPS[step]

        async def rule(game: Game) -> None:
            seen.append((game.state.active, step))
            await real(game)

        return rule

    with pytest.MonkeyPatch.context() as patch:
        for step in list(STEPS):
            patch.setitem(STEPS, step, noted(step))
        for _ in range(rests):
            done = [("move", game.state.active, "done")] if game.state.step == "movement" else []
            play(course.step(game), *done, others="stop")
    return seen


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


def quiet(round: int) -> Game:
    """A turn of seat 0 in a round, while six battleships guard the home world of the other seat."""
    game = space()
    turn(game, 1)
    game.state.round = round
    put(game, 1, "BB", HOMES[2][1], 6).up = True
    return game


def stronghold(game: Game) -> None:
    """The home world of seat 1 is too strong to be attacked: six of the best battleships lie open there."""
    put(game, 1, "BB", HOMES[2][1], 6, attack=3, defense=3).up = True


def turn(game: Game, number: int, active: int = 0) -> None:
    """Which turn of the round it is, and whose."""
    game.state.turn, game.state.active, game.state.acting = number, active, [active]


def midgame(**options: bool) -> Game:
    """The first turn of round 6, seat 0 to move."""
    made = space(**options)
    turn(made, 1)
    made.state.round = 6
    return made


# --- battles in F7 ---------------------------------------------------------------------------------------------------

FIELD = "F7"


def fight(game: Game, *answers: Any, attacker: int = 0, defender: int = 1, others: str = "stop") -> list[str]:
    """A whole battle in F7; the kinds of its questions."""
    played = play(battle.fight(game, FIELD, attacker, defender), *answers, others=others)
    assert played.open is None, played.open
    return kinds(played)


def met(game: Game, attacker: int = 0, defender: int = 1) -> Field:
    """A battlefield in F7, in its first round."""
    found = field.opened(game, FIELD, attacker, defender)
    found.battle.round = 1
    return found


def alien(game: Game, type: str, number: int = 1) -> Unit:
    """An alien ship in F7."""
    made = Unit(ALIENS, type, number, FIELD, up=True)
    game.state.aliens.append(made)
    return made


def machine(game: Game, at: str = FIELD, rating: int = 0, weakness: str | None = None) -> Machine:
    """A doomsday machine."""
    made = Machine(1 + len(game.state.machines), at, rating, weakness=weakness)
    game.state.machines.append(made)
    return made


__all__ = [
    "Played",
    "alien",
    "colony",
    "dice",
    "fight",
    "kinds",
    "learn",
    "machine",
    "mark",
    "met",
    "play",
    "put",
    "run",
    "said",
    "space",
    "turn",
]
