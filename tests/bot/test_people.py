"""What is kept of people, and how it is forgotten: at the tables, on both databases."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.errors import BotError, SecondHand
from bot.privacy.person_file import person_file
from bot.store import Change, Preferences, Reminder
from bot.store.marks import mark
from tests.bot import tabling
from tests.bot.databases import contents
from tests.bot.tabling import Room

pytestmark = pytest.mark.both_databases
ANN, BOB, CYD = 900_000_011, 900_000_022, 900_000_033
"""Numbers that are nothing else."""


@pytest_asyncio.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    for user, name in ((ANN, "Ann"), (BOB, "Bob"), (CYD, "Cyd")):
        monkeypatch.setitem(tabling.NAMES, user, name)
    opened = Room(tmp_path / "games.sqlite")
    yield opened
    await opened.tables.close()


def told(room: Room, user: int) -> dict[str, Any]:
    """The file, as it is read."""
    found: dict[str, Any] = json.loads(json.dumps(person_file(room.store.person(user))))
    return found


def keeps(room: Room, user: int) -> list[str]:
    """The tables in which the id of a person stands once all is posted, but for the one of who is to be forgotten."""
    found = []
    for post in room.posts():
        room.store.sent([post.id])
    for table, rows in contents(room.path).items():
        numbers = [value for row in rows for value in _values(row)]
        if user in numbers and table != "forgetting":
            found.append(table)
    return found


def _values(row: Any) -> list[Any]:
    found = []
    for value in row.values() if isinstance(row, dict) else row:
        if isinstance(value, str) and value.startswith(("[", "{")):
            found += _flat(json.loads(value))
        else:
            found.append(value)
    return found


def _flat(value: Any) -> list[Any]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return [value] if inner is None else [one for each in inner for one in _flat(each)]


async def test_the_file_holds_what_is_kept_of_its_reader(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 3))
    room.store.prefer(Preferences(ANN, "pl"))
    room.store.remind(Reminder(0, ANN, game, 7, "2030-01-01T00:00:00+00:00", "attack"))
    found = told(room, ANN)
    assert (found["person"], found["settings"]["language"]) == (str(ANN), "pl")
    assert [one["note"] for one in found["reminders"]] == ["attack"]
    (part,) = found["games"]
    assert (part["game"], part["seat"], part["called"], part["owner"]) == (game, 1, "Ann", True)
    assert part["hands opened"] == [1]


async def test_of_a_game_under_way_nothing_is_told_but_when_one_answered(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.answers.answer(game, ANN, 3, interaction=501)
    (part,) = told(room, ANN)["games"]
    (answer,) = part["answers"]
    assert set(answer) == {"at", "question"} and answer["question"] == "bid"
    assert told(room, BOB)["games"][0]["answers"] == []
    await room.play_on(game)
    (part,) = told(room, ANN)["games"]
    assert part["answers"][0]["answer"] == 3


async def test_what_a_standing_order_answered_is_not_told(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 3))  # by no interaction, as orders and stand-ins answer
    assert told(room, ANN)["games"][0]["answers"] == []


async def test_a_stranger_is_not_known(room: Room) -> None:
    await room.game(ANN, BOB)
    found = told(room, CYD)
    assert found["games"] == found["reminders"] == found["moderated"] == []


async def test_a_finished_game_keeps_its_course_and_forgets_the_person(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.play_on(game)
    before = room.store.log(game)
    await room.tables.people.forget(ANN)
    assert keeps(room, ANN) == []
    live = await room.tables.look(game)
    assert [(row.user, row.name) for row in live.seats] == [(None, ""), (BOB, "Bob")] and live.game.owner == 0
    after = room.store.log(game)
    assert [(row.seat, row.value) for row in after] == [(row.seat, row.value) for row in before]
    assert {row.actor for row in after if row.seat == 1} == {row.actor for row in before if row.seat == 1}
    assert (await room.tables.records.export(game)).people[0].name == ""
    assert told(room, ANN)["games"] == []


async def test_a_game_under_way_gives_the_seat_up_and_forgets_at_once(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 3))
    await room.tables.people.forget(ANN)
    assert keeps(room, ANN) == []
    live = await room.tables.look(game)
    assert live.seat_of(ANN) is None and live.game.owner == BOB and live.game.live
    await room.play_on(game)
    assert (await room.tables.look(game)).seat_of(BOB) == 1


async def test_who_is_forgotten_and_comes_back_sits_on_no_other_seat(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.answers(game, (ANN, 3))
    await room.tables.people.forget(ANN)
    for _ in range(2):
        with pytest.raises(SecondHand):
            await room.tables.seats.replace(game, 1, ANN, "Ann", BOB)
        await room.tables.seats.replace(game, 0, ANN, "Ann", BOB)  # the own hand
        await room.tables.people.forget(ANN)
    assert keeps(room, ANN) == []
    await room.tables.seats.replace(game, 1, CYD, "Cyd", BOB)


async def test_a_moderator_who_is_forgotten_opens_no_hand_of_a_game_played_before(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.people.forget(ANN)
    with pytest.raises(BotError):
        await room.tables.seats.look_into(game, 1, ANN)
    assert (await room.tables.look(game)).has_played(ANN) and not (await room.tables.look(game)).has_played(CYD)


async def test_who_was_let_on_a_second_seat_may_sit_there_after_being_forgotten(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.people.forget(ANN)
    live = await room.tables.look(game)
    room.store.commit(game, live.game.version, Change(shared=[(ANN, 1, 0)]))
    await room.tables.people.forget(ANN)
    await room.tables.seats.replace(game, 1, ANN, "Ann", BOB)


async def test_a_game_opened_again_from_its_file_knows_who_is_forgotten(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.play_on(game)
    await room.tables.people.forget(ANN)
    seed = (await room.tables.look(game)).game.seed
    assert (0, mark(seed, ANN)) in room.store.known(seed)


def test_a_mark_names_nobody_and_is_another_one_in_every_game() -> None:
    marks = {mark(seed, user) for seed in ("aa", "bb") for user in (ANN, BOB)}
    assert len(marks) == 4 and max(marks) < 0 and min(marks) >= -(2**63)


async def test_what_an_older_version_kept_of_the_forgotten_becomes_a_mark(room: Room) -> None:
    """It kept ids in games under way, and noted who wanted to be forgotten."""
    game = await room.game(ANN, BOB)
    await room.tables.seats.resign(game, ANN)
    room.store.forget(ANN)
    assert "seen" in keeps(room, ANN)
    await room.restart()
    await room.tables.people.follow()
    assert keeps(room, ANN) == [] and contents(room.path)["forgetting"] == []
    with pytest.raises(SecondHand):
        await room.tables.seats.replace(game, 1, ANN, "Ann", BOB)


async def test_who_sits_there_again_by_then_keeps_the_seat_until_the_game_is_told(room: Room) -> None:
    game = await room.game(ANN, BOB)
    room.store.forget(ANN)
    await room.tables.people.follow()
    assert (await room.tables.look(game)).seat_of(ANN) == 0
    await room.play_on(game)
    await room.tables.people.follow()
    assert keeps(room, ANN) == []


async def test_who_agreed_to_something_is_forgotten_too(room: Room) -> None:
    game = await room.game(ANN, BOB, CYD)
    asked = room.store.ask_vote(game, BOB, {"kind": "undo"}, {ANN, BOB})
    await room.tables.people.forget(ANN)
    found = room.store.vote(asked.id)
    assert found is not None and found.agreed == {BOB}


async def test_a_table_at_which_nobody_is_left_ends_and_is_forgotten_at_once(room: Room) -> None:
    game = await room.game(ANN, stand_ins=1)
    await room.tables.people.forget(ANN)
    live = await room.tables.look(game)
    assert live.game.status == "ended" and live.game.kept_back
    assert keeps(room, ANN) == []


async def test_an_open_table_is_left(room: Room) -> None:
    game = await room.tables.lobby.create(7, "toy", ANN, "Ann")
    await room.tables.lobby.join(game.id, BOB, "Bob")
    await room.tables.people.forget(ANN)
    live = await room.tables.look(game.id)
    assert [row.user for row in live.seats] == [BOB] and live.game.owner == BOB
    assert keeps(room, ANN) == []


async def test_what_moderators_did_stays_without_their_names(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.moderation.pause(game, CYD, "dinner")
    await room.tables.moderation.resume(game, CYD)
    await room.tables.seats.replace(game, 0, CYD, "Cyd", BOB)
    await room.play_on(game)
    for user in (CYD, ANN):
        await room.tables.people.forget(user)
        assert keeps(room, user) == []
    lines = room.store.audited(game=game)
    assert [(line.actor, line.reason) for line in lines if line.action == "pause"] == [(0, "dinner")]
    assert [line.details["to"] for line in lines if line.action == "replace"] == [0]


async def test_others_are_left_as_they_are(room: Room) -> None:
    game = await room.game(ANN, BOB)
    room.store.prefer(Preferences(BOB, "pl"))
    await room.play_on(game)
    before = told(room, BOB)
    await room.tables.people.forget(ANN)
    assert told(room, BOB) == before


async def test_who_comes_back_is_a_new_person(room: Room) -> None:
    old = await room.game(ANN, BOB)
    await room.tables.people.forget(ANN)
    new = await room.game(ANN, CYD, channel=8)
    with room.store.writing() as db:
        db.execute("UPDATE games SET created = '2999-01-01' WHERE id = ?", [new])
    await room.play_on(old)
    await room.play_on(new)
    await room.tables.people.follow()
    assert (await room.tables.look(old)).seat_of(ANN) is None
    assert (await room.tables.look(new)).seat_of(ANN) == 0


async def test_twice_is_once_and_a_restart_forgets_nothing_of_it(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.people.forget(ANN)
    await room.tables.people.forget(ANN)
    await room.restart()
    await room.tables.wake()
    await room.play_on(game)
    await room.tables.people.follow()
    assert keeps(room, ANN) == []
