"""Doomsday machines of the optional rule: where they go, what they fight, what they leave."""

from __future__ import annotations

import pytest

from engine.space_empires.combat import battle, figures
from engine.space_empires.galaxy import exploring
from engine.space_empires.options import doomsday
from engine.space_empires.play import Game
from engine.space_empires.state import ALIENS, MACHINES, Machine, Unit
from tests.engine.space_empires.positions import alien, colony, dice, machine, mark, met, play, put, space


def deep(seats: int = 2) -> tuple[Game, Machine]:
    """A machine in F7, in deep space all around."""
    game = space(seats, doomsday_machines=3)
    return game, machine(game)


def moved(game: Game) -> str:
    """Where the first machine is after its move."""
    one = game.state.machines[0]
    doomsday._advance(game, one)
    return one.at


@pytest.mark.rule("SE-DOOM-09", "SE-DOOM-10")
@pytest.mark.parametrize("kind", ["planet", "barren_planet", "asteroids", "ship"])
def test_it_goes_to_the_nearest_target_within_two_hexes(kind: str) -> None:
    game, _ = deep()
    mark(game, "F9", "nebula")
    if kind == "ship":
        put(game, 0, "SC", "F9")
    else:
        mark(game, "F9", kind)  # type: ignore[arg-type]
    assert moved(game) == "F9"
    mark(game, "F8", "planet")
    game.state.machines[0].at = "F7"
    assert moved(game) == "F8"


@pytest.mark.rule("SE-DOOM-10")
def test_among_equally_near_targets_chance_decides() -> None:
    game, one = deep()
    mark(game, "F6", "planet")
    mark(game, "F8", "planet")
    seen = set()
    for _ in range(20):
        one.at = "F7"
        seen.add(moved(game))
    assert seen == {"F6", "F8"}


@pytest.mark.rule("SE-DOOM-13")
def test_without_a_target_it_strays_by_one_hex() -> None:
    """D-57"""
    game, one = deep()
    mark(game, "F10", "planet")
    seen = set()
    for _ in range(60):
        one.at = "F7"
        seen.add(moved(game))
    assert seen == set(game.beside("F7"))


@pytest.mark.rule("SE-DOOM-12")
def test_it_ends_on_no_unexplored_hex_nor_on_another_machine_but_passes() -> None:
    game, one = deep()
    mark(game, "F8", "planet", known=False)
    mark(game, "E8", "planet")
    machine(game, "E8")
    mark(game, "F9", "planet")
    for at in ("E7", "G8", "G7", "F6", "E9", "G9"):
        mark(game, at, "nebula")
    assert moved(game) == "F9" and one.at == "F9"


@pytest.mark.rule("SE-DOOM-17")
def test_it_never_enters_a_home_system() -> None:
    game, one = deep()
    beside = {s.id: game.beside(s.id) for s in game.state.systems.values() if s.home == 0}
    home, one.at = next((at, to) for at, near in beside.items() for to in near if game.system(to).home is None)
    mark(game, home, "planet")
    for _ in range(10):
        assert game.system(moved(game)).home is None
    free = Game(space(3).state)
    for system in free.state.systems.values():
        system.home = None
    assert doomsday._may_enter(free, "A7")


@pytest.mark.rule("SE-DOOM-15", "SE-DOOM-11")
@pytest.mark.parametrize("kind", ["planet", "asteroids"])
def test_it_destroys_planets_and_asteroids_with_what_is_there(kind: str) -> None:
    game, one = deep()
    if kind == "planet":
        colony(game, 1, "F7")
    else:
        mark(game, "F7", "asteroids")
    play(doomsday.attack(game, one), others="stop")
    assert game.system("F7").marker is None and game.colony("F7") is None


@pytest.mark.rule("SE-DOOM-11")
def test_it_fights_the_aliens_of_a_planet() -> None:
    game, one = deep()
    mark(game, "F7", "barren_planet")
    alien(game, "ALIEN_D")
    dice(game, 1, 1, 1, 1)
    play(doomsday.attack(game, one))
    assert game.state.aliens == [] and game.system("F7").marker is None


@pytest.mark.rule("SE-DOOM-16")
@pytest.mark.parametrize("terrain", ["asteroids", "nebula"])
def test_terrain_changes_nothing_for_it(terrain: str) -> None:
    game, _ = deep()
    mark(game, "F7", terrain)  # type: ignore[arg-type]
    ship = put(game, 0, "BB", "F7", attack=2, defense=2)
    at = met(game, MACHINES, 0)
    assert at.shown is not None and figures.letter(at, at.shown) == "C" and figures.letter(at, ship) == "E"
    assert figures.need(at, at.shown, ship) == 9 - 2 - (2 if terrain == "asteroids" else 0)
    assert figures.need(at, ship, at.shown) == 5 - 2 + (2 if terrain == "nebula" else 0)


@pytest.mark.rule("SE-DOOM-08", "SE-DOOM-14")
def test_ships_of_several_players_fight_it_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """D-78"""
    game, _ = deep(3)
    machine(game, "G3")
    put(game, 1, "DN", "F7", 3)
    put(game, 2, "DN", "F7", 3)
    game.state.active = None
    sides: list[int] = []

    async def noted(game: Game, at: str, attacker: int, defender: int) -> None:
        sides.append(defender)

    monkeypatch.setattr(battle, "fight", noted)
    play(doomsday.attack(game, game.state.machines[0]))
    assert sides == [1, 2]


@pytest.mark.rule("SE-DOOM-02", "SE-DOOM-03")
def test_a_machine_that_is_found_attacks_at_once_and_stays() -> None:
    game = space(doomsday_machines=3)
    mark(game, "F7", "doomsday_machine", 1, known=False)
    put(game, 0, "SC", "F7")
    play(exploring.explore(game, 0, "F7"))
    assert [one.at for one in game.state.machines] == ["F7"] and game.player(0).units == []
    assert not any(unit.owner in (ALIENS, MACHINES) for unit in game.at("F7"))


def test_a_unit_of_a_machine_is_only_shown() -> None:
    game, _ = deep()
    put(game, 0, "SC", "F7")
    shown = met(game, MACHINES, 0).shown
    assert isinstance(shown, Unit) and shown not in list(game.everything())
