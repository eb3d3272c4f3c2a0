"""Processes that think for players who are programs, so that thinking never holds up the bot.

One that thinks for too long, or dies, is ended, and so is one that nobody has asked for minutes: it would only hold
memory. Another one takes its place with the next call.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from bot.processes.own_process import Unfinished
from engine.players.playing import raised

SECONDS, STARTING = 20.0, 120.0
"""How long a call may take, and a process until it is ready for the first one."""
REST = 120.0
"""Seconds without a call after which a process ends."""
NICE = 5
"""Answers of people come first."""

X = TypeVar("X")
log = logging.getLogger(__name__)


class Raised(Exception):
    """What the work has raised, and where; without its words."""


class Workers:
    """Some processes; each call goes to one that has nothing to do. Fulfils `bot.processes.own_process.Apart`.

    Attributes:
        replaced: how many had to be ended.
    """

    def __init__(self, processes: int, seconds: float = SECONDS, rest: float = REST) -> None:
        self.replaced, self._seconds, self._rest = 0, seconds, rest
        self._ending: dict[_Worker, asyncio.TimerHandle] = {}
        self._workers = [_Worker() for _ in range(processes)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    def start(self) -> None:
        """Has them ready for the first call."""
        for worker in self._workers:
            worker.begin()
            self._end_later(worker)

    async def __call__(self, work: Callable[..., X], /, *args: object) -> X:
        """A function of a module, with what can be sent to a process.

        Raises:
            Unfinished: it took too long, or its process died.
            Raised
        """
        worker = await self._idle.get()
        self._stay(worker)
        try:
            done: X = await asyncio.to_thread(worker.do, work, args, self._seconds)
            return done
        except Unfinished:
            self.replaced += 1
            log.warning("a process that thinks for players was replaced")
            raise
        finally:
            self._idle.put_nowait(worker)
            self._end_later(worker)

    def _end_later(self, worker: _Worker) -> None:
        self._stay(worker)
        self._ending[worker] = asyncio.get_running_loop().call_later(self._rest, worker.end)

    def _stay(self, worker: _Worker) -> None:
        if ending := self._ending.pop(worker, None):
            ending.cancel()

    def close(self) -> None:
        """Ends them, whatever they are thinking of."""
        for worker in self._workers:
            self._stay(worker)
            worker.end()


class _Worker:
    """One process at a time, and the pipe to it. Only one thread talks to it."""

    def __init__(self) -> None:
        self._talking = threading.Lock()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False

    def begin(self) -> Connection:
        """Starts the process, if there is none."""
        if self._pipe is None or self._process is None or not self._process.is_alive():
            context = get_context("spawn")
            (self._pipe, theirs), self._ready = context.Pipe(), False
            self._process = context.Process(target=_work, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def do(self, work: Callable[..., Any], args: tuple[object, ...], seconds: float) -> Any:
        """Raises Unfinished."""
        with self._talking:
            try:
                pipe = self.begin()
                if not self._ready and not pipe.poll(STARTING):
                    raise Unfinished
                self._ready = self._ready or bool(pipe.recv())
                pipe.send((work, args))
                if not pipe.poll(seconds):
                    raise Unfinished
                return _outcome(*pipe.recv())
            except (EOFError, OSError, Unfinished):
                self.end()
                raise Unfinished from None

    def end(self) -> None:
        """Ends the process."""
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if process is not None:
            process.kill()
        if pipe is not None:
            pipe.close()


def _outcome(done: object, error: BaseException | None) -> object:
    if error is not None:
        raise error
    return done


def _work(pipe: Connection) -> None:
    """One call after the other, until the bot is gone."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICE)
    import_module("engine.games")
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            work, args = pipe.recv()
            pipe.send(_done(work, args))


def _done(work: Callable[..., object], args: tuple[object, ...]) -> tuple[object, Raised | None]:
    try:
        return work(*args), None
    except Exception as error:  # it is raised where the call came from
        return None, Raised(raised(error))
