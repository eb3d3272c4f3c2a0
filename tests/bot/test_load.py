"""The load, the tables at rest and the soak of several processes run, and see what is wrong."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.locales import read_once
from bot.measuring import bench_ready
from bot.measuring.crowd import Crowd, Load
from bot.measuring.loopback_people import Deed
from bot.measuring.outcome import kept
from engine import games
from engine.games import names
from engine.text import T
from tests.bot import databases, fleet, loading, soaking
from tests.bot.halls import Halls
from tests.bot.loading import arguments, load, shown
from tests.bot.resting import rest
from tests.bot.soaking import Soak, in_channel, seen, slope, soak

ALONE = "[limits]\npainters = 0\nthinkers = 0\n"
"""Bots that start soon, without processes that draw and think for them."""
TAKEN = read_once().say(T("bot-answered"), "en")


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A database for bots that draw in threads of their own, with tables that have just begun, of games that every
    process knows.
    """
    monkeypatch.setattr(games, "_GAMES", {})
    monkeypatch.setattr(fleet, "PATIENCE", 60.0)
    monkeypatch.setattr(fleet, "PATTERN", 12)
    monkeypatch.setattr(bench_ready, "FARTHEST", 3)
    databases.opened(tmp_path / "games").close()
    return databases.place(tmp_path / "games")


@pytest.mark.only_postgresql
async def test_two_processes_carry_a_load(tmp_path: Path, address: str) -> None:
    figures = await load(tmp_path, address, tables=16, rate=5, seconds=2, processes=2, config=ALONE)
    assert figures["answers"] == figures["answers_kept"] + figures["answers_refused"] > 0
    assert figures["lost"] == figures["silent"] == figures["unsent"] == figures["exit_codes"] == 0
    assert "bot-bench" not in shown(figures)


