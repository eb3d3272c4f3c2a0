"""Combat rolls, in space and on the ground: values, modifiers, the dice of each group of units, rerolls.

`Combat` is what a combat's windows hand to abilities in `Moment.combat`. It lives only while the combat goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Literal, NamedTuple

from engine.ask import Option, PickSome, Seat
from engine.events import SMALL
from engine.ids import Id
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import Occasion
from engine.ti4.abilities.windows import Moment
from engine.ti4.combat import shown, telling
from engine.ti4.components import GROUND, SHIPS
from engine.ti4.galaxy.board import anomaly, force_at
from engine.ti4.galaxy.units import count
from engine.ti4.play import Game, Point, Question

SIDES = 10


@dataclass(frozen=True)
class Die(Id):
    """A die of a roll: the type of its units, and the which of them it is."""

    unit: str
    at: int


@dataclass(slots=True)
class Roll:
    """One side's dice for its units of a type: each of `needs` or more, after `bonus`, hits.

    `rerolled` names, for each die, the abilities that rerolled it, `raised` what was added to that die alone, `changes`
    what the bonus is made of. TI-REROLL-02
    """

    seat: Seat
    unit: str
    needs: int
    bonus: int
    dice: list[int]
    rerolled: list[list[str]] = field(default_factory=list)
    raised: dict[int, int] = field(default_factory=dict)
    changes: telling.Changes = ()

    @property
    def hits(self) -> int:
        """Dice that hit. TI-COMBATATTR-02, TI-MODIFIER-02"""
        return sum(face + self.bonus + self.raised.get(at, 0) >= self.needs for at, face in enumerate(self.dice))


@dataclass(slots=True)
class Combat:
    """A space or ground combat.

    Attributes:
        attacker: the active player. TI-COMBATROLE-01
        defender: the other player. TI-COMBATROLE-02
        round: from 1; 0 before the first.
        rolls: all dice of this round; `fresh` are those of the group just rolled.
        hits: hits scored by each seat this round.
        barred: seats that make no combat rolls this round.
        retreating: who announced a retreat this round; abilities may set it back to None.
        withdrew: who has retreated this round.
        destroyed: what was destroyed in it so far: whose and of what type, a piece each.
        sustained: units of each seat that used Sustain Damage this round, by type.
        bare: unit types of each seat that could not sustain when hits began to be assigned.
        joined: ground forces that fight in space as ships, by place; they stay where they stand.
        winner: set when it is over; None for a draw.
        drawn: an ability made it a draw, whoever is left.
        resolved: who stays to the end, and is not asked about a retreat again.
        scored: who has scored a secret objective in it.
    """

    type: Literal["space", "ground"]
    system: str
    attacker: Seat
    defender: Seat
    planet: str | None = None
    round: int = 0
    rolls: list[Roll] = field(default_factory=list)
    fresh: list[Roll] = field(default_factory=list)
    hits: dict[Seat, int] = field(default_factory=dict)
    barred: list[Seat] = field(default_factory=list)
    retreating: Seat | None = None
    withdrew: Seat | None = None
    destroyed: list[tuple[Seat, str]] = field(default_factory=list)
    sustained: dict[Seat, dict[str, int]] = field(default_factory=dict)
    bare: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    joined: dict[Seat, dict[str, int]] = field(default_factory=dict)
    winner: Seat | None = None
    over: bool = False
    drawn: bool = False
    resolved: list[Seat] = field(default_factory=list)
    scored: list[Seat] = field(default_factory=list)

    @property
    def place(self) -> str:
        """Where it is fought: the system's space area or the planet."""
        return self.planet or self.system

    @property
    def sides(self) -> tuple[Seat, Seat]:
        """Attacker and defender."""
        return self.attacker, self.defender

    @property
    def types(self) -> tuple[str, ...]:
        """The unit types that fight in it. TI-OPPONENT-01"""
        return SHIPS if self.type == "space" else GROUND

    def opponent(self, seat: Seat) -> Seat:
        """The other side of a participant. TI-OPPONENT-01"""
        return self.defender if seat == self.attacker else self.attacker

    def has(self, seat: Seat) -> bool:
        """Whether a seat takes part; others are nobody's opponent. TI-OPPONENT-02, TI-OPPONENT-03"""
        return seat in self.sides


