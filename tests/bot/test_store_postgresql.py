"""What holds for the store on PostgreSQL alone: its server, and other processes on the same database."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Barrier

import psycopg
import pytest
from psycopg import errors

from bot.errors import (
    DatabaseAway,
    DatabaseFailed,
    DatabaseLocked,
    DiskFull,
    ForeignTables,
    NewerDatabase,
    OldServer,
    StaleVersion,
    StoreError,
)
from bot.store import Change, Commit
from bot.store.growth import Step
from bot.store.postgresql import fresh, hold, server
from bot.store.postgresql.dialect import translated
from bot.store.postgresql.hold import Hold
from bot.store.postgresql.server import Session, named
from bot.store.postgresql.store import PostgresStore
from bot.store.posts import NoticePost
from engine.text import T
from tests.bot import databases
from tests.bot.databases import contents
from tests.bot.test_store import ANN, BOB, FULL, begun, new_game, row

pytestmark = pytest.mark.only_postgresql


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def store(path: Path) -> Iterator[PostgresStore]:
    store = databases.opened(path)
    assert isinstance(store, PostgresStore)
    yield store
    store.close()


@pytest.fixture
def other(store: PostgresStore) -> Iterator[PostgresStore]:
    """Another process's."""
    other = PostgresStore(store.address, wait=0.2)
    yield other
    other.close()


@contextmanager
def cursed(word: str, fail: Callable[[Session], None]) -> Iterator[None]:
    """Something happens before each statement with this word."""
    execute = Session.execute

    def failing(session: Session, sql: str, *values: object) -> object:
        if word in sql:
            fail(session)
        return execute(session, sql, *values)  # type: ignore[arg-type]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Session, "execute", failing)
        yield


def hang_up(session: Session) -> None:
    """The server ends this connection, and has ended it."""
    with psycopg.connect(session._connection.info.dsn, autocommit=True) as other:
        ended = other.execute("SELECT pg_terminate_backend(%s, 10000)", [session._connection.info.backend_pid])
        assert ended.fetchone() == (True,)


STATEMENTS = ["UPDATE games", "INTO answers", "INTO safe_points", "INTO outbox", "INTO audit", "INTO seats"]


@pytest.mark.parametrize("word", STATEMENTS)
@pytest.mark.parametrize(
    ("error", "told"),
    [
        (errors.DiskFull(), DiskFull),
        (errors.LockNotAvailable(), DatabaseLocked),
        (errors.QueryCanceled(), DatabaseLocked),
        (errors.AdminShutdown(), DatabaseAway),
        (errors.ReadOnlySqlTransaction(), DatabaseAway),
        (errors.InternalError_("Ann holds a secret"), DatabaseFailed),
    ],
)
def test_a_failure_at_any_statement_changes_nothing(
    store: PostgresStore, path: Path, word: str, error: Exception, told: type[StoreError]
) -> None:
    game = new_game(store)
    before = contents(path)

    def fail(session: Session) -> None:
        raise error

    with cursed(word, fail), pytest.raises(told) as raised:
        store.commit(game.id, 0, FULL)
    assert "Ann" not in str(raised.value.text)
    assert contents(path) == before
    assert store.commit(game.id, 0, FULL) == 1


@pytest.mark.parametrize("word", STATEMENTS)
def test_a_connection_that_breaks_changes_nothing_and_the_next_one_serves(
    store: PostgresStore, path: Path, word: str
) -> None:
    game = new_game(store)
    before = contents(path)
    with cursed(word, hang_up), pytest.raises(DatabaseAway):
        store.commit(game.id, 0, FULL)
    assert contents(path) == before
    assert store.commit(game.id, 0, FULL) == 1


def test_a_connection_that_broke_meanwhile_is_not_noticed(store: PostgresStore) -> None:
    game = new_game(store)
    with store.reading() as db:
        hang_up(db)
    assert store.commit(game.id, 0, FULL) == 1


