"""Battles on a sector: who fights whom, and the course of each fight."""

from __future__ import annotations

from engine.ask import Seat
from engine.eclipse import words
from engine.eclipse.combat import attack, initiative, retreat, sides, telling
from engine.eclipse.combat.ancients import ANCIENTS, GCDS
from engine.eclipse.combat.sides import Battle, BattleSide, Tally, Unit
from engine.eclipse.galaxy.ships import PEACE_WITH_ANCIENTS
from engine.eclipse.interface import pending_steps
from engine.eclipse.play import Game
from engine.eclipse.state import Sector
from engine.text import T

# --- who fights whom -------------------------------------------------------------------------------------------------


def next_pair(game: Game, sector: Sector) -> tuple[BattleSide, BattleSide] | None:
    """The next attacker and defender on a sector, or None when all is fought out.

    Players first, the last two to enter; whoever is left then fights the Ancients or the defense system.
    EC-BATTLE-01, EC-BATTLE-03, EC-BATTLE-04, EC-INIT-03, EC-INIT-04, EC-INIT-05, EC-NPC-08, EC-EX-11
    """
    seats = line(sector)
    if len(seats) > 1:
        return seats[-1], seats[-2]
    if seats and sector.gcds is not None:
        return seats[0], GCDS
    if seats and sector.ancients and not game.special(seats[0], PEACE_WITH_ANCIENTS):
        return seats[0], ANCIENTS
    return None


def line(sector: Sector) -> list[Seat]:
    """Seats with ships there: the controller, who is always the defender, then by entry. EC-BATTLE-05, EC-BATTLE-06"""
    return sorted(sector.entered, key=lambda seat: seat != sector.owner)


async def all_on(game: Game, id: str) -> Tally:
    """Every battle on a sector, pair after pair. EC-BATTLE-04, EC-BATTLE-09, EC-BATTLE-12, EC-BATTLE-13"""
    tally = Tally(list(game.sector(id).entered))
    while (pair := next_pair(game, game.sector(id))) is not None:
        await game.during(pending_steps.battle(id), fight(game, Battle(id, *pair, tally)))
    return tally


# --- a fight ---------------------------------------------------------------------------------------------------------


async def fight(game: Game, battle: Battle) -> None:
    """Missiles, then rounds until one side is left; damage stays on the ships.

    EC-BATTLE-08, EC-BATTLE-10, EC-ENGAGE-03
    """
    _announce(game, battle)
    game.state.volley = None
    before = {side: tuple(killed) for side, killed in battle.tally.kills.items()}
    battle.order = await initiative.order(game, battle)
    game.state.firing = [(unit.side, unit.type) for unit in battle.order]
    await game.during(pending_steps.MISSILES, missile_step(game, battle))
    telling.round_ends(game, battle)
    while sides.both_stand(game, battle):
        if stalemate(game, battle):
            await end_stalemate(game, battle)
            break
        battle.round, battle.dealt = battle.round + 1, {}
        await game.during(pending_steps.engagement_round(battle.round), engagement_round(game, battle))
        telling.round_ends(game, battle)
    telling.ends(game, battle, before)
    game.state.volley, game.state.firing = None, []


def _announce(game: Game, battle: Battle) -> None:
    """Taking part counts from here. EC-DRAW-02"""
    for side in (battle.defender, battle.attacker):
        if side >= 0 and side not in battle.tally.fought:
            battle.tally.fought.append(side)
    names = {"attacker": sides.side_name(battle.attacker), "defender": sides.side_name(battle.defender)}
    text = T("eclipse-battle", sector=words.sector(battle.sector), **names)
    game.say(text, where=[battle.sector], weight=2)


async def missile_step(game: Game, battle: Battle) -> None:
    """Every type with missiles fires them once, unless it is destroyed before; nobody retreats.

    EC-MISSILE-01, EC-MISSILE-02, EC-MISSILE-04, EC-SHIP-09, EC-RETREAT-10, EC-INIT-07, EC-EX-12
    """
    for unit in battle.order:
        missiles = sides.stats(game, unit).missiles
        if missiles and stands(game, battle, unit) and sides.both_stand(game, battle):
            await attack.fire(game, battle, unit, missiles)


async def engagement_round(game: Game, battle: Battle) -> None:
    """Every type that still has ships acts once. EC-ENGAGE-01, EC-DMG-05"""
    for unit in battle.order:
        if stands(game, battle, unit) and sides.both_stand(game, battle):
            await act(game, battle, unit)


def stands(game: Game, battle: Battle, unit: Unit) -> bool:
    """Whether ships of a type are left. EC-DMG-05"""
    return bool(sides.damages(game, battle.sector, unit))


async def act(game: Game, battle: Battle, unit: Unit) -> None:
    """A type leaves as declared, or attacks, or declares its retreat.

    EC-ENGAGE-02, EC-ENGAGE-04, EC-RETREAT-02, EC-RETREAT-05, EC-NPC-07, EC-SHIP-08
    """
    if unit in battle.leaving:
        retreat.leave(game, battle, unit, battle.leaving[unit])
        return
    choice = await retreat.decide(game, battle, unit)
    if choice == retreat.ATTACK:
        await attack.fire(game, battle, unit, sides.stats(game, unit).cannons)
    elif choice != retreat.HOLD:
        retreat.declare(game, battle, unit, choice)


# --- stalemate -------------------------------------------------------------------------------------------------------


def stalemate(game: Game, battle: Battle) -> bool:
    """Whether neither side has a cannon. EC-STALE-01"""
    both = [*sides.units(game, battle, battle.attacker), *sides.units(game, battle, battle.defender)]
    return not any(sides.stats(game, unit).cannons for unit in both)


async def end_stalemate(game: Game, battle: Battle) -> None:
    """Declared retreats are carried out; then the attacker retreats or loses its ships. EC-STALE-01, EC-STALE-02"""
    for unit, target in list(battle.leaving.items()):
        if stands(game, battle, unit) and sides.both_stand(game, battle):
            retreat.leave(game, battle, unit, target)
    if not sides.both_stand(game, battle):
        return
    game.say(T("eclipse-stalemate", side=sides.side_name(battle.attacker)), where=[battle.sector])
    for unit in sides.units(game, battle, battle.attacker):
        await retreat.out_of_stalemate(game, battle, unit)
