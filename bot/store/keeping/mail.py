"""What goes out: the rows of the outbox, and the messages that are being created for them.

None of this stands in anybody's way: but for `begin`, nothing waits for the disk.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager

from bot.clock import stamp
from bot.store.keeping import outbox, sendings
from bot.store.keeping.around import LETTER, Around
from bot.store.keeping.codec import outgoing_of
from bot.store.ownership import Moved
from bot.store.people_rows import SentPicture
from bot.store.rows import Due, Outgoing, Sending
from bot.store.sql import Sql

_PICTURE = """
INSERT INTO pictures VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, seat, kind)
DO UPDATE SET user = excluded.user, digest = excluded.digest
"""


class Mail(Around):
    """The part of the store that posting works with; see `bot.store.protocol.Store`."""

    @abstractmethod
    def hurried(self) -> AbstractContextManager[Sql]:
        """A transaction that the next power failure may take back, so nobody waits for the disk."""

    def referee(self, db: Sql, game: int | None) -> None:
        """Raises NotOurs where another process posts for this game; one alone has no other."""

    def claim(self, *, game: int | None = None, limit: int = 50) -> list[Outgoing]:
        with self.reading() as db:
            return [outgoing_of(row) for row in outbox.unsent(db, game, limit)]

    def due(self, game: int, limit: int) -> Due:
        with self.reading() as db:
            doubtful = sendings.under_way(db, game)
            rows = [] if doubtful else [outgoing_of(row) for row in outbox.unsent(db, game, limit)]
        return Due(doubtful, rows)

    def unposted(self) -> list[Moved]:
        with self.reading() as db:
            return outbox.waiting(db)

    def sent(self, rows: Sequence[int], message: int | None = None) -> None:
        with self.hurried() as db:
            outbox.sent(db, rows, message, stamp())

    def has_picture(self, picture: SentPicture) -> bool:
        sql = "SELECT 1 FROM pictures WHERE game = ? AND seat = ? AND kind = ? AND user = ? AND digest = ?"
        with self.reading() as db:
            return any(True for _ in db.execute(sql, [*picture]))

    def keep_picture(self, picture: SentPicture) -> None:
        with self.hurried() as db:
            db.execute(_PICTURE, [*picture])

    def keep_prompt(self, game: int, message: int | None) -> None:
        with self.hurried() as db:
            self.referee(db, game)
            outbox.keep_prompt(db, game, message)

    def told(self, game: int, rows: Sequence[int], message: int) -> None:
        with self.hurried() as db:
            self.referee(db, game)
            outbox.keep_prompt(db, game, None)
            outbox.sent(db, rows, message, stamp())

    def begin(self, sending: Sending) -> Sending | None:
        with self.writing() as db:
            self.referee(db, sending.note.game)
            return sendings.begin(db, sending, stamp())

    def arrived(self, sending: Sending, message: int) -> bool:
        note = sending.note
        with self.hurried() as db:
            if not sendings.arrived(db, sending.nonce, message):
                return False
            if note.game is not None and note.role == "prompt":
                outbox.keep_prompt(db, note.game, message)  # the game before its outbox, as whoever commits
            outbox.sent(db, note.posts, message, stamp())
            if note.game is not None and note.user is not None:
                db.execute(LETTER, [message, note.game, note.user])
        return True

    def cleared(self, nonce: str) -> None:
        with self.hurried() as db:
            sendings.cleared(db, nonce)

    def refused(self, nonce: str) -> None:
        with self.hurried() as db:
            self.referee(db, sendings.game_of(db, nonce))
            sendings.refused(db, nonce)

    def sendings(self, game: int) -> list[Sending]:
        with self.reading() as db:
            return sendings.under_way(db, game)

    def in_doubt(self, channel: int) -> list[Sending]:
        with self.reading() as db:
            return sendings.in_doubt(db, channel)

    def noted(self, messages: Sequence[int]) -> set[int]:
        with self.reading() as db:
            return sendings.noted(db, messages)
