"""Since when a game waits for a seat, as the database keeps it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.clock import stamp
from bot.settings import PersonSettings, TableSettings
from bot.store import AnswerRow, Change, GameRow, Preferences, Reminder, SeatRow, Status, Wait
from bot.store.posts import NudgePost
from tests.bot import databases
from tests.bot.outbox import kinds
from tests.bot.timing import Clock, clock_for

ANN, BOB, CYD = 11, 22, 33
GAP = 600

pytestmark = pytest.mark.both_databases


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return clock_for(monkeypatch)


class Waiting:
    """A running game that waits for two people and a stand-in."""

    def __init__(self, path: Path) -> None:
        self.store = databases.opened(path)
        game = GameRow(0, 5, 7, "toy", {}, "ab" * 32, "open", "en", ANN)
        self.seats = [SeatRow(0, ANN, "Ann"), SeatRow(1, BOB, "Bob"), SeatRow(2, None, "")]
        self.game = self.store.create(game, self.seats).id
        self.version = 0
        self.asks("1", 0, 1, 2, status="running")

    def change(self, **how: Any) -> None:
        self.version = self.store.commit(self.game, self.version, Change(**how))

    def asks(self, question: str, *seats: int, by: int | None = None, status: Status | None = None) -> None:
        """A question to these seats, after an answer by one of them."""
        answers = []
        if by is not None:
            seq = self.store.game(self.game).answers + 1
            answers = [AnswerRow(seq, by, None, "bid", 1, question, ANN, None, seq, False, 0, [])]
        self.change(asked=(question, seats), answers=answers, status=status)

    def since(self) -> dict[int, str]:
        return {wait.seat: wait.since for wait in self.store.waits(self.game)}

    def of(self, seat: int) -> Wait:
        return next(wait for wait in self.store.waits(self.game) if wait.seat == seat)


@pytest.fixture
def at(clock: Clock, tmp_path: Path) -> Iterator[Waiting]:
    waiting = Waiting(tmp_path / "games.sqlite")
    yield waiting
    waiting.store.close()


# --- whom it waits for -----------------------------------------------------------------------------------------------


def test_everybody_asked_is_waited_for_from_that_moment(at: Waiting, clock: Clock) -> None:
    assert at.since() == dict.fromkeys((0, 1, 2), stamp(clock.at))


def test_somebody_elses_answer_does_not_set_a_clock_back(at: Waiting, clock: Clock) -> None:
    asked = stamp(clock.at)
    clock.turn(hours=3)
    at.asks("2", 1, by=0)
    assert at.since() == {1: asked}


def test_a_seat_that_has_just_answered_and_is_asked_again_waits_from_now_on(at: Waiting, clock: Clock) -> None:
    asked = stamp(clock.at)
    later = stamp(clock.turn(hours=3))
    at.asks("2", 0, 1, by=0)
    assert at.since() == {0: later, 1: asked}


@pytest.mark.parametrize(("asked", "anew"), [("0.4", False), ("0.5", True)])
def test_who_answered_beside_others_waits_anew_once_all_of_them_are_done(
    at: Waiting, clock: Clock, asked: str, anew: bool
) -> None:
    """While they still do, nobody may learn from the time who has answered."""
    before = stamp(clock.at)
    later = stamp(clock.turn(hours=3))
    done = AnswerRow(1, 0, None, "bid", 1, "0.4.0.1", ANN, None, 1, False, 0, [])
    at.change(asked=(asked, (0, 1)), answers=[done])
    assert at.since() == dict.fromkeys((0, 1), later if anew else before)


def test_a_cut_in_leaves_the_clock_alone(at: Waiting, clock: Clock) -> None:
    asked = stamp(clock.at)
    clock.turn(hours=1)
    cut = AnswerRow(1, 0, "give", "bid", 1, "1", ANN, None, 1, False, 0, [])
    at.change(asked=("2", (0, 1)), answers=[cut])
    assert at.since() == {0: asked, 1: asked}


def test_only_the_seat_with_a_new_player_waits_afresh(at: Waiting, clock: Clock) -> None:
    asked = stamp(clock.at)
    at.change(reminded={0: True, 1: True})
    later = stamp(clock.turn(hours=2))
    at.change(seats=[SeatRow(0, ANN, "Ann"), SeatRow(1, CYD, "Cyd"), SeatRow(2, None, "")])
    assert at.since() == {0: asked, 1: later, 2: asked}
    assert (at.of(0).reminded, at.of(1).reminded) == (asked, None)


def test_every_seat_waits_afresh_after_a_pause(at: Waiting, clock: Clock) -> None:
    at.change(reminded={0: True})
    at.change(status="paused")
    assert at.store.waits() == [] and at.store.waited() == []
    later = stamp(clock.turn(days=9))
    at.change(status="running")
    assert at.since() == dict.fromkeys((0, 1, 2), later)
    assert at.of(0).reminded is None


def test_every_seat_waits_afresh_out_of_the_archive(at: Waiting, clock: Clock) -> None:
    at.change(archived=True)
    assert at.store.waits() == []
    later = stamp(clock.turn(days=9))
    at.change(archived=False)
    assert at.since() == dict.fromkeys((0, 1, 2), later)


def test_nobody_is_waited_for_when_the_game_is_over(at: Waiting) -> None:
    at.change(asked=(None, ()), status="over")
    assert at.store.waits() == []


def test_the_longest_wait_comes_first(at: Waiting, clock: Clock) -> None:
    clock.turn(minutes=1)
    at.asks("2", 0, 1, by=0)
    assert [wait.seat for wait in at.store.waits()] == [1, 0]


def test_the_people_waited_for_come_with_what_they_and_the_table_have_chosen(at: Waiting) -> None:
    resting = PersonSettings(timezone="Europe/Warsaw", away="2026-04-01")
    at.store.prefer(Preferences(BOB, settings=resting))
    at.change(settings=TableSettings(limit=60, late="seat"))
    found = {one.user: (one.wait.seat, one.table.limit, one.person) for one in at.store.waited()}
    assert found == {ANN: (0, 60, PersonSettings()), BOB: (1, 60, resting)}
    assert at.store.waited(at.game + 1) == []


# --- reminders -------------------------------------------------------------------------------------------------------


def test_a_reminder_is_noted_with_what_posts_it(at: Waiting, clock: Clock) -> None:
    later = stamp(clock.turn(hours=1))
    at.change(posts=[NudgePost(())], reminded={0: True})
    assert (at.of(0).reminded, at.of(1).reminded) == (later, None)
    assert kinds(at.store.claim()) == ["nudge"]


def test_who_counts_as_never_reminded_does_so(at: Waiting) -> None:
    at.change(reminded={0: True, 1: True})
    at.change(reminded={0: False})
    assert at.of(0).reminded is None and at.of(1).reminded is not None


def test_an_answer_forgets_the_reminders(at: Waiting) -> None:
    at.change(reminded={0: True})
    at.asks("2", 0, by=0)
    assert at.of(0).reminded is None


def test_reminders_of_people_are_kept_until_they_are_forgotten(at: Waiting) -> None:
    first = at.store.remind(Reminder(0, ANN, at.game, 7, "2026-03-05T00:00:00+00:00", "attack", turn=True))
    second = at.store.remind(Reminder(0, ANN, None, None, "2026-03-04T00:00:00+00:00"))
    third = at.store.remind(Reminder(0, BOB, None, None, "2026-03-04T12:00:00+00:00"))
    assert [one.id for one in at.store.reminders()] == [second, third, first]
    assert [one.id for one in at.store.reminders(user=ANN)] == [second, first]
    assert [one.id for one in at.store.reminders(due="2026-03-04T00:00:00+00:00")] == [second]
    kept = Reminder(first, ANN, at.game, 7, "2026-03-05T00:00:00+00:00", "attack", turn=True)
    assert at.store.reminders(user=ANN)[1] == kept
    at.store.forget_reminder(second)
    assert [one.id for one in at.store.reminders()] == [third, first]


# --- the bot's own pulse ---------------------------------------------------------------------------------------------


def test_the_first_look_and_a_steady_one_find_no_gap(at: Waiting, clock: Clock) -> None:
    assert at.store.beat(GAP) == 0
    clock.turn(seconds=GAP)
    assert at.store.beat(GAP) == 0
    assert at.of(0).spared == 0


def test_a_time_without_looks_counts_towards_no_limit(at: Waiting, clock: Clock) -> None:
    at.store.beat(GAP)
    clock.turn(hours=5)
    assert at.store.beat(GAP) == 5 * 3600
    assert at.of(0).spared == 5 * 3600
    assert at.store.beat(GAP) == 0
    assert at.of(0).spared == 5 * 3600


def test_a_wait_that_began_after_the_gap_is_not_spared(at: Waiting, clock: Clock) -> None:
    at.store.beat(GAP)
    clock.turn(hours=5)
    at.asks("2", 0, 1, by=0)
    at.store.beat(GAP)
    assert (at.of(0).spared, at.of(1).spared) == (0, 5 * 3600)


def test_an_answer_forgets_what_was_spared(at: Waiting, clock: Clock) -> None:
    at.store.beat(GAP)
    clock.turn(hours=5)
    at.store.beat(GAP)
    at.asks("2", 0, by=0)
    assert at.of(0).spared == 0


def test_a_clock_that_is_set_back_leaves_no_wait_in_the_future(at: Waiting, clock: Clock) -> None:
    at.store.beat(GAP)
    at.change(reminded={0: True})
    now = stamp(clock.turn(days=-400))
    assert at.store.beat(GAP) == -400 * 86400
    assert set(at.since().values()) == {now}
    assert at.of(0).reminded == now and at.of(1).reminded is None


def test_a_clock_that_jumps_ahead_and_is_set_right_leaves_nothing_behind(at: Waiting, clock: Clock) -> None:
    before = at.since()
    at.store.beat(GAP)
    clock.turn(days=400)
    at.store.beat(GAP)
    clock.turn(days=-400, seconds=30)
    at.store.beat(GAP)
    assert at.since() == before
    assert at.of(0).spared == 30, "the half minute between two looks"
