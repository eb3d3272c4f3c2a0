"""Where all answer beside each other nobody learns who was late, nor for whom a moderator answered, before all have."""

from __future__ import annotations

from typing import Any

import pytest

from bot.live.audit_lines import By
from bot.settings import TableSettings
from bot.store import Guild
from bot.store.posts import LobbyPost, LogPost, NoticePost, PromptPost
from bot.store.rows import of_kinds
from tests.bot.fog_table import set_up
from tests.bot.harness import World
from tests.bot.moderators import boss
from tests.bot.tabling import ANN, BOB
from tests.bot.test_fog import begun, played
from tests.bot.test_fog_tables import Fog, room

__all__ = ["room"]


async def late(room: Fog, *people: int) -> int:
    """A table on which the time of the first one is up, while all fill in their sheets."""
    game = await room.fog(*people)
    (wait, *_) = room.store.waits(game)
    assert await room.tables.late.unseat_late(wait)
    await room.tables.stand_ins.settle(game)
    return game


def public(posts: list[Any]) -> list[str]:
    return [str(row.post) for row in of_kinds(posts, NoticePost, PromptPost, LobbyPost) if row.seat is None]


async def seats(room: Fog, game: int) -> list[int | None]:
    return [row.user for row in (await room.tables.look(game)).seats]


async def test_nobody_learns_who_was_late_before_all_have_answered(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    before = len(room.posts())
    (wait, *_) = room.store.waits(game)
    assert await room.tables.late.unseat_late(wait)
    await room.tables.stand_ins.settle(game)
    live = await room.tables.look(game)
    assert live.owing() == [1], "the stand-in has answered all"
    assert {post.seat for post in room.posts()[before:]} == {0} and await seats(room, game) == [ANN, BOB]
    await room.answers(game, (BOB, "done"))
    assert await seats(room, game) == [None, BOB]
    assert any("bot-late-unseated" in line for line in public(room.posts()[before:]))
    assert live.seats[0].was == ANN and not live.game.settings.covered


async def test_who_takes_an_answer_back_keeps_the_seat(room: Fog) -> None:
    game = await late(room, ANN, BOB)
    await room.tables.answers.undo(game, ANN)
    await room.tables.stand_ins.settle(game)
    assert (await room.tables.look(game)).owing() == [0, 1]
    await room.answers(game, (ANN, "done"), (BOB, "done"))
    assert await seats(room, game) == [ANN, BOB]


async def test_a_restart_forgets_no_seat_that_is_covered(room: Fog) -> None:
    game = await late(room, ANN, BOB)
    await room.restart()
    assert await seats(room, game) == [ANN, BOB]
    await room.answers(game, (BOB, "done"))
    assert await seats(room, game) == [None, BOB]


async def test_a_rollback_before_it_takes_no_seat(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    await room.answers(game, (ANN, "done"), (BOB, "done"))
    assert await room.tables.late.unseat_late(next(wait for wait in room.store.waits(game) if wait.seat == 0))
    await room.tables.stand_ins.settle(game)
    await room.tables.moderation.rollback(game, 1, 99)
    live = await room.tables.look(game)
    assert await seats(room, game) == [ANN, BOB] and not live.game.settings.covered
    assert live.owing() == [0, 1]


async def test_a_seat_that_is_somebody_elses_by_now_stays_theirs(room: Fog) -> None:
    game = await late(room, ANN, BOB)
    await room.tables.seats.replace(game, 0, 77, "Cid", 99)
    await room.answers(game, (BOB, "done"))
    assert await seats(room, game) == [77, BOB]


async def test_the_last_person_here_is_not_covered(room: Fog) -> None:
    game = await late(room, ANN, BOB)
    (wait,) = [wait for wait in room.store.waits(game) if wait.seat == 1]
    assert not await room.tables.late.unseat_late(wait)


async def test_in_turn_a_seat_goes_before_all_eyes_at_once(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    await room.answers(game, (BOB, "done"), (ANN, "done"), (ANN, "1"), (BOB, "1"))
    (wait,) = room.store.waits(game)
    assert await room.tables.late.unseat_late(wait)
    assert (await seats(room, game))[wait.seat] is None


def test_a_table_of_the_version_before_covers_nobody() -> None:
    assert TableSettings.model_validate({"late": "seat"}).covered == {}
    kept = TableSettings(covered={1: "0.3"})
    assert TableSettings.model_validate_json(kept.model_dump_json()) == kept


# --- what moderators do meanwhile ------------------------------------------------------------------------------------


def deeds(room: Fog) -> list[LogPost]:
    return [row.post for row in room.posts() if isinstance(row.post, LogPost)]


async def test_a_moderators_deed_says_within_which_question_it_fell(room: Fog) -> None:
    game = await room.fog(ANN, BOB)
    await room.tables.answers.answer_for(game, 0, "warship", By(99, "asleep"))
    question = (await room.tables.look(game)).game.question
    (deed,) = deeds(room)
    assert deed.details["beside"] == question


@pytest.fixture
def fog(monkeypatch: pytest.MonkeyPatch, only_here: None) -> None:
    set_up(monkeypatch)


async def answered_for(world: World, mod: Any, *answers: str) -> None:
    for answer in answers:
        await mod.slash(world.channel, "mod answer-for", seat="ann", answer=answer)
    await world.env.settle()


async def logging(world: World) -> Any:
    """A channel that tells what moderators do."""
    log = world.guild.create_text_channel("log")
    store = world.bot.services.store
    settings = store.guild(world.guild.id).settings.model_copy(update={"log_channel": log.id})
    store.set_guild(Guild(world.guild.id, settings=settings))
    return log


async def test_the_log_channel_hears_of_it_once_and_when_all_have_answered(fog: None, world: World) -> None:
    log, mod = await logging(world), boss(world)
    await begun(world, "ann", "bob")
    await answered_for(world, mod, "warship", "warship", "done")
    assert not [m for m in log.history() if "ann" in m.content.lower() or "seat" in m.content.lower()]
    await world.restart()
    assert not log.history()
    await played(world, world.bob, "done")
    told = [m.content for m in log.history()]
    assert len([line for line in told if "answers for" in line]) == 1, told


async def test_the_audit_tells_only_who_did_it_before_that(fog: None, world: World) -> None:
    mod, other = boss(world), boss(world, "other")
    await begun(world, "ann", "bob")
    await answered_for(world, mod, "warship", "done")

    async def read(person: Any) -> list[str]:
        return (await person.slash(world.channel, "mod audit")).response.content.splitlines()[1:]

    assert len([line for line in await read(mod) if "answers for" in line]) == 1
    assert not [line for line in await read(other) if "seat 1" in line], "nobody may know that ann had not finished"
    await played(world, world.bob, "done")
    assert await read(other) == await read(mod) != []
