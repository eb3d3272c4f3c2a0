"""A battle of two sides, class by class and shot by shot, as chances.

All ships of a side are fired at in one order, those first whose loss costs most for a hit, so that a side is known by
the hits that it took. SE-COMBAT-09, SE-COMBAT-12, SE-FIRE-02, SE-FIRE-12, SE-POINTDEF-02, SE-RAIDER-08, SE-CARRIER-03
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.odds.chain import ALL, FAINT, RARE, Endings, Spread, State, by_rounds
from engine.space_empires.components import (
    ALIEN_POINT_DEFENSE,
    ALIEN_TACTICS,
    ALIENS,
    LETTERS,
    POINT_DEFENSE,
    SIDES,
    UNITS,
)

FIGHTER, SCOUT, RAIDER, CARRIER, DESTROYER = "F", "SC", "R", "CV", "DD"
FIRST, LAST = LETTERS[0], LETTERS[-1]
USUAL = 6
"""The attack by which the worth of targets is compared."""
OWN_LEVEL = {FIGHTER: "fighter", RAIDER: "cloaking"}
GREAT, MANY = 700, 100
MACHINE = "machine"
Losses = tuple[tuple[int, int], ...]


class Squad(NamedTuple):
    """Equal ships.

    Attributes:
        attack, defense: with technology; `early`: the attack on fighters of point defense, 0 without.
        hits: that the first of them has taken. `shots`: of each.
        cloaked: raiders that nobody sees; `machine`: a doomsday machine, at which no 1 hits by itself.
    """

    type: str
    number: int
    letter: str
    attack: int
    defense: int
    hull: int
    tactics: int
    cost: int
    early: int = 0
    hits: int = 0
    shots: int = 1
    cloaked: bool = False
    machine: bool = False

    @property
    def life(self) -> int:
        """Hits that it can take."""
        return self.number * self.hull - self.hits


Squads = tuple[Squad, ...]


def squad(
    type: str, number: int, levels: Mapping[str, int], rough: str = "", hits: int = 0, seen: int = 0
) -> Squad | None:
    """Ships of a type with these levels; None for what does not fight. `seen`: the scanners of the other side."""
    if type in ALIENS:
        alien = ALIENS[type]
        early = POINT_DEFENSE[ALIEN_POINT_DEFENSE]
        return Squad(
            type, number, alien.letter, alien.attack, alien.defense, alien.hull, ALIEN_TACTICS, 12, early, hits
        )
    card = UNITS.get(type)
    if card is None or not card.combat or card.letter is None:
        return None
    attack, defense = card.attack, card.defense
    if card.levels:
        own = card.levels[max(1, min(max(card.levels), levels.get(OWN_LEVEL[type], 1)))]
        attack, defense = own.attack, own.defense
    better = 0 if rough == "asteroids" else min(levels.get("attack", 0), card.hull)
    safer = 0 if rough == "nebula" else min(levels.get("defense", 0), card.hull)
    early = POINT_DEFENSE.get(levels.get("point_defense", 0), 0) if type == SCOUT else 0
    cloaked = type == RAIDER and rough != "nebula" and max(1, levels.get("cloaking", 1)) > seen
    letter = FIRST if cloaked else card.letter
    return Squad(
        type, number, letter, attack + better, defense + safer, card.hull, levels.get("tactics", 0), card.cost,
        early + better if early else 0, hits, 1, cloaked,
    )  # fmt: skip


def _in_order(side: Squads, foe: Squads) -> Squads:
    """As they are fired at: fighters first where point defense waits for them, carriers behind their fighters."""
    early = any(one.early for one in foe)

    def rank(one: Squad) -> tuple[bool, bool, bool, int, int, str]:
        worth = max(1, USUAL - one.defense) * one.cost * 10 // one.hull
        return (not (early and one.type == FIGHTER), one.type == CARRIER, not one.hits, -worth, one.hull, one.type)

    return tuple(sorted(side, key=rank))


class Action(NamedTuple):
    """A squad that fires when its turn comes; `early`: at fighters alone."""

    side: int
    at: int
    early: bool


class Fight:
    """Two sides; the second one defends."""

    def __init__(self, first: Squads, second: Squads, rough: str = "") -> None:
        self.sides = (_in_order(first, second), _in_order(second, first))
        self.ends = tuple(sum(one.life for one in side) for side in self.sides)
        self.left = tuple(
            [_left(side, lost) for lost in range(end + 1)] for side, end in zip(self.sides, self.ends, strict=True)
        )
        self.machines = any(one.machine for side in self.sides for one in side)
        self.order = self._order(rough)
        self.known: dict[tuple[int, int, int, int, int, bool], Losses] = {}
        self.faint = RARE if self.ends[0] * self.ends[1] > GREAT else FAINT

    def _order(self, rough: str) -> list[Action]:
        """Who fires when: by class, then tactics; of equals the defender first. SE-FIRE-02"""
        found = list[tuple[int, int, int, int, bool]]()
        for side in (1, 0):
            for at, one in enumerate(self.sides[side]):
                letter = LAST if rough and not one.machine else one.letter
                turn = (LETTERS.index(letter), -one.tactics, -side, at, False)
                found.append(turn)
                if (
                    one.early
                    and not rough
                    and letter != FIRST
                    and any(foe.type == FIGHTER for foe in self.sides[1 - side])
                ):
                    found.append((0, -one.tactics, -side, at, True))
        return [Action(-side, at, early) for _, _, side, at, early in sorted(found)]

    def ended(self) -> Endings:
        """How it ends, when all stay."""
        return by_rounds(self.round({(0, 0): ALL}, True), self.round, self.over, self.faint)

    def over(self, state: State) -> bool:
        """Whether one side is gone."""
        return state[0] >= self.ends[0] or state[1] >= self.ends[1]

    def round(self, before: Spread, first: bool = False) -> Spread:
        """One round; `first`: raiders that are not seen surprise. What is settled at its beginning parts the states."""
        parts: dict[tuple[int | None, tuple[Action, ...]], Spread] = {}
        for state, chance in before.items():
            parts.setdefault((self._bonus(state), self._fought(state)), {})[state] = chance
        found: Spread = {}
        for (bonus, actions), spread in parts.items():
            for one in actions:
                spread = self._fired(spread, one, int(bonus == one.side), first)
            for state, chance in spread.items():
                found[state] = found.get(state, 0) + chance
        return found

    def _fought(self, state: State) -> tuple[Action, ...]:
        """Who fires in a round, and when. Point defense fires once: at fighters, or with its class."""
        early = {(one.side, one.at) for one in self.order if one.early and self._fighters(state, one.side)}
        return tuple(one for one in self.order if one.early == ((one.side, one.at) in early))

    def _fighters(self, state: State, side: int) -> bool:
        foe = 1 - side
        return any(
            n and one.type == FIGHTER for n, one in zip(self.left[foe][state[foe]], self.sides[foe], strict=True)
        )

    def _bonus(self, state: State) -> int | None:
        """The side with twice as many ships. SE-COMBAT-09, SE-DOOM-05"""
        if self.machines:
            return None
        ships = [sum(self.left[side][state[side]]) for side in (0, 1)]
        return 0 if ships[0] >= 2 * ships[1] else 1 if ships[1] >= 2 * ships[0] else None

    def _fired(self, before: Spread, one: Action, bonus: int, first: bool) -> Spread:
        found: Spread = {}
        for state, chance in before.items():
            number = self.left[one.side][state[one.side]][one.at]
            shots = 0 if self.over(state) else number * self.sides[one.side][one.at].shots
            for lost, part in self._volley(one, shots, state[1 - one.side], bonus, first) if shots else ():
                after = (state[0], lost) if one.side == 0 else (lost, state[1])
                found[after] = found.get(after, 0) + chance * part // ALL
            if not shots:
                found[state] = found.get(state, 0) + chance
        return (
            found
            if len(found) < MANY
            else {state: chance for state, chance in found.items() if chance >= self.faint >> 2}
        )

    def _volley(self, one: Action, shots: int, lost: int, bonus: int, first: bool) -> Losses:
        key = (one.side, one.at, shots, lost, bonus, first)
        if key not in self.known:
            spread = {lost: ALL}
            for _ in range(shots):
                spread = self._shot(spread, one, bonus, first)
            spread = {lost: chance for lost, chance in spread.items() if chance >= self.faint}
            self.known[key] = tuple(spread.items())
        return self.known[key]

    def _shot(self, before: dict[int, int], one: Action, bonus: int, first: bool) -> dict[int, int]:
        found: dict[int, int] = {}
        for lost, chance in before.items():
            faces = self._faces(one, lost, bonus, first)
            found[lost] = found.get(lost, 0) + chance * (SIDES - faces) // SIDES
            if faces:
                found[lost + 1] = found.get(lost + 1, 0) + chance * faces // SIDES
        return found

    def _faces(self, one: Action, lost: int, bonus: int, first: bool) -> int:
        """The highest roll that hits whoever is next. SE-FIRE-12, SE-FIRE-14"""
        foe = 1 - one.side
        at = next((n for n, number in enumerate(self.left[foe][lost]) if number), None)
        if at is None:
            return 0
        shooter, prey = self.sides[one.side][one.at], self.sides[foe][at]
        attack = shooter.early if shooter.early and prey.type == FIGHTER else shooter.attack
        made = attack + bonus + int(first and shooter.cloaked) - prey.defense
        return min(SIDES, max(made, 0 if prey.machine else 1))


def _left(side: Squads, lost: int) -> tuple[int, ...]:
    """Ships of each squad that are left after so many hits: damage gathers on one of them. SE-DAMAGE-01"""
    found = []
    for one in side:
        took = min(lost, one.life)
        lost -= took
        found.append(-(-(one.life - took) // one.hull))
    return tuple(found)
