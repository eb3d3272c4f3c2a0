"""What the database keeps around the games: moderators' deeds, people, servers, guests, reminders, letters, votes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import RLock

from sqlite_utils import Database

from bot.clock import stamp
from bot.store import hands, waits
from bot.store.codec import audit_of, guild_of, pack, preferences_of, vote_of
from bot.store.opening import plain_errors
from bot.store.people_rows import Guild, Preferences, Reminder, VoteRow, Wait, Waited
from bot.store.rows import AuditLine, GuestRole
from engine.ask import Seat
from engine.text import Json

_AUDITED = """
SELECT * FROM audit WHERE (:game IS NULL OR game = :game)
    AND (:guild IS NULL OR coalesce(guild, (SELECT guild FROM games WHERE id = audit.game)) = :guild)
    AND (:actor IS NULL OR actor = :actor) AND (:action IS NULL OR action = :action)
ORDER BY id DESC LIMIT :last
"""
_WAITS = """
SELECT waits.* FROM waits JOIN games ON games.id = waits.game
WHERE games.status = 'running' AND games.archived IS NULL AND (? IS NULL OR waits.game = ?) ORDER BY since, game, seat
"""


class Around:
    """The part of the store that knows no answers. Each method is a transaction; see `bot.store.protocol.Store`."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._lock = RLock()

    @contextmanager
    def _writing(self) -> Iterator[Database]:
        with self._lock, plain_errors(), self._db.atomic():
            yield self._db

    @contextmanager
    def _reading(self) -> Iterator[Database]:
        with self._lock, plain_errors():
            yield self._db

    # --- moderators --------------------------------------------------------------------------------------------------

    def audit(self, line: AuditLine) -> None:
        with self._writing() as db:
            note_audit(db, line, stamp())

    def audited(
        self,
        *,
        game: int | None = None,
        guild: int | None = None,
        actor: int | None = None,
        action: str | None = None,
        last: int = 20,
    ) -> list[AuditLine]:
        values = {"game": game, "guild": guild, "actor": actor, "action": action, "last": last}
        with self._reading() as db:
            return [audit_of(row) for row in db.query(_AUDITED, values)]

    # --- people and servers ------------------------------------------------------------------------------------------

    def preferences(self, user: int) -> Preferences:
        with self._reading() as db:
            for row in db.query("SELECT * FROM preferences WHERE user = ?", [user]):
                return preferences_of(row)
        return Preferences(user)

    def prefer(self, preferences: Preferences) -> None:
        settings = preferences.settings.model_dump_json()
        values = [preferences.user, preferences.language, int(preferences.dms), settings]
        with self._writing() as db:
            db.execute("INSERT OR REPLACE INTO preferences (user, language, dms, settings) VALUES (?, ?, ?, ?)", values)

    def guild(self, guild: int) -> Guild:
        with self._reading() as db:
            for row in db.query("SELECT * FROM guilds WHERE id = ?", [guild]):
                return guild_of(row)
        return Guild(guild)

    def set_guild(self, guild: Guild) -> None:
        values = [guild.id, guild.language, guild.moderator_role, guild.settings.model_dump_json()]
        insert = "INSERT OR REPLACE INTO guilds (id, language, moderator_role, settings) VALUES (?, ?, ?, ?)"
        with self._writing() as db:
            db.execute(insert, values)

    # --- guests ------------------------------------------------------------------------------------------------------

    def guests(self, game: int, role: GuestRole) -> list[int]:
        sql = "SELECT user FROM guests WHERE game = ? AND role = ? ORDER BY user"
        with self._reading() as db:
            return [int(user) for (user,) in db.execute(sql, [game, role])]

    def add_guest(self, game: int, user: int, role: GuestRole) -> None:
        with self._writing() as db:
            db.execute("INSERT OR IGNORE INTO guests VALUES (?, ?, ?)", [game, user, role])

    def drop_guest(self, game: int, user: int, role: GuestRole) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM guests WHERE game = ? AND user = ? AND role = ?", [game, user, role])

    # --- waiting and reminding ---------------------------------------------------------------------------------------

    def waits(self, game: int | None = None) -> list[Wait]:
        with self._reading() as db:
            return [Wait(**row) for row in db.query(_WAITS, [game, game])]

    def waited(self, game: int | None = None) -> list[Waited]:
        with self._reading() as db:
            return [waits.waited_of(row) for row in db.query(waits.WAITED, [game, game])]

    def beat(self, most: int) -> int:
        with self._writing() as db:
            return waits.beat(db, stamp(), most)

    def remind(self, reminder: Reminder) -> int:
        insert = "INSERT INTO reminders (user, game, channel, due, note, turn) VALUES (?, ?, ?, ?, ?, ?)"
        values = [reminder.user, reminder.game, reminder.channel, reminder.due, reminder.note, int(reminder.turn)]
        with self._writing() as db:
            return db.execute(insert, values).lastrowid or 0

    def reminders(self, *, due: str | None = None, user: int | None = None) -> list[Reminder]:
        sql = "SELECT * FROM reminders WHERE (:due IS NULL OR due <= :due) AND (:user IS NULL OR user = :user)"
        with self._reading() as db:
            rows = db.query(sql + " ORDER BY due, id", {"due": due, "user": user})
            return [Reminder(**{**row, "turn": bool(row["turn"])}) for row in rows]

    def forget_reminder(self, reminder: int) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM reminders WHERE id = ?", [reminder])

    # --- letters and votes -------------------------------------------------------------------------------------------

    def letter(self, game: int, user: int, message: int) -> None:
        with self._writing() as db:
            db.execute("INSERT OR IGNORE INTO letters VALUES (?, ?, ?)", [message, game, user])

    def letters(self, game: int, user: int | None = None) -> list[tuple[int, int]]:
        sql = "SELECT user, message FROM letters WHERE game = ? AND (? IS NULL OR user = ?) ORDER BY message"
        with self._reading() as db:
            return [(int(whose), int(message)) for whose, message in db.execute(sql, [game, user, user])]

    def forget_letter(self, message: int) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM letters WHERE message = ?", [message])

    def second_hand(self, game: int, user: int, seat: Seat) -> tuple[Seat, ...]:
        with self._reading() as db:
            return hands.second(db, game, user, seat)

    def known(self, seed: str) -> list[tuple[Seat, int]]:
        with self._reading() as db:
            return hands.known(db, seed)

    def ask_vote(self, game: int, asker: int, what: Mapping[str, Json], agreed: set[int]) -> VoteRow:
        values = [game, asker, pack(what), pack(sorted(agreed))]
        with self._writing() as db:
            cursor = db.execute("INSERT INTO votes (game, asker, what, agreed) VALUES (?, ?, ?, ?)", values)
            return VoteRow(cursor.lastrowid or 0, game, asker, dict(what), frozenset(agreed))

    def vote(self, vote: int) -> VoteRow | None:
        with self._reading() as db:
            return next(map(vote_of, db.query("SELECT * FROM votes WHERE id = ?", [vote])), None)

    def agree(self, vote: int, people: set[int]) -> set[int]:
        with self._writing() as db:
            row = next(db.query("SELECT agreed FROM votes WHERE id = ?", [vote]), None)
            agreed = sorted(people | set(json.loads(row["agreed"]) if row else ()))
            db.execute("UPDATE votes SET agreed = ? WHERE id = ?", [pack(agreed), vote])
        return set(agreed) if row else set()

    def forget_vote(self, vote: int) -> None:
        with self._writing() as db:
            db.execute("DELETE FROM votes WHERE id = ?", [vote])


def note_audit(db: Database, line: AuditLine, at: str) -> None:
    """Writes a line of the audit, inside the caller's transaction."""
    values = [line.game, line.guild, line.actor, line.action, line.reason, pack(line.details), at]
    names = "game, guild, actor, action, reason, details, at"
    db.execute(f"INSERT INTO audit ({names}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
