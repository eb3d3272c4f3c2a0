"""Whole games by random legal answers as fast as the engine plays them: what the bench measures."""

from __future__ import annotations

from engine.chance import stream
from engine.checking.checks import Broken
from engine.checking.fuzz import CUTS, STEP_LIMIT, Start
from engine.errors import IllegalAnswer
from engine.games import rules_of
from engine.table import Table


def played_on(start: Start, *, keep: bool = False, quiet: bool = False) -> int:
    """Plays a whole game and keeps nothing of it; its answers. An answer is drawn once and judged by the table alone.

    Raises:
        Broken: no end within the limit.
    """
    table = Table.new(rules_of(start.game), start.seats, start.seed, start.options, keep=keep, quiet=quiet)
    chance, refused = stream(start.seed, 0, start.seats, "play"), 0
    for tried in range(STEP_LIMIT):
        if table.ask is None:
            return tried - refused
        seat, verb, value = table.random_answer(chance, CUTS)
        try:
            table.answer(seat, value, verb)
        except IllegalAnswer:
            refused += 1
    raise Broken("endless", f"{STEP_LIMIT} answers")
