"""What everybody sees of a question that opens for its seats alone: the channel need not change while they go on."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.live.model import Live
from bot.widgets.maker import Panel
from bot.widgets.presses import ButtonKind, Press
from bot.wording.whom import spared_seats

OPENING = (ButtonKind.ANSWER, ButtonKind.MEANWHILE, ButtonKind.SINCE)
"""What opens something for its presser alone, as it is by then, whatever was asked when the button came."""


def seen_outside(live: Live, panel: Panel, told: Sequence[str], in_private: Collection[int]) -> tuple[str, ...]:
    """What happened, what is told beside the question, who is waited for and who is not named, and what can be opened
    from there; empty where there is more to press.
    """
    parts = [part for row in panel.rows for part in row]
    pressed = [Press.read(part.custom_id or "") if isinstance(part, discord.ui.Button) else None for part in parts]
    opened = [press.choice for press in pressed if press is not None and press.kind in OPENING]
    if len(opened) < len(pressed):
        return ()
    above = "" if panel.frame is None else panel.frame.above
    named = [str(live.user_of(seat)) for seat in live.waiting()]
    return (above, *told, *named, *map(str, spared_seats(live, in_private)), *opened)
