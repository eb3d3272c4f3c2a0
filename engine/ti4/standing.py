"""Standing orders: kinds of windows that a seat passes without being asked, until it says otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.ask import Answer, Option, PickSome, Seat, Shape
from engine.chance import shuffled
from engine.text import Text
from engine.ti4 import windows
from engine.ti4.cutting import verb
from engine.ti4.play import Game

NOT_WINDOWS = ("component_action",)
FEW = 2


def kinds() -> list[str]:
    """The windows that can be passed for good: the same list for every seat, so it tells nothing."""
    return [kind for kind in windows.ABILITIES if kind not in NOT_WINDOWS]


@dataclass(slots=True)
class Kinds(PickSome):
    """Kinds of windows; a stand-in passes only a few of them, so that it goes on playing its cards."""

    def random(self, chance: Random) -> Answer:
        return [option.id for option in shuffled(self.options, chance)[: int(chance.random() * (FEW + 1))]]


def _shape(game: Game, seat: Seat) -> Shape | None:
    if game.player(seat).eliminated:
        return None
    options = [Option(kind, Text(f"ti4-window-{kind}")) for kind in kinds()]
    return Kinds(options, 0, len(options))


@verb("standing", _shape)
async def set_orders(game: Game, seat: Seat, value: Answer) -> None:
    """The windows named are passed from now on, all others are asked again. It takes effect with the next window."""
    assert isinstance(value, list)
    game.state.standing[seat] = list(value)
