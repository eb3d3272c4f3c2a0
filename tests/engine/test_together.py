"""Seats that follow rules at the same time: each as if it were alone, and nobody sees how far others are."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine.ask import Nothing, Option, PickOne, PickSome, Reply, Shape, Slot, Spread
from engine.chance import stream
from engine.correcting import NotWhileTogether
from engine.errors import NotAsked, RuleBroke, StaleQuestion
from engine.events import Event
from engine.log import LoggedAnswer, Outcome, undoable
from engine.questions.question_id import QuestionId
from engine.questions.question_json import public_json, seat_json
from engine.table import Table
from engine.text import T, Text
from tests.asked import asked
from tests.fog import FogRules, FogRun, build

Step = tuple[int, object]
SHEETS: list[Step] = [(0, "dig"), (0, 1), (0, "warship"), (0, "done"), (1, "warship"), (1, "done"), (2, "done")]


def table(seats: int = 3, seed: str = "seed", **how: Any) -> Table:
    return Table.new(FogRules(), seats, seed, keep=True, **how)


def play(at: Table, steps: Sequence[Step]) -> list[Outcome]:
    return [at.answer(seat, value, question=at.question_of(seat)) for seat, value in steps]


def dump(at: Table) -> bytes:
    return at.rules.dump(at.state)


def shuffles(steps: Sequence[Step], luck: Random) -> list[Step]:
    """The same steps of each seat in their order, mixed with those of others by chance."""
    mine = {seat: [step for step in steps if step[0] == seat] for seat, _ in steps}
    mixed: list[Step] = []
    while any(mine.values()):
        seat = [seat for seat, left in mine.items() if left][int(luck.random() * sum(map(bool, mine.values())))]
        mixed.append(mine[seat].pop(0))
    return mixed


def told(outcomes: Sequence[Outcome], reader: int | None) -> list[Text]:
    return [line.text for outcome in outcomes for event in outcome.events for line in event.lines(reader)]


# --- the order of answers changes nothing ----------------------------------------------------------------------------


def test_the_same_answers_in_every_order_lead_to_the_same() -> None:
    seen = set()
    for order in permutations(range(3)):
        at = table()
        outcomes = play(at, sorted(SHEETS, key=lambda step: order.index(step[0])))
        for luck in range(4):
            other = table()
            others = play(other, shuffles(SHEETS, Random(luck)))
            assert dump(other) == dump(at) and other.question == at.question
            assert [told(others, reader) for reader in (0, 1, 2, None)] == [
                told(outcomes, reader) for reader in (0, 1, 2, None)
            ]
            assert others[-1].thrown == outcomes[-1].thrown != []
        seen.add(dump(at))
    assert len(seen) == 1


def test_chance_belongs_to_the_seat_and_to_its_own_steps() -> None:
    at, other = table(), table()
    play(at, [(1, "dig"), (0, "dig")])
    play(other, [(0, "dig")])
    assert at.shape(0) == other.shape(0)
    faces = {seat: stream("seed", 0, f"{at.state.rolls}.{seat}.1", "dig").random() for seat in (0, 1)}
    assert faces[0] != faces[1]


def test_what_comes_after_does_not_hang_on_how_many_steps_were_taken() -> None:
    short, long = table(), table()
    play(short, [(0, "done"), (1, "done"), (2, "done")])
    play(long, SHEETS)
    assert short.question == long.question and short.state.rolls == long.state.rolls


# --- nobody sees how far others are ----------------------------------------------------------------------------------


def test_until_all_are_done_everybody_sees_the_same_question() -> None:
    at = table()
    public, mine = public_json(at.ask), seat_json(at.ask, 2)
    ids = at.question, at.question_of(2)
    for step in SHEETS[:-1]:
        play(at, [step])
        assert (public_json(at.ask), seat_json(at.ask, 2)) == (public, mine)
        assert (at.question, at.question_of(2), at.waiting()) == (*ids, [0, 1, 2])
    play(at, SHEETS[-1:])
    assert public_json(at.ask) != public


def test_only_the_own_lines_are_told_before_all_are_done() -> None:
    at = table()
    outcomes = play(at, SHEETS[:-1])
    assert told(outcomes, None) == [] and told(outcomes, 2) == []
    assert [text.key for text in told(outcomes, 0)] == ["fog-dug", "fog-built"]
    assert [outcome.thrown for outcome in outcomes] == [[]] * len(outcomes)
    (last,) = play(at, SHEETS[-1:])
    assert told([last], None) == [T("fog-sheets-done", seats=3)]


def test_a_public_line_with_a_secret_is_parted() -> None:
    class Loud(FogRules):
        def step(self, run: FogRun) -> Coroutine[Any, Reply, None]:
            return loud(run)

    async def one(run: FogRun, seat: int) -> None:
        secret = {seat: T("mine", n=seat), 1 - seat: T("yours", n=seat)}
        await run.pick(asked("a"), seat, [Option("x", T("x")), Option("y", T("y"))], T("a"))
        run.say(T("loud", n=seat), secret=secret, where=["here"])

    async def loud(run: FogRun) -> None:
        await run.together(asked("both"), {seat: one(run, seat) for seat in (1, 0)}, T("both"))
        await run.confirm(asked("end"), 0, T("end"))

    at = Table.new(Loud(), 2, "s")
    first, last = play(at, [(1, "x"), (0, "y")])
    assert first.events == [Event(None, {1: T("mine", n=1)}, (), 1, {1: ("here",)})]
    assert told([last], 0) == [T("mine", n=0), T("loud", n=0), T("loud", n=1), T("yours", n=1)]
    assert told([last], None) == [T("loud", n=0), T("loud", n=1)]


def test_a_seat_that_is_done_waits_like_the_others() -> None:
    at = table()
    play(at, [(1, "done")])
    assert at.question_of(1) == at.question and seat_json(at.ask, 1) != seat_json(at.ask, 0)
    with pytest.raises(NotAsked):
        at.answer(1, "done")


# --- ids and undo belong to seats ------------------------------------------------------------------------------------


def test_a_button_acts_once_and_only_for_its_seat() -> None:
    at = table()
    first = at.question_of(0)
    at.answer(0, "warship", question=first)
    for seat, question in ((0, first), (0, at.question), (1, at.question_of(0))):
        with pytest.raises(StaleQuestion):
            at.answer(seat, "warship", question=question)
    assert at.question_of(1) == f"{at.question}.0.1" and at.question_of(0) == f"{at.question}.0.2"


def test_an_id_is_read_back_and_says_what_it_stands_within() -> None:
    at = table()
    for id in (at.question, at.question_of(1)):
        assert str(QuestionId.read(id)) == id
    own, public = QuestionId.read(at.question_of(1)), QuestionId.read(at.question)
    assert own is not None and public is not None and (own.within, public.within) == (at.within, 0)
    assert str(QuestionId.read("3.over")) == "3.over"
    for nonsense in ("", "1", "1.2.3", "1.2.3.4.5", "1.over.1.1", "a.1", "1.-1", "1.1\n", "٣.1"):
        assert QuestionId.read(nonsense) is None


def logged(at: Table, steps: Sequence[Step]) -> list[LoggedAnswer]:
    return [outcome.given for outcome in play(at, steps)]


def test_a_seat_takes_back_its_own_although_others_have_answered_since() -> None:
    at = table()
    safe = at.opening.safe
    assert safe is not None
    log = logged(at, [(0, "warship"), (1, "warship"), (0, "warship"), (2, "dig"), (2, 0), (1, "done")])
    mine = undoable(log, 0, at.within)
    assert mine == [0, 2]
    kept = [given for n, given in enumerate(log) if n not in mine[-1:]]
    again = Table.rebuild(FogRules(), safe, kept, own={0: 1})
    assert again.state.players[0].warships == 1 and again.state.players[1].warships == 1
    for seat in (1, 2):
        assert (again.question_of(seat), seat_json(again.ask, seat)) == (at.question_of(seat), seat_json(at.ask, seat))
    assert again.question == at.question and again.question_of(0) not in (at.question_of(0), f"{at.question}.0.2")


def test_own_dice_bar_the_way_and_those_of_others_do_not() -> None:
    at = table()
    log = logged(at, [(0, "warship"), (0, "dig"), (1, "dig"), (0, 1), (1, 0), (0, "done")])
    assert undoable(log, 0, at.within) == [3, 5]
    assert undoable(log, 1, at.within) == [4]
    assert undoable(log, 2, at.within) == []


def test_nothing_is_taken_back_once_all_are_done() -> None:
    at = table(2)
    log = logged(at, [(0, "done"), (1, "done")])
    assert log[-1].sealed and at.within
    assert undoable(log, 1, at.within) == undoable(log, 0, at.within) == undoable(log, 1) == []


def test_rebuilt_equals_live_at_every_step() -> None:
    at, chance = table(), Random(3)
    safe, tail = at.opening.safe, list[LoggedAnswer]()
    while at.ask is not None:
        seat, verb, value = at.random_answer(chance)
        outcome = at.answer(seat, value, verb)
        safe, tail = (outcome.safe, []) if outcome.safe else (safe, [*tail, outcome.given])
        assert safe is not None
        again = Table.rebuild(FogRules(), safe, tail)
        assert dump(again) == dump(at) and public_json(again.ask) == public_json(at.ask)
        assert [again.question_of(n) for n in range(3)] == [at.question_of(n) for n in range(3)]
        assert [seat_json(again.ask, n) for n in range(3)] == [seat_json(at.ask, n) for n in range(3)]


def test_nobody_corrects_while_seats_decide_together() -> None:
    with pytest.raises(NotWhileTogether):
        table().corrections()
    table(1).corrections()


# --- hidden questions ------------------------------------------------------------------------------------------------


def raided(warships: Sequence[int]) -> Table:
    """Where raiders have come, with so many warships a seat."""
    rules = FogRules()
    state = rules.new(len(warships), "seed", {})
    state.step = "raid"
    for player, number in zip(state.players, warships, strict=True):
        player.warships = number
    return Table(rules, state)


def test_nobody_learns_who_was_asked_nor_whether_anybody_was() -> None:
    tables = [raided(ships) for ships in ((1, 0, 0), (1, 2, 0), (1, 1, 1))]
    assert len({str((public_json(at.ask), at.waiting(), at.question, seat_json(at.ask, 0))) for at in tables}) == 1
    assert str(public_json(raided((0, 0, 0)).ask)) == str(public_json(tables[0].ask))


def test_whoever_has_nothing_to_decide_is_left_with_one_answer() -> None:
    at = raided((0, 1))
    assert isinstance(at.shape(0), Nothing) and not isinstance(at.shape(1), Nothing)
    play(at, [(1, "yes"), (0, "nothing")])
    assert at.state.round == 2 and at.state.players[1].warships == 0


def test_a_question_to_nobody_stands_open_too() -> None:
    at = raided((0, 0))
    assert at.waiting() == [0, 1]
    play(at, [(1, "nothing")])
    assert at.waiting() == [0, 1] and list(at.ask.must if at.ask else []) == [0]


# --- who learns something --------------------------------------------------------------------------------------------


async def looking(run: FogRun) -> None:
    """Seat 0 looks, seat 1 shows all, seat 2 looks for nothing; in a second question nobody learns anything."""

    async def one(seat: int) -> None:
        await _asks(run, seat)
        if seat < 2:
            run.seal({0} if seat == 0 else None)

    await run.together(asked("all"), {seat: one(seat) for seat in (0, 1, 2)}, T("outer"))
    await run.together(asked("none"), {seat: one(seat) for seat in (2, 3)}, T("outer"))


def test_what_is_shown_beside_others_its_own_seat_knows_at_once_and_others_when_all_are_done() -> None:
    at = Table.new(Odd(looking), 4, "s")
    outcomes = play(at, [(0, "yes"), (1, "yes"), (2, "yes"), (2, "yes"), (3, "yes")])
    assert [one.learned for one in outcomes] == [(0,), (1,), None, (), ()]
    assert [one.given.sealed for one in outcomes] == [True, True, True, False, True]


# --- what a rule may not do ------------------------------------------------------------------------------------------


class Odd(FogRules):
    """Follows a rule that a test made up."""

    def __init__(self, rule: Any) -> None:
        self.rule = rule

    def step(self, run: FogRun) -> Coroutine[Any, Reply, None]:
        return self.rule(run)  # type: ignore[no-any-return]


async def _asks(run: FogRun, seat: int) -> None:
    await run.confirm(asked("odd"), seat, T("odd"))


async def nested(run: FogRun) -> None:
    async def inner(seat: int) -> None:
        await run.together(asked("inner"), {seat: _asks(run, seat)}, T("inner"))

    await run.together(asked("outer"), {0: inner(0)}, T("outer"))


async def another(run: FogRun) -> None:
    await run.together(asked("outer"), {0: _asks(run, 1)}, T("outer"))


@pytest.mark.parametrize("rule", [nested, another])
def test_a_rule_beside_others_stays_with_its_own_seat(rule: Any) -> None:
    with pytest.raises(RuntimeError):
        Table.new(Odd(rule), 2, "s")


async def breaking(run: FogRun) -> None:
    async def breaks(seat: int) -> None:
        await _asks(run, seat)
        raise ValueError("no such card")

    await run.together(asked("both"), {0: breaks(0), 1: _asks(run, 1)}, T("both"))


def test_a_rule_that_raises_beside_others_costs_the_command() -> None:
    at = Table.new(Odd(breaking), 2, "s")
    with pytest.raises(RuleBroke):
        at.answer(0, "yes")


# --- cut-ins ---------------------------------------------------------------------------------------------------------


class Loans(FogRun):
    """While a seat is asked, it may build for nothing."""

    def may(self, seat: int) -> dict[str, Shape]:
        return {"free": PickOne([Option("ship", T("ship"))])}

    async def cut_in(self, seat: int, verb: str, value: object) -> None:
        build(self, seat)


class Lending(Odd):
    def run(self, state: Any) -> FogRun:
        return Loans(state)


async def lending(run: FogRun) -> None:
    async def one(seat: int) -> None:
        shape = PickOne([Option(str(n), T("ships")) for n in range(3)])
        await run.ask_one(asked("count", interruptible=True), seat, shape, T("count"))

    await run.together(asked("both"), {0: one(0), 1: one(1)}, T("both"))


def test_cutting_in_works_beside_others() -> None:
    at = Table.new(Lending(lending), 2, "s")
    before = at.question_of(1), public_json(at.ask)
    outcome = at.answer(0, "ship", "free")
    assert at.state.players[0].warships == 1 and told([outcome], 1) == []
    assert (at.question_of(1), public_json(at.ask)) == before
    play(at, [(0, "1")])
    with pytest.raises(NotAsked):
        at.answer(0, "ship", "free")


# --- what is skipped -------------------------------------------------------------------------------------------------

ONE, A = [Option("x", T("x"))], asked("a")
ALWAYS: dict[str, Callable[[FogRun, bool], Coroutine[Any, Reply, Any]]] = {
    "pick": lambda run, always: run.pick(A, 0, ONE, T("a"), always=always),
    "pick_some": lambda run, always: run.pick_some(A, 0, PickSome(ONE, 1, 1), T("a"), always=always),
    "amount": lambda run, always: run.amount(A, 0, 2, 2, T("a"), always=always),
    "spread": lambda run, always: run.spread(A, 0, Spread([Slot("x", T("x"), 1)], 1, 1), T("a"), always=always),
    "order": lambda run, always: run.order(A, 0, ONE, T("a"), always=always),
}


@pytest.mark.parametrize("shape", ALWAYS)
@pytest.mark.parametrize("always", [False, True])
def test_what_has_one_answer_is_asked_where_skipping_it_would_tell_something(shape: str, always: bool) -> None:
    async def rule(run: FogRun) -> None:
        await ALWAYS[shape](run, always)
        await run.confirm(asked("next"), 0, T("next"))

    at = Table.new(Odd(rule), 2, "s")
    assert at.ask is not None and at.ask.kind == ("a" if always else "next")
    assert not always or at.shape(0).only() is not None


# --- lines to some seats alone ---------------------------------------------------------------------------------------


def test_a_line_for_some_seats_alone_has_no_public_side() -> None:
    run = FogRun(FogRules().new(3, "s", {}))
    run.tell({2, 0}, T("psst"), where=["field-1"])
    (event,) = run.events
    assert event.lines(None) == event.lines(1) == [] and event.where == ()
    assert [(line.text, line.where, line.secret) for line in event.lines(2)] == [(T("psst"), ("field-1",), True)]
    assert Event.from_json(event.to_json()) == event


def test_lines_from_before_are_read() -> None:
    plain = {"text": {"key": "a"}, "secret": {"1": {"key": "b"}}, "where": ["x"], "weight": 2}
    event = Event.from_json(plain)  # type: ignore[arg-type]
    assert event.to_json() == plain
    assert [line.where for line in event.lines(1)] == [("x",), ("x",)]
