"""How the hits of a side fall on ships where it has several choices in a round: by themselves, or as its owner says.

EC-ROLL-04, EC-ROLL-05
"""

from __future__ import annotations

from engine.ask import Option
from engine.eclipse import words
from engine.eclipse.combat.sides import Battle, Unit
from engine.eclipse.play import Game, Question
from engine.text import T, seat_name

DEAL_DICE = Question("deal_dice", open=True)
FEWEST, ALWAYS, EACH = "fewest", "fewest_always", "each"
FROM = 3
"""The choice in a round at which it is asked whether more are wanted."""
NEVER, ENDLESS = -1, 10_000
"""Rounds up to which hits fall by themselves."""


async def falls_by_itself(game: Game, battle: Battle, unit: Unit) -> bool:
    """Whether hits fall on whatever is destroyed by the fewest: asked at the third choice of a side in a round, and not
    again once they are dealt one by one, or to the end. EC-ROLL-04
    """
    battle.dealt[unit.side] = battle.dealt.get(unit.side, 0) + 1
    until = battle.dealing.get(unit.side)
    if until is None or NEVER < until < battle.round:
        if not game.state.edition or battle.dealt[unit.side] < FROM:
            return False
        until = battle.dealing[unit.side] = await _asked(game, battle, unit)
    return until >= battle.round


async def _asked(game: Game, battle: Battle, unit: Unit) -> int:
    options = [Option(id, T(f"eclipse-deal-{id.replace('_', '-')}")) for id in (FEWEST, ALWAYS, EACH)]
    about = T("eclipse-ask-deal", seat=seat_name(unit.side), sector=words.sector(battle.sector), round=battle.round)
    picked = await game.pick(DEAL_DICE, unit.side, options, about, where=[battle.sector])
    return {FEWEST: battle.round, ALWAYS: ENDLESS}.get(picked, NEVER)
