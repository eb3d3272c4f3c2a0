"""A player's turn: its phases in order, who comes next, and battles in the order of the active player's choice."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import Ask, PickOne
from engine.focus import Focus
from engine.questions.notes import Notes
from engine.space_empires import words
from engine.space_empires.combat.opponents import Opponent
from engine.space_empires.galaxy import exploring
from engine.space_empires.interface import focus
from engine.space_empires.phases import combat_phase, course, movement_phase, turn
from engine.space_empires.play import Game
from engine.space_empires.rules import rules
from engine.space_empires.state import MACHINES, Machine
from engine.text import T, seat_name
from tests.engine.space_empires.positions import (
    Played,
    colony,
    dice,
    kinds,
    machine,
    mark,
    play,
    put,
    said,
    space,
    walked,
)


def position_of(game: Game, seat: int) -> None:
    """It is this seat's turn."""
    game.state.active, game.state.acting = seat, [seat]


def stepped(game: Game, *answers: Any) -> Played:
    """One step of the game."""
    return play(course.step(game), *answers, others="stop")


@pytest.mark.rule("SE-TURN-03", "SE-TURN-05")
def test_each_player_moves_fights_and_explores_before_the_next() -> None:
    game = space()
    put(game, 0, "SC", "F7")
    put(game, 1, "SC", "G2")
    seen = walked(game, 5)
    phases = ["movement", "combat", "exploration", "end"]
    assert seen[:4] == [(0, phase) for phase in phases] and seen[4] == (0, "start")
    assert seen[5:] == [(1, phase) for phase in phases]


def test_the_game_rests_only_where_something_was_done() -> None:
    """Nothing to fight over and nothing to turn up: from the end of the movement on there is one safe point."""
    game = space()
    put(game, 0, "SC", "F7")
    rests = [game.state.step]
    for _ in range(2):
        walked(game, 1)
        rests.append(game.state.step)
    assert rests == ["movement", "combat", "start"]


def test_the_game_rests_after_a_hex_was_turned_up() -> None:
    game = space()
    put(game, 0, "SC", "F7")
    mark(game, "F7", "minerals", known=False)
    game.state.step = "combat"
    walked(game, 1)
    assert game.state.systems["F7"].known and game.state.step == "exploration"


@pytest.mark.rule("SE-TURN-03")
def test_one_account_tells_what_was_moved_and_what_is_explored_by_it_unless_somebody_fights() -> None:
    game, fight = space(), space()
    for each in (game, fight):
        put(each, 0, "SC", "F7")
        mark(each, "F7", "minerals", known=False)
        walked(each, 1)
        assert each.state.step == "combat"
    assert rules().goes_on(game)
    put(fight, 1, "SC", "F7")
    assert not rules().goes_on(fight)
    walked(game, 1)
    assert game.state.step == "exploration" and rules().goes_on(game)
    game.state.fought.append("F7")
    assert not rules().goes_on(game)
    walked(game, 1)
    assert game.state.step == "start" and not rules().goes_on(game)


@pytest.mark.rule("SE-REVEAL-02", "SE-REVEAL-01")
def test_face_up_groups_at_an_own_colony_may_be_hidden() -> None:
    """D-20: a new colony counts; what was seen is remembered."""
    game = space()
    colony(game, 0, "F7", 0)
    here, there = put(game, 0, "CA", "F7", 2), put(game, 0, "BC", "G7")
    here.up = there.up = True
    game.state.queue = [0]
    play(turn.start(game), ("turn_down", 0, [here.id]), others="stop")
    assert (here.up, there.up) == (False, True)
    assert [(one.type, one.count, one.at) for one in game.state.sightings] == [("CA", 2, "F7")]


@pytest.mark.rule("SE-PIPE-09", "SE-BLACK-03")
def test_a_turn_begins_with_fresh_counters() -> None:
    game = space(pipelines=True)
    unit = put(game, 0, "MS", "F7")
    unit.moved, unit.halted, unit.frozen, unit.chained = 1, True, True, True
    game.state.queue = [0]
    play(turn.start(game), others="stop")
    assert (unit.moved, unit.halted, unit.frozen, unit.chained, unit.start) == (0, False, False, False, "F7")


