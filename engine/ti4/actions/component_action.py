"""The component action: what stands on cards and technologies under the word "Action"."""

from __future__ import annotations

from engine.ask import Option, Seat
from engine.ti4.abilities.occasions import OfSeat
from engine.ti4.abilities.windows import Moment
from engine.ti4.play import Game

COMPONENT_ACTION = Moment[OfSeat]("component_action", passable=False)


def component_actions(game: Game, seat: Seat) -> list[Option]:
    """What the active player can take as a component action now: abilities whose whole text can be resolved.

    TI-ABILITY-03, TI-COMPACTION-01, TI-COMPACTION-02, TI-COMPACTION-04
    """
    return COMPONENT_ACTION.window(game, OfSeat(seat)).choices(seat)


async def take(game: Game, seat: Seat, choice: str) -> bool:
    """Follows the component's text. Returns False when it was canceled: the player still has an action.

    TI-COMPACTION-03, TI-COMPACTION-05
    """
    return await COMPONENT_ACTION.window(game, OfSeat(seat)).use(seat, choice)
