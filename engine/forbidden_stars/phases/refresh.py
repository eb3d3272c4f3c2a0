"""The Refresh Phase: objectives, materiel, rally, events and storms, end of round. FS-REFRESH-01"""

from __future__ import annotations

from collections.abc import Callable

from engine.forbidden_stars import words
from engine.forbidden_stars.components import ROUNDS
from engine.forbidden_stars.economy import materiel
from engine.forbidden_stars.galaxy import areas, capacity, units
from engine.forbidden_stars.phases import elimination, events, rounds, winning
from engine.forbidden_stars.play import Game
from engine.text import T, seat_name


async def step(game: Game) -> None:
    """The first three steps; or the events of one player; or the end of the round. FS-REFRESH-01, FS-REFRESH-06"""
    state = game.state
    if state.step == "start":
        open_phase(game)
    elif state.queue:
        seat = state.turn = state.queue.pop(0)
        await events.step(game, seat)
        elimination.check(game)
    else:
        await close(game)


def open_phase(game: Game) -> None:
    """Objectives, materiel and rally; everybody at the same time. FS-REFRESH-01"""
    for rule in STEPS:
        rule(game)
        if game.state.phase == "over":
            return
    game.state.queue, game.state.step = game.clockwise(), "events"


def collect(game: Game) -> None:
    """Own tokens on friendly worlds; whoever has enough has won. FS-REFRESH-02, FS-OBJ-02, FS-OBJ-03, FS-OBJ-04"""
    for seat in game.clockwise():
        for id in areas.friendly_worlds(game, seat):
            area = game.area(id)
            if area.objective == seat:
                area.objective = None
                game.player(seat).collected += 1
                game.say(T("forbidden_stars-collects", seat=seat_name(seat), area=words.area(id)), where=[id], weight=2)
    winning.check(game)


def earn(game: Game) -> None:
    """The materiel of all friendly worlds. FS-REFRESH-03, FS-REFRESH-04"""
    for seat in game.clockwise():
        value = materiel.income(game, seat)
        gained = materiel.gain(game, seat, value)
        game.say(T("forbidden_stars-earns", seat=seat_name(seat), n=gained, lost=value - gained))


def rally(game: Game) -> None:
    """All routed units stand up. FS-REFRESH-05, FS-ROUT-07"""
    for seat in game.clockwise():
        for _, unit in units.everywhere(game, seat):
            unit.routed = False


STEPS: tuple[Callable[[Game], None], ...] = (collect, earn, rally)


async def close(game: Game) -> None:
    """Capacities, used upgrades, storms; the first player token and the round marker move on.

    FS-REFRESH-11, FS-REFRESH-12, FS-REFRESH-13, FS-FIRST-03, FS-UPG-09, FS-STORM-12, FS-ROUND-02, FS-WIN-07
    """
    state = game.state
    state.turn = None
    await capacity.check(game)
    elimination.check(game)
    if game.state.phase != "refresh":
        return
    for seat in game.seats():
        game.player(seat).used = []
    for storm in state.storms:
        storm.moved = False
    state.first = game.others(state.first)[0]
    if state.round == ROUNDS:
        winning.win(game, winning.best(game, game.seats()))
        return
    state.round += 1
    rounds.begin(game, "planning")
