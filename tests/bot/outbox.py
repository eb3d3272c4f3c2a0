"""Rows of the outbox as tests read them."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store import Outgoing
from bot.store.posts import Post, written


def kinds(rows: Iterable[Outgoing]) -> list[str]:
    """By which name the database knows each."""
    return [written(row.post)[0] for row in rows]


def packed(posts: Iterable[Post]) -> list[object]:
    """What the database keeps of each."""
    return [written(post)[1] for post in posts]