def test_a_server_that_is_away_for_a_while(store: PostgresStore) -> None:
    game = new_game(store)
    with databases.away():
        for _ in range(3):
            with pytest.raises(DatabaseAway):
                store.commit(game.id, 0, FULL)
            with pytest.raises(DatabaseAway):
                store.game(game.id)
    assert eventually(lambda: store.commit(game.id, 0, FULL)) == 1
    assert len(store.log(game.id)) == 1


def test_nobody_waits_for_a_server_as_long_as_for_a_lock(path: Path) -> None:
    """Discord gives up on an answer after three seconds."""
    databases.opened(path).close()
    with closing(PostgresStore(databases.place(path), wait=60.0)) as patient:
        game, began = new_game(patient), time.monotonic()
        with databases.away():
            for _ in range(3):
                with pytest.raises(DatabaseAway):
                    patient.commit(game.id, 0, FULL)
        assert time.monotonic() - began < 60.0


READ_ONLY = "SET default_transaction_read_only = on", "RESET default_transaction_read_only"
"""A server that follows another one takes nothing; and then it does again."""


@pytest.mark.parametrize("writers_only", [False, True])
def test_a_database_that_fails_over_to_another_server(store: PostgresStore, writers_only: bool) -> None:
    """The first server of the address is gone, and the second one takes nothing before it is made the first."""
    address = re.sub("host=", "host=/nowhere,", store.address)
    address += "&target_session_attrs=read-write" if writers_only else ""
    with closing(PostgresStore(address, wait=0.2)) as two:
        game = new_game(two)
        with databases.altered(store.address, *READ_ONLY), pytest.raises(DatabaseAway):
            two.commit(game.id, 0, FULL)
        assert eventually(lambda: two.commit(game.id, 0, FULL)) == 1
        assert len(two.log(game.id)) == 1


def eventually(ask: Callable[[], int]) -> int:
    """Its answer, once the database is there again."""
    for _ in range(100):
        with suppress(DatabaseAway):
            return ask()
    return ask()


@pytest.mark.parametrize("done", [True, False])
def test_a_commit_of_whose_end_nobody_heard_is_looked_up(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    """The connection breaks while the transaction ends: before it is done, or before anybody is told."""
    game, commit = new_game(store), psycopg.Connection.commit

    def broken(connection: psycopg.Connection) -> None:
        monkeypatch.undo()
        if not done:
            hang_up(Session(connection))
        commit(connection)
        raise psycopg.OperationalError("the connection was lost")

    monkeypatch.setattr(psycopg.Connection, "commit", broken)
    if done:
        with store.writing() as db:
            db.execute("UPDATE games SET version = 5")
    else:
        with pytest.raises(DatabaseAway), store.writing() as db:
            db.execute("UPDATE games SET version = 5")
    assert store.version(game.id) == (5 if done else 0)


def test_of_two_processes_one_commits_and_the_other_hears_that_the_game_has_moved_on(
    store: PostgresStore, other: PostgresStore
) -> None:
    game = new_game(store)
    start = Barrier(2)

    def commit(one: PostgresStore) -> int | type[Exception]:
        start.wait()
        try:
            return one.commit(game.id, 0, Change(answers=[row(1)], posts=[NoticePost(T("a"))]))
        except StaleVersion:
            return StaleVersion

    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(commit, (store, other)))
    assert sorted(map(str, found)) == sorted(map(str, (1, StaleVersion)))
    assert len(store.log(game.id)) == len(store.claim()) == 1


