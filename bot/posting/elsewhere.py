"""Posts what goes elsewhere than to the table: the server's log channel, a channel the table left, locks on chat."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence

from bot.live.audit_lines import is_early, log_entry, logged, told_once
from bot.posting.messages import Messenger
from bot.posting.outgoing_message import NOTHING, OutgoingMessage
from bot.posting.posters import Posters, Posting, post_alone
from bot.services.services import Services
from bot.store import Outgoing, PostNote
from bot.store.posts import LockPost, LogPost, NoticePost, Post
from engine.text import Text


def goes_elsewhere(post: Post) -> bool:
    """Whether this is one of those."""
    return isinstance(post, (LogPost, LockPost)) or (isinstance(post, NoticePost) and post.channel is not None)


def posts_elsewhere(at: Posting, rows: Sequence[Outgoing]) -> Iterator[Awaitable[None]]:
    """Posts such rows of the outbox, one by one, and notes them as posted; those that would tell too much stay."""
    log = {row.id: logged(row.post, at.live.game.id) for row in rows if isinstance(row.post, LogPost)}
    ripe = {id: line for id, line in log.items() if not is_early(line, at.live.game.question)}
    said = told_once(ripe.values())
    for row in rows:
        if row.id in ripe and not any(line is ripe[row.id] for line in said):  # another row says the same
            yield at.services.call(at.services.store.sent, [row.id], None)
        elif row.id in ripe or row.id not in log:
            yield post_alone(at, ELSEWHERE, row)


async def note_in_log(
    services: Services,
    messenger: Messenger,
    server: int,
    text: Text,
    nonce: str,
    language: str,
    note: PostNote = NOTHING,
) -> int | None:
    """A line in a server's log channel, in the server's language; `language`: where it has not chosen one."""
    guild = await services.call(services.store.guild, server)
    if guild.settings.log_channel is None:
        return None
    words = services.locales.say(text, guild.language or language)
    return await messenger.to_channel(guild.settings.log_channel, OutgoingMessage(words, nonce, note=note))


async def _log(at: Posting, row: Outgoing, post: LogPost) -> int | None:
    game = at.live.game
    if game.guild is None:
        return None
    text = log_entry(logged(post, game.id), game.channel)
    return await note_in_log(at.services, at.messenger, game.guild, text, row.nonce, game.language, row.note)


async def _lock(at: Posting, _row: Outgoing, post: LockPost) -> None:
    await at.messenger.lock(post)


async def _tell_elsewhere(at: Posting, row: Outgoing, post: NoticePost) -> int | None:
    assert post.channel is not None
    note = row.note._replace(instead=post.remove or ())
    letter = OutgoingMessage(at.services.aloud(at.live)(post.text), row.nonce, note=note)
    return await at.messenger.to_channel(post.channel, letter)


ELSEWHERE: Posters = {LogPost: _log, LockPost: _lock, NoticePost: _tell_elsewhere}
