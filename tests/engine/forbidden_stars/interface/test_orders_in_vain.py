"""No order is resolved in vain without having been told so: over games of chance, in which that happens often."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from engine.ask import YES, PickOne
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.forbidden_stars.orders.occasions import ORDER_RESOLVED, ORDER_REVEALED
from engine.forbidden_stars.phases.operations import RESOLVE
from engine.forbidden_stars.rules import RULES
from engine.table import Table

ANSWERS = 260
WINDOWS = {moment.question_kind.name for moment in (ORDER_REVEALED, ORDER_RESOLVED)}
GAINS = {"forbidden_stars-gains-asset", "forbidden_stars-uses-dominate"}


class Resolved(NamedTuple):
    """An order that was resolved: its kind, whether its seat was told that it would do nothing, and what came of it."""

    kind: str
    told: bool
    came: list[str]


def resolved(seed: str) -> Iterator[Resolved]:
    """The orders of a game of chance to which no card was used."""
    table, chance = Table.new(RULES, 2, seed, {"board": "introductory"}), stream(seed, 0, 2, "play")
    for _ in range(ANSWERS):
        if table.ask is None:
            return
        if table.ask.kind != RESOLVE.name:
            given = choose(table, chance, 0.0)
            table.answer(given.seat, given.value, given.verb)
            continue
        if (found := followed(table)) is not None:
            yield found


def followed(table: Table) -> Resolved | None:
    """Resolves the order that is asked about, up to what its steps ask first; None where a card changes it."""
    ((seat, shape),) = table.ask.must.items() if table.ask is not None else ()
    assert isinstance(shape, PickOne) and table.run.state.resolving is not None
    order = table.run.state.resolving
    told = any(option.more is not None for option in shape.options)
    said = table.answer(seat, YES).events
    ask = table.ask
    if ask is not None and ask.kind in WINDOWS:
        return None
    asked = [ask.kind] if ask is not None and table.run.state.resolving is order else []
    return Resolved(order.kind, told, [*asked, *(e.text.key for e in said if e.text and e.text.key in GAINS)])


@pytest.mark.rule("FS-OPS-08", "FS-ADV-04", "FS-DEPLOY-02", "FS-DOM-02")
def test_exactly_the_orders_of_which_it_is_told_do_nothing() -> None:
    found = [order for seed in ("a", "b", "c") for order in resolved(seed)]
    assert [order for order in found if order.told == bool(order.came)] == []
    assert {(order.kind, order.told) for order in found} == {
        (kind, told) for kind in ("advance", "deploy", "dominate") for told in (True, False)
    }
