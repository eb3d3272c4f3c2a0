"""What an arbiter may set by hand at a safe point; what is a player's secret only those may read who know it.

SE-ECON-03, SE-GROUP-03
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.correcting import Correction, fact, stock
from engine.space_empires import words
from engine.space_empires.components import COLONY_STEPS, GROUP, HOME_CP, HOME_STEP, UNITS
from engine.space_empires.galaxy import presence, units
from engine.space_empires.phases import victory
from engine.space_empires.play import Game
from engine.space_empires.state import Colony, Player, State, System, Unit
from engine.text import T

MOST = 999
SHEET, GROUPS, COLONIES, POINTS = (
    T("space_empires-correct-sheet"),
    T("space_empires-correct-groups"),
    T("space_empires-correct-colonies"),
    T("space_empires-correct-points"),
)


def corrections(state: State) -> Iterator[Correction]:
    """Everything that can be set, seat by seat, then the board."""
    if state.phase in ("setup", "over"):
        return
    game = Game(state)
    for seat in game.seats():
        player = game.player(seat)
        yield from _sheet(game, player)
        yield from _groups(game, player)
        if state.options.victory == "colony_points":
            frame = fact(f"points-{seat}", POINTS, POINTS, seat)
            yield stock(player, "points", victory.POINTS_TO_WIN - 1, frame)
    for system in state.systems.values():
        if system.colony is not None and system.colony.owner >= 0:
            yield _colony(system, system.colony)


def _sheet(game: Game, player: Player) -> Iterator[Correction]:
    """CP and levels, which only their owner knows. SE-ECON-03"""
    seat, known = player.seat, (player.seat,)
    yield stock(player, "cp", MOST, fact(f"cp-{seat}", words.cp_in_hand(), SHEET, seat))._replace(known=known)
    for card in game.technologies:
        now, put = player.technology[card.id], partial(player.technology.__setitem__, card.id)
        low, high = max(card.start, player.shown.get(card.id, 0)), max(card.costs[game.options.costs])
        frame = fact(f"tech-{seat}-{card.id}", words.technology(card.id), SHEET, seat)
        yield frame._replace(now=now, low=low, high=high, put=put, known=known)


def _groups(game: Game, player: Player) -> Iterator[Correction]:
    """How many ships a counter stands for; at 0 it leaves the board. SE-GROUP-01, SE-GROUP-03"""
    for unit in player.units:
        text = T("space_empires-correct-group", group=words.group(unit), hex=words.hex(unit.at))
        frame = fact(f"group-{player.seat}-{unit.id}", text, GROUPS, player.seat, unit.at)
        known = (player.seat,) if presence.hidden(unit) else None
        high = GROUP if UNITS[unit.type].group else 1
        yield frame._replace(now=unit.count, high=high, put=partial(_number, game, unit), known=known)


def _number(game: Game, unit: Unit, number: int) -> None:
    if number:
        unit.count = number
    else:
        units.remove(game, unit)


def _colony(system: System, colony: Colony) -> Correction:
    """What a colony shows. SE-GROW-01, SE-HOME-02"""
    steps = range(HOME_STEP, HOME_CP + 1, HOME_STEP) if colony.home else COLONY_STEPS
    names, put = tuple(map(words.cp, steps)), partial(_value, colony, tuple(steps))
    frame = fact(f"colony-{system.id}", words.hex(system.id), COLONIES, colony.owner, system.id)
    return frame._replace(now=steps.index(colony.value), high=len(steps) - 1, put=put, names=names)


def _value(colony: Colony, steps: tuple[int, ...], number: int) -> None:
    colony.value = steps[number]
