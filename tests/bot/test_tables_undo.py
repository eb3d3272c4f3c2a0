"""Taking back, moderators, stand-ins, and rules that were mended while a game ran."""

from __future__ import annotations

import logging
import zlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.errors import (
    GameUnreadable,
    MovedOn,
    NoGame,
    NothingToUndo,
    NotRunning,
    NotSeated,
    SeatTaken,
    TooFewAnswers,
)
from bot.live.audit_lines import By
from bot.live.model import Live
from bot.locales import Locales
from bot.store.keeping import outbox
from bot.store.posts import NoticePost
from bot.tables import answers, stand_ins
from engine.chance import ANEW
from engine.errors import StaleQuestion
from tests.bot import databases
from tests.bot.tabling import ANN, BOB, CYD, Room, standing
from tests.toy import ToyRules, ToyState

MOD = 99

pytestmark = pytest.mark.both_databases


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    room = Room(tmp_path / "games.sqlite")
    yield room
    await room.tables.close()


async def rolls(room: Room, game: int) -> list[tuple[int, int]]:
    """The dice of the answers that stand."""
    texts = [event.text for line in await room.tables.records.history(game, 500) for event in line.events]
    return [(int(str(t.params["a"])), int(str(t.params["b"]))) for t in texts if t.key == "toy-rolled"]


# --- free undo ------------------------------------------------------------------------------------------------------


async def test_undo_and_the_same_again_is_the_same_game(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1), (BOB, 0), (ANN, "still"), (BOB, "still"))
    before = await room.tables.look(game)
    assert before.table is not None
    state = room.rules.dump(before.table.state)
    await room.tables.answers.undo(game, BOB)
    await room.answers(game, (BOB, "still"))
    after = await room.tables.look(game)
    assert after.table is not None
    assert room.rules.dump(after.table.state) == state
    assert (after.game.undone, after.game.epoch) == (1, 0)


async def test_undo_crosses_a_safe_point(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1), (BOB, 0), (ANN, "still"))
    assert [lost.kind for lost in await room.tables.answers.undoable(game, ANN)] == ["roll"]
    played = await room.tables.answers.undo(game, ANN)
    assert played.waiting == (0,) and played.question == "1.2"
    await room.answers(game, (ANN, "roll"), (ANN, 0))
    assert [row.retracted for row in room.store.log(game, retracted=True)] == [None, None, "undo", None, None]


async def test_a_button_from_before_an_undo_is_stale(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1), (BOB, 0))
    await room.tables.answers.answer(game, ANN, "still", question="0.2")
    await room.tables.answers.undo(game, ANN)
    with pytest.raises(StaleQuestion):
        await room.tables.answers.answer(game, ANN, "roll", question="0.2")
    await room.tables.answers.answer(game, ANN, "roll", question="1.2")


async def test_undo_stops_at_a_die_and_at_another_players_answer(room: Room) -> None:
    game = await room.game(ANN, BOB)
    with pytest.raises(NothingToUndo):
        await room.tables.answers.undo(game, ANN)
    await room.answers(game, (ANN, 1), (BOB, 0), (ANN, "roll"))
    for user in (ANN, BOB):
        with pytest.raises(NothingToUndo):
            await room.tables.answers.undo(game, user)
    await room.answers(game, (ANN, 0))
    assert [lost.kind for lost in await room.tables.answers.undoable(game, ANN)] == ["keep"]
    with pytest.raises(NothingToUndo):
        await room.tables.answers.undo(game, ANN, steps=2)
    with pytest.raises(NotSeated):
        await room.tables.answers.undo(game, CYD)
    await room.tables.answers.undo(game, ANN)
    assert (await room.tables.look(game)).game.question == "1.3"


async def test_undo_takes_the_stand_ins_answers_with_it(room: Room) -> None:
    game = await room.game(ANN, stand_ins=1, seed="a substitute that keeps still")
    await room.tables.stand_ins.settle(game)
    await room.answers(game, (ANN, 1))
    await room.tables.stand_ins.settle(game)
    for _ in range(20):
        await room.tables.stand_ins.settle(game)
        live = await room.tables.look(game)
        if not live.waiting():
            break
        free = await room.tables.answers.undoable(game, ANN)
        if any(lost.seat == 1 for lost in free):
            played = await room.tables.answers.undo(game, ANN)
            assert 0 in played.waiting
            return
        assert live.table is not None and live.table.ask is not None
        await room.answers(game, (ANN, {"bid": 0, "roll": "still", "keep": 0, "play": "none"}[live.table.ask.kind]))
    pytest.fail("the stand-in never answered without a die")


