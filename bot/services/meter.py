"""How soon people have a sign of life."""

from __future__ import annotations

from collections import deque
from statistics import median, quantiles
from time import monotonic
from types import SimpleNamespace

import aiohttp

HOUR = 3600.0
KEPT = 20_000


class Meter:
    """Measures how long interactions wait for a sign of life: from their arrival until Discord has taken it."""

    def __init__(self) -> None:
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
        parts = done.url.path.split("/")
        if parts[-1] == "callback" and (began := self._arrived.pop(parts[-3], None)) is not None:
            self._taken.append((monotonic(), (monotonic() - began) * 1000))

    def spread(self) -> tuple[float, float]:
        """Median and 99th percentile of the last hour, in milliseconds."""
        times = [taken for at, taken in self._taken if at > monotonic() - HOUR]
        if len(times) < 2:
            return (times[0], times[0]) if times else (0.0, 0.0)
        return median(times), quantiles(times, n=100)[98]
