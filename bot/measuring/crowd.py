"""People at many tables, who answer at a steady rate whether the bot keeps up or not.

They read the prompts of their channels, press buttons or type what autocomplete offers, and look at the board now and
then.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from bot.measuring.loopback import Loopback
from bot.measuring.loopback_people import Deed
from bot.measuring.loopback_shapes import Payload, pressable, words
from bot.widgets.presses import ButtonKind, Press
from engine import games

FIRST = 101
LOOKS = 1.0
"""Somebody looks at a board every so many seconds."""
PATIENCE = 120.0
BREATH = 0.05
"""Whoever finds every table busy looks again after so many seconds."""
PASSES = f"{ButtonKind.DIRECT}pass"
"""What may be asked once more (`bot.widgets.confirm_final`); a crowd passes by commands."""
CALLED = re.compile(r"<@([0-9]+)>")


@dataclass(frozen=True, slots=True)
class Load:
    """What is asked of the bot: games alive, answers a second, for how long; `minds`: who sits in the empty seats."""

    games: int
    rate: float
    seconds: float
    titles: tuple[str, ...]
    config: str = ""
    minds: str = ""


@dataclass(slots=True)
class Crowd:
    """Everybody at all tables, and what became of what they did."""

    here: Loopback
    load: Load
    chance: Random = field(default_factory=lambda: Random(1))
    answers: list[Deed] = field(default_factory=list)
    others: list[Deed] = field(default_factory=list)
    silent: int = 0
    busy: set[int] = field(default_factory=set)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def play(self) -> None:
        """Answers at a steady rate."""
        began = perf_counter()
        for number in range(int(self.load.rate * self.load.seconds)):
            await asyncio.sleep(began + number / self.load.rate - perf_counter())
            self._begin(self._answer())
            if number % max(int(self.load.rate * LOOKS), 1) == 0:
                self._begin(self._look())
        await asyncio.gather(*self.tasks)

    def _begin(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task = asyncio.ensure_future(self._heard(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _heard(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        try:
            await work
        except TimeoutError:
            self.silent += 1

    async def _look(self) -> None:
        channel = FIRST + self.chance.randrange(self.load.games)
        self.others.append(await self.here.command(1, channel, "game board"))

    async def _answer(self) -> None:
        channel = await self._free()
        self.busy.add(channel)
        try:
            prompt = self._prompt(channel)
            if prompt is not None:
                await self._answered(channel, prompt)
        finally:
            self.busy.discard(channel)

    async def _free(self) -> int:
        """A table where nobody is just answering; where all are busy, the first that is found free again.

        Raises:
            TimeoutError: there is none for a long time.
        """
        async with asyncio.timeout(PATIENCE):
            while True:
                for _ in range(self.load.games):
                    channel = FIRST + self.chance.randrange(self.load.games)
                    if channel not in self.busy and self._prompt(channel) is not None:
                        return channel
                await asyncio.sleep(BREATH)

    def _prompt(self, channel: int) -> Payload | None:
        """The message that asks somebody there."""
        asking = (m for m in reversed(self.here.posted(channel)) if m["components"] and CALLED.search(words(m)))
        return next(asking, None)

    async def _answered(self, channel: int, prompt: Payload) -> None:
        person = int(self.chance.choice(CALLED.findall(words(prompt))))
        buttons = list(_open_choices(prompt))
        if buttons and self.chance.random() < 0.5:
            custom_id, values = self.chance.choice(buttons)
            self.answers.append(await self.here.press(person, prompt, custom_id, values))
            await asyncio.sleep(0.25)  # nobody reads a new prompt faster; then this table may be played at again
            return
        title = self.load.titles[(channel - FIRST) % len(self.load.titles)]
        command = f"{games.rules_of(title).commands} answer"
        offered = await self.here.complete(person, channel, command, "answer", "")
        self.others.append(offered)
        offers = offered.callback["data"]["choices"]
        if offers:
            picked = self.chance.choice(offers)["value"]
            self.answers.append(await self.here.command(person, channel, command, answer=picked))


def _open_choices(prompt: Payload) -> Iterator[tuple[str, list[str] | None]]:
    """The choices that stand in the channel: their ids, and what to pick in them."""
    for part in pressable(prompt):
        press = Press.read(part["custom_id"])
        if press is None or press.choice == PASSES or part.get("disabled"):
            continue
        if press.choice[:1] in (ButtonKind.DIRECT, ButtonKind.LIST, ButtonKind.LEAD):
            yield part["custom_id"], [option["value"] for option in part.get("options", [])][:1] or None
