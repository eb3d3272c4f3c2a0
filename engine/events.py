"""What happened, as data: a public line, and secret ones for some seats beside it or in its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.text import Json, Text, from_json, to_json

DETAIL, PLAIN, HEADLINE, SMALL, SUM, PART = 0, 1, 2, 4, 5, 6
"""What the weight of a line means: left out of accounts, told, told in bold, told in small, told in bold above the
small lines before it, which it sums up, and left out where a new part of these begins."""
UNTOLD = (DETAIL, PART)


class Line(NamedTuple):
    """What one reader reads of an event, the places it is about for that reader, and whether it is theirs alone."""

    text: Text
    where: tuple[str, ...]
    secret: bool


@dataclass(slots=True)
class Event:
    """One line of the account of a game.

    Attributes:
        text: what everyone reads; None where nobody but the seats in `secret` may know that anything happened.
        secret: what a seat reads in addition, in private (drawn cards, peeked tiles).
        where: ids of the places it happened at, to be marked on the picture. Public; empty without a public text.
        weight: what it is in an account, such as `HEADLINE` for a phase or a victory.
        places: the places that only a seat's secret line is about.
    """

    text: Text | None
    secret: Mapping[int, Text] = field(default_factory=dict)
    where: tuple[str, ...] = ()
    weight: int = 1
    places: Mapping[int, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def to_some(cls, seats: Iterable[int], text: Text, where: Sequence[str] = (), weight: int = 1) -> Event:
        """A line for these seats alone."""
        readers = sorted(seats)
        return cls(None, dict.fromkeys(readers, text), (), weight, dict.fromkeys(readers, tuple(where)))

    def lines(self, reader: int | None) -> list[Line]:
        """What a seat (None: the public) reads of it."""
        told = [] if self.text is None else [Line(self.text, self.where, False)]
        if reader is not None and reader in self.secret:
            told.append(Line(self.secret[reader], self.places.get(reader, self.where), True))
        return told

    def parted(self, seat: int) -> tuple[Event | None, Event | None]:
        """What this seat alone reads of it, and all that is left."""
        if seat not in self.secret:
            return None, self
        own = Event.to_some([seat], self.secret[seat], self.places.get(seat, self.where), self.weight)
        others = {other: text for other, text in self.secret.items() if other != seat}
        if self.text is None and not others:
            return own, None
        places = {other: where for other, where in self.places.items() if other != seat}
        return own, Event(self.text, others, self.where, self.weight, places)

    def to_json(self) -> Json:
        """As plain JSON, secrets included: whoever shows it must pick what its reader may see."""
        secret: dict[str, Json] = {str(seat): to_json(text) for seat, text in self.secret.items()}
        text = None if self.text is None else to_json(self.text)
        plain: dict[str, Json] = {"text": text, "secret": secret, "where": list(self.where), "weight": self.weight}
        if self.places:
            plain["places"] = {str(seat): list(where) for seat, where in self.places.items()}
        return plain

    @classmethod
    def from_json(cls, value: Json) -> Event:
        """The inverse of `to_json`; lines from before there were places are read too."""
        assert isinstance(value, dict)
        secret, where, weight, places = value["secret"], value["where"], value["weight"], value.get("places", {})
        assert isinstance(secret, dict) and isinstance(weight, int) and isinstance(places, dict)
        private = {int(seat): _text(text) for seat, text in secret.items()}
        text = None if value["text"] is None else _text(value["text"])
        return cls(text, private, _ids(where), weight, {int(seat): _ids(ids) for seat, ids in places.items()})


def _ids(value: Json) -> tuple[str, ...]:
    assert isinstance(value, list)
    return tuple(map(str, value))


def _text(value: Json) -> Text:
    text = from_json(value)
    assert isinstance(text, Text)
    return text
