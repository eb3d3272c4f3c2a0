"""Answers typed as words: an option by its name, some with commas, numbers, `3 tactic, 2 fleet`, `to=Ann, coins=2`.

Autocomplete offers what is legal now and puts the options' ids into the command; a person may also type what they read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.asking.drafts import default, number
from bot.locales import Say
from engine.ask import Amount, Answer, Form, Option, Order, PickOne, PickSome, Shape, Spread, Words
from engine.text import Text

MOST = 25
LONGEST = 100
_AMOUNT = re.compile(r"^\s*(?P<n>\d+)\s*[x×]?\s+(?P<a>.+)$|^\s*(?P<b>.+?)\s*[=:]\s*(?P<m>\d+)\s*$")


def value_of(shape: Shape, typed: str, say: Say, naming: str = "") -> object:
    """What was typed, as an answer to this shape; what cannot be read is left for the shape to refuse.

    Args:
        naming: the game, which has names for the fields of forms.

    Raises:
        BotError: a number was expected.
    """
    if isinstance(shape, PickOne):
        return _id(shape.options, typed, say)
    if isinstance(shape, (PickSome, Order)):
        return [_id(shape.options, part, say) for part in _parts(typed)]
    if isinstance(shape, Amount):
        return number(typed)
    if isinstance(shape, Words):
        return typed
    if isinstance(shape, Spread):
        slots = [Option(slot.id, slot.text) for slot in shape.slots]
        return dict(_amount(slots, part, say) for part in _parts(typed))
    assert isinstance(shape, Form)
    pairs = [part.split("=", 1) for part in _parts(typed) if "=" in part]
    given = {
        field: value_of(shape.fields[field], value.strip().replace(";", ","), say)
        for name, value in pairs
        if (field := _field(shape, name, say, naming)) is not None
    }
    return {name: default(field) for name, field in shape.fields.items() if default(field) is not None} | given


def words_of(shape: Shape, value: Answer) -> str:
    """An answer as it can be typed; `value_of` reads it."""
    if isinstance(shape, (PickSome, Order)) and isinstance(value, list):
        return ",".join(map(str, value)) or ","
    if isinstance(shape, Spread) and isinstance(value, dict):
        return ",".join(f"{slot}={amount}" for slot, amount in value.items()) or ","
    if isinstance(shape, Form) and isinstance(value, dict):
        fields = ((name, words_of(inner, value[name])) for name, inner in shape.fields.items())
        return ",".join(f"{name}={words.replace(',', ';')}" for name, words in fields if words)
    return str(value)


def offers(shape: Shape, typed: str, say: Say, naming: str = "") -> list[tuple[str, str]]:
    """What can be typed next: what it says, and what stands in the command for it; at most 25. `naming`: the game."""
    if isinstance(shape, Amount):
        found = [(str(n), str(n)) for n in range(shape.low, min(shape.high, shape.low + 99) + 1)]
        return [offer for offer in found if offer[1].startswith(typed.strip())][:MOST]
    if isinstance(shape, PickOne):
        return _matching(shape.options, typed, say)[:MOST]
    if isinstance(shape, (PickSome, Order)):
        return _listed(shape.options, typed, say)
    if isinstance(shape, Spread):
        return _spread(shape, typed, say)
    if isinstance(shape, Words):
        return [(typed[:LONGEST], typed)] if 0 < len(typed) <= LONGEST else []
    assert isinstance(shape, Form)
    return _fields(shape, typed, say, naming)


def _field(shape: Form, typed: str, say: Say, naming: str) -> str | None:
    """The field that is meant, by its id or by its name."""
    wanted = typed.strip().casefold()
    return next((name for name in shape.fields if wanted in (name, _named(name, say, naming).casefold())), None)


def _named(field: str, say: Say, naming: str) -> str:
    return say(Text(f"{naming}-field-{field}")) if naming else field


def _parts(typed: str) -> list[str]:
    return [part.strip() for part in typed.split(",") if part.strip()]


def _id(options: Sequence[Option], typed: str, say: Say) -> str:
    wanted = typed.strip()
    for option in options:
        if option.id == wanted or say(option.text).casefold() == wanted.casefold():
            return option.id
    near = [option.id for option in options if say(option.text).casefold().startswith(wanted.casefold())]
    return near[0] if len(near) == 1 and wanted else wanted


def _amount(slots: Sequence[Option], part: str, say: Say) -> tuple[str, int]:
    match = _AMOUNT.match(part)
    if match is None:
        return _id(slots, part, say), 1
    name, count = (match["a"], match["n"]) if match["n"] else (match["b"], match["m"])
    return _id(slots, name, say), number(count)


def _matching(options: Sequence[Option], typed: str, say: Say) -> list[tuple[str, str]]:
    wanted = typed.strip().casefold()
    found = [(say(option.text), option.id) for option in options]
    starting = [offer for offer in found if offer[0].casefold().startswith(wanted)]
    inside = [o for o in found if o not in starting and (wanted in o[0].casefold() or wanted in o[1].casefold())]
    return [(label[:LONGEST], id) for label, id in starting + inside if len(id) <= LONGEST]


def _listed(options: Sequence[Option], typed: str, say: Say) -> list[tuple[str, str]]:
    before, _, last = typed.rpartition(",")
    chosen = [_id(options, part, say) for part in _parts(before)]
    said = [say(option.text) for id in chosen for option in options if option.id == id]
    left = [option for option in options if option.id not in chosen]
    found = [(", ".join([*said, label]), ",".join([*chosen, id])) for label, id in _matching(left, last, say)]
    so_far = [(", ".join(said), ",".join(chosen))] if chosen and not last.strip() else []
    return [(label[:LONGEST], value) for label, value in so_far + found if len(value) <= LONGEST][:MOST]


def _spread(shape: Spread, typed: str, say: Say) -> list[tuple[str, str]]:
    """What was typed so far, with another slot added by each amount that it can take."""
    before, _, last = typed.rpartition(",")
    slots = [Option(slot.id, slot.text) for slot in shape.slots]
    given = dict(_amount(slots, part, say) for part in _parts(before))
    left = shape.high - sum(given.values())
    digits, _, name = last.strip().partition(" ")
    if not digits.isdigit():
        digits, name = "", last
    found = []
    for slot in shape.slots:
        counts = [int(digits)] if digits else range(min(slot.most, left), 0, -1)
        if slot.id not in given and name.strip().casefold() in say(slot.text).casefold():
            found += [{**given, slot.id: count} for count in counts if count <= min(slot.most, left)]
    texts = {slot.id: say(slot.text) for slot in shape.slots}
    labels = [", ".join(f"{n} {texts[id]}" for id, n in one.items() if id in texts) for one in found]
    values = [",".join(f"{id}={n}" for id, n in one.items()) for one in found]
    pairs = zip(labels, values, strict=True)
    return [(label[:LONGEST], value) for label, value in pairs if len(value) <= LONGEST][:MOST]


def _fields(shape: Form, typed: str, say: Say, naming: str) -> list[tuple[str, str]]:
    before, _, last = typed.rpartition(",")
    done = {_field(shape, part.split("=", 1)[0], say, naming) for part in _parts(before)}
    left = [name for name in shape.fields if name not in done]
    if not left:
        return []
    begun, _, value = last.partition("=")
    meant = _field(shape, begun, say, naming)
    name = meant if meant in left else left[0]
    start = ",".join(_parts(before)) + ("," if before else "") + f"{name}="
    found = offers(shape.fields[name], value.replace(";", ","), say)
    pairs = [(f"{_named(name, say, naming)}: {label}", start + id.replace(",", ";")) for label, id in found]
    return [(label[:LONGEST], value) for label, value in pairs if len(value) <= LONGEST]
