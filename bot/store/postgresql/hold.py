"""No bot at work on a database: a lock on the server that is gone with the process that holds it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread

import psycopg
from psycopg import Connection
from psycopg.rows import TupleRow

from bot.store.postgresql.server import ALONE, BROKEN, how

BEAT = 1.0
"""So often a bot makes sure that the lock is still its own."""

log = logging.getLogger(__name__)


def end_at_once() -> None:
    """Another bot is at work by now, so nothing more may be posted: what was begun is in its hands."""
    os._exit(1)


class Hold:
    """The lock, on a connection of its own, in a thread of its own."""

    def __init__(self, address: str, lost: Callable[[], None] = end_at_once) -> None:
        """Takes it, if nobody has it; `lost` is called when somebody else has taken it later."""
        self._address, self._lost, self._closed = address, lost, Event()
        self._connection = self._taken()
        self._thread = Thread(target=self._keep, name="hold", daemon=True)
        if self.mine:
            self._thread.start()

    @property
    def mine(self) -> bool:
        """Whether this process has it."""
        return self._connection is not None

    def _taken(self) -> Connection[TupleRow] | None:
        connection = psycopg.connect(self._address, **{**how(), **BROKEN})
        if connection.execute("SELECT pg_try_advisory_lock(%s)", [ALONE]).fetchone() == (True,):
            return connection
        connection.close()
        return None

    def _keep(self) -> None:
        while not self._closed.wait(BEAT):
            self.look()

    def look(self) -> None:
        """After a restart of the server the lock is taken again, unless another bot was faster."""
        try:
            if self._connection is not None:
                self._connection.execute("SELECT 1")
        except psycopg.Error:
            self._take_again()

    def _take_again(self) -> None:
        with suppress(psycopg.Error):  # the server is still away: then nobody else can take it either
            self._connection = self._taken()
            if self._connection is None:
                log.critical("another bot has taken over this database")
                self._lost()

    def close(self) -> None:
        """Lets go of it."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join()
        if self._connection is not None:
            with suppress(psycopg.Error):  # at once: the server takes a moment to see that a connection is closed
                self._connection.execute("SELECT pg_advisory_unlock_all()")
            self._connection.close()
