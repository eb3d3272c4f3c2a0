"""A word in private from another seat, as its person gets it."""

from __future__ import annotations

from bot.posting.outgoing_message import OutgoingMessage
from bot.posting.posters import Posting
from bot.store import Outgoing, PostNote
from bot.store.posts import WhisperPost
from bot.wording.whispers import letter
from engine.text import T


async def tell_whisper(at: Posting, row: Outgoing, post: WhisperPost) -> int | None:
    """Tells one person; the channel calls them where direct messages are closed. None where it was forgotten."""
    said, user = await at.services.call(at.services.store.whisper, post.key), row.user
    if said is None or user is None:
        return None
    mine, say = await at.services.reader(at.live, user)
    note = PostNote(at.live.game.id, (row.id,), user)
    sent = None
    if mine.dms:
        words = OutgoingMessage(letter(at.live, said, say), row.nonce, note=note)
        sent = await at.messenger.direct(user, words, at.live.game.channel)
    if sent is not None:
        return sent
    aloud = at.services.aloud(at.live)(T("bot-whisper-waits", player=f"<@{user}>"))
    called = OutgoingMessage(aloud, row.nonce, calls=(user,), note=row.note)
    return await at.messenger.call(at.live.game.channel, user, called)
