"""Plans: own decisions laid down in advance; what ends one, what others can tell of it, and how it is made."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from math import inf
from pathlib import Path
from random import Random
from re import sub
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest

from bot.clock import moment, stamp
from bot.errors import NotSeated
from bot.live import thinking
from bot.live.model import Live
from bot.live.plans import PLAN, Plan, Step, plan_of
from bot.live.standing_orders import LAID_DOWN, Due
from bot.live.thinking import THERE, as_typed, typed
from bot.store import AnswerRow
from bot.store.posts import NoticePost
from bot.tables.standing_orders import delay
from engine.ask import Answer
from engine.text import T, to_json
from tests.bot.harness import World, error, labels
from tests.bot.laid_out import pressable
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.bot.test_presets import moderator
from tests.bot.timing import NOON, Clock, clock_for
from tests.toy import ToyRules, ToyView


def step(kind: str, *wanted: Answer, calm: bool = False) -> Step:
    words = tuple(to_json(T("answer-words", words=str(one))) for one in wanted)
    return Step(kind=kind, about=to_json(T("bot-plan-empty")), wanted=wanted, words=words, calm=calm)


def to(*steps: Step) -> Any:
    return lambda before: (*steps,)


@pytest.fixture
async def room(tmp_path: Path) -> Any:
    room = Room(tmp_path / "test.db")
    yield room
    await room.tables.close()


async def passes(room: Room) -> None:
    """What was put off comes now, until nothing is."""
    orders = room.tables.orders
    while orders._timers:
        for due, timer in list(orders._timers.items()):
            timer.cancel()
            orders._begin(due)
        await asyncio.gather(*orders._giving)


async def bid(room: Room, *bids: int) -> int:
    """A table whose players have bid so much."""
    game = await room.game(ANN, BOB, CYD)
    await room.answers(game, *zip((ANN, BOB, CYD), bids, strict=True))
    return game


async def left(room: Room, game: int, seat: int) -> Plan:
    return plan_of(await room.tables.look(game), seat)


def told(room: Room, seat: int) -> list[str]:
    """Why this seat's plans ended."""
    texts = [row.post.text for row in room.posts() if isinstance(row.post, NoticePost) and row.seat == seat]
    return [str(getattr(text.params["why"], "key", "")) for text in texts if text.key == "bot-plan-over"]


async def given(room: Room, game: int, seat: int) -> list[Any]:
    return [(row.kind, row.value, row.actor) for row in room.store.log(game) if row.seat == seat and row.kind != "bid"]


async def test_a_plan_is_answered_step_by_step_and_then_gone(room: Room) -> None:
    game = await bid(room, 3, 1, 1)
    await room.tables.orders.plan(game, ANN, to(step("roll", "still"), step("play", "no such card", "none")))
    await passes(room)
    assert await given(room, game, 0) == [("roll", "still", LAID_DOWN)] and len(await left(room, game, 0)) == 1
    await room.answers(game, (BOB, "still"), (CYD, "still"))
    await passes(room)
    assert ("play", "none", LAID_DOWN) in await given(room, game, 0)
    assert await left(room, game, 0) == () and told(room, 0) == []


async def test_a_plan_outlasts_a_restart_and_goes_with_its_player(room: Room) -> None:
    game = await bid(room, 3, 1, 1)
    await room.tables.orders.plan(game, BOB, to(step("roll", "still")))
    await room.restart()
    assert len(await left(room, game, 1)) == 1
    await room.tables.seats.resign(game, BOB)
    await room.restart()
    assert await left(room, game, 1) == ()


async def test_who_answers_by_hand_what_was_planned_goes_on_and_otherwise_ends_the_plan(room: Room) -> None:
    game = await bid(room, 3, 1, 1)
    await room.tables.orders.plan(game, ANN, to(step("roll", "roll", "still"), step("play", "none")))
    await room.answers(game, (ANN, "still"))
    assert [one.kind for one in await left(room, game, 0)] == ["play"]
    await room.tables.orders.plan(game, BOB, to(step("roll", "roll"), step("play", "none")))
    await room.answers(game, (BOB, "still"))
    assert await left(room, game, 1) == () and told(room, 1) == ["bot-plan-otherwise"]


