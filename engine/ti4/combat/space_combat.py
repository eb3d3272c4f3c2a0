"""Space combat: rounds of barrage, retreats, dice, hits and retreat until one side has no ships left."""

from __future__ import annotations

from engine.ask import Seat
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.combat import barrage, hits, outcomes, retreat, shown
from engine.ti4.combat.dice import (
    AFTER_ASSIGN_COMBAT_HITS,
    AFTER_SPACE_COMBAT,
    AFTER_WIN_COMBAT,
    AFTER_WIN_SPACE_COMBAT,
    BEFORE_ASSIGN_COMBAT_HITS,
    END_OF_COMBAT_ROUND,
    START_OF_COMBAT,
    START_OF_COMBAT_ROUND,
    START_OF_SPACE_COMBAT,
    WHEN_WIN_COMBAT,
    Combat,
    InCombat,
    fighting,
    needs,
    next_round,
    pinned,
    roll_side,
    settle,
    types_of,
)
from engine.ti4.galaxy import capacity, structures
from engine.ti4.interface import pending_steps
from engine.ti4.play import Game


async def space_combat_step(game: Game, active: Seat, system: str) -> None:
    """A combat where two players have ships; otherwise nothing. Limits of capacity hold again afterwards.

    TI-TACTICAL-06, TI-TACTICAL-07, TI-SPACECOMBAT-01, TI-SPACECOMBAT-02, TI-CAPACITY-06, TI-DOUBT-29
    """
    for other in game.others(active) if len(game.fleets(system)) > 1 else ():
        if game.flies(active, system) and game.flies(other, system):
            await fight(game, Combat("space", system, active, other))
    for seat in sorted(game.state.systems[system].space):
        await capacity.enforce_capacity(game, seat, system)
    await structures.destroy_blockaded(game, system)


async def fight(game: Game, combat: Combat) -> None:
    """A whole space combat. TI-SPACECOMBAT-03, TI-SPACECOMBAT-13, TI-COMBATROLE-01, TI-COMBATROLE-02"""
    attacker, defender = map(seat_name, combat.sides)
    text = T("ti4-space-combat", attacker=attacker, defender=defender, system=words.system(combat.system))
    game.say(text, where=[combat.system], weight=2)
    shown.begin(game, combat.system, None, combat.sides)
    await game.during(pending_steps.space_combat(0), begin(game, combat))
    while not over(game, combat):
        await game.during(pending_steps.space_combat(combat.round + 1), fight_round(game, combat))
    await game.during(pending_steps.space_combat(0), finish(game, combat))
    shown.end(game)


async def begin(game: Game, combat: Combat) -> None:
    """What is used at the start of a combat, once for each combat. TI-TIMING-09"""
    await START_OF_COMBAT.open(game, InCombat(combat))
    await START_OF_SPACE_COMBAT.open(game, InCombat(combat))


def over(game: Game, combat: Combat) -> bool:
    """Whether ships of only one side, or of neither, are left. TI-SPACECOMBAT-05, TI-SPACECOMBAT-14"""
    return not all(fighting(game, combat, seat) for seat in combat.sides)


async def fight_round(game: Game, combat: Combat) -> None:
    """One round, its steps in order. Barrage is fired in the first only, right after what comes before combat.

    TI-SPACECOMBAT-03, TI-SPACECOMBAT-06, TI-TIMING-10, TI-LATER-02
    """
    next_round(combat)
    shown.next_round(game, combat.round, {seat: needs(game, combat, seat) for seat in combat.sides})
    await START_OF_COMBAT_ROUND.open(game, InCombat(combat))
    if combat.round == 1 and not over(game, combat):
        await barrage.anti_fighter_barrage(game, combat)
    if not over(game, combat):
        await retreat.announce(game, combat)
    if not over(game, combat):
        await exchange_fire(game, combat)
        await retreat.carry_out(game, combat)
    await END_OF_COMBAT_ROUND.open(game, InCombat(combat))
    game.end("combat_round")


async def exchange_fire(game: Game, combat: Combat) -> None:
    """The attacker rolls everything, then the defender; then both take the hits that were scored.

    TI-SPACECOMBAT-09, TI-SPACECOMBAT-11, TI-SPACECOMBAT-12
    """
    for seat in combat.sides:
        await roll_side(game, combat, seat)
    settle(game, combat)
    outcomes.rolled(game, combat)
    combat.bare = {seat: _bare(game, combat, seat) for seat in combat.sides}
    for seat in combat.sides:
        await take_hits(game, combat, seat)
    combat.bare = {}


def _bare(game: Game, combat: Combat, seat: Seat) -> tuple[str, ...]:
    """Types that cannot sustain; whatever is lost in this exchange, Sustain Damage came before. TI-SUSTAIN-01"""
    there = fighting(game, combat, seat)
    return tuple(type for type in there if not hits.can_sustain(game, seat, type, combat.system))


async def take_hits(game: Game, combat: Combat, seat: Seat) -> None:
    """One side cancels hits, first those that leave it less choice, and chooses its losses.

    TI-SPACECOMBAT-12, TI-SUSTAIN-01
    """
    enemy = combat.opponent(seat)
    scored = combat.hits.get(enemy, 0)
    if scored:
        number = (
            await BEFORE_ASSIGN_COMBAT_HITS.open(game, InCombat(combat, actor=seat, hits=scored, cause="combat"))
        ).hits
        types, pins = types_of(game, combat, seat), max(0, pinned(game, combat, enemy) - (scored - number))
        place, cause = combat.system, "combat"
        await hits.assign(game, seat, number, place, types=types, cause=hits.Cause(enemy, cause, combat), pinned=pins)
    await AFTER_ASSIGN_COMBAT_HITS.open(game, InCombat(combat, actor=seat))


async def finish(game: Game, combat: Combat) -> None:
    """The side with ships left has won; without any it is a draw. Then capacity counts again.

    TI-SPACECOMBAT-15, TI-SPACECOMBAT-16, TI-SPACECOMBAT-17, TI-CAPACITY-06, TI-DOUBT-30
    """
    combat.over = True
    left = [seat for seat in combat.sides if fighting(game, combat, seat)]
    combat.winner = left[0] if len(left) == 1 and not combat.drawn else None
    if combat.winner is None:
        game.say(T("ti4-combat-draw", system=words.system(combat.system)), where=[combat.system], weight=2)
        outcomes.losses(game, combat)
    else:
        await _win(game, combat, combat.winner)
    for seat in combat.sides:
        await AFTER_SPACE_COMBAT.open(game, InCombat(combat, actor=seat))
        await capacity.enforce_capacity(game, seat, combat.system)
    game.end("space_combat")
    game.end("combat")


async def _win(game: Game, combat: Combat, winner: Seat) -> None:
    text = T("ti4-combat-won", seat=seat_name(winner), system=words.system(combat.system))
    game.say(text, where=[combat.system], weight=2)
    outcomes.losses(game, combat)
    for won in (WHEN_WIN_COMBAT, AFTER_WIN_COMBAT, AFTER_WIN_SPACE_COMBAT):
        await won.open(game, InCombat(combat, actor=winner))
