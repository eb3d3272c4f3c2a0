"""What players do while a question waits, whomever it waits for: deals that they offer and answer."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ask import Seat
from engine.players.mind import Cut
from engine.players.player import Player
from engine.table import Table

MEANWHILE = 12
"""So much is done at most while one question waits."""


def first(table: Table, seated: Mapping[Seat, Player]) -> tuple[Seat, Cut] | None:
    """Who does something first, and what: those who are asked come before the others."""
    asked = table.ask.must if table.ask is not None else {}
    order = sorted(seated, key=lambda seat: (seat not in asked, seat))
    return next(((seat, cut) for seat in order if (cut := seated[seat].cut(table, seat)) is not None), None)
