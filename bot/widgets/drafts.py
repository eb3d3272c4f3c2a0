"""Choices in the making: how a half-made answer is packed, changed by a press, and turned into an answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple
from urllib.parse import quote, unquote

from bot.errors import BotError
from bot.widgets import lots
from bot.widgets.paying import suggestion, worth
from bot.widgets.presses import SURE, Move, fingerprint, short
from engine.ask import NO, Amount, Arrange, Form, Option, PickOne, PickSome, Shape, Slot, Spread, Words
from engine.digits import signed, whole
from engine.text import T

PAGE = 25
SLOTS = 5
WAY = "way"
"""The step that spreads everything at once."""
AGAIN = "again"
"""The step that fills a form in as the last time."""
NOTHING = ("none", NO, "")
"""Ids of options that mean: leave it."""
Values = Sequence[str] | Mapping[str, Sequence[str]]
"""What was picked from a list, or given in each field of a form."""
Draft = object
"""A half-made answer: None where nothing is chosen, else like the answer, with gaps in a form."""


class Pressed(NamedTuple):
    """What a press leads to: the new draft, and whether the choice is made."""

    draft: Draft
    made: bool


def mark(shape: Shape) -> str:
    """Fingerprint of what can be chosen."""
    return fingerprint(_ids(shape))


def _ids(shape: Shape) -> list[str]:
    if isinstance(shape, (PickOne, PickSome, Arrange)):
        return [option.id for option in shape.options]
    if isinstance(shape, Spread):
        return [f"{slot.id}{slot.most}" for slot in shape.slots]
    if isinstance(shape, Form):
        return [id for name, field in shape.fields.items() for id in (name, *_ids(field))]
    return [repr(shape)]


# --- packing -------------------------------------------------------------------------------------------------------


def pack(shape: Shape, draft: Draft) -> str:
    """A draft in few characters."""
    if draft is None:
        return ""
    if isinstance(shape, PickOne):
        return _to36(_ids(shape).index(str(draft)))
    if isinstance(shape, PickSome):
        assert isinstance(draft, list)
        return _to36(sum(1 << at for at, id in enumerate(_ids(shape)) if id in draft))
    if isinstance(shape, Amount):
        assert isinstance(draft, int)
        return _to36(draft - shape.low)
    if isinstance(shape, Words):
        return "." + quote(str(draft), safe="")
    if isinstance(shape, Arrange):
        assert isinstance(draft, list)
        return ",".join(_to36(_ids(shape).index(id)) for id in draft)
    assert isinstance(draft, dict)
    if isinstance(shape, Spread):
        return ",".join(_to36(draft.get(slot.id, 0)) for slot in shape.slots)
    assert isinstance(shape, Form)
    return "+".join(pack(field, draft.get(name)) for name, field in shape.fields.items())


def unpack(shape: Shape, packed: str) -> Draft:
    """The inverse of `pack`; what cannot be read is not chosen."""
    try:
        return _unpacked(shape, packed)
    except (ValueError, IndexError):
        return None


def _unpacked(shape: Shape, packed: str) -> Draft:
    if isinstance(shape, Form):
        if not packed:
            return {name: default(field) for name, field in shape.fields.items()}
        parts = packed.split("+")
        return {name: unpack(shape.fields[name], part) for name, part in zip(shape.fields, parts, strict=True)}
    if not packed:
        return dict(shape.start) if isinstance(shape, Spread) and shape.start else None
    if isinstance(shape, PickOne):
        return shape.options[int(packed, 36)].id
    if isinstance(shape, PickSome):
        mask = int(packed, 36)
        return [option.id for at, option in enumerate(shape.options) if mask >> at & 1]
    if isinstance(shape, Amount):
        return shape.low + int(packed, 36)
    if isinstance(shape, Words):
        return unquote(packed[1:])
    numbers = [int(part, 36) for part in packed.split(",")]
    if isinstance(shape, Arrange):
        return [shape.options[at].id for at in numbers]
    assert isinstance(shape, Spread)
    return {slot.id: amount for slot, amount in zip(shape.slots, numbers, strict=True) if amount}


def default(shape: Shape) -> Draft:
    """What a field of a form holds before anybody touches it: nothing given, nothing wanted, nothing said."""
    if isinstance(shape, Amount):
        return shape.low
    if isinstance(shape, Words):
        return ""
    if isinstance(shape, PickOne):
        return next((option.id for option in shape.options if option.id in NOTHING), None)
    if isinstance(shape, PickSome) and not shape.low and not shape.need:
        return []
    if isinstance(shape, Spread) and shape.low <= sum(shape.start.values()) <= shape.high:
        return dict(shape.start)
    return None


def _to36(number: int) -> str:
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return "0123456789abcdefghijklmnopqrstuvwxyz"[number] + digits


# --- choosing ------------------------------------------------------------------------------------------------------


def step(shape: Shape, draft: Draft, move: Move, values: Values) -> Pressed:
    """Where a press leads. `values`: what was picked from a list, or typed into a form.

    Raises:
        BotError: what was typed is not a number.
        LookupError: what was picked is not there any more.
    """
    if isinstance(shape, Form) and move.field >= 0:
        return _in_form(shape, draft, move, values)
    if move.op == "ok" or (move.op == SURE and not isinstance(shape, PickOne)):
        return Pressed(_whole(shape, draft), True)
    if move.op == "clear":
        return Pressed(None, False)
    if isinstance(shape, Form) and move.op == AGAIN:
        return Pressed(shape.again(shape) or draft, False)
    if isinstance(shape, Form):
        return _filled_in(shape, draft, values)
    if isinstance(shape, PickOne):
        return Pressed(chosen_id(shape.options, move.arg or next(iter(values))), True)
    if isinstance(shape, PickSome):
        return _some(shape, draft, move, [move.arg] if move.arg else list(values))
    if isinstance(shape, Amount):
        return Pressed(number(move.arg or _typed(values)), True)
    if isinstance(shape, Words):
        return Pressed(_typed(values), True)
    if isinstance(shape, Arrange):
        return _next(shape, draft, chosen_id(shape.options, move.arg or next(iter(values))))
    assert isinstance(shape, Spread)
    return _spread(shape, draft, move, values)


# --- several parts at once -------------------------------------------------------------------------------------------


def fits(part: Shape) -> bool:
    """Whether a part of an answer can be a labelled field of a form that Discord opens."""
    if isinstance(part, Spread):
        return bool(lots.lines(part))
    listed = isinstance(part, (PickOne, PickSome)) and 0 < len(part.options) <= PAGE
    return listed or isinstance(part, (Amount, Words))


def apart(part: Shape) -> bool:
    """Whether a part has a prompt of its own: where no form has a field for all that it can be."""
    return not fits(part) or (isinstance(part, Spread) and not lots.covers(part))


def settled(part: Shape) -> bool:
    """Whether there is nothing to fill in: one number alone, or nothing but to leave it."""
    if isinstance(part, PickOne):
        return len(part.options) == 1 and default(part) is not None
    return isinstance(part, Amount) and part.low == part.high


def together(shape: Form) -> list[list[str]]:
    """The parts that are filled in together, as many at once as Discord takes."""
    names = [name for name, part in shape.fields.items() if fits(part) and not settled(part)]
    return [names[at : at + SLOTS] for at in range(0, len(names), SLOTS)]


def _filled_in(shape: Form, draft: Draft, values: Values) -> Pressed:
    """With those parts that came back; where that is all of it, no further press confirms it."""
    if not isinstance(values, Mapping):
        raise LookupError
    parts = dict(draft) if isinstance(draft, dict) else {}
    for at, (name, part) in enumerate(shape.fields.items()):
        if str(at) in values:
            parts[name] = _given(part, values[str(at)], parts.get(name))
    asked = [name for name, part in shape.fields.items() if not settled(part)]
    whole = len(values) >= len(asked) and all(parts.get(name) is not None for name in shape.fields)
    return Pressed(parts, whole)


def _given(part: Shape, values: Sequence[str], now: Draft) -> Draft:
    """What a part is then; with nothing picked or typed it stays as it is."""
    if isinstance(part, PickSome):
        return [chosen_id(part.options, value) for value in values]
    if isinstance(part, Spread):
        unspelled = not values and isinstance(now, dict) and lots.spelled(part, now) is None
        return now if unspelled else lots.laid(part, values)
    if isinstance(part, Words):
        return "".join(values)
    if not values or not values[0]:
        return now
    return number(values[0]) if isinstance(part, Amount) else chosen_id(_options(part), values[0])


def _options(part: Shape) -> Sequence[Option]:
    assert isinstance(part, PickOne)
    return part.options


def _in_form(shape: Form, draft: Draft, move: Move, values: Values) -> Pressed:
    assert isinstance(draft, dict)
    name = list(shape.fields)[move.field]
    field = shape.fields[name]
    inner = step(field, draft.get(name), move, values)
    return Pressed({**draft, name: inner.draft}, inner.made)


def _some(shape: PickSome, draft: Draft, move: Move, values: list[str]) -> Pressed:
    if move.op == "suggest":
        return Pressed(suggestion(shape), True)
    if move.op == "none":
        return Pressed([], True)
    if move.op == "all":
        return Pressed([option.id for option in shape.options], True)
    page = shape.options[move.page * PAGE : (move.page + 1) * PAGE]
    here = {option.id for option in page}
    picked = {chosen_id(page, value) for value in values}
    before = draft if isinstance(draft, list) else []
    chosen = [o.id for o in shape.options if (o.id in picked if o.id in here else o.id in before)]
    enough = shape.low <= len(chosen) <= shape.high and worth(shape, chosen) >= shape.need
    return Pressed(chosen, len(shape.options) <= PAGE and enough)


def _next(shape: Arrange, draft: Draft, id: str) -> Pressed:
    before = draft if isinstance(draft, list) else []
    order = [*before, *([] if id in before else [id])]
    left = [option.id for option in shape.options if option.id not in order]
    return Pressed(order + left, True) if len(left) < 2 else Pressed(order, False)


def _spread(shape: Spread, draft: Draft, move: Move, values: Values) -> Pressed:
    amounts: dict[str, int] = dict(draft) if isinstance(draft, dict) else {}
    if move.op == "all":
        return Pressed({slot.id: slot.most for slot in shape.slots if slot.most}, True)
    if move.op == "fill":
        return Pressed(filled(shape), True)
    if move.op == WAY:
        return Pressed(_way(shape, move.arg or next(iter(values))), True)
    if move.op == "more":
        more = _one_more(shape, amounts, _slot(shape, move.arg))
        return Pressed(more, completes(shape) and sum(more.values()) == shape.high)
    if move.op == "less":
        return Pressed(_one_less(amounts, _slot(shape, move.arg)), False)
    if not isinstance(values, Mapping):
        raise LookupError(move.op)
    for at, slot in enumerate(shape.slots):
        if str(at) in values:
            amounts[slot.id] = number("".join(values[str(at)]) or "0")
    return Pressed({slot: amount for slot, amount in amounts.items() if amount}, len(shape.slots) <= SLOTS)


def may_take_all(shape: PickSome) -> bool:
    """Whether all options can be taken, by one press where they are several."""
    return 1 < len(shape.options) <= shape.high and not shape.need


def completes(shape: Spread) -> bool:
    """Whether the last piece completes it. What lies already is moved piece by piece, and then confirmed."""
    return shape.low == shape.high and not shape.start


def fills(shape: Spread) -> bool:
    """Whether as many as fit can be laid at once, where not all of them do."""
    return shape.low < shape.high < shape.room() and not shape.start


def ways(shape: Spread) -> list[dict[str, int]]:
    """Every way to spread it, the most first, where one list holds them all; else every way to add what is missing to
    what lies there already; none where these are too many, too.
    """
    lying = {slot.id: shape.start.get(slot.id, 0) for slot in shape.slots}
    for least in (dict.fromkeys(lying, 0), lying):
        room = [Slot(slot.id, slot.text, slot.most - least[slot.id]) for slot in shape.slots]
        given = sum(least.values())
        found = list(islice(_ways(room, shape.low - given, shape.high - given), PAGE + 1))
        if 1 < len(found) <= PAGE:
            every = [{id: least[id] + more.get(id, 0) for id in lying} for more in found]
            return sorted(({id: n for id, n in way.items() if n} for way in every), key=lambda way: -sum(way.values()))
    return []


def _ways(slots: Sequence[Slot], low: int, high: int) -> Iterator[dict[str, int]]:
    """Every spread of at least and at most so many over slots."""
    if not slots:
        yield from [{}] if low <= 0 <= high else []
        return
    rest = sum(slot.most for slot in slots[1:])
    for number in range(max(0, low - rest), min(slots[0].most, high) + 1):
        for others in _ways(slots[1:], low - number, high - number):
            yield {slots[0].id: number, **others}


def _way(shape: Spread, packed: str) -> dict[str, int]:
    """One of them, as a list spells it.

    Raises:
        LookupError: it is none.
    """
    found = unpack(shape, packed)
    if not isinstance(found, dict):
        raise LookupError(packed)
    return found


def filled(shape: Spread) -> dict[str, int]:
    """As many as fit, on the first slots first."""
    laid, left = dict[str, int](), shape.high
    for slot in shape.slots:
        laid[slot.id] = min(slot.most, left)
        left -= laid[slot.id]
    return {slot: amount for slot, amount in laid.items() if amount}


def _slot(shape: Spread, at: str) -> Slot:
    """The slot of a button.

    Raises:
        LookupError: there is none.
    """
    place = whole(at, 9)
    if place is None:
        raise LookupError(at)
    return shape.slots[place]


def _one_more(shape: Spread, amounts: dict[str, int], slot: Slot) -> dict[str, int]:
    full = sum(amounts.values()) >= shape.high or amounts.get(slot.id, 0) >= slot.most
    return amounts if full else {**amounts, slot.id: amounts.get(slot.id, 0) + 1}


def _one_less(amounts: dict[str, int], slot: Slot) -> dict[str, int]:
    fewer = {**amounts, slot.id: amounts.get(slot.id, 0) - 1}
    return {id: amount for id, amount in fewer.items() if amount > 0}


def _whole(shape: Shape, draft: Draft) -> Draft:
    if draft is None:
        return {} if isinstance(shape, Spread) else []
    return draft


def number(typed: str) -> int:
    """A number as people type it.

    Raises:
        BotError: it is none.
    """
    read = signed(typed)
    if read is None:
        raise BotError(T("bot-not-a-number", typed=typed.strip()[:40]))
    return read


def _typed(values: Values) -> str:
    return "".join(next(iter(values.values()))) if isinstance(values, Mapping) else next(iter(values))


def chosen_id(options: Sequence[Option], picked: str) -> str:
    """The option of that id, however it was shortened.

    Raises:
        LookupError: there is none.
    """
    for option in options:
        if picked in (option.id, short(option.id), short(option.id, 44), short(option.id, 90)):
            return option.id
    raise LookupError(picked)
