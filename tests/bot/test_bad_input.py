"""Whatever comes in wrong gets one clear sentence, for its sender only, and changes nothing."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import interactions

from bot.errors import DatabaseAway
from bot.widgets.presses import Move, Press
from tests.bot.harness import World, error, labels, messages
from tests.bot.moderators import surely
from tests.bot.test_table import bids


async def stored(world: World) -> int:
    """The version of the only game: it grows with every change."""
    return (await world.bot.services.tables.find(world.channel.id)).version


async def forged(
    world: World, person: Any, message: Any, custom_id: str, values: list[str] | None = None, channel: Any = None
) -> Any:
    """A press on a component that the message does not have, as only a forger could send it."""
    part: dict[str, Any] = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    if values is not None:
        options = [{"label": value, "value": value} for value in values]
        part = {"type": 3, "custom_id": custom_id, "options": options, "min_values": 1, "max_values": 1}
    kept = world.env.backend.get_message((channel or world.channel).id, message.id)
    kept.components = [*kept.components[:4], {"type": 1, "components": [part]}]
    if values is None:
        return await person.click(message, custom_id=custom_id)
    return await person.select(message, values, custom_id=custom_id)


async def test_a_stranger_at_the_buttons(world: World) -> None:
    await bids(world)
    before = await stored(world)
    assert (
        error(await world.cid.click(world.prompt, label="Roll")) == "You do not play at this table. You can watch it."
    )
    assert await stored(world) == before


async def test_a_player_whose_turn_it_is_not(world: World) -> None:
    await bids(world)
    before = await stored(world)
    assert error(await world.bob.click(world.prompt, label="Roll")) == "It is not your turn to answer."
    assert await stored(world) == before


async def test_an_old_button(world: World) -> None:
    await world.started()
    asked = await world.ann.click(world.prompt, label="Answer")
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="3")
    before = await stored(world)
    now = (await world.ann.click(asked.response, label="2")).response
    assert now.ephemeral and now.content.startswith(
        "-# That question has already been answered. This is the current one."
    )
    assert "Roll" in labels(now) and await stored(world) == before


async def test_an_old_button_of_somebody_who_is_not_asked(world: World) -> None:
    await world.started()
    asked = await world.bob.click(world.prompt, label="Answer")
    await bids_of(world)
    before = await stored(world)
    assert error(await world.bob.click(asked.response, label="2")) == "This question has already been answered."
    assert await stored(world) == before


async def bids_of(world: World) -> None:
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="3")


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("dgold", "“gold” cannot be chosen."),
        ("_z", "This button is out of date."),
        ("p/", "This button is out of date."),
        (str(Move(op="pick", arg="gold")), "This question has already been answered."),
        (str(Move(op="pick", mark="beef", arg="roll")), "This question has already been answered."),
        (str(Move("steal", "pick", arg="roll")), "It is not your turn to answer."),
    ],
)
async def test_a_forged_choice(world: World, choice: str, said: str) -> None:
    await bids(world)
    before, prompt = await stored(world), world.prompt
    game, question, _ = prompt.components[0].children[0].custom_id.split(":")
    told = await forged(world, world.ann, prompt, str(Press(int(game), question, choice)))
    assert told.followups[-1].content == said if told.followups else error(told) == said
    assert await stored(world) == before


async def test_a_forged_question_and_a_forged_game(world: World) -> None:
    await bids(world)
    before = await stored(world)
    now = await forged(world, world.ann, world.prompt, "1:0.99:droll")
    assert "This is the current one." in messages(now)[-1].content
    assert error(await forged(world, world.ann, world.prompt, "77:0.3:droll")).startswith("This channel has no game")
    assert await stored(world) == before


async def test_a_button_of_another_channels_game(world: World) -> None:
    await bids(world)
    other = world.guild.create_text_channel("elsewhere")
    await world.cid.slash(other, "game new", game="toy")
    lobby = other.last_message
    kept = world.env.backend.get_message(other.id, lobby.id)
    roll = world.prompt.components[0].children[0].custom_id
    kept.components = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": roll}]}]
    assert error(await world.ann.click(lobby, custom_id=roll)) == "This button belongs to a game in another channel."


async def test_commands_where_there_is_no_game(world: World) -> None:
    for command, options in (
        ("game status", {}),
        ("game board", {}),
        ("game history", {}),
        ("game undo", {}),
        ("game join", {}),
        ("game leave", {}),
        ("game start", {}),
        ("game resign", {}),
        ("game end", {}),
        ("secret hand", {}),
        ("toy answer", {"answer": "3"}),
    ):
        said = error(await world.ann.slash(world.channel, command, **options))
        assert said == "This channel has no game. Start one with /game new.", command
    assert await world.ann.autocomplete(world.channel, "toy answer", "answer", "") == []
    assert await world.ann.autocomplete(world.channel, "game join", "seat", "") == []


async def test_while_the_database_is_away_nothing_is_offered(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away(*_: object) -> bool:
        raise DatabaseAway

    monkeypatch.setattr("bot.services.authority.admits", away)
    assert await world.ann.autocomplete(world.channel, "toy answer", "answer", "") == []
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_the_verbs_of_another_game(world: World) -> None:
    await world.started()
    said = error(await world.ann.slash(world.channel, "ti4 pass"))
    assert said == "A different game is played in this channel: Toy."


async def test_a_verb_that_does_not_fit_the_question(world: World) -> None:
    await world.started()
    before = await stored(world)
    said = error(await world.ann.slash(world.channel, "toy roll", choice="roll"))
    assert said.startswith("Nothing was played")
    assert await stored(world) == before


async def test_an_answer_that_is_not_legal(world: World) -> None:
    await world.started()
    before = await stored(world)
    said = error(await world.ann.slash(world.channel, "toy bid", coins="9"))
    assert said == "Choose a number from 0 to 5. (rule TOY-BID-01)"
    assert await stored(world) == before


async def test_an_interaction_that_comes_twice_plays_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started()
    payloads: list[Any] = []
    real = interactions.base_payload

    def kept(*args: Any, **how: Any) -> Any:
        record, payload = real(*args, **how)
        payloads.append(payload)
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", kept)
    await world.ann.slash(world.channel, "toy bid", coins="3")
    before = await stored(world)
    world.bot._connection.parse_interaction_create(payloads[-1])
    await world.env.settle()
    assert await stored(world) == before


async def test_a_rule_that_raises_costs_the_command_and_not_the_game(world: World) -> None:
    from engine import games

    await world.started()
    games.rules_of("toy").broken.add("roll")  # type: ignore[attr-defined]
    await world.ann.slash(world.channel, "toy bid", coins="3")
    said = error(await world.bob.slash(world.channel, "toy bid", coins="2"))
    assert said.startswith("A bug in the bot stopped that move.")
    games.rules_of("toy").broken.clear()  # type: ignore[attr-defined]
    await world.bob.slash(world.channel, "toy bid", coins="2")
    assert labels(world.prompt) == ["Roll", "Keep still", "Catch me up"]


async def test_a_fault_of_the_bot_is_one_sentence_with_a_reference(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.started()

    async def broken(*args: Any) -> None:
        raise RuntimeError("spilt coffee")

    monkeypatch.setattr("bot.history.history.history_words", broken)
    said = error(await world.ann.slash(world.channel, "game history"))
    reference = said.rstrip(".").split()[-1]
    assert said.startswith("Something went wrong; nothing was changed.")
    assert reference in caplog.text and "spilt coffee" in caplog.text


async def test_a_bot_cannot_be_seated_and_nobody_by_that_name(world: World) -> None:
    await world.started()
    boss = world.guild.create_role("Boss", permissions=discord.Permissions(manage_channels=True))
    mod = world.guild.add_member(world.env.create_user("mod"), roles=[boss])
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    said = error(await surely(mod, world.channel, "mod replace", seat="2", player=robot))
    assert said == "Bots cannot take a seat. Leave this option empty to seat a substitute."
    assert error(await surely(mod, world.channel, "mod replace", seat="zoe")) == "No player here is called “zoe”."


@pytest.mark.parametrize("digits", ["²", "٣", "9" * 5000, "-", "1²"])
async def test_what_only_looks_like_a_number_gets_a_sentence(world: World, digits: str) -> None:
    await world.started()
    before = await stored(world)
    for command, options in (
        ("toy bid", {"coins": digits}),
        ("rules", {"about": f"TI-RETREAT-{digits}"}),
        ("me remind", {"when": f"{digits}:{digits}"}),
        ("me remind", {"when": f"{digits}h"}),
        ("me quiet", {"hours": f"{digits}-{digits}"}),
        ("game join", {"seat": digits}),
    ):
        told = await world.ann.slash(world.channel, command, **options)
        said = [m.content for m in (told.response, *told.followups) if m is not None]
        assert said and not any("went wrong" in words for words in said), (command, said)
    assert await stored(world) == before


async def test_the_history_of_a_table_that_has_not_begun(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert error(await world.ann.slash(world.channel, "game history")) == "The game has not started yet."


async def test_taking_back_at_a_table_that_has_not_begun(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert error(await world.ann.slash(world.channel, "game undo")) == "The game has not started yet."


@pytest.mark.parametrize("digit", ["²", "٣"])
@pytest.mark.parametrize("choice", ["p//open/{}///", "w{}", "wp{}.0", "z{}", "j{}", "k/{}////0", "r{}", "ra{}.0..5"])
async def test_a_button_forged_with_other_digits(world: World, digit: str, choice: str) -> None:
    await bids(world)
    before, prompt = await stored(world), world.prompt
    game, question, _ = prompt.components[0].children[0].custom_id.split(":")
    for asked in (question, "-"):
        told = await forged(world, world.ann, prompt, str(Press(int(game), asked, choice.format(digit))))
        said = [m.content for m in (told.response, *told.followups) if m is not None]
        assert not any("went wrong" in words for words in said), said
    assert await stored(world) == before
