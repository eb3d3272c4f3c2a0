"""Technologies: what a player may research, and what researching or gaining one does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from engine.ask import Option, Refusal, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.holdings import ready_card
from engine.ti4.abilities.implemented import working
from engine.ti4.abilities.occasions import OfSeat, WithCard
from engine.ti4.abilities.windows import Moment
from engine.ti4.components import FACTION_ABILITIES, FACTIONS, PLANETS, TECHNOLOGIES, UNITS, Technology
from engine.ti4.economy.payment import affords_both, exhaust, pay, pay_leaving, purse, value
from engine.ti4.play import Game, Point, Question
from engine.ti4.state import Player

NO_WAIVER = "no"
_WITH_SPECIALTY = {
    color: [id for id, card in PLANETS.items() if card.specialty == color]
    for color in dict.fromkeys(card.specialty for card in PLANETS.values())
}
"""The planets with a specialty, by its color."""
Waiver = tuple[str, int]
"""A component that lets one technology be researched without prerequisites, and the resources that this costs."""

AFTER_RESEARCH_TECHNOLOGY = Moment[WithCard]("after_research_technology", card=words.technology)
WHEN_RESEARCH_TECHNOLOGY = Moment[OfSeat]("when_research_technology")


class Needing(NamedTuple):
    """A color among the prerequisites of a technology."""

    color: str
    technology: str


SPECIALISTS = Point[list[str], Needing]("specialists")
"""What stands for a symbol of a color once: planets and laws, which are exhausted, and ids of faction abilities."""
PREREQUISITES = Point[int, Needing]("prerequisites")
"""Symbols of a color still needed for a technology."""
WAIVERS = Point[list[Waiver], str]("waivers")
"""What does away with all prerequisites of a technology."""
RESEARCHES = Point[bool, None]("researches")
"""Whether the seat researches; else research is paid for and opens a moment instead."""


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
    own = [TECHNOLOGIES[id] for id in FACTIONS[faction].technologies if working(id)]
    kept_out = {card.replaces for card in own}
    generic = (card for card in TECHNOLOGIES.values() if card.faction is None and card.id not in kept_out)
    return tuple(card.id for card in (*generic, *own))


def owned(game: Game, seat: Seat) -> list[Technology]:
    """The seat's technologies, and those whose text its own cards copy."""
    player = game.player(seat)
    return [TECHNOLOGIES[id] for id in (*player.technologies, *player.copies.values())]


def missing(game: Game, seat: Seat, card: Technology) -> dict[str, int]:
    """Prerequisite symbols that owned technologies do not satisfy, by color; a color does nothing else. TI-TECH-09

    TI-TECH-08, TI-TECH-10, TI-TECH-11, TI-TECH-12, TI-TECH-13, TI-TECH-16, TI-TECH-17, TI-TECH-18
    """
    return _missing(game, seat, card, _colors(game, seat))


def _colors(game: Game, seat: Seat) -> list[str | None]:
    return [card.color for card in owned(game, seat)]


def _missing(game: Game, seat: Seat, card: Technology, colors: Sequence[str | None]) -> dict[str, int]:
    lacking = {color: needed - colors.count(color) for color, needed in card.prerequisites.items()}
    if PREREQUISITES.touches(game, seat):
        lacking = {color: PREREQUISITES(game, seat, n, Needing(color, card.id)) for color, n in lacking.items()}
    return {color: number for color, number in lacking.items() if number > 0}


def specialists(game: Game, seat: Seat, color: str, technology: str) -> list[str]:
    """What stands for a symbol of that color once: readied planets with the specialty and laws, which are exhausted,
    and abilities. TI-PLANET-06, TI-TECH-19, TI-TECH-20
    """
    board = game.state.planets
    able = [id for id in _WITH_SPECIALTY[color] if id in board and board[id].owner == seat and not board[id].exhausted]
    planets = able if len(able) < 2 else [id for id in board if id in able]
    return SPECIALISTS(game, seat, planets, Needing(color, technology))


