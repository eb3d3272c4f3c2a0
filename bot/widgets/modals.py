"""Forms that a prompt opens: up to five parts of an answer at once, or one that has to be written."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.widgets.drafts import SLOTS, Draft, together
from bot.widgets.fields import control
from bot.widgets.forms import form_of
from bot.widgets.hints import hints
from bot.widgets.interactions import Label
from bot.widgets.maker import Maker
from engine.ask import Amount, Form, PickSome, Shape, Spread, Words
from engine.text import T


def modal(make: Maker, shape: Shape, title: str, draft: Draft) -> discord.ui.Modal:
    """A form: the slots of a spread or the parts of an answer, five at once; else one line to write into."""
    inner, inside = shape, draft
    if isinstance(shape, Form):
        parts = draft if isinstance(draft, dict) else {}
        if make.move.field < 0:
            return form_of(title, make.id("typed"), _parts(make, shape, parts))
        name = list(shape.fields)[make.move.field]
        inner, inside = shape.fields[name], parts.get(name)
    return form_of(title, make.id("typed"), _inputs(make, inner, inside))


def _parts(make: Maker, shape: Form, draft: Mapping[str, Draft]) -> list[Label]:
    """Those parts of an answer that are filled in together."""
    names, groups = list(shape.fields), together(shape)
    return [
        _label(make, str(names.index(name)), make.say(make.field(name)), shape.fields[name], draft.get(name))
        for name in groups[min(make.move.page, len(groups) - 1)]
    ]


def _inputs(make: Maker, shape: Shape, draft: Draft) -> list[Label]:
    if isinstance(shape, Spread):
        lies, first = draft if isinstance(draft, dict) else {}, make.move.page * SLOTS
        return [
            _label(make, str(first + at), make.say(slot.text), Amount(0, slot.most), lies.get(slot.id, 0))
            for at, slot in enumerate(shape.slots[first : first + SLOTS])
        ]
    words = T("bot-write") if isinstance(shape, Words) else T("bot-number-label")
    return [_label(make, "0", make.say(words), shape, draft)]


def _label(make: Maker, id: str, text: str, shape: Shape, draft: Draft) -> Label:
    """`text`: what the part is called; below it how much of it is chosen."""
    how = hints(shape, None, make.say)[:1] if isinstance(shape, PickSome) else []
    return discord.ui.Label(text=text, component=control(make, id, shape, draft), description=how[0] if how else None)
