"""Ground combat: committed ground forces meet another player's. Rounds of rolls and hits until one side is gone."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.combat import dice, hits, outcomes, shown
from engine.ti4.combat.dice import (
    AFTER_WIN_COMBAT,
    AFTER_WIN_GROUND_COMBAT,
    END_OF_COMBAT_ROUND,
    END_OF_GROUND_COMBAT,
    START_OF_COMBAT,
    START_OF_COMBAT_ROUND,
    START_OF_GROUND_COMBAT,
    WHEN_WIN_COMBAT,
    Combat,
    InCombat,
)
from engine.ti4.galaxy import ground
from engine.ti4.interface import pending_steps
from engine.ti4.play import Game


async def ground_combat(game: Game, seat: Seat, planet: str) -> Combat | None:
    """Fights until ground forces of only one player, or of neither, are left. There is no retreat.

    TI-GROUNDCOMBAT-01, TI-GROUNDCOMBAT-04, TI-GROUNDCOMBAT-05, TI-GROUNDCOMBAT-08, TI-OPPONENT-01
    """
    other = ground.defender(game, seat, planet)
    if other is None:
        return None
    combat = Combat("ground", game.state.planets[planet].system, seat, other, planet)
    game.say(_begins(combat), where=[combat.system], weight=2)
    shown.begin(game, combat.system, planet, combat.sides)
    await game.during(pending_steps.ground_combat(planet, 0), _begin(game, combat))
    while _going_on(game, combat):
        await game.during(pending_steps.ground_combat(planet, combat.round + 1), _round(game, combat))
    await game.during(pending_steps.ground_combat(planet, 0), _close(game, combat))
    shown.end(game)
    game.end("combat")
    return combat


async def _begin(game: Game, combat: Combat) -> None:
    await START_OF_COMBAT.open(game, InCombat(combat))
    await START_OF_GROUND_COMBAT.open(game, InCombat(combat))


async def _round(game: Game, combat: Combat) -> None:
    """One round: both sides roll, the attacker first, then both assign hits.

    TI-GROUNDCOMBAT-02, TI-GROUNDCOMBAT-03, TI-DOUBT-14
    """
    dice.next_round(combat)
    shown.next_round(game, combat.round, {side: dice.needs(game, combat, side) for side in combat.sides})
    await START_OF_COMBAT_ROUND.open(game, InCombat(combat))
    if not _going_on(game, combat):
        return
    for side in combat.sides:
        await dice.roll_side(game, combat, side)
    dice.settle(game, combat)
    outcomes.rolled(game, combat)
    for side in combat.sides:
        await _take_hits(game, combat, side)
    await END_OF_COMBAT_ROUND.open(game, InCombat(combat))
    game.end("combat_round")


async def _take_hits(game: Game, combat: Combat, seat: Seat) -> None:
    """For each of the opponent's hits a side loses one ground force of its choice. TI-GROUNDCOMBAT-03"""
    other = combat.opponent(seat)
    number = combat.hits.get(other, 0)
    if number:
        place = combat.place
        types = dice.types_of(game, combat, seat)
        await hits.assign(game, seat, number, place, types=types, cause=hits.Cause(other, "combat", combat))


async def _close(game: Game, combat: Combat) -> None:
    """Names the winner, or a draw when nobody is left. TI-GROUNDCOMBAT-05, TI-GROUNDCOMBAT-06, TI-GROUNDCOMBAT-07"""
    for side in combat.sides:
        ground.take_off(game, side, combat.place)
    left = [side for side in combat.sides if _strength(game, combat, side)]
    combat.over, combat.winner = True, left[0] if len(left) == 1 else None
    await END_OF_GROUND_COMBAT.open(game, InCombat(combat))
    planet = words.place(combat.place)
    if combat.winner is None:
        game.say(T("ti4-ground-combat-draw", planet=planet), where=[combat.system], weight=2)
        outcomes.losses(game, combat)
        return
    won_by = T("ti4-ground-combat-won", seat=seat_name(combat.winner), planet=planet)
    game.say(won_by, where=[combat.system], weight=2)
    outcomes.losses(game, combat)
    for won in (WHEN_WIN_COMBAT, AFTER_WIN_COMBAT, AFTER_WIN_GROUND_COMBAT):
        await won.open(game, InCombat(combat, actor=combat.winner))


def _going_on(game: Game, combat: Combat) -> bool:
    return not combat.over and all(_strength(game, combat, side) for side in combat.sides)


def _strength(game: Game, combat: Combat, seat: Seat) -> int:
    return sum(dice.fighting(game, combat, seat).values())


def _begins(combat: Combat) -> Text:
    attacker, defender = map(seat_name, combat.sides)
    return T("ti4-ground-combat", attacker=attacker, defender=defender, planet=words.place(combat.place))
