"""One account a turn, in the message that has asked; the board stands in the next one, where it has changed."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from bot.drawing import painters
from bot.posting.channel import ChannelPosts, InChannel
from bot.posting.posted import PostedMessages
from bot.widgets.maker import Panel
from bot.wording.channel_prompt import Prompt
from engine.ending import Result
from render import Picture
from tests.bot.harness import World, labels, press
from tests.bot.test_table import bids
from tests.toy import ToyRules, ToyState


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The toy has pictures here; with what each was drawn."""
    seen: list[dict[str, Any]] = []

    def paint(game: str, view: object, **how: Any) -> Picture:
        seen.append(how)
        return Picture(b"png", "A board", 1, 1)

    monkeypatch.setattr(painters, "paint", paint)
    return seen


def posted(world: World) -> list[str]:
    """What stands beside each picture."""
    return [message.content for message in world.channel.history() if message.attachments]


async def test_a_turn_is_told_where_it_was_asked_and_the_next_question_has_the_board(world: World) -> None:
    await world.started()
    asked = world.prompt.id
    await world.ann.slash(world.channel, "toy bid", coins="3")
    await world.bob.slash(world.channel, "toy bid", coins="2")
    (start,) = posted(world)
    assert start.startswith("ann draws a card.") and "SHA-256" in start
    await world.ann.slash(world.channel, "toy roll", choice="roll", keep="1")
    assert posted(world)[1:] == [world.prompt.content] and "**bob may roll**" in world.prompt.content
    (turn,) = [message for message in world.channel.history() if message.id == asked]
    assert turn.content == "**ann wins the bid with 3.**\nann draws a card." and labels(turn) == []


async def test_no_picture_where_nothing_on_the_board_has_changed(world: World) -> None:
    await bids(world)
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy roll", choice="still")
    offers = await world.ann.autocomplete(world.channel, "toy answer", "answer", "")
    await world.ann.slash(world.channel, "toy answer", answer=offers[0]["value"])
    assert len(posted(world)) == 2
    assert world.prompt.content.startswith("ann plays card-")


