"""A board that a table brings, as its lobby tells it: what each seat has around it, and what to know of it."""

from __future__ import annotations

from bot.live.model import Live
from bot.locales import Say
from engine.kit.maps import OWN, Judgement
from engine.text import T


def brought(live: Live) -> str:
    """The board that this table brings, as it stands among its options; empty where it brings none."""
    maps = live.rules.maps
    value = "" if maps is None else live.game.options.get(maps.option, "")
    return value if value.startswith(OWN) else ""


def seat_counts(live: Live) -> tuple[int, ...]:
    """With how many seats the game can begin: on a board that the table brings, with as many as that has homes."""
    judged = judgement(live)
    return live.rules.seats if judged is None else judged.playable_by


def judgement(live: Live) -> Judgement | None:
    """What there is to say of the board that the table brings; None where it brings none."""
    board = brought(live)
    return live.rules.maps.judge(board) if board and live.rules.maps is not None else None


def lobby_lines(live: Live, say: Say) -> list[str]:
    """Before the start: what each seat has around its home, and how much there is to know of the board."""
    judged = judgement(live)
    if judged is None or live.rules.maps is None or live.game.status != "open":
        return []
    around = [f"-# {say(line)}" for line in live.rules.maps.around(judged.string)]
    warned = [f"-# {say(T('bot-map-warned', n=len(judged.warnings)))}"] if judged.warnings else []
    return [*around, *warned]
