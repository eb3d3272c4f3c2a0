"""Three processes at their tables: any of them may play, one posts, and whoever dies is replaced."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Set
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace

import discord
import psycopg
import pytest
import pytest_asyncio
from aiohttp.http_writer import StreamWriter
from discord.http import Ratelimit
from multidict import CIMultiDict

from bot import clock
from bot.errors import DatabaseAway, DiskFull, Leaving, NotOurs, StaleVersion, StoreError
from bot.live import games as live_games
from bot.live import task_memory
from bot.live.games import InMemory
from bot.locales import HERE, read_once
from bot.logs import Seldom
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_shapes import words
from bot.measuring.loopback_wire import Gate
from bot.posting import ledger
from bot.posting.delivery import Sender
from bot.posting.messages import Messenger, OutgoingMessage
from bot.posting.takeover import Takeover
from bot.services.services import Services
from bot.shards import Shards
from bot.store import Sending
from bot.store.keeping.kept import Kept
from bot.store.postgresql import locks, shard_hold
from bot.store.postgresql.shard_hold import ShardHold
from bot.store.postgresql.store import PostgresStore
from bot.store.posts import AccountPost
from bot.tables.lobby import TableTerms
from bot.tables.tables import Tables
from bot.waiting.waiting import TableWatch
from tests.bot import databases
from tests.bot.harness import TEXTS
from tests.bot.mortal import Sketches
from tests.bot.tabling import ANN, BOB
from tests.bot.test_shards import impatient, kill
from tests.toy import ToyRules

pytestmark = pytest.mark.only_postgresql
SERVERS = {101: None, 102: 1 << 22, 103: 2 << 22}


@dataclass
class Switch:
    """The gateway: which shards are connected."""

    connected: set[int] = field(default_factory=set)

    async def attach(self, shard: int) -> None:
        self.connected.add(shard)

    async def detach(self, shard: int) -> None:
        self.connected.discard(shard)


class Process:
    """All of a process but its commands; it looks at its locks, listens and sweeps when it is told to."""

    def __init__(self, address: str, *meant: int) -> None:
        self.hold = ShardHold(address, Shards(3, frozenset(meant)), by_itself=False)
        self.store = PostgresStore(address, hold=self.hold)
        rules = ToyRules()
        self.tables = Tables(self.store, on_change=lambda game: self.sender.wake(game), rules=lambda name: rules)
        self.services = Services(self.store, self.tables, read_once(HERE, TEXTS), Sketches())
        self.client, self.gateway = discord.Client(intents=discord.Intents.none()), Switch()
        self.sender = Sender(self.services, Messenger(self.client, self.services), self.services.pictures)
        self.watch = TableWatch(self.services, self.sender.messenger)
        self.takeover = Takeover(self.services, self.sender, self.gateway)

    async def start(self) -> None:
        await self.client.login("token")
        self.takeover.start()
        await self.rest()

    async def look(self) -> None:
        """Looks who holds what, and does what follows."""
        await asyncio.to_thread(self.hold.look)
        await asyncio.sleep(0)
        await self.rest()

    async def listen(self) -> None:
        """Hears what the others have committed, and does what follows."""
        await asyncio.to_thread(self.hold.listen, 0.05)
        await asyncio.sleep(0)
        await self.rest()

    async def rest(self) -> None:
        """Until nothing is under way."""
        await self.takeover.settle()
        await self.tables.stand_ins.settle()
        await self.sender.settle()

    async def close(self) -> None:
        await self.takeover.close()
        await self.tables.quiet()
        await self.sender.close()
        await self.tables.close()
        await self.client.close()
        self.hold.close()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine changes nothing."""
    monkeypatch.setattr(shard_hold, "TRUST", 3600.0)
    monkeypatch.setattr(shard_hold, "GRACE", 3600.0)
    monkeypatch.setattr(shard_hold, "ARRIVES", 0.0)
    monkeypatch.setattr(locks, "HUNG", 3600.0)


