"""Processes that draw, so that drawing never holds up the bot: a picture is much work for Python's one lock.

They start with the bot and are given views, which are plain values; words they say from the same files. After minutes
without a picture they end, and the next one starts them again: a bot whose tables all rest holds no memory for them.
Where there are none (tests, the sandbox), or one has died, or something cannot be sent to them, a thread of the bot
draws instead. What they keep of earlier pictures is bounded (`render.kept`); one that holds too much all the same makes
room for a new one.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from functools import partial
from hashlib import sha256
from multiprocessing import connection, get_context, parent_process
from time import monotonic
from typing import Any, NoReturn, TypeVar, cast

from bot.drawing import packing
from bot.histogram import Histogram
from bot.locales import Say, read_once
from bot.memory import resident
from engine import games
from render import NoPainter, Picture, paint, painter_of, settle

NICE = 19
"""Answers come before pictures: where both want the processor, a picture gets a sixtieth of it."""
REST = 120.0
"""Seconds without a picture after which they end; to start again takes some two."""
LATELY = 24
"""So many pictures are kept as they were drawn last: a question that is shown again shows the same places."""
MOST = 300.0
"""Mebibytes that a process may hold after a picture; where the system does not tell, only what is kept is bounded."""

X = TypeVar("X")
log = logging.getLogger(__name__)


class Painters:
    """Draws in other processes, or in threads.

    Attributes:
        replaced: how many times processes made room for new ones, because they held too much memory or had died.
        took: how long people wait for a drawing, since the start.
    """

    def __init__(self, processes: int = 0, most: float = MOST, rest: float = REST) -> None:
        """`processes`: so many of them; 0 for threads. `most`: mebibytes that each may hold. `rest`: as `REST`."""
        self.replaced, self.took = 0, Histogram()
        self._rest, self._drawing, self._resting = rest, 0, False
        self._ending: asyncio.TimerHandle | None = None
        self._processes, self._most = processes, most
        self._pool: ProcessPoolExecutor | None = None
        self._lately: OrderedDict[bytes, Picture] = OrderedDict()

    def start(self) -> None:
        """Has them ready for the first picture."""
        if self._processes and self._pool is None:
            self._resting = False
            how = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, how, initializer=_begin)
            for _ in range(self._processes):
                self._pool.submit(_ready)
            self._end_later()

    async def paint(
        self,
        game: str,
        view: object,
        *,
        words: Say,
        names: Sequence[str],
        marks: Sequence[str],
        zoom: str | None,
        cards: Sequence[str] = (),
    ) -> Picture:
        """A picture, as `render.paint` draws it."""
        how = {"names": tuple(names), "marks": tuple(marks), "zoom": zoom, "cards": tuple(cards)}
        return await self.call(paint, game, view, words=words, **how)

    def _start_anew(self, old: ProcessPoolExecutor) -> None:
        """What the old processes have begun, and what waits for them, they finish."""
        if self._pool is old:
            self.replaced += 1
            self._pool = None
            old.shutdown(wait=False)
            self.start()

    async def call(self, work: Callable[..., X], *args: object, **how: object) -> X:
        """Any drawing: a function of a module, with what can be sent to a process. One call is one short job."""
        began = monotonic()
        with self._awake():
            try:
                return await self._drawn(work, *args, **how)
            finally:
                self.took.note(monotonic() - began)

    @contextmanager
    def _awake(self) -> Iterator[None]:
        """They do not end meanwhile; those that have ended for a rest start again."""
        if self._resting:
            self.start()
        self._drawing += 1
        try:
            yield
        finally:
            self._drawing -= 1
            self._end_later()

    def _end_later(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        if self._pool is not None and not self._drawing:
            self._ending = asyncio.get_running_loop().call_later(self._rest, self._end_for_a_rest)

    def _end_for_a_rest(self) -> None:
        if not self._drawing and self._pool is not None:
            self.close()
            self._resting = True

    async def _drawn(self, work: Callable[..., X], *args: object, **how: object) -> X:
        job, pool = partial(work, *args, **how), self._pool
        packed = _packed(job)
        if packed is None:
            if pool is not None:
                log.warning("%s cannot be drawn in another process", work.__name__)
            return await _in_a_thread(job)
        key = sha256(packed).digest()
        if (same := self._drawn_lately(key)) is not None:
            return cast(X, same)
        drawn = await (_in_a_thread(job) if pool is None else self._in_a_process(pool, packed, job))
        self._keep(key, drawn)
        return drawn

    async def _in_a_process(self, pool: ProcessPoolExecutor, packed: bytes, job: Callable[[], X]) -> X:
        """What was drawn there; where the process dies of it, a thread draws."""
        try:
            drawn: X
            drawn, held = await asyncio.get_running_loop().run_in_executor(pool, _unpacked, packed)
        except BrokenProcessPool:
            log.warning("a process that draws has died; another one is started")
            self._start_anew(pool)
            return await _in_a_thread(job)
        if held > self._most:
            log.info("a process that draws held %d MiB; another one is started", held)
            self._start_anew(pool)
        return drawn

    def _drawn_lately(self, key: bytes) -> Picture | None:
        """The picture that just this work has made, by the digest of it."""
        if key in self._lately:
            self._lately.move_to_end(key)
        return self._lately.get(key)

    def _keep(self, key: bytes, drawn: object) -> None:
        if isinstance(drawn, Picture):
            self._lately[key] = drawn
            while len(self._lately) > LATELY:
                self._lately.popitem(last=False)

    @contextmanager
    def at_work(self) -> Iterator[Painters]:
        """Has them for this piece of work alone."""
        self.start()
        try:
            yield self
        finally:
            self.close()

    def close(self) -> None:
        """Ends them, whatever they are drawing."""
        pool, self._pool, self._resting = self._pool, None, False
        if self._ending is not None:
            self._ending.cancel()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


def _packed(job: partial[X]) -> bytes | None:
    """It as it is sent, and known again; None where it cannot be."""
    try:
        return packing.packed(job)
    except (pickle.PicklingError, AttributeError, TypeError):
        return None


def _unpacked(job: bytes) -> tuple[Any, float]:
    """What was drawn, and how many mebibytes the process holds now."""
    return pickle.loads(job)(), resident(os.getpid())


def _ready() -> None:
    """Reads what every game's first picture needs before anybody asks for one: most of the time that it would take."""
    read_once()
    for game in games.names():
        with suppress(NoPainter):
            painter_of(game)
    settle()


async def _in_a_thread(job: Callable[[], X]) -> X:
    return (await asyncio.to_thread(_tried, job))()


def _tried(job: Callable[[], X]) -> Callable[[], X]:
    """What came of it, a fault too, for whoever still waits: of a picture that nobody wants any more nobody hears."""
    try:
        drawn = job()
    except Exception as error:  # raised where it is waited for
        return partial(_raised, error)
    return lambda: drawn


def _raised(error: Exception) -> NoReturn:
    raise error


def _begin() -> None:
    """A stop is the bot's business; without the bot there is nothing to draw."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)
