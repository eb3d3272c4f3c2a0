"""What is sealed although no line of a game by chance says it: the points of who leaves, and a board that is made."""

from __future__ import annotations

from random import Random

import pytest

from engine.checking.fuzz import choose
from engine.eclipse.phases import elimination
from engine.games import rules_of
from engine.table import Table
from tests.engine.driving import play
from tests.engine.eclipse.positions import galaxy
from tests.engine.showing import begin


@pytest.mark.rule("EC-ELIM-03")
def test_the_points_of_who_leaves_show_what_was_hidden() -> None:
    game = galaxy()
    begin(game)
    play(elimination.leave(game, 0, "eclipse-gave-up-game"))
    assert game.sealed and game.learned is None


def test_whoever_chooses_last_sees_the_board_that_is_made_of_it() -> None:
    """It is scattered by chance, with sectors of the stacks."""
    table, luck = Table.new(rules_of("eclipse"), 2, "seals", {"species": "choose", "opening": "midgame"}), Random(1)
    outcome = table.opening
    while table.ask is not None and table.ask.kind == "species":
        given = choose(table, luck)
        outcome = table.answer(given.seat, given.value, given.verb)
    assert outcome.given.sealed and outcome.learned is None
