"""Turning points of a game that is over, and tables that try them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.careers.recording import _apart
from bot.errors import BotError
from bot.tables.restoring import Destination
from engine.chance import ANEW
from engine.prospects import replaying, turning
from engine.prospects.course import chances_at
from engine.saving.export import SavedPerson, save
from engine.table import Table
from tests.bot.harness import World, error, labels
from tests.bot.moderators import boss
from tests.bot.test_reveal import last_of
from tests.engine.prospects.playing import random_game

GAME = "forbidden_stars"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few replays, as tests need no exact chances."""
    for name, number in (("FIRST", 2), ("DICE", 4), ("LOOKED_AT", 6), ("PLAYED_OUT", 0)):
        monkeypatch.setattr(turning, name, number)
    monkeypatch.setattr(turning, "CLOSER", ())
    monkeypatch.setattr(replaying, "AHEAD", 1)


async def over(world: World, upto: int | None = None) -> int:
    """A game that ann and a computer player have played to its end, or so far."""
    rules, seats, seed, answers = random_game(GAME)
    saved = save(GAME, seats, seed, {}, answers[:upto], rules.edition)
    saved.people = [SavedPerson(name="ann"), SavedPerson(name="Deneb", player="calm")]
    place = Destination(world.channel.id, world.guild.id, {world.ann.id: "ann"})
    live = await world.bot.services.tables.restoring.restore(saved, place, 0)
    await world.env.settle()
    return live.game.id


async def shown(world: World) -> list[Any]:
    """The messages of the turning points as ann reads them."""
    told = await world.ann.slash(world.channel, "play turning")
    return [*([told.response] if told.response else []), *told.followups]


async def test_they_are_told_with_the_board_for_the_reader_alone(world: World) -> None:
    await over(world)
    messages = [one for one in await shown(world) if "Round" in one.content]
    assert 0 < len(messages) <= turning.TOLD and messages[0].content.startswith("## Turning points")
    for one in messages:
        assert one.ephemeral and labels(one) == ["Try it"] and one.attachments[0].filename == "board.png"
        assert "Chance to win: " in one.content and "Strong AI players" in one.content


async def test_a_game_that_goes_on_has_none(world: World) -> None:
    await over(world, 100)
    said = error(await world.ann.slash(world.channel, "play turning"))
    assert said == "Turning points are shown once the game has been played to its end."
    live = await world.bot.services.tables.look(1)
    assert all(not one.chances for one in (await figures(world)).seats) and live.table is not None


async def test_a_table_that_wants_chances_has_them_during_the_game(world: World) -> None:
    await over(world, 100)
    await figures(world)
    await boss(world).slash(world.channel, "game settings", setting="chances", value="yes")
    for one in (await figures(world)).seats:
        assert one.chances and all(0 <= chance <= 100 for chance in one.chances)


async def figures(world: World) -> Any:
    services = world.bot.services
    return await services.chronicles.figures(await services.tables.look(1), services.store)


async def test_figures_of_a_game_that_is_over_have_chances_by_round(world: World) -> None:
    await over(world)
    found = await figures(world)
    live = await world.bot.services.tables.look(1)
    assert live.table is not None
    assert [one.chances[-1] for one in found.seats] == [round(100 * chance) for chance in chances_at(live.table)]
    assert all(len(one.chances) == len(found.rounds) for one in found.seats)


async def tried(world: World) -> Any:
    """The table that ann opens at the first turning point."""
    message = next(one for one in await shown(world) if "Round" in one.content)
    pressed = await world.ann.click(message, label="Try it")
    await world.env.settle()
    assert last_of(pressed).content.startswith("Your table is ready: ")
    return await world.bot.services.tables.look(2)


async def test_a_table_of_ones_own_begins_at_the_question(world: World) -> None:
    game = await over(world)
    point = (await world.bot.services.tables.turning.points(game))[0]
    live = await tried(world)
    rules, seats, seed, answers = random_game(GAME)
    there = Table.new(rules, seats, seed, {})
    there.replay(answers[: point.upto], None)
    assert live.table is not None and live.table.ask is not None and there.ask is not None
    assert live.seats[point.seat].user == world.ann.id and live.seats[1 - point.seat].player
    assert live.game.settings.trial == "1" and live.game.settings.private and live.game.channel != world.channel.id
    assert rules.view(live.table.state, point.seat) == rules.view(there.state, point.seat)
    assert live.table.state.epoch >= ANEW > there.state.epoch


async def test_it_leaves_the_game_that_is_over_as_it_was_and_counts_for_nobody(world: World) -> None:
    await over(world)
    live = await tried(world)
    services = world.bot.services
    await services.tables.afterwards.hide_again()
    old = await services.tables.look(1)
    assert old.game.is_revealed and _apart(live)
    again = Destination(98, world.guild.id, {})
    await services.tables.restoring.restore(await services.tables.records.export(1), again, 0)
    with pytest.raises(BotError, match="turning-later"):  # what was secret is secret again
        await services.tables.turning.try_it(1, 5, 0, "none", Destination(97, world.guild.id, {world.bob.id: "bob"}))


async def test_a_position_is_tried_as_often_as_anybody_likes(world: World) -> None:
    game, turning_of = await over(world), world.bot.services.tables.turning
    for number, person in enumerate((world.ann, world.bob)):
        place = Destination(90 + number, world.guild.id, {person.id: person.name})
        live = await turning_of.try_it(game, 40, 1, "none", place)
        assert live.game.status == "running" and live.seats[1].user == person.id


async def test_there_is_no_table_for_a_position_that_is_none(world: World) -> None:
    game, turning_of = await over(world), world.bot.services.tables.turning
    place = Destination(99, world.guild.id, {world.ann.id: "ann"})
    for upto, seat in ((10**6, 0), (5, 7)):
        with pytest.raises(BotError, match="bot-unknown-button"):
            await turning_of.try_it(game, upto, seat, "private", place)


async def test_the_bot_says_at_the_new_table_what_it_is(world: World) -> None:
    await over(world)
    live = await tried(world)
    rows = world.bot.services.store.log(live.game.id)
    assert {row.actor for row in rows if row.seat == 0} <= {0, None, world.ann.id}
    thread = world.channel.threads[-1]
    said = [message.content for message in thread.history(viewer=world.ann)]
    assert any(one.startswith("A position from a finished game, for practice: ") for one in said)
    assert not any("opened from a file" in one for one in said)
