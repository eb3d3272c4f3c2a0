"""The shapes of answers: what they accept, what they refuse, and that a random answer is always a legal one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.ask import (
    Amount,
    Answer,
    Arrange,
    Ask,
    Form,
    FreeText,
    Option,
    PickOne,
    PickSome,
    Refusal,
    Shape,
    Slot,
    Spread,
    yes_no,
)
from engine.errors import IllegalAnswer, NotAsked
from engine.text import T


def options(*ids: str, worth: int = 0) -> list[Option]:
    return [Option(id, T("option", id=id), worth) for id in ids]


def slots(**most: int) -> list[Slot]:
    return [Slot(id, T("slot"), amount) for id, amount in most.items()]


def paying(need: int, *worths: int) -> PickSome:
    """Planets worth so much, to pay at least `need`."""
    planets = [Option(f"p{n}", T("planet"), worth) for n, worth in enumerate(worths)]
    return PickSome(planets, 0, len(planets), need)


def drawn(make: Callable[[Random], Shape]) -> list[tuple[Shape, Random]]:
    return [(make(Random(seed)), Random(seed + 1)) for seed in range(200)]


def some_pick(chance: Random) -> Shape:
    n = chance.randint(1, 8)
    low = chance.randint(0, n)
    return PickSome(options(*map(str, range(n))), low, chance.randint(low, n))


def some_payment(chance: Random) -> Shape:
    worths = [chance.randint(0, 4) for _ in range(chance.randint(1, 8))]
    return paying(chance.randint(0, sum(worths)), *worths)


def some_spread(chance: Random) -> Shape:
    most = {f"s{n}": chance.randint(0, 5) for n in range(chance.randint(1, 6))}
    low = chance.randint(0, sum(most.values()))
    return Spread(slots(**most), low, chance.randint(low, sum(most.values()) + 3))


def some_form(chance: Random) -> Shape:
    return Form(
        {"who": PickOne(options("a", "b")), "coins": Amount(0, 3), "why": FreeText(10), "goods": some_spread(chance)}
    )


MAKERS: list[Callable[[Random], Shape]] = [
    lambda chance: PickOne(options(*map(str, range(chance.randint(1, 6))))),
    some_pick,
    some_payment,
    lambda chance: Amount(chance.randint(-3, 3), chance.randint(3, 9)),
    some_spread,
    lambda chance: Arrange(options(*map(str, range(chance.randint(0, 6))))),
    lambda chance: FreeText(chance.randint(0, 50)),
    lambda chance: yes_no(),
    some_form,
]


@pytest.mark.parametrize("make", MAKERS)
def test_a_random_answer_is_legal_and_already_in_normal_form(make: Callable[[Random], Shape]) -> None:
    for shape, chance in drawn(make):
        answer = shape.random(chance)
        assert shape.check(answer) == answer


@pytest.mark.parametrize("make", [*MAKERS[:6], *MAKERS[7:]])
def test_nonsense_is_refused_and_never_raises_anything_else(make: Callable[[Random], Shape]) -> None:
    nonsense: list[object] = [None, 1.5, True, "nowhere", ["nowhere"], [[]], [{}], [None], {"nowhere": 1}, {"s0": -1}]
    for shape, _ in drawn(make)[:20]:
        for value in (*nonsense, {"s0": "1"}, {"s0": True}, {1: 1}, 10**9, object()):
            with pytest.raises(IllegalAnswer):
                shape.check(value)


@pytest.mark.parametrize(
    ("shape", "value", "taken"),
    [
        (PickSome(options("a", "b", "c"), 1, 3), ["c", "a"], ["a", "c"]),
        (Spread(slots(a=2, b=2), 0, 4), {"b": 1, "a": 0}, {"b": 1}),
        (Arrange(options("a", "b")), ("b", "a"), ["b", "a"]),
        (FreeText(20), "  in  peace ", "in peace"),
    ],
)
def test_answers_are_brought_to_normal_form(shape: Shape, value: object, taken: object) -> None:
    assert shape.check(value) == taken


@pytest.mark.parametrize(
    ("shape", "value", "key"),
    [
        (PickSome(options("a", "b"), 2, 2), ["a"], "pick-between"),
        (PickSome(options("a", "b"), 1, 2), ["a", "a"], "pick-between"),
        (paying(5, 2, 2, 3), ["p0", "p1"], "not-enough"),
        (Amount(1, 3), 4, "amount-between"),
        (Spread(slots(a=2, b=2), 1, 3), {"a": 3}, "amount-between"),
        (Spread(slots(a=2, b=2), 1, 3), {"a": 2, "b": 2}, "total-between"),
        (Spread(slots(a=2, b=2), 1, 3), {}, "total-between"),
        (Arrange(options("a", "b")), ["a", "a"], "order-all"),
        (Form({"a": Amount(0, 1)}), {}, "fill-all-fields"),
        (FreeText(3), "four", "words-at-most"),
    ],
)
def test_a_refusal_says_what_would_be_legal(shape: Shape, value: object, key: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        shape.check(value)
    assert refused.value.text.key == key


def test_a_refusal_names_the_rule_that_forbids_the_choice() -> None:
    shape = PickOne(options("a"), why=lambda id: Refusal("X-MOVE-01", T("too-far")) if id == "b" else None)
    with pytest.raises(IllegalAnswer) as refused:
        shape.check("b")
    assert (refused.value.rule, refused.value.text) == ("X-MOVE-01", T("too-far"))
    with pytest.raises(IllegalAnswer) as refused:
        shape.check("c")
    assert refused.value.rule is None


def test_a_form_is_judged_as_a_whole() -> None:
    def fits(answer: dict[str, Answer]) -> Refusal | None:
        return Refusal("X-DEAL-01", T("gives-nothing")) if answer == {"give": 0, "take": 0} else None

    deal = Form({"give": Amount(0, 3), "take": Amount(0, 3)}, fits)
    assert deal.check({"give": 1, "take": 0}) == {"give": 1, "take": 0}
    with pytest.raises(IllegalAnswer) as refused:
        deal.check({"give": 0, "take": 0})
    assert refused.value.rule == "X-DEAL-01"


def test_a_payment_that_takes_everything_is_found_by_chance() -> None:
    shape = paying(7, 1, 4, 2)
    assert {tuple(shape.check(shape.random(Random(seed)))) for seed in range(20)} == {("p0", "p1", "p2")}


def test_a_seat_answers_only_what_it_was_asked() -> None:
    ask = Ask("bid", T("bid"), {1: Amount(0, 2)}, 1, cuts=lambda seat: {"offer": yes_no()} if seat == 2 else {})
    assert ask.shape(1) == Amount(0, 2)
    assert isinstance(ask.shape(2, "offer"), PickOne)
    for seat, verb in ((2, None), (1, "offer"), (2, "steal")):
        with pytest.raises(NotAsked):
            ask.shape(seat, verb)


def legal(shape: Shape) -> list[Answer]:
    """All that a shape takes of its ways."""
    found = []
    for way in shape.ways():
        try:
            found.append(shape.check(way))
        except IllegalAnswer:
            continue
    return found


@pytest.mark.parametrize(
    ("shape", "ways"),
    [
        (PickOne(options("a", "b")), ["a", "b"]),
        (paying(3, 0, 1, 2), [["p1", "p2"], ["p0", "p1", "p2"]]),
        (paying(3, 1, 2), [["p0", "p1"]]),
        (PickSome(options("a", "b", "c"), 2, 3), [["a", "b"], ["a", "c"], ["b", "c"], ["a", "b", "c"]]),
        (Amount(2, 4), [2, 3, 4]),
        (Spread(slots(a=2, b=1), 2, 2), [{"a": 2}, {"a": 1, "b": 1}]),
        (Spread(slots(a=2, b=1), 0, 1), [{"a": 1}, {"b": 1}, {}]),
        (Arrange(options("a", "b")), [["a", "b"], ["b", "a"]]),
        (FreeText(9), [""]),
        (Form({"n": Amount(0, 1), "w": FreeText(3)}), [{"n": 0, "w": ""}, {"n": 1, "w": ""}]),
    ],
)
def test_the_ways_of_a_shape_are_all_its_answers(shape: Shape, ways: list[object]) -> None:
    assert sorted(map(str, legal(shape))) == sorted(map(str, ways))
    assert shape.only() == (ways[0] if len(ways) == 1 else None)


FAR_TOO_MANY = options(*map(str, range(30)))


@pytest.mark.parametrize(
    "shape",
    [
        PickOne(FAR_TOO_MANY),
        PickSome(FAR_TOO_MANY, 3, 20, need=10),
        Amount(0, 10**6),
        Spread(slots(**{f"s{n}": 9 for n in range(20)}), 5, 30),
        Arrange(FAR_TOO_MANY),
        Form({"to": PickOne(FAR_TOO_MANY), "some": PickSome(FAR_TOO_MANY, 0, 30)}),
    ],
)
def test_of_many_answers_none_is_the_only_one(shape: Shape) -> None:
    assert shape.only() is None
