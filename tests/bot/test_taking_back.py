"""Take back means a person's last decision: what followed by itself goes with it, and else it is said what bars it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.errors import BotError, NothingToUndo
from bot.live.audit_lines import By
from bot.live.standing_orders import ALWAYS, EVERY, IDLE, TURN
from bot.locales import read_once
from bot.posting.posted import PostedMessages
from bot.store import AnswerRow, OrderRow
from bot.wording.channel_prompt import prompt
from bot.wording.names import speaker
from engine import games
from engine.ask import Option
from engine.errors import StaleQuestion
from engine.text import T
from tests.bot.harness import World, error, labels
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.bot.test_at_once import ACT, EVEN, PASS, Windows, asked_of
from tests.bot.test_story import row_of


@pytest_asyncio.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr("tests.bot.tabling.ToyRules", Windows)
    room = Room(tmp_path / "games.sqlite")
    yield room
    await room.tables.close()


def rich(room: Room, *seats: int) -> None:
    assert isinstance(room.rules, Windows)
    room.rules.rich = set(seats)


async def alone(room: Room) -> int:
    """Ann plays alone, and has decided once; her pass and those of computer players followed."""
    game = await room.game(ANN, stand_ins=2, settings=EVEN)
    await room.answers(game, (ANN, "on"))
    await room.tables.stand_ins.settle(game)
    return game


def log(room: Room, game: int) -> list[AnswerRow]:
    return room.store.log(game)


async def test_automatic_passes_and_computer_players_go_with_the_last_decision(room: Room) -> None:
    game = await alone(room)
    assert [row.actor for row in log(room, game)] == [ANN, None, None, None]
    lost = await room.tables.answers.undoable(game, ANN)
    assert len(lost) == 4 and [one.decided for one in lost] == [True, False, False, False]
    await room.tables.answers.undo(game, ANN)
    assert log(room, game) == [] and await asked_of(room, game) == ("act", [0])
    with pytest.raises(NothingToUndo):
        await room.tables.answers.undo(game, ANN)


async def test_two_steps_are_two_decisions(room: Room) -> None:
    game = await alone(room)
    await room.answers(game, (ANN, "pass"))
    await room.tables.stand_ins.settle(game)
    await room.tables.answers.undo(game, ANN, 2)
    assert log(room, game) == []


async def test_a_pass_by_hand_of_who_plays_alone_is_a_decision(room: Room) -> None:
    rich(room, 0)
    game = await alone(room)
    await room.answers(game, (ANN, "pass"))
    await room.tables.stand_ins.settle(game)
    await room.tables.answers.undo(game, ANN)
    assert await asked_of(room, game) == ("react", [0])


@pytest.mark.parametrize("by_hand", [True, False])
@pytest.mark.parametrize("shows", [True, False])
async def test_where_others_play_nobody_learns_whether_a_pass_was_given_by_hand(
    room: Room, by_hand: bool, shows: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in games whose passes may show something, so that they bar others."""
    monkeypatch.setattr(Windows, "only_passes", lambda self, kind, answer: not shows and kind == "react")
    rich(room, 0)
    game = await room.game(ANN, BOB, settings=EVEN)
    if not by_hand:
        await room.tables.orders.order(game, ANN, EVERY, ALWAYS)
    await room.answers(game, (ANN, "on"))
    await given(room, game) if not by_hand else await room.answers(game, (ANN, "pass"))
    await room.tables.answers.undo(game, ANN)
    live = await room.tables.look(game)
    assert live.table is not None and live.table.ask is not None
    assert live.table.ask.kind == ("react" if shows else "act") and 0 in live.table.ask.must


async def given(room: Room, game: int) -> None:
    """What was put off for Ann."""
    for due, timer in list(room.tables.orders._timers.items()):
        if due.seat == 0:
            timer.cancel()
            room.tables.orders._begin(due)
    await asyncio.gather(*room.tables.orders._giving)


async def test_a_pass_is_taken_back_where_it_is_all_there_is(room: Room) -> None:
    rich(room, 1)
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    await room.answers(game, (ANN, "on"), (BOB, "pass"))
    await room.tables.answers.undo(game, BOB)
    assert 1 in (await room.tables.look(game)).owing()


async def test_it_is_said_what_stands_between(room: Room) -> None:
    rich(room, 1)
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    await room.answers(game, (ANN, "on"), (BOB, "use"))
    with pytest.raises(NothingToUndo) as refused:
        await room.tables.answers.undo(game, ANN)
    said = read_once().say(refused.value.text, "en", {1: "Bob"})
    assert "Since then: Bob (another decision)." in said
    with pytest.raises(NothingToUndo) as nothing:
        await room.tables.answers.undo(game, CYD)
    assert nothing.value.text.key == "bot-nothing-to-undo"


