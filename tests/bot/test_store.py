"""The store: a change is done as a whole or not at all, and every way it can fail is one sentence."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.errors import (
    BackupFailed,
    ChannelTaken,
    DatabaseFailed,
    DatabaseLocked,
    DiskFull,
    ForeignDatabase,
    NewerDatabase,
    NoGame,
    SeatTaken,
    StaleVersion,
    StoreError,
)
from bot.locales import read_once
from bot.store import (
    AuditLine,
    Change,
    Commit,
    GameRow,
    Guild,
    Logged,
    Post,
    PostNote,
    Preferences,
    Retract,
    SafePoint,
    SeatRow,
    Sending,
    SqliteStore,
    Store,
    opening,
)
from bot.store.sqlite import KEPT_SAFE_POINTS
from tests.bot import quick

ANN, BOB = 11, 22


@pytest.fixture(autouse=True)
def on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a commit waits for the disk, as with the bot itself."""
    monkeypatch.setattr(opening, "SYNCHRONOUS", quick.SYNCHRONOUS)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path / "games.sqlite", wait=0.1)
    yield store
    store.close()


def new_game(store: Store, channel: int = 7) -> GameRow:
    game = GameRow(0, 5, channel, "toy", {"length": "3"}, "ab" * 32, "open", "en", ANN)
    return store.create(game, [SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob")])


def row(seq: int, **how: Any) -> Logged:
    plain = Logged(seq, 0, None, "bid", 3, f"0.{seq}", ANN, None, seq, False, 0, [{"text": {"key": "x"}}])
    return replace(plain, **how)


def contents(store: SqliteStore) -> dict[str, list[tuple[object, ...]]]:
    """Everything that the file holds, read by another connection."""
    other = sqlite3.connect(store.path)
    tables = [name for (name,) in other.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {table: other.execute(f"SELECT * FROM {table}").fetchall() for table in tables}
    other.close()
    return found


class Cursed:
    """A connection on which a statement that contains `word` fails."""

    def __init__(self, connection: sqlite3.Connection, word: str, error: Exception) -> None:
        self._connection, self._word, self._error = connection, word, error

    def __getattr__(self, name: str) -> object:
        return getattr(self._connection, name)

    def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
        if self._word in sql:
            raise self._error
        return self._connection.execute(sql, *values)


# --- what is kept ---------------------------------------------------------------------------------------------------


def test_it_is_a_store(store: SqliteStore) -> None:
    protocol: Store = store
    assert protocol.games() == []


def test_every_commit_is_on_disk_before_it_is_acknowledged(store: SqliteStore) -> None:
    pragma = {name: store._db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")}
    assert pragma == {"journal_mode": "wal", "synchronous": 2}


def test_a_change_is_kept_whole(store: SqliteStore) -> None:
    game = new_game(store)
    change = Change(
        answers=[row(1, interaction=99, sealed=True), row(2, seat=1, verb="gift", value={"to": "1"}, command=1)],
        safe=[SafePoint(1, 4, b'{"round": 1}')],
        posts=[Post("account", {"lines": [], "seq": 1}), Post("secret", {"lines": []}, 1)],
        audit=AuditLine(ANN, "answer-for", "asleep", {"seat": 1}),
        status="running",
        epoch=1,
        undone=2,
        asked=("2.3", (1,)),
    )
    assert store.commit(game.id, 0, change) == 1
    saved = store.load(game.id)
    kept = saved.game
    assert (kept.version, kept.status, kept.epoch, kept.undone, kept.answers) == (1, "running", 1, 2, 2)
    assert (kept.question, kept.waiting, kept.options) == ("2.3", (1,), {"length": "3"})
    assert saved.safe == SafePoint(1, 4, b'{"round": 1}')
    assert [(a.seq, a.verb, a.value, a.command) for a in saved.tail] == [(2, "gift", {"to": "1"}, 1)]
    assert [(p.kind, p.seat, p.user, p.channel) for p in store.claim()] == [
        ("account", None, None, 7),
        ("secret", 1, BOB, 7),
    ]
    assert store.audited(game=game.id)[0].details == store.audited(guild=5)[0].details == {"seat": 1}


def test_a_stale_version_is_refused(store: SqliteStore) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(answers=[row(1)]))
    before = contents(store)
    with pytest.raises(StaleVersion):
        store.commit(game.id, 0, Change(answers=[row(2)], posts=[Post("notice", {})]))
    assert contents(store) == before


def test_an_interaction_stands_once_in_the_log(store: SqliteStore) -> None:
    game, other = new_game(store), new_game(store, channel=8)
    store.commit(game.id, 0, Change(answers=[row(1, interaction=5), row(2, command=1)]))
    found = store.command(5)
    assert found is not None
    assert found[0] == game.id and [a.seq for a in found[1]] == [1, 2]
    assert store.command(6) is None
    before = contents(store)
    with pytest.raises(StaleVersion):
        store.commit(other.id, 0, Change(answers=[row(1, interaction=5)]))
    assert contents(store) == before


def test_retracted_answers_stay_in_the_log_but_no_longer_count(store: SqliteStore) -> None:
    game = new_game(store)
    safe = [SafePoint(0, 1, b"0"), SafePoint(2, 1, b"2")]
    store.commit(game.id, 0, Change(answers=[row(1), row(2), row(3)], safe=safe))
    store.commit(game.id, 1, Change(retract=Retract(2, "undo")))
    store.commit(game.id, 2, Change(answers=[row(4)]))
    saved = store.load(game.id)
    assert saved.safe == SafePoint(0, 1, b"0")
    assert [a.seq for a in saved.tail] == [1, 4]
    assert [(a.seq, a.retracted) for a in store.log(game.id, retracted=True)] == [
        (1, None),
        (2, "undo"),
        (3, "undo"),
        (4, None),
    ]
    assert [a.seq for a in store.log(game.id, last=1)] == [4]


def test_old_safe_points_are_thinned_but_the_start_is_kept(store: SqliteStore) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(safe=[SafePoint(0, 1, b"start")]))
    for seq in range(1, 301):
        store.commit(game.id, seq, Change(answers=[row(seq)], safe=[SafePoint(seq, 1, b"x")]))
    kept = [seq for (seq,) in store._db.execute("SELECT after FROM safe_points ORDER BY after")]
    assert kept[0] == 0 and kept[-KEPT_SAFE_POINTS:] == list(range(301 - KEPT_SAFE_POINTS, 301))
    assert max(b - a for a, b in pairwise(kept)) <= 50
    assert len(kept) <= KEPT_SAFE_POINTS + 7
    early = store.load(game.id, before=120)
    assert early.safe == SafePoint(101, 1, b"x")


def test_one_live_game_a_channel(store: SqliteStore) -> None:
    game = new_game(store)
    with pytest.raises(ChannelTaken):
        new_game(store)
    store.commit(game.id, 0, Change(status="over"))
    second = new_game(store)
    assert store.in_channel(7).id == second.id
    store.commit(second.id, 0, Change(status="ended"))
    assert store.in_channel(7).id == second.id
    assert store.games() == []
    assert [g.id for g in store.games(user=BOB, live=False)] == [second.id, game.id]


def test_unknown_games_are_told(store: SqliteStore) -> None:
    for ask in (store.game, store.load, store.in_channel):
        with pytest.raises(NoGame):
            ask(404)


def test_one_seat_a_person(store: SqliteStore) -> None:
    game = new_game(store)
    before = contents(store)
    with pytest.raises(SeatTaken):
        store.commit(game.id, 0, Change(seats=[SeatRow(0, ANN, "Ann"), SeatRow(1, ANN, "Ann")]))
    assert contents(store) == before
    store.commit(game.id, 0, Change(seats=[SeatRow(0, None, ""), SeatRow(1, None, "")]))
    assert all(seat.stand_in for seat in store.seats(game.id))


def test_the_seed_does_not_show_when_a_game_is_printed(store: SqliteStore) -> None:
    assert "abab" not in repr(new_game(store))


def test_preferences_and_servers(store: SqliteStore) -> None:
    assert store.preferences(ANN) == Preferences(ANN, None, True)
    store.prefer(Preferences(ANN, "pl", dms=False))
    assert store.preferences(ANN) == Preferences(ANN, "pl", dms=False)
    assert store.guild(5) == Guild(5)
    store.set_guild(Guild(5, "pl", 77))
    assert store.guild(5) == Guild(5, "pl", 77)


# --- the outbox -----------------------------------------------------------------------------------------------------


def test_a_row_is_given_out_until_it_is_sent_and_always_with_the_same_nonce(store: SqliteStore) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[Post("notice", {"text": "a"}), Post("notice", {"text": "b"})]))
    first, again = store.claim(), store.claim()
    assert [p.nonce for p in first] == [p.nonce for p in again]
    assert all(0 < len(p.nonce) <= 25 for p in first) and first[0].nonce != first[1].nonce
    store.sent(first[0].id, 1234)
    assert [p.payload for p in store.claim()] == [{"text": "b"}]
    kept = [row["payload"] for row in store._db.query("SELECT payload FROM outbox ORDER BY id")]
    assert kept == ["{}", '{"text":"b"}']


