"""Live games: the lobby, answers, refusals, retries, scripts, secrets, restarts."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.errors import (
    BotError,
    ChannelTaken,
    DatabaseLocked,
    DiskFull,
    ExportLater,
    NoGame,
    NotOpen,
    NotRunning,
    NotSeated,
    RuleFailed,
    ScriptStopped,
    SeatTaken,
)
from bot.live.games import InMemory
from bot.live.model import ShorthandAnswer
from bot.store import Commit
from bot.store.posts import AccountPost
from bot.tables.lobby import TableTerms
from bot.tables.tables import Tables
from engine.chance import ANEW, commitment
from engine.checking.fuzz import verify
from engine.errors import IllegalAnswer, NotAsked, StaleQuestion
from engine.games import register
from engine.text import T
from tests.bot import databases
from tests.bot.databases import contents
from tests.bot.steady import HOPELESS
from tests.bot.tabling import ANN, BOB, CYD, SEED, Room, standing

pytestmark = pytest.mark.both_databases


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path / "games.sqlite")
    yield room
    await room.tables.close()


# --- the lobby ------------------------------------------------------------------------------------------------------


async def test_from_new_to_the_first_question(room: Room) -> None:
    game = await room.tables.lobby.create(7, "toy", ANN, "Ann", terms=TableTerms("pl", 5))
    assert (game.status, game.language, game.options) == ("open", "pl", {"length": "3"})
    await room.tables.lobby.join(game.id, BOB, "Bob")
    live = await room.tables.lobby.start(game.id)
    assert live.game.status == "running" and live.waiting() == [0, 1]
    question = await room.tables.answers.question_for(game.id, BOB)
    assert question is not None
    assert (question.seat, question.id, question.kind) == (1, "0.1", "bid")
    assert (await room.tables.find(7)).question == "0.1"
    assert '"key": "bot-seed-sealed"' in room.said()


async def test_every_seed_is_new_and_long(room: Room) -> None:
    seeds = {(await room.tables.lobby.create(channel, "toy", ANN, "Ann")).seed for channel in range(5)}
    assert len(seeds) == 5 and all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


async def test_what_the_lobby_refuses(room: Room) -> None:
    tables = room.tables
    with pytest.raises(IllegalAnswer):
        await tables.lobby.create(7, "toy", ANN, "Ann", options={"length": "9000"})
    game = (await tables.lobby.create(7, "toy", ANN, "Ann")).id
    with pytest.raises(ChannelTaken):
        await tables.lobby.create(7, "toy", BOB, "Bob")
    with pytest.raises(SeatTaken):
        await tables.lobby.join(game, ANN, "Ann")
    with pytest.raises(SeatTaken):
        await tables.lobby.join(game, BOB, "Bob", seat=0)
    with pytest.raises(NotSeated):
        await tables.lobby.leave(game, BOB)
    with pytest.raises(IllegalAnswer, match="bot-seats-wrong"):
        await tables.lobby.start(game)
    with pytest.raises(NotRunning):
        await tables.answers.answer(game, ANN, 1)
    with pytest.raises(NoGame):
        await tables.find(8)
    with pytest.raises(SeatTaken):
        await tables.lobby.stand_in(game, 4)
    await tables.lobby.stand_in(game, 3)
    await tables.lobby.start(game)
    with pytest.raises(NotOpen):
        await tables.lobby.start(game)
    with pytest.raises(NotOpen):
        await tables.lobby.leave(game, ANN)
    with pytest.raises(NotOpen):
        await tables.lobby.stand_in(game)


async def test_seats_are_numbered_without_gaps_when_it_starts(room: Room) -> None:
    game = (await room.tables.lobby.create(7, "toy", ANN, "Ann")).id
    await room.tables.lobby.join(game, CYD, "Cyd", seat=3)
    await room.tables.lobby.join(game, BOB, "Bob")
    await room.tables.lobby.leave(game, ANN)
    live = await room.tables.lobby.start(game)
    assert [(row.seat, row.name) for row in live.seats] == [(0, "Bob"), (1, "Cyd")]


# --- answers --------------------------------------------------------------------------------------------------------


async def test_a_whole_game(room: Room) -> None:
    game = await room.game(ANN, BOB)
    count = await room.play_on(game)
    live = await room.tables.look(game)
    assert live.game.status == "over" and live.game.answers == count
    assert live.game.question is None
    assert room.kinds() == ["bot-the-end"]
    with pytest.raises(NotRunning, match="bot-not-running-over"):
        await room.tables.answers.answer(game, ANN, 1)
    await room.tables.lobby.create(7, "toy", ANN, "Ann")


async def test_the_hash_of_the_start_fits_the_seed_of_the_end(room: Room) -> None:
    game = await room.game(ANN, BOB, length="1")
    first = next(row.post for row in room.posts() if isinstance(row.post, AccountPost))
    assert first.lines[-1].text == T("bot-seed-sealed", hash=commitment(SEED))
    assert SEED not in room.said()
    await room.play_on(game)
    assert f'"seed": "{SEED}"' in room.said()


async def test_the_file_of_a_finished_game_can_be_verified(room: Room) -> None:
    register(room.rules)
    game = await room.game(ANN, BOB)
    with pytest.raises(ExportLater):
        await room.tables.records.export(game)
    await room.play_on(game, most=9)
    await room.tables.moderation.rollback(game, 4, CYD)
    await room.play_on(game, luck="other")
    saved = await room.tables.records.export(game)
    live = await room.tables.look(game)
    assert {answer.epoch or 0 for answer in saved.answers} == {0, ANEW}
    assert live.table is not None and verify(saved).result == live.table.result


async def test_a_refusal_leaves_no_trace(room: Room) -> None:
    game = await room.game(ANN, BOB)
    before, memory = contents(room.path), standing(await room.tables.look(game))
    room.changed.clear()
    for user, value, how, error in [
        (ANN, 99, {}, IllegalAnswer),
        (ANN, "roll", {}, IllegalAnswer),
        (ANN, 1, {"question": "0.7"}, StaleQuestion),
        (ANN, {}, {"verb": "steal"}, NotAsked),
        (ANN, {"to": "1", "coins": 3}, {"verb": "gift"}, IllegalAnswer),
        (CYD, 1, {}, NotSeated),
    ]:
        with pytest.raises(error):
            await room.tables.answers.answer(game, user, value, **how)  # type: ignore[arg-type]
    assert contents(room.path) == before and standing(await room.tables.look(game)) == memory
    assert room.changed == []


async def test_the_rule_that_forbids_is_named(room: Room) -> None:
    game = await room.game(ANN, BOB)
    with pytest.raises(IllegalAnswer) as refused:
        await room.tables.answers.answer(game, ANN, {"to": "1", "coins": 3}, verb="gift")
    assert refused.value.rule == "TOY-GIFT-01"


async def test_a_cut_in_while_the_question_waits(room: Room) -> None:
    game = await room.game(ANN, BOB)
    question = await room.tables.answers.question_for(game, ANN)
    assert question is not None and list(question.may) == ["gift"]
    played = await room.tables.answers.answer(game, ANN, {"to": "1", "coins": 2}, verb="gift")
    assert [event.text.key for event in played.events] == ["toy-gift"]
    await room.answers(game, (ANN, 3))
    mine = await room.tables.answers.question_for(game, ANN)
    assert mine is not None and mine.shape is None and mine.waiting == (1,) and mine.private is None


async def test_a_repeated_interaction_gives_the_earlier_outcome(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 2))
    first = await room.tables.answers.answer(game, BOB, 3, question="0.1", interaction=900)
    before = contents(room.path)
    again = await room.tables.answers.answer(game, BOB, 3, question="0.1", interaction=900)
    await room.restart()
    later = await room.tables.answers.answer(game, BOB, 3, question="0.1", interaction=900)
    assert not first.again and again.again and later.again
    assert first.done == again.done == later.done and first.events == again.events == later.events
    assert contents(room.path) == before


async def test_two_presses_at_once_play_once(room: Room) -> None:
    game = await room.game(ANN, BOB)
    presses = [room.tables.answers.answer(game, ANN, bid, question="0.1") for bid in (1, 2, 3)]
    results = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["CommandResult", "NotAsked", "NotAsked"]
    assert (await room.tables.look(game)).game.answers == 1


async def test_answers_to_many_games_at_once_run_in_order(room: Room) -> None:
    games = [await room.game(ANN, BOB, channel=channel) for channel in range(8)]
    await asyncio.gather(*(room.tables.answers.answer(game, user, 1) for user in (BOB, ANN) for game in games))
    for game in games:
        assert [row.seat for row in room.store.log(game)] == [1, 0]


async def test_the_event_loop_does_not_wait_for_the_disk(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await room.game(ANN, BOB)
    store_type = type(room.store)
    commit_all, loop_turns, begun = store_type.commit_all, threading.Event(), threading.Event()

    def held_up(store: Any, commits: Sequence[Commit]) -> list[int | BotError]:
        begun.set()
        assert loop_turns.wait(HOPELESS if threading.current_thread() is not threading.main_thread() else 0)
        return commit_all(store, commits)

    monkeypatch.setattr(store_type, "commit_all", held_up)
    answer = asyncio.create_task(room.tables.answers.answer(game, ANN, 1))
    while not begun.is_set():
        await asyncio.sleep(0)
    for _ in range(100):
        await asyncio.sleep(0)
    assert not answer.done()
    loop_turns.set()
    await answer


# --- scripts --------------------------------------------------------------------------------------------------------


async def after_bids(room: Room) -> int:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1), (BOB, 0))
    return game


async def test_a_script_is_one_command(room: Room) -> None:
    game = await after_bids(room)
    version = (await room.tables.look(game)).game.version
    steps = [ShorthandAnswer("gift", None, optional=True), ShorthandAnswer("roll", "roll"), ShorthandAnswer("keep", 1)]
    played = await room.tables.answers.script(game, ANN, steps, interaction=901)
    assert [(done.kind, done.value) for done in played.done] == [("roll", "roll"), ("keep", 1)]
    assert played.game.version == version + 1
    again = await room.tables.answers.script(game, ANN, steps, interaction=901)
    assert again.again and again.done == played.done and again.events == played.events


@pytest.mark.parametrize(
    ("steps", "error"),
    [
        ([ShorthandAnswer("roll", "nothing"), ShorthandAnswer("keep", 1)], IllegalAnswer),
        ([ShorthandAnswer("roll", "still"), ShorthandAnswer("roll", "still")], ScriptStopped),
        ([ShorthandAnswer("roll", "still"), ShorthandAnswer(None, "x")], NotAsked),
        ([ShorthandAnswer("keep", 1, optional=True)], ScriptStopped),
    ],
)
async def test_a_script_that_does_not_fit_plays_nothing(
    room: Room, steps: list[ShorthandAnswer], error: type[Exception]
) -> None:
    game = await after_bids(room)
    before, memory = contents(room.path), standing(await room.tables.look(game))
    with pytest.raises(error):
        await room.tables.answers.script(game, ANN, steps)
    assert contents(room.path) == before and standing(await room.tables.look(game)) == memory


@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ([ShorthandAnswer("keep", 99)], "amount-between"),
        ([ShorthandAnswer("play", "none")], "bot-script-unasked"),
        ([ShorthandAnswer("keep", 1), ShorthandAnswer(None, "x")], "not-asked"),
    ],
)
async def test_what_a_script_has_shown_stands_though_the_rest_is_refused(
    room: Room, rest: list[ShorthandAnswer], why: str
) -> None:
    """Else an answer that cannot be would show for nothing what the dice will be."""
    game = await after_bids(room)
    played = await room.tables.answers.script(game, ANN, [ShorthandAnswer("roll", "roll"), *rest], interaction=902)
    assert played.stopped is not None and played.stopped.key == why
    assert [done.kind for done in played.done] == ["roll", "keep"][: len(rest)] and played.events
    after = contents(room.path)
    again = await room.tables.answers.script(game, ANN, [ShorthandAnswer("roll", "roll"), *rest], interaction=902)
    assert again.again and again.done == played.done and contents(room.path) == after
    assert [row.kind for row in room.store.log(game)][-len(rest) :] == [done.kind for done in played.done]


async def test_a_script_out_of_turn_is_told_that_nobody_waits_for_it(room: Room) -> None:
    game = await after_bids(room)
    with pytest.raises(NotAsked):
        await room.tables.answers.script(game, BOB, [ShorthandAnswer("roll", "roll")])


# --- what breaks ----------------------------------------------------------------------------------------------------


async def test_a_rule_that_raises_costs_the_command_not_the_game(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1))
    before, memory = contents(room.path), standing(await room.tables.look(game))
    room.rules.broken.add("roll")
    with pytest.raises(RuleFailed):
        await room.tables.answers.answer(game, BOB, 0)
    assert contents(room.path) == before and standing(await room.tables.look(game)) == memory
    assert "the rule of roll is broken" in caplog.text and SEED not in caplog.text
    room.rules.broken.clear()
    await room.play_on(game)
    assert (await room.tables.look(game)).game.status == "over"


@pytest.mark.parametrize(("what", "told"), [("full", DiskFull), ("locked", DatabaseLocked)])
async def test_a_commit_that_fails_changes_nothing(
    room: Room, what: str, told: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await room.game(ANN, BOB)
    before, memory = contents(room.path), standing(await room.tables.look(game))
    room.changed.clear()
    with monkeypatch.context() as broken:
        broken.setattr("bot.store.keeping.outbox.put", lambda *_: (_ for _ in ()).throw(databases.failure(what)))
        with pytest.raises(told):
            await room.tables.answers.answer(game, ANN, 2, interaction=77)
    assert contents(room.path) == before and standing(await room.tables.look(game)) == memory
    assert room.changed == []
    assert not (await room.tables.answers.answer(game, ANN, 2, interaction=77)).again


async def test_a_sender_that_fails_does_not_cost_the_answer(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    game = await room.game(ANN, BOB)
    room.tables._on_change = lambda game: 1 // 0  # type: ignore[assignment,return-value]
    await room.answers(game, (ANN, 1))
    assert (await room.tables.look(game)).waiting() == [1]


async def test_a_cancelled_command_is_played_or_not_but_never_half(room: Room) -> None:
    game = await room.game(ANN, BOB)
    task = asyncio.create_task(room.tables.answers.answer(game, ANN, 2))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await room.tables.games.in_store(room.store.games)
    live = await room.tables.look(game)
    memory = standing(live)
    await room.restart()
    assert standing(await room.tables.look(game)) == memory
    assert live.waiting() == ([1] if live.game.answers else [0, 1])


# --- memory is only a cache -----------------------------------------------------------------------------------------


async def test_after_every_answer_a_restart_goes_on_where_it_was(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    for step in range(60):
        memory = standing(await room.tables.look(game))
        await room.restart()
        assert standing(await room.tables.look(game)) == memory
        if not await room.play_on(game, most=1, luck=str(step)):
            break
    assert (await room.tables.look(game)).game.status == "over"


async def test_two_processes_at_one_game(room: Room) -> None:
    await room.restart(shared=True)
    game = await room.game(ANN, BOB)
    other = Tables(databases.opened(room.path), shared=True, rules=lambda name: room.rules)
    await other.look(game)
    await room.tables.answers.answer(game, ANN, 1)
    await other.answers.answer(game, BOB, 2)
    await other.answers.answer(game, ANN, "still")
    await room.tables.answers.answer(game, BOB, "still")
    assert [row.seat for row in room.store.log(game)] == [0, 1, 0, 1]
    with pytest.raises(NotAsked):
        await other.answers.answer(game, BOB, "none")
    await other.close()


async def test_few_tables_in_memory_are_enough(room: Room) -> None:
    room.tables.games._live = InMemory(2)
    games = [await room.game(ANN, BOB, channel=channel) for channel in range(5)]
    for _ in range(3):
        for game in games:
            await room.play_on(game, most=2)
    assert room.tables.games.in_memory == 2
    assert {room.store.game(game).answers for game in games} == {6}


# --- secrets --------------------------------------------------------------------------------------------------------


async def test_secrets_are_posted_only_to_their_seat(room: Room) -> None:
    game = await room.game(ANN, BOB, stand_ins=1)
    hands: dict[int | None, set[str]] = {None: set(), 0: set(), 1: set(), 2: set()}
    await room.play_on(game, most=3)
    live = await room.tables.look(game)
    assert live.table is not None
    for post in room.posts():
        hands[post.seat] |= {f"card-{n}" for n in range(12) if f'"card-{n}"' in str(post.post).replace("'", '"')}
    assert not hands[None] and not hands[2]  # nothing public was played yet; a stand-in gets no post
    for seat in (0, 1):
        assert hands[seat] == set(live.table.state.players[seat].hand)
        assert {post.user for post in room.posts() if post.seat == seat} == {[ANN, BOB][seat]}


async def test_the_seed_is_never_logged(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        game = await room.game(ANN, BOB)
        await room.play_on(game, most=5)
        await room.restart()
        await room.tables.look(game)
    assert SEED not in caplog.text
    assert SEED not in repr(await room.tables.look(game))


async def test_the_history_shows_no_secret(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 4), (BOB, 3))
    lines = await room.tables.records.history(game)
    assert [(line.number, line.seat, line.actor) for line in lines] == [(1, 0, ANN), (2, 1, BOB)]
    assert not any(event.secret for line in lines for event in line.events)
    assert [event.text.key for event in lines[1].events] == ["toy-won-bid", "toy-draws"]
