"""Forms that a prompt opens: up to five parts of an answer at once, or one that has to be written."""

from __future__ import annotations

import discord

from bot.widgets.forms import form_of
from bot.widgets.maker import Maker
from bot.widgets.partial_answers import PartialAnswer
from bot.widgets.shapes import face_of
from engine.ask import Shape


def modal(make: Maker, shape: Shape, title: str, partial_answer: PartialAnswer) -> discord.ui.Modal:
    """A form: the slots of a spread or the parts of an answer, five at once; else one line to write into."""
    face = face_of(shape)
    part = face.part(make.move, partial_answer)
    labels = face.inputs(make, partial_answer) if part is None else part.face.inputs(make, part.partial_answer)
    return form_of(title, make.id("typed"), labels)