@pytest.mark.parametrize("lately", [1, 2, 8])
async def test_whether_there_is_anything_to_take_back_is_known_without_reading_it_all(
    room: Room, monkeypatch: pytest.MonkeyPatch, lately: int
) -> None:
    """Also where the last answers that are read are all of stand-ins, behind which an own one lies."""
    monkeypatch.setattr(answers, "LATELY", lately)
    game, seen = await room.game(ANN, stand_ins=1, seed="a substitute that keeps still"), set[bool]()
    for _ in range(20):
        await room.tables.stand_ins.settle(game)
        may = await room.tables.answers.may_undo(game, ANN)
        assert may == bool(await room.tables.answers.undoable(game, ANN))
        seen.add(may)
        live = await room.tables.look(game)
        if not live.waiting():
            break
        assert live.table is not None and live.table.ask is not None
        await room.answers(game, (ANN, {"bid": 0, "roll": "still", "keep": 0, "play": "none"}[live.table.ask.kind]))
    assert seen == {True, False}


# --- moderators -----------------------------------------------------------------------------------------------------


async def test_after_a_rollback_over_a_die_only_the_later_dice_fall_anew(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD, seed="dice that differ")
    await room.answers(game, (ANN, 0), (BOB, 0), (CYD, 0), (ANN, "roll"), (ANN, 0), (BOB, "roll"), (BOB, 0))
    before = await rolls(room, game)
    lost = await room.tables.records.last_answers(game, 2)
    assert [(one.seat, one.kind, one.sealed) for one in lost] == [(1, "roll", True), (1, "keep", False)]
    played = await room.tables.moderation.rollback(game, 2, MOD, "a misclick")
    assert played.game.epoch == ANEW and played.waiting == (1,)
    await room.answers(game, (BOB, "roll"), (BOB, 0))
    after = await rolls(room, game)
    assert after[0] == before[0] and after[1] != before[1]
    memory = standing(await room.tables.look(game))
    await room.restart()
    assert standing(await room.tables.look(game)) == memory


async def test_after_a_rollback_over_a_draw_another_card_may_come_and_everybody_is_told(room: Room) -> None:
    game = await room.game(ANN, BOB, length="40")
    drawn = set[str]()
    for _ in range(6):
        await room.answers(game, (ANN, 1), (BOB, 0))
        live = await room.tables.look(game)
        assert live.table is not None
        drawn.add(live.table.state.players[0].hand[-1])
        await room.tables.moderation.rollback(game, 2, MOD)
        assert room.kinds()[-1] == "bot-dealt-anew"
    memory = standing(await room.tables.look(game))
    await room.restart()
    assert len(drawn) > 3 and standing(await room.tables.look(game)) == memory


async def test_a_rollback_without_a_die_keeps_the_epoch(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1))
    assert (await room.tables.moderation.rollback(game, 1, MOD)).game.epoch == 0
    line = room.store.audited(game=game)[0]
    assert (line.actor, line.action, line.details) == (MOD, "rollback", {"since": 1, "count": 1})


async def test_a_rollback_reaches_as_far_as_the_start(room: Room) -> None:
    game = await room.game(ANN, BOB, length="40")
    first = standing(await room.tables.look(game))
    await room.play_on(game, most=150)
    for count in (0, -1, 151):
        with pytest.raises(TooFewAnswers):
            await room.tables.moderation.rollback(game, count, MOD)
    await room.tables.moderation.rollback(game, 100, MOD)
    assert len(room.store.log(game)) == 50
    await room.tables.moderation.rollback(game, 50, MOD)
    start = standing(await room.tables.look(game))
    assert start[2] == first[2] and start[1] == "2.1"
    await room.play_on(game, most=20)


async def test_no_answer_is_lost_that_was_not_shown(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1))
    shown = await room.tables.records.last_answers(game, 1)
    await room.answers(game, (BOB, 1))
    with pytest.raises(MovedOn):
        await room.tables.moderation.rollback(game, 1, ANN, last=shown[-1].seq, agreed=(ANN, BOB))
    shown = await room.tables.records.last_answers(game, 2)
    await room.tables.moderation.rollback(game, 2, ANN, last=shown[-1].seq, agreed=(ANN, BOB))
    assert room.kinds()[-2:] == ["bot-rolled-back-agreed", "bot-dealt-anew"]
    assert room.store.audited(game=game)[0].action == "undo-agreed"


