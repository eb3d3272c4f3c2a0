"""The end of a game: one message with a picture, and below it what one may want then."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store.posts import FiguresPost
from render.summary.ending import Ending
from tests.bot.harness import World, error, labels
from tests.bot.test_company import letter
from tests.bot.test_reveal import last_of, over
from tests.bot.test_table import answer_anything

BELOW = ["Figures", "Replay", "Reveal everything", "Another one"]


def last(world: World) -> Any:
    """The message with the end."""
    (message,) = [m for m in world.channel.history() if "The seed of this game was" in m.content]
    return message


async def test_the_end_is_one_message_with_a_picture(world: World) -> None:
    await over(world)
    ending = last(world)
    head, *rest = ending.content.splitlines()
    assert head.startswith("## ") and "Final score: " in head
    (seed,) = [line for line in rest if line]
    assert seed.startswith("-# The seed of this game was")
    (file,) = ending.attachments
    assert file.filename == "ending.png" and file.description.startswith("Toy: the end. 1. ")
    assert labels(ending) == BELOW
    assert [m.id for m in world.channel.history()][-1] == ending.id, "nothing follows"


async def test_its_picture_has_the_points_by_round_and_the_board(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[Ending]()
    monkeypatch.setattr("bot.drawing.endings.paint_ending", lambda shown, words: drawn.append(shown))
    await over(world)
    (shown,) = drawn
    assert shown.rounds and all(len(course.points) == len(shown.rounds) for course in shown.courses)
    last_points = {course.name: course.points[-1] for course in shown.courses}
    assert last_points == {seat.name: seat.points for seat in shown.seats}
    assert shown.board is not None and shown.board.game == "toy" and shown.board.names == ("ann", "bob")


async def test_it_is_posted_once(world: World) -> None:
    await over(world)
    before = last(world).id
    await world.restart()
    assert last(world).id == before


async def test_a_game_ends_without_a_picture_that_cannot_be_drawn(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(shown: Ending, words: object) -> None:
        raise ValueError("no ink")

    monkeypatch.setattr("bot.drawing.endings.paint_ending", broken)
    await over(world)
    assert not last(world).attachments and labels(last(world)) == BELOW and "could not be drawn" in caplog.text


async def test_what_an_earlier_version_wanted_to_post_as_figures_is_done_with(world: World) -> None:
    """Such a row may still stand in the outbox; the figures are behind a button now."""
    await world.started()
    services, before = world.bot.services, world.said()
    async with services.tables.games.turn(1) as live:
        from bot.store import Change

        await services.tables.games.save(live, Change(posts=[FiguresPost()]))
    await world.env.settle()
    assert world.said() == before and await services.call(services.store.unposted) == []


async def test_anybody_sees_the_figures_alone(world: World) -> None:
    await over(world)
    shown = await world.cid.click(last(world), label="Figures")
    told = last_of(shown)
    assert told.ephemeral and told.attachments[0].filename == "statistics.png"
    assert labels(last(world)) == BELOW


async def test_the_replay_of_a_game_without_pictures_is_refused(world: World) -> None:
    await over(world)
    assert error(await world.bob.click(last(world), label="Replay")) == "This game has no picture."


async def test_hands_are_revealed_as_pictures_and_the_other_buttons_stay(world: World) -> None:
    await over(world)
    shown = await world.bob.click(last(world), label="Reveal everything")
    assert labels(last(world)) == ["Figures", "Replay", "Another one"]
    files = {file.filename: file.description for file in last_of(shown).attachments}
    assert sorted(files) == ["hand-1.png", "hand-2.png", *[name for name in sorted(files) if name.endswith("json")]]
    assert files["hand-1.png"].startswith("ann: ") and files["hand-2.png"].startswith("bob: ")


async def test_another_one_is_the_same_table_with_the_others_invited(world: World) -> None:
    await over(world)
    opened = await world.bob.click(last(world), label="Another one")
    live = await world.bot.services.tables.look(2)
    assert live.game.name == "toy" and live.game.options["length"] == "1" and live.game.owner == world.bob.id
    assert [row.user for row in live.seats] == [world.bob.id]
    assert "For 2 to 4 players" in last_of(opened).content
    await world.env.settle()
    assert await world.bot.services.tables.guests.of(2, "invited") == [world.ann.id]
    assert "invites you" in letter(world.ann).content


async def test_a_stranger_opens_another_one_and_calls_nobody(world: World) -> None:
    await over(world)
    await world.cid.click(last(world), label="Another one")
    assert await world.bot.services.tables.guests.of(2, "invited") == []


async def test_computer_players_sit_down_again(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy", options="length=1")
    await world.ann.slash(world.channel, "game start", seats=3)
    for _ in range(12):
        await world.env.settle()
        if not await answer_anything(world):
            break
    await world.ann.click(last(world), label="Another one")
    live = await world.bot.services.tables.look(2)
    assert [row.user for row in live.seats] == [world.ann.id, None, None]
