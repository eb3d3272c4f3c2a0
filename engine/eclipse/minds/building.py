"""Research, building and upgrading: what technologies, ships, structures and parts are worth."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.eclipse import words
from engine.eclipse.actions.build import BUILD, BUILD_AT
from engine.eclipse.actions.research import RESEARCH
from engine.eclipse.actions.upgrade import UPGRADE, UPGRADE_RETURN, UPGRADE_SQUARE, Square
from engine.eclipse.components import (
    DISCOUNT,
    PARTS,
    RESOURCES,
    ROUNDS,
    SHIPS,
    SPECIES,
    STRUCTURES,
    TECHNOLOGIES,
    TRACK_POINTS,
)
from engine.eclipse.economy.discovery import ANCIENT_PART, ANCIENT_TECHNOLOGY, Spot
from engine.eclipse.interface.view import BlueprintView, OfferView
from engine.eclipse.minds import economy, moving, odds
from engine.eclipse.minds.mind import MIND, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks, worthwhile

FIGHTING = {
    "plasma_cannon": 1500, "improved_hull": 1700, "positron_computer": 1500, "gauss_shield": 1000,
    "fusion_source": 1300, "fusion_drive": 700, "starbase": 400, "neutron_bombs": 450, "phase_shield": 800,
    "tachyon_source": 700, "tachyon_drive": 600, "plasma_missile": 1500, "antimatter_cannon": 1300,
    "gluon_computer": 1200,
}  # fmt: skip
"""What helps in fights, at the beginning of a game."""
GROWING = {
    "nanorobots": 900,
    "advanced_robotics": 2300,
    "quantum_grid": 2600,
    "orbital": 1100,
    "wormhole_generator": 500,
}
MORE_DISCS = {"advanced_robotics": 1, "quantum_grid": 2}
"""Influence discs that a technology brings. EC-TECH-19, EC-TECH-16"""
MONOLITH = "monolith"
STAR = {"advanced_mining": "materials", "advanced_economy": "money", "advanced_labs": "science"}


# --- research --------------------------------------------------------------------------------------------------------


def technologies(at: At) -> list[tuple[str, int]]:
    """Technologies that can be paid now, without trading, and what they are worth after their price."""
    purse = economy.free(at, "science")
    found = []
    for offer in at.view.supply:
        price = _price(at, offer)
        if offer.tiles and price <= purse and offer.technology not in economy.me(at).technologies:
            found.append((offer.technology, technology(at, offer.technology) - price * _science(at)))
    return found


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
    card, rounds = TECHNOLOGIES[id], economy.left(at)
    known = min(_known(at, card.category), len(TRACK_POINTS) - 2)
    points = 1000 * (TRACK_POINTS[known + 1] - TRACK_POINTS[known])
    if known == 2:
        points += 350
    return points + 60 * rounds + _use(at, id, rounds)


def _use(at: At, id: str, rounds: int) -> int:
    if id in FIGHTING:
        return FIGHTING[id] * at.weights["fighting"] // 100 * min(rounds, 6) // 6 * at.character.traits.war // 100
    if id in STAR:
        squares = sum(kind == f"{STAR[id]}+" and not full for one in economy.owned(at) for kind, full in one.squares)
        return squares * economy.income(at, STAR[id]) * 8 // 10
    if id == MONOLITH:
        return monoliths(at) * at.weights["monolith"] * 6 // 10
    if id == "artifact_key":
        return 5 * 150 * sum(sector.artifact for sector in economy.owned(at)) * min(rounds, 2) // 2
    growing = economy.growth(at, GROWING.get(id, 500)) * at.weights["growing"] // 100 * min(rounds, 6) // 6
    return max(growing, economy.saved(at, MORE_DISCS[id])) if id in MORE_DISCS else growing


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


@MIND.judges(RESEARCH, aim=Aim.RESEARCH, plan="technology")
def research(at: At) -> Iterable[Offer]:
    """The technology that brings most for its price; what must be traded for is dearer."""
    return worthwhile(_research_offers(at))


def _research_offers(at: At) -> Iterator[Offer]:
    purse = economy.free(at, "science")
    prices = {offer.technology: _price(at, offer) for offer in at.view.supply}
    for option in picks(at):
        if option.id == "done":
            yield Offer("done", 0)
            continue
        price = prices.get(option.id, 0)
        missing = max(0, price - purse)
        traded = missing * economy.price_of_trade(at, "science")
        yield Offer(option.id, technology(at, option.id) - price * _science(at) - traded)


@MIND.rates(ANCIENT_TECHNOLOGY, aim=Aim.RESEARCH, plan="technology")
def ancient_technology(at: At, id: str) -> int:
    """A technology for nothing."""
    return technology(at, id)


# --- building --------------------------------------------------------------------------------------------------------


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
    """What it adds to the own strength, more where others are stronger or there is something to take."""
    strength, threat = odds.quality(card), moving.threat(at)
    number = sum(_number(at, type) for type in SHIPS)
    many = 100 if number < 5 else 60 if number < 8 else 30
    base = min(2600, 320 + strength * 7) * (100 + threat) // 150 * many // 100
    if card.type == "starbase":
        base = base * min(100, threat) // 100
    else:
        base += hunt.worth((odds.ship(card),)) - hunt.worth()
    return base * at.character.traits.war // 100 if economy.left(at) else base * 3 // 4


def price(at: At, thing: str) -> int:
    """Materials for it. EC-BUI-05"""
    mine = economy.me(at)
    return SPECIES[mine.species].structures[thing] if thing in STRUCTURES else odds.blueprint(mine, thing).cost


def price_kept(at: At) -> int:
    """What a unit of materials is worth that is kept."""
    return max(70 if economy.left(at) > 1 else 5, _for_monoliths(at))


def build_gain(at: At) -> int:
    """The two best things that materials suffice for."""
    purse, total = economy.free(at, "materials"), 0
    able = sorted(_buildable(at), key=lambda pair: -pair[1])
    for _ in range(2):
        thing = next(((id, worth) for id, worth in able if price(at, id) <= purse and worth > 0), None)
        if thing is None:
            break
        purse, total = purse - price(at, thing[0]), total + thing[1]
    return total if total else -500


def _buildable(at: At) -> list[tuple[str, int]]:
    mine, worth = economy.me(at), worths(at)
    left = {card.type: card.left for card in mine.blueprints}
    needs = {"starbase": "starbase", "orbital": "orbital", "monolith": "monolith"}
    known = [id for id in worth if needs.get(id) in (None, *mine.technologies) and left.get(id, 1)]
    return [(id, worth[id] - price(at, id) * price_kept(at)) for id in known]


@MIND.judges(BUILD, aim=Aim.PRODUCE)
def build(at: At) -> Iterable[Offer]:
    """What is worth most for its price; trading for materials is dear."""
    return worthwhile(_build_offers(at))


def _build_offers(at: At) -> Iterator[Offer]:
    purse, worth = economy.free(at, "materials"), worths(at)
    for option in picks(at):
        if option.id == "done":
            yield Offer("done", 0)
            continue
        cost = price(at, option.id)
        missing = max(0, cost - purse)
        short = 2500 if missing and economy.balance(at) < missing * 3 else 0
        dear = missing * economy.price_of_trade(at, "materials") + short
        yield Offer(option.id, worth.get(option.id, 0) - cost * price_kept(at) - dear)


@MIND.judges(BUILD_AT, aim=Aim.PRODUCE, careful=True)
def build_at(at: At) -> Iterator[Offer]:
    """Ships at the border or where they set out from; structures where they are safe."""
    target = moving.hunt(at).quarry()
    for option in picks(at):
        sector = next(one for one in economy.owned(at) if one.id == option.id)
        near = 0 if target is None else -300 * moving.far(at, sector, target.id)
        yield Offer(option.id, near + 200 * moving.pressure(at, sector) + 100 * sector.vp)


# --- upgrading -------------------------------------------------------------------------------------------------------


def candidates(at: At) -> list[str]:
    """Parts that the own technologies allow and that are better than what is printed."""
    mine = economy.me(at)
    return [id for id, part in PARTS.items() if id in mine.kept_parts or part.tech in mine.technologies]


def upgrade_gain(at: At) -> int:
    """What the two best parts would add, in general and for what the fleet is after."""
    found = sorted(((*part_gain(at, id), id) for id in candidates(at)), reverse=True)
    best = [(place, part) for gain, place, part in found[:2] if gain > 0]
    if not best:
        return -500
    cards = {card.type: card for card in economy.me(at).blueprints}
    for place, part in best:
        spot = Square.read(place)
        old = cards[spot.ship]
        cards[spot.ship] = exchanged(old, _held(old, spot.square), part) or old
    hunt = moving.hunt(at)
    return sum(gain for gain, _, _ in found[:2]) + hunt.worth(cards=cards) - hunt.worth()


def _held(card: BlueprintView, square: str) -> str | None:
    """The part on a square."""
    return next(held for name, held, _ in card.parts if name == square)


def part_gain(at: At, part: str) -> tuple[int, str]:
    """What a part adds on the best square for it, and the id of that square."""
    squares = [(card, square) for card in _used(at) for square, _, _ in card.parts]
    found = [(square_gain(at, card, square, part), Square(card.type, square).id) for card, square in squares]
    return max(found, default=(0, ""))


def _used(at: At) -> list[BlueprintView]:
    """Ship types that stand on the map or can be built."""
    known = economy.me(at).technologies
    return [card for card in economy.me(at).blueprints if card.type != "starbase" or "starbase" in known]


def square_gain(at: At, card: BlueprintView, square: str, part: str) -> int:
    """What a part adds on a square of a ship type, in thousandths of a point; much below 0 where it cannot stand."""
    old = _held(card, square)
    new = exchanged(card, old, part)
    if new is None or old == part:
        return -5000
    before, after = odds.quality(card), odds.quality(new)
    weight = 3 * _number(at, card.type) + (card.type != "starbase" and card.left > 0)
    more = (after - before) * weight * 4 + (new.energy - card.energy) * 12 + (new.move - card.move) * 25
    return min(2500, more) * min(economy.left(at) + 1, 5) // 5 * at.character.traits.war // 100


def _number(at: At, type: str) -> int:
    """Ships of a type on the map."""
    return sum(len(f.ships.get(type, ())) for one in at.view.sectors for f in one.fleets if f.seat == at.seat)


def exchanged(card: BlueprintView, old: str | None, part: str) -> BlueprintView | None:
    """A ship type with one part in the place of another; None where it would lack energy or a drive."""
    gone, new = PARTS.get(old or ""), PARTS[part]

    def sum_of(name: str) -> int:
        return int(getattr(card, name)) + int(getattr(new, name)) - (int(getattr(gone, name)) if gone else 0)

    energy, move = sum_of("energy"), sum_of("move")
    if energy < 0 or (move < 1 and card.type != "starbase") or (card.type == "starbase" and new.kind == "drive"):
        return None
    cannons, missiles = dict(card.cannons), dict(card.missiles)
    for sign, one in ((1, new), (-1, gone)):
        dice = missiles if one is not None and one.kind == "missile" else cannons
        for colour, number in one.dice.items() if one is not None else ():
            dice[colour] = dice.get(colour, 0) + sign * number
    return BlueprintView(
        card.type, card.parts, sum_of("initiative"), energy, move, sum_of("computer"), sum_of("shield"),
        sum_of("hull"), cannons, missiles, card.cost, card.left,
    )  # fmt: skip


@MIND.judges(UPGRADE, aim=Aim.PRODUCE, plan="part")
def upgrade(at: At) -> Iterable[Offer]:
    """The part that adds most, as long as it adds something. Printed tiles are not returned."""
    return worthwhile(_upgrade_offers(at))


def _upgrade_offers(at: At) -> Iterator[Offer]:
    for option in picks(at):
        if option.id in ("done", "return"):
            yield Offer(option.id, 0 if option.id == "done" else -800)
        else:
            yield Offer(option.id, part_gain(at, option.id)[0])


@MIND.judges(UPGRADE_SQUARE, ANCIENT_PART, aim=Aim.PRODUCE, careful=True)
def upgrade_square(at: At) -> Iterable[Offer]:
    """Where the part adds most."""
    return worthwhile(_upgrade_square_offers(at))


def _upgrade_square_offers(at: At) -> Iterator[Offer]:
    part = _asked_part(at)
    for option in picks(at):
        spot = Square.maybe(option.id) or Spot.maybe(option.id)
        card = spot and next((card for card in economy.me(at).blueprints if card.type == spot.ship), None)
        yield Offer(option.id, square_gain(at, card, spot.square, part) if spot and card and part in PARTS else 0)


def _asked_part(at: At) -> str:
    """The part that the question speaks of."""
    asked = at.question.about.params.get("part")
    return next((id for id in PARTS if words.part(id) == asked), "")


MIND.in_order(UPGRADE_RETURN, aim=Aim.PRODUCE, careful=True)
"""Whatever it is, one is as good as another."""
