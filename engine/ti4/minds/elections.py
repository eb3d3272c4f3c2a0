"""Agendas that elect a player or a planet: everybody who still votes elects itself, so that much is decided already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.digits import whole
from engine.ti4.components import AGENDAS, PLANETS
from engine.ti4.interface.view import VoteView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, weights, worth

UNWANTED = frozenset({"public_execution", "colonial_redistribution", "compensated_disarmament", "demilitarized_zone"})
"""What nobody elects itself for."""
REPEATED = frozenset({"miscount_disclosed"})
"""What elects a law that is voted on once more at once."""
ANNUAL = frozenset({
    "core_mining", "minister_of_commerce", "minister_of_exploration", "minister_of_industry", "minister_of_policy",
    "minister_of_sciences", "terraforming_initiative",
})  # fmt: skip
"""Laws that bring whoever has them something anew in each round."""
ONE_VOTE = "representative_government"


def one_vote_each(at: At) -> bool:
    """Whether each seat has one vote, and no planet is exhausted for it."""
    return any(law.id == ONE_VOTE for law in at.view.laws)


def votes(at: At, seat: int) -> int:
    """The votes that a seat can cast now. TI-VOTE-03"""
    return 1 if one_vote_each(at) else at.view.seats[seat].influence


def readied_votes(at: At, seat: int) -> int:
    """The same once all its planets are readied."""
    return 1 if one_vote_each(at) else at.view.seats[seat].total_influence


def anew(at: At, agenda: str, undone: int) -> int:
    """What it is worth that a law is elected; where it is voted on once more, as far as the own votes decide that.
    TI-OUTCOME-02
    """
    if agenda not in REPEATED or undone <= 0:
        return undone
    cast = {seat.seat: votes(at, seat.seat) for seat in at.view.seats if not seat.eliminated}
    alone = cast if any(cast.values()) else {at.view.speaker: 1}
    return undone * alone.get(at.seat, 0) // sum(alone.values())


def last(at: At) -> bool:
    """Whether it is the second agenda, after which planets are readied: votes are free in it. TI-AGENDAPHASE-01"""
    return at.view.step.startswith("second")


def concerned(at: At, choice: str) -> int | None:
    """Whom an outcome concerns."""
    if choice in PLANETS:
        return galaxy.of(at).planets[choice].owner
    return whole(choice)


def blocks(at: At, vote: VoteView, cast: Mapping[str, int], waiting: Iterable[int]) -> dict[str, int] | None:
    """The votes for each outcome once all who wait have voted for themselves; None where that is not to be expected.
    TI-VOTE-08, TI-VOTE-10
    """
    if AGENDAS[vote.agenda].elect not in ("player", "planet") or vote.agenda in UNWANTED:
        return None
    if last(at):
        return None
    found = dict(cast)
    for seat in waiting:
        own = [one for one in vote.outcomes if concerned(at, one) == seat]
        if own:
            best = max(own, key=lambda one: found.get(one, 0))
            found[best] = found.get(best, 0) + votes(at, seat)
    return found


def ahead(at: At, found: Mapping[str, int]) -> list[str]:
    """The outcomes with most votes; a tie goes to what concerns the speaker. TI-OUTCOME-02"""
    most = max(found.values(), default=0)
    tied = [one for one, number in found.items() if number == most]
    return [one for one in tied if concerned(at, one) == at.view.speaker] or tied


def for_rounds(at: At, law: str, usual: int) -> int:
    """What a law is worth to whoever has it, where that comes anew in each round: as many of these as are left."""
    return usual * min(weights.AHEAD, worth.left(at)) // weights.AHEAD if law in ANNUAL else usual


def backed(at: At, vote: VoteView, choice: str) -> int:
    """What share of the votes belongs to whom an outcome is good for, in thousandths: everybody elects itself."""
    owner, silent = concerned(at, choice), {at.seat, *vote.silent}
    cast = {seat.seat: votes(at, seat.seat) for seat in at.view.seats if seat.seat not in silent}
    rivals = sum(concerned(at, one) == owner for one in vote.outcomes)
    return 1000 * cast.get(-1 if owner is None else owner, 0) // max(1, sum(cast.values()) * rivals)
