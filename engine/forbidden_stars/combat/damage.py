"""Damage: how much each side suffers, and which of its units and bastions take it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Option, Refusal, Seat
from engine.events import SUM
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import routing, sides, values
from engine.forbidden_stars.combat.occasions import VULNERABLE
from engine.forbidden_stars.components import BUILT, UNITS
from engine.forbidden_stars.galaxy import structures, units
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Combat, CombatSide, Strike, Structure, Unit
from engine.text import T, Text, seat_name

BASTION = Option("bastion", words.structure("bastion"))
BY_COST = Option("by_cost", T("forbidden_stars-suffer-by-cost"))
"""All of the damage is assigned at once, to the cheapest first."""


async def assess(game: Game, combat: Combat) -> None:
    """Values of both sides are fixed; then the attacker suffers, then the defender.

    FS-COMBAT-15, FS-COMBAT-16, FS-COMBAT-17, FS-COMBAT-18, D-26
    """
    both, suffered = sides.both(combat), list[Text]()
    for seat in both:
        side = combat.sides[seat]
        side.attack, side.defence = values.attack(game, seat), values.defence(game, seat)
    for seat in both:
        own, other = combat.sides[seat], combat.sides[sides.opponent(game, seat)]
        own.left = max(0, (other.attack or 0) - (own.defence or 0))
        suffered.append(
            T("forbidden_stars-takes", seat=seat_name(seat), n=own.left, a=other.attack or 0, d=own.defence or 0)
        )
    line = T("forbidden_stars-round-damage", n=combat.round, suffered=tuple(suffered))
    game.say(line, where=[combat.area], weight=SUM)
    for seat in both:
        await _suffer(game, seat, combat.area, combat.sides[seat], routs=True)
    for seat in both:
        side = combat.sides[seat]
        side.attack = side.defence = None


def ahead(game: Game, combat: Combat) -> dict[Seat, int]:
    """What each side would suffer by what lies open now. FS-COMBAT-15, FS-COMBAT-16, FS-COMBAT-17"""
    attacker, defender = sides.both(combat)
    return {
        attacker: max(0, values.attack(game, defender) - values.defence(game, attacker)),
        defender: max(0, values.attack(game, attacker) - values.defence(game, defender)),
    }


async def assign(
    game: Game, seat: Seat, area: str, amount: int, *, routs: bool = False, first: str | None = None
) -> None:
    """A seat assigns damage of an orbital strike to its units and bastion on an area, and forgets it afterwards.

    Args:
        routs: whether units that are damaged and not destroyed become routed. FS-ORBIT-10
        first: the look (`galaxy.units.Figure`) of the unit that has to suffer first.

    FS-ORBIT-08, FS-ORBIT-09, FS-ORBIT-16
    """
    holder: CombatSide | Strike = game.state.strike or CombatSide()
    holder.left = amount
    if first is not None and amount > 0:
        unit = units.find(units.at(game, seat, area), first)
        holder.left -= await _hit_unit(game, seat, area, unit, holder.left, routs)
    await _suffer(game, seat, area, holder, routs=routs)
    forget(game, area)


async def _suffer(game: Game, seat: Seat, area: str, holder: CombatSide | Strike, *, routs: bool) -> None:
    """Damage is assigned until all is, or nothing is left to take it. FS-DMG-03, FS-DMG-06, FS-DMG-07"""
    while holder.left > 0:
        able = bearers(game, seat, area)
        if not able:
            holder.left = 0
            return
        for chosen in await _choose(game, seat, area, able, holder.left):
            if holder.left > 0 and chosen in bearers(game, seat, area):
                holder.left -= await _hit(game, seat, area, chosen, holder.left, routs)


async def _hit(game: Game, seat: Seat, area: str, chosen: Unit | Structure, amount: int, routs: bool) -> int:
    """A unit or bastion takes what it bears. Returns how much that was."""
    if isinstance(chosen, Structure):
        return _hit_bastion(game, area, chosen, amount)
    return await _hit_unit(game, seat, area, chosen, amount, routs)


def bearers(game: Game, seat: Seat, area: str) -> list[Unit | Structure]:
    """What may be assigned damage: bastions and unrouted units; routed ones only where there is nothing else.

    FS-DMG-03, FS-DMG-04
    """
    fort, here = structures.bastion(game, seat, area), units.at(game, seat, area)
    if not VULNERABLE(game, seat, True):
        here = []
    standing: list[Unit | Structure] = [unit for unit in here if not unit.routed]
    if fort is not None:
        standing.append(fort)
    return standing or list(here)


SUFFER = Question("suffer", open=True)


async def _choose(
    game: Game, seat: Seat, area: str, able: list[Unit | Structure], left: int
) -> Sequence[Unit | Structure]:
    """Who takes damage next: one, or all of them in the order of what they cost. FS-DMG-02"""
    figures = [one for one in able if isinstance(one, Unit)]
    forts = [one for one in able if isinstance(one, Structure)]
    options = [_bearing(one, figures) for one in units.options(figures)] + ([BASTION] if forts else [])
    if len(options) > 1 and left > min(map(_bears, able)):
        options.append(BY_COST)
    about = T("forbidden_stars-ask-suffer", seat=seat_name(seat), n=left, area=words.area(area))
    picked = await game.pick(SUFFER, seat, options, about, why=why_not, where=[area])
    if picked == BY_COST.id:
        return sorted(able, key=_cost)
    return [forts[0] if picked == BASTION.id else units.find(figures, picked)]


def _bears(one: Unit | Structure) -> int:
    """How much damage destroys it. FS-DMG-01"""
    health = UNITS[one.type].health if isinstance(one, Unit) else BUILT["bastion"].health
    return health - one.damage


def _cost(one: Unit | Structure) -> tuple[int, int]:
    return cost_of(units.figure(one).id if isinstance(one, Unit) else BASTION.id)


def cost_of(id: str) -> tuple[int, int]:
    """By what it cost, then by its health; a token stands for a unit that cost nothing. FS-REINF-04"""
    if id == BASTION.id:
        return BUILT["bastion"].cost, BUILT["bastion"].health
    figure = units.Figure.read(id)
    card = UNITS[figure.type]
    return 0 if figure.token else card.cost, card.health


def why_not(id: str) -> Refusal | None:
    """Why damage cannot be assigned to a unit that lies."""
    figure = units.Figure.maybe(id)
    lies = figure is not None and figure.routed
    return Refusal("FS-DMG-04", T("forbidden_stars-routed-suffer-last")) if lies else None


def _bearing(option: Option, figures: list[Unit]) -> Option:
    """A unit as it can be assigned damage, with what destroys it. FS-DMG-05"""
    unit = units.find(figures, option.id)
    return option._replace(more=T("forbidden_stars-health-left", n=UNITS[unit.type].health - unit.damage))


async def _hit_unit(game: Game, seat: Seat, area: str, unit: Unit, amount: int, routs: bool) -> int:
    """A unit takes what its health bears: it is destroyed, or routed. Returns what it took.

    FS-DMG-05, FS-DMG-08, FS-DMG-09, FS-DMG-10, FS-ORBIT-10, D-38
    """
    taken = min(amount, UNITS[unit.type].health - unit.damage)
    unit.damage += taken
    if unit.damage >= UNITS[unit.type].health:
        routing.destroy(game, seat, area, unit)
    elif routs:
        await routing.rout(game, seat, area, unit)
    return taken


def _hit_bastion(game: Game, area: str, fort: Structure, amount: int) -> int:
    """A bastion is destroyed, or nothing happens to it. FS-DMG-05, FS-DMG-11, FS-BASTION-05"""
    taken = min(amount, BUILT["bastion"].health - fort.damage)
    fort.damage += taken
    if fort.damage >= BUILT["bastion"].health:
        routing.raze(game, area, fort)
    return taken


def forget(game: Game, area: str) -> None:
    """Damage of an execution round or a strike does not carry over. FS-DMG-10"""
    here = game.area(area)
    for force in here.units.values():
        for unit in force:
            unit.damage = 0
    for structure in here.structures:
        structure.damage = 0
