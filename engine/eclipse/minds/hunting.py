"""What a fleet is for: the sectors at the border that have to be fought for, and who could come to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.eclipse.interface.view import BlueprintView, SectorView
from engine.eclipse.minds import charts, duel, economy, guarding, moving, odds, paying, stakes, voyages
from engine.eclipse.minds.mind import ONCE, At

TARGETS = 3
"""So many of them are thought of."""

LITTLE = 10
"""One part of so many of what is at stake is next to nothing."""


@dataclass(frozen=True, slots=True)
class Hunt:
    """What the own ships that could come are after: sectors at the border that have to be fought for."""

    at: At
    targets: tuple[SectorView, ...]

    def worth(self, cards: Mapping[str, BlueprintView] | None = None) -> int:
        """What the best of them is worth, or none, or would be, were the cards of the ships others."""
        return max((0, *(self._worth(one, (), cards) for one in self.targets)))

    def gain(self, card: BlueprintView, number: int) -> int:
        """What a ship of a type brings as one of those of one action, so many at most, if a fleet sets out."""
        before = self._dared((), voyages.sailings(self.at, 0))
        ship, able = odds.ship(card), range(1, number + 1)
        paid = {more: voyages.sailings(self.at, more * card.cost) for more in able}
        return max((self._dared((ship,) * more, paid[more]) - before) // more for more in able)

    def missed(self, materials: int) -> int:
        """What is lost of the best of them for which the actions of this round suffice, with materials gone for
        something else that these would have paid for. EC-BANKR-01
        """
        now, then = paying.payable(self.at), paying.payable(self.at, materials)
        return self._dared((), now) - self._dared((), then) if then < now else 0

    def helped(self, card: BlueprintView, number: int) -> bool:
        """Whether such a ship adds more than next to nothing to what own ships already stand to win in this round."""
        return self.gain(card, number) > self._dared((), paying.payable(self.at)) // LITTLE

    def _dared(self, more: tuple[duel.Ship, ...], actions: int) -> int:
        """What the best of them is worth for which a fleet sets out by so many actions, or none, with more ships."""
        best = 0
        for target in self.targets:
            if best < stakes.most(self.at, target):
                crews = _hunters(self.at, (target.id, len(more), actions))
                best = max((best, *(self._staked(target, crew, more) for crew in crews)))
        return best

    def _staked(self, target: SectorView, crew: list[moving.Sailor], more: tuple[duel.Ship, ...]) -> int:
        """What is at stake for a crew and some more ships, if they set out. EC-MOV-02"""
        at, relief = self.at, guarding.relief(self.at, target.id)
        ships, moves = (*_with_those_there(at, target, crew), *more), economy.activations(at, "move")
        if not stakes.dared(at, ships, stakes.defenders(at, target), relief):
            return 0
        if sum(needed for _, _, needed in crew) + len(more) > moves:
            first = moving.carried(crew, moves - len(more))
            if not moving.holds_out(at, target, [*more[:moves], *(one for _, one, _ in first)]):
                return 0
        return stakes.stake(at, target, ships, relief)

    def quarry(self, more: tuple[duel.Ship, ...] = ()) -> SectorView | None:
        """The best of them, with some more ships."""
        able = [(self._worth(one, more), one.id, one) for one in self.targets]
        return max(able, key=lambda one: one[:2])[2] if able else None

    def _worth(
        self, target: SectorView, more: tuple[duel.Ship, ...], cards: Mapping[str, BlueprintView] | None = None
    ) -> int:
        """What one of them is worth to the best of the crews that could come."""
        at, relief = self.at, guarding.relief(self.at, target.id)
        where = (target.id, len(more), voyages.sailings(at, 0))
        crews = [_with_those_there(at, target, crew) for crew in _hunters(at, where)]
        able = [(*refitted(at, crew, cards), *more) for crew in crews]
        return max((stakes.stake(at, target, ships, relief) for ships in able), default=0)


@ONCE.once
def hunt(at: At) -> Hunt:
    """The few sectors next to the own ones that are worth most of those that have to be fought for."""
    found = [other for other in moving.border(at) if voyages.guarded(at, other) and moving.wanted(at, other)]
    return Hunt(at, tuple(sorted(found, key=lambda other: (-stakes.prize(at, other), other.id))[:TARGETS]))


@ONCE.once_each
def _hunters(at: At, where: tuple[str, int, int]) -> list[list[moving.Sailor]]:
    """Own ships that come to a sector by so many actions beside so many more ships that move as well, the nearest or
    the strongest: whoever stands too far away never comes. EC-MOV-02, EC-DISC-05
    """
    target = charts.named(at.view, where[0])
    assert target is not None
    moves = where[2] * economy.activations(at, "move") - where[1]
    return [moving.carried(able, moves) for able in moving.orders(at, target)] if moves >= 0 else []


def _with_those_there(at: At, target: SectorView, crew: list[moving.Sailor]) -> tuple[duel.Ship, ...]:
    """The ships of a crew, and the own ones that lie on its target."""
    return (*odds.fleet(at.view.seats, target, at.seat), *(one for _, one, _ in crew))


def refitted(at: At, ships: tuple[duel.Ship, ...], cards: Mapping[str, BlueprintView] | None) -> tuple[duel.Ship, ...]:
    """Own ships, were their cards others."""
    mine = economy.me(at).blueprints if cards else ()
    new = {
        odds.ship(one, hurt): odds.ship((cards or {})[one.type], hurt) for one in mine for hurt in range(one.hull + 1)
    }
    return tuple(new.get(one, one) for one in ships)