@dataclass(slots=True)
class InCombat(Occasion):
    """A moment of a combat: of one side, or of both where it has no actor. Abilities may change the hits.

    Attributes:
        cause: what the hits come from: `combat`, `barrage` or an ability's id.
    """

    combat: Combat
    hits: int = 0
    cause: str | None = None

    @property
    def other(self) -> Seat | None:
        """The opponent of the actor."""
        return None if self.actor is None else self.combat.opponent(self.actor)

    @property
    def system(self) -> str:
        """Where it is fought."""
        return self.combat.system

    @property
    def planet(self) -> str | None:
        """The planet, if it is fought on one."""
        return self.combat.planet

    def number(self) -> int:
        return self.hits

    def place(self) -> str:
        return self.combat.place

    def systems(self) -> Sequence[str]:
        return (self.combat.system,)


START_OF_COMBAT = Moment[InCombat]("start_of_combat")
START_OF_SPACE_COMBAT = Moment[InCombat]("start_of_space_combat")
START_OF_GROUND_COMBAT = Moment[InCombat]("start_of_ground_combat")
START_OF_COMBAT_ROUND = Moment[InCombat]("start_of_combat_round")
END_OF_COMBAT_ROUND = Moment[InCombat]("end_of_combat_round")
AFTER_DECLARE_RETREAT = Moment[InCombat]("after_declare_retreat")
AFTER_COMBAT_ROLL = Moment[InCombat]("after_combat_roll")
AFTER_DIE_ROLLED = Moment[InCombat]("after_die_rolled")
BEFORE_ASSIGN_COMBAT_HITS = Moment[InCombat]("before_assign_combat_hits")
AFTER_ASSIGN_COMBAT_HITS = Moment[InCombat]("after_assign_combat_hits")
AFTER_SPACE_COMBAT = Moment[InCombat]("after_space_combat")
END_OF_GROUND_COMBAT = Moment[InCombat]("end_of_ground_combat")
WHEN_WIN_COMBAT = Moment[InCombat]("when_win_combat")
AFTER_WIN_COMBAT = Moment[InCombat]("after_win_combat")
WHEN_WIN_SPACE_COMBAT = Moment[InCombat]("when_win_space_combat")
AFTER_WIN_SPACE_COMBAT = Moment[InCombat]("after_win_space_combat")
WHEN_WIN_GROUND_COMBAT = Moment[InCombat]("when_win_ground_combat")
AFTER_WIN_GROUND_COMBAT = Moment[InCombat]("after_win_ground_combat")


class Scored(NamedTuple):
    """A combat roll of both sides: hits by seat."""

    combat: Combat
    scored: dict[Seat, int]


class Fighting(NamedTuple):
    """Units of a type in a combat."""

    combat: Combat
    unit: str


COMBAT_TYPES = Point[tuple[str, ...], Combat]("combat_types")
"""The unit types with which a seat fights."""
COMBAT_HITS = Point[int, Scored]("combat_hits")
"""Hits of one side when both have rolled."""
PINS = Point[bool, Fighting]("pins")
"""Whether hits of a type of unit have to go to non-fighter ships."""
COMBAT_DICE = Point[int, Fighting]("combat_dice")
"""Dice of each unit of a type."""
COMBAT_ROLL = Point[int, Fighting]("combat_roll")
"""What is added to the combat rolls of a type of unit."""
EXTRA_DICE = Point[int, str]("extra_dice")
"""Further dice of a roll: `bombardment` or `cannon`."""


def next_round(combat: Combat) -> None:
    """Forgets what counts for one round only."""
    combat.round += 1
    combat.rolls, combat.fresh, combat.hits, combat.barred = [], [], {}, []
    combat.retreating = combat.withdrew = None
    combat.sustained = {}


def types_of(game: Game, combat: Combat, seat: Seat) -> tuple[str, ...]:
    """The unit types with which a seat fights in a combat. TI-OPPONENT-01"""
    return COMBAT_TYPES(game, seat, combat.types, combat)


