"""Command tokens that come off the board before the status phase: what ships and docks do that they held."""

from __future__ import annotations

from dataclasses import replace

from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy
from engine.ti4.minds.tactics import plans


def most(at: At) -> int:
    """What the best tactical action is worth that any own token keeps from being done. Whoever has no token left
    activates nothing. TI-TACTICAL-03
    """
    held = [str(one.tile) for one in at.view.systems if at.seat in one.tokens]
    return max((gained(at, id) for id in held), default=0) if galaxy.me(at).tactic else 0


def gained(at: At, system: str) -> int:
    """The same of the token in one system: what is done there, or by ships from there. TI-ACTIVATION-03,
    TI-MOVEMENT-06
    """
    here = galaxy.of(at).systems[system]
    free = replace(here, tokens=tuple(seat for seat in here.tokens if seat != at.seat))
    view = replace(at.view, systems=tuple(free if one is here else one for one in at.view.systems))
    then = replace(at, look=lambda: view)
    return max([0, *(plan.worth for plan in plans.every(then) if system in (plan.system, *plan.origins))])
