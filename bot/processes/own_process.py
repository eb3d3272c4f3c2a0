"""Work on what a stranger has handed in: in a process of its own, so that nothing of it holds up the bot.

It may take so much memory and so long; what takes more is ended, and nothing is known of it but that.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Protocol, TypeVar

from bot.errors import BotError
from engine.text import Json, Text, from_json, to_json

SECONDS, AT_LENGTH = 90.0, 200.0
"""Of work on files, and of a long look at a game."""
MEMORY = 2 * 2**30
NICE = 5

X = TypeVar("X")


class Unfinished(BotError):
    """The work ended without an outcome: it took too long, or more memory than it may."""

    def __init__(self) -> None:
        super().__init__(Text("save-too-heavy"))


class Apart(Protocol):
    """Calls a function of a module elsewhere than on the event loop; what it refuses (`BotError`) is raised here."""

    def __call__(self, work: Callable[..., X], /, *args: object) -> Awaitable[X]: ...


async def in_thread(work: Callable[..., X], /, *args: object) -> X:
    """In a thread: for tests, and for whoever runs no event loop to be held up."""
    return await asyncio.to_thread(work, *args)


class Processes:
    """Each call in a process of its own, one after the other."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._turn = asyncio.Lock()

    async def __call__(self, work: Callable[..., X], /, *args: object) -> X:
        """Raises Unfinished: it took too long, or too much."""
        async with self._turn:
            done, refused = await asyncio.to_thread(self._done, work, args)
        if refused is not None:
            text = from_json(refused)
            raise BotError(text if isinstance(text, Text) else Text("save-broken"))
        return done

    def _done(self, work: Callable[..., X], args: tuple[object, ...]) -> tuple[X, Json]:
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(theirs, work, args), daemon=True)
        process.start()
        theirs.close()
        try:
            if not ours.poll(self._seconds):
                raise Unfinished
            return ours.recv()  # type: ignore[no-any-return]
        except EOFError:
            raise Unfinished from None
        finally:
            process.kill()
            process.join()
            ours.close()


def _work(outcome: Connection, work: Callable[..., object], args: tuple[object, ...]) -> None:
    _modest()
    try:
        outcome.send((work(*args), None))
    except BotError as error:
        outcome.send((None, to_json(error.text)))


def _modest() -> None:
    """Answers come before files; and this process may not take what the bot needs."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
