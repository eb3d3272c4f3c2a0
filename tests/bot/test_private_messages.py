"""What is said to one person alone after a press in the channel: it never gets into the message that was pressed, which
everybody reads, and takes nothing of it away.
"""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Iterator
from io import BytesIO
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.asking import places_shown, private_prompt
from bot.locales import HERE
from bot.services import authority, replies
from bot.services.held_presses import LONGEST
from bot.services.running import Running
from bot.widgets.private_messages import OwnPrompt, PrivateMessage, PrivatePrompts
from engine import games
from engine.text import T
from tests.asked import asked, by_name
from tests.bot.harness import World, labels, messages
from tests.bot.playing import plain
from tests.bot.test_follow_ups import Whether, in_steps, opened
from tests.bot.zoo import animals


@pytest.fixture
def pictured(monkeypatch: pytest.MonkeyPatch, world: World) -> None:
    """Every question is about places, and everybody wants to see them."""

    async def places(*_: Any) -> discord.File:
        return discord.File(BytesIO(b"places"), "places.png")

    async def wanted(*_: Any) -> str:
        return "all"

    monkeypatch.setattr(places_shown, "zoom_of", lambda live, seat: "somewhere")
    monkeypatch.setattr(type(world.bot.services), "pictures_for", wanted)
    monkeypatch.setattr(world.bot.services.pictures, "places", places)


def apart() -> Whether:
    """Whether is asked in the channel, and which in private."""
    rules = Whether()
    rules.questions = {}
    return rules


async def asked_which(world: World) -> Any:
    """Says yes in the channel; the own prompt, which opens by itself."""
    own = messages(await world.ann.click(world.prompt, label="Yes"))[-1]
    await world.env.settle()
    return own


async def test_the_picture_of_an_own_question_stays_out_of_the_channel(world: World, pictured: None) -> None:
    await opened(world, apart())
    pressed = world.prompt
    own = await asked_which(world)
    assert own.ephemeral and "Animal 1" in labels(own) and [file.filename for file in own.attachments]
    assert "Animal 1" not in labels(pressed) and not pressed.attachments
    assert all("Animal 1" not in labels(message) for message in world.channel.history() if message.components)


def since(world: World, before: int) -> list[str]:
    """The requests from then on, without the channel's own messages."""
    sent = [f"{one.method} {plain(one.path)}" for one in world.env.http_requests[before:]]
    return [one for one in sent if "webhooks" in one or one.endswith("callback")]


async def test_a_question_comes_with_its_picture_in_one_request(world: World, pictured: None) -> None:
    await opened(world, apart())
    await asked_which(world)
    before = len(world.env.http_requests)
    own = messages(await world.ann.click(world.prompt, label="Answer"))[-1]
    await world.env.settle()
    assert [file.filename for file in own.attachments] == ["places.png"]
    assert [one.partition(" ")[0] for one in since(world, before)] == ["POST", "DELETE"]


