"""A whole round of Twilight Imperium at a table of three: typed, pressed, and the same game in the end."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import lobby, pictures
from bot.presses import MEANWHILE, SECRETS, Press
from engine import games
from engine.text import Text
from render import Picture
from tests.bot.harness import World, error, raw
from tests.bot.openapi import wrong
from tests.bot.rounds import OPTIONS, Given, Midway, Player, Presser, Typist, combats, script
from tests.bot.test_secrets import letters

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a49444154789c6360000000020001e221bc330000000049454e44ae426082"
)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seed of the script; and pictures of one pixel, which are counted."""
    painted: list[str] = []

    def paint(game: str, *_: Any, **__: Any) -> Picture:
        painted.append(game)
        return Picture(PIXEL, "a board", 1, 1)

    monkeypatch.setattr(pictures, "paint", paint)
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: script().seed))
    games.register(Midway())
    return painted


async def seated(world: World) -> World:
    """The three of them at the first question of the script."""
    options = " ".join(f"{name}={value}" for name, value in OPTIONS.items())
    await world.ann.slash(world.channel, "game new", game="ti4", options=options)
    await world.bob.slash(world.channel, "game join")
    await world.cid.slash(world.channel, "game join")
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
    assert await player.logged() == script().moves
    assert await player.state() == script().state
    sent = player.world.env.http_requests
    assert len(sent) > len(script().moves)
    assert [line for request in sent for line in wrong(request.method, plain(request.path), request.json)] == []


def plain(path: str) -> str:
    """A path as the description of Discord's API is asked about it."""
    parts = path.strip("/").split("/")
    return "/".join(":id" if part.isdigit() or part.startswith("simcord_") else part for part in parts)


def words(world: World, key: str) -> str:
    """A sentence of the bot, as somebody reads it who uses Discord in English."""
    return world.bot.house.locales.say(Text(key))


def parts(message: Any) -> list[tuple[str, list[str] | None]]:
    """The components of a message that can be pressed, with what can be picked first in a list."""
    found = [part for row in raw(message) for part in row["components"] if not part.get("disabled")]
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


def middle(moves: list[Given]) -> int:
    """An answer in the middle of a combat."""
    return combats(moves)[1]


async def test_a_round_by_commands(world: World, quick: list[str]) -> None:
    typist, moves = Typist(await seated(world)), script().moves
    await played(typist, moves[: middle(moves)])
    await world.restart()
    await played(typist, moves[middle(moves) :])
    await same(typist)
    assert len(quick) > 5


async def test_a_round_by_buttons(world: World) -> None:
    presser, moves = Presser(await seated(world)), script().moves
    in_channel = middle(moves)
    await played(presser, moves[:in_channel])
    await answered_after_a_restart(presser, moves[in_channel])
    in_private = next(at for at, move in enumerate(moves) if at > in_channel and move.kind == "start_of_combat_round")
    await played(presser, moves[in_channel + 1 : in_private])
    await answered_after_a_restart(presser, moves[in_private], private=True)
    await played(presser, moves[in_private + 1 :])
    await same(presser)


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


async def test_every_press_of_a_stranger_or_of_somebody_not_asked_is_refused(world: World) -> None:
    presser, moves = Presser(await seated(world)), script().moves
    stranger = world.guild.add_member(world.env.create_user("dan"))
    for move in moves[:40]:
        prompt, asked = await presser.prompt(), (await presser.table()).waiting()
        before = await presser.state()
        for custom_id, values in parts(prompt):
            assert error(await press(stranger, prompt, custom_id, values)) == words(world, "bot-not-seated")
            if Press.read(custom_id).choice != MEANWHILE:
                for seat in set(range(3)) - set(asked):
                    said = error(await press(presser.people[seat], prompt, custom_id, values))
                    assert said == words(world, "not-asked")
        assert await presser.state() == before
        await presser.play([move])
    assert await presser.logged() == moves[:40]


async def test_every_button_of_an_earlier_question_is_stale(world: World) -> None:
    presser, moves = Presser(await seated(world)), script().moves
    await played(presser, moves[:60])
    before = await presser.state()
    for seat, _, custom_id, values in presser.pressed:
        message = revived(world, custom_id, values)
        assert error(await press(presser.people[seat], message, custom_id, values)) == words(world, "stale-question")
    assert await presser.state() == before
    assert await presser.logged() == moves[:60]


async def test_secrets_go_to_their_seat_alone_and_closed_letters_leave_only_a_button(world: World) -> None:
    closed = f"/channels/{world.cid.user.dm_channel.id}/messages"
    world.env.inject_error("POST", closed, status=403, code=50007, times=None)
    typist, moves = Typist(await seated(world)), script().moves
    await played(typist, moves[:30])
    held = [
        {words(world, f"ti4-objective-{id}") for id in player.secrets}
        for player in (await typist.table()).state.players
    ]
    waits = next(m for m in world.channel.history() for id, _ in parts(m) if Press.read(id).choice == SECRETS)
    shown = [await person.click(waits, custom_id=parts(waits)[0][0]) for person in typist.people]
    read = ["\n".join(letters(world.ann)), "\n".join(letters(world.bob)), shown[2].response.content]
    assert letters(world.cid) == [] and all(told.ephemeral for told in shown)
    for seat, mine in enumerate(read):
        others = set[str].union(*(names for other, names in enumerate(held) if other != seat))
        assert all(name in mine and name in shown[seat].response.content for name in held[seat])
        assert not any(name in mine or name in shown[seat].response.content for name in others - held[seat])
        assert not any(name in line for name in held[seat] for line in world.said())


async def test_only_moderators_stop_the_round_and_it_goes_on_where_it_was(world: World) -> None:
    presser, moves = Presser(await seated(world)), script().moves
    await played(presser, moves[:12])
    for command in ("mod pause", "mod rollback", "mod end"):
        options = {"answers": 3} if command == "mod rollback" else {}
        said = error(await world.ann.slash(world.channel, command, **options))
        assert said == words(world, "bot-moderators-only")
    boss = world.guild.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[boss])
    custom_id, values = parts(await presser.prompt())[0]
    await mod.slash(world.channel, "mod pause")
    assert error(await press(presser.people[moves[12].seat], revived(world, custom_id, values), custom_id, values))
    assert len(await presser.logged()) == 12
    await mod.slash(world.channel, "mod resume")
    await played(presser, moves[12:20])
    lines = await world.bot.house.call(world.bot.house.store.audited)
    assert [line.action for line in lines] == ["resume", "pause"]
