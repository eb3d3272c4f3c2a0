"""What a player reads with the own production sheet: what cannot be built yet, for lack of which technology."""

from __future__ import annotations

from engine.ask import Ask, Seat
from engine.questions.notes import Notes
from engine.space_empires import words
from engine.space_empires.economy import buying, plan
from engine.space_empires.economy.planning import PURCHASES, SHEET
from engine.space_empires.play import Game
from engine.text import T


@SHEET.notes
@PURCHASES.notes
def unknown(game: Game, seat: Seat, ask: Ask) -> Notes:
    """The units that cannot be built yet, and the levels they need, for the seat alone: technology is secret.

    SE-BUY-03
    """
    levels = plan.researched(game, seat)
    missing = tuple(
        T("space_empires-note-needs", unit=words.unit(card.id), levels=words.levels(card.requires))
        for card in game.types
        if not buying.known(card, levels)
    )
    return Notes((T("space_empires-note-unknown", units=missing),)) if missing else Notes()
