"""Tables of the fog: own questions, own undo and waiting that tells nothing, in the database and after a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.errors import NothingToUndo, TooFewAnswers
from bot.live.answer_counts import EVERYBODY
from bot.live.audit_lines import By
from bot.store import Change
from bot.store.posts import BoardPost, LogPost, NoticePost, NudgePost, SecretPost
from bot.tables import standing_orders
from bot.tables.late import Due
from bot.tables.lobby import TableTerms
from bot.tables.tables import Tables
from bot.wording.figures import figures
from engine.errors import NotAsked, StaleQuestion
from engine.text import T, seat_name
from tests.bot import databases
from tests.bot.tabling import ANN, BOB, SEED, Room
from tests.fog import PRICES, FogRules

pytestmark = pytest.mark.both_databases


class Fog(Room):
    """A table of the fog."""

    def _open(self, *, shared: bool | None = None) -> Tables:
        self.rules: Any = FogRules()
        self.store = databases.opened(self.path)
        return Tables(self.store, on_change=self.changed.append, shared=shared, rules=lambda name: self.rules)

    async def fog(self, *people: int) -> int:
        """A started game."""
        game = await self.tables.lobby.create(7, "fog", people[0], "Ann", terms=TableTerms(seed=SEED))
        for person in people[1:]:
            await self.tables.lobby.join(game.id, person, "Bob")
        await self.tables.lobby.start(game.id)
        return game.id

    async def id(self, game: int, user: int) -> str | None:
        """The id of what this person is asked."""
        asked = await self.tables.answers.question_for(game, user)
        return asked.id if asked else None

    async def time_passes(self) -> None:
        """What was put off comes now."""
        for due, timer in list(self.tables.orders._timers.items()):
            timer.cancel()
            self.tables.orders._begin(due)
        await asyncio.gather(*self.tables.orders._giving)


@pytest_asyncio.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Fog]:
    monkeypatch.setattr(standing_orders, "SOONEST", 9000.0)
    monkeypatch.setattr(standing_orders, "LATEST", 9000.0)
    room = Fog(tmp_path / "games.sqlite")
    yield room
    await room.tables.close()


async def test_a_purchase_is_taken_back_although_another_has_bought_since(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    await room.answers(game, (ANN, "warship"), (BOB, "warship"))
    bob, posts = (
        await room.id(game, BOB),
        [post for post in room.posts() if not isinstance(post.post, SecretPost) or post.seat != 0],
    )
    await room.tables.answers.undo(game, ANN)
    live = await room.tables.look(game)
    assert live.table is not None
    assert [player.warships for player in live.table.state.players] == [0, 1]
    assert (await room.id(game, BOB), room.posts()) == (bob, posts)
    assert await room.id(game, ANN) == "0.1.1.1"
    assert [row.retracted for row in room.store.log(game, retracted=True)] == ["undo", None]
    await room.restart()
    assert (await room.id(game, ANN), await room.id(game, BOB)) == ("0.1.1.1", bob)


async def test_what_another_did_is_nobodys_to_take_back(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    await room.answers(game, (BOB, "warship"))
    with pytest.raises(NothingToUndo):
        await room.tables.answers.undo(game, ANN)


async def test_a_button_pressed_twice_acts_once(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    pressed = await room.id(game, ANN)
    await room.tables.answers.answer(game, ANN, "warship", question=pressed)
    with pytest.raises(StaleQuestion):
        await room.tables.answers.answer(game, ANN, "warship", question=pressed)
    await room.tables.answers.undo(game, ANN)
    with pytest.raises(StaleQuestion):
        await room.tables.answers.answer(game, ANN, "warship", question=pressed)


async def test_what_others_do_is_not_to_be_seen(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    before = await room.tables.look(game)
    shown = before.game.question, before.game.waiting, before.game.headline, len(room.posts())
    waits = room.store.waits(game)
    await room.answers(game, (BOB, "done"))
    after = await room.tables.look(game)
    assert (after.game.question, after.game.waiting, after.game.headline, len(room.posts())) == shown
    assert room.store.waits(game) == waits
    assert (after.waiting(), after.owing()) == ([0, 1], [0])
    assert await room.tables.answers.question_for(game, BOB) is None


async def raided(room: Fog) -> int:
    """A game at its first raid: Ann has a warship."""
    game = await room.fog(ANN, BOB)
    await room.answers(game, (ANN, "warship"), (ANN, "done"), (BOB, "done"), (ANN, "1"), (BOB, "2"), (ANN, "0"))
    await room.answers(game, (BOB, "0"))
    return game


async def test_who_has_nothing_to_decide_is_answered_for_after_a_while(room: Fog) -> None:
    game = await raided(room)
    live = await room.tables.look(game)
    assert live.waiting() == live.owing() == [0, 1]
    assert await room.tables.answers.question_for(game, BOB) is None
    with pytest.raises(NotAsked):
        await room.tables.answers.answer(game, BOB, "nothing")
    await room.restart()
    await room.tables.wake()
    assert [due.seat for due in room.tables.orders._timers] == [1]
    await room.time_passes()
    assert (await room.tables.look(game)).owing() == [0]
    with pytest.raises(NothingToUndo):
        await room.tables.answers.undo(game, BOB)
    await room.answers(game, (ANN, "yes"))
    assert (await room.tables.look(game)).waiting() == [0, 1]


async def test_how_many_steps_others_took_counts_nowhere(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    assert await room.tables.records.last_answers(game, 5) == []
    await room.answers(game, (ANN, "warship"), (BOB, "done"))
    assert await room.tables.records.last_answers(game, 5) == []
    with pytest.raises(TooFewAnswers):
        await room.tables.moderation.rollback(game, 1, 99)
    await room.answers(game, (ANN, "warship"))
    lost = await room.tables.records.in_words(game, await room.tables.records.last_answers(game, 5))
    assert [(one.seat, one.sealed, one.about) for one in lost] == [(EVERYBODY, True, T("fog-sheet"))]
    (told,) = await room.tables.records.history(game)
    assert (told.number, told.seat, [event.text for event in told.events]) == (
        1,
        EVERYBODY,
        [T("fog-sheets-done", seats=2)],
    )
    live = await room.tables.look(game)
    assert [seat.answers for seat in figures(live.rules, room.store, game).seats] == [0, 0]
    await room.tables.moderation.rollback(game, 1, 99, last=lost[-1].seq)
    assert [player.warships for player in (await room.tables.look(game)).table.state.players] == [0, 0]  # type: ignore[union-attr]


# --- nobody learns who has finished ----------------------------------------------------------------------------------


async def waits_of(room: Fog, game: int) -> list[Due]:
    return [Due(wait, None, alone=False) for wait in room.store.waits(game)]


async def test_who_has_not_finished_is_reminded_alone(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    await room.answers(game, (BOB, "done"))
    before = len(room.posts())
    await room.tables.late.remind(game, await waits_of(room, game))
    (nudge,) = room.posts()[before:]
    assert nudge.seat == 0 and isinstance(nudge.post, NudgePost) and nudge.post.beside


async def test_in_turn_reminders_stand_in_the_channel(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    await room.answers(game, (BOB, "done"), (ANN, "done"), (ANN, "1"), (BOB, "1"))
    before = len(room.posts())
    await room.tables.late.remind(game, await waits_of(room, game))
    assert [(type(row.post), row.seat) for row in room.posts()[before:]] == [(NudgePost, None)]


async def test_an_answer_for_who_is_late_is_told_to_nobody_else(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    before = len(room.posts())
    (wait, _) = room.store.waits(game)
    assert await room.tables.late.answer_late(wait)
    assert {post.seat for post in room.posts()[before:]} == {0}


async def test_a_moderators_answer_is_told_to_nobody_else(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    before = len(room.posts())
    await room.tables.answers.answer_for(game, 0, "done", By(99, "asleep"))
    assert {post.seat for post in room.posts()[before:] if not isinstance(post.post, LogPost)} == {0}


async def test_answers_that_do_not_stand_any_more_are_not_counted(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    await room.answers(game, (ANN, "warship"), (ANN, "dig"))
    prices, PRICES["dig"] = dict(PRICES), 99
    try:
        await room.restart()
        await room.tables.look(game)
    finally:
        PRICES.update(prices)
    lines = [row.post for row in room.posts() if isinstance(row.post, NoticePost) and row.seat is None]
    (told,) = [line.text for line in lines if "set-aside" in line.text.key]
    assert told == T("bot-set-aside", seats=(seat_name(0), seat_name(1)), count=1)


async def test_of_what_only_the_newest_counts_one_is_kept_for_all_and_one_a_seat(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    for turn, seat in enumerate((None, 0, 1, 0, None)):
        version = room.store.version(game)
        room.store.commit(game, version, Change(posts=[BoardPost((), turn, seat=seat)]))
    boards = [row.post for row in room.posts() if isinstance(row.post, BoardPost)]
    assert [(post.seat, post.seq) for post in boards] == [(1, 2), (0, 3), (None, 4)]