async def test_a_picture_that_is_long_in_coming_follows_its_question(
    world: World, pictured: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where many wait for pictures."""
    monkeypatch.setattr(type(world.bot.services.pictures), "busy", True)
    await opened(world, apart())
    before = len(world.env.http_requests)
    own = await asked_which(world)
    assert [one.partition(" ")[0] for one in since(world, before)] == ["POST", "PATCH"]
    assert "Animal 1" in labels(own) and [file.filename for file in own.attachments] == ["places.png"]


async def test_what_came_of_an_own_answer_is_the_answer_to_its_press(world: World) -> None:
    await opened(world, apart())
    own = await asked_which(world)
    before = len(world.env.http_requests)
    await world.ann.click(own, label="Animal 1")
    await world.env.settle()
    assert "Done" in own.content and [one.partition(" ")[0] for one in since(world, before)] == ["POST"]


async def test_an_own_answer_that_takes_long_is_heard_first(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await opened(world, apart())
    own = await asked_which(world)
    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    before = len(world.env.http_requests)
    await world.ann.click(own, label="Animal 1")
    await world.env.settle()
    assert "Done" in own.content and [one.partition(" ")[0] for one in since(world, before)] == ["POST", "PATCH"]


async def test_a_newer_own_prompt_takes_away_the_older_one_and_not_what_was_pressed(
    world: World, pictured: None
) -> None:
    await opened(world, apart())
    own = await asked_which(world)
    before = [message.id for message in world.channel.history()]
    again = messages(await world.ann.click(world.prompt, label="Answer"))[-1]
    assert "Animal 1" in labels(again) and again.id != own.id
    assert [message.id for message in world.channel.history()] == before


async def test_what_stands_in_the_channel_is_not_asked_in_private_too(world: World) -> None:
    """Nor is anything left below it that only says so."""
    rules = in_steps()
    rules.questions["whether"] = asked("whether", never_public=True)
    await opened(world, rules)
    own = messages(await world.ann.click(world.prompt, label="Answer"))[-1]
    before = len(world.env.http_requests)
    await world.ann.click(own, label="Yes")
    await world.env.settle()
    assert "Animal 1" in labels(world.prompt)
    assert [one.partition(" ")[0] for one in since(world, before)] == ["POST", "DELETE"]


async def resting_at(world: World, *, bob: bool) -> Any:
    """Ann's own prompt, which asks nothing for now: somebody else is asked, Bob where he plays."""
    rules = Whether(other=True)
    rules.questions = by_name(asked("whether", never_public=True))
    games.register(rules)
    await world.ann.slash(world.channel, "game new", game="zoo")
    await (world.bob.slash(world.channel, "game join") if bob else world.env.settle())
    await world.ann.slash(world.channel, "game start", seats=2)
    await world.env.settle()
    own = messages(await world.ann.click(world.prompt, label="Answer"))[-1]
    await world.ann.click(own, label="Yes")
    await world.env.settle()
    return own


def asking_in_private(world: World) -> list[int]:
    """The private messages of the channel that ask which."""
    there = world.env.backend.messages[world.channel.id].values()
    return [one.id for one in there if one.is_ephemeral and "Animal 1" in str(one.components)]


async def test_an_own_prompt_goes_on_where_it_stands_below_the_question(world: World) -> None:
    """Nobody has to open it anew for the next question, as long as it is answered there."""
    own = await resting_at(world, bob=False)
    assert "Done" in own.content and "Animal 1" in labels(own)
    assert asking_in_private(world) == [own.id] and world.prompt.id < own.id
    await world.ann.click(own, label="Animal 1")


async def test_an_own_prompt_does_not_ask_what_will_be_passed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an order of its seat, after which a press there would come too late."""
    for room in ("private_prompt", "going_on"):
        monkeypatch.setattr(f"bot.asking.{room}.passed_soon", lambda live, seat: True)
    own = await resting_at(world, bob=False)
    assert "Done" in own.content and "Animal 1" not in labels(own) and asking_in_private(world) == []


async def test_an_own_prompt_goes_on_below_a_question_that_has_come_anew(world: World) -> None:
    """So the same question does not stand above and below it."""
    before = await resting_at(world, bob=True)
    assert "Done" in before.content and "Animal 1" not in labels(before)
    await world.bob.click(world.prompt, label="Yes")
    await world.env.settle()
    (own,) = asking_in_private(world)
    assert own > world.prompt.id > before.id
    assert before.id not in world.env.backend.messages[world.channel.id]


async def test_an_own_prompt_that_has_moved_is_replaced_by_the_next_one(world: World) -> None:
    await resting_at(world, bob=True)
    await world.bob.click(world.prompt, label="Yes")
    await world.env.settle()
    (moved,) = asking_in_private(world)
    await world.ann.click(world.prompt, label="Answer")
    (now,) = asking_in_private(world)
    assert now > moved


class Turns(Whether):
    """Seat 0 is asked which in secret, turn after turn, and everybody sees where that was."""

    async def _asked(self, run: Any) -> None:
        picked = await run.pick(asked("which"), 0, animals(4), T("zoo-ask"))
        run.say(T("zoo-got", answer=picked), where=("seat-0",))
        run.state.round += 1


@pytest.mark.parametrize("quick", [True, False])
async def test_an_own_prompt_that_asks_on_follows_a_question_that_comes_below_it(
    world: World, pictured: None, monkeypatch: pytest.MonkeyPatch, quick: bool
) -> None:
    """As a production sheet, which else stood above what has just been told; be the channel `quick` or slow."""
    rules = Turns()
    rules.questions = by_name(asked("which"))
    await opened(world, rules)
    if quick:
        put = private_prompt.put

        async def late(*args: Any, **how: Any) -> Any:
            await world.bot.sender.settle()
            return await put(*args, **how)

        monkeypatch.setattr(private_prompt, "put", late)
    own = messages(await world.ann.click(world.prompt, label="Answer"))[-1]
    before = world.prompt.id
    await world.ann.click(own, label="Animal 2")
    await world.env.settle()
    (now,) = asking_in_private(world)
    assert now > world.prompt.id > before
    moved = world.env.backend.messages[world.channel.id][now]
    assert "Animal 2" in str(moved.components), "what was just done is read there, too"


class Between(Whether):
    """In between, seat 0 is asked in the channel; before and after that in secret."""

    async def _asked(self, run: Any) -> None:
        for kind in ("which", "between", "which"):
            await run.pick(asked(kind), 0, animals(3), T("zoo-ask"))
            await run.confirm(asked("another"), 1, T("zoo-ask"))
        run.state.round = run.state.rounds + 1


async def test_what_was_done_before_something_else_is_not_told_again(world: World) -> None:
    rules = Between()
    rules.questions = by_name(asked("which"), asked("between", open=True), asked("another", open=True))
    games.register(rules)
    await world.ann.slash(world.channel, "game new", game="zoo")
    await world.bob.slash(world.channel, "game join")
    await world.ann.slash(world.channel, "game start")
    await world.env.settle()
    own = messages(await world.ann.click(world.prompt, label="Answer"))[-1]
    await world.ann.click(own, label="Animal 0")
    await world.bob.click(world.prompt, label="Yes")
    await world.ann.click(world.prompt, label="Animal 1")
    await world.bob.click(world.prompt, label="Yes")
    await world.env.settle()
    (now,) = asking_in_private(world)
    shown = str(world.env.backend.messages[world.channel.id][now].components)
    assert "Done" not in shown


async def test_an_own_prompt_in_which_something_is_chosen_stays(world: World) -> None:
    prompts, pressed = PrivatePrompts(), Mock(**{"is_expired.return_value": False})
    prompts.step(1, 7)
    prompts.stand(1, 7, OwnPrompt(PrivateMessage(pressed, id=3), "", "1.2"))
    assert prompts.standing(1, 7) is not None
    prompts.step(1, 7)
    assert prompts.standing(1, 7) is None


async def test_a_prompt_that_asks_something_new_meanwhile_is_left_alone(world: World) -> None:
    prompts, pressed = PrivatePrompts(), Mock(**{"is_expired.return_value": False})
    own = OwnPrompt(PrivateMessage(pressed), "Done")
    prompts.rest(1, 7, own)
    assert prompts.people(1) == [7] and not prompts.people(2) and prompts.standing(1, 7) == own
    prompts.step(1, 7)
    assert prompts.standing(1, 7) is None
    prompts.rest(1, 7, own)
    await prompts.replace(1, 7, Mock())
    assert prompts.standing(1, 7) is None
    prompts.rest(1, 7, own)
    pressed.is_expired.return_value = True
    assert prompts.standing(1, 7) is None


async def test_a_refusal_takes_the_place_of_the_one_before(world: World) -> None:
    await world.started()
    for _ in range(2):
        before = len(world.env.http_requests)
        await world.cid.slash(world.channel, "game leave")
    assert [one.partition(" ")[0] for one in since(world, before)] == ["POST", "DELETE"]


async def test_a_press_in_the_channel_is_answered_in_time_whatever_is_looked_up(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(world, apart())
    heard, let = list[bool](), authority.let

    async def looked(at: Any, *rest: Any) -> None:
        if not heard:
            await asyncio.sleep(LONGEST)
        heard.append(at.interaction.response.is_done())
        await let(at, *rest)

    monkeypatch.setattr(authority, "let", looked)
    await world.ann.click(world.prompt, label="Yes")
    await world.env.advance_time(LONGEST)
    await world.ann.click(world.prompt, label="Answer")
    assert heard == [True, False]


async def test_a_stop_does_not_wait_for_the_picture_of_a_question_that_stands() -> None:
    running, shown, interaction = Running(), asyncio.Event(), Mock(shard_count=1, data={}, command=None)
    interaction.client.shard_count = 1

    async def answer() -> None:
        async with running.answering(interaction):
            with running.adding():
                shown.set()
                await asyncio.Event().wait()

    task = asyncio.ensure_future(answer())
    await shown.wait()
    assert running.busy
    await asyncio.wait_for(running.finish(3600.0), 60.0)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not running.busy


# --- for whom a message is -------------------------------------------------------------------------------------------


def _sends(tree: ast.AST) -> Iterator[ast.Call]:
    """Where something is sent that follows the first answer to an interaction."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "send":
            sent = node.func.value
            if (sent.attr if isinstance(sent, ast.Attribute) else getattr(sent, "id", "")) == "followup":
                yield node


def test_whatever_follows_says_whom_it_is_for() -> None:
    """The library sends once more what Discord took and called a fault; the second message inherits nothing."""
    trees = {file.name: ast.parse(file.read_text(encoding="utf-8")) for file in HERE.parent.rglob("*.py")}
    found = [(name, call) for name, tree in trees.items() for call in _sends(tree)]
    silent = [(name, call.lineno) for name, call in found if "ephemeral" not in {word.arg for word in call.keywords}]
    assert len(found) > 4 and not silent


@pytest.mark.parametrize("command", ["game board", "game export", "game stats"])
async def test_an_answer_that_is_sent_twice_is_for_its_reader_both_times(
    world: World, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """As where Discord has taken the first one, reports a fault, and the library tries again."""
    await world.started()
    send = discord.Webhook.send

    async def again(*given: Any, **how: Any) -> Any:
        await send(*given, **how)
        for file in how.get("files") or [how[name] for name in ("file",) if how.get(name)]:
            file.reset()
        return await send(*given, **how)

    monkeypatch.setattr(type(world.bot.services), "statistics", pictured_file)
    monkeypatch.setattr(world.bot.services.pictures, "board", pictured_file)
    monkeypatch.setattr(discord.Webhook, "send", again)
    before = [message.id for message in world.channel.history()]
    result = await world.bob.slash(world.channel, command)
    said = [result.response, *result.followups]
    assert len(said) == 2 and all(message.ephemeral for message in said)
    assert [message.id for message in world.channel.history()] == before


async def pictured_file(*_: Any, **how: Any) -> discord.File:
    return discord.File(BytesIO(b"board"), "board.png")
