"""The store on SQLite."""

from __future__ import annotations

from pathlib import Path


class SqliteStore:
    """Fulfils `bot.store.protocol.Store`. One file, one writer."""

    def __init__(self, path: Path | str, *, wait: float = 5.0) -> None:
        """Opens or makes the database and brings it up to date; `wait`: seconds to wait for a lock."""
        raise NotImplementedError
