"""The games in the database: what holds on SQLite and PostgreSQL alike."""

from __future__ import annotations

import zlib
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import asdict, replace
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from bot.clock import stamp
from bot.errors import BotError, ChannelTaken, NoGame, SeatTaken, StaleVersion
from bot.store.keeping import guests, hands, lists, outbox, results, sendings, waits, whispers
from bot.store.keeping import standing_orders as given
from bot.store.keeping.around import note_audit
from bot.store.keeping.codec import game_of, logged_of, pack, pack_text, row_of, seat_of
from bot.store.keeping.figures import StoreFigures
from bot.store.keeping.mail import Mail
from bot.store.ownership import Moved, Ownership
from bot.store.results import GameResult, PlayedGame
from bot.store.rows import AnswerRow, Change, Commit, GameRow, Listed, Retract, SafePoint, Saved, SeatRow
from bot.store.sql import Sql, inserting

KEPT_SAFE_POINTS = 12
"""So many of the newest are all kept; of the older ones one in each `STRETCH` answers, and the first."""
STRETCH = 50

_ADVANCE = """
UPDATE games SET version = version + 1, updated = ?, answers = answers + ?, status = coalesce(?, status),
    epoch = coalesce(?, epoch), undone = coalesce(?, undone), own = coalesce(?, own), headline = coalesce(?, headline)
WHERE id = ? AND version = ?
"""
_TAIL = "seq > ? AND (? IS NULL OR seq <= ?) AND retracted IS NULL ORDER BY seq"
_LOG = "(? OR retracted IS NULL) AND seq >= ? AND (? IS NULL OR seq <= ?) ORDER BY seq DESC LIMIT ?"
_SET_TABLE = """
UPDATE games SET owner = coalesce(?, owner), language = coalesce(?, language), options = coalesce(?, options)
WHERE id = ?
"""
_TAKE_BACK = """
UPDATE answers SET retracted = ? WHERE game = ? AND seq >= ? AND retracted IS NULL
    AND (? OR seq IN (SELECT value FROM json_each(?)))
"""
_THIN = """
DELETE FROM safe_points WHERE game = :game AND after NOT IN (
    SELECT after FROM safe_points WHERE game = :game ORDER BY after DESC LIMIT :kept
) AND after NOT IN (SELECT min(after) FROM safe_points WHERE game = :game GROUP BY (after + :stretch - 1) / :stretch)
"""


_PLAYED = """
SELECT seed FROM games WHERE COALESCE(json_extract(settings, '$.trial'), '') = '' AND (status IN ('running', 'paused')
    OR (status = 'ended' AND json_extract(settings, '$.ended') > ''))
"""
"""The seeds of games that are played, or could go on, tables apart that only try a position."""
_GAME = "SELECT * FROM games WHERE id = ?"
ALL = 2**31 - 1
"""More answers than any game has."""


def _inflated(state: bytes) -> bytes:
    """A state; nothing where the row is damaged, which no game can read, so that an earlier one serves."""
    try:
        return zlib.decompress(state)
    except zlib.error:
        return b""


def _one(db: Sql, sql: str, key: int) -> GameRow:
    for row in db.query(sql, [key]):
        return game_of(row)
    raise NoGame


def _seats(db: Sql, game: int) -> tuple[SeatRow, ...]:
    return tuple(map(seat_of, db.query("SELECT * FROM seats WHERE game = ? ORDER BY seat", [game])))


def _safe(db: Sql, game: int, before: int | None) -> SafePoint | None:
    sql = "SELECT * FROM safe_points WHERE game = ? AND (? IS NULL OR after < ?) ORDER BY after DESC LIMIT 1"
    for row in db.query(sql, [game, before, before]):
        return SafePoint(row["after"], row["shape"], _inflated(row["state"]))
    return None


def _answers(db: Sql, where: str, *values: int | None) -> list[AnswerRow]:
    return [logged_of(row) for row in db.query(f"SELECT * FROM answers WHERE game = ? AND {where}", values)]


def _saved(db: Sql, game: int, safe: SafePoint | None, *, since: int | None = None, until: int | None = None) -> Saved:
    """A game with its answers since its safe point, or since a later one of them."""
    row, seats = _one(db, _GAME, game), _seats(db, game)
    tail = _answers(db, _TAIL, game, safe.after if since is None else since, until, until) if safe else []
    return Saved(row, seats, safe, tuple(tail), given.orders(db, game), given.laid(db, game))


