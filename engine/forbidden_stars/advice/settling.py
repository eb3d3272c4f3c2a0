"""Before the first round: what a faction can do, what a system gives, where forces and objectives stand. FS-SETUP-01"""

from __future__ import annotations

from collections.abc import Iterator

from engine.forbidden_stars import words
from engine.forbidden_stars.advice.advice import ADVICE
from engine.forbidden_stars.components import AREAS, FACTIONS, SYSTEMS
from engine.forbidden_stars.galaxy.board import STEPS, Laid, laid_out
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import At
from engine.forbidden_stars.minds.settling import Aim, Put
from engine.forbidden_stars.phases.board_building import LAY, LAY_AT, LAY_TURNED, PLACE_FORCES, PLACE_OBJECTIVE
from engine.forbidden_stars.phases.board_building import At as Spot
from engine.forbidden_stars.phases.drafting import BID_FOR_PLACE, DRAFT
from engine.forbidden_stars.phases.factions import BAN_FACTION
from engine.forbidden_stars.phases.setup import FACTION, KEEP_FACTION
from engine.kit.draft import PLACE, Pick
from engine.players import drafts
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.text import T, seat_name


@ADVICE.on(FACTION, KEEP_FACTION, DRAFT, BAN_FACTION)
def faction(at: At, offer: Offer) -> Iterator[Point]:
    """The ability of its sheet; or who begins. FS-SETUP-02, FS-DOM-01"""
    pick = Pick.maybe(str(offer.answer))
    id = str(offer.answer) if pick is None else pick.of
    if id in FACTIONS:
        yield aim(words.dominate(id))
    elif pick is not None and pick.kind == PLACE:
        yield drafts.place(int(pick.of))


@ADVICE.on(BID_FOR_PLACE)
def bid(at: At, offer: Offer) -> Iterator[Point]:
    """A place earlier for materiel."""
    yield from drafts.bid(offer, T("forbidden_stars-bid-goods"))


@ADVICE.on(LAY)
def lay(at: At, offer: Offer) -> Iterator[Point]:
    """What the worlds of a side bring together. FS-SETUP-06"""
    areas = SYSTEMS[str(offer.answer)].areas if str(offer.answer) in SYSTEMS else ()
    if areas:
        yield aim(T("forbidden_stars-advice-materiel", n=sum(area.materiel for area in areas)))
        found: dict[str, int] = {}
        for symbol in (symbol for area in areas for symbol in area.assets):
            found[symbol] = found.get(symbol, 0) + 1
        if found:
            yield aim(T("forbidden_stars-advice-assets", assets=words.assets(found)))


@ADVICE.on(LAY_AT)
def lay_at(at: At, offer: Offer) -> Iterator[Point]:
    """The systems that it comes to lie beside. FS-MAP-07, FS-ADJ-01"""
    spot, laid = Spot.read(str(offer.answer)), {one.at: one.id for one in at.view.systems}
    beside = [laid[near] for dx, dy in STEPS if (near := (spot.col + dx, spot.row + dy)) in laid]
    yield aim(T("forbidden_stars-advice-beside", systems=tuple(words.system(id) for id in beside)))


@ADVICE.on(LAY_TURNED)
def lay_turned(at: At, offer: Offer) -> Iterator[Point]:
    """Which areas lie on which side then. FS-MAP-08"""
    [side] = at.question.where
    lies = laid_out((Laid(side, 0, 0, int(str(offer.answer))),)).at
    rows = [tuple(words.brief(id) for id, (_, y) in lies.items() if y == row) for row in (0, 1)]
    yield aim(T("forbidden_stars-advice-turned", top=rows[0], bottom=rows[1]))


@ADVICE.on(PLACE_FORCES)
def place_forces(at: At, offer: Offer) -> Iterator[Point]:
    """What the world gives, and how many units are there already. FS-SETUP-03"""
    put, here = Put.maybe(str(offer.answer)), chart(at)
    if put is None or put.area not in here.areas:
        yield against(T("forbidden_stars-advice-forces-left"))
        return
    yield aim(T("forbidden_stars-advice-stands-there", n=len(here.units(put.area))))
    if materiel := AREAS[put.area].materiel:
        yield aim(T("forbidden_stars-advice-materiel", n=materiel))


@ADVICE.on(PLACE_OBJECTIVE)
def place_objective(at: At, offer: Offer) -> Iterator[Point]:
    """Who would have to be beaten there. FS-SETUP-06"""
    token, here = Aim.maybe(str(offer.answer)), chart(at)
    if token is None or token.area not in here.areas:
        return
    owner = here.areas[token.area].owner
    if owner is None:
        yield aim(T("forbidden_stars-advice-nobodys"))
    elif owner == token.seat:
        yield against(T("forbidden_stars-advice-own-already", seat=seat_name(token.seat)))
    else:
        yield aim(T("forbidden_stars-advice-held-by", seat=seat_name(owner)))
