"""The picture of a question within a combat: the combat, or where none is left the system."""

from __future__ import annotations

import pytest

from engine.ask import Ask, Option, PickOne
from engine.question import Question
from engine.ti4 import words
from engine.ti4.combat.hits import LOSSES
from engine.ti4.galaxy.capacity import LOSE_SHIPS
from engine.ti4.interface import focus
from engine.ti4.interface.pending_steps import space_combat
from engine.ti4.interface.zooms import BATTLE, SYSTEM


@pytest.mark.parametrize(("kind", "zoom"), [(LOSSES, BATTLE.of("27")), (LOSE_SHIPS, SYSTEM.of("27"))])
def test_ships_too_many_after_a_combat_are_seen_in_their_system(kind: Question[str], zoom: str) -> None:
    """A fleet that won can be too large for its fleet pool; its combat is over then, and no picture shows it."""
    shape = PickOne([Option("cruiser", words.unit("cruiser"))])
    ask = Ask(kind.name, words.system("27"), {0: shape}, 1, where=("27",), pending=(space_combat(0),))
    found = focus.of(0, ask)
    assert found is not None and found.zoom == zoom
