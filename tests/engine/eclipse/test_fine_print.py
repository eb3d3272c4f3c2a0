"""What is easily overlooked in a rule: exact limits, exceptions, and one rule in the midst of others."""

from __future__ import annotations

import pytest

from engine.eclipse.actions import influence, research, upgrade
from engine.eclipse.economy import discs
from engine.eclipse.galaxy import explore, frontier, ships
from engine.eclipse.phases import action_phase, bankruptcy, course
from engine.eclipse.phases.boards import take_board
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from engine.hexes import Hex
from tests.engine.eclipse.positions import (
    fleet,
    galaxy,
    home,
    kinds,
    lay,
    play,
    run_through,
    said,
    settle,
    store,
)

DRACO = "descendants_of_draco"
YELLOW, RED = {"yellow": 1}, {"red": 1}


# --- money -----------------------------------------------------------------------------------------------------------


def owing(money: int) -> Game:
    """Seat 0 pays 5 for influence, produces 2 and has so much."""
    game = galaxy()
    game.state.phase, game.state.step, game.state.turn = "upkeep", "income", None
    player = game.player(0)
    player.actions, player.discs, player.cubes["money"] = {"move": player.discs - 7}, 7, 11
    store(game, 0, money=money, science=4, materials=4)
    return game


@pytest.mark.rule("EC-BANKR-01", "EC-BANKR-06", "EC-UPKEEP-02")
def test_who_can_just_pay_is_not_asked_and_who_lacks_one_is() -> None:
    game = owing(3)
    assert bankruptcy.deficit(game, 0) == 0
    run_through(course.step(game))
    assert game.player(0).storage["money"] == 0
    asked = play(bankruptcy.resolve(owing(2)), others="stop").open
    assert asked is not None and asked.kind == "bankruptcy" and list(asked.must) == [0]


@pytest.mark.rule("EC-BANKR-03", "EC-TRADE-02", "EC-TRADE-03", "EC-TRADE-05")
def test_a_trade_in_need_takes_as_much_as_the_ratio_says() -> None:
    game = owing(1)
    play(bankruptcy.resolve(game), ("bankruptcy", "trade:science"), ("bankruptcy", "trade:materials"), others="stop")
    assert game.player(0).storage == {"money": 3, "science": 2, "materials": 2}


@pytest.mark.rule("EC-BANKR-02", "EC-BANKR-04", "EC-BANKR-05", "EC-EX-06")
def test_sectors_are_given_up_one_by_one_until_the_money_suffices() -> None:
    """The first one takes a money cube along, so that it saves 2 and costs 1; the second saves 1 more."""
    game = owing(1)
    store(game, 0, money=1)
    lay(game, "201", (-1, -1), owner=0)
    settle(game, "201", 0, "money")
    lay(game, "106", (0, -1), owner=0)
    game.player(0).discs = 7
    assert bankruptcy.deficit(game, 0) == 1
    game.player(0).storage["money"] = 0
    assert bankruptcy.deficit(game, 0) == 2
    asked = play(bankruptcy.resolve(game), ("bankruptcy", "give_up:201"), ("bankruptcy", "give_up:106"), others="stop")
    assert kinds(asked) == ["bankruptcy", "bankruptcy"] and asked.open is None
    assert [sector.id for sector in game.controlled(0)] == [home(game, 0)]


@pytest.mark.rule("EC-UPKEEP-03", "EC-BANKR-03")
def test_what_this_upkeep_will_bring_cannot_be_traded_for_its_money() -> None:
    game = owing(0)
    store(game, 0)
    asked = play(course.step(game), others="stop").open
    assert asked is not None and game.player(0).storage["science"] == 0
    assert [option.id for option in asked.must[0].options] == [f"give_up:{home(game, 0)}"]  # type: ignore[attr-defined]


@pytest.mark.rule("EC-UPKEEP-02", "EC-UPKEEP-01", "EC-COLONY-04")
def test_colony_ships_of_the_upkeep_help_to_pay_for_it() -> None:
    game = owing(2)
    store(game, 0, money=2)
    game.state.step = "start"
    lay(game, "201", (-1, -1), owner=0)
    game.player(0).discs = 7
    play(course.step(game), ("colony", 0, "201:0:money"), ("colony", 0, "done"), others="pass")
    run_through(course.step(game))
    assert game.player(0).storage["money"] == 2 + 3 - 5 and game.sector("201").owner == 0


