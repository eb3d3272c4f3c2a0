"""The Build action: ships and structures on own sectors, paid in materials."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.ask import Option, PickOne, Refusal, Seat
from engine.eclipse import words
from engine.eclipse.components import SHIPS, STRUCTURES, TECHNOLOGIES
from engine.eclipse.economy import storage
from engine.eclipse.galaxy import ships
from engine.eclipse.interface import random_weights
from engine.eclipse.play import Game, Owed, Question
from engine.eclipse.state import Sector
from engine.text import T, Text, seat_name

DONE = random_weights.DONE
NANOROBOTS = "nanorobots"
NEEDS = {card.unlocks: card.id for card in TECHNOLOGIES.values() if card.type == "build"}
"""The technology that a ship or structure needs. EC-BUI-15"""
ORBITAL = "orbital"


def price(game: Game, seat: Seat, thing: str) -> int:
    """Materials for a ship or structure.

    EC-BUI-05, EC-BUI-06, EC-BUI-07, EC-BUI-08, EC-BUI-09, EC-BUI-10, EC-BUI-11, EC-SPECIES-38
    """
    species = game.species(seat)
    return species.structures[thing] if thing in STRUCTURES else species.blueprints[thing].cost


def sites(game: Game, seat: Seat, thing: str) -> list[str]:
    """Sectors where it could go: any with the seat's disc, whoever else is there; one structure of a kind each.

    EC-BUI-03, EC-BUI-14, EC-BUI-16, EC-BUI-17, EC-BUI-18, EC-STRUC-02
    """
    return list(open_to(game, seat, thing))


def open_to(game: Game, seat: Seat, thing: str) -> Iterator[str]:
    """The same, one by one."""
    return (sector.id for sector in game.state.sectors.values() if sector.owner == seat and not _has(sector, thing))


def _has(sector: Sector, thing: str) -> bool:
    """Whether a structure stands there already; of ships there may be any number. EC-BUI-14, EC-BUI-16"""
    return thing in STRUCTURES and (sector.orbital if thing == ORBITAL else sector.monolith)


def refusal(game: Game, seat: Seat, thing: str) -> Refusal | None:
    """The rule that forbids building it now, or None. EC-BUI-04, EC-RES-04, EC-RES-06"""
    lacking = _lacking(game, seat, thing)
    if lacking is not None:
        return lacking
    if not storage.can_pay(game, seat, "materials", price(game, seat, thing)):
        return Refusal("EC-BUI-04", T("eclipse-cannot-pay", price=words.amount("materials", price(game, seat, thing))))
    return None


def _lacking(game: Game, seat: Seat, thing: str) -> Refusal | None:
    """What a seat lacks to build it, besides the price.

    EC-BUI-12, EC-BUI-15, EC-RESEARCH-12, EC-TECH-02, EC-TECH-20, EC-TECH-22
    """
    technology = NEEDS.get(thing)
    if technology is not None and not game.owns(seat, technology):
        return Refusal("EC-BUI-15", T("eclipse-build-needs", technology=words.technology(technology)))
    if thing in SHIPS and not ships.left(game, seat, thing):
        return Refusal("EC-BUI-12", T("eclipse-no-figure-left", ship=words.ship(thing)))
    if next(open_to(game, seat, thing), None) is None:
        return Refusal("EC-BUI-14" if game.controlled(seat) else "EC-BUI-18", T("eclipse-nowhere-to-build"))
    return None


def possible(game: Game, seat: Seat) -> Iterator[str]:
    """Ships and structures that the seat could build now. EC-BUI-01, EC-BUI-04, EC-STRUC-01"""
    purse = storage.purse(game, seat, "materials")
    for thing in (*SHIPS, *STRUCTURES):
        if price(game, seat, thing) <= purse and _lacking(game, seat, thing) is None:
            yield thing


def can(game: Game, seat: Seat, reaction: bool = False) -> bool:
    """Whether at least one thing could be built."""
    return next(possible(game, seat), None) is not None


async def act(game: Game, seat: Seat, activations: int, reaction: bool = False) -> None:
    """Builds up to so many ships and structures, in any mix; Nanorobots add one to an action, not to a reaction.

    EC-BUI-01, EC-BUI-02, EC-TECH-17, EC-REACT-04, EC-REACT-07, EC-EX-04
    """
    left = activations + (game.owns(seat, NANOROBOTS) and not reaction)
    while left and can(game, seat):
        thing = await _choose(game, seat, left)
        if thing == DONE:
            return
        await build(game, seat, thing)
        left -= 1


BUILD_AT = Question("build_at", open=True)
BUILD = Question("build", open=True, interruptible=True, leads_to=True, follow_ups=[BUILD_AT])


async def _choose(game: Game, seat: Seat, left: int) -> str:
    """What to build, or done. EC-ACT-04"""

    def shape() -> PickOne:
        stored = _stored(game, seat)
        prices = {thing: price(game, seat, thing) for thing in possible(game, seat)}
        options = [_offer(thing, cost, max(0, cost - stored)) for thing, cost in prices.items()]
        done = Option(DONE, T("eclipse-build-done"))
        return PickOne([*options, done], lambda id: _why_not(game, seat, id), random_weights.to_go_on)

    about = T("eclipse-ask-build", seat=seat_name(seat), n=left, stored=words.amount("materials", _stored(game, seat)))
    return await game.pick_anew(BUILD, seat, shape, about)


def _stored(game: Game, seat: Seat) -> int:
    return game.player(seat).storage["materials"]


@cache
def _offer(thing: str, cost: int, missing: int) -> Option:
    """A thing with its price, and how much of it must be traded for."""
    said = {"what": _name(thing), "price": words.amount("materials", cost)}
    if missing:
        return Option(thing, T("eclipse-build-by-trade", **said, missing=missing))
    return Option(thing, T("eclipse-build-option", **said))


def _name(thing: str) -> Text:
    return words.structure(thing) if thing in STRUCTURES else words.ship(thing)


def _why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    return refusal(game, seat, id) if id in (*SHIPS, *STRUCTURES) else None


async def build(game: Game, seat: Seat, thing: str) -> None:
    """One thing: where it goes, what it costs, and there it stands. EC-BUI-03, EC-BUI-04"""
    where, cost = sites(game, seat, thing), price(game, seat, thing)
    options = [Option(id, words.sector(id)) for id in where]
    game.owed = Owed(seat, "materials", cost)
    about = T("eclipse-ask-build-at", seat=seat_name(seat), what=_name(thing))
    id = await game.pick(BUILD_AT, seat, options, about, why=lambda id: _no_site(game, seat, id), where=where)
    await storage.pay(game, seat, "materials", cost, _name(thing))
    erect(game, seat, thing, id)
    game.say(T("eclipse-built", seat=seat_name(seat), what=_name(thing), sector=words.sector(id)), where=[id])


def _no_site(game: Game, seat: Seat, id: str) -> Refusal | None:
    """The rule that forbids building on a sector. EC-BUI-14, EC-BUI-18"""
    if id not in game.state.sectors:
        return None
    if game.sector(id).owner != seat:
        return Refusal("EC-BUI-18", T("eclipse-build-not-yours", sector=words.sector(id)))
    return Refusal("EC-BUI-14", T("eclipse-structure-there", sector=words.sector(id)))


def erect(game: Game, seat: Seat, thing: str, id: str) -> None:
    """A ship joins the fleet there; a structure stays to the end and serves whoever controls the sector.

    EC-BUI-13, EC-STRUC-01, EC-STRUC-03, EC-STRUC-04, EC-BATTLE-06, EC-COMP-19
    """
    sector = game.sector(id)
    if thing in SHIPS:
        ships.add(game, seat, thing, id)
    elif thing == ORBITAL:
        sector.orbital = True
    else:
        sector.monolith = True
