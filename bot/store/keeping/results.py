"""The results of games that are over, and which games have none yet."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from bot.store.keeping.codec import pack
from bot.store.results import GameResult, PlayedGame, Sitter
from bot.store.sql import Sql
from engine.ask import Seat

_OWN = "games.guild IS NOT NULL AND games.status = 'over'"
_STANDS = "results.game = games.id AND results.answers = games.answers AND results.undone = games.undone"
"""A game that was brought back and went on has no result any more."""
_BROUGHT = "EXISTS (SELECT 1 FROM audit WHERE audit.game = games.id AND audit.action = 'restore')"
"""A game that came from a file may never have been played."""
_UNRECORDED = f"""
SELECT games.id FROM games WHERE {_OWN} AND NOT {_BROUGHT} AND NOT EXISTS (SELECT 1 FROM results WHERE {_STANDS})
ORDER BY games.id
"""
_RECORD = """
INSERT INTO results (game, answers, undone, ended, result) SELECT id, answers, undone, ?, ? FROM games WHERE id = ?
ON CONFLICT (game) DO UPDATE SET answers = excluded.answers, undone = excluded.undone, ended = excluded.ended,
    result = excluded.result
"""
_STANDING = f"""
SELECT games.id, games.version FROM games JOIN results ON {_STANDS} WHERE games.guild = ? AND games.status = 'over'
ORDER BY results.ended, games.id
"""
_SERVERS = """
SELECT games.guild FROM games JOIN results ON results.game = games.id WHERE games.guild IS NOT NULL
GROUP BY games.guild HAVING count(*) >= ? ORDER BY count(*) DESC, games.guild
"""
_PLAYED = """
SELECT games.id, games.version, games.name, results.ended, results.result, games.settings
FROM games JOIN results ON results.game = games.id WHERE games.id IN (SELECT value FROM json_each(?))
"""
_SITTERS = """
SELECT game, seat, user, player FROM seats WHERE game IN (SELECT value FROM json_each(?)) ORDER BY game, seat
"""


def unrecorded(db: Sql) -> list[int]:
    """The games of servers that are over and have no result."""
    return [int(game) for (game,) in db.execute(_UNRECORDED)]


def record(db: Sql, game: int, ended: str, result: GameResult) -> None:
    """Keeps a result, in place of one from before the game went on."""
    db.execute(_RECORD, [ended, result.model_dump_json(), game])


def standing(db: Sql, guild: int) -> list[tuple[int, int]]:
    """The games of a server that have a result, each with its version, in the order in which they ended."""
    return [(int(game), int(version)) for game, version in db.execute(_STANDING, [guild])]


def servers(db: Sql, least: int) -> list[int]:
    """The servers with at least so many results, those with most first."""
    return [int(guild) for (guild,) in db.execute(_SERVERS, [least])]


def played(db: Sql, games: Sequence[int]) -> Iterator[PlayedGame]:
    """These games, if they have results."""
    chosen, sitters = [pack(list(games))], dict[int, dict[Seat, Sitter]]()
    for game, seat, user, player in db.execute(_SITTERS, chosen):
        sitters.setdefault(int(game), {})[int(seat)] = Sitter(user, player)
    for game, version, title, ended, packed, settings in db.execute(_PLAYED, chosen):
        result = GameResult.model_validate_json(packed)
        there = sitters.get(int(game), {})
        sat = tuple(there.get(seat, Sitter(None, "")) for seat in range(len(result.seats)))
        yield PlayedGame(
            int(game), int(version), title, ended, sat, result, tuple(json.loads(settings).get("left", ()))
        )
