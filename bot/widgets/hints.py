"""The words of a prompt besides its question: how to answer, what has been chosen so far, and an answer in words."""

from __future__ import annotations

from bot.locales import Say
from bot.widgets import paying
from bot.widgets.drafts import NOTHING, SLOTS, Draft, settled, ways
from bot.widgets.explain import titled
from engine.ask import Amount, Arrange, Form, PickOne, PickSome, Shape, Slot, Spread, Words
from engine.text import T, Text


def hints(shape: Shape, draft: Draft, say: Say, naming: str = "") -> list[str]:
    """How to answer, and what has been chosen so far. `naming`: the prefix of the names of fields."""
    if isinstance(shape, PickSome):
        return [say(text) for text in _some_hints(shape, draft)]
    if isinstance(shape, Arrange):
        return _order_hints(shape, draft, say)
    if isinstance(shape, Spread):
        return _spread_hints(shape, draft, say)
    if isinstance(shape, Form):
        return _form_hints(shape, draft, say, naming)
    if isinstance(shape, Amount):
        return [say(T("bot-hint-amount", low=shape.low, high=shape.high))]
    return []


def _some_hints(shape: PickSome, draft: Draft) -> list[Text]:
    lines = []
    if shape.need:
        lines.append(T("bot-hint-worth", worth=paying.worth(shape, draft), need=shape.need))
    elif shape.low == shape.high:
        lines.append(T("bot-hint-pick", n=shape.low))
    elif shape.low or shape.high < len(shape.options):
        lines.append(T("bot-hint-pick-between", low=shape.low, high=shape.high))
    if isinstance(draft, list) and draft:
        lines.append(T("bot-chosen", choices=tuple(o.text for o in shape.options if o.id in draft)))
    return lines


def _order_hints(shape: Arrange, draft: Draft, say: Say) -> list[str]:
    texts = {option.id: option.text for option in shape.options}
    placed = [str(id) for id in draft] if isinstance(draft, list) else []
    lines = [say(T("bot-hint-order"))]
    return lines + [f"{at}. {say(texts[id])}" for at, id in enumerate(placed, 1)]


def _spread_hints(shape: Spread, draft: Draft, say: Say) -> list[str]:
    given = draft if isinstance(draft, dict) else {}
    total = sum(given.values())
    if total < shape.low == shape.high == 1 or (len(shape.slots) == 1 and ways(shape)):
        return []
    if shape.low == shape.high:
        lines = [say(T("bot-hint-total", total=total, need=shape.high))]
    else:
        lines = [say(T("bot-hint-total-between", total=total, low=shape.low, high=min(shape.high, shape.room())))]
    shown = [slot for slot in shape.slots if given.get(slot.id) or len(shape.slots) <= SLOTS]
    return lines + [say(_so_far(slot, given.get(slot.id, 0), say)) for slot in shown]


def _so_far(slot: Slot, number: int, say: Say) -> Text:
    return T("bot-slot-so-far", slot=titled(slot.text, say), n=number, most=slot.most)


def _form_hints(shape: Form, draft: Draft, say: Say, naming: str) -> list[str]:
    given = draft if isinstance(draft, dict) else {}
    sums = shape.sums(given)
    return [
        *(
            f"- {say(_field(naming, name))}: {_chosen(field, given.get(name), say)}"
            for name, field in shape.fields.items()
            if not settled(field)
        ),
        *([say(sums)] if sums is not None else []),
    ]


def _chosen(shape: Shape, draft: Draft, say: Say) -> str:
    if draft is None:
        return "…"
    return say(summary(shape, draft))


def summary(shape: Shape, value: Draft, naming: str = "") -> Text:
    """An answer in words. `naming`: the prefix of the names of fields."""
    if isinstance(shape, PickOne):
        return next((option.text for option in shape.options if option.id == value), T("bot-none"))
    if isinstance(shape, (PickSome, Arrange)) and isinstance(value, list):
        texts = {option.id: option.text for option in shape.options}
        nothing = shape.nothing if isinstance(shape, PickSome) else None
        return T("bot-these", choices=tuple(texts[id] for id in value)) if value else nothing or T("bot-none")
    if isinstance(shape, Spread) and isinstance(value, dict):
        parts = tuple(T("bot-slot", slot=slot.text, n=value[slot.id]) for slot in shape.slots if value.get(slot.id))
        return T("bot-these", choices=parts) if parts else T("bot-none")
    if isinstance(shape, Form) and isinstance(value, dict):
        said = {
            name: summary(field, value[name])
            for name, field in shape.fields.items()
            if not _is_nothing(field, value[name])
        }
        told = tuple(T("bot-field", field=_field(naming, name), value=text) for name, text in said.items())
        return T("bot-these", choices=told) if told else T("bot-none")
    if isinstance(shape, Words):
        return T("bot-said", words=str(value)) if value else T("bot-none")
    return T("bot-number", n=value) if isinstance(value, int) else T("bot-none")


def _is_nothing(field: Shape, value: Draft) -> bool:
    """Whether a part of a form says that nothing is wanted, which need not be repeated."""
    if isinstance(field, (Amount, PickOne)):
        return value in (0, *NOTHING)
    return summary(field, value) == T("bot-none")


def _field(naming: str, name: str) -> Text:
    return Text(f"{naming}-field-{name}")
