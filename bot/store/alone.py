"""One bot for each database: two of them would post everything twice."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.errors import BotError
from engine.text import T

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class AlreadyRunning(BotError):
    """Another bot is at work on this database."""

    def __init__(self, where: str) -> None:
        super().__init__(T("bot-already-running", path=where))


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keeps other bots off a database; however this process ends, the system lets go of it.

    Raises:
        AlreadyRunning: another one was first.
    """
    try:
        file = path.with_name(path.name + ".lock").open("a")
    except OSError:  # a folder that cannot be written: opening the database says so
        yield
        return
    with file:
        try:
            if sys.platform == "win32":
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise AlreadyRunning(str(path)) from error
        yield
