"""Before the first round and beside the board: where the home world lies, who goes first, what is copied. SE-HOME-01"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import PickSome
from engine.players.aims import Aim
from engine.players.mind import Offer, picks
from engine.space_empires.economy.economic_phase import FIRST_PLAYER
from engine.space_empires.galaxy.board import distance
from engine.space_empires.minds.mind import MIND, At
from engine.space_empires.phases.drafting import BID_FOR_PLACE, DRAFT
from engine.space_empires.phases.setup import EXTRA_HEX, HOME
from engine.space_empires.phases.victory import COPY

COPIED = ("ship_size", "attack", "defense", "move", "tactics", "terraforming")
"""What is copied first."""


@MIND.judges(HOME)
def home(at: At) -> Iterator[Offer]:
    """The hex from which its home system is nearest."""
    system = [one.id for one in at.view.hexes if one.home == at.seat]
    for option in picks(at):
        yield Offer(option.id, -10 * sum(distance(option.id, hex) for hex in system))


@MIND.rates(DRAFT)
def place(at: At, id: str) -> int:
    """Any of them: home systems are alike."""
    return int(10 * at.chance.random())


@MIND.judges(BID_FOR_PLACE)
def bid(at: At) -> Iterator[Offer]:
    """Nothing: no place is worth more than another."""
    yield Offer(0, 0)


@MIND.rates(EXTRA_HEX)
def extra_hex(at: At, id: str) -> int:
    """Any of them."""
    return int(10 * at.chance.random())


@MIND.rates(FIRST_PLAYER, careful=True)
def first_player(at: At, id: str) -> int:
    """Oneself."""
    return 100 * (id == str(at.seat))


@MIND.judges(COPY, aim=Aim.RESEARCH)
def copy(at: At) -> Iterator[Offer]:
    """The best two."""
    found = [option.id for option in picks(at)]
    liked = sorted(found, key=lambda id: COPIED.index(id) if id in COPIED else len(COPIED))
    assert isinstance(at.shape, PickSome)
    yield Offer(liked[: at.shape.high], 100)
    yield Offer([], 0)
