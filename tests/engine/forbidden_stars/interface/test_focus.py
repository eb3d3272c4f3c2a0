"""The picture of a combat is one of its beginning; what happens in it is told in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Ask, Option, PickOne
from engine.focus import Focus
from engine.forbidden_stars.interface import focus
from engine.forbidden_stars.interface.pending_steps import combat, event, execution_round
from engine.forbidden_stars.interface.zooms import BEGUN, COMBAT
from engine.forbidden_stars.phases.events import StormTo
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


STORMS = (StormTo(0, "h1.2").id, StormTo(1, "h2.2").id)


@pytest.mark.parametrize(("kind", "ids"), [("place_unit", ("12A-NE", "12A-SW")), ("move_storm", STORMS)])
def test_what_an_event_does_next_is_shown_as_things_stand_then(kind: str, ids: tuple[str, str]) -> None:
    """A storm that it has moved, and units that came, are not on the board that stood there before."""
    about = T("forbidden_stars-ask-plan")
    asked = Ask(kind, about, {0: PickOne([Option(id, about) for id in ids])}, 1, pending=(event(0),))
    found, other = focus.of(0, asked), focus.of(0, replace(asked, pending=()))
    assert found is not None and other is not None
    assert (found.on_board, other.on_board) == (False, True) and found.zoom == other.zoom


@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("target", ("12A-NE:cultist", "12A-SE:cultist")),
        ("exchange", ("12A-NE:city", "12A-SE:factory")),
        ("destroy_own", ("12A-NE:cultist", "12A-SE:cultist")),
        ("take_unit", ("12A-NE:ork_boyz", "12A-SE:nob")),
    ],
)
def test_worlds_on_which_units_or_structures_are_chosen_are_shown(kind: str, ids: tuple[str, str]) -> None:
    """Each with its number; within a combat about units of one world the combat is."""
    about = T("forbidden_stars-ask-plan")
    ask = Ask(kind, about, {0: PickOne([Option(id, about) for id in ids])}, 1, pending=(combat("5A-NE"),))
    found = focus.of(0, ask)
    assert found is not None and found.zoom == "focus-12A-NE,12A-SE" and [*found.numbers.values()] == [1, 2]
    same = PickOne([Option(id, about) for id in (ids[0], ids[0])])
    fought = focus.of(0, Ask(kind, about, {0: same}, 1, pending=(combat("12A-NE"),)))
    assert fought is not None and fought.zoom == COMBAT.id
