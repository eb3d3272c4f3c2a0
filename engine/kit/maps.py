"""Boards as text: what a game offers so that a board can come from other tools and go to them (`Rules.boards`).

A board has one normal form; it is read from several dialects and written in each of them, and what is written is read
again to the same board. As the value of an option it is packed, for Discord takes values of at most 100 characters.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Generic, TypeVar

from engine.errors import IllegalAnswer
from engine.text import Json, T, Text

V = TypeVar("V")
"""What a reader sees of a game."""
OWN = "own:"
"""With this the value of an option begins that is a board."""
LONGEST = 20_000
"""Characters of a text that is read as a board."""
MOST_FAULTS = 5
"""How many faults a refusal names."""


def decoded(data: bytes) -> str:
    """The text of a file. Raises UnreadableMap."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UnreadableMap("this is no text: it is not UTF-8", T("map-no-text")) from None


class UnreadableMap(IllegalAnswer):
    """No board stands in this text.

    Attributes:
        plain: why, for the command line.
    """

    def __init__(self, plain: str, text: Text) -> None:
        super().__init__(text)
        self.plain = plain


@dataclass(frozen=True, slots=True)
class Finding:
    """Something about a board that forbids to play on it, or that its players should know.

    Attributes:
        kind: one word for programs.
        plain: what it is, for the command line.
        tiles, places: the tiles that it names, and the place of each.
    """

    kind: str
    plain: str
    text: Text
    tiles: tuple[str, ...] = ()
    places: tuple[int | str, ...] = ()

    def to_json(self) -> Json:
        """As the command line writes it."""
        return {"kind": self.kind, "says": self.plain, "tiles": [*self.tiles], "places": [*self.places]}


@dataclass(frozen=True, slots=True)
class Judgement:
    """A board that was read, and what there is to say of it.

    Attributes:
        string: its normal form.
        seats: for how many seats it was judged.
        faults: what forbids to play on it; `warnings`: what does not.
        corrected: the normal form with everything mended that can be mended in one way only; None where nothing can.
        counts: with how many seats it can be played, where that is not `seats` alone.
    """

    string: str
    seats: int
    faults: tuple[Finding, ...] = ()
    warnings: tuple[Finding, ...] = ()
    corrected: str | None = None
    counts: tuple[int, ...] = ()

    @property
    def playable_by(self) -> tuple[int, ...]:
        """With how many seats it can be played."""
        return self.counts or (self.seats,)

    def to_json(self) -> dict[str, Json]:
        """As the command line writes it."""
        return {
            "string": self.string,
            "seats": self.seats,
            "faults": [one.to_json() for one in self.faults],
            "warnings": [one.to_json() for one in self.warnings],
            "corrected": self.corrected,
        }


def _then(first: Text, then: Text) -> Text:
    """Two sentences."""
    return T("map-further", first=first, then=then)


class Boards(ABC, Generic[V]):
    """The boards of a game as text.

    Attributes:
        forms: the dialects in which a board can be written, the normal form first.
    """

    forms: tuple[str, ...]

    @abstractmethod
    def judge(self, text: str, seats: int | None = None) -> Judgement:
        """Reads any dialect, also what is packed; without `seats` the board is judged for as many as it has homes.

        Raises:
            UnreadableMap: no board stands in the text.
            IllegalAnswer: the game cannot be played with so many seats.
        """

    @abstractmethod
    def write(self, text: str, form: str) -> str:
        """The same board in another dialect. Raises UnreadableMap."""

    @abstractmethod
    def of(self, view: V) -> str:
        """The board of a running game in normal form, as far as this view shows it."""


class Maps(Boards[V]):
    """Boards that a table can bring to be played on.

    Attributes:
        option: the choice of a table whose value a board can be.
    """

    option: str

    def playable(self, text: str, seats: int | None = None) -> str:
        """The normal form of a board that can be played on.

        Raises:
            UnreadableMap: no board stands in the text.
            IllegalAnswer: nobody can play on it, or not with so many seats.
        """
        found = self.judge(text, seats)
        if not found.faults:
            return found.string
        why = reduce(_then, [one.text for one in found.faults[:MOST_FAULTS]])
        if found.corrected is None:
            raise IllegalAnswer(T("map-refused", why=why))
        raise IllegalAnswer(T("map-refused-corrected", why=why, corrected=found.corrected))

    @abstractmethod
    def pack(self, text: str) -> str:
        """A board that can be played on, as the value of an option: `OWN`, and at most 90 characters more.

        Raises:
            UnreadableMap: no board stands in the text.
        """

    @abstractmethod
    def preview(self, text: str) -> V:
        """What everybody sees of a game that will begin on this board. Raises UnreadableMap."""

    @abstractmethod
    def around(self, text: str) -> Sequence[Text]:
        """A line for each seat: what its home has around it. Raises UnreadableMap."""
