"""Standing orders: kinds of windows that a seat passes without being asked, until it says otherwise."""

from __future__ import annotations

from engine.ask import Answer, Option, PickSome, Seat, Shape
from engine.text import Text
from engine.ti4 import windows
from engine.ti4.cutting import verb
from engine.ti4.play import Game

NOT_WINDOWS = ("component_action",)


def kinds() -> list[str]:
    """The windows that can be passed for good: the same list for every seat, so it tells nothing."""
    return [kind for kind in windows.ABILITIES if kind not in NOT_WINDOWS]


def _shape(game: Game, seat: Seat) -> Shape:
    options = [Option(kind, Text(f"ti4-window-{kind}")) for kind in kinds()]
    return PickSome(options, 0, len(options))


@verb("standing", _shape)
async def set_orders(game: Game, seat: Seat, value: Answer) -> None:
    """The windows named are passed from now on, all others are asked again. It takes effect with the next window."""
    assert isinstance(value, list)
    game.state.standing[seat] = list(value)
