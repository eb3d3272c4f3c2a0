"""What the tests of a scripted round share: the table, the answers, and what must be the same in the end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables import lobby
from bot.widgets.presses import ButtonKind
from engine import games
from engine.text import Text
from render import Picture
from tests.bot.harness import World, raw
from tests.bot.openapi import wrong
from tests.bot.rounds import Player, Presser
from tests.bot.scripts import Given, Round

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c6360000000020001e221bc330000000049454e44ae426082"
)


def prepared(monkeypatch: pytest.MonkeyPatch, round: Round) -> list[str]:
    """The seed of the script; and pictures of one pixel, which are counted."""
    painted: list[str] = []

    def paint(game: str, *_: Any, **__: Any) -> Picture:
        painted.append(game)
        return Picture(PIXEL, "a board", 1, 1)

    monkeypatch.setattr("bot.drawing.painters.paint", paint)
    seed = round.script.seed
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: seed))
    games.register(round.rules)
    return painted


async def seated(world: World, round: Round) -> World:
    """Everybody at the first question of the script."""
    for name in ("dee", "eve", "fay")[: round.seats - len(world.people)]:
        world.people[name] = world.guild.add_member(world.env.create_user(name))
    options = " ".join(f"{name}={value}" for name, value in round.options.items())
    first, *others = world.people.values()
    await first.slash(world.channel, "game new", game=round.rules.name, options=options)
    for person in others:
        await person.slash(world.channel, "game join")
    await world.bob.slash(world.channel, "game start")
    await world.env.settle()
    return world


async def played(player: Player, moves: list[Given]) -> None:
    """Gives these answers, and looks that every one was taken."""
    before, at = len(await player.logged()), 0
    while at < len(moves):
        at += await player.play(moves[at:])
        assert len(await player.logged()) == before + at, moves[at - 1]


async def same(player: Player) -> None:
    """The log and the game are those of the script, and Discord had nothing to find fault with."""
    script = player.round.script
    assert await player.logged() == script.moves
    assert await player.state() == script.state
    sent = player.world.env.http_requests
    assert len(sent) > len(script.moves)
    assert [line for request in sent for line in wrong(request.method, plain(request.path), request.json)] == []


def plain(path: str) -> str:
    """A path as the description of Discord's API is asked about it."""
    parts = path.strip("/").split("/")
    return "/".join(":id" if part.isdigit() or part.startswith("simcord_") else part for part in parts)


def words(world: World, key: str) -> str:
    """A sentence of the bot, as somebody reads it who uses Discord in English."""
    return world.bot.services.locales.say(Text(key))


READ_BY_ALL = tuple(
    f":-:{kind}" for kind in (ButtonKind.SINCE, ButtonKind.PICTURES, ButtonKind.LOOK, ButtonKind.LEGEND)
)


def parts(message: Any) -> list[tuple[str, list[str] | None]]:
    """The components of a message that answer, with what can be picked first in a list; anybody may read the news."""
    pressed = [part for row in raw(message) for part in row["components"] if not part.get("disabled")]
    found = [part for part in pressed if not part["custom_id"].endswith(READ_BY_ALL)]
    return [(part["custom_id"], [o["value"] for o in part.get("options", [])][:1] or None) for part in found]


async def press(person: Any, message: Any, custom_id: str, values: list[str] | None) -> Any:
    if values is None:
        return await person.click(message, custom_id=custom_id)
    return await person.select(message, values, custom_id=custom_id)


def revived(world: World, custom_id: str, values: list[str] | None) -> Any:
    """A message with a component that is there no more, as it still stands on the screen of a client that lags."""
    part: dict[str, Any] = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    if values is not None:
        options = [{"label": value, "value": value} for value in values]
        part = {"type": 3, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": len(values)}
    message = world.channel.history()[0]
    kept = world.env.backend.get_message(world.channel.id, message.id)
    kept.components = [{"type": 1, "components": [part]}]
    return message


async def answered_after_a_restart(presser: Presser, move: Given, *, private: bool = False) -> None:
    """The bot is gone and comes back between the question and the press on what it had shown before."""
    prompt = await presser.prompt()
    part = None if private else presser.in_channel(prompt, move)
    own = await presser.own(move) if part is None else None
    await presser.world.restart()
    assert (await presser.prompt()).id == prompt.id, "the table's prompt stands where it stood"
    if part is not None:
        await presser.press(move.seat, prompt, *part)
    else:
        await presser.fill(move.seat, own, move.shape, move.value)
