"""Species and relations with other players."""

from __future__ import annotations

from collections.abc import Iterator

from engine.eclipse.minds.mind import MIND, At
from engine.players.mind import Offer, picks

LIKED = {
    "hydran_progress": 90, "planta": 85, "mechanema": 80, "orion_hegemony": 75, "descendants_of_draco": 70,
    "eridani_empire": 65,
}  # fmt: skip
TERRAN = 78


@MIND.judges("species")
def species(at: At) -> Iterator[Offer]:
    """By general repute; not always the same."""
    for option in picks(at):
        yield Offer(option.id, 10 * LIKED.get(option.id, TERRAN) + int(at.chance.random() * 300))


@MIND.judges("ban_species")
def ban(at: At) -> Iterator[Offer]:
    """What others would make most of."""
    for option in picks(at):
        yield Offer(option.id, 10 * LIKED.get(option.id, TERRAN) + int(at.chance.random() * 300))


@MIND.judges("relations_wanted")
def relations(at: At) -> Iterator[Offer]:
    """With all who can be had, unless one would rather fight."""
    fond = 1000 * at.character.traits.trade // 100 - 5 * (at.character.traits.war - 100)
    yield Offer([option.id for option in picks(at)], fond)
    yield Offer([], 300)