async def test_to_pass_until_something_else_is_taken_back_with_its_pass(room: Room) -> None:
    rich(room, 0)
    game = await room.game(ANN, BOB, settings=EVEN)
    await room.answers(game, (ANN, "on"))
    await room.tables.answers.answer(game, ANN, "pass", orders=[OrderRow(0, TURN, ALWAYS)])
    assert (await room.tables.look(game)).orders[0] == {EVERY: IDLE, TURN: ALWAYS}
    await room.tables.answers.undo(game, ANN)
    assert (await room.tables.look(game)).orders[0] == {EVERY: IDLE}


async def test_an_older_button_takes_back_what_stood_above_it_and_nothing_else(room: Room) -> None:
    game = await room.game(ANN, stand_ins=2, settings=EVEN)
    first = (await room.tables.look(game)).game.question
    await room.answers(game, (ANN, "on"))
    below = (await room.tables.look(game)).game.question  # while computer players are asked
    await room.tables.stand_ins.settle(game)
    with pytest.raises(StaleQuestion):
        await room.tables.answers.undo(game, ANN, before=first)
    await room.tables.answers.undo(game, ANN, before=below)
    assert log(room, game) == []
    with pytest.raises(StaleQuestion):
        await room.tables.answers.undo(game, ANN, before=below)


async def test_two_presses_at_once_take_one_decision_back(room: Room) -> None:
    game = await alone(room)
    await room.answers(game, (ANN, "pass"))
    await room.tables.stand_ins.settle(game)
    now = (await room.tables.look(game)).game.question
    undo = room.tables.answers.undo
    done = await asyncio.gather(undo(game, ANN, before=now), undo(game, ANN, before=now), return_exceptions=True)
    assert [type(one) for one in done if isinstance(one, Exception)] == [StaleQuestion]
    assert sum(row.actor == ANN for row in log(room, game)) == 1


async def test_two_people_at_once(room: Room) -> None:
    rich(room, 1)
    game = await room.game(ANN, BOB, settings=EVEN)
    await room.answers(game, (ANN, "on"), (BOB, "pass"))
    undo = room.tables.answers.undo
    done = await asyncio.gather(undo(game, ANN), undo(game, BOB), return_exceptions=True)
    assert sum(isinstance(one, BotError) for one in done) == 1 and log(room, game) == []


async def test_a_paused_game_takes_nothing_back_and_a_stand_in_is_no_bar(room: Room) -> None:
    game = await alone(room)
    await room.tables.moderation.pause(game, 99)
    with pytest.raises(BotError):
        await room.tables.answers.undo(game, ANN)
    await room.tables.moderation.resume(game, 99)
    await room.restart()
    assert await room.tables.answers.may_undo(game, ANN)
    await room.tables.answers.undo(game, ANN)
    assert log(room, game) == []


async def test_how_far_a_request_reaches(room: Room) -> None:
    """Who asks the others asks for the last own decision, with everything after it."""
    rich(room, 1)
    game = await room.game(ANN, BOB, CYD, settings=EVEN)
    await room.answers(game, (ANN, "on"), (BOB, "use"))
    assert await room.tables.answers.reach(game, ANN, 1) == 2
    assert await room.tables.answers.reach(game, ANN, 2) == 2, "there is no such decision"
    assert await room.tables.answers.reach(game, CYD, 1) == 1


async def test_who_plays_alone_sees_the_button_as_long_as_it_works(room: Room) -> None:
    game = await room.game(ANN, stand_ins=2, settings=EVEN)
    assert "U" not in shown(await room.tables.look(game))
    await room.answers(game, (ANN, "on"))
    assert "U" in shown(await room.tables.look(game)), "while computer players answer"
    await room.tables.stand_ins.settle(game)
    live = await room.tables.look(game)
    assert live.table is not None and live.table.tail == [] and "U" in shown(live), "and after a safe point"


async def test_a_computer_player_in_the_middle_of_something_has_no_button(room: Room) -> None:
    room.rules = Twice()
    game = await room.game(ANN, BOB, stand_ins=1, settings=EVEN)
    room.tables.games.after_commit = ()  # the computer player sleeps
    await room.tables.answers.answer(game, ANN, "on")
    await room.tables.answers.answer_for(game, 2, "on", By(99))
    live = await room.tables.look(game)
    assert live.waiting() == [2] and live.table is not None and live.table.tail[-1].seat == 2
    assert "U" not in shown(live)


