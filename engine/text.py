"""What is said to people, as data: a message key with parameters.

The engine never holds a sentence. A locale turns `Text("ti4-moved", {"seat": T("seat", n=1)})` into one, in the
reader's language. Parameters are numbers, proper names, further texts, or tuples of these (a list in the sentence).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple, Union

Param = Union[int, str, "Text", tuple["Param", ...]]
Json = Union[None, bool, int, float, str, list["Json"], dict[str, "Json"]]

_NOTHING: Mapping[str, Param] = MappingProxyType({})
_ILLEGIBLE = re.compile("[\0\ud800-\udfff]")
INSTEAD = "\ufffd"
"""What stands in a text for what cannot stand there."""


class Text(NamedTuple):
    """A message key and the values that stand in it."""

    key: str
    params: Mapping[str, Param] = _NOTHING

    def __reduce__(self) -> tuple[object, ...]:
        """So that it can be sent to another process, also without parameters."""
        return Text, (self.key, dict(self.params))


def T(key: str, **params: Param) -> Text:  # noqa: N802 - reads as a word in every rule
    """The text of `key` with these parameters."""
    return _text(Text, (key, params))


_text = tuple.__new__
"""What `Text` does with its fields, without the detour; most of what is said here is said by `T`."""


def tenths(number: int) -> Text:
    """A number to one decimal place, from its tenths, none of them below zero."""
    return T("tenths", whole=number // 10, tenth=number % 10)


@cache
def seat_name(seat: int) -> Text:
    """Whoever sits there; only the bot knows a player's name."""
    return Text("seat", {"n": seat})


def to_json(value: Param) -> Json:
    """A parameter as plain JSON; `from_json` reads it back."""
    if isinstance(value, Text):
        return {"key": value.key, **{name: to_json(param) for name, param in value.params.items()}}
    if isinstance(value, tuple):
        return [to_json(part) for part in value]
    return value


def from_json(value: Json) -> Param:
    """The inverse of `to_json`.

    Raises:
        ValueError: `value` was not written by `to_json`.
    """
    if isinstance(value, dict):
        params = {name: from_json(param) for name, param in value.items() if name != "key"}
        return Text(str(value["key"]), params)
    if isinstance(value, list):
        return tuple(from_json(part) for part in value)
    if isinstance(value, (int, str)):
        return value
    raise ValueError(f"not a text parameter: {value!r}")


def legible(value: Json) -> Json:
    """Texts from outside, without what no database keeps and nobody can be sent: NUL, and halves of characters."""
    if isinstance(value, str):
        return _ILLEGIBLE.sub(INSTEAD, value)
    if isinstance(value, list):
        return [legible(part) for part in value]
    if isinstance(value, dict):
        return {_ILLEGIBLE.sub(INSTEAD, name): legible(part) for name, part in value.items()}
    return value
