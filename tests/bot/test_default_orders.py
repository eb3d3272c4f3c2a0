"""With which standing order seats begin, how long what it passes takes, and who is told of a chance to react."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bot import clock
from bot.live.standing_orders import ALWAYS, ASK, EVERY, IDLE, Due, Ordered, by_default, only_answer, passed_soon
from bot.live.thinking import WINDOW, step_of
from bot.locales import read_once
from bot.settings import TableSettings
from bot.store import Preferences
from bot.store.posts import ChancePost, NudgePost
from bot.tables import standing_orders
from bot.tables.late import Due as Reminder
from bot.tables.standing_orders import delay
from bot.wording.channel_prompt import prompt
from bot.wording.names import speaker
from bot.wording.status import status_lines
from engine.ask import PickOne, Seat
from engine.games import rules_of
from engine.table import Table
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.bot.test_orders import Passing, log

EVEN = TableSettings(pace="even")


@pytest_asyncio.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr(standing_orders, "drawn", lambda *about: 9000.0)
    room = Room(tmp_path / "games.sqlite")
    room.rules = Passing()
    yield room
    await room.tables.close()


def poor(room: Room, *seats: Seat) -> None:
    assert isinstance(room.rules, Passing)
    room.rules.poor = set(seats)


def told(room: Room) -> list[tuple[str, Seat | None]]:
    """Who is told of a chance to react."""
    return [("chance", row.seat) for row in room.posts() if isinstance(row.post, ChancePost)]


async def test_everybody_begins_with_the_order_to_pass_what_cannot_be_answered_otherwise(room: Room) -> None:
    poor(room, 1, 2)
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    assert (await room.tables.look(game)).orders == {seat: {EVERY: IDLE} for seat in range(3)}
    assert "bot-orders-begin-even" in room.kinds()
    assert sorted(await log(room, game)) == [(1, 0, None), (2, 0, None)]


async def test_a_table_of_the_version_before_goes_on_as_it_was(room: Room) -> None:
    poor(room, 0, 1, 2)
    game = await room.game(ANN, BOB, CYD)
    assert (await room.tables.look(game)).orders == {} and not any("orders-begin" in kind for kind in room.kinds())
    assert await log(room, game) == [] and told(room) == []


async def test_who_comes_later_begins_with_it_too(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    await room.tables.orders.order(game, BOB, EVERY, ALWAYS)
    live = await room.tables.seats.replace(game, 1, 44, "Dee", 99)
    assert live.orders[1] == {EVERY: IDLE}


async def test_who_has_something_to_use_is_told_alone_and_nobody_is_called(room: Room) -> None:
    poor(room, 1, 2)
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    assert told(room) == [("chance", 0)]
    live, people = await room.tables.look(game), {ANN, BOB, CYD}
    shown = prompt(live, speaker(live, read_once(), "en"), [], (), people)
    assert shown is not None and shown.called == () and f"<@{BOB}>" not in shown.panel.content
    assert "Closes by itself." in shown.panel.content


async def test_who_takes_no_messages_is_called_whatever_is_held(room: Room) -> None:
    poor(room, 1)
    live = await room.tables.look(await room.game(ANN, BOB, CYD, settings=EVEN))
    shown = prompt(live, speaker(live, read_once(), "en"), [], (), {CYD})
    assert shown is not None and shown.called == (ANN, BOB)


async def nudged(room: Room, game: int) -> list[tuple[Seat | None, object, bool]]:
    """Whom a reminder reaches now: by letter or (None) in the channel, which seats, and whether others may not know."""
    await room.tables.late.remind(game, [Reminder(wait, None, alone=False) for wait in room.store.waits(game)])
    posts = [row.post for row in room.posts() if isinstance(row.post, NudgePost)]
    return [(post.seat, [seat for seat, *_ in post.seats], post.beside) for post in posts]


async def test_a_reminder_names_nobody_who_may_react_and_goes_to_nobody_for_whom_an_order_answers(room: Room) -> None:
    poor(room, 1)
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    assert await nudged(room, game) == [(0, [0], True), (2, [2], True)]


async def test_who_takes_no_messages_is_reminded_in_the_channel_whatever_is_held(room: Room) -> None:
    poor(room, 1)
    for user in (ANN, BOB):
        room.store.prefer(Preferences(user, None, dms=False))
    assert await nudged(room, await room.game(ANN, BOB, CYD, settings=EVEN)) == [(None, [0, 1], False), (2, [2], True)]


async def test_a_moderators_status_names_nobody_for_whom_an_order_may_answer(room: Room) -> None:
    live, say = await room.tables.look(await room.game(ANN, BOB, CYD, settings=EVEN)), read_once().speaker("en", {})
    assert "**to answer**" not in "\n".join(status_lines(live, say, []))
    await room.tables.orders.order(live.game.id, BOB, EVERY, ASK)
    assert "\n".join(status_lines(await room.tables.look(live.game.id), say, [])).count("**to answer**") == 1


@pytest.mark.parametrize(
    ("people", "pace", "how"),
    [((ANN,), "even", "alone"), ((ANN, BOB), "even", "even"), ((ANN, BOB), "instant", "sooner")],
)
async def test_the_opening_note_says_how_it_is(room: Room, people: tuple[int, ...], pace: str, how: str) -> None:
    await room.game(*people, stand_ins=1, settings=TableSettings.model_validate({"pace": pace}))
    assert [kind for kind in room.kinds() if "orders-begin" in kind] == [f"bot-orders-begin-{how}"]


async def test_who_wants_to_be_asked_is_called(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    await room.tables.orders.order(game, BOB, EVERY, ASK)
    live = await room.tables.look(game)
    shown = prompt(live, speaker(live, read_once(), "en"), [], (), {ANN, BOB, CYD})
    assert shown is not None and shown.called == (BOB,)


# --- how long it takes -----------------------------------------------------------------------------------------------


class Clock:
    """Turned by hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = clock.now()
        monkeypatch.setattr(clock, "now", lambda: self.at)

    def on(self, seconds: float) -> datetime:
        self.at += timedelta(seconds=seconds)
        return self.at