@pytest.mark.rule("EC-BANKR-08")
def test_nobody_is_kept_from_spending_more_discs_than_can_be_paid() -> None:
    game = galaxy()
    store(game, 0, science=9)
    game.player(0).discs = 1
    assert bankruptcy.deficit(game, 0) > 0
    play(action_phase.turn(game, 0), ("action", "research"), others="pass")
    assert game.player(0).actions == {"research": 1}


@pytest.mark.rule("EC-ELIM-01", "EC-ELIM-02")
def test_who_has_nothing_on_the_map_produces_but_places_no_disc() -> None:
    game = galaxy()
    sector = game.sector(home(game, 0))
    sector.owner, sector.fleets, sector.entered, sector.cubes = None, {}, [], [False] * 5
    player = game.player(0)
    player.cubes, player.discs = dict.fromkeys(player.cubes, 11), 13
    store(game, 0)
    assert influence.targets(game, 0) == [] == frontier.spaces(game, 0)
    game.state.phase, game.state.step = "upkeep", "income"
    run_through(course.step(game))
    assert player.storage == {"money": 2, "science": 2, "materials": 2}


# --- exploring and influence -----------------------------------------------------------------------------------------


@pytest.mark.rule("EC-EXP-02", "EC-PIN-09", "EC-SPECIES-29")
@pytest.mark.parametrize(("species", "can"), [(DRACO, True), ("terran_union", False)])
def test_a_ship_among_ancients_explores_only_for_draco(species: str, can: bool) -> None:
    game = galaxy(species, "terran_republic")
    lay(game, "203", (-1, -1)).ancients = [0]
    fleet(game, 0, "203", interceptor=1)
    assert (Hex(-2, 0) in frontier.spaces(game, 0) or Hex(-2, -1) in frontier.spaces(game, 0)) == can


@pytest.mark.rule("EC-INF-06", "EC-DIPL-13")
def test_a_partners_ship_bars_the_disc_like_any_others() -> None:
    game = galaxy(seats=4)
    lay(game, "106", (1, -1), turned=0)
    fleet(game, 0, "106", cruiser=1)
    assert "106" in influence.targets(game, 0)
    game.player(0).ambassadors, game.player(1).ambassadors = [1], [0]
    fleet(game, 1, "106", interceptor=1)
    assert "106" not in influence.targets(game, 0)


@pytest.mark.rule("EC-INF-06", "EC-SPECIES-30", "EC-SPECIES-34")
def test_draco_influences_sectors_with_ancients_but_not_with_other_ships() -> None:
    game = galaxy(DRACO, "terran_union")
    lay(game, "203", (-1, -1)).ancients = [0, 0]
    fleet(game, 0, "203", interceptor=1)
    fleet(game, 0, "001", interceptor=1)
    assert influence.targets(game, 0) == ["203"]
    fleet(game, 1, "203", interceptor=1)
    assert influence.targets(game, 0) == []


@pytest.mark.rule("EC-EXP-18", "EC-EXP-19")
def test_a_ring_of_which_only_discards_are_left_can_be_explored() -> None:
    game = galaxy()
    beside = Hex(-1, -1)
    game.state.stacks["middle"], game.state.discards["middle"] = [], ["201"]
    assert beside in frontier.spaces(game, 0)
    play(explore.explore(game, 0, beside), ("place", "201"), ("control", "no"))
    assert game.state.discards["middle"] == [] and game.sector("201").at == (-1, -1)


@pytest.mark.rule("EC-EXP-01", "EC-EXP-07")
def test_a_disc_alone_joins_the_new_sector() -> None:
    game = galaxy()
    sector = game.sector(home(game, 0))
    sector.fleets, sector.entered = {}, []
    assert frontier.spaces(game, 0) == [Hex(0, -3), Hex(1, -3), Hex(0, -1), Hex(-1, -1)]
    assert frontier.turnings(game, 0, "206", Hex(-1, -1)) == [0, 2, 4, 5]


