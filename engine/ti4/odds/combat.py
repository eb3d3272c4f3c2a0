"""A combat of two sides from Space Cannon to its last round, as chances.

TI-SPACECANNONOFF-01, TI-AFB-01, TI-SPACECOMBAT-09, TI-GROUNDCOMBAT-01, TI-BOMBARD-01, TI-SPACECANNONDEF-01
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.odds.chain import ALL, FAINT, RARE, Endings, Hits, Spread, State, endings, hits, then, thinned
from engine.ti4.components import GROUND, SHIPS, TECHNOLOGIES, Dice, UnitCard
from engine.ti4.minds.reckoning.forces import BETTER, cards_of
from engine.ti4.minds.reckoning.odds import SIDES
from engine.ti4.odds.army import FIGHTER, Army, Hull

RAIDERS, AMBUSHERS = ("cruiser", "destroyer"), 2
FLAGSHIP_DICE = 2
GUNS, SHIELDS, PROTOTYPE = 3, 2, 2
"""Ships that fire an Assault Cannon; hits that Shields Holding cancels; what Fighter Prototype adds."""
TROOPS = GROUND[0]
GREAT, FEWER = 350, 4
"""Battles in which both sides together can take more hits, one times the other, are reckoned with fewer numbers, in at
most the second part of the time.
"""


@dataclass(frozen=True)
class Side:
    """What a player brings to a combat.

    Attributes:
        units: by type; `damaged`: how many of them are.
        traits: technologies and cards that count.
    """

    faction: str
    units: Mapping[str, int]
    damaged: Mapping[str, int]
    traits: frozenset[str]

    @property
    def cards(self) -> Mapping[str, UnitCard]:
        """The unit cards in force."""
        known = {id for id in self.traits if id in TECHNOLOGIES} | ({"war_sun"} & self.units.keys())
        return cards_of(self.faction, tuple(sorted(known - {"war_sun"} if self.faction == "muaat" else known)))

    def army(self, types: tuple[str, ...], foe: int = FLAGSHIP_DICE) -> Army:
        """Its units of these types. `foe`: ships of the other side that are no fighters."""
        hulls = [hull for type in types for hull in self._hulls(type, foe)]
        return Army(hulls, 2 if "non_euclidean_shielding" in self.traits else 1)

    def _hulls(self, type: str, foe: int) -> Iterator[Hull]:
        card = self.cards.get(type)
        if card is None or card.combat is None:
            return
        dice = foe if card.combat.dice is None else card.combat.dice
        needs, price = card.combat.hits_on - BETTER.get(self.faction, 0), 2 * (card.cost or 4) // card.pieces
        for number in range(self.units.get(type, 0)):
            tough = card.sustain and number >= self.damaged.get(type, 0)
            yield Hull(type, max(1, needs), dice, tough, price)

    def guns(self, what: Callable[[UnitCard], Dice | None], worse: int = 0, types: tuple[str, ...] = ()) -> Hits:
        """Hits of a unit ability of all its units, or of these; Plasma Scoring adds a die to the best."""
        known, dice = self.cards, dict[int, int]()
        for type, number in self.units.items():
            roll = what(known[type]) if type in known and (not types or type in types) else None
            if roll is not None and number:
                faces = SIDES + 1 - roll.hits_on - worse
                dice[faces] = dice.get(faces, 0) + number * (roll.dice or 1)
        if dice and "plasma_scoring" in self.traits:
            dice[max(dice)] += 1
        return hits(tuple(sorted(dice.items())), SIDES)


class Ground(NamedTuple):
    """A fight on a planet: what fights there, and whether Planetary Shields stand against ships. TI-SHIELD-01"""

    types: tuple[str, ...] = GROUND
    shields: bool = True


class Fight:
    """Two sides; the first attacks. `nebula`: the second has +1 in it; `ground`: they meet on a planet; `others`:
    further seats with guns that fire at the first.
    """

    def __init__(
        self,
        first: Side,
        second: Side,
        *,
        nebula: bool = False,
        ground: Ground | None = None,
        others: tuple[Side, ...] = (),
    ) -> None:
        types = ground.types if ground else SHIPS
        big = [sum(side.units.get(type, 0) for type in SHIPS if type != FIGHTER) for side in (first, second)]
        self.sides, self.nebula, self.ground, self.others = (first, second), nebula, ground, others
        self.armies = (first.army(types, big[1]), second.army(types, big[0]))
        self.fire: dict[tuple[int, int, bool], Hits] = {}
        self.great = self._states > GREAT
        self.faint = RARE if self.great else FAINT

    @property
    def _states(self) -> int:
        return self.armies[0].life(0) * self.armies[1].life(0)

    @property
    def effort(self) -> int:
        """How long it takes to reckon, in fifths of a thousandth of a second at most."""
        return max(GREAT, self._states // FEWER) if self.great else self._states

    # --- before the first round --------------------------------------------------------------------------------------

    def opened(self) -> Spread:
        """After all that comes before the dice of the first round."""
        before: Spread = {(0, 0): ALL}
        steps = self._landing(self.ground) if self.ground else [*self._cannons(), *self._ambushes(), *self._assaults()]
        for step in steps:
            before = then(before, step, self.faint)
        return before if self.ground else then(before, self.barrage, self.faint)

    def bombarded(self) -> Spread:
        """After the bombardment alone, in the middle of a fight on a planet. TI-BOMBARD-01"""
        before: Spread = {(0, 0): ALL}
        for step in self._bombardment(self.ground or Ground()):
            before = then(before, step, self.faint)
        return before

    def _cannons(self) -> Iterator[Callable[[State], Spread]]:
        """Of both sides, then those of others, which fire at whoever moves."""
        for target, one in ((1, self.sides[0]), (0, self.sides[1]), *((0, other) for other in self.others)):
            rolled = one.guns(lambda card: card.cannon, int("antimass_deflectors" in self.sides[target].traits))
            yield self._struck(target, rolled, big="graviton_laser_system" in one.traits)

    def _landing(self, ground: Ground) -> Iterator[Callable[[State], Spread]]:
        """Bombardment and the guns of the planet."""
        first, second = self.sides
        yield from self._bombardment(ground)
        if "l4_disruptors" not in first.traits:
            worse = int("antimass_deflectors" in first.traits)
            yield self._struck(0, second.guns(lambda card: card.cannon, worse, ("pds",)))

    def _bombardment(self, ground: Ground) -> Iterator[Callable[[State], Spread]]:
        """By all ships, unless a Planetary Shield stands against it. TI-SHIELD-01"""
        first, second = self.sides
        shield = ground.shields and any(second.units.get(type) and card.shield for type, card in second.cards.items())
        if not shield or first.units.get("war_sun"):
            yield self._struck(1, first.guns(lambda card: card.bombardment))

    def _ambushes(self) -> Iterator[Callable[[State], Spread]]:
        for side in (0, 1):
            if self.sides[side].faction == "mentak":
                yield lambda state, side=side: self._ambush(state, side)  # type: ignore[misc]

    def _ambush(self, state: State, side: int) -> Spread:
        """Of two ships at most, as long as the fight is on. TI-ABILITY-14"""
        left, known = self.armies[side].left(state[side]), self.sides[side].cards
        able = sorted(
            combat.hits_on for type in RAIDERS if (combat := known[type].combat) for _ in range(left.get(type, 0))
        )
        dice = tuple((SIDES + 1 - needs, 1) for needs in able[:AMBUSHERS])
        return self._struck(1 - side, hits(dice, SIDES))(state) if self._on(state) else {state: ALL}

    def _assaults(self) -> Iterator[Callable[[State], Spread]]:
        for side in (0, 1):
            if "assault_cannon" in self.sides[side].traits:
                yield lambda state, side=side: self._assault(state, side)  # type: ignore[misc]

    def _assault(self, state: State, side: int) -> Spread:
        if not self._on(state) or self.armies[side].big(state[side]) < GUNS:
            return {state: ALL}
        foe = 1 - side
        lost = self.armies[foe].without(state[foe], 1, lambda hull: hull.type != FIGHTER)
        return {(lost, state[1]) if foe == 0 else (state[0], lost): ALL}

    def barrage(self, state: State) -> Spread:
        """Both roll at once, then both lose fighters. TI-AFB-06"""
        found: Spread = {}
        if not self._on(state):
            return {state: ALL}
        one, other = (self._barrage(state, side) for side in (0, 1))
        for shot, chance in one:
            for back, likely in other:
                after = (self._fighters(0, state, back), self._fighters(1, state, shot))
                found[after] = found.get(after, 0) + chance * likely // ALL
        return found

    def _barrage(self, state: State, side: int) -> Hits:
        known, left = self.sides[side].cards, self.armies[side].left(state[side])
        rolls = [(known[type].barrage, number) for type, number in left.items()]
        dice = tuple((SIDES + 1 - roll.hits_on, n * (roll.dice or 1)) for roll, n in rolls if roll)
        return self._few(hits(dice, SIDES))

    def _few(self, found: Hits) -> Hits:
        return thinned(found) if self.great else found

    def _fighters(self, side: int, state: State, lost: int) -> int:
        return self.armies[side].without(state[side], lost, lambda hull: hull.type == FIGHTER)

    def _struck(self, side: int, rolled: Hits, *, big: bool = False) -> Callable[[State], Spread]:
        """A step in which a side suffers so many hits."""

        def step(state: State) -> Spread:
            found: Spread = {}
            for number, chance in self._few(rolled):
                hurt = self.armies[side].suffer(state[side], number, big=big)
                after = (hurt, state[1]) if side == 0 else (state[0], hurt)
                found[after] = found.get(after, 0) + chance
            return found

        return step

    # --- rounds ------------------------------------------------------------------------------------------------------

    def _on(self, state: State) -> bool:
        return all(self.armies[side].life(state[side]) for side in (0, 1))

    def round(self, state: State, first: bool = False) -> Spread:
        """One exchange of fire; `first`: with the cards that are played in the first round."""
        if not self._on(state):
            return {}
        found: Spread = {}
        one, other = self._fire(0, state[0], first), self._fire(1, state[1], first)
        dealt = [(self.armies[1].suffer(state[1], self._held(1, n, first)), chance) for n, chance in one]
        taken = [(self.armies[0].suffer(state[0], self._held(0, n, first)), chance) for n, chance in other]
        for second, chance in dealt:
            for own, likely in taken:
                found[own, second] = found.get((own, second), 0) + chance * likely // ALL
        return found

    def _held(self, side: int, number: int, first: bool) -> int:
        """Hits without those that a card cancels."""
        return max(0, number - SHIELDS) if first and "shields_holding" in self.sides[side].traits else number

    def _fire(self, side: int, at: int, first: bool) -> Hits:
        key = (side, at, first)
        if key not in self.fire:
            traits = self.sides[side].traits
            all = int(first and "morale_boost" in traits) + int(self.nebula and side == 1 and not self.ground)
            fighters = PROTOTYPE * (first and "fighter_prototype" in traits) + ("prophecy_of_ixth" in traits)
            self.fire[key] = self._few(self.armies[side].fire(at, {FIGHTER: fighters}, all))
        return self.fire[key]

    def life(self, state: State) -> int:
        """Hits that both can still take."""
        return self.armies[0].life(state[0]) + self.armies[1].life(state[1])

    def ended(self, start: Spread | None = None) -> Endings:
        """How it ends: from the beginning, or from there on."""
        if start is not None:
            return endings(start, self.round, self.life, self.faint)
        opening = then(self.opened(), lambda state: self.round(state, True) or {state: ALL}, self.faint)
        return endings(opening, self.round, self.life, self.faint)


def troops(side: Side) -> int:
    """Ground forces of a side."""
    return side.units.get(TROOPS, 0)
