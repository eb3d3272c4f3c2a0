"""What a player reads once, at the start: five lines on what the own seat plays."""

from __future__ import annotations

from bot.live.model import Live
from bot.locales import Say
from bot.widgets.explain import titled
from engine.ask import Seat
from engine.component import Introduction
from engine.text import T


def introduction_of(live: Live, seat: Seat) -> Introduction | None:
    """What there is to say to this seat now; None before it plays something, and after the first round."""
    return None if live.table is None else live.rules.introduction(live.rules.view(live.table.state, seat))


def introduced(live: Live, seat: Seat, say: Say) -> list[str]:
    """It in lines, below the name of what the seat plays."""
    found = introduction_of(live, seat)
    if found is None:
        return []
    help = T("guide-help-advice" if live.advises else "guide-help")
    title = say(T("guide-title", name=titled(found.name, say)))
    return [title, *(f"- {say(line)}" for line in (*found.lines, help))]
