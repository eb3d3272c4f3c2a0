"""Short lines above a question: where the game is, and what it stands within, such as a combat and its round."""

from __future__ import annotations

from collections.abc import Sequence

from bot.live.model import Live
from bot.locales import Say
from bot.widgets.lines import FINE, words_of
from engine.text import T, Text

LEAST, MOST = 2, 3
APART, LEFT_OUT = " › ", "…"
BOLD = "**"


def headline(live: Live, say: Say) -> str:
    """Where the game is."""
    assert live.table is not None
    return f"{FINE}{say(live.table.headline())}"


def pending(steps: Sequence[Text], say: Say) -> list[str]:
    """The line, from the outermost step on; none for a single step, which headline and question say too.

    Of many steps the first and the last ones stand there.
    """
    if len(steps) < LEAST:
        return []
    shown = [say(step) for step in steps]
    if len(shown) > MOST:
        shown[1 : 1 - MOST] = [LEFT_OUT]
    return [f"{FINE}{say(T('bot-pending', steps=APART.join(shown)))}"]


def without_headings(happened: Sequence[str], where: str) -> list[str]:
    """An account without lines that say no more than the headline below it, such as whose turn it is; of those in bold,
    which part what happened, without the last ones.
    """
    said = words_of(where)
    again = [set() < words_of(line) <= said for line in happened]
    last = max((at for at, repeats in enumerate(again, 1) if not repeats), default=0)
    return [line for line, repeats in zip(happened[:last], again, strict=False) if line.startswith(BOLD) or not repeats]
