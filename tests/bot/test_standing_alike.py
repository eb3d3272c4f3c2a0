"""A game that is rebuilt twice stands alike: by that `python -m bot move` knows that everything has arrived."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from bot.measuring.bench_ready import many_games
from bot.operating.move import _stands
from bot.store import SqliteStore
from engine.games import TITLES


@pytest.mark.parametrize("game", TITLES)
async def test_a_game_stands_where_it_stands(game: str, tmp_path: Path) -> None:
    await many_games(SqliteStore(tmp_path / "games.sqlite"), [game], 7)
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        for number in (1, 7):
            first, second = (_stands(store.load(number), store) for _ in range(2))
            assert first == second and not isinstance(first, str) and first[2]


async def test_another_game_stands_elsewhere(tmp_path: Path) -> None:
    await many_games(SqliteStore(tmp_path / "games.sqlite"), ["ti4"], 3)
    with closing(SqliteStore(tmp_path / "games.sqlite")) as store:
        assert _stands(store.load(1), store) != _stands(store.load(3), store)
