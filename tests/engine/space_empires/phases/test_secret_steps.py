"""What changes nothing on the board others cannot tell from nothing at all."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.checking.seen import seen
from engine.space_empires.galaxy.managing import Refit
from engine.space_empires.phases import turn as turns
from engine.space_empires.play import Game
from engine.space_empires.rules import rules
from engine.table import Table
from engine.text import Json
from tests.engine.space_empires.positions import learn, play, put, space, turn


def yard() -> tuple[Game, str]:
    """A cruiser of seat 0 at a ship yard, behind its owner in attack; its upgrade."""
    game = space()
    turn(game, 1)
    game.state.phase = "turn"
    home = game.player(0).home
    put(game, 0, "SY", home)
    ship = put(game, 0, "CA", home)
    put(game, 1, "SC", "F7")
    learn(game, 0, attack=2)
    game.player(0).cp = 10
    return game, Refit(ship.id, "all").id


def looks(table: Table, reader: int | None) -> list[tuple[str, Json]]:
    return list(seen(table, [], reader))


@pytest.mark.rule("SE-UPGRADE-03", "SE-UPGRADE-05")
@pytest.mark.parametrize("reader", [1, None])
def test_an_upgrade_shows_nobody_else_that_anything_was_done(reader: int | None) -> None:
    """D-81: neither a question of its own nor a further number."""
    game, order = yard()
    table = Table(rules(), game.state, keep=True)
    before = looks(table, reader)
    outcome = table.answer(0, order)
    assert table.state.players[0].cp == 6  # type: ignore[attr-defined]
    assert looks(table, reader) == before
    assert [line for event in outcome.events for line in event.lines(reader)] == []


@pytest.mark.rule("SE-UPGRADE-03")
def test_the_upgrade_is_offered_once() -> None:
    game, order = yard()
    table = Table(rules(), game.state, keep=True)
    shape = table.shape(0)
    assert isinstance(shape, PickOne) and order in [option.id for option in shape.options]
    table.answer(0, order)
    after = table.shape(0)
    assert isinstance(after, PickOne) and order not in [option.id for option in after.options]


@pytest.mark.rule("SE-UPGRADE-03")
def test_an_answer_of_a_game_from_before_still_upgrades() -> None:
    """There it stood in a list of its own."""
    game, order = yard()
    play(turns.move(game), ("move", "manage"), ("manage", order), ("move", "done"), others="stop")
    assert game.player(0).cp == 6
