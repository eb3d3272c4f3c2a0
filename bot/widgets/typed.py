"""Answers typed as words: an option by its name, some with commas, numbers, `3 tactic, 2 fleet`, `to=Ann, coins=2`.

Autocomplete offers what is legal now and puts the options' ids into the command; a person may also type what they read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress

from bot.errors import BotError
from bot.locales import Say, plainly
from bot.widgets.drafts import default, number
from bot.widgets.spelling import id_of, seat_of, seat_spelled, spelling
from engine.ask import Amount, Answer, Arrange, Form, Option, PickOne, PickSome, Shape, Spread, Words
from engine.digits import whole
from engine.text import T, Text

MOST = 25
LONGEST = 100
_AMOUNT = re.compile(r"^\s*(?P<n>[0-9]{1,18})\s*[x×]?\s+(?P<a>.+)$|^\s*(?P<b>.+?)\s*[=:]\s*(?P<m>[0-9]{1,18})\s*$")


def value_of(shape: Shape, typed: str, say: Say, naming: str = "") -> object:
    """What was typed, as an answer to this shape; what cannot be read is left for the shape to refuse.

    Args:
        naming: the game, which has names for the fields of forms.

    Raises:
        BotError: a number was expected, or a name fits several options.
    """
    say = plainly(say)
    if isinstance(shape, PickOne):
        return _id(shape.options, typed, say)
    if isinstance(shape, (PickSome, Arrange)):
        return [_id(shape.options, part, say) for part in _parts(typed)]
    if isinstance(shape, Amount):
        return number(typed)
    if isinstance(shape, Words):
        return typed
    if isinstance(shape, Spread):
        slots = _slots(shape)
        return dict(_amount(slots, part, say) for part in _parts(typed))
    assert isinstance(shape, Form)
    given = dict(_filled(shape, part, say, naming) for part in _parts(typed))
    return {name: default(field) for name, field in shape.fields.items() if default(field) is not None} | given


def _filled(shape: Form, typed: str, say: Say, naming: str) -> tuple[str, object]:
    """A field and what was typed for it.

    Raises:
        BotError: there is no such field.
    """
    name, equals, value = typed.partition("=")
    field = _field(shape, name, say, naming) if equals else None
    if field is None:
        raise BotError(T("bot-no-such-field", typed=typed.strip()[:40]))
    return field, value_of(shape.fields[field], value.strip().replace(";", ","), say)


def words_of(shape: Shape, value: Answer, say: Say) -> str:
    """An answer as it can be typed; `value_of` reads it."""
    say = plainly(say)
    if isinstance(shape, PickOne):
        return _option(shape.options, value, say)
    if isinstance(shape, (PickSome, Arrange)) and isinstance(value, list):
        return ",".join(_option(shape.options, id, say) for id in value) or ","
    if isinstance(shape, Spread) and isinstance(value, dict):
        slots = _slots(shape)
        return ",".join(f"{_option(slots, slot, say)}={amount}" for slot, amount in value.items()) or ","
    if isinstance(shape, Form) and isinstance(value, dict):
        fields = ((name, words_of(inner, value[name], say)) for name, inner in shape.fields.items())
        return ",".join(f"{name}={words.replace(',', ';')}" for name, words in fields if words)
    return str(value)


def offers(shape: Shape, typed: str, say: Say, naming: str = "") -> list[tuple[str, str]]:
    """What can be typed next: what it says, and what stands in the command for it; at most 25. `naming`: the game."""
    say = plainly(say)
    if isinstance(shape, Amount):
        found = [(str(n), str(n)) for n in range(shape.low, min(shape.high, shape.low + 99) + 1)]
        return [offer for offer in found if offer[1].startswith(typed.strip())][:MOST]
    if isinstance(shape, PickOne):
        return _matching(shape.options, typed, say)[:MOST]
    if isinstance(shape, (PickSome, Arrange)):
        nothing = [] if typed.strip() or not isinstance(shape, PickSome) else _nothing(shape, say)
        return _listed(shape.options, typed, say)[: MOST - len(nothing)] + nothing
    if isinstance(shape, Spread):
        return _spread(shape, typed, say)
    if isinstance(shape, Words):
        return [(typed[:LONGEST], typed)] if 0 < len(typed) <= LONGEST else []
    assert isinstance(shape, Form)
    return _fields(shape, typed, say, naming)


def _nothing(shape: PickSome, say: Say) -> list[tuple[str, str]]:
    """To choose none, where that is allowed and means something."""
    return [(say(shape.nothing), ",")] if shape.nothing and not shape.low and not shape.need else []


def _field(shape: Form, typed: str, say: Say, naming: str) -> str | None:
    """The field that is meant, by its id or by its name."""
    wanted = typed.strip().casefold()
    return next((name for name in shape.fields if wanted in (name, _named(name, say, naming).casefold())), None)


def _named(field: str, say: Say, naming: str) -> str:
    return say(Text(f"{naming}-field-{field}")) if naming else field


def _parts(typed: str) -> list[str]:
    return [part.strip() for part in typed.split(",") if part.strip()]


def _id(options: Sequence[Option], typed: str, say: Say) -> str:
    """The option that is meant, by its id, then by its name; what is neither is left for the shape to refuse.

    Raises:
        BotError: several are called so.
    """
    found = _meant(options, typed, say)
    if len(found) > 1:
        raise BotError(T("bot-name-ambiguous", typed=typed.strip()[:40]))
    return found[0] if found else id_of(options, typed.strip(), say)


def _meant(options: Sequence[Option], typed: str, say: Say) -> list[str]:
    """The ids of the options that can be meant. An id wins over every name: people may be called like one."""
    wanted, called, seat = typed.strip(), typed.strip().casefold(), seat_spelled(typed)
    by_id = [option.id for option in options if wanted == spelling(option, say)]
    by_id = by_id or [option.id for option in options if seat is not None and seat == seat_of(option)]
    if by_id or not wanted:
        return by_id
    names = [(say(option.text).casefold(), option.id) for option in options]
    near = [id for name, id in names if name.startswith(called)]
    return [id for name, id in names if name == called] or (near if len(near) == 1 else [])


def _option(options: Sequence[Option], id: object, say: Say) -> str:
    """An id as it is spelled."""
    return next((spelling(option, say) for option in options if option.id == id), str(id))


def _amount(slots: Sequence[Option], part: str, say: Say) -> tuple[str, int]:
    match = None if part.strip() in [spelling(slot, say) for slot in slots] else _AMOUNT.match(part)
    if match is None:
        return _id(slots, part, say), 1
    name, count = (match["a"], match["n"]) if match["n"] else (match["b"], match["m"])
    return _id(slots, name, say), number(count)


def _matching(options: Sequence[Option], typed: str, say: Say) -> list[tuple[str, str]]:
    wanted = typed.strip().casefold()
    found = [(say(option.text), spelling(option, say)) for option in options]
    starting = [offer for offer in found if offer[0].casefold().startswith(wanted)]
    inside = [o for o in found if o not in starting and (wanted in o[0].casefold() or wanted in o[1].casefold())]
    return [(label[:LONGEST], id) for label, id in starting + inside if len(id) <= LONGEST]


def _listed(options: Sequence[Option], typed: str, say: Say) -> list[tuple[str, str]]:
    before, _, last = typed.rpartition(",")
    ids = [id for part in _parts(before) for id in _meant(options, part, say)[:1]]
    chosen = [option for id in ids for option in options if option.id == id]
    said, spelled = [say(option.text) for option in chosen], [spelling(option, say) for option in chosen]
    left = [option for option in options if option not in chosen]
    found = [(", ".join([*said, label]), ",".join([*spelled, id])) for label, id in _matching(left, last, say)]
    so_far = [(", ".join(said), ",".join(spelled))] if chosen and not last.strip() else []
    return [(label[:LONGEST], value) for label, value in so_far + found if len(value) <= LONGEST][:MOST]


def _spread(shape: Spread, typed: str, say: Say) -> list[tuple[str, str]]:
    """What was typed so far, with another slot added by each amount that it can take."""
    before, _, last = typed.rpartition(",")
    slots = _slots(shape)
    given = _amounts(slots, before, say)
    left = shape.high - sum(given.values())
    digits, _, name = last.strip().partition(" ")
    wanted = whole(digits)
    name = last if wanted is None else name
    found = []
    for slot in shape.slots:
        counts = range(min(slot.most, left), 0, -1) if wanted is None else [wanted]
        if slot.id not in given and name.strip().casefold() in say(slot.text).casefold():
            found += [{**given, slot.id: count} for count in counts if count <= min(slot.most, left)]
    texts = {slot.id: say(slot.text) for slot in shape.slots}
    labels = [", ".join(f"{n} {texts[id]}" for id, n in one.items() if id in texts) for one in found]
    values = [words_of(shape, {**one}, say) for one in found]
    pairs = zip(labels, values, strict=True)
    return [(label[:LONGEST], value) for label, value in pairs if len(value) <= LONGEST][:MOST]


def _slots(shape: Spread) -> list[Option]:
    return [Option(slot.id, slot.text) for slot in shape.slots]


def _amounts(slots: Sequence[Option], typed: str, say: Say) -> dict[str, int]:
    """What was typed so far; what is unclear in it is left out, for it will be refused when it is sent."""
    given = dict[str, int]()
    for part in _parts(typed):
        with suppress(BotError):
            slot, amount = _amount(slots, part, say)
            given[slot] = amount
    return given


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
