"""A clock of its own for the simulated Discord: hours pass in no time, and the same seed gives the same evening.

Whatever the bot puts off comes when the clock is turned, and only then. What it would do in threads or processes it
does at once, in the order in which it asks for it, and in no time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
import simcord
from simcord._settlement import _next_virtual_timer

from bot.tables import lobby
from tests.bot.quick import quick
from tests.bot.steady import steady

X = TypeVar("X")


class _Loop(asyncio.SelectorEventLoop):
    """Without threads."""

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # for whoever waits for it
            done.set_exception(error)
        return done


def run(work: Coroutine[Any, Any, X]) -> X:
    """Runs it to its end on such a loop."""
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(work)


def turned_by_hand(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """From now on every simulated Discord is like that, and games are shuffled by this seed."""
    steady(monkeypatch)
    quick(monkeypatch)
    monkeypatch.setattr("tests.bot.steady.INSTANT", 0.0)
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: seed))


def told_by(monkeypatch: pytest.MonkeyPatch, env: simcord.Env) -> None:
    """The bot's time of day is that of this Discord."""
    monkeypatch.setattr("bot.clock.now", env.now)


def now(env: simcord.Env) -> float:
    """Seconds since this Discord began."""
    return env.backend.clock.elapsed


def next_timer(env: simcord.Env) -> float | None:
    """When the bot does next what it has put off; None: never."""
    return _next_virtual_timer(env._settlement_state())
