"""Since when a game waits for a seat, kept with the commit that made it wait."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.clock import moment
from bot.settings import PersonSettings, TableSettings
from bot.shards import Shards
from bot.store.keeping.codec import Row, pack
from bot.store.people_rows import Wait, Waited
from bot.store.rows import Change, SeatRow
from bot.store.sql import Sql
from engine.ask import Seat
from engine.questions.question_id import QuestionId

WAITED = """
SELECT waits.*, games.guild, seats.user, games.settings AS at_table, coalesce(preferences.settings, '{}') AS of_person
FROM waits JOIN games ON games.id = waits.game
JOIN seats ON seats.game = waits.game AND seats.seat = waits.seat AND seats.user IS NOT NULL
LEFT JOIN preferences ON preferences.user = seats.user
WHERE games.status = 'running' AND games.archived IS NULL AND (? IS NULL OR waits.game = ?)
ORDER BY waits.since, waits.game, waits.seat
"""
_AHEAD = "SELECT user, settings FROM preferences WHERE settings LIKE ?"
_GONE = "DELETE FROM waits WHERE game = ? AND seat NOT IN (SELECT value FROM json_each(?))"
_COME = """
INSERT INTO waits (game, seat, since) SELECT ?, value, ? FROM json_each(?) WHERE true ON CONFLICT DO NOTHING
"""
_AFRESH = """
UPDATE waits SET since = ?, reminded = NULL, spared = 0, warnings = 0
WHERE game = ? AND (? OR seat IN (SELECT value FROM json_each(?)))
"""
_REMINDED = "UPDATE waits SET reminded = ?, warnings = (warnings + 1) * ? WHERE game = ? AND seat = ?"
_OF = "game IN (SELECT value FROM json_each(?))"
_SPARE = f"UPDATE waits SET spared = spared + ? WHERE since <= ? AND {_OF}"
_SET_BACK = f"""
UPDATE waits SET since = CASE WHEN since > ? THEN ? ELSE since END,
    reminded = CASE WHEN reminded > ? THEN ? ELSE reminded END,
    spared = CASE WHEN spared + ? < 0 THEN 0 ELSE spared + ? END
WHERE {_OF}
"""


def newcomers(db: Sql, game: int, seats: Sequence[SeatRow]) -> list[Seat]:
    """Seats that get another player, before they do."""
    if not seats:
        return []
    before: dict[Seat, int | None] = dict(db.execute("SELECT seat, user FROM seats WHERE game = ?", [game]))
    return [row.seat for row in seats if row.seat not in before or before[row.seat] != row.user]


def note(db: Sql, game: int, change: Change, newcomers: Sequence[Seat], at: str) -> None:
    """Brings the waits up to date, inside the caller's transaction.

    A seat that has just answered and is asked again waits from now on, and so does one with a new player, and every
    seat after a pause or an archive; somebody else's answer does not set a clock back.
    """
    if change.asked is not None:
        waiting = pack(change.asked[1])
        db.execute(_GONE, [game, waiting])
        db.execute(_COME, [game, at, waiting])
    afresh = change.status == "running" or change.archived is False
    moved = [*newcomers, *_answered(change)]
    if afresh or moved:
        db.execute(_AFRESH, [at, game, afresh, pack(moved)])
    for seat, yes in change.reminded.items():
        db.execute(_REMINDED, [at if yes else None, int(yes), game, seat])


def _answered(change: Change) -> Iterator[Seat]:
    """Whose clock starts anew; not that of who answers beside others, for nobody may learn that they did, until all of
    them are done: then whoever is asked something is asked it now.
    """
    for answer in change.answers:
        asked = QuestionId.read(answer.question)
        if answer.verb is not None:
            continue
        if asked is None or not asked.within:
            yield answer.seat
        elif change.asked is not None and not _beside(change.asked[0], answer.question):
            yield from change.asked[1]


def _beside(now: str | None, answered: str) -> bool:
    """Whether the seats still answer beside each other as they did at this answer."""
    open, before = QuestionId.read(now or ""), QuestionId.read(answered)
    return open is not None and before is not None and open.number == before.within


def waited_of(row: Row) -> Waited:
    """A row of `WAITED`."""
    wait = Wait(row["game"], row["seat"], row["since"], row["reminded"], row["spared"], row["warnings"])
    table = TableSettings.model_validate_json(row["at_table"])
    person = PersonSettings.model_validate_json(row["of_person"])
    return Waited(wait, row["user"], table, person, row["guild"])


def told_ahead(db: Sql) -> frozenset[int]:
    """See `bot.store.protocol.Store.told_ahead`."""
    rows = db.execute(_AHEAD, ['%"ahead":"dm"%'])
    return frozenset(
        int(user) for user, settings in rows if PersonSettings.model_validate_json(settings).ahead != "none"
    )


def beat(db: Sql, at: str, most: int, shards: Shards, shard: int) -> int:
    """See `bot.store.protocol.Store.beat`; inside the caller's transaction."""
    before = _pulse(db, at, shards, shard)
    gap = int((moment(at) - moment(before)).total_seconds())
    if 0 <= gap <= most:
        return 0
    waiting = db.execute("SELECT DISTINCT game, guild FROM waits JOIN games ON games.id = waits.game")
    games = pack(sorted(int(game) for game, server in waiting if shards.of(server) == shard))
    if gap > 0:
        db.execute(_SPARE, [gap, before, games])
    else:
        db.execute(_SET_BACK, [at, at, at, at, gap, gap, games])
    return gap


def _pulse(db: Sql, at: str, shards: Shards, shard: int) -> str:
    """When this shard was looked after last; from now on, that is now."""
    db.execute("DELETE FROM pulse WHERE shard >= ?", [shards.count])
    pulses = db.execute("UPDATE pulse SET at = at WHERE shard = ? RETURNING at", [shard])  # nobody else's in between
    known = [str(last) for (last,) in pulses]
    if known:
        db.execute("UPDATE pulse SET at = ? WHERE shard = ?", [at, shard])
    else:
        db.execute("INSERT INTO pulse (at, shard) VALUES (?, ?)", [at, shard])
    return max(known, default=at)