def test_a_picture_that_is_due_stays_due_when_a_newer_one_takes_its_place(store: SqliteStore) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[Post("board", {"due": True})]))
    (first,) = store.claim()
    store.commit(game.id, 1, Change(posts=[Post("board", {"question": "0.2"})]))
    store.commit(game.id, 2, Change(posts=[Post("board", {"question": "0.3"})]))
    assert [p.payload for p in store.claim()] == [{"question": "0.3", "due": first.id}]


def test_what_was_sent_long_ago_is_dropped_and_its_number_not_used_again(store: SqliteStore) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[Post("notice", {}), Post("notice", {}), Post("notice", {})]))
    first, second, third = store.claim()
    for sent in (second, third):
        store.sent(sent.id, 1)
    store._db.execute("UPDATE outbox SET sent = '2020-01-01T00:00:00+00:00' WHERE id = ?", [third.id])
    store.close()
    again = SqliteStore(store.path)
    again.commit(game.id, 1, Change(posts=[Post("notice", {})]))
    assert [p.id for p in again.claim()] == [first.id, third.id + 1]
    assert [kept for (kept,) in again._db.execute("SELECT id FROM outbox ORDER BY id")] == [
        first.id,
        second.id,
        third.id + 1,
    ]
    again.close()


def begun(nonce: str, game: int, *posts: int, **note: Any) -> Sending:
    return Sending(nonce, 7, PostNote(game, posts, **note), "words")


