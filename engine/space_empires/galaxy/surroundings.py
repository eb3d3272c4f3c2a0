"""What a seat sees in the hexes where its units could go.

SE-MOVE-15, SE-NOVA-02, SE-EXPLORE-01, D-03
"""

from __future__ import annotations

from functools import cached_property

from engine.ask import Refusal, Seat
from engine.space_empires import words
from engine.space_empires.galaxy import presence, warp
from engine.space_empires.galaxy.presence import Occupied
from engine.space_empires.play import Game
from engine.text import T

SUPERNOVA = "supernova"


class Surroundings:
    """What a seat sees in the hexes where its units could go, found out once for all of them: it holds until something
    moves, so it is made anew with every question for orders.
    """

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game, self.seat, self._systems = game, seat, game.state.systems
        machines = game.state.machines and game.scenario.solitaire
        self._plain = game.options.teams != "uneasy_alliance" and not machines
        self._foreign: dict[str, bool] = {}
        self._closed: dict[str, Refusal | None] = {}
        self._way_out: dict[str, bool] = {}

    @cached_property
    def occupied(self) -> Occupied:
        """The hexes with counters of enemies. SE-GROUP-03"""
        return presence.occupied(self.game, self.seat)

    def foreign(self, at: str) -> bool:
        """Whether anything of an enemy is in a hex that everybody sees. SE-MOVE-15"""
        known = self._foreign.get(at)
        if known is None:
            known = at in self.occupied
            colony = self._systems[at].colony
            if colony is not None and colony.owner != self.seat and not known:
                known = self.game.hostile(self.seat, colony.owner)
            self._foreign[at] = known
        return known

    def closed(self, to: str) -> Refusal | None:
        """Why nothing of the seat may enter a hex."""
        system = self._systems[to]
        if self._plain and (system.marker is None or system.marker.type != SUPERNOVA or not system.known):
            return None
        if to not in self._closed:
            self._closed[to] = _closed(self.game, self.seat, to)
        return self._closed[to]

    def open_beside(self, at: str) -> list[str]:
        """The hexes next to a hex that are not closed."""
        near, systems = warp.adjacent(self.game, at), self._systems
        if self._plain and not [to for to in near if (marker := systems[to].marker) and marker.type == SUPERNOVA]:
            return near
        return [to for to in near if self.closed(to) is None]

    def way_out(self, at: str) -> bool:
        """Whether an unarmed unit without an escort may leave a hex as its first step. SE-MOVE-15, D-03"""
        if at not in self._way_out:
            self._way_out[at] = self._leads_out(at)
        return self._way_out[at]

    def _leads_out(self, at: str) -> bool:
        state = self.game.state
        for to in warp.adjacent(self.game, at):
            seen = to in state.entered or (state.systems[to].known and not self.foreign(to))
            if seen and self.closed(to) is None:
                return True
        return False


def _closed(game: Game, seat: Seat, to: str) -> Refusal | None:
    """Nobody enters a supernova; uneasy allies never stack; alone no machine is met where nothing was explored.

    SE-NOVA-02
    """
    if game.terrain(to) == SUPERNOVA:
        return Refusal("SE-NOVA-02", T("space_empires-why-supernova", hex=words.hex(to)))
    if game.options.teams == "uneasy_alliance" and presence.mates(game, to, seat):
        return Refusal("SE-GEN-02", T("space_empires-why-ally", hex=words.hex(to)))
    if game.state.machines and presence.machine(game, to) and unexplored(game, to) and game.scenario.solitaire:
        return Refusal("SE-GEN-02", T("space_empires-why-machine", hex=words.hex(to)))
    return None


def unexplored(game: Game, at: str) -> bool:
    """Whether the marker of a hex lies face down. SE-EXPLORE-01"""
    return not game.state.systems[at].known