@pytest.mark.rule("SE-DOOM-08")
@pytest.mark.parametrize(("machines", "phase"), [(0, "turn"), (1, "machines")])
def test_machines_move_after_all_players(machines: int, phase: str) -> None:
    game = space(doomsday_machines=3)
    game.state.machines += [Machine(1, "F7")] * machines
    position_of(game, 1)
    game.state.queue, game.state.step = [], "end"
    stepped(game)
    assert (game.state.phase, game.state.turn) == (phase, 1 if machines else 2)


# --- the Combat Phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-COMBAT-01", "SE-COMBAT-03", "SE-COMBAT-05")
def test_the_active_player_names_one_hex_after_the_other() -> None:
    """D-80"""
    game = space()
    for at in ("F7", "G2"):
        put(game, 0, "DN", at)
        put(game, 1, "SC", at)
    dice(game, 1, 1)
    scouts = {unit.at: unit.id for unit in game.player(1).units}
    played = play(combat_phase.next_hex(game, 0), ("battle", 0, "G2"), ("fire", 0, scouts["G2"]), others="stop")
    assert played.open is None and game.state.fought == ["G2"] and game.state.battle is None
    assert combat_phase._contested(game, 0) == (["F7"], [])
    play(combat_phase.next_hex(game, 0), ("fire", 0, scouts["F7"]), others="stop")
    assert game.player(1).units == [] and said(game).count("space_empires-battle") == 2


@pytest.mark.rule("SE-COMBAT-01", "SE-GROUP-03")
def test_each_hex_to_fight_over_says_whom_one_meets_there() -> None:
    """What is face down is told by number only."""
    game = space()
    for at in ("F7", "G2"):
        put(game, 0, "DN", at)
    put(game, 1, "SC", "F7")
    put(game, 1, "SC", "G2").up = True
    asked = play(combat_phase.next_hex(game, 0), others="stop").open
    assert asked is not None
    shape = asked.must[0]
    assert isinstance(shape, PickOne)
    met = {one.id: one.more.params["what"] for one in shape.options if one.more is not None}
    assert met == {
        "F7": (words.counters(1),),
        "G2": words.groups(one for one in game.player(1).units if one.at == "G2"),
    }


@pytest.mark.rule("SE-COMBAT-01")
def test_a_question_within_a_battle_shows_the_battle() -> None:
    game = space()
    put(game, 0, "DN", "F7")
    put(game, 1, "SC", "F7", 2)
    put(game, 1, "DD", "F7")
    asked = play(combat_phase.next_hex(game, 0), others="stop").open
    assert asked is not None and asked.kind == "screen"
    assert focus.of(next(iter(asked.must)), asked) == Focus("battle-F7", {})


def crowded(*foes: int) -> Game:
    """A dreadnought of seat 0 in F7 with a scout of each of these seats."""
    game = space(4)
    put(game, 0, "DN", "F7", 2)
    for foe in foes:
        put(game, foe, "SC", "F7").up = True
    return game


def shot(game: Game, firer: int, target: int) -> tuple[str, int, str]:
    """A seat fires at another's only counter."""
    return "fire", firer, game.player(target).units[0].id


@pytest.mark.rule("SE-COMBAT-01", "SE-COMBAT-02", "SE-COMBAT-03")
@pytest.mark.parametrize("order", [(1, 2, 3), (2, 3, 1), (3, 1, 2)])
def test_of_several_enemies_in_a_hex_the_active_player_names_whom_to_fight_next(order: tuple[int, ...]) -> None:
    """D-07: battles have two sides, and the last enemy needs no question."""
    game = crowded(1, 2, 3)
    named = [("opponent", 0, Opponent(side).id) for side in order[:2]]
    dice(game, 1, 1, 1)
    played = play(combat_phase.next_hex(game, 0), *named, *[shot(game, 0, one) for one in order], others="pass")
    assert played.open is None and kinds(played).count("opponent") == 2
    told = [event.text for event in game.events if event.text is not None]
    fought = [text.params["defender"] for text in told if text.key == "space_empires-battle"]
    assert fought == [seat_name(side) for side in order]


