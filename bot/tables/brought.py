"""A board that a table brings among its options, whole or in parts: what there is to say of it, and whom it seats."""

from __future__ import annotations

from collections.abc import Mapping

from bot.live.model import Live
from engine.game import AnyRules
from engine.kit.maps import OWN, Judgement


def brought(rules: AnyRules, options: Mapping[str, str]) -> str:
    """The board as it stands among the options; empty where a table with these brings none."""
    value = "" if rules.maps is None else options.get(rules.maps.option, "")
    return value if value.startswith(OWN) else ""


def judgement(live: Live) -> Judgement | None:
    """What there is to say of the board that the table brings; None where it brings none."""
    return _judged(live.rules, live.game.options)


def seat_counts(live: Live) -> tuple[int, ...]:
    """With how many seats the game can begin: on a board that the table brings, with as many as that has room for."""
    return seat_counts_of(live.rules, live.game.options)


def seat_counts_of(rules: AnyRules, options: Mapping[str, str]) -> tuple[int, ...]:
    """The same for a table with these options."""
    judged = _judged(rules, options)
    return rules.seats if judged is None else judged.playable_by


def _judged(rules: AnyRules, options: Mapping[str, str]) -> Judgement | None:
    board = brought(rules, options)
    return rules.maps.judge(board) if board and rules.maps is not None else None