def over_with_the_last_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game ends in the second round once all have rolled: the last thing that the board shows is a roll."""

    def result(rules: ToyRules, state: ToyState) -> Result | None:
        return Result((0,), (1, 0)) if state.round == 2 and state.step == "play" else None

    monkeypatch.setattr(ToyRules, "result", result)


@pytest.mark.parametrize(("pictures", "rounds"), [("few", [1, 2]), ("described", [1, 1, 1, 2, 2, 2])])
async def test_a_table_that_wants_few_pictures_gets_one_a_round_and_the_end_is_another_picture(
    world: World, monkeypatch: pytest.MonkeyPatch, pictures: str, rounds: list[int]
) -> None:
    drawn = list[int]()

    def paint(game: str, view: Any, **how: Any) -> Picture:
        drawn.append(view.round)
        return Picture(b"png", "A board", 1, 1)

    monkeypatch.setattr(painters, "paint", paint)
    over_with_the_last_roll(monkeypatch)
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game settings", setting="pictures", value=pictures)
    await world.ann.slash(world.channel, "game start")
    for bid, further in (("3", (world.ann, world.bob)), ("1", ())):
        for person, coins in ((world.ann, bid), (world.bob, "0")):
            await person.slash(world.channel, "toy bid", coins=coins)
        for person in (world.ann, world.bob):
            await person.slash(world.channel, "toy roll", choice="roll")
            await person.slash(world.channel, "toy answer", answer="1")
        for person in further:
            await person.slash(world.channel, "toy answer", answer="none")
    assert drawn == rounds
    assert sum(" rolls " in said for said in world.said()) == 4, "what happened is told without a picture"


async def test_a_card_that_all_have_just_seen_stands_below_the_next_board_alone(
    world: World, drawn: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyRules, "unveils", {"toy-won-bid": "seat"})
    monkeypatch.setattr("bot.drawing.named_cards.named_cards", lambda rules, told: [f"card:{len([*told])}"])
    await bids(world)
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy roll", choice="roll", keep="1")
    assert [(how["marks"], how["cards"]) for how in drawn] == [((), ()), (("seat-0",), ("card:1",)), (("seat-1",), ())]


async def test_what_waited_in_the_prompt_goes_out_with_the_next_picture(world: World) -> None:
    await test_no_picture_where_nothing_on_the_board_has_changed(world)
    line = world.prompt.content.splitlines()[0]
    await world.bob.slash(world.channel, "toy answer", answer="none")
    await world.ann.slash(world.channel, "toy bid", coins="0")
    await world.bob.slash(world.channel, "toy bid", coins="1")
    assert world.said()[-2] == f"{line}\n**bob wins the bid with 1.**\nbob draws a card."
    assert not world.prompt.content.startswith(line)


async def test_a_restart_neither_loses_nor_repeats_what_waits_in_the_prompt(world: World) -> None:
    await test_no_picture_where_nothing_on_the_board_has_changed(world)
    line = world.prompt.content.splitlines()[0]
    await world.restart()
    assert sum(line in said for said in world.said()) == 1
    assert world.prompt.content.startswith(line)


async def test_a_long_account_does_not_wait_for_a_picture(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.posting.channel.CARRIED", 5)
    await bids(world)
    for person in (world.ann, world.bob):
        await person.slash(world.channel, "toy roll", choice="still")
    offers = await world.ann.autocomplete(world.channel, "toy answer", "answer", "")
    await world.ann.slash(world.channel, "toy answer", answer=offers[0]["value"])
    assert len(posted(world)) == 2
    assert world.said()[-2].startswith("ann plays card-") and not world.prompt.content.startswith("ann")


async def test_a_roll_is_marked_and_shown(world: World, drawn: list[dict[str, Any]]) -> None:
    await bids(world)
    await world.ann.click(world.prompt, label="Roll")
    await press(world.ann, world.prompt, "1")
    assert world.said()[-2].startswith("ann rolls ") and posted(world)[-1] == world.prompt.content
    assert drawn[-1]["marks"] == ("seat-0",)


async def test_taking_back_shows_no_board(world: World) -> None:
    await bids(world)
    await world.ann.slash(world.channel, "toy roll", choice="still")
    await world.ann.slash(world.channel, "game undo")
    assert len(posted(world)) == 1
    assert labels(world.prompt) == ["Roll", "Keep still", "Catch me up"]


async def test_stand_ins_have_one_name_in_words_and_pictures(world: World, drawn: list[dict[str, Any]]) -> None:
    await world.ann.slash(world.channel, "game new", game="toy")
    await world.ann.slash(world.channel, "game start", seats=3)
    await world.env.settle()
    assert drawn[-1]["names"] == ("ann", "Blue", "Green")
    assert "Blue draws a card.\nGreen draws a card." in posted(world)[0]


async def test_a_turn_is_told_without_a_picture_when_the_painter_fails(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def paint(game: str, view: object, **how: Any) -> Picture:
        raise KeyError("points")

    monkeypatch.setattr(painters, "paint", paint)
    await bids(world)
    assert posted(world) == []
    assert any("ann wins the bid with 3." in said for said in world.said())
    assert "could not be drawn" in caplog.text


@pytest.mark.parametrize(("stays", "kind"), [(True, "prompt"), (False, "turn")])
async def test_what_is_going_on_keeps_its_picture_over_a_question_without_one(stays: bool, kind: str) -> None:
    """As a combat in which a card is chosen in secret; a new message has the board."""
    late, live = Mock(soon=AsyncMock(return_value=None)), Mock()
    live.game.settings.pictures, live.table.round.return_value = "described", 2
    posts = ChannelPosts(Mock(), Mock(), Mock(), late, Mock())
    shown = PostedMessages(prompt=5, zoom="combat", behind=True, buried=False)
    assert (await posts._picture(InChannel(live, shown, str), Prompt(Panel("", ()), ()), [], stays))[0] == kind
