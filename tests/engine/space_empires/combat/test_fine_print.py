"""Fine print of battles: what the doubts of the catalogue decide."""

from __future__ import annotations

import pytest

from engine.ask import Spread
from engine.errors import IllegalAnswer
from engine.space_empires.combat import aiming, battle, firing, retreat, screening
from engine.space_empires.components import UNITS
from engine.space_empires.galaxy import units
from engine.space_empires.play import Game
from engine.space_empires.state import ALIENS, Unit
from tests.engine.space_empires.positions import alien, dice, fight, kinds, mark, met, play, put, space


def crowded() -> tuple[Game, Unit, Unit]:
    """Two cruisers in F7 in the second round; all other counters of cruisers lie at home."""
    game = space()
    group = put(game, 0, "CA", "F7", 2)
    spare, *_ = [put(game, 0, "CA", "A10") for _ in range(UNITS["CA"].counters - 1)]
    put(game, 1, "BB", "F7")
    return game, group, spare


@pytest.mark.rule("SE-MAINT-04", "SE-RETREAT-02", "SE-GROUP-02")
def test_a_counter_is_freed_for_ships_that_split_off() -> None:
    """D-61"""
    game, group, spare = crowded()
    at = met(game)
    at.battle.round = 2
    kinds = {option.id for option in aiming.retreats(at, group, aiming.exits(at, group))}
    assert "retreat:E8:2" in kinds and "retreat:E8:1" not in kinds and f"scuttle:{spare.id}" in kinds
    script = [("fire", 0, f"scuttle:{spare.id}"), ("fire", 0, "retreat:E8:1")]
    play(firing._group(at, group, "C"), *script, others="stop")
    assert spare.count == 1 and spare not in game.player(0).units
    assert sorted((unit.at, unit.count) for unit in game.player(0).units if unit.at != "A10") == [("E8", 1), ("F7", 1)]


@pytest.mark.rule("SE-MAINT-04")
def test_with_a_free_counter_nothing_is_scuttled_in_a_battle() -> None:
    """D-61"""
    game, group, spare = crowded()
    units.remove(game, spare)
    at = met(game)
    at.battle.round = 2
    assert not any(option.id.startswith("scuttle") for option in aiming.retreats(at, group, aiming.exits(at, group)))


@pytest.mark.rule("SE-RETREAT-01")
def test_nobody_retreats_when_the_last_enemy_is_gone() -> None:
    """D-17"""
    game = space()
    put(game, 0, "BB", "F7")
    cruiser, scout = put(game, 0, "CA", "F7"), put(game, 1, "SC", "F7")
    dice(game, 1)
    assert fight(game, ("screen", 0, {}), ("fire", 0, scout.id)) == ["screen", "fire"] and cruiser.at == "F7"


@pytest.mark.rule("SE-COMBAT-09", "SE-ALIEN-02")
@pytest.mark.parametrize(("ships", "bonus"), [(1, ALIENS), (2, None), (8, 0)])
def test_aliens_have_the_bonus_of_numbers_too(ships: int, bonus: int | None) -> None:
    """D-67"""
    game = space(aliens=True)
    for number in range(1, 4):
        alien(game, "ALIEN_B", number)
    for left in range(ships, 0, -6):
        put(game, 0, "SC", "F7", min(6, left))
    assert battle.bonus(met(game, 0, ALIENS)) == bonus


@pytest.mark.rule("SE-COMBAT-09", "SE-SCREEN-01")
def test_bases_ship_yards_and_squadrons_count_mines_and_decoys_do_not() -> None:
    """D-08"""
    game = space(carriers=True, mines=True)
    for type in ("BASE", "SY", "F", "CV"):
        put(game, 1, type, "F7")
    for type in ("MINES", "DECOY", "MINER"):
        put(game, 1, type, "F7")
    put(game, 0, "SC", "F7", 2)
    at = met(game)
    assert len(at.armed(1)) == 4 and battle.bonus(at) == 1


@pytest.mark.rule("SE-BLACK-01", "SE-RETREAT-05")
def test_a_retreat_into_a_black_hole_is_a_risk() -> None:
    """D-16, D-44: fighters on a carrier that is lost go with it."""
    game = space(carriers=True)
    mark(game, "E8", "black_hole")
    carrier, fighters = put(game, 0, "CV", "F7"), put(game, 0, "F", "F7", 3, fighter=1)
    put(game, 1, "BB", "F7")
    at = met(game)
    assert "E8" in retreat.hexes(game, "F7", 0)
    dice(game, 9)
    play(retreat.withdraw(at, carrier, 1, "E8"), others="stop")
    assert carrier.count == 0 and fighters.count == 0


@pytest.mark.rule("SE-MAINT-04", "SE-SCREEN-02", "SE-GROUP-02")
def test_what_is_given_up_for_ships_that_are_screened_is_a_question_of_its_own() -> None:
    """D-61"""
    game, group, spare = crowded()
    at = met(game)
    for chosen in ({group.id: 2}, {f"scuttle:{spare.id}": 1}):
        with pytest.raises(IllegalAnswer):
            play(screening.screen(at), ("screen", 0, chosen), others="stop")
    with pytest.raises(IllegalAnswer):
        play(screening.screen(at), ("screen", 0, {group.id: 1}), ("give_up", 0, []), others="stop")
    played = play(screening.screen(at), ("screen", 0, {group.id: 1}), ("give_up", 0, [f"scuttle:{spare.id}"]))
    there = [(unit.count, unit.screened) for unit in game.player(0).units if unit.at == "F7"]
    assert kinds(played) == ["screen", "give_up"]
    assert sorted(there) == [(1, False), (1, True)] and spare not in game.player(0).units


@pytest.mark.rule("SE-MAINT-04", "SE-SCREEN-02", "SE-GROUP-02")
def test_in_games_from_before_both_are_one_answer() -> None:
    """D-61"""
    game, group, spare = crowded()
    game.state.edition = 1
    at = met(game)
    refused = [{group.id: 1}, {f"scuttle:{spare.id}": 1}, {group.id: 2}]
    for chosen in refused:
        with pytest.raises(IllegalAnswer):
            play(screening.screen(at), ("screen", 0, chosen), others="stop")
    play(screening.screen(at), ("screen", 0, {group.id: 1, f"scuttle:{spare.id}": 1}), others="stop")
    there = [(unit.count, unit.screened) for unit in game.player(0).units if unit.at == "F7"]
    assert sorted(there) == [(1, False), (1, True)] and spare not in game.player(0).units


@pytest.mark.rule("SE-MAINT-04")
def test_with_a_free_counter_nothing_is_given_up_for_a_screen() -> None:
    """D-61"""
    game, group, spare = crowded()
    units.remove(game, spare)
    played = play(screening.screen(met(game)), others="stop")
    assert played.open is not None
    shape = played.open.must[0]
    assert isinstance(shape, Spread) and [slot.id for slot in shape.slots] == [group.id]
