"""`python -m bot bench` measures what it says, and says what each figure means."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.locales import LANGUAGES, read_once
from bot.measuring import bench, bench_ready, bench_sockets
from bot.measuring.crowd import FIRST, Crowd, Load
from bot.store import SqliteStore
from engine import games
from tests.toy import ToyRules


@pytest.mark.parametrize("written", [[], ["--json"]])
def test_every_figure_is_measured_and_explained(
    written: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games.register(ToyRules())
    monkeypatch.setattr(bench, "COMMITS", 20)
    monkeypatch.setattr(bench, "ROUND_TRIPS", 20)
    monkeypatch.setattr(bench_sockets, "COMMANDS", 20)
    monkeypatch.setattr(bench_sockets, "PAINTERS", 0)
    for module in (bench, bench_sockets):
        monkeypatch.setattr(module, "GAMES_ALIVE", 12)
    assert bench.main_bench(["--game", "toy", *written]) == 0
    told = capsys.readouterr().out
    if written:
        figures = json.loads(told)
        shares = {name for name in figures if name.endswith("_percent")}
        assert len(figures) > 20 and all(value > 0 for name, value in figures.items() if name not in shares)
        assert all(figures[name] >= 0 for name in shares)
        keys = [f"bot-bench-{bench.kind_of(name)}" for name in figures]
        words = read_once()
        assert [key for key in keys for language in LANGUAGES if not words.has(key, language)] == []
    else:
        assert "bot-bench-" not in told and "python -m bot bench --game toy" in told


def test_a_bot_under_load(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bench_ready, "FARTHEST", 3)
    caplog.set_level("INFO")
    assert bench.main_bench(["--games", "4", "--rate", "10", "--seconds", "2", "--painters", "0", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    wrong = ("lost", "silent", "refused_by_discord", "unsent", "complaints", "exit_code")
    assert [name for name in wrong if figures[f"load_{name}"]] == []
    of_answers = figures["load_requests"] - figures["load_requests_beside"]
    shares = of_answers / figures["load_answers"], figures["load_requests_an_answer"]
    assert shares[1] == pytest.approx(shares[0], abs=0.001) and figures["load_processor_ms"] > 0
    assert 0 < figures["load_requests_beside"] < of_answers
    assert figures["load_answers_kept"] > 0 and "another channel" not in caplog.text
    keys, words = [f"bot-bench-{bench.kind_of(name)}" for name in figures], read_once()
    assert [key for key in keys for language in LANGUAGES if not words.has(key, language)] == []


async def test_where_every_table_is_busy_people_wait_and_the_others_go_on() -> None:
    asking = {"components": [{}], "content": "Waiting for <@1>"}
    here: Any = SimpleNamespace(posted=lambda channel: [asking])
    crowd = Crowd(here, Load(games=1, rate=1.0, seconds=1.0, titles=("toy",)), busy={FIRST})
    looking = asyncio.create_task(crowd._free())
    await asyncio.sleep(0)
    assert not looking.done()
    crowd.busy.clear()
    assert await looking == FIRST


async def test_two_benches_play_the_same_games(tmp_path: Path) -> None:
    found = []
    for name in ("one", "other"):
        await bench_ready.many_games(SqliteStore(tmp_path / name), ["ti4", "eclipse"], 4)
        with closing(SqliteStore(tmp_path / name)) as store:
            kept = [store.load(number) for number in range(1, 5)]
            found.append([(one.game.seed, one.safe, [answer.value for answer in one.tail]) for one in kept])
    assert found[0] == found[1] and len({one[0] for one in found[0]}) == 4