class Kept(Mail):
    """The part of the store that keeps games; see `bot.store.protocol.Store`.

    Attributes:
        clash: what the database raises where something would be there twice.
        shared, at_once, ownership: see `bot.store.protocol.Store`.
    """

    clash: ClassVar[type[Exception]]
    shared: ClassVar[bool]
    at_once: ClassVar[int]
    ownership: Ownership

    @abstractmethod
    def moment(self) -> AbstractContextManager[Sql]:
        """For several statements that see the database as it stood at one moment."""

    @abstractmethod
    def counted(self, db: Sql) -> dict[str, int]:
        """The last number that each table has given out, if it has given out any."""

    @abstractmethod
    def count_on(self, db: Sql, numbers: Mapping[str, int]) -> None:
        """Lets the tables go on counting from there."""

    @abstractmethod
    def figures(self, now: datetime) -> StoreFigures:
        """See `bot.store.protocol.Store.figures`."""

    @abstractmethod
    def backup(self, target: Path) -> None:
        """See `bot.store.protocol.Store.backup`."""

    @abstractmethod
    def close(self) -> None:
        """Lets go of the database."""

    @contextmanager
    def _unless(self, refusal: type[BotError]) -> Iterator[None]:
        """Says so where something would be there twice; the caller's transaction goes no further."""
        try:
            yield
        except self.clash as error:
            raise refusal from error

    def _tidy(self) -> None:
        """At a start: drops what nobody asks for any more."""
        with self.writing() as db:
            outbox.forget_old(db)
            outbox.withdraw(db)
            sendings.forget_old(db)

    # --- games -------------------------------------------------------------------------------------------------------

    def create(self, game: GameRow, seats: list[SeatRow], change: Change | None = None) -> GameRow:
        row = asdict(game) | {"options": pack(game.options), "waiting": "[]", "headline": None}
        del row["id"]
        row["settings"], row["own"] = game.settings.model_dump_json(), pack(game.own)
        row |= {"created": stamp(), "updated": stamp()}
        with self.writing() as db:
            with self._unless(ChannelTaken):
                ((number,),) = db.execute(inserting("games", row, "RETURNING id"), row)
            self._seat(db, number, seats)
            if change is not None:
                self._carry_out(db, Commit(number, game.version, change), stamp())
        return self.game(number)

    def game(self, game: int) -> GameRow:
        with self.reading() as db:
            return _one(db, _GAME, game)

    def version(self, game: int) -> int:
        with self.reading() as db:
            for (version,) in db.execute("SELECT version FROM games WHERE id = ?", [game]):
                return int(version)
        raise NoGame

    def moved(self, since: str) -> list[Moved]:
        sql = "SELECT id, guild, version FROM games WHERE updated >= ? ORDER BY id"
        with self.reading() as db:
            return [Moved(*row) for row in db.execute(sql, [since])]

    def in_channel(self, channel: int) -> GameRow:
        newest = "archived IS NULL DESC, status IN ('open', 'running', 'paused') DESC, id DESC"
        with self.reading() as db:
            return _one(db, f"SELECT * FROM games WHERE channel = ? ORDER BY {newest} LIMIT 1", channel)

    def games(self, *, live: bool = True) -> list[GameRow]:
        return self._games("TRUE", 0, live)

    def games_of(self, user: int, *, live: bool = True) -> list[GameRow]:
        return self._games("id IN (SELECT game FROM seats WHERE user = :whose)", user, live)

    def games_on(self, guild: int) -> list[GameRow]:
        return self._games("guild = :whose", guild, True)

    def archived_on(self, guild: int) -> list[GameRow]:
        with self.reading() as db:
            return lists.archived(db, guild)

    def listed(self, guild: int, user: int, *, live: bool) -> list[Listed]:
        with self.reading() as db:
            return lists.listed(db, guild, user, live=live)

    def _games(self, which: str, whose: int, live: bool) -> list[GameRow]:
        sql = f"""SELECT * FROM games WHERE {which}
            AND (NOT :live OR (status IN ('open', 'running', 'paused') AND archived IS NULL)) ORDER BY id DESC"""
        with self.reading() as db:
            return [game_of(row) for row in db.query(sql, {"whose": whose, "live": live})]

    def kept_back(self, before: str) -> list[int]:
        sql = """SELECT id FROM games WHERE status = 'ended' AND archived IS NULL
            AND json_extract(settings, '$.ended') > '' AND json_extract(settings, '$.ended') <= ? ORDER BY id"""
        with self.reading() as db:
            return [int(game) for (game,) in db.execute(sql, [before])]

    def lapsing(self, before: str) -> list[int]:
        sql = """SELECT id FROM games WHERE status = 'open' AND archived IS NULL
            AND json_extract(settings, '$.lapses') > '' AND json_extract(settings, '$.lapses') <= ? ORDER BY id"""
        with self.reading() as db:
            return [int(game) for (game,) in db.execute(sql, [before])]

    def played_anew(self) -> list[int]:
        sql = f"""SELECT id FROM games WHERE status IN ('over', 'ended')
            AND COALESCE(json_extract(settings, '$.ended'), '') = ''
            AND COALESCE(json_extract(settings, '$.played_on'), '') = '' AND seed IN ({_PLAYED}) ORDER BY id"""
        with self.reading() as db:
            return [int(game) for (game,) in db.execute(sql)]

    def played_out(self, before: str) -> list[int]:
        sql = f"""SELECT id FROM games WHERE json_extract(settings, '$.played_on') > ''
            AND json_extract(settings, '$.played_on') <= ? AND seed NOT IN ({_PLAYED}) ORDER BY id"""
        with self.reading() as db:
            return [int(game) for (game,) in db.execute(sql, [before])]

    # --- games that are over -----------------------------------------------------------------------------------------

    def unrecorded(self) -> list[int]:
        with self.reading() as db:
            return results.unrecorded(db)

    def record(self, game: int, ended: str, result: GameResult) -> None:
        with self.writing() as db:
            results.record(db, game, ended, result)

    def recorded(self, guild: int) -> list[tuple[int, int]]:
        with self.reading() as db:
            return results.standing(db, guild)

    def much_played(self, least: int) -> list[int]:
        with self.reading() as db:
            return results.servers(db, least)

    def played(self, games: Sequence[int]) -> list[PlayedGame]:
        with self.moment() as db:
            return list(results.played(db, games))

    # --- a game as it stands -----------------------------------------------------------------------------------------

    def seats(self, game: int) -> tuple[SeatRow, ...]:
        with self.reading() as db:
            return _seats(db, game)

    def load(self, game: int, before: int | None = None, until: int | None = None) -> Saved:
        with self.moment() as db:
            return _saved(db, game, _safe(db, game, before), until=until)

    def news(self, game: int, version: int, answers: int) -> Saved | None:
        if self.version(game) == version:
            return None
        with self.moment() as db:
            return _saved(db, game, _safe(db, game, None), since=answers)

    def safe_points(self, game: int) -> list[int]:
        sql = "SELECT after FROM safe_points WHERE game = ? ORDER BY after"
        with self.reading() as db:
            return [int(after) for (after,) in db.execute(sql, [game])]

    # --- one transaction an answer -----------------------------------------------------------------------------------

    def commit(self, game: int, version: int, change: Change) -> int:
        (done,) = self.commit_all([Commit(game, version, change)])
        if isinstance(done, BotError):
            raise done
        return done

    def commit_all(self, commits: Sequence[Commit]) -> list[int | BotError]:
        at = stamp()
        with self.writing() as db:
            return [self._attempt(db, commit, at) for commit in commits]

    def _attempt(self, db: Sql, commit: Commit, at: str) -> int | BotError:
        try:
            with db.atomic():
                self._carry_out(db, commit, at)
        except BotError as error:
            return error
        return commit.version + 1

    def _carry_out(self, db: Sql, commit: Commit, at: str) -> None:
        game, version, change = commit
        moves = change.seats is not None or change.status is not None
        before = hands.held(db, game) if moves else {}
        self._advance(db, game, version, change, at)
        if change.retract:
            self._retract(db, game, change.retract)
        newcomers = waits.newcomers(db, game, change.seats or ())
        if change.seats is not None:
            given.forget(db, game, change.seats)
            self._seat(db, game, change.seats)
        hands.see(db, game, change.seen)
        hands.share(db, game, change.shared)
        if moves:
            hands.seated(db, game, before)
        whispers.keep(db, game, change.whispers, at)
        given.note(db, game, change.orders)
        given.lay(db, game, change.laid)
        guests.note(db, game, change.guests)
        waits.note(db, game, change, newcomers, at)
        self._log(db, game, change.answers, at)
        self._keep(db, game, change.safe)
        outbox.put(db, game, change.posts, at)
        if change.audit:
            note_audit(db, replace(change.audit, game=game), at)
        self._announce(db, game)

    def _announce(self, db: Sql, game: int) -> None:
        """Tells other processes of a commit, with the commit; one alone has none to tell."""

    def _advance(self, db: Sql, game: int, version: int, change: Change, at: str) -> None:
        headline, own = pack_text(change.headline), None if change.own is None else pack(change.own)
        values = [at, len(change.answers), change.status, change.epoch, change.undone, own, headline, game, version]
        with self._unless(ChannelTaken):  # brought back, while another game is alive in the channel
            if not db.execute(_ADVANCE, values).rowcount:
                raise StaleVersion
        self._set_table(db, game, change, at)
        if change.asked:
            question, waiting = change.asked
            db.execute("UPDATE games SET question = ?, waiting = ? WHERE id = ?", [question, pack(waiting), game])

    def _set_table(self, db: Sql, game: int, change: Change, at: str) -> None:
        if change.settings is not None:
            db.execute("UPDATE games SET settings = ? WHERE id = ?", [change.settings.model_dump_json(), game])
        options = None if change.options is None else pack(change.options)
        if any((change.owner, change.language, options)):
            db.execute(_SET_TABLE, [change.owner, change.language, options, game])
        with self._unless(ChannelTaken):
            if change.channel is not None:
                db.execute("UPDATE games SET channel = ?, prompt = NULL WHERE id = ?", [change.channel, game])
            if change.archived is not None:
                db.execute("UPDATE games SET archived = ? WHERE id = ?", [at if change.archived else None, game])

    def _retract(self, db: Sql, game: int, retract: Retract) -> None:
        db.execute(_TAKE_BACK, [retract.why, game, retract.since, not retract.only, pack(retract.only)])
        if not retract.only:
            db.execute("DELETE FROM safe_points WHERE game = ? AND after >= ?", [game, retract.since])
        outbox.withdraw(db, game)

    def _log(self, db: Sql, game: int, answers: list[AnswerRow], at: str) -> None:
        for answer in answers:
            row = row_of(game, answer, at)
            with self._unless(StaleVersion):
                db.execute(inserting("answers", row), row)

    def _keep(self, db: Sql, game: int, points: list[SafePoint]) -> None:
        for point in points:
            values = [game, point.after, point.shape, zlib.compress(point.state)]
            db.execute("INSERT INTO safe_points (game, after, shape, state) VALUES (?, ?, ?, ?)", values)
        if points:
            db.execute(_THIN, {"game": game, "kept": KEPT_SAFE_POINTS, "stretch": STRETCH})

    def _seat(self, db: Sql, game: int, seats: list[SeatRow]) -> None:
        db.execute("DELETE FROM seats WHERE game = ?", [game])
        for row in seats:
            with self._unless(SeatTaken):
                values = [game, row.seat, row.user, row.name, row.was, row.player]
                db.execute("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", values)

    # --- the log -----------------------------------------------------------------------------------------------------

    def log(
        self, game: int, *, last: int | None = None, retracted: bool = False, since: int = 0, until: int | None = None
    ) -> list[AnswerRow]:
        with self.reading() as db:
            return _answers(db, _LOG, game, retracted, since, until, until, ALL if last is None else last)[::-1]

    def command(self, interaction: int) -> tuple[int, list[AnswerRow]] | None:
        sql = "SELECT game, command FROM answers WHERE interaction = ?"
        with self.reading() as db:
            for row in db.query(sql, [interaction]):
                return row["game"], _answers(db, "command = ? ORDER BY seq", row["game"], row["command"])
        return None
