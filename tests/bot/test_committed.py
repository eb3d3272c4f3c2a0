"""Once something is committed nobody is told that nothing was changed; what cannot be edited any more is sent anew."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.asking.private_prompt import aftermath
from tests.bot.harness import World, press


async def unknown_message(*args: Any, **how: Any) -> None:
    """As Discord answers for a message that is gone."""
    raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10008, "message": "gone"})  # type: ignore[arg-type]


def told(result: Any) -> list[str]:
    return [message.content for message in (result.response, *result.followups) if message is not None]


async def asked(world: World) -> Any:
    """The private question of ann, whose bid is open."""
    await world.started()
    return (await world.ann.click(world.prompt, label="Answer")).response


async def test_an_answer_whose_panel_is_gone_is_told_anew(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    own = await asked(world)
    monkeypatch.setattr(discord.Interaction, "edit_original_response", unknown_message)
    result = await press(world.ann, own, "3")
    assert (await world.bot.services.tables.look(1)).game.answers == 1
    assert told(result)[-1] == "✓ Done. **3**"
    assert not any("nothing was changed" in words for words in told(result))


async def test_a_fault_after_the_commit_does_not_say_that_nothing_was_changed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = await asked(world)

    async def broken(*args: Any, **how: Any) -> None:
        raise RuntimeError("spilt coffee")

    monkeypatch.setattr("bot.asking.private_prompt.aftermath", broken)
    result = await press(world.ann, own, "3")
    assert (await world.bot.services.tables.look(1)).game.answers == 1
    assert any(words.startswith("Your move was saved") for words in told(result)), told(result)


async def test_taking_back_is_never_shown_as_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started()
    played = await world.bot.services.tables.answers.answer(1, world.ann.id, 3)

    async def nothing(*args: Any) -> None:
        return None

    monkeypatch.setattr(world.bot.services.tables.answers, "question_for", nothing)
    user, locale = SimpleNamespace(id=world.ann.id), discord.Locale.british_english
    interaction: Any = SimpleNamespace(user=user, locale=locale, extras={})
    shown = await aftermath(world.bot.services, interaction, replace(played, done=(), events=()))
    assert (shown.content, shown.frame) == ("Undone.", None)
    assert [button.label for row in shown.rows for button in row] == ["Undo"], "and nothing else to press"
