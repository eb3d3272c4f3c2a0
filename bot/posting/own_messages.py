"""What one seat alone may read: what it was told in secret, what it holds, and its own board with its own turn.

All of it that waits for a seat goes out as one direct message, with the pictures that its reader was not sent before.
They are made from the view of that seat alone, and only for the person who sits there at that moment. What was sent
last is kept in the database, so a restart repeats nothing.

Where direct messages are closed, the channel hears that a secret waits; but not of what nobody else may know to have
happened (`quiet`), nor of a board.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot import clock
from bot.drawing.pictures import Pictures
from bot.hours import reachable
from bot.live.model import Live
from bot.locales import Say
from bot.posting.direct_messages import SECRET
from bot.posting.messages import Messenger, OutgoingMessage
from bot.services.services import Services
from bot.store import Outgoing, PictureKind, PostNote, Preferences, SentPicture
from bot.store.posts import OwnBoardPost, SecretPost
from bot.store.rows import of_kinds
from bot.wording.accounts import account_lines
from bot.wording.held import held_ids
from bot.wording.introductions import introduced, introduction_of
from engine.ask import Seat
from engine.text import T

OWN = (*SECRET, OwnBoardPost)
"""The kinds of rows that go out so."""


@dataclass(frozen=True, slots=True)
class NewPicture:
    """A picture that its reader has not been sent yet, and what is remembered once that is done. `file`: None for words
    alone.
    """

    file: discord.File | None
    sent: SentPicture


@dataclass(frozen=True, slots=True)
class Recipient:
    """The person who sits there now, in the game as it is now."""

    live: Live
    seat: Seat
    mine: Preferences
    say: Say

    def picture(self, kind: PictureKind, shown: bytes) -> SentPicture:
        """A picture for this person."""
        digest = hashlib.sha256(shown).hexdigest()
        return SentPicture(self.live.game.id, self.seat, kind, self.mine.user, digest)


class OwnMessages:
    """Works for the sender, seat by seat."""

    def __init__(self, services: Services, messenger: Messenger, pictures: Pictures) -> None:
        self._services, self._messenger, self._pictures = services, messenger, pictures

    async def post(self, live: Live, rows: Sequence[Outgoing]) -> None:
        """Posts what waits for one seat, and notes it as posted."""
        seat, user = rows[0].seat, rows[0].user
        message = None
        if seat is not None and user is not None and of_kinds(rows, *OWN):
            message = await self._deliver(Recipient(live, seat, *await self._services.reader(live, user)), rows)
        own, others = ([row.id for row in rows if isinstance(row.post, OWN) is owned] for owned in (True, False))
        lost = others if message is not None else [*own, *others]
        if lost:
            await self._services.call(self._services.store.sent, lost)

    async def _deliver(self, to: Recipient, rows: Sequence[Outgoing]) -> int | None:
        secrets = of_kinds(rows, *SECRET)
        hand = await self.hand(to) if secrets else None
        read = [row for row in secrets if isinstance(row.post, SecretPost) and row.post.read and hand is None]
        secrets = [row for row in secrets if row not in read]
        board = await self.board(to) if of_kinds(rows, OwnBoardPost) else None
        if not secrets and board is None:
            return None
        guide = await self.guide(to)
        pictures = [each for each in (hand, board, guide) if each is not None]
        told = [*self._message_words(to, secrets), *([_turn(to)] if board else [])]
        told += introduced(to.live, to.seat, to.say) if guide is not None else []
        letter = self._letter(to, "\n".join(told), of_kinds(rows, *OWN), pictures)
        aloud = any(isinstance(row.post, SECRET) and not row.post.quiet for row in secrets)
        message, direct = await self._messenger.deliver(to.live, to.mine.user, letter, self._services, aloud=aloud)
        for picture in pictures if direct else ():
            await self._services.call(self._services.store.keep_picture, picture.sent)
        return message

    def _letter(
        self, to: Recipient, told: str, rows: Sequence[Outgoing], pictures: Sequence[NewPicture]
    ) -> OutgoingMessage:
        note = PostNote(to.live.game.id, tuple(row.id for row in rows), to.mine.user)
        files = tuple(picture.file for picture in pictures if picture.file is not None)
        silent = not reachable(to.mine.settings, clock.now()) and not of_kinds(rows, *SECRET)
        return OutgoingMessage(told, rows[-1].nonce, files=files, note=note, silent=silent)

    def _message_words(self, to: Recipient, secrets: Sequence[Outgoing]) -> list[str]:
        if not secrets:
            return []
        whence = T("bot-secret-from", channel=f"<#{to.live.game.channel}>")
        return [to.say(whence), *account_lines(secrets, to.say)]

    # --- pictures ----------------------------------------------------------------------------------------------------

    async def hand(self, to: Recipient) -> NewPicture | None:
        """What this person holds there now; None for nothing, and where it has been sent."""
        ids = _held(to)
        if not ids or not to.mine.dms:
            return None
        sent = to.picture("hand", " ".join(ids).encode())
        if await self._has(sent):
            return None
        file = await self._services.pictures.hand(to.live, ids, to.say)
        return None if file is None else NewPicture(file, sent)

    async def board(self, to: Recipient) -> NewPicture | None:
        """The board as this seat sees it, while it is asked; None where it looks as when it was sent last."""
        wanted = to.mine.dms and to.mine.settings.boards == "dm"
        if not wanted or not _sits_there(to) or to.seat not in to.live.owing() or not to.live.rules.own_boards:
            return None
        file = await self._pictures.board(to.live, to.say, seat=to.seat)
        if file is None:
            return None
        sent = to.picture("board", file.fp.read())
        file.fp.seek(0)
        return None if await self._has(sent) else NewPicture(file, sent)

    async def guide(self, to: Recipient) -> NewPicture | None:
        """What the seat plays, once, in the first round; None where this person has read it."""
        found = introduction_of(to.live, to.seat) if _sits_there(to) and to.mine.dms else None
        if found is None:
            return None
        sent = to.picture("guide", found.component.encode())
        if await self._has(sent):
            return None
        say, game = to.say, to.live.rules.name
        file = await self._services.pictures.card(game, found.component, say) if found.component else None
        return NewPicture(file, sent)

    async def _has(self, picture: SentPicture) -> bool:
        return await self._services.call(self._services.store.has_picture, picture)


def _turn(to: Recipient) -> str:
    assert to.live.table is not None and to.live.table.ask is not None
    about = to.live.table.ask.of(to.seat).about
    return to.say(T("bot-own-turn", channel=f"<#{to.live.game.channel}>", about=about))


def _sits_there(to: Recipient) -> bool:
    return to.live.table is not None and to.live.user_of(to.seat) == to.mine.user


def _held(to: Recipient) -> tuple[str, ...]:
    """Nothing for whoever sits there no longer."""
    if to.live.table is None or not _sits_there(to):
        return ()
    view = to.live.rules.view(to.live.table.state, to.seat)
    return tuple(id for section in to.live.rules.sections for id in held_ids(to.live, view, section))
