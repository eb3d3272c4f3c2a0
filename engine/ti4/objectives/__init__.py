"""Objectives: which can be scored now, and scoring them.

Each requirement is a function in one of the modules beside this one. Public objectives lie open in `state.public`;
those that a law made public among them. Secret ones are scored in secrets.py.
"""

from __future__ import annotations

from engine.ask import Refusal, Seat
from engine.errors import IllegalAnswer
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.components import OBJECTIVES
from engine.ti4.objectives import control, fleets, spending, technologies
from engine.ti4.objectives.registry import REQUIREMENTS
from engine.ti4.phases import victory
from engine.ti4.play import Game, Point

__all__ = ["control", "fleets", "fulfilled", "scorable_public", "score_public", "spending", "technologies", "why_not"]

SCORES_FROM_HOME = Point[bool, None]("scores_from_home")
"""Whether public objectives need the home planets."""


def fulfilled(game: Game, seat: Seat, objective: str) -> bool:
    """Whether the requirement on the card is met now, and its cost could be paid.

    TI-OBJECTIVE-04, TI-OBJECTIVE-05, TI-STATUSPHASE-03
    """
    requirement = REQUIREMENTS.get(objective)
    return requirement is not None and requirement.holds(game, seat, objective)


async def pay(game: Game, seat: Seat, objective: str) -> None:
    """Pays what scoring the objective costs, if anything. TI-OBJECTIVE-14"""
    cost = REQUIREMENTS[objective].pay if objective in REQUIREMENTS else None
    if cost is not None:
        await cost(game, seat, objective)


def holds_home(game: Game, seat: Seat) -> bool:
    """Whether a seat controls every planet of its own home system, or need not. TI-PUBLICOBJ-04, TI-DOUBT-52"""
    if not SCORES_FROM_HOME(game, seat, True):
        return True
    return all(game.state.planets[planet].owner == seat for planet in game.faction(seat).home_planets)


def scored(game: Game, seat: Seat, objective: str) -> bool:
    """Whether the seat's control token lies on a public objective. TI-OBJECTIVE-11, TI-PUBLICOBJ-02"""
    return seat in game.state.scored.get(objective, ())


def why_not(game: Game, seat: Seat, objective: str) -> Refusal | None:
    """The rule by which a seat cannot score a public objective now; None when it can.

    TI-PUBLICOBJ-01, TI-PUBLICOBJ-03, TI-PUBLICOBJ-04, TI-OBJECTIVE-03, TI-OBJECTIVE-05, TI-OBJECTIVE-11,
    TI-SECRETOBJ-03
    """
    name = words.objective(objective)
    if objective not in game.state.public:
        return Refusal("TI-PUBLICOBJ-01", T("ti4-not-a-public-objective"))
    if not holds_home(game, seat):
        return Refusal("TI-PUBLICOBJ-04", T("ti4-home-system-lost"))
    if scored(game, seat, objective):
        return Refusal("TI-OBJECTIVE-11", T("ti4-already-scored", objective=name))
    if not fulfilled(game, seat, objective):
        return Refusal("TI-OBJECTIVE-05", T("ti4-not-fulfilled", objective=name))
    return None


def scorable_public(game: Game, seat: Seat) -> list[str]:
    """The public objectives a seat could score now. TI-PUBLICOBJ-01, TI-PUBLICOBJ-03, TI-IMPERIAL-06"""
    public = game.state.public if holds_home(game, seat) else ()
    return [one for one in public if not scored(game, seat, one) and fulfilled(game, seat, one)]


async def score_public(game: Game, seat: Seat, objective: str) -> None:
    """Pays for a public objective, marks it with a control token and gains its points.

    TI-OBJECTIVE-02, TI-OBJECTIVE-14, TI-PUBLICOBJ-02, TI-STATUSPHASE-03

    Raises:
        IllegalAnswer: it cannot be scored now.
    """
    refusal = why_not(game, seat, objective)
    if refusal is not None:
        raise IllegalAnswer(refusal.text, refusal.rule)
    await pay(game, seat, objective)
    mark(game, seat, objective)
    await gain(game, seat, objective)


def mark(game: Game, seat: Seat, objective: str) -> None:
    """Lays a control token on a public objective; it stays there for the others. TI-PUBLICOBJ-02, TI-PUBLICOBJ-03"""
    game.state.scored.setdefault(objective, []).append(seat)


async def gain(game: Game, seat: Seat, objective: str) -> None:
    """Tells who scored what, and gains the points shown on the card. TI-OBJECTIVE-02"""
    name = words.objective(objective)
    game.say(T("ti4-scored", seat=seat_name(seat), objective=name), weight=0)
    await victory.gain_points(game, seat, OBJECTIVES[objective].points, name)
