"""Ids of options, built and taken apart in one place: `18:fighter` is `Cargo("18", "fighter")`.

An id is a small frozen dataclass; its fields, in order, are the parts between the colons:

    @dataclass(frozen=True)
    class Unit(Id):
        owner: Seat
        place: str
        type: str
        damaged: bool = False

    Unit(2, "18", "cruiser").id              "2:18:cruiser"
    Unit(2, "18", "cruiser", True).id        "2:18:cruiser:damaged"
    Unit.read("2:18:cruiser").owner          2

A field is a text, a whole number (a seat), or a flag, which stands there by its name or not at all; a last one that is
a tuple of texts takes all parts that are left. Fields with a default may be missing at the end. `tag` is a first part
that tells one kind of id from another (`note:ceasefire:2`); `separator` stands between the parts of a kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from engine.digits import whole

SEPARATOR = ":"
I = TypeVar("I", bound="Id")


class BadId(ValueError):
    """A text that is no id of this kind."""


class _Part(NamedTuple):
    name: str
    type: type
    default: object


@dataclass(frozen=True)
class Id:
    """The id of an option, in parts."""

    tag: ClassVar[str] = ""
    separator: ClassVar[str] = SEPARATOR

    @property
    def id(self) -> str:
        """As it stands in answers.

        Raises:
            BadId: a part that would be read as two.
        """
        kind: Any = type(self)
        return _text(kind, *self.__dict__.values())

    @classmethod
    def read(cls: type[I], id: str) -> I:
        """The inverse of `id`.

        Raises:
            BadId: not an id of this kind.
        """
        found = cls.maybe(id)
        if found is None:
            raise BadId(f"{id[:60]!r} is no {cls.__name__}")
        return found

    @classmethod
    def maybe(cls: type[I], id: str) -> I | None:
        """The inverse of `id`, of a text that may come from anywhere; None where it is no id of this kind."""
        kind: Any = cls
        found: I | None = _found(kind, id)
        return found

    @classmethod
    def fits(cls, id: str) -> bool:
        """Whether a text is an id of this kind."""
        return cls.maybe(id) is not None


MOST = 8192
"""So many readings and writings are remembered: ids are few, and used again and again."""


@lru_cache(maxsize=MOST)
def _found(cls: type[I], id: str) -> I | None:
    texts = id.split(cls.separator)
    if cls.tag and texts.pop(0) != cls.tag:
        return None
    values: list[object] = []
    for part in _parts(cls):
        value = _read(part, texts)
        if value is MISSING:
            return None
        values.append(value)
    return None if texts else cls(*values)


_PARTS: dict[type[Id], tuple[_Part, ...]] = {}


def _parts(cls: type[Id]) -> tuple[_Part, ...]:
    if cls not in _PARTS:
        _PARTS[cls] = tuple(_parts_of(cls))
    return _PARTS[cls]


def _parts_of(cls: type[Id]) -> Iterator[_Part]:
    hints = get_type_hints(cls)
    for field in fields(cls):
        yield _Part(field.name, _plain(hints[field.name]), field.default)


def _plain(hint: Any) -> type:
    """What a part is read as: of `int | None` the number."""
    if get_origin(hint) is tuple:
        return tuple
    plain: type = next((one for one in get_args(hint) if one is not type(None)), hint)
    return plain


@lru_cache(maxsize=MOST, typed=True)
def _text(cls: type[Id], *values: object) -> str:
    """The id with these parts, in order."""
    texts = [cls.tag] if cls.tag else []
    for part, value in zip(_parts(cls), values, strict=True):
        texts += _written(part, value, cls.separator)
    return cls.separator.join(texts)


def _written(part: _Part, value: object, separator: str) -> list[str]:
    if value is None or value is False:
        return []
    texts = [str(one) for one in value] if isinstance(value, tuple) else [part.name if value is True else str(value)]
    for text in texts:
        if separator in text:
            raise BadId(f"{text[:60]!r} cannot be one part of an id")
    return texts


def _read(part: _Part, texts: list[str]) -> object:
    """The value of the next part, taken off the texts; MISSING where it is not there."""
    if part.type is bool:
        return bool(texts and texts[0] == part.name and texts.pop(0))
    if not texts:
        return part.default
    if part.type is tuple:
        rest = tuple(texts)
        texts.clear()
        return rest
    text = texts.pop(0)
    if part.type is not int:
        return text
    size = whole(text.removeprefix("-"))
    return MISSING if size is None else -size if text.startswith("-") else size