async def test_a_plan_ends_with_the_reason_where_nothing_of_it_is_possible(room: Room) -> None:
    game = await bid(room, 3, 1, 1)
    await room.tables.orders.plan(game, BOB, to(step("roll", "fly", "swim")))
    await room.answers(game, (ANN, "still"))
    assert await left(room, game, 1) == () and told(room, 1) == ["bot-plan-impossible"]
    assert told(room, 0) == told(room, 2) == []
    await passes(room)
    assert await given(room, game, 1) == []


async def test_the_step_that_fails_is_named_not_the_one_that_was_just_given(room: Room) -> None:
    game = await bid(room, 3, 1, 1)
    failing = step("keep", "no such dice").model_copy(update={"about": to_json(T("bot-plan-add"))})
    await room.tables.orders.plan(game, ANN, to(step("roll", "roll"), failing))
    await room.answers(game, (ANN, "roll"))
    (over,) = [row.post.text for row in room.posts() if isinstance(row.post, NoticePost) and row.seat == 0]
    assert over.key == "bot-plan-over" and over.params["step"] == T("bot-plan-add")


async def test_a_plan_ends_when_answers_are_taken_back(room: Room) -> None:
    game = await bid(room, 3, 1, 1)
    await room.answers(game, (ANN, "still"))
    await room.tables.orders.plan(game, CYD, to(step("roll", "still")))
    await room.tables.answers.undo(game, ANN)
    assert await left(room, game, 2) == () and told(room, 2) == ["bot-plan-back"]


