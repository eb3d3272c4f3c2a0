"""Files made to hurt: refused in words, and the event loop does nothing for them."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from bot.errors import BotError
from bot.locales import HERE, read_once
from bot.processes.own_process import Processes
from bot.tables.restoring import MOST_BYTES, opened
from engine.errors import BrokenSave
from engine.saving.export import SavedGame, read
from tests.bot.databases import contents
from tests.bot.harness import TEXTS
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.bot.test_restoring import file, place, played

HUGE = 2**63
BUDGET = 0.1
"""Seconds of work that the event loop's own thread may have with it."""


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "games.sqlite")


def put(plain: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    at: Any = plain
    *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for part in way:
        at = at[part]
    at[last] = value
    return plain


HOSTILE: list[tuple[str, Any]] = [
    ("seats", 100_000),
    ("seats", HUGE),
    ("seats", 0),
    ("people", [{"user": n} for n in range(1, 50_000)]),
    ("people.0.user", HUGE),
    ("people.0.user", 0),
    ("people.0.user", -5),
    ("people.0.name", "x" * 1_000_000),
    ("seed", "ab" * 2_000_000),
    ("game", "x" * 1_000_000),
    ("options", {str(n): "" for n in range(10_000)}),
    ("options", {"length": "4" * 1_000_000}),
    ("answers.0.seat", HUGE),
    ("answers.0.actor", HUGE),
    ("answers.0.actor", -1),
    ("answers.0.epoch", HUGE),
    ("answers.0.value", HUGE),
    ("answers.0.value", -HUGE - 1),
    ("answers.0.value", "x" * 1_000_000),
    ("answers.0.value", {"a": [{"b": HUGE}]}),
    ("answers.0.verb", "x" * 1_000_000),
    ("answers.0.at", "2026-" * 1_000_000),
    ("table.owner", HUGE),
    ("table.owner", -1),
    ("table.guild", HUGE),
    ("table.epoch", HUGE),
    ("table.undone", HUGE),
    ("table.language", "x" * 1_000_000),
]
SETTINGS: list[dict[str, Any]] = [
    {"limit": 10**18},
    {"remind": [10**18]},
    {"remind": [60] * 1000},
    {"vacant": [99]},
    {"left": [0]},
    {"left": [-(2**63)]},
]


@pytest.mark.parametrize(("path", "value"), HOSTILE, ids=lambda one: str(one)[:30])
async def test_what_no_game_can_hold_is_refused_by_its_field(room: Room, path: str, value: Any) -> None:
    saved = await file(room, await played(room))
    data = json.dumps(put(json.loads(saved.write()), path, value)).encode()
    with pytest.raises(BotError) as refused:
        opened(data)
    for language in ("en", "pl"):
        assert path.split(".")[0] in read_once(HERE, TEXTS).say(refused.value.text, language)


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
async def test_settings_that_no_table_can_choose_are_refused(
    room: Room, tmp_path: Path, settings: dict[str, Any]
) -> None:
    """A limit beyond the calendar would stop the watch over every table."""
    saved = await file(room, await played(room))
    assert saved.table is not None
    saved.table.settings = settings
    other = Room(tmp_path / "other.sqlite")
    before = contents(other.path)
    with pytest.raises(BotError) as refused:
        await other.tables.restoring.restore(opened(saved.write().encode()), place(ANN, BOB), CYD)
    assert "table.settings" in read_once(HERE, TEXTS).say(refused.value.text)
    assert contents(other.path) == before


async def cost(work: Awaitable[object]) -> tuple[float, object]:
    """Seconds that this thread worked, and the outcome."""
    began = time.thread_time()
    try:
        outcome: object = await work
    except BotError as error:
        outcome = error
    return time.thread_time() - began, outcome


FLOODS = {
    "a million numbers": b'{"answers":[' + b"1," * 3_000_000 + b"1]}",
    "a million lines": b'{"answers":[{"seat":0,"value":1,"told":[' + b"99999999999999999999," * 300_000 + b"1]}]}",
    "deep": b'{"answers":' + b"[" * 4_000_000,
    "digits": b'{"seats":' + b"9" * 7_000_000 + b"}",
    "blanks": b" " * MOST_BYTES,
    "answers": b'{"game":"toy","seats":2,"seed":"5eed","answers":['
    + b'{"seat":0,"value":{"a":[1,2,3]}},' * 200_000
    + b'{"seat":0,"value":1}]}',
}


@pytest.mark.parametrize("flood", ["a million numbers", "a million lines"])
def test_reading_ends_at_the_first_fault(flood: str) -> None:
    with pytest.raises(BrokenSave) as refused:
        read(FLOODS[flood])
    assert isinstance(refused.value.__cause__, ValidationError) and refused.value.__cause__.error_count() < 10


@pytest.mark.parametrize("flood", FLOODS)
async def test_a_flood_is_read_elsewhere(room: Room, flood: str) -> None:
    room.tables.games.apart = Processes()
    spent, outcome = await cost(room.tables.restoring.read_file(FLOODS[flood]))
    assert isinstance(outcome, BotError) and "This file cannot be opened as a game" in read_once(HERE, TEXTS).say(
        outcome.text
    )
    assert spent < BUDGET


async def test_a_game_is_replayed_elsewhere(room: Room, tmp_path: Path) -> None:
    saved = await file(room, await played(room, 60, length="40"))
    other = Room(tmp_path / "other.sqlite")
    other.tables.games.apart = Processes()
    spent, read = await cost(other.tables.restoring.read_file(saved.write().encode()))
    assert isinstance(read, SavedGame) and read == saved and spent < BUDGET
    spent, _ = await cost(other.tables.restoring.restore(read, place(ANN, BOB), CYD))
    assert spent < BUDGET
    assert (await other.tables.find(8)).answers == len(saved.answers)
    saved.answers[3].value = 99
    spent, outcome = await cost(Room(tmp_path / "third.sqlite").tables.restoring.restore(saved, place(ANN, BOB), CYD))
    assert isinstance(outcome, BotError) and spent < BUDGET


def forever() -> None:
    threading.Event().wait()


def greedy() -> int:
    return len([bytes(2**24) for _ in range(2**12)])


@pytest.mark.parametrize(("work", "seconds"), [(forever, 1.0), (greedy, 60.0)])
async def test_work_that_never_ends_or_takes_all_memory_is_ended(work: Any, seconds: float) -> None:
    _, outcome = await cost(Processes(seconds)(work))
    assert isinstance(outcome, BotError) and outcome.text.key == "save-too-heavy"
