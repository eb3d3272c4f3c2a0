"""Forms to type into. Neither their titles nor their labels are Markdown, although their words were said as if so."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.names import unescaped
from bot.widgets.explain import cut
from bot.widgets.interactions import Label

HEADED = 45
"""Characters of a title or of a label, as Discord takes them."""


def form_of(title: str, custom_id: str, labels: Sequence[Label]) -> discord.ui.Modal:
    """A form to type into, with a title, which ends without a full stop, and labels that Discord takes."""
    form = discord.ui.Modal(title=cut(unescaped(title).removesuffix("."), HEADED), custom_id=custom_id)
    for label in labels:
        label.text = cut(unescaped(label.text), HEADED)
        form.add_item(label)
    form.stop()
    return form
