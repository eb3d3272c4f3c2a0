"""Computer players at a table: they think elsewhere, on a version of the game; it goes on whatever becomes of them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.errors import BotError, NotOpen, SeatTaken
from bot.locales import read_once
from bot.processes.own_process import Unfinished
from bot.processes.workers import Raised, Workers
from bot.store import AnswerRow
from bot.store.posts import SecretPost
from bot.tables import programs
from bot.tables.game_file import whole
from bot.tables.lobby import TableTerms
from bot.widgets.presses import ButtonKind as Pressed
from bot.wording.channel_prompt import prompt
from bot.wording.names import speaker
from engine.ask import Shape
from engine.checking.fuzz import verify
from engine.players.advising import Advice, Point, aim
from engine.players.characters import PlayerKind
from engine.players.mind import Offer
from engine.players.situation import Situation
from engine.saving.export import read
from engine.table import Table
from engine.text import T
from tests.bot.outbox import packed
from tests.bot.tabling import ANN, BOB, NAMES, SEED, Room
from tests.toy import BID, ToyView
from tests.toy_mind import MIND, ThinkingToy
from tests.working import die, double, hang, refuse

COINS = 5
"""Of each at the beginning."""
KEEN, CALM = PlayerKind("keen"), PlayerKind("calm", "raider")


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setattr("tests.bot.tabling.ToyRules", ThinkingToy)
    room = Room(tmp_path / "games.sqlite")
    yield room
    room.store.close()


async def table(room: Room, *kinds: PlayerKind, people: tuple[int, ...] = (ANN,), length: str = "1") -> int:
    """A started game of these people and computer players."""
    made = await room.tables.lobby.create(
        7, "toy", people[0], NAMES[people[0]], options={"length": length}, terms=TableTerms(seed=SEED)
    )
    for person in people[1:]:
        await room.tables.lobby.join(made.id, person, NAMES[person])
    await room.tables.lobby.seat_programs(made.id, kinds)
    await room.tables.lobby.start(made.id)
    return made.id


def log(room: Room, game: int, seat: int | None = None) -> list[AnswerRow]:
    return [row for row in room.store.log(game) if seat in (None, row.seat)]


async def test_they_play_a_whole_game_and_their_names_and_versions_stand_in_the_log(room: Room) -> None:
    game = await table(room, KEEN, CALM)
    await room.play_on(game)
    live = await room.tables.look(game)
    assert live.game.status == "over" and [row.name for row in live.seats] == ["Ann", "Alphard", "Bellatrix"]
    assert {row.player for row in log(room, game, 1)} == {"keen/7"}
    assert {row.player for row in log(room, game, 2)} == {"calm-raider/7"}
    assert {row.player for row in log(room, game, 0)} == {""} and room.tables.programs.by_chance == 0


async def test_the_file_of_such_a_game_is_verified_and_names_them(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.checking.fuzz.rules_of", lambda name: room.rules)
    game = await table(room, KEEN)
    await room.play_on(game)
    live = await room.tables.look(game)
    assert live.table is not None
    edition, result = live.table.state.edition, live.table.result
    saved = read(whole(live.game, live.seats, log(room, game), result, edition=edition).write())
    assert verify(saved).failure is None
    assert [person.player for person in saved.people or ()] == [None, "keen"]
    assert {answer.player for answer in saved.answers} == {None, "keen/7"}


async def test_the_same_seed_is_the_same_game(room: Room, tmp_path: Path) -> None:
    other = Room(tmp_path / "other.sqlite")
    games = [(one, await table(one, CALM, CALM)) for one in (room, other)]
    for one, game in games:
        await one.play_on(game)
    assert log(room, games[0][1])[-1].value == log(other, games[1][1])[-1].value
    assert len(log(room, games[0][1])) == len(log(other, games[1][1]))
    other.store.close()


async def test_where_they_alone_are_waited_for_the_channel_offers_no_answer(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody could press it."""
    live = await room.tables.look(await table(room, KEEN))

    def shown() -> set[str]:
        found = prompt(live, speaker(live, read_once(), "en"), [])
        return {str(item.custom_id).split(":")[-1][0] for row in found.panel.rows for item in row} if found else set()

    answers = {Pressed.ANSWER, Pressed.DIRECT, Pressed.LIST}
    assert answers & shown()
    monkeypatch.setattr(type(live), "user_of", lambda self, seat: None)
    assert not answers & shown() and Pressed.SINCE in shown()


