"""A game of Space Empires in play: what every rule of it needs to ask, read and tell.

`Game` stays small. Whatever is one concept of the rulebook has a module of its own and takes the game as its first
argument.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from itertools import chain

from engine import question
from engine.ask import Seat
from engine.kit.circle import Circle
from engine.kit.draft import in_places
from engine.run import Run
from engine.space_empires.components import SCENARIOS, TECHNOLOGIES, UNARMED, UNITS, Scenario, Technology, UnitCard
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.state import (
    ALIENS,
    EMPIRE,
    Colony,
    Empire,
    Marker,
    Options,
    Owner,
    Player,
    State,
    System,
    Unit,
)

EDITION = 2
"""Since 1: owners choose which squadrons go along or are lost, the order of fire is asked only of groups that can do
something, scanners announced on entering are a battle, no order that others see is that of a hidden list, which colony
ship leaves shows no terraforming, and owners choose which ship settles or looks. Since 2: whole groups fire by orders
(`combat.volleys`), and what is scuttled for its counter in a battle is asked by itself. See `Core.edition`.
"""


class Game(Run[State], Circle):
    """The game as its rules see it."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.options: Options = state.options
        """What the table chose; it stays so for the whole game."""
        self.player: Callable[[Seat], Player] = state.players.__getitem__
        """A seat's own things."""
        self._foes: dict[tuple[Owner, int], list[Owner]] = {}
        self._beside: dict[tuple[str, int], list[str]] = {}
        self._home_systems: dict[tuple[Seat, int], list[System]] = {}

    # --- seats and sides ---------------------------------------------------------------------------------------------

    @cached_property
    def scenario(self) -> Scenario:
        """The scenario for this number of seats. SE-SYS-05"""
        return SCENARIOS[self.options.scenario, len(self.state.players)]

    def seats(self) -> list[Seat]:
        """Seats still in the game, in seat order: the next seat sits to the left. SE-TURN-01, D-53"""
        return [player.seat for player in self.state.players if not player.out]

    def places(self) -> Mapping[Seat, int] | None:
        """Where the seats sit, where they drafted that; then the next place is to the left. SE-TURN-01"""
        return in_places(self.state.draft)

    def left_of(self, seat: Seat) -> Seat:
        """The next player to the left; who decides for aliens and machines. SE-ALIEN-07"""
        others = self.others(seat)
        enemies = [other for other in others if self.hostile(seat, other)]
        return (enemies or others or [seat])[0]

    def right_of(self, seat: Seat) -> Seat:
        """The next player to the right. SE-LOST-01"""
        others = self.others(seat)
        return others[-1] if others else seat

    def brothers(self, side: Owner) -> list[Owner]:
        """A side with those that move and fight together with it: its team mates, where they are blood brothers."""
        if side < 0 or self.options.teams != "blood_brothers":
            return [side]
        return [side, *(seat for seat in self.seats() if seat != side and not self.hostile(seat, side))]

    def apart(self, sides: Iterable[Owner]) -> list[Owner]:
        """Of sides that fight together only the first."""
        found: list[Owner] = []
        for side in sides:
            if not any(side in self.brothers(other) for other in found):
                found.append(side)
        return found

    def hostile(self, one: Owner, other: Owner) -> bool:
        """Whether two sides are enemies: those of one team are not, nor alien empires. SE-GEN-07"""
        if one == other or (one <= EMPIRE and other <= EMPIRE):
            return False
        players = self.state.players
        return one < 0 or other < 0 or players[one].team != players[other].team

    def foes(self, side: Owner) -> list[Owner]:
        """Sides with units that are enemies of a side, in the order of the board: teams stay as they are. SE-GEN-07"""
        key = side, len(self.state.empires)
        if key not in self._foes:
            sides = [*range(len(self.state.players)), ALIENS, *(empire.side for empire in self.state.empires)]
            self._foes[key] = [other for other in sides if self.hostile(side, other)]
        return self._foes[key]

    def empire(self, side: Owner) -> Empire:
        """An alien empire."""
        return self.state.empires[EMPIRE - side]

    def alien_home(self, empire: Empire) -> Colony | None:
        """The home world of an alien empire; None once destroyed."""
        colony = self.state.systems[empire.home].colony
        return colony if colony is not None and colony.owner == empire.side else None

    # --- the box -----------------------------------------------------------------------------------------------------

    @cached_property
    def technologies(self) -> list[Technology]:
        """The technologies of this game. SE-ADV-01"""
        return [card for card in TECHNOLOGIES.values() if self._uses(card.module)]

    @cached_property
    def types(self) -> list[UnitCard]:
        """Types of players' units of this game; a lone player against alien empires has no decoys.

        SE-ADV-01, SE-PIECE-01
        """
        alone = self.scenario.solitaire == "aliens"
        return [card for card in UNITS.values() if self._uses(card.module) and not (alone and card.id == "DECOY")]

    def _uses(self, module: str) -> bool:
        return module == "basic" or bool(getattr(self.options, module))

    # --- the board ---------------------------------------------------------------------------------------------------

    def system(self, at: str) -> System:
        """A hex that is played."""
        return self.state.systems[at]

    def marker(self, at: str) -> Marker | None:
        """The marker of a hex where everybody knows it; None where the hex is empty or unexplored."""
        system = self.state.systems[at]
        return system.marker if system.known else None

    def terrain(self, at: str) -> str:
        """The type of the known marker of a hex; empty where there is none."""
        system = self.state.systems[at]
        return system.marker.type if system.known and system.marker is not None else ""

    def beside(self, at: str) -> list[str]:
        """Hexes in play around a hex, without warp points; see galaxy/warp.py for those. Once all hexes lie they stay.
        SE-MOVE-01
        """
        key = at, len(self.state.systems)
        if key not in self._beside:
            self._beside[key] = [other for other in NEIGHBOURS[at] if other in self.state.systems]
        return self._beside[key]

    def home_system(self, seat: Seat) -> list[System]:
        """The hexes of a home system, in the order of the board. Once all hexes lie they stay. SE-DOOM-17"""
        systems = self.state.systems
        key = seat, len(systems)
        if key not in self._home_systems:
            self._home_systems[key] = [one for one in systems.values() if one.home == seat]
        return self._home_systems[key]

    def colony(self, at: str) -> Colony | None:
        """The colony or home world in a hex."""
        return self.state.systems[at].colony

    def colonies(self, seat: Seat) -> list[System]:
        """Hexes with a colony or home world of a seat, in the order of the board."""
        return [one for one in self.state.systems.values() if one.colony is not None and one.colony.owner == seat]

    # --- units -------------------------------------------------------------------------------------------------------

    def units(self, side: Owner) -> list[Unit]:
        """All units of a side; of a machine none, see `State.machines`."""
        if side >= 0:
            return self.state.players[side].units
        if side <= EMPIRE:
            empire = self.empire(side)
            return [*empire.defenses, *(unit for fleet in empire.fleets for unit in fleet.units)]
        return self.state.aliens if side == ALIENS else []

    def at(self, at: str, side: Owner | None = None) -> list[Unit]:
        """Units in a hex, of one side or of all seats and aliens."""
        if side is not None:
            units = self.state.players[side].units if side >= 0 else self.units(side)
            return [unit for unit in units if unit.at == at]
        state = self.state
        found = [unit for player in state.players for unit in player.units if unit.at == at]
        found += [unit for unit in state.aliens if unit.at == at]
        for empire in state.empires:
            found += [unit for unit in self.units(empire.side) if unit.at == at]
        return found

    def everything(self) -> list[Unit]:
        """Every unit on the board, seats first."""
        lists = [player.units for player in self.state.players]
        lists += [self.state.aliens, *[self.units(empire.side) for empire in self.state.empires]]
        return list(chain.from_iterable(lists))

    def unit(self, side: Owner, id: str) -> Unit:
        """A unit by its id.

        Raises:
            StopIteration: the side has none of that id.
        """
        return next(unit for unit in self.units(side) if unit.id == id)

    def card(self, unit: Unit) -> UnitCard:
        """The type of a seat's unit, as printed."""
        return UNITS[unit.type]

    def armed(self, unit: Unit) -> bool:
        """Whether a unit is combat-capable: it has an Attack Strength. Aliens always are."""
        return unit.type not in UNARMED


class Question(question.Question[Game]):
    """A kind of question of this game; see `engine.question`."""
