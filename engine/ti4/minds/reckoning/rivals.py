"""Others who are about to win: by which public objectives, by the center, and what would keep them from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.ti4.agendas.points import IXTH
from engine.ti4.components import OBJECTIVES
from engine.ti4.interface.view import PlanetView, SeatView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, objectives, weights
from engine.ti4.minds.reckoning.held import Holding
from engine.ti4.strategy_cards.technology import FOLLOWING, SECOND

IMPERIAL, TECHNOLOGY = "imperial", "technology"
FAR = 5
"""Who is farther from winning does not win in this round by two objectives and the center."""
STUDIED = frozenset({"develop_weaponry", "revolutionize_warfare", "diversify_research", "master_the_sciences"})
"""Public objectives that ask for technologies."""
CLOSE = 2
"""So near to winning nobody is helped."""


def leads(at: At, seat: int) -> bool:
    """Whether another seat is about to win, and not behind the own one."""
    points = at.view.seats[seat].points
    return points >= max(at.view.goal - CLOSE, galaxy.me(at).points)


@galaxy.once
def _finishing(at: At) -> Mapping[int, tuple[Holding, tuple[str, ...]]]:
    """Who would win by a public objective that is fulfilled now: what it has, and the objectives. TI-PUBLICOBJ-04"""
    near = [seat for seat in at.view.seats if seat.seat != at.seat and seat.points >= at.view.goal - CLOSE]
    found = {seat.seat: _ready(galaxy.through(at, seat.seat)) for seat in near if not seat.eliminated}
    return {seat: (held, _winning(at, seat, ready)) for seat, (held, ready) in found.items() if ready}


def _winning(at: At, seat: int, scored: list[str]) -> tuple[str, ...]:
    """Those of the objectives of which each brings a seat the points that it lacks."""
    missing = at.view.goal - at.view.seats[seat].points
    return tuple(id for id in scored if OBJECTIVES[id].points >= missing)


@galaxy.once
def _ready(at: At) -> tuple[Holding, list[str]]:
    """What a seat has, and the public objectives that it fulfils."""
    held = objectives.holding(at)
    return held, [id for id in objectives.scorable_publics(at, held) if objectives.missing(at, id, held) == 0]


@galaxy.once
def ending(at: At) -> bool:
    """Whether somebody wins in the status phase of this round by what it fulfils now. TI-STATUSPHASE-02"""
    own = galaxy.me(at).points + sum(objectives.fulfilled(at)) >= at.view.goal
    return own or any(won for _, won in _finishing(at).values())


def spoiled(at: At, system: str, planets: tuple[str, ...]) -> list[int]:
    """Who would win no longer by what it fulfils now, did it lose its ships in a system, and those planets."""
    return [seat for seat, (held, won) in _finishing(at).items() if won and not _left(at, seat, held, system, planets)]


def _left(at: At, seat: int, held: Holding, system: str, planets: tuple[str, ...]) -> bool:
    """Whether a seat would still win."""
    other = galaxy.through(at, seat)
    fleets = {id: number for id, number in held.fleets.items() if id != system}
    less = replace(held, fleets=fleets, planets=held.planets - set(planets))
    won = _finishing(at)[seat][1]
    return objectives.at_home(other, less) and any(objectives.missing(other, id, less) == 0 for id in won)


def _by_imperial(at: At, seat: SeatView) -> tuple[int, int]:
    """The points that Imperial would bring a seat now, and in the status phase afterwards. TI-IMPERIAL-02,
    TI-IMPERIAL-03
    """
    other = at if seat.seat == at.seat else galaxy.through(at, seat.seat)
    best, after, *_ = *sorted((OBJECTIVES[id].points for id in _ready(other)[1]), reverse=True), 0, 0
    return best + (galaxy.MECATOL in galaxy.planets(at, seat.seat)), after


def crowned(at: At, seat: SeatView) -> int:
    """How soon a seat would win by Imperial with the center, where it has that, and what it fulfils now: 2 at once, 1
    in the status phase of this round, else 0. TI-IMPERIAL-02, TI-IMPERIAL-03
    """
    missing = at.view.goal - seat.points
    now, after = _by_imperial(at, seat) if missing <= FAR else (0, 0)
    if not now:
        return 0
    after += objectives.fulfilled(at)[1] if seat.seat == at.seat else 0
    return (missing <= now) + (missing <= now + after)


def lifted(at: At, seat: int, goods: int) -> int:
    """What so many trade goods more bring a seat with Imperial, in thousandths of a point: the public objectives that
    it could pay with them, of the two that it scores at once and in the status phase. TI-IMPERIAL-02
    """
    if goods <= 0 or not holds(at.view.seats[seat], IMPERIAL):
        return 0
    other = galaxy.through(at, seat)
    held, ready = _ready(other)
    paid = [id for id in objectives.scorable_publics(other, held) if 0 < objectives.short(other, id) <= goods]
    return _a_point(at, seat) * (_best_two([*ready, *paid]) - _best_two(ready))


def completes(at: At, seat: int, goods: int) -> bool:
    """Whether so many trade goods more are what a seat lacks, once its planets are readied, for a public objective by
    which it wins. TI-AGENDAPHASE-07, TI-STATUSPHASE-02
    """
    other = galaxy.through(at, seat)
    open_ = objectives.scorable_publics(other, objectives.holding(other))
    paid = [id for id in _winning(at, seat, open_) if id in objectives.PRICES]
    return any(0 < objectives.lacking(galaxy.me(other), id) <= goods for id in paid)


def _best_two(scored: list[str]) -> int:
    return sum(sorted([OBJECTIVES[id].points for id in scored], reverse=True)[:2])


def finishes(at: At) -> bool:
    """Whether the own seat would win by Imperial at once."""
    missing = at.view.goal - galaxy.me(at).points
    return missing <= FAR and missing <= _by_imperial(at, galaxy.me(at))[0]


@galaxy.once
def crowning(at: At) -> Mapping[int, int]:
    """Others who would win this round by Imperial: 2 for at once."""
    found = {seat.seat: crowned(at, seat) for seat in at.view.seats if seat.seat != at.seat}
    return {seat: soon for seat, soon in found.items() if soon}


@galaxy.once
def _lacking(at: At) -> Mapping[int, int]:
    """How many technologies others lack who would win by them in the status phase. TI-STATUSPHASE-02"""
    near = [seat for seat in at.view.seats if seat.seat != at.seat and seat.points >= at.view.goal - CLOSE]
    playing = [seat for seat in near if not seat.eliminated]
    return {seat.seat: _short(galaxy.through(at, seat.seat), at.view.goal - seat.points) for seat in playing}


@galaxy.once
def studying(at: At) -> list[int]:
    """Others who would win by Technology, did they have the card: by two technologies more, since who follows it learns
    but one, or by one where they have no token to follow it. TI-TECH-05, TI-STRATACTION-07
    """
    seats = at.view.seats
    two = [seat for seat, lacks in _lacking(at).items() if lacks == 2 and _pays(seats[seat], SECOND)]
    return two + [seat for seat, lacks in _lacking(at).items() if lacks == 1 and not seats[seat].strategy]


@galaxy.once
def following(at: At) -> list[int]:
    """Others who would win by the one technology that they learn when the own seat plays Technology, unless that scores
    before them what it wins by itself. TI-STRATACTION-07, TI-VICTORY-10
    """
    seats = [at.view.seats[seat] for seat, lacks in _lacking(at).items() if lacks == 1]
    able = [seat for seat in seats if seat.strategy and _pays(seat, FOLLOWING)]
    mine = galaxy.me(at).initiative if closes(at) else None
    return [seat.seat for seat in able if mine is None or mine > (seat.initiative or 0)]


def _pays(seat: SeatView, price: int) -> bool:
    return seat.resources + seat.trade_goods >= price


def _short(at: At, points: int) -> int:
    """How many technologies a seat lacks at least for a public objective that brings so many points; many where there
    is none.
    """
    held = objectives.holding(at)
    open_ = objectives.scorable_publics(at, held)
    enough = [id for id in open_ if id in STUDIED and OBJECTIVES[id].points >= points]
    return min((objectives.missing(at, id, held) for id in enough), default=objectives.ENDLESS)


@galaxy.once
def closes(at: At) -> bool:
    """Whether the own seat wins in the status phase of this round by what it fulfils, or by what it learns by
    Technology where it has that card. TI-STATUSPHASE-02, TI-TECH-05
    """
    mine, (public, secret) = galaxy.me(at), objectives.fulfilled(at)
    lacks = at.view.goal - mine.points - secret
    learned = 1 + _pays(mine, SECOND) if holds(mine, TECHNOLOGY) else 0
    return lacks <= public or _short(at, lacks) <= learned


@galaxy.once
def closing(at: At) -> list[int]:
    """Others who may win in the status phase of this round: by what they fulfil now, or by Imperial unless somebody
    else has that card.
    """
    taken = [seat.seat for seat in at.view.seats if holds(seat, IMPERIAL)]
    crowned_ = [seat for seat in crowning(at) if seat in taken or not taken]
    return sorted({*crowned_, *(seat for seat, (_, won) in _finishing(at).items() if won)})


def holds(seat: SeatView, card: str) -> bool:
    """Whether a strategy card of a seat is still to be played."""
    return any(one.id == card and not one.exhausted for one in seat.strategy_cards)


def crown(at: At, seat: int) -> int:
    """The point that Imperial still brings a seat with the center, in thousandths; more where it is one of the last."""
    return _a_point(at, seat) if holds(at.view.seats[seat], IMPERIAL) else 0


def holy(at: At, planet: PlanetView, seat: int) -> int:
    """The point that goes with a planet to a seat, by the law that is attached to it. TI-ATTACH-01"""
    return _a_point(at, seat) if IXTH in planet.attached else 0


def _a_point(at: At, seat: int) -> int:
    """A point of a seat, in thousandths; more where it is one of the last."""
    points = at.view.seats[seat].points
    return weights.SURE * (weights.WINS if points >= at.view.goal - CLOSE else 100) // 100


def race(at: At) -> int:
    """How much hangs on who scores first: nothing, unless the own seat and another may both win. TI-VICTORY-10"""
    near = [seat for seat in at.view.seats if seat.points >= at.view.goal - CLOSE and not seat.eliminated]
    mine = galaxy.me(at)
    return CLOSE + 1 - (at.view.goal - mine.points) if len(near) > 1 and mine in near else 0
