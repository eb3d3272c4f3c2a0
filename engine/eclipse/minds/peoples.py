"""Species and relations with other players."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Shape
from engine.digits import whole
from engine.eclipse.diplomacy.relations import RELATIONS, RELATIONS_WANTED
from engine.eclipse.minds import charts, moving, paying, sieges
from engine.eclipse.minds.finding import tiles
from engine.eclipse.minds.mind import MIND, ONCE, At
from engine.eclipse.phases.action_phase import ACTION
from engine.eclipse.phases.boards import BAN_SPECIES
from engine.eclipse.phases.drafting import BID_FOR_PLACE, DRAFT
from engine.eclipse.phases.setup import ASK_SPECIES, KEEP_SPECIES
from engine.kit.draft import FACTION, Pick
from engine.players.mind import POINT, Offer, picks, picks_of

LIKED = {
    "hydran_progress": 90, "planta": 85, "mechanema": 80, "orion_hegemony": 75, "descendants_of_draco": 70,
    "eridani_empire": 65,
}  # fmt: skip
TERRAN = 78
WINNING = {
    "descendants_of_draco": 37, "orion_hegemony": 33, "hydran_progress": 24, "planta": 24, "mechanema": 23,
    "eridani_empire": 11,
}  # fmt: skip
"""How many games of a hundred species win at tables of four, one player of each level; 400 games of version 25."""
TERRANS_WINNING = 25
A_PLACE = 60
"""What a place is worth in a draft, where ten times a species' wins of a hundred stand against it."""


@MIND.rates(ASK_SPECIES, KEEP_SPECIES)
def species(at: At, id: str) -> int:
    """By general repute; not always the same."""
    return 10 * LIKED.get(id, TERRAN) + int(at.chance.random() * 300)


@MIND.rates(BAN_SPECIES)
def ban(at: At, id: str) -> int:
    """What others would win with most often, as is known; not always the same."""
    return 10 * WINNING.get(id, TERRANS_WINNING) + int(at.chance.random() * 100)


@MIND.rates(DRAFT)
def drafted(at: At, id: str) -> int:
    """What wins most, early; a place towards the end, for they are nearly alike."""
    pick = Pick.read(id)
    worth = 10 * WINNING.get(pick.of, TERRANS_WINNING) if pick.kind == FACTION else A_PLACE - int(pick.of)
    return worth + int(at.chance.random() * 100)


@MIND.judges(BID_FOR_PLACE)
def bid(at: At) -> Iterator[Offer]:
    """Next to nothing: the first place is not worth more."""
    most = int(at.chance.random() * 2)
    yield from (Offer(amount, -abs(amount - most)) for amount in range(2))


@MIND.judges(RELATIONS_WANTED)
def relations(at: At) -> Iterator[Offer]:
    """With all who can be had, unless one would rather fight, as long as the reputation track has room: for the second
    ambassador more may have to go than for the first. EC-DIPL-08
    """
    wanted, most = list[str](), 0
    for option in sorted(picks(at), key=lambda option: -_fond(at, option.id)):
        fond = _fond(at, option.id, len(wanted))
        wanted, most = [*wanted, option.id] if fond > ALONE else wanted, max(most, fond)
    yield Offer(wanted, most)
    yield Offer([], ALONE)


@ONCE.once
def quarrels(at: At) -> set[int | None]:
    """Seats whose sectors or ships are worth going for."""
    paid = paying.price_of_disc(at)
    targets = [charts.named(at.view, plan.target) for plan in moving.plans(at) if plan.worth > paid]
    return {seat for one in targets if one for seat in (one.owner, *(fleet.seat for fleet in one.fleets))}


ALONE = 300
"""What it is worth to owe nothing to anybody."""
PREY = 800
"""By how much relations are worth less with somebody whose people fall without a shot: its sectors are worth more."""
WITHDRAW, ACCEPT = "eclipse-withdraw-relations", "eclipse-accept-relations"


def _fond(at: At, other: str, before: int = 0) -> int:
    """What relations are worth: a point, peace at one border, and a cube off its track, less the tile that has to go
    for the ambassador, perhaps after some others.
    """
    seat = whole(other)
    prey = PREY if seat is not None and sieges.falling(at, seat) else 0
    lost = prey + POINT * tiles.gone(at, ambassador=True, before=before)
    return POINT * at.character.traits.trade // 100 - 5 * (at.character.traits.war - 100) - lost


@MIND.cuts_in(RELATIONS, ACTION)
def propose(at: At, shape: Shape) -> Iterator[Offer]:
    """Relations that are offered are accepted, and offered as `_offers` says; what is offered stands, and may all be
    accepted.
    """
    open = [option for option in picks_of(shape) if option.text.key != WITHDRAW]
    asked = sorted(open, key=lambda option: option.text.key != ACCEPT)
    offered = len(picks_of(shape)) - len(open)
    for option in (one for one in asked if _fond(at, one.id, offered) > ALONE):
        if option.text.key == ACCEPT or _offers(at, option.id):
            yield Offer(option.id, _fond(at, option.id, offered) - ALONE)
            return


def _offers(at: At, other: str) -> bool:
    """Whether relations are offered to another: in every other round, for whoever did not want them is not asked again
    at once, and to nobody who is about to be attacked. EC-DIPL-14
    """
    note = f"relations with {other}"
    last, now = at.memory.get(note), at.view.round
    if (isinstance(last, int) and now <= last + 1) or whole(other) in quarrels(at):
        return False
    at.memory[note] = now
    return True
