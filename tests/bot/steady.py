"""The simulated Discord settles on what the bot does, never on how long it takes.

What the bot puts off for longer than an instant comes when a test turns the clock (`advance_time`), and at no other
time; and however busy the machine is, the bot is waited for, also where a test has set it to work by itself. So a test
sees the same on any machine.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from simcord import Env
from simcord._runtime import _LIVE_LOOPS

from bot.live.games import LiveGames
from bot.posting.delivery import Sender
from bot.tables.stand_ins import StandIns
from bot.tables.standing_orders import StandingOrders

INSTANT = 0.3
"""Seconds; what is put off for less is under way."""
LOOKS = 0.002
"""Seconds between two looks whether the bot has come to rest; with simcord's twentieth the tests do little but wait."""
HOPELESS = 300.0
"""Seconds after which nothing is expected any more: the test hangs, and is told what it hangs on."""


def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on every simulated Discord is like that."""
    schedule, begin, settle = Env._schedule_timer, Env.__init__, Env._settle_internal

    def scheduled(self: Env, record: Any, callback: Any, args: Any, context: Any) -> None:
        if record.when - self._virtual_time < INSTANT:
            schedule(self, record, callback, args, context)

    def begun(self: Env, bot: Any, **how: Any) -> None:
        begin(self, bot, **{**how, "settle_timeout": HOPELESS})

    async def settled(self: Env, **how: Any) -> None:
        await settle(self, **{**how, "idle": LOOKS, "timeout": HOPELESS})  # a start has five seconds by itself

    monkeypatch.setattr(Env, "_schedule_timer", scheduled)
    monkeypatch.setattr(Env, "_settle_internal", settled)
    monkeypatch.setattr(Env, "__init__", begun)
    monkeypatch.setattr(Sender, "wake", _the_bots(Sender.wake))
    monkeypatch.setattr(LiveGames, "committed", _the_bots(LiveGames.committed))
    monkeypatch.setattr(StandIns, "rouse", _the_bots(StandIns.rouse))
    monkeypatch.setattr(StandingOrders, "follow", _the_bots(StandingOrders.follow))


def _the_bots(work: Callable[..., None]) -> Callable[..., None]:
    """The same work, which is the bot's, whoever sets it going: so it is waited for."""

    def done(*args: Any) -> None:
        env = _LIVE_LOOPS.get(asyncio.get_running_loop())
        if env is None:
            work(*args)
            return
        with env._bot_scope():
            work(*args)

    return done
