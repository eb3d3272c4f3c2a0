"""The status phase, step by step."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.galaxy import units
from engine.ti4.phases import course, status_phase
from engine.ti4.play import Game
from engine.ti4.state import Law
from tests.engine.ti4.positions import Played, board, fleet, home, kinds, learn, own, play, said


def at(step: str, seats: int = 3, **options: str) -> Game:
    """A game at a step of the status phase, with a small deck of action cards."""
    game = board(seats=seats, **options)
    state = game.state
    state.phase, state.step = "status", step
    state.action_deck = ["veto", "bribery", "spy", "plague", "uprising", "war_effort"]
    state.public, state.stage_1, state.stage_2 = ["sway_the_council"], ["erect_a_monument"], ["conquer_the_weak"]
    return game


def steps(game: Game, *answers: tuple[object, ...]) -> Played:
    """Plays the current step."""
    return play(course.step(game), *answers, others="pass")


@pytest.mark.rule("TI-STATUSPHASE-01")
def test_the_steps_come_in_order() -> None:
    order = ["score", "reveal", "draw", "remove_tokens", "gain_tokens", "ready", "repair", "return_cards"]
    assert list(status_phase.STEPS) == ["start", *order, "end"]
    game, seen = at("start"), []
    while game.state.phase == "status":
        seen.append(game.state.step)
        play(course.step(game))
    assert seen == ["start", *order, "end"]


# --- 1 scoring -------------------------------------------------------------------------------------------------------


def rich(game: Game, *seats: int) -> None:
    for seat in seats:
        game.player(seat).trade_goods = 30


@pytest.mark.rule("TI-STATUSPHASE-02", "TI-STATUSPHASE-03", "TI-OBJECTIVE-06", "TI-OBJECTIVE-08")
def test_one_public_and_one_secret_objective_each() -> None:
    game = at("score")
    game.state.public = ["sway_the_council", "erect_a_monument"]
    rich(game, 0)
    fleet(game, 0, "jord", pds=4)
    game.player(0).secrets = ["establish_a_perimeter"]
    played = steps(
        game, ("score_public", 0, "erect_a_monument"), ("score_secret", 0, "establish_a_perimeter"), ("pay", [])
    )
    assert kinds(played).count("score_public") == kinds(played).count("score_secret") == 1
    assert (game.player(0).points, game.state.scored) == (2, {"erect_a_monument": [0]})
    assert game.player(0).trade_goods == 22


@pytest.mark.rule("TI-STATUSPHASE-02", "TI-INITIATIVE-01")
def test_scoring_is_resolved_in_initiative_order() -> None:
    game = at("score")
    rich(game, 0, 1, 2)
    game.player(0).strategy_cards, game.player(2).strategy_cards = ["imperial"], ["leadership"]
    steps(game, *[("score_public", seat, "sway_the_council") for seat in (0, 1, 2)])
    assert game.state.scored == {"sway_the_council": [2, 1, 0]}


def test_nobody_has_to_score() -> None:
    game = at("score")
    rich(game, 0)
    steps(game, ("score_public", 0, "none"))
    assert (game.state.scored, game.player(0).trade_goods) == ({}, 30)


@pytest.mark.rule("TI-OBJECTIVE-05", "TI-STATUSPHASE-03")
def test_an_objective_not_met_is_refused() -> None:
    game = at("score")
    game.state.public.append("expand_borders")
    rich(game, 0)
    with pytest.raises(IllegalAnswer) as refusal:
        steps(game, ("score_public", 0, "expand_borders"))
    assert refusal.value.rule == "TI-OBJECTIVE-05"


@pytest.mark.rule("TI-HIDDEN-01")
@pytest.mark.parametrize(("windows", "asked"), [("all", (0, 1, 2)), ("holders", (2,))])
def test_all_who_hold_a_secret_are_asked_alike_unless_the_table_chose_otherwise(
    windows: str, asked: tuple[int, ...]
) -> None:
    game = at("score")
    game.state.options.windows = windows
    for seat, secret in enumerate(("form_a_spy_network", "unveil_flagship", "establish_a_perimeter")):
        game.player(seat).secrets = [secret]
    fleet(game, 2, "wren_terra", pds=4)
    assert ("score_secret", asked) in steps(game).asked


# --- 2 a new objective -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-STATUSPHASE-04", "TI-SPEAKER-06", "TI-HIDDEN-03")
def test_the_next_objective_is_revealed() -> None:
    game = at("reveal")
    steps(game)
    assert (game.state.public, game.state.stage_1) == (["sway_the_council", "erect_a_monument"], [])
    assert game.sealed and said(game) == ["ti4-objective-revealed"]


@pytest.mark.rule("TI-STATUSPHASE-05")
def test_stage_two_only_after_all_of_stage_one() -> None:
    game = at("reveal")
    steps(game)
    assert game.state.stage_2 == ["conquer_the_weak"]
    game.state.step = "reveal"
    steps(game)
    assert (game.state.public[-1], game.state.stage_2) == ("conquer_the_weak", [])


# --- 3 to 8 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-STATUSPHASE-07", "TI-DOUBT-19")
def test_everyone_draws_a_card_in_initiative_order() -> None:
    game = at("draw")
    game.player(0).strategy_cards, game.player(2).strategy_cards = ["imperial"], ["leadership"]
    learn(game, 1, "neural_motivator")
    steps(game)
    assert [player.action_cards for player in game.state.players] == [["spy"], ["uprising", "plague"], ["war_effort"]]


@pytest.mark.rule("TI-STATUSPHASE-08", "TI-EX-05")
def test_all_tokens_leave_the_board() -> None:
    game = at("remove_tokens")
    game.state.systems["18"].tokens = [0, 1]
    game.state.systems[home(game, 2)].tokens = [0]
    assert game.reserve(0) == 6
    steps(game)
    assert not any(system.tokens for system in game.state.systems.values()) and game.reserve(0) == 8


@pytest.mark.rule("TI-STATUSPHASE-09", "TI-STATUSPHASE-10", "TI-STATUSPHASE-12")
def test_everyone_gains_two_tokens_and_spreads_the_sheet_at_once() -> None:
    game = at("gain_tokens")
    played = steps(
        game,
        ("redistribute", 0, {"tactic": 10}),
        ("redistribute", 1, {"fleet": 4, "tactic": 6}),
        ("redistribute", 2, {"strategy": 5, "fleet": 5}),
    )
    assert played.asked[0] == ("redistribute", (0, 1, 2))
    sheets = [(player.tactic, player.fleet, player.strategy) for player in game.state.players]
    assert sheets == [(10, 0, 0), (6, 4, 0), (0, 5, 5)]


@pytest.mark.rule("TI-STATUSPHASE-10")
def test_no_token_is_left_out() -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        steps(at("gain_tokens"), ("redistribute", 0, {"tactic": 9}))
    assert refusal.value.rule == "TI-STATUSPHASE-10"


@pytest.mark.rule("TI-STATUSPHASE-09", "TI-COMMANDTOKEN-04")
def test_tokens_come_only_out_of_reinforcements() -> None:
    game = at("gain_tokens")
    game.player(0).tactic = 10
    assert (game.reserve(0), status_phase.gained(game, 0)) == (1, 1)


@pytest.mark.rule("TI-STATUSPHASE-11")
def test_a_smaller_fleet_pool_costs_ships() -> None:
    game = at("gain_tokens")
    fleet(game, 0, home(game, 0), cruiser=3)
    steps(game, ("redistribute", 0, {"tactic": 8, "fleet": 2}))
    assert units.count(game, 0, "cruiser", home(game, 0)) == 2


@pytest.mark.rule("TI-STATUSPHASE-13")
def test_all_exhausted_cards_are_readied() -> None:
    game = at("ready")
    own(game, 0, "jord", exhausted=True)
    player = game.player(0)
    player.exhausted_technologies, player.exhausted_strategy_cards = ["sarween_tools"], ["leadership"]
    game.state.laws = [Law("research_team_biotic", planet="jord", exhausted=True)]
    steps(game)
    assert not game.state.planets["jord"].exhausted and not game.state.laws[0].exhausted
    assert player.exhausted_technologies == player.exhausted_strategy_cards == []


@pytest.mark.rule("TI-STATUSPHASE-14", "TI-SUSTAIN-05")
def test_all_damaged_units_are_repaired() -> None:
    game = at("repair")
    fleet(game, 0, "18", dreadnought=2, damaged={"dreadnought": 1})
    steps(game)
    assert units.damaged(game, 0, "dreadnought", "18") == 0


@pytest.mark.rule("TI-STATUSPHASE-15", "TI-STRATCARD-09")
def test_strategy_cards_return_to_the_common_area() -> None:
    game = at("return_cards")
    game.state.strategy_goods["imperial"] = 2
    steps(game)
    assert [player.strategy_cards for player in game.state.players] == [[], [], []]
    assert len(game.state.strategy_goods) == 8 and game.state.strategy_goods["imperial"] == 2


# --- what follows ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-STATUSPHASE-16", "TI-ROUND-01", "TI-ROUND-02", "TI-ROUND-05")
def test_while_the_custodians_stand_the_next_round_follows() -> None:
    game = at("end")
    steps(game)
    assert (game.state.phase, game.state.step) == ("strategy", "start")


@pytest.mark.rule("TI-STATUSPHASE-16", "TI-ROUND-01", "TI-ROUND-02", "TI-ROUND-03", "TI-DOUBT-34")
def test_once_they_are_gone_the_agenda_phase_follows_in_the_same_round() -> None:
    game = at("end")
    game.state.custodians = False
    steps(game)
    assert (game.state.phase, game.state.step, game.state.round) == ("agenda", "start", 1)


@pytest.mark.rule("TI-ROUND-04")
def test_nobody_is_active_outside_the_action_phase() -> None:
    game = at("start")
    steps(game)
    assert game.state.turn is None
