"""A word in private from another seat, as its person gets it."""

from __future__ import annotations

from bot.live.model import Live
from bot.locales import Say
from bot.posting.outgoing_message import OutgoingMessage
from bot.posting.posters import Posting
from bot.store import Outgoing, PostNote, Whisper
from bot.store.posts import WhisperPost
from engine.text import T, Text, seat_name


async def tell_whisper(at: Posting, row: Outgoing, post: WhisperPost) -> int | None:
    """Tells one person; the channel calls them where direct messages are closed. None where it was forgotten."""
    said, user = await at.services.call(at.services.store.whisper, post.key), row.user
    if said is None or user is None:
        return None
    mine, say = await at.services.reader(at.live, user)
    note = PostNote(at.live.game.id, (row.id,), user)
    sent = None
    if mine.dms:
        words = OutgoingMessage(_letter(at.live, said, say), row.nonce, note=note)
        sent = await at.messenger.direct(user, words, at.live.game.channel)
    if sent is not None:
        return sent
    aloud = at.services.aloud(at.live)(T("bot-whisper-waits", player=f"<@{user}>"))
    called = OutgoingMessage(aloud, row.nonce, calls=(user,), note=row.note)
    return await at.messenger.call(at.live.game.channel, user, called)


def _letter(live: Live, said: Whisper, say: Say) -> str:
    """One, for whoever it was said to."""
    channel = f"<#{live.game.channel}>"
    key = "bot-whisper-letter-open" if live.game.settings.whispers_after else "bot-whisper-letter"
    return say(Text(key, {"seat": seat_name(said.seat), "channel": channel, "words": said.words}))
