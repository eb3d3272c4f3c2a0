"""What happened, as data: a public line and, where it differs, a secret one for some seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.text import Json, Text, from_json, to_json


@dataclass(slots=True)
class Event:
    """One line of the account of a game.

    Attributes:
        text: what everyone reads.
        secret: what a seat reads in addition, in private (drawn cards, peeked tiles).
        where: ids of the places it happened at, to be marked on the picture.
        weight: 0 for a detail, 1 for what a turn's account tells, 2 for a headline (a phase, a victory).
    """

    text: Text
    secret: Mapping[int, Text] = field(default_factory=dict)
    where: tuple[str, ...] = ()
    weight: int = 1

    def to_json(self) -> Json:
        """As plain JSON, secrets included: whoever shows it must pick what its reader may see."""
        secret: dict[str, Json] = {str(seat): to_json(text) for seat, text in self.secret.items()}
        return {"text": to_json(self.text), "secret": secret, "where": list(self.where), "weight": self.weight}

    @classmethod
    def from_json(cls, value: Json) -> Event:
        """The inverse of `to_json`."""
        assert isinstance(value, dict)
        secret, where, weight = value["secret"], value["where"], value["weight"]
        assert isinstance(secret, dict) and isinstance(where, list) and isinstance(weight, int)
        private = {int(seat): _text(text) for seat, text in secret.items()}
        return cls(_text(value["text"]), private, tuple(map(str, where)), weight)


def _text(value: Json) -> Text:
    text = from_json(value)
    assert isinstance(text, Text)
    return text
