"""Who has seen which seat's secrets, and whom the others let sit on a second seat all the same.

Nobody sees a second hand: who has once seen what a seat holds, as its player or as a moderator, holds no other seat
of that game. It is looked up in the transaction that seats people, so however they come to a seat, it holds. Who is
forgotten leaves a mark in place of the id (see `bot.store.marks`), by which it holds when the person comes back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.errors import SecondHand
from bot.store.marks import mark
from bot.store.sql import Sql
from engine.ask import Seat

_SEATED = "SELECT seat, user FROM seats WHERE game = ? AND user IS NOT NULL"
_SEEN_BY_ALL = """
INSERT INTO seen SELECT game, seat, user FROM seats WHERE game = ? AND user IS NOT NULL ON CONFLICT DO NOTHING
"""
_KNOWN = """
SELECT DISTINCT seat, user FROM seen JOIN games ON games.id = seen.game WHERE games.seed = ? ORDER BY seat, user
"""
_SECOND = """
SELECT DISTINCT seat FROM seen WHERE game = :game AND user IN (:user, :mark) AND seat != :seat AND NOT EXISTS (
    SELECT 1 FROM shared WHERE shared.game = seen.game AND shared.user IN (:user, :mark)
        AND shared.seat = :seat AND shared.known = seen.seat
) ORDER BY seat
"""
_MARKED = (
    """
INSERT INTO seen SELECT game, seat, :mark FROM seen WHERE game = :game AND user = :user ON CONFLICT DO NOTHING
""",
    """
INSERT INTO shared SELECT game, :mark, seat, known FROM shared WHERE game = :game AND user = :user
ON CONFLICT DO NOTHING
""",
    "DELETE FROM seen WHERE game = :game AND user = :user",
    "DELETE FROM shared WHERE game = :game AND user = :user",
)


def held(db: Sql, game: int) -> dict[Seat, int]:
    """Who sits where."""
    return {int(seat): int(user) for seat, user in db.execute(_SEATED, [game])}


def seated(db: Sql, game: int, before: Mapping[Seat, int]) -> None:
    """Notes, inside the caller's transaction, that people sit where they sit by now.

    Raises:
        SecondHand: somebody who has come there knows another hand.
    """
    (status,) = next(iter(db.execute("SELECT status FROM games WHERE id = ?", [game])))
    if status == "open":
        return
    for seat, user in sorted(held(db, game).items()):
        known = second(db, game, user, seat) if before.get(seat) != user else ()
        if known:
            raise SecondHand(user, seat, known)
    db.execute(_SEEN_BY_ALL, [game])


def second(db: Sql, game: int, user: int, seat: Seat) -> tuple[Seat, ...]:
    """The other seats whose secrets this person has seen, and with which nobody lets them sit here."""
    ((seed,),) = db.execute("SELECT seed FROM games WHERE id = ?", [game])
    values = {"game": game, "user": user, "mark": mark(seed, user), "seat": seat}
    return tuple(int(known) for (known,) in db.execute(_SECOND, values))


def see(db: Sql, game: int, seen: Iterable[tuple[Seat, int]]) -> None:
    """Notes who opens what a seat holds."""
    for seat, user in seen:
        db.execute("INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT DO NOTHING", [game, seat, user])


def known(db: Sql, seed: str) -> list[tuple[Seat, int]]:
    """Who has seen which seat's secrets in games of this seed, by id or by mark."""
    return [(int(seat), int(user)) for seat, user in db.execute(_KNOWN, [seed])]


def share(db: Sql, game: int, shared: Iterable[tuple[int, Seat, Seat]]) -> None:
    """Notes that the others let this person sit on a seat although they know another one."""
    for user, seat, known in shared:
        db.execute("INSERT INTO shared VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", [game, user, seat, known])


def unname(db: Sql, game: int, user: int, mark: int) -> None:
    """Whatever a person has seen in a game, the mark has seen from now on."""
    for statement in _MARKED:
        db.execute(statement, {"game": game, "user": user, "mark": mark})
