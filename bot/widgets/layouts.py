"""Messages made of Discord's layout components: a question in a frame of its seat's colour, with its picture, and the
button of each option beside what the option does.

Discord takes 40 components and 4,000 characters in such a message, which has no other words, and never again becomes
one of another kind. So whatever is shown where one stands is laid out too; one of the kind before can become one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from pathlib import PurePosixPath
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import discord

from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Item
from bot.widgets.maker import LABEL, Frame, Panel, Row
from bot.widgets.rows import unmarked, view_of

MOST, CHARACTERS = 40, 4000
SECTION, FRAME = 3, 4
"""So many components an option with its words takes; and the frame, what stands above and in it, and a line."""
NAME, BEGINNING = 24, 10
"""So long a label leaves room for words beside it on a phone; so much of it is the beginning where others begin alike.
"""
BESIDE = 450
"""More characters of several options, beside their buttons in a column half as wide, do not fit on a phone."""
ALT = 1024


class Shown(NamedTuple):
    """A picture in a layout: where it is, and what is read out instead."""

    url: str
    alt: str | None

    @property
    def file(self) -> str:
        """The name of its file."""
        return PurePosixPath(urlsplit(self.url)._replace(query="").geturl()).name


Part = discord.ui.Item[Any]
Block = Row | tuple[Button, str]
"""A row of components, or a button with the words that stand beside it."""


def layout_of(shown: Panel, pictures: Sequence[Shown] = ()) -> discord.ui.LayoutView:
    """The message. discord.py need not keep it: presses find their way by their `custom_id`."""
    view = discord.ui.LayoutView(timeout=None)
    above, content = _words(shown)
    galleries = _galleries(pictures)
    outside, within = (galleries, []) if shown.frame is not None and shown.frame.top else ([], galleries)
    inside = [*_texts(content), *within, *_choices(shown, len(pictures))]
    for part in [*outside, *_texts(above), *_framed(inside, shown)]:
        view.add_item(part)
    view.stop()
    return view


def pictures_of(files: Sequence[discord.File | discord.Attachment]) -> list[Shown]:
    """The files of a message, as a layout shows them."""
    return [Shown(f"attachment://{file.filename}", file.description) for file in files]


def pictures_in(message: discord.Message | None) -> list[Shown]:
    """The pictures that a message has: as its files, or where Discord tells only of what is laid out, as that."""
    if message is None or message.attachments:
        return [] if message is None else pictures_of(message.attachments)
    galleries = (part for part in walked(message.components) if isinstance(part, discord.MediaGalleryComponent))
    return [Shown(item.media.url, item.description) for gallery in galleries for item in gallery.items]


def walked(parts: Sequence[object]) -> Iterator[object]:
    """Each component of a message, with what stands in it and beside it."""
    for part in parts:
        yield part
        yield from walked(getattr(part, "children", ()))
        yield from walked([beside] if (beside := getattr(part, "accessory", None)) else [])


def _framed(inside: list[Part], shown: Panel) -> list[Part]:
    colour = None if shown.frame is None else shown.frame.colour
    return inside if colour is None or not inside else [discord.ui.Container[Any](*inside, accent_colour=colour)]


def _words(shown: Panel) -> tuple[str, str]:
    """What stands above the frame and in it, as much as there is room for."""
    frame = shown.frame or Frame()
    room = CHARACTERS - sum(len(words) + LABEL + 8 for words in frame.told.values())
    content = cut(shown.content, room)
    return cut(frame.above, max(room - len(content), 1)) if len(content) < room else "", content


def _texts(words: str) -> list[Part]:
    return [discord.ui.TextDisplay(words)] if words.strip() else []


def _galleries(pictures: Sequence[Shown]) -> list[Part]:
    """Each in a gallery of its own: several in one are small."""
    return [discord.ui.MediaGallery(_item(picture)) for picture in pictures]


def _item(picture: Shown) -> discord.MediaGalleryItem:
    alt = picture.alt[:ALT] if picture.alt else None
    return discord.MediaGalleryItem(picture.url, description=alt)


# --- choices ---------------------------------------------------------------------------------------------------------


def _choices(shown: Panel, pictures: int) -> list[Part]:
    """The choices; where there is no room for words beside them, or too many, they stand together above."""
    frame = shown.frame or Frame()
    blocks = [*_blocks(shown.rows, frame.told)]
    if not _crowded(frame) and FRAME + pictures + sum(map(_count, blocks)) <= MOST:
        short = _short([block[0].label or "" for block in blocks if isinstance(block, tuple)])
        parts = [_section(*block, short) if isinstance(block, tuple) else _row(block) for block in blocks]
    else:
        parts = [*_texts("\n".join(_lines(blocks))), *(_row(row) for row in shown.rows if row)]
    return [discord.ui.Separator(), *parts] if parts and frame.colour is not None else parts


def _lines(blocks: Sequence[Block]) -> Iterator[str]:
    """What each option does, in a line; those that do the same in one."""
    named: dict[str, list[str]] = {}
    for block in blocks:
        if isinstance(block, tuple):
            named.setdefault(block[1], []).append(f"**{block[0].label}**")
    yield from (f"- {' / '.join(names)}: {words}" for words, names in named.items())


def _crowded(frame: Frame) -> bool:
    return len(frame.told) > 1 and sum(map(len, frame.told.values())) > BESIDE


def _count(block: Block) -> int:
    return SECTION if isinstance(block, tuple) else 1 + len(block)


def _blocks(rows: Sequence[Row], told: Mapping[str, str]) -> Iterator[Block]:
    """The rows, and each button of which something is told by itself, in their order."""
    for row in rows:
        left: Row = []
        for item in row:
            words = told.get(item.custom_id or "") if isinstance(item, discord.ui.Button) else None
            if words is None or not isinstance(item, discord.ui.Button):
                left.append(item)
                continue
            yield from [left] if left else []
            left = []
            yield item, words
        yield from [left] if left else []


def _row(row: Row) -> Part:
    return discord.ui.ActionRow[Any](*(unmarked(item) for item in row))


def _section(button: Button, words: str, short: Mapping[str, str]) -> Part:
    """An option: its button beside what it does; a long name stands whole above the words."""
    pressed = unmarked(button)
    assert isinstance(pressed, discord.ui.Button)
    name = pressed.label or ""
    if short[name] != name:
        words, pressed.label = f"**{name}**\n{words}", short[name]
    return discord.ui.Section[Any](words, accessory=pressed)


def _short(names: Sequence[str]) -> dict[str, str]:
    """What buttons are called where a name is too long: its beginning, and its end too where others begin alike."""
    found = {name: cut(name, NAME) for name in names}
    alike = Counter(found.values())
    ends = {name: _last_words(name) for name, label in found.items() if alike[label] > 1}
    same = Counter(ends.values())
    return found | {name: _ends(name) if same[label] > 1 else label for name, label in ends.items()}


def _last_words(name: str) -> str:
    """The beginning of a name and its end, in whole words if there are several."""
    head = cut(name, BEGINNING)
    _, space, words = name[len(head) - NAME - 1 :].partition(" ")
    return head + words if space else _ends(name)


def _ends(name: str) -> str:
    """The same with half a word, were half of the end lost without it."""
    head = cut(name, BEGINNING)
    return head + cut(name[::-1], NAME - len(head) + 1)[::-1].removeprefix("…")


def without_icons(shown: Panel) -> Panel:
    """The same with words alone on what can be pressed."""
    return replace(shown, rows=tuple([_plain(item) for item in row] for row in shown.rows))


def _plain(item: Item) -> Item:
    """It, if it has no icon; else a copy."""
    if isinstance(item, discord.ui.Button) and item.emoji:
        item = item.copy()
        item.emoji = None
    if isinstance(item, discord.ui.Select) and any(option.emoji for option in item.options):
        item = item.copy()
        item.options = [_bare(option) for option in item.options]
    return item


def _bare(option: discord.SelectOption) -> discord.SelectOption:
    option = copy(option)
    option.emoji = None
    return option


# --- what is handed to discord.py ------------------------------------------------------------------------------------


Handed = dict[str, Any]
"""Arguments of a request, as discord.py takes them."""


def said(shown: Panel, files: Sequence[discord.File] = ()) -> Handed:
    """What a new message is sent with."""
    if shown.frame is not None:
        return {"view": layout_of(shown, pictures_of(files))}
    return {"content": shown.content or None, **({"view": view_of(shown.rows)} if shown.rows else {})}


def edited(shown: Panel, message: discord.Message | None, files: Sequence[discord.File] | None = None) -> Handed:
    """What a message is edited with. `files`: its new pictures; None leaves those that are there."""
    changed: Handed = {} if files is None else {"attachments": [*files]}
    if shown.frame is None and (message is None or not message.flags.components_v2):
        return {"content": shown.content, "view": view_of(shown.rows) if shown.rows else None, **changed}
    if files is None and message is not None and message.attachments:
        changed["attachments"] = message.attachments
    pictures = pictures_in(message) if files is None else pictures_of(files)
    return {"content": None, "view": layout_of(shown, pictures), **changed}
