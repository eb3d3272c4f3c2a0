"""Turning points: what is played once more, what is called a mistake, and what never is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

import pytest

from engine.game import AnyRules
from engine.measuring.turned import Turned, raised
from engine.players.player import player
from engine.prospects import replaying, turning
from engine.prospects.course import Stretch
from engine.prospects.replaying import Arm, Mean, Replay, mean, replayed
from engine.prospects.turning import Ended, Other, TurningPoint, Weighing, candidates, other_choice, turning_points
from engine.table import Table
from engine.text import T
from tests.engine.prospects.playing import random_game, stretches

GAME = "forbidden_stars"
OTHER = Other(2, T("answer-nothing"), T("answer-nothing"), T("answer-nothing"))
GAIN = Mean(0.2, 0.01, 50)
POINT = TurningPoint(10, 20, 12, 3, 0, 0.5, Mean(0.4, 0.01, 50), 0.35, OTHER, Mean(0.6, 0.01, 50), GAIN)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few replays, as tests need no exact chances."""
    for name, number in (("FIRST", 2), ("DICE", 5), ("LOOKED_AT", 12), ("PLAYED_OUT", 0)):
        monkeypatch.setattr(turning, name, number)
    monkeypatch.setattr(replaying, "AHEAD", 1)


@pytest.fixture
def rules() -> AnyRules:
    return random_game(GAME)[0]


def found(left: float = 1) -> tuple[TurningPoint, ...]:
    rules, seats, seed, answers = random_game(GAME)
    return turning_points(rules, rules.new(seats, seed, {}), answers, lambda: left)


def test_those_who_play_by_chance_make_mistakes_which_are_told_in_words() -> None:
    every = found()
    assert 0 < len(every) <= turning.TOLD and every == found()
    assert list(every) == sorted(every, key=lambda one: (not one.mistake, -one.size))
    for one in every:
        assert one.size >= turning.LEAST and one.after <= one.upto <= one.until
        assert one.other is not None and one.other.done != one.other.instead
    assert any(one.mistake for one in every)


def test_no_replay_begins_once_time_is_up() -> None:
    assert found(left=0) == ()


def test_candidates_are_where_the_chance_of_who_decided_fell_most_and_after_two_of_them_where_it_rose() -> None:
    every = [one for one in stretches(GAME) if one.seat is not None]
    ordered, changes = candidates(stretches(GAME)), sorted(map(change, every))
    assert len(ordered) == len(every) == len({one.after for one in ordered})
    rose = sum(at % 3 == 2 for at in range(len(every)))
    assert [change(one) for one in ordered[2::3]] == changes[::-1][:rose]
    assert [change(one) for at, one in enumerate(ordered) if at % 3 != 2] == changes[: len(every) - rose]


def change(stretch: Stretch) -> float:
    seat = stretch.seat or 0
    return stretch.later[seat] - stretch.before[seat]


def decided(every: tuple[Stretch, ...], rules: AnyRules) -> Stretch:
    """A stretch without chance in which strong players do something else."""
    return next(one for one in every if one.seat is not None and not one.drawn and other_choice(rules, one))


def test_what_was_done_is_done_again_and_what_is_not_given_a_computer_player_does(rules: AnyRules) -> None:
    stretch = decided(stretches(GAME), rules)
    assert stretch.seat is not None
    script = Arm.done(stretch, stretch.seat)
    again = Replay(rules, script, 0)
    again.go(1)
    table = Table(rules, rules.load(stretch.safe))
    for one in stretch.given:
        table.answer(one.answer.seat, one.answer.value, one.answer.verb)
    assert rules.view(again.table.state, None) == rules.view(table.state, None)
    other = Replay(rules, Arm(stretch, stretch.seat, 0), 0)
    other.go(1)
    assert rules.view(other.table.state, stretch.seat) != rules.view(table.state, stretch.seat)


