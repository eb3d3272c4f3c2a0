"""Upgrading: which part goes on which ship, what it adds by itself and what it makes room for. EC-UPG-02"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from engine.eclipse import words
from engine.eclipse.actions.upgrade import UPGRADE, UPGRADE_RETURN, UPGRADE_SQUARE, Square
from engine.eclipse.components import PARTS, Part
from engine.eclipse.economy.discovery import ANCIENT_PART, Spot
from engine.eclipse.interface.view import BlueprintView, SectorView
from engine.eclipse.minds import charts, economy, guarding, hunting, moving, odds, stakes, voyages
from engine.eclipse.minds.mind import MIND, ONCE, At
from engine.players.aims import Aim
from engine.players.mind import Offer, picks, worthwhile

SOURCE, DRIVE = "source", "drive"
BARE = Part("", "", None, False, 0, 0, 0, 0, 0, 0, {}, 0)
"""What lies on an empty square."""
KEPT = 8192
"""So many answers are remembered of each question about ship types."""
IMPOSSIBLE = -5000
"""What it is worth to put a part where it cannot stand."""
USELESS = -1
"""The same of one that adds nothing: what it takes the place of may be needed later."""
LATE = 7
"""From this round on nothing is fitted for later."""
MUCH, BEYOND = 2500, 25
"""What a part adds beyond so much counts one part of so many: of two that add much the better one is fitted."""
OPENS, LOST = 8, 10
"""Tenths of what a part adds that a source makes room for: it is fitted next. What is lost until then counts one part
of so many.
"""


@ONCE.once
def candidates(at: At) -> list[str]:
    """Parts that can be taken: kept ones, those of the own technologies, and those for which none is needed.
    EC-UPG-04, EC-UPG-08
    """
    mine = economy.me(at)
    known = (None, *mine.technologies)
    return [id for id, part in PARTS.items() if (id in mine.kept_parts if part.ancient else part.tech in known)]


def fits(at: At, technology: str) -> bool:
    """Whether a part of a technology could stand somewhere, perhaps after a source that is known; true of one that
    brings no part.
    """
    new = [id for id, part in PARTS.items() if part.tech == technology]
    strongest = _strongest(at)
    return not new or any(_stands(card, strongest, part) for card in _used(at) for part in new)


@lru_cache(KEPT)
def _stands(card: BlueprintView, strongest: int, part: str) -> bool:
    """Whether a ship type has room for a part that makes it better."""
    spare = _powered(card, strongest)
    better = [exchanged(spare, held, part) for _, held, _ in card.parts if held is None or PARTS[held].kind != SOURCE]
    if PARTS[part].kind in (SOURCE, DRIVE):
        return any(one is not None for one in better)
    return any(one is not None and odds.quality(one) > odds.quality(card) for one in better)


@ONCE.once
def _strongest(at: At) -> int:
    """The energy of the strongest source that is known beside the printed one."""
    known = [PARTS[id] for id in candidates(at)]
    return max((part.energy for part in known if part.kind == SOURCE and (part.tech or part.ancient)), default=0)


def _powered(card: BlueprintView, strongest: int) -> BlueprintView:
    """A ship type with a source of so much energy."""
    sources = [
        max(0, strongest - PARTS[held].energy) for _, held, _ in card.parts if held and PARTS[held].kind == SOURCE
    ]
    return replace(card, energy=card.energy + max(sources, default=strongest))


def upgrade_gain(at: At) -> int:
    """What the best parts would add, as many as are fitted at once, in general and for what the fleet is after. In the
    last rounds they are for those who could come; as long as there is nobody to fight, they can wait. No action goes
    for parts of ships that nobody has or can build soon; under way, they cost nothing. EC-UPG-02
    """
    found = _best_parts(at)
    best = [(place, part) for _, place, part in found]
    if not best or not voyages.opposed(at):
        return -500
    fitted, hunt = _fitted(at, best), hunting.hunt(at)
    added = [gain for gain, _, _ in found]
    together = max(added) if any(PARTS[part].kind == SOURCE for _, part in best) else sum(added)
    return together * _needed(at) // 100 + max(0, hunt.worth(fitted) - hunt.worth())


@ONCE.once
def _best_parts(at: At) -> list[tuple[int, str, str]]:
    """The parts that one action fits: what each adds, where, and which."""
    cards = _soon(at)
    found = sorted(((*_best_place(at, id, cards), id) for id in candidates(at)), reverse=True)
    return [one for one in found[: economy.activations(at, "upgrade")] if one[0] > 0]


def armed(at: At, id: str) -> int:
    """What the parts of one action add for the battle on a sector to the own ships that lie there, if no more come."""
    sector, best = charts.named(at.view, id), [(place, part) for _, place, part in _best_parts(at)]
    if sector is None or not best:
        return 0
    ships = odds.fleet(at.view.seats, sector, at.seat)
    better = hunting.refitted(at, ships, _fitted(at, best))
    return stakes.stake(at, sector, better) - stakes.stake(at, sector, ships)


def _needed(at: At) -> int:
    """How much of what parts add in general counts, in hundredths: late in a game they are for battles that wait, and
    for those who could come.
    """
    return 100 if at.view.round < LATE or moving.battlefields(at) else min(100, moving.threat(at))


def _fitted(at: At, parts: Iterable[tuple[str, str]]) -> dict[str, BlueprintView]:
    """The own ship types with parts on these squares."""
    cards = {card.type: card for card in economy.me(at).blueprints}
    for place, part in parts:
        spot = Square.read(place)
        old = cards[spot.ship]
        cards[spot.ship] = exchanged(old, _held(old, spot.square), part) or old
    return cards


def _held(card: BlueprintView, square: str) -> str | None:
    """The part on a square."""
    return next(held for name, held, _ in card.parts if name == square)


def promise(at: At, technology: str) -> int:
    """What the part of a technology would add, in general and for what the fleet is after, perhaps after a source."""
    return max((added(at, id) for id, part in PARTS.items() if part.tech == technology), default=0)


@ONCE.once_each
def added(at: At, part: str) -> int:
    """What a part would add, perhaps after a source."""
    (gain, place), hunt = part_gain(at, part), hunting.hunt(at)
    if gain > 0:
        return gain * _needed(at) // 100 + max(0, hunt.worth(_fitted(at, [(place, part)])) - hunt.worth())
    strongest = _strongest(at)
    powered = max((_once_powered(card, part, strongest, _eye(at, card, part)) for card in _used(at)), default=0)
    return powered * _needed(at) // 100


@lru_cache(KEPT)
def _once_powered(card: BlueprintView, part: str, strongest: int, eye: Eye) -> int:
    """What a part adds to a ship type whose source is as strong as can be."""
    spare = _powered(card, strongest)
    new = [exchanged(spare, held, part) for held in _lying(card)]
    return max((_more(eye, spare, one) * OPENS // 10 for one in new if one is not None), default=0)


@ONCE.once_each
def part_gain(at: At, part: str) -> tuple[int, str]:
    """What a part adds on the best square for it, and the id of that square."""
    return _best_place(at, part, _used(at))


def _best_place(at: At, part: str, cards: Iterable[BlueprintView]) -> tuple[int, str]:
    """The same on some ship types."""
    found = [
        (gain, Square(card.type, square).id) for card in cards for square, gain in square_gains(at, card, part).items()
    ]
    return max(found, default=(0, ""))


@ONCE.once
def _used(at: At) -> list[BlueprintView]:
    """Ship types that stand on the map or can be built."""
    known = economy.me(at).technologies
    return [card for card in economy.me(at).blueprints if card.type != guarding.STARBASE or guarding.STARBASE in known]


def _soon(at: At) -> list[BlueprintView]:
    """The same without those of which there is no ship, and for which materials do not suffice in the next round."""
    coming = economy.foreseen(at, "materials")
    return [card for card in _used(at) if number(at, card.type) or card.cost <= coming]


class Eye(NamedTuple):
    """What gains hang on besides the ship type: parts that can be taken where a source counts with what it makes room
    for, ships of the type that it helps, rounds to come, and how much a character likes war.
    """

    parts: tuple[str, ...]
    number: int
    rounds: int
    war: int


def _eye(at: At, card: BlueprintView, part: str) -> Eye:
    parts = tuple(candidates(at)) if PARTS[part].kind == SOURCE else ()
    return Eye(parts, _helped(at, card.type), min(economy.left(at) + 1, 5), at.character.traits.war)


def square_gains(at: At, card: BlueprintView, part: str) -> Mapping[str, int]:
    """What a part adds on each square of a ship type, in thousandths of a point; much below 0 where it cannot stand. A
    source counts with what it makes room for, if that is more than two parts add without it, and of several the
    strongest: what else it feeds needs no other in its place.
    """
    gains = _gains(card, part, _eye(at, card, part))
    return {square: gains[held] for square, held, _ in card.parts}


@lru_cache(KEPT)
def _gains(card: BlueprintView, part: str, eye: Eye) -> Mapping[str | None, int]:
    """The same by what lies on a square."""
    gains = {held: _simple_gain(eye, card, held, part) for _, held, _ in card.parts}
    if PARTS[part].kind != SOURCE:
        return gains
    opened = {held: _opened(eye, card, held, part) for held, gain in gains.items() if gain > IMPOSSIBLE}
    if max(opened.values(), default=0) <= 0:
        return gains
    least, strong = _two_without(eye, card), PARTS[part].energy
    return gains | {
        held: max(gains[held], more * OPENS // 10 + gains[held] // LOST + strong)
        for held, more in opened.items()
        if more > least
    }


def _two_without(eye: Eye, card: BlueprintView) -> int:
    """What the two best parts that are no sources add by themselves to a ship type, one after the other."""
    gain, gone, part = _best_without(eye, card, [held for _, held, _ in card.parts])
    new = exchanged(card, gone, part) if gain > 0 else None
    if new is None:
        return 0
    others = [held for _, held, _ in card.parts]
    others.remove(gone)
    return gain + _best_without(eye, new, others)[0]


def _best_without(eye: Eye, card: BlueprintView, lying: list[str | None]) -> tuple[int, str | None, str]:
    """The same of one part in the place of something that lies there, and what gives way to it."""
    able = [id for id in eye.parts if PARTS[id].kind != SOURCE]
    found = [(_simple_gain(eye, card, held, id), held, id) for held in dict.fromkeys(lying) for id in able]
    return max(((0, None, ""), *found), key=lambda one: one[0])


def _lying(card: BlueprintView) -> list[str | None]:
    """What lies on the squares of a ship type; None: nothing on one of them."""
    return list(dict.fromkeys(held for _, held, _ in card.parts))


def _simple_gain(eye: Eye, card: BlueprintView, held: str | None, part: str) -> int:
    """What a part adds by itself in the place of another."""
    new = exchanged(card, held, part)
    return IMPOSSIBLE if new is None or held == part else _more(eye, card, new)


def _more(eye: Eye, card: BlueprintView, new: BlueprintView) -> int:
    """By how much a ship type is better than another; that helps where there are ships of it, or will be."""
    before, after = odds.quality(card), odds.quality(new)
    built = eye.rounds > 1 and card.type != guarding.STARBASE and card.left > 0
    weight = 3 * eye.number + built
    if not weight:
        return 0
    more = (after - before) * weight * 4 + min(0, new.energy - card.energy) * 12 + (new.move - card.move) * 25
    kept = more if more <= MUCH else MUCH + (more - MUCH) // BEYOND
    return kept * eye.rounds // 5 * eye.war // 100


def _opened(eye: Eye, card: BlueprintView, gone: str | None, source: str) -> int:
    """What the best part that lacks energy now adds once a source is fitted in the place of something."""
    new = exchanged(card, gone, source)
    assert new is not None
    others = [held for _, held, _ in card.parts]
    others.remove(gone)
    parts = [id for id in eye.parts if PARTS[id].energy < 0]
    lacking = [(held, id) for held in dict.fromkeys(others) for id in parts if held != id and not able(card, held, id)]
    then = [exchanged(new, held, id) for held, id in lacking]
    return max((_more(eye, card, one) for one in then if one is not None), default=IMPOSSIBLE)


@ONCE.once_each
def number(at: At, type: str) -> int:
    """Ships of a type on the map."""
    return _lying_on(at, at.view.sectors, type)


def _lying_on(at: At, sectors: Iterable[SectorView], type: str) -> int:
    return sum(len(f.ships.get(type, ())) for one in sectors for f in one.fleets if f.seat == at.seat)


def _helped(at: At, type: str) -> int:
    """Ships of a type that a part helps: in the last round those that will or may fight. Starbases only where
    somebody could win against them, for they never go to others. EC-SHIP-02
    """
    places = at.view.sectors if economy.left(at) else _fought_over(at)
    return _lying_on(at, [one for one in places if type != guarding.STARBASE or guarding.doubtful(at, one)], type)


@ONCE.once
def _fought_over(at: At) -> list[SectorView]:
    """Where own ships will fight in this round; if nowhere, what may be lost, or from where an attack sets out."""
    attacks = [plan for plan in moving.plans(at) if plan.worth > 0 and _guarded(at, plan.target)]
    leaving = {source for plan in attacks for source in plan.sources}
    doubtful = [one for one in at.view.sectors if one.id in leaving or guarding.doubtful(at, one)]
    return moving.battlefields(at) or doubtful


def _guarded(at: At, id: str) -> bool:
    """Whether something has to be beaten on a sector."""
    sector = charts.named(at.view, id)
    return sector is not None and voyages.guarded(at, sector)


def able(card: BlueprintView, old: str | None, part: str) -> bool:
    """Whether a ship type with one part in the place of another has energy and a drive. EC-UPG-07"""
    gone, new = PARTS.get(old or "", BARE), PARTS[part]
    if card.energy + new.energy < gone.energy:
        return False
    return new.kind != DRIVE if card.type == guarding.STARBASE else card.move + new.move > gone.move


def exchanged(card: BlueprintView, old: str | None, part: str) -> BlueprintView | None:
    """A ship type with one part in the place of another; None where it would lack energy or a drive."""
    if not able(card, old, part):
        return None
    gone, new = PARTS.get(old or "", BARE), PARTS[part]
    cannons, missiles = dict(card.cannons), dict(card.missiles)
    for sign, one in ((1, new), (-1, gone)):
        dice = missiles if one.kind == "missile" else cannons
        for colour, number in one.dice.items():
            dice[colour] = dice.get(colour, 0) + sign * number
    return BlueprintView(
        card.type, card.parts, card.initiative + new.initiative - gone.initiative,
        card.energy + new.energy - gone.energy, card.move + new.move - gone.move,
        card.computer + new.computer - gone.computer, card.shield + new.shield - gone.shield,
        card.hull + new.hull - gone.hull, cannons, missiles, card.cost, card.left,
    )  # fmt: skip


@MIND.judges(UPGRADE, aim=Aim.PRODUCE, careful=True)
def upgrade(at: At) -> Iterable[Offer]:
    """The part that adds most, as long as it adds something; nobody errs where nothing is paid. Printed tiles are not
    returned.
    """
    return worthwhile(_upgrade_offers(at))


def _upgrade_offers(at: At) -> Iterator[Offer]:
    for option in picks(at):
        if option.id in ("done", "return"):
            yield Offer(option.id, 0 if option.id == "done" else -800)
        else:
            gain = part_gain(at, option.id)[0]
            yield Offer(option.id, gain if gain > 0 else min(gain, USELESS))


@MIND.judges(UPGRADE_SQUARE, ANCIENT_PART, aim=Aim.PRODUCE, careful=True)
def upgrade_square(at: At) -> Iterable[Offer]:
    """Where the part adds most."""
    return worthwhile(_upgrade_square_offers(at))


def _upgrade_square_offers(at: At) -> Iterator[Offer]:
    part = _asked_part(at)
    for option in picks(at):
        spot = Square.maybe(option.id) or Spot.maybe(option.id)
        card = spot and next((card for card in economy.me(at).blueprints if card.type == spot.ship), None)
        gains = square_gains(at, card, part) if spot and card and part in PARTS else {}
        yield Offer(option.id, gains.get(spot.square, 0) if spot else 0)


def _asked_part(at: At) -> str:
    """The part that the question speaks of."""
    asked = at.question.about.params.get("part")
    return next((id for id in PARTS if words.part(id) == asked), "")


MIND.in_order(UPGRADE_RETURN, aim=Aim.PRODUCE, careful=True)
"""Whatever it is, one is as good as another."""
