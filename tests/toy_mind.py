"""A mind for the toy game, and the toy that programs know."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Amount
from engine.players.aims import Aim
from engine.players.mind import Mind, Offer, picks
from engine.players.situation import Situation
from tests.toy import BID, KEEP, PLAY, ROLL, ToyRules, ToyView

MIND: Mind[ToyView] = Mind("toy", 7)


@MIND.judges(BID, aim=Aim.EARN)
def bid(at: Situation[ToyView]) -> Iterator[Offer]:
    """Half of what there is."""
    at.memory["bids"] = int(str(at.memory.get("bids", 0))) + 1
    coins = at.view.seats[at.seat].coins
    yield Offer(coins // 2, 3000)
    yield Offer(0, 1000, Aim.KEEP)


@MIND.judges(ROLL, PLAY, aim=Aim.SCORE)
def choose(at: Situation[ToyView]) -> Iterator[Offer]:
    """The best card of the hand; a deputy keeps it."""
    for option in picks(at):
        number = option.id.removeprefix("card-")
        worth = 1000 * (int(number) % 4 + 1) if number.isdecimal() else 0
        yield Offer(option.id, worth, Aim.SPEND if number.isdecimal() else "")


@MIND.judges(KEEP, aim=Aim.EARN)
def keep(at: Situation[ToyView]) -> Iterator[Offer]:
    """As much as can be had."""
    assert isinstance(at.shape, Amount)
    yield Offer(at.shape.high, 1)


class ThinkingToy(ToyRules):
    """The toy with that mind."""

    mind = MIND
