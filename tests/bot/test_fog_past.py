"""The past of a game of fog: each seat reads and sees its own, anybody the public one, and everything after the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.fog_table import set_up
from tests.bot.harness import World, error, option_values, raw
from tests.bot.test_fog import begun, played, time_passes


@pytest.fixture(autouse=True)
def fog(monkeypatch: pytest.MonkeyPatch, only_here: None) -> None:
    """The game with its pictures, and time that passes when a test says so."""
    set_up(monkeypatch)


async def scouted(world: World) -> None:
    """Ann knows field 1 and Bob field 2; both have been on patrol, and raiders come."""
    await begun(world, "ann", "bob")
    await played(world, world.ann, "warship", "done")
    await played(world, world.bob, "done")
    await played(world, world.ann, "1")
    await played(world, world.bob, "2", "0")
    await played(world, world.ann, "0")
    await played(world, world.bob, "0")


async def over(world: World) -> None:
    await scouted(world)
    await played(world, world.ann, "yes")
    await time_passes(world)


async def whispered(person: Any, world: World, command: str, **options: Any) -> Any:
    return (await person.slash(world.channel, command, **options)).response


def alt(message: Any) -> str:
    """What the picture of a message shows, in words."""
    (file,) = message.attachments
    return str(file.description or "")


async def test_the_history_of_a_seat_is_its_own(world: World) -> None:
    await scouted(world)
    ann = (await whispered(world.ann, world, "game history", answers=50)).content
    bob = (await whispered(world.bob, world, "game history", answers=50)).content
    cid = (await whispered(world.cid, world, "game history", answers=50)).content
    assert "Only for you: You build a warship." in ann and "Field 1 is" in ann and "Field 2 is" not in ann
    assert "build" not in bob and "Field 2 is" in bob and "Field 1 is" not in bob
    assert "Only for" not in cid and "2 sheets are filled in." in cid


async def test_after_the_end_the_history_is_everybodys(world: World) -> None:
    await over(world)
    cid = (await whispered(world.cid, world, "game history", answers=50)).content
    assert "Only for ann: You build a warship." in cid and "Only for bob: Field 2 is" in cid


async def test_the_board_of_the_past_is_the_own_one(world: World) -> None:
    await scouted(world)
    for person, fields in ((world.ann, ["Field 1"]), (world.bob, ["Field 2"]), (world.cid, [])):
        message = await whispered(person, world, "game history", pictures=True)
        assert [part for part in ("Field 1", "Field 2") if part in alt(message)] == fields
    await played(world, world.ann, "no")
    await time_passes(world)
    message = await whispered(world.cid, world, "game history", pictures=True)
    assert all(f"Field {at}" in alt(message) for at in range(6))


@pytest.mark.parametrize("command", ["game since", "secret board"])
async def test_the_board_of_now_is_the_own_one(world: World, command: str) -> None:
    await scouted(world)
    assert alt(await whispered(world.ann, world, command)).startswith("Field 1: ")
    assert alt(await whispered(world.bob, world, command)).startswith("Field 2: ")


async def test_everybodys_board_shows_nothing_before_the_end(world: World) -> None:
    await scouted(world)
    assert alt(await whispered(world.ann, world, "game board")) == ""
    await played(world, world.ann, "yes")
    await time_passes(world)
    assert alt(await whispered(world.cid, world, "game board")).startswith("Field 0: ")
    *before, end = [m for m in world.channel.history() if m.attachments]
    assert [alt(m) for m in before] == [""] * len(before) and end.attachments[0].filename == "ending.png"


async def test_the_film_shows_the_reader_what_it_saw(world: World) -> None:
    await scouted(world)
    films = {name: await whispered(world.people[name], world, "game replay") for name in ("ann", "bob", "cid")}
    assert "Field 1" in alt(films["ann"]) and "Field 2" in alt(films["bob"]) and "Field" not in alt(films["cid"])
    aloud = await world.ann.slash(world.channel, "game replay", show=True)
    assert "Field" not in alt(aloud.response or aloud.followups[-1])


async def test_a_stranger_has_no_board_of_their_own(world: World) -> None:
    await scouted(world)
    assert error(await world.cid.slash(world.channel, "secret board")) == "You are not playing in this game."
    assert await world.cid.autocomplete(world.channel, "secret board", "zoom", "") == []
    offered = await world.ann.autocomplete(world.channel, "secret board", "zoom", "")
    assert [place["value"] for place in offered] == ["field-1"]


async def test_each_kind_of_secret_is_shown_by_itself(world: World) -> None:
    await scouted(world)
    offered = await world.ann.autocomplete(world.channel, "secret show", "section", "")
    assert [(one["name"], one["value"]) for one in offered] == [("Your fleet", "fleet"), ("Your map", "map")]
    for named in ("fleet", "your FLEET"):
        assert (await whispered(world.ann, world, "secret show", section=named)).content.endswith("1 warships")
    told = error(await world.ann.slash(world.channel, "secret show", section="objectives"))
    assert told.endswith("Nothing.")
    told = error(await world.ann.slash(world.channel, "secret show", section="cards"))
    assert told == "In this game you can look at: Your fleet and Your map."


# --- numbers ---------------------------------------------------------------------------------------------------------


async def numbers(world: World, person: Any) -> list[str]:
    """All numbers of answers that a panel of the past carries."""
    message = await whispered(person, world, "game history", pictures=True)
    ids = [part["custom_id"] for row in raw(message) for part in row["components"]]
    return [*ids, *option_values(message)]


async def test_numbers_of_turns_do_not_tell_how_much_others_did(world: World) -> None:
    await begun(world, "ann", "bob")
    await played(world, world.ann, "done")
    await played(world, world.bob, "warship", "warship", "done")
    await played(world, world.ann, "1")
    await played(world, world.bob, "2")
    await played(world, world.ann, "0")
    assert await numbers(world, world.cid) == ["1:-:h0", "1:-:h<3", "1:-:h>3", "1:-:h$", "1:-:hj", "0", "1", "3"]


async def test_what_others_answer_beside_each_other_leaves_no_trace(world: World) -> None:
    await begun(world, "ann", "bob")
    await played(world, world.ann, "done")
    await played(world, world.bob, "done")
    shown = [await numbers(world, person) for person in (world.ann, world.cid)]
    news = (await whispered(world.ann, world, "game since")).content
    await played(world, world.bob, "2")
    assert [await numbers(world, person) for person in (world.ann, world.cid)] == shown
    assert (await whispered(world.ann, world, "game since")).content == news


async def test_lost_answers_are_numbered_without_telling(world: World) -> None:
    await begun(world, "ann", "bob")
    await played(world, world.bob, "warship", "warship", "done")
    await played(world, world.ann, "warship")
    undone = await whispered(world.ann, world, "game undo", steps=1)
    assert "answer 2" not in undone.content and "ann’s answer 1" in undone.content
