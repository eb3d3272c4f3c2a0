"""Setup: the supply, the boards in turn, the map."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.eclipse.components import SECTORS, SPECIES, TABLES, TECHNOLOGIES
from engine.eclipse.galaxy import wormholes as maps
from engine.eclipse.galaxy.chart import holes
from engine.eclipse.phases import setup
from engine.eclipse.phases.boards import boards, take_board
from engine.eclipse.play import Game
from engine.eclipse.rules import RULES
from engine.eclipse.state import Options
from engine.errors import IllegalAnswer
from engine.hexes import CENTRE, DIRECTIONS, Hex, distance
from engine.table import Table
from tests.engine.eclipse.positions import galaxy, home


def table(seats: int, seed: str = "1", **options: str) -> Table:
    """A new game up to its first question."""
    return Table.new(RULES, seats, seed, options)


def begun(seats: int, seed: str = "1") -> Any:
    """The state of a game with random boards, at the first turn."""
    return table(seats, seed).state


@pytest.mark.rule("EC-COMP-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_too_few_or_many_players(seats: int) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        table(seats)
    assert refused.value.rule == "EC-COMP-01"


@pytest.mark.rule("EC-SETUP-01", "EC-SETUP-02", "EC-SETUP-03", "EC-SETUP-04", "EC-SETUP-05")
@pytest.mark.parametrize("seats", TABLES)
def test_the_supply(seats: int) -> None:
    state = begun(seats)
    assert sum(state.supply.values()) == TABLES[seats].technologies
    assert Counter(state.bag) + Counter(state.supply) == {id: tile.count for id, tile in TECHNOLOGIES.items()}
    drawn = sum(SPECIES[player.species].reputation_draws for player in state.players)
    assert len(state.reputation) == 32 - drawn
    assert len(state.discoveries) == 20


@pytest.mark.rule("EC-SETUP-08", "EC-SETUP-09", "EC-SETUP-10")
@pytest.mark.parametrize("seats", TABLES)
def test_the_stacks(seats: int) -> None:
    one, other = begun(seats, "1").stacks, begun(seats, "2").stacks
    assert [len(one[ring]) for ring in ("inner", "middle", "outer")] == [8, 11, TABLES[seats].outer]
    assert one != other


@pytest.mark.rule("EC-SETUP-07", "EC-MAP-02")
def test_only_the_center_and_the_starting_hexes_lie() -> None:
    state = begun(3)
    homes = {SPECIES[player.species].home for player in state.players}
    assert set(state.sectors) == homes | {"001"}
    centre = state.sectors["001"]
    assert centre.at == (0, 0) and centre.gcds == 0 and centre.discovery is not None


@pytest.mark.rule("EC-SETUP-15", "EC-SETUP-16", "EC-SETUP-17", "EC-SETUP-18")
@pytest.mark.parametrize("seats", TABLES)
def test_start_points_two_away_with_a_wormhole_to_the_center(seats: int) -> None:
    state = begun(seats)
    for player in state.players:
        sector = state.sectors[SPECIES[player.species].home]
        at = Hex(*sector.at)
        inward = Hex(-at.q // 2, -at.r // 2)
        assert distance(CENTRE, at) == 2
        assert DIRECTIONS.index(inward) in holes(sector.id, sector.turned)
    places = {state.sectors[SPECIES[player.species].home].at for player in state.players}
    assert len(places) == seats


@pytest.mark.rule("EC-SETUP-16")
def test_start_points_of_smaller_tables() -> None:
    two, three = ([Hex(q, r) for q, r, _ in TABLES[seats].starts] for seats in (2, 3))
    assert distance(*two) == 4
    assert {distance(a, b) for a in three for b in three if a != b} == {4}


@pytest.mark.rule("EC-SETUP-11")
def test_the_start_player_is_drawn() -> None:
    assert {begun(4, str(seed)).start for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.rule("EC-SETUP-12", "EC-SETUP-30")
def test_terrans_are_chosen_clockwise_from_the_start_player() -> None:
    game = table(3, species="terran")
    start, order = game.state.start, []
    while game.ask and game.ask.kind == "species":
        (seat, shape) = next(iter(game.ask.must.items()))
        order.append(seat)
        assert all(SPECIES[option.id].kind == "terran" for option in shape.options)  # type: ignore[attr-defined]
        game.answer(seat, shape.options[0].id)  # type: ignore[attr-defined]
    assert order == [(start + step) % 3 for step in range(3)]


@pytest.mark.rule("EC-SETUP-13", "EC-SETUP-14", "EC-COMP-12")
def test_boards_are_chosen_counter_clockwise_and_block_their_other_side() -> None:
    game = table(4, species="choose")
    start, order = game.state.start, []
    while game.ask and game.ask.kind == "species":
        (seat, shape) = next(iter(game.ask.must.items()))
        order.append(seat)
        chosen = shape.options[0].id  # type: ignore[attr-defined]
        game.answer(seat, chosen)
        left = boards(game.state)
        assert SPECIES[chosen].colour not in {species.colour for species in left}
    assert order == [(start - 1 - step) % 4 for step in range(4)]


@pytest.mark.rule("EC-SETUP-20", "EC-SETUP-21", "EC-SETUP-22", "EC-SETUP-23", "EC-SETUP-27", "EC-SETUP-28")
def test_what_a_terran_begins_with() -> None:
    game = galaxy("terran_union", "terran_republic")
    player = game.player(0)
    assert player.storage == {"money": 2, "science": 3, "materials": 3}
    assert player.discs == 12 and player.spare == 3 and player.colony_ships == 3
    assert player.technologies == ["starbase"] and player.cubes == {"money": 10, "science": 10, "materials": 10}
    assert game.state.round == 1


@pytest.mark.rule("EC-SETUP-24", "EC-SETUP-25", "EC-SETUP-26")
def test_the_starting_hex() -> None:
    game = galaxy("terran_union", "terran_republic")
    sector = game.sector(home(game, 0))
    assert sector.owner == 0 and sector.fleets == {0: {"interceptor": [0]}}
    advanced = [square.endswith("+") for square in SECTORS[sector.id].squares]
    assert sector.cubes == [not star for star in advanced]


@pytest.mark.rule("EC-SPECIES-42", "EC-SETUP-29")
def test_orion_begins_with_a_cruiser() -> None:
    game = galaxy("orion_hegemony", "terran_union")
    assert game.sector("232").fleets == {0: {"cruiser": [0]}}


@pytest.mark.rule("EC-SPECIES-11", "EC-SPECIES-12")
def test_eridani_begin_with_fewer_discs_and_two_reputation_tiles() -> None:
    game = galaxy("eridani_empire", "terran_union")
    assert game.player(0).discs == 10 and len(game.player(0).reputation) == 2
    assert len(game.state.reputation) == 30 and game.learned == (0,)


@pytest.mark.rule("EC-TWO-01")
@pytest.mark.parametrize(("seats", "warned"), [(2, True), (3, False)])
def test_a_word_of_advice_for_two(seats: int, warned: bool) -> None:
    game = Game(setup.new_state(seats, "seed", Options()))
    take_board(game, 0, "planta")
    assert ("eclipse-hard-for-two" in [event.text.key for event in game.events]) == warned


@pytest.mark.rule("EC-SETUP-19", "EC-MAP-03", "EC-MAP-04")
def test_rings() -> None:
    rings = [maps.stack_of(Hex(0, -radius)) for radius in (1, 2, 3, 7)]
    assert rings == ["inner", "middle", "outer", "outer"]


def test_setup_asks_nothing_with_random_boards() -> None:
    game = table(6)
    assert game.ask is not None and game.ask.kind == "action" and game.state.turn == game.state.start
