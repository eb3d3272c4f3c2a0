"""Going back to a turn that is chosen from a list: the list, the picture, what is lost, and who may."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.drawing import pictures
from tests.bot.harness import World, error, labels, option_values
from tests.bot.moderators import audited, boss, hand
from tests.bot.playing import PIXEL
from tests.bot.test_table import bids


@pytest.fixture
def mod(world: World) -> Any:
    return boss(world)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The views that were drawn."""
    views: list[Any] = []

    async def board(self: Any, live: Any, say: Any, **_: Any) -> Any:
        views.append(live.rules.view(live.table.state, None))
        return pictures.picture_file(PIXEL, "board.png", "a board")

    monkeypatch.setattr(pictures.Pictures, "board", board)
    return views


async def second_round(world: World) -> Any:
    """Ann rolls nothing, bob rolls, nobody plays a card: then the second round's bids. The view after ann's turn."""
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    live = await world.bot.services.tables.look(1)
    assert live.table is not None
    then = live.rules.view(live.table.state, None)
    await world.bob.slash(world.channel, "toy roll", choice="roll")
    await world.bob.slash(world.channel, "toy answer", answer="0")
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy answer", answer="none")
    return then


async def answers(world: World) -> list[int]:
    return [row.seq for row in await world.bot.services.call(world.bot.services.store.log, 1)]


async def test_without_a_number_the_last_turns_are_listed(world: World, mod: Any) -> None:
    await second_round(world)
    opened = await mod.slash(world.channel, "mod rollback", reason="a misclick")
    assert opened.ephemeral
    told = opened.response.content.splitlines()
    assert told[:2] == ["> a misclick", "**Go back to the start of which turn?**"]
    assert [line.split(" · ", 1)[1] for line in told[2:]] == [
        "Round 2 · 1 answer would be lost",
        "Round 1 · 2 answers would be lost",
        "Round 1 · 4 answers would be lost",
        "Round 1 · 5 answers would be lost",
        "Round 1 · 7 answers would be lost",
    ]
    assert option_values(opened.response) == ["6", "5", "3", "2", "0"]
    assert all("<t:" in line for line in told[2:])


async def test_a_turn_is_shown_and_gone_back_to(world: World, mod: Any, painted: list[Any]) -> None:
    then = await second_round(world)
    secret = await hand(world, 1)
    opened = await mod.slash(world.channel, "mod rollback", reason="a misclick")
    painted.clear()
    await mod.select(opened.response, ["3"])
    shown = opened.response
    assert painted == [then] and not any(seat.hand for seat in then.seats)
    assert [file.filename for file in shown.attachments] == ["board.png"]
    told = shown.content.splitlines()
    assert told[0] == "> a misclick" and told[2:] == [
        "This would be undone:",
        "- bob’s answer 4 (dice or a secret) · bob may roll",
        "- bob’s answer 5 · bob, how many do you keep?",
        "- ann’s answer 6 · ann may play a card",
        "- bob’s answer 7 · bob may play a card",
        "This includes dice or secrets: dice will be rerolled, and decks, bags and facedown stacks reshuffled.",
    ]
    assert not any(card in shown.content for card in secret)
    assert labels(shown) == ["Roll back 4 answers", "Back"]
    await world.restart()
    await mod.click(shown, label="Roll back 4 answers")
    assert shown.content.startswith("Undone: 4 answers.") and labels(shown) == [] and not shown.attachments
    assert await answers(world) == [1, 2, 3]
    public = "A moderator rolls back the last 4 answers. The game is again at: Round 1"
    assert f"{public}\n-# Moderator: {mod.mention}. Reason: a misclick" in world.said()
    assert await audited(world) == ["rollback: a misclick"]
    assert "bob may roll" in world.prompt.content


async def test_back_leads_to_the_list_again(world: World, mod: Any, painted: list[Any]) -> None:
    await bids(world)
    opened = await mod.slash(world.channel, "mod rollback")
    before = opened.response.content
    assert option_values(opened.response) == ["0"]
    await mod.select(opened.response, ["0"])
    await mod.click(opened.response, label="Back")
    assert opened.response.content == before and not opened.response.attachments
    assert await answers(world) == [1, 2]


