"""Forms that a prompt opens, to type into: one number for an amount, up to five for a spread, words."""

from __future__ import annotations

import discord

from bot.widgets.drafts import SLOTS, Draft
from bot.widgets.forms import form_of
from bot.widgets.interactions import Label, TextInput
from bot.widgets.panels import Maker
from engine.ask import Amount, Form, Shape, Spread, Words
from engine.text import T


def modal(make: Maker, shape: Shape, title: str, draft: Draft) -> discord.ui.Modal:
    """A form to type numbers into: one for an amount, up to five for a spread."""
    inner, inside = shape, draft
    if isinstance(shape, Form) and isinstance(draft, dict):
        name = list(shape.fields)[make.move.field]
        inner, inside = shape.fields[name], draft.get(name)
    return form_of(title, make.id("typed"), _inputs(make, inner, inside))


def _inputs(make: Maker, shape: Shape, draft: Draft) -> list[Label]:
    if isinstance(shape, Spread):
        given = draft if isinstance(draft, dict) else {}
        first = make.move.page * SLOTS
        return [
            _input(make, str(first + at), make.say(slot.text), 0, slot.most, str(given.get(slot.id, "")))
            for at, slot in enumerate(shape.slots[first : first + SLOTS])
        ]
    if isinstance(shape, Words):
        return [_text_input(make, shape, str(draft or ""))]
    assert isinstance(shape, Amount)
    return [_input(make, "0", make.say(T("bot-number-label")), shape.low, shape.high, "")]


def _input(make: Maker, id: str, label: str, low: int, high: int, default: str) -> Label:
    field: TextInput = discord.ui.TextInput(
        custom_id=id, required=False, max_length=6, default=default or None, placeholder=f"{low}–{high}"
    )
    return discord.ui.Label(text=label, component=field)


def _text_input(make: Maker, shape: Words, default: str) -> Label:
    field: TextInput = discord.ui.TextInput(
        custom_id="0", required=False, max_length=shape.most, default=default or None, style=discord.TextStyle.paragraph
    )
    return discord.ui.Label(text=make.say(T("bot-write")), component=field)
