"""What happens when units enter a hex: technology shows, black holes, enemies, and where the move ends.

SE-MOVE-14, SE-MOVE-16, SE-MOVE-17, SE-MOVE-18, SE-TREVEAL-06
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat
from engine.space_empires import words
from engine.space_empires.combat import cloaking
from engine.space_empires.components import TERRAIN
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import blackholes, chains, movement, presence, public_order, surroundings, units
from engine.space_empires.play import Game
from engine.space_empires.state import Owner, Unit
from engine.text import T, Text, seat_name


async def enter(game: Game, seat: Seat, chosen: Sequence[Unit], to: str) -> None:
    """Units of one hex move to the next one, together."""
    came = chosen[0].at
    chained = [unit for unit in chosen if chains.along(game, unit, to)] if game.options.pipelines else []
    _step(game, chosen, chained, to)
    _tell(game, seat, chosen, came, to)
    _announce(game, seat, chosen, chained)
    if to not in game.state.entered and any(map(game.armed, chosen)):
        game.state.entered.append(to)
    if game.terrain(to) == blackholes.BLACK_HOLE:
        await blackholes.enter(game, seat, chosen, [unit for unit in chained if _proven(game, unit, to)])
    alive = [unit for unit in chosen if unit.count > 0]
    if alive:
        await _meet(game, seat, alive, to)
        _halt(game, alive, to)


def _step(game: Game, chosen: Sequence[Unit], chained: Sequence[Unit], to: str) -> None:
    """SE-PIPE-08, SE-PIPE-09"""
    for unit in chosen:
        helped = bool(chained) and any(unit is one for one in chained)
        if helped and unit.type != movement.FIGHTER and not movement.left(game, unit):
            chains.freeze(game, unit)
        unit.chained = helped
    for unit in chosen:
        unit.came, unit.at, unit.moved = unit.at, to, unit.moved + 1


def _tell(game: Game, seat: Seat, chosen: Sequence[Unit], came: str, to: str) -> None:
    """Everybody sees how many counters move from where to where, and what those are that lie face up. D-82"""
    start, end = words.hex(came), words.hex(to)
    line = T("space_empires-moves", seat=seat_name(seat), what=seen(chosen), start=start, hex=end)
    own = T("space_empires-moves-own", what=words.groups(chosen), start=start, hex=end)
    game.say(line, where=[came, to])
    game.tell([seat], own, where=[came, to], weight=0)


def seen(some: Sequence[Unit]) -> tuple[Text, ...]:
    """Counters as others see them: those face up by name, the others by number. SE-GROUP-03, D-82"""
    shown = public_order.named([unit for unit in some if not presence.hidden(unit)])
    down = len(some) - len(shown)
    return (*((words.counters(down),) if down else ()), *(words.groups(shown) if shown else ()))


def _announce(game: Game, seat: Seat, chosen: Sequence[Unit], chained: Sequence[Unit]) -> None:
    """The level of a group that moves farther than level 1 allows, the lowest first. SE-TREVEAL-06, D-81"""
    levels: list[int] = []
    for unit in chosen:
        by_chain = bool(chained) and any(unit is one for one in chained)
        if unit.moved - unit.extra - by_chain > 1 and unit.type != movement.FIGHTER:
            decoy = unit.type == movement.DECOY
            level = technology.researched(game, seat, "move") if decoy else technology.level(game, unit, "move")
            levels.append(level)
    for level in sorted(levels):
        technology.announce(game, seat, "move", level)


def _proven(game: Game, unit: Unit, to: str) -> bool:
    """Whether a pipeline of the chain has been in that hex since before this turn. SE-PIPE-10"""
    return any(one.at == to and not one.moved for one in chains.counters(game, unit.owner) if one is not unit)


async def _meet(game: Game, seat: Seat, alive: Sequence[Unit], to: str) -> None:
    """Armed enemies stop the move; what has no arms is destroyed, and nothing of the mover is shown.

    SE-MOVE-16, SE-MOVE-17, SE-MOVE-18, SE-TREVEAL-03, SE-MOVE-19
    """
    if not presence.met(game, to, seat):
        return
    if await cloaking.meet(game, to, seat):
        for unit in alive:
            unit.halted = True
    elif any(map(game.armed, alive)):
        destroy_defenceless(game, to, seat)


def destroy_defenceless(game: Game, at: str, by: Owner) -> None:
    """Enemy units that nothing armed is with go down at once, and everybody sees what they were.

    SE-MOVE-17, SE-DECOY-05, D-79
    """
    lost = presence.defenceless(game, at, by)
    if not lost:
        return
    game.seal()
    for unit in public_order.by_name(game, lost):
        what = words.units(unit.type, unit.count)
        game.say(T("space_empires-swept-away", side=words.side(unit.owner), what=what, hex=words.hex(at)), where=[at])
        units.remove(game, unit)


def _halt(game: Game, alive: Sequence[Unit], to: str) -> None:
    """Unexplored hexes and terrain end the move, terrain not along a chain. SE-MOVE-14, SE-PIPE-11, SE-COLONY-01"""
    hidden, rough = surroundings.unexplored(game, to), game.terrain(to) in TERRAIN
    for unit in alive if hidden or rough else ():
        unit.halted = unit.halted or hidden or not unit.chained
