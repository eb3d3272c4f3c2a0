"""Shuffles everything that a seat cannot see: the test that views do not interfere. TI-HIDDEN-01, TI-HIDDEN-03"""

from __future__ import annotations

from random import Random

from engine.ask import Seat
from engine.chance import shuffled
from engine.ti4.state import Player, State


def scramble(state: State, seat: Seat | None, chance: Random) -> State:
    """Deals the hidden cards anew among decks and other hands, keeping every count. Changes and returns `state`."""
    others = [player for player in state.players if player.seat != seat]
    state.action_deck = _redeal(state.action_deck, others, "action_cards", chance)
    state.secret_deck = _redeal(state.secret_deck, others, "secrets", chance)
    _redeal([], others, "notes", chance)
    _redeal([], others, "tiles", chance)
    state.agenda_deck = shuffled(state.agenda_deck, chance)
    state.stage_1 = shuffled(state.stage_1, chance)
    state.stage_2 = shuffled(state.stage_2, chance)
    state.seed = shuffled_seed(state.seed, chance)
    return state


def shuffled_seed(seed: str, chance: Random) -> str:
    """Another seed: nobody may see by anything what the dice will be."""
    return "".join(shuffled(seed, chance))


def _redeal(deck: list[str], players: list[Player], hand: str, chance: Random) -> list[str]:
    pool = shuffled([*deck, *(card for player in players for card in getattr(player, hand))], chance)
    for player in players:
        size = len(getattr(player, hand))
        setattr(player, hand, pool[:size])
        pool = pool[size:]
    return pool
