"""What is hidden, dealt anew: from one seat, for the test that views do not interfere; or from all, after a rollback.

TI-HIDDEN-01, TI-HIDDEN-03
"""

from __future__ import annotations

from random import Random

from engine.ask import Seat
from engine.chance import redeal, redeal_from
from engine.ti4.components import OBJECTIVES
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


def redeal_decks(state: State, chance: Random) -> None:
    """Mixes the decks anew; of the facedown public objectives also those that this game left in the box."""
    for deck in (state.action_deck, state.secret_deck, state.agenda_deck):
        redeal([deck], chance)
    for stage, row in ((1, state.stage_1), (2, state.stage_2)):
        unseen = [card.id for card in OBJECTIVES.values() if card.stage == stage and card.id not in state.public]
        redeal_from(row, unseen, chance)
