"""The store: a change is done as a whole or not at all, and every way it can fail is one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot import clock
from bot.errors import (
    ChannelTaken,
    DatabaseFailed,
    DatabaseLocked,
    DiskFull,
    ForeignDatabase,
    NewerDatabase,
    NoGame,
    SeatTaken,
    StaleVersion,
)
from bot.locales import read_once
from bot.settings import TableSettings
from bot.store import (
    AnswerRow,
    AuditLine,
    Change,
    Commit,
    GameRow,
    Guild,
    Listed,
    PostNote,
    Preferences,
    Retract,
    SafePoint,
    SeatRow,
    Sending,
    Store,
)
from bot.store.keeping.kept import KEPT_SAFE_POINTS, Kept
from bot.store.posts import AccountPost, BoardPost, NoticePost, PromptPost, SecretPost
from engine.text import T
from tests.bot import databases
from tests.bot.databases import contents
from tests.bot.outbox import kinds

pytestmark = pytest.mark.both_databases
ANN, BOB = 11, 22


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Kept]:
    store = databases.opened(path)
    yield store
    store.close()


def new_game(store: Store, channel: int = 7) -> GameRow:
    game = GameRow(0, 5, channel, "toy", {"length": "3"}, "ab" * 32, "open", "en", ANN)
    return store.create(game, [SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob")])


def row(seq: int, **how: Any) -> AnswerRow:
    plain = AnswerRow(seq, 0, None, "bid", 3, f"0.{seq}", ANN, None, seq, False, 0, [{"text": {"key": "x"}}])
    return replace(plain, **how)


# --- what is kept ---------------------------------------------------------------------------------------------------


def test_it_is_a_store(store: Kept) -> None:
    protocol: Store = store
    assert protocol.games() == []


def test_a_change_is_kept_whole(store: Kept) -> None:
    game = new_game(store)
    change = Change(
        answers=[row(1, interaction=99, sealed=True), row(2, seat=1, verb="gift", value={"to": "1"}, command=1)],
        safe=[SafePoint(1, 4, b'{"round": 1}')],
        posts=[AccountPost((), 1), SecretPost((), 0, seat=1)],
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
    assert [(p.post, p.user, p.channel) for p in store.claim()] == [
        (AccountPost((), 1), None, 7),
        (SecretPost((), 0, seat=1), BOB, 7),
    ]
    assert store.audited(game=game.id)[0].details == store.audited_on(5)[0].details == {"seat": 1}


def test_a_stale_version_is_refused(store: Kept, path: Path) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(answers=[row(1)]))
    before = contents(path)
    with pytest.raises(StaleVersion):
        store.commit(game.id, 0, Change(answers=[row(2)], posts=[NoticePost(T("a"))]))
    assert contents(path) == before


def test_an_interaction_stands_once_in_the_log(store: Kept, path: Path) -> None:
    game, other = new_game(store), new_game(store, channel=8)
    store.commit(game.id, 0, Change(answers=[row(1, interaction=5), row(2, command=1)]))
    found = store.command(5)
    assert found is not None
    assert found[0] == game.id and [a.seq for a in found[1]] == [1, 2]
    assert store.command(6) is None
    before = contents(path)
    with pytest.raises(StaleVersion):
        store.commit(other.id, 0, Change(answers=[row(1, interaction=5)]))
    assert contents(path) == before


def test_retracted_answers_stay_in_the_log_but_no_longer_count(store: Kept) -> None:
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


def test_old_safe_points_are_thinned_but_the_start_is_kept(store: Kept) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(safe=[SafePoint(0, 1, b"start")]))
    for seq in range(1, 301):
        store.commit(game.id, seq, Change(answers=[row(seq)], safe=[SafePoint(seq, 1, b"x")]))
    kept = store.safe_points(game.id)
    assert kept[0] == 0 and kept[-KEPT_SAFE_POINTS:] == list(range(301 - KEPT_SAFE_POINTS, 301))
    assert max(b - a for a, b in pairwise(kept)) <= 50
    assert len(kept) <= KEPT_SAFE_POINTS + 7
    early = store.load(game.id, before=120)
    assert early.safe == SafePoint(101, 1, b"x")


def test_one_live_game_a_channel(store: Kept) -> None:
    game = new_game(store)
    with pytest.raises(ChannelTaken):
        new_game(store)
    store.commit(game.id, 0, Change(status="over"))
    second = new_game(store)
    assert store.in_channel(7).id == second.id
    store.commit(second.id, 0, Change(status="ended"))
    assert store.in_channel(7).id == second.id
    assert store.games() == []
    assert [g.id for g in store.games_of(BOB, live=False)] == [second.id, game.id]


def test_a_list_knows_what_a_table_is_to_its_reader(store: Kept) -> None:
    """Newest first, live or over, none that was put away, and of private ones who owns, sits there or is a guest."""
    private = TableSettings(private=True)
    first, second, other = new_game(store), new_game(store, 8), new_game(store, 9)
    store.commit(first.id, 0, Change(status="over", settings=private, guests={(33, "invited"): True}))
    store.commit(other.id, 0, Change(archived=True))
    assert store.listed(5, 99, live=True) == [Listed(second.id, 8, False, False, False)]
    assert store.listed(5, 99, live=False) == [Listed(first.id, 7, True, False, False)]
    assert store.listed(5, BOB, live=False) == [Listed(first.id, 7, True, True, False)]
    assert store.listed(5, 33, live=False) == [Listed(first.id, 7, True, False, True)]
    assert store.listed(6, ANN, live=False) == []
    assert [one.id for one in store.archived_on(5)] == [other.id] and store.archived_on(6) == []


def test_unknown_games_are_told(store: Kept) -> None:
    for ask in (store.game, store.load, store.in_channel):
        with pytest.raises(NoGame):
            ask(404)


def test_one_seat_a_person(store: Kept, path: Path) -> None:
    game = new_game(store)
    before = contents(path)
    with pytest.raises(SeatTaken):
        store.commit(game.id, 0, Change(seats=[SeatRow(0, ANN, "Ann"), SeatRow(1, ANN, "Ann")]))
    assert contents(path) == before
    store.commit(game.id, 0, Change(seats=[SeatRow(0, None, ""), SeatRow(1, None, "")]))
    assert all(seat.stand_in for seat in store.seats(game.id))


def test_the_seed_does_not_show_when_a_game_is_printed(store: Kept) -> None:
    assert "abab" not in repr(new_game(store))


def test_preferences_and_servers(store: Kept) -> None:
    assert store.preferences(ANN) == Preferences(ANN, None, True)
    store.prefer(Preferences(ANN, "pl", dms=False))
    assert store.preferences(ANN) == Preferences(ANN, "pl", dms=False)
    assert store.guild(5) == Guild(5)
    store.set_guild(Guild(5, "pl", 77))
    assert store.guild(5) == Guild(5, "pl", 77)


# --- the outbox -----------------------------------------------------------------------------------------------------


def test_what_costs_much_is_counted_by_person_and_kind_for_an_hour(
    store: Kept, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = clock.now()
    assert [store.ask_for(ANN, "films", 2) for _ in range(4)] == [True, True, False, False]
    assert store.ask_for(BOB, "films", 2) and store.ask_for(ANN, "exports", 2)
    monkeypatch.setattr(clock, "own", lambda: began + timedelta(minutes=59))
    assert not store.ask_for(ANN, "films", 2) and store.ask_for(ANN, "exports", 2)
    monkeypatch.setattr(clock, "own", lambda: began + timedelta(minutes=61))
    assert store.ask_for(ANN, "films", 2)
    store.forget_asked()
    assert len(contents(path)["asked"]) == 2, "bob's is forgotten"


def test_a_refusal_does_not_make_anybody_wait_longer(store: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    began = clock.now()
    for minutes in (0, 30, 59):
        monkeypatch.setattr(clock, "own", lambda minutes=minutes: began + timedelta(minutes=minutes))
        assert store.ask_for(ANN, "films", 1) == (minutes == 0)
    monkeypatch.setattr(clock, "own", lambda: began + timedelta(minutes=61))
    assert store.ask_for(ANN, "films", 1)


def test_a_row_is_given_out_until_it_is_sent_and_always_with_the_same_nonce(store: Kept) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[NoticePost(T("a")), NoticePost(T("b"))]))
    first, again = store.claim(), store.claim()
    assert [p.nonce for p in first] == [p.nonce for p in again]
    assert all(0 < len(p.nonce) <= 25 for p in first) and first[0].nonce != first[1].nonce
    store.sent([first[0].id], 1234)
    assert [p.post for p in store.claim()] == [NoticePost(T("b"))]
    with store.reading() as db:
        kept = [row["payload"] for row in db.query("SELECT payload FROM outbox ORDER BY id")]
    assert kept == ["{}", '{"text":{"key":"b"}}']


def test_a_picture_that_is_due_stays_due_when_a_newer_one_takes_its_place(store: Kept) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[BoardPost((), 0, due=True)]))
    (first,) = store.claim()
    store.commit(game.id, 1, Change(posts=[BoardPost((), 2)]))
    store.commit(game.id, 2, Change(posts=[BoardPost((), 3)]))
    assert [p.post for p in store.claim()] == [BoardPost((), 3, due=first.id)]


def test_what_was_sent_long_ago_is_dropped_and_its_number_not_used_again(store: Kept, path: Path) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[NoticePost(T("a")), NoticePost(T("a")), NoticePost(T("a"))]))
    first, second, third = store.claim()
    for sent in (second, third):
        store.sent([sent.id], 1)
    with store.writing() as db:
        db.execute("UPDATE outbox SET sent = '2020-01-01T00:00:00+00:00' WHERE id = ?", [third.id])
    store.close()
    again = databases.opened(path)
    again.commit(game.id, 1, Change(posts=[NoticePost(T("a"))]))
    assert [p.id for p in again.claim()] == [first.id, third.id + 1]
    with again.reading() as db:
        assert [kept for (kept,) in db.execute("SELECT id FROM outbox ORDER BY id")] == [
            first.id,
            second.id,
            third.id + 1,
        ]
    again.close()


def begun(nonce: str, game: int | None, *posts: int, **note: Any) -> Sending:
    return Sending(nonce, 7, PostNote(game, posts, **note), "words")


def test_only_what_was_begun_and_not_noted_is_in_doubt_after_a_restart(store: Kept, path: Path) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[NoticePost(T("a")), NoticePost(T("a")), NoticePost(T("a"))]))
    first, second, third = store.claim()
    for row in (first, second):
        assert store.begin(begun(row.nonce, game.id, row.id)) is None
    store.arrived(begun(first.nonce, game.id, first.id), 900)
    store.close()
    again = databases.opened(path)
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


def test_what_is_in_doubt_in_a_channel_is_known_whosever_it_is(store: Kept) -> None:
    one, other = new_game(store), new_game(store, channel=8)
    sendings = [begun(nonce, game, 1) for nonce, game in (("a", one.id), ("b", other.id), ("c", None), ("d", one.id))]
    for sending in sendings:
        store.begin(sending)
    store.arrived(sendings[3], 900)
    assert [sending.nonce for sending in store.in_doubt(7)] == ["a", "b", "c"] and store.in_doubt(8) == []


def test_what_goes_with_a_message_is_noted_with_it(store: Kept) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[SecretPost((), 0, seat=0), SecretPost((), 0, seat=0), PromptPost(None)]))
    first, second, prompt = store.claim()
    for sending in (
        begun("a", game.id, first.id, second.id, user=ANN),
        begun("b", game.id, prompt.id, role="prompt"),
    ):
        store.begin(sending)
        store.arrived(sending, 900 if sending.nonce == "a" else 901)
    assert store.claim() == [] and store.letters(game.id) == [(ANN, 900)]
    assert store.game(game.id).prompt == 901


def test_what_arrives_when_it_is_no_longer_in_doubt_changes_nothing(store: Kept) -> None:
    """Another process has found it, or has concluded that it is not there."""
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[PromptPost(None)]))
    (prompt,) = store.claim()
    found, given_up = (begun(nonce, game.id, prompt.id, role="prompt") for nonce in "ab")
    store.begin(found)
    assert store.arrived(found, 900) and not store.arrived(found, 901)
    store.begin(given_up)
    store.refused("b")
    assert not store.arrived(given_up, 902)
    assert store.game(game.id).prompt == 900 and store.noted([900, 901, 902]) == {900}


def test_every_game_with_something_to_post_is_known(store: Kept) -> None:
    """However many rows stand before it."""
    busy, quiet, idle = new_game(store), new_game(store, channel=8), new_game(store, channel=9)
    store.commit(busy.id, 0, Change(posts=[NoticePost(T("a"))] * 11_000))
    store.commit(quiet.id, 0, Change(posts=[NoticePost(T("a"))]))
    assert [moved.game for moved in store.unposted()] == [busy.id, quiet.id]
    store.begin(begun("x", idle.id))
    assert [moved.game for moved in store.unposted()] == [busy.id, quiet.id, idle.id]


def test_nothing_is_told_of_answers_that_were_taken_back(store: Kept) -> None:
    """However long ago the others were given."""
    game = new_game(store)
    account = [AccountPost((), seq) for seq in range(1, 702)]
    store.commit(game.id, 0, Change(answers=[row(seq) for seq in range(1, 702)], posts=account))
    store.commit(game.id, 1, Change(retract=Retract(700, "undo")))
    assert [p.post.seq for p in store.claim(limit=1000) if isinstance(p.post, AccountPost)] == list(range(1, 700))


def test_several_commits_share_a_flush_and_each_is_for_itself(store: Kept) -> None:
    one, two = new_game(store), new_game(store, channel=8)
    good = Change(answers=[row(1, interaction=5)], posts=[NoticePost(T("a"))])
    results = store.commit_all(
        [
            Commit(one.id, 0, good),
            Commit(two.id, 3, Change(posts=[NoticePost(T("a"))])),
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


def test_only_the_newest_prompt_and_board_wait(store: Kept) -> None:
    game = new_game(store)
    for version in range(3):
        posts = [PromptPost(f"0.{version}"), BoardPost((), version), NoticePost(T("a"))]
        store.commit(game.id, version, Change(posts=posts))
    assert sorted(kinds(store.claim())) == ["board", "notice", "notice", "notice", "prompt"]
    store.commit(game.id, 3, Change(posts=[PromptPost("0.9")]))
    assert [p.post for p in store.claim() if isinstance(p.post, PromptPost)] == [PromptPost("0.9")]


def test_a_secret_goes_to_whoever_sits_there_when_it_is_taken_out(store: Kept) -> None:
    game = new_game(store)
    store.commit(game.id, 0, Change(posts=[SecretPost((), 0, seat=1)]))
    store.commit(game.id, 1, Change(seats=[SeatRow(0, ANN, "Ann"), SeatRow(1, 33, "Cyd")]))
    assert [p.user for p in store.claim()] == [33]


# --- what goes wrong ------------------------------------------------------------------------------------------------

FULL = Change(
    answers=[row(1)],
    safe=[SafePoint(1, 1, b"x" * 4000)],
    posts=[NoticePost(T("a"))],
    audit=AuditLine(ANN, "pause"),
    seats=[SeatRow(0, ANN, "Ann")],
    status="running",
)


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
