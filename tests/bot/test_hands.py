"""Hands come as pictures with their text beside them: to their holder alone, and each once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.posting.own_messages import Recipient, _held
from render import Picture
from tests.bot.harness import World
from tests.bot.test_secrets import closed, letters
from tests.bot.test_table import bids


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The hands that were drawn, in order."""
    seen: list[tuple[str, ...]] = []

    def hand(game: str, ids: Sequence[str], *, words: Any, names: Sequence[str]) -> Picture:
        seen.append(tuple(ids))
        return Picture(" ".join(ids).encode(), f"Cards: {len(ids)}", 1, 1)

    monkeypatch.setattr("render.cards.hand", hand)
    return seen


def shown(world: World, message: Any) -> list[str]:
    """What the pictures of a message show."""
    return [(world.env.backend.cdn.get(file.url) or b"").decode() for file in message.attachments]


def private(world: World, person: Any) -> list[list[str]]:
    return [shown(world, message) for message in person.user.dm_channel.history()]


def told(words: str) -> str:
    """The cards that a text names, as the picture shows them."""
    return " ".join(f"card:{word.rstrip('.')}" for word in words.split() if word.startswith("card-"))


async def recipient(world: World, seat: int, user: int) -> Recipient:
    live = await world.bot.services.tables.look(1)
    return Recipient(live, seat, *await world.bot.services.reader(live, user))


async def test_a_letter_has_the_hand_beside_it(world: World) -> None:
    await world.started()
    for person in (world.ann, world.bob):
        (letter,) = letters(person)
        assert private(world, person) == [[told(letter)]]
        (message,) = person.user.dm_channel.history()
        assert message.attachments[0].description == "Cards: 1"


async def test_a_new_card_comes_with_the_whole_hand_and_others_get_nothing(world: World) -> None:
    await bids(world)
    first, second = private(world, world.ann)
    assert second[0].startswith(f"{first[0]} card:") and len(private(world, world.bob)) == 1


async def test_a_hand_that_has_not_changed_is_not_sent_again(world: World, drawn: list[tuple[str, ...]]) -> None:
    await world.started()
    assert len(drawn) == 2
    assert await world.bot.sender.own.hand(await recipient(world, 0, world.ann.id)) is None and len(drawn) == 2


async def test_nobody_but_who_sits_there_gets_the_picture(world: World, drawn: list[tuple[str, ...]]) -> None:
    await world.started()
    drawn.clear()
    for seat, user in ((0, world.bob.id), (1, world.ann.id), (0, world.cid.id)):
        assert await world.bot.sender.own.hand(await recipient(world, seat, user)) is None
    assert drawn == []


async def test_where_direct_messages_are_closed_the_channel_shows_nothing(world: World) -> None:
    closed(world)
    await world.started()
    assert not [message for message in world.channel.history() if message.attachments]
    waits = next(m for m in world.channel.history() if "you have a secret message" in m.content)
    mine = await world.ann.click(waits, label="Show my secrets")
    assert shown(world, mine.response) == [told(mine.response.content.rpartition("**Your hand**")[2])]


async def test_once_they_are_open_again_the_hand_comes(world: World) -> None:
    closed(world)
    await world.started()
    world.env.backend.faults.clear()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="1")
    (one,) = private(world, world.ann)
    assert one[0].count("card:") == 2


async def test_what_discord_does_not_take_as_a_picture_comes_as_words(world: World) -> None:
    own = f"/channels/{world.ann.user.dm_channel.id}/messages"
    world.env.inject_error("POST", own, status=413, code=40005, times=1)
    await world.started()
    assert len(letters(world.ann)) == 1 and private(world, world.ann) == [[]]
    assert len(private(world, world.bob)[0]) == 1


async def test_a_fault_in_drawing_leaves_the_words(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*given: Any, **how: Any) -> Picture:
        raise ValueError

    monkeypatch.setattr("render.cards.hand", broken)
    await world.started()
    assert "You drew card-" in letters(world.ann)[0] and private(world, world.ann) == [[]]
    asked = await world.ann.slash(world.channel, "secret hand")
    assert asked.response.content.startswith("**Your hand**\n- card-")


@pytest.mark.parametrize("command", ["secret hand", "secret all"])
async def test_the_hand_can_be_seen_at_any_time_by_its_holder_alone(world: World, command: str) -> None:
    await world.started()
    mine = await world.ann.slash(world.channel, command)
    assert mine.ephemeral
    assert shown(world, mine.response) == [told(mine.response.content.rpartition("**Your hand**")[2])]
    assert not [message for message in world.channel.history(viewer=world.bob) if message.attachments]


async def test_nothing_held_is_no_picture(world: World, drawn: list[tuple[str, ...]]) -> None:
    await world.started()
    drawn.clear()
    nothing = await world.ann.slash(world.channel, "secret objectives")
    assert nothing.response.content.endswith("Nothing.") and not nothing.response.attachments
    assert drawn == []


async def test_after_a_restart_nothing_is_sent_twice(world: World) -> None:
    await bids(world)
    before = private(world, world.ann)
    await world.restart()
    assert private(world, world.ann) == before
    assert await world.bot.sender.own.hand(await recipient(world, 0, world.ann.id)) is None


async def test_a_stand_in_gets_no_picture(world: World, drawn: list[tuple[str, ...]]) -> None:
    await world.started()
    assert _held(await recipient(world, 0, world.ann.id))
    assert _held(await recipient(world, 0, 0)) == ()
