"""Shuffles everything that a seat cannot see: the test that views do not interfere. TI-HIDDEN-01, TI-HIDDEN-03"""

from __future__ import annotations

from random import Random

from engine.ask import Seat
from engine.chance import redeal
from engine.ti4.state import State


def redeal_hidden(state: State, seat: Seat | None, chance: Random) -> None:
    """Deals the hidden cards and tiles anew among decks and other hands."""
    others = [player for player in state.players if player.seat != seat]
    redeal([state.action_deck, *(player.action_cards for player in others)], chance)
    redeal([state.secret_deck, *(player.secrets for player in others)], chance)
    redeal([player.notes for player in others], chance)
    redeal([player.tiles for player in others], chance)
    for deck in (state.agenda_deck, state.stage_1, state.stage_2):
        redeal([deck], chance)
