"""Figures for a monitor: on this machine alone, right in form, and of nobody."""

from __future__ import annotations

import http.client
import json
import logging
import re
import socket
import urllib.request
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from bot.config import Config, Metrics, read_config
from bot.histogram import Histogram
from bot.logs import Complaints
from bot.operating import serve
from bot.operating.metrics import MetricsCollector, listening, registry_of
from bot.operating.status import StatusReports, status_lines
from bot.services.meter import Meter
from bot.store.places import place_of
from engine.text import T
from tests.bot.harness import World

DASHBOARD = Path(__file__).parents[2] / "deploy" / "dashboard.json"


def free() -> int:
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def figures_of(world: World) -> tuple[MetricsCollector, StatusReports]:
    reports = StatusReports(world.bot, place_of(str(world.path)), Complaints(), 0)
    return MetricsCollector(world.bot, reports), reports


def samples(words: str) -> dict[str, float]:
    return {one.name: one.value for family in text_string_to_metric_families(words) for one in family.samples}


async def test_a_monitor_reads_how_the_bot_is_doing(world: World) -> None:
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    figures, reports = figures_of(world)
    assert "astrarch_games" not in samples(generate_latest(registry_of(figures)).decode())
    await reports.once()
    found = samples(generate_latest(registry_of(figures)).decode())
    assert (found["astrarch_games"], found["astrarch_answers"], found["astrarch_connected"]) == (1, 1, 1)
    assert found["astrarch_outbox"] == 0 and found["astrarch_errors_total"] == 0


async def test_nothing_of_anybody_is_in_it(world: World) -> None:
    await world.started()
    figures, reports = figures_of(world)
    await reports.once()
    words = generate_latest(registry_of(figures)).decode()
    live = await world.bot.services.tables.look(1)
    numbers = [world.ann.id, world.bob.id, world.channel.id, world.guild.id]
    assert all(str(secret) not in words for secret in (*numbers, live.game.seed, "ann", "card-"))
    labels = {name for family in text_string_to_metric_families(words) for one in family.samples for name in one.labels}
    assert labels <= {"answer", "le", "game", "step"}


async def test_it_listens_on_this_machine_alone_and_ends_with_the_bot(world: World) -> None:
    figures, port = figures_of(world)[0], free()
    with listening(port, figures):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
            assert b"astrarch_connected 1.0" in answer.read()
        with socket.socket() as other:  # another address of this machine is free
            other.bind(("127.0.0.2", port))
    with pytest.raises(OSError, match="refused"):
        urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10)


def asked_as(port: int, host: str) -> int:
    """What somebody is answered whose browser was led here by another name."""
    client = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    with closing(client):
        client.request("GET", "/metrics", headers={"Host": host})
        return client.getresponse().status


async def test_a_foreign_name_that_leads_here_is_not_answered(world: World) -> None:
    figures, port = figures_of(world)[0], free()
    with listening(port, figures, ["figures.example"]):
        for host in ("127.0.0.1", f"127.0.0.1:{port}", f"localhost:{port}", "LOCALHOST", f"[::1]:{port}", "::1"):
            assert asked_as(port, host) == 200, host
        for host in ("figures.example", f"Figures.Example:{port}"):
            assert asked_as(port, host) == 200, "it is configured"
        for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "10.0.0.1", "", "localhost."):
            assert asked_as(port, host) == 403, host


def test_hosts_are_configured(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('[metrics]\nport = 9464\nhosts = ["astrarch-1"]\n')
    assert read_config(file, {}).metrics == Metrics(port=9464, hosts=["astrarch-1"])


async def test_a_port_that_is_taken_is_no_reason_to_stop(world: World, caplog: pytest.LogCaptureFixture) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        with listening(other.getsockname()[1], figures_of(world)[0]):
            pass
    assert "no figures for a monitor" in caplog.text


async def test_without_a_port_nothing_listens(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Config().metrics == Metrics(port=0)
    monkeypatch.setattr("bot.operating.metrics.start_http_server", lambda *_: pytest.fail("it listens"))
    async with serve._monitored(world.bot, Metrics(), figures_of(world)[1]):
        pass


def test_times_are_counted_in_steps() -> None:
    times = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        times.note(seconds)
    assert [*times.upto()] == [("0.1", 2), ("1.0", 3), ("+Inf", 4)] and times.total == 7.65


async def test_discord_asking_for_less_is_counted() -> None:
    meter: Any = Meter()
    for status in (200, 429, 204):
        done = SimpleNamespace(
            response=SimpleNamespace(status=status), url=SimpleNamespace(path="/channels/1/messages")
        )
        await meter._ended(None, None, done)
    assert meter.limited == 1 and dict(meter.requests) == {2: 2, 4: 1}


async def test_the_status_tells_how_often_discord_asked_for_less(world: World) -> None:
    world.bot.meter.limited, world.bot.services.pictures.painters.replaced = 7, 3
    now = await figures_of(world)[1].once()
    assert T("bot-status-limits", limited=7, repainted=3) in [*status_lines(now)]


async def test_the_dashboard_shows_figures_that_there_are(world: World) -> None:
    figures, reports = figures_of(world)
    world.bot.meter.requests[2] += 1
    await reports.once()
    known = set(samples(generate_latest(registry_of(figures)).decode())) | {"up"}
    board = json.loads(DASHBOARD.read_text())
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for expr in asked for name in re.findall(r"[a-z_]+(?=\{job=)", expr)}
    assert len(asked) > 15 and named <= known


def test_a_line_of_the_log_tells_its_shard(caplog: pytest.LogCaptureFixture) -> None:
    from bot.logs import Json, about
    from bot.services.running import _shard

    def came(guild: int | None, shards: int | None) -> int | None:
        way: Any = SimpleNamespace(guild_id=guild, client=SimpleNamespace(shard_count=shards))
        return _shard(way)

    assert [came(9 << 22, 4), came(None, 4), came(9 << 22, None), came(9 << 22, 1)] == [1, 0, None, None]
    with about(shard=came(9 << 22, 4), game=5):
        told = json.loads(Json().format(logging.makeLogRecord({"msg": "answered"})))
    assert (told["shard"], told["game"]) == (1, 5)
