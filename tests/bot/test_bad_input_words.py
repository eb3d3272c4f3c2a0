"""What is refused is refused in the reader's language, in one sentence, and the database stays as it was."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any

import pytest
from simcord import interactions

from bot.errors import DiskFull
from bot.locales import LANGUAGES
from engine import games
from engine.text import T, Text
from tests.bot.harness import World, error
from tests.bot.rounds import steps


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everybody uses Discord in this language."""
    before: Any = interactions.base_payload

    def spoken(*args: Any, **how: Any) -> Any:
        record, payload = before(*args, **how)
        payload["locale"] = {"en": "en-GB", "pl": "pl"}[request.param]
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", spoken)
    return str(request.param)


def contents(world: World) -> list[str]:
    """All games, seats, answers and posts, as the database holds them."""
    with closing(sqlite3.connect(world.path)) as other:
        return [line for line in other.iterdump() if "sqlite_" not in line]


async def stranger(world: World) -> Any:
    return await world.cid.slash(world.channel, "toy bid", coins="1")


async def illegal(world: World) -> Any:
    return await world.ann.slash(world.channel, "toy bid", coins="9")


async def no_number(world: World) -> Any:
    return await world.ann.slash(world.channel, "toy bid", coins="many")


async def wrong_verb(world: World) -> Any:
    return await world.ann.slash(world.channel, "toy roll", choice="roll")


async def second_game(world: World) -> Any:
    return await world.cid.slash(world.channel, "game new", game="toy")


async def no_game(world: World) -> Any:
    return await world.ann.slash(world.guild.create_text_channel("elsewhere"), "toy bid", coins="1")


async def no_moderator(world: World) -> Any:
    return await world.ann.slash(world.channel, "mod rollback", answers=1)


async def joined_twice(world: World) -> Any:
    return await world.ann.slash(world.channel, "game join")


REFUSED: dict[Callable[[World], Awaitable[Any]], Text] = {
    stranger: T("bot-not-seated"),
    illegal: T("bot-refused-by-rule", text=T("amount-between", low=0, high=5), rule="TOY-BID-01"),
    no_number: T("bot-not-a-number", typed="many"),
    wrong_verb: T("bot-script-stopped", step=1),
    second_game: T("bot-channel-taken-thread"),
    no_game: T("bot-no-game"),
    no_moderator: T("bot-moderators-only"),
    joined_twice: T("bot-seat-taken"),
}


@pytest.mark.parametrize("deed", REFUSED, ids=lambda deed: deed.__name__)
async def test_a_refusal_is_one_sentence_and_changes_nothing(world: World, language: str, deed: Any) -> None:
    await world.started()
    before = contents(world)
    assert error(await deed(world)) == world.bot.services.locales.say(REFUSED[deed], language)
    assert contents(world) == before


async def test_the_refusal_of_a_rule_calls_players_by_their_names(world: World) -> None:
    await world.started()
    assert "bob" in error(await world.ann.slash(world.channel, "toy gift", terms="to=bob, coins=3"))


def nothing_fits(commits: object) -> None:
    """That it comes to this on a disk that is really full is tested with the store."""
    raise DiskFull


async def test_a_full_disk(world: World, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started()
    own = (await world.ann.click(world.prompt, custom_id=answer_button(world))).response
    bid = steps(own)[3][0]
    before, full = contents(world), world.bot.services.locales.say(T("bot-store-full"), language)
    with monkeypatch.context() as full_disk:
        full_disk.setattr(world.bot.services.store, "commit_all", nothing_fits)
        pressed = await world.ann.click(own, custom_id=bid)
        assert error(pressed) == full
        assert error(await world.bob.slash(world.channel, "toy bid", coins="2")) == full
    assert contents(world) == before
    await world.ann.click(own, custom_id=bid)
    assert (await world.bot.services.tables.find(world.channel.id)).answers == 1


def answer_button(world: World) -> str:
    parts = [part.custom_id for row in world.prompt.components for part in row.children]
    return str(next(id for id in parts if id.endswith(":a")))


async def test_a_rule_that_raises(world: World, language: str) -> None:
    await world.started()
    rules: Any = games.rules_of("toy")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    rules.broken.add("roll")
    before = contents(world)
    said = error(await world.bob.slash(world.channel, "toy bid", coins="2"))
    assert said == world.bot.services.locales.say(T("bot-rule-failed"), language)
    assert contents(world) == before


async def test_a_database_that_another_program_holds(world: World, language: str) -> None:
    await world.started()
    world.bot.services.store._db.execute("PRAGMA busy_timeout = 50")  # type: ignore[attr-defined]
    before = contents(world)
    with closing(sqlite3.connect(world.path)) as other:
        other.execute("BEGIN IMMEDIATE")
        said = error(await world.ann.slash(world.channel, "toy bid", coins="3"))
        other.rollback()
    assert said == world.bot.services.locales.say(T("bot-store-locked"), language)
    assert contents(world) == before
