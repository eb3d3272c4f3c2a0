"""What is hidden, dealt anew: from one seat, for the test that views do not interfere; or from all, after a rollback.

TI-HIDDEN-01, TI-HIDDEN-03
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.ask import Seat
from engine.chance import redeal, redeal_from
from engine.ti4.components import OBJECTIVES
from engine.ti4.economy import notes
from engine.ti4.state import Player, State

SWAPS = 3
"""So many times each hidden note changes places, where it can."""


def redeal_hidden(state: State, seat: Seat | None, chance: Random) -> None:
    """Deals the hidden cards and tiles anew among decks and other hands."""
    others = [player for player in state.players if player.seat != seat]
    redeal([state.action_deck, *(player.action_cards for player in others)], chance)
    redeal([state.secret_deck, *(player.secrets for player in others)], chance)
    _redeal_notes(state, others, chance)
    redeal([player.tiles for player in others], chance)
    redeal([state.agenda_deck], chance)
    _redeal_rows(state, chance)


def _redeal_notes(state: State, others: Sequence[Player], chance: Random) -> None:
    """Notes change places between the hands of others, as far as everyone could count them there.

    TI-PROMISSORY-09, TI-TRANSACTION-04
    """
    traded = any(player.notes_lent for player in state.players)
    places = [(player, at) for player in others for at in range(len(player.notes)) if traded]
    for _ in range(SWAPS * len(places)):
        (one, at), (other, there) = (places[int(chance.random() * len(places))] for _ in range(2))
        one.notes[at], other.notes[there] = other.notes[there], one.notes[at]
        if not notes.countable(state):
            one.notes[at], other.notes[there] = other.notes[there], one.notes[at]


def redeal_decks(state: State, chance: Random) -> None:
    """Mixes the decks anew, and the facedown public objectives with those that this game left in the box."""
    for deck in (state.action_deck, state.secret_deck, state.agenda_deck):
        redeal([deck], chance)
    _redeal_rows(state, chance)


def _redeal_rows(state: State, chance: Random) -> None:
    """Facedown public objectives: any that nobody has seen. TI-HIDDEN-03"""
    for stage, row in ((1, state.stage_1), (2, state.stage_2)):
        unseen = [card.id for card in OBJECTIVES.values() if card.stage == stage and card.id not in state.public]
        redeal_from(row, unseen, chance)