def test_two_processes_that_wait_for_each_other_are_both_served(store: PostgresStore, other: PostgresStore) -> None:
    """One of them gives way and tries again."""
    one, two = new_game(store), new_game(store, channel=8)
    tries: list[Commit] = []
    start = Barrier(2)

    def commit(which: PostgresStore, first: int, second: int) -> list[object]:
        attempt, met = type(which)._attempt, []

        def meeting(self: PostgresStore, db: Session, commit: Commit, at: str) -> object:
            tries.append(commit)
            done = attempt(self, db, commit, at)
            if not met:
                met.append(start.wait())
            return done

        which._attempt = meeting.__get__(which)  # type: ignore[method-assign, assignment]
        changes = [Commit(game, which.version(game), Change(posts=[NoticePost(T("a"))])) for game in (first, second)]
        return list(which.commit_all(changes))

    with ThreadPoolExecutor(2) as pool:
        results = [pool.submit(commit, store, one.id, two.id), pool.submit(commit, other, two.id, one.id)]
        found = [result.result() for result in results]
    kinds = sorted("stale" if isinstance(each, StaleVersion) else str(each) for part in found for each in part)
    assert kinds == ["1", "1", "stale", "stale"] and len(tries) > 4
    assert store.version(one.id) == store.version(two.id) == 1


def test_a_vote_counts_everybody_who_agrees_at_once(store: PostgresStore, other: PostgresStore) -> None:
    game = new_game(store)
    vote = store.ask_vote(game.id, ANN, {"kind": "undo"}, set())
    people = range(100, 120)
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda person: (store, other)[person % 2].agree(vote.id, {person}), people))
    found = store.vote(vote.id)
    assert found is not None and found.agreed == frozenset(people)


def test_one_person_gets_no_more_from_several_processes(store: PostgresStore) -> None:
    """Asked of both at once, again and again; each waits for its turn as long as a process does."""
    with closing(PostgresStore(store.address)) as other, ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(one.ask_for, 11, "films", 12) for _ in range(20) for one in (store, other)]
    assert sum(each.result() for each in asked) == 12


def test_one_of_two_who_post_the_same_learns_that_the_other_does(store: PostgresStore, other: PostgresStore) -> None:
    game = new_game(store)
    sending = begun("nonce", game.id)
    assert store.begin(sending) is None
    known = other.begin(sending)
    assert known is not None and known.nonce == "nonce" and known.message is None


