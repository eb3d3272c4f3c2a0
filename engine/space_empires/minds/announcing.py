"""What is said aloud when units move."""

from __future__ import annotations

from engine.players.announcing import Act, attacks, defends
from engine.space_empires import words
from engine.space_empires.interface.view import HexView, View
from engine.space_empires.minds.charts import hostile
from engine.space_empires.minds.mind import MIND
from engine.space_empires.phases.marching import MOVE_TO
from engine.text import Text


@MIND.announces(MOVE_TO)
def movement(act: Act[View]) -> Text | None:
    """An attack on another player, or an own colony to which one has come."""
    here = next((hex for hex in act.view.hexes if hex.id == act.answer), None)
    foe = None if here is None else _foe(act, here)
    if here is None or foe is None:
        return None
    own = here.colony is not None and here.colony.owner == act.seat
    return defends(act.seat, words.hex(here.id)) if own else attacks(act.seat, words.hex(here.id), foe)


def _foe(act: Act[View], here: HexView) -> int | None:
    """The enemy there; aliens are no players."""
    owners = [*([] if here.colony is None else [here.colony.owner]), *(stack.owner for stack in here.stacks)]
    return next((one for one in owners if one >= 0 and hostile(act.view, act.seat, one)), None)
