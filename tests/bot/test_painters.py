"""Pictures from another process are those of a thread, and come although the process dies."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from bot.drawing.painters import Painters
from bot.drawing.pictures import Pictures
from bot.locales import read_once
from engine.games import TITLES, rules_of
from engine.table import Table
from engine.text import T
from render import NoPainter, paint

SAY = read_once().speaker("pl", {0: "Ann", 1: "Bartek"})
RULES = rules_of("eclipse")
NAMES = ("Ann", "Bartek")


def view() -> object:
    return RULES.view(Table.new(RULES, 2, "5eed" * 16, {}).state, None)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process reads what it needs when it draws: most tests need nothing of it."""
    monkeypatch.setattr("bot.drawing.painters._ready", os.getpid)


@pytest_asyncio.fixture
async def painters(bare: None) -> AsyncIterator[Painters]:
    with Painters(1).at_work() as made:
        yield made


@pytest_asyncio.fixture
async def ready() -> AsyncIterator[Painters]:
    """Painters as the bot has them."""
    with Painters(1).at_work() as made:
        yield made


def test_a_speaker_can_be_sent() -> None:
    sent = pickle.loads(pickle.dumps(SAY))
    assert sent(T("bot-waiting-for", players=("Ann",))) == SAY(T("bot-waiting-for", players=("Ann",)))


async def test_a_picture_from_another_process_and_after_its_death(painters: Painters) -> None:
    how = {"words": SAY, "names": NAMES, "marks": (), "zoom": None}
    here = paint("eclipse", view(), words=SAY, names=NAMES)
    assert await painters.paint("eclipse", view(), **how) == here
    assert painters._pool is not None
    for process in painters._pool._processes:
        os.kill(process, signal.SIGKILL)
    assert await painters.paint("eclipse", view(), **(how | {"names": NAMES[::-1]})) != here
    assert await painters.paint("eclipse", view(), **how) == here


async def test_the_fault_of_a_picture_that_nobody_waits_for_is_raised_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread itself ends well; who still waits has the fault."""
    threads, real = list[object](), asyncio.to_thread

    async def thread(work: Callable[..., object], *args: object) -> object:
        threads.append(done := await real(work, *args))
        return done

    monkeypatch.setattr(asyncio, "to_thread", thread)
    with pytest.raises(NoPainter):
        await Painters().paint("toy", None, words=SAY, names=NAMES, marks=(), zoom=None)
    assert len(threads) == 1


async def test_the_same_picture_is_not_drawn_again_at_once(painters: Painters) -> None:
    how = {"words": SAY, "names": NAMES, "marks": (), "zoom": None}
    here = await painters.paint("eclipse", view(), **how)
    for process in (painters._pool or pytest.fail("no process"))._processes:
        os.kill(process, signal.SIGKILL)
    assert await painters.paint("eclipse", view(), **how) == here
    assert painters.replaced == 0


async def test_who_draws_ends_for_a_rest_and_comes_back_with_the_next_picture(bare: None) -> None:
    with Painters(1, rest=0.0).at_work() as painters:
        first = await painters.call(os.getpid)
        while painters._pool is not None:
            await asyncio.sleep(0)
        second = await painters.call(os.getpid)
    assert len({first, second, os.getpid()}) == 3 and painters.replaced == 0


async def test_who_draws_does_not_end_in_the_middle_of_a_picture(bare: None) -> None:
    with Painters(1, rest=0.0).at_work() as painters:
        assert await asyncio.gather(*(painters.call(abs, -number) for number in range(3))) == [0, 1, 2]
    await asyncio.sleep(0)
    assert painters._pool is None and not painters._resting


async def test_a_process_that_draws_stands_back(painters: Painters) -> None:
    assert await painters.call(os.nice, 0) == min(19, os.nice(0) + 19)


async def test_what_a_painter_raises_arrives(painters: Painters) -> None:
    with pytest.raises(NoPainter):
        await painters.paint("checkers", view(), words=SAY, names=NAMES, marks=(), zoom=None)


async def test_words_that_cannot_be_sent_are_drawn_here(painters: Painters, caplog: pytest.LogCaptureFixture) -> None:
    here = paint("eclipse", view(), words=SAY, names=NAMES)
    drawn = await painters.paint("eclipse", view(), words=lambda text: SAY(text), names=NAMES, marks=(), zoom=None)
    assert drawn == here
    assert "cannot be drawn in another process" in caplog.text


async def test_without_processes_a_thread_draws_and_nothing_twice_in_a_row() -> None:
    threads, how = Painters(), {"words": SAY, "names": NAMES, "marks": (), "zoom": None}
    drawn = await threads.paint("eclipse", view(), **how)
    assert drawn == paint("eclipse", view(), words=SAY, names=NAMES)
    assert await threads.paint("eclipse", view(), **how) is drawn
    assert await threads.paint("eclipse", view(), **(how | {"names": NAMES[::-1]})) != drawn


def rooms() -> set[str]:
    """Which painters a process has read."""
    return {name for name in sys.modules if name.startswith("render.") and name.endswith(".page")}


async def test_a_process_is_ready_for_the_first_picture_of_any_game(ready: Painters) -> None:
    assert {f"render.{game}.page" for game in TITLES} <= await ready.call(rooms)


def prepared() -> tuple[int, int]:
    """How many languages' readings a process keeps, and how many objects its collector leaves alone."""
    return read_once.cache_info().currsize, gc.get_freeze_count()


async def test_a_process_has_read_the_words_and_put_them_aside_before_the_first_picture(ready: Painters) -> None:
    read, settled = await ready.call(prepared)
    assert read == 1 and settled > 10_000


# --- memory ----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="only there the system tells what a process holds")
async def test_a_process_that_holds_too_much_makes_room_for_another_one(bare: None) -> None:
    painters = Painters(1, most=1.0)
    painters.start()
    try:
        first, second = [await painters.call(os.getpid) for _ in range(2)]
        assert first != second and painters.replaced == 2
    finally:
        painters.close()


async def test_a_process_that_holds_no_more_than_it_may_stays(painters: Painters) -> None:
    first, second = [await painters.call(os.getpid) for _ in range(2)]
    assert first == second and painters.replaced == 0


# --- films -----------------------------------------------------------------------------------------------------------


def hold(begun: Path, end: Path) -> None:
    """Draws until it is told to stop."""
    begun.touch()
    while not end.exists():
        time.sleep(0.01)


async def test_a_film_delays_no_picture(tmp_path: Path, bare: None) -> None:
    pictures, begun, end = Pictures(1), tmp_path / "begun", tmp_path / "end"
    pictures.painters.start()
    try:
        with pictures.filming.at_work() as filming:
            film = asyncio.ensure_future(filming.call(hold, begun, end))
            while not begun.exists():
                await asyncio.sleep(0.01)
            drawn = await pictures.painters.paint("eclipse", view(), words=SAY, names=NAMES, marks=(), zoom=None)
            assert drawn.png and not film.done()
            end.touch()
            await film
            assert filming._pool is not None
        assert pictures.filming._pool is None
    finally:
        end.touch()
        pictures.close()
