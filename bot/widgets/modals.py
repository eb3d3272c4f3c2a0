"""Forms that a prompt opens: up to five parts of an answer at once, or one that has to be written."""

from __future__ import annotations

import discord

from bot.widgets.drafts import Draft
from bot.widgets.forms import form_of
from bot.widgets.maker import Maker
from bot.widgets.shapes import face_of
from engine.ask import Shape


def modal(make: Maker, shape: Shape, title: str, draft: Draft) -> discord.ui.Modal:
    """A form: the slots of a spread or the parts of an answer, five at once; else one line to write into."""
    face = face_of(shape)
    part = face.part(make.move, draft)
    labels = face.inputs(make, draft) if part is None else part.face.inputs(make, part.draft)
    return form_of(title, make.id("typed"), labels)
