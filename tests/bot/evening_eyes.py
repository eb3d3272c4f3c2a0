"""What a table sends to its readers, counted as it arrives at the simulated Discord: messages, edits, pictures,
requests, and how far a reader with a phone has to scroll.
"""

from __future__ import annotations

import io
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, NamedTuple

from PIL import Image
from simcord.backend.models import Message
from simcord.enums import ChannelType

from bot.measuring.loopback_shapes import walked
from tests.bot.harness import World
from tests.bot.playing import plain

WIDTH, LINE, LETTERS, BUTTONS, SCREEN = 390, 20, 45, 44, 690
"""A phone in points: how wide it is, how high a line is and how many letters it has, a row of buttons, the screen."""
CHANNEL, PRIVATE, LETTER = "channel", "private", "letters"
"""What stands in the channel for all, what one alone sees there, and direct messages."""
LOADING = 1 << 7
TOLD = 200
"""So many letters of a message stand in the story."""
_ROW, _SECTION = 1, 9
_PLUMBING = ("bot.posting.messages", "bot.posting.ledger", "bot.posting.last_look", "bot.widgets", "bot.services")
_SHORT = {r"<@!?\d+>": "@Person", r"<#\d+>": "#channel", r"<t:\d+(:\w)?>": "in 3 minutes"}
"""What people read where a message holds an id or a time."""
_SILENT = re.compile(r"<a?:\w+:\d+>|\*\*|^-# |^#+ ", re.MULTILINE)


class What(NamedTuple):
    """One figure: where it was seen, what it counts, and what in the bot it comes of."""

    place: str
    figure: str
    cause: str


Counts = Counter[What]


@dataclass
class Eyes:
    """Looks at a world from now on.

    Attributes:
        counts: everything that was counted, without heights.
        presses: how many times somebody pressed, chose, sent a form or typed a command.
        since: how many requests there had been before.
        story: what was seen, a line each: when, what happened to which message, where, how it begins.
    """

    world: World
    counts: Counts = field(default_factory=Counter)
    presses: int = 0
    since: int = 0
    story: list[str] = field(default_factory=list)
    _came: dict[int, tuple[str, str, Message]] = field(default_factory=dict)
    _seen: set[str] = field(default_factory=set)
    _new_pictures: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        backend: Any = self.world.env.backend
        self._commit, self._edit, self._delete = backend.commit_message, backend.edit_message, backend.delete_message
        backend.commit_message, backend.edit_message, backend.delete_message = self._new, self._edited, self._removed
        self.world.env._register_dispatch_observer(self._pressed)
        self.since = len(self.world.env.http_requests)

    def requests(self) -> Counter[str]:
        """So many requests of the bot by route."""
        sent = self.world.env.http_requests[self.since :]
        return Counter(f"{request.method} {plain(request.path)}" for request in sent)

    def heights(self) -> Counter[What]:
        """How high that is what stands there now, in points, by what it comes of."""
        heights: Counter[What] = Counter()
        for place, cause, message in self._came.values():
            heights[What(place, "points", cause)] += height(message)
            for picture in message.attachments:
                heights[What(place, "points", f"{cause} {picture['filename']}")] += self._picture(picture)
        return heights

    def _picture(self, attachment: dict[str, Any]) -> int:
        data = self.world.env.backend.cdn.get(attachment["url"])
        if data is None or not str(attachment["content_type"]).startswith("image/"):
            return LINE
        with Image.open(io.BytesIO(data)) as picture:
            return round(WIDTH * picture.height / picture.width)

    # --- what happens ------------------------------------------------------------------------------------------------

    def _new(self, message: Message, **how: Any) -> Message:
        made: Message = self._commit(message, **how)
        if made.author_id == self.world.env.backend.bot_user.id:
            place, cause = self._place(made), _cause()
            self._came[made.id] = place, cause, made
            self.counts[What(place, "messages", cause)] += 1
            self._pictures(place, cause, made)
            self._note("new", made)
        return made

    def _edited(self, channel: int, id: int, fields: dict[str, Any]) -> Message:
        waited = self.world.env.backend.get_message(channel, id).flags & LOADING
        made: Message = self._edit(channel, id, fields)
        place, cause = self._place(made), _cause()
        if waited and id in self._came:  # what is filled in later is no second message
            self._came[id] = place, cause, made
        self.counts[What(place, "edits", cause)] += not waited
        self._pictures(place, cause, made)
        self._note("edit", made)
        return made

    def _removed(self, channel: int, id: int) -> None:
        message = self.world.env.backend.get_message(channel, id)
        self._note("remove", message)
        self._delete(channel, id)
        self._came.pop(id, None)
        self.counts[What(self._place(message), "removals", _cause())] += 1

    def _note(self, deed: str, message: Message) -> None:
        when, said = self.world.env.backend.clock.elapsed, " | ".join(_words(message).split("\n"))
        files = "".join(f"[{self._named(picture)}] " for picture in message.attachments)
        self.story.append(f"{when:8.1f} {deed:6} {message.id} {self._place(message):8} {files}{said[:TOLD]}")

    def _named(self, picture: dict[str, Any]) -> str:
        """The file's name, with a plus where the picture has just come."""
        return ("+" if picture["id"] in self._new_pictures else "") + str(picture["filename"])

    def _pictures(self, place: str, cause: str, message: Message) -> None:
        self._new_pictures = {picture["id"] for picture in message.attachments} - self._seen
        self._seen |= self._new_pictures
        for picture in message.attachments:
            if picture["id"] in self._new_pictures:
                self.counts[What(place, "pictures", f"{cause} {picture['filename']}")] += 1

    def _pressed(self, interaction: Any) -> None:
        self.presses += 1

    def _place(self, message: Message) -> str:
        if message.is_ephemeral:
            return PRIVATE
        kind = self.world.env.backend.get_channel(message.channel_id).type
        return LETTER if kind == ChannelType.DM else CHANNEL


def height(message: Message) -> int:
    """The words and buttons of a message, in points."""
    return lines_of(message.content) * LINE + sum(map(_height, message.components))


def _height(part: dict[str, Any]) -> int:
    """Of a component with all that is in it."""
    if part["type"] == _ROW:
        return BUTTONS
    inside = lines_of(str(part.get("content", ""))) * LINE + sum(map(_height, part.get("components", ())))
    return max(inside, BUTTONS) if part["type"] == _SECTION else inside


def _words(message: Message) -> str:
    found = [message.content, *(str(part["content"]) for part in walked(message.components) if "content" in part)]
    return "\n".join(filter(None, found))


def lines_of(text: str) -> int:
    """So many lines it fills on a phone."""
    for pattern, words in _SHORT.items():
        text = re.sub(pattern, words, text)
    text = _SILENT.sub("", text)
    return sum(max(1, -(-len(line) // LETTERS)) for line in text.split("\n")) if text else 0


def _cause() -> str:
    """The innermost part of the bot that decided it, such as `posting.delivery.Sender._turn`."""
    return next((f"{name.removeprefix('bot.')}.{code}" for name, code in _calls(sys._getframe(1))), "")


def _calls(frame: FrameType | None) -> Iterator[tuple[str, str]]:
    while frame is not None:
        name = str(frame.f_globals.get("__name__", ""))
        if name.startswith("bot.") and not name.startswith(_PLUMBING):
            yield name, frame.f_code.co_qualname
        frame = frame.f_back
