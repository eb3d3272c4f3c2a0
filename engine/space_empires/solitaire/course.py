"""What no seat plays, in the order of the game: setup, the end of each turn, the Economic Phase, and how it ends."""

from __future__ import annotations

from engine.space_empires.options import doomsday
from engine.space_empires.phases import victory
from engine.space_empires.play import Game
from engine.space_empires.solitaire import empires, fleets, machines

MACHINES, ALIENS = "doomsday", "aliens"
"""What plays against the only seat."""


async def prepare(game: Game) -> None:
    """Setup: machines that will come, or the home worlds of empires."""
    if game.scenario.solitaire == MACHINES:
        machines.prepare(game)
    elif game.scenario.solitaire == ALIENS:
        empires.prepare(game)


async def move(game: Game) -> None:
    """After all seats: machines of the optional rule, machines of the solitaire game, or fleets. SE-DOOM-08"""
    if game.scenario.solitaire == MACHINES:
        await machines.move_all(game)
    elif game.scenario.solitaire == ALIENS:
        for empire in game.state.empires:
            await fleets.act(game, empire)
    else:
        await doomsday.move_all(game)


async def economy(game: Game) -> None:
    """After the seat: machines arrive, empires fill their accounts and launch fleets."""
    if game.scenario.solitaire == MACHINES:
        machines.arrive(game)
    for empire in game.state.empires:
        empires.economy(game, empire)


def over(game: Game) -> None:
    """Alone one wins when every machine, or the home world of every empire, is destroyed. SE-GEN-02"""
    state, kind = game.state, game.scenario.solitaire
    if state.phase == "setup" or kind is None:
        return
    left = len(state.machines) + len(state.arrivals)
    if kind == ALIENS:
        left = sum(game.alien_home(one) is not None for one in state.empires)
    if not left:
        victory.win(game, [machines.ALONE])