async def test_several_answers_in_a_row_are_one_command(room: Room) -> None:
    game = await table(room, KEEN, KEEN)
    await room.tables.stand_ins.settle(game)
    await room.answers(game, (ANN, 0))
    await room.tables.stand_ins.settle(game)
    rows = [row for row in log(room, game) if row.player]
    assert len({row.command for row in rows}) < len(rows)


class Slow:
    """Thinks when it is let."""

    def __init__(self) -> None:
        self.begun, self.go, self.thoughts = asyncio.Event(), asyncio.Event(), 0

    async def __call__(self, work: Callable[..., Any], /, *args: object) -> Any:
        self.begun.set()
        self.thoughts += 1
        await self.go.wait()
        return work(*args)


async def test_what_was_thought_on_an_older_version_is_thought_anew(room: Room) -> None:
    slow = Slow()
    room.tables.programs._think = slow
    game = await table(room, KEEN, people=(ANN, BOB))
    await slow.begun.wait()
    await room.answers(game, (ANN, 1))
    before = (await room.tables.look(game)).game.version
    assert [row.player for row in log(room, game)] == [""] and slow.thoughts == 1
    slow.go.set()
    await room.tables.stand_ins.settle(game)
    assert [row.player for row in log(room, game)] == ["", "keen/7"] and slow.thoughts == 2
    assert (await room.tables.look(game)).game.version == before + 1


async def test_nothing_is_answered_while_the_table_is_paused(room: Room) -> None:
    slow = Slow()
    room.tables.programs._think = slow
    game = await table(room, KEEN)
    await slow.begun.wait()
    await room.tables.moderation.pause(game, 99)
    slow.go.set()
    await room.tables.stand_ins.settle(game)
    assert log(room, game) == []
    await room.tables.moderation.resume(game, 99)
    await room.tables.stand_ins.settle(game)
    assert len(log(room, game)) == 1


async def test_an_undo_takes_their_answers_back_and_they_answer_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MIND._judges, "roll", lambda at: [Offer("still", 1)])
    game = await table(room, KEEN)
    await room.tables.stand_ins.settle(game)
    await room.answers(game, (ANN, 0))
    await room.tables.stand_ins.settle(game)
    await room.tables.answers.answer(game, ANN, "still")
    await room.tables.stand_ins.settle(game)
    count = len(log(room, game))
    assert log(room, game)[-1].player == "keen/7"
    await room.tables.answers.undo(game, ANN)
    await room.tables.stand_ins.settle(game)
    assert len(log(room, game)) == count - 2
    await room.tables.answers.answer(game, ANN, "still")
    await room.tables.stand_ins.settle(game)
    assert len(log(room, game)) == count


async def test_after_a_stop_in_the_middle_of_a_thought_they_go_on(room: Room) -> None:
    slow = Slow()
    room.tables.programs._think = slow
    game = await table(room, KEEN, KEEN)
    await slow.begun.wait()
    await room.restart()
    assert log(room, game) == []
    await room.tables.wake()
    await room.tables.stand_ins.settle()
    assert [row.player for row in log(room, game)] == ["keen/7"] * 2


async def dies(work: Callable[..., Any], /, *args: object) -> Any:
    raise Unfinished


