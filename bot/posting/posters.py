"""What posts one row of the outbox by itself: a function for each kind of post, in tables by their classes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.live.model import Live
from bot.posting.messages import Messenger
from bot.services.services import Services
from bot.store import Outgoing
from bot.store.posts import Post


@dataclass(frozen=True, slots=True)
class Posting:
    """The table as it is while its rows are posted, and the ways to people."""

    services: Services
    messenger: Messenger
    live: Live


Posters = Mapping[type[Post], Callable[[Posting, Outgoing, Any], Awaitable[int | None]]]
"""Each takes a row and its post, of that class, and gives the message that came of it, None for none."""


async def post_alone(at: Posting, posters: Posters, row: Outgoing) -> None:
    """Posts a row, and notes it as posted."""
    message = await posters[type(row.post)](at, row, row.post)
    await at.services.call(at.services.store.sent, [row.id], message)
