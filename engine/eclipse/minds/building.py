"""Building: what ships and structures are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.eclipse.actions.build import BUILD
from engine.eclipse.components import ROUNDS, SHIPS, SPECIES, STRUCTURES
from engine.eclipse.interface.view import BlueprintView
from engine.eclipse.minds import economy, fitting, guarding, hunting, learning, moving, odds, paying, sites, voyages
from engine.eclipse.minds.finding import monoliths
from engine.eclipse.minds.mind import DOOMED, MIND, ONCE, SMALL, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks, worthwhile

LATE = 5
"""What materials are worth that are left over in the last rounds."""


@ONCE.once
def worths(at: At) -> Mapping[str, int]:
    """What ships and structures are worth now, before their price."""
    mine, rounds = economy.me(at), economy.left(at)
    hunt = hunting.hunt(at)
    found = {card.type: _ship(at, card, hunt) for card in mine.blueprints}
    found["monolith"] = at.weights["monolith"]
    bare = any(sector.orbital is None for sector in economy.owned(at))
    cube = max(economy.income(at, "money"), economy.income(at, "science"))
    found["orbital"] = cube * 7 // 10 if bare and rounds and mine.colony_ships else 0
    return found


def _ship(at: At, card: BlueprintView, hunt: hunting.Hunt) -> int:
    """What it adds to the own strength and to what the fleet is after, and for starbases, in the last round for all,
    what it keeps of a sector; nothing where there is nobody to fight.
    """
    if not voyages.opposed(at):
        return 0
    starbase = card.type == guarding.STARBASE
    worth = _strengthening(at, card) if economy.left(at) else 0
    if starbase or not economy.left(at):
        worth += max((sites.kept(at, one, card.type) for one in economy.owned(at)), default=0)
    if not starbase:
        worth += _hunting(at, card, hunt)
    return worth * at.character.traits.war // 100 if economy.left(at) else worth * 3 // 4


def _strengthening(at: At, card: BlueprintView) -> int:
    """What a ship adds to the own strength for later, more where others are stronger; a starbase only there."""
    strength, threat = odds.quality(card), moving.threat(at)
    number = sum(fitting.number(at, type) for type in SHIPS)
    many = 100 if number < 5 else 60 if number < 8 else 30
    worth = min(2600, 320 + strength * 7) * (100 + threat) // 150 * many // 100
    return worth * min(100, threat) // 100 if card.type == guarding.STARBASE else worth


def _hunting(at: At, card: BlueprintView, hunt: hunting.Hunt) -> int:
    """What a ship adds to what the fleet is after; in the last round it never comes but for one more disc. EC-MOV-02"""
    ship = odds.ship(card)
    more, quarry = hunt.gain(card, economy.activations(at, "build")), hunt.quarry((ship,))
    if economy.left(at) or quarry is None:
        return more
    return more - paying.price_of_next_disc(at) if quarry.owner != at.seat and _sails(at, card.cost) else 0


def _sails(at: At, materials: int = 0) -> bool:
    """Whether ships can still be moved by an action of this round, with materials gone for something before."""
    return paying.payable(at, materials) > 0


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
    return plain if thing == monoliths.MONOLITH and at.view.round >= ROUNDS else max(plain, monoliths.for_monoliths(at))


def _spent(at: At, thing: str) -> int:
    """What the materials for it are worth, or the monolith of which they would become a part."""
    cost = price(at, thing)
    instead = 0 if thing == monoliths.MONOLITH else monoliths.lost(at, cost)
    return max(cost * price_kept(at, thing), instead)


def build_gain(at: At) -> int:
    """The best things that materials suffice for, or a guard that is traded for."""
    purse, total, left = economy.free(at, "materials"), 0, _left_to_build(at)
    able = sorted(_buildable(at), key=lambda pair: -pair[1])
    for _ in range(economy.activations(at, "build")):
        thing = next(((id, worth) for id, worth in able if price(at, id) <= purse and worth > 0 and left[id]), None)
        if thing is None:
            break
        left[thing[0]] -= 1
        purse, total = purse - price(at, thing[0]), total + thing[1]
    return max(total, _guard(at)) or -500


def _guard(at: At) -> int:
    """What a starbase brings for which other things are traded, where it keeps a sector and the disc can be paid, too;
    at least 0. EC-TRADE-01, EC-REACT-04
    """
    worth, cost = dict(_buildable(at)).get(guarding.STARBASE, 0), price(at, guarding.STARBASE)
    missing = cost - economy.track(economy.me(at), "materials").stored
    able = economy.track(economy.me(at), "science").stored // economy.me(at).trade
    paid = missing <= able and economy.remaining(at, "materials", cost, economy.acting(at)) >= 0
    keeps = any(sites.kept(at, one) > 0 for one in economy.owned(at))
    return max(0, worth - _dear(at, guarding.STARBASE)) if paid and keeps else 0


def _dear(at: At, thing: str) -> int:
    """What is lost by trading for the materials that it lacks, and with the money of the upkeep that goes for it."""
    cost = price(at, thing)
    missing = max(0, cost - economy.free(at, "materials"))
    return missing * economy.price_of_trade(at, "materials") + learning.strained(at, "materials", cost)


def _left_to_build(at: At) -> dict[str, int]:
    """How many of each there are still figures, or sectors without one, for: no structure is built for who is about to
    take its sector. EC-BUI-12, EC-BUI-14, EC-STRUC-04
    """
    kept = [one for one in economy.owned(at) if not sites.doomed(at, monoliths.MONOLITH, one)]
    bare = {
        monoliths.MONOLITH: sum(not one.monolith for one in kept),
        "orbital": sum(one.orbital is None for one in kept),
    }
    return {card.type: card.left for card in economy.me(at).blueprints} | bare


def _buildable(at: At) -> list[tuple[str, int]]:
    mine, worth = economy.me(at), worths(at)
    left = _left_to_build(at)
    needs = {"starbase": "starbase", "orbital": "orbital", "monolith": "monolith"}
    known = [id for id in worth if needs.get(id) in (None, *mine.technologies) and left[id] and not _wasteful(at, id)]
    return [(id, worth[id] - _spent(at, id) - learning.forgone(at, price(at, id))) for id in known]


@MIND.judges(BUILD, aim=Aim.PRODUCE, least=SMALL)
def build(at: At) -> Iterable[Offer]:
    """What is worth most for its price; trading for materials is dear."""
    return worthwhile(_build_offers(at))


def _build_offers(at: At) -> Iterator[Offer]:
    worth, left = worths(at), _left_to_build(at)
    for option in picks(at):
        if option.id == "done":
            yield Offer("done", 0)
            continue
        cost = price(at, option.id)
        dear = _dear(at, option.id)
        dear += DOOMED if not left.get(option.id, 1) or _wasteful(at, option.id) else 0
        dear += _moves_lost(at, cost) + learning.forgone(at, cost)
        yield Offer(option.id, worth.get(option.id, 0) - _spent(at, option.id) - dear)


def _moves_lost(at: At, materials: int) -> int:
    """What ships would bring that could move no more in this round because the action under way builds one thing more:
    perhaps those that were built first for it. Before the last round most of that can wait.
    """
    if at.question.about.params.get("n") == economy.activations(at, "build"):
        return 0
    if economy.left(at):
        return hunting.hunt(at).missed(materials) // moving.WAITS
    if not _sails(at) or _sails(at, materials):
        return 0
    return max(0, max((plan.worth for plan in moving.plans(at)), default=0) - paying.price_of_next_disc(at))


def _wasteful(at: At, thing: str) -> bool:
    """Whether something would be traded for a ship that nobody needs. EC-TRADE-01"""
    return price(at, thing) > economy.track(economy.me(at), "materials").stored and needless(at, thing)


def needless(at: At, thing: str) -> bool:
    """Whether it is a ship with nothing to take that others leave, or next to nothing, and nobody near from whom it
    keeps a sector: nothing is traded for it, for strength alone can wait. Starbases are for whoever comes by a way that
    is none for own ships, too. EC-MOV-05
    """
    if thing not in SHIPS:
        return False
    card = odds.blueprint(economy.me(at), thing)
    if hunting.hunt(at).helped(card, economy.activations(at, "build")):
        return False
    threatened = thing == guarding.STARBASE or moving.threat(at)
    return not threatened or all(sites.kept(at, one, thing) <= 0 for one in economy.owned(at))