@pytest.mark.rule("SE-COMBAT-01")
def test_nobody_is_asked_whom_to_fight_where_one_enemy_is() -> None:
    """D-07"""
    played = play(combat_phase.next_hex(crowded(2), 0), others="stop")
    assert played.open is not None and "opponent" not in kinds(played)


@pytest.mark.rule("SE-COMBAT-01", "SE-DOOM-02")
def test_a_machine_and_a_fleet_are_two_enemies() -> None:
    """D-07"""
    game = crowded(1)
    machine(game, "F7")
    played = play(combat_phase.next_hex(game, 0), others="stop")
    assert played.open is not None and played.open.kind == "opponent" and list(played.open.must) == [0]
    assert {one.id for one in played.open.must[0].options} == {Opponent(1).id, Opponent(MACHINES).id}  # type: ignore[attr-defined]


@pytest.mark.rule("SE-COMBAT-01")
def test_whose_last_ship_is_gone_fights_no_further_enemy() -> None:
    """D-07"""
    game = space(4)
    put(game, 0, "SC", "F7")
    for foe in (1, 2, 3):
        put(game, foe, "DN", "F7", 3, attack=3).up = True
    dice(game, 1)
    named = ("opponent", 0, Opponent(3).id)
    played = play(combat_phase.next_hex(game, 0), named, shot(game, 3, 0), others="pass")
    assert kinds(played).count("opponent") == 1 and said(game).count("space_empires-battle") == 1


@pytest.mark.rule("SE-LOST-04")
def test_whoever_is_lost_in_space_names_whom_to_fight_too() -> None:
    """D-07, D-24"""
    played = play(exploring.clash(crowded(1, 2), 0, "F7"), others="stop")
    assert played.open is not None and played.open.kind == "opponent"


def test_a_game_saved_before_it_was_asked_goes_on_as_it_began() -> None:
    """D-07: the answers after its safe point still fit."""
    game = crowded(1, 2)
    saved = rules().dump(game.state).replace(b'"names_opponents":true,', b"")
    older = Game(rules().load(saved))
    assert b"names_opponents" not in saved and older.state.names_opponents is False
    dice(older, 1, 1)
    played = play(combat_phase.next_hex(older, 0), shot(older, 0, 2), shot(older, 0, 1), others="pass")
    assert played.open is None and "opponent" not in kinds(played)
    assert said(older).count("space_empires-battle") == 2


@pytest.mark.rule("SE-COMBAT-01")
def test_a_battle_cannot_be_left_out() -> None:
    game = space()
    put(game, 0, "SC", "F7")
    put(game, 1, "SC", "F7")
    colony(game, 1, "G2")
    put(game, 0, "SC", "G2")
    played = play(combat_phase.next_hex(game, 0), others="stop")
    assert played.open is not None and [one.id for one in played.open.must[0].options] == ["F7", "G2"]  # type: ignore[attr-defined]


@pytest.mark.rule("SE-COMBAT-01", "SE-DECOY-05", "SE-MOVE-18")
def test_unarmed_units_beside_visible_enemies_are_destroyed() -> None:
    """D-79"""
    game = space()
    cruiser, decoy = put(game, 0, "CA", "F7"), put(game, 1, "DECOY", "F7", 4)
    play(combat_phase.begin(game, 1), others="stop")
    assert decoy not in game.player(1).units and not cruiser.up


@pytest.mark.rule("SE-COMBAT-16", "SE-COMBAT-04")
def test_a_battle_goes_on_until_one_side_is_left() -> None:
    game = space()
    for at in ("A10", "L3"):
        game.system(at).colony = None
    put(game, 0, "CA", "F7", 3)
    put(game, 1, "BC", "F7", 2)
    play(combat_phase.next_hex(game, 0))
    assert len({unit.owner for unit in game.at("F7")}) == 1


