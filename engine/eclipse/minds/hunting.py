"""What a fleet is for: the sectors at the border that have to be fought for, and who could come to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.eclipse.interface.view import BlueprintView, SectorView
from engine.eclipse.minds import charts, duel, economy, moving, odds, stakes, voyages
from engine.eclipse.minds.mind import ONCE, At

TARGETS = 3
"""So many of them are thought of."""


@dataclass(frozen=True, slots=True)
class Hunt:
    """What the own ships that could come are after: sectors at the border that have to be fought for."""

    at: At
    targets: tuple[SectorView, ...]

    def worth(self, more: tuple[duel.Ship, ...] = (), cards: Mapping[str, BlueprintView] | None = None) -> int:
        """What the best of them is worth, or none, with some more ships, or were the cards of the ships others."""
        return max((0, *(self._worth(one, more, cards) for one in self.targets)))

    def gain(self, ship: duel.Ship, number: int) -> int:
        """What a ship brings as one of those of one action, so many at most, if a fleet sets out with them."""
        before = self._dared(())
        return max((self._dared((ship,) * more) - before) // more for more in range(1, number + 1))

    def _dared(self, more: tuple[duel.Ship, ...]) -> int:
        """What the best of them is worth for which a fleet sets out, or none, with some more ships."""
        at, number = self.at, len(more)
        fleets = [(one, (*crew, *more)) for one in self.targets for crew in _hunters(at, (one.id, number))]
        dared = [pair for pair in fleets if odds.wins(pair[1], stakes.defenders(at, pair[0])) >= stakes.daring(at)]
        return max((0, *(stakes.stake(at, *pair) for pair in dared)))

    def quarry(self, more: tuple[duel.Ship, ...] = ()) -> SectorView | None:
        """The best of them, with some more ships."""
        able = [(self._worth(one, more), one.id, one) for one in self.targets]
        return max(able, key=lambda one: one[:2])[2] if able else None

    def _worth(
        self, target: SectorView, more: tuple[duel.Ship, ...], cards: Mapping[str, BlueprintView] | None = None
    ) -> int:
        """What one of them is worth to the best of the crews that could come."""
        crews = _hunters(self.at, (target.id, len(more)))
        return max(stakes.stake(self.at, target, (*_refitted(self.at, crew, cards), *more)) for crew in crews)


@ONCE.once
def hunt(at: At) -> Hunt:
    """The few sectors next to the own ones that are worth most of those that have to be fought for."""
    found = [other for other in moving.border(at) if voyages.guarded(at, other) and moving.wanted(at, other)]
    return Hunt(at, tuple(sorted(found, key=lambda other: (-stakes.prize(at, other), other.id))[:TARGETS]))


@ONCE.once_each
def _hunters(at: At, where: tuple[str, int]) -> list[tuple[duel.Ship, ...]]:
    """Own ships that lie on a sector, and those that come there by the actions that can be paid, beside so many more
    ships, be it the nearest or the strongest: whoever stands too far away never comes. EC-MOV-02, EC-DISC-05
    """
    target = charts.named(at.view, where[0])
    assert target is not None
    number, here = voyages.sailings(at), odds.fleet(at.view.seats, target, at.seat)
    beside = 0 if economy.left(at) and number > 1 else where[1]
    moves = number * economy.activations(at, "move") - beside
    return [(*here, *(one for _, one, _ in moving.carried(able, moves))) for able in moving.orders(at, target)]


def _refitted(at: At, ships: tuple[duel.Ship, ...], cards: Mapping[str, BlueprintView] | None) -> tuple[duel.Ship, ...]:
    """Own ships, were their cards others."""
    mine = economy.me(at).blueprints if cards else ()
    new = {
        odds.ship(one, hurt): odds.ship((cards or {})[one.type], hurt) for one in mine for hurt in range(one.hull + 1)
    }
    return tuple(new.get(one, one) for one in ships)
