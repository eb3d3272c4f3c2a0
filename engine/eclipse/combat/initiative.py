"""In which order ship types act in a battle."""

from __future__ import annotations

from itertools import groupby

from engine.ask import Option
from engine.eclipse import words
from engine.eclipse.combat import sides
from engine.eclipse.combat.sides import Battle, Unit
from engine.eclipse.play import Game, Question
from engine.text import T, seat_name


async def order(game: Game, battle: Battle) -> list[Unit]:
    """Types by descending initiative, ties to the defender; the owner orders equal types of its own.

    The order holds for the missile step and for all engagement rounds.
    EC-INIT-01, EC-INIT-02, EC-INIT-05, EC-INIT-06, EC-INIT-07, EC-EX-13
    """
    units = [*sides.units(game, battle, battle.defender), *sides.units(game, battle, battle.attacker)]
    units.sort(key=lambda unit: -initiative(game, unit))
    found: list[Unit] = []
    for (value, _), tied in groupby(units, key=lambda unit: (initiative(game, unit), unit.side)):
        found += await _own_order(game, battle, value, list(tied))
    return found


def initiative(game: Game, unit: Unit) -> int:
    """The initiative of a ship type: printed and of its parts. EC-SHIP-16, EC-EX-07"""
    return sides.stats(game, unit).initiative


INITIATIVE = Question("initiative", open=True)


async def _own_order(game: Game, battle: Battle, value: int, tied: list[Unit]) -> list[Unit]:
    """Equal types of one owner, in the order that the owner chooses. EC-INIT-06"""
    seat = tied[0].side
    options = [Option(unit.type, words.ship(unit.type)) for unit in tied if len(tied) > 1]
    about = T("eclipse-ask-initiative", seat=seat_name(seat), n=value, sector=words.sector(battle.sector))
    types = await game.order(INITIATIVE, seat, options, about, where=[battle.sector])
    return [Unit(seat, type) for type in types] or tied
