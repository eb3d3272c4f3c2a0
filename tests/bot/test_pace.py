"""How many questions and presses a game takes: what is counted is what the widgets need."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.locales import Say, read_once
from bot.measuring.pace import Counted, counted, of_all_games
from bot.measuring.presses import presses
from bot.widgets.maker import Maker
from bot.widgets.panels import panel
from bot.widgets.partial_answers import SLOTS
from bot.widgets.presses import Move, PartialStore, Press, short
from bot.widgets.shapes import face_of
from bot.widgets.shapes.form import FormFace
from bot.widgets.shapes.spread_ways import ways
from engine.ask import Answer, Ask, Form, Option, PickSome, Reply, Seat, Shape, Slot, Spread
from engine.errors import IllegalAnswer
from engine.log import LoggedAnswer
from engine.table import Table
from engine.text import T
from tests.asked import asked
from tests.bot.zoo import SHAPES, Zoo, animals

Steps = Iterator[tuple[int, Move, list[str] | dict[str, str]]]
TRIES = 6


@pytest.mark.parametrize("name", SHAPES)
def test_what_is_counted_is_the_shortest_way_through_the_widget(name: str) -> None:
    shape, chance = SHAPES[name], Random(7)
    for _ in range(TRIES):
        answer = legal(shape, chance)
        assert presses(shape, answer) == fewest(shape, answer), answer


def test_questions_and_presses_of_a_game_are_counted_by_seat_and_round() -> None:
    zoo = Zoo("few", "pay", "spread")
    found = counted(zoo, 1)
    assert (found.questions, found.one, found.passing) == (3, 0, 0)
    assert found.figures()["questions_a_seat_and_round"] == 3 / found.seat_rounds


def test_what_an_order_answers_is_asked_of_nobody() -> None:
    assert counted(Zoo("few", "pay"), 1, lambda table, seat: True).questions == 0


@pytest.mark.parametrize(
    ("answers", "pressed"), [(["pass"] * 3, 1), (["pass", "pass", "use"], 3), (["pass", "use", "pass", "pass"], 3)]
)
def test_who_passes_to_the_end_presses_once(answers: list[str], pressed: int) -> None:
    rules, found = Reactions(len(answers)), Counted()
    table = Table.new(rules, 2, "1", keep=True)
    for answer in answers:
        given = LoggedAnswer(0, None, answer)
        found.press(table, given, lambda table, seat: False)
        table.answer(0, answer)
    assert found.presses == pressed


class Reactions(Zoo):
    """Seat 0 may react so many times."""

    def __init__(self, chances: int) -> None:
        super().__init__()
        self.chances = chances

    async def _asked(self, run: Any) -> None:
        for _ in range(self.chances):
            await run.pick(
                asked("react"), 0, [*animals(1), Option("use", T("yes")), Option("pass", T("no"))], T("zoo-ask")
            )

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._asked(run)

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        return "pass"


def test_each_game_has_its_figures() -> None:
    names = [name.removeprefix("ti4_") for name in of_all_games("ti4")]
    assert names == [
        "questions_a_seat_and_round",
        "presses_a_seat_and_round",
        "one_option_percent",
        "only_pass_percent",
    ]


# --- the widgets, looked through for the shortest way ----------------------------------------------------------------


def legal(shape: Shape, chance: Random) -> Answer:
    """A random answer that is taken."""
    while True:
        try:
            return shape.check(shape.random(chance))
        except IllegalAnswer:
            continue


def fewest(shape: Shape, answer: Answer) -> int:
    """The presses of the cheapest way from the fresh prompt to this answer."""
    say, number = read_once().speaker("en"), count()
    start = face_of(shape).unpack("")
    ahead, seen = [(0, next(number), start, Move())], set[str]()
    while True:
        cost, _, partial_answer, at = heappop(ahead)
        if repr((partial_answer, at.page, at.field)) in seen:
            continue
        seen.add(repr((partial_answer, at.page, at.field)))
        for price, move, values in steps(shape, answer, partial_answer, at, say):
            if move.op in ("page", "field"):
                field = move.field if move.op == "page" or not values else int(values[0])
                heappush(ahead, (cost + price, next(number), partial_answer, move.to("open", field=field)))
                continue
            done = face_of(shape).step(partial_answer, move, values)
            in_form = isinstance(shape, Form) and move.field >= 0
            if done.made and not in_form:
                if taken(shape, done.partial_answer) == answer:
                    return cost + price
                continue
            heappush(
                ahead,
                (cost + price, next(number), done.partial_answer, move.to("open", field=-1 if done.made else at.field)),
            )


def steps(shape: Shape, answer: Answer, partial_answer: object, at: Move, say: Say) -> Steps:
    """What can be pressed, as far as it leads to the answer, and its price."""
    maker = Maker(1, "0.1", at, say, PartialStore())
    for row in panel(maker, shape, [], partial_answer).rows:
        for item in row:
            if getattr(item, "disabled", False):
                continue
            press = Press.read(str(item.custom_id))
            move = Move.read(press.choice) if press else None
            assert move is not None
            inner, wanted = in_field(shape, answer, move)
            options = [option.value for option in getattr(item, "options", [])]
            if move.op == "modal":
                yield 2, move, parts(shape, answer, move) if inner is shape else typed(inner, wanted, move)
            elif move.op == "set":
                picked = [value for value in options if isinstance(wanted, list) and value in wanted]
                yield max(1, len(picked)), move, picked
            elif options:
                yield from ((1, move, [value]) for value in options)
            else:
                yield 1, move, []


def in_field(shape: Shape, answer: Answer, move: Move) -> tuple[Shape, Answer]:
    """What is filled in: the field of a form that is in view."""
    if isinstance(shape, Form) and move.field >= 0:
        assert isinstance(answer, dict)
        name = list(shape.fields)[move.field]
        return shape.fields[name], answer[name]
    return shape, answer


def parts(shape: Shape, answer: Answer, move: Move) -> dict[str, list[str]]:
    """What is given in a form for several parts of an answer."""
    if not isinstance(shape, Form):
        return {id: [words] for id, words in typed(shape, answer, move).items()}
    assert isinstance(answer, dict)
    names, found = list(shape.fields), dict[str, list[str]]()
    for name in FormFace(shape).together()[move.page]:
        value = answer[name]
        found[str(names.index(name))] = (
            [short(str(one), 90) for one in value] if isinstance(value, list) else [str(value)]
        )
    return found


def typed(shape: Shape, wanted: Answer, move: Move) -> dict[str, str]:
    """What is typed into the form that is opened."""
    if not isinstance(shape, Spread):
        return {"0": str(wanted)}
    assert isinstance(wanted, dict)
    shown = range(move.page * SLOTS, min(len(shape.slots), (move.page + 1) * SLOTS))
    return {str(at): str(wanted.get(shape.slots[at].id, 0)) for at in shown}


def taken(shape: Shape, partial_answer: object) -> Answer | None:
    """The answer that a made choice is; None where it is refused."""
    try:
        return shape.check(partial_answer)
    except IllegalAnswer:
        return None


# --- whole answers in one list ---------------------------------------------------------------------------------------


def spread(low: int, high: int, most: tuple[int, ...], **start: int) -> Spread:
    return Spread([Slot(f"s{n}", T("zoo-cage", n=n), each) for n, each in enumerate(most)], low, high, start=start)


def test_every_way_stands_in_a_list_the_most_first() -> None:
    found = ways(spread(1, 2, (1, 2)))
    assert found == [{"s1": 2}, {"s0": 1, "s1": 1}, {"s1": 1}, {"s0": 1}]
    assert all(presses(spread(1, 2, (1, 2)), dict(way)) == 1 for way in found)


def test_of_too_many_ways_those_stand_there_that_add_to_what_lies() -> None:
    pools = spread(10, 10, (10, 10, 10), s0=4, s1=3, s2=1)
    found = ways(pools)
    assert len(found) == 6 and {"s0": 4, "s1": 5, "s2": 1} in found
    assert presses(pools, {"s0": 5, "s1": 3, "s2": 2}) == 1 < presses(pools, {"s0": 3, "s1": 3, "s2": 4})


def test_where_there_are_too_many_ways_there_is_no_list() -> None:
    assert ways(spread(0, 9, (9, 9, 9))) == [] and ways(spread(1, 1, (1,))) == []


def test_all_options_are_one_press() -> None:
    several = PickSome(animals(4), 0, 4)
    assert presses(several, [option.id for option in several.options]) == 1
    assert presses(PickSome(animals(4), 0, 3), ["animal-0", "animal-1", "animal-2"]) == 3
