"""A message to be sent, and by what it is known again on Discord."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.store import PostNote, Sending
from bot.widgets.explain import cut
from bot.widgets.panels import CONTENT, Row
from bot.widgets.rows import view_of

NOTHING = PostNote()


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to be sent.

    Attributes:
        nonce: the same letter has always the same, so that Discord takes it once.
        calls: the people it may ping.
        instead: said once in a channel that does not take the files.
        note: what is noted when it has arrived.
        silent: nobody's device makes a sound.
    """

    content: str
    nonce: str
    rows: tuple[Row, ...] = ()
    files: tuple[discord.File, ...] = ()
    calls: tuple[int, ...] = ()
    instead: str = ""
    note: PostNote = NOTHING
    silent: bool = False

    def sending(self, channel: int) -> Sending:
        """It, about to be created there."""
        buttons = tuple(str(id) for row in self.rows for part in row if (id := getattr(part, "custom_id", None)))
        file = " ".join(file.filename for file in self.files)
        return Sending(self.nonce, channel, self.note, _hash(cut(self.content, CONTENT)), buttons, file)

    def parts(self) -> dict[str, Any]:
        """What discord.py's `send` takes besides the nonce."""
        how: dict[str, Any] = {"files": [*self.files]} if self.files else {}
        if self.silent:
            how["silent"] = True
        if self.rows:
            how["view"] = view_of(self.rows)
        return {"content": cut(self.content, CONTENT) or None, "allowed_mentions": calls(self), **how}


def calls(letter: Letter) -> discord.AllowedMentions:
    """Nobody is pinged but those whom the letter calls."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in letter.calls], replied_user=False
    )


def is_it(sending: Sending, message: discord.Message) -> bool:
    """Whether this message of the bot can be the one: it has its buttons, its files, else its words."""
    if message.interaction_metadata is not None or message.webhook_id is not None:  # an answer to a command
        return False
    files = [file.filename for file in message.attachments]
    if sending.file or files:
        return files == sending.file.split()
    buttons = custom_ids(message.components)
    if sending.buttons or buttons:
        return buttons == [*sending.buttons]
    return _hash(message.content) == sending.words


def custom_ids(parts: Sequence[object]) -> list[str]:
    """The `custom_id` of each component, in order."""
    found: list[str] = []
    for part in parts:
        if custom_id := getattr(part, "custom_id", None):
            found.append(str(custom_id))
        found += custom_ids(getattr(part, "children", ()))
    return found


def _hash(words: str) -> str:
    """Of the words alone: Discord takes blanks off their ends."""
    return hashlib.sha256(" ".join(words.split()).encode()).hexdigest()[:24]