def fighting(game: Game, combat: Combat, seat: Seat) -> dict[str, int]:
    """The seat's units in the combat: pieces by type."""
    types, here = types_of(game, combat, seat), force_at(game.state, combat.place, seat).units
    if seat in combat.joined:
        here = here | {type: pieces(game, combat, seat, type) for type in GROUND}
    return {type: here[type] for type in types if here.get(type)}


def pieces(game: Game, combat: Combat, seat: Seat, type: str) -> int:
    """The seat's units of a type in the combat: those in its place, and ground forces that joined it in space."""
    if type in GROUND and seat in combat.joined:
        return sum(joined(game, combat, seat).values())
    return count(game, seat, type, combat.place)


def joined(game: Game, combat: Combat, seat: Seat) -> dict[str, int]:
    """Ground forces of the seat that fight in space, by place."""
    there = {place: min(n, count(game, seat, GROUND[0], place)) for place, n in combat.joined.get(seat, {}).items()}
    return {place: number for place, number in there.items() if number}


def embark(combat: Combat, seat: Seat, number: int, planet: str) -> None:
    """Ground forces that fight in space go aboard, and fight on there."""
    joined = combat.joined.get(seat, {})
    moved = min(number, joined.get(planet, 0))
    if moved:
        joined[planet] -= moved
        joined[combat.system] = joined.get(combat.system, 0) + moved


async def roll_side(game: Game, combat: Combat, seat: Seat) -> int:
    """All combat rolls of one side in a round, in ascending order of combat value. Returns and keeps its hits.

    Whatever changes dice is used right after its group was rolled, before the next group.
    TI-SPACECOMBAT-07, TI-SPACECOMBAT-08, TI-SPACECOMBAT-09, TI-SPACECOMBAT-10, TI-REROLL-04, TI-MODIFIER-01
    """
    if seat in combat.barred:
        game.say(T("ti4-no-combat-rolls", seat=seat_name(seat)), where=[combat.system])
        return 0
    extra = 0
    for types in _groups(game, combat, seat):
        combat.fresh = [_roll(game, combat, seat, type) for type in types]
        combat.rolls += combat.fresh
        extra += (await AFTER_COMBAT_ROLL.open(game, InCombat(combat, actor=seat))).hits
        extra += (await AFTER_DIE_ROLLED.open(game, InCombat(combat, actor=seat))).hits
    combat.hits[seat] = extra + sum(roll.hits for roll in combat.rolls if roll.seat == seat)
    return combat.hits[seat]


def settle(game: Game, combat: Combat) -> None:
    """Both sides have rolled: what one scored may add to what the other did. TI-SPACECOMBAT-10"""
    scored = dict(combat.hits)
    for seat in combat.sides:
        combat.hits[seat] = COMBAT_HITS(game, seat, scored.get(seat, 0), Scored(combat, scored))


def pinned(game: Game, combat: Combat, seat: Seat) -> int:
    """Hits scored by a seat that have to go to non-fighter ships."""
    mine = [roll for roll in combat.rolls if roll.seat == seat]
    return sum(roll.hits for roll in mine if PINS(game, seat, False, Fighting(combat, roll.unit)))


def _groups(game: Game, combat: Combat, seat: Seat) -> list[list[str]]:
    def value(type: str) -> int:
        dice = game.card(seat, type).combat
        return dice.hits_on if dice else 0

    armed = [type for type in fighting(game, combat, seat) if game.card(seat, type).combat]
    return [list(types) for _, types in groupby(sorted(armed, key=value), value)]


def _roll(game: Game, combat: Combat, seat: Seat, type: str) -> Roll:
    """The dice of the seat's units of one type; burst icons are dice for each unit. TI-COMBATATTR-03, TI-LIMIT-01"""
    printed = game.card(seat, type).combat
    assert printed is not None
    each = COMBAT_DICE(game, seat, printed.dice or 0, Fighting(combat, type))
    changes = _changes(game, combat, seat, type)
    bonus = sum(by for _, by in changes)
    number, need = each * pieces(game, combat, seat, type), printed.hits_on - bonus
    faces = game.roll(number, SIDES, f"combat {type}", seat=seat, need=need)
    roll = Roll(seat, type, printed.hits_on, bonus, faces, [[] for _ in faces], changes=changes)
    _tell(game, combat, roll, "ti4-combat-roll")
    return roll


