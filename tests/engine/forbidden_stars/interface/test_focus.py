"""The picture of a combat is one of its beginning; what happens in it is told in words."""

from __future__ import annotations

import pytest

from engine.ask import Ask, Option, PickOne
from engine.focus import Focus
from engine.forbidden_stars.interface import focus
from engine.forbidden_stars.interface.pending_steps import combat, execution_round
from engine.forbidden_stars.interface.zooms import BEGUN, COMBAT
from engine.text import T, Text


def shown(*within: Text, where: tuple[str, ...] = ()) -> Focus:
    """What is shown of a question within these steps."""
    about = T("forbidden_stars-execution-round", n=1)
    shape = PickOne([Option("yes", about), Option("no", about)])
    found = focus.of(0, Ask("option", about, {0: shape}, 1, pending=within, where=where))
    assert found is not None
    return found


@pytest.mark.parametrize("within", [(), (execution_round(1),), (execution_round(3),)])
def test_a_combat_is_shown_as_it_began_whatever_round_it_is(within: tuple[Text, ...]) -> None:
    """So the picture that stays does not say which round it is; one that a seat alone sees is of now, and does."""
    found = shown(combat("5A-NE"), *within)
    assert found.stage == shown(combat("5A-NE")).stage != ""
    assert (found.zoom, found.lasting) == (COMBAT.id, BEGUN.id)


def test_another_combat_is_another_picture() -> None:
    assert shown(combat("5A-NE")).stage != shown(combat("3B-NE")).stage


def test_what_lies_in_a_system_stands_on_the_board_too() -> None:
    assert shown(where=("5A",)).on_board
