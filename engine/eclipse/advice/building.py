"""Research, upgrades and building: what each is for now, its price, and what would stand idle."""

from __future__ import annotations

from collections.abc import Iterator

from engine.eclipse import words
from engine.eclipse.actions.build import BUILD, BUILD_AT
from engine.eclipse.actions.research import RESEARCH
from engine.eclipse.actions.upgrade import UPGRADE, UPGRADE_RETURN, UPGRADE_SQUARE, Square
from engine.eclipse.advice.advice import ADVICE, paid
from engine.eclipse.components import DISCOUNT, PARTS, SHIPS, STRUCTURES, TECHNOLOGIES
from engine.eclipse.economy.discovery import ANCIENT_PART, ANCIENT_TECHNOLOGY, BESIDE, Spot
from engine.eclipse.interface.view import BlueprintView
from engine.eclipse.minds import building, charts, economy, fitting, guarding, hunting, learning, moving, odds, sites
from engine.eclipse.minds.mind import At
from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer
from engine.text import T, Text

# --- research --------------------------------------------------------------------------------------------------------


def learns(at: At, id: str) -> Iterator[Point]:
    """A technology by its name, what it is for and what it costs."""
    name = words.technology(id)
    yield aim(T("eclipse-advice-learns", technology=name, text=_text(id)))
    yield from _serves(at, id)
    yield from paid(at, "science", price(at, id))


def _text(id: str) -> Text:
    return Text(f"{words.technology(id).key}-text")


