"""Ordered answers that deceive nobody come at once, with the answer before them: nobody is shown what they answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.errors import NothingToUndo, RuleFailed
from bot.live.standing_orders import ALWAYS, ASK, EVERY, TURN, Due
from bot.locales import read_once
from bot.settings import TableSettings
from bot.store import OrderRow
from bot.store.posts import ChancePost, PromptPost
from bot.tables.standing_orders import delay
from bot.tables.tables import Tables
from engine.ask import Answer, Ask, Option, PickOne, Reply, Seat
from engine.errors import IllegalAnswer
from engine.text import T, Text
from tests.asked import asked, by_name
from tests.bot import databases
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.toy import ToyRules

ACT, REACT, LATER = asked("act", open=True), asked("react"), asked("later")
PASS = Option("pass", T("no"))
EVEN = TableSettings(pace="even")
ROUNDS = 2


class Windows(ToyRules):
    """Seat 0 acts, then everybody may react; so a few times. Last everybody in turn is asked something else."""

    questions = by_name(ACT, REACT, LATER)

    def __init__(self) -> None:
        super().__init__()
        self.rich: set[Seat] = set()
        self.reacting: set[Seat] = {0, 1, 2}

    def step(self, run: Any) -> Coroutine[Ask, Reply, None]:
        return self._round(run)

    async def _round(self, run: Any) -> None:
        if "act" in self.broken and run.state.round > 1:
            raise RuntimeError("the rule of acting is broken")
        if run.state.round > ROUNDS:
            for seat in range(len(run.state.players)):
                await run.pick(LATER, seat, [Option("yes", T("yes")), PASS], T("toy-roll"), always=True)
            run.state.round += 1
            return
        await run.pick(ACT, 0, [Option("on", T("yes")), PASS], T("toy-roll"))
        use = Option("use", T("yes"))
        seats = [seat for seat in range(len(run.state.players)) if seat in self.reacting]
        shapes = {seat: PickOne([use, PASS] if seat in self.rich else [PASS]) for seat in seats}
        await run.ask(REACT, lambda: shapes, T("toy-bid", round=1), light=True)
        run.state.round += 1

    def windows(self) -> Sequence[tuple[str, Text]]:
        return [("react", T("toy-bid"))]

    def lets_pass(self, seat: Seat, ask: Ask) -> Answer | None:
        return "pass" if ask.kind == "react" else None

    def idle(self, seat: Seat, ask: Ask) -> bool:
        return seat not in self.rich

    def only_passes(self, kind: str, answer: Answer) -> bool:
        return kind == "react" and answer == "pass"


@pytest_asyncio.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr("tests.bot.tabling.ToyRules", Windows)
    room = Room(tmp_path / "games.sqlite")
    yield room
    await room.tables.close()


async def asked_of(room: Room, game: int) -> tuple[str, list[Seat]]:
    """The open question, once computer players have answered."""
    await room.tables.stand_ins.settle(game)
    live = await room.tables.look(game)
    assert live.table is not None and live.table.ask is not None
    return live.table.ask.kind, live.waiting()


def by_orders(room: Room, game: int) -> int:
    return sum(row.seat == 0 and row.actor is None for row in room.store.log(game))


def prompts(room: Room) -> list[object]:
    """Which questions were to be shown."""
    return [row.post.question for row in room.posts() if isinstance(row.post, PromptPost)]


async def test_who_plays_alone_is_shown_no_window_with_nothing_to_use(room: Room) -> None:
    game = await room.game(ANN, stand_ins=2, settings=EVEN)
    shown = prompts(room)
    for _ in range(ROUNDS):
        assert await asked_of(room, game) == ("act", [0])
        await room.answers(game, (ANN, "on"))
        assert 0 not in (await room.tables.look(game)).owing(), "it is passed in the same change"
        shown += prompts(room)
        await room.tables.stand_ins.settle(game)
    assert await asked_of(room, game) == ("later", [0]) and by_orders(room, game) == ROUNDS
    assert room.tables.orders._timers == {} and len(set(shown)) == len(shown)


async def test_who_plays_alone_and_has_something_is_asked_in_the_channel(room: Room) -> None:
    assert isinstance(room.rules, Windows)
    room.rules.rich = {0}
    game = await room.game(ANN, stand_ins=2, settings=EVEN)
    await room.answers(game, (ANN, "on"))
    assert await asked_of(room, game) == ("react", [0])
    assert [post for post in room.posts() if isinstance(post.post, ChancePost)] == []


async def test_who_wants_to_be_asked_is(room: Room) -> None:
    game = await room.game(ANN, stand_ins=2, settings=EVEN)
    await room.tables.orders.order(game, ANN, "react", ASK)
    await room.answers(game, (ANN, "on"))
    assert await asked_of(room, game) == ("react", [0])


@pytest.mark.parametrize("pace", ["before", "even", "quick", "instant"])
async def test_whatever_is_ordered_alone_comes_at_once(room: Room, pace: str) -> None:
    assert isinstance(room.rules, Windows)
    room.rules.rich = {0}
    game = await room.game(ANN, stand_ins=1, settings=TableSettings.model_validate({"pace": pace}))
    await room.tables.orders.order(game, ANN, EVERY, ALWAYS)
    await room.answers(game, (ANN, "on"))
    assert await asked_of(room, game) == ("act", [0]) and by_orders(room, game) == 1


async def test_nobody_is_alone_with_other_people_or_a_seat_that_somebody_may_take(room: Room) -> None:
    vacant = TableSettings(pace="even", vacant=(1,))
    for channel, (people, settings) in enumerate([((ANN, BOB), EVEN), ((ANN,), vacant)], 1):
        game = await room.game(*people, stand_ins=1, channel=channel, settings=settings)
        await room.answers(game, (ANN, "on"))
        live = await room.tables.look(game)
        assert not live.alone and 0 in live.owing() and delay(live, Due(game, live.table.question, 0)) > 0  # type: ignore[union-attr]


async def test_who_has_left_and_can_come_back_is_another_person(room: Room) -> None:
    game = await room.game(ANN, BOB, stand_ins=1, settings=EVEN)
    live = await room.tables.look(game)
    assert not live.alone
    await room.tables.seats.resign(game, BOB)
    assert (await room.tables.look(game)).alone


async def test_a_window_at_the_start_and_after_a_restart_is_passed_at_once_too(room: Room) -> None:
    game = await room.game(ANN, stand_ins=1, settings=EVEN)
    await room.tables.orders.order(game, ANN, "react", ASK)
    await room.answers(game, (ANN, "on"))
    await room.tables.stand_ins.settle(game)
    live = await room.tables.look(game)
    await room.tables.orders.order(game, ANN, "react", None)  # now the order for all kinds holds for the open question
    assert delay(live, Due(game, live.table.question, 0)) == 0  # type: ignore[union-attr]
    await room.restart()
    await room.tables.wake()
    while room.tables.orders._timers or room.tables.orders._giving:
        await asyncio.sleep(0)
    assert await asked_of(room, game) == ("act", [0])


async def test_until_the_next_turn_ends_where_something_else_is_asked(room: Room) -> None:
    assert isinstance(room.rules, Windows)
    room.rules.rich = {0}
    game = await room.game(ANN, stand_ins=1, settings=EVEN)
    await room.answers(game, (ANN, "on"))
    await room.tables.stand_ins.settle(game)
    await room.tables.answers.answer(game, ANN, "pass", orders=[OrderRow(0, TURN, ALWAYS)])
    assert (await asked_of(room, game))[0] == "act"
    assert (await room.tables.look(game)).orders[0] == {EVERY: "idle"}
    await room.restart()
    assert (await room.tables.look(game)).orders[0] == {EVERY: "idle"}


async def test_an_order_of_a_refused_answer_is_none(room: Room) -> None:
    assert isinstance(room.rules, Windows)
    room.rules.rich = {0}
    game = await room.game(ANN, BOB, settings=EVEN)
    with pytest.raises(IllegalAnswer):
        await room.tables.answers.answer(game, ANN, "nonsense", orders=[OrderRow(0, TURN, ALWAYS)])
    assert (await room.tables.look(game)).orders[0] == {EVERY: "idle"}


async def test_a_rule_that_breaks_after_it_costs_the_answer_not_the_game(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    assert isinstance(room.rules, Windows)
    room.rules.broken, room.rules.reacting = {"act"}, {0}
    game = await room.game(ANN, stand_ins=1, settings=EVEN)
    with pytest.raises(RuleFailed):
        await room.answers(game, (ANN, "on"))
    assert room.store.log(game) == [] and await asked_of(room, game) == ("act", [0])
    room.rules.broken.clear()
    await room.answers(game, (ANN, "on"))
    assert await asked_of(room, game) == ("act", [0]) and by_orders(room, game) == 1


async def test_a_game_of_three_people_is_as_it_was(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    await room.answers(game, (ANN, "on"))
    assert (await room.tables.look(game)).owing() == [0, 1, 2] and len(room.tables.orders._timers) == 3


@pytest.mark.parametrize(
    ("kind", "mode", "soon"), [(EVERY, ALWAYS, False), ("react", ALWAYS, False), (TURN, ALWAYS, True)]
)
async def test_among_people_only_who_has_said_so_passes_at_once_what_all_know(
    room: Room, kind: str, mode: str, soon: bool
) -> None:
    """Which orders somebody has is nobody's business, also where everybody knows what they can choose."""
    assert isinstance(room.rules, Windows)
    room.rules.questions = by_name(ACT, asked("react", open=True), LATER)
    room.rules.rich, room.rules.reacting = {1}, {1}
    game = await room.game(ANN, BOB, settings=EVEN)
    await room.tables.orders.order(game, BOB, kind, mode)
    await room.answers(game, (ANN, "on"))
    assert await asked_of(room, game) == (("act", [0]) if soon else ("react", [1]))