def waivers(game: Game, seat: Seat, technology: str, cost: int) -> list[Waiver]:
    """What lets a technology be researched without its prerequisites, as far as it can be paid besides `cost`."""
    found = WAIVERS(game, seat, [], technology)
    return [(source, price) for source, price in found if affords_both(game, seat, price, cost)]


def _worth(game: Game, id: str) -> int:
    """The resources that are lost for paying when this is exhausted."""
    return value(game, id, "resources") if id in PLANETS else 0


def _exhaust(game: Game, id: str) -> None:
    """Exhausts a planet or a law."""
    if id in PLANETS:
        exhaust(game, id)
    for law in game.state.laws:
        law.exhausted = law.exhausted or law.id == id


def feasible(game: Game, seat: Seat, id: str, short: dict[str, int], cost: int, used: list[str]) -> bool:
    """Whether specialists can stand for the symbols, those in `used` already counted, and `cost` be paid after."""
    if _covered(game, seat, id, short, cost, used):
        return True
    if not SPECIALISTS.touches(game, seat):
        return False
    ability = next(
        (one for color in short for one in specialists(game, seat, color, id) if one in FACTION_ABILITIES), ""
    )
    if not ability or ability in used:
        return False
    return any(_covered(game, seat, id, _one_less(short, color), cost, [*used, ability]) for color in short)


def _covered(game: Game, seat: Seat, id: str, short: dict[str, int], cost: int, used: list[str]) -> bool:
    """Whether planets and laws alone can stand for the symbols."""
    spent = list(used)
    for color, number in short.items():
        left = [one for one in specialists(game, seat, color, id) if one not in spent and one not in FACTION_ABILITIES]
        if len(left) < number:
            return False
        spent += sorted(left, key=lambda one: _worth(game, one))[:number]
    return not cost or purse(game, seat, "resources") - sum(_worth(game, one) for one in spent) >= cost


def _one_less(short: dict[str, int], color: str) -> dict[str, int]:
    """The symbols that are left once one of that color is seen to."""
    return {other: left for other, number in short.items() if (left := number - (other == color))}


def researchable(game: Game, seat: Seat, cost: int = 0) -> list[str]:
    """The technologies a seat could research now for that many resources, with planets for symbols where need be."""
    return list(_researchable(game, seat, cost))


def can_research(game: Game, seat: Seat, cost: int = 0) -> bool:
    """Whether a seat could research any technology now for that many resources, or do what it does instead.

    TI-TECH-16
    """
    if not RESEARCHES(game, seat, True):
        return purse(game, seat, "resources") >= cost
    return any(True for _ in _researchable(game, seat, cost))


def _researchable(game: Game, seat: Seat, cost: int) -> Iterator[str]:
    if cost and purse(game, seat, "resources") < cost:
        return
    colors = _colors(game, seat)
    for id in deck(game, seat):
        short = _missing(game, seat, TECHNOLOGIES[id], colors)
        if not short or feasible(game, seat, id, short, cost, []) or waivers(game, seat, id, cost):
            yield id


TECHNOLOGY = Question("technology", open=True)


async def research(game: Game, seat: Seat, cost: int = 0) -> bool:
    """Researches one technology of choice for `cost` resources. Returns False when none can be.

    TI-TECH-04, TI-TECH-14, TI-TECH-21
    """
    if not RESEARCHES(game, seat, True):
        await pay(game, seat, cost, "resources", T("ti4-for-research"))
        await WHEN_RESEARCH_TECHNOLOGY.open(game, OfSeat(actor=seat))
        return True
    options = [words.with_text(id, "tech") for id in researchable(game, seat, cost)]
    if not options:
        return False
    about = T("ti4-ask-technology", seat=seat_name(seat))
    id = await game.pick(TECHNOLOGY, seat, options, about, why=lambda id: why_not(game, seat, id), always=True)
    price = await _ignore(game, seat, id, cost)
    if price:
        await pay_leaving(game, seat, price, cost, T("ti4-for-waiver", technology=words.technology(id)))
    await pay(game, seat, cost, "resources", words.technology(id))
    gain(game, seat, id)
    game.say(T("ti4-researched", seat=seat_name(seat), technology=words.technology(id)))
    await AFTER_RESEARCH_TECHNOLOGY.open(game, WithCard(actor=seat, card=id))
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


