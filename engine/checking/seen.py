"""All that a reader sees of a table: what it was told, what is asked, its view, and what is made from that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.ask import PickOne, PickSome, Seat, Spread, Together
from engine.errors import IllegalAnswer
from engine.events import Event
from engine.questions.question_json import public_json, seat_json, shape_json
from engine.table import Table
from engine.text import Json, to_json


def seen(
    table: Table, events: Sequence[Event], reader: Seat | None, ids: Iterable[str] = ()
) -> Iterator[tuple[str, Json]]:
    """All of it, part by part.

    Args:
        events: what happened last.
        reader: a seat; None: the public.
        ids: choices of which it may ask why they are none.
    """
    rules, view = table.rules, table.rules.view(table.state, reader)
    yield "lines", [line for event in events for line in lines(event, reader)]
    yield "id", [table.question, None if reader is None else table.question_of(reader)]
    yield "question", public_json(table.ask)
    yield "asked", [*table.waiting()]
    yield "open options", [*_open(table)]
    yield "view", rules.view_json(view)
    yield "headline", to_json(rules.headline(view))
    yield "standing", [rules.round_of(view), *rules.points(view)]
    yield "sides", [None if side is None else to_json(side) for side in rules.sides(view)]
    yield "places", [[to_json(name), id] for name, id in rules.places(view)]
    if reader is not None:
        yield from _own(table, reader, view, ids)


def lines(event: Event, reader: Seat | None) -> list[Json]:
    """What a reader is told of an event, with the places, and how much weight it has."""
    return [[to_json(text), list(where), secret, event.weight] for text, where, secret in event.lines(reader)]


def _open(table: Table) -> Iterator[Json]:
    """What others may choose and do meanwhile, where everybody may know that."""
    ask, rules = table.ask, table.rules
    if ask is None or isinstance(ask, Together):
        return
    for seat, shape in ask.must.items():
        if rules.is_open(ask, shape):
            yield [seat, shape_json(shape)]
        yield [seat, [[option.id, to_json(option.text)] for option in rules.aloud(ask, shape)]]
        yield [seat, {verb: shape_json(shape) for verb, shape in ask.may(seat).items() if rules.question(verb).open}]


def _own(table: Table, reader: Seat, view: object, ids: Iterable[str]) -> Iterator[tuple[str, Json]]:
    rules = table.rules
    yield "own question", seat_json(table.ask, reader)
    yield "reactions", [str(table.lets_pass(reader)), table.idle(reader)]
    for section in rules.sections:
        held: list[Json] = [to_json(text) for text in rules.held(view, section)]
        yield section, [held, [*rules.held_components(view, section)]]
    yield "orders", [[order.name, to_json(order.text)] for order in rules.orders(view)]
    yield "refusals", [_refusal(table, reader, id) for id in ids]


def _refusal(table: Table, reader: Seat, id: str) -> Json:
    """What is said of an id that is no option now."""
    shape = table.ask.must.get(reader) if table.ask else None
    try:
        if isinstance(shape, PickOne):
            shape.check(id)
        elif isinstance(shape, PickSome):
            shape.check([id])
        elif isinstance(shape, Spread):
            shape.check({id: 1})
    except IllegalAnswer as error:
        return [error.rule, to_json(error.text)]
    return None