def test_only_what_was_begun_and_not_noted_is_in_doubt_after_a_restart(store: SqliteStore) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[Post("notice", {}), Post("notice", {}), Post("notice", {})]))
    first, second, third = store.claim()
    for row in (first, second):
        assert store.begin(begun(row.nonce, game.id, row.id)) is None
    store.arrived(begun(first.nonce, game.id, first.id), 900)
    store.close()
    again = SqliteStore(store.path)
    assert [p.id for p in again.claim()] == [second.id, third.id]
    (doubtful,) = again.sendings(game.id)
    assert (doubtful.nonce, doubtful.note.posts, doubtful.message) == (second.nonce, (second.id,), None)
    known = again.begin(begun(first.nonce, game.id, first.id))
    assert known is not None and known.message == 900
    again.refused(second.nonce)
    assert again.sendings(game.id) == [] and again.noted([900, 901]) == {900}
    again.begin(begun(third.nonce, game.id, third.id))
    assert [sending.after for sending in again.sendings(game.id)] == [900], "it is newer than what is known"
    again.close()


def test_what_goes_with_a_message_is_noted_with_it(store: SqliteStore) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[Post("secret", {}, 0), Post("secret", {}, 0), Post("prompt", {})]))
    first, second, prompt = store.claim()
    for sending in (
        begun("a", game.id, first.id, second.id, user=ANN),
        begun("b", game.id, prompt.id, role="prompt"),
    ):
        store.begin(sending)
        store.arrived(sending, 900 if sending.nonce == "a" else 901)
    assert store.claim() == [] and store.letters(game.id) == [(ANN, 900)]
    assert store.game(game.id).prompt == 901


