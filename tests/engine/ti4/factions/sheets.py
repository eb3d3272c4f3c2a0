"""Positions and moves for tests of factions: who can use what in a window, notes in hands, component actions."""

from __future__ import annotations

from typing import Any

from engine.ti4 import component_action, windows
from engine.ti4.components import FACTIONS
from engine.ti4.play import Game
from engine.ti4.windows import Moment, window
from tests.engine.ti4.positions import Played, board, play

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
    for player in game.state.players:
        player.notes = [other for other in player.notes if other != note]
    game.player(holder).notes.append(note)
    return note
