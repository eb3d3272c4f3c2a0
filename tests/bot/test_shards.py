"""Several processes on one database: which looks after what, and how that changes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Set
from contextlib import closing
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest

from bot import clock
from bot.errors import NotOurs, StaleVersion
from bot.shards import Shards
from bot.store import Change
from bot.store.alone import AlreadyRunning
from bot.store.ownership import Everything, Moved
from bot.store.places import place_of
from bot.store.postgresql import locks, shard_hold
from bot.store.postgresql.locks import OtherShards
from bot.store.postgresql.shard_hold import ShardHold, moved_of, told_of
from bot.store.postgresql.store import PostgresStore
from tests.bot import databases
from tests.bot.test_store import begun, new_game

pytestmark = pytest.mark.only_postgresql


@dataclass
class Diary:
    """Everything that a process was told of its shards."""

    told: list[tuple[object, ...]] = field(default_factory=list)

    def gained(self, shards: Set[int]) -> None:
        self.told.append(("gained", *sorted(shards)))

    def lost(self, shards: Set[int], *, hurry: bool) -> None:
        self.told.append(("lost" if hurry else "leaves", *sorted(shards)))

    def taken_over(self, shards: Set[int]) -> None:
        self.told.append(("taken over", *sorted(shards)))

    def heard(self, moved: Moved) -> None:
        self.told.append(("heard", *moved))

    def news(self) -> list[tuple[object, ...]]:
        """What came since the last time."""
        told, self.told = self.told, []
        return told


class Processes:
    """Processes on one database, which look when they are told to."""

    def __init__(self, address: str) -> None:
        self.address, self.holds = address, list[ShardHold]()

    def start(self, *meant: int, count: int = 3) -> ShardHold:
        hold = ShardHold(self.address, Shards(count, frozenset(meant)), by_itself=False)
        self.holds.append(hold)
        return hold

    def diary(self, hold: ShardHold) -> Diary:
        diary = Diary()
        hold.follow(diary)
        diary.told.clear()
        return diary


def impatient() -> None:
    """From now on nobody waits for the process that a shard is meant for."""
    shard_hold.GRACE = 0.0


def kill(hold: ShardHold) -> None:
    """What the server makes of it when a process dies."""
    with psycopg.connect(hold.address, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(%s, 5000)", [hold.session])


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine changes nothing."""
    monkeypatch.setattr(shard_hold, "TRUST", 3600.0)
    monkeypatch.setattr(shard_hold, "GRACE", 3600.0)
    monkeypatch.setattr(shard_hold, "ARRIVES", 0.0)
    monkeypatch.setattr(locks, "HUNG", 3600.0)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[PostgresStore]:
    store = databases.opened(tmp_path / "games")
    assert isinstance(store, PostgresStore)
    yield store
    store.close()


@pytest.fixture
def processes(store: PostgresStore) -> Iterator[Processes]:
    made = Processes(store.address)
    yield made
    for hold in made.holds:
        hold.close()


def test_each_process_has_the_shards_that_it_is_meant_for(processes: Processes) -> None:
    one, two = processes.start(0, 1), processes.start(2)
    assert (one.held, two.held) == ({0, 1}, {2})
    assert one.owns(None) and one.owns(4 << 22) and two.owns(5 << 22) and not one.owns(5 << 22)


def test_who_is_meant_for_none_takes_all_that_nobody_is_there_for(processes: Processes) -> None:
    one = processes.start()
    standby = processes.start()
    assert (one.held, standby.held) == ({0, 1, 2}, set())


def test_a_shard_whose_process_dies_is_taken_over(processes: Processes) -> None:
    one, two = processes.start(0), processes.start(1, 2)
    diary = processes.diary(one)
    kill(two)
    impatient()
    one.look()
    assert one.held == {0, 1, 2} and diary.news() == [("gained", 1, 2)]


def test_others_wait_a_moment_for_the_process_that_is_meant_for_a_shard(processes: Processes) -> None:
    one = processes.start(0)
    one.look()
    assert one.held == {0}
    assert processes.start(1).held == {1}


