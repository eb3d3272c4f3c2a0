"""Before the first round: factions, a board that the players lay, starting forces and objectives. FS-SETUP-01"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.forbidden_stars.components import AREAS, BUILT, SYSTEMS
from engine.forbidden_stars.minds import odds, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.phases.board_building import LAY, LAY_AT, LAY_TURNED, PLACE_FORCES, PLACE_OBJECTIVE
from engine.forbidden_stars.phases.drafting import BID_FOR_PLACE, DRAFT
from engine.forbidden_stars.phases.factions import BAN_FACTION
from engine.forbidden_stars.phases.setup import FACTION, KEEP_FACTION
from engine.ids import Id
from engine.kit.draft import PLACE, Pick
from engine.players.mind import Offer, picks

DONE = "done"


@dataclass(frozen=True)
class Put(Id):
    """A piece of the starting forces on an area."""

    piece: str
    area: str


@dataclass(frozen=True)
class Aim(Id):
    """An objective token of a seat on an area."""

    area: str
    seat: int


@MIND.rates(FACTION, KEEP_FACTION, BAN_FACTION)
def faction(at: At, id: str) -> int:
    """Any of them."""
    return int(10 * at.chance.random())


@MIND.rates(DRAFT)
def drafted(at: At, id: str) -> int:
    """Any of them, and an early place a little rather."""
    pick = Pick.read(id)
    return int(10 * at.chance.random()) - (int(pick.of) if pick.kind == PLACE else 0)


@MIND.judges(BID_FOR_PLACE)
def bid(at: At) -> Iterator[Offer]:
    """Next to nothing: the first place is not worth more."""
    most = int(at.chance.random() * 2)
    yield from (Offer(amount, -abs(amount - most)) for amount in range(2))


@MIND.rates(LAY)
def lay(at: At, id: str) -> int:
    """The side with the richest worlds."""
    areas = SYSTEMS[id].areas if id in SYSTEMS else ()
    return sum(5 * area.materiel + 6 * len(area.assets) + area.capacity for area in areas)


@MIND.rates(LAY_AT, LAY_TURNED)
def lay_at(at: At, id: str) -> int:
    """Anywhere."""
    return int(10 * at.chance.random())


@MIND.judges(PLACE_FORCES)
def place_forces(at: At) -> Iterator[Offer]:
    """Everything, spread over the worlds with most room and most to bring."""
    here = chart(at)
    for option in picks(at):
        if option.id == DONE:
            yield Offer(DONE, -50)
            continue
        put = Put.maybe(option.id)
        if put is None or put.area not in here.areas:
            continue
        area, there = here.areas[put.area], len(here.units(put.area))
        base = 60 if put.piece in BUILT else odds.value(put.piece)
        found = base + 12 * AREAS[put.area].materiel + worth.held(at, here, area) // 10 - 45 * there
        yield Offer(option.id, found if worth.free(here, put.area) > 0 or put.piece in BUILT else -100)


@MIND.rates(PLACE_OBJECTIVE)
def place_objective(at: At, id: str) -> int:
    """Of others: where the own units stand, and far from theirs."""
    here = chart(at)
    aim = Aim.maybe(id)
    if aim is not None and aim.area in here.areas:
        owner = here.areas[aim.area].owner
        return 30 if owner == at.seat else -40 if owner == aim.seat else 0
    return -1