def _changes(game: Game, combat: Combat, seat: Seat, type: str) -> telling.Changes:
    """What changes the combat rolls of a type of unit. TI-MODIFIER-01"""
    value = _terrain(combat, seat)
    found = [(words.anomaly("nebula"), value)] if value else []
    for source, after in COMBAT_ROLL.changes(game, seat, value, Fighting(combat, type)):
        found.append((words.source(source), after - value))
        value = after
    return found


def _terrain(combat: Combat, seat: Seat) -> int:
    """A defender in a nebula has +1. TI-NEBULA-05"""
    cloaked = combat.type == "space" and seat == combat.defender and anomaly(combat.system) == "nebula"
    return 1 if cloaked else 0


def needs(game: Game, combat: Combat, seat: Seat) -> dict[str, int]:
    """What a seat's units in a combat hit on now, by type. TI-COMBATATTR-02, TI-MODIFIER-01"""
    printed = {type: game.card(seat, type).combat for type in fighting(game, combat, seat)}
    return {
        type: dice.hits_on - sum(by for _, by in _changes(game, combat, seat, type))
        for type, dice in printed.items()
        if dice
    }


def _tell(game: Game, combat: Combat, roll: Roll, key: str) -> None:
    shown.roll(game, roll.seat, roll.unit, roll.needs - roll.bonus, roll.dice)
    text = telling.roll(key, roll.seat, roll.unit, roll.dice, roll.needs, roll.hits, roll.changes)
    game.say(text, where=[combat.system], weight=SMALL)


# --- rerolls -------------------------------------------------------------------------------------------------------


REROLL = Question("reroll", open=False)


async def offer_reroll(game: Game, combat: Combat, seat: Seat, source: str, most: int | None = None) -> None:
    """Lets a seat reroll any dice (at most `most`) of the group just rolled, each once by this source.

    TI-REROLL-01, TI-REROLL-02, TI-REROLL-03, TI-REROLL-04
    """
    dice = rerollable(combat, seat, source)
    if not dice:
        return
    options = [Option(id, _die_text(combat, id)) for id in dice]
    about = T("ti4-ask-reroll", seat=seat_name(seat))
    shape = PickSome(options, 0, min(most or len(dice), len(dice)), rule="TI-REROLL-02")
    reroll(game, combat, await game.pick_some(REROLL, seat, shape, about, where=[combat.system]), source)


def rerollable(combat: Combat, seat: Seat, source: str) -> list[str]:
    """Dice of the group just rolled that this source has not rerolled, as `fighter:0`. TI-REROLL-02"""
    return [
        Die(roll.unit, at).id
        for roll in combat.fresh
        if roll.seat == seat
        for at, by in enumerate(roll.rerolled)
        if source not in by
    ]


def reroll(game: Game, combat: Combat, chosen: Sequence[str], source: str) -> None:
    """Rolls these dice again; the new results replace the old. TI-REROLL-01"""
    for roll in combat.fresh:
        spots = [die.at for die in map(Die.read, chosen) if die.unit == roll.unit]
        for spot, face in zip(spots, _again(game, roll, len(spots)), strict=True):
            roll.dice[spot] = face
            roll.rerolled[spot].append(source)
        if spots:
            _tell(game, combat, roll, "ti4-combat-reroll")


def _again(game: Game, roll: Roll, number: int) -> list[int]:
    if not number:
        return []
    return game.roll(number, SIDES, f"reroll {roll.unit}", seat=roll.seat, need=roll.needs - roll.bonus)


def _die_text(combat: Combat, id: str) -> Text:
    die = Die.read(id)
    roll = next(roll for roll in combat.fresh if roll.unit == die.unit)
    return T("ti4-die", unit=words.unit(die.unit), face=roll.dice[die.at])


def nonfighters(pieces: dict[str, int]) -> int:
    """Ships that are not fighters, ground forces that fight as ships among them."""
    return sum(number for type, number in pieces.items() if type != "fighter")