def _serves(at: At, id: str) -> Iterator[Point]:
    """The points of its track, and whether its part finds a place. EC-SCORE-06"""
    if points := learning.scored(at, id):
        yield aim(T("eclipse-advice-track", n=points // 1000))
    if not fitting.fits(at, id):
        yield against(T("eclipse-advice-fits-nowhere"))


def price(at: At, id: str) -> int:
    """What it costs this seat now. EC-RESEARCH-03"""
    offer = next((one for one in at.view.supply if one.technology == id), None)
    if offer is None:
        return 0
    known = sum(TECHNOLOGIES[one].category == offer.category for one in economy.me(at).technologies)
    return max(offer.min_cost, offer.cost - DISCOUNT[min(len(DISCOUNT) - 1, known)])


@ADVICE.on(RESEARCH)
def research(at: At, offer: Offer) -> Iterator[Point]:
    """What it is for, and its price. EC-RESEARCH-03"""
    id = str(offer.answer)
    if id in TECHNOLOGIES:
        yield aim(_text(id))
        yield from _serves(at, id)
        yield from paid(at, "science", price(at, id))
    else:
        yield aim(T("eclipse-advice-science-kept", n=economy.track(economy.me(at), "science").stored))


@ADVICE.on(ANCIENT_TECHNOLOGY)
def ancient_technology(at: At, offer: Offer) -> Iterator[Point]:
    """The same for nothing."""
    if str(offer.answer) in TECHNOLOGIES:
        yield aim(_text(str(offer.answer)))
        yield from _serves(at, str(offer.answer))


# --- upgrades --------------------------------------------------------------------------------------------------------


def upgrades(at: At) -> Iterator[Point]:
    """The part that adds most, and where."""
    found = max(((*fitting.part_gain(at, id), id) for id in fitting.candidates(at)), default=None)
    if found is not None and found[0] > 0:
        square = Square.read(found[1])
        text = Text(f"{words.part(found[2]).key}-text")
        yield aim(T("eclipse-advice-fits", part=words.part(found[2]), ship=words.ship(square.ship), text=text))
        yield from _flying(at, square.ship)


def _flying(at: At, ship: str) -> Iterator[Point]:
    """How many ships of a type are better for it now."""
    number = fitting.number(at, ship)
    if not number:
        yield against(T("eclipse-advice-none-flying", ship=words.ship(ship)))


@ADVICE.on(UPGRADE)
def upgrade(at: At, offer: Offer) -> Iterator[Point]:
    """What a part does."""
    part = str(offer.answer)
    if part == "done":
        yield aim(T("eclipse-advice-parts-stay"))
    if part not in PARTS:
        return
    yield aim(Text(f"{words.part(part).key}-text"))
    gain, place = fitting.part_gain(at, part)
    if gain > 0:
        yield aim(T("eclipse-advice-best-on", ship=words.ship(Square.read(place).ship)))


@ADVICE.on(UPGRADE_SQUARE, ANCIENT_PART, UPGRADE_RETURN)
def upgrade_square(at: At, offer: Offer) -> Iterator[Point]:
    """How many ships are better for it, or that the part waits beside the board. EC-DISCO-12"""
    square = Square.maybe(str(offer.answer)) or Spot.maybe(str(offer.answer))
    if square is None:
        yield from (aim(T("eclipse-advice-beside-board")),) if offer.answer == BESIDE else ()
        return
    if at.question.kind == UPGRADE_RETURN.name:
        yield cost(T("eclipse-advice-on-map", ship=words.ship(square.ship), n=fitting.number(at, square.ship)))
        return
    number = fitting.number(at, square.ship)
    if number:
        yield aim(T("eclipse-advice-better", ships=Text(f"eclipse-ships-{square.ship}", {"n": number})))
    yield from _flying(at, square.ship)


# --- building --------------------------------------------------------------------------------------------------------


def builds(at: At) -> Iterator[Point]:
    """The best thing that materials suffice for."""
    purse, worths = economy.free(at, "materials"), building.worths(at)
    able = [id for id in worths if _known(at, id) and building.price(at, id) <= purse]
    if able:
        best = max(able, key=lambda id: worths[id] - building.price(at, id) * building.price_kept(at, id))
        yield aim(_thing(best))
        yield from _made(at, best)


def _thing(id: str) -> Text:
    return words.structure(id) if id in STRUCTURES else words.ship(id)


def _known(at: At, id: str) -> bool:
    """Whether its technology is known, where it needs one, and there is one left."""
    mine = economy.me(at)
    left = {card.type: card.left for card in mine.blueprints}
    return (id in TECHNOLOGIES) <= (id in mine.technologies) and bool(left.get(id, 1))


def _made(at: At, id: str) -> Iterator[Point]:
    """What a ship or a structure is good for, and its price. EC-BUI-05"""
    if id in SHIPS:
        yield aim(_able(odds.blueprint(economy.me(at), id)))
        quarry = hunting.hunt(at).quarry()
        if quarry is not None and id != "starbase":
            yield aim(T("eclipse-advice-quarry", sector=words.sector(quarry.id)))
        if moving.threat(at) > EVEN:
            yield aim(T("eclipse-advice-threat"))
    else:
        yield aim(T("eclipse-advice-monolith") if id == "monolith" else T("eclipse-advice-orbital"))
    yield from paid(at, "materials", building.price(at, id))


EVEN = 100
"""Others near by are stronger than that many hundredths of the own fleet."""


def _able(card: BlueprintView) -> Text:
    """A ship type in a phrase."""
    cannons, missiles = sum(card.cannons.values()), sum(card.missiles.values())
    return T(
        "eclipse-advice-ship", dice=cannons, missiles=missiles, hits=max(2, 6 - card.computer), hull=card.hull,
        move=card.move,
    )  # fmt: skip


@ADVICE.on(BUILD)
def build(at: At, offer: Offer) -> Iterator[Point]:
    """What it is good for, and its price."""
    if offer.answer != "done":
        yield from _made(at, str(offer.answer))
    else:
        yield aim(T("eclipse-advice-materials-kept", n=economy.track(economy.me(at), "materials").stored))


@ADVICE.on(BUILD_AT)
def build_at(at: At, offer: Offer) -> Iterator[Point]:
    """How near it is to what the fleet is after, and who is beside it, which speaks against a structure. EC-BUI-03"""
    sector, quarry, thing = charts.named(at.view, str(offer.answer)), hunting.hunt(at).quarry(), sites.asked_thing(at)
    if sector is None:
        return
    if thing in STRUCTURES:
        if beside := sites.danger(at, sector):
            yield against(T("eclipse-advice-beside", n=beside))
        return
    if thing != guarding.STARBASE and quarry is not None and (steps := sites.far(at, sector, quarry.id)) < FAR:
        yield aim(T("eclipse-advice-away", n=steps, sector=words.sector(quarry.id)))
    if beside := sites.pressure(at, sector):
        yield aim(T("eclipse-advice-beside", n=beside))
    else:
        yield aim(T("eclipse-advice-none-beside"))


FAR = 4
"""Moves that are not counted any more."""