async def test_a_calm_step_ends_with_what_happens_next_to_its_seat(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    def near(self: ToyRules, view: ToyView) -> list[str]:
        return ["seat-0"]

    monkeypatch.setattr(ToyRules, "near", near)
    game = await bid(room, 3, 1, 1)
    await room.tables.orders.plan(game, BOB, to(step("roll", "still", calm=True)))
    await room.tables.orders.plan(game, CYD, to(step("roll", "still")))
    await room.answers(game, (ANN, "roll"))
    assert await left(room, game, 1) == () and told(room, 1) == ["bot-plan-disturbed"]
    assert len(await left(room, game, 2)) == 1


async def test_only_who_sits_there_plans(room: Room) -> None:
    game = await room.game(ANN, BOB)
    with pytest.raises(NotSeated):
        await room.tables.orders.plan(game, CYD, to(step("roll", "still")))


async def test_others_cannot_tell_a_planned_answer_from_a_typed_one(room: Room) -> None:
    """Two worlds: the same answer typed, and planned. What is posted for all others is the same."""

    def posted(game: int) -> list[str]:
        posts = [repr(row.post) for row in room.posts() if row.game == game and row.seat != 0]
        return [sub(r"due=\d+", "", post) for post in posts]  # a number of the outbox

    typed, other = await bid(room, 3, 1, 1), 0
    await room.answers(typed, (ANN, "still"))
    other = await room.game(ANN, BOB, CYD, channel=8)
    await room.answers(other, (ANN, 3), (BOB, 1), (CYD, 1))
    await room.tables.orders.plan(other, ANN, to(step("roll", "still")))
    await passes(room)
    assert posted(typed) == posted(other)


async def test_its_time_is_drawn_as_that_of_answers_by_hand(room: Room) -> None:
    """At no pace does it come at once, which nobody could type, nor always after the same time."""
    for channel, pace in enumerate(("even", "quick", "instant", "before")):
        settings = (await room.tables.look(await room.game(ANN, BOB, channel=20 + channel))).game.settings
        settings = settings.model_copy(update={"pace": pace})
        waits = set()
        for n in range(6):
            game = await room.game(ANN, BOB, channel=100 + 10 * channel + n, settings=settings, seed=f"{n}eed" * 16)
            await room.answers(game, (ANN, 3), (BOB, 1))
            live = await room.tables.orders.plan(game, ANN, to(step("roll", "still")))
            waits.add(await room.tables.orders.planned_delay(live, due_of(live, 0)))
        assert len(waits) == 6 and min(waits) > 1, pace


async def typed_for(room: Room, clock: Clock, *times: float) -> int:
    """A game in which Ann, Bob and Cyd have rolled after so many seconds each, and played a card after two."""
    game = await bid(room, 3, 1, 1)
    for value, seconds in (("still", times), ("none", (2.0, 2.0, 2.0))):
        for user, after in zip((ANN, BOB, CYD), seconds, strict=True):
            clock.turn(seconds=after)
            await room.answers(game, (user, value))
    await room.answers(game, (ANN, 1), (BOB, 0), (CYD, 0))
    return game


async def comes_after(room: Room, game: int, user: int, kind: str) -> float:
    """How many seconds after its question a planned answer of this person comes."""
    live = await room.tables.orders.plan(game, user, to(step(kind, "still", "none")))
    seat = live.seat_of(user)
    assert seat is not None
    return await room.tables.orders.planned_delay(live, due_of(live, seat))


def due_of(live: Live, seat: int) -> Due:
    assert live.table is not None
    return Due(live.game.id, live.table.question_of(seat), seat)


async def test_its_time_is_what_its_kind_of_question_takes_here(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own player's time first; a time in which somebody was away is none."""
    clock = clock_for(monkeypatch)
    game = await typed_for(room, clock, 500.0, 60.0, 7 * 3600.0)
    log = [row for row in room.store.log(game) if row.kind == "roll"]
    live = await room.tables.look(game)
    found = list(typed(room.store.log(game), "roll", 0, live.opened))
    assert [(one.seat, one.seconds) for one in found] == [(0, 500.0), (1, 60.0), (2, 7 * 3600.0)] and len(log) == 3
    for seat, usual in ((0, 500.0), (1, 60.0)):
        waits = [as_typed(found * 20, seat, Random(n), inf) for n in range(400)]
        assert usual / 1.2 < median(waits) < usual * 1.2 and max(waits) <= THERE
    assert max(as_typed(found * 20, 0, Random(n), 120.0) for n in range(400)) <= 120.0


async def test_a_planned_answer_to_a_long_decision_waits_its_time(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """After as long as such a decision takes, however quickly cards are played; and a restart changes nothing."""
    clock = clock_for(monkeypatch)
    game = await typed_for(room, clock, 400.0, 400.0, 400.0)
    monkeypatch.setattr(thinking, "OWN", 400)
    wait = await comes_after(room, game, ANN, "roll")
    assert 300 < wait < 500
    await room.restart()
    await room.tables.wake()
    for seconds, there in ((0.0, 0), (wait - 2, 0), (3.0, 1)):
        clock.turn(seconds=seconds)
        for due, timer in list(room.tables.orders._timers.items()):
            timer.cancel()
            room.tables.orders._timed.discard(due)
            room.tables.orders._begin(due)
        await asyncio.gather(*room.tables.orders._giving)
        assert len([row for row in room.store.log(game) if row.kind == "roll"]) == 3 + there


async def test_what_is_answered_beside_others_counts_for_its_own_seat_alone() -> None:
    """When somebody took a step there, nobody else may know; each step counts from the one before it."""
    rows = [
        row(1, 0, "1.4", 0, "bid"), row(2, 1, "1.5.0.1", 30), row(3, 0, "1.5.0.1", 40), row(4, 1, "1.5.0.2", 100),
        row(5, 0, "1.5.0.2", 400), row(6, 0, "1.6", 430), row(7, 1, "1.7", 500),
    ]  # fmt: skip
    later = moment(rows[-1].at) + timedelta(seconds=1)
    assert [one.seconds for one in typed(rows, "plan", 0, later)] == [40, 360, 30, 70]
    assert [one.seconds for one in typed(rows, "plan", 1, later)] == [30, 70, 30, 70]
    assert [one.seconds for one in typed(rows, "plan", 1, moment(rows[5].at))] == [30, 70]


def row(seq: int, seat: int, question: str, seconds: float, kind: str = "plan") -> AnswerRow:
    at = stamp(NOON + timedelta(seconds=seconds))
    return AnswerRow(seq, seat, None, kind, "x", question, 11 + seat, None, seq, False, 0, [], at=at)


async def test_alone_it_comes_at_once(room: Room) -> None:
    game = await room.game(ANN, stand_ins=1)
    await room.answers(game, (ANN, 3))
    await room.tables.stand_ins.settle(game)
    await room.tables.orders.plan(game, ANN, to(step("roll", "still"), step("play", "none")))
    (due,) = room.tables.orders._timers
    assert delay(await room.tables.look(game), due) == 0
    await passes(room)
    assert await given(room, game, 0) == [("roll", "still", LAID_DOWN)]


# --- in Discord ------------------------------------------------------------------------------------------------------


async def planned(world: World, person: Any) -> Any:
    return (await person.slash(world.channel, "play plan")).response


async def test_a_plan_is_made_by_lists_in_private(world: World) -> None:
    await world.started()
    before = world.said()
    shown = await planned(world, world.ann)
    assert "Nothing planned." in shown.content and shown.ephemeral
    shown = (await world.ann.click(shown, label="Plan a decision")).response or shown
    assert "These decisions probably come next." in shown.content
    shown = (await world.ann.select(shown, ["roll"])).response or shown
    shown = (await world.ann.select(shown, ["still"])).response or shown
    assert "**Keep still**" in shown.content
    shown = (await world.ann.select(shown, ["roll"])).response or shown
    assert "else" in shown.content
    shown = (await world.ann.click(shown, label="Done")).response or shown
    assert labels(shown)
    live = await world.bot.services.tables.look(1)
    (one,) = plan_of(live, 0)
    assert one.wanted == ("still", "roll") and one.kind == "roll"
    assert world.said() == before
    shown = (await world.ann.click(shown, label="Delete the plan")).response or shown
    assert "Nothing planned." in shown.content and PLAN not in (await world.bot.services.tables.look(1)).laid[0]


READ_BY_OTHERS = (
    "game status", "game history", "game since", "game stats", "game board", "game undo", "game orders", "game export",
    "play whispers", "play plan", "mod audit", "mod rollback",
)  # fmt: skip


async def told_of(world: World, name: str, *, planned: bool) -> list[str]:
    """What others read at a table at which ann keeps still, as she has typed or planned."""
    place, tables = world.guild.create_text_channel(name), world.bot.services.tables
    before = len(world.bob.user.dm_channel.history())
    await world.ann.slash(place, "game new", game="toy")
    await world.bob.slash(place, "game join")
    await world.ann.slash(place, "game start")
    game = (await tables.find(place.id)).id
    for person, coins in ((world.ann, "3"), (world.bob, "1")):
        await person.slash(place, "toy bid", coins=coins)
    if planned:
        await tables.orders.plan(game, world.ann.id, to(step("roll", "still"), step("play", "none")))
        while tables.orders._timers:
            due, timer = tables.orders._timers.popitem()
            timer.cancel()
            tables.orders._begin(due)
            await asyncio.gather(*tables.orders._giving)
    else:
        await world.ann.slash(place, "toy answer", answer="still")
    await world.env.settle()
    letters = world.bob.user.dm_channel.history()[before:]
    return [words(game, message) for message in (*place.history(), *letters)] + await read(world, place, game)


async def read(world: World, place: Any, game: int) -> list[str]:
    found = []
    for who in (world.bob, world.cid, world.people["mod"]):
        for command in READ_BY_OTHERS:
            told = await who.slash(place, command)
            found.append(f"{command}: {words(game, told.response)}")
    return found


def words(game: int, message: Any) -> str:
    """A message without the numbers of its game, its vote and its table."""
    plain = sub(r"[0-9]{15,}|[0-9a-f]{24,}", "#", f"{message.content} {pressable(message)}")
    return sub(rf"\b(game {game}|Game {game}|#{game})\b|(?<=custom_id': '){game}(?=:)|(?<=:-:[yn])[0-9]+", "#", plain)


async def test_nothing_that_others_read_tells_a_planned_answer_from_a_typed_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the channel, its order and its letters, nor any command of another player, a stranger or a moderator."""
    clock_for(monkeypatch)
    monkeypatch.setattr("bot.tables.lobby.secrets", SimpleNamespace(token_hex=lambda size: "5eed" * 16))
    world.people["mod"] = moderator(world)
    typed, planned = [await told_of(world, name, planned=name == "planned") for name in ("typed", "planned")]
    assert typed == planned


async def test_a_condition_and_a_list_show_no_stars(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord shows Markdown in messages, and not in lists."""
    monkeypatch.setattr(ToyRules, "near", lambda self, view: ["seat-0"])
    await world.started()
    await world.bot.services.tables.orders.plan(1, world.ann.id, to(step("roll", "roll", "still", calm=True)))
    shown = await planned(world, world.ann)
    assert "**“roll”, else “still”** (only while" in shown.content
    assert "**" not in str([part.get("options") for part in pressable(shown)])


async def test_strangers_have_no_plan(world: World) -> None:
    await world.started()
    assert "Nothing planned" not in error(await world.cid.slash(world.channel, "play plan"))
