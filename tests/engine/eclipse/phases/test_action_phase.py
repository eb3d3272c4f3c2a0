"""Turns, passing and reactions."""

from __future__ import annotations

import pytest

from engine.eclipse import words
from engine.eclipse.components import ACTIONS
from engine.eclipse.economy import discs
from engine.eclipse.galaxy import ships
from engine.eclipse.phases import action_phase, course
from engine.eclipse.play import Game
from engine.eclipse.rules import RULES
from engine.errors import IllegalAnswer
from engine.text import T, Text
from tests.engine.eclipse.positions import fleet, galaxy, home, lay, play, run_through, said, store


def offered(game: Game, seat: int) -> list[str]:
    """The actions a seat is offered."""
    return [option.id for option in action_phase.options(game, seat)]


def rich(*species: str, seats: int = 2) -> Game:
    """A table where everybody can do everything."""
    game = galaxy(*species, seats=seats)
    for seat in game.seats():
        store(game, seat, 30, 30, 30)
    lay(game, "101", (0, -1), turned=1)
    return game


@pytest.mark.rule("EC-ACT-01", "EC-PASS-01")
def test_six_actions_and_passing() -> None:
    assert offered(rich(), 0) == [*ACTIONS, "pass"]


def lines_of(game: Game) -> tuple[Text, ...]:
    """What the first seat reads before its action."""
    asked = play(action_phase.turn(game, 0), others="stop").open
    assert asked is not None
    return RULES.notes(game, 0, asked).lines


def noted(game: Game) -> bool:
    """Whether the first seat reads before its action that Influence could only give sectors up."""
    return T("eclipse-influence-only-back") in lines_of(game)


@pytest.mark.rule("EC-INF-04", "EC-INF-14")
def test_who_could_only_give_sectors_up_by_influence_is_told() -> None:
    game = galaxy()
    assert noted(game)
    game.player(0).colony_ships -= 1
    assert not noted(game), "it would turn up a colony ship"
    game.player(0).colony_ships += 1
    lay(game, "201", (-1, -1))
    assert not noted(game), "a sector is in reach"


@pytest.mark.rule("EC-ACT-04")
def test_actions_that_could_do_nothing_are_named() -> None:
    """A button that is missing would be looked for."""
    assert T("eclipse-note-idle", actions=(words.action("move"),)) in lines_of(galaxy())
    assert not any(line.key == "eclipse-note-idle" for line in lines_of(rich()))


@pytest.mark.rule("EC-DISC-01")
def test_who_has_no_disc_left_for_an_action_is_told() -> None:
    """Trade stays open, so the question is asked though passing is all that is left of it."""
    game = galaxy()
    assert T("eclipse-note-no-discs") not in lines_of(game)
    game.player(0).discs = 0
    store(game, 0, money=10)
    assert lines_of(game) == (T("eclipse-note-no-discs"),)


@pytest.mark.rule("EC-ACT-02", "EC-DISC-01")
def test_an_action_takes_a_disc_off_the_track() -> None:
    game = rich()
    before = game.player(0).discs
    play(action_phase.turn(game, 0), ("action", "research"), others="pass")
    assert game.player(0).discs == before - 1 and game.player(0).actions == {"research": 1}


@pytest.mark.rule("EC-ACT-03")
def test_an_action_can_be_taken_again() -> None:
    game = rich()
    for _ in range(2):
        play(action_phase.turn(game, 0), ("action", "research"), others="random")
    assert game.player(0).actions == {"research": 2}


@pytest.mark.rule("EC-ACT-04", "EC-SPECIES-45")
def test_fewer_activations_than_allowed() -> None:
    game = rich("mechanema", "terran_union")
    play(action_phase.turn(game, 0), ("action", "build"), ("build", "done"), others="pass")
    assert game.player(0).actions == {"build": 1} and game.player(0).storage["materials"] == 30


@pytest.mark.rule("EC-DISC-05", "EC-PASS-04")
def test_without_a_disc_only_passing_is_left() -> None:
    game = rich()
    game.player(0).actions = {"move": game.player(0).discs}
    game.player(0).discs = 0
    assert offered(game, 0) == ["pass"]
    with pytest.raises(IllegalAnswer) as refused:
        play(action_phase.turn(game, 0), ("action", "research"))
    assert refused.value.rule == "EC-DISC-05"


@pytest.mark.rule("EC-PASS-02")
def test_the_first_to_pass_begins_the_next_round() -> None:
    game = rich(seats=3)
    for seat in (2, 1):
        play(action_phase.turn(game, seat), ("action", "pass"), others="pass")
    assert game.state.start == 2 and game.state.passes == [2, 1]


@pytest.mark.rule("EC-PASS-03", "EC-REACT-01", "EC-REACT-02")
def test_after_passing_only_reactions() -> None:
    game = rich()
    game.player(0).passed = True
    assert offered(game, 0) == ["upgrade", "build", "move", "pass"]
    with pytest.raises(IllegalAnswer) as refused:
        play(action_phase.turn(game, 0), ("action", "explore"))
    assert refused.value.rule == "EC-REACT-02"


