"""The bot on Discord from start to stop. SIGTERM or Ctrl-C end it after what is under way, a second one at once."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from bot.client import Astrarch
from bot.config import Config, Metrics
from bot.errors import BotError
from bot.logs import Complaints
from bot.operating.status import StatusReports
from bot.store.places import place_of
from engine.text import T

GARBAGE = 10_000
"""So many new objects before the collector looks for rings among them; at Python's 700 it took three times as long."""

log = logging.getLogger(__name__)


async def serve(bot: Astrarch, config: Config, complaints: Complaints) -> None:
    """Runs until it is told to stop.

    Raises:
        BotError: what a monitor takes is not installed.
        discord.LoginFailure, discord.HTTPException, discord.GatewayNotFound, OSError: there is no connection.
    """
    stop = asyncio.Event()
    _on_signals(stop)
    watch = StatusReports(bot, place_of(config.database), complaints, config.status_minutes)
    async with bot, _monitored(bot, config.metrics, watch):
        gc.freeze()  # what is loaded by now stays: no need to go through it again and again
        gc.set_threshold(GARBAGE)
        running = asyncio.create_task(bot.start(config.token), name="discord")
        watching = asyncio.create_task(watch.run(), name="status")
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        for task in (watching, stopped):
            task.cancel()
        if stop.is_set():
            log.info("stopping")
            await bot.close()
        await running
    log.info("stopped")


@asynccontextmanager
async def _monitored(bot: Astrarch, wanted: Metrics, watch: StatusReports) -> AsyncIterator[None]:
    """A monitor is answered, where one is wanted."""
    if not wanted.port:
        yield
        return
    try:
        from bot.operating.metrics import MetricsCollector, listening
    except ModuleNotFoundError as error:
        raise BotError(T("bot-metrics-missing")) from error
    with listening(wanted.port, MetricsCollector(bot, watch), wanted.hosts):
        yield


def _on_signals(stop: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()

    def told() -> None:
        if stop.is_set():
            raise SystemExit(1)
        stop.set()

    for name in (signal.SIGINT, signal.SIGTERM):
        _listen(loop, name, told)


def _listen(loop: asyncio.AbstractEventLoop, name: signal.Signals, told: Callable[[], None]) -> None:
    try:
        loop.add_signal_handler(name, told)
    except NotImplementedError:  # Windows
        with suppress(ValueError):
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(told))
