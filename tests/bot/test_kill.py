"""The process is killed (SIGKILL) again and again during play: no acknowledged answer is lost, none is played twice,
and a reader of the channel sees each thing once. `make kills` does it two thousand times."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.live.rebuild import given_of, rebuild
from bot.store import SqliteStore
from engine.game import AnyRules
from engine.games import rules_of
from engine.table import Table
from tests.bot import killing_shards
from tests.bot.killing import Lane, out_of_order, run
from tests.bot.mortal import Paper
from tests.toy import ToyRules

LANES, KILLS, FEW = 2, 100, 2


def rows(store: SqliteStore, sql: str) -> Iterator[dict[str, Any]]:
    return store._db.query(sql)


def answers_are_there_once(store: SqliteStore, folder: Path) -> None:
    told = {line["interaction"]: line["taken"] for line in Paper(folder / "done").read()}
    begun = [line["interaction"] for line in Paper(folder / "begun").read()]
    logged = Counter(row["interaction"] for row in rows(store, "SELECT interaction FROM answers WHERE actor NOT NULL"))
    assert set(begun) == set(told)
    assert set(logged) == {interaction for interaction, taken in told.items() if taken}
    assert max(logged.values()) == 1


def games_are_whole(store: SqliteStore, rules: AnyRules) -> None:
    """The log from the very start gives the same game as the last safe point and its tail."""
    for game in store.games(live=False):
        table = Table.new(rules, len(store.seats(game.id)), game.seed, game.options, keep=True)
        for answer in store.log(game.id):
            table.fall_by(answer.epoch)
            table.answer(*given_of(answer)[:1], answer.value, answer.verb)
        table.fall_by(game.epoch)
        live = rebuild(rules, store.load(game.id), store)
        assert not live.lost
        assert rules.dump(live.table.state) == rules.dump(table.state)


def held(lanes: list[Lane], rules: AnyRules) -> None:
    for lane in lanes:
        assert lane.wrong == []
        assert "ERROR" not in (lane.folder / "log").read_text()
        store = SqliteStore(lane.folder / "games.sqlite")
        answers_are_there_once(store, lane.folder)
        games_are_whole(store, rules)
        store.close()


def test_killed_again_and_again(tmp_path: Path) -> None:
    lanes = asyncio.run(run(tmp_path, "toy", KILLS, LANES, 0))
    assert sum(lane.killed for lane in lanes) == KILLS
    held(lanes, ToyRules())
    logs = "".join((lane.folder / "log").read_text() for lane in lanes)
    assert "had been posted already" in logs, "no death came between a post and its note"


@pytest.mark.only_postgresql
def test_three_processes_are_killed_on_one_database(tmp_path: Path) -> None:
    """A few times only, for each takes its time; `make kills-shards` does it two thousand times."""
    herd = asyncio.run(killing_shards.run(tmp_path, FEW, 0))
    assert herd.wrong == [] and herd.killed == FEW and herd.created > 0


@pytest.mark.skipif("ASTRARCH_SLOW" not in os.environ, reason="the same with Twilight Imperium; ASTRARCH_SLOW=1")
def test_killed_in_twilight_imperium(tmp_path: Path) -> None:
    held(asyncio.run(run(tmp_path, "ti4", 8, 1, 0)), rules_of("ti4"))


def test_a_killed_bots_account_in_disorder_is_seen() -> None:
    """Of each game; those of two games that follow one another may stand among each other."""
    accounts = {1: ["a", "b", "c"], 2: ["a", "d"]}
    assert list(out_of_order({1: ["a", "-", "b", "c"], 2: ["a", "d"], None: ["b"]}, accounts)) == []
    assert len(list(out_of_order({1: ["a", "c", "b"], 2: ["a", "d"]}, accounts))) == 1
    assert len(list(out_of_order({1: ["a", "b"], 2: ["d", "a"]}, accounts))) == 2
