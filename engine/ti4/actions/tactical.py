"""The tactical action: activation, movement, space combat, invasion, production."""

from __future__ import annotations

from functools import partial

from engine.ask import Refusal, Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.abilities.occasions import InSystem
from engine.ti4.abilities.windows import Moment
from engine.ti4.actions import invasion
from engine.ti4.combat import space_combat
from engine.ti4.economy import production
from engine.ti4.galaxy import movement
from engine.ti4.galaxy.board import nearest_first
from engine.ti4.interface import pending_steps, random_weights
from engine.ti4.phases import elimination
from engine.ti4.play import Game, Point, Question

CANNOT_ACTIVATE = Point[bool, str]("cannot_activate")
"""A ban on activating a system that nothing lifts. TI-GOLDEN-04"""

WHEN_ACTIVATE_SYSTEM = Moment[InSystem]("when_activate_system")
AFTER_ACTIVATE_SYSTEM = Moment[InSystem]("after_activate_system")
AFTER_TACTICAL_ACTION = Moment[InSystem]("after_tactical_action")


async def tactical_action(game: Game, seat: Seat) -> None:
    """All five steps, in order. An ability that ends the turn at activation ends the action too.

    TI-TACTICAL-01, TI-TACTICAL-02, TI-TACTICAL-08, TI-TACTICAL-09, TI-TACTICAL-10, TI-ACTIVATION-05
    """
    system = await choose_system(game, seat)
    await game.during(pending_steps.tactical(seat, system), _resolve(game, seat, system))
    game.end("tactical_action")
    game.state.active_system = None


async def _resolve(game: Game, seat: Seat, system: str) -> None:
    if not await activate(game, seat, system):
        return
    await game.during(pending_steps.MOVEMENT, movement.movement_step(game, seat, system))
    await space_combat.space_combat_step(game, seat, system)
    await elimination.check_elimination(game)
    await invasion.invade(game, seat, system)
    await game.during(pending_steps.PRODUCTION, production.production_step(game, seat, system))
    await AFTER_TACTICAL_ACTION.open(game, InSystem(actor=seat, system=system))


def can_activate(game: Game, seat: Seat) -> bool:
    """Whether a tactical action is possible. TI-ACTIVATION-02"""
    return game.player(seat).tactic > 0 and any(refusal(game, seat, system) is None for system in game.state.systems)


def refusal(game: Game, seat: Seat, system: str) -> str | None:
    """The rule that forbids activating a system, or None; tokens of others do not.

    TI-ACTIVATION-03, TI-ACTIVATION-04
    """
    if seat in game.state.systems[system].tokens:
        return "TI-ACTIVATION-03"
    return "TI-GOLDEN-04" if CANNOT_ACTIVATE(game, seat, False, system) else None


ACTIVATE = Question("activate", open=True, interruptible=True)


async def choose_system(game: Game, seat: Seat) -> str:
    """The active player picks a system without an own command token, those near ships that may leave first.

    TI-TACTICAL-03, TI-ACTIVATION-03
    """
    systems = [id for id, system in game.state.systems.items() if seat not in system.tokens]
    if CANNOT_ACTIVATE.touches(game, seat):
        systems = [id for id in systems if refusal(game, seat, id) is None]
    fleets = game.fleet_systems(seat)
    free, near = [id for id in fleets if seat not in game.state.systems[id].tokens], game.near(seat)
    options = words.system_options(nearest_first(near, free or fleets, systems))
    about, lean = T("ti4-ask-activate", seat=seat_name(seat)), random_weights.to_system(game, seat, near, free)
    return await game.pick(ACTIVATE, seat, options, about, why=partial(why_not, game, seat), lean=lean, always=True)


def why_not(game: Game, seat: Seat, system: str) -> Refusal | None:
    """Why a system cannot be activated."""
    if system not in game.state.systems:
        return None
    if game.player(seat).tactic <= 0:
        return Refusal("TI-ACTIVATION-02", T("ti4-no-tactic-token"))
    rule = refusal(game, seat, system)
    if rule == "TI-ACTIVATION-03":
        return Refusal(rule, T("ti4-own-token-there", system=words.system(system)))
    return Refusal(rule, T("ti4-cannot-activate", system=words.system(system))) if rule else None


async def activate(game: Game, seat: Seat, system: str) -> bool:
    """Puts a tactic token into the system. Returns whether the action goes on. TI-ACTIVATION-01, TI-ACTIVATION-05"""
    game.player(seat).tactic -= 1
    game.state.systems[system].tokens.append(seat)
    game.state.active_system = system
    game.say(T("ti4-activated", seat=seat_name(seat), system=words.system(system)), where=[system])
    await WHEN_ACTIVATE_SYSTEM.open(game, InSystem(actor=seat, system=system))
    after = await AFTER_ACTIVATE_SYSTEM.open(game, InSystem(actor=seat, system=system))
    return not after.cancelled
