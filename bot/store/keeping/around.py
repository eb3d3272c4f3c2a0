"""What the database keeps around the games: moderators' deeds, people, servers, guests, reminders, letters, votes."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager

from bot.clock import now, stamp
from bot.shards import UNDIVIDED, Shards
from bot.store.keeping import forgetting, hands, overviews, presets, rates, seeks, waits, whispers
from bot.store.keeping.codec import audit_of, guild_of, pack, preferences_of, vote_of
from bot.store.people_rows import Guild, Overview, Person, Preferences, Reminder, Seek, VoteRow, Wait, Waited
from bot.store.rows import AuditLine, GuestRole, Whisper
from bot.store.sql import Sql
from engine.ask import Seat
from engine.text import Json

_AUDITED = """
SELECT * FROM audit WHERE (:game IS NULL OR game = :game)
    AND (:guild IS NULL OR coalesce(guild, (SELECT guild FROM games WHERE id = audit.game)) = :guild)
    AND (:actor IS NULL OR actor = :actor) AND (:action IS NULL OR action = :action)
ORDER BY id DESC LIMIT :last
"""
LETTER = "INSERT INTO letters VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_PREFER = """
INSERT INTO preferences (user, language, dms, settings) VALUES (?, ?, ?, ?) ON CONFLICT (user)
DO UPDATE SET language = excluded.language, dms = excluded.dms, settings = excluded.settings
"""
_SET_GUILD = """
INSERT INTO guilds (id, language, moderator_role, settings) VALUES (?, ?, ?, ?) ON CONFLICT (id)
DO UPDATE SET language = excluded.language, moderator_role = excluded.moderator_role, settings = excluded.settings
"""
_WAITS = """
SELECT waits.* FROM waits JOIN games ON games.id = waits.game
WHERE games.status = 'running' AND games.archived IS NULL AND (? IS NULL OR waits.game = ?) ORDER BY since, game, seat
"""


class Around(ABC):
    """The part of the store that knows no answers. Each method is a transaction; see `bot.store.protocol.Store`."""

    @abstractmethod
    def writing(self) -> AbstractContextManager[Sql]:
        """A transaction that is on the disk when it ends."""

    @abstractmethod
    def reading(self) -> AbstractContextManager[Sql]:
        """For one statement, or for several that need not see the same moment."""

    # --- moderators --------------------------------------------------------------------------------------------------

    def audit(self, line: AuditLine) -> None:
        with self.writing() as db:
            note_audit(db, line, stamp())

    def audited(
        self, *, game: int | None = None, actor: int | None = None, action: str | None = None, last: int = 20
    ) -> list[AuditLine]:
        return self._audited({"game": game, "guild": None, "actor": actor, "action": action, "last": last})

    def audited_on(
        self, guild: int, *, actor: int | None = None, action: str | None = None, last: int = 20
    ) -> list[AuditLine]:
        return self._audited({"game": None, "guild": guild, "actor": actor, "action": action, "last": last})

    def _audited(self, values: dict[str, object]) -> list[AuditLine]:
        with self.reading() as db:
            return [audit_of(row) for row in db.query(_AUDITED, values)]

    # --- people and servers ------------------------------------------------------------------------------------------

    def preferences(self, user: int) -> Preferences:
        with self.reading() as db:
            for row in db.query("SELECT * FROM preferences WHERE user = ?", [user]):
                return preferences_of(row)
        return Preferences(user)

    def prefer(self, preferences: Preferences) -> None:
        settings = preferences.settings.model_dump_json()
        values = [preferences.user, preferences.language, int(preferences.dms), settings]
        with self.writing() as db:
            db.execute(_PREFER, values)

    def guild(self, guild: int) -> Guild:
        with self.reading() as db:
            for row in db.query("SELECT * FROM guilds WHERE id = ?", [guild]):
                return guild_of(row)
        return Guild(guild)

    def set_guild(self, guild: Guild) -> None:
        values = [guild.id, guild.language, guild.moderator_role, guild.settings.model_dump_json()]
        with self.writing() as db:
            db.execute(_SET_GUILD, values)

    def person(self, user: int) -> Person:
        preferences, reminders = self.preferences(user), tuple(self.reminders(user=user))
        with self.reading() as db:
            parts, deeds = tuple(forgetting.parts(db, user)), forgetting.deeds(db, user)
            avoided = tuple(seeks.avoided(db, user))
            return Person(preferences, reminders, parts, deeds, whispers.by(db, user), avoided, seeks.by(db, user))

    def forget(self, user: int) -> None:
        with self.writing() as db:
            forgetting.ask(db, user, stamp())

    def follow_forgetting(self) -> list[int]:
        with self.reading() as db:
            if not list(db.execute("SELECT 1 FROM forgetting LIMIT 1")):
                return []
        with self.writing() as db:
            return forgetting.follow(db)

    def ask_for(self, user: int, kind: str, most: int) -> bool:
        with self.writing() as db:
            return rates.ask(db, user, kind, most, now())

    def forget_asked(self) -> None:
        with self.reading() as db:
            if not rates.old(db, now()):
                return
        with self.writing() as db:
            rates.forget_old(db, now())

    # --- presets -----------------------------------------------------------------------------------------------------

    def presets(self, guild: int) -> dict[str, str]:
        with self.reading() as db:
            return presets.of(db, guild)

    def keep_preset(self, guild: int, name: str, terms: str) -> None:
        with self.writing() as db:
            presets.keep(db, guild, name, terms, stamp())

    def forget_preset(self, guild: int, name: str) -> None:
        with self.writing() as db:
            presets.forget(db, guild, name)

    # --- who looks for a table ---------------------------------------------------------------------------------------

    def seeks(self, guild: int) -> list[Seek]:
        with self.reading() as db:
            return seeks.on(db, guild)

    def seeking(self) -> list[int]:
        with self.reading() as db:
            return seeks.servers(db)

    def keep_seek(self, one: Seek) -> None:
        with self.writing() as db:
            seeks.keep(db, one)

    def take_seeks(self, guild: int, users: Sequence[int]) -> bool:
        with self.writing() as db:
            return seeks.take(db, guild, users)

    def drop_seek(self, guild: int, user: int) -> None:
        with self.writing() as db:
            seeks.drop(db, guild, user)

    def avoided(self, user: int) -> list[int]:
        with self.reading() as db:
            return seeks.avoided(db, user)

    def avoid(self, user: int, other: int) -> bool:
        with self.writing() as db:
            return seeks.turn(db, user, other)

    def apart(self, users: Sequence[int]) -> set[frozenset[int]]:
        with self.reading() as db:
            return seeks.apart(db, users)

    # --- overviews ---------------------------------------------------------------------------------------------------

    def overviews(self) -> list[Overview]:
        with self.reading() as db:
            return overviews.every(db)

    def keep_overview(self, one: Overview) -> None:
        with self.writing() as db:
            overviews.keep(db, one)

    def drop_overview(self, guild: int) -> None:
        with self.writing() as db:
            overviews.drop(db, guild)

    # --- words in private --------------------------------------------------------------------------------------------

    def whispers(self, game: int, seat: Seat | None, last: int) -> list[Whisper]:
        with self.reading() as db:
            return whispers.of(db, game, seat, last)

    def whisper(self, key: str) -> Whisper | None:
        with self.reading() as db:
            return whispers.one(db, key)

    # --- guests ------------------------------------------------------------------------------------------------------

    def guests(self, game: int, role: GuestRole) -> list[int]:
        sql = "SELECT user FROM guests WHERE game = ? AND role = ? ORDER BY user"
        with self.reading() as db:
            return [int(user) for (user,) in db.execute(sql, [game, role])]

    # --- waiting and reminding ---------------------------------------------------------------------------------------

    def waits(self, game: int | None = None) -> list[Wait]:
        with self.reading() as db:
            return [Wait(**row) for row in db.query(_WAITS, [game, game])]

    def waited(self, game: int | None = None) -> list[Waited]:
        with self.reading() as db:
            return [waits.waited_of(row) for row in db.query(waits.WAITED, [game, game])]

    def told_ahead(self) -> frozenset[int]:
        with self.reading() as db:
            return waits.told_ahead(db)

    def beat(self, most: int, shards: Shards = UNDIVIDED, shard: int = 0) -> int:
        with self.writing() as db:
            return waits.beat(db, stamp(), most, shards, shard)

    def remind(self, reminder: Reminder) -> int:
        insert = "INSERT INTO reminders (user, game, channel, due, note, turn) VALUES (?, ?, ?, ?, ?, ?) RETURNING id"
        values = [reminder.user, reminder.game, reminder.channel, reminder.due, reminder.note, int(reminder.turn)]
        with self.writing() as db:
            ((number,),) = db.execute(insert, values)
        return int(number)

    def reminders(self, *, due: str | None = None, user: int | None = None) -> list[Reminder]:
        sql = "SELECT * FROM reminders WHERE (:due IS NULL OR due <= :due) AND (:user IS NULL OR user = :user)"
        with self.reading() as db:
            rows = db.query(sql + " ORDER BY due, id", {"due": due, "user": user})
            return [Reminder(**{**row, "turn": bool(row["turn"])}) for row in rows]

    def forget_reminder(self, reminder: int) -> None:
        with self.writing() as db:
            db.execute("DELETE FROM reminders WHERE id = ?", [reminder])

    # --- letters and votes -------------------------------------------------------------------------------------------

    def letter(self, game: int, user: int, message: int) -> None:
        with self.writing() as db:
            db.execute(LETTER, [message, game, user])

    def letters(self, game: int, user: int | None = None) -> list[tuple[int, int]]:
        sql = "SELECT user, message FROM letters WHERE game = ? AND (? IS NULL OR user = ?) ORDER BY message"
        with self.reading() as db:
            return [(int(whose), int(message)) for whose, message in db.execute(sql, [game, user, user])]

    def forget_letter(self, message: int) -> None:
        with self.writing() as db:
            db.execute("DELETE FROM letters WHERE message = ?", [message])

    def second_hand(self, game: int, user: int, seat: Seat) -> tuple[Seat, ...]:
        with self.reading() as db:
            return hands.second(db, game, user, seat)

    def known(self, seed: str) -> list[tuple[Seat, int]]:
        with self.reading() as db:
            return hands.known(db, seed)

    def ask_vote(self, game: int, asker: int, what: Mapping[str, Json], agreed: set[int]) -> VoteRow:
        values = [game, asker, pack(what), pack(sorted(agreed))]
        insert = "INSERT INTO votes (game, asker, what, agreed) VALUES (?, ?, ?, ?) RETURNING id"
        with self.writing() as db:
            ((number,),) = db.execute(insert, values)
        return VoteRow(int(number), game, asker, dict(what), frozenset(agreed))

    def vote(self, vote: int) -> VoteRow | None:
        with self.reading() as db:
            return next(map(vote_of, db.query("SELECT * FROM votes WHERE id = ?", [vote])), None)

    def agree(self, vote: int, people: set[int]) -> set[int]:
        with self.writing() as db:
            before = list(db.execute("UPDATE votes SET agreed = agreed WHERE id = ? RETURNING agreed", [vote]))
            agreed = people.union(*(json.loads(those) for (those,) in before))
            db.execute("UPDATE votes SET agreed = ? WHERE id = ?", [pack(sorted(agreed)), vote])
        return agreed if before else set()

    def forget_vote(self, vote: int) -> None:
        with self.writing() as db:
            db.execute("DELETE FROM votes WHERE id = ?", [vote])


def note_audit(db: Sql, line: AuditLine, at: str) -> None:
    """Writes a line of the audit, inside the caller's transaction."""
    values = [line.game, line.guild, line.actor, line.action, line.reason, pack(line.details), at]
    names = "game, guild, actor, action, reason, details, at"
    db.execute(f"INSERT INTO audit ({names}) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