def test_both_ways_begin_at_the_question_itself_as_a_table_that_tries_it_does(rules: AnyRules) -> None:
    found = [(one, other_choice(rules, one)) for one in stretches(GAME) if one.seat is not None]
    stretch, other = next((one, other) for one, other in found if other is not None and other.at > 1)
    table = Table(rules, rules.load(stretch.safe))
    for one in stretch.given[: other.at]:
        table.answer(one.answer.seat, one.answer.value, one.answer.verb)
    seat = stretch.seat or 0
    for arm in (Arm.done(stretch, seat, other.at), Arm(stretch, seat, other.at)):
        replay = Replay(rules, arm, 0)
        assert replay.table.question_of(seat) == table.question_of(seat)
        assert rules.view(replay.table.state, seat) == rules.view(table.state, seat)
    assert arm.script == () and Arm.done(stretch, seat, other.at).script[0] == stretch.given[other.at]


def test_a_chance_is_told_where_a_round_begins(rules: AnyRules) -> None:
    stretch = next(one for one in stretches(GAME) if one.seat is not None and one.round == 2)
    replay = Replay(rules, Arm.done(stretch, stretch.seat or 0), 0)
    assert 0 <= replay.chance() <= 1 and replay.table.round() == 3


def test_dice_fall_anew_and_the_same_way_for_both(rules: AnyRules) -> None:
    stretch = next(one for one in stretches(GAME) if one.seat is not None and one.drawn and len(one.given) > 8)
    arm = Arm.done(stretch, stretch.seat or 0)
    states = [rules.dump(one.table.state) for one in played(rules, arm, (0, 0, 1))]
    assert states[0] == states[1] != states[2]
    assert replayed(rules, arm, range(3))[:2] == replayed(rules, arm, range(2))


def played(rules: AnyRules, arm: Arm, dice: tuple[int, ...]) -> list[Replay]:
    made = [Replay(rules, arm, one) for one in dice]
    for one in made:
        one.go(2)
    return made


def test_strong_players_have_no_other_choice_where_one_of_them_did_it(rules: AnyRules) -> None:
    stretch = decided(stretches(GAME), rules)
    seat, other = stretch.seat, other_choice(rules, stretch)
    assert seat is not None and other is not None
    for level in turning.STRONG:
        table, who = Table(rules, rules.load(stretch.safe)), player(rules.mind, level, "strong")
        for one in stretch.given[: other.at]:
            table.answer(one.answer.seat, one.answer.value, one.answer.verb)
        answer = stretch.given[other.at].answer._replace(value=who.decide(table, seat).answer)
        same = replace(stretch, given=(*stretch.given[: other.at], replace(stretch.given[other.at], answer=answer)))
        assert other_choice(rules, same) is None


@pytest.mark.parametrize(
    ("change", "mistake"),
    [
        ({}, True),
        ({"other": None, "instead": None, "gain": None}, False),
        ({"gain": Mean(0.04, 0.0, 50)}, False),
        ({"gain": Mean(0.2, 0.12, 50)}, False),
        ({"gain": Mean(-0.2, 0.01, 50)}, False),
        ({"ended": Ended(((0, 1),) * 9 + ((1, 0),))}, True),
        ({"ended": Ended(((0, 1),) * 5 + ((1, 0),) * 2)}, True),
        ({"ended": Ended(((0, 1),) * 5 + ((1, 0),) * 4)}, False),
        ({"ended": Ended(((0, 1),) * 3 + ((1, 0),) * 9)}, False),
    ],
)
def test_a_mistake_is_what_costs_clearly_more_than_chance(change: dict[str, None], mistake: bool) -> None:
    assert replace(POINT, **change).mistake is mistake  # type: ignore[arg-type]


def test_wins_tell_more_or_no_more_once_chance_would_hardly_do_it() -> None:
    """Bounds are 2.77 and -1.56; a pair that the other choice wins counts 0.41, and one that it loses -0.69."""
    better, worse, same = (0.0, 1.0), (1.0, 0.5), (0.5, 0.5)
    assert [Ended((better,) * n).wins_more for n in (0, 6, 7)] == [None, None, True]
    assert [Ended((worse,) * n).wins_more for n in (2, 3)] == [None, False]
    assert Ended((better,) * 8 + (worse,)).wins_more is None and Ended((better,) * 9 + (worse,)).wins_more is True
    assert Ended((same,) * 50).wins_more is None


