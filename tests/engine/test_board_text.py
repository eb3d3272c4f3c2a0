"""The board in words: every place of every game, whose it is, and what lies around it."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from engine import board_text
from engine.board_text import NORTH, NORTH_EAST, SOUTH, BoardText, Near, PlaceText, Show, near_hexes
from engine.chance import stream
from engine.checking.fuzz import choose
from engine.forbidden_stars.galaxy.board import edge as edge_of
from engine.games import TITLES, rules_of
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.table import Table
from engine.text import T

OPTIONS: dict[str, dict[str, str]] = {"space_empires": {"opening": "midgame"}}
ANSWERS = {"eclipse": 60}


@cache
def played(game: str) -> Table:
    """A game of three by chance."""
    table, chance = Table.new(rules_of(game), 3, "1", OPTIONS.get(game, {})), stream("1", 0, 3, "play")
    for _ in range(ANSWERS.get(game, 260)):
        if table.ask is None:
            break
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    return table


def seen(game: str, seat: int | None = 0) -> tuple[Any, BoardText]:
    """What a seat sees, and the same in words."""
    table = played(game)
    view = table.rules.view(table.state, seat)
    return view, table.rules.board_text(view)


def place(id: str, *near: str, **what: Any) -> PlaceText:
    return PlaceText(id, T("no"), (), tuple(Near(NORTH, other) for other in near), **what)


# --- lists, for whatever game ----------------------------------------------------------------------------------------


def test_lists_tell_whose_places_are_and_which_are_threatened_or_free() -> None:
    calm, beside, here = place("a", "d", owners=(0,)), place("b", "e", owners=(0,)), place("c", armed=(0, 1))
    theirs, guarded = place("e", armed=(2,)), place("f", armed=(board_text.NOBODY,))
    board = BoardText(places=(calm, beside, here, place("d", free=True), theirs, guarded))
    listed = {show: "".join(one.id for one in board.listed(show, 0)) for show in Show}
    assert listed == {"mine": "abc", "threatened": "bc", "others": "cef", "free": "d", "all": "abcdef"}
    assert board.listed(Show.MINE, None) == board.listed(Show.THREATENED, None) == []


def test_nothing_comes_by_a_way_that_is_barred() -> None:
    mine = PlaceText("a", T("no"), (), (Near(NORTH, "b", barred=True),), owners=(0,))
    assert BoardText(places=(mine, place("b", armed=(1,)))).listed(Show.THREATENED, 0) == []


def test_hexes_around_one_are_named_clockwise_from_north() -> None:
    there = {(0, 0): "middle", (0, -1): "above", (1, -1): "right", (0, 1): "below", (5, 5): "far"}
    assert near_hexes((0, 0), there) == (Near(NORTH, "above"), Near(NORTH_EAST, "right"), Near(SOUTH, "below"))


# --- each game -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TITLES)
def test_every_place_is_told_and_ways_lead_both_ways(game: str) -> None:
    view, board = seen(game)
    assert len(board.seats) == len(view.seats) and len({one.id for one in board.places}) == len(board.places) > 4
    areas = {one.id for one in board.places}
    ways = {(one.id, near.id) for one in board.places for near in one.near if near.id in areas}
    assert ways and all(near.id in areas for one in board.places for near in one.near)
    systems = {one.id for one in getattr(view, "systems", ()) if hasattr(one, "id")}
    assert {(b, a) for a, b in ways if a not in systems} == {(a, b) for a, b in ways if a not in systems}


@pytest.mark.parametrize("game", TITLES)
def test_zooms_of_the_picture_are_places_in_words(game: str) -> None:
    view, board = seen(game)
    zooms = {id for _, id in played(game).rules.places(view)}
    assert {one.id for one in board.places} & zooms


@pytest.mark.parametrize("game", TITLES)
def test_every_seat_has_something_of_its_own(game: str) -> None:
    for seat in range(3):
        _, board = seen(game, seat)
        assert board.listed(Show.MINE, seat)
        assert set(map(id, board.listed(Show.THREATENED, seat))) <= set(map(id, board.listed(Show.MINE, seat)))


def test_planets_fleets_and_tokens_of_a_system_are_told() -> None:
    view, board = seen("ti4")
    for system in view.systems:
        told = board.place(str(system.tile))
        assert told is not None
        keys = [line.key for line in told.lines]
        assert sum(key.startswith("ti4-board-planet-") for key in keys) == len(system.planets)
        assert keys.count("ti4-board-ground") == sum(len(planet.forces) for planet in system.planets)
        assert sum(key.startswith("ti4-board-force") for key in keys) == len(system.ships)
        assert ("ti4-board-command" in keys) == bool(system.tokens)
        assert set(told.armed) == {f.seat for f in [*system.ships, *(f for p in system.planets for f in p.forces)]}


def test_ways_between_sectors_say_whether_wormholes_meet() -> None:
    view, board = seen("eclipse")
    sectors = {sector.id: sector for sector in view.sectors}
    notes = set()
    for one in board.places:
        for near in one.near:
            edge = board_text.SIXTHS.index(near.way)
            mine, theirs = edge in sectors[one.id].wormholes, (edge + 3) % 6 in sectors[near.id].wormholes
            assert near.barred == (not mine and not theirs)
            assert (near.note is None) == (mine and theirs)
            notes.add(near.note and near.note.key)
    assert len(notes) > 1


def test_storms_stand_between_areas_and_own_orders_are_told_to_their_owner_alone() -> None:
    table = played("forbidden_stars")
    _, board = seen("forbidden_stars", None)
    barred = {frozenset((one.id, near.id)) for one in board.places for near in one.near if near.barred}
    assert len(barred) == 2 * sum(len(sides(storm.edge)) == 2 for storm in table.state.storms)
    lines = [line for one in board.places for line in one.lines]
    assert "'forbidden_stars-board-order'" not in str(lines)
    own = [line for one in seen("forbidden_stars", 0)[1].places for line in one.lines]
    mine = sum(bool(one.orders) and one.orders[-1].seat == 0 for one in table.state.systems.values())
    assert str(own).count("'forbidden_stars-board-order'") == mine


def sides(edge: str) -> list[object]:
    there = {(system.col, system.row) for system in played("forbidden_stars").state.systems.values()}
    return [at for at in edge_of(edge).sides if at in there]


def test_hexes_have_their_neighbours_and_hide_what_a_seat_does_not_know() -> None:
    view, board = seen("space_empires")
    played_hexes = {one.id for one in view.hexes}
    for one in board.places:
        assert [near.id for near in one.near] == [id for id in NEIGHBOURS[one.id] if id in played_hexes]
        assert len({near.way.key for near in one.near}) == len(one.near)
    hidden = sum(stack.hidden for one in view.hexes for stack in one.stacks)
    assert hidden and str([one.lines for one in board.places]).count("space_empires-counters") > 0
    unknown = {one.id for one in view.hexes if one.marker is None and not one.explored}
    for id in unknown:
        told = board.place(id)
        assert told is not None and told.lines[0].key == "space_empires-board-unexplored" and not told.free
