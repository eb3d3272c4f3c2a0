"""The file of a saved game: the seed, what the table chose, and every answer that stands. Replaying it is the game.

Beyond that a file may hold what proves it (the account as the players read it, the hash of the seed, the result) and,
in the operator's, what a bot needs to open the game again. `engine.saving.replay` compares the one,
`bot.tables.restoring` uses the other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, StringConstraints, ValidationError

from engine.ask import Answer
from engine.core import Core
from engine.errors import BrokenSave
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.text import T, legible

FORMAT: Literal["astrarch-1"] = "astrarch-1"
FAMILY = "astrarch-"
_ESCAPED = re.compile(rb"\\u(?:0000|[dD][89a-fA-F])")
"""What may stand for no character, or for half of one."""
MOST_SEATS, LONGEST, DEEPEST = 32, 4000, 12
"""Bounds of what any file may hold: seats, characters of a part of an answer, parts within parts."""


def _bounded(value: JsonValue) -> JsonValue:
    """Raises ValueError: larger than any answer or line can be."""
    left = [(value, 0)]
    while left:
        part, depth = left.pop()
        if depth > DEEPEST or (isinstance(part, str) and len(part) > LONGEST):
            raise ValueError("too large")
        if isinstance(part, int) and not -(2**63) <= part < 2**63:
            raise ValueError("not a number of 64 bits")
        if isinstance(part, dict):
            left += [(one, depth + 1) for pair in part.items() for one in pair]
        if isinstance(part, list):
            left += [(one, depth + 1) for one in part]
    return value


Bounded = Annotated[JsonValue, AfterValidator(_bounded)]
Count = Annotated[int, Field(ge=0, lt=2**31)]
Id = Annotated[int, Field(ge=0, lt=2**63)]
"""Discord's id of something; 0 is nobody's."""
Word = Annotated[str, StringConstraints(max_length=100)]


class Part(BaseModel):
    """A part of the file. What is not known is refused: it would be lost."""

    model_config = ConfigDict(extra="forbid")


class SavedAnswer(Part):
    """One answer in normal form.

    Attributes:
        epoch: stands where the dice of it fell by another than the first.
        told: the public lines of the account, as texts.
        at: when it was given; `actor`: who gave it (the operator's file only).
        player: name and version of the program that gave it.
    """

    seat: Annotated[int, Field(ge=-MOST_SEATS, lt=MOST_SEATS)]
    value: Bounded
    verb: Word | None = None
    epoch: Count | None = None
    told: Annotated[list[Bounded], Field(fail_fast=True)] | None = None
    at: Word | None = None
    actor: Id | None = None
    player: Word | None = None


class Failure(Part):
    """What a check found: its name, after how many answers, and the particulars."""

    check: str
    at: int
    detail: str


class SavedPerson(Part):
    """Who sits there: the name, empty for a stand-in; the account in the operator's file only; which program plays."""

    name: Word = ""
    player: Word | None = None
    user: Annotated[int, Field(ge=1, lt=2**63)] | None = None


class SavedResult(Part):
    """How it ended."""

    winners: Annotated[list[Count], Field(max_length=MOST_SEATS)]
    scores: Annotated[list[Annotated[int, Field(gt=-(2**31), lt=2**31)]], Field(max_length=MOST_SEATS)]
    table: Literal["won", "lost", "drawn"] | None = None


class SavedTable(Part):
    """What a bot needs to open the game again as it stood."""

    status: Literal["running", "paused", "over", "ended"]
    language: Word
    owner: Id
    epoch: Count = 0
    undone: Count = 0
    guild: Id | None = None
    created: Word = ""
    settings: Annotated[dict[Word, Bounded], Field(max_length=100)] = Field(default_factory=dict)


class SavedGame(Part):
    """A whole game. `edition` is that of its state (`Core.edition`); `failure` stands in files that fuzzing leaves."""

    format: Literal["astrarch-1"] = FORMAT
    game: Word
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    seed: Annotated[str, StringConstraints(max_length=256)]
    hash: Word | None = None
    options: Annotated[dict[Word, Word], Field(max_length=200)] = Field(default_factory=dict)
    edition: Count = 0
    people: Annotated[list[SavedPerson], Field(max_length=MOST_SEATS)] | None = None
    table: SavedTable | None = None
    answers: Annotated[list[SavedAnswer], Field(fail_fast=True)] = Field(default_factory=list)
    result: SavedResult | None = None
    failure: Failure | None = None

    def write(self) -> str:
        """The text of the file; what is absent is left out."""
        return self.model_dump_json(exclude_none=True) + "\n"

    def begun(self, rules: AnyRules) -> Core:
        """The state before the first step, by the edition of the rules by which the game began.

        Raises:
            IllegalAnswer: no such game can be started.
        """
        state: Core = rules.new(self.seats, self.seed, self.options)
        state.edition = self.edition
        return state

    def given(self) -> list[LoggedAnswer]:
        """The answers as a table takes them."""
        return [given(answer) for answer in self.answers]


def given(answer: SavedAnswer) -> LoggedAnswer:
    """An answer as a table takes it.

    Raises:
        BrokenSave: no answer can look so.
    """
    return LoggedAnswer(answer.seat, answer.verb, _answer(answer.value), epoch=answer.epoch)


def _answer(value: JsonValue) -> Answer:
    if isinstance(value, bool) or not isinstance(value, (str, int, list, dict)):
        raise BrokenSave(f"not an answer: {value!r}"[:200])
    if isinstance(value, list):
        return [str(part) for part in value]
    if isinstance(value, dict):
        return {name: _answer(part) for name, part in value.items()}
    return value


def save(
    game: str, seats: int, seed: str, options: Mapping[str, str], answers: Iterable[LoggedAnswer], edition: int = 0
) -> SavedGame:
    """A game as it will stand in its file."""
    return SavedGame(
        game=game,
        seats=seats,
        seed=seed,
        options=dict(options),
        edition=edition,
        answers=[SavedAnswer.model_validate(a._asdict(), extra="ignore") for a in answers],
    )


def read(text: str | bytes) -> SavedGame:
    """A saved game from the text of its file.

    Raises:
        BrokenSave: not such a file, or one of a newer format.
    """
    try:
        return SavedGame.model_validate_json(_legible(text))
    except ValidationError as error:
        _refuse_newer(text)
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        if not place:
            raise BrokenSave(f"file: {first['msg']}", text=T("save-no-json")) from error
        raise BrokenSave(f"{place}: {first['msg']}", text=T("save-field", place=place[:80])) from error


def _legible(text: str | bytes) -> str | bytes:
    """The same file with texts that can be kept; as it is where it has no others, or is no JSON."""
    plain = text.encode(errors="surrogatepass") if isinstance(text, str) else text
    if not _ESCAPED.search(plain):
        return text
    try:
        return json.dumps(legible(json.loads(plain)))
    except (ValueError, RecursionError):
        return text


def _refuse_newer(text: str | bytes) -> None:
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        return
    form = plain.get("format") if isinstance(plain, dict) else None
    if isinstance(form, str) and form.startswith(FAMILY) and form != FORMAT:
        why = f"format: {form[:40]} was written by a newer version; this one reads {FORMAT}"
        raise BrokenSave(why, text=T("save-newer", format=form[:40]))
