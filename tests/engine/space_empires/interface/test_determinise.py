"""What is hidden is dealt anew, also before there is anything to deal."""

from __future__ import annotations

from random import Random

import pytest

from engine.space_empires.combat import battle
from engine.space_empires.components import UNITS
from engine.space_empires.rules import rules
from engine.space_empires.state import Sheet, State, Unit
from engine.table import Table
from tests.engine.space_empires.positions import learn, met, put, space


@pytest.mark.rule("SE-SYS-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_on_the_map_while_homes_are_chosen(seats: int) -> None:
    state = Table.new(rules(), seats, "5eed" * 16, {}).state
    assert isinstance(state, State)
    assert not any(system.known or system.marker for system in state.systems.values())
    before = rules().dump(state)
    rules().deal_anew(state, Random(1))
    assert rules().dump(state) == before


@pytest.mark.rule("SE-MOVE-17")
def test_beside_enemies_armed_counters_stay_armed() -> None:
    game = space()
    put(game, 0, "BB", "F7")
    put(game, 1, "CA", "F7")
    put(game, 1, "CA", "D7")
    found: dict[str, list[bool]] = {"F7": [], "D7": []}
    for seed in range(40):
        world = rules().scramble(game.state, 0, Random(seed))
        for unit in world.players[1].units:
            found[unit.at].append(UNITS[unit.type].combat)
    assert all(found["F7"]) and not all(found["D7"])


@pytest.mark.rule("SE-UPGRADE-03")
def test_nobody_knows_what_is_being_upgraded() -> None:
    game = space()
    put(game, 1, "SY", "L3")
    upgraded, other = put(game, 1, "CA", "L3", 2), put(game, 1, "BB", "L3")
    learn(game, 1, attack=2)
    upgraded.refit, game.state.acting, game.state.step = ["all"], [1], "combat"
    worlds = [rules().scramble(game.state, 0, Random(seed)) for seed in range(200)]
    found = {tuple(unit.type for unit in world.players[1].units if unit.refit) for world in worlds}
    assert () in found and any(other.type in types for types in found)


@pytest.mark.rule("SE-TREVEAL-02")
def test_levels_announced_in_a_battle_are_those_of_every_world_while_it_goes_on() -> None:
    """D-81: afterwards they may have risen, and never fallen."""
    game = space()
    put(game, 0, "CA", "F7")
    shown = put(game, 1, "CA", "F7", attack=1)
    learn(game, 1, attack=3)
    shown.up = True
    battle._announce(met(game))
    during = [rules().scramble(game.state, 0, Random(seed)) for seed in range(200)]
    assert {world.players[1].units[0].levels["attack"] for world in during} == {1}
    game.state.battle = None
    after = [rules().scramble(game.state, 0, Random(seed)) for seed in range(200)]
    assert {world.players[1].units[0].levels["attack"] for world in after} > {1}
    assert min(world.players[1].units[0].levels["attack"] for world in after) == 1


@pytest.mark.rule("SE-TREVEAL-02")
def test_no_world_forgets_a_level_that_was_announced() -> None:
    game = space()
    shown = put(game, 1, "CA", "F7", attack=2)
    shown.up, shown.told = True, {"attack": 2}
    worlds = [rules().scramble(game.state, 0, Random(seed)) for seed in range(200)]
    assert min(world.players[1].units[0].levels["attack"] for world in worlds) == 2


@pytest.mark.rule("SE-WRECK-02")
def test_nobody_knows_what_another_found_in_a_wreck() -> None:
    game = space()
    game.player(1).sheets = [Sheet(1, 5, 20, wrecks=["attack", "defense"], closed=True)]
    found = {tuple(rules().scramble(game.state, 0, Random(seed)).players[1].sheets[0].wrecks) for seed in range(20)}
    assert len(found) > 5


@pytest.mark.rule("SE-ALIEN-03")
def test_aliens_that_lie_face_down_may_be_any_of_those_not_drawn() -> None:
    game = space(aliens=True)
    game.state.alien_pool = ["ALIEN_C", "ALIEN_C", "ALIEN_D", "ALIEN_B"]
    game.state.aliens = [
        Unit(-1, "ALIEN_C", 1, "F7", up=True),
        Unit(-1, "ALIEN_D", 1, "F7"),
        Unit(-1, "ALIEN_D", 2, "F7"),
    ]
    worlds = [rules().scramble(game.state, 0, Random(seed)) for seed in range(40)]
    for world in worlds:
        assert world.aliens[0].id == "ALIEN_C1" and len({one.id for one in world.aliens}) == 3
        types = [*world.alien_pool, *(one.type for one in world.aliens[1:])]
        assert sorted(types) == ["ALIEN_B", "ALIEN_C", "ALIEN_C", "ALIEN_D", "ALIEN_D", "ALIEN_D"]
    assert len({str(world.aliens) for world in worlds}) > 3 and len({str(world.alien_pool) for world in worlds}) > 3
    rules().deal_anew(game.state, Random(1))
    assert len({one.id for one in game.state.aliens}) == 3


@pytest.mark.rule("SE-CARRIER-02")
def test_in_deep_space_fighters_have_carriers_in_every_world() -> None:
    game = space(carriers=True)
    learn(game, 1, fighter=1)
    put(game, 1, "CV", "F7", 2)
    put(game, 1, "F", "F7", 6)
    kinds = set()
    for seed in range(200):
        units = rules().scramble(game.state, 0, Random(seed)).players[1].units
        room = 3 * sum(unit.count for unit in units if unit.type == "CV")
        assert sum(unit.count for unit in units if unit.type == "F") <= room
        kinds |= {unit.type for unit in units}
    assert len(kinds) > 4


@pytest.mark.rule("SE-BASE-03")
@pytest.mark.rule("SE-BASE-04")
def test_bases_and_ship_yards_lie_only_where_they_can_and_may_be_anything_else() -> None:
    game = space()
    learn(game, 1, ship_size=3)
    for at, type in (("L3", "BASE"), ("L3", "CA"), ("F7", "CA"), ("L3", "DECOY")):
        put(game, 1, type, at)
    homes = set()
    for seed in range(200):
        units = rules().scramble(game.state, 0, Random(seed)).players[1].units
        assert not any(UNITS[unit.type].moves == "never" for unit in units if unit.at == "F7")
        assert sum(unit.type == "BASE" for unit in units) <= 1
        homes.add(tuple(sorted(unit.type for unit in units if unit.at == "L3")))
    assert any("SY" in types for types in homes) and any("BASE" not in types for types in homes)


@pytest.mark.rule("SE-RAIDER-02")
def test_raiders_that_met_somebody_are_raiders_in_every_world() -> None:
    game = space(raiders=True)
    learn(game, 1, cloaking=1)
    put(game, 0, "BB", "F7")
    for type in ("R", "CA"):
        put(game, 1, type, "F7")
    worlds = [rules().scramble(game.state, 0, Random(seed)) for seed in range(60)]
    assert all(sum(unit.type == "R" for unit in world.players[1].units) == 1 for world in worlds)
    assert len({unit.id for world in worlds for unit in world.players[1].units if unit.type == "R"}) > 1
