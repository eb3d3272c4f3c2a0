"""Bombardment: which planet each ship fires at."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Slot, Spread
from engine.players.aims import Aim
from engine.players.mind import Offer
from engine.ti4 import words
from engine.ti4.combat.bombardment import BOMBARD, Volley
from engine.ti4.components import GROUND, SHIPS
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import forces, galaxy, objectives
from engine.ti4.minds.tactics import landing

FIRE = 400
"""Bombs that fall."""
EXAMPLE = "make_an_example_of_their_world"
"""The secret objective that they fulfil."""


@MIND.judges(BOMBARD, careful=True)
def bombard(at: At) -> Iterator[Offer]:
    """All fire: each ship where most of what is to be taken is still defended. TI-BOMBARD-07"""
    if isinstance(at.shape, Volley):
        yield Offer({slot.id: slot.most for slot in at.shape.slots}, FIRE, Aim.ATTACK)
    elif isinstance(at.shape, Spread):
        yield Offer(dict(_aimed(at, at.shape)), FIRE, Aim.ATTACK)
    yield Offer({}, 100, Aim.KEEP)


def _aimed(at: At, shape: Spread) -> dict[str, int]:
    """How many of the type that is asked about fire at each planet. All types are aimed together, so that none fires
    where others have done it already.
    """
    mine, targets = galaxy.me(at), _targets(at, at.question.where[0], shape.slots)
    worths = {id: landing.pull(at, id) for id in targets}
    left, found = {id: 100 * landing.exposed(at, id) for id in targets}, dict[str, int]()
    for one in _bombers(at, at.question.where[0]):
        best = max(targets, key=lambda id: (worths[id] * max(0, min(100, left[id])), worths[id]))
        left[best] -= forces.bombardment({one: 1}, mine)
        if at.question.about.params.get("units") == words.units({one: shape.high}):
            found[best] = found.get(best, 0) + 1
    return found


def _bombers(at: At, system: str) -> list[str]:
    """The own ships there that bombard, by type."""
    ships, mine = galaxy.force(galaxy.of(at).systems[system].ships, at.seat), galaxy.me(at)
    return [type for type in SHIPS if forces.bombardment({type: 1}, mine) for _ in range(ships.get(type, 0))]


def _targets(at: At, system: str, slots: list[Slot]) -> list[str]:
    """The planets to fire at: those where it will land, or else the best; where a planet that is emptied scores, the
    one with fewest on it.
    """
    ships, open_ = galaxy.force(galaxy.of(at).systems[system].ships, at.seat), [slot.id for slot in slots]
    if EXAMPLE in objectives.open_secrets(at):
        return [min(open_, key=lambda id: landing.exposed(at, id))]
    taken = {one.planet for one in landing.landings(at, system, ships.get(GROUND[0], 0), ships)}
    best = max(open_, key=lambda id: landing.pull(at, id))
    return [id for id in open_ if id in taken] or [best]
