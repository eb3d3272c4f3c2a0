"""How many presses an answer takes: each click on a button, each choice in a list, each form that is opened or sent.

Counted as the widgets of `bot.widgets.panels` are, for somebody who knows what to choose and takes the shortest way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch

from bot.widgets import lots
from bot.widgets.drafts import (
    PAGE,
    SLOTS,
    completes,
    default,
    filled,
    fills,
    fits,
    may_take_all,
    settled,
    together,
    ways,
)
from bot.widgets.leading import LISTS
from bot.widgets.paying import suggestion
from engine.ask import Amount, Answer, Arrange, Form, PickOne, PickSome, Shape, Spread, Words

MODAL = 2
"""A form is opened and sent."""
CONFIRM = 1


@singledispatch
def presses(shape: Shape, answer: Answer) -> int:
    """The presses by which a person gives this answer."""
    raise TypeError(f"no widget for {shape!r}")


@presses.register
def _(shape: PickOne, answer: Answer) -> int:
    at = [option.id for option in shape.options].index(str(answer))
    return _taken(at, len(shape.options))


@presses.register
def _(shape: PickSome, answer: Answer) -> int:
    assert isinstance(answer, list)
    if not answer:
        return CONFIRM
    if may_take_all(shape) and len(answer) == len(shape.options):
        return 1
    if shape.need and answer == suggestion(shape):
        return 1
    ids = [option.id for option in shape.options]
    pages = {ids.index(id) // PAGE for id in answer}
    confirm = CONFIRM if len(ids) > PAGE else 0
    return len(answer) + max(pages) + confirm


@presses.register
def _(shape: Amount, answer: Answer) -> int:
    count = shape.high - shape.low + 1
    return MODAL if count > PAGE else 1


@presses.register
def _(shape: Spread, answer: Answer) -> int:
    assert isinstance(answer, dict)
    changed = _changed(shape, answer)
    full = {slot.id: slot.most for slot in shape.slots if slot.most}
    if (answer == full and shape.low <= shape.room() <= shape.high) or (fills(shape) and answer == filled(shape)):
        return 1
    if len(shape.slots) > SLOTS:
        return MODAL * len({at // SLOTS for at in changed}) + CONFIRM
    if answer in ways(shape):
        return 1
    return min(sum(changed.values()) + (0 if completes(shape) else CONFIRM), MODAL)


@presses.register
def _(shape: Arrange, answer: Answer) -> int:
    return len(shape.options) - 1


@presses.register
def _(shape: Words, answer: Answer) -> int:
    return MODAL


@presses.register
def _(shape: Form, answer: Answer) -> int:
    assert isinstance(answer, dict)
    changed = {name: part for name, part in shape.fields.items() if answer[name] != default(part)}
    listed = [name for name, part in changed.items() if _in_a_field(part, answer[name])]
    groups = [group for group in together(shape) if any(name in listed for name in group)]
    alone = [1 + presses(part, answer[name]) for name, part in changed.items() if name not in listed]
    at_once = [name for name, part in shape.fields.items() if not settled(part)] in groups
    return MODAL * len(groups) + sum(alone) + (0 if at_once else CONFIRM)


def _in_a_field(part: Shape, answer: Answer) -> bool:
    """Whether this answer can be given among others in one form."""
    if isinstance(part, Spread):
        assert isinstance(answer, dict)
        return fits(part) and lots.spelled(part, {id: int(str(n)) for id, n in answer.items()}) is not None
    return fits(part)


def _taken(at: int, count: int) -> int:
    """One of so many: by its button, from a list, or from its page of a long one."""
    return 1 if count <= LISTS * PAGE else 1 + at // PAGE


def _changed(shape: Spread, answer: Mapping[str, Answer]) -> dict[int, int]:
    """By how much each slot differs from how it lies now, where it does."""
    lies: Sequence[tuple[int, int]] = [
        (int(str(answer.get(slot.id, 0))), shape.start.get(slot.id, 0)) for slot in shape.slots
    ]
    return {at: abs(now - before) for at, (now, before) in enumerate(lies) if now != before}
