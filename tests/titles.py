"""The games of the program, for tests that go over those which have some part that a game can do without."""

from __future__ import annotations

from engine.games import TITLES

PARTS = ("asked", "battles", "introduction", "lesson", "orders")
"""What players ask of its rules (`bot/rulebook/en/asked`), odds of its battles (`Rules.battles`), what players read at
the start (`Rules.introduction`), a lesson (`engine/lessons/files`), and standing orders (`Rules.orders`).
"""
WITHOUT: dict[str, tuple[str, ...]] = {}
"""Which of these parts a game does not have: `"twin_suns": ("battles", "lesson")`."""


def having(part: str) -> list[str]:
    """The games that have this part."""
    assert part in PARTS
    return [game for game in TITLES if part not in WITHOUT.get(game, ())]