async def test_a_pass_by_hand_of_somebody_who_had_a_choice_is_counted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Clock(monkeypatch)
    poor(room, 2)
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    hands.on(100)
    await room.answers(game, (BOB, 0), (CYD, 0), (ANN, 3))
    counts = (await room.tables.look(game)).game.settings.thinking
    assert sum(counts[WINDOW]) == 1 == counts[WINDOW][step_of(100)], "neither who had none nor who used something"


async def test_time_that_has_passed_counts_after_a_restart(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, waits = Clock(monkeypatch), dict[Due, float]()
    poor(room, 1)
    await room.game(ANN, BOB, CYD, settings=EVEN)
    await room.tables.close()
    hands.on(8000)
    room.tables = room._open()
    monkeypatch.setattr(room.tables.orders, "_set", waits.__setitem__)
    await room.tables.wake()
    assert [(due.seat, round(seconds, -1)) for due, seconds in waits.items()] == [(1, 1000)]


async def test_each_pace_has_its_own_delays(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = dict[str, list[float]]()
    for channel, pace in enumerate(("even", "quick", "instant"), 1):
        game = await room.game(ANN, BOB, channel=channel, settings=TableSettings.model_validate({"pace": pace}))
        live = await room.tables.look(game)
        found[pace] = [delay(live, Due(game, f"0.{number}", 1)) for number in range(200)]
    assert max(found["instant"]) <= 2 < 5 <= min(found["quick"]) and max(found["quick"]) <= 45
    assert min(found["even"]) < 10 and max(found["even"]) > 120


async def test_nobody_is_late_by_an_order(room: Room) -> None:
    settings = TableSettings(pace="even", limit=10, late="seat")
    live = await room.tables.look(await room.game(ANN, BOB, settings=settings))
    assert delay(live, Due(live.game.id, "0.1", 1)) == 300


# --- the only answer that is left ------------------------------------------------------------------------------------


def single(seats: int = 6, seed: str = "5") -> tuple[Table, Seat]:
    """A table of Twilight Imperium at which a seat is asked for its action and has but one."""
    rules, chance = rules_of("ti4"), Random(seed)
    table = Table.new(rules, seats, seed)
    while table.ask is not None:
        for seat, shape in table.ask.must.items():
            if table.ask.kind == "action" and isinstance(shape, PickOne) and len(shape.options) == 1:
                return table, seat
        table.answer(*_random(table, chance))
    raise AssertionError("no such position")


def _random(table: Table, chance: Random) -> tuple[Seat, object]:
    seat, shape = table.random_seat(chance)
    return seat, shape.random(chance)


def test_the_only_answer_that_is_left_is_given_where_others_may_not_know() -> None:
    table, seat = single()
    assert table.ask is not None
    assert only_answer(table, seat) == table.ask.must[seat].only() and by_default(table, seat)
    assert only_answer(table, (seat + 1) % 6) is None


def test_who_opens_a_question_that_will_be_answered_so_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else one button alone, such as that no secret objective is scored, would be a riddle."""
    table, seat = single()
    live: Any = SimpleNamespace(table=table)
    orders = {seat: Ordered(only_answer(table, seat) or "")}
    monkeypatch.setattr("bot.live.standing_orders.answer_by_orders", lambda live, table, seat: orders.get(seat))
    assert passed_soon(live, seat)
    orders.clear()
    assert not passed_soon(live, seat), "its seat wants to be asked"
