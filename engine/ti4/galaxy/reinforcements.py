"""Reinforcements: taking units out of them, and back into them when there is none left of a type.

Fighters and infantry never run out, but each group of them needs one figure: the figures limit the groups.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.ask import Option, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.components import PIECES, TOKENED
from engine.ti4.galaxy import capacity, units
from engine.ti4.galaxy.board import system_of
from engine.ti4.play import Game, Question

LEAVE = "none"
Groups = Mapping[str, int]
"""Pieces of a type by place."""
PLENTY = 99
"""How many fighters or infantry can be had, where there is a figure for their group. TI-LIMIT-04"""


async def place_from_reinforcements(game: Game, seat: Seat, type: str, number: int, place: str) -> int:
    """Puts units down as far as they can be had, taking some off the board where none is left. Returns how many.

    TI-REINFORCE-01, TI-REINFORCE-02, TI-PRODUCTION-16, TI-PRODUCTION-17, TI-CONSTRUCTION-10
    """
    placed = await put(game, seat, type, number, place)
    if placed:
        game.say(
            T("ti4-placed", seat=seat_name(seat), units=words.units({type: placed}), place=words.place(place)),
            where=[system_of(game.state, place)],
        )
    return placed


async def put(game: Game, seat: Seat, type: str, number: int, place: str) -> int:
    """Puts units down without a word. Returns how many could be had. TI-PRODUCTION-16, TI-PRODUCTION-17"""
    placed = 0
    while placed < number and await secure(game, seat, type, place):
        pieces = number - placed if type in TOKENED else 1
        units.add(game, seat, type, pieces, place)
        placed += pieces
    return placed


async def secure(game: Game, seat: Seat, type: str, place: str) -> bool:
    """Makes sure that one unit of a type can be put down in a place now; whoever wants to may leave the board alone.

    TI-PRODUCTION-17, TI-PRODUCTION-18, TI-FIGHTERTOKEN-02, TI-INFANTRYTOKEN-02, TI-LIMIT-05
    """
    if in_hand(game, seat, type, place):
        return True
    places = returnable(game, seat, type)
    if not places:
        return False
    return await _take_back(game, seat, type, [other for other in places if other != place] or places, place)


def in_hand(game: Game, seat: Seat, type: str, place: str) -> bool:
    """Whether reinforcements hold a unit of a type for this place.

    Fighters and infantry are counted, never told apart as figures and tokens, because these may be exchanged at any
    time and are plenty; what counts is that each group has a figure.
    TI-PRODUCTION-16, TI-LIMIT-02, TI-LIMIT-03, TI-LIMIT-04, TI-LIMIT-05, TI-FIGHTERTOKEN-01, TI-FIGHTERTOKEN-03,
    TI-FIGHTERTOKEN-06, TI-INFANTRYTOKEN-01, TI-INFANTRYTOKEN-03, TI-INFANTRYTOKEN-06
    """
    return _in_hand(game.on_board(seat, type), type, place)


def _in_hand(groups: Groups, type: str, place: str) -> bool:
    if type not in TOKENED:
        return sum(groups.values()) < PIECES[type]
    return place in groups or len(groups) < PIECES[type]


def returnable(game: Game, seat: Seat, type: str) -> list[str]:
    """Places that units of a type may be taken back from: systems without the seat's own token. TI-PRODUCTION-17"""
    board = game.state.systems
    return [place for place in game.on_board(seat, type) if seat not in board[system_of(game.state, place)].tokens]


def obtainable(game: Game, seat: Seat, type: str, place: str | None = None) -> int:
    """How many units of a type can be had, those that can be taken back included. TI-PRODUCTION-16, TI-PRODUCTION-17"""
    return supply(game, seat, type)(place)


def supply(game: Game, seat: Seat, type: str) -> Callable[[str | None], int]:
    """How many units of a type can be had as the board is now, by the place they are for."""
    return _supply(game, seat, type, game.on_board(seat, type))


def _supply(game: Game, seat: Seat, type: str, groups: Groups) -> Callable[[str | None], int]:
    board = game.state.systems
    back = [number for where, number in groups.items() if seat not in board[system_of(game.state, where)].tokens]
    if type in TOKENED:
        anywhere = len(groups) < PIECES[type] or bool(back)
        return lambda place: PLENTY if anywhere or place in groups else 0
    left = PIECES[type] - sum(groups.values()) + sum(back)
    return lambda place: left


class Stock:
    """What a seat can have of every type as the board is now: looked through once where many types are in question."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game, self.seat, self._pieces, self._free = game, seat, game.pieces(seat), dict[str, int]()

    def free_slots(self, system: str) -> int:
        """As the function of that name."""
        if system not in self._free:
            self._free[system] = capacity.free_slots(self.game, self.seat, system)
        return self._free[system]

    def supply(self, type: str) -> Callable[[str | None], int]:
        """As the function of that name."""
        return _supply(self.game, self.seat, type, self._pieces.get(type, {}))

    def in_hand(self, type: str, place: str) -> bool:
        """As the function of that name."""
        return _in_hand(self._pieces.get(type, {}), type, place)


DROP_GROUP = Question("drop_group", open=True)


async def settle_groups(game: Game, seat: Seat, type: str) -> None:
    """Gives up groups of tokens for which no figure is left, as the owner chooses.

    TI-FIGHTERTOKEN-04, TI-FIGHTERTOKEN-05, TI-INFANTRYTOKEN-04, TI-INFANTRYTOKEN-05, TI-LIMIT-05
    """
    groups = game.on_board(seat, type)
    while len(groups) > PIECES[type]:
        options = [Option(place, words.place(place)) for place in groups]
        about = T("ti4-ask-drop-group", seat=seat_name(seat), unit=words.unit(type))
        place = await game.pick(DROP_GROUP, seat, options, about)
        units.remove(game, seat, type, groups[place], place)
        game.say(T("ti4-token-without-figure", seat=seat_name(seat), unit=words.unit(type), place=words.place(place)))
        groups = game.on_board(seat, type)


TAKE_BACK = Question("take_back", open=True)


async def _take_back(game: Game, seat: Seat, type: str, places: list[str], target: str) -> bool:
    """One piece, or a whole group of tokens for its figure, comes back from a place of the owner's choice, or none
    does. Returns whether one did.

    Damaged pieces go first; what the rest of the fleet there cannot hold any more is lost. TI-PRODUCTION-17,
    TI-CAPACITY-04
    """
    options = [_offer(game, seat, type, place) for place in places] + [Option(LEAVE, T("ti4-take-back-none"))]
    about = T("ti4-ask-take-back", seat=seat_name(seat), unit=words.unit(type))
    place = await game.pick(TAKE_BACK, seat, options, about, lean=lambda id: 1 if id == LEAVE else 3)
    if place == LEAVE:
        return False
    number = _group(game, seat, type, place)
    hurt = min(units.damaged(game, seat, type, place), number)
    units.remove(game, seat, type, number, place, hurt)
    game.say(T("ti4-taken-back", seat=seat_name(seat), units=words.units({type: number}), place=words.place(place)))
    system = system_of(game.state, place)
    if system != system_of(game.state, target):
        await capacity.after_loss(game, seat, system)
    return True


def _offer(game: Game, seat: Seat, type: str, place: str) -> Option:
    pieces = words.units({type: _group(game, seat, type, place)})
    return Option(place, T("ti4-take-back-from", units=pieces, place=words.place(place)))


def _group(game: Game, seat: Seat, type: str, place: str) -> int:
    """How many pieces go for one: tokens go with their figure."""
    return units.count(game, seat, type, place) if type in TOKENED else 1
