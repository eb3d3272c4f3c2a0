"""How much one person may ask of the bot, so that nobody fills a server with tables or keeps it busy for all others."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Literal

from bot import clock
from bot.errors import BotError
from engine.text import Text

Kind = Literal["invitations", "films", "exports", "advice"]
HOURLY: Mapping[Kind, int] = {"invitations": 20, "films": 12, "exports": 20, "advice": 30}
TABLES = 10
HOUR = timedelta(hours=1)
_KEPT = 5000
MODERATOR = 10
"""A moderator acts for many, so there is so many times as much of everything. Not without end: whoever has a server of
their own moderates it."""


class Rates:
    """What people have asked for within the last hour. A restart forgets it."""

    def __init__(self, hourly: Mapping[Kind, int] = HOURLY, tables: int = TABLES) -> None:
        """`hourly`: how often one person may ask for each kind in an hour; `tables`: own ones alive at once."""
        self.hourly, self.tables = hourly, tables
        self._asked: OrderedDict[tuple[int, Kind], deque[datetime]] = OrderedDict()

    def ask(self, user: int, kind: Kind, *, moderator: bool = False) -> None:
        """Counts one more. Raises BotError: that is too many."""
        now, most = clock.now(), _most(self.hourly[kind], moderator)
        asked = self._asked.setdefault((user, kind), deque())
        self._asked.move_to_end((user, kind))
        while asked and asked[0] <= now - HOUR:
            asked.popleft()
        if len(asked) >= most:
            raise BotError(Text(f"bot-limit-{kind}", {"n": most}))
        asked.append(now)
        while len(self._asked) > _KEPT:
            self._asked.popitem(last=False)

    def open(self, have: int, *, moderator: bool = False) -> None:
        """Raises BotError: a person with so many live tables of their own opens no other."""
        most = _most(self.tables, moderator)
        if have >= most:
            raise BotError(Text("bot-limit-tables", {"n": most}))


def _most(of_a_person: int, moderator: bool) -> int:
    return of_a_person * MODERATOR if moderator else of_a_person
