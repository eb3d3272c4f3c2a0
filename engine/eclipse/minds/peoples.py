"""Species and relations with other players."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Shape
from engine.eclipse.minds.mind import MIND, At
from engine.players.mind import Offer, picks, picks_of

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
    yield Offer([option.id for option in picks(at)], _fond(at))
    yield Offer([], ALONE)


ALONE = 300
"""What it is worth to owe nothing to anybody."""
WITHDRAW, ACCEPT = "eclipse-withdraw-relations", "eclipse-accept-relations"


def _fond(at: At) -> int:
    """What relations are worth: a point, peace at one border, and a cube off its track."""
    return 1000 * at.character.traits.trade // 100 - 5 * (at.character.traits.war - 100)


@MIND.cuts_in("relations", "action")
def propose(at: At, shape: Shape) -> Iterator[Offer]:
    """Relations that are offered are accepted, and offered to everybody once a round; what is offered stands."""
    asked = sorted(picks_of(shape), key=lambda option: option.text.key != ACCEPT)
    for option in (one for one in asked if one.text.key != WITHDRAW):
        note = f"relations with {option.id}"
        if option.text.key == ACCEPT or at.memory.get(note) != at.view.round:
            at.memory[note] = at.view.round
            yield Offer(option.id, _fond(at) - ALONE)
            return
