"""Parts of the running bot, as far as a function needs them: whoever takes one of these can reach nothing else.

`Services` fulfils them all. Take the smallest that will do; a function that hands on what it was given needs what that
one needs. What needs more than these (pictures, drafts, what is running) takes `Services`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

from bot.limits import Kind
from bot.live.values import Live
from bot.locales import Locales, Say
from bot.store import Store
from bot.tables.tables import Tables
from bot.widgets.interactions import Interaction

P = ParamSpec("P")
X = TypeVar("X")


class Talks(Protocol):
    """The words, in the reader's language or the table's."""

    @property
    def locales(self) -> Locales:
        """All languages."""

    async def language(self, interaction: Interaction) -> str:
        """The reader's language."""

    async def say(self, interaction: Interaction, live: Live | None = None) -> Say:
        """Speaks to the one who pressed or typed."""

    def aloud(self, live: Live) -> Say:
        """Speaks to the whole table."""

    def speaker(self, live: Live, language: str) -> Say:
        """Speaks in this language, and knows who sits where."""


class HasTables(Protocol):
    """The live tables, and what is done at them."""

    @property
    def tables(self) -> Tables:
        """All tables."""


class HasStore(Protocol):
    """The database."""

    @property
    def store(self) -> Store:
        """What it keeps."""

    async def call(self, work: Callable[P, X], *args: P.args, **how: P.kwargs) -> X:
        """Calls the store in a thread."""


class Admits(Protocol):
    """Who may do what."""

    async def moderates(self, interaction: Interaction) -> bool:
        """Whether this person may moderate the table in this channel."""

    async def moderates_server(self, interaction: Interaction) -> bool:
        """Whether this person may moderate on the whole server."""

    async def ration(self, interaction: Interaction, kind: Kind) -> None:
        """Counts one more of what there is only so much of. Raises BotError: that is too many."""


class TalksOfTables(Talks, HasTables, Protocol):
    """Words and tables."""


class TalksOfStore(Talks, HasStore, Protocol):
    """Words and the database."""


class HasTablesAndStore(HasTables, HasStore, Protocol):
    """Tables and the database."""


class TalksOfTablesAndStore(Talks, HasTables, HasStore, Protocol):
    """Words, tables and the database."""


class AdmitsToTables(Admits, HasTables, Protocol):
    """Tables, and who may do what at them."""


class TalksAndAdmitsToTables(Talks, Admits, HasTables, Protocol):
    """Words, tables, and who may do what at them."""
