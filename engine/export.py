"""The file of a saved game: the seed, what the table chose, and every answer that stands. Replaying it is the game.

Beyond that a file may hold what proves it (the account as the players read it, the hash of the seed, the result) and,
in the operator's, what a bot needs to open the game again. `engine.replay` compares the one, `bot.files.restoring`
uses the other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from engine.ask import Answer
from engine.errors import BrokenSave
from engine.table import Given
from engine.text import T

FORMAT: Literal["astrarch-1"] = "astrarch-1"
FAMILY = "astrarch-"


class Part(BaseModel):
    """A part of the file. What is not known is refused: it would be lost."""

    model_config = ConfigDict(extra="forbid")


class SavedAnswer(Part):
    """One answer in normal form.

    Attributes:
        epoch: stands where the dice of it fell by another than the first.
        told: the public lines of the account, as texts.
        at: when it was given; `actor`: who gave it (the operator's file only).
    """

    seat: int
    value: JsonValue
    verb: str | None = None
    epoch: int | None = None
    told: list[JsonValue] | None = None
    at: str | None = None
    actor: int | None = None


class Failure(Part):
    """What a check found: its name, after how many answers, and the particulars."""

    check: str
    at: int
    detail: str


class SavedPerson(Part):
    """Who sits there: the name, empty for a stand-in; the account in the operator's file only."""

    name: str = ""
    user: int | None = None


class SavedResult(Part):
    """How it ended."""

    winners: list[int]
    scores: list[int]


class SavedTable(Part):
    """What a bot needs to open the game again as it stood."""

    status: Literal["running", "paused", "over", "ended"]
    language: str
    owner: int
    epoch: int = 0
    undone: int = 0
    guild: int | None = None
    created: str = ""
    settings: dict[str, JsonValue] = Field(default_factory=dict)


class SavedGame(Part):
    """A whole game. `failure` stands in the files that fuzzing leaves."""

    format: Literal["astrarch-1"] = FORMAT
    game: str
    seats: int
    seed: str
    hash: str | None = None
    options: dict[str, str] = Field(default_factory=dict)
    people: list[SavedPerson] | None = None
    table: SavedTable | None = None
    answers: list[SavedAnswer] = Field(default_factory=list)
    result: SavedResult | None = None
    failure: Failure | None = None

    def write(self) -> str:
        """The text of the file; what is absent is left out."""
        return self.model_dump_json(exclude_none=True) + "\n"

    def given(self) -> list[Given]:
        """The answers as a table takes them."""
        return [given(answer) for answer in self.answers]


def given(answer: SavedAnswer) -> Given:
    """An answer as a table takes it.

    Raises:
        BrokenSave: no answer can look so.
    """
    return Given(answer.seat, answer.verb, _answer(answer.value), epoch=answer.epoch)


def _answer(value: JsonValue) -> Answer:
    if isinstance(value, bool) or not isinstance(value, (str, int, list, dict)):
        raise BrokenSave(f"not an answer: {value!r}"[:200])
    if isinstance(value, list):
        return [str(part) for part in value]
    if isinstance(value, dict):
        return {name: _answer(part) for name, part in value.items()}
    return value


def save(game: str, seats: int, seed: str, options: Mapping[str, str], answers: Iterable[Given]) -> SavedGame:
    """A game as it will stand in its file."""
    return SavedGame(
        game=game,
        seats=seats,
        seed=seed,
        options=dict(options),
        answers=[SavedAnswer.model_validate(a._asdict(), extra="ignore") for a in answers],
    )


def read(text: str | bytes) -> SavedGame:
    """A saved game from the text of its file.

    Raises:
        BrokenSave: not such a file, or one of a newer format.
    """
    try:
        return SavedGame.model_validate_json(text)
    except ValidationError as error:
        _refuse_newer(text)
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        if not place:
            raise BrokenSave(f"file: {first['msg']}", text=T("save-no-json")) from error
        raise BrokenSave(f"{place}: {first['msg']}", text=T("save-field", place=place[:80])) from error


def _refuse_newer(text: str | bytes) -> None:
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        return
    form = plain.get("format") if isinstance(plain, dict) else None
    if isinstance(form, str) and form.startswith(FAMILY) and form != FORMAT:
        why = f"format: {form[:40]} was written by a newer version; this one reads {FORMAT}"
        raise BrokenSave(why, text=T("save-newer", format=form[:40]))
