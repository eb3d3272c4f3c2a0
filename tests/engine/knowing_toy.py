"""A toy game with a mind that knows nothing of one kind of question, and games of its players."""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Shape
from engine.measuring.match import Match, play
from engine.players.mind import Mind, Offer, picks
from engine.players.situation import Situation
from tests.toy import BID, GIFT, PLAY, ROLL, ToyRules, ToyView

MIND: Mind[ToyView] = Mind("toy", 1)


@MIND.judges(BID)
def bid(at: Situation[ToyView]) -> Iterator[Offer]:
    yield Offer(at.view.seats[at.seat].coins + 1, 900)  # more than there is: refused
    yield Offer(at.view.seats[at.seat].coins // 2, 500)


@MIND.judges(ROLL, PLAY)
def best_card(at: Situation[ToyView]) -> Iterator[Offer]:
    for option in picks(at):
        number = option.id.removeprefix("card-")
        yield Offer(option.id, 1000 * (int(number) % 4 + 1) if number.isdecimal() else 0)


@MIND.cuts_in(GIFT, BID)
def gift(at: Situation[ToyView], shape: Shape) -> Iterator[Offer]:
    if at.seat == 0 and "given" not in at.memory:
        at.memory["given"] = 1
        yield Offer({"to": "0", "coins": 1}, 900)  # to oneself: refused
        yield Offer({"to": "1", "coins": 1}, 500)
        yield Offer({"to": "2", "coins": 1}, 0)


class Knowing(ToyRules):
    """The toy with a mind that knows nothing of what to keep."""

    mind = MIND


def clock() -> int:
    return 0


def played(*kinds: str, seed: str = "1") -> Match:
    return play(Knowing(), kinds, seed, {}, clock)