@pytest.mark.rule("SE-COMBAT-02")
def test_after_a_raid_on_a_fleet_the_enemy_may_attack_in_its_own_turn() -> None:
    """D-75: the attacker is the active player."""
    game = space(raiders=True)
    position_of(game, 1)
    game.state.step = "combat"
    put(game, 0, "R", "F7", cloaking=1)
    destroyer = put(game, 1, "DD", "F7", 2, scanner=1)
    mark(game, "F8", "supernova")
    played = play(combat_phase.next_hex(game, 1), ("challenge", 1, "yes"), others="stop")
    assert game.state.battle is not None and game.state.battle.attacker == 1 and destroyer.up
    assert kinds(played)[0] == "challenge"


def asked_to_move(game: Game) -> Ask:
    """The question of the Movement Phase."""
    played = play(movement_phase.order(game, 0), others="stop")
    assert played.open is not None
    return played.open


@pytest.mark.rule("SE-COLONY-04", "SE-MINERAL-03")
@pytest.mark.parametrize("number", [1, 3])
def test_in_the_last_turn_before_an_economic_phase_what_would_come_too_late_is_asked_once_more(number: int) -> None:
    game = space()
    game.state.turn = number
    mark(game, "F6", "planet")
    put(game, 0, "COLONY_SHIP", "F6")
    ask = asked_to_move(game)
    told = rules().ends(0, ask, "done")
    settle = T("space_empires-settle", hex=words.hex("F6"))
    assert told == (T("space_empires-ends-movement", deeds=(settle,)) if number == 3 else None)
    assert rules().ends(0, ask, "settle:F6") is None


def test_the_question_of_the_movement_phase_shows_where_units_wait() -> None:
    game = space()
    put(game, 0, "SC", "F6", 2)
    put(game, 0, "SC", "D4")
    found = rules().focus(0, asked_to_move(game))
    assert found is not None and found.numbers == {}
    assert sorted(found.zoom.removeprefix("near-").split(",")) == ["D4", "F6"]


def test_single_units_of_a_type_are_told_together() -> None:
    game = space()
    ships = [put(game, 0, "COLONY_SHIP", "F6") for _ in range(3)]
    both = [put(game, 0, "SC", "F6", 2), *ships, put(game, 0, "MINER", "F6")]
    told = words.groups(both)
    assert [text.key for text in told] == [
        "space_empires-group", "space_empires-units-COLONY_SHIP", "space_empires-single",
    ]  # fmt: skip
    assert told[1].params["n"] == 3


@pytest.mark.rule("SE-EXPLORE-02")
def test_the_end_of_movement_says_who_could_still_explore() -> None:
    game = space()
    put(game, 0, "SC", "F6")
    put(game, 0, "SC", "D4").moved = 1
    put(game, 0, "SY", "D8")
    assert not noted(game).options
    for hex in ("F7", "D9"):
        game.system(hex).known = False
    assert noted(game).options == {"done": T("space_empires-note-explore", hexes=(words.hex("F6"),))}
    game.at("F6", 0)[0].halted = True
    assert not noted(game).options


def test_the_end_of_movement_says_that_nothing_has_moved() -> None:
    game = space()
    put(game, 0, "SY", "D8")
    assert not noted(game).options, "nothing could"
    ship = put(game, 0, "SC", "F6")
    put(game, 0, "SC", "D4")
    assert noted(game).options == {"done": T("space_empires-note-unmoved")}
    ship.moved = 1
    assert not noted(game).options


def test_splitting_groups_stands_behind_moving_them() -> None:
    game = space()
    put(game, 0, "SC", "F6", 3)
    aside = noted(game).aside
    assert aside and {id.partition(":")[0] for id in aside} <= {"split", "refit", "manage"}


def noted(game: Game) -> Notes:
    return rules().notes(game, 0, asked_to_move(game))
