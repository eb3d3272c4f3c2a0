"""How many presses an answer takes: each click on a button, each choice in a list, each form that is opened or sent.

Counted as the widgets of `bot.widgets.panels` are, for somebody who knows what to choose and takes the shortest way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch

from bot.widgets.lead_lists import LISTS
from bot.widgets.partial_answers import PAGE, SLOTS
from bot.widgets.shapes.form import FormFace
from bot.widgets.shapes.paying import suggestion
from bot.widgets.shapes.pick_some import PickSomeFace
from bot.widgets.shapes.spread_ways import all_of, completes, filled, fills, takes_all, ways
from engine.ask import Amount, Answer, Arrange, Form, FreeText, PickOne, PickSome, Shape, Spread

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
    if PickSomeFace(shape).may_take_all and len(answer) == len(shape.options):
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
    if (answer == all_of(shape) and takes_all(shape)) or (fills(shape) and answer == filled(shape)):
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
def _(shape: FreeText, answer: Answer) -> int:
    return MODAL


@presses.register
def _(shape: Form, answer: Answer) -> int:
    assert isinstance(answer, dict)
    form = FormFace(shape)
    changed = {name: field for name, field in form.fields.items() if answer[name] != field.default()}
    listed = [name for name, field in changed.items() if field.fits_field(answer[name])]
    groups = [group for group in form.together() if any(name in listed for name in group)]
    alone = [1 + presses(field.shape, answer[name]) for name, field in changed.items() if name not in listed]
    at_once = [name for name, field in form.fields.items() if not field.settled()] in groups
    return MODAL * len(groups) + sum(alone) + (0 if at_once else CONFIRM)


def _taken(at: int, count: int) -> int:
    """One of so many: by its button, from a list, or from its page of a long one."""
    return 1 if count <= LISTS * PAGE else 1 + at // PAGE


def _changed(shape: Spread, answer: Mapping[str, Answer]) -> dict[int, int]:
    """By how much each slot differs from how it lies now, where it does."""
    lies: Sequence[tuple[int, int]] = [
        (int(str(answer.get(slot.id, 0))), shape.start.get(slot.id, 0)) for slot in shape.slots
    ]
    return {at: abs(now - before) for at, (now, before) in enumerate(lies) if now != before}
