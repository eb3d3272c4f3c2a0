"""Who errs pursues a wrong plan with good moves: nothing that is plainly worse, one error a plan."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.ask import NO, YES, Answer, Option, PickOne
from engine.players.characters import LEVELS, Character
from engine.players.mind import Mind, Offer, sound
from engine.players.situation import Question, Situation
from engine.text import T
from tests.toy import PLAY, ROLL, ToyView


def reading(
    kind: str = "play", seed: str = "x", level: str = "calm", round: int = 1, seat: int = 0, chance: int = 0
) -> Situation[ToyView]:
    """A question to somebody of a level, in a round."""

    def unseen() -> ToyView:
        raise AssertionError("an error hangs on nothing that is seen")

    shape = PickOne([Option(id, T("toy")) for id in ("a", "b")])
    question = Question(kind, T("asked"), shape, None, (), (), dict)
    who = Character(LEVELS[level])
    return Situation(seat, unseen, question, who, {}, Random(chance), seed=seed, played=lambda: round)


def offers(**worths: int) -> list[Offer]:
    return [Offer(answer, worth) for answer, worth in worths.items()]


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ({"a": 5, "b": -1}, ["a"]),
        ({"a": 0, "b": -1}, ["a"]),
        ({"a": -3, "b": -1}, ["a", "b"]),
        ({"a": -2000, "b": -40, "c": -1039}, ["b", "c"]),
        ({"a": 7, "b": 5, "done": 0}, ["a", "b"]),
        ({"a": 7, "b": 45, "no": 45}, ["b", "no"]),
        ({"a": 60, "b": 30, "no": 45}, ["a"]),
        ({"a": 30, "b": -9, "pass": -50}, ["a"]),
        ({"a": -30, "pass": -50}, ["a", "pass"]),
        ({"a": -30, "pass": 0}, ["pass"]),
    ],
)
def test_what_is_plainly_worse_does_not_come_into_question(given: dict[str, int], left: list[str]) -> None:
    assert [offer.answer for offer in sound(offers(**given))] == left


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ({"a": 900, "b": 450, "c": 440}, ["a", "b"]),
        ({"a": 900, "b": 440, "none": 0}, ["a"]),
        ({"a": -5, "b": -9}, ["a", "b"]),
    ],
)
def test_what_is_worth_too_small_a_share_of_the_best_does_not_come_into_question(
    given: dict[str, int], left: list[str]
) -> None:
    assert [offer.answer for offer in sound(offers(**given), 50)] == left


def test_a_mind_says_by_kind_how_small_a_share_is_too_small() -> None:
    worths = {"a": 100, "b": 40}
    for least, found in ((0, {"a", "b"}), (50, {"a"})):
        mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 900})
        mind.rates(PLAY, least=least)(lambda at, id: worths[id])
        assert {mind.decide(reading(seed=f"{number}")).answer for number in range(20)} == found


@pytest.mark.parametrize(
    ("given", "worst"),
    [
        ([Offer(YES, 1), Offer(NO, 0)], NO),
        ([Offer(NO, 0), Offer(YES, -1)], YES),
        ([Offer("a", 1), Offer("pass", 0)], "pass"),
        ([Offer({"x": 1}, 1), Offer({}, 0)], {}),
        ([Offer(["x"], 1), Offer([], 0)], []),
        ([Offer("a", 0), Offer("b", -1)], "b"),
    ],
)
def test_no_level_takes_what_is_plainly_worse(given: list[Offer], worst: Answer) -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 100_000})
    mind.judges(PLAY)(lambda at: given)
    for number in range(20):
        found = mind.misjudged(reading(seed=f"x{number}"), given)
        assert found[0].answer != worst and len(found) == len(given)


def test_a_weak_player_still_errs_among_what_is_good() -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 1000})
    given = offers(a=300, b=100, done=0)
    firsts = [mind.misjudged(reading(seed=f"x{number}"), given)[0].answer for number in range(40)]
    assert {*firsts} == {"a", "b"} and firsts.count("a") > firsts.count("b")


def test_an_error_is_the_same_as_long_as_the_plan_lasts() -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 1_000_000}, lasting={"line": 100})

    def error(at: Situation[ToyView], plan: str = "goal 1") -> int:
        return mind.error(at, plan)

    first = error(reading())
    assert first and first == error(reading(kind="bid", chance=7))
    others = [reading(round=2), reading(seed="y"), reading(seat=1)]
    assert all(error(at) != first for at in others) and error(reading(), "goal 2") != first
    assert error(reading(), "line 1") == error(reading(round=2), "line 1") != error(reading(seed="y"), "line 1")


def test_who_never_errs_errs_in_no_plan() -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 1_000_000})
    assert mind.error(reading(level="sharp"), "goal 1") == 0
    assert [offer.answer for offer in mind.misjudged(reading(level="sharp"), offers(b=1, a=2))] == ["a", "b"]


def test_an_action_and_where_it_is_done_agree() -> None:
    """The action is chosen for the plan that seems best; the question that follows chooses the same one."""
    mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 1000})
    plans = [("north", 400), ("south", 300), ("nowhere", -50)]
    mind.judges(ROLL, plan="goal")(lambda at: (Offer(name, worth) for name, worth in plans))
    chosen = list[str]()
    for number in range(40):
        at = reading(seed=f"x{number}")
        best = mind.chosen(at, plans, lambda one: (one[1], f"goal {one[0]}"))
        after = replace(at, question=replace(at.question, kind="roll"))
        assert best is not None and mind.misjudged(after, mind.offers(after))[0].answer == best[0]
        chosen.append(best[0])
    assert {*chosen} == {"north", "south"}


def test_of_plans_of_which_none_is_any_good_the_least_bad_is_chosen() -> None:
    mind: Mind[ToyView] = Mind("toy", 1, noise={"calm": 1000})
    for number in range(20):
        at = reading(seed=f"x{number}")
        assert mind.chosen(at, [-5, -9], lambda worth: (worth, f"goal {worth}")) == -5
        assert mind.chosen(at, [5, 9], lambda worth: (worth, f"goal {worth}"), least=6) == 9
    assert mind.chosen(reading(), [], lambda worth: (worth, "")) is None
