"""Components that are used on agendas: to throw them out, turn an election, foretell an outcome or silence somebody;
and what agendas ask of those who are chosen.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.ask import YES
from engine.digits import whole
from engine.players.aims import Aim
from engine.ti4.agendas.military import COLONIST, SETTLE
from engine.ti4.components import AGENDAS
from engine.ti4.interface.view import VoteView
from engine.ti4.minds import agenda, ballots, bribes, elections
from engine.ti4.minds.cards import Value, uses
from engine.ti4.minds.economy import production, technologies
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import weights, worth

PASSED_ON = 60
"""By how much it has to be better that another is elected."""
NAMED = 100
"""What it is worth to keep the law that lets its owner name who is elected."""
SILENCING, SILENCED = 60, 4
"""What it costs to keep somebody from voting, and for which part of the worth of that."""
PLACED = {"warfare_rider": "dreadnought", "construction_rider": "space_dock"}
"""What a right prediction places."""
COUNSEL, COUNSELS = 100, 5
"""What it is worth to cast more votes, and how many."""


@uses("quash", "veto", "political_favor")
def _throw_out(at: At) -> int:
    """An agenda that can only do harm."""
    vote = at.view.vote
    if vote is None:
        return -50
    best = max((agenda.outcome(at, vote.agenda, choice) for choice in vote.outcomes), default=0)
    mean = sum(agenda.outcome(at, vote.agenda, choice) for choice in vote.outcomes) // max(1, len(vote.outcomes))
    return -mean - best // 3 - 150


@uses("confusing_legal_text")
def _passed_on(at: At) -> int:
    """An election that does more good where it goes than where it comes from; what is won is kept."""
    vote = at.view.vote
    if vote is None:
        return -50
    worths = {choice: agenda.outcome(at, vote.agenda, choice) for choice in vote.outcomes}
    mine = worths.pop(str(at.seat), 0)
    return max(worths.values(), default=0) - mine - PASSED_ON


@uses("committee_formation")
def _named(at: At) -> int:
    """An election that is worth more by name than by a vote, as far as the law is not kept. TI-AGENDACARD-06"""
    vote = at.view.vote
    if vote is None:
        return -NAMED
    best = max((agenda.outcome(at, vote.agenda, choice) for choice in vote.outcomes), default=0)
    return best - agenda.prospect(at, vote.agenda) - NAMED


WAITS: Mapping[str, int] = {"imperial_rider": 200}
"""How likely an outcome has to be that is foretold with a card, in thousandths, while agendas to come are likelier."""
KEPT = -100


def _rider(reward: Value, least: int = 0) -> Value:
    def value(at: At) -> int:
        vote = at.view.vote
        if vote is None:
            return KEPT
        sure = max((agenda.foreseen(at, choice) for choice in vote.outcomes), default=0)
        if sure < least and worth.left(at):
            return KEPT
        return reward(at) * sure // 1000 - _given_up(at, vote) - _forgone(at, vote)

    return value


def _given_up(at: At, vote: VoteView) -> int:
    """What the own votes would change: of an agenda for or against which all vote, by their share. Who cannot vote any
    more gives up nothing. TI-PREDICT-02
    """
    found = [agenda.outcome(at, vote.agenda, choice) for choice in vote.outcomes]
    best, worst = max(found, default=0), min(found, default=0)
    if at.seat in vote.silent:
        return 0
    if AGENDAS[vote.agenda].elect is not None:
        return max(0, best) // 3
    voting = [elections.votes(at, one.seat) for one in at.view.seats if one.seat not in vote.silent]
    return (best - worst) * elections.votes(at, at.seat) // max(1, sum(voting))


def _forgone(at: At, vote: VoteView) -> int:
    """What would come to the own seat by its vote, in the mean: whoever foretells cannot cast it any more.
    TI-PREDICT-02
    """
    if vote.agenda not in ballots.CONCERNED or at.seat in vote.silent or not elections.votes(at, at.seat):
        return 0
    likely = {one: agenda.foreseen(at, one) for one in vote.outcomes}
    mean = [sum(likely[one] * _brought(at, vote, cast, one) for one in likely) for cast in likely]
    return max([0, *mean]) // weights.SURE


def _brought(at: At, vote: VoteView, cast: str, decided: str) -> int:
    return ballots.effect(at, vote.agenda, cast, decided, at.seat)


def _fixed(card: str, reward: int) -> Value:
    """What a card always brings; a unit only where a figure is left. TI-REINFORCE-02"""
    unit = PLACED.get(card)
    return lambda at: reward if unit is None or production.figure_for(at, unit, ()) else 0


for _id, _reward in agenda.FORETOLD.items():
    uses(_id)(_rider(_fixed(_id, _reward), WAITS.get(_id, 0)))
uses("technology_rider")(_rider(technologies.best))
uses("galactic_threat")(_rider(lambda at: technologies.learned(at, range(len(at.view.seats)))))


@uses("distinguished_councilor")
def _more_votes(at: At) -> int:
    """Votes where they may still decide something."""
    vote = at.view.vote
    return COUNSEL if vote is not None and ballots.open_still(at, vote, COUNSELS) else -COUNSEL


@uses("assassinate_representative")
def _silence(at: At) -> int:
    """A vote that others would win, and that is worth a card."""
    return max(bribes.silenced(at, seat.seat) for seat in at.view.seats) // SILENCED - SILENCING


uses(ballots.BRIBERY)(bribes.best)


@uses("ancient_burial_sites")
def _exhaust(at: At) -> int:
    """Votes of somebody who has some."""
    return max(bribes.exhausted(at, seat.seat) for seat in at.view.seats) - SILENCING


@MIND.rates(COLONIST, aim=Aim.EXPAND)
def colonist(at: At, id: str) -> int:
    """The own seat, or whoever is behind."""
    seat = whole(id) or 0
    return 500 if seat == at.seat else -worth.dislike(at, seat)


MIND.whether(SETTLE, YES, weights.PLANET, aim=Aim.EXPAND)
"""A planet for nothing."""
