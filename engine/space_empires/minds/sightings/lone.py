"""Face-down counters that explored by themselves, twice and more: those are scouts, for nobody sends more than one ship
into the unknown. They are followed as long as they are alone, so that nothing can have joined them; who is at a colony
may be another. SE-EXPLORE-01, SE-GROUP-02, SE-GROUP-03, D-82
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.space_empires.interface.view import View
from engine.space_empires.minds.mind import At, alone
from engine.space_empires.minds.sightings import trails
from engine.space_empires.minds.sightings.trails import LOST, Counters

UNKNOWN, EXPLORED = "unknown", "explored"
"""The notes of hexes that nobody had explored, and of how many of them counters explored that are alone, by their side
and hex.
"""
TWICE = 2
"""Hexes after which a counter is taken for a scout."""


def scouts(at: At) -> tuple[str, ...]:
    """The sides and hexes of counters that are scouts; noted in the memory of the seat, before counters are."""
    if alone(at.view):
        return ()
    unknown = [one.id for one in at.view.hexes if not one.explored]
    noted, known = at.memory.get(UNKNOWN), trails.numbers(at.memory.get(EXPLORED))
    found = dict(_followed(at.view, trails.numbers(at.memory.get("counters")), known))
    for key in _explorers(at.view, [str(one) for one in noted] if isinstance(noted, list) else []):
        found[key] = found.get(key, 0) + 1
    if noted != unknown or found != known:
        at.memory[UNKNOWN], at.memory[EXPLORED] = unknown, {**found}
    return tuple(key for key, number in found.items() if number >= TWICE)


def _explorers(view: View, unknown: list[str]) -> Iterator[str]:
    """Counters that stand by themselves in hexes that were explored since."""
    for one in view.hexes:
        if one.id in unknown and one.explored and len(one.stacks) == 1:
            stack = one.stacks[0]
            if stack.hidden == 1 and not stack.units:
                yield trails.named(stack.owner, one.id)


def _followed(view: View, before: Counters, known: Counters) -> Iterator[tuple[str, int]]:
    """Where they are after others have moved, if they are still alone, and at no colony."""
    now, ports = trails.counters(view), [one.id for one in view.hexes if one.colony is not None]
    less, more = trails.fewer(before, now), trails.fewer(now, before)
    for key, number in known.items():
        owner, place = trails.side_and_hex(key)
        at = trails.gone_to(view, owner, place, more, 1) if key in less else place
        if at != LOST and at not in ports and now.get(trails.named(owner, at), 0) == 1:
            yield trails.named(owner, at), number
