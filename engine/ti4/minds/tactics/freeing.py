"""Command tokens that come off the board before the status phase: what ships and docks do that they held."""

from __future__ import annotations

from dataclasses import replace

from engine.ti4.interface.view import SystemView
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy
from engine.ti4.minds.tactics import plans


def most(at: At) -> int:
    """What the tactical action is worth that follows if an own token comes off the board. Whoever has no token left
    activates nothing. TI-TACTICAL-03
    """
    held = [str(one.tile) for one in at.view.systems if at.seat in one.tokens]
    return max((gained(at, id) for id in held), default=0) if galaxy.me(at).tactic else 0


def gained(at: At, system: str) -> int:
    """The same of the token in one system: what is done there, or by ships from there; nothing where this seat, as it
    misjudges its plans, would rather do something else. TI-ACTIVATION-03, TI-MOVEMENT-06
    """
    plan = plans.chosen(unbound(at, system))
    return max(0, plan.worth) if plan is not None and system in (plan.system, *plan.origins) else 0


def more(at: At) -> int:
    """The most that any token brings that comes off, less what is done otherwise by the only one that is left: not
    both are.
    """
    other = plans.chosen(at) if galaxy.me(at).tactic == 1 else None
    return most(at) - (max(0, other.worth) if other is not None else 0)


def unbound(at: At, *systems: str) -> At:
    """The position without own command tokens in these systems; on the whole board, as in a new round, where none is
    named. TI-STATUSPHASE-08
    """
    view = replace(at.view, systems=tuple(_freed(at, one, systems) for one in at.view.systems))
    return replace(at, look=lambda: view)


def _freed(at: At, one: SystemView, systems: tuple[str, ...]) -> SystemView:
    if at.seat not in one.tokens or (systems and str(one.tile) not in systems):
        return one
    return replace(one, tokens=tuple(seat for seat in one.tokens if seat != at.seat))
