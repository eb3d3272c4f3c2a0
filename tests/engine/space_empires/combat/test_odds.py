"""The odds of battles: how often the attacker wins, against exact values of our own reckoning, within four sigmas.

Each exact value is worked out from the rules alone: of every state of a battle the chance of each next one, shot by
shot. In the battles fought here everybody fires at what is there, nobody retreats or holds fire.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import NamedTuple

import pytest

from engine.ask import Ask, Reply, Spread
from engine.space_empires.combat import battle
from engine.space_empires.play import Game
from engine.space_empires.state import MACHINES
from tests.engine.space_empires.positions import colony, machine, mark, put, space

BATTLES = 300
SIGMAS = 4


class Corps(NamedTuple):
    """One side: how many ships of which hull, the highest roll that hits, and the same in the first round."""

    ships: int
    hull: int
    need: int
    first: int | None = None
    shots: int | None = None
    """Shots in a round, where it is not one a ship."""


State = tuple[int, int, int, int]
"""Ships and hits of the attacker, then of the defender."""


def exact(attacker: Corps, defender: Corps, order: str, *, bonus: bool = True, screens: bool = False) -> float:
    """The chance of the attacker. `order`: `AD` or `DA`, who fires first; `screens`: a larger attacker screens."""

    @cache
    def chance(state: State, opening: bool) -> float:
        if not (state[0] and state[2]):
            return float(not state[2])
        after = _round(state, opening)
        stays = 0.0 if opening else after.pop(state, 0.0)
        return sum(p * chance(other, False) for other, p in after.items()) / (1 - stays)

    def _round(state: State, opening: bool) -> dict[State, float]:
        aside = max(0, state[0] - state[2]) if screens else 0
        fighting = (state[0] - aside, state[2])
        worlds = {(state[0] - aside, *state[1:]): 1.0}
        for side in order:
            one, corps = (0, attacker) if side == "A" else (2, defender)
            need = (corps.first if opening and corps.first is not None else corps.need) + (
                bonus and fighting[one // 2] >= 2 * fighting[1 - one // 2]
            )
            worlds = _fire(worlds, one, need / 10, (defender if side == "A" else attacker).hull, corps.shots)
        return {(s[0] + aside, *s[1:]): p for s, p in worlds.items()}

    return chance((attacker.ships, 0, defender.ships, 0), True)


def _fire(worlds: dict[State, float], one: int, p: float, hull: int, shots: int | None) -> dict[State, float]:
    """A side fires, each result before the next shot."""
    found: dict[State, float] = {}
    for state, chance in worlds.items():
        now = {state: chance}
        for _ in range(state[one] if shots is None else shots * bool(state[one])):
            later: dict[State, float] = {}
            for each, part in now.items():
                hit = _hit(each, 2 - one, hull)
                later[hit] = later.get(hit, 0.0) + part * p
                later[each] = later.get(each, 0.0) + part * (1 - p)
            now = later
        for each, part in now.items():
            found[each] = found.get(each, 0.0) + part
    return found


def _hit(state: State, target: int, hull: int) -> State:
    values = list(state)
    if values[target]:
        values[target + 1] += 1
        if values[target + 1] == hull:
            values[target], values[target + 1] = values[target] - 1, 0
    return values[0], values[1], values[2], values[3]


# --- battles ---------------------------------------------------------------------------------------------------------


def fought(game: Game, defender: int, screens: bool) -> bool:
    """A battle in F7; whether the attacker is left."""
    rule, reply = battle.fight(game, "F7", 0, defender), None
    while True:
        try:
            ask: Ask = rule.send(reply)  # type: ignore[arg-type]
        except StopIteration:
            return bool([unit for unit in game.at("F7", 0) if game.armed(unit)])
        seat, shape = next(iter(ask.must.items()))
        if isinstance(shape, Spread):
            reply = Reply(seat, None, _screen(shape) if screens and seat == 0 else {})
        else:
            reply = Reply(seat, None, shape.options[0].id)  # type: ignore[attr-defined]


def _screen(shape: Spread) -> dict[str, int]:
    left, chosen = shape.high, dict[str, int]()
    for slot in shape.slots:
        chosen[slot.id] = min(left, slot.most)
        left -= chosen[slot.id]
    return {id: count for id, count in chosen.items() if count}


class Case(NamedTuple):
    """A battle: how it is set up, and its exact odds. Without a colony elsewhere nobody can retreat."""

    setup: Callable[[Game], None]
    odds: float
    screens: bool = False


def _levels(game: Game) -> None:
    put(game, 0, "CA", "F7", 3, attack=1)
    put(game, 1, "CA", "F7", 3, defense=2)


def _tactics(game: Game) -> None:
    put(game, 0, "CA", "F7", 2, tactics=1)
    put(game, 1, "CA", "F7", 2)


def _classes(game: Game) -> None:
    put(game, 0, "DD", "F7", 3)
    put(game, 1, "SC", "F7", 3)


def _numbers(game: Game) -> None:
    put(game, 0, "SC", "F7", 4)
    put(game, 1, "CA", "F7", 2)


def _asteroids(game: Game) -> None:
    mark(game, "F7", "asteroids")
    put(game, 0, "BB", "F7", 2, attack=3)
    put(game, 1, "BC", "F7", 2, attack=2)


def _nebula(game: Game) -> None:
    mark(game, "F7", "nebula")
    put(game, 0, "BC", "F7", 2, defense=2)
    put(game, 1, "DN", "F7", defense=3)


def _fighters(game: Game) -> None:
    """Scouts with point defense fire first, as class A."""
    colony(game, 1, "F7")
    put(game, 0, "SC", "F7", 3, point_defense=1)
    put(game, 1, "F", "F7", 3, fighter=2)


def _raiders(game: Game) -> None:
    """Cloaked, they fire first, and better once."""
    put(game, 0, "R", "F7", 2, cloaking=1)
    put(game, 1, "CA", "F7", 2)


def _scanned(game: Game) -> None:
    put(game, 0, "R", "F7", 2, cloaking=1)
    put(game, 1, "DD", "F7", 3, scanner=1)


def _mines(game: Game) -> None:
    """Of five ships mines take two before the first shot."""
    put(game, 0, "DD", "F7", 5)
    put(game, 1, "MINES", "F7", 2)
    put(game, 1, "BASE", "F7")


def _screened(game: Game) -> None:
    put(game, 0, "SC", "F7", 3)
    put(game, 1, "SC", "F7", 2)


CASES = {
    "classes": Case(_classes, exact(Corps(3, 1, 4), Corps(3, 1, 3), "AD")),
    "levels": Case(_levels, exact(Corps(3, 2, 2), Corps(3, 2, 3), "DA")),
    "tactics": Case(_tactics, exact(Corps(2, 2, 3), Corps(2, 2, 3), "AD")),
    "numbers": Case(_numbers, exact(Corps(4, 1, 2), Corps(2, 2, 4), "DA")),
    "asteroids": Case(_asteroids, exact(Corps(2, 3, 4), Corps(2, 2, 3), "DA")),
    "nebula": Case(_nebula, exact(Corps(2, 2, 2), Corps(1, 3, 5), "DA")),
    "fighters": Case(_fighters, exact(Corps(3, 1, 6), Corps(3, 1, 6), "AD")),
    "raiders": Case(_raiders, exact(Corps(2, 2, 3, first=4), Corps(2, 2, 4), "AD")),
    "scanned raiders": Case(_scanned, exact(Corps(2, 2, 4), Corps(3, 1, 4), "DA")),
    "mines": Case(_mines, exact(Corps(3, 1, 2), Corps(1, 3, 7), "DA")),
    "screening": Case(_screened, exact(Corps(3, 1, 3), Corps(2, 1, 3), "DA", screens=True), True),
}
"""Needs: attack with technology up to the hull, less defense with technology up to the hull; 1 at the least."""


@pytest.mark.rule("SE-FIRE-12", "SE-FIRE-13", "SE-FIRE-02", "SE-COMBAT-09", "SE-SCREEN-04", "SE-RAIDER-08")
@pytest.mark.parametrize("name", CASES)
def test_battles_are_won_as_often_as_they_should(name: str) -> None:
    case, wins = CASES[name], 0
    for number in range(BATTLES):
        game = _field()
        game.state.rolls = 1000 * number
        case.setup(game)
        wins += fought(game, 1, case.screens)
    margin = SIGMAS * sqrt(case.odds * (1 - case.odds) / BATTLES)
    assert abs(wins / BATTLES - case.odds) < margin, f"{wins / BATTLES} is not {case.odds}"


_EMPTY: list[Game] = []


def _field() -> Game:
    """An empty galaxy, the same one each time."""
    if not _EMPTY:
        game = space(carriers=True, raiders=True, mines=True)
        for at in ("A10", "L3"):
            game.system(at).colony = None
        _EMPTY.append(game)
    game = _EMPTY[0]
    for player in game.state.players:
        for unit in list(player.units):
            game.player(player.seat).supply[unit.type].append(unit.number)
        player.units.clear()
        player.technology |= dict.fromkeys(("attack", "defense", "tactics", "cloaking", "scanner"), 0)
    game.system("F7").marker = game.system("F7").colony = None
    game.events.clear()
    return game


@pytest.mark.rule("SE-DOOM-04", "SE-DOOM-05")
def test_a_machine_is_beaten_as_often_as_it_should() -> None:
    """Two battleships, which fire before it, without the bonus of numbers; it fires twice, with attack 9."""
    odds, wins = exact(Corps(2, 3, 3), Corps(1, 3, 7, shots=2), "AD", bonus=False), 0
    for number in range(BATTLES):
        game = _field()
        game.state.rolls = 1000 * number
        game.state.machines.clear()
        machine(game)
        put(game, 0, "BB", "F7", 2)
        wins += fought(game, MACHINES, False)
    assert abs(wins / BATTLES - odds) < SIGMAS * sqrt(odds * (1 - odds) / BATTLES)


def test_the_reckoning_itself() -> None:
    """One ship each that hit on 5, the defender first: 1/2 dead at once, else 1/2 of the other, and so on."""
    assert exact(Corps(1, 1, 5), Corps(1, 1, 5), "DA", bonus=False) == pytest.approx(1 / 3)
    assert exact(Corps(1, 1, 5), Corps(1, 1, 5), "AD", bonus=False) == pytest.approx(2 / 3)