async def test_growth_is_told_up_to_the_first_rate_that_is_not_carried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process more carries twenty answers a second more here; each number of them has tables of its own."""

    fresh, played_on = list[str](), list[str]()

    async def stopped() -> None: ...

    async def filled(address: str, tables: int) -> None:
        fresh.append(address)

    @asynccontextmanager
    async def bots(folder: Path, address: str, tables: int, processes: int) -> AsyncIterator[Any]:
        played_on.append(address)
        yield SimpleNamespace(processes=processes, stop=stopped)

    async def played(bots: Any, tables: int, rate: float, seconds: float) -> tuple[None, dict[str, float]]:
        late = 50.0 if rate <= 20 * bots.processes else 151.0
        told = dict.fromkeys(
            ("acknowledged_ms_median", "cores_busy", "processor_ms_bots", "answers", "silent", "lost"), 0.0
        )
        return None, told | {"acknowledged_ms_p99": late}

    monkeypatch.setattr(databases, "place", str)
    for name, stand_in in (("fill", filled), ("fleet", bots), ("play", played)):
        monkeypatch.setattr(loading, name, stand_in)
    figures = await loading.growth(tmp_path, tables=4, seconds=1, rates=[10, 20, 30, 40, 80])
    assert [figures[f"carried_{processes}"] for processes in (1, 2, 3)] == [20, 40, 40]
    assert fresh == played_on and len(set(fresh)) == 3
    assert figures["1_at_30_acknowledged_ms_p99"] == 151 and "1_at_40_acknowledged_ms_p99" not in figures
    assert "bot-bench" not in shown(figures)


@pytest.mark.only_postgresql
async def test_tables_at_rest_are_woken(tmp_path: Path, address: str) -> None:
    figures = await rest(tmp_path, address, tables=8, wakes=6, rate=6, processes=1, config=ALONE)
    assert figures["silent"] == figures["exit_codes"] == 0
    assert figures["wakes"] == 6 and figures["wake_ms_median"] > 0
    assert "bot-bench" not in shown(figures)


@pytest.mark.only_postgresql
async def test_bad_days_end_well(tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soaking, "FAULTS", (Soak.refused,))
    monkeypatch.setattr(soaking, "BAD", (1.0, 1.0))
    monkeypatch.setattr(soaking, "RETRIED", 0.0)
    wrong, figures = await soak(tmp_path, address, Load(4, 4, 2, tuple(names()), ALONE), processes=1)
    assert wrong == [] and figures["refused"] >= 1 and figures["answers"] > 0
    assert figures["memory_mib_at_the_end"] > 0


async def test_only_what_found_no_database_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, nowhere = list[int](), read_once().say(T("bot-store-away"), "en")
    here: Any = SimpleNamespace()
    bots = fleet.Fleet(tmp_path, "", here, 3)
    ends: list[tuple[int | None, str]] = [(1, nowhere), (1, "Traceback"), (None, nowhere)]
    for slot, (code, last) in enumerate(ends):
        (tmp_path / str(slot)).mkdir()
        (tmp_path / str(slot) / "log").write_text(f"a line\n{last}\n\n")
        ended: Any = SimpleNamespace(returncode=code)
        bots.alive[slot] = ended

    async def begin(self: fleet.Fleet, slot: int) -> None:
        begun.append(slot)

    monkeypatch.setattr(fleet.Fleet, "begin", begin)
    assert await bots.rise() == 1
    assert begun == [0]


# --- what they would see ---------------------------------------------------------------------------------------------


def told(*words: str) -> Deed:
    """Somebody who was told this."""
    said = [{"content": text, "components": [], "flags": 64} for text in words]
    return Deed(7, 101, 0.0, acknowledged=1.0, answered=1.0, said=said)


def crowd_of(*deeds: Deed) -> Crowd:
    here: Any = SimpleNamespace()
    return Crowd(here, Load(1, 1, 1, ("toy",)), answers=[*deeds])


class Rows:
    """A database in which the same is found for every question."""

    def __init__(self, *rows: tuple[object, ...]) -> None:
        self.rows = rows

    def execute(self, sql: str, values: object = None) -> list[tuple[object, ...]]:
        return [(0,)] if "count(*)" in sql else list(self.rows) if "interaction" in sql else []


def test_an_answer_that_was_called_taken_and_is_not_there_is_lost() -> None:
    empty: Any = Rows()
    assert kept(empty, crowd_of(told(TAKEN)))["load_lost"] == 1
    refused = kept(empty, crowd_of(told("That is not possible.")))
    assert (refused["load_lost"], refused["load_answers_refused"]) == (0, 1)
    there: Any = Rows((7,))
    assert kept(there, crowd_of(told(TAKEN)))["load_lost"] == 0


def test_a_soak_sees_what_is_lost_or_there_twice() -> None:
    bots: Any = SimpleNamespace(here=SimpleNamespace(created=Counter(a=1, b=2), channels=[]))
    empty: Any = Rows()
    twice: Any = Rows((7,), (7,))
    lost = list(seen(bots, crowd_of(told(TAKEN)), empty))
    assert lost == ["answer 7 was called taken and is not there", "nonce b was posted 2 times"]
    assert "answer 7 is there 2 times" in list(seen(bots, crowd_of(told(TAKEN)), twice))


def test_a_soak_sees_a_table_without_its_prompt_and_messages_that_nobody_knows() -> None:
    posted = [{"id": "5", "components": [], "content": "a word"}]
    bots: Any = SimpleNamespace(here=SimpleNamespace(posted=lambda channel: posted))
    assert len(list(in_channel(bots, 101, 1, {5}))) == 1
    assert len(list(in_channel(bots, 101, None, set()))) == 1
    assert list(in_channel(bots, 101, None, {5})) == []


def test_a_slope_is_told_by_the_hour_and_without_the_beginning() -> None:
    steady = [(float(at), 100.0, 20) for at in range(0, 3600, 60)]
    grows = [(float(at), 50.0 if at < 600 else 100 + at / 360, 20) for at in range(0, 3600, 60)]
    assert slope(steady, 1) == slope(steady, 2) == 0
    assert slope(grows, 1) == pytest.approx(10)


def test_half_of_what_people_do_goes_astray() -> None:
    here = Halls(3, people=1, channels=9)
    heard: list[int] = []
    here.shards = {shard: _socket(shard) for shard in range(3)}
    here._later = lambda work: (heard.append(work.cr_frame.f_locals["socket"].shard), work.close())  # type: ignore[method-assign]
    for _ in range(400):
        here.dispatch("INTERACTION_CREATE", {"guild_id": str(here.server_of(102))})
    assert here.shard_of(here.server_of(102)) == 1
    assert 160 < heard.count(1) < 240 and heard.count(0) > 50 and heard.count(2) > 50


def _socket(shard: int) -> Any:
    return SimpleNamespace(shard=shard, closed=False)


def test_what_is_asked_by_default_is_the_whole_load() -> None:
    asked = arguments([])
    assert (asked.tables, asked.rate, asked.seconds, asked.processes) == (2000, 60, 300, 3)
    assert json.dumps(vars(asked))
