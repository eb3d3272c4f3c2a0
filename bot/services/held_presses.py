"""Presses and commands to which Discord has no answer yet.

What comes of a press in a channel mostly changes the very message that was pressed. So that change is the answer, and
one request tells both (`HeldPresses.change`). Where its reader alone is told something, that is the answer. Where the
message stays as it is, and where what comes of it takes too long, Discord hears only that the press was heard.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import discord

from bot.faults import FAILURES
from bot.live import task_memory
from bot.widgets.interactions import Interaction
from bot.widgets.layouts import Handed

LONGEST = 0.08
"""So many seconds a press waits for what comes of it: whoever presses sees within a tenth of one that it was heard."""
HELD = "held"
"""Under this an interaction keeps that it is held."""

log = logging.getLogger(__name__)


class HeldPress:
    """One of them.

    Attributes:
        free: nobody answers it yet.
    """

    def __init__(self, interaction: Interaction, game: int | None) -> None:
        self.interaction, self.game = interaction, game
        self.message = None if interaction.message is None else interaction.message.id
        self.free, self._commits = True, task_memory.commits()
        self._answered = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._timer = asyncio.get_running_loop().call_later(LONGEST, self._too_long)

    @property
    def done(self) -> bool:
        """Whether what was pressed is committed, so that the channel will tell it."""
        return self.game in self._commits

    async def claim(self) -> None:
        """Whoever comes from here answers the press, unless it is answered by now."""
        if self.free:
            self.free = False
            self._timer.cancel()
            self._answered.set()
        else:
            await self._answered.wait()

    async def acknowledge(self) -> None:
        """Discord hears that the press was heard, unless it is answered already; its message stays as it is. To a
        command it hears that an answer is coming, for its reader alone.
        """
        typed = self.interaction.type is discord.InteractionType.application_command
        if self.free:
            with self.answering(), suppress(*FAILURES):
                await self.interaction.response.defer(ephemeral=typed, thinking=typed)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Whoever answers it in here is the only one."""
        self.free = False
        self._timer.cancel()
        try:
            yield
        finally:
            self._answered.set()

    def _too_long(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self.acknowledge(), name="a press was heard")


class HeldPresses:
    """All that are held now."""

    def __init__(self) -> None:
        self._held: dict[int, HeldPress] = {}

    def hold(self, interaction: Interaction, game: int | None = None) -> None:
        """The answer to this comes later. `game`: of a press, the table at which it is."""
        self._held = {id: press for id, press in self._held.items() if press.free}
        self._held[interaction.id] = interaction.extras[HELD] = HeldPress(interaction, game)

    async def change(self, message: int, how: Handed, seen: Callable[[discord.Message], object]) -> bool:
        """Changes a message in answer to a press in it; False where none is to be answered, or Discord takes no answer.

        Args:
            how: as of `Message.edit`.
            seen: is told how the message stands now.
        """
        press = next((one for one in self._held.values() if one.done and one.free and one.message == message), None)
        if press is None:
            return False
        with press.answering():
            try:
                answer = await press.interaction.response.edit_message(**how)
            except FAILURES as error:
                log.info("a press is not answered by the change of its message: %s", error)
                with suppress(*FAILURES):
                    await press.interaction.response.defer()
                return False
        if answer is not None and isinstance(answer.resource, discord.Message):
            seen(answer.resource)
        return True

    async def let_go(self, game: int) -> None:
        """Nothing more comes of presses at this table that are committed: Discord hears that they were heard."""
        for press in [one for one in self._held.values() if one.done and one.game == game]:
            await press.acknowledge()

    async def let_go_of(self, message: int) -> None:
        """This message is not changed any more."""
        for press in [one for one in self._held.values() if one.message == message]:
            await press.acknowledge()

    async def close(self) -> None:
        """Nobody holds anything any more."""
        for press in list(self._held.values()):
            await press.acknowledge()


def held(interaction: Interaction) -> HeldPress | None:
    """The press that is held; None where this one never was."""
    found = interaction.extras.get(HELD)
    return found if isinstance(found, HeldPress) else None


async def is_answered(interaction: Interaction) -> bool:
    """Whether Discord has an answer to it; if it has none, whoever asks gives it."""
    press = held(interaction)
    if press is not None:
        await press.claim()
    return interaction.response.is_done()