def test_every_game_with_something_to_post_is_known(store: SqliteStore) -> None:
    """However many rows stand before it."""
    busy, quiet, idle = new_game(store), new_game(store, channel=8), new_game(store, channel=9)
    store.commit(busy.id, 0, Change(posts=[Post("notice", {})] * 11_000))
    store.commit(quiet.id, 0, Change(posts=[Post("notice", {})]))
    assert store.unposted() == [busy.id, quiet.id]
    store.begin(begun("x", idle.id))
    assert store.unposted() == [busy.id, quiet.id, idle.id]


def test_nothing_is_told_of_answers_that_were_taken_back(store: SqliteStore) -> None:
    """However long ago the others were given."""
    game = new_game(store)
    account = [Post("account", {"lines": [], "seq": seq}) for seq in range(1, 702)]
    store.commit(game.id, 0, Change(answers=[row(seq) for seq in range(1, 702)], posts=account))
    store.commit(game.id, 1, Change(retract=Retract(700, "undo")))
    assert [p.payload["seq"] for p in store.claim(limit=1000)] == list(range(1, 700))


def test_several_commits_share_a_flush_and_each_is_for_itself(store: SqliteStore) -> None:
    one, two = new_game(store), new_game(store, channel=8)
    good = Change(answers=[row(1, interaction=5)], posts=[Post("notice", {})])
    results = store.commit_all(
        [
            Commit(one.id, 0, good),
            Commit(two.id, 3, Change(posts=[Post("notice", {})])),
            Commit(two.id, 0, good),
            Commit(one.id, 1, Change(answers=[row(2)])),
        ]
    )
    assert [result if isinstance(result, int) else type(result) for result in results] == [
        1,
        StaleVersion,
        StaleVersion,
        2,
    ]
    assert [a.seq for a in store.log(one.id)] == [1, 2] and not store.log(two.id)
    assert len(store.claim()) == 1


def test_the_note_of_a_post_does_not_wait_for_the_disk_but_the_next_answer_does(store: SqliteStore) -> None:
    game = new_game(store)
    store.keep_prompt(game.id, 77)
    assert store.game(game.id).prompt == 77
    assert store._db.execute("PRAGMA synchronous").fetchone()[0] == 2


def test_only_the_newest_prompt_and_board_wait(store: SqliteStore) -> None:
    game = new_game(store)
    for version in range(3):
        posts = [Post("prompt", {"question": f"0.{version}"}), Post("board", {"seq": version}), Post("notice", {})]
        store.commit(game.id, version, Change(posts=posts))
    kinds = [p.kind for p in store.claim()]
    assert sorted(kinds) == ["board", "notice", "notice", "notice", "prompt"]
    store.commit(game.id, 3, Change(posts=[Post("prompt", {"question": "0.9"})]))
    assert [p.payload for p in store.claim() if p.kind == "prompt"] == [{"question": "0.9"}]


def test_a_secret_goes_to_whoever_sits_there_when_it_is_taken_out(store: SqliteStore) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[Post("secret", {}, 1)]))
    store.commit(game.id, 1, Change(seats=[SeatRow(0, ANN, "Ann"), SeatRow(1, 33, "Cyd")]))
    assert [p.user for p in store.claim()] == [33]


# --- what goes wrong ------------------------------------------------------------------------------------------------

FULL = Change(
    answers=[row(1)],
    safe=[SafePoint(1, 1, b"x" * 4000)],
    posts=[Post("notice", {"text": "a"})],
    audit=AuditLine(ANN, "pause"),
    seats=[SeatRow(0, ANN, "Ann")],
    status="running",
)


