"""A pupil at the table of a lesson: reads what the bot shows, and presses."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.live.lessons import AtLesson, at_lesson
from bot.live.model import Live
from engine import games
from engine.ask import Answer
from engine.lessons.lesson import PUPIL
from tests.bot.harness import World, messages
from tests.bot.rounds import Presser
from tests.bot.scripts import Given, Round


class Pupil(Presser):
    """Somebody who has begun a lesson: `world.channel` is its thread."""

    def __init__(self, world: World, game: str) -> None:
        super().__init__(world, cast(Round, SimpleNamespace(rules=games.rules_of(game))))

    async def live(self) -> Live:
        """The table."""
        await self.world.env.settle()
        return await self.tables.look((await self.tables.find(self.world.channel.id)).id)

    async def at(self) -> AtLesson | None:
        """Where the pupil stands."""
        return at_lesson(await self.live())

    async def given(self, answer: Answer) -> Given:
        """An answer to what is asked now."""
        table = (await self.live()).table
        assert table is not None and table.ask is not None
        return Given(PUPIL, table.ask.of(PUPIL).kind, None, answer, table.shape(PUPIL))

    async def answers(self, answer: Answer) -> None:
        """Gives it with the buttons that there are."""
        await self.play([await self.given(answer)])
        await self.world.env.settle()

    async def label(self, label: str) -> Any:
        """Presses a button under the question; what is said of it."""
        told = messages(await self.people[PUPIL].click(await self.prompt(), label=label))
        await self.world.env.settle()
        return told[-1] if told else None


async def pupil(world: World, game: str, chapter: str = "") -> Pupil:
    """Ann, at the first question of a lesson or a chapter."""
    options = {"game": game, **({"chapter": chapter} if chapter else {})}
    await world.ann.slash(world.channel, "learn", **options)
    await world.env.settle()
    world.channel = world.channel.threads[-1]
    return Pupil(world, game)