async def test_where_thinking_fails_chance_answers_and_it_is_counted(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    room.tables.programs._think = dies
    game = await table(room, KEEN)
    await room.play_on(game)
    assert {row.player for row in log(room, game, 1)} == {"chance"}
    assert (await room.tables.look(game)).game.status == "over"
    assert room.tables.programs.by_chance > 2 and "no program has answered" in caplog.text
    assert "no program" not in room.said()


async def test_a_mind_that_fails_leaves_the_question_to_chance(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(at: object) -> Iterator[Any]:
        raise ZeroDivisionError("empty")

    monkeypatch.setitem(MIND._judges, "keep", fails)
    monkeypatch.setitem(MIND._judges, "roll", lambda at: iter(()))
    game = await table(room, KEEN, KEEN, KEEN)
    await room.play_on(game)
    assert (await room.tables.look(game)).game.status == "over" and room.tables.programs.by_chance > 0
    assert caplog.text.count("keep: ZeroDivisionError in ") == 1 and "empty" not in caplog.text


async def test_a_person_takes_the_seat_of_one_over_and_it_plays_no_more(room: Room) -> None:
    game = await table(room, KEEN)
    await room.tables.stand_ins.settle(game)
    live = await room.tables.seats.replace(game, 1, BOB, "Bob", 99)
    assert (live.seats[1].user, live.seats[1].player) == (BOB, "")
    before = len(log(room, game, 1))
    await room.answers(game, (ANN, 0))
    await room.tables.stand_ins.settle(game)
    assert len(log(room, game, 1)) == before


async def test_a_table_of_one_person_and_computer_players_stops_when_the_person_goes(room: Room) -> None:
    game = await table(room, KEEN, CALM)
    await room.tables.stand_ins.settle(game)
    await room.tables.seats.resign(game, ANN)
    await room.tables.stand_ins.settle(game)
    live, count = await room.tables.look(game), len(log(room, game))
    assert live.game.status == "paused" and count == 2 and "bot-deserted" in room.kinds()
    await room.tables.lobby.join(game, ANN, NAMES[ANN], seat=0)
    assert (await room.tables.look(game)).game.status == "running"


# --- deals -----------------------------------------------------------------------------------------------------------


def deals(monkeypatch: pytest.MonkeyPatch, judge: Callable[..., Iterator[Offer]]) -> None:
    """Whoever plays may give coins away while others bid."""
    monkeypatch.setitem(MIND._cut_judges, "gift", judge)
    monkeypatch.setattr(MIND, "_waits", frozenset({"bid"}))


def gift(at: Situation[ToyView], shape: Shape) -> Iterator[Offer]:
    """A coin for seat 0 in each round after its gift to whoever plays."""
    if at.view.seats[0].coins < COINS and at.memory.get("given") != at.view.round:
        at.memory["given"] = at.view.round
        yield Offer({"to": "0", "coins": 1}, 1)


def gifts(room: Room, game: int) -> list[tuple[int, str]]:
    return [(row.seat, row.player) for row in log(room, game) if row.verb == "gift" and row.actor is None]


async def test_they_answer_deals_while_a_person_is_asked(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    deals(monkeypatch, gift)
    game = await table(room, KEEN)
    await room.tables.stand_ins.settle(game)
    assert gifts(room, game) == [] and (await room.tables.look(game)).owing() == [0]
    for _ in range(2):
        await room.tables.answers.answer(game, ANN, {"to": "1", "coins": 1}, verb="gift")
        await room.tables.stand_ins.settle(game)
    assert gifts(room, game) == [(1, "keen/7")], "once a round, and what was given is remembered"


async def test_a_deal_made_in_the_middle_of_a_thought_is_answered(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    deals(monkeypatch, gift)
    game = await table(room, KEEN)
    await room.tables.stand_ins.settle(game)
    slow = Slow()
    room.tables.programs._think = slow
    live = await room.tables.look(game)
    room.tables.stand_ins.rouse(live)
    await slow.begun.wait()
    await room.tables.answers.answer(game, ANN, {"to": "1", "coins": 1}, verb="gift")
    slow.go.set()
    await room.tables.stand_ins.settle(game)
    assert gifts(room, game) == [(1, "keen/7")] and slow.thoughts == 3


async def test_a_deputy_leaves_deals_to_whose_seat_it_keeps(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    deals(monkeypatch, gift)
    game = await table(room, people=(ANN, BOB))
    await room.tables.seats.stand_in_for(game, 1, 99)
    await room.tables.answers.answer(game, ANN, {"to": "1", "coins": 1}, verb="gift")
    await room.tables.stand_ins.settle(game)
    assert gifts(room, game) == [] and log(room, game, 1)


async def test_a_mind_that_fails_over_a_deal_goes_on_without(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(at: object, shape: object) -> Iterator[Any]:
        raise ZeroDivisionError

    deals(monkeypatch, fails)
    game = await table(room, KEEN)
    await room.tables.stand_ins.settle(game)
    assert len(log(room, game, 1)) == 1 and room.tables.programs.by_chance == 0


# --- sitting down ----------------------------------------------------------------------------------------------------


async def test_they_sit_down_and_go_again_before_the_start_alone(room: Room) -> None:
    made = await room.tables.lobby.create(7, "toy", ANN, "Ann", terms=TableTerms(programs=(KEEN, KEEN)))
    live = await room.tables.lobby.dismiss(made.id, 1)
    assert [(row.seat, row.name) for row in live.seats] == [(0, "Ann"), (2, "Bellatrix")]
    live = await room.tables.lobby.seat_programs(made.id, [CALM, CALM])
    assert [row.name for row in live.seats] == ["Ann", "Alphard", "Bellatrix", "Deneb"]
    with pytest.raises(SeatTaken):
        await room.tables.lobby.seat_programs(made.id, [CALM])
    for seat in (0, 9):
        with pytest.raises(BotError, match="bot-program-none"):
            await room.tables.lobby.dismiss(made.id, seat)
    await room.tables.lobby.start(made.id)
    for late in (room.tables.lobby.dismiss(made.id, 1), room.tables.lobby.seat_programs(made.id, [CALM])):
        with pytest.raises(NotOpen):
            await late


async def test_nobody_sits_down_who_does_not_play_the_game(room: Room) -> None:
    made = await room.tables.lobby.create(7, "toy", ANN, "Ann")
    for kind in (PlayerKind("chance"), PlayerKind("deputy")):
        with pytest.raises(BotError, match="bot-program-unknown"):
            await room.tables.lobby.seat_programs(made.id, [kind])
    with pytest.raises(SeatTaken):
        await room.tables.lobby.create(8, "toy", ANN, "Ann", terms=TableTerms(programs=(KEEN,) * 4))


# --- deputies --------------------------------------------------------------------------------------------------------


def told_to(room: Room, seat: int) -> str:
    """Everything that this seat is told alone."""
    return str(packed(row.post for row in room.posts() if isinstance(row.post, SecretPost) and row.seat == seat))


async def test_who_comes_back_reads_what_the_deputy_did_and_why(room: Room) -> None:
    game = await table(room, people=(ANN, BOB), length="3")
    await room.tables.seats.stand_in_for(game, 1, 99)
    await room.answers(game, (ANN, 0))
    await room.tables.stand_ins.settle(game)
    assert {row.player for row in log(room, game, 1)} == {"deputy/7"}
    room.posts()
    await room.tables.seats.give_back(game, 1, "Bob", 99)
    told = told_to(room, 1)
    assert "deputy-report" in told and "deputy-did" in told and "aim-earn" in told and "toy-bid" in told
    assert "deputy" not in told_to(room, 0)


async def test_a_deputy_keeps_what_can_wait(room: Room) -> None:
    game = await table(room, people=(ANN, BOB), length="1")
    await room.tables.seats.stand_in_for(game, 1, 99)
    await room.play_on(game)
    assert {row.value for row in log(room, game, 1) if row.kind == "play"} == {"none"}


async def test_of_a_new_absence_only_that_is_told(room: Room) -> None:
    game = await table(room, people=(ANN, BOB), length="3")
    await room.tables.seats.stand_in_for(game, 1, 99)
    await room.tables.stand_ins.settle(game)
    await room.tables.seats.give_back(game, 1, "Bob", 99)
    await room.answers(game, (ANN, 0))
    await room.tables.answers.answer(game, ANN, "still")
    await room.tables.answers.answer(game, BOB, "still")
    room.store.claim()
    for post in room.posts():
        room.store.sent([post.id])
    await room.tables.seats.stand_in_for(game, 1, 99)
    await room.tables.seats.give_back(game, 1, "Bob", 99)
    assert "deputy-report" not in told_to(room, 1)


async def test_one_late_answer_is_a_deputys_and_its_player_reads_why(room: Room) -> None:
    game = await table(room, people=(ANN, BOB))
    wait = next(wait for wait in room.store.waits(game) if wait.seat == 1)
    assert await room.tables.late.answer_late(wait)
    assert log(room, game)[-1].player == "deputy/7" and "aim-earn" in told_to(room, 1)
    assert "deputy" not in told_to(room, 0)


async def test_a_moderator_lets_a_deputy_answer_once(room: Room) -> None:
    game = await table(room, people=(ANN, BOB))
    await room.tables.answers.answer_by_chance(game, 1, 99)
    assert log(room, game)[-1].value == 2


# --- when ------------------------------------------------------------------------------------------------------------


def test_moments_hang_on_nothing_but_the_question_and_whoever_thinks_long_misses_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(programs, "LATEST", 6.0)
    first = programs.moment_after("seed/moment/0.4", 100.0, 100.0)
    assert 102 <= first <= 106
    assert {programs.moment_after("seed/moment/0.4", 100.0, 100.0 + n / 4) for n in range(8)} == {first}
    later = programs.moment_after("seed/moment/0.4", 100.0, first)
    assert 2 <= later - first <= 6
    assert programs.moment_after("seed/moment/0.5", 100.0, 100.0) != first


@pytest.mark.parametrize(("ago", "waits"), [(0.0, (0.4, 1.0)), (1.9, (0.0, 0.1)), (2.5, ())])
async def test_at_a_stretch_they_wait_two_seconds_on_purpose_at_most(
    room: Room, monkeypatch: pytest.MonkeyPatch, ago: float, waits: tuple[float, ...]
) -> None:
    slept = list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    live = await room.tables.look(await table(room, KEEN))
    monkeypatch.setattr(programs, "LATEST", 1.0)
    monkeypatch.setattr(programs, "asyncio", SimpleNamespace(sleep=sleep, get_running_loop=asyncio.get_running_loop))
    now = asyncio.get_running_loop().time()
    await programs._moment(live, now, now - ago)
    assert len(slept) == bool(waits) and all(waits[0] <= seconds <= waits[1] for seconds in slept)


async def test_they_wait_for_their_moment(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    waited = list[float]()
    sleep = asyncio.sleep

    async def asleep(seconds: float) -> None:
        waited.append(seconds)
        await sleep(0)

    monkeypatch.setattr(programs, "LATEST", 6.0)
    monkeypatch.setattr(programs.asyncio, "sleep", asleep)
    game = await table(room, KEEN)
    await room.tables.stand_ins.settle(game)
    assert log(room, game) and [seconds for seconds in waited if seconds > 1]


# --- processes -------------------------------------------------------------------------------------------------------


async def test_a_process_that_hangs_or_dies_is_replaced() -> None:
    workers = Workers(1)
    try:
        assert await workers(double, 4) == 8
        with pytest.raises(Raised, match="ValueError in refuse:"):
            await workers(refuse)
        with pytest.raises(Unfinished):
            await workers(die)
        assert await workers(double, 5) == 10
        workers._seconds = 0.1
        with pytest.raises(Unfinished):
            await workers(hang)
        workers._seconds = 30.0
        assert await workers(double, 6) == 12 and workers.replaced == 2
    finally:
        workers.close()


async def test_a_process_that_nobody_asks_ends_and_another_takes_its_place() -> None:
    workers = Workers(1, rest=0.0)
    try:
        first = await workers(os.getpid)
        while workers._workers[0]._process is not None:
            await asyncio.sleep(0)
        assert first != await workers(os.getpid) and workers.replaced == 0
    finally:
        workers.close()


async def test_they_think_in_another_process(room: Room) -> None:
    workers = Workers(1)
    room.tables.programs._think = workers
    try:
        game = await table(room, KEEN, CALM)
        await room.tables.stand_ins.settle(game)
        assert [row.player for row in log(room, game)] == ["keen/7", "calm-raider/7"]
        assert isinstance((await room.tables.look(game)).table, Table) and room.tables.programs.by_chance == 0
    finally:
        workers.close()


# --- advice ----------------------------------------------------------------------------------------------------------


async def test_plans_of_which_advice_fails_are_told_without_points_and_the_fault_once(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told: Advice[ToyView] = Advice()

    @told.on(BID)
    def points(at: Situation[ToyView], offer: Offer) -> list[Point]:
        return [aim(T("toy-best"))] if offer.answer == 0 else [aim(T("lacks", n=1 // 0))]

    monkeypatch.setattr(ThinkingToy, "advice", told)
    live = await room.tables.look(await table(room, KEEN))
    for _ in range(2):
        plans = await room.tables.programs.advise(live, 0)
        assert [(plan.why, len(plan.points)) for plan in plans] == [("earn", 0), ("keep", 1)]
    warned = [record.getMessage() for record in caplog.records if record.name == programs.__name__]
    assert len(warned) == 1 and warned[0].startswith("toy: advice says nothing of a plan, bid: ZeroDivisionError in ")