async def test_pause_and_resume(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.moderation.pause(game, MOD, "holidays")
    assert await room.tables.answers.question_for(game, ANN) is None
    for refused in (
        room.tables.answers.answer(game, ANN, 1),
        room.tables.answers.undo(game, ANN),
        room.tables.moderation.pause(game, MOD),
    ):
        with pytest.raises(NotRunning):
            await refused
    await room.restart()
    await room.tables.moderation.resume(game, MOD)
    await room.answers(game, (ANN, 1))
    assert [line.action for line in room.store.audited(game=game)] == ["resume", "pause"]


async def test_replacing_a_player(room: Room) -> None:
    game = await room.game(ANN, BOB)
    with pytest.raises(SeatTaken):
        await room.tables.seats.replace(game, 1, ANN, "Ann", MOD)
    with pytest.raises(NoGame):
        await room.tables.seats.replace(game, 5, CYD, "Cyd", MOD)
    await room.tables.seats.replace(game, 1, CYD, "Cyd", MOD, "gone")
    with pytest.raises(NotSeated):
        await room.tables.answers.answer(game, BOB, 0)
    await room.answers(game, (CYD, 0))
    details = room.store.audited(game=game)[0].details
    assert details == {"seat": 1, "from": BOB, "to": CYD}


async def test_answering_for_a_seat_leaves_a_line(room: Room) -> None:
    game = await room.game(ANN, BOB)
    played = await room.tables.answers.answer_for(game, 1, 3, By(MOD, "asleep"), question="0.1", interaction=5)
    assert [done.seat for done in played.done] == [1]
    assert (await room.tables.answers.answer_for(game, 1, 3, By(MOD, "asleep"), interaction=5)).again
    assert room.store.log(game)[0].actor == MOD
    assert [(line.action, line.reason, line.details) for line in room.store.audited(game=game)] == [
        ("answer-for", "asleep", {"seat": 1, "verb": None})
    ]


async def test_ending_a_game_shows_the_seed_and_frees_the_channel(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.moderation.end(game, MOD, "spam", moderator=True)
    assert room.kinds() == ["mod-signed-why", "bot-kept"]
    with pytest.raises(NotRunning):
        await room.tables.moderation.end(game, MOD)
    await room.game(ANN, BOB)
    assert [line.action for line in room.store.audited(game=game)] == ["end"]


async def test_resigning(room: Room) -> None:
    game = await room.game(ANN, BOB)
    live = await room.tables.seats.resign(game, ANN)
    assert [row.stand_in for row in live.seats] == [True, False]
    await room.tables.stand_ins.settle(game)
    assert (await room.tables.look(game)).waiting() == [1]
    await room.tables.lobby.join(game, CYD, "Cyd", seat=0)
    await room.tables.seats.resign(game, CYD)
    left = await room.tables.seats.resign(game, BOB)
    assert left.game.status == "paused" and "bot-seed-shown" not in room.kinds()


# --- stand-ins ------------------------------------------------------------------------------------------------------


async def test_one_person_can_play_a_whole_table(room: Room) -> None:
    game = await room.game(ANN, stand_ins=3)
    await room.play_on(game)
    live = await room.tables.look(game)
    assert live.game.status == "over"
    log = room.store.log(game)
    assert {row.actor for row in log if row.seat} == {None} and {row.actor for row in log if not row.seat} == {ANN}


async def test_after_a_crash_stand_ins_go_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(room.tables.games, "after_commit", ())
        game = await room.game(ANN, stand_ins=2)
        await room.answers(game, (ANN, 1))
    await room.restart()
    assert (await room.tables.look(game)).waiting() == [1, 2]
    await room.tables.wake()
    await room.tables.stand_ins.settle()
    assert (await room.tables.look(game)).waiting() == [0]


async def test_stand_ins_wait_for_a_full_disk(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    monkeypatch.setattr(stand_ins, "RETRY_SECONDS", 0.01)
    left, put = [4], outbox.put

    def put_on_full_disk(*values: object) -> None:
        left[0] -= 1
        if left[0] in (0, 1):
            raise databases.failure("full")
        put(*values)  # type: ignore[arg-type]

    monkeypatch.setattr(outbox, "put", put_on_full_disk)
    game = await room.game(ANN, stand_ins=1)
    await room.tables.stand_ins.settle(game)
    assert left[0] < 0 and (await room.tables.look(game)).waiting() == [0]


async def test_stand_ins_do_not_play_for_ever(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    monkeypatch.setattr(stand_ins, "LIMIT", 30)
    game = await room.game(ANN, BOB, length="40")
    monkeypatch.setattr(Live, "stand_ins", Live.waiting)
    await room.tables.seats.replace(game, 0, None, "", MOD)
    await room.tables.stand_ins.settle(game)
    live = await room.tables.look(game)
    assert live.game.status == "paused" and live.game.answers == 40  # whole batches


async def test_stand_ins_that_are_stuck_pause_the_game(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    room.rules.broken.add("roll")
    game = await room.game(ANN, stand_ins=1)
    await room.tables.stand_ins.settle(game)
    with pytest.raises(Exception, match="bot-rule-failed"):
        await room.answers(game, (ANN, 1))
    room.rules.broken.clear()
    room.rules.broken.add("play")
    await room.answers(game, (ANN, 1), (ANN, "still"))
    await room.tables.stand_ins.settle(game)
    live = await room.tables.look(game)
    assert live.game.status == "paused" and live.waiting() == [1]
    assert room.kinds()[-1] == "bot-stand-ins-stuck"
    room.rules.broken.clear()
    await room.tables.moderation.resume(game, MOD)
    await room.tables.stand_ins.settle(game)
    assert (await room.tables.look(game)).waiting() == [0]


async def test_a_person_takes_over_from_a_stand_in(room: Room) -> None:
    game = await room.game(ANN, stand_ins=1)
    await room.tables.stand_ins.settle(game)
    await room.tables.lobby.join(game, BOB, "Bob", seat=1)
    await room.answers(game, (ANN, 5))
    await room.tables.stand_ins.settle(game)
    with pytest.raises(SeatTaken):
        await room.tables.lobby.join(game, BOB, "Bob", seat=1)


# --- mended rules ---------------------------------------------------------------------------------------------------


async def test_mended_rules_set_aside_what_they_refuse_and_ask_again(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    await room.answers(game, (BOB, 3), (ANN, 1))
    await room.tables.answers.answer(game, BOB, {"to": "0", "coins": 1}, verb="gift")
    room.rules.least = 2
    await room.restart()
    live = await room.tables.look(game)
    assert live.waiting() == [0, 2] and live.game.status == "running" and live.game.undone == 1
    log = room.store.log(game, retracted=True)
    assert [row.retracted for row in log] == [None, "set-aside", "set-aside"]
    told = {row.seat: row.post.text for row in room.posts() if isinstance(row.post, NoticePost) and row.id > 1}
    assert set(told) == {None, 0, 1}
    words = Locales()
    said = words.say(told[None], names={0: "Ann", 1: "Bob"})
    assert said == "A rules fix invalidated the last 2 answers. Please answer again: Ann and Bob."
    await room.restart()
    assert standing(await room.tables.look(game)) == standing(live)
    await room.answers(game, (ANN, 2), (CYD, 3))


@pytest.mark.parametrize("damage", [b"x\x9c" + b"?" * 9, zlib.compress(b"{}"), b""])
async def test_an_unreadable_safe_point_falls_back_to_an_earlier_one(room: Room, damage: bytes) -> None:
    game = await room.game(ANN, BOB)
    await room.play_on(game, most=12)
    memory = standing(await room.tables.look(game))
    newest = room.store.load(game).safe
    assert newest is not None and newest.after > 0
    with room.store.writing() as db:
        db.execute("UPDATE safe_points SET state = ? WHERE after = ?", [damage, newest.after])
    await room.restart()
    assert standing(await room.tables.look(game)) == memory
    await room.play_on(game)


class Shaken(ToyRules):
    """Rules that read no saved state."""

    def load(self, data: bytes) -> ToyState:
        raise KeyError("points")


async def test_a_game_that_cannot_be_read_stays_as_it_is(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    game = await room.game(ANN, BOB)
    await room.play_on(game, most=5)
    memory = standing(await room.tables.look(game))
    good, room.rules = room.rules, Shaken()
    await room.restart()
    await room.tables.wake()
    with pytest.raises(GameUnreadable):
        await room.tables.answers.answer(game, ANN, 1)
    good.save_format, room.rules = 0, good
    await room.restart()
    with pytest.raises(GameUnreadable):
        await room.tables.look(game)
    good.save_format = 1
    await room.restart()
    assert standing(await room.tables.look(game)) == memory
