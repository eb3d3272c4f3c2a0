"""Private prompts that stand in front of people, so that they do not pile up."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress

import discord

from bot.widgets.interactions import Interaction

_REMEMBERED = 2000


class PrivatePrompts:
    """The last private prompt of each person at each table, so that a newer one takes its place.

    Discord lets the bot remove such a message for a quarter of an hour; an older one, or one from before a restart,
    stays until its reader dismisses it.
    """

    def __init__(self) -> None:
        self._last: OrderedDict[tuple[int, int], Interaction] = OrderedDict()
        self._steps: OrderedDict[tuple[int, int], int] = OrderedDict()
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

    async def replace(self, game: int, interaction: Interaction) -> None:
        """This interaction shows a prompt now; the one before is removed."""
        before = self._last.pop((game, interaction.user.id), None)
        self._last[game, interaction.user.id] = interaction
        while len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)
        if before is not None and not before.is_expired():
            with suppress(discord.HTTPException):
                await before.delete_original_response()
