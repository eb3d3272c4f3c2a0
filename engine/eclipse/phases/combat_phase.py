"""The combat phase: one sector after another; between two of them lies a safe point."""

from __future__ import annotations

from engine.eclipse.combat import battle, bombing, reputation
from engine.eclipse.diplomacy import relations
from engine.eclipse.galaxy import claims
from engine.eclipse.phases import rounds
from engine.eclipse.play import Game
from engine.eclipse.state import Sector


async def step(game: Game) -> None:
    """Everything on the next sector, or the end of the phase. EC-ROUND-01"""
    state = game.state
    if state.step == "start":
        state.step, state.places = "sectors", contested(game)
    if state.places:
        await visit(game, state.places[0])
        del state.places[0]
    else:
        await end(game)


def contested(game: Game) -> list[str]:
    """Sectors where ships fight, attack population or claim, by descending number: the center, 001, comes last.

    EC-BATTLE-01, EC-BATTLE-02, EC-BATTLE-07
    """
    found = [id for id, sector in game.state.sectors.items() if sector.entered and _disputed(game, sector)]
    return sorted(found, key=int, reverse=True)


def _disputed(game: Game, sector: Sector) -> bool:
    return battle.next_pair(game, sector) is not None or any(seat != sector.owner for seat in sector.entered)


async def visit(game: Game, id: str) -> None:
    """Battles, then population, then reputation, then the disc. EC-BATTLE-13, EC-BOMB-01, EC-DRAW-01, EC-CLAIM-01"""
    tally = await battle.all_on(game, id)
    await bombing.attack_population(game, id)
    await reputation.after_battles(game, id, tally)
    await claims.settle(game, id)


async def end(game: Game) -> None:
    """All damage is removed; relations may be formed. EC-DMG-06, EC-DIPL-04"""
    repair(game)
    await relations.after_combat(game)
    rounds.begin(game, "upkeep")


def repair(game: Game) -> None:
    """Removes all damage from all ships. EC-DMG-06, EC-BATTLE-10"""
    for sector in game.state.sectors.values():
        sector.ancients = [0] * len(sector.ancients)
        sector.gcds = None if sector.gcds is None else 0
        for fleet in sector.fleets.values():
            for type, marks in fleet.items():
                fleet[type] = [0] * len(marks)