@pytest_asyncio.fixture
async def here() -> AsyncIterator[Loopback]:
    async with Loopback(channels=3) as here:
        with here.at_home():
            yield here


@pytest_asyncio.fixture
async def three(here: Loopback, tmp_path: Path) -> AsyncIterator[list[Process]]:
    """Each is meant for one shard."""
    databases.opened(tmp_path / "games").close()
    address = databases.place(tmp_path / "games")
    made = [Process(address, shard) for shard in range(3)]
    for process in made:
        await process.start()
    yield made
    for process in made:
        await process.close()


async def game(by: Process, channel: int) -> int:
    """A running game of two in this channel, opened by way of this process."""
    terms = TableTerms(guild=SERVERS[channel])
    made = await by.tables.lobby.create(channel, "toy", ANN, "Ann", terms=terms, options={"length": "40"})
    await by.tables.lobby.join(made.id, BOB, "Bob")
    await by.tables.lobby.start(made.id)
    return made.id


def said(here: Loopback, channel: int) -> int:
    return len(here.posted(channel))


def prompts(here: Loopback, channel: int) -> list[str]:
    return [said for message in here.posted(channel) if "Waiting for" in (said := words(message))]


async def test_what_is_committed_elsewhere_is_posted_by_the_owner_alone(three: list[Process], here: Loopback) -> None:
    number = await game(three[0], 102)
    await three[0].rest()
    assert said(here, 102) == 0 and number not in three[1].sender._tasks
    await three[1].listen()
    assert len(prompts(here, 102)) == 1
    posted = said(here, 102)
    for process in three:
        await process.listen()
        await process.takeover.sweep(clock.now())
        await process.rest()
    assert said(here, 102) == posted


async def test_a_commit_that_nobody_told_of_is_found(three: list[Process], here: Loopback) -> None:
    await game(three[0], 102)
    await three[1].takeover.sweep(clock.now())
    await three[1].rest()
    assert len(prompts(here, 102)) == 1


async def test_a_game_that_cannot_be_read_does_not_fill_the_log(
    three: list[Process], caplog: pytest.LogCaptureFixture
) -> None:
    """It has moved, so each sweep looks at it, for two minutes."""
    number = await game(three[0], 102)
    store = three[0].tables.games.store
    assert isinstance(store, Kept)
    with store.writing() as db:
        db.execute("UPDATE safe_points SET state = ?", [b"?"])
    caplog.clear()
    for _ in range(24):
        await three[1].takeover.sweep(clock.now())
    assert len(caplog.records) >= 48
    for record in caplog.records:
        record.created = 0.0
    seldom = Seldom()
    told = [record.getMessage() for record in caplog.records if seldom.filter(record)]
    assert len(told) == 2 and all(f"game {number}: " in line for line in told)


async def test_whoever_presses_where_the_owner_sees_the_game_as_it_is(three: list[Process]) -> None:
    """A press in a direct message reaches the first shard's process, whoever's game it is about."""
    number = await game(three[2], 103)
    for process, user in ((three[2], ANN), (three[0], BOB)):
        await process.tables.answers.answer(number, user, 1, question="0.1")
    versions = {(await process.tables.look(number)).game.version for process in three}
    assert len(versions) == 1


async def test_nothing_is_begun_by_a_process_for_tables_of_others(three: list[Process]) -> None:
    made = await three[0].tables.lobby.create(102, "toy", ANN, "Ann", terms=TableTerms(guild=SERVERS[102]))
    await three[0].tables.lobby.stand_in(made.id, 1)
    await three[0].tables.lobby.start(made.id)
    assert not three[0].tables.stand_ins._busy
    with pytest.raises(NotOurs):
        await three[0].tables.stand_ins._batch(made.id, 0)
    await three[1].listen()
    assert [row.seat for row in three[1].store.log(made.id)] == [1]


