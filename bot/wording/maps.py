"""A board that a table brings, as its lobby tells it: what each seat has around it, and what to know of it."""

from __future__ import annotations

from bot.live.model import Live
from bot.locales import Say
from bot.tables.brought import judgement
from engine.text import T


def lobby_lines(live: Live, say: Say) -> list[str]:
    """Before the start: what each seat has around its home, and how much there is to know of the board."""
    judged = judgement(live)
    if judged is None or live.rules.maps is None or live.game.status != "open":
        return []
    around = [f"-# {say(line)}" for line in live.rules.maps.around(judged.string)]
    warned = [f"-# {say(T('bot-map-warned', n=len(judged.warnings)))}"] if judged.warnings else []
    return [*around, *warned]
