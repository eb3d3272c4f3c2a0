"""Whether a file can be believed: what stands in it beside the answers is compared with what replaying them gives.

The answers prove themselves: each has to be legal when its turn comes, and all dice and shuffles follow from the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.chance import commitment
from engine.correcting import ARBITER, CORRECT
from engine.ending import Result
from engine.errors import AnswerError, BrokenSave
from engine.events import Event
from engine.saving.export import SavedAnswer, SavedGame, SavedResult
from engine.text import Json, T, to_json


@dataclass(slots=True)
class Proof:
    """What was compared.

    Attributes:
        lines: lines of the account that are the same.
        reworded: lines that today's rules do not say, or say besides; nothing in the others contradicts them.
        epochs: how often dice fell anew after a rollback; `epoch`: the one of the last answer.
        corrections: how often an arbiter set something by hand.
    """

    lines: int = 0
    reworded: int = 0
    epochs: int = 0
    epoch: int = 0
    corrections: int = 0


def check_frame(saved: SavedGame) -> None:
    """Everything but the answers.

    Raises:
        BrokenSave: with the field that is wrong.
    """
    if saved.hash is not None and saved.hash != commitment(saved.seed):
        raise BrokenSave("hash: it is not the SHA-256 of the seed in this file", text=T("save-hash"))
    if saved.people is not None and len(saved.people) != saved.seats:
        raise _field("people", f"{len(saved.people)} for {saved.seats} seats")
    epoch = 0
    for at, answer in enumerate(saved.answers):
        if not (0 <= answer.seat < saved.seats or (answer.seat == ARBITER and answer.verb == CORRECT)):
            raise _field(f"answers.{at}.seat", f"there is no seat {answer.seat}", at)
        if answer.epoch is not None and answer.epoch < epoch:
            raise _field(f"answers.{at}.epoch", f"{answer.epoch} after {epoch}", at)
        epoch = epoch if answer.epoch is None else answer.epoch
    if saved.table is not None and saved.table.epoch < epoch:
        raise _field("table.epoch", f"{saved.table.epoch} after {epoch}")


def _field(place: str, why: str, at: int | None = None) -> BrokenSave:
    return BrokenSave(f"{place}: {why}", at, T("save-field", place=place))


def check_told(at: int, answer: SavedAnswer, events: Sequence[Event], proof: Proof) -> None:
    """The account of one answer. A line that both have must say the same; rules that were mended since may have added
    lines or dropped them.

    Raises:
        BrokenSave: the file tells it otherwise.
    """
    proof.corrections += answer.verb == CORRECT
    if answer.epoch is not None and answer.epoch > proof.epoch:
        proof.epochs, proof.epoch = proof.epochs + 1, answer.epoch
    if answer.told is None:
        return
    told, replayed = _by_key(list[Json](answer.told)), _by_key([to_json(event.text) for event in events if event.text])
    for key in [*told, *(key for key in replayed if key not in told)]:
        before, now = told.get(key, []), replayed.get(key, [])
        if before and now and before != now:
            lines = (_first_difference(before, now), _first_difference(now, before))
            why = f"answers.{at}.told: the file says {lines[0]}, replaying gives {lines[1]}"
            raise BrokenSave(why[:600], at, T("save-told", n=at + 1))
        if before == now:
            proof.lines += len(now)
        else:
            proof.reworded += max(len(before), len(now))


def _by_key(lines: Sequence[Json]) -> dict[str, list[Json]]:
    found: dict[str, list[Json]] = {}
    for line in lines:
        found.setdefault(str(line.get("key")) if isinstance(line, dict) else str(line), []).append(line)
    return found


def _first_difference(lines: Sequence[Json], others: Sequence[Json]) -> Json:
    for at, line in enumerate(lines):
        if at >= len(others) or line != others[at]:
            return line
    return None


def check_result(saved: SavedGame, result: Result | None) -> None:
    """The result, where the file names one.

    Raises:
        BrokenSave: it is another one.
    """
    if saved.result is None:
        return
    found = None if result is None else result_of(result)
    if found != saved.result:
        why = f"result: the file says {_in_words(saved.result)}, replaying gives {_in_words(found)}"
        raise BrokenSave(why, text=T("save-result"))


def result_of(result: Result) -> SavedResult:
    """A result as it stands in a file."""
    return SavedResult(winners=[*result.winners], scores=[*result.scores], table=result.table)


def _in_words(result: SavedResult | None) -> str:
    return "no end" if result is None else f"winners {result.winners}, scores {result.scores}"


def illegal(at: int, answer: SavedAnswer, kind: str, error: AnswerError) -> BrokenSave:
    """The refusal of an answer, in words: whose, to what, and why."""
    verb = f" by the verb {answer.verb!r}" if answer.verb else ""
    value = str(answer.value)[:80]
    rule = getattr(error, "rule", None)
    why = f"answers.{at}: {value!r} of seat {answer.seat}{verb} to the question {kind!r} is not legal: {error}"
    return BrokenSave(why + (f" ({rule})" if rule else ""), at, T("save-answer", n=at + 1, why=error.text))
