"""Rulings where the rulebook leaves a doubt, in the order of the catalogue; the numbers are those of its doubts.

D3, D6, D7, D39 and D41 rule nothing: doubled words, slips of worked examples and captions. The later ones stand in
test_late_doubts.py.
"""

from __future__ import annotations

import pytest

from engine.eclipse.actions import build, influence, upgrade
from engine.eclipse.combat import ancients as defenders
from engine.eclipse.combat import battle, initiative
from engine.eclipse.combat.ancients import ANCIENTS, Prey
from engine.eclipse.combat.sides import Battle, Tally
from engine.eclipse.components import PARTS, SECTORS, TABLES, TECHNOLOGIES
from engine.eclipse.diplomacy import relations
from engine.eclipse.economy import discovery, discs, technologies
from engine.eclipse.galaxy import claims, explore, frontier, movement, pinning
from engine.eclipse.phases import combat_phase
from engine.eclipse.play import Game
from engine.eclipse.rules import RULES
from engine.hexes import Hex
from engine.table import Table
from tests.engine.eclipse.battlefield import FIELD, ancients, field, unit
from tests.engine.eclipse.positions import (
    fit,
    fleet,
    galaxy,
    home,
    kinds,
    lay,
    learn,
    play,
    settle,
    store,
)

DRACO, HYDRAN = "descendants_of_draco", "hydran_progress"


def partners(game: Game, seat: int, other: int) -> None:
    """Relations between two players, with cubes of money."""
    for holder, owner in ((seat, other), (other, seat)):
        game.player(holder).ambassadors.append(owner)
        game.player(owner).cubes["money"] -= 1


@pytest.mark.rule("EC-DOUBT-01", "EC-CLEAN-01")
def test_two_players_draw_four_technologies() -> None:
    """D1"""
    assert TABLES[2].cleanup == 4


@pytest.mark.rule("EC-DOUBT-02", "EC-SETUP-05")
def test_the_discovery_tiles_are_what_is_shuffled() -> None:
    """D2"""
    one, other = (Table.new(RULES, 2, seed, {}).state.discoveries for seed in ("1", "2"))
    assert one != other and len(one) == len(other) == 20


@pytest.mark.rule("EC-DOUBT-04", "EC-COMP-14")
def test_there_are_seventeen_kinds_of_parts() -> None:
    """D4"""
    assert len([part for part in PARTS.values() if not part.ancient]) == 17


@pytest.mark.rule("EC-DOUBT-05", "EC-COMP-19")
def test_structures_never_run_out() -> None:
    """D5"""
    game = galaxy()
    learn(game, 0, "orbital", "monolith")
    store(game, 0, materials=99)
    for at, id in enumerate(id for id in SECTORS if id not in game.state.sectors):
        sector = lay(game, id, (10, at))
        sector.orbital = sector.monolith = True
    assert {"orbital", "monolith"} <= set(build.possible(game, 0))


@pytest.mark.rule("EC-DOUBT-08", "EC-EXP-01", "EC-EXP-07")
def test_only_spaces_that_can_be_joined_for_some_turning_are_offered() -> None:
    """D8"""
    game = galaxy()
    beside = Hex(1, -2)
    assert beside not in frontier.spaces(game, 0)
    lay(game, "201", (1, -3), turned=0)
    assert beside not in frontier.spaces(game, 0), "its wormhole is not the explorer's"
    fleet(game, 0, "201", interceptor=1)
    assert beside in frontier.spaces(game, 0)
    bare = galaxy()
    learn(bare, 0, "wormhole_generator")
    assert beside in frontier.spaces(bare, 0)


@pytest.mark.rule("EC-DOUBT-09", "EC-EXP-02", "EC-EXP-07")
def test_a_pinned_ship_serves_for_the_connection_but_explores_nothing() -> None:
    """D9"""
    game = galaxy()
    beside = Hex(1, -2)
    lay(game, "201", (1, -3))
    fleet(game, 0, "201", interceptor=1)
    fleet(game, 1, "201", dreadnought=1)
    assert beside in frontier.spaces(game, 0) and frontier.turnings(game, 0, "206", beside)
    game.sector(home(game, 0)).owner = None
    game.sector(home(game, 0)).fleets.clear()
    assert beside not in frontier.spaces(game, 0)


@pytest.mark.rule("EC-DOUBT-10", "EC-EXP-05", "EC-SPECIES-22")
def test_discarding_ends_one_exploration_of_planta() -> None:
    """D10"""
    game = galaxy("planta", "terran_union")
    played = play(explore.act(game, 0, 2), ("place", "discard"), ("place", "discard"), seed=4)
    assert kinds(played).count("explore") == 2 and sum(map(len, game.state.discards.values())) == 2


