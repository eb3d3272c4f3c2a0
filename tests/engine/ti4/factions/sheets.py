"""Positions and moves for tests of factions: who can use what in a window, notes in hands, component actions."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.ask import PickOne
from engine.table import Table
from engine.ti4.abilities import implemented
from engine.ti4.actions import component_action
from engine.ti4.components import FACTIONS
from engine.ti4.economy import technology
from engine.ti4.galaxy import units
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.hands import lend
from tests.engine.ti4.moments import Moment, window
from tests.engine.ti4.positions import Played, board, play
from tests.engine.watching import played_to

SEATS = 4
OTHERS = ("hacan", "letnev", "xxcha", "jol_nar", "mentak", "sol")


def table(faction: str, *others: str, **options: Any) -> Game:
    """A board on which seat 0 plays that faction, against two others (`board` says what else is there)."""
    rest = others or tuple(other for other in OTHERS if other != faction)[:2]
    return board(faction, *rest, **options)


def usable(game: Game, seat: int, moment: Moment) -> list[str]:
    """What a seat could use in a window, by id: `faction:orbital_drop`, `note:military_support:0`."""
    return [option.id for option in windows.choices(game, seat, moment)]


def open_window(game: Game, moment: Moment, *answers: Any, others: str = "pass") -> Played:
    """Opens a window; mandatory abilities resolve, the others as answered (else passed)."""
    return play(window(game, moment), *answers, others=others)


def actions(game: Game, seat: int) -> list[str]:
    """The component actions a seat could take."""
    return [option.id for option in component_action.component_actions(game, seat)]


def act(game: Game, seat: int, choice: str, *answers: Any, others: str = "pass") -> Played:
    """Takes a component action, which must be offered."""
    assert choice in actions(game, seat), f"{choice} is not offered"
    return play(component_action.take(game, seat, choice), *answers, others=others)


def hand_note(game: Game, holder: int, issuer: int = 0) -> str:
    """The faction's note of the issuer goes to the holder's hand; returns it as `military_support:0`."""
    note = f"{FACTIONS[game.player(issuer).faction].note}:{issuer}"
    lend(game, note, holder)
    return note


@cache
def _saved(faction: str, phase: str, seed: int) -> bytes:
    options = {"opening": "midgame", "windows": "holders", "map": "random", "factions": "choose"}
    live = Table.new(RULES, SEATS, f"{faction}{phase}{seed}", options, keep=True)
    while live.ask is not None and live.ask.kind == "faction":
        (seat, shape), *_ = live.ask.must.items()
        offered = [option.id for option in shape.options] if isinstance(shape, PickOne) else []
        live.answer(seat, faction if faction in offered else offered[seed % len(offered)])
    return played_to(live, phase, seed)


def midgame(faction: str, phase: str, seed: int) -> tuple[Game, int]:
    """A game in the middle, where that phase begins, and the seat of the faction: it owns its technologies, its
    flagship flies, and its note is in the hand of the next seat.
    """
    game = Game(RULES.load(_saved(faction, phase, seed)))
    seat = next(player.seat for player in game.state.players if player.faction == faction)
    for id in FACTIONS[faction].technologies:
        if technology.in_deck(game, seat, id):
            technology.gain(game, seat, id)
    fleets = [id for id in game.state.systems if game.ships(seat, id)]
    if fleets and game.pieces_left(seat, "flagship"):
        units.add(game, seat, "flagship", 1, fleets[0], damaged=1)
    if implemented.working(FACTIONS[faction].note):
        hand_note(game, (seat + 1) % SEATS, seat)
    return game, seat
