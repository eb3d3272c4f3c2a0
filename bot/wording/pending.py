"""What a question stands within, as a short line above it: an action, a combat and its round, a card announced."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales import Say
from engine.text import T, Text

LEAST, MOST = 2, 3
APART, LEFT_OUT = " › ", "…"


def pending(steps: Sequence[Text], say: Say) -> list[str]:
    """The line, from the outermost step on; none for a single step, which headline and question say too.

    Of many steps the first and the last ones stand there.
    """
    if len(steps) < LEAST:
        return []
    shown = [say(step) for step in steps]
    if len(shown) > MOST:
        shown[1 : 1 - MOST] = [LEFT_OUT]
    return [f"-# {say(T('bot-pending', steps=APART.join(shown)))}"]
