"""The picture of a combat is one of its execution round."""

from __future__ import annotations

import pytest

from engine.ask import Ask, Option, PickOne
from engine.forbidden_stars.interface import focus
from engine.forbidden_stars.interface.pending_steps import combat, execution_round
from engine.forbidden_stars.interface.zooms import COMBAT
from engine.text import T, Text


@pytest.mark.parametrize(("within", "stage"), [((), "1"), ((execution_round(1),), "1"), ((execution_round(3),), "3")])
def test_a_combat_is_shown_as_its_round_began(within: tuple[Text, ...], stage: str) -> None:
    about = T("forbidden_stars-execution-round", n=1)
    shape = PickOne([Option("yes", about), Option("no", about)])
    ask = Ask("option", about, {0: shape}, 1, pending=(combat("5A-NE"), *within))
    found = focus.of(0, ask)
    assert found is not None and (found.zoom, found.stage) == (COMBAT.id, stage)
