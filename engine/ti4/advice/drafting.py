"""Before the first round: factions, what a drafted slice or a tile brings, what is decided for others. TI-SETUP-03"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import NO
from engine.digits import whole
from engine.hexes import Hex, distance
from engine.kit.draft import PLACE, Pick
from engine.players import drafts
from engine.players.advising import Point, against, aim, cost, numbers
from engine.players.mind import Offer
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.advice.advice import ADVICE
from engine.ti4.agendas.military import COLONIST, SETTLE
from engine.ti4.cards.politics import BRIBE
from engine.ti4.components import FACTIONS, PLANETS, POSITIONS, TILES
from engine.ti4.draft.factions import BAN_FACTION, FACTION, KEEP_FACTION
from engine.ti4.draft.picking import BID_FOR_PLACE, DRAFT, REDRAW
from engine.ti4.factions.mentak import AMBUSH, PILLAGE
from engine.ti4.galaxy.map_building import POSITION, TILE
from engine.ti4.minds.abilities import GOODS
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy


@ADVICE.on(FACTION, KEEP_FACTION, BAN_FACTION, DRAFT)
def faction(at: At, offer: Offer) -> Iterator[Point]:
    """What a faction is good at, or how early a place is. TI-SETUP-03"""
    pick = Pick.maybe(str(offer.answer))
    id = str(offer.answer) if pick is None else pick.of
    if id in FACTIONS:
        yield aim(words.guide(id)[0])
    elif pick is not None and pick.kind == PLACE and (place := whole(pick.of)) is not None:
        yield aim(T("ti4-advice-place", n=place + 1))
    elif pick is not None and at.view.draft is not None:
        yield from _slice(at, pick)


def _slice(at: At, pick: Pick) -> Iterator[Point]:
    """What all planets of a slice pay together. TI-MAP-01"""
    number, slices = whole(pick.of), at.view.draft.slices if at.view.draft is not None else ()
    if number is not None and 0 <= number < len(slices):
        planets = [one for tile in slices[number].tiles for one in tile.planets]
        yield _pays(len(planets), sum(one.resources for one in planets), sum(one.influence for one in planets))


def _pays(number: int, resources: int, influence: int) -> Point:
    return aim(T("ti4-advice-slice", n=number, resources=resources, influence=influence))


@ADVICE.on(BID_FOR_PLACE)
def bid(at: At, offer: Offer) -> Iterator[Point]:
    """A place earlier for trade goods."""
    yield from drafts.bid(offer, T("ti4-bid-goods"))


@ADVICE.on(REDRAW)
def redraw(at: At, offer: Offer) -> Iterator[Point]:
    """Other slices, which nobody knows; of a single one, what goes. TI-MAP-01"""
    if offer.answer == NO:
        yield aim(T("ti4-advice-slices-stay"))
        return
    yield aim(T("ti4-advice-redrawn"))
    pick = Pick.maybe(str(offer.answer))
    yield from () if pick is None else (cost(point.text) for point in _slice(at, pick))
    yield against(T("ti4-advice-redrawn-unknown"))


@ADVICE.on(POSITION)
def position(at: At, offer: Offer) -> Iterator[Point]:
    """How far it is from the own home, and from the nearest one of others. TI-MAP-15"""
    spot, homes = POSITIONS[whole(str(offer.answer)) or 0], [Hex(*home) for home in at.view.homes]
    yield aim(T("ti4-advice-from-home", n=distance(spot, homes[at.seat])))
    others = [(distance(spot, home), seat) for seat, home in enumerate(homes) if seat != at.seat]
    if others:
        away, seat = min(others)
        yield aim(T("ti4-advice-from-other-home", seat=seat_name(seat), n=away))


@ADVICE.on(TILE)
def tile(at: At, offer: Offer) -> Iterator[Point]:
    """What its planets pay. TI-MAP-11"""
    number = whole(str(offer.answer))
    planets = [PLANETS[id] for id in TILES[number].planets] if number in TILES else []
    if number in TILES:
        yield _pays(len(planets), sum(one.resources for one in planets), sum(one.influence for one in planets))


# --- what seldom comes -----------------------------------------------------------------------------------------------


@ADVICE.on(COLONIST)
def colonist(at: At, offer: Offer) -> Iterator[Point]:
    """Who gets the planet, by points."""
    seat = whole(str(offer.answer)) or 0
    if seat == at.seat:
        yield aim(T("ti4-advice-yourself"))
    else:
        yield aim(T("ti4-advice-has-points", seat=seat_name(seat), n=at.view.seats[seat].points))


@ADVICE.on(SETTLE)
def settle(at: At, offer: Offer) -> Iterator[Point]:
    """A planet for an infantry. TI-CONTROL-07"""
    planet = at.question.about.params.get("planet")
    if offer.answer == "yes" and isinstance(planet, Text):
        yield aim(T("ti4-advice-takes", planet=planet))
    else:
        yield against(T("ti4-advice-planet-lost"))


@ADVICE.on(BRIBE)
def bribe(at: At, offer: Offer) -> Iterator[Point]:
    """Votes for trade goods."""
    number = int(str(offer.answer))
    yield aim(T("ti4-advice-bought-votes", n=number))
    yield cost(T("ti4-advice-goods", n=number, left=max(0, galaxy.me(at).trade_goods - number)))


@ADVICE.on(PILLAGE)
def pillage(at: At, offer: Offer) -> Iterator[Point]:
    """A trade good then. TI-COMMODITY-06"""
    yield aim(T("ti4-advice-goods-then", n=galaxy.me(at).trade_goods + 1))
    if offer.answer != GOODS:
        yield aim(T("ti4-advice-commodity-turns"))


@ADVICE.on(AMBUSH)
def ambush(at: At, offer: Offer) -> Iterator[Point]:
    """Ships that shoot before the combat. TI-ABILITY-14"""
    number = sum(numbers(offer.answer).values())
    yield aim(T("ti4-advice-ambush", n=number))
