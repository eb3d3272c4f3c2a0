"""Exploring and settling: what a stack still holds, what a sector gives, what its disc costs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import YES
from engine.eclipse import words
from engine.eclipse.advice.advice import ADVICE, disc, gives, of_sector, production, upkeep
from engine.eclipse.components import DISCOVERIES, SECTORS
from engine.eclipse.economy.colony_ships import COLONY, Target
from engine.eclipse.economy.discovery import DISCOVERY
from engine.eclipse.galaxy import wormholes
from engine.eclipse.galaxy.claims import CLAIM
from engine.eclipse.galaxy.explore import CONTROL, EXPLORE, EXPLORE_DRAWS, PLACE, TURN
from engine.eclipse.minds import charts, economy
from engine.eclipse.minds.finding import unexplored
from engine.eclipse.minds.mind import At
from engine.hexes import DIRECTIONS, Hex
from engine.players.advising import Point, against, aim, cost
from engine.players.mind import Offer
from engine.text import T

RINGS = {"inner": "I", "middle": "II", "outer": "III"}
"""The numbers of rings, by their stacks."""


def best_space(at: At) -> Iterator[Point]:
    """The space of the frontier that promises most."""
    spaces = [Hex(*space) for space in at.view.frontier]
    if spaces:
        yield from unseen(at, max(spaces, key=lambda space: (unexplored.hopes(at, space), space.q, space.r)))


def unseen(at: At, space: Hex) -> Iterator[Point]:
    """What can still come from the stack of a space: everybody can count it. EC-EXP-18"""
    stack = wormholes.stack_of(space)
    lying = {sector.id for sector in at.view.sectors} | set(at.view.discards)
    left = [card for id, card in SECTORS.items() if card.stack == stack and id not in lying]
    if not left:
        return
    points, people = sum(card.vp for card in left), sum(len(card.squares) for card in left)
    yield aim(T("eclipse-advice-unseen", n=len(left), ring=RINGS[stack], vp=points, people=people))
    guarded = sum(bool(card.ancients) for card in left)
    if guarded:
        yield against(T("eclipse-advice-guarded", n=guarded, of=len(left)))


@ADVICE.on(EXPLORE)
def explore(at: At, offer: Offer) -> Iterator[Point]:
    """What may lie there. EC-EXP-01"""
    if offer.answer != "done":
        yield from unseen(at, wormholes.space(str(offer.answer)))


@ADVICE.on(EXPLORE_DRAWS)
def draws(at: At, offer: Offer) -> Iterator[Point]:
    """How many there are to choose from. EC-SPECIES-28"""
    yield aim(T("eclipse-advice-draws", n=int(str(offer.answer))))


@ADVICE.on(PLACE)
def place(at: At, offer: Offer) -> Iterator[Point]:
    """What the drawn sector gives, and who guards it. EC-EXP-04"""
    card = SECTORS.get(str(offer.answer))
    if card is None:
        return
    yield from gives(at, card.vp, card.squares, card.discovery)
    if economy.kept_from(at, card.id):
        yield against(T("eclipse-advice-ancients", n=card.ancients))


@ADVICE.on(TURN)
def turn(at: At, offer: Offer) -> Iterator[Point]:
    """To how many own sectors its wormholes lead then, and how many lead on into the unknown."""
    asked = at.question.about.params.get("sector")
    card = next((SECTORS[id] for id in at.view.drawn if words.sector(id) == asked), None)
    if card is None or at.view.exploring is None:
        return
    here, lying = Hex(*at.view.exploring), {charts.place(sector): sector for sector in at.view.sectors}
    ways = [(edge + int(str(offer.answer))) % 6 for edge in card.wormholes]
    met = [(way, lying.get(here + DIRECTIONS[way])) for way in ways]
    own = sum(one is not None and one.owner == at.seat and (way + 3) % 6 in one.wormholes for way, one in met)
    yield aim(T("eclipse-advice-wormholes", own=own, unknown=sum(one is None for _, one in met)))


@ADVICE.on(CONTROL, CLAIM)
def control(at: At, offer: Offer) -> Iterator[Point]:
    """What the sector gives, and the disc that stays there."""
    sector = charts.named(at.view, at.question.where[0])
    if sector is not None and offer.answer == YES:
        yield from of_sector(at, sector)
        yield from disc(at)
    elif sector is not None:
        yield aim(upkeep(at))
        yield from (against(T("eclipse-advice-gives-up", n=sector.vp)),) if sector.vp else ()


@ADVICE.on(COLONY)
def colony(at: At, offer: Offer) -> Iterator[Point]:
    """What one more cube brings in each round, and the colony ship. EC-COLONY-02"""
    target = Target.maybe(str(offer.answer))
    then = production(at, target.track) if target is not None else None
    if then is not None:
        yield aim(then)
        yield cost(T("eclipse-advice-colony-ship", left=economy.me(at).colony_ships - 1))


@ADVICE.on(DISCOVERY)
def discovery(at: At, offer: Offer) -> Iterator[Point]:
    """What its front does, or the points that it is worth at the end. EC-DISCO-01"""
    drawn = at.view.own.drawn_discovery if at.view.own else None
    if offer.answer == "keep":
        yield aim(T("eclipse-advice-at-the-end"))
    if drawn is None or offer.answer != "use":
        return
    front = words.front(DISCOVERIES[drawn])
    if front is not None:
        yield aim(front)
    yield against(T("eclipse-advice-no-points"))
