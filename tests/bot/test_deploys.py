"""A deploy in the middle of a combat: for a while the process before and the one after are at work side by side."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables.lobby import TableTerms
from bot.tables.tables import Tables
from engine.game import AnyRules
from tests.bot import databases
from tests.bot.scripts import TI4, Given

pytestmark = pytest.mark.only_postgresql
PEOPLE = (11, 22, 33)


def process(path: Path) -> Tables:
    """One more process on the database."""
    rules: AnyRules = TI4.rules
    return Tables(databases.opened(path), shared=True, rules=lambda name: rules)


@pytest_asyncio.fixture
async def old(tmp_path: Path) -> AsyncIterator[Tables]:
    made = process(tmp_path / "games")
    yield made
    await made.close()


@pytest_asyncio.fixture
async def new(old: Tables, tmp_path: Path) -> AsyncIterator[Tables]:
    made = process(tmp_path / "games")
    yield made
    await made.close()


async def seated(tables: Tables) -> int:
    """The table of the script, at its first question."""
    options, terms = dict(TI4.options), TableTerms(seed=TI4.script.seed)
    game = await tables.lobby.create(7, TI4.rules.name, PEOPLE[0], "one", options=options, terms=terms)
    for person in PEOPLE[1:]:
        await tables.lobby.join(game.id, person, f"{person}")
    await tables.lobby.start(game.id)
    return game.id


async def played(tables: Sequence[Tables], game: int, moves: Sequence[Given]) -> None:
    """These answers reach the processes in turn."""
    for at, move in enumerate(moves):
        live = await tables[at % len(tables)].look(game)
        user = live.user_of(move.seat)
        assert user is not None
        await tables[at % len(tables)].answers.answer(game, user, move.value, verb=move.verb)


async def test_both_processes_play_one_combat_to_its_end(old: Tables, new: Tables) -> None:
    game, moves = await seated(old), TI4.script.moves
    fights = TI4.battles(moves)
    await played([old], game, moves[: fights[0]])
    await played([new, old], game, moves[fights[0] : fights[-1] + 1])
    await played([new], game, moves[fights[-1] + 1 :])
    for tables in (old, new):
        live = await tables.look(game)
        assert live.table is not None and live.rules.dump(live.table.state) == TI4.script.state
    assert [(row.seat, row.verb, row.value) for row in new.games.store.log(game)] == [
        (move.seat, move.verb, move.value) for move in moves
    ]
