"""Steps about the units of a combat or on a struck world. FS-CARD-23, FS-EVENT-09"""

from __future__ import annotations

from engine.ask import Option
from engine.forbidden_stars import words
from engine.forbidden_stars.cards.counting import bounds
from engine.forbidden_stars.cards.steps import CardStep, Doing, op
from engine.forbidden_stars.combat import choosing, retreat, routing, sides
from engine.forbidden_stars.combat.occasions import Routing
from engine.forbidden_stars.components import STRUCTURES, UNITS
from engine.forbidden_stars.economy import assets
from engine.forbidden_stars.galaxy import structures, units
from engine.forbidden_stars.play import Question
from engine.forbidden_stars.state import Structure, Unit

RALLY_UNITS = Question("rally_units", open=True)
ROUT_UNITS = Question("rout_units", open=True)
DESTROY_UNITS = Question("destroy_units", open=True)
TARGET_UNITS = Question("target_units", open=True)
RETREAT_UNITS = Question("retreat_units", open=True)


async def _chosen(doing: Doing, kind: Question, step: CardStep, among: list[Unit]) -> list[Unit]:
    """The units that a step is done to. FS-CARD-09, D-44"""
    low, high = bounds(doing, step.get("n", 1), len(among))
    if step.get("optional"):
        low = 0
    if not high:
        return []
    chooser = doing.chooser(step)
    about = doing.asks(kind.name.removesuffix("_units"), chooser, n=high)
    area = sides.combat_of(doing.game).area
    return await choosing.choose(doing.game, kind, chooser, among, low, high, about, area)


def _filtered(step: CardStep, among: list[Unit]) -> list[Unit]:
    """Those of the level, kind and state that a step asks for. Tokens have level 0. D-46"""
    return [
        unit
        for unit in among
        if ("level" not in step or UNITS[unit.type].level == step["level"])
        and ("units" not in step or unit.type in step["units"])
        and (not step.get("routed") or unit.routed)
    ]


# --- rally and rout --------------------------------------------------------------------------------------------------


@op("rally", able=lambda doing, step: bool(sides.routed(doing.game, doing.who(step))))
async def rally(doing: Doing, step: CardStep) -> bool:
    """FS-ROUT-01"""
    seat = doing.who(step)
    for unit in await _chosen(doing, RALLY_UNITS, step, sides.routed(doing.game, seat)):
        routing.rally(doing.game, seat, unit)
    return True


def routable(doing: Doing, step: CardStep) -> list[Unit]:
    """Units that a step could rout: not those that are routed already, and no bastions. FS-ROUT-06, FS-BASTION-04"""
    seat = doing.who(step)
    return [u for u in _filtered(step, sides.standing(doing.game, seat)) if routing.can_rout(doing.game, seat, u)]


@op("rout", able=lambda doing, step: bool(routable(doing, step)))
async def rout(doing: Doing, step: CardStep) -> bool:
    """FS-ROUT-01, FS-ROUT-06"""
    area = sides.combat_of(doing.game).area
    for unit in await _chosen(doing, ROUT_UNITS, step, routable(doing, step)):
        await routing.rout(doing.game, doing.who(step), area, unit)
    return True


# --- destroy ---------------------------------------------------------------------------------------------------------


def _victims(doing: Doing, step: CardStep) -> list[Unit]:
    if doing.game.state.strike is not None:
        return []
    return _filtered(step, sides.forces(doing.game, doing.who(step)))


def _can_destroy(doing: Doing, step: CardStep) -> bool:
    strike = doing.game.state.strike
    if strike is not None:
        here = doing.game.area(strike.world)
        return bool(here.units or here.structures)
    return "target" in step or bool(_victims(doing, step))


@op("destroy", able=_can_destroy)
async def destroy(doing: Doing, step: CardStep) -> bool:
    """Units are destroyed, or the one that was named or routed before. FS-DEST-01, FS-DMG-05"""
    if doing.game.state.strike is not None:
        return await _destroy_on_world(doing, step)
    seat, area = doing.who(step), sides.combat_of(doing.game).area
    for unit in await _doomed(doing, step):
        if routing.still_there(doing.game, seat, area, unit):
            routing.destroy(doing.game, seat, area, unit)
    return True


async def _doomed(doing: Doing, step: CardStep) -> list[Unit]:
    if step.get("target") == "the_routed_unit":
        assert isinstance(doing.about, Routing)
        return [doing.about.unit]
    if step.get("target"):
        return [] if doing.target is None else [doing.target]
    return await _chosen(doing, DESTROY_UNITS, step, _victims(doing, step))


DESTROY_ON_WORLD = Question("destroy_on_world", open=True)


async def _destroy_on_world(doing: Doing, step: CardStep) -> bool:
    """Complete Destruction: the owner picks any unit or structure on the struck world. FS-CLAR-11, D-39"""
    game, strike = doing.game, doing.game.state.strike
    assert strike is not None
    owner, built = doing.other(), structures.at(game, strike.world)
    figures = units.at(game, owner, strike.world)
    options = units.options(figures) + [Option(one.kind, words.structure(one.kind)) for one in built]
    if not options:
        return True
    about = doing.asks("destroy", owner, n=1)
    picked = await game.pick(DESTROY_ON_WORLD, owner, options, about, where=[strike.world])
    if picked in STRUCTURES:
        routing.raze(game, strike.world, _built(built, picked))
    else:
        routing.destroy(game, owner, strike.world, units.find(figures, picked))
    return True


def _built(built: list[Structure], kind: str) -> Structure:
    return next(one for one in built if one.kind == kind)


@op("target_enemy_unit", able=lambda doing, step: bool(sides.forces(doing.game, doing.other())))
async def target_enemy_unit(doing: Doing, step: CardStep) -> bool:
    """FS-CARD-09"""
    found = await _chosen(doing, TARGET_UNITS, step, sides.forces(doing.game, doing.other()))
    doing.target = found[0] if found else None
    return bool(found)


# --- retreat and reinforcements --------------------------------------------------------------------------------------


@op("retreat", able=lambda doing, step: bool(sides.forces(doing.game, doing.who(step))))
async def retreat_units(doing: Doing, step: CardStep) -> bool:
    """By all rules of retreats, each retreat for itself. FS-RETREAT-10, FS-RETREAT-13, FS-ROUT-05"""
    seat = doing.who(step)
    leaving = await _chosen(doing, RETREAT_UNITS, step, list(sides.forces(doing.game, seat)))
    if leaving:
        await retreat.retreat(doing.game, seat, leaving)
    return True


@op("place_free_reinforcement", able=lambda doing, step: assets.left(doing.game, "reinforcement") > 0)
async def place_free_reinforcement(doing: Doing, step: CardStep) -> bool:
    """A token from the supply, beyond what could be put in before. FS-REINF-09, D-22, D-41"""
    for _ in range(min(step["n"], assets.left(doing.game, "reinforcement"))):
        units.token(doing.game, doing.seat, sides.combat_of(doing.game).area)
        routing.said_token(doing.game, doing.seat)
    return True
