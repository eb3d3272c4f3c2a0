"""Two teams of two: blood brothers move, fight and explore together; uneasy allies never stack."""

from __future__ import annotations

from typing import Any

import pytest

from engine.space_empires.combat import aiming, battle, field, firing, scanning, screening
from engine.space_empires.galaxy import chains, exploring, movement, presence
from engine.space_empires.phases import combat_phase, course, rounds, victory
from engine.space_empires.play import Game
from engine.space_empires.rules import RULES
from engine.space_empires.state import MACHINES
from tests.engine.space_empires.positions import colony, dice, fight, kinds, mark, met, play, put, space, walked


def teams(kind: str = "blood_brothers", **options: Any) -> Game:
    """Seats 0 and 2 against 1 and 3; a team takes its turn."""
    game = space(4, teams=kind, **options)
    game.state.acting = [0, 2] if kind == "blood_brothers" else [0]
    game.state.queue = [1, 3]
    return game


def test_blood_brothers_take_their_turn_together() -> None:
    """Both move before either fights, both fight before either explores."""
    game = teams()
    rounds.begin_round(game, [1, 2, 3, 0])
    assert game.state.order == [1, 3, 2, 0]
    seen = walked(game, 12)
    team = [(1, "movement"), (3, "movement"), (1, "combat"), (3, "combat"), (1, "exploration"), (3, "exploration")]
    assert seen[1:7] == team and seen[7] == (1, "end") and seen[9] == (2, "movement")
    assert game.state.turn == 2


def test_uneasy_allies_move_one_after_the_other() -> None:
    game = teams("uneasy_alliance")
    rounds.begin_round(game, [1, 2, 3, 0])
    play(course.step(game), others="stop")
    assert game.state.order == [1, 2, 3, 0] and game.state.acting == [1] and game.state.queue == [2, 3, 0]


@pytest.mark.rule("SE-GEN-07")
@pytest.mark.parametrize(("kind", "allowed"), [("blood_brothers", True), ("uneasy_alliance", False)])
def test_only_blood_brothers_stack(kind: str, allowed: bool) -> None:
    game = teams(kind)
    put(game, 2, "SC", "F8")
    scout = put(game, 0, "SC", "F7")
    assert not game.hostile(0, 2) and game.hostile(0, 1)
    assert (movement.forbids(movement.Party(game, 0, [scout]), "F8") is None) == allowed


@pytest.mark.rule("SE-PIPE-07")
@pytest.mark.parametrize(("kind", "usable"), [("blood_brothers", 2), ("uneasy_alliance", 0)])
def test_blood_brothers_use_each_others_pipelines(kind: str, usable: int) -> None:
    """D-42"""
    game = teams(kind, pipelines=True)
    for at in ("F7", "F8"):
        put(game, 2, "MS", at)
    assert len(chains.counters(game, 0)) == usable


# --- battles ---------------------------------------------------------------------------------------------------------


def test_they_attack_together_and_each_fires_its_own_ships() -> None:
    game = teams()
    one, other = put(game, 0, "BB", "F7"), put(game, 2, "DN", "F7")
    target = put(game, 1, "CA", "F7", 2)
    at = met(game)
    assert field.number(at.armed(0)) == 2 and at.side_of(2) == 0 and at.other(2) == 1
    dice(game, 1, 1, 1, 1)
    both = [("fire", 0, target.id), ("fire", 2, target.id)]
    asked = fight(game, *both, ("fire", 1, "hold"), ("screen", 0, {}), *both)
    assert asked == ["fire"] * 3 + ["screen"] + ["fire"] * 2 and game.player(1).units == []
    assert one.up and other.up


def test_units_of_both_with_one_number_are_told_apart() -> None:
    game = teams()
    one, other = put(game, 0, "SC", "F7"), put(game, 2, "SC", "F7")
    game.player(2).supply["SC"].append(other.number)
    game.player(2).supply["SC"].remove(one.number)
    other.number = one.number
    enemy = put(game, 1, "BB", "F7")
    at = met(game)
    found = aiming.targets(at, enemy)
    assert [at.key(unit) for unit in found] == [one.id, f"brother:2:{other.id}"]
    assert at.named(0, f"brother:2:{other.id}") is other
    dice(game, 1)
    play(firing.fire_round(at), ("fire", 1, f"brother:2:{other.id}"), others="random")
    assert other.count == 0 and one.count == 1


@pytest.mark.rule("SE-COMBAT-09", "SE-SCREEN-01")
def test_their_numbers_count_together() -> None:
    game = teams()
    put(game, 0, "SC", "F7", 2)
    group = put(game, 2, "SC", "F7", 2)
    put(game, 1, "CA", "F7", 2)
    at = met(game)
    assert battle.bonus(at) == 0
    play(screening.screen(at), ("screen", 0, {f"brother:2:{group.id}": 2}), others="stop")
    assert group.screened and battle.bonus(at) is None


@pytest.mark.rule("SE-SCANNER-02")
def test_scanners_of_either_see_raiders() -> None:
    game = teams(raiders=True)
    put(game, 1, "R", "F7", cloaking=1)
    put(game, 0, "CA", "F7")
    assert scanning.cloaked(game, "F7", 1, 0)
    put(game, 2, "DD", "F7", scanner=1)
    assert not scanning.cloaked(game, "F7", 1, 0) and scanning.watcher(game, "F7", 0) == 2


def test_two_brothers_are_one_enemy() -> None:
    game = teams()
    put(game, 0, "SC", "F7")
    for seat in (1, 3):
        put(game, seat, "SC", "F7")
    assert presence.armed_sides(game, "F7", 0) == [3] and presence.armed_sides(game, "F7", MACHINES) == [3, 0]


@pytest.mark.rule("SE-BOMB-02")
def test_both_fire_at_a_colony() -> None:
    game = teams()
    groups = {seat: put(game, seat, "CA", "F7") for seat in (0, 2)}
    made = colony(game, 1, "F7", 5)
    dice(game, 1, 1)
    answers = [("bombard", seat, "yes") for seat in groups]
    answers += [("bombard_with", seat, unit.id) for seat, unit in groups.items()]
    answers += [("bombard_with", seat, "stop") for seat in groups]
    played = play(combat_phase.finish(game, 0, "F7"), *answers, others="stop")
    assert played.open is None and made.value == 1 and kinds(played).count("bombard") == 2


@pytest.mark.rule("SE-DANGER-01")
def test_dangers_hit_both() -> None:
    game = teams()
    mark(game, "F7", "danger", known=False)
    for seat in (0, 2):
        put(game, seat, "SC", "F7")
    play(exploring.explore(game, 0, "F7"), others="stop")
    assert game.at("F7") == []


# --- what they do not share ------------------------------------------------------------------------------------------


def test_a_team_wins_together_but_shares_neither_cp_nor_knowledge() -> None:
    """Team mates count as other players: each keeps the own sheet, technology and counters to itself."""
    game = teams()
    put(game, 2, "DN", "F7", 3)
    game.player(2).cp = 17
    view = RULES.view(game.state, 0)
    stack = next(hex for hex in view.hexes if hex.id == "F7").stacks[0]
    assert (stack.units, stack.hidden) == ((), 1) and view.own is not None and view.own.cp == 0
    victory.win(game, [0])
    assert game.state.winners == [0, 2]
