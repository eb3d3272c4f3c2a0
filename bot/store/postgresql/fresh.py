"""Which connections to a server need no question whether they still work, for that is a trip to it before each work."""

from __future__ import annotations

import select
import time
from weakref import WeakKeyDictionary

from psycopg import Connection
from psycopg.rows import TupleRow

from bot.store.postgresql.server import check

TRUSTED = 1.0
"""So many seconds after it has worked a connection is taken to work still, unless the server has said something since:
one that ends, is restarted or becomes another's follower takes leave of everybody."""


class Fresh:
    """When each connection has worked last."""

    def __init__(self) -> None:
        self._worked: WeakKeyDictionary[Connection[TupleRow], float] = WeakKeyDictionary()

    def note(self, connection: Connection[TupleRow]) -> None:
        """It has just done something."""
        self._worked[connection] = time.monotonic()

    def check(self, connection: Connection[TupleRow]) -> None:
        """Raises psycopg.OperationalError where it does not work any more."""
        if time.monotonic() - self._worked.get(connection, 0.0) > TRUSTED or not is_silent(connection):
            check(connection)


def is_silent(connection: Connection[TupleRow]) -> bool:
    """Whether nothing has come from the server; where the system cannot tell, something may have."""
    if not hasattr(select, "poll"):
        return False
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    return not waiting.poll(0)