class Endings:
    """In place of replays: how games end with what was done, and with the other choice, by their dice."""

    played: ClassVar[list[int]] = []

    def __init__(self, rules: AnyRules, arm: Arm, dice: int) -> None:
        self.other, self.dice = not arm.script, dice

    def won(self, left: Callable[[], float]) -> float | None:
        self.played.append(self.dice)
        return float(self.other or self.dice % 4 == 0) if left() > 0 else None


@pytest.mark.parametrize(("left", "pairs"), [(1, 10), (0, 0)])
def test_what_looks_like_a_mistake_is_played_to_the_end_by_other_dice(
    rules: AnyRules, monkeypatch: pytest.MonkeyPatch, left: float, pairs: int
) -> None:
    monkeypatch.setattr(turning, "PLAYED_OUT", 40)
    monkeypatch.setattr(turning, "Replay", Endings)
    stretch = next(one for one in stretches(GAME) if one.seat == POINT.seat)
    found = turning._played_out(weighed(rules, stretch, 0.3), lambda: left, 1).ended
    assert (0 if found is None else len(found.pairs)) == pairs and min(Endings.played) >= turning.AFTER_ALL
    assert found is None or (found.done, found.other, found.wins_more) == (3, 10, True)
    assert turning._played_out(weighed(rules, stretch, 0.0), lambda: left, 1).ended is None


def weighed(rules: AnyRules, stretch: Stretch, gain: float) -> Weighing:
    """A stretch of which the other choice has so much more of a chance by ten dice."""
    one = Weighing(rules, stretch, replace(OTHER, at=0))
    one.came, one.better = [0.4] * 10, [0.4 + gain] * 10
    return one


def test_what_is_told_was_chosen_by_other_dice(rules: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    """What seems the most of many seems so by its dice, too."""
    every = list[int]()

    def noted(rules: AnyRules, arm: Arm, dice: range) -> list[float]:
        every.extend(dice)
        return [0.0 for _ in dice]

    monkeypatch.setattr(turning, "replayed", noted)
    stretch = next(one for one in stretches(GAME) if one.seat is not None)
    weighing = Weighing(rules, stretch, replace(OTHER, at=0))
    weighing.upto(14)
    afresh = weighing.afresh()
    afresh.upto(50)
    assert set(every) == {*range(14), *range(turning.FRESH, turning.FRESH + 50)}
    assert len(afresh.came) == len(afresh.better) == 50 and turning.FRESH + turning.DICE <= turning.AFTER_ALL


def test_the_longer_the_look_the_fewer_are_looked_at(rules: AnyRules, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those whose chance changed most by the first dice."""
    every = list[tuple[int, int]]()
    upto = Weighing.upto

    def noted(self: Weighing, dice: int, left: Callable[[], float] = lambda: 1) -> None:
        every.append((dice, self.stretch.after))
        upto(self, 2, left)

    monkeypatch.setattr(Weighing, "upto", noted)
    found()
    counts = [sum(dice == many for dice, _ in every) for many in (turning.FIRST, 4, 10, turning.DICE)]
    assert turning.LOOKED_AT <= counts[0] <= turning.LOOKED_AT + turning.TOLD
    assert counts[1:] == [12, 5, turning.TOLD]


def test_how_far_a_mean_may_be_off_shrinks_with_replays() -> None:
    assert mean([0.2, 0.4]).chance == pytest.approx(0.3)
    assert mean([0.2, 0.4] * 8).error < mean([0.2, 0.4]).error


def test_what_paired_games_say_is_summed_up() -> None:
    better, worse, same = (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)
    ended = [Ended(pairs) for pairs in ((better, same), (same, same), (worse,))]
    every = [Turned(0), *(Turned(n, POINT, one) for n, one in enumerate(ended))]
    said = raised(every)
    assert (said["with_mistake"], said["raised"], said["alike"], said["lowered"]) == (3, 1, 1, 1)
    assert said["share_raised"] == 0.5 and (said["wins_done"], said["wins_other"]) == (4, 4)
    assert (said["pairs"], said["pairs_better"], said["pairs_worse"], said["share_of_differing"]) == (5, 1, 1, 0.5)
