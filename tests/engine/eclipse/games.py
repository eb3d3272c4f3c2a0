"""Whole games of this kind for tests: positions in the middle of one, and eager play."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from engine.eclipse.play import Game
from engine.eclipse.rules import RULES
from engine.eclipse.state import State
from engine.table import Table
from tests.engine.watching import EagerTable, Said, played_to, said


@cache
def saved_at(phase: str, seats: int, seed: int) -> bytes:
    """A game that begins in the middle, where that phase begins for the first time."""
    options = {"opening": "midgame", "species": "random"}
    return played_to(Table.new(RULES, seats, f"{phase}{seed}", options, keep=True), phase, seed)


def position(phase: str, seats: int, seed: int) -> Game:
    """A game of one's own at that point, to be changed before it goes on."""
    return Game(RULES.load(saved_at(phase, seats, seed)))


class Eager(EagerTable):
    """Eager play of this game."""

    def __init__(self, state: State, wanted: Collection[str] = (), unwanted: Collection[str] = (), seed: int = 1):
        super().__init__(RULES, state, wanted, unwanted, seed)


__all__ = ["Eager", "Said", "position", "said", "saved_at"]
