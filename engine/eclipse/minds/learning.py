"""Research: what technologies are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from engine.eclipse.actions.research import RESEARCH
from engine.eclipse.components import (
    DISCOUNT,
    PARTS,
    ROUNDS,
    SPECIES,
    TECHNOLOGIES,
    TECHNOLOGY_SPACES,
    TRACK_POINTS,
)
from engine.eclipse.economy.discovery import ANCIENT_TECHNOLOGY
from engine.eclipse.economy.technologies import ARTIFACT_PACK
from engine.eclipse.interface.view import OfferView, SectorView
from engine.eclipse.minds import economy, fitting, moving, odds, paying, sieges, stakes, voyages
from engine.eclipse.minds.finding import monoliths
from engine.eclipse.minds.mind import DOOMED, MIND, ONCE, SLIGHT, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks, worthwhile
from engine.text import T

FIGHTING = {
    "plasma_cannon": 1500, "improved_hull": 1700, "positron_computer": 1500, "gauss_shield": 1000,
    "fusion_source": 1300, "fusion_drive": 700, "starbase": 400, "neutron_bombs": 450, "phase_shield": 800,
    "tachyon_source": 700, "tachyon_drive": 600, "plasma_missile": 1500, "antimatter_cannon": 1300,
    "gluon_computer": 1200,
}  # fmt: skip
"""What helps in fights, at the beginning of a game."""
ALMOST = 2
"""So many technologies of a category bring no point, nor does one more."""
SHORT_OF_IT = 350
"""What it is worth to be one short of a point."""
FITTED = 2
"""So much money the action costs by which a part is fitted."""
PROMISED = 3
"""So many times what its part would add to the ships that there are it is worth at most."""
GROWING = {
    "nanorobots": 900,
    "advanced_robotics": 2300,
    "quantum_grid": 2600,
    "orbital": 1100,
    "wormhole_generator": 500,
}
THIRD = 12
"""For so many materials at hand and coming in a third thing is built in most actions."""
MORE_DISCS = {"advanced_robotics": 1, "quantum_grid": 2}
"""Influence discs that a technology brings. EC-TECH-19, EC-TECH-16"""
IDLE = 7
"""With so many discs on the track at the end of a round more of them do nothing any more."""
SETTLED = 6
"""From this round on whoever has nobody to fight will have nobody to the end."""
EARLY = 5
"""Before this round goods are for growth, not for what brings points at the end."""
KEY = "artifact_key"
CATEGORIES = sorted({one.category for one in TECHNOLOGIES.values()})
STAR = {"advanced_mining": "materials", "advanced_economy": "money", "advanced_labs": "science"}


@ONCE.once
def technologies(at: At) -> list[tuple[str, int]]:
    """Technologies that can be paid now, without trading, and what they are worth after their price."""
    purse = economy.free(at, "science")
    found = []
    for offer in at.view.supply:
        price = _price(at, offer)
        if offer.tiles and price <= purse and _open(at, offer) and not _comes(at, offer.technology, price):
            found.append((offer.technology, technology(at, offer.technology) - _paid(at, offer.technology, price)))
    return [one for one in found if not outdone(at, one[0])]


@ONCE.once
def further(at: At) -> int:
    """What the best technology brings that the same action could learn after the best one. EC-SPECIES-17"""
    if economy.activations(at, "research") < 2:
        return 0
    first = max(technologies(at), key=lambda one: (one[1], one[0]), default=None)
    return max((worth for _, worth in technologies(_learnt(at, first[0]))), default=0) if first else 0


def _learnt(at: At, id: str) -> At:
    """The same situation in the middle of the action, with a technology more, and what it costs less: money for the
    science that is lacking.
    """
    price = next(_price(at, offer) for offer in at.view.supply if offer.technology == id)
    mine, missing = economy.me(at), max(0, price - economy.track(economy.me(at), "science").stored)
    paid = {"science": price - missing, "money": missing * mine.trade}
    tracks = tuple(replace(one, stored=one.stored - paid.get(one.resource, 0)) for one in mine.tracks)
    known, actions = (*mine.technologies, id), {**mine.actions, "research": mine.actions.get("research", 0) + 1}
    seat = replace(mine, technologies=known, tracks=tracks, discs=mine.discs - 1, actions=actions)
    seats = tuple(seat if one.seat == at.seat else one for one in at.view.seats)
    view, about = replace(at.view, seats=seats), T(RESEARCH.name, n=economy.activations(at, "research") - 1)
    return replace(at, look=lambda: view, question=replace(at.question, kind=RESEARCH.name, about=about))


@ONCE.once_each
def outdone(at: At, id: str) -> bool:
    """Whether in the last round another technology, for no more science than this one or than there is, scores more, or
    as much for less, and brings more: no level misses that. EC-SCORE-06
    """
    prices = {offer.technology: _price(at, offer) for offer in at.view.supply if offer.tiles and _open(at, offer)}
    if economy.left(at) or id not in prices:
        return False
    most = max(prices[id], economy.track(economy.me(at), "science").stored)

    def value(one: str) -> tuple[int, int]:
        return scored(at, one), -prices[one]

    better = [other for other in prices if prices[other] <= most and value(other) > value(id)]
    worth = {one: technology(at, one) - _paid(at, one, prices[one]) for one in (id, *better)}
    return any(worth[other] > worth[id] for other in better)


def _open(at: At, offer: OfferView) -> bool:
    """Whether a technology could still be learnt. EC-RESEARCH-09"""
    return offer.technology not in economy.me(at).technologies and _known(at, offer.category) < TECHNOLOGY_SPACES


def _science(at: At) -> int:
    """What science is worth that is kept: little, for it buys nothing but technologies, unless monoliths can be built
    for it.
    """
    return max(40 if economy.left(at) > 1 else 5, monoliths.for_monoliths(at) // economy.me(at).trade)


def _price(at: At, offer: OfferView) -> int:
    """EC-RESEARCH-03"""
    return max(offer.min_cost, offer.cost - DISCOUNT[min(len(DISCOUNT) - 1, _known(at, offer.category))])


def _price_of(at: At, id: str) -> int:
    """The price of a technology by its name; nothing where it is taken for nothing. EC-DISCO-08"""
    offers = at.view.supply if at.question.kind != ANCIENT_TECHNOLOGY.name else ()
    return next((_price(at, offer) for offer in offers if offer.technology == id), 0)


def _known(at: At, category: str) -> int:
    return sum(TECHNOLOGIES[id].category == category for id in economy.me(at).technologies)


def technology(at: At, id: str) -> int:
    """What a technology is worth now."""
    rounds = economy.left(at)
    use = _use(at, id, rounds)
    return _pointed(at, id) + use + (60 * rounds if use > 0 else 0)


def _paid(at: At, id: str, price: int) -> int:
    """What its science is worth: for what brings no point itself, the points too that this would bring."""
    return price * _science(at) + (0 if _pointed(at, id) else _lost(at, price))


def _pointed(at: At, id: str) -> int:
    """What it brings in points: at once, as one of several that bring some together, or later."""
    return max(scored(at, id) + _almost(at, id), _share(at, id))


def _almost(at: At, id: str) -> int:
    """What it is worth to be one technology short of a point before the last round. EC-SCORE-06"""
    almost = economy.left(at) and _known(at, TECHNOLOGIES[id].category) == ALMOST
    return SHORT_OF_IT if almost else 0


def scored(at: At, id: str) -> int:
    """The points that one more technology of its category brings."""
    known = min(_known(at, TECHNOLOGIES[id].category), len(TRACK_POINTS) - 2)
    return 1000 * (TRACK_POINTS[known + 1] - TRACK_POINTS[known])


def _use(at: At, id: str, rounds: int) -> int:
    if id in FIGHTING:
        worth = FIGHTING[id] * at.weights["fighting"] // 100 * min(rounds, 6) // 6 * at.character.traits.war // 100
        return _fighting(at, id, worth) + (_besieged(at) if id == sieges.BOMBS else 0)
    if id in STAR:
        squares = sum(kind == f"{STAR[id]}+" and not full for one in economy.owned(at) for kind, full in one.squares)
        return sum(economy.steps(at, STAR[id])[:squares]) * 8 // 10 if rounds else 0
    if id == monoliths.MONOLITH:
        return monoliths.followed(at, _price_of(at, id)) * at.weights["monolith"] * 6 // 10
    if id == KEY:
        return _packs(at)
    growing = economy.growth(at, GROWING.get(id, 500)) * at.weights["growing"] // 100 * min(rounds, 6) // 6
    growing = growing * _third(at) // THIRD if id == "nanorobots" else growing
    return _discs(at, id, growing) if id in MORE_DISCS else growing


def _packs(at: At) -> int:
    """What the packs of the Artifact Key bring beyond what is traded away for it; in the last round monoliths that they
    pay for. EC-TECH-23, EC-TRADE-01
    """
    number, mine = ARTIFACT_PACK * sum(sector.artifact for sector in economy.owned(at)), economy.me(at)
    if economy.left(at):
        traded = max(0, _price_of(at, KEY) - economy.track(mine, "science").stored) * mine.trade
        return 150 * max(0, number - traded) * min(economy.left(at), 2) // 2
    more = {"materials": number, "science": -_price_of(at, KEY)}
    return max(0, monoliths.erected(at, more) - monoliths.erected(at, {}))


def _discs(at: At, id: str, growing: int) -> int:
    """What more discs are worth: nothing for the last two rounds where money is over and more lie idle than act."""
    if at.view.round >= ROUNDS - 1 and economy.surplus(at) and economy.resting(at) >= IDLE:
        return 0
    return max(growing, economy.saved(at, MORE_DISCS[id]))


def _third(at: At) -> int:
    """How far materials go beyond two things at once: a third one is built for what there is and comes.
    EC-TECH-17
    """
    materials = economy.track(economy.me(at), "materials")
    return min(THIRD, materials.production + materials.stored // 2)


def _fighting(at: At, id: str, worth: int) -> int:
    """What a technology of war is worth: nothing late in a game to whom nobody can come any more. No part is learnt as
    long as there is nobody to fight, for it would not be fitted, nor one that adds less to the ships there are than it
    costs to fit it; and no bombs as long as no people of others are within reach. EC-BOMB-05
    """
    if id == sieges.BOMBS and not voyages.peopled(at):
        return 0
    part = any(part.tech == id for part in PARTS.values())
    if (part or at.view.round >= SETTLED) and not voyages.opposed(at):
        return 0
    if not part:
        return worth
    if not fitting.fits(at, id):
        return 0
    return min(worth, max(0, PROMISED * (fitting.promise(at, id) - FITTED * economy.money(at))))


def _besieged(at: At) -> int:
    """What falls at the end of this round if people who would else hold out do not: what own ships stand over. A round
    later they may fall anyway. EC-BOMB-05
    """
    foreign = [one for one in at.view.sectors if one.fleets and one.owner not in (None, at.seat)]
    more = sum(max(0, stakes.prize(at, one)) * _holding(at, one) for one in foreign) // odds.SURE
    return more // 2 if economy.left(at) else more


def _holding(at: At, sector: SectorView) -> int:
    """How often, in thousandths, own ships there win and people hold it all the same."""
    ours = odds.fleet(at.view.seats, sector, at.seat)
    if not ours:
        return 0
    return odds.wins(ours, stakes.defenders(at, sector)) * (odds.SURE - sieges.fall(at, sector, ours)) // odds.SURE


def _comes(at: At, id: str, price: int) -> bool:
    """Whether the science that monoliths lack comes with this upkeep, before the last two rounds, and more than one
    tile lies there, or it is early in the game: nothing is traded for them, which would be built later anyway.
    EC-TRADE-01
    """
    stored, soon = economy.track(economy.me(at), "science").stored, economy.foreseen(at, "science")
    tiles = sum(offer.tiles for offer in at.view.supply if offer.technology == id)
    waits = at.view.round < EARLY or (price <= soon and tiles > 1)
    return id == monoliths.MONOLITH and at.view.round < ROUNDS - 1 and stored < price and waits


@MIND.judges(RESEARCH, aim=Aim.RESEARCH, plan="technology", least=SLIGHT)
def research(at: At) -> Iterable[Offer]:
    """The technology that brings most for its price; what must be traded for is dearer."""
    return worthwhile(offer for offer in _research_offers(at) if not outdone(at, str(offer.answer)))


def _research_offers(at: At) -> Iterator[Offer]:
    purse = economy.free(at, "science")
    prices = {offer.technology: _price(at, offer) for offer in at.view.supply}
    for option in picks(at):
        if option.id == "done":
            yield Offer("done", 0)
            continue
        price = prices.get(option.id, 0)
        missing = max(0, price - purse)
        traded = missing * economy.price_of_trade(at, "science") + strained(at, "science", price)
        traded += DOOMED if _comes(at, option.id, price) else 0
        yield Offer(option.id, technology(at, option.id) - _paid(at, option.id, price) - traded)


# --- the last two rounds ----------------------------------------------------------------------------------------------


class Course(NamedTuple):
    """Technologies of one track that could still be learnt, the cheapest first, their price and their points."""

    ids: tuple[str, ...]
    price: int
    points: int


@ONCE.once_each
def points(at: At, science: int) -> int:
    """The points that technologies bring to the end of the game for so much science in store. EC-SCORE-06"""
    return sum(course.points for course in _courses(at, science))


def _share(at: At, id: str) -> int:
    """What a technology brings as one of those that bring most points together."""
    found = [course for course in _courses(at, economy.free(at, "science")) if id in course.ids]
    return sum(course.points // len(course.ids) for course in found)


@ONCE.once_each
def _courses(at: At, science: int) -> tuple[Course, ...]:
    """What is learnt of each track for most points: in the last round, or in the last two with what comes between."""
    if at.view.round < ROUNDS - 1:
        return ()
    coming = economy.track(economy.me(at), "science").production if at.view.round < ROUNDS else 0
    most = _chances(at)
    able = [
        all
        for all in product(*(_along(at, category, most) for category in CATEGORIES))
        if sum(len(one.ids) for one in all) <= most and sum(one.price for one in all) <= max(0, science) + coming
    ]
    return max(able, key=lambda all: (sum(one.points for one in all), -sum(one.price for one in all)))


def _along(at: At, category: str, most: int) -> list[Course]:
    """How far one could go on one track by so many technologies: nowhere, or to one that scores. EC-RESEARCH-03"""
    known = _known(at, category)
    offers = [one for one in at.view.supply if one.tiles and one.category == category and _open(at, one)]
    able = sorted((one.cost, one.min_cost, one.technology) for one in offers)[: min(most, TECHNOLOGY_SPACES - known)]
    found, ids, price = [Course((), 0, 0)], tuple[str, ...](), 0
    for cost, least, id in able:
        price += max(least, cost - DISCOUNT[min(len(DISCOUNT) - 1, known + len(ids))])
        ids = (*ids, id)
        scores = 1000 * (TRACK_POINTS[known + len(ids)] - TRACK_POINTS[known])
        found += [Course(ids, price, scores)] if scores else []
    return found


def _chances(at: At) -> int:
    """How many technologies can still be learnt: by the action under way, by those of this round that can be paid, and
    before the last round by those of the next. EC-RESEARCH-10, EC-CLAIM-02
    """
    mine, here = economy.me(at), at.question.about.params.get("n") if at.question.kind == RESEARCH.name else 0
    actions = 0 if mine.passed else min(mine.discs - economy.promised(at), paying.payable(at) + economy.acting(at))
    actions = max(0, actions) + (paying.payable_later(at) if at.view.round < ROUNDS else 0)
    return (here if isinstance(here, int) else 0) + actions * SPECIES[mine.species].activations["research"]


def _lost(at: At, science: int) -> int:
    """The points that are lost with so much science. EC-SCORE-06"""
    stored = economy.track(economy.me(at), "science").stored
    return max(0, points(at, stored) - points(at, max(0, stored - science)))


def forgone(at: At, materials: int) -> int:
    """What is lost with the science that is traded for materials, once money that nothing needs has gone for them: the
    points of the last two rounds, or what the technology brings that is to be learnt. EC-TRADE-01
    """
    mine = economy.me(at)
    missing = max(0, materials - economy.track(mine, "materials").stored)
    missing = max(0, missing - economy.excess(at, "money") // mine.trade)
    return max(_lost(at, missing * mine.trade), _unlearnt(at, missing * mine.trade)) if missing else 0


def _unlearnt(at: At, science: int) -> int:
    """By how much less the best technology brings, after its disc, that can be paid once so much science is gone."""
    stored, paid = economy.track(economy.me(at), "science").stored, paying.price_of_next_disc(at)

    def most(purse: int) -> int:
        return max((worth - paid for id, worth in technologies(at) if _price_of(at, id) <= purse), default=0)

    return max(0, most(stored)) - max(0, most(stored - science))


def strained(at: At, resource: str, price: int) -> int:
    """What it costs to lack a price at the upkeep. What can wait a round waits, before a sector goes for it.
    EC-BANKR-02
    """
    strain = paying.strain(at, resource, price)
    waits = strain > 0 and economy.left(at) and not moving.battlefields(at)
    return strain + (DOOMED if waits else 0)


@MIND.rates(ANCIENT_TECHNOLOGY, aim=Aim.RESEARCH, plan="technology", least=SLIGHT)
def ancient_technology(at: At, id: str) -> int:
    """A technology for nothing, but not one that is worth nothing where another is worth something. EC-DISCO-08"""
    return technology(at, id)