@pytest.mark.rule("EC-DOUBT-11", "EC-INF-07")
def test_influence_where_the_own_ship_stands_alone() -> None:
    """D11"""
    game = galaxy()
    lay(game, "202", (4, 0))
    fleet(game, 0, "202", cruiser=1)
    assert influence.targets(game, 0) == ["202"]
    fleet(game, 1, "202", interceptor=1)
    assert influence.targets(game, 0) == influence.targets(game, 1) == []


@pytest.mark.rule("EC-DOUBT-12", "EC-DIPL-02", "EC-TECH-24")
def test_the_generator_joins_no_partners() -> None:
    """D12"""
    game = galaxy(seats=4)
    lay(game, "108", (1, 0), owner=0)
    for seat in (0, 1):
        learn(game, seat, "wormhole_generator")
    refusal = relations.refusal(game, 0, 1)
    assert refusal is not None and refusal.rule == "EC-DIPL-02"


def corridor() -> Game:
    """106 of seat 1, a partner of seat 0, lies between the home of seat 0 and the center; 221 moves two sectors."""
    game = galaxy(seats=5)
    game.sector("001").gcds = None
    lay(game, "106", (0, -1))
    partners(game, 0, 1)
    fit(game, 0, "interceptor", left="nuclear_drive")
    return game


@pytest.mark.rule("EC-DOUBT-13", "EC-MOV-08", "EC-MOV-09")
def test_passing_through_a_partners_sector_is_an_attack_after_a_question() -> None:
    """D13"""
    game = corridor()
    game.sector("106").owner = 1
    steps = [("move", f"{home(game, 0)}/interceptor"), ("move_to", "001"), ("break_relations", "yes")]
    play(movement.act(game, 0, 1), *steps)
    assert not relations.are_partners(game, 0, 1) and game.state.traitor == 0
    assert 0 in game.sector("001").fleets


@pytest.mark.rule("EC-DOUBT-14", "EC-PIN-03")
def test_ships_that_stand_there_already_are_pinned_too() -> None:
    """D14"""
    game = galaxy()
    lay(game, "106", (0, -1))
    assert movement.can(game, 0)
    fleet(game, 1, home(game, 0), interceptor=1)
    assert not movement.can(game, 0)
    fleet(game, 0, home(game, 0), starbase=1)
    assert list(movement.movable(game, 0)) == [(home(game, 0), "interceptor")]


