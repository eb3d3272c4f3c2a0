"""One order moves everything on a hex, one unit or some of them, over several hexes where nothing can happen."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.space_empires.components import MarkerType
from engine.space_empires.galaxy import movement, ways
from engine.space_empires.phases import marching, movement_phase
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from engine.text import T
from tests.engine.space_empires.positions import colony, kinds, mark, play, put, said, space, turn


def orders(game: Game, seat: int = 0) -> list[str]:
    """What can be ordered, by its id."""
    return [option.id for option in movement_phase.orders(game, seat).options]


def order(game: Game, picked: str, *to: str) -> list[str]:
    """One order; the kinds of its questions."""
    played = play(movement_phase.order(game, 0), ("move", picked), *(("move_to", at) for at in to), others="stop")
    assert played.open is None, played.open
    return kinds(played)


def way(game: Game, to: str, *chosen: Unit) -> tuple[str, ...] | None:
    """How these units get there in one go."""
    return ways.ways(movement.Party(game, 0, chosen)).get(to)


def fast(game: Game, at: str = "F7", level: int = 6) -> Unit:
    """A cruiser that moves three hexes in the third turn."""
    turn(game, 3)
    return put(game, 0, "CA", at, move=level)


# --- what can be ordered ---------------------------------------------------------------------------------------------


def test_a_unit_alone_moves_by_two_answers() -> None:
    game = space()
    scout = put(game, 0, "SC", "F7")
    assert orders(game)[0] == f"march:F7:{scout.id}"
    assert order(game, f"march:F7:{scout.id}", "F8") == ["move", "move_to"] and scout.at == "F8"


def test_of_several_units_all_move_or_one_of_each_kind_or_some() -> None:
    game = space()
    scout, ship, other = put(game, 0, "SC", "F7"), put(game, 0, "COLONY_SHIP", "F7"), put(game, 0, "COLONY_SHIP", "F7")
    assert orders(game)[:4] == ["all:F7:3", f"march:F7:{scout.id}", f"march:F7:{ship.id}", "F7"]
    order(game, "all:F7:3", "F8")
    assert {one.at for one in (scout, ship, other)} == {"F8"}


def test_of_two_units_nothing_is_left_to_choose() -> None:
    game = space()
    scout, ship = put(game, 0, "SC", "F7"), put(game, 0, "COLONY_SHIP", "F7")
    assert orders(game)[:4] == ["all:F7:2", f"march:F7:{scout.id}", f"march:F7:{ship.id}", "manage"]


@pytest.mark.rule("SE-OPT-04", "SE-EXPTECH-02")
@pytest.mark.parametrize("done", ["extra", "looks", "chained"])
def test_of_two_groups_alike_each_may_move_where_they_did_not_do_the_same(done: str) -> None:
    """As D-68: the survivors of a slingshot go on by themselves, and of two cruisers that which has looked."""
    game = space()
    one, other = fast(game), fast(game)
    assert sum(id.startswith("march") for id in orders(game)) == 1
    setattr(other, done, 1)
    assert {f"march:F7:{unit.id}" for unit in (one, other)} <= set(orders(game))


@pytest.mark.rule("SE-FIGHTER-03")
def test_fighters_are_not_offered_without_a_carrier() -> None:
    game = space(carriers=True)
    put(game, 0, "CV", "F7")
    put(game, 0, "F", "F7", 3)
    assert orders(game)[:2] == ["all:F7:2", "F7"], "all three go, or the carrier would strand them"


def test_many_units_are_listed_by_hex() -> None:
    game = space()
    for at in ("F7", "D7"):
        for type in ("SC", "DD", "CA", "BC", "BB", "DN"):
            for count in (1, 2):
                put(game, 0, type, at, count)
    assert orders(game)[:4] == ["all:F7:12", "F7", "all:D7:12", "D7"]


def test_ships_leave_a_group_by_the_first_question() -> None:
    game = space()
    group = put(game, 0, "SC", "F7", 3)
    put(game, 0, "SY", "F7", 2)
    assert [id for id in orders(game) if id.startswith("split")] == [f"split:{group.id}:1"], "2 from 3 is the same"
    played = play(movement_phase.order(game, 0), ("move", f"split:{group.id}:1"), others="stop")
    assert kinds(played) == ["move"] and [unit.count for unit in game.player(0).units if unit.type == "SC"] == [2, 1]


def test_answers_of_older_files_order_the_same() -> None:
    """Then a hex was picked first, then its units; a group was parted by the list of counters, then by a number."""
    game = space()
    group = put(game, 0, "SC", "F7", 3)
    steps = [("move", "F7"), ("move_units", [group.id]), ("move_to", "F8")]
    assert kinds(play(movement_phase.order(game, 0), *steps, others="stop")) == ["move", "move_units", "move_to"]
    assert group.at == "F8"
    steps = [("move", "manage"), ("manage", f"split:{group.id}"), ("split", 2)]
    play(movement_phase.order(game, 0), *steps, others="stop")
    assert [unit.count for unit in game.player(0).units] == [1, 2]


# --- ways ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MOVE-01", "SE-MOVE-02")
def test_units_go_as_far_as_the_slowest_can() -> None:
    game = space()
    cruiser, slow = fast(game), put(game, 0, "COLONY_SHIP", "F7")
    assert way(game, "F10", cruiser) == ("F8", "F9", "F10") and way(game, "F11", cruiser) is None
    assert way(game, "F8", cruiser, slow) == ("F8",) and way(game, "F9", cruiser, slow) is None


def test_each_hex_of_a_way_is_entered() -> None:
    game = space()
    cruiser = fast(game)
    order(game, f"march:F7:{cruiser.id}", "F10")
    assert said(game).count("space_empires-moves") == 3 and (cruiser.at, cruiser.moved) == ("F10", 3)
    assert game.player(0).shown["move"] == 6 and cruiser.came == "F9"


@pytest.mark.rule("SE-MOVE-13", "SE-MOVE-14")
@pytest.mark.parametrize("type", ["nebula", "asteroids", "black_hole", "supernova"])
def test_ways_lead_neither_through_terrain_nor_into_it(type: MarkerType) -> None:
    game = space()
    cruiser = fast(game)
    mark(game, "F8", type)
    mark(game, "F5", type)
    found = ways.ways(movement.Party(game, 0, [cruiser]))
    assert "F5" not in found and all("F8" not in hexes[:-1] for hexes in found.values())
    assert found.get("F8") == (None if type == "supernova" else ("F8",))


@pytest.mark.rule("SE-MOVE-13", "SE-MOVE-16")
def test_ways_end_where_an_enemy_is_and_before_what_is_unexplored() -> None:
    game = space()
    cruiser = fast(game)
    put(game, 1, "SC", "F8")
    mark(game, "F6", "planet", known=False)
    mark(game, "F5", "planet", known=False)
    assert way(game, "F8", cruiser) == ("F8",) and way(game, "F9", cruiser) != ("F8", "F9")
    assert way(game, "F6", cruiser) == ("F6",) and way(game, "F5", cruiser) is None
    put(game, 1, "SC", "F9")
    assert way(game, "F9", cruiser) is not None, "an enemy may be met at the end of a way"


@pytest.mark.rule("SE-MOVE-15")
def test_unarmed_units_do_not_reach_an_enemy_from_afar() -> None:
    game = space()
    turn(game, 3)
    decoy = put(game, 0, "DECOY", "F7", 1)
    game.player(0).technology["move"] = 6
    colony(game, 1, "F9")
    assert way(game, "F9", decoy) is None and way(game, "F4", decoy) is not None


def test_farther_hexes_say_how_far_they_are() -> None:
    game = space()
    cruiser = fast(game)
    played = play(movement_phase.order(game, 0), ("move", f"march:F7:{cruiser.id}"), others="stop")
    assert played.open is not None
    shape = played.open.must[0]
    assert isinstance(shape, PickOne)
    texts = {option.id: option.text for option in shape.options}
    assert texts["F9"].key == "space_empires-to-far" and texts["F9"].params["n"] == 2
    assert texts["F8"].key == "space_empires-hex" and marching.STAY in texts


@pytest.mark.rule("SE-MOVE-15", "SE-GROUP-03")
def test_a_hex_with_an_enemy_says_so_and_not_what_it_is() -> None:
    """D-82"""
    for type, count in (("DN", 3), ("DECOY", 1)):
        game = space()
        scout = put(game, 0, "SC", "F7")
        mark(game, "F8", "minerals", 5)
        put(game, 1, type, "F8", count)
        colony(game, 1, "F6")
        played = play(movement_phase.order(game, 0), ("move", f"march:F7:{scout.id}"), others="stop")
        assert played.open is not None
        shape = played.open.must[0]
        assert isinstance(shape, PickOne)
        foes = {o.id: o.text.params["what"] for o in shape.options if o.text.key == "space_empires-to-enemy"}
        assert foes == {"F8": (T("space_empires-foes", n=1),), "F6": (T("space_empires-foes-colony"),)}


@pytest.mark.rule("SE-MOVE-15", "SE-DECOY-02")
def test_an_unarmed_unit_without_a_way_of_its_own_is_not_offered_alone() -> None:
    game = space()
    ship, scout = put(game, 0, "COLONY_SHIP", "F7"), put(game, 0, "SC", "F7")
    for at in game.beside("F7"):
        mark(game, at, "planet", known=False)
    alone = f"march:F7:{ship.id}"
    assert alone not in orders(game) and f"march:F7:{scout.id}" in orders(game)
    assert movement_phase.orders(game, 0).check(alone) == alone, "files of games begun before may hold it"
    mark(game, next(iter(game.beside("F7"))), "planet")
    assert alone in orders(game)
