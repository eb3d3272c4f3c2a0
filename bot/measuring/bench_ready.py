"""A database full of games in mid-play, for measuring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random

from bot.live.transactions import transaction
from bot.measuring.loopback_shapes import GUILD
from bot.store import Change
from bot.store.keeping.kept import Kept
from bot.store.posts import PromptPost
from bot.tables.lobby import TableTerms
from bot.tables.newcomers import newcomer
from bot.tables.tables import Tables
from engine.players.characters import CHANCE, PlayerKind

MOST_PEOPLE = 6
FIRST = 101
FARTHEST = 40
"""So many answers at most have been given in a game."""


def at_the_hall(channel: int) -> int:
    """All channels are of one server."""
    return GUILD


async def many_games(
    store: Kept, titles: Sequence[str], games: int, minds: str = "", server_of: Callable[[int], int] = at_the_hall
) -> None:
    """Games of all titles and sizes, some farther than others, with nothing left to post but their prompts. It closes
    the store.

    Args:
        minds: such programs sit in all seats but one of each game that they know.
        server_of: the server of a channel.
    """
    tables = Tables(store, most_live=1)
    for number in range(games):
        title = titles[number % len(titles)]
        terms = TableTerms(guild=server_of(FIRST + number), seed=_seed(title, number))
        made = await tables.lobby.create(FIRST + number, title, 1, "One", terms=terms)
        seats = (await tables.look(made.id)).rules.seats
        have = sorted(seats)[number % len(seats)]
        for user in range(2, min(have, MOST_PEOPLE) + 1):
            await tables.lobby.join(made.id, user, f"Person {user}")
        await tables.lobby.start(made.id)
        await _played(tables, made.id, number % FARTHEST)
        if minds:
            await _replaced(tables, made.id, minds)
        _posted(store, made.id)
    await tables.close()


def _seed(title: str, number: int) -> str:
    """The same games in every bench, so that two revisions are measured by the same."""
    return sha256(f"{title}/{number}".encode()).hexdigest()


async def _played(tables: Tables, game: int, answers: int) -> None:
    for number in range(answers):
        live = await tables.look(game)
        if live.table is None or live.table.ask is None:
            return
        seat, verb, value = live.table.random_answer(Random(f"{game}/{number}"))
        user = live.user_of(seat)
        assert user is not None
        await tables.answers.answer(game, user, value, verb=verb)


@transaction
async def _replaced(tables: Tables, game: int, kind: str) -> None:
    """Programs sit down in place of all people but the first."""
    async with tables.games.turn(game) as live:
        rows = list(live.seats[:1])
        for row in live.seats[1:]:
            rows.append(newcomer(rows, row.seat, PlayerKind.read(kind if live.rules.mind is not None else CHANCE)))
        await tables.games.save(live, Change(seats=rows))


def _posted(store: Kept, game: int) -> None:
    for row in store.claim(game=game, limit=10_000):
        if not isinstance(row.post, PromptPost):
            store.sent([row.id])
