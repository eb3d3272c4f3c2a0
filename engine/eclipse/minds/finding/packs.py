"""What the packs of the Artifact Key are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement

from engine.ask import Spread
from engine.eclipse.economy.technologies import ARTIFACT_PACK, ARTIFACTS
from engine.eclipse.minds import economy, learning
from engine.eclipse.minds.finding import monoliths
from engine.eclipse.minds.mind import MIND, At
from engine.players.mind import Offer


@MIND.judges(ARTIFACTS, careful=True)
def artifacts(at: At) -> Iterator[Offer]:
    """What buys points in the last round, for nothing is worth anything after it; else what will be scarcest.
    EC-TECH-23, EC-SCORE-11
    """
    if not isinstance(at.shape, Spread):
        return
    slots, number = [slot.id for slot in at.shape.slots], at.shape.high
    plain = _scarcest(at, slots, number)
    able = [plain] if economy.left(at) else [plain, *_spreads(slots, number)]
    best = max(able, key=lambda spread: _points(at, spread))
    yield Offer({**best}, 1)


def _spreads(slots: list[str], number: int) -> list[dict[str, int]]:
    """All ways to take so many packs."""
    return [dict(Counter(packs)) for packs in combinations_with_replacement(slots, number)]


def _scarcest(at: At, slots: list[str], number: int) -> dict[str, int]:
    """Each pack is of what would be scarcest after the upkeep with those before it: who takes all of one kind has to
    trade it at a loss for what is lacking then. EC-TECH-23
    """
    there = {id: economy.foreseen(at, id) for id in slots}
    spread: dict[str, int] = {}
    for _ in range(number):
        scarcest = min(there, key=lambda id: there[id])
        there[scarcest] += ARTIFACT_PACK
        spread[scarcest] = spread.get(scarcest, 0) + 1
    return spread


def _points(at: At, spread: Mapping[str, int]) -> int:
    """The points that the packs buy in what is left of the last round."""
    more = {id: ARTIFACT_PACK * packs for id, packs in spread.items()}
    science = economy.track(economy.me(at), "science").stored + more.get("science", 0)
    return max(monoliths.erected(at, more), learning.points(at, science))
