"""From `/game new` to the winner: the lobby, the prompt, the account and its picture, the end."""

from __future__ import annotations

import re
from typing import Any

from tests.bot.harness import World, error, labels, press, raw
from tests.bot.laid_out import filled


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    opened = await world.ann.slash(world.channel, "game new", game="toy", options="length=1")
    assert opened.acknowledged and not opened.ephemeral
    assert opened.response.content.splitlines()[:4] == [
        "**Toy: new table**",
        "For 2 to 4 players. Joined: 1",
        "1. ann",
        "- Rounds: 1",
    ]
    await world.bob.click(opened.response, label="Join")
    assert "Joined: 2\n1. ann\n2. bob\n" in opened.response.content
    started = await world.ann.slash(world.channel, "game start")
    assert started.ephemeral and error(started) == "The game begins with 2 players."
    assert "The game begins with 2 players." in opened.response.content
    assert any("-# Dice seed SHA-256" in line for line in world.said())


async def test_the_lobby_offers_stand_ins_for_the_empty_seats(world: World) -> None:
    opened = (await world.ann.slash(world.channel, "game new", game="toy")).response
    assert labels(opened) == ["Join", "Leave", "Start", "Start with 1 AI player (2 seats)", "Watch"]
    assert enabled(opened) == ["Join", "Leave", "Start with 1 AI player (2 seats)", "Watch"]
    await world.bob.click(opened, label="Join")
    assert enabled(opened) == ["Join", "Leave", "Start", "Start with 2 AI players (4 seats)", "Watch"]
    said = error(await world.cid.click(opened, label="Start with 2 AI players (4 seats)"))
    assert said == "Only players at this table can do that."
    await world.bob.click(opened, label="Leave")
    assert "Joined: 1\n1. ann\n-" in opened.content
    await world.ann.click(opened, label="Start with 1 AI player (2 seats)")
    assert "1. ann\n2. Blue (substitute)\n" in opened.content and labels(opened) == ["Watch"]


async def test_a_full_table_needs_no_stand_ins(world: World) -> None:
    opened = (await world.ann.slash(world.channel, "game new", game="toy")).response
    for person in (world.bob, world.cid, world.guild.add_member(world.env.create_user("dan"))):
        await person.click(opened, label="Join")
    assert labels(opened) == ["Join", "Leave", "Start", "Watch"] and enabled(opened) == ["Leave", "Start", "Watch"]


async def test_the_hash_of_the_seed_can_be_copied(world: World) -> None:
    await world.started()
    assert any(re.search(r"SHA-256.*: `[0-9a-f]{64}`$", line) for said in world.said() for line in said.splitlines())


def enabled(message: Any) -> list[str]:
    """The labels of the buttons that can be pressed."""
    return [c["label"] for row in raw(message) for c in row["components"] if c["type"] == 2 and not c.get("disabled")]


