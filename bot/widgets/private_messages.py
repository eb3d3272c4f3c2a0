"""Private prompts that stand in front of people, so that they do not pile up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
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
        id: which it is, where that is known.
    """

    interaction: Interaction
    follows: discord.WebhookMessage | None = None
    id: int | None = None

    async def edit(self, **how: Any) -> None:
        """Raises HTTPException: it is gone."""
        await (self.interaction.edit_original_response if self.follows is None else self.follows.edit)(**how)

    async def remove(self) -> None:
        """Raises HTTPException: it is gone."""
        await (self.interaction.delete_original_response if self.follows is None else self.follows.delete)()


@dataclass(frozen=True, slots=True)
class OwnPrompt:
    """A person's prompt as it stands.

    Attributes:
        message: where it stands.
        told: what it says, above the question if it asks one.
        question: what it asks; empty: nothing for now.
        answers: so many had been given at the table when it came to ask nothing.
    """

    message: PrivateMessage
    told: str
    question: str = ""
    answers: int = 0

    def is_above(self, message: int | None) -> bool:
        """Whether that message of the channel was posted later."""
        return message is not None and self.message.id is not None and self.message.id < message


class PrivatePrompts:
    """The last private message of a kind to each person at each table, or in each channel: a newer one takes its place.

    Discord lets the bot remove such a message for a quarter of an hour; an older one, or one from before a restart,
    stays until its reader dismisses it.

    Attributes:
        stood: is told of each prompt of a table as it comes to stand.
    """

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[int, int], PrivateMessage] = OrderedDict()
        self._steps: OrderedDict[tuple[int, int], int] = OrderedDict()
        self._standing: OrderedDict[tuple[int, int], tuple[int, OwnPrompt]] = OrderedDict()
        self._count = 0
        self.stood: Callable[[int, OwnPrompt], None] = lambda game, own: None

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

    def rest(self, game: int, user: int, own: OwnPrompt) -> None:
        """The person's prompt asks nothing for now."""
        self.step(game, user)
        self.stand(game, user, own)

    def stand(self, game: int, user: int, own: OwnPrompt) -> None:
        """The person's prompt stands so, until its next step."""
        self._standing.pop((game, user), None)
        self._standing[game, user] = self._steps.get((game, user), 0), own
        while len(self._standing) > _REMEMBERED:
            self._standing.popitem(last=False)
        self.stood(game, own)

    def people(self, game: int) -> list[int]:
        """Whose prompts at this table are known."""
        return [user for table, user in self._standing if table == game]

    def standing(self, game: int, user: int) -> OwnPrompt | None:
        """The person's prompt, if it stands still."""
        step, own = self._standing.get((game, user), (0, None))
        gone = own is None or own.message.interaction.is_expired() or self._steps.get((game, user), 0) != step
        return None if gone else own

    def wake(self, game: int, user: int) -> None:
        """The person's prompt is about to ask something."""
        self._standing.pop((game, user), None)

    def forget(self, game: int, user: int) -> None:
        """The person's prompt has been removed."""
        self._last.pop((game, user), None)
        self._standing.pop((game, user), None)

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
