"""`/play note`: what a person notes about a game, for nobody else to read."""

from __future__ import annotations

from typing import Any

from tests.bot.harness import World, error, messages


async def note(world: World, person: Any, **typed: str) -> str:
    return error(await person.slash(world.channel, "play note", **typed))


async def own_prompt(world: World, person: Any) -> str:
    shown = messages(await person.click(world.prompt, label="Answer"))[-1]
    assert shown.ephemeral
    return str(shown.content)


async def test_a_note_stands_under_the_own_prompt_and_nowhere_else(world: World) -> None:
    await world.started()
    assert "You have no note on this game." in await note(world, world.ann)
    assert await note(world, world.ann, text="Bob  owes me two coins") == "📝 Your note: Bob owes me two coins"
    assert "-# 📝 Your note: Bob owes me two coins" in await own_prompt(world, world.ann)
    assert "coins" not in (await own_prompt(world, world.bob)).replace("bid coins", "")
    assert "owes" not in "".join(world.said())


async def test_a_note_is_hidden_or_deleted_on_wish(world: World) -> None:
    await world.started()
    await note(world, world.ann, text="keep still", where="note-apart")
    assert "note" not in await own_prompt(world, world.ann)
    assert await note(world, world.ann) == "📝 Your note: keep still"
    await note(world, world.ann, where="note-prompt")
    assert "keep still" in await own_prompt(world, world.ann)
    assert await note(world, world.ann, where="note-delete") == "Your note is deleted."
    assert "keep still" not in await own_prompt(world, world.ann)


async def test_a_note_outlasts_a_restart_and_goes_with_its_persons_data(world: World) -> None:
    await world.started()
    await note(world, world.ann, text="keep still")
    await world.restart()
    store = world.bot.services.store
    assert store.person(world.ann.id).preferences.settings.notes[1].words == "keep still"
    store.forget(world.ann.id)
    assert store.person(world.ann.id).preferences.settings.notes == {}