async def test_a_stand_in_is_called_by_its_colour_in_the_language_of_the_table(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy", language="language-pl")
    await world.ann.slash(world.channel, "game start", seats=4)
    await world.env.settle()
    await world.ann.slash(world.channel, "toy bid", coins="0")
    told = "\n".join(world.said())
    assert re.search("(Niebieski|Zielony|Żółty) wins the bid", told) or "ann wins the bid" in told
    assert "Niebieski draws a card." in told and "Seat" not in told and "Miejsce 2" not in told


async def test_the_prompt_names_and_calls_only_those_who_must_act(world: World) -> None:
    await world.started()
    *told, who = world.prompt.content.splitlines()
    assert told == ["-# Round 1", "**Round 1: bid coins in secret**"]
    assert who.split(" · ")[0] == f"Waiting for {world.ann.mention} and {world.bob.mention}"
    assert re.fullmatch(r"posted <t:\d+:R>", who.split(" · ")[1])
    asked = await world.ann.click(world.prompt, label="Answer")
    await world.ann.click(asked.response, label="3")
    assert world.prompt.content.splitlines()[-1].split(" · ")[0] == f"Waiting for {world.bob.mention}"
    asking = [r.json for r in world.env.http_requests if "Waiting for" in str(r.json)]
    called = [tuple(body["allowed_mentions"]["users"]) for body in asking]
    assert called == [(world.ann.id, world.bob.id), (world.bob.id,)]


async def test_one_prompt_stands_in_the_channel_and_is_edited(world: World) -> None:
    await world.started()
    first = world.prompt.id
    asked = await world.ann.click(world.prompt, label="Answer")
    await world.ann.click(asked.response, label="3")
    assert world.prompt.id == first
    assert sum("Waiting for" in line for line in world.said()) == 1


async def test_a_secret_question_is_answered_out_of_sight(world: World) -> None:
    await world.started()
    assert labels(world.prompt) == ["Answer", "Something else…", "Catch me up"]
    asked = await world.ann.click(world.prompt, label="Answer")
    assert asked.ephemeral
    assert asked.response.content.startswith("Your hand: card-")
    assert labels(asked.response) == ["0", "1", "2", "3", "4", "5"]
    assert not any("Your hand" in line for line in world.said(viewer=world.bob))


async def test_the_only_other_thing_that_can_be_done_opens_at_once(world: World) -> None:
    """A list of one thing would be one press more, and so would a panel that only leads to its form."""
    await world.started()
    opened = await world.ann.click(world.prompt, label="Something else…")
    assert opened.modal is not None and opened.modal["title"] == "Give coins away"
    given = await world.ann.submit_modal(opened, filled(opened, {"0": ["1"], "1": ["2"]}))
    await world.env.settle()
    assert given.ephemeral and "coins to bob" in "".join(world.said())


async def test_an_open_question_has_its_buttons_in_the_channel(world: World) -> None:
    await bids(world)
    assert labels(world.prompt) == ["Roll", "Keep still", "Catch me up"]
    await world.ann.click(world.prompt, label="Roll")
    assert world.prompt.content.startswith("ann rolls ")
    await press(world.ann, world.prompt, "1")
    assert f"Waiting for {world.bob.mention}" in world.prompt.content


async def test_the_account_of_a_turn_is_posted_once_with_headlines_in_bold(world: World) -> None:
    await bids(world)
    told = [line for line in world.said() if "wins the bid" in line]
    assert told == ["**ann wins the bid with 3.**\nann draws a card."]


async def test_who_types_an_answer_reads_where_the_next_question_is(world: World) -> None:
    await bids(world)
    rolled = await world.ann.slash(world.channel, "toy roll", choice="roll")
    assert rolled.ephemeral and "Your next question is in the message for everyone" in rolled.response.content
    assert "0" in labels(world.prompt) and "0" not in labels(rolled.response)


async def test_a_whole_game_ends_with_the_winner_and_the_seed(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy", options="length=1")
    await world.ann.slash(world.channel, "game start", seats=3)
    for _ in range(12):
        await world.env.settle()
        if not await answer_anything(world):
            break
    said = world.said()
    assert any("wins!" in line or "win together!" in line for line in said)
    assert any("-# The seed of this game was " in line for line in said)
    assert not any("Waiting for" in line for line in said)
    assert "over" in (await world.ann.slash(world.channel, "game status")).response.content


async def answer_anything(world: World) -> bool:
    """ann answers whatever she is asked with the first choice on offer."""
    offers = await world.ann.autocomplete(world.channel, "toy answer", "answer", "")
    if not offers:
        return False
    await world.ann.slash(world.channel, "toy answer", answer=offers[0]["value"])
    return True


async def bids(world: World) -> None:
    """The first round's bids: ann 3, bob 2."""
    await world.started()
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="2")


async def test_stand_ins_fill_the_table_and_play_by_themselves(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=4)
    await world.env.settle()
    assert f"Waiting for {world.ann.mention}" in world.prompt.content
    status = await world.bob.slash(world.channel, "game status")
    assert "2. Blue (substitute) · 0 points" in status.response.content
    await world.ann.slash(world.channel, "toy bid", coins="1")
    assert labels(world.prompt)[:2] == ["Roll", "Keep still"]


async def test_somebody_takes_over_from_a_stand_in(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=2)
    offers = await world.bob.autocomplete(world.channel, "game join", "seat", "")
    assert [offer["name"] for offer in offers] == ["Blue"]
    await world.bob.slash(world.channel, "game join", seat="2")
    assert "bob takes over from a substitute." in world.said()


async def test_the_table_speaks_its_own_language(world: World) -> None:
    await world.started(language="language-pl")
    assert world.prompt.content.splitlines()[1] == "**Runda 1: licytacja w tajemnicy**"
    who = world.prompt.content.splitlines()[2].split(" · ")
    assert who[0] == f"Czekamy na: {world.ann.mention} i {world.bob.mention}" and who[1].startswith("zapytano <t:")
    assert labels(world.prompt) == ["Odpowiedz", "Coś innego…", "Co mnie ominęło?"]
    asked = await world.ann.click(world.prompt, label="Odpowiedz")
    assert "Round 1: bid coins in secret" in asked.response.content


async def test_nobody_else_may_open_a_second_table_here(world: World) -> None:
    await world.started()
    assert "already has a game in progress" in error(await world.cid.slash(world.channel, "game new", game="toy"))


async def test_options_are_completed_and_checked(world: World) -> None:
    offers = await world.ann.autocomplete(world.channel, "game new", "options", "", game="toy")
    assert [offer["value"] for offer in offers] == ["length=3", "length=1", "length=40"]
    said = error(await world.ann.slash(world.channel, "game new", game="toy", options="length=7"))
    assert said == "“length” cannot be set to “7” here."
    said = error(await world.ann.slash(world.channel, "game new", game="toy", options="seven"))
    assert said == "Write options as name=value, not “seven”."


async def test_leaving_before_the_start(world: World) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    left = await world.bob.slash(world.channel, "game leave")
    assert left.response.content == "bob leaves."
    assert error(await world.ann.slash(world.channel, "game start")).startswith("This game is for 2 to 4 players")


async def test_resigning_lets_a_stand_in_play(world: World) -> None:
    await world.started()
    resigned = await world.resigned(world.bob)
    assert resigned.response.content == "You left the game. A substitute plays on for you."
    assert "bob resigns. A substitute takes over." in world.said()


async def test_a_table_that_opened_too_late_for_an_answer_is_shown_all_the_same(world: World) -> None:
    world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.env.settle()
    assert any("new table" in message.content for message in world.channel.history())
    assert (await world.bot.services.tables.look(1)).game.settings.welcome is not None
