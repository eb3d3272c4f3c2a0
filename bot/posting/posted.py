"""What was posted of a table, as far as this process remembers it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import discord

from bot.drawing.pictures import digest_of


@dataclass(slots=True)
class PostedMessages:
    """What this process knows of a game's messages.

    Attributes:
        called: whom the prompt called.
        buried: something was posted below the prompt.
        drawn: the last row of the outbox whose picture was posted.
        round: the round of that picture.
        beside: the pictures beside the board that were posted last, by their zooms: what they looked like.
    """

    channel: int = 0
    server: int | None = None
    called: frozenset[int] = frozenset()
    buried: bool = True
    drawn: int = 0
    round: int = -1
    beside: dict[str, str] = field(default_factory=dict)

    def news(self, pictures: Sequence[tuple[str, discord.File]]) -> list[discord.File]:
        """Those pictures beside the board that do not look as when they were posted last; they are by now."""
        looks = {zoom: digest_of(file) for zoom, file in pictures}
        found = [file for zoom, file in pictures if self.beside.get(zoom) != looks[zoom]]
        self.beside.update(looks)
        return found
