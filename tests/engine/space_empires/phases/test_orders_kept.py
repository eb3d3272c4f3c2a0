"""Order after order only what has changed is looked for anew; what is offered is the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.ask import Reply, Seat, Shape
from engine.chance import stream
from engine.checking.fuzz import Start, choose, starts
from engine.space_empires.galaxy.orders import Orders
from engine.space_empires.phases import movement_phase, turn
from engine.space_empires.play import Game
from engine.space_empires.rules import SpaceEmpires
from engine.table import Table
from tests.engine.space_empires.positions import put, space

CHAINED = {"pipelines": "on", "carriers": "on", "opening": "midgame"}
"""Movement along chains, which hangs on all pipelines of a player."""


def offered(start: Start) -> Iterator[tuple[Game, Seat, Shape]]:
    """Every question of a whole game by chance for the next order of a Movement Phase."""
    table, chance = Table.new(SpaceEmpires(), start.seats, start.seed, start.options), stream("kept", 0, 0, "play")
    while table.ask is not None:
        game = table.run
        assert isinstance(game, Game)
        if table.ask.kind == "move":
            yield from ((game, seat, shape) for seat, shape in table.ask.must.items())
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)


@pytest.mark.parametrize(("seats", "options"), [*((seats, {}) for seats in (1, 2, 3, 4)), (2, CHAINED), (4, CHAINED)])
def test_in_whole_games_the_same_is_offered_as_if_all_were_looked_for_anew(seats: int, options: dict[str, str]) -> None:
    for start in starts(SpaceEmpires(), "kept", 3, seats, options):
        for game, seat, shape in offered(start):
            anew = movement_phase.orders(game, seat)
            assert isinstance(shape, Orders) and len(shape.weights) == len(shape.options)
            assert (shape.options, shape.weights, shape.older()) == (anew.options, anew.weights, anew.older())
            assert shape.moves == anew.moves and list(shape.moves) == list(anew.moves)


def test_where_units_stay_after_all_the_same_orders_are_offered_again() -> None:
    game = space()
    scout = put(game, 0, "SC", "F7")
    first, *again = followed(game, ("move", f"march:F7:{scout.id}"), ("move_to", "stay"))
    assert again == [first] and again[0] is first


@pytest.mark.rule("SE-PIPE-08")
def test_pipelines_of_a_chain_that_was_used_are_offered_no_more_wherever_they_are() -> None:
    game = space(pipelines=True)
    scout, *pipes = put(game, 0, "SC", "F7"), *(put(game, 0, "MS", at) for at in ("F7", "F8", "F9"))
    march = f"march:{pipes[0].at}:{pipes[0].id}"
    one_hex = [("move", f"march:F7:{scout.id}"), ("move_to", "F8")]
    first, moved, used = followed(game, *one_hex, ("move", f"march:F8:{scout.id}"), ("move_to", "F9"))
    assert march in ids(moved) and march in ids(first)
    assert pipes[0].frozen and march not in ids(used)
    assert ids(used) == ids(movement_phase.orders(game, 0))


def ids(shape: Shape) -> list[str]:
    """Of what is offered."""
    assert isinstance(shape, Orders)
    return [option.id for option in shape.options]


def followed(game: Game, *answers: tuple[str, str]) -> Iterator[Shape]:
    """The shapes of the questions for orders of a phase in which these answers are given."""
    rule = turn.move(game)
    ask = rule.send(None)
    for kind, value in answers:
        assert ask.kind == kind
        if kind == "move":
            yield ask.must[0]
        ask = rule.send(Reply(0, None, value))
    yield ask.must[0]
    rule.close()
