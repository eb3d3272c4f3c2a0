"""The order of a list that only its owner sees shows nowhere: games whose hidden lists are mixed are followed side by
side, and whoever does not see these lists sees the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from engine.ask import Answer, PickOne, Seat
from engine.chance import shuffled
from engine.checking.seen import seen
from engine.errors import IllegalAnswer
from engine.log import Outcome
from engine.space_empires import words
from engine.space_empires.components import UNITS
from engine.space_empires.economy import buying
from engine.space_empires.galaxy import blackholes, entering, units
from engine.space_empires.phases import turn as turns
from engine.space_empires.play import Game
from engine.space_empires.rules import rules
from engine.space_empires.state import Purchase, Sheet, State
from engine.table import Table
from engine.text import Json
from tests.engine.space_empires.positions import mark, play, put, space

EVERYTHING = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens", "slingshot"), "on")
GAMES = [
    (2, {**EVERYTHING, "opening": "midgame"}),
    (2, {**EVERYTHING, "opening": "midgame", "instant_upgrades": "on", "research": "grants"}),
    (3, {"opening": "midgame", "carriers": "on", "raiders": "on"}),
    (4, {**EVERYTHING, "opening": "midgame", "teams": "blood_brothers"}),
]
ANSWERS, TRIES = 250, 12


def mixed(state: State, reader: Seat | None, chance: Random) -> State:
    """The same game; whatever lists the reader does not see lie in another order."""
    copy = rules().load(rules().dump(state))
    for player in copy.players:
        if player.seat != reader:
            player.units = shuffled(player.units, chance)
            player.looked = {at: player.looked[at] for at in shuffled(list(player.looked), chance)}
    copy.aliens = shuffled(copy.aliens, chance)
    return copy


def fitting(table: Table, other: Table, chance: Random) -> tuple[Seat, Answer] | None:
    """A random answer that is legal in both."""
    seat, shape = table.random_seat(chance)
    for _ in range(TRIES):
        try:
            value = shape.check(shape.random(chance))
            other.shape(seat).check(value)
        except IllegalAnswer:
            continue
        return seat, value
    return None


def differences(table: Table, told: Outcome, other: Table, also: Outcome, reader: Seat | None) -> Iterator[Json]:
    for (part, one), (_, two) in zip(seen(table, told.events, reader), seen(other, also.events, reader), strict=True):
        if one != two:
            yield [part, one, two]


def followed(seats: int, options: dict[str, str], reader: Seat | None, seed: int) -> int:
    """How many answers were compared; at each safe point the lists are mixed anew."""
    chance, compared = Random(seed), 0
    table = Table.new(rules(), seats, f"{seed}" * 16, options, keep=True)
    other: Table | None = None
    for _ in range(ANSWERS):
        if table.ask is None:
            break
        found = fitting(table, other or table, chance)
        if found is None:
            other, found = None, fitting(table, table, chance)
        assert found is not None
        told = table.answer(*found)
        if other is not None:
            also = other.answer(*found)
            assert list(differences(table, told, other, also, reader)) == [], (seed, compared, found)
            compared += 1
        if told.safe is not None and table.ask is not None:
            other = Table(rules(), mixed(rules().load(told.safe), reader, chance), keep=True)
    return compared


@pytest.mark.rule("SE-GROUP-03", "SE-GROUP-14")
@pytest.mark.parametrize("reader", [None, 0])
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_mixed_lists_show_nobody_else_anything(game: int, reader: Seat | None) -> None:
    """D-82: options, lines, dice and boards are the same whatever the order of the lists."""
    seats, options = GAMES[game]
    assert sum(followed(seats, options, reader, seed) for seed in range(game * 10 + 1, game * 10 + 3)) > ANSWERS // 4


# --- one by one ------------------------------------------------------------------------------------------------------


def counters(*hexes: str) -> Game:
    """Scouts of seat 0 under unexplored markers in these hexes, laid down in this order."""
    game = space()
    for at in hexes:
        mark(game, at, "nebula", known=False)
        put(game, 0, "SC", at)
    return game


@pytest.mark.rule("SE-EXPLORE-02", "SE-GROUP-03")
def test_hexes_to_explore_stand_in_the_order_of_the_board() -> None:
    for order in (("F7", "C3", "K5"), ("K5", "F7", "C3")):
        played = play(turns.exploration(counters(*order)), others="stop")
        assert played.open is not None
        shape = played.open.must[0]
        assert isinstance(shape, PickOne) and [option.id for option in shape.options] == ["C3", "F7", "K5"]


def rolled(first: tuple[str, int], *others: tuple[str, int]) -> list[int]:
    """How many dice each line tells of groups that enter a black hole, in the order in which they lie in the list."""
    game = space()
    mark(game, "F7", "black_hole")
    there = [put(game, 0, type, "F7", count) for type, count in (first, *others)]
    play(blackholes.survive(game, 0, there), others="stop")
    lines = [event.text for event in game.events if event.text is not None]
    return [len(line.params["rolls"]) for line in lines]  # type: ignore[arg-type]


@pytest.mark.rule("SE-BLACK-01", "SE-GROUP-03")
def test_the_dice_of_a_black_hole_tell_numbers_and_no_order() -> None:
    """D-66, D-82: the fewest dice first, whatever the types are and wherever they lie in the list."""
    groups = [("CA", 3), ("SC", 1), ("DECOY", 2)]
    assert {tuple(rolled(*order)) for order in permutations(groups)} == {(1, 2, 3)}


@pytest.mark.rule("SE-BLACK-01", "SE-GROUP-03")
def test_of_groups_with_as_many_dice_chance_says_which_rolls_first() -> None:
    """D-82: neither the list nor the type."""
    first = dict[str, int]()
    for seed in range(40):
        game = space()
        game.state.seed = str(seed)
        there = [put(game, 0, type, "F7", 2) for type in ("SC", "CA")]
        type = blackholes._in_turn(game, there, {})[0].type
        first[type] = first.get(type, 0) + 1
    assert min(first["SC"], first["CA"]) > 10


@pytest.mark.rule("SE-GROUP-13", "SE-BUY-06")
def test_a_number_that_is_free_again_comes_back_at_any_time() -> None:
    """D-82: a destroyed DD1 is not the last destroyer that comes, or a number would tell how many lie there."""
    places = dict[int, int]()
    for seed in range(60):
        game = space()
        game.state.seed = str(seed)
        ship = put(game, 0, "DD", "F7")
        units.remove(game, ship)
        at = units.free(game, 0, "DD").index(ship.number)
        places[at] = places.get(at, 0) + 1
    assert len(places) == UNITS["DD"].counters and max(places.values()) < 60 // 2


@pytest.mark.rule("SE-GROUP-13")
def test_in_a_game_from_before_it_comes_back_last() -> None:
    game = space()
    game.state.edition = 0
    ship = put(game, 0, "DD", "F7")
    units.remove(game, ship)
    assert units.free(game, 0, "DD")[-1] == ship.number


@pytest.mark.rule("SE-PLACE-07", "SE-GROUP-13")
def test_numbers_of_what_was_bought_tell_nothing_of_the_sheet() -> None:
    """D-73: colony ships have theirs in the order of the board."""
    game = space()
    sheet = Sheet(1, 0, purchases=[Purchase("COLONY_SHIP", at, 1, 8) for at in ("K5", "C3")])
    buying.place(game, 0, sheet)
    numbers = [game.at(at, 0)[0].number for at in ("C3", "K5")]
    assert numbers == sorted(numbers)


@pytest.mark.rule("SE-TREVEAL-06")
@pytest.mark.parametrize("levels", [(2, 3), (3, 2)])
def test_movement_levels_are_announced_in_the_order_of_the_levels(levels: tuple[int, int]) -> None:
    """D-81"""
    game = space()
    moving = [put(game, 0, "SC", "F7", move=level) for level in levels]
    for unit in moving:
        unit.moved = 2
    entering._announce(game, 0, moving, [])
    told = [event.text.params["level"] for event in game.events if event.text is not None]
    assert told == [words.level("move", 2), words.level("move", 3)]