SPECIALTY = Question("specialty", open=True)


async def _ignore(game: Game, seat: Seat, technology: str, cost: int) -> int:
    """Exhausts planets with the specialty to ignore symbols, leaving enough to pay with; or waives them all, for a
    price that it returns. TI-TECH-19
    """
    short, used = missing(game, seat, TECHNOLOGIES[technology]), list[str]()
    other_ways = feasible(game, seat, technology, short, cost, []) if short else True
    price = await _waive(game, seat, technology, cost, other_ways) if short else None
    if price is not None:
        return price
    while short:
        color = next(iter(short))
        short = _one_less(short, color)
        left = [one for one in specialists(game, seat, color, technology) if one not in used]
        fitting = [one for one in left if feasible(game, seat, technology, short, cost, [*used, one])]
        about = T("ti4-ask-specialty", seat=seat_name(seat), color=T(f"ti4-color-{color}", n=1))
        used.append(await game.pick(SPECIALTY, seat, [_option(id) for id in fitting], about))
    for id in used:
        _exhaust(game, id)
    return 0


WAIVER = Question("waiver", open=False)


async def _waive(game: Game, seat: Seat, technology: str, cost: int, other_ways: bool) -> int | None:
    """The price when an ability does away with all prerequisites, exhausted like its technology; else None."""
    prices = dict(waivers(game, seat, technology, cost))
    options = [Option(source, words.technology(source)) for source in prices]
    if other_ways:
        options.append(Option(NO_WAIVER, T("ti4-by-specialties")))
    about = T("ti4-ask-waiver", seat=seat_name(seat), technology=words.technology(technology))
    chosen = await game.pick(WAIVER, seat, options, about) if prices else NO_WAIVER
    if chosen == NO_WAIVER:
        return None
    game.player(seat).exhausted_technologies.append(ready_card(game, seat, chosen) or chosen)
    game.say(T("ti4-uses-technology", seat=seat_name(seat), technology=words.technology(chosen)))
    return prices[chosen]


def _option(id: str) -> Option:
    if id in FACTION_ABILITIES:
        return Option(id, words.ability(id))
    return Option(id, words.planet(id) if id in PLANETS else words.agenda(id))


def acquire(game: Game, seat: Seat, id: str) -> None:
    """Gains a technology by an ability, without researching it or meeting prerequisites. TI-TECH-07"""
    gain(game, seat, id)
    game.say(T("ti4-gains-technology", seat=seat_name(seat), technology=words.technology(id)))


def gain(game: Game, seat: Seat, id: str) -> None:
    """Takes a card from the deck into play; an upgrade covers its unit, on the board and in reinforcements alike.

    TI-TECH-01, TI-TECH-02, TI-TECH-07, TI-UPGRADE-01, TI-UPGRADE-02, TI-UPGRADE-03, TI-UPGRADE-05, TI-UPGRADE-06
    """
    player, card = game.player(seat), TECHNOLOGIES[id]
    player.technologies.append(id)
    if card.unit is not None:
        type = UNITS[card.unit].type
        player.units[type] = upgrade(player, type) or card.unit


def upgrade(player: Player, type: str) -> str | None:
    """The unit card that covers what is printed for a type: the last one gained, but one that is copied before all."""
    cards = [TECHNOLOGIES[id].unit for id in (*player.technologies, *player.copies.values())]
    return next((card for card in reversed(cards) if card is not None and UNITS[card].type == type), None)
