"""What lists and figures take on a server that has played much:

    python -m tests.bot.many_games [--games 10000] [--people 200] [--json]

It fills a database with games that are over, four titles and two to four people each, opens the bot on it and sends it
the commands that read over games: each for the first time after a start, and three times more. It prints milliseconds
of processor time, all threads together, the simulated Discord's part included, and ends with 0 only if none of them
took more than 100.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from datetime import timedelta
from pathlib import Path
from random import Random
from sqlite3 import Connection, Row, connect
from typing import Any, NamedTuple

import discord
import pytest
import simcord

from bot.clock import stamp
from bot.store import AnswerRow, Change, GameRow, SeatRow, SqliteStore
from bot.store.keeping.codec import pack_text, row_of
from bot.store.results import GameResult, SeatResult
from bot.store.sql import inserting
from engine.text import T
from tests.bot.harness import World, make_bot
from tests.bot.quick import quick
from tests.bot.steady import steady
from tests.bot.timing import NOON

TITLES = ("ti4", "eclipse", "forbidden_stars", "space_empires")
LIMIT, ANSWERS, TIMES = 100.0, 30, 4
FIRST_CHANNEL = 10_000


class Ask(NamedTuple):
    """A command that somebody sends."""

    who: str
    name: str
    how: Mapping[str, Any]

    def __str__(self) -> str:
        return " ".join([f"/{self.name}", *(f"{key}:{value}" for key, value in self.how.items())])


ASKS = (
    Ask("p0", "players show", {}), Ask("p0", "players show", {"player": "p1"}),
    Ask("p0", "players top", {"game": "ti4"}), Ask("p0", "players factions", {"game": "ti4"}),
    Ask("p0", "game list", {}), Ask("p0", "game list", {"finished": True}),
    Ask("p0", "game list", {"finished": True, "page": 999}), Ask("p0", "me games", {}), Ask("p0", "me data", {}),
    Ask("p0", "play seek", {"game": "toy"}), Ask("p0", "play avoid", {}), Ask("p0", "play presets", {}),
    Ask("p0", "play whispers", {}), Ask("p0", "play link", {}), Ask("p0", "game status", {}),
    Ask("mod", "play overview", {}), Ask("mod", "mod audit", {}), Ask("mod", "mod audit", {"where": "audit-server"}),
)  # fmt: skip


def fill(path: Path, server: int, people: Mapping[str, int], games: int) -> None:
    """A database with so many games of these people."""
    store = SqliteStore(path)
    first = [_first(store, server, number) for number in range(len(TITLES))]
    store.close()
    chance, names = Random(1), [*people]
    db = connect(path)
    templates = [[*_rows(db, game)] for game in first]
    for number in range(games):
        who = chance.sample(names, chance.randint(2, 4))
        seats = [(people[name], name) for name in who]
        for table, row in _copied(templates[number % len(TITLES)], first[-1] + 1 + number, seats, chance):
            db.execute(inserting(table, row), row)
    db.commit()
    db.close()


def _first(store: SqliteStore, server: int, number: int) -> int:
    """A game as the store makes it; the others of its title are copies."""
    row = GameRow(0, server, FIRST_CHANNEL + number, TITLES[number], {}, "5eed" * 16, "open", "en", 1)
    made = store.create(row, [SeatRow(0, None, "")])
    store.commit(made.id, made.version, Change(status="over"))
    store.record(made.id, stamp(), GameResult(seats=(), rounds=8))
    return made.id


def _rows(db: Connection, game: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a game, by table."""
    db.row_factory = Row
    for table, name in (("games", "id"), ("seats", "game"), ("results", "game")):
        for row in db.execute(f"SELECT * FROM {table} WHERE {name} = ?", [game]):
            yield table, dict(row)


def _copied(
    rows: list[tuple[str, dict[str, Any]]], game: int, seats: list[tuple[int, str]], chance: Random
) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game like that of these rows, of other people and with another result."""
    known = dict(rows)
    yield "games", known["games"] | {"id": game, "channel": FIRST_CHANNEL + game, "owner": seats[0][0]}
    for seat, (user, name) in enumerate(seats):
        yield "seats", known["seats"] | {"game": game, "seat": seat, "user": user, "name": name}
        yield "seen", {"game": game, "seat": seat, "user": user}
    ended = {"ended": stamp(NOON + timedelta(hours=game)), "result": result(chance, len(seats)).model_dump_json()}
    yield "results", known["results"] | {"game": game} | ended
    for seq in range(1, ANSWERS + 1):
        seat = seq % len(seats)
        row = AnswerRow(
            seq, seat, None, "roll", "still", f"0.{seq}", seats[seat][0], 1000 * game + seq, seq, False, 0, []
        )
        yield "answers", row_of(game, row, stamp(NOON))


def result(chance: Random, seats: int) -> GameResult:
    """How a game might have ended."""
    order = chance.sample(range(seats), seats)
    about = {"answers": 200, "wait": 60.0, "counted": 150, "prompt": 140, "dice": 50, "hits": 25, "expected": 24.0}
    sides = [pack_text(T("bot-number", n=chance.randint(1, 6))) or "" for _ in range(seats)]
    ended = [
        SeatResult.model_validate({"place": place + 1, "score": 10 - place, "won": not place, "side": side, **about})
        for place, side in zip(order, sides, strict=True)
    ]
    return GameResult(seats=tuple(ended), rounds=8)


# --- measuring -------------------------------------------------------------------------------------------------------


async def measured(world: World, ask: Ask) -> list[float]:
    """Milliseconds of processor time, the first time after a start and some times more."""
    await world.restart()
    taken = list[float]()
    how = {key: world.people.get(str(value), value) for key, value in ask.how.items()}
    for _ in range(TIMES):
        begun = time.process_time()
        told = await world.people[ask.who].slash(world.channel, ask.name, **how)
        taken.append(1000 * (time.process_time() - begun))
        assert told.response is not None, ask
    return taken


async def run(args: argparse.Namespace, path: Path) -> dict[str, list[float]]:
    """What each command took."""
    logging.disable(logging.WARNING)
    env = simcord.Env(make_bot(path))
    await env.start()
    with env.time_context():
        world = World.of(env, path, [f"p{number}" for number in range(args.people)])
        role = world.guild.create_role("Hosts", permissions=discord.Permissions(manage_channels=True))
        world.people["mod"] = world.guild.add_member(env.create_user("mod"), roles=[role])
        people = {name: person.id for name, person in world.people.items() if name != "mod"}
        fill(path, world.guild.id, people, args.games)
        for person, deed in ((world.p0, "new"), (world.p1, "join"), (world.p0, "start")):
            await person.slash(world.channel, f"game {deed}", **({"game": "toy"} if deed == "new" else {}))
        taken = dict[str, list[float]]()
        for ask in ASKS:
            taken[str(ask)] = first, *others = await measured(world, ask)
            print(f"{first:6.0f} first, then {max(others):4.0f} at most  {ask}", file=sys.stderr, flush=True)
    await env.shutdown()
    return taken


def main() -> int:
    """Prints what was measured; 1 where something took too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patches:
        steady(patches)
        quick(patches)
        taken = asyncio.run(run(args, Path(folder) / "games.sqlite"))
    if args.json:
        print(json.dumps(taken))
    return int(max(max(one) for one in taken.values()) > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
