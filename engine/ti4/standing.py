"""Standing orders: kinds of windows that a seat passes without being asked, until it says otherwise.

With `idle` a seat is asked as ever, so that nobody can tell who holds what, but whoever runs the table answers for it
where it has nothing to use, after a delay drawn for all alike (see `passes` and `Rules.stands_by`).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from engine.ask import Answer, Ask, Option, PickOne, PickSome, Seat, Shape
from engine.chance import shuffled
from engine.text import T, Text
from engine.ti4 import windows
from engine.ti4.cutting import verb
from engine.ti4.play import Game
from engine.ti4.state import State

NOT_WINDOWS = ("component_action",)
IDLE = "idle"
FEW = 2


def kinds() -> list[str]:
    """The windows that can be passed for good: the same list for every seat, so it tells nothing."""
    asking = {kind: entries for kind, entries in windows.ABILITIES.items() if kind not in NOT_WINDOWS}
    return sorted(kind for kind, entries in asking.items() if not all(entry.mandatory for entry in entries))


@dataclass(slots=True)
class Kinds(PickSome):
    """Kinds of windows; a stand-in passes only a few of them, so that it goes on playing its cards."""

    def random(self, chance: Random) -> list[str]:
        return [option.id for option in shuffled(self.options, chance)[: int(chance.random() * (FEW + 1))]]


def _shape(game: Game, seat: Seat) -> Shape | None:
    if game.player(seat).eliminated:
        return None
    idle = Option(IDLE, T("ti4-standing-idle"))
    options = [idle, *(Option(kind, Text(f"ti4-window-{kind}")) for kind in kinds())]
    return Kinds(options, 0, len(options))


@verb("standing", _shape)
async def set_orders(game: Game, seat: Seat, value: Answer) -> None:
    """The windows named are passed from now on, all others are asked again. It takes effect with the next window."""
    assert isinstance(value, list)
    game.state.standing[seat] = list(value)


def passes(state: State, seat: Seat, ask: Ask) -> bool:
    """Whether a seat's orders answer this question with a pass: it is a window in which it has nothing to use."""
    shape = ask.must.get(seat)
    if IDLE not in state.standing.get(seat, ()) or ask.kind not in windows.ABILITIES or not isinstance(shape, PickOne):
        return False
    return all(option.id in (windows.PASS, windows.ALWAYS) for option in shape.options)
