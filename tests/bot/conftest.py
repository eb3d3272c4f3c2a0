"""Fixtures of the bot's tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.http import router

from bot.client import Astrarch
from bot.measuring.loopback import Loopback
from tests.bot import databases, pings
from tests.bot.harness import World, make_bot
from tests.bot.laid_out import read_so
from tests.bot.quick import quick
from tests.bot.steady import steady
from tests.bot.stepping import ASKED_FOR, stepping


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that is marked so runs on each database, or on PostgreSQL."""
    without = pytest.mark.skipif(databases.get_server is None, reason=databases.LEFT_OUT)
    postgresql = pytest.param("postgresql", marks=[pytest.mark.postgresql, without])
    if metafunc.definition.get_closest_marker("both_databases"):
        metafunc.parametrize("database", ["sqlite", postgresql], indirect=True)
    elif metafunc.definition.get_closest_marker("only_postgresql"):
        metafunc.parametrize("database", [postgresql], indirect=True)


def pytest_sessionfinish() -> None:
    """What the tests have started ends with them."""
    databases.stop()


@pytest.fixture(autouse=True)
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """On which kind of database `tests.bot.databases` opens stores."""
    with databases.using(getattr(request, "param", "sqlite")) as kind:
        yield kind


@pytest.fixture(autouse=True)
def no_clock_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine changes nothing, and what all bots have alike is made once."""
    steady(monkeypatch)
    if ASKED_FOR:
        stepping(monkeypatch)
    monkeypatch.setattr("bot.tables.programs.LATEST", 0.0)
    quick(monkeypatch)
    read_so(monkeypatch)


@pytest.fixture(autouse=True)
def nobody_is_called_but_by_name(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Looks at every request that any test sends, to the simulated Discord or to the one behind a socket."""
    found: list[str] = []
    dispatch, answer = router.dispatch, Loopback._answer

    def judged(backend: Any, method: str, path: str, *, json: Any = None, **how: Any) -> Any:
        found.extend(pings.wrong(method, path, json))
        return dispatch(backend, method, path, json=json, **how)

    def answered(here: Loopback, method: str, parts: list[str], body: Any, *rest: Any) -> Any:
        found.extend(pings.wrong(method, "/".join(parts), body))
        return answer(here, method, parts, body, *rest)

    monkeypatch.setattr(router, "dispatch", judged)
    monkeypatch.setattr(Loopback, "_answer", answered)
    yield
    assert found == []


@pytest.fixture
def simcord_bot(tmp_path: Path) -> Astrarch:
    """What simcord's own fixture runs."""
    return make_bot(tmp_path / "games.sqlite")


@pytest.fixture
def world(simcord_env: simcord.Env, tmp_path: Path) -> World:
    """A running bot, a server with one channel, and three people."""
    return World.of(simcord_env, tmp_path / "games.sqlite")
