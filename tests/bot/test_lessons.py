"""Lessons at a table of the bot, by its buttons."""

from __future__ import annotations

from tests.bot.harness import World, labels
from tests.bot.pupils import pupil


async def test_a_lesson_is_played_by_buttons_to_its_end(world: World) -> None:
    learner = await pupil(world, "ti4")
    seen = list[str]()
    while (at := await learner.at()) is not None and not at.closing:
        assert at.step is not None
        prompt = await learner.prompt()
        said = await learner.label("Hint")
        print(at.step.name, "|", prompt.content[:60], "|", said.content)
        seen.append(at.step.name)
        await learner.answers(at.step.answer)
    assert len(seen) == 32
    print(labels(await learner.prompt()))
    assert 0