@pytest.mark.parametrize(
    "word", ["UPDATE games", "INTO answers", "INTO safe_points", "INTO outbox", "INTO audit", "INTO seats", "COMMIT"]
)
@pytest.mark.parametrize(
    ("error", "told"),
    [
        (sqlite3.OperationalError("database or disk is full"), DiskFull),
        (sqlite3.OperationalError("database is locked"), DatabaseLocked),
        (sqlite3.OperationalError("disk I/O error"), DatabaseFailed),
    ],
)
def test_a_failure_at_any_statement_changes_nothing(
    store: SqliteStore, word: str, error: Exception, told: type[StoreError]
) -> None:
    game = new_game(store)
    before, healthy = contents(store), store._db.conn
    store._db.conn = Cursed(healthy, word, error)  # type: ignore[assignment]
    with pytest.raises(told):
        store.commit(game.id, 0, FULL)
    store._db.conn = healthy
    assert contents(store) == before
    assert store.commit(game.id, 0, FULL) == 1


def test_a_disk_that_is_really_full(store: SqliteStore) -> None:
    game = new_game(store)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages + 2}")
    before = contents(store)
    state = b"".join(zlib.compress(str(n).encode()) for n in range(5000))
    with pytest.raises(DiskFull):
        store.commit(game.id, 0, replace(FULL, safe=[SafePoint(1, 1, state)]))
    assert contents(store) == before
    store._db.execute("PRAGMA max_page_count = 1000000")
    assert store.commit(game.id, 0, FULL) == 1


def test_another_program_holds_the_database(store: SqliteStore) -> None:
    game = new_game(store)
    before = contents(store)
    other = sqlite3.connect(store.path)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseLocked):
        store.commit(game.id, 0, FULL)
    other.rollback()
    assert contents(store) == before
    assert store.commit(game.id, 0, FULL) == 1


def test_a_database_from_a_newer_version_is_left_alone(store: SqliteStore, tmp_path: Path) -> None:
    new_game(store)
    store._db["_sqlite_migrations"].insert({"migration_set": "astrarch", "name": "tomorrow", "applied_at": ""})
    before = contents(store)
    with pytest.raises(NewerDatabase):
        SqliteStore(store.path)
    assert contents(store) == before


def test_another_programs_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "theirs.sqlite"
    theirs = sqlite3.connect(path)
    theirs.execute("CREATE TABLE recipes (name TEXT)")
    theirs.close()
    text = tmp_path / "letter.txt"
    text.write_text("Dear sir or madam, " * 100)
    for file in (path, text):
        before = file.read_bytes()
        with pytest.raises(ForeignDatabase):
            SqliteStore(file)
        assert file.read_bytes() == before


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DatabaseFailed):
        SqliteStore(tmp_path / "nowhere" / "games.sqlite")


def test_every_failure_is_a_sentence_in_both_languages() -> None:
    words = read_once()
    for error in (
        DiskFull(),
        DatabaseLocked(),
        NewerDatabase(),
        ForeignDatabase(),
        StaleVersion(),
        DatabaseFailed("x"),
    ):
        said = {words.say(error.text, language) for language in ("en", "pl")}
        assert len(said) == 2 and not any(line.startswith("bot-") for line in said)


# --- copies ---------------------------------------------------------------------------------------------------------


def test_a_backup_while_a_commit_is_under_way(store: SqliteStore, tmp_path: Path) -> None:
    game = new_game(store)
    store.commit(game.id, 0, FULL)
    copy = tmp_path / "copy.sqlite"
    with store._db.atomic():
        store._db.execute("UPDATE games SET version = 99")
        store.backup(copy)
    restored = SqliteStore(copy)
    assert restored.load(game.id).version == 1
    restored.close()
    with pytest.raises(BackupFailed):
        store.backup(copy)
    with pytest.raises(BackupFailed):
        store.backup(tmp_path / "nowhere" / "copy.sqlite")
    assert not list(tmp_path.glob("*.part"))


def test_the_file_and_what_stands_beside_it_are_for_their_owner_alone(store: SqliteStore, tmp_path: Path) -> None:
    new_game(store)
    store.backup(tmp_path / "copy.sqlite")
    files = [file for file in tmp_path.iterdir() if ".sqlite" in file.name]
    assert {file.name.partition(".sqlite")[2] for file in files} >= {"", "-wal", "-shm"}
    assert {file.name: oct(file.stat().st_mode & 0o777) for file in files} == {file.name: "0o600" for file in files}
