"""Choosing among units: figures that look alike are all the same."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Seat, Slot, Spread
from engine.forbidden_stars.galaxy import units
from engine.forbidden_stars.play import Game, Question
from engine.forbidden_stars.state import Unit
from engine.text import Text


async def choose(
    game: Game, kind: Question, chooser: Seat, among: Sequence[Unit], low: int, high: int, about: Text, place: str
) -> list[Unit]:
    """From `low` to `high` of these units, as many as there are where there are fewer."""
    high = min(high, len(among))
    low = min(low, high)
    if low >= len(among):
        return list(among)
    if high == low == 1:
        picked = await game.pick(kind, chooser, units.options(among), about, where=[place])
        return [units.find(among, picked)]
    return await _several(game, kind, chooser, among, low, high, about, place)


async def _several(
    game: Game, kind: Question, chooser: Seat, among: Sequence[Unit], low: int, high: int, about: Text, place: str
) -> list[Unit]:
    looks = [units.figure(unit).id for unit in among]
    slots = [Slot(option.id, option.text, looks.count(option.id)) for option in units.options(among)]
    chosen = await game.spread(kind, chooser, Spread(slots, low, high), about, where=[place])
    found = []
    for look, unit in zip(looks, among, strict=True):
        if chosen.get(look, 0) > 0:
            chosen[look] -= 1
            found.append(unit)
    return found
