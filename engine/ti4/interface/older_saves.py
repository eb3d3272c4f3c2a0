"""States that an earlier version dumped, brought up to date: what stands on the faction sheets began to work."""

from __future__ import annotations

from engine.ask import Seat
from engine.ti4.components import FACTIONS
from engine.ti4.economy import notes, technology
from engine.ti4.play import Game
from engine.ti4.state import State

ONLY_IN_SHAPE_1 = b'"standing":'


def from_shape_1(state: State) -> None:
    """Players get the promissory note and the starting technologies of their faction that were not in the game then."""
    game = Game(state)
    for player in state.players:
        if not player.faction or player.eliminated:
            continue
        player.notes += [note for id in notes.of(game, player.seat) if not _known(state, note := f"{id}:{player.seat}")]
        if state.phase != "setup":
            _complete(game, player.seat)


def _known(state: State, note: str) -> bool:
    """Whether a note is in somebody's hand or play area."""
    return any(note in (*player.notes, *player.notes_in_play) for player in state.players)


def _complete(game: Game, seat: Seat) -> None:
    for id in FACTIONS[game.player(seat).faction].starting_technologies:
        if technology.in_deck(game, seat, id):
            technology.gain(game, seat, id)
