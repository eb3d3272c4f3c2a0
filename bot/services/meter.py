"""How soon people have a sign of life, and how often Discord asks the bot to slow down."""

from __future__ import annotations

from collections import Counter, deque
from statistics import median, quantiles
from time import monotonic
from types import SimpleNamespace

import aiohttp

from bot.histogram import Histogram

HOUR = 3600.0
KEPT = 20_000
TOO_MANY = 429
"""What Discord answers where there were too many requests."""


class Meter:
    """Measures how long interactions wait for a sign of life: from their arrival until Discord has taken it.

    Attributes:
        acknowledged: these times since the start.
        requests: how Discord answered, by the hundreds of its codes.
        limited: how often it answered that there were too many requests.
    """

    def __init__(self) -> None:
        self.acknowledged, self.requests, self.limited = Histogram(), Counter[int](), 0
        self._arrived: dict[str, float] = {}
        self._taken: deque[tuple[float, float]] = deque(maxlen=KEPT)
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)

    def arrived(self, interaction: int) -> None:
        """An interaction has come in."""
        self._arrived[str(interaction)] = monotonic()
        while len(self._arrived) > KEPT:
            self._arrived.pop(next(iter(self._arrived)))

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, done: aiohttp.TraceRequestEndParams
    ) -> None:
        self.requests[done.response.status // 100] += 1
        self.limited += done.response.status == TOO_MANY
        parts = done.url.path.split("/")
        if parts[-1] == "callback" and (began := self._arrived.pop(parts[-3], None)) is not None:
            took = monotonic() - began
            self.acknowledged.note(took)
            self._taken.append((monotonic(), took * 1000))

    def spread(self) -> tuple[float, float]:
        """Median and 99th percentile of the last hour, in milliseconds."""
        times = [taken for at, taken in self._taken if at > monotonic() - HOUR]
        if len(times) < 2:
            return (times[0], times[0]) if times else (0.0, 0.0)
        return median(times), quantiles(times, n=100)[98]
