"""`/play whisper`: words in private between two players, which nobody else reads or hears of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.errors import BotError, NotRunning, NotSeated
from engine import games
from engine.forbidden_stars.rules import RULES as STARS
from engine.space_empires.rules import RULES as EMPIRES
from tests.bot.harness import World, error
from tests.bot.tabling import ANN, BOB, CYD, Room
from tests.bot.test_presets import moderator
from tests.bot.test_secrets import letters

WORDS = "leave Mecatol to me, and *I* leave Lodor to you @everyone"
SHOWN = "leave Mecatol to me, and \\*I\\* leave Lodor to you"


async def playing(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy", options="length=3")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()


async def whispers(world: World, who: Any, to: Any, words: str = WORDS) -> Any:
    told = await who.slash(world.channel, "play whisper", player=to, text=words)
    await world.env.settle()
    return told


async def test_one_player_reads_it_and_nobody_else(world: World) -> None:
    await playing(world)
    before, others = world.said(), letters(world.cid)
    told = await whispers(world, world.ann, world.bob)
    assert told.response.ephemeral and "gets your private message" in told.response.content
    (letter,) = [line for line in letters(world.bob) if "in private" in line]
    assert letter.startswith("ann to you, in private") and SHOWN in letter
    assert world.said() == before and letters(world.cid) == others


async def test_both_read_it_again_and_a_stranger_does_not(world: World) -> None:
    await playing(world)
    await whispers(world, world.ann, world.bob)
    await whispers(world, world.bob, world.ann, "agreed")
    await world.restart()
    own = (await world.ann.slash(world.channel, "play whispers")).response.content.splitlines()
    assert own[1].startswith("- You to bob: leave Mecatol") and own[2] == "- bob to you: agreed"
    other = (await world.bob.slash(world.channel, "play whispers")).response.content.splitlines()
    assert other[1].startswith("- ann to you: leave Mecatol") and other[2] == "- You to ann: agreed"
    assert "not playing" in error(await world.cid.slash(world.channel, "play whispers"))


async def test_where_direct_messages_are_closed_the_channel_says_that_one_waits(world: World) -> None:
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await playing(world)
    before = len(world.said())
    await whispers(world, world.ann, world.bob)
    (line,) = world.said()[before:]
    assert "a private message is waiting for you" in line and "ann" not in line and "Mecatol" not in line


async def test_only_players_whisper_and_only_to_players(world: World) -> None:
    await playing(world)
    assert "not playing" in error(await whispers(world, world.cid, world.bob))
    assert "does not play in this game" in error(await whispers(world, world.ann, world.cid))
    assert "yourself" in error(await whispers(world, world.ann, world.ann))
    assert "Write what" in error(await whispers(world, world.ann, world.bob, "   "))


async def test_a_table_switches_it_off(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy", options="length=3")
    await world.ann.slash(world.channel, "game settings", setting="whispers", value="no")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    assert "switched off" in error(await whispers(world, world.ann, world.bob))
    assert (await world.bot.services.tables.whispering.heard(1, 1)) == []


async def test_a_table_that_agreed_on_it_reads_all_of_it_after_the_end(world: World) -> None:
    """Whoever plays knows it beforehand, it cannot be chosen later, and nobody reads it before the end."""
    await world.ann.slash(world.channel, "game new", game="toy", options="length=3")
    await world.ann.slash(world.channel, "game settings", setting="whispers_after", value="yes")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    assert "everyone can read it" in (await whispers(world, world.ann, world.bob)).response.content
    assert "everyone can read both" in letters(world.bob)[-1]
    assert "then everyone can" in (await world.bob.slash(world.channel, "play whispers")).response.content
    assert "not playing" in error(await world.cid.slash(world.channel, "play whispers"))
    await broken_off(world)
    assert "not playing" in error(await world.cid.slash(world.channel, "play whispers")), "it can be brought back"
    await seed_told(world)
    told = (await world.cid.slash(world.channel, "play whispers")).response
    assert told.ephemeral and f"- ann to bob: {SHOWN}" in told.content


async def test_a_table_that_did_not_keeps_it_between_the_two(world: World) -> None:
    await playing(world)
    late = await moderator(world).slash(world.channel, "game settings", setting="whispers_after", value="yes")
    assert "has already started" in error(late)
    await whispers(world, world.ann, world.bob)
    await broken_off(world)
    await seed_told(world)
    assert "not playing" in error(await world.cid.slash(world.channel, "play whispers"))


async def broken_off(world: World) -> None:
    await world.ended(world.ann)
    await world.env.settle()


async def seed_told(world: World) -> None:
    """Both want to know the seed, so the game is over for good."""
    for person in (world.ann, world.bob):
        await world.bot.services.tables.afterwards.agree(1, person.id, "tell")


def test_games_in_which_players_talk_in_the_open() -> None:
    assert not STARS.may_whisper({}) and EMPIRES.may_whisper({"teams": "none"})
    assert not EMPIRES.may_whisper({"teams": "uneasy_alliance"}) and games.rules_of("ti4").may_whisper({})


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "games.sqlite")


async def test_it_is_kept_until_its_writer_is_forgotten(room: Room) -> None:
    game = await room.game(ANN, BOB)
    await room.tables.whispering.tell(game, ANN, 1, "yes")
    await room.tables.whispering.tell(game, BOB, 0, "no")
    assert [one.words for one in room.store.person(ANN).whispers] == ["yes"]
    room.store.forget(ANN)
    assert [one.words for one in await room.tables.whispering.heard(game, 0)] == ["no"]


async def test_nothing_is_said_once_the_game_is_over(room: Room) -> None:
    game = await room.game(ANN, BOB)
    with pytest.raises(NotSeated):
        await room.tables.whispering.tell(game, CYD, 1, "yes")
    await room.tables.moderation.end(game, ANN)
    with pytest.raises(NotRunning):
        await room.tables.whispering.tell(game, ANN, 1, "yes")


async def test_a_game_without_private_words_refuses_them(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await room.game(ANN, BOB)
    monkeypatch.setattr(type(room.rules), "may_whisper", lambda self, options: False)
    with pytest.raises(BotError, match="bot-whisper-not-here"):
        await room.tables.whispering.tell(game, ANN, 1, "yes")
