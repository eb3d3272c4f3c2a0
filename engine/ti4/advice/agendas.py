"""Agendas and politics: whom an outcome serves, what was foretold, what votes can still do, who is speaker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.ask import PickSome
from engine.digits import whole
from engine.players.advising import Point, against, aim
from engine.players.mind import Offer
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.advice.advice import ADVICE
from engine.ti4.components import ABSTAIN, AGENDAS, PLANETS
from engine.ti4.interface.view import VoteView
from engine.ti4.minds import agenda, strategy
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, standing
from engine.ti4.phases.voting import DECIDE_OUTCOME, VOTE, VOTE_PLANETS
from engine.ti4.strategy_cards.politics import AGENDA_ORDER, AGENDA_PLACE, SPEAKER, TOP


@ADVICE.on(VOTE, DECIDE_OUTCOME)
def vote(at: At, offer: Offer) -> Iterator[Point]:
    """Whom the outcome serves, what was foretold of it, and how the votes stand. TI-VOTE-02, TI-OUTCOME-02"""
    held, choice = at.view.vote, str(offer.answer)
    if held is None:
        return
    if choice == ABSTAIN:
        yield from _abstains(at)
        return
    yield from _serves(at, held.agenda, choice)
    yield from _foretold(at, held, choice)
    if held.ballots and at.question.kind == VOTE.name:
        yield aim(_stands(held, choice, 0))


def _abstains(at: At) -> Iterator[Point]:
    """Influence can be kept for the second agenda; after it planets are readied anyway. TI-AGENDAPHASE-08"""
    if _first(at):
        yield aim(T("ti4-advice-kept-votes", n=galaxy.me(at).influence))
    else:
        yield against(T("ti4-advice-readied-anyway"))


def _first(at: At) -> bool:
    """Whether another agenda is still to come."""
    return not at.view.step.startswith("second")


def _serves(at: At, id: str, choice: str) -> Iterator[Point]:
    """Whom an outcome is good or bad for, as a mind reckons it. TI-VOTE-06, TI-VOTE-07"""
    elect, good = AGENDAS[id].elect, agenda.outcome(at, id, choice) >= 0
    side = aim if good else against
    if elect == "player":
        yield side(_elected(at, whole(choice) or 0))
    elif elect == "planet" and choice in PLANETS:
        yield side(_whose(at, choice))
    elif elect is None:
        yield from _own_case(at, id)
    named = words.agenda(choice if elect == "law" else id)
    yield side(T("ti4-advice-text", name=named, text=words.effect(named)))


def _elected(at: At, seat: int) -> Text:
    if seat == at.seat:
        return T("ti4-advice-elects-you")
    return T("ti4-advice-elects", seat=seat_name(seat), n=at.view.seats[seat].points)


def _whose(at: At, id: str) -> Text:
    """Who controls a planet."""
    owner = galaxy.of(at).planets[id].owner
    if owner is None or owner == at.seat:
        return T("ti4-advice-is-yours" if owner == at.seat else "ti4-advice-nobodys")
    return T("ti4-advice-controls", seat=seat_name(owner), n=at.view.seats[owner].points)


def _own_case(at: At, id: str) -> Iterator[Point]:
    """Where the own seat stands in what an agenda counts."""
    mine, others = galaxy.me(at), [one for one in at.view.seats if one.seat != at.seat and not one.eliminated]
    cases = {
        "economic_equality": ("ti4-advice-compared-goods", mine.trade_goods, [one.trade_goods for one in others]),
        "anti_intellectual_revolution": (
            "ti4-advice-compared-techs", len(mine.technologies), [len(one.technologies) for one in others],
        ),
        "fleet_regulations": ("ti4-advice-compared-fleet", mine.fleet, [one.fleet for one in others]),
        "executive_sanctions": ("ti4-advice-compared-cards", mine.action_cards, [one.action_cards for one in others]),
        agenda.EMPIRE: ("ti4-advice-compared-points", mine.points, [one.points for one in others]),
    }  # fmt: skip
    if id in cases:
        what, own, theirs = cases[id]
        yield aim(T("ti4-advice-compared", what=Text(what), own=own, most=max(theirs, default=0)))


def _foretold(at: At, held: VoteView, choice: str) -> Iterator[Point]:
    """Who gains by it that it was foretold. TI-PREDICT-04"""
    for one in held.predictions:
        if one.outcome == choice and one.seat == at.seat:
            yield aim(T("ti4-advice-foretold", card=words.card(one.source)))
        elif one.outcome == choice:
            yield against(T("ti4-advice-foretold-by", seat=seat_name(one.seat), card=words.card(one.source)))


def _stands(held: VoteView, choice: str, more: int) -> Text:
    """The votes for an outcome, with these more, and those for the one that is best beside it."""
    found = Counter(dict.fromkeys(held.outcomes, 0))
    for ballot in held.ballots:
        found[ballot.outcome] += ballot.votes
    others = max((number for one, number in found.items() if one != choice), default=0)
    return T("ti4-advice-votes", n=found[choice] + more, others=others)


@ADVICE.on(VOTE_PLANETS)
def vote_planets(at: At, offer: Offer) -> Iterator[Point]:
    """How the votes stand with these; what is left for the second agenda. TI-VOTE-03, TI-VOTE-13"""
    held = at.view.vote
    if held is None or not isinstance(at.shape, PickSome) or not isinstance(offer.answer, list):
        return
    number = sum(option.worth for option in at.shape.options if option.id in offer.answer)
    choice = next((one for one in held.outcomes if words.outcome(held.agenda, one) == _named(at)), "")
    yield aim(_stands(held, choice, number))
    left = sum(option.worth for option in at.shape.options) - number
    if _first(at):
        yield aim(T("ti4-advice-kept-votes", n=left)) if left else against(T("ti4-advice-no-votes-left"))
    elif left:
        yield against(T("ti4-advice-readied-anyway"))


def _named(at: At) -> object:
    """The outcome that the question names."""
    return at.question.about.params.get("outcome")


# --- politics --------------------------------------------------------------------------------------------------------


@ADVICE.on(SPEAKER)
def speaker(at: At, offer: Offer) -> Iterator[Point]:
    """When the own seat chooses its strategy card, and who chooses first. TI-SPEAKER-02, TI-POLITICS-03"""
    chosen = whole(str(offer.answer)) or 0
    seats = [one.seat for one in at.view.seats if not one.eliminated]
    order = sorted(seats, key=lambda seat: (seat - chosen) % len(at.view.seats))
    yield aim(T("ti4-advice-chooses", n=order.index(at.seat) + 1, of=len(order)))
    if chosen == at.seat:
        yield aim(T("ti4-advice-breaks-ties"))
    elif standing.ahead(at).get(chosen, 0) > 0:
        yield against(T("ti4-advice-helps", seat=seat_name(chosen), n=at.view.seats[chosen].points))


@ADVICE.on(AGENDA_PLACE)
def agenda_place(at: At, offer: Offer) -> Iterator[Point]:
    """Whether it is voted on next, and how much say the own seat has. TI-POLITICS-05"""
    yield aim(T("ti4-advice-voted-next" if offer.answer == TOP else "ti4-advice-not-voted"))
    every = sum(one.total_influence for one in at.view.seats)
    yield aim(T("ti4-advice-say", n=galaxy.me(at).total_influence, of=every))
    looked = strategy.looked_at(at)
    good = agenda.prospect(at, looked) if looked else 0
    if good < 0 and offer.answer == TOP:
        yield against(T("ti4-advice-agenda-harms"))
    elif good > 0 and offer.answer != TOP:
        yield against(T("ti4-advice-agenda-helps"))


@ADVICE.on(AGENDA_ORDER)
def agenda_order(at: At, offer: Offer) -> Iterator[Point]:
    """What comes first."""
    if isinstance(offer.answer, list) and offer.answer:
        first = words.agenda(str(offer.answer[0]))
        yield aim(T("ti4-advice-comes-first", agenda=first, text=words.effect(first)))