async def test_it_is_one_change_also_where_another_process_takes_the_answer(room: Room) -> None:
    """Who looks after the table learns of the answer and of what followed it, and can take both back."""
    assert isinstance(room.rules, Windows)
    room.rules.reacting = {0}
    game = await room.game(ANN, stand_ins=1, settings=EVEN)
    await room.restart(shared=True)
    await room.tables.look(game)
    other = Tables(databases.opened(room.path), shared=True, rules=lambda name: room.rules)
    try:
        await other.answers.answer(game, ANN, "on")
    finally:
        await other.close()
    live = await room.tables.look(game, version=(await room.tables.look(game)).game.version)
    assert [(row.value, row.actor) for row in live.recent] == [("on", ANN), ("pass", None)]
    assert await room.tables.answers.may_undo(game, ANN)
    await room.tables.answers.undo(game, ANN)
    assert room.store.log(game) == []


async def test_a_sealed_answer_that_followed_bars_and_is_named(room: Room) -> None:
    room.rules = ToyRules()
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 1), (BOB, 0), (ANN, "roll"))
    with pytest.raises(NothingToUndo) as refused:
        await room.tables.answers.undo(game, ANN)
    said = read_once().say(refused.value.text, "en", {0: "Ann"})
    assert "Since then: Ann (dice or hidden information)." in said
