"""Where chance would rather go, so that stand-ins and random play explore, settle, tow and fight instead of straying.

Never a rule: every choice that is legal stays possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat
from engine.space_empires.components import PLANETS
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import board, mining
from engine.space_empires.play import Game
from engine.space_empires.state import System, Unit

STAY = "stay"
STAYS, RISKS, STRAYS, NEARS = 1, 2, 5, 60
ENOUGH = 4
"""Ships that leave a colony together."""
EARLY = 8
"""Rounds in which home systems are explored."""
ARRIVED = 40
"""Who is where it wants to be mostly stays."""


class Pull:
    """How readily units go to a hex: towards what they are for. Found out when it is asked."""

    __slots__ = ("chosen", "game", "here", "seat", "steps", "systems")

    def __init__(self, game: Game, seat: Seat, chosen: Sequence[Unit]) -> None:
        self.game, self.seat, self.chosen, self.systems = game, seat, chosen, game.state.systems
        self.steps: list[dict[str, int]] | None = None
        self.here = 0

    def __call__(self, to: str) -> int:
        steps, here = self.steps or self._found(), self.here
        if to == STAY:
            return STAYS if here or not steps else ARRIVED
        marker = self.systems[to].marker
        if marker is not None and marker.type == "black_hole" and self.systems[to].known:
            return RISKS
        for far in steps:
            if far[to] < here:
                return NEARS
        return STRAYS

    def _found(self) -> list[dict[str, int]]:
        """How far every hex is from each goal, and how far the nearest one is from here."""
        if self.steps is None:
            at = self.chosen[0].at
            self.steps = [board.distances(end) for end in goals(self.game, self.seat, self.chosen)]
            self.here = min([far[at] for far in self.steps], default=0)
        return self.steps


def goals(game: Game, seat: Seat, chosen: Sequence[Unit]) -> list[str]:
    """Where these units are wanted: planets, minerals, unexplored hexes near home, the home worlds of enemies."""
    kinds = {unit.type for unit in chosen}
    if kinds == {"COLONY_SHIP"}:
        planets = [one for one in game.state.systems.values() if one.known and one.marker and one.colony is None]
        return [one.id for one in planets if _free(game, chosen[0], one)]
    if kinds == {mining.MINER}:
        return _towed(game, seat, chosen[0])
    return _fought(game, seat, chosen)


def _fought(game: Game, seat: Seat, chosen: Sequence[Unit]) -> list[str]:
    """Some warships explore their home system in the first rounds; the others gather at a colony, then attack."""
    if game.state.round <= EARLY and chosen[0].number % 2 and any(game.armed(unit) for unit in chosen):
        unknown = [one.id for one in game.home_system(seat) if not one.known]
        if unknown:
            return unknown
    colony = game.colony(chosen[0].at)
    if colony is not None and colony.owner == seat and _strength(game, seat, chosen[0].at) < ENOUGH:
        return [chosen[0].at]
    foes = game.foes(seat)
    homes = [one.home for one in game.state.players if one.home and one.seat in foes and not one.out]
    return homes + [empire.home for empire in game.state.empires if game.alien_home(empire) is not None]


def _strength(game: Game, seat: Seat, at: str) -> int:
    """Ships of a player in a hex that could fight elsewhere."""
    there = [unit for unit in game.at(at, seat) if game.armed(unit) and unit.type not in ("SY", "BASE")]
    return sum([unit.count for unit in there])


def _free(game: Game, ship: Unit, system: System) -> bool:
    kind = game.terrain(system.id)
    barren = kind == "barren_planet" and not technology.level(game, ship, "terraforming")
    return kind in PLANETS and not barren


def _towed(game: Game, seat: Seat, miner: Unit) -> list[str]:
    if miner.cargo is not None:
        return [one.id for one in game.colonies(seat)]
    systems = game.state.systems.values()
    return [one.id for one in systems if one.known and one.marker is not None and one.marker.type in mining.TOWED]
