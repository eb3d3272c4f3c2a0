"""Which shards this process looks after: of all the processes on a database one alone posts and times for a table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Set
from typing import NamedTuple, Protocol

from bot.shards import UNDIVIDED, Shards


class Moved(NamedTuple):
    """A game as a commit has left it: so much of it as tells whose it is to look after, and whether that is known."""

    game: int
    server: int | None
    version: int


class Watcher(Protocol):
    """Who wants to know what this process owns. Any thread may call it, and it returns at once."""

    def gained(self, shards: Set[int]) -> None:
        """These are its own from now on."""

    def lost(self, shards: Set[int], *, hurry: bool) -> None:
        """These are not any more. `hurry`: another process may have them already; else nobody has before
        `Ownership.let_go` is called. Discord is still heard for them: somebody has to answer until `taken_over`.
        """

    def taken_over(self, shards: Set[int]) -> None:
        """Another process has taken these, which this one had."""

    def heard(self, moved: Moved) -> None:
        """Some process has committed something."""


class Ownership(ABC):
    """What this process looks after."""

    shards: Shards

    @property
    @abstractmethod
    def held(self) -> Set[int]:
        """The shards that it looks after now."""

    def owns(self, server: int | None) -> bool:
        """Whether it looks after the tables of this server."""
        return self.shards.of(server) in self.held

    @abstractmethod
    def under_way(self, server: int | None) -> float:
        """For so many seconds more something can come to stand in Discord that was sent for the tables of this server
        before they came to this process.
        """

    @abstractmethod
    def follow(self, watcher: Watcher) -> None:
        """Tells what is held by now, and from then on whatever changes."""

    @abstractmethod
    def let_go(self, shards: Set[int]) -> None:
        """Nothing is done for these here any more, so another process may take them."""


class Everything(Ownership):
    """One process alone looks after everything, as long as it lives."""

    def __init__(self, shards: Shards = UNDIVIDED) -> None:
        self.shards = shards

    @property
    def held(self) -> Set[int]:
        return self.shards.all

    def under_way(self, server: int | None) -> float:
        return 0.0

    def follow(self, watcher: Watcher) -> None:
        watcher.gained(self.held)

    def let_go(self, shards: Set[int]) -> None:
        """Nobody else is there to take them."""