@pytest.mark.rule("EC-DOUBT-15", "EC-PIN-04")
def test_enemies_of_all_kinds_are_added_up() -> None:
    """D15"""
    game = field(seats=3)
    for seat, number in ((0, 4), (1, 1), (2, 1)):
        fleet(game, seat, FIELD, interceptor=number)
    ancients(game, 1)
    assert [pinning.free(game, seat, FIELD) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("EC-DOUBT-16", "EC-INIT-02", "EC-INIT-05")
def test_ancients_were_there_first_and_win_ties() -> None:
    """D16"""
    game = field("eridani_empire", "terran_union", owner=0)
    ancients(game, 1)
    fleet(game, 0, FIELD, cruiser=1)
    assert initiative.initiative(game, unit(0, "cruiser")) == initiative.initiative(game, unit(ANCIENTS, "ancient"))
    skirmish = Battle(FIELD, *(battle.next_pair(game, game.sector(FIELD)) or (0, 0)), Tally([0]))
    found: list[int] = []

    async def order() -> None:
        found.extend(one.side for one in await initiative.order(game, skirmish))

    play(order(), others="stop")
    assert found == [ANCIENTS, 0]


@pytest.mark.rule("EC-DOUBT-17", "EC-NPC-04", "EC-NPC-05", "EC-NPC-06")
@pytest.mark.parametrize(
    ("dice", "taken"),
    [
        ([6], [0, 0, 1, 0]),
        ([6, 6], [0, 2, 0, 0]),
        ([6, 6, 6], [0, 2, 1, 0]),
        ([6, 6, 6, 6], [4, 0, 0, 0]),
        ([6, 6, 6, 6, 6], [4, 0, 1, 0]),
    ],
)
def test_guardians_destroy_dreadnoughts_cruisers_starbases_interceptors(dice: list[int], taken: list[int]) -> None:
    """D17: in this order, each with the fewest dice that suffice."""
    prey = [Prey("dreadnought", 4, 5), Prey("cruiser", 2, 5), Prey("starbase", 1, 5), Prey("interceptor", 1, 5)]
    assert defenders.assign(dice, prey) == taken
    assert defenders.assign(dice, prey[::-1]) == taken[::-1]


@pytest.mark.rule("EC-DOUBT-17", "EC-NPC-05")
def test_dice_that_destroy_nothing_go_to_the_largest_they_hurt() -> None:
    """D17"""
    prey = [Prey("interceptor", 3, 5), Prey("dreadnought", 4, 6), Prey("cruiser", 4, 5)]
    assert defenders.assign([6, 5], prey) == [0, 1, 1]


@pytest.mark.rule("EC-DOUBT-18", "EC-BOMB-01", "EC-DRAW-01", "EC-CLAIM-01")
def test_each_sector_is_finished_before_the_next() -> None:
    """D18: battles, population, reputation and disc of one, then those of another."""
    game = field(owner=1)
    settle(game, FIELD, 0, "science")
    fleet(game, 0, FIELD, dreadnought=1)
    lay(game, "202", (4, 0))
    fleet(game, 0, "202", interceptor=1)
    game.state.step, visited = "start", []
    learn(game, 0, "neutron_bombs")
    for _ in range(2):
        visited.append(kinds(play(combat_phase.step(game), ("claim", "yes"), others="random")))
    assert visited == [["claim"], ["bomb", "claim"]]


@pytest.mark.rule("EC-DOUBT-19", "EC-CLAIM-01", "EC-CLAIM-02", "EC-CLAIM-07")
def test_the_former_owners_disc_goes_whatever_the_victor_wants() -> None:
    """D19"""
    game = field(owner=1)
    fleet(game, 0, FIELD, interceptor=1)
    before = game.player(1).discs
    play(claims.settle(game, FIELD), ("claim", 0, "no"))
    assert game.sector(FIELD).owner is None and game.player(1).discs == before + 1


@pytest.mark.rule("EC-DOUBT-20", "EC-SETUP-25")
def test_hydran_progress_begins_with_its_advanced_square_empty() -> None:
    """D20"""
    game = galaxy(HYDRAN, "terran_union")
    squares = SECTORS[home(game, 0)].squares
    assert game.owns(0, "advanced_labs") and "science+" in squares
    assert game.sector(home(game, 0)).cubes == [not kind.endswith("+") for kind in squares]


@pytest.mark.rule("EC-DOUBT-21", "EC-SETUP-17")
def test_nobody_is_asked_how_a_starting_hex_lies() -> None:
    """D21"""
    table = Table.new(RULES, 6, "1", {"species": "choose"})
    while table.ask is not None and table.ask.kind == "species":
        seat, shape = next(iter(table.ask.must.items()))
        table.answer(seat, shape.options[0].id)  # type: ignore[attr-defined]
    assert table.ask is not None and table.ask.kind == "action"


@pytest.mark.rule("EC-DOUBT-22", "EC-RESEARCH-09")
def test_no_eighth_technology_of_a_category_even_for_free() -> None:
    """D22"""
    game = galaxy(DRACO, "terran_union")
    grid = [id for id, tile in TECHNOLOGIES.items() if tile.category == "grid"]
    learn(game, 0, *grid[:7])
    game.state.supply = {grid[7]: 1}
    assert technologies.takeable(game, 0) == [] == discovery.cheapest(game, 0)


@pytest.mark.rule("EC-DOUBT-23", "EC-DISCO-08")
def test_the_cheapest_technology_goes_by_its_printed_cost() -> None:
    """D23: although the discount would make the other one cheaper."""
    game = galaxy(DRACO, "terran_union")
    nano = [id for id, tile in TECHNOLOGIES.items() if tile.category == "nano"]
    learn(game, 0, *nano[:5])
    game.state.supply = {"fusion_source": 1, "positron_computer": 1, "monolith": 1, "plasma_cannon": 1}
    assert discovery.cheapest(game, 0) == ["plasma_cannon", "fusion_source"]


@pytest.mark.rule("EC-DOUBT-24", "EC-UPG-09", "EC-REACT-03")
def test_a_kept_ancient_part_is_the_one_part_of_a_reaction() -> None:
    """D24"""
    game = galaxy()
    game.player(0).kept_parts = ["shard_hull", "axion_computer"]
    played = play(upgrade.act(game, 0, 1, reaction=True), ("upgrade", "shard_hull"))
    assert kinds(played).count("upgrade") == 1 and game.player(0).kept_parts == ["axion_computer"]


@pytest.mark.rule("EC-DOUBT-25", "EC-DOUBT-26", "EC-DISC-02", "EC-DISC-04")
def test_a_full_influence_track_costs_nothing_and_extra_discs_lie_left_of_it() -> None:
    """D25, D26"""
    game = galaxy()
    player = game.player(0)
    player.discs = 13
    game.state.supply = {"quantum_grid": 1}
    play(technologies.take(game, 0, "quantum_grid"))
    assert player.discs == 15 and discs.cost(player) == 0
    player.discs -= 5
    assert discs.cost(player) == 1


@pytest.mark.rule("EC-DOUBT-27", "EC-INF-14")
def test_colony_ships_turn_up_though_no_disc_moved() -> None:
    """D27"""
    game = galaxy()
    game.player(0).colony_ships = 0
    play(influence.act(game, 0, 2), ("influence", "done"))
    assert game.player(0).colony_ships == 2
