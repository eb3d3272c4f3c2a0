"""What is kept of a person, and how it is forgotten.

What concerns nobody else goes at once. Of a game everybody's record stays, and the person's id stands in it no more.
Who has seen which hand, or has played, is known in it by a mark (see `bot.store.marks`), so that nobody comes to hold
a second hand by being forgotten. Who comes back later is a new person: only games from before are forgotten, and one in
which that person sits again when it is told.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from bot.settings import TableSettings
from bot.store.keeping import hands
from bot.store.keeping.codec import Row, audit_of, game_of, pack
from bot.store.marks import mark
from bot.store.people_rows import OwnAnswer, Part
from bot.store.rows import AuditLine, GameRow
from bot.store.sql import Sql
from engine.ask import Seat

GONE = 0
"""The id of whoever is forgotten."""

_GAMES = """
SELECT * FROM games WHERE (:until IS NULL OR created <= :until) AND (owner = :user OR id IN (
    SELECT game FROM seats WHERE user = :user
    UNION SELECT game FROM seen WHERE user = :user
    UNION SELECT game FROM guests WHERE user = :user
    UNION SELECT game FROM letters WHERE user = :user
    UNION SELECT game FROM audit WHERE actor = :user AND game IS NOT NULL
)) ORDER BY id
"""
_BY_HAND = """
SELECT at, kind, value FROM answers WHERE game = :game AND actor = :user
    AND command IN (SELECT seq FROM answers WHERE game = :game AND interaction IS NOT NULL) ORDER BY seq
"""
_ASK = "INSERT INTO forgetting VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET at = excluded.at"
_OWN = (
    "DELETE FROM preferences WHERE user = ?",
    "DELETE FROM reminders WHERE user = ?",
    "DELETE FROM guests WHERE user = ?",
    "DELETE FROM pictures WHERE user = ?",
    "DELETE FROM whispers WHERE user = ?",
    "DELETE FROM seeks WHERE user = ?",
    "DELETE FROM avoided WHERE user = ?",
    "DELETE FROM avoided WHERE other = ?",
)
"""What concerns nobody else."""
_IN_A_GAME = (
    "UPDATE seats SET user = NULL, name = '' WHERE game = ? AND user = ?",
    "UPDATE seats SET was = NULL WHERE game = ? AND was = ?",
    f"UPDATE answers SET actor = {GONE} WHERE game = ? AND actor = ?",
    f"UPDATE audit SET actor = {GONE} WHERE game = ? AND actor = ?",
    "UPDATE sendings SET user = NULL WHERE game = ? AND user = ?",
    "DELETE FROM letters WHERE game = ? AND user = ?",
    "DELETE FROM guests WHERE game = ? AND user = ?",
    "DELETE FROM votes WHERE game = ? AND asker = ?",
)
"""What a game keeps of a person."""
_SITS = "SELECT 1 FROM seats WHERE game = ? AND user = ?"


def games(db: Sql, user: int, until: str | None = None) -> list[GameRow]:
    """The games in which something is kept of a person; `until`: of those opened by then."""
    return [game_of(row) for row in db.query(_GAMES, {"user": user, "until": until})]


def parts(db: Sql, user: int) -> Iterator[Part]:
    """What each of them keeps."""
    for game in games(db, user):
        sits = next(iter(db.query("SELECT * FROM seats WHERE game = ? AND ? IN (user, was)", [game.id, user])), None)
        roles = db.execute("SELECT role FROM guests WHERE game = ? AND user = ? ORDER BY role", [game.id, user])
        ((letters,),) = db.execute("SELECT count(*) FROM letters WHERE game = ? AND user = ?", [game.id, user])
        yield Part(
            game=game,
            seat=sits["seat"] if sits else None,
            name=str(sits["name"]) if sits and sits["user"] == user else "",
            owner=game.owner == user,
            left=user in game.settings.left,
            roles=tuple(role for (role,) in roles),
            opened=_opened(db, game.id, user),
            letters=int(letters),
            answers=tuple(_answers(db, game, user)),
        )


def _opened(db: Sql, game: int, user: int) -> tuple[Seat, ...]:
    found = db.execute("SELECT seat FROM seen WHERE game = ? AND user = ? ORDER BY seat", [game, user])
    return tuple(int(seat) for (seat,) in found)


def _answers(db: Sql, game: GameRow, user: int) -> Iterator[OwnAnswer]:
    for at, kind, value in db.execute(_BY_HAND, {"game": game.id, "user": user}):
        yield OwnAnswer(at, kind, json.loads(value) if game.is_revealed else None)


def deeds(db: Sql, user: int) -> tuple[AuditLine, ...]:
    """What this person did as a moderator, without what that shows of games."""
    found = db.query("SELECT * FROM audit WHERE actor = ? ORDER BY id", [user])
    return tuple(audit_of({**row, "details": "{}"}) for row in found)


def ask(db: Sql, user: int, at: str) -> None:
    """Forgets what concerns nobody else, and notes that the rest follows."""
    for statement in _OWN:
        db.execute(statement, [user])
    db.execute(f"UPDATE audit SET actor = {GONE} WHERE actor = ? AND game IS NULL", [user])
    db.execute(_ASK, [user, at])


def follow(db: Sql) -> list[int]:
    """Forgets in their games whoever wants to be forgotten; the games that this has changed."""
    changed = list[int]()
    for user, at in list(db.execute("SELECT user, at FROM forgetting ORDER BY user")):
        kept = games(db, user, at)
        gone = [game for game in kept if game.is_revealed or not list(db.execute(_SITS, [game.id, user]))]
        for game in gone:
            _forget(db, game, user)
        changed += [game.id for game in gone]
        if len(gone) == len(kept):
            db.execute("DELETE FROM forgetting WHERE user = ?", [user])
    return changed


def _forget(db: Sql, game: GameRow, user: int) -> None:
    for statement in _IN_A_GAME:
        db.execute(statement, [game.id, user])
    hands.unname(db, game.id, user, mark(game.seed, user))
    for row in list(db.query("SELECT id, details FROM audit WHERE game = ?", [game.id])):
        _forget_deed(db, row, user)
    for vote, agreed in list(db.execute("SELECT id, agreed FROM votes WHERE game = ?", [game.id])):
        _forget_vote(db, vote, json.loads(agreed), user)
    owner = GONE if game.owner == user else game.owner
    values = [owner, _without(game, user).model_dump_json(), game.id]
    db.execute("UPDATE games SET owner = ?, settings = ?, version = version + 1 WHERE id = ?", values)


def _without(game: GameRow, user: int) -> TableSettings:
    """What is set at the table, with the mark of whom it names."""
    left = [mark(game.seed, user) if one == user else one for one in game.settings.left]
    agreed = {what: tuple(one for one in people if one != user) for what, people in game.settings.agreed.items()}
    owned = {one: last for one, last in game.settings.owned.items() if one != user}
    return game.settings.model_copy(update={"left": tuple(dict.fromkeys(left)), "agreed": agreed, "owned": owned})


def _forget_vote(db: Sql, vote: int, agreed: list[int], user: int) -> None:
    if user in agreed:
        rest = [one for one in agreed if one != user]
        db.execute("UPDATE votes SET agreed = ? WHERE id = ?", [pack(rest), vote])


def _forget_deed(db: Sql, row: Row, user: int) -> None:
    """The person may be the one to whom something was done."""
    details = json.loads(row["details"])
    kept = {name: GONE if value == user else value for name, value in details.items()}
    if kept != details:
        db.execute("UPDATE audit SET details = ? WHERE id = ?", [pack(kept), row["id"]])
