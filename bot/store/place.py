"""A place where a database is or will be, and what is asked of it without a store."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path

from bot.shards import Shards
from bot.store.keeping.kept import Kept
from bot.store.ownership import Ownership

WAIT = 5.0


class Place(ABC):
    """A database that is or will be somewhere.

    Attributes:
        shown: its path or address, as people may read it.
    """

    shown: str

    @abstractmethod
    def there(self) -> bool:
        """Whether anything has ever been kept there. Raises StoreError: it cannot be reached, or is another's."""

    @abstractmethod
    def store(self, wait: float = WAIT, owned: Ownership | None = None) -> Kept:
        """A store on it, for a process that looks after this; see `SqliteStore` for what is raised."""

    @abstractmethod
    def owned(self, shards: Shards) -> AbstractContextManager[Ownership]:
        """What a bot's process looks after there while it is at work.

        Raises:
            AlreadyRunning: no other one can be at work there now.
            BotError: it cannot be shared so.
        """

    @abstractmethod
    def alone(self) -> AbstractContextManager[None]:
        """Keeps every bot off it. Raises AlreadyRunning: another one was first."""

    @abstractmethod
    def size(self) -> int:
        """How many bytes it takes on the disk."""

    @abstractmethod
    def behind(self) -> int:
        """How many steps the tables of an older version have not taken yet. Raises StoreError: they are another's."""

    @abstractmethod
    def backup(self, target: Path) -> None:
        """Writes a consistent copy as a file of SQLite, while a bot may be at work. Raises BackupFailed."""

    @abstractmethod
    def report(self, figures: str) -> None:
        """Keeps how the bot is doing, for whoever asks from outside."""

    @abstractmethod
    def reported(self) -> list[str]:
        """What was kept last."""
