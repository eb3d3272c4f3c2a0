"""A whole round of Twilight Imperium at a table of three: typed, pressed, and the same game in the end."""

from __future__ import annotations

import discord
import pytest

from bot.widgets.presses import ButtonKind, Press
from bot.wording.outside import OPENING
from tests.bot.harness import World, error
from tests.bot.playing import answered_after_a_restart, parts, played, prepared, press, revived, same, seated, words
from tests.bot.rounds import Presser, Typist
from tests.bot.scripts import TI4, Given
from tests.bot.test_secrets import letters


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The seed of the script, and the pictures that were drawn."""
    return prepared(monkeypatch, TI4)


PRIVATE = ("start_of_combat_round", "pay", "redistribute")
"""Kinds whose options stand in the seat's own prompt only."""


def middle(moves: list[Given]) -> int:
    """An answer in the middle of a combat."""
    return TI4.battles(moves)[1]


async def test_a_round_by_commands(world: World, quick: list[str]) -> None:
    typist, moves = Typist(await seated(world, TI4), TI4), TI4.script.moves
    await played(typist, moves[: middle(moves)])
    await world.restart()
    await played(typist, moves[middle(moves) :])
    await same(typist)
    assert len(quick) > 5


async def test_a_round_by_buttons(world: World) -> None:
    presser, moves = Presser(await seated(world, TI4), TI4), TI4.script.moves
    in_channel = middle(moves)
    await played(presser, moves[:in_channel])
    await answered_after_a_restart(presser, moves[in_channel])
    in_private = next(at for at, move in enumerate(moves) if at > in_channel and move.kind in PRIVATE)
    await played(presser, moves[in_channel + 1 : in_private])
    await answered_after_a_restart(presser, moves[in_private], private=True)
    await played(presser, moves[in_private + 1 :])
    await same(presser)


async def test_every_press_of_a_stranger_or_of_somebody_not_asked_is_refused(world: World) -> None:
    presser, moves = Presser(await seated(world, TI4), TI4), TI4.script.moves
    stranger = world.guild.add_member(world.env.create_user("dan"))
    at = 0
    while at < 40:
        prompt, asked = await presser.prompt(), (await presser.table()).waiting()
        before = await presser.state()
        for custom_id, values in parts(prompt):
            assert error(await press(stranger, prompt, custom_id, values)) == words(world, "bot-not-seated-watch")
            if Press.read(custom_id).choice != ButtonKind.MEANWHILE:
                for seat in set(range(3)) - set(asked):
                    said = error(await press(presser.people[seat], prompt, custom_id, values))
                    assert said == words(world, "not-asked")
        assert await presser.state() == before
        at += await presser.play(moves[at:])
    assert await presser.logged() == moves[:at]


async def test_every_button_of_an_earlier_question_is_stale_or_opens_the_one_of_now(world: World) -> None:
    presser, moves = Presser(await seated(world, TI4), TI4), TI4.script.moves
    await played(presser, moves[:60])
    before = await presser.state()
    for seat, _, custom_id, values in presser.pressed:
        message = revived(world, custom_id, values)
        said = error(await press(presser.people[seat], message, custom_id, values))
        opens = Press.read(custom_id).kind in OPENING
        assert opens or said == words(world, "stale-question") or said.startswith(words(world, "bot-open-now"))
    assert await presser.state() == before
    assert await presser.logged() == moves[:60]


async def test_secrets_go_to_their_seat_alone_and_closed_letters_leave_only_a_button(world: World) -> None:
    closed = f"/channels/{world.cid.user.dm_channel.id}/messages"
    world.env.inject_error("POST", closed, status=403, code=50007, times=None)
    typist, moves = Typist(await seated(world, TI4), TI4), TI4.script.moves
    await played(typist, moves[:30])
    held = [
        {words(world, f"ti4-objective-{id}") for id in player.secrets}
        for player in (await typist.table()).state.players
    ]
    waits = next(
        m for m in world.channel.history() for id, _ in parts(m) if Press.read(id).choice == ButtonKind.SECRETS
    )
    shown = [await person.click(waits, custom_id=parts(waits)[0][0]) for person in typist.people]
    read = ["\n".join(letters(world.ann)), "\n".join(letters(world.bob)), shown[2].response.content]
    assert letters(world.cid) == [] and all(told.ephemeral for told in shown)
    for seat, mine in enumerate(read):
        others = set[str].union(*(names for other, names in enumerate(held) if other != seat))
        assert all(name in mine and name in shown[seat].response.content for name in held[seat])
        assert not any(name in mine or name in shown[seat].response.content for name in others - held[seat])
        assert not any(name in line for name in held[seat] for line in world.said())


async def test_only_moderators_stop_the_round_and_it_goes_on_where_it_was(world: World) -> None:
    presser, moves = Presser(await seated(world, TI4), TI4), TI4.script.moves
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
    lines = await world.bot.services.call(world.bot.services.store.audited)
    assert [line.action for line in lines] == ["resume", "pause"]