async def test_a_visit_to_tables_of_others_costs_none_of_the_own_their_place(three: list[Process]) -> None:
    kept = three[0].tables.games._live = InMemory(2)
    create = three[1].tables.lobby.create
    made = [(await create(200 + n, "toy", ANN, "Ann", terms=TableTerms(guild=n % 2 and 1 << 22))).id for n in range(6)]
    for number in made:
        await three[0].tables.look(number)
    assert [number for number in made if kept.get(number)] == made[2:]
    await three[0].tables.look(made[3])
    await three[0].tables.look(made[1])
    assert [number for number in made if kept.get(number)] == [made[at] for at in (1, 2, 3, 4)]


async def test_a_table_catches_up_with_what_was_answered_elsewhere(
    three: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(three[1].sender, "wake", lambda number: None)  # nor is a prompt noted between two looks
    number = await game(three[1], 102)
    before = (await three[0].tables.look(number)).table
    await three[1].tables.answers.answer(number, ANN, 1)
    await three[2].tables.answers.answer(number, BOB, 2)
    monkeypatch.setattr(live_games, "rebuild", None)
    live = await three[0].tables.look(number)
    there = await three[2].tables.look(number)
    assert live.table is before and live.game == replace(there.game, updated=live.game.updated)
    assert live.table is not None and there.table is not None and live.table.state == there.table.state


@pytest.mark.parametrize("row", ["question = '0.9'", "undone = 1", "answers = answers + 1"])
async def test_a_table_at_which_more_has_happened_than_answers_is_rebuilt(three: list[Process], row: str) -> None:
    number = await game(three[1], 102)
    before = (await three[0].tables.look(number)).table
    await three[1].tables.answers.answer(number, ANN, 1)
    with three[1].store.writing() as db:
        db.execute(f"UPDATE games SET {row} WHERE id = ?", [number])
    live = await three[0].tables.look(number)
    assert live.table is not None and live.table is not before


async def test_a_table_that_came_to_something_else_at_a_safe_point_is_rebuilt(three: list[Process]) -> None:
    number = await game(three[1], 102)
    before = (await three[0].tables.look(number)).table
    for user in (ANN, BOB):
        await three[1].tables.answers.answer(number, user, 1)
    with three[1].store.writing() as db:
        db.execute("UPDATE safe_points SET state = (SELECT state FROM safe_points ORDER BY after LIMIT 1)")
    live = await three[0].tables.look(number)
    assert live.table is not before


async def test_another_process_goes_on_where_a_dead_one_was(three: list[Process], here: Loopback) -> None:
    number = await game(three[0], 102)
    kill(three[1].hold)
    impatient()
    await three[2].look()
    assert three[2].hold.held == {1, 2} and three[2].gateway.connected == {1, 2}
    assert len(prompts(here, 102)) == 1
    await three[0].tables.answers.answer(number, ANN, 1)
    await three[0].tables.answers.answer(number, BOB, 2)
    await three[2].listen()
    assert "Ann may roll" in prompts(here, 102)[-1]


async def test_stand_ins_and_timers_go_on_elsewhere(three: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    number = await game(three[1], 102)
    await three[1].rest()
    now = clock.now()
    monkeypatch.setattr(clock, "now", lambda: now + timedelta(days=2))
    await three[0].watch.look()
    assert not any(wait.reminded for wait in three[0].store.waits(number))
    kill(three[1].hold)
    impatient()
    await three[0].look()
    await three[0].watch.look()
    assert all(wait.reminded for wait in three[0].store.waits(number))


async def test_who_lost_the_locks_does_nothing_more(three: list[Process], here: Loopback) -> None:
    number = await game(three[1], 102)
    await three[1].rest()
    kill(three[1].hold)
    await three[1].look()
    assert three[1].hold.held == set() and three[1].gateway.connected == {1}
    posted = said(here, 102)
    await three[1].tables.answers.answer(number, ANN, 1)
    await three[1].tables.answers.answer(number, BOB, 2)
    three[1].sender.wake(number)
    await three[1].rest()
    assert said(here, 102) == posted


async def test_who_loses_a_shard_and_has_it_again_at_once_stays_connected(
    three: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is lost is left whole before it is begun again."""
    owner, leaving, goes_on = three[1], asyncio.Event(), asyncio.Event()
    leave, steps = owner.sender.leave, list[str]()

    async def slowly(games: Collection[int], seconds: float) -> None:
        leaving.set()
        await goes_on.wait()
        await leave(games, seconds)
        steps.append("left")

    async def begun(shards: Set[int]) -> None:
        steps.append("begun")

    monkeypatch.setattr(owner.sender, "leave", slowly)
    monkeypatch.setattr(owner.sender, "catch_up", begun)
    owner.hold._tell(frozenset(), hurry=True)
    await leaving.wait()
    owner.hold._tell(frozenset({1}))
    for _ in range(100):
        await asyncio.sleep(0)
    goes_on.set()
    await owner.rest()
    assert steps == ["left", "begun"] and owner.gateway.connected == {1}


async def test_of_two_believers_one_posts(three: list[Process], here: Loopback) -> None:
    """Its locks are gone, and it has not noticed."""
    number = await game(three[1], 102)
    await three[1].rest()
    posted = said(here, 102)
    kill(three[1].hold)
    impatient()
    await three[2].look()
    assert 1 in three[1].hold.held & three[2].hold.held
    for process, user in ((three[1], ANN), (three[2], BOB)):
        await process.tables.answers.answer(number, user, 1)
    await asyncio.gather(three[1].rest(), three[2].rest())
    await three[2].listen()
    texts = [words(message) for message in here.posted(102)]
    assert len(texts) == len(set(texts)) and len(prompts(here, 102)) == 1
    assert said(here, 102) >= posted


async def test_who_hung_on_the_way_to_discord_sends_nothing_late(
    three: list[Process], here: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It has noted what it sends, and hangs while discord.py has the request, until others may have posted it."""
    here.forgetful = True
    number = await game(three[0], 102)
    line = three[1].client.http.get_ratelimit

    def hangs(key: str) -> Ratelimit:
        three[1].hold._seen = -1e9
        return line(key)

    monkeypatch.setattr(three[1].client.http, "get_ratelimit", hangs)
    await three[1].listen()
    assert three[1].store.sendings(number) and said(here, 102) == 0
    kill(three[1].hold)
    impatient()
    await three[2].look()
    await three[1].rest()
    assert_told_once(here, 102)


async def test_who_hangs_before_the_end_of_a_request_does_not_send_it(
    three: list[Process], here: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its head is ready when the process hangs, and its body waits for its turn."""
    here.forgetful = True
    number = await game(three[0], 102)
    write = StreamWriter.write_headers

    async def hangs(of: StreamWriter, line: str, headers: CIMultiDict[str]) -> None:
        await write(of, line, headers)
        if line.startswith("POST") and "/messages" in line:
            three[1].hold._seen = -1e9

    monkeypatch.setattr(StreamWriter, "write_headers", hangs)
    await three[1].listen()
    assert three[1].store.sendings(number) and not here.messages
    monkeypatch.setattr(StreamWriter, "write_headers", write)
    kill(three[1].hold)
    impatient()
    await three[2].look()
    await three[1].rest()
    assert_told_once(here, 102)


@asynccontextmanager
async def under_way(process: Process, here: Loopback) -> AsyncIterator[Callable[[], Awaitable[None]]]:
    """The first message of this process has left it; Discord carries it out when the caller says so, and forgets its
    nonce.
    """
    here.forgetful = True
    gate = here.gates["POST", "channels/:id/messages"] = Gate()
    listening = asyncio.create_task(process.listen())
    await gate.reached.wait()
    here.gates.clear()

    async def arrives() -> None:
        before = len(here.messages)
        gate.open()
        while len(here.messages) == before:
            await asyncio.sleep(0)

    yield arrives
    await listening


def assert_told_once(here: Loopback, channel: int) -> None:
    """Here and in direct messages."""
    texts = [(message["channel_id"], words(message)) for message in here.messages.values()]
    assert len(prompts(here, channel)) == 1 and len(texts) == len(set(texts))


async def test_what_a_dead_process_had_sent_is_waited_for(
    three: list[Process], here: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last request is carried out when another one has its tables already."""
    await game(three[0], 102)
    async with under_way(three[1], here) as arrives:
        kill(three[1].hold)
        await three[1].sender.close()
        slept = list[float]()

        async def sleep(seconds: float) -> None:
            slept.append(seconds)
            await arrives()
            monkeypatch.setattr(shard_hold, "ARRIVES", 0.0)

        monkeypatch.setattr(shard_hold, "ARRIVES", 3600.0)
        monkeypatch.setattr(ledger, "asyncio", SimpleNamespace(sleep=sleep))
        impatient()
        await three[2].look()
        if not slept:
            await arrives()
    assert len(slept) == 1 and 3500.0 < slept[0] <= 3600.0
    assert_told_once(here, 102)


async def test_what_comes_later_all_the_same_is_taken_back(three: list[Process], here: Loopback) -> None:
    """By the process that sent it, if it is there to hear of it."""
    number = await game(three[0], 102)
    async with under_way(three[1], here) as arrives:
        kill(three[1].hold)
        impatient()
        await three[2].look()
        assert_told_once(here, 102)
        asked = three[2].store.game(number).prompt
        await arrives()
    await three[1].rest()
    assert_told_once(here, 102)
    assert three[2].store.noted([*here.messages]) == {*here.messages}
    assert three[2].store.game(number).prompt == asked


async def test_what_its_sender_notes_while_it_is_looked_for_is_not_posted_again(
    three: list[Process], here: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, letter = three[1], OutgoingMessage("Hello.", "nonce")
    owner.store.begin(letter.sending(102))

    async def looks(sending: Sending) -> None:
        owner.store.arrived(sending, 900)

    monkeypatch.setattr(owner.sender.messenger.ledger, "_found", looks)
    assert await owner.sender.messenger.to_channel(102, letter) == 900
    assert said(here, 102) == 0


async def test_a_shard_is_handed_back_without_a_gap(three: list[Process], here: Loopback) -> None:
    number = await game(three[1], 102)
    await three[1].rest()
    kill(three[1].hold)
    impatient()
    await three[0].look()
    shard_hold.GRACE = 3600.0
    await three[1].look()
    await three[1].look()
    assert three[1].hold.held == set()
    await three[0].look()
    assert three[0].hold.held == {0} and three[0].gateway.connected == {0, 1}
    await three[0].look()
    await three[1].look()
    assert three[1].hold.held == {1} and three[1].gateway.connected == {1}
    await three[0].look()
    assert three[0].gateway.connected == {0}, "the other one hears Discord by now"
    await three[0].tables.answers.answer(number, ANN, 1)
    await three[0].tables.answers.answer(number, BOB, 2)
    await three[1].listen()
    assert "Ann may roll" in prompts(here, 102)[-1] and len(prompts(here, 102)) == 1


async def test_a_shard_is_handed_back_even_where_leaving_it_fails(
    three: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    kill(three[1].hold)
    impatient()
    await three[0].look()

    async def fails(games: Collection[int], seconds: float) -> None:
        raise RuntimeError

    monkeypatch.setattr(three[0].sender, "leave", fails)
    for process in (three[1], three[1], three[0], three[0], three[1]):
        await process.look()
    assert three[0].hold.held == {0} and three[1].hold.held == {1}


async def test_twenty_answers_at_once_from_three_processes(three: list[Process]) -> None:
    number = await game(three[1], 102)
    answers = [
        process.tables.answers.answer(number, user, 1, question="0.1") for process in three for user in (ANN, BOB)
    ]
    watching = [three[user % 3].tables.guests.watch(number, user) for user in range(100, 114)]
    done = await asyncio.gather(*answers, *watching, return_exceptions=True)
    refused = [one for one in done if isinstance(one, Exception)]
    assert len(refused) == 4 and not any(isinstance(one, (StoreError, StaleVersion)) for one in refused)
    assert sorted(row.seat for row in three[1].store.log(number)) == [0, 1]
    assert len(three[1].store.guests(number, "watching")) == 14


async def test_a_database_that_is_away_for_a_while(three: list[Process], here: Loopback) -> None:
    number = await game(three[1], 102)
    await three[1].rest()
    posted = said(here, 102)
    with databases.away():
        for process in three:
            await process.look()
            assert process.hold.held == set()
            assert process.gateway.connected == process.hold.shards.meant, "who asks has to be told so"
            with pytest.raises(DatabaseAway) as told:
                await process.tables.answers.answer(number, ANN, 1)
            assert told.value.text.key == "bot-store-away"
    for process in three:
        for _ in range(100):
            await process.look()
            if process.hold.held:
                break
    assert [process.hold.held for process in three] == [{0}, {1}, {2}]
    assert said(here, 102) == posted
    await back(three[0], number, ANN)
    await back(three[0], number, BOB)
    await three[1].listen()
    assert "Ann may roll" in prompts(here, 102)[-1]


async def test_a_database_that_refuses_connections(three: list[Process], here: Loopback) -> None:
    number = await game(three[1], 102)
    await three[1].rest()
    with databases.altered(three[0].store.address, "ALLOW_CONNECTIONS false", "ALLOW_CONNECTIONS true"):
        await three[1].look()
        assert three[1].hold.held == set()
        with pytest.raises(DatabaseAway):
            await three[1].tables.answers.answer(number, ANN, 1)
    await back(three[1], number, ANN)
    for _ in range(100):
        await three[1].look()
        if three[1].hold.held:
            break
    await back(three[1], number, BOB)
    await three[1].rest()
    assert "Ann may roll" in prompts(here, 102)[-1]


async def test_a_slow_database_stops_who_does_not_hear_from_it(
    three: list[Process], here: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does as if another one had its shard, until it hears that this is not so."""
    number = await game(three[1], 102)
    await three[1].rest()
    posted = said(here, 102)
    monkeypatch.setattr(shard_hold, "TRUST", 0.0)
    for user in (ANN, BOB):
        await three[1].tables.answers.answer(number, user, 1)
    await three[1].rest()
    assert said(here, 102) == posted
    three[1].hold._seen = -3600.0
    monkeypatch.setattr(shard_hold, "TRUST", 3600.0)
    await three[1].look()
    assert three[1].hold.held == {1} and "Ann may roll" in prompts(here, 102)[-1]


async def test_a_full_database_is_told_in_words_and_nothing_is_lost(
    three: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await game(three[1], 102)
    with monkeypatch.context() as full:
        full.setattr("bot.store.keeping.outbox.put", lambda *_: (_ for _ in ()).throw(psycopg.errors.DiskFull()))
        for process in three:
            with pytest.raises(DiskFull):
                await process.tables.answers.answer(number, ANN, 1)
    await three[2].tables.answers.answer(number, ANN, 1)
    assert [row.seat for row in three[1].store.log(number)] == [0]


async def back(process: Process, number: int, user: int) -> None:
    """Answers, once the pool of this process has found the server again."""
    for _ in range(100):
        try:
            await process.tables.answers.answer(number, user, 1)
            return
        except DatabaseAway:
            await asyncio.sleep(0.05)


async def test_each_shard_has_a_pulse_of_its_own(three: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    """While one was looked after by nobody, the limits of its tables alone are longer."""
    numbers, now = [await game(three[shard], channel) for shard, channel in enumerate(SERVERS)], clock.now()
    monkeypatch.setattr(clock, "now", lambda: now)
    for process in three:
        await process.watch.look()
    for hours in range(1, 6):
        monkeypatch.setattr(clock, "now", lambda hours=hours: now + timedelta(hours=hours))
        await asyncio.to_thread(three[0].store.beat, 7200, three[0].hold.shards, 0)
    await three[1].watch.look()
    spared = [[wait.spared for wait in three[0].store.waits(number)] for number in numbers]
    assert [set(one) for one in spared] == [{0}, {5 * 3600}, {0}]


def looks(by: Process, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From here on one press, which takes as long as it likes: the games of which it asks whether they were moved."""
    asked, news = list[int](), by.store.news
    monkeypatch.setattr(task_memory, "KEPT", 3600.0)
    monkeypatch.setattr(by.store, "news", lambda game, *how: asked.append(game) or news(game, *how))
    task_memory.remember_lookups()
    return asked


async def test_one_press_asks_once_whether_a_game_was_moved(
    three: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await game(three[1], 102)
    asked = looks(three[1], monkeypatch)
    for _ in range(3):
        await three[1].tables.look(number)
    assert len(asked) == 1
    await three[0].tables.answers.answer(number, ANN, 1)
    await three[1].tables.answers.answer(number, BOB, 2)
    assert [row.actor for row in three[1].store.log(number)] == [ANN, BOB]


async def test_a_game_that_was_found_by_its_channel_is_not_looked_up_again(
    three: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await game(three[1], 102)
    asked = looks(three[1], monkeypatch)
    found = await three[1].tables.find(102)
    await three[1].tables.look(number, found.version)
    await three[1].tables.answers.answer(number, ANN, 1)
    await three[1].tables.look(number)
    assert not asked
    await three[0].tables.answers.answer(number, BOB, 2)
    found = await three[1].tables.find(102)
    live = await three[1].tables.look(number, found.version)
    assert len(asked) == 1 and live.game.version == found.version, "it has moved, and that is seen"


async def test_what_takes_the_database_long_holds_up_nothing_else(three: list[Process]) -> None:
    number, over = await game(three[1], 102), threading.Event()
    games = three[1].tables.games
    long = asyncio.ensure_future(games.in_store(over.wait, 60.0))
    try:
        await asyncio.wait_for(three[1].tables.answers.answer(number, ANN, 1), 30.0)
        assert not long.done()
    finally:
        over.set()
    assert await long


async def test_a_stop_lets_the_database_finish(three: list[Process]) -> None:
    over, games = threading.Event(), three[1].tables.games
    long = asyncio.ensure_future(games.in_store(over.wait, 60.0))
    await asyncio.sleep(0)
    closing = asyncio.ensure_future(three[1].tables.close())
    await asyncio.sleep(0)
    over.set()
    assert await long
    await closing
    with pytest.raises(Leaving):
        await games.in_store(over.wait, 0.0)


async def test_where_somebodys_direct_messages_go_is_looked_up_once(three: list[Process], here: Loopback) -> None:
    for nonce in ("a", "b"):
        assert await three[0].sender.messenger.direct(ANN, OutgoingMessage(nonce, nonce))
    asked = [request for request in here.requests if request.path.startswith("users/")]
    assert len([one for one in asked if one.method == "GET" and one.path == "users/:id"]) == 1


async def test_what_a_message_posts_is_noted_with_it_and_not_once_more(
    three: list[Process], here: Loopback, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, noted = await game(three[0], 102), list[object]()
    sent = three[1].store.sent
    monkeypatch.setattr(three[1].store, "sent", lambda rows, message=None: noted.append(message) or sent(rows, message))
    await three[1].listen()
    assert len(prompts(here, 102)) == 1 and not any(noted)
    assert not [row for row in three[1].store.claim(game=number) if not isinstance(row.post, AccountPost)]
    await three[0].tables.answers.answer(number, ANN, 1)
    await three[1].listen()
    assert any(noted), "a prompt that was edited is noted by itself"
    assert not [row for row in three[1].store.claim(game=number) if not isinstance(row.post, AccountPost)]
