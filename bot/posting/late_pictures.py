"""Pictures that are late: where many wait to be drawn, a message goes out without its own, and gets it afterwards.

Of the same kind of message at a table only the latest gets one: an older map would tell nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any, Literal

import discord

from bot.drawing.pictures import Pictures
from bot.posting.messages import Messenger, OutgoingMessage

PATIENCE = 2.0
"""Seconds that a message waits for its picture while other pictures are drawn."""

log = logging.getLogger(__name__)

PictureKind = Literal["turn", "prompt"]
KINDS: tuple[PictureKind, ...] = ("turn", "prompt")
Drawing = Coroutine[Any, Any, discord.File | None]


@dataclass(slots=True)
class _Late:
    """A picture that is being drawn. `letter`: what was posted without it, in `channel` as `message`."""

    drawing: asyncio.Task[discord.File | None]
    channel: int = 0
    message: int | None = None
    letter: OutgoingMessage | None = None


class LatePictures:
    """Brings pictures to messages that stand already. Only the task that posts for a game asks for its pictures."""

    def __init__(self, messenger: Messenger, pictures: Pictures, wake: Callable[[int], None]) -> None:
        """`wake`: lets somebody ask for the pictures of this game, for one is there."""
        self._messenger, self._pictures, self._wake = messenger, pictures, wake
        self._late: dict[tuple[int, PictureKind], _Late] = {}

    async def soon(self, game: int, kind: PictureKind, drawing: Drawing) -> discord.File | None:
        """The picture, if it is there soon; else it is drawn all the same, for the message that goes out without it."""
        self.forget(game, kind)
        crowded, task = self._pictures.busy, asyncio.ensure_future(drawing)
        late = self._late[game, kind] = _Late(task)
        try:
            if not crowded or PATIENCE:
                await asyncio.wait({task}, timeout=PATIENCE if crowded else None)
        except asyncio.CancelledError:
            self.forget(game, kind)
            raise
        if not late.drawing.done():
            return None
        del self._late[game, kind]
        return await task

    def follows(self, game: int, kind: PictureKind, channel: int, message: int | None, letter: OutgoingMessage) -> None:
        """If the picture of this letter is late, it comes to this message."""
        late = self._late.get((game, kind))
        if late is not None and late.letter is None:
            late.channel, late.message, late.letter = channel, message, letter
            late.drawing.add_done_callback(lambda _: self._wake(game))

    def is_new(self, game: int, kind: PictureKind) -> bool:
        """Whether such a picture is being drawn of which no message is known yet."""
        late = self._late.get((game, kind))
        return late is not None and late.letter is None

    def message(self, game: int, kind: PictureKind) -> int | None:
        """The message that gets this picture later."""
        late = self._late.get((game, kind))
        return None if late is None else late.message

    def renew(self, game: int, message: int, letter: OutgoingMessage) -> None:
        """This stands in that message by now: a picture that comes later joins it, unless it has one of its own."""
        for kind in KINDS:
            late = self._late.get((game, kind))
            if late is not None and late.message == message:
                if letter.files:
                    self.forget(game, kind)
                else:
                    late.letter = letter

    async def bring(self, game: int) -> None:
        """Puts those that are there by now where they belong.

        Raises:
            HTTPException: Discord does not take it now; later it might.
        """
        for kind in KINDS:
            late = self._late.get((game, kind))
            if late is not None and late.letter is not None and late.drawing.done():
                await self._put(kind, late, late.letter)
                self.forget(game, kind)

    async def _put(self, kind: PictureKind, late: _Late, letter: OutgoingMessage) -> None:
        if error := late.drawing.exception():
            log.error("a late picture for game %s could not be drawn", letter.note.game, exc_info=error)
            return
        picture = late.drawing.result()
        if picture is not None and late.message is not None:
            picture.reset()
            frame = None if letter.frame is None else letter.frame._replace(top=kind == "turn" or letter.frame.top)
            whole = replace(letter, files=(picture,), frame=frame)
            await self._messenger.edit(late.channel, late.message, whole)

    def forget(self, game: int, *kinds: PictureKind) -> None:
        """What was late is not wanted any more; without a kind, nothing of this game."""
        for kind in kinds or KINDS:
            late = self._late.pop((game, kind), None)
            if late is not None:
                late.drawing.cancel()
                late.drawing.add_done_callback(_unwanted)

    async def settle(self) -> None:
        """Waits until nothing is being drawn."""
        while drawing := [late.drawing for late in self._late.values() if not late.drawing.done()]:
            await asyncio.wait(drawing)

    def close(self) -> None:
        """Gives all of them up."""
        for game, kind in list(self._late):
            self.forget(game, kind)


def _unwanted(drawing: asyncio.Task[discord.File | None]) -> None:
    """What came of it, also a fault, is of no interest any more."""
    if not drawing.cancelled():
        drawing.exception()
