"""Votes for trade goods, once everybody has voted: for what, how many, and whether that is worth it; and votes that are
taken from others.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.ask import Amount
from engine.players.aims import Aim
from engine.players.mind import Offer
from engine.ti4.cards.politics import BRIBE
from engine.ti4.interface.view import VoteView
from engine.ti4.minds import agenda, ballots, elections
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, weights, worth

VAIN = -100
"""What it is worth to buy votes that change nothing."""


def best(at: At) -> int:
    """What it is worth to turn an outcome with as many votes as it takes."""
    vote = at.view.vote
    return max((turned(at, choice) for choice in vote.outcomes), default=VAIN) if vote is not None else VAIN


def turned(at: At, choice: str) -> int:
    """What it is worth to buy as many votes for an outcome as it takes, each for a trade good. TI-TRADEGOOD-07"""
    vote = at.view.vote
    number = _missing(at, vote, choice) if vote is not None else 0
    if vote is None or not 0 < number <= galaxy.me(at).trade_goods:
        return VAIN
    return agenda.outcome(at, vote.agenda, choice) - _decided(at, vote) - number * weights.TRADE_GOOD


def _decided(at: At, vote: VoteView) -> int:
    """What is decided without them, in worth: of a tie what is worst, unless the own seat breaks it. TI-OUTCOME-02"""
    votes = ballots.tallied(vote)
    most = max(votes.values(), default=0)
    tied = [agenda.outcome(at, vote.agenda, one) for one, number in votes.items() if number == most]
    return max(tied, default=0) if at.view.speaker == at.seat else min(tied, default=0)


def _missing(at: At, vote: VoteView, choice: str) -> int:
    """Votes with which an outcome is decided; of the speaker with which it is level. TI-OUTCOME-02"""
    votes = ballots.tallied(vote)
    most = max((number for one, number in votes.items() if one != choice), default=0)
    return most + (at.view.speaker != at.seat) - votes[choice]


@MIND.judges(BRIBE, aim=Aim.TRADE, careful=True)
def bribe(at: At) -> Iterator[Offer]:
    """As many as it takes for what they are bought for."""
    vote = at.view.vote
    if isinstance(at.shape, Amount) and vote is not None:
        choice = max(vote.outcomes, key=lambda one: turned(at, one))
        yield Offer(max(at.shape.low, min(at.shape.high, _missing(at, vote, choice))), 1)


def exhausted(at: At, seat: int | None) -> int:
    """What it is worth that a seat cannot vote with its cultural planets; its own harm comes last."""
    if seat is None or seat == at.seat:
        return -weights.SURE
    planets = [galaxy.of(at).planets[id] for id in galaxy.planets(at, seat)]
    lost = sum(one.influence for one in planets if one.trait == "cultural" and not one.exhausted)
    votes = not galaxy.able(at.view.seats[seat], agenda.THREAT) and not elections.one_vote_each(at)
    return lost * worth.dislike(at, seat) // 4 * votes


def silenced(at: At, seat: int | None) -> int:
    """What it is worth that a seat cannot vote on the agenda: the more, the more of the others' votes it has, and the
    worse is what it votes for.
    """
    vote = at.view.vote
    if vote is None or seat is None or at.seat in vote.silent:
        return 0
    if seat == at.seat:
        return -weights.SURE
    others = {one: elections.votes(at, one) for one in ballots.waiting(at, vote) if one != at.seat}
    return _opposed(at, vote, seat) * others.get(seat, 0) // max(1, sum(others.values()))


def _opposed(at: At, vote: VoteView, seat: int) -> int:
    """By how much what is best for a seat is worse than what is best for the own one."""
    other = galaxy.through(at, seat)
    mine, theirs = ({one: agenda.outcome(who, vote.agenda, one) for one in vote.outcomes} for who in (at, other))
    liked = [mine[one] for one in vote.outcomes if theirs[one] == max(theirs.values())]
    return max(mine.values(), default=0) - sum(liked) // max(1, len(liked))
