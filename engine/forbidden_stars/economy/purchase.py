"""Buying units and structures: who can, for how much, and where they are put. FS-COST-01, FS-COST-02

Each is paid and placed before the next one: with a cache token two materiel less, with a forge token one command level
less. What an ability takes off is said by `REBATE` and paid for by using it. FS-CACHE-01, FS-FORGE-03, D-53
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.ask import Option, Refusal, Seat
from engine.forbidden_stars import words
from engine.forbidden_stars.abilities.windows import Point
from engine.forbidden_stars.components import (
    AREAS,
    BUILT,
    CACHE_WORTH,
    STRUCTURES,
    UNITS,
    UNITS_OF,
    StructureKind,
    UnitType,
)
from engine.forbidden_stars.economy import assets, materiel
from engine.forbidden_stars.economy.occasions import PURCHASE, Purchase
from engine.forbidden_stars.galaxy import areas, structures, units
from engine.forbidden_stars.interface import random_weights
from engine.forbidden_stars.play import Game, Question
from engine.ids import Id
from engine.text import T, Text, seat_name

DONE = "done"
REBATE = Point[int, str]("rebate")
"""How much materiel an ability could take off the price of a unit or structure, if it is used."""
PLACE = Question("place", open=True)
BUY_UNIT = Question("buy_unit", open=True, leads_to=True, follow_ups=[PLACE])
BUY_STRUCTURE = Question("buy_structure", open=True, leads_to=True, follow_ups=[PLACE])


@dataclass(frozen=True)
class Buy(Id):
    """What is bought, and how: with a cache token, with an ability that makes it cheaper."""

    piece: str
    cache: bool = False
    rebate: bool = False


@dataclass(slots=True)
class Terms:
    """How units are bought.

    Attributes:
        places: areas where they can be put.
        reduction: how much cheaper they are. `fits`: which units can be bought; None for any.
    """

    places: list[str]
    reduction: int = 0
    fits: Callable[[UnitType], bool] | None = None


# --- units -----------------------------------------------------------------------------------------------------------


async def unit(game: Game, seat: Seat, terms: Terms, left: int = 1) -> bool:
    """A unit is bought and placed; False when none is. FS-DEPLOY-13, FS-DEPLOY-14, D-53

    Args:
        left: how many can still be bought, for the question.
    """
    options = units_to_buy(game, seat, terms)
    if not options:
        return False
    options.append(Option(DONE, T("forbidden_stars-buy-no-more")))
    about = T("forbidden_stars-ask-buy-unit", seat=seat_name(seat), n=left)
    why = lambda id: why_not(game, seat, id, terms.reduction)  # noqa: E731
    lean, where = random_weights.to_go_on, terms.places
    chosen = await game.pick(BUY_UNIT, seat, options, about, why=why, lean=lean, where=where)
    if chosen == DONE:
        return False
    buy = Buy.read(chosen)
    place = await _choose_place(game, seat, buy.piece, [id for id in terms.places if units.fits(buy.piece, id)])
    price = due(game, seat, buy, terms.reduction), forges(game, seat, UNITS[buy.piece]) or 0
    await pay_unit(game, seat, buy, terms.reduction)
    units.recruit(game, seat, buy.piece, place)
    _said(game, seat, _way_text(buy, *price), place)
    return True


def buyable(game: Game, seat: Seat, terms: Terms) -> list[UnitType]:
    """Units in the supply whose command level is met and which can be put somewhere.

    FS-DEPLOY-06, FS-DEPLOY-15, FS-DEPLOY-16, FS-CMD-03, FS-CMD-05, FS-COST-04
    """
    found = UNITS_OF[game.player(seat).faction]
    return [
        type
        for type in found
        if (terms.fits is None or terms.fits(type))
        and forges(game, seat, type) is not None
        and units.left(game, seat, type.id) > 0
        and any(units.fits(type.id, id) for id in terms.places)
    ]


def forges(game: Game, seat: Seat, type: UnitType) -> int | None:
    """The forge tokens that a unit takes: its cost, and one where it makes up for a level; None if it cannot be had.

    FS-FORGE-01, FS-FORGE-02, FS-FORGE-03, FS-FORGE-04, FS-FORGE-05, FS-FORGE-06, FS-CMD-03, FS-COST-03, D-21
    """
    short = type.level - structures.command_level(game, seat)
    if short > 1:
        return None
    needed = type.forge + max(0, short)
    return needed if needed <= assets.held(game, seat, "forge") else None


async def pay_unit(game: Game, seat: Seat, buy: Buy, reduction: int) -> None:
    """Forge tokens, a cache token, materiel. FS-FORGE-02, FS-FORGE-03, FS-CACHE-01, FS-MAT-03"""
    needed = forges(game, seat, UNITS[buy.piece])
    assert needed is not None
    assets.lose(game, seat, "forge", needed)
    await _pay(game, seat, buy, reduction)


# --- structures ------------------------------------------------------------------------------------------------------


async def structure(game: Game, seat: Seat, places: Callable[[StructureKind], list[str]]) -> bool:
    """A structure is bought and placed; False when none is. FS-DEPLOY-09, FS-DEPLOY-13, FS-DEPLOY-14

    Args:
        places: the worlds where a kind can be put.
    """
    kinds, options = structures_to_buy(game, seat, places)
    if not options:
        return False
    options.append(Option(DONE, T("forbidden_stars-buy-no-structure")))
    about = T("forbidden_stars-ask-buy-structure", seat=seat_name(seat))
    why = lambda id: why_no_structure(game, seat, id, places)  # noqa: E731
    lean, where = random_weights.to_act, list(dict.fromkeys(id for kind in kinds for id in places(kind)))
    chosen = await game.pick(BUY_STRUCTURE, seat, options, about, why=why, lean=lean, where=where)
    if chosen == DONE:
        return False
    buy = Buy.read(chosen)
    kind = STRUCTURES[STRUCTURES.index(buy.piece)]
    place = await _choose_place(game, seat, kind, places(kind))
    price = due(game, seat, buy, 0)
    await _pay(game, seat, buy, 0)
    structures.add(game, seat, kind, place)
    _said(game, seat, _way_text(buy, price, 0), place)
    return True


def structures_to_buy(
    game: Game, seat: Seat, places: Callable[[StructureKind], list[str]]
) -> tuple[list[StructureKind], list[Option]]:
    """The kinds that could be put somewhere, and every way of paying for one."""
    kinds = [kind for kind in STRUCTURES if structures.can_add(game, seat, kind) and places(kind)]
    return kinds, [option for kind in kinds for option in ways(game, seat, kind, 0)]


def units_to_buy(game: Game, seat: Seat, terms: Terms) -> list[Option]:
    """Every way of paying for a unit that could be put somewhere."""
    return [option for type in buyable(game, seat, terms) for option in ways(game, seat, type.id, terms.reduction)]


def why_no_structure(game: Game, seat: Seat, id: str, places: Callable[[StructureKind], list[str]]) -> Refusal | None:
    """Why a structure cannot be bought."""
    buy = Buy.maybe(id)
    kind = None if buy is None else next((kind for kind in STRUCTURES if kind == buy.piece), None)
    if kind is None:
        return None
    if structures.control_left(game, seat) <= 0:
        return Refusal("FS-LIMIT-03", T("forbidden_stars-no-control-token"))
    if structures.left(game, kind) <= 0:
        return Refusal("FS-DEPLOY-15", T("forbidden_stars-none-left", piece=words.piece(kind)))
    if not places(kind):
        return Refusal("FS-STRUCT-04", T("forbidden_stars-no-site", piece=words.piece(kind)))
    return _too_dear(game, seat, kind, 0)


# --- both ------------------------------------------------------------------------------------------------------------


def cost(piece: str) -> int:
    """The printed price in materiel. FS-COST-02"""
    return UNITS[piece].cost if piece in UNITS else _PRICES[piece]


_PRICES: dict[str, int] = {kind: built.cost for kind, built in BUILT.items()}


def due(game: Game, seat: Seat, buy: Buy, reduction: int) -> int:
    """What is left to pay in materiel, never below 0. FS-CACHE-01, FS-CACHE-02, FS-CACHE-03, D-53"""
    off = reduction + (CACHE_WORTH if buy.cache else 0) + (REBATE(game, seat, 0, buy.piece) if buy.rebate else 0)
    return max(0, cost(buy.piece) - off)


def ways(game: Game, seat: Seat, piece: str, reduction: int) -> list[Option]:
    """Every way of paying for a unit or structure that the seat can afford. FS-DEPLOY-14, FS-SPEND-05"""
    prices = _prices(game, seat, piece, reduction)
    have = game.player(seat).materiel
    forge = (forges(game, seat, UNITS[piece]) or 0) if piece in UNITS else 0
    more = words.on_sheet(piece)
    return [Option(buy.id, _way_text(buy, price, forge), more=more) for buy, price in prices if price <= have]


def _prices(game: Game, seat: Seat, piece: str, reduction: int) -> list[tuple[Buy, int]]:
    caches = (False, True) if assets.held(game, seat, "cache") and cost(piece) > reduction else (False,)
    rebates = (False, True) if REBATE(game, seat, 0, piece) else (False,)
    found = [Buy(piece, cache, rebate) for rebate in rebates for cache in caches]
    return [(buy, due(game, seat, buy, reduction)) for buy in found]


def _too_dear(game: Game, seat: Seat, piece: str, reduction: int) -> Refusal:
    """With the least that this seat would have to pay for it, and cannot."""
    have = game.player(seat).materiel
    least = min((price for _, price in _prices(game, seat, piece, reduction) if price > have), default=cost(piece))
    return Refusal("FS-DEPLOY-14", T("forbidden_stars-too-dear", piece=words.piece(piece), cost=least))


def _way_text(buy: Buy, price: int, forge: int) -> Text:
    cache, rebate = int(buy.cache), int(buy.rebate)
    return T("forbidden_stars-buy", piece=words.piece(buy.piece), n=price, forge=forge, cache=cache, rebate=rebate)


def why_not(game: Game, seat: Seat, id: str, reduction: int = 0) -> Refusal | None:
    """Why a unit cannot be bought."""
    buy = Buy.maybe(id)
    if buy is None or buy.piece not in UNITS or UNITS[buy.piece].faction != game.player(seat).faction:
        return None
    if units.left(game, seat, buy.piece) <= 0:
        return Refusal("FS-DEPLOY-15", T("forbidden_stars-none-left", piece=words.piece(buy.piece)))
    if forges(game, seat, UNITS[buy.piece]) is None:
        return Refusal("FS-DEPLOY-16", T("forbidden_stars-level-or-forge-missing", piece=words.piece(buy.piece)))
    if due(game, seat, buy, reduction) <= game.player(seat).materiel:
        return Refusal("FS-DEPLOY-07", T("forbidden_stars-nowhere-to-place", piece=words.piece(buy.piece)))
    return _too_dear(game, seat, buy.piece, reduction)


async def _choose_place(game: Game, seat: Seat, piece: str, places: list[str]) -> str:
    options = [_room(game, seat, id) if piece in UNITS else Option(id, words.area(id)) for id in places]
    about = T("forbidden_stars-ask-place", seat=seat_name(seat), piece=words.piece(piece))
    why = lambda id: why_not_there(game, seat, piece, id)  # noqa: E731
    return await game.pick(PLACE, seat, options, about, why=why, where=places)


def why_not_there(game: Game, seat: Seat, piece: str, id: str) -> Refusal | None:
    """Why a unit or structure cannot be placed on an area."""
    if id not in game.state.areas:
        return None
    fits = units.fits(piece, id) if piece in UNITS else areas.is_world(id)
    if not fits:
        return Refusal("FS-DEPLOY-06", T("forbidden_stars-wrong-element"))
    if piece not in UNITS and structures.at(game, id):
        return Refusal("FS-STRUCT-04", T("forbidden_stars-structure-there"))
    if piece not in UNITS and not areas.friendly(game, seat, id):
        return Refusal("FS-DEPLOY-09", T("forbidden_stars-structure-on-friendly"))
    if areas.status(game, seat, id) in ("enemy", "contested"):
        return Refusal("FS-DEPLOY-07", T("forbidden_stars-not-on-enemy"))
    return Refusal("FS-DEPLOY-02", T("forbidden_stars-place-elsewhere"))


def _room(game: Game, seat: Seat, id: str) -> Option:
    """An area with how many units of the seat stand there by now, and how many may. FS-CAP-01, FS-CAP-08"""
    there, most = len(units.at(game, seat, id)), AREAS[id].capacity
    return Option(id, words.area(id), more=T("forbidden_stars-note-room", n=there, most=most))


async def _pay(game: Game, seat: Seat, buy: Buy, reduction: int) -> None:
    """FS-SPEND-01, FS-SPEND-02, FS-CACHE-01"""
    about = Purchase(actor=seat, piece=buy.piece, cost=cost(buy.piece) - reduction)
    if buy.cache:
        assets.lose(game, seat, "cache")
        about.cost -= CACHE_WORTH
    if buy.rebate:
        window = PURCHASE.window(game, about)
        await window.use(seat, window.choices(seat)[0].id)
    materiel.pay(game, seat, max(0, about.cost))


def _said(game: Game, seat: Seat, what: Text, place: str) -> None:
    """What was bought, what it took, and where it stands."""
    game.say(T("forbidden_stars-buys", seat=seat_name(seat), piece=what, area=words.area(place)), where=[place])
