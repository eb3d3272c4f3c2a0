"""Answers that a seat has ordered in advance: given after a while, also after a restart, and no bar to free undo."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from bot.errors import BotError, NothingToUndo, NotSeated
from bot.live.model import Live
from bot.live.standing_orders import ALWAYS, ASK, EVERY, IDLE, TURN, Due
from bot.tables import standing_orders
from bot.tables.standing_orders import delay
from engine.ask import Answer, Ask, Seat
from engine.games import rules_of
from engine.text import T, Text
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.toy import ToyRules


class Passing(ToyRules):
    """A bid of nothing counts as a pass, and shows nothing. Who is idle has nothing else to bid."""

    def __init__(self) -> None:
        super().__init__()
        self.poor: set[Seat] = set()

    def windows(self) -> Sequence[tuple[str, Text]]:
        return [("bid", T("toy-bid")), ("roll", T("toy-roll"))]

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        return 0 if ask.kind == "bid" else None

    def idle(self, seat: Seat, ask: Ask) -> bool:
        return seat in self.poor

    def only_passes(self, kind: str, answer: Answer) -> bool:
        return kind == "bid" and answer == 0


LONG = 9000.0
"""No test waits so many seconds: what is put off comes when a test says so."""


@pytest_asyncio.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr(standing_orders, "SOONEST", LONG)
    monkeypatch.setattr(standing_orders, "LATEST", LONG)
    room = Room(tmp_path / "games.sqlite")
    room.rules = Passing()
    yield room
    await room.tables.close()


async def log(room: Room, game: int) -> list[tuple[Seat, Answer, int | None]]:
    """After all that was put off: who answered what, and by whose hand."""
    tables = room.tables
    while tables.orders._timers:
        for due, timer in list(tables.orders._timers.items()):
            timer.cancel()
            tables.orders._begin(due)
        await asyncio.gather(*tables.orders._giving)
    return [(row.seat, row.value, row.actor) for row in room.store.log(game)]


async def begun(room: Room, *people: int, order: str | None = ALWAYS, kind: str = "bid") -> int:
    """A game in which Bob has given this order."""
    game = await room.game(*(people or (ANN, BOB, CYD)))
    if order:
        await room.tables.orders.order(game, BOB, kind, order)
    return game


async def test_an_ordered_pass_is_given_after_a_while(room: Room) -> None:
    game = await begun(room)
    assert room.store.log(game) == []
    assert await log(room, game) == [(1, 0, None)]
    assert (await room.tables.look(game)).waiting() == [0, 2]


async def test_whoever_answers_first_is_not_answered_for(room: Room) -> None:
    game = await begun(room)
    await room.answers(game, (BOB, 3))
    assert await log(room, game) == [(1, 3, BOB)]


async def test_an_order_dropped_in_time_gives_no_answer(room: Room) -> None:
    game = await begun(room)
    await room.tables.orders.order(game, BOB, "bid", None)
    assert await log(room, game) == []


async def test_an_order_for_every_kind_holds_for_each(room: Room) -> None:
    game = await begun(room, kind=EVERY)
    assert await log(room, game) == [(1, 0, None)]


async def test_one_kind_can_be_excepted(room: Room) -> None:
    game = await begun(room, kind=EVERY)
    await room.tables.orders.order(game, BOB, "bid", ASK)
    assert await log(room, game) == []


async def test_unless_there_is_something_to_use(room: Room) -> None:
    game = await begun(room, order=IDLE)
    assert await log(room, game) == []
    assert isinstance(room.rules, Passing)
    room.rules.poor = {1}
    await room.restart()
    await room.tables.wake()
    assert await log(room, game) == [(1, 0, None)]


async def test_until_the_next_turn(room: Room) -> None:
    game = await begun(room, kind=TURN)
    assert await log(room, game) == [(1, 0, None)]
    await room.answers(game, (ANN, 2), (CYD, 1))  # now each rolls in turn: Bob is asked for more than a reaction
    live = await room.tables.look(game)
    while 1 not in live.waiting():
        await room.tables.answers.answer(game, [ANN, BOB, CYD][live.waiting()[0]], "still")
    assert live.orders[1] == {} == (await reloaded(room, game)).orders.get(1, {})


async def reloaded(room: Room, game: int) -> Live:
    await room.restart()
    return await room.tables.look(game)


async def test_orders_are_kept(room: Room) -> None:
    game = await begun(room, kind=EVERY, order=IDLE)
    await room.tables.orders.order(game, BOB, "roll", ASK)
    await room.tables.orders.order(game, BOB, "roll", ALWAYS)
    assert (await reloaded(room, game)).orders == {1: {EVERY: IDLE, "roll": ALWAYS}}


async def test_orders_go_with_their_player(room: Room) -> None:
    game = await begun(room, order=IDLE)
    await room.tables.orders.order(game, ANN, "roll", ASK)
    live = await room.tables.seats.replace(game, 1, 44, "Dee", 99)
    assert live.orders == {0: {"roll": ASK}} == (await reloaded(room, game)).orders


async def test_orders_are_refused(room: Room) -> None:
    game = await begun(room, order=None)
    with pytest.raises(NotSeated):
        await room.tables.orders.order(game, 99, "bid", ALWAYS)
    for kind, mode in [("keep", ALWAYS), ("bid", "sometimes")]:
        with pytest.raises(BotError) as refused:
            await room.tables.orders.order(game, ANN, kind, mode)
        assert refused.value.text.key == "bot-no-such-order"
    assert (await room.tables.look(game)).orders == {}


async def test_an_order_takes_nobodys_undo_away(room: Room) -> None:
    game = await begun(room, order=None)
    await room.answers(game, (ANN, 2))
    await room.tables.orders.order(game, BOB, "roll", ALWAYS)
    assert [lost.seat for lost in await room.tables.answers.undoable(game, ANN)] == [0]


async def test_after_a_restart_orders_go_on(room: Room) -> None:
    game = await begun(room)
    await room.restart()
    assert room.tables.orders._timers == {} and await log(room, game) == []
    await room.restart()
    await room.tables.wake()
    assert await log(room, game) == [(1, 0, None)]


async def test_a_paused_game_waits(room: Room) -> None:
    game = await begun(room)
    await room.tables.moderation.pause(game, 99)
    assert await log(room, game) == []
    await room.tables.moderation.resume(game, 99)
    assert await log(room, game) == [(1, 0, None)]


async def test_a_rule_that_breaks_leaves_the_question_open(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    room.rules.broken.add("roll")
    game = await begun(room, ANN, BOB)
    await room.answers(game, (ANN, 1))
    assert await log(room, game) == [(0, 1, ANN)]
    assert (await room.tables.look(game)).waiting() == [1]


async def test_the_delay_is_drawn_for_each_question_and_seat(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing_orders, "SOONEST", 5.0)
    monkeypatch.setattr(standing_orders, "LATEST", 45.0)
    game = await room.game(ANN, BOB, CYD)
    live = await room.tables.look(game)
    drawn = [delay(live, Due(game, f"0.{number}", seat)) for number in range(50) for seat in range(3)]
    assert len(set(drawn)) == 150 and min(drawn) < 10 and max(drawn) > 40
    assert delay(live, Due(game, "0.7", 1)) == drawn[22]


async def test_the_delay_does_not_depend_on_what_is_held(room: Room) -> None:
    game = await begun(room, order=IDLE)
    assert isinstance(room.rules, Passing)
    live, due = await room.tables.look(game), Due(game, "0.1", 1)
    before = delay(live, due)
    room.rules.poor = {1}
    assert delay(live, due) == before


# --- free undo ------------------------------------------------------------------------------------------------------


async def test_an_ordered_pass_does_not_bar_anothers_undo(room: Room) -> None:
    game = await begun(room)
    await room.answers(game, (ANN, 2))
    assert await log(room, game) == [(0, 2, ANN), (1, 0, None)]
    assert [lost.seat for lost in await room.tables.answers.undoable(game, ANN)] == [0, 1]
    await room.tables.answers.undo(game, ANN)
    assert set(await log(room, game)) == {(1, 0, None)}  # given anew
    assert (await room.tables.look(game)).waiting() == [0, 2]


async def test_a_pass_by_hand_bars_undo_no_more_than_an_ordered_one(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    await room.answers(game, (ANN, 2), (BOB, 0))
    await room.tables.answers.undo(game, ANN)
    assert (await room.tables.look(game)).waiting() == [0, 1, 2]


async def test_more_than_a_pass_bars_undo(room: Room) -> None:
    game = await begun(room)
    await room.answers(game, (ANN, 2), (CYD, 1))
    with pytest.raises(NothingToUndo):
        await room.tables.answers.undo(game, ANN)


async def test_a_pass_that_showed_something_bars_undo(room: Room) -> None:
    game = await begun(room, ANN, BOB)
    await room.answers(game, (ANN, 2))
    assert await log(room, game) == [(0, 2, ANN), (1, 0, None)]  # now the highest bidder has drawn a card
    with pytest.raises(NothingToUndo):
        await room.tables.answers.undo(game, ANN)


@pytest.mark.parametrize(
    ("kind", "answer", "passes"),
    [
        ("after_activate_system", "pass", True),
        ("after_activate_system", "card:skilled_retreat", False),
        ("action", "pass", False),
        ("component_action", "pass", False),
    ],
)
def test_only_a_passed_window_of_twilight_imperium_counts_as_nothing(kind: str, answer: str, passes: bool) -> None:
    assert rules_of("ti4").only_passes(kind, answer) is passes
