"""Where the home world lies, where lost ships drift, what is settled after a battle, what is split. SE-HOME-01"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.ask import NO
from engine.kit.draft import Pick
from engine.players import drafts
from engine.players.advising import Point, against, aim, cost, listed, numbers
from engine.players.mind import Offer
from engine.space_empires import words
from engine.space_empires.advice.advice import ADVICE
from engine.space_empires.components import SCENARIOS, SIDES, SLINGSHOT, SURVIVES, TERRAIN
from engine.space_empires.galaxy import managing
from engine.space_empires.galaxy.blackholes import ASK_SLINGSHOT
from engine.space_empires.galaxy.board import distance
from engine.space_empires.galaxy.exploring import SHIFT
from engine.space_empires.galaxy.looking import REVEAL
from engine.space_empires.minds import guesses
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.mind import At
from engine.space_empires.phases.combat_phase import SETTLE
from engine.space_empires.phases.drafting import BID_FOR_PLACE, DRAFT
from engine.space_empires.phases.setup import EXTRA_HEX, HOME
from engine.space_empires.phases.victory import COPY
from engine.space_empires.solitaire.machines import MACHINE_TARGET
from engine.text import T

NEAR = 2
"""Hexes that ships reach early."""


@ADVICE.on(HOME)
def home(at: At, offer: Offer) -> Iterator[Point]:
    """How many hexes of the home system lie near it, and how far the farthest is. SE-HOME-01"""
    system = [one.id for one in at.view.hexes if one.home == at.seat and one.id != offer.answer]
    away = [distance(str(offer.answer), hex) for hex in system]
    if away:
        near = sum(steps <= NEAR for steps in away)
        yield aim(T("space_empires-advice-home-near", n=near, of=len(away), steps=NEAR))
        yield aim(T("space_empires-advice-home-far", n=max(away)))


@ADVICE.on(EXTRA_HEX)
def extra_hex(at: At, offer: Offer) -> Iterator[Point]:
    """How far it is from the rest of the home system. SE-HOME-01"""
    system = [one.id for one in at.view.hexes if one.home == at.seat and one.id != offer.answer]
    if system:
        steps = sum(distance(str(offer.answer), hex) for hex in system)
        yield aim(T("space_empires-advice-mean-away", n=(2 * steps + len(system)) // (2 * len(system))))


@ADVICE.on(SHIFT)
def shift(at: At, offer: Offer) -> Iterator[Point]:
    """What lost ships meet there, and how far it is from the own home world. SE-LOST-01, SE-LOST-03"""
    here, to = chart(at), str(offer.answer)
    one, own = here.hexes[to], guesses.own(here.own(to))
    if own:
        yield aim(T("space_empires-advice-meets-yours"))
    if not one.explored:
        yield aim(T("space_empires-advice-unexplored"))
    elif (terrain := here.known(to)) in TERRAIN:
        yield aim(T("space_empires-advice-terrain", terrain=words.marker_of(terrain, 0)))
    if here.home:
        yield aim(T("space_empires-advice-from-home", n=distance(to, here.home)))


@ADVICE.on(SETTLE)
def settle(at: At, offer: Offer) -> Iterator[Point]:
    """A colony for the colony ship. SE-COLONY-02"""
    if offer.answer == NO:
        yield aim(T("space_empires-advice-ship-stays"))
        return
    yield aim(T("space_empires-advice-settles", n=5))
    yield cost(T("space_empires-advice-colony-ship"))


@ADVICE.on(managing.SPLIT)
def split(at: At, offer: Offer) -> Iterator[Point]:
    """A counter more, and fewer ships in the old one."""
    yield aim(T("space_empires-advice-splits"))


@ADVICE.on(managing.ASK_MANAGE)
def manage(at: At, offer: Offer) -> Iterator[Point]:
    """Nothing is joined or given up."""
    if offer.answer == managing.BACK:
        yield aim(T("space_empires-advice-as-it-is"))
    else:
        yield against(T("space_empires-advice-seldom"))


@ADVICE.on(REVEAL)
def reveal(at: At, offer: Offer) -> Iterator[Point]:
    """Whether others learn what was looked at. SE-EXPTECH-03"""
    yield aim(T("space_empires-advice-keeps-secret" if offer.answer == NO else "space_empires-advice-tells-all"))


@ADVICE.on(COPY)
def copy(at: At, offer: Offer) -> Iterator[Point]:
    """What the technologies do."""
    chosen = listed(offer.answer)
    yield from (aim(words.technology_text(str(id))) for id in chosen)


# --- what seldom comes -----------------------------------------------------------------------------------------------


@ADVICE.on(DRAFT)
def place(at: At, offer: Offer) -> Iterator[Point]:
    """How far the home world of a place is from the nearest other one. SE-HOME-01"""
    worlds = SCENARIOS[at.view.scenario, len(at.view.seats)].worlds
    number = int(Pick.read(str(offer.answer)).of)
    others = [hex for other, hexes in enumerate(worlds) for hex in hexes if other != number]
    away = [distance(mine, other) for mine in worlds[number] for other in others]
    if away:
        yield aim(T("space_empires-advice-other-home", n=min(away)))


@ADVICE.on(BID_FOR_PLACE)
def bid(at: At, offer: Offer) -> Iterator[Point]:
    """A place earlier for CP."""
    yield from drafts.bid(offer, T("space_empires-bid-goods"))


@ADVICE.on(MACHINE_TARGET)
def machine_target(at: At, offer: Offer) -> Iterator[Point]:
    """The colony that may be lost, and who stands by it. SE-DOOM-06"""
    here, hex = chart(at), str(offer.answer)
    colony, own = here.hexes[hex].colony, Counter[str]()
    for unit in here.own(hex):
        own[unit.type] += unit.count
    if own:
        yield aim(T("space_empires-advice-stand-by", units=tuple(words.units(type, n) for type, n in own.items())))
    else:
        yield against(T("space_empires-advice-nobody-by"))
    if colony is not None:
        yield cost(T("space_empires-advice-colony-lost", cp=words.cp(colony.value)))


@ADVICE.on(ASK_SLINGSHOT)
def slingshot(at: At, offer: Offer) -> Iterator[Point]:
    """A hex further for a greater risk. SE-OPT-03, SE-OPT-04"""
    if not numbers(offer.answer):
        yield aim(T("space_empires-advice-no-slingshot", chance=10 * (SIDES - SURVIVES)))
        return
    yield aim(T("space_empires-advice-slingshot"))
    yield against(T("space_empires-advice-slingshot-lost", chance=10 * (SIDES - SURVIVES + SLINGSHOT)))
