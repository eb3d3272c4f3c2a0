"""Private prompts that stand in front of people, so that they do not pile up."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from bot.widgets.interactions import Interaction

_REMEMBERED = 2000


@dataclass(frozen=True, slots=True)
class PrivateMessage:
    """What was said to one person alone, to be changed and removed as such.

    The first answer to a press can be the very message that was pressed, which in a channel everybody sees: so what was
    said after it is never reached by way of the interaction.

    Attributes:
        follows: the message that followed the first answer; None: it is that answer itself.
    """

    interaction: Interaction
    follows: discord.WebhookMessage | None = None

    async def edit(self, **how: Any) -> None:
        """Raises HTTPException: it is gone."""
        await (self.interaction.edit_original_response if self.follows is None else self.follows.edit)(**how)

    async def remove(self) -> None:
        """Raises HTTPException: it is gone."""
        await (self.interaction.delete_original_response if self.follows is None else self.follows.delete)()


@dataclass(frozen=True, slots=True)
class Resting:
    """A person's prompt that asks nothing for now.

    Attributes:
        pressed: the last press in it, by which it can be changed.
        told: what it says.
    """

    pressed: Interaction
    told: str

    def is_above(self, message: int | None) -> bool:
        """Whether that message of the channel was posted later."""
        own = self.pressed.message
        return message is not None and own is not None and own.id < message


class PrivatePrompts:
    """The last private message of a kind to each person at each table, or in each channel: a newer one takes its place.

    Discord lets the bot remove such a message for a quarter of an hour; an older one, or one from before a restart,
    stays until its reader dismisses it.
    """

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[int, int], PrivateMessage] = OrderedDict()
        self._steps: OrderedDict[tuple[int, int], int] = OrderedDict()
        self._resting: OrderedDict[tuple[int, int], tuple[int, Resting]] = OrderedDict()
        self._count = 0

    def step(self, game: int, user: int) -> int:
        """Something else stands in the person's prompt now; its number."""
        self._count += 1
        self._steps[game, user] = self._count
        self._steps.move_to_end((game, user))
        while len(self._steps) > _REMEMBERED:
            self._steps.popitem(last=False)
        return self._count

    def stands(self, game: int, user: int, step: int) -> bool:
        """Whether that stands there still."""
        return self._steps.get((game, user)) == step

    def rest(self, game: int, user: int, resting: Resting) -> None:
        """The person's prompt asks nothing for now."""
        self._resting.pop((game, user), None)
        self._resting[game, user] = self.step(game, user), resting
        while len(self._resting) > _REMEMBERED:
            self._resting.popitem(last=False)

    def resting(self, game: int) -> list[int]:
        """Whose prompts at this table ask nothing for now."""
        return [user for table, user in self._resting if table == game]

    def wake(self, game: int, user: int) -> Resting | None:
        """The person's prompt that asks nothing for now, if it stands still; it is told once."""
        step, resting = self._resting.pop((game, user), (0, None))
        gone = resting is None or resting.pressed.is_expired() or not self.stands(game, user, step)
        return None if gone else resting

    def forget(self, game: int, user: int) -> None:
        """The person's prompt has been removed."""
        self._last.pop((game, user), None)
        self._resting.pop((game, user), None)

    async def replace(self, game: int, user: int, message: PrivateMessage) -> None:
        """This shows the person's prompt now; the one before is removed."""
        before = self._last.get((game, user))
        self.forget(game, user)
        self._last[game, user] = message
        while len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)
        await self._remove(before)

    async def remove(self, game: int, user: int) -> None:
        """Removes the person's prompt."""
        before = self._last.get((game, user))
        self.forget(game, user)
        await self._remove(before)

    @staticmethod
    async def _remove(before: PrivateMessage | None) -> None:
        if before is not None and not before.interaction.is_expired():
            with suppress(discord.HTTPException):
                await before.remove()
