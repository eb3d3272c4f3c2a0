"""Anti-Fighter Barrage, at the start of the first round of a space combat. TI-AFB-01"""

from __future__ import annotations

from engine.ask import YES, Seat, yes_no
from engine.text import T
from engine.ti4 import words
from engine.ti4.combat import hits, telling
from engine.ti4.combat.dice import (
    AFTER_DIE_ROLLED,
    BEFORE_ASSIGN_COMBAT_HITS,
    SIDES,
    Combat,
    InCombat,
    Roll,
    fighting,
)
from engine.ti4.play import Game, Question

BARRAGE = Question("barrage", open=True)
BARRAGE_ASKED = 2
"""The edition since which it is asked."""


async def anti_fighter_barrage(game: Game, combat: Combat) -> None:
    """Both sides that want to roll at once, then each loses fighters.

    TI-AFB-01, TI-AFB-04, TI-AFB-06, TI-SPACECOMBAT-04
    """
    held = await _held(game, combat)
    scored = {seat: 0 if seat in held else await roll(game, combat, seat) for seat in combat.sides}
    for seat in combat.sides:
        number = scored[combat.opponent(seat)]
        if number:
            await take(game, combat, seat, number)


async def _held(game: Game, combat: Combat) -> list[Seat]:
    """Who does not use it: both say so at once, where there are fighters to hit. In games from before all used it.

    TI-SPACECOMBAT-04
    """
    able = [
        seat
        for seat in combat.sides
        if fighting(game, combat, combat.opponent(seat)).get("fighter")
        and any(game.card(seat, type).barrage for type in fighting(game, combat, seat))
    ]
    if not able or game.state.edition < BARRAGE_ASKED:
        return []
    shape = yes_no(T("ti4-barrage-yes"), T("ti4-barrage-no"))
    about = T("ti4-ask-barrage", system=words.system(combat.system))
    answers = await game.ask(BARRAGE, dict.fromkeys(able, shape), about, where=[combat.system])
    return [seat for seat in able if answers[seat] != YES]


async def roll(game: Game, combat: Combat, seat: Seat) -> int:
    """A barrage roll; what changes combat rolls never changes it. TI-AFB-02, TI-AFB-03, TI-AFB-04, TI-AFB-05"""
    combat.fresh = [
        _roll(game, combat, seat, type, number * (barrage.dice or 0), barrage.hits_on)
        for type, number in fighting(game, combat, seat).items()
        if (barrage := game.card(seat, type).barrage) is not None
    ]
    if combat.fresh:
        await AFTER_DIE_ROLLED.open(game, InCombat(combat, actor=seat))
    return sum(roll.hits for roll in combat.fresh)


def _roll(game: Game, combat: Combat, seat: Seat, type: str, dice: int, needs: int) -> Roll:
    faces = game.roll(dice, SIDES, f"barrage {type}", seat=seat, need=needs)
    roll = Roll(seat, type, needs, 0, faces, [[] for _ in faces])
    game.say(telling.roll("ti4-barrage-roll", seat, type, faces, needs, roll.hits), where=[combat.system])
    return roll


async def take(game: Game, combat: Combat, seat: Seat, number: int) -> None:
    """Fighters are lost, one for each hit; further hits are lost, and no other ship can stand in for them. Without
    fighters there is nothing to answer the hits for.

    TI-AFB-06, TI-AFB-07, TI-SUSTAIN-07
    """
    if not fighting(game, combat, seat).get("fighter"):
        return
    number = (
        await BEFORE_ASSIGN_COMBAT_HITS.open(game, InCombat(combat, actor=seat, hits=number, cause="barrage"))
    ).hits
    await hits.assign(
        game,
        seat,
        number,
        combat.system,
        types=("fighter",),
        cause=hits.Cause(combat.opponent(seat), "barrage", combat),
    )
