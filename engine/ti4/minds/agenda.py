"""Agendas: what an outcome is worth to the own seat and against others, and how many votes that deserves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate

from engine.ask import Option, PickSome
from engine.digits import whole
from engine.players.mind import Offer, picks
from engine.ti4 import words
from engine.ti4.components import ABSTAIN, AGENDAS, FOR, PLANETS, SIDES
from engine.ti4.interface.view import PlanetView, VoteView
from engine.ti4.minds import ballots, elections, fates, scoring
from engine.ti4.minds.mind import MIND, At
from engine.ti4.minds.reckoning import galaxy, objectives, rivals, weights, worth
from engine.ti4.phases.voting import DECIDE_OUTCOME, VOTE, VOTE_PLANETS

SILENCE, REGRETTED = 20, -3000
"""What it is worth to keep the votes, and to vote for what is worse than that."""
PASSED: Mapping[str, int] = {
    "anti_intellectual_revolution": -40, "arms_reduction": 10, "committee_formation": 0, "conventions_of_war": 10,
    "economic_equality": 60, "enforced_travel_ban": -10, "executive_sanctions": -10, "fleet_regulations": -60,
    "homeland_defense_act": 20, "incentive_program": 60, "ixthian_artifact": 40, "mutiny": 0,
    "new_constitution": -60, "publicize_weapon_schematics": -20, "regulated_conscription": -120,
    "representative_government": 0, "seed_of_an_empire": 0, "shared_research": 20, "swords_to_plowshares": -40,
    "unconventional_measures": 60, "wormhole_reconstruction": 0, "wormhole_research": -30,
}  # fmt: skip
"""How much better it is for everybody that an agenda passes."""
ELECTED: Mapping[str, int] = {
    "archived_secret": 380, "committee_formation": 120, "the_crown_of_emphidia": 1000, "the_crown_of_thalnos": 150,
    "imperial_arbiter": 160, "minister_of_commerce": 320, "minister_of_exploration": 240, "minister_of_industry": 240,
    "minister_of_peace": 240, "minister_of_policy": 260, "minister_of_sciences": 360, "minister_of_war": 300,
    "prophecy_of_ixth": 220, "public_execution": -450, "shard_of_the_throne": 1000,
}  # fmt: skip
"""What it is worth to be elected."""
ON_PLANET: Mapping[str, int] = {
    "colonial_redistribution": -320, "compensated_disarmament": -160, "core_mining": 240, "demilitarized_zone": -280,
    "holy_planet_of_ixth": 1000, "research_team_biotic": 220, "research_team_cybernetic": 220,
    "research_team_propulsion": 220, "research_team_warfare": 220, "senate_sanctuary": 160,
    "terraforming_initiative": 260,
}  # fmt: skip
"""What it is worth to control the planet that is elected."""
WIPES_OUT: Mapping[str, Mapping[str, int]] = {
    "colonial_redistribution": fates.STANDING, "demilitarized_zone": fates.STANDING,
    "compensated_disarmament": {"infantry": fates.STANDING["infantry"] - weights.TRADE_GOOD},
}  # fmt: skip
"""What each loss on the planet that is elected costs, less what is paid for it."""
RESETTLED, LAID_OPEN = "colonial_redistribution", 25
"""By which a planet goes to whoever is behind; what of one is lost with its garrison, in hundredths."""
MINED = "core_mining"
"""What destroys one infantry."""
TRUSTED = 85
"""How often it remains a tie that a speaker leaves for itself to decide, in percent."""
SINGLED = 150
"""By how much likelier another is chosen for what nobody wants, whom all can vote for, in thousandths."""
DENIED = 2
"""How much less likely an outcome is by what others gain by it."""
GENEROUS = 20
"""For which part a speaker that alone decides lets another have what it foretold."""
AGREED = 850
"""How likely an outcome is that brings something to all who vote for it, in thousandths."""
HALF = 50
"""What is worth less of the best than that, in hundredths, nobody votes for: such as what harms nobody."""
GIVEN, ALIKE = 250, 100
"""By how much a point to another has to be better than what else is decided, and than to another still, that anybody
votes for it.
"""
TRADE, TRADED = "trade_rider", 5
"""What brings so many trade goods."""
EMPIRE, THREAT = "seed_of_an_empire", "galactic_threat"
FORETOLD: Mapping[str, int] = {
    "imperial_rider": 1000, "leadership_rider": 3 * weights.TOKEN, "technology_rider": weights.TECHNOLOGY,
    TRADE: TRADED * weights.TRADE_GOOD, "politics_rider": 3 * weights.ACTION_CARD + 120, "warfare_rider": 300,
    "construction_rider": 260, "diplomacy_rider": 120, "galactic_threat": weights.TECHNOLOGY,
}  # fmt: skip
"""What a right prediction made with a card brings."""
POINTS = frozenset({"the_crown_of_emphidia", "shard_of_the_throne", "holy_planet_of_ixth", "imperial_rider"})
"""What brings a point."""


def outcome(at: At, agenda: str, choice: str) -> int:
    """What an outcome is worth to the own seat, by itself, by what was predicted of it, and by who voted for it."""
    return _itself(at, agenda, choice) + _foretold(at, choice) + ballots.of_voters(at, agenda, choice)


def unforetold(at: At, agenda: str, choice: str) -> int:
    """The same, without what the own seat gains by its own predictions."""
    return outcome(at, agenda, choice) - sum(value for seat, value in _gained(at, choice) if seat == at.seat)


def _foretold(at: At, choice: str) -> int:
    """What those gain by it who predicted it."""
    return sum(ballots.for_seat(at, seat, value) for seat, value in _gained(at, choice))


def _gained(at: At, choice: str) -> list[tuple[int, int]]:
    """Who predicted it, and what that one gains by it."""
    made = at.view.vote.predictions if at.view.vote is not None else ()
    return [(one.seat, _by_rider(at, one.seat, one.source)) for one in made if one.outcome == choice]


def _by_rider(at: At, seat: int, source: str) -> int:
    """What a right prediction brings a seat: with the trade goods that it lacks for what wins it the game, a point."""
    wins = source == TRADE and rivals.completes(at, seat, TRADED)
    return _to(at, seat, source, FORETOLD) + weights.SURE * wins


def _to(at: At, seat: int, source: str, usual: Mapping[str, int], other: int = 0) -> int:
    """What a card brings a seat."""
    if source in POINTS:
        return ballots.point(at, at.view.seats[seat])
    return elections.for_rounds(at, source, usual.get(source, other))


def _itself(at: At, agenda: str, choice: str) -> int:
    elect = AGENDAS[agenda].elect
    if elect == "player":
        seat = whole(choice) or 0
        return ballots.for_seat(at, seat, _to(at, seat, agenda, ELECTED, 100))
    if elect == "planet" and choice in PLANETS:
        planet = galaxy.of(at).planets[choice]
        return ballots.for_seat(at, planet.owner, _on_planet(at, agenda, planet)) if planet.owner is not None else 0
    if elect is not None:
        return elections.anew(at, agenda, _chosen(at, choice))
    return _passed(at, agenda, choice)


def _on_planet(at: At, agenda: str, planet: PlanetView) -> int:
    """What it does to whoever controls a planet that this one is elected: those who stand there are lost, and it lies
    open, or goes to whoever is behind.
    """
    lost = WIPES_OUT.get(agenda)
    if lost is None:
        return _to(at, planet.owner or 0, agenda, ON_PLANET, 100) - fates.mined(planet) * (agenda == MINED)
    pieces = {type: sum(one.units.get(type, 0) for one in planet.forces) for type in lost}
    given = 100 if agenda == RESETTLED else LAID_OPEN * bool(pieces.get("infantry"))
    home = weights.HOME // galaxy.siblings(planet.id) if galaxy.is_home(planet.id) else 0
    total = sum(lost[type] * number for type, number in pieces.items())
    return -total - (worth.planet(at, planet) + home) * given // 100


def _chosen(at: At, choice: str) -> int:
    """A law to do away with, or a scored secret to make public."""
    if any(law.id == choice for law in at.view.laws):
        return undone(at, choice)
    return scoring.easy(at, choice) // 4 if choice in objectives.NEEDS else 0


def undone(at: At, law: str) -> int:
    """What it is worth that a law goes: whoever has it loses what it brings, but no point. TI-VICTORY-08"""
    found = next((one for one in at.view.laws if one.id == law), None)
    if found is None or law in POINTS:
        return 0
    if found.owner is not None:
        return -ballots.for_seat(at, found.owner, elections.for_rounds(at, law, ELECTED.get(law, 100)))
    owner = galaxy.of(at).planets[found.planet].owner if found.planet is not None else None
    brings = elections.for_rounds(at, law, ON_PLANET.get(law, 100))
    return -ballots.for_seat(at, owner, brings) if owner is not None else -PASSED.get(law, 0)


def _passed(at: At, agenda: str, choice: str) -> int:
    sign = 1 if choice == FOR else -1
    if agenda == EMPIRE:
        playing = [seat for seat in at.view.seats if not seat.eliminated]
        best = max(sign * seat.points for seat in playing)
        gain = [seat for seat in playing if sign * seat.points == best]
        return sum(ballots.for_seat(at, seat.seat, ballots.point(at, seat)) for seat in gain)
    return sign * (PASSED.get(agenda, 0) + _own_case(at, agenda)) + fates.worth(at, (agenda, choice))


def _own_case(at: At, agenda: str) -> int:
    """What is special about the own seat."""
    mine, others = galaxy.me(at), [seat for seat in at.view.seats if seat.seat != at.seat and not seat.eliminated]
    mean = sum(seat.trade_goods for seat in others) // max(1, len(others))
    cases = {
        "economic_equality": 40 * (mean - mine.trade_goods),
        "fleet_regulations": 40 * (4 - mine.fleet),
        "executive_sanctions": 30 * (3 - mine.action_cards),
    }
    return cases.get(agenda, 0)


def _agenda(at: At) -> str:
    return at.view.vote.agenda if at.view.vote is not None else ""


@MIND.judges(VOTE, least=HALF)
def vote(at: At) -> Iterator[Offer]:
    """The outcome that is better than what others would decide, where it matters: votes are free, and whoever keeps
    silent leaves the harm to them.
    """
    agenda = _agenda(at)
    for option in picks(at):
        silent = option.id == ABSTAIN or not agenda
        worth_ = SILENCE if silent else _spared(at, agenda, option.id) + ballots.own(at, agenda, option.id)
        least = SILENCE if silent else SILENCE + _given(at, agenda, option.id)
        yield Offer(option.id, worth_ if worth_ >= least else worth_ + REGRETTED, plan=_stand(agenda, option.id))


def _gives(at: At, agenda: str, choice: str) -> bool:
    """Whether another gains a point by the election of itself, or of its planet."""
    return agenda in POINTS and elections.concerned(at, choice) not in (None, at.seat)


def _given(at: At, agenda: str, choice: str) -> int:
    """By how much a vote that gives another a point has to be better than silence: by less where that gives it to
    another in any case.
    """
    vote = at.view.vote
    if vote is None or not _gives(at, agenda, choice):
        return 0
    sure = _decided(at, vote, "") is not None
    lost = sure and all(_gives(at, agenda, one) for one in ballots.possible(at, vote, ""))
    return ALIKE if lost else GIVEN


def _stand(agenda: str, choice: str) -> str:
    """The plan of whoever is for an outcome: what it misjudges as a voter, it misjudges as the speaker alike."""
    return f"outcome {agenda} {choice}"


def _spared(at: At, agenda: str, choice: str) -> int:
    """By how much a vote betters what is decided, where that is known; else by how much its outcome is better than the
    others are in the mean. No vote betters anything that cannot win any more.
    """
    vote = at.view.vote
    if vote is None or choice not in ballots.possible(at, vote, choice):
        return 0
    voted, silent = _decided(at, vote, choice), _decided(at, vote, "", ballots.own(at, agenda, choice) < 0)
    if voted is not None and silent is not None:
        return voted - silent
    return _above(at, vote, choice)


def _above(at: At, vote: VoteView, choice: str) -> int:
    """By how much an outcome is better than the others are in the mean."""
    others = [outcome(at, vote.agenda, one) for one in vote.outcomes if one != choice]
    return outcome(at, vote.agenda, choice) - sum(others) // max(1, len(others))


def _decided(at: At, vote: VoteView, choice: str, harmed: bool = False) -> int | None:
    """What is decided once this seat has voted so, or kept silent, in worth; None while others can still change it. Who
    can vote trusts in no tie, but a speaker whom its vote would harm: it decides a tie itself, unless votes are bought.
    TI-OUTCOME-02
    """
    found = [outcome(at, vote.agenda, one) for one in ballots.possible(at, vote, choice)]
    if len(found) > 1 and not ballots.decides(at, vote):
        return None
    best, worst = max(found, default=0), min(found, default=0)
    return best if choice else worst + (best - worst) * TRUSTED * harmed // 100


@MIND.judges(VOTE_PLANETS, careful=True)
def vote_planets(at: At) -> Iterator[Offer]:
    """Planets are readied after the agendas: all votes for what matters in the last, half of them in the first, and
    there none beyond what decides it, but as many as overtake what leads.
    """
    if not isinstance(at.shape, PickSome):
        return
    agenda, options = _agenda(at), sorted(at.shape.options, key=lambda option: -option.worth)
    stake = _stake(at, agenda)
    last = elections.last(at) and agenda not in elections.REPEATED
    number = len(options) if last or stake >= 400 else max(1, len(options) * min(stake, 300) // 400)
    needed, least = _needed(at, options)
    number = number if last else min(max(number, least if least <= len(options) else 0), needed)
    chosen = [option.id for option in options[: max(at.shape.low, number)]]
    yield Offer(chosen, 100)
    yield Offer([options[-1].id], 0)


def _needed(at: At, options: Sequence[Option]) -> tuple[int, int]:
    """How many of these planets, one after the other, make an outcome sure that is voted for, and how many let it lead
    by now.
    """
    vote, named = at.view.vote, at.question.about.params.get("outcome")
    choice = next((one for one in vote.outcomes if words.outcome(vote.agenda, one) == named), None) if vote else None
    if vote is None or choice is None:
        return len(options), 0
    sums = list(accumulate(option.worth for option in options))
    enough, leads = ballots.enough(at, vote, choice), ballots.overtakes(at, vote, choice)
    return 1 + sum(sum_ < enough for sum_ in sums), 1 + sum(sum_ < leads for sum_ in sums)


def _stake(at: At, agenda: str) -> int:
    """How much the best outcome is better than the worst, and what comes to whoever votes."""
    choices = at.view.vote.outcomes if at.view.vote is not None else ()
    found = [outcome(at, agenda, choice) for choice in choices]
    cast = max((abs(ballots.own(at, agenda, choice)) for choice in choices), default=0)
    return max(found, default=0) - min(found, default=0) + cast


@MIND.judges(DECIDE_OUTCOME, least=HALF)
def decide_outcome(at: At) -> Iterator[Offer]:
    """The best of those that are tied, as in the vote before. TI-OUTCOME-02"""
    vote = at.view.vote
    for option in picks(at):
        better = _above(at, vote, option.id) if vote is not None else 0
        yield Offer(option.id, better, plan=_stand(_agenda(at), option.id))


def foreseen(at: At, choice: str) -> int:
    """How likely an outcome is, before anybody votes, in thousandths; those who still vote deny what was foretold, and
    where nobody has a vote left, the speaker decides. TI-OUTCOME-02
    """
    vote = at.view.vote
    if vote is None:
        return 0
    others = [seat.seat for seat in at.view.seats if seat.seat != at.seat and not seat.eliminated]
    voting = [seat for seat in ballots.waiting(at, vote) if seat in others and elections.votes(at, seat)]
    if not voting or _undisputed(at, vote, voting):
        return _spoken(at, vote, choice)
    return _likely(at, vote, choice) * len(voting) // max(1, len(others))


def _undisputed(at: At, vote: VoteView, voting: list[int]) -> bool:
    """Whether nobody denies the speaker what it foretold, since a vote for anything else costs whoever casts it.
    TI-VOTE-14
    """
    foretold = {made.outcome for made in vote.predictions if made.seat == at.view.speaker != at.seat}
    others = [one for one in vote.outcomes if one not in foretold]
    costs = (ballots.effect(at, vote.agenda, one, one, seat) for one in others for seat in voting)
    return bool(foretold) and all(cost < 0 for cost in costs)


def _spoken(at: At, vote: VoteView, choice: str) -> int:
    """The same, where the speaker alone decides: the own seat as it likes, another for what it foretold itself, and
    hardly ever for what somebody else did.
    """
    foretold = {made.outcome for made in vote.predictions if made.seat == at.view.speaker}
    if at.view.speaker == at.seat or foretold:
        return weights.SURE * (choice in foretold or at.view.speaker == at.seat)
    return _likely(at, vote, choice) // GENEROUS


def _likely(at: At, vote: VoteView, choice: str) -> int:
    """The same, where everybody votes."""
    if agreed := ballots.agreed(at, vote):
        return AGREED if choice == agreed else weights.SURE - AGREED
    if AGENDAS[vote.agenda].elect is None:
        return _undenied(vote, choice)
    return _electable(at, vote, choice) * weights.SURE // (weights.SURE + DENIED * _promised(vote, choice))


def _electable(at: At, vote: VoteView, choice: str) -> int:
    """The same, where nobody foretold it."""
    even = 1000 // max(1, len(vote.outcomes))
    if ELECTED.get(vote.agenda, 0) < 0:
        return even + SINGLED * (elections.concerned(at, choice) != at.seat)
    return (even + 2 * elections.backed(at, vote, choice)) // 3


def _approved(agenda: str, choice: str) -> int:
    """How likely an agenda passes, or does not, in thousandths."""
    bias = PASSED.get(agenda, 0) * (1 if choice == FOR else -1)
    return max(250, min(750, 500 + 3 * bias))


def _undenied(vote: VoteView, choice: str) -> int:
    """The same, where whoever votes denies others what they foretold: the more hangs on an outcome, the less likely."""
    hopes = {one: weights.SURE + DENIED * _promised(vote, one) for one in SIDES}
    likely = {one: _approved(vote.agenda, one) * weights.SURE // hopes[one] for one in SIDES}
    return weights.SURE * likely[choice] // sum(likely.values())


def _promised(vote: VoteView, choice: str) -> int:
    """What an outcome brings those who foretold it."""
    return sum(FORETOLD.get(made.source, 0) for made in vote.predictions if made.outcome == choice)


def prospect(at: At, agenda: str) -> int:
    """What it is worth that an agenda comes to a vote, in the mean: whoever has most votes decides it."""
    elect, mine = AGENDAS[agenda].elect, elections.readied_votes(at, at.seat)
    if elect is not None and agenda in POINTS:
        return _crowns(at)
    every = max(1, sum(elections.readied_votes(at, seat.seat) for seat in at.view.seats))
    if elect in ("player", "planet"):
        good = elections.for_rounds(at, agenda, (ELECTED if elect == "player" else ON_PLANET).get(agenda, 100))
        return good * mine // every - good * (every - mine) * worth.USUAL // (100 * every)
    if elect is not None:
        return 0
    return sum(_passed(at, agenda, choice) * _approved(agenda, choice) // 1000 for choice in SIDES)


def _crowns(at: At) -> int:
    """What a point is worth that goes whole to whoever has most votes, for all elect themselves. TI-OUTCOME-02"""
    voting = [seat for seat in at.view.seats if not seat.eliminated and not galaxy.able(seat, THREAT)]
    most = max(voting, key=lambda one: (elections.readied_votes(at, one.seat), one.seat == at.view.speaker))
    return ballots.for_seat(at, most.seat, ballots.point(at, most))
