"""Shuffles everything that a seat cannot see: the test that views do not interfere. EC-PUB-01, EC-PUB-02, EC-PUB-03"""

from __future__ import annotations

from random import Random

from engine.ask import Seat
from engine.chance import redeal
from engine.eclipse.state import State


def redeal_hidden(state: State, seat: Seat | None, chance: Random) -> None:
    """Deals the hidden tiles and sectors anew among bags, stacks, the map and what other seats hold."""
    _reputation(state, seat, chance)
    _discoveries(state, seat, chance)
    for hidden in (state.bag, *state.stacks.values()):
        redeal([hidden], chance)


def _reputation(state: State, seat: Seat | None, chance: Random) -> None:
    """Reputation tiles of the bag, of the other tracks, and those somebody else looks at."""
    hands = [player.reputation for player in state.players if player.seat != seat]
    if state.looking is not None and state.looking.seat != seat:
        hands.append(state.looking.reputation)
    redeal([state.reputation, *hands], chance)


def _discoveries(state: State, seat: Seat | None, chance: Random) -> None:
    """Facedown discovery tiles: of the supply, on the map, kept by others, and the one somebody else looks at."""
    laid = [sector for sector in state.sectors.values() if sector.discovery is not None]
    fronts = [[str(sector.discovery)] for sector in laid]
    kept = [player.kept for player in state.players if player.seat != seat]
    looking = state.looking
    looked = [[looking.discovery]] if looking and looking.discovery and looking.seat != seat else []
    redeal([state.discoveries, *kept, *fronts, *looked], chance)
    for sector, front in zip(laid, fronts, strict=True):
        sector.discovery = front[0]
    if looking and looked:
        looking.discovery = looked[0][0]