def test_who_waited_too_long_for_an_answer_begins_anew(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was left alone meanwhile is gone on with."""
    now = [1000.0]
    monkeypatch.setattr(shard_hold, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(shard_hold, "TRUST", 3.0)
    hold = processes.start(0)
    diary, ask = processes.diary(hold), locks.Locks.standing

    def slow(of: locks.Locks) -> locks.Standing:
        now[0] += 1.5
        return ask(of)

    monkeypatch.setattr(locks.Locks, "standing", slow)
    now[0] += 1.0
    hold.look()
    assert diary.news() == []
    now[0] += 0.5
    hold.look()
    assert diary.news() == [("lost", 0), ("gained", 0)]


def test_who_comes_back_gets_its_shard_once_the_other_has_finished_with_it(processes: Processes) -> None:
    impatient()
    one = processes.start(0)
    diary = processes.diary(one)
    back = processes.start(1)
    back.look()
    one.look()
    assert one.held == {0, 1, 2} and back.held == set(), "it is not ready to look after anything yet"
    processes.diary(back)
    back.look()
    one.look()
    back.look()
    assert one.held == {0, 2} and back.held == set() and diary.news() == [("leaves", 1)]
    one.let_go({1})
    one.look()
    back.look()
    assert one.held == {0, 2} and back.held == {1} and diary.news() == []
    one.look()
    assert diary.news() == [("taken over", 1)]
    one.look()
    assert diary.news() == []


def test_who_comes_while_another_is_still_starting_gets_its_shard(processes: Processes) -> None:
    """That one has taken it already, and there is nobody yet whom it could tell that it leaves."""
    impatient()
    starting = processes.start(0)
    late = processes.start(1)
    assert starting.held == {0, 1, 2} and late.held == set()
    processes.diary(late)
    for hold in (late, starting, starting, late):
        hold.look()
    assert starting.held == {0, 2} and late.held == {1}


def test_a_process_that_lost_its_connection_has_nothing_from_then_on(processes: Processes) -> None:
    one, two = processes.start(0), processes.start(1)
    diary = processes.diary(two)
    kill(two)
    impatient()
    one.look()
    two.look()
    assert two.held == set() and diary.news() == [("lost", 1)]
    two.look()
    assert diary.news() == [("taken over", 1)]
    one.look()
    one.let_go({1})
    one.look()
    two.look()
    assert two.held == {1} and diary.news() == [("gained", 1)]


def test_after_a_restart_of_the_server_each_has_its_own_again(processes: Processes) -> None:
    one, two = processes.start(0), processes.start(1, 2)
    diary = processes.diary(two)
    with databases.away():
        for hold in (one, two, one):
            hold.look()
            assert hold.held == set()
    for hold in (two, one):
        hold.look()
    assert (one.held, two.held) == ({0}, {1, 2})
    assert diary.news() == [("lost", 1, 2), ("gained", 1, 2)], "nobody else has taken them"


def test_a_lock_is_trusted_for_a_while_only(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever hangs wakes up without its shards, before it has looked."""
    one, now = processes.start(0), time.monotonic()
    diary = processes.diary(one)
    monkeypatch.setattr(shard_hold, "TRUST", 3.0)
    impatient()
    monkeypatch.setattr(time, "monotonic", lambda: now + 60.0)
    assert one.held == set() and not one.owns(None)
    one.look()
    assert one.held == {0, 1, 2}
    assert diary.news() == [("lost", 0), ("gained", 0, 1, 2)]


def test_the_server_frees_the_shards_of_a_process_that_hangs(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for nobody: the server does, here for a tenth of a second."""
    monkeypatch.setattr(locks, "HUNG", 0.1)
    hung = processes.start(1)
    monkeypatch.setattr(locks, "HUNG", 3600.0)
    impatient()
    other = processes.start(0)
    eventually(lambda: (other.look(), other.held)[1] == {0, 1, 2})
    hung.look()
    assert hung.held == set()


def eventually(holds: Callable[[], bool]) -> None:
    """What the server does by itself, it does within a minute."""
    for _ in range(6000):
        if holds():
            return
        time.sleep(0.01)
    assert holds()


def test_what_was_sent_before_a_shard_came_can_arrive_for_a_while(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From when nobody had it, however late it was taken; and once more, where it was lost and is had again."""
    now = [1000.0]
    monkeypatch.setattr(shard_hold, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(shard_hold, "ARRIVES", 4.0)
    one, two = processes.start(0), processes.start(1)
    assert (one.under_way(None), one.under_way(1 << 22), Everything().under_way(None)) == (4.0, 4.0, 0.0)
    now[0] += 10.0
    one.look()
    kill(two)
    one.look()
    assert one.held == {0} and one.under_way(None) == 0.0
    now[0] += 1.5
    impatient()
    one.look()
    assert one.held == {0, 1, 2} and one.under_way(1 << 22) == 2.5
    now[0] += 10.0
    kill(one)
    one.look()
    one.look()
    assert one.held == {0, 1, 2} and one.under_way(None) == 4.0


def test_processes_that_count_differently_do_not_start(processes: Processes) -> None:
    processes.start(0, count=3)
    with pytest.raises(OtherShards) as refused:
        processes.start(0, count=4)
    assert refused.value.text.params == {"ours": 4, "theirs": 3}


def test_nobody_moves_a_database_under_a_bot_and_no_bot_starts_meanwhile(processes: Processes) -> None:
    place = place_of(processes.address)
    with place.alone(), pytest.raises(AlreadyRunning), place.owned(Shards()):
        pass
    with place.owned(Shards()) as owned:
        assert owned.held == {0}
        with pytest.raises(AlreadyRunning), place.alone():
            pass
    with place.alone():
        pass


# --- the database as referee ----------------------------------------------------------------------------------------


def test_of_two_who_believe_that_a_shard_is_theirs_one_can_post(processes: Processes, store: PostgresStore) -> None:
    game = new_game(store)
    stale = processes.start(0)
    kill(stale)
    fresh = processes.start()
    assert stale.held >= {0} and fresh.held >= {0}
    with (
        closing(PostgresStore(store.address, hold=stale)) as theirs,
        closing(PostgresStore(store.address, hold=fresh)) as ours,
    ):
        with pytest.raises(NotOurs):
            theirs.begin(begun("a", game.id))
        assert ours.begin(begun("b", game.id)) is None
        with pytest.raises(NotOurs):
            theirs.refused("b")
        with pytest.raises(NotOurs):
            theirs.keep_prompt(game.id, None)
        assert [sending.nonce for sending in ours.sendings(game.id)] == ["b"]


def test_what_belongs_to_no_game_may_be_posted_by_any(processes: Processes, store: PostgresStore) -> None:
    processes.start(0)
    with closing(PostgresStore(store.address, hold=processes.start(1))) as theirs:
        assert theirs.begin(begun("a", None)) is None


# --- what is committed ----------------------------------------------------------------------------------------------


def test_every_process_hears_of_a_commit_once_it_is_done(processes: Processes, store: PostgresStore) -> None:
    game = new_game(store)
    one, two = processes.start(0), processes.start(1)
    diaries = [processes.diary(one), processes.diary(two)]
    with pytest.raises(StaleVersion):
        store.commit(game.id, 8, Change())
    store.commit(game.id, 0, Change())
    for hold, diary in zip((one, two), diaries, strict=True):
        eventually(partial(hears, hold, diary))
        assert diary.news() == [("heard", game.id, game.guild, 1)]


def hears(hold: ShardHold, diary: Diary) -> bool:
    hold.listen(0.01)
    return bool(diary.told)


@pytest.mark.parametrize("moved", [Moved(1, None, 2), Moved(3, 1 << 60, 4)])
def test_a_notice_says_which_game_and_how_far(moved: Moved) -> None:
    assert moved_of(told_of(moved)) == moved


@pytest.mark.parametrize("words", ["", "hello", "1 2", "1 2 3 4", "a b c"])
def test_what_another_program_says_is_none_of_ours(words: str) -> None:
    assert moved_of(words) is None


# --- clocks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("minutes", [7, -7])
def test_a_machine_whose_clock_is_off_goes_by_the_servers(
    processes: Processes, monkeypatch: pytest.MonkeyPatch, minutes: int
) -> None:
    own, off = clock.own, timedelta(minutes=minutes)
    monkeypatch.setattr(clock._Difference, "behind", timedelta())
    monkeypatch.setattr(clock, "own", lambda: own() + off)
    assert abs(clock.now() - own() - off) < timedelta(seconds=30)
    processes.start(0)
    assert abs(clock.now() - own()) < timedelta(seconds=30)
