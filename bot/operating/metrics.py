"""Figures for a monitor, in Prometheus' text format, at an address of this machine alone.

They tell how the bot is doing and nothing of anybody: no names, no ids of people, channels or games, nothing of a hand.
What the database has to be asked for is as old as the last status (`bot.operating.status`), a minute at most.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from ipaddress import ip_address
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.histogram import Histogram
from bot.operating.status import StatusReports

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

    from bot.client import Astrarch

HERE = "127.0.0.1"
NOW = {
    "servers": "Servers that have the bot",
    "games": "Games under way",
    "in_memory": "Games under way that are kept in memory",
    "answers": "Answers in the last hour",
    "outbox": "Rows that wait to be posted",
    "oldest": "Seconds for which the oldest of them has waited",
    "gateway": "Milliseconds of a heartbeat to Discord and back",
    "memory": "Mebibytes of the bot with its processes",
}
"""Figures of the status as they are by now."""
SINCE = {
    "by_chance": "Answers that chance gave because a program could not",
    "replaced": "Processes of programs that were ended",
    "warnings": "Warnings in the log",
    "errors": "Errors in the log",
}
"""Figures of the status that only grow."""

log = logging.getLogger(__name__)


class MetricsCollector(Collector):
    """What a monitor reads of a running bot."""

    def __init__(self, bot: Astrarch, reports: StatusReports) -> None:
        self._bot, self._reports = bot, reports

    def collect(self) -> Iterable[Metric]:
        """All of them. Called in a thread of the library's."""
        yield from self._counted()
        yield from self._timed()
        yield from self._status()

    def _counted(self) -> Iterator[Metric]:
        meter, pictures = self._bot.meter, self._bot.services.pictures
        asked = CounterMetricFamily("astrarch_discord_requests", "Requests by Discord's answer", labels=["answer"])
        for hundreds, count in sorted(meter.requests.items()):
            asked.add_metric([f"{hundreds}xx"], count)
        yield asked
        yield CounterMetricFamily("astrarch_discord_limited", "Requests that were too many", value=meter.limited)
        yield CounterMetricFamily(
            "astrarch_painters_replaced", "Processes that draw, replaced", value=pictures.replaced
        )

    def _timed(self) -> Iterator[Metric]:
        meter, pictures = self._bot.meter, self._bot.services.pictures
        yield _histogram("astrarch_acknowledged_seconds", "Until a person has a sign of life", meter.acknowledged)
        yield _histogram("astrarch_drawing_seconds", "Until a picture is drawn", pictures.painters.took)
        yield _histogram("astrarch_filming_seconds", "Until a frame of a film is drawn", pictures.filming.took)

    def _status(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("astrarch_connected", "Whether Discord is heard", value=int(self._bot.is_ready()))
        now = self._reports.last
        if now is None:
            return
        figures = asdict(now)
        for name, says in NOW.items():
            yield GaugeMetricFamily(f"astrarch_{name}", says, value=figures[name])
        for name, says in SINCE.items():
            yield CounterMetricFamily(f"astrarch_{name}", says, value=figures[name])
        at = GaugeMetricFamily("astrarch_lessons", "Lessons under way by the next step", labels=["game", "step"])
        for step, count in now.lessons.items():
            at.add_metric(step.split("/"), count)
        yield at


def _histogram(name: str, says: str, times: Histogram) -> Metric:
    return HistogramMetricFamily(name, says, buckets=[*times.upto()], sum_value=times.total)


def registry_of(figures: MetricsCollector) -> CollectorRegistry:
    """The figures as the library reads them out, and nothing else of this process."""
    registry = CollectorRegistry()
    registry.register(figures)
    return registry


def _for_this_machine(app: WSGIApplication, hosts: Collection[str]) -> WSGIApplication:
    """Answers who names this machine, so that no foreign name can be made to lead here; or by one of these names."""
    named = {host.lower() for host in hosts}

    def guarded(environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        host = _host(environ.get("HTTP_HOST", "")).lower()
        if host in named or _is_own(host):
            return app(environ, start)
        start("403 Forbidden", [])
        return []

    return guarded


def _host(named: str) -> str:
    """The name or address without its port; an address of version 6 can stand in brackets."""
    if named.startswith("["):
        return named[1:].partition("]")[0]
    return named.partition(":")[0] if named.count(":") == 1 else named


def _is_own(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


@contextmanager
def listening(port: int, figures: MetricsCollector, hosts: Collection[str] = ()) -> Iterator[None]:
    """As long as this lasts a monitor is answered. A port that is taken is no reason to stop.

    `hosts`: other names of this machine by which it may ask.
    """
    try:
        server, thread = start_http_server(port, HERE, registry_of(figures))
    except OSError as error:
        log.warning("no figures for a monitor: port %d, %s", port, error)
        yield
        return
    app = server.get_app()
    assert app is not None
    server.set_app(_for_this_machine(app, hosts))
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
