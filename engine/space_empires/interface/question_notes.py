"""What a player reads with the own production sheet: what cannot be built yet, for lack of which technology. In the
Movement Phase: that ships could still explore; splitting groups stands behind moving them.
"""

from __future__ import annotations

from engine.ask import Ask, PickOne, Seat
from engine.questions.notes import Notes
from engine.space_empires import words
from engine.space_empires.components import UNITS
from engine.space_empires.economy import buying, plan
from engine.space_empires.economy.planning import PURCHASES, SHEET
from engine.space_empires.galaxy import managing, movement
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.galaxy.order_ids import DONE, MANAGE
from engine.space_empires.phases.movement_phase import MOVE
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from engine.text import T, Text


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


@MOVE.notes
def moves(game: Game, seat: Seat, ask: Ask) -> Notes:
    """Ships that could explore before the phase ends, or that none has moved. What parts or renews groups hardly ever
    is what somebody wants. SE-EXPLORE-02, SE-MOVE-01
    """
    shape = ask.must.get(seat)
    ids = [option.id for option in shape.options] if isinstance(shape, PickOne) else []
    aside = [id for id in ids if id == MANAGE or managing.Split.fits(id) or managing.Refit.fits(id)]
    left = _left(game, seat)
    return Notes(options={} if left is None else {DONE: left}, aside=aside)


def _left(game: Game, seat: Seat) -> Text | None:
    """What would be left undone."""
    units = game.player(seat).units
    hexes = dict.fromkeys(unit.at for unit in units if _explores(game, unit))
    if hexes:
        return T("space_empires-note-explore", hexes=tuple(map(words.hex, hexes)))
    able = any(movement.mobile(game, unit) for unit in units)
    return T("space_empires-note-unmoved") if able and not any(unit.moved for unit in units) else None


def _explores(game: Game, unit: Unit) -> bool:
    """Whether a unit that can still move stands beside an unexplored hex that it may enter by itself."""
    may = UNITS[unit.type].explores and movement.mobile(game, unit) and movement.left(game, unit) > 0
    return may and any(at in game.state.systems and not game.system(at).known for at in NEIGHBOURS[unit.at])
