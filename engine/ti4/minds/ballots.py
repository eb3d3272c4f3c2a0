"""Agendas that reward or punish those who voted: what that is worth to the own seat, and how likely it comes to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.ti4.components import AGAINST, FOR, PLANETS
from engine.ti4.interface.view import SeatView, VoteView
from engine.ti4.minds import elections, hand
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, weights, worth
from engine.ti4.phases.voting import DECIDE_OUTCOME, VOTE, VOTE_PLANETS

Value = Callable[[At, SeatView], int]
DRAWN = 2
WON = weights.SURE * weights.WINS // 100
"""What a point is worth that wins the game."""
A_POINT = 50
"""How bad it is at least that another gains a point, in hundredths of what it is worth."""
BRIBERY = "bribery"
ADDED = 5
"""Votes that somebody may add by a card."""
CASTING = frozenset({VOTE.name, VOTE_PLANETS.name})
"""Questions to whoever votes now."""


def for_seat(at: At, seat: int, value: int) -> int:
    """What is good for one is bad for the others, the more the nearer it is to winning; a point is never given away
    lightly, and what wins it the game is as bad for all of them as it is good for the one.
    """
    if seat == at.seat or value >= WON:
        return value if seat == at.seat else -value
    least = A_POINT if value >= weights.SURE else 0
    return -value * max(least, worth.dislike(at, seat)) // 100


def point(at: At, seat: SeatView) -> int:
    """What a point is worth to a seat: more where the game is won by it."""
    return WON if seat.points + 1 >= at.view.goal else weights.SURE


def _point_lost(at: At, seat: SeatView) -> int:
    return -weights.SURE * (seat.points > 0)


def hand_lost(at: At, seat: SeatView) -> int:
    """What it costs a seat to lose its action cards."""
    cards = at.view.hand.action_cards if seat.seat == at.seat and at.view.hand is not None else ()
    return -sum(hand.keep(at, card) for card in cards) if cards else -weights.ACTION_CARD * seat.action_cards


def _cards_drawn(at: At, seat: SeatView) -> int:
    return hand.drawn(at, DRAWN) if seat.seat == at.seat else DRAWN * weights.ACTION_CARD


def _token_lost(at: At, seat: SeatView) -> int:
    return -weights.TOKEN if seat.tactic + seat.strategy + seat.fleet else 0


def _planets_exhausted(at: At, seat: SeatView) -> int:
    planets = [galaxy.of(at).planets[id] for id in galaxy.planets(at, seat.seat) if PLANETS[id].trait == "cultural"]
    return -sum(one.resources * weights.RESOURCE + one.influence * weights.INFLUENCE // 2 for one in planets)


CAST: Mapping[tuple[str, str, str], Value] = {
    ("mutiny", FOR, FOR): point,
    ("mutiny", FOR, AGAINST): _point_lost,
    ("unconventional_measures", FOR, FOR): _cards_drawn,
    ("unconventional_measures", FOR, AGAINST): hand_lost,
    ("conventions_of_war", AGAINST, AGAINST): hand_lost,
    ("wormhole_research", AGAINST, AGAINST): _token_lost,
    ("representative_government", AGAINST, AGAINST): _planets_exhausted,
}
"""What comes to a seat by an agenda, by what it voted for and by the outcome."""
CONCERNED = frozenset(agenda for agenda, _, _ in CAST)


def effect(at: At, agenda: str, voted: str, outcome: str, seat: int) -> int:
    """What an outcome brings a seat that voted for the same, or for another."""
    found = CAST.get((agenda, voted, outcome))
    return found(at, at.view.seats[seat]) if found is not None else 0


def of_voters(at: At, agenda: str, outcome: str) -> int:
    """What an outcome is worth by what it does to those who voted, and to those who will vote for what is good for
    them.
    """
    vote = at.view.vote
    if agenda not in CONCERNED or vote is None:
        return 0
    cast = {ballot.seat: ballot.outcome for ballot in vote.ballots if ballot.votes}
    known = sum(for_seat(at, seat, effect(at, agenda, voted, outcome, seat)) for seat, voted in cast.items())
    to_come = [(seat, effect(at, agenda, one, outcome, seat)) for seat in waiting(at, vote) for one in vote.outcomes]
    return known + sum(for_seat(at, seat, max(0, value)) for seat, value in to_come)


def own(at: At, agenda: str, voted: str) -> int:
    """What comes to the own seat by its own vote for an outcome, in the mean."""
    vote = at.view.vote
    if agenda not in CONCERNED or vote is None:
        return 0
    every = [(likely(at, vote, one, voted), effect(at, agenda, voted, one, at.seat)) for one in vote.outcomes]
    return sum(chance * value for chance, value in every) // weights.SURE


def agreed(at: At, vote: VoteView) -> str:
    """The outcome that brings something to all who still vote for it, where no other brings any of them something, and
    none of them wins by it; else empty.
    """
    if vote.agenda not in CONCERNED:
        return ""
    voting = [seat for seat in waiting(at, vote) if seat != at.seat]
    brings = {one: [effect(at, vote.agenda, one, one, seat) for seat in voting] for one in vote.outcomes}
    liked = [one for one, values in brings.items() if max(values, default=0) > 0]
    return liked[0] if len(liked) == 1 and all(0 < value < WON for value in brings[liked[0]]) else ""


def waiting(at: At, vote: VoteView) -> list[int]:
    """Who votes after this seat, or after the last who did. TI-VOTE-01"""
    if at.question.kind == DECIDE_OUTCOME.name:
        return []
    number = len(at.view.seats)
    order = [(at.view.speaker + 1 + step) % number for step in range(number)]
    voted = {ballot.seat for ballot in vote.ballots} | ({at.seat} if at.question.kind in CASTING else set())
    after = max((order.index(seat) for seat in voted), default=-1) + 1
    return [seat for seat in order[after:] if seat not in vote.silent and not at.view.seats[seat].eliminated]


def tallied(vote: VoteView) -> dict[str, int]:
    """The votes for each outcome so far."""
    votes = dict.fromkeys(vote.outcomes, 0)
    for ballot in vote.ballots:
        votes[ballot.outcome] = votes.get(ballot.outcome, 0) + ballot.votes
    return votes


def _bought(at: At) -> int:
    """Votes that a card in the own hand adds once all have voted, each for a trade good. TI-TRADEGOOD-07"""
    known = at.view.hand.action_cards if at.view.hand is not None else ()
    return galaxy.me(at).trade_goods if BRIBERY in known else 0


def _tally(at: At, vote: VoteView, voted: str) -> tuple[dict[str, int], int]:
    """The votes for each outcome once this seat votes with all it has, for nothing where that is empty, and how many
    others can still cast.
    """
    votes = tallied(vote)
    if voted:
        votes[voted] = votes.get(voted, 0) + elections.votes(at, at.seat) + _bought(at)
    return votes, sum(elections.votes(at, seat) for seat in waiting(at, vote))


def enough(at: At, vote: VoteView, choice: str) -> int:
    """Votes with which an outcome is decided whatever others still cast, with a card that adds some. TI-VOTE-15"""
    votes, left = _tally(at, vote, "")
    if (found := elections.blocks(at, vote, votes, waiting(at, vote))) is not None:
        votes, left = found, 0
    return max(0, _most(votes, choice) + left + ADDED + 1 - votes.get(choice, 0))


def overtakes(at: At, vote: VoteView, choice: str) -> int:
    """Votes with which an outcome leads by now; of whoever decides ties, with which it is level. TI-OUTCOME-02"""
    votes, _ = _tally(at, vote, "")
    return max(0, _most(votes, choice) + (not decides(at, vote)) - votes.get(choice, 0))


def _most(votes: Mapping[str, int], choice: str) -> int:
    """The most votes for anything else."""
    return max((number for one, number in votes.items() if one != choice), default=0)


def open_still(at: At, vote: VoteView, more: int) -> bool:
    """Whether what the own seat has voted for is neither won yet nor lost, could it add so many votes."""
    mine = next((ballot.outcome for ballot in vote.ballots if ballot.seat == at.seat), None)
    votes, left = _tally(at, vote, "")
    if mine is None:
        return False
    if (found := elections.blocks(at, vote, votes, waiting(at, vote))) is not None:
        votes, left = found, 0
    lead = votes[mine] - _most(votes, mine)
    return -left - more <= lead <= left


def _settled(at: At, vote: VoteView, votes: Mapping[str, int], left: int, voted: str) -> str:
    """What whoever votes last decides alone, whatever the others still cast, where that brings it something, by what
    becomes of those who voted before as well, but does not win it the game; else empty. TI-VOTE-01, TI-OUTCOME-02
    """
    after = waiting(at, vote) if vote.agenda in CONCERNED else []
    if not after:
        return ""
    last, its_own = at.view.seats[after[-1]], elections.votes(at, after[-1])
    brings = {one: _suits(at, vote, one, last.seat, voted) for one in vote.outcomes}
    choice = max(brings, key=lambda one: brings[one])
    against = max((number for one, number in votes.items() if one != choice), default=0) + left - its_own
    lead = votes.get(choice, 0) + its_own - against
    sure = lead > 0 or (lead == 0 and at.view.speaker == last.seat)
    wins = effect(at, vote.agenda, choice, choice, last.seat) >= WON
    return choice if sure and brings[choice] > 0 and not wins else ""


def _suits(at: At, vote: VoteView, outcome: str, seat: int, voted: str) -> int:
    """What an outcome is worth to a seat that votes for it, by itself and against those who have voted."""
    cast = {ballot.seat: ballot.outcome for ballot in vote.ballots if ballot.votes}
    cast |= {at.seat: voted} if voted else {}
    other = galaxy.through(at, seat)
    harm = sum(for_seat(other, one, effect(at, vote.agenda, by, outcome, one)) for one, by in cast.items())
    return effect(at, vote.agenda, outcome, outcome, seat) + harm


def possible(at: At, vote: VoteView, voted: str) -> list[str]:
    """The outcomes that are not ruled out yet once this seat has voted so."""
    votes, left = _tally(at, vote, voted)
    if settled := _settled(at, vote, votes, left, voted):
        return [settled]
    if (found := elections.blocks(at, vote, votes, waiting(at, vote))) is not None:
        return elections.ahead(at, found)
    most = max(votes.values(), default=0)
    return [outcome for outcome, number in votes.items() if number + left >= most]


def decides(at: At, vote: VoteView) -> bool:
    """Whether this seat votes last, and breaks a tie. TI-OUTCOME-02"""
    return at.view.speaker == at.seat and not waiting(at, vote)


def likely(at: At, vote: VoteView, outcome: str, voted: str) -> int:
    """How often an outcome is decided once this seat votes with all it has, in thousandths: whoever is left may vote
    for anything, and the speaker decides a tie. TI-OUTCOME-02
    """
    votes, left = _tally(at, vote, voted)
    if settled := _settled(at, vote, votes, left, voted):
        return weights.SURE * (outcome == settled)
    lead = votes[outcome] - max((number for one, number in votes.items() if one != outcome), default=0)
    tied = weights.SURE // 2 * (1 + (at.view.speaker == at.seat and outcome == voted))
    if left:
        return max(0, min(weights.SURE, weights.SURE // 2 + weights.SURE // 2 * lead // left))
    return tied if not lead else weights.SURE * (lead > 0)