async def test_long_lists_have_pages(world: World, mod: Any) -> None:
    await world.ann.slash(world.channel, "game new", game="toy", options="length=40")
    await world.ann.slash(world.channel, "game start", seats=2)
    for _ in range(30):
        await world.env.settle()
        live = await world.bot.services.tables.look(1)
        if live.game.answers > 70 or not live.waiting():
            break
        assert live.table is not None and live.table.ask is not None
        value = {"bid": 0, "roll": "still", "keep": 0, "play": "none"}[live.table.ask.kind]
        await world.bot.services.tables.answers.answer(1, world.ann.id, value)
    opened = await mod.slash(world.channel, "mod rollback")
    first = option_values(opened.response)
    assert len(first) == 10
    await mod.click(opened.response, label=labels(opened.response)[-1])
    assert not set(option_values(opened.response)) & set(first)


async def test_a_list_that_is_out_of_date(world: World, mod: Any, painted: list[Any]) -> None:
    await bids(world)
    opened = await mod.slash(world.channel, "mod rollback")
    await mod.select(opened.response, ["0"])
    await world.ann.slash(world.channel, "toy roll", choice="still")
    said = error(await mod.click(opened.response, label="Roll back 2 answers"))
    assert said == "The game has moved on. Open /mod rollback again."
    assert await answers(world) == [1, 2, 3]


async def test_who_moderates_no_longer_cannot_go_on(world: World, painted: list[Any]) -> None:
    role = world.guild.create_role("Referee")
    world.bot.services.moderator_role = role.id
    referee = world.guild.add_member(world.env.create_user("ref"), roles=[role])
    await bids(world)
    opened = await referee.slash(world.channel, "mod rollback")
    await referee.select(opened.response, ["0"])
    world.bot.services.moderator_role = None
    said = error(await referee.click(opened.response, label="Roll back 2 answers"))
    assert said == "Only moderators can do that here."
    assert await answers(world) == [1, 2]


@pytest.mark.parametrize(
    "choice", ["r", "rx", "rl", "rlx", "rd1.2", "rd0.x.2", "rd9.9.9", "rd0.0.0", "ra", "ra0.1", "ra0.0.hug.5"]
)
async def test_a_forged_press_changes_nothing(world: World, mod: Any, choice: str) -> None:
    await bids(world)
    opened = (await mod.slash(world.channel, "mod rollback")).response
    kept = world.env.backend.get_message(world.channel.id, opened.id)
    part = {"type": 2, "style": 1, "label": "Forged", "custom_id": f"1:-:{choice}"}
    kept.components = [{"type": 1, "components": [part]}]
    said = error(await mod.click(opened, custom_id=f"1:-:{choice}"))
    assert said in (
        "This question has already been answered.",
        "The game has moved on. Open /mod rollback again.",
    )
    assert await answers(world) == [1, 2]


async def test_before_the_first_answer_there_is_nothing_to_go_back_to(world: World, mod: Any) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    assert error(await mod.slash(world.channel, "mod rollback")) == "The game has not started yet."
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    assert error(await mod.slash(world.channel, "mod rollback")) == "Nothing has happened yet."
    said = error(await mod.slash(world.channel, "mod rollback", answers=1))
    assert said == "Nothing has happened yet."


async def test_in_polish(world: World, mod: Any, painted: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    await bids(world)
    preferences = await world.bot.services.call(world.bot.services.store.preferences, mod.id)
    await world.bot.services.call(world.bot.services.store.prefer, replace(preferences, language="pl"))
    opened = await mod.slash(world.channel, "mod rollback")
    assert "**Do początku której tury wrócić?**" in opened.response.content
    assert opened.response.content.endswith("przepadną odpowiedzi: 2")
    await mod.select(opened.response, ["0"])
    assert labels(opened.response) == ["Cofnij 2 odpowiedzi", "Wstecz"]
