"""Technologies: what a player may research, and what researching or gaining one does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.ask import Option, Refusal, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.components import FACTIONS, PLANETS, TECHNOLOGIES, UNITS, Technology
from engine.ti4.payment import exhaust, pay, purse, readied, value
from engine.ti4.play import Game
from engine.ti4.windows import Moment, window

LATER = ("exotrireme_2", "hybrid_crystal_fighter_2")
"""Upgrades with a text of their own that is not built yet; they stay out of the decks."""


def deck(game: Game, seat: Seat) -> list[str]:
    """A seat's technology deck: every technology it may own and does not. TI-SETUP-08, TI-TECH-03, TI-TECH-15"""
    player = game.player(seat)
    return [id for id in _cards(player.faction) if id not in player.technologies]


def in_deck(game: Game, seat: Seat, id: str) -> bool:
    """Whether the card lies in the seat's deck: generic or of its faction, working, not owned. TI-TECH-06"""
    player = game.player(seat)
    return id in _cards(player.faction) and id not in player.technologies


@cache
def _cards(faction: str) -> tuple[str, ...]:
    """Every working technology that a faction may own: its own upgrades stand for generic ones."""
    own = [TECHNOLOGIES[id] for id in FACTIONS[faction].technologies]
    kept_out = {*LATER, *(card.replaces for card in own)}
    cards = (card for card in TECHNOLOGIES.values() if card.faction is None or (card.faction == faction and card.unit))
    return tuple(card.id for card in cards if card.id not in kept_out)


def missing(game: Game, seat: Seat, card: Technology) -> dict[str, int]:
    """Prerequisite symbols that owned technologies do not satisfy, by color; a color does nothing else. TI-TECH-09

    TI-TECH-08, TI-TECH-10, TI-TECH-11, TI-TECH-12, TI-TECH-13, TI-TECH-16, TI-TECH-17, TI-TECH-18
    """
    owned = [TECHNOLOGIES[id].color for id in game.player(seat).technologies]
    short = {}
    for color, needed in card.prerequisites.items():
        lacking = game.fold("prerequisites", needed - owned.count(color), seat, color=color, technology=card.id)
        if lacking > 0:
            short[color] = lacking
    return short


def specialists(game: Game, seat: Seat, color: str) -> list[str]:
    """What can be exhausted in place of a symbol of that color: readied planets with the specialty, and laws.

    TI-PLANET-06, TI-TECH-19, TI-TECH-20
    """
    planets = [planet for planet in readied(game, seat) if PLANETS[planet].specialty == color]
    found: list[str] = game.fold("specialists", planets, seat, color=color)
    return found


def _worth(game: Game, id: str) -> int:
    """The resources that are lost for paying when this is exhausted."""
    return value(game, id, "resources") if id in PLANETS else 0


def _exhaust(game: Game, id: str) -> None:
    """Exhausts a planet or a law."""
    if id in PLANETS:
        exhaust(game, id)
    for law in game.state.laws:
        law.exhausted = law.exhausted or law.id == id


def feasible(game: Game, seat: Seat, short: dict[str, int], cost: int, used: list[str]) -> bool:
    """Whether specialists can stand for the symbols, those in `used` already counted, and `cost` be paid after."""
    spent = list(used)
    for color, number in short.items():
        left = [planet for planet in specialists(game, seat, color) if planet not in used]
        if len(left) < number:
            return False
        spent += sorted(left, key=lambda id: _worth(game, id))[:number]
    return not cost or purse(game, seat, "resources") - sum(_worth(game, id) for id in spent) >= cost


def researchable(game: Game, seat: Seat, cost: int = 0) -> list[str]:
    """The technologies a seat could research now for that many resources, with planets for symbols where need be."""
    return list(_researchable(game, seat, cost))


def can_research(game: Game, seat: Seat, cost: int = 0) -> bool:
    """Whether a seat could research any technology now for that many resources. TI-TECH-16"""
    return any(True for _ in _researchable(game, seat, cost))


def _researchable(game: Game, seat: Seat, cost: int) -> Iterator[str]:
    if cost and purse(game, seat, "resources") < cost:
        return
    for id in deck(game, seat):
        short = missing(game, seat, TECHNOLOGIES[id])
        if not short or feasible(game, seat, short, cost, []):
            yield id


async def research(game: Game, seat: Seat, cost: int = 0) -> bool:
    """Researches one technology of choice for `cost` resources. Returns False when none can be.

    TI-TECH-04, TI-TECH-14, TI-TECH-21
    """
    options = [words.with_text(id, "tech") for id in researchable(game, seat, cost)]
    if not options:
        return False
    about = T("ti4-ask-technology", seat=seat_name(seat))
    id = await game.pick("technology", seat, options, about, why=lambda id: why_not(game, seat, id), always=True)
    await _ignore(game, seat, missing(game, seat, TECHNOLOGIES[id]), cost)
    await pay(game, seat, cost, "resources", words.technology(id))
    gain(game, seat, id)
    game.say(T("ti4-researched", seat=seat_name(seat), technology=words.technology(id)))
    await window(game, Moment("after_research_technology", actor=seat, card=id))
    return True


def why_not(game: Game, seat: Seat, id: str) -> Refusal | None:
    """The rule that forbids researching a technology."""
    if id not in TECHNOLOGIES:
        return None
    card = TECHNOLOGIES[id]
    if id in game.player(seat).technologies:
        return Refusal("TI-TECH-02", T("ti4-already-owned", technology=words.technology(id)))
    if card.faction not in (None, game.player(seat).faction):
        return Refusal("TI-TECH-15", T("ti4-other-factions-technology", technology=words.technology(id)))
    short = tuple(T(f"ti4-color-{color}", n=number) for color, number in missing(game, seat, card).items())
    return Refusal("TI-TECH-16", T("ti4-prerequisites-missing", technology=words.technology(id), missing=short))


async def _ignore(game: Game, seat: Seat, short: dict[str, int], cost: int) -> None:
    """Exhausts planets with the specialty to ignore symbols, leaving enough to pay with. TI-TECH-19"""
    used: list[str] = []
    while short:
        color, number = next(iter(short.items()))
        short = {**short, color: number - 1} if number > 1 else {c: n for c, n in short.items() if c != color}
        left = [planet for planet in specialists(game, seat, color) if planet not in used]
        fitting = [planet for planet in left if feasible(game, seat, short, cost, [*used, planet])]
        about = T("ti4-ask-specialty", seat=seat_name(seat), color=T(f"ti4-color-{color}", n=1))
        used.append(await game.pick("specialty", seat, [_option(id) for id in fitting], about))
    for id in used:
        _exhaust(game, id)


def _option(id: str) -> Option:
    return Option(id, words.planet(id) if id in PLANETS else words.agenda(id))


def gain(game: Game, seat: Seat, id: str) -> None:
    """Takes a card from the deck into play; an upgrade covers its unit, on the board and in reinforcements alike.

    TI-TECH-01, TI-TECH-02, TI-TECH-07, TI-UPGRADE-01, TI-UPGRADE-02, TI-UPGRADE-03, TI-UPGRADE-05, TI-UPGRADE-06
    """
    player, card = game.player(seat), TECHNOLOGIES[id]
    player.technologies.append(id)
    if card.unit is not None:
        player.units[UNITS[card.unit].type] = card.unit
