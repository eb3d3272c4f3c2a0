"""A short random walk through the whole bot; `make monkey` walks for minutes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services import replies
from engine.text import T
from tests.bot.harness import hand_of
from tests.bot.monkey import prepared, walked
from tests.bot.monkey_eyes import Marked


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_short_walk_finds_nothing_wrong(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared(monkeypatch)
    monkey, found = await walked(tmp_path / "games.sqlite", seed, 120)
    assert found == [], "\n".join([*monkey.did[-12:], *found])


async def planted(path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    prepared(monkeypatch)
    _, found = await walked(path / "games.sqlite", 1, 60)
    return "\n".join(found)


async def test_a_hand_that_everybody_reads_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Marked.view
    monkeypatch.setattr(Marked, "view", lambda self, state, seat: real(self, state, 0 if seat is None else seat))
    monkeypatch.setattr(Marked, "headline", lambda self, view: T("toy-card", card=(*hand_of(view), "none")[0]))
    assert "is shown to all" in await planted(tmp_path, monkeypatch)


async def test_silence_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None: ...

    monkeypatch.setattr(replies, "_refuse", nothing)
    assert "nothing was answered" in await planted(tmp_path, monkeypatch)


async def test_a_fault_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("planted")

    monkeypatch.setattr("bot.limits.Rates.open", broken)
    assert "planted" in await planted(tmp_path, monkeypatch)


async def test_a_game_that_is_another_one_when_it_is_rebuilt_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = Marked.load

    def poorer(self: Marked, data: bytes) -> Any:
        state = load(self, data)
        state.players[0].coins += 1
        return state

    monkeypatch.setattr(Marked, "load", poorer)
    assert "is another one when it is rebuilt" in await planted(tmp_path, monkeypatch)
