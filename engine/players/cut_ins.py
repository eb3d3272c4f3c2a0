"""Cut-ins of players: what they do while a question waits, whomever it waits for, such as deals that they offer."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ask import Seat
from engine.players.mind import Cut
from engine.players.player import Player
from engine.table import Table

MOST_CUT_INS = 12
"""So many are made at most while one question waits."""


def first_cut_in(table: Table, seated: Mapping[Seat, Player]) -> tuple[Seat, Cut] | None:
    """Who cuts in first, and how: those who are asked come before the others."""
    asked = table.ask.must if table.ask is not None else {}
    order = sorted(seated, key=lambda seat: (seat not in asked, seat))
    return next(((seat, cut) for seat in order if (cut := seated[seat].cut(table, seat)) is not None), None)