def test_another_programs_lock_is_waited_for_so_long(store: PostgresStore, path: Path) -> None:
    game = new_game(store)
    with psycopg.connect(store.address) as holder:
        holder.execute("LOCK TABLE games IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(DatabaseLocked):
            store.commit(game.id, 0, FULL)
        holder.rollback()
    assert store.commit(game.id, 0, FULL) == 1


def test_only_what_may_be_lost_does_not_wait_for_the_disk(path: Path, store: PostgresStore) -> None:
    store.close()
    with psycopg.connect(store.address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET synchronous_commit = on".encode())
    again = databases.opened(path)
    for transaction, waits in ((again.writing, "on"), (again.hurried, "off"), (again.writing, "on")):
        with transaction() as db:
            assert [*db.execute("SHOW synchronous_commit")] == [(waits,)]
    again.close()
    with psycopg.connect(store.address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} RESET synchronous_commit".encode())


# --- opening --------------------------------------------------------------------------------------------------------


def test_a_database_from_a_newer_version_is_left_alone(store: PostgresStore, path: Path) -> None:
    new_game(store)
    with store.writing() as db:
        db.execute("INSERT INTO steps (name, at) VALUES ('tomorrow', '')")
    before = contents(path)
    with pytest.raises(NewerDatabase):
        PostgresStore(store.address)
    assert contents(path) == before


def test_another_programs_tables_are_left_alone(store: PostgresStore) -> None:
    with store.writing() as db:
        db.execute("DROP TABLE steps")
    with pytest.raises(ForeignTables):
        PostgresStore(store.address)


def test_an_old_server_is_refused(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "OLDEST", 99)
    with pytest.raises(OldServer):
        PostgresStore(store.address)


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DatabaseAway):
        PostgresStore(f"postgresql:///games?host={tmp_path}", wait=0.1)


def test_processes_that_start_at_once_make_the_tables_once(path: Path, store: PostgresStore) -> None:
    store.close()
    with psycopg.connect(store.address, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    with ThreadPoolExecutor(3) as pool:
        opened = list(pool.map(lambda _: PostgresStore(store.address), range(3)))
    assert new_game(opened[0]).id == 1 and opened[2].seats(1)[1].user == BOB
    for each in opened:
        each.close()


def test_tables_of_the_version_before_are_brought_up_to_date(
    path: Path, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(store)
    schema = "ALTER TABLE votes ADD COLUMN until TEXT;\nCREATE TABLE maps (id INTEGER PRIMARY KEY) STRICT;\n"
    more = Step("tomorrow", schema, "INSERT INTO maps (id) SELECT id FROM games;\n")
    monkeypatch.setattr(server, "STEPS", (*server.STEPS, more))
    again = databases.opened(path)
    assert contents(path)["maps"] == [(game.id,)]
    again.close()


# --- words ----------------------------------------------------------------------------------------------------------


def test_the_words_that_differ() -> None:
    assert translated("SELECT user FROM seats WHERE user = :user AND seats.user IS ?") == (
        'SELECT "user" FROM seats WHERE "user" = %(user)s AND seats.user IS NOT DISTINCT FROM %s'
    )
    assert "json_array_elements_text(%s::json)" in translated("seat IN (SELECT value FROM json_each(?))")
    assert translated("json_extract(settings, '$.ended') > ''") == "(settings::json ->> 'ended') > ''"


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://astrarch:hush@db.local:5433/games?sslmode=require",
        "postgresql:///games?host=db.local&port=5433&password=hush",
    ],
)
def test_a_password_is_never_shown(address: str) -> None:
    assert named(address) == "postgresql://db.local:5433/games"


# --- one bot at a time ----------------------------------------------------------------------------------------------


class Holder:
    """A bot that holds the database, or once did."""

    def __init__(self, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(hold, "BEAT", 3600.0)  # it looks when it is told to
        self.ended: list[bool] = []
        self.hold = Hold(address, lambda: self.ended.append(True))

    def hang_up(self) -> None:
        assert self.hold._connection is not None
        hang_up(Session(self.hold._connection))


def test_a_bot_whose_lock_the_server_lost_takes_it_again(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    holder = Holder(store.address, monkeypatch)
    holder.hang_up()
    holder.hold.look()
    assert holder.hold.mine and not holder.ended and not Hold(store.address).mine
    with databases.away():
        holder.hold.look()
    holder.hold.look()
    assert not holder.ended and not Hold(store.address).mine
    holder.hold.close()
    after = Hold(store.address)
    assert after.mine
    after.close()


def test_a_bot_that_another_has_taken_over_from_ends_at_once(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    holder = Holder(store.address, monkeypatch)
    holder.hang_up()
    other = Hold(store.address)
    assert other.mine
    holder.hold.look()
    assert holder.ended == [True]
    holder.hold.close()
    other.close()


def test_a_connection_that_has_just_worked_is_not_asked_again(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    game = new_game(store).id
    monkeypatch.setattr(fresh, "check", asked.append)
    monkeypatch.setattr(fresh, "TRUSTED", 3600.0)
    assert [store.version(game), store.version(game)] == [0, 0] and asked == []
    monkeypatch.setattr(fresh, "TRUSTED", 0.0)
    assert store.version(game) == 0 and len(asked) == 1, "after a while it is"


def test_a_connection_that_was_just_made_is_not_asked_either(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    game = new_game(store).id
    monkeypatch.setattr(fresh, "check", asked.append)
    monkeypatch.setattr(fresh, "TRUSTED", 3600.0)
    with store.reading(), store.reading(), store.reading():
        assert store.version(game) == 0 and asked == [], "the pool had one and made three more"


def test_a_connection_that_the_server_has_ended_is_replaced_at_once(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(store).id
    monkeypatch.setattr(fresh, "TRUSTED", 3600.0)
    with store.reading() as session:
        victim = next(iter(session.execute("SELECT pg_backend_pid()")))
    with psycopg.connect(store.address, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s, 5000)", victim)
    assert store.version(game) == 0
