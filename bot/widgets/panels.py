"""A seat's own prompt: the question with its choices, as a message that only this seat sees.

Each shape of an answer makes its own buttons and lists (`bot.widgets.shapes`). Each press carries the half-made choice
in its `custom_id` and leads to the next panel, or to the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.widgets.explain import cut, explained, in_full, told_of
from bot.widgets.maker import CONTENT, Frame, Maker, Panel, Row
from bot.widgets.partial_answers import PartialAnswer
from bot.widgets.presses import short
from bot.widgets.shapes import AnyFace, face_of
from engine.ask import Option, Shape
from engine.text import T

ROOM = 1700
"""The rest of a message is for what is said above a prompt, such as what the last answer did."""
TOLD = 1500
"""So many characters say what the options do beside their buttons."""


def panel(make: Maker, shape: Shape, about: Sequence[str], partial_answer: PartialAnswer) -> Panel:
    """The prompt for a shape, with what has been chosen so far. `about`: the lines above it."""
    face = face_of(shape)
    part = face.part(make.move, partial_answer)
    if part is not None:
        make = replace(make, fits=part.fits)
        about = [*about, f"**{make.say(make.field(part.name))}**"]
        face, partial_answer = part.face, part.partial_answer
    hint = [] if part is None and face.brief_ways(make.say) else face.hints(partial_answer, make.say, make.names)
    rows = face.rows(make, partial_answer)
    words, told = [*about, *hint], _explained_options(make, face, rows)
    rest = [option for option in face.options() if _custom_id(make, option) not in told]
    led = [*{option.id: option for options in make.leading.values() for option in options}.values()]
    words += explained(rest, make.called, make.say, ROOM - _long(words))
    words += in_full(led, make.say, ROOM - _long(words))
    if part is not None:
        rows = [*rows[:4], [make.button("field", T("bot-back"), arg="-", field=-1)]]
    return Panel(cut("\n".join(words), CONTENT), tuple(rows[:5]), Frame(make.colour, told=told))


def _long(words: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in words)


def _explained_options(make: Maker, face: AnyFace, rows: Sequence[Row]) -> dict[str, str]:
    """What the options with a button of their own do, by its `custom_id`."""
    buttons = {item.custom_id for row in rows for item in row if isinstance(item, discord.ui.Button)}
    options = [option for option in face.options() if _custom_id(make, option) in buttons]
    return {_custom_id(make, option): words for option, words in told_of(options, make.say, TOLD)}


def _custom_id(make: Maker, option: Option) -> str:
    """That of the button of an option."""
    return make.id("pick", arg=short(option.id))