@pytest.mark.rule("EC-REACT-06")
def test_a_reaction_costs_a_disc_and_raises_the_upkeep() -> None:
    game = rich()
    player = game.player(0)
    player.passed = True
    player.discs = 8
    before = discs.cost(player)
    play(action_phase.turn(game, 0), ("action", "build"), ("build", "interceptor"), others="random")
    assert player.actions == {"reaction": 1} and discs.cost(player) > before


@pytest.mark.rule("EC-REACT-04", "EC-REACT-07", "EC-TECH-17")
def test_a_build_reaction_builds_one_thing_whatever_one_is() -> None:
    game = rich("mechanema", "terran_union")
    game.player(0).technologies.append("nanorobots")
    game.player(0).passed = True
    played = play(action_phase.turn(game, 0), ("action", "build"), ("build", "interceptor"), others="random")
    assert [kind for kind, _ in played.asked].count("build") == 1
    assert game.player(0).storage["materials"] == 28


@pytest.mark.rule("EC-REACT-05", "EC-EX-22")
def test_a_move_reaction_moves_one_ship_once() -> None:
    game = rich("terran_directorate", "terran_federation")
    game.player(0).passed = True
    fleet(game, 0, home(game, 0), cruiser=1)
    ship = f"{home(game, 0)}/cruiser"
    played = play(action_phase.turn(game, 0), ("action", "move"), ("move", ship), others="random")
    assert [kind for kind, _ in played.asked].count("move") == 1
    assert ships.of(game.sector("101"), 0) == {"cruiser": 1} and game.player(0).actions == {"reaction": 1}


@pytest.mark.rule("EC-REACT-08", "EC-REACT-01")
def test_a_reaction_may_be_declined_and_taken_later() -> None:
    game = rich()
    game.player(0).passed = True
    play(action_phase.turn(game, 0), ("action", "pass"), others="pass")
    assert game.player(0).actions == {} and "build" in offered(game, 0)


@pytest.mark.rule("EC-ROUND-02", "EC-ROUND-03")
def test_turns_go_clockwise_from_the_start_player() -> None:
    game = rich(seats=3)
    game.state.turn, game.state.start = None, 2
    order = []
    for _ in range(4):
        play(course.step(game), ("action", "research"), others="random")
        order.append(game.state.turn)
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("EC-ROUND-04", "EC-ROUND-05", "EC-REACT-09", "EC-ROUND-01")
def test_the_last_pass_ends_the_phase_at_once() -> None:
    game = rich()
    play(course.step(game), ("action", "pass"), others="pass")
    assert game.state.phase == "action" and game.state.turn == 1
    play(course.step(game), ("action", "pass"), others="pass")
    assert game.state.phase == "combat" and game.state.turn is None


@pytest.mark.rule("EC-COLONY-05")
def test_colony_ships_are_used_in_a_turn_of_passing() -> None:
    game = galaxy("terran_directorate", "terran_federation")
    lay(game, "101", (0, -1), owner=0, turned=1)
    played = play(action_phase.turn(game, 0), ("action", "pass"), others="random")
    assert "colony" in [kind for kind, _ in played.asked]
    assert "eclipse-passed" in said(game)


@pytest.mark.rule("EC-ELIM-01", "EC-ELIM-02", "EC-ELIM-03")
def test_with_nothing_on_the_map_only_research_or_giving_up() -> None:
    game = rich()
    sector = game.sector(home(game, 0))
    sector.owner, sector.fleets, sector.entered, sector.cubes = None, {}, [], [False] * len(sector.cubes)
    assert offered(game, 0) == ["research", "pass", "give_up"]
    play(action_phase.turn(game, 0), ("action", "give_up"))
    assert game.player(0).out and game.player(0).final is not None and game.seats() == [1]


@pytest.mark.rule("EC-REACT-01")
def test_who_has_passed_and_cannot_react_is_not_asked() -> None:
    game = rich()
    game.player(0).passed = True
    game.player(0).actions, game.player(0).discs = {"move": game.player(0).discs}, 0
    run_through(action_phase.turn(game, 0))
    assert said(game) == ["eclipse-takes-no-reaction"]


@pytest.mark.rule("EC-UPKEEP-02", "EC-PASS-01")
def test_a_pass_says_how_many_actions_could_still_be_paid_for() -> None:
    """EC-UPKEEP-02: only as far as income and what is stored go."""
    game = rich()
    asked = play(action_phase.turn(game, 0), others="stop").open
    assert asked is not None
    player = game.player(0)
    assert RULES.notes(game, 0, asked).options == {"pass": T("eclipse-note-discs-left", n=player.discs)}
    store(game, 0, money=0)
    payable = RULES.notes(game, 0, asked).options["pass"].params["n"]
    assert isinstance(payable, int) and 0 < payable < player.discs
    player.passed = True
    assert not RULES.notes(game, 0, asked).options, "a reaction is no action"
