"""What an answer lays before another seat: its person gets a letter with the buttons that meet it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.live.model import Live
from bot.store import Post
from bot.store.posts import OfferPost, SecretPost
from engine.log import LoggedAnswer


def with_offer(live: Live, given: LoggedAnswer, posts: Sequence[Post]) -> list[Post]:
    """The posts of an answer, and the letter about what it offers, in place of the one about secret terms."""
    kind = live.rules.question(given.verb) if given.verb is not None else None
    if kind is None or kind.invites is None:
        return list(posts)
    seat = kind.invites(given.value)
    if live.user_of(seat) is None:
        return list(posts)
    return [*(post for post in posts if not (isinstance(post, SecretPost) and post.seat == seat)), OfferPost(seat=seat)]