@pytest.mark.rule("EC-EXP-01", "EC-SPECIES-45")
def test_the_first_exploration_of_the_action_is_not_left_out() -> None:
    game = galaxy("planta", "terran_union")
    asked = play(explore.act(game, 0, 2), others="stop").open
    assert asked is not None
    with pytest.raises(IllegalAnswer):
        asked.must[0].check("done")


@pytest.mark.rule("EC-INF-02", "EC-DISC-05", "EC-ACT-02")
def test_the_disc_of_the_action_itself_cannot_go_to_a_hex() -> None:
    game = galaxy()
    lay(game, "106", (0, -1))
    fleet(game, 0, "106", interceptor=1)
    game.sector(home(game, 0)).owner = None
    game.player(0).discs = 1
    assert influence.targets(game, 0) and not influence.can(game, 0)
    game.player(0).discs = 2
    assert influence.can(game, 0)


@pytest.mark.rule("EC-POP-14", "EC-CLEAN-04")
def test_a_cube_goes_to_the_only_track_with_room_unasked() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    settle(game, "201", 0, "money")
    game.player(0).cubes = {"money": 12, "science": 12, "materials": 7}
    run_through(discs.remove(game, "201"))
    assert game.player(0).cubes == {"money": 12, "science": 12, "materials": 8}


@pytest.mark.rule("EC-RESEARCH-04", "EC-RES-06")
def test_research_without_the_means_is_no_action() -> None:
    game = galaxy()
    store(game, 0)
    assert not research.can(game, 0)
    store(game, 0, science=2)
    game.state.supply = {"gauss_shield": 1}
    assert research.can(game, 0)
    game.state.supply = {"starbase": 1}
    assert not research.can(game, 0), "it is known"


@pytest.mark.rule("EC-PIN-04", "EC-NPC-08")
def test_the_defense_system_is_one_enemy_ship_also_to_draco() -> None:
    game = galaxy(DRACO, "terran_union")
    fleet(game, 1, "001", interceptor=2)
    assert [ships.enemies(game, seat, "001") for seat in (0, 1)] == [3, 1]


@pytest.mark.rule("EC-TWO-01")
def test_other_boards_are_not_advised_against() -> None:
    game = galaxy()
    for species, number in (("mechanema", 0), ("planta", 1), (DRACO, 2)):
        take_board(game, 0, species)
        assert said(game).count("eclipse-hard-for-two") == number


@pytest.mark.rule("EC-UPG-02", "EC-UPG-06", "EC-SHIP-19")
def test_a_starbase_takes_every_part_but_a_drive() -> None:
    game = galaxy()
    types = {part: {type for type, _ in upgrade.spots(game.player(0), part, 1)} for part in ("hull", "nuclear_drive")}
    assert "starbase" in types["hull"] and "starbase" not in types["nuclear_drive"]
    play(upgrade.act(game, 0, 1), ("upgrade", "nuclear_source"), ("upgrade_square", "starbase/centre_bottom"))
    assert game.player(0).tiles["starbase"] == {"centre_bottom": "nuclear_source"}


# --- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-ROUND-05", "EC-REACT-09", "EC-PASS-02")
def test_when_the_last_of_three_passes_nobody_reacts_any_more() -> None:
    game = galaxy(seats=3)
    game.state.turn = 1
    for seat in (1, 2):
        play(course.step(game), ("action", seat, "pass"), others="pass")
    assert game.state.turn == 0 and game.state.phase == "action"
    play(course.step(game), ("action", 0, "pass"), others="pass")
    assert (game.state.phase, game.state.start) == ("combat", 1)


@pytest.mark.rule("EC-REACT-01", "EC-ROUND-04")
def test_a_passed_player_reacts_again_and_again_while_somebody_acts() -> None:
    game = galaxy()
    store(game, 0, materials=30)
    store(game, 1, science=30)
    game.player(0).passed, game.state.passes = True, [0]
    for _ in range(2):
        play(course.step(game), ("action", 0, "build"), ("build", "interceptor"), others="pass")
        play(course.step(game), ("action", 1, "research"), others="pass")
    assert game.player(0).actions == {"reaction": 2} and game.state.phase == "action"
    assert ships.of(game.sector(home(game, 0)), 0) == {"interceptor": 3}
