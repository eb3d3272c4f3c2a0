"""Research and building: what technologies, ships and structures are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.eclipse.actions.build import BUILD
from engine.eclipse.actions.research import RESEARCH
from engine.eclipse.components import (
    DISCOUNT,
    PARTS,
    RESOURCES,
    ROUNDS,
    SHIPS,
    SPECIES,
    STRUCTURES,
    TECHNOLOGIES,
    TECHNOLOGY_SPACES,
    TRACK_POINTS,
)
from engine.eclipse.economy.discovery import ANCIENT_TECHNOLOGY
from engine.eclipse.interface.view import BlueprintView, OfferView, SectorView
from engine.eclipse.minds import economy, fitting, guarding, moving, odds, sieges, sites, voyages
from engine.eclipse.minds.mind import DOOMED, MIND, ONCE, SLIGHT, SMALL, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks, worthwhile

FIGHTING = {
    "plasma_cannon": 1500, "improved_hull": 1700, "positron_computer": 1500, "gauss_shield": 1000,
    "fusion_source": 1300, "fusion_drive": 700, "starbase": 400, "neutron_bombs": 450, "phase_shield": 800,
    "tachyon_source": 700, "tachyon_drive": 600, "plasma_missile": 1500, "antimatter_cannon": 1300,
    "gluon_computer": 1200,
}  # fmt: skip
"""What helps in fights, at the beginning of a game."""
ALMOST = 2
"""So many technologies of a category bring no point, nor does one more."""
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
SETTLED = 6
"""From this round on whoever has nobody to fight will have nobody to the end."""
LATE = 5
"""What materials are worth that are left over in the last rounds."""
MONOLITH = "monolith"
STAR = {"advanced_mining": "materials", "advanced_economy": "money", "advanced_labs": "science"}


# --- research --------------------------------------------------------------------------------------------------------


@ONCE.once
def technologies(at: At) -> list[tuple[str, int]]:
    """Technologies that can be paid now, without trading, and what they are worth after their price."""
    purse = economy.free(at, "science")
    found = []
    for offer in at.view.supply:
        price = _price(at, offer)
        if offer.tiles and price <= purse and _open(at, offer):
            found.append((offer.technology, technology(at, offer.technology) - price * _science(at)))
    return [one for one in found if not outdone(at, one[0])]


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
    worth = {one: technology(at, one) - prices[one] * _science(at) for one in (id, *better)}
    return any(worth[other] > worth[id] for other in better)


def _open(at: At, offer: OfferView) -> bool:
    """Whether a technology could still be learnt. EC-RESEARCH-09"""
    return offer.technology not in economy.me(at).technologies and _known(at, offer.category) < TECHNOLOGY_SPACES


def _science(at: At) -> int:
    """What science is worth that is kept: little, for it buys nothing but technologies, unless monoliths can be built
    for it.
    """
    return max(40 if economy.left(at) > 1 else 5, _for_monoliths(at) // economy.me(at).trade)


def _price(at: At, offer: OfferView) -> int:
    """EC-RESEARCH-03"""
    return max(offer.min_cost, offer.cost - DISCOUNT[min(len(DISCOUNT) - 1, _known(at, offer.category))])


def _known(at: At, category: str) -> int:
    return sum(TECHNOLOGIES[id].category == category for id in economy.me(at).technologies)


def technology(at: At, id: str) -> int:
    """What a technology is worth now."""
    rounds = economy.left(at)
    use = _use(at, id, rounds)
    return scored(at, id) + _almost(at, id) + use + (60 * rounds if use > 0 else 0)


def _almost(at: At, id: str) -> int:
    """What it is worth to be one technology short of a point, as long as that one can still be learnt. EC-SCORE-06"""
    if _known(at, TECHNOLOGIES[id].category) != ALMOST:
        return 0
    return 350 if economy.left(at) or _able_for_two(at, id) else 0


def _able_for_two(at: At, id: str) -> bool:
    """Whether science suffices for a technology and for one more of its category."""
    known, category = economy.me(at).technologies, TECHNOLOGIES[id].category
    new = [offer for offer in at.view.supply if offer.tiles and offer.technology not in known]
    prices = {offer.technology: _price(at, offer) for offer in new if offer.category == category}
    return prices.pop(id, 0) + min(prices.values(), default=DOOMED) <= economy.free(at, "science")


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
        return squares * economy.income(at, STAR[id]) * 8 // 10
    if id == MONOLITH:
        return monoliths(at) * at.weights["monolith"] * 6 // 10
    if id == "artifact_key":
        return 5 * 150 * sum(sector.artifact for sector in economy.owned(at)) * min(rounds, 2) // 2
    growing = economy.growth(at, GROWING.get(id, 500)) * at.weights["growing"] // 100 * min(rounds, 6) // 6
    growing = growing * _third(at) // THIRD if id == "nanorobots" else growing
    return max(growing, economy.saved(at, MORE_DISCS[id])) if id in MORE_DISCS else growing


def _third(at: At) -> int:
    """How far materials go beyond two things at once: a third one is built for what there is and comes.
    EC-TECH-17
    """
    materials = economy.track(economy.me(at), "materials")
    return min(THIRD, materials.production + materials.stored // 2)


def _fighting(at: At, id: str, worth: int) -> int:
    """What a technology of war is worth: nothing late in a game to whom nobody can come any more; and no part is learnt
    that adds less to the ships there are than it costs to fit it, for it would never be fitted.
    """
    if at.view.round >= SETTLED and not voyages.opposed(at):
        return 0
    if all(part.tech != id for part in PARTS.values()):
        return worth
    if not fitting.fits(at, id):
        return 0
    return min(worth, max(0, PROMISED * (fitting.promise(at, id) - FITTED * economy.money(at))))


def _besieged(at: At) -> int:
    """What falls at the end of this round if people who would else hold out do not: what own ships stand over. A round
    later they may fall anyway. EC-BOMB-05
    """
    foreign = [one for one in at.view.sectors if one.fleets and one.owner not in (None, at.seat)]
    more = sum(max(0, moving.prize(at, one)) * _holding(at, one) for one in foreign) // odds.SURE
    return more // 2 if economy.left(at) else more


def _holding(at: At, sector: SectorView) -> int:
    """How often, in thousandths, own ships there win and people hold it all the same."""
    ours = odds.fleet(at.view.seats, sector, at.seat)
    if not ours:
        return 0
    return odds.wins(ours, moving.defenders(at, sector)) * (odds.SURE - sieges.fall(at, sector, ours)) // odds.SURE


@ONCE.once
def monoliths(at: At) -> int:
    """How many of them materials would suffice for, until the end, when most of what comes in goes into them."""
    mine, rounds = economy.me(at), ROUNDS - at.view.round
    coming = {kind: track.stored + track.production * rounds for kind in RESOURCES for track in mine.tracks
              if track.resource == kind}  # fmt: skip
    total = coming["materials"] * 6 // 10 + coming["science"] * 4 // (10 * mine.trade)
    bare = sum(not sector.monolith for sector in economy.owned(at))
    return min(bare, 2 * (rounds + 1), total // SPECIES[mine.species].structures[MONOLITH])


def _for_monoliths(at: At) -> int:
    """What each unit of materials is worth that becomes part of one."""
    known = MONOLITH in economy.me(at).technologies
    return 200 if known and monoliths(at) else 0


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
        traded = missing * economy.price_of_trade(at, "science") + _strained(at, "science", price)
        yield Offer(option.id, technology(at, option.id) - price * _science(at) - traded)


def _strained(at: At, resource: str, price: int) -> int:
    """What it costs to lack a price at the upkeep. What can wait a round waits, before a sector goes for it.
    EC-BANKR-02
    """
    strain = economy.strain(at, resource, price)
    waits = strain > 0 and economy.left(at) and not moving.battlefields(at)
    return strain + (DOOMED if waits else 0)


@MIND.rates(ANCIENT_TECHNOLOGY, aim=Aim.RESEARCH, plan="technology", least=SLIGHT)
def ancient_technology(at: At, id: str) -> int:
    """A technology for nothing, but not one that is worth nothing where another is worth something. EC-DISCO-08"""
    return technology(at, id)


# --- building --------------------------------------------------------------------------------------------------------


@ONCE.once
def worths(at: At) -> Mapping[str, int]:
    """What ships and structures are worth now, before their price."""
    mine, rounds = economy.me(at), economy.left(at)
    hunt = moving.hunt(at)
    found = {card.type: _ship(at, card, hunt) for card in mine.blueprints}
    found["monolith"] = at.weights["monolith"]
    bare = any(sector.orbital is None for sector in economy.owned(at))
    cube = max(economy.income(at, "money"), economy.income(at, "science"))
    found["orbital"] = cube * 7 // 10 if bare and rounds and mine.colony_ships else 0
    return found


def _ship(at: At, card: BlueprintView, hunt: moving.Hunt) -> int:
    """What it adds to the own strength, more where others are stronger or there is something to take; nothing where
    there is nobody to fight.
    """
    if not voyages.opposed(at):
        return 0
    strength, threat = odds.quality(card), moving.threat(at)
    number = sum(fitting.number(at, type) for type in SHIPS)
    many = 100 if number < 5 else 60 if number < 8 else 30
    base = min(2600, 320 + strength * 7) * (100 + threat if at.view.round < ROUNDS else threat) // 150 * many // 100
    if card.type == guarding.STARBASE:
        base = base * min(100, threat) // 100 + max((sites.kept(at, one) for one in economy.owned(at)), default=0)
    else:
        base += _hunting(at, card, hunt)
    return base * at.character.traits.war // 100 if economy.left(at) else base * 3 // 4


def _hunting(at: At, card: BlueprintView, hunt: moving.Hunt) -> int:
    """What a ship adds to what the fleet is after. Where it cannot set out in this round, others answer what they see
    first; in the last round it comes for nothing, and it never comes but for one more disc. EC-MOV-02
    """
    ship = odds.ship(card)
    more, quarry = hunt.worth((ship,)) - hunt.worth(), hunt.quarry((ship,))
    if quarry is None or quarry.owner == at.seat:
        return more
    if economy.left(at):
        answered = quarry.owner is not None or quarry.fleets
        return more // 2 if answered and not _sails(at, card.cost) else more
    return more - _for_voyage(at) if _sails(at, card.cost) else 0


def _sails(at: At, materials: int = 0) -> bool:
    """Whether ships can still be moved by an action of this round, with materials gone for something before."""
    return moving.acts_again(at) and economy.remaining(at, "materials", materials, 1 + economy.acting(at)) >= 0


def _for_voyage(at: At) -> int:
    """The price of the disc of one more action, after that of one that is still to be chosen."""
    acting = economy.acting(at)
    return economy.price_of_disc(at, acting + 1) - economy.price_of_disc(at, acting)


def price(at: At, thing: str) -> int:
    """Materials for it. EC-BUI-05"""
    mine = economy.me(at)
    return SPECIES[mine.species].structures[thing] if thing in STRUCTURES else odds.blueprint(mine, thing).cost


def price_kept(at: At, thing: str = "") -> int:
    """What a unit of materials is worth that is kept: the less, the more there is beyond what one action spends. In the
    last round monoliths are what they were kept for.
    """
    stored = economy.track(economy.me(at), "materials").stored
    plain = 70 * economy.ENOUGH // max(economy.ENOUGH, stored) if economy.left(at) > 1 else LATE
    return plain if thing == MONOLITH and at.view.round >= ROUNDS else max(plain, _for_monoliths(at))


def build_gain(at: At) -> int:
    """The best things that materials suffice for."""
    purse, total, left = economy.free(at, "materials"), 0, _left_to_build(at)
    able = sorted(_buildable(at), key=lambda pair: -pair[1])
    for _ in range(economy.activations(at, "build")):
        thing = next(((id, worth) for id, worth in able if price(at, id) <= purse and worth > 0 and left[id]), None)
        if thing is None:
            break
        left[thing[0]] -= 1
        purse, total = purse - price(at, thing[0]), total + thing[1]
    return total if total else -500


def _left_to_build(at: At) -> dict[str, int]:
    """How many of each there are still figures, or sectors without one, for: no structure is built for who is about to
    take its sector. EC-BUI-12, EC-BUI-14, EC-STRUC-04
    """
    kept = [one for one in economy.owned(at) if not sites.doomed(at, MONOLITH, one)]
    bare = {MONOLITH: sum(not one.monolith for one in kept), "orbital": sum(one.orbital is None for one in kept)}
    return {card.type: card.left for card in economy.me(at).blueprints} | bare


def _buildable(at: At) -> list[tuple[str, int]]:
    mine, worth = economy.me(at), worths(at)
    left = _left_to_build(at)
    needs = {"starbase": "starbase", "orbital": "orbital", "monolith": "monolith"}
    known = [id for id in worth if needs.get(id) in (None, *mine.technologies) and left[id] and not _wasteful(at, id)]
    return [(id, worth[id] - price(at, id) * price_kept(at, id)) for id in known]


@MIND.judges(BUILD, aim=Aim.PRODUCE, least=SMALL)
def build(at: At) -> Iterable[Offer]:
    """What is worth most for its price; trading for materials is dear."""
    return worthwhile(_build_offers(at))


def _build_offers(at: At) -> Iterator[Offer]:
    purse, worth, left = economy.free(at, "materials"), worths(at), _left_to_build(at)
    for option in picks(at):
        if option.id == "done":
            yield Offer("done", 0)
            continue
        cost = price(at, option.id)
        missing = max(0, cost - purse)
        dear = missing * economy.price_of_trade(at, "materials") + _strained(at, "materials", cost)
        dear += DOOMED if not left.get(option.id, 1) or _wasteful(at, option.id) else 0
        dear += _foregone(at, cost)
        yield Offer(option.id, worth.get(option.id, 0) - cost * price_kept(at, option.id) - dear)


def _foregone(at: At, materials: int) -> int:
    """What ships would bring in the last round that could move no more because the action under way builds one thing
    more: perhaps those that were built first for it.
    """
    further = at.question.about.params.get("n") != economy.activations(at, "build")
    if economy.left(at) or not further or not _sails(at) or _sails(at, materials):
        return 0
    return max(0, max((plan.worth for plan in moving.plans(at)), default=0) - _for_voyage(at))


def _wasteful(at: At, thing: str) -> bool:
    """Whether something would be traded for a ship that nobody needs. EC-TRADE-01"""
    return price(at, thing) > economy.track(economy.me(at), "materials").stored and needless(at, thing)


def needless(at: At, thing: str) -> bool:
    """Whether it is a ship with nobody near to fear and nothing to take that others leave: nothing is traded for it."""
    if thing not in SHIPS or moving.threat(at):
        return False
    hunt, ship = moving.hunt(at), odds.ship(odds.blueprint(economy.me(at), thing))
    return hunt.worth((ship,)) <= hunt.worth()