class Twice(Windows):
    """After seat 0 a computer player acts, and acts again."""

    async def _round(self, run: Any) -> None:
        for seat in (0, 2, 2):
            await run.pick(ACT, seat, [Option("on", T("yes")), PASS], T("toy-roll"))
        run.state.round += 1


def shown(live: Any) -> set[str]:
    """What the buttons in the channel do."""
    asked = prompt(live, speaker(live, read_once(), "en"), [])
    return {item.custom_id.rpartition(":")[2][:1] for row in asked.panel.rows for item in row} if asked else set()


# --- in Discord ------------------------------------------------------------------------------------------------------


@pytest.fixture
async def table(world: World) -> World:
    games.register(Windows())
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=3)
    await world.env.settle()
    return world


async def test_the_button_in_the_channel_works_once_computer_players_have_answered(table: World) -> None:
    await table.ann.click(table.prompt, label="Yes")
    await table.env.settle()
    store = table.bot.services.store
    assert len(store.log(1)) == 4 and "Undo" in labels(table.prompt)
    assert error(await table.bob.click(table.prompt, label="Undo")) != ""
    await table.ann.click(table.prompt, label="Undo")
    await table.env.settle()
    assert store.log(1) == [] and "Undo" not in labels(table.prompt)


async def test_the_command_takes_back_the_decision_and_not_a_pass(table: World) -> None:
    await table.ann.click(table.prompt, label="Yes")
    await table.env.settle()
    said = (await table.ann.slash(table.channel, "game undo")).response.content
    assert said.splitlines()[0] == "Undone: 4 answers." and table.bot.services.store.log(1) == []


# --- what the channel shows of it ------------------------------------------------------------------------------------


class Halves(Windows):
    """A turn of seat 0 is two answers; everybody hears of the first at once, and of the second only where told."""

    async def _round(self, run: Any) -> None:
        for told in (self.told, True):
            await run.pick(ACT, 0, [Option("on", T("yes")), PASS], T("toy-roll"))
            if told:
                run.say(T("toy-none"), where=("seat-0",))
        run.state.round += 1

    told = True


async def halves(world: World, *, people: int, told: bool = True) -> set[int]:
    """ann has given the first half of an answer; the messages of the channel."""
    rules = Halves()
    rules.told = told
    games.register(rules)
    await world.ann.slash(world.channel, "game new", game="toy")
    if people > 1:
        await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    before = {message.id for message in world.channel.history()}
    await world.ann.click(world.prompt, label="Yes")
    await world.env.settle()
    return before


@pytest.mark.parametrize(("people", "told", "line"), [(1, True, False), (2, True, True), (2, False, False)])
async def test_half_an_answer_is_taken_back_in_the_message_that_asks(
    world: World, people: int, told: bool, line: bool
) -> None:
    """Where others have read what is gone, that message says so; nothing new stands in the channel."""
    before = await halves(world, people=people, told=told)
    asked = world.prompt
    assert ("No card" in asked.content) == told
    await world.ann.click(asked, label="Undo")
    await world.env.settle()
    assert world.bot.services.store.log(1) == [] and {message.id for message in world.channel.history()} == before
    assert world.prompt.id == asked.id and "No card" not in world.prompt.content
    assert ("ann undoes 1 answer." in world.prompt.content) == line


async def test_a_whole_turn_is_taken_back_for_all_to_see(world: World) -> None:
    await halves(world, people=2)
    await world.ann.click(world.prompt, label="Yes")
    await world.env.settle()
    await world.ann.slash(world.channel, "game undo")
    await world.env.settle()
    assert "ann undoes 1 answer." in world.said()


@pytest.mark.parametrize(("gone", "zoom", "behind"), [((), "places", False), ((2,), "", True), ((1, 2), "", True)])
def test_a_picture_of_what_was_taken_back_goes(gone: tuple[int, ...], zoom: str, behind: bool) -> None:
    shown = PostedMessages(zoom="places", stage="1", zoomed=2, behind=False, carried=frozenset((1, 2)))
    shown.carries([row_of(number) for number in (1, 2, 3) if number not in gone])
    assert (shown.zoom, shown.behind) == (zoom, behind)


def test_a_picture_from_before_what_was_taken_back_stays() -> None:
    shown = PostedMessages(zoom="places", zoomed=1, drawn=1, behind=False, carried=frozenset((1, 2)))
    shown.carries([row_of(1)])
    assert (shown.zoom, shown.behind) == ("places", False)
