"""A message to be sent, and by what it is known again on Discord."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.store import PostNote, Sending
from bot.widgets.explain import cut
from bot.widgets.layouts import pictures_in, said, walked
from bot.widgets.maker import CONTENT, Frame, Panel, Row

NOTHING = PostNote()
_CALLED = re.compile(r"<@!?([0-9]+)>")


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message to be sent.

    Attributes:
        nonce: the same letter has always the same, so that Discord takes it once.
        calls: the people it may ping; `role`: the role, 0 for none.
        note: what is noted when it has arrived.
        silent: nobody's device makes a sound.
        frame: how it is laid out; None for plain words with the files below them.
    """

    content: str
    nonce: str
    rows: tuple[Row, ...] = ()
    files: tuple[discord.File, ...] = ()
    calls: tuple[int, ...] = ()
    role: int = 0
    note: PostNote = NOTHING
    silent: bool = False
    frame: Frame | None = None

    @property
    def panel(self) -> Panel:
        """What is shown of it."""
        return Panel(cut(self.content, CONTENT), self.rows, self.frame)

    def sending(self, channel: int) -> Sending:
        """It, about to be created there."""
        buttons = tuple(str(id) for row in self.rows for part in row if (id := getattr(part, "custom_id", None)))
        file = " ".join(file.filename for file in self.files)
        above = "" if self.frame is None else self.frame.above
        return Sending(self.nonce, channel, self.note, _hash(f"{above}\n{self.panel.content}"), buttons, file)

    def parts(self) -> dict[str, Any]:
        """What discord.py's `send` takes besides the nonce."""
        how: dict[str, Any] = {"files": [*self.files]} if self.files else {}
        if self.silent:
            how["silent"] = True
        return {**said(self.panel, self.files), "allowed_mentions": calls(self), **how}


def calls(letter: OutgoingMessage) -> discord.AllowedMentions:
    """Nobody is pinged but those whom the letter calls."""
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(letter.role)] if letter.role else False,
        users=[discord.Object(user) for user in letter.calls],
        replied_user=False,
    )


def is_it(sending: Sending, message: discord.Message) -> bool:
    """Whether this message of the bot can be the one: it has its buttons, its files, else its words."""
    if message.interaction_metadata is not None or message.webhook_id is not None:  # an answer to a command
        return False
    files = [picture.file for picture in pictures_in(message)]
    if sending.file or files:
        return files == sending.file.split()
    buttons = custom_ids(message.components)
    if sending.buttons or buttons:
        return buttons == [*sending.buttons]
    return _hash(words_of(message)) == sending.words


def custom_ids(parts: Sequence[object]) -> list[str]:
    """The `custom_id` of each component, in order."""
    return [str(custom_id) for part in walked(parts) if (custom_id := getattr(part, "custom_id", None))]


def words_of(message: discord.Message) -> str:
    """What a message says, plainly or laid out."""
    laid = [part.content for part in walked(message.components) if isinstance(part, discord.TextDisplay)]
    return "\n".join([message.content, *laid])


def called_by(message: discord.Message) -> set[int]:
    """The people whom a message names."""
    return {int(user) for user in _CALLED.findall(words_of(message))}


def _hash(words: str) -> str:
    """Of the words alone: Discord takes blanks off their ends."""
    return hashlib.sha256(" ".join(words.split()).encode()).hexdigest()[:24]
