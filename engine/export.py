"""The file of a saved game: the seed, what the table chose, and every answer that stands. Replaying it is the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from engine.ask import Answer
from engine.errors import BrokenSave
from engine.table import Given

FORMAT: Literal["astrarch-1"] = "astrarch-1"


class SavedAnswer(BaseModel):
    """One answer in normal form. `epoch` stands where the dice of it fell by another than the first."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    value: JsonValue
    verb: str | None = None
    epoch: int | None = None


class Failure(BaseModel):
    """What a check found: its name, after how many answers, and the particulars."""

    model_config = ConfigDict(extra="forbid")

    check: str
    at: int
    detail: str


class SavedGame(BaseModel):
    """A whole game. `failure` stands in the files that fuzzing leaves."""

    model_config = ConfigDict(extra="forbid")

    format: Literal["astrarch-1"] = FORMAT
    game: str
    seats: int
    seed: str
    options: dict[str, str] = Field(default_factory=dict)
    answers: list[SavedAnswer] = Field(default_factory=list)
    failure: Failure | None = None

    def write(self) -> str:
        """The text of the file; what is absent is left out."""
        return self.model_dump_json(exclude_none=True) + "\n"

    def given(self) -> list[Given]:
        """The answers as a table takes them."""
        return [Given(a.seat, a.verb, _answer(a.value), epoch=a.epoch) for a in self.answers]


def _answer(value: JsonValue) -> Answer:
    if isinstance(value, bool) or not isinstance(value, (str, int, list, dict)):
        raise BrokenSave(f"not an answer: {value!r}")
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


def read(text: str) -> SavedGame:
    """A saved game from the text of its file.

    Raises:
        BrokenSave: not such a file.
    """
    try:
        return SavedGame.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "file"
        raise BrokenSave(f"{place}: {first['msg']}") from error
