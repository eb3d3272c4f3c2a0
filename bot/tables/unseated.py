"""What a person reads in private whom a moderator has taken out of a seat: what happened, why, and what they can do."""

from __future__ import annotations

from bot.live.model import Live
from bot.store import AuditLine, Post, SeatRow
from bot.store.posts import GuestPost
from engine.text import Text


def letter(live: Live, before: SeatRow, deed: str, audit: AuditLine) -> list[Post]:
    """Nothing where nobody sat there, before the start, and for a moderator who leaves the own seat.

    `deed`: the last word of the key: `replaced`, `kicked`, `vacant` or `stand-in`.
    """
    if before.user is None or live.table is None or before.user == audit.actor:
        return []
    game, channel = Text(f"choice-{live.game.name}"), f"<#{live.game.channel}>"
    why = Text("mod-unseated-why", {"reason": audit.reason}) if audit.reason else Text("mod-unseated-no-why")
    text = Text(f"mod-unseated-{deed}", {"game": game, "channel": channel, "why": why})
    return [GuestPost(before.user, text, plain=True)]
