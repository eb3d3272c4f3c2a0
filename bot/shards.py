"""Shards: into so many parts Discord divides a bot's servers, and the processes of one bot share them among them."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """How the servers are divided.

    Attributes:
        count: into so many parts.
        meant: those that this process is meant for; empty: whichever nobody else is there for.
    """

    count: int = 1
    meant: Set[int] = frozenset()

    @property
    def all(self) -> Set[int]:
        """Every shard."""
        return frozenset(range(self.count))

    def of(self, server: int | None) -> int:
        """The shard of a server, as Discord reckons it. The first has what belongs to no server: direct messages."""
        return 0 if server is None else (server >> 22) % self.count

    def prefers(self, shard: int) -> bool:
        """Whether this process is meant for it."""
        return shard in self.meant or not self.meant


UNDIVIDED = Shards()
"""One shard has all servers."""
