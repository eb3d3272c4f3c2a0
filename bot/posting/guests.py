"""Posts what is not part of play: who sits at a table, and letters to people who have no seat.

The message that shows who sits at a table is edited where it stands; one that is gone is posted anew while the table is
open. An invitation goes by direct message; where those are closed, the channel calls the person instead.
"""

from __future__ import annotations

import hashlib

from bot.live.model import Live
from bot.locales import Say
from bot.posting.outgoing_message import OutgoingMessage
from bot.posting.posters import Posters, Posting
from bot.posting.readers import Hold, Waiting
from bot.store import Outgoing, PostNote
from bot.store.posts import GuestPost, LobbyPost, NoticePost, WatchersPost
from bot.widgets.maker import Row
from bot.wording.announcements import (
    absent_rows,
    announcement,
    announcement_rows,
    invitation_rows,
    invitation_text,
    orders_rows,
    take_rows,
    watch_rows,
)
from bot.wording.held import ended_rows, kept_rows
from engine.text import T


async def _show_lobby(at: Posting, row: Outgoing, _post: LobbyPost) -> int | None:
    say, live, game = at.services.aloud(at.live), at.live, at.live.game
    watching = len(await at.services.tables.guests.of(game.id, "watching"))
    note = PostNote(game.id, (row.id,), role="welcome")
    letter = OutgoingMessage(announcement(live, say, watching), row.nonce, announcement_rows(live, say), note=note)
    known = game.settings.welcome
    if known is not None and await at.messenger.edit(game.channel, known, letter) is not None:
        return known
    if game.status != "open":
        return None
    return await at.messenger.to_channel(game.channel, letter)


async def _tell_guest(at: Posting, row: Outgoing, post: GuestPost) -> int | None:
    if at.live.game.settings.thread == "private" and not post.plain:
        await at.messenger.let_in(at.live.game.channel, post.user)
    if post.text is None:
        return None
    mine, say = await at.services.reader(at.live, post.user)
    rows: tuple[Row, ...] = (watch_rows if post.plain else invitation_rows)(at.live, say)
    words = say(post.text) if post.plain else invitation_text(at.live, say, say(post.text))
    letter = OutgoingMessage(words, row.nonce, rows, note=row.note)
    sent = await at.messenger.direct(post.user, letter, at.live.game.channel) if mine.dms else None
    return sent if sent is not None or post.plain else await _call_guest(at, row, post.user)


async def _call_guest(at: Posting, row: Outgoing, user: int) -> int | None:
    """The invitation in the channel, for somebody who takes no direct messages."""
    say = at.services.aloud(at.live)
    words = invitation_text(at.live, say, say(T("bot-invited-here", player=f"<@{user}>")))
    letter = OutgoingMessage(words, row.nonce, invitation_rows(at.live, say), calls=(user,), note=row.note)
    return await at.messenger.call(at.live.game.channel, user, letter)


async def _tell_watchers(at: Posting, row: Outgoing, post: WatchersPost) -> None:
    """Each by themselves; those who were told already are not told again."""
    holds: list[Hold] = []
    for user in await at.services.tables.guests.of(at.live.game.id, "watching"):
        try:
            await _tell_watcher(at, row, post, user)
        except Waiting as waiting:
            holds += waiting.holds
    if holds:
        raise Waiting(*holds)


async def _tell_watcher(at: Posting, row: Outgoing, post: WatchersPost, user: int) -> None:
    mine, say = await at.services.reader(at.live, user)
    if mine.dms:
        nonce = hashlib.sha1(f"{row.nonce}/{user}".encode()).hexdigest()[:24]
        await at.messenger.direct(user, OutgoingMessage(say(post.text), nonce, note=PostNote(at.live.game.id)))


AROUND_PLAY: Posters = {LobbyPost: _show_lobby, GuestPost: _tell_guest, WatchersPost: _tell_watchers}


def below(live: Live, post: NoticePost, say: Say) -> tuple[Row, ...]:
    """The buttons under the lines that offer a free seat, tell of standing orders, end a game or break it off."""
    if post.reveal or post.ending:
        return ended_rows(live, say)
    if post.kept:
        return kept_rows(live, say)
    if post.orders:
        return orders_rows(live, say)
    if post.absent is not None:
        return absent_rows(live, post.absent, say)
    return () if post.free is None else take_rows(live, post.free, say)
