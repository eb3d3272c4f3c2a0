"""`/me data`: one's own data for oneself alone, and the way out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.errors import BotError
from bot.limits import Rates
from bot.widgets.presses import ButtonKind
from tests.bot.harness import World, error, labels, press
from tests.bot.moderators import seats
from tests.bot.test_authority import pressed
from tests.bot.test_reveal import last_of
from tests.bot.test_second_hand import KNOWS, three
from tests.bot.test_waiting import look


async def asked(world: World, person: Any) -> Any:
    """The answer to the command."""
    return last_of(await person.slash(world.channel, "me data"))


async def read(message: Any) -> str:
    """The file of a message, as text."""
    (file,) = message.attachments
    assert file.filename == "astrarch-data.json"
    return (await file.read()).decode()


async def test_the_file_is_for_its_reader_alone_and_holds_nobody_else(world: World) -> None:
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    before = len(world.channel.history())
    for person, other in ((world.ann, world.bob), (world.bob, world.ann)):
        told = await asked(world, person)
        assert told.ephemeral and len(world.channel.history()) == before
        words = await read(told)
        assert str(person.id) in words and str(other.id) not in words and f'"{other.name}"' not in words


async def test_nothing_hidden_of_a_game_under_way_is_in_it(world: World) -> None:
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    found = json.loads(await read(await asked(world, world.ann)))
    (part,) = found["games"]
    assert [set(one) for one in part["answers"]] == [{"at", "question"}]
    live = await world.bot.services.tables.look(1)
    words = json.dumps(found)
    assert live.game.seed not in words and "card-" not in words


async def test_it_works_in_private_and_in_polish(world: World) -> None:
    await world.started()
    await world.ann.slash(world.channel, "me language", language="language-pl")
    message = last_of(await world.ann.user.slash("me data"))
    assert message.content.startswith("W tym pliku jest wszystko") and labels(message) == ["Usuń moje dane…"]


async def test_files_are_rationed(world: World) -> None:
    world.bot.services.rates = Rates({"exports": 1})
    await asked(world, world.ann)
    assert error(await world.ann.slash(world.channel, "me data")).startswith("Hourly limit for files reached (1)")


async def test_deleting_is_asked_once_more_and_says_what_happens_to_games(world: World) -> None:
    await world.started()
    sure = await press(world.ann, await asked(world, world.ann), "Delete my data…")
    message = last_of(sure)
    assert f"- Toy, {world.channel.mention}: you give up your seat" in message.content
    assert (await world.bot.services.tables.look(1)).seat_of(world.ann.id) == 0
    done = await press(world.ann, message, "Delete all my data")
    assert last_of(done).content.startswith("Your data is deleted.")
    await world.env.settle()
    assert (await world.bot.services.tables.look(1)).seat_of(world.ann.id) is None


async def test_a_press_forgets_whoever_presses_and_nobody_else(world: World) -> None:
    await world.started()
    message = world.prompt
    await pressed(world, world.cid, world.channel, message, f"{ButtonKind.FORGET}sure")
    live = await world.bot.services.tables.look(1)
    assert {row.user for row in live.seats} == {world.ann.id, world.bob.id}
    await pressed(world, world.bob, world.channel, message, f"{ButtonKind.FORGET}sure")
    live = await world.bot.services.tables.look(1)
    assert {row.user for row in live.seats} == {world.ann.id, None}


async def test_a_game_under_way_forgets_at_once_and_is_played_on(world: World) -> None:
    await world.started()
    await world.bot.services.tables.people.forget(world.ann.id)
    store = world.bot.services.store
    assert (await world.bot.services.call(store.person, world.ann.id)).parts == ()
    await world.bob.slash(world.channel, "toy bid", coins="3")
    assert (await world.bot.services.tables.look(1)).game.answers > 0


async def test_a_seat_that_is_kept_behind_a_stand_in_is_kept_for_nobody_once_its_person_is_forgotten(
    world: World,
) -> None:
    await world.started(3)
    services = world.bot.services
    await services.tables.seats.stand_in_for(1, 0, world.cid.id)
    await services.tables.seats.stand_in_for(1, 1, world.cid.id)
    sure = await press(world.ann, await asked(world, world.ann), "Delete my data…")
    await press(world.ann, last_of(sure), "Delete all my data")
    await world.env.settle()
    rows = await services.call(services.store.seats, 1)
    assert [(row.user, row.was) for row in rows] == [(None, None), (None, world.bob.id), (world.cid.id, None)]
    with pytest.raises(BotError, match="mod-nobody-to-return"):
        await services.tables.seats.give_back(1, 0, "ann", world.cid.id)


async def test_what_was_asked_for_before_the_bot_was_stopped_is_done_without_anybody_asking_again(world: World) -> None:
    await world.started()
    await world.resigned(world.ann)
    store = world.bot.services.store
    await world.bot.services.call(store.forget, world.ann.id)
    assert (await world.bot.services.call(store.person, world.ann.id)).parts != ()
    await look(world)
    assert (await world.bot.services.call(store.person, world.ann.id)).parts == ()


async def test_who_deletes_the_data_and_comes_back_sits_on_no_other_seat(world: World) -> None:
    await three(world)
    sure = await press(world.ann, await asked(world, world.ann), "Delete my data…")
    await press(world.ann, last_of(sure), "Delete all my data")
    await world.env.settle()
    said = error(await world.ann.slash(world.channel, "game join", seat="seat:2"))
    assert said == world.ann.mention + KNOWS
    await world.ann.slash(world.channel, "game join", seat="seat:1")
    assert await seats(world) == [world.ann.id, None, world.cid.id]
