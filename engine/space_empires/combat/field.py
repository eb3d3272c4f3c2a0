"""A battlefield: the two sides of a battle in a hex, what each has there, and who decides for it.

SE-COMBAT-02, SE-COMBAT-05, SE-ALIEN-07, D-08, D-56
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from engine.ask import Seat
from engine.ids import Id
from engine.space_empires.combat.fire_orders import Volleys
from engine.space_empires.components import UNARMED, UNITS
from engine.space_empires.galaxy import presence, public_order
from engine.space_empires.play import Game
from engine.space_empires.state import MACHINES, Battle, Machine, Owner, Unit

MACHINE = "MACHINE"


@dataclass(frozen=True)
class Brother(Id):
    """A unit of a blood brother in a battle."""

    owner: Seat
    unit: str
    tag: ClassVar[str] = "brother"


@dataclass(slots=True)
class Field:
    """The field of one battle.

    Attributes:
        at: the hex; `sides`: attacker, defender.
        machine: the doomsday machine that fights; `shown`: it as a unit.
        companions: sides whose unarmed units had armed companions. D-71
        terrain: of the hex, which stays so while they fight.
        alone: nobody stands by anybody: there are no blood brothers.
        volleys: what the owners have ordered.
    """

    game: Game
    battle: Battle
    machine: Machine | None = None
    shown: Unit | None = None
    companions: list[Owner] = field(default_factory=list)
    volleys: Volleys = field(default_factory=Volleys)
    at: str = field(init=False)
    sides: tuple[Owner, Owner] = field(init=False)
    terrain: str = field(init=False)
    alone: bool = field(init=False)

    def __post_init__(self) -> None:
        self.at, self.sides = self.battle.at, (self.battle.attacker, self.battle.defender)
        self.terrain = self.game.terrain(self.at)
        self.alone = self.game.options.teams != "blood_brothers"

    @property
    def weakness(self) -> str | None:
        """The weakness of the machine of the solitaire game that fights here."""
        return None if self.machine is None else self.machine.weakness

    def other(self, side: Owner) -> Owner:
        """The opponent of a side, or of an owner on it."""
        attacker, defender = self.sides
        if side not in (attacker, defender):
            side = self.side_of(side)
        return defender if side == attacker else attacker

    def units(self, side: Owner) -> list[Unit]:
        """Everything of a side in the battle, in an order that tells nothing."""
        if side == MACHINES:
            return [] if self.shown is None or self.machine not in self.game.state.machines else [self.shown]
        if not self.alone or side < 0 or side not in self.sides:
            return public_order.by_name(self.game, presence.together(self.game, self.at, self.side_of(side)))
        at = self.at
        found = [unit for unit in self.game.state.players[side].units if unit.at == at]
        if self.game.state.edition:
            found.sort(key=public_order.BY_NAME)
        return found

    def side_of(self, owner: Owner) -> Owner:
        """The side on which an owner fights: blood brothers stand on one."""
        attacker, defender = self.sides
        if owner in (attacker, defender):
            return owner
        return defender if self.game.hostile(owner, attacker) else attacker

    def key(self, unit: Unit) -> str:
        """What an answer calls a unit: its id, and of a blood brother's whose it is."""
        if unit.owner in self.sides or unit.owner < 0:
            return unit.id
        return Brother(unit.owner, unit.id).id

    def named(self, side: Owner, key: str) -> Unit:
        """The unit of a side that an answer calls so."""
        return next(unit for unit in self.units(side) if self.key(unit) == key)

    def armed(self, side: Owner) -> list[Unit]:
        """Combat-capable units of a side. SE-FIGHTER-05, SE-FIGHTER-08, D-08"""
        return [unit for unit in self.units(side) if unit.type not in UNARMED]

    def ready(self, side: Owner) -> list[Unit]:
        """Armed units that are not screened. SE-SCREEN-04"""
        return [unit for unit in self.armed(side) if not unit.screened]

    def both_armed(self) -> bool:
        """Whether the fight goes on. SE-COMBAT-14"""
        one, other = self.sides
        return bool(self.armed(one) and self.armed(other))

    def decider(self, side: Owner) -> Seat | None:
        """Who decides for a side: the player, or for aliens and machines the next to the left of their enemy; nobody in
        a game alone. SE-ALIEN-07, D-53, D-56
        """
        if side >= 0:
            return side
        if self.game.scenario.solitaire:
            return None
        foe = self.other(side)
        active = self.game.state.active
        return self.game.left_of(foe if active is None else active)


def opened(game: Game, at: str, attacker: Owner, defender: Owner) -> Field:
    """A battle begins in a hex. SE-COMBAT-02, SE-COMBAT-05"""
    battle = Battle(at, attacker, defender)
    game.state.battle = battle
    made = Field(game, battle)
    if MACHINES in (attacker, defender):
        made.machine = presence.machine(game, at)
        if made.machine is not None:
            made.shown = Unit(MACHINES, MACHINE, made.machine.number, at, up=True, hits=made.machine.hits)
    made.companions = [side for side in made.sides if made.armed(side)]
    return made


def number(units: list[Unit]) -> int:
    """Ships of these units together."""
    return sum([unit.count for unit in units])


def group(unit: Unit) -> bool:
    """Whether a unit is a player's group, which can be split."""
    return unit.type in UNITS
