"""What is hidden, dealt anew: from one seat, for the test that views do not interfere; or from all, after a rollback.

EC-PUB-01, EC-PUB-02, EC-PUB-03
"""

from __future__ import annotations

from random import Random

from engine.ask import Seat
from engine.chance import redeal, redeal_from
from engine.eclipse.components import SECTORS
from engine.eclipse.state import Stack, State


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
    kept = [player.kept for player in state.players if player.seat != seat]
    looking = state.looking
    looked = [[looking.discovery]] if looking and looking.discovery and looking.seat != seat else []
    _facedown(state, [*kept, *looked], chance)
    if looking and looked:
        looking.discovery = looked[0][0]


def _facedown(state: State, others: list[list[str]], chance: Random) -> None:
    """Discovery tiles of the supply and on the map, dealt anew together with some that others have."""
    laid = [sector for sector in state.sectors.values() if sector.discovery is not None]
    fronts = [[str(sector.discovery)] for sector in laid]
    redeal([state.discoveries, *others, *fronts], chance)
    for sector, front in zip(laid, fronts, strict=True):
        sector.discovery = front[0]


def redeal_stacks(state: State, chance: Random) -> None:
    """Mixes bags and stacks anew, and the discovery tiles that lie on the map."""
    redeal([state.bag], chance)
    redeal([state.reputation], chance)
    _facedown(state, [], chance)
    for ring, stack in state.stacks.items():
        redeal_from(stack, _unseen(state, ring), chance)


def _unseen(state: State, ring: Stack) -> list[str]:
    """The sectors that can lie in a stack: those that nobody has seen yet, also such as are not in this game; what lies
    there once it was made anew from its discards is known. EC-EXP-18
    """
    if ring in state.recycled:
        return state.stacks[ring]
    seen = {*state.sectors, *state.drawn, *state.discards[ring]}
    return [id for id, sector in SECTORS.items() if sector.stack == ring and id not in seen]
