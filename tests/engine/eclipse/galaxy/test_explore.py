"""The Explore action.

The starting hex of seat 0 lies at (0, -2), its wormholes lead north, northeast, south and southwest.
"""

from __future__ import annotations

import pytest

from engine.eclipse.economy import colony_ships, discs
from engine.eclipse.galaxy import explore, frontier
from engine.eclipse.galaxy.chart import holes
from engine.eclipse.phases import action_phase
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from engine.hexes import Hex
from tests.engine.eclipse.positions import fleet, galaxy, home, kinds, lay, learn, play, said

SOUTHWEST, SOUTHEAST, SOUTH, NORTH = (-1, -1), (1, -2), (0, -1), (0, -3)


def on_top(game: Game, ring: str, *ids: str) -> None:
    """Puts sectors on top of a stack, the first one drawn first."""
    stack = game.state.stacks[ring]  # type: ignore[index]
    stack[:] = [id for id in stack if id not in ids] + list(ids)[::-1]


def at(space: tuple[int, int]) -> str:
    return f"{space[0]},{space[1]}"


@pytest.mark.rule("EC-EXP-01")
def test_spaces_next_to_a_disc_or_a_ship() -> None:
    game = galaxy()
    assert frontier.spaces(game, 0) == [Hex(0, -3), Hex(1, -3), Hex(0, -1), Hex(-1, -1)]
    lay(game, "201", SOUTHWEST)
    assert Hex(-2, 0) not in frontier.spaces(game, 0)
    fleet(game, 0, "201", interceptor=1)
    assert Hex(-1, 0) in frontier.spaces(game, 0)


@pytest.mark.rule("EC-EXP-01", "EC-PUB-01")
def test_the_space_is_chosen_before_the_sector_is_seen() -> None:
    game = galaxy()
    open_ = play(explore.act(game, 0, 1), others="stop").open
    assert open_ is not None and open_.kind == "explore"
    assert game.state.drawn == [] and not game.sealed


@pytest.mark.rule("EC-EXP-02")
def test_a_pinned_ship_explores_nothing() -> None:
    game = galaxy()
    lay(game, "201", SOUTHWEST)
    fleet(game, 0, "201", interceptor=1)
    fleet(game, 1, "201", interceptor=1)
    assert Hex(-1, 0) not in frontier.spaces(game, 0)
    refusal = frontier.refusal(game, 0, Hex(-1, 0))
    assert refusal is not None and refusal.rule == "EC-EXP-02"
    fleet(game, 0, "201", cruiser=1)
    assert Hex(-1, 0) in frontier.spaces(game, 0)


@pytest.mark.rule("EC-EXP-02")
def test_a_disc_explores_though_enemies_are_there() -> None:
    game = galaxy()
    fleet(game, 1, home(game, 0), dreadnought=2)
    assert len(frontier.spaces(game, 0)) == 4


@pytest.mark.rule("EC-EXP-03")
@pytest.mark.parametrize(("space", "ring"), [(SOUTH, "inner"), (SOUTHWEST, "middle"), (NORTH, "outer")])
def test_the_top_sector_of_the_ring_is_drawn(space: tuple[int, int], ring: str) -> None:
    game = galaxy()
    top = game.state.stacks[ring][-1]  # type: ignore[index]
    play(explore.act(game, 0, 1), ("explore", at(space)), others="stop")
    assert game.state.drawn == [top] and top not in game.state.stacks[ring]  # type: ignore[index]


@pytest.mark.rule("EC-EXP-04", "EC-EXP-05", "EC-PUB-05")
def test_a_sector_seen_may_be_discarded() -> None:
    game = galaxy()
    on_top(game, "middle", "201")
    played = play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), ("place", "discard"))
    assert kinds(played) == ["explore", "place"]
    assert "201" not in game.state.sectors and game.state.discards["middle"] == ["201"]
    assert (game.state.drawn, game.state.exploring) == ([], None)


@pytest.mark.rule("EC-EXP-04", "EC-PUB-04")
def test_the_drawn_sector_is_shown_to_all_before_the_choice() -> None:
    game = galaxy()
    on_top(game, "middle", "201")
    open_ = play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), others="stop").open
    assert open_ is not None and open_.kind == "place"
    assert game.state.drawn == ["201"] and game.state.exploring == SOUTHWEST
    assert game.sealed and said(game) == ["eclipse-explored"]


@pytest.mark.rule("EC-EXP-06", "EC-EXP-21", "EC-MAP-10")
def test_it_goes_on_the_chosen_space_for_good() -> None:
    game = galaxy()
    on_top(game, "middle", "206")
    answers = ("explore", at(SOUTHWEST)), ("place", "206"), ("turn", "2"), ("control", "no")
    play(explore.act(game, 0, 1), *answers)
    assert (game.sector("206").at, game.sector("206").turned) == (SOUTHWEST, 2)
    assert Hex(*SOUTHWEST) not in frontier.spaces(game, 0)
    refusal = frontier.refusal(game, 0, Hex(*SOUTHWEST))
    assert refusal is not None and refusal.rule == "EC-EXP-21"


@pytest.mark.rule("EC-EXP-07", "EC-EXP-10")
def test_all_turnings_that_join_it_to_the_explorer() -> None:
    game = galaxy()
    place = Hex(*SOUTHWEST)
    assert frontier.turnings(game, 0, "206", place) == [0, 2, 4, 5]
    assert all(1 in holes("206", turned) for turned in (0, 2, 4, 5))
    assert frontier.turnings(game, 0, "201", place) == [0], "its other turnings look the same"


@pytest.mark.rule("EC-EXP-07")
def test_a_turning_that_joins_nothing_is_refused() -> None:
    game = galaxy()
    on_top(game, "middle", "206")
    with pytest.raises(IllegalAnswer) as refused:
        play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), ("place", "206"), ("turn", "1"))
    assert refused.value.rule == "EC-EXP-07"


@pytest.mark.rule("EC-EXP-07")
def test_a_wormhole_to_somebody_else_is_not_enough() -> None:
    game = galaxy()
    lay(game, "206", (-2, 0), owner=1)
    assert [sector.id for sector in frontier.joined(game, "317", Hex(*SOUTHWEST), 0)] == ["206"]
    assert frontier.turnings(game, 0, "317", Hex(*SOUTHWEST)) == [3, 4]


@pytest.mark.rule("EC-EXP-08", "EC-TECH-24", "EC-EX-20")
def test_with_the_generator_half_a_wormhole_is_enough() -> None:
    game = galaxy()
    assert Hex(*SOUTHEAST) not in frontier.spaces(game, 0)
    learn(game, 0, "wormhole_generator")
    assert Hex(*SOUTHEAST) in frontier.spaces(game, 0)
    assert len(frontier.turnings(game, 0, "206", Hex(*SOUTHWEST))) == 6
    towards_home = [turned for turned in range(6) if 5 in holes("206", turned)]
    assert frontier.turnings(game, 0, "206", Hex(*SOUTHEAST)) == towards_home


@pytest.mark.rule("EC-EXP-09")
def test_what_fits_in_no_way_is_discarded_unasked() -> None:
    game = galaxy()
    on_top(game, "middle", "201")
    played = play(explore.explore(game, 0, Hex(*SOUTHEAST)), others="stop")
    assert played.open is None and kinds(played) == []
    assert game.state.discards["middle"] == ["201"]
    assert said(game) == ["eclipse-explored", "eclipse-fits-nowhere", "eclipse-discarded"]


@pytest.mark.rule("EC-EXP-11")
def test_a_discovery_symbol_brings_a_tile() -> None:
    game = galaxy()
    on_top(game, "middle", "206")
    top = game.state.discoveries[-1]
    play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), ("place", "206"), ("turn", "0"), ("control", "no"))
    assert game.sector("206").discovery == top
    number = len(game.state.discoveries)
    on_top(game, "middle", "201")
    game.state.sectors.pop("206")
    play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), ("place", "201"), ("control", "no"))
    assert game.sector("201").discovery is None and len(game.state.discoveries) == number


@pytest.mark.rule("EC-EXP-12", "EC-EXP-13", "EC-EXP-14")
def test_ancients_come_with_a_tile_and_bar_the_disc() -> None:
    game = galaxy()
    on_top(game, "middle", "203")
    played = play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), ("place", "203"))
    assert "control" not in kinds(played)
    sector = game.sector("203")
    assert sector.ancients == [0, 0] and sector.discovery is not None and sector.owner is None


@pytest.mark.rule("EC-EXP-13", "EC-EXP-15", "EC-DISCO-01")
def test_the_explorer_may_take_control_and_gets_the_tile() -> None:
    game = galaxy()
    on_top(game, "middle", "206")
    game.state.discoveries.append("money_8")
    before, money = game.player(0).discs, game.player(0).storage["money"]
    answers = ("explore", at(SOUTHWEST)), ("place", "206"), ("turn", "0"), ("control", "yes"), ("discovery", "use")
    play(explore.act(game, 0, 1), *answers)
    assert game.sector("206").owner == 0 and game.sector("206").discovery is None
    assert game.player(0).discs == before - 1 and game.player(0).actions == {}
    assert game.player(0).storage["money"] == money + 8


@pytest.mark.rule("EC-EXP-13", "EC-DISC-05")
def test_without_a_disc_left_control_is_not_offered() -> None:
    game = galaxy()
    on_top(game, "middle", "201")
    game.player(0).discs = 1
    played = play(action_phase.act(game, 0, "explore"), ("explore", at(SOUTHWEST)), ("place", "201"))
    assert "control" not in kinds(played) and game.sector("201").owner is None


@pytest.mark.rule("EC-EXP-16")
def test_colony_ships_may_follow_the_disc() -> None:
    game = galaxy()
    on_top(game, "middle", "201")
    explored = ("action", "explore"), ("explore", at(SOUTHWEST)), ("place", "201"), ("control", "yes")
    played = play(action_phase.turn(game, 0), *explored, ("colony", "201:0:money"), ("colony", "done"))
    assert kinds(played)[-2:] == ["colony", "colony"] and game.sector("201").cubes == [True, False]


@pytest.mark.rule("EC-EXP-17")
def test_the_tile_waits_for_the_one_who_places_a_disc() -> None:
    game = galaxy()
    sector = lay(game, "206", SOUTHWEST)
    sector.discovery = "science_5"
    fleet(game, 0, "206", interceptor=1)
    fleet(game, 1, "206", interceptor=1)
    assert sector.discovery == "science_5"
    play(discs.place(game, 1, "206"), ("discovery", 1, "keep"))
    assert game.player(1).kept == ["science_5"] and game.player(0).kept == []


@pytest.mark.rule("EC-EXP-18")
def test_discards_make_a_new_stack() -> None:
    game = galaxy()
    game.state.stacks["middle"], game.state.discards["middle"] = [], ["201", "202", "206"]
    drawn = frontier.draw(game, Hex(*SOUTHWEST), 1)
    assert sorted(drawn + game.state.stacks["middle"]) == ["201", "202", "206"]
    assert game.state.discards["middle"] == []


@pytest.mark.rule("EC-EXP-19")
def test_a_ring_without_sectors_cannot_be_explored() -> None:
    game = galaxy()
    game.state.stacks["outer"], game.state.discards["outer"] = [], []
    assert frontier.spaces(game, 0) == [Hex(0, -1), Hex(-1, -1)]
    refusal = frontier.refusal(game, 0, Hex(*NORTH))
    assert refusal is not None and refusal.rule == "EC-EXP-19"
    for ring in ("inner", "middle"):
        game.state.stacks[ring] = []  # type: ignore[index]
    assert not explore.can(game, 0)


@pytest.mark.rule("EC-EXP-20")
def test_exploring_from_the_center() -> None:
    game = galaxy()
    fleet(game, 0, "001", cruiser=1)
    assert Hex(1, 0) not in frontier.spaces(game, 0), "the defense system pins every ship"
    game.sector("001").gcds = None
    assert Hex(1, 0) in frontier.spaces(game, 0)


@pytest.mark.rule("EC-DISCO-16")
def test_without_tiles_a_sector_gets_none() -> None:
    game = galaxy()
    on_top(game, "middle", "206")
    game.state.discoveries = []
    play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), ("place", "206"), ("control", "yes"))
    assert game.sector("206").discovery is None and game.sector("206").owner == 0


@pytest.mark.rule("EC-SPECIES-22", "EC-EX-24", "EC-ACT-08")
def test_planta_explores_twice_in_one_action() -> None:
    game = galaxy("planta", "terran_federation")
    on_top(game, "middle", "201")
    on_top(game, "inner", "106")
    before = game.player(0).discs
    first = ("explore", at(SOUTHWEST)), ("place", "201"), ("control", "yes")
    second = ("explore", at(SOUTH)), ("place", "discard")
    played = play(action_phase.act(game, 0, "explore"), *first, *second)
    assert kinds(played) == ["explore", "place", "control", "explore", "place"]
    assert game.sector("201").owner == 0 and game.state.discards["inner"] == ["106"]
    assert game.player(0).discs == before - 2 and game.player(0).actions == {"explore": 1}
    assert "201:0:money" in colony_ships.targets(game, 0)


@pytest.mark.rule("EC-SPECIES-22", "EC-SPECIES-45", "EC-EXP-05")
def test_planta_may_go_on_after_a_discard_or_stop() -> None:
    game = galaxy("planta", "terran_federation")
    on_top(game, "middle", "201")
    answers = ("explore", at(SOUTHWEST)), ("place", "discard"), ("explore", "done")
    assert kinds(play(explore.act(game, 0, 2), *answers)) == ["explore", "place", "explore"]


@pytest.mark.rule("EC-SPECIES-28", "EC-ACT-09")
def test_draco_chooses_one_of_two_or_neither() -> None:
    game = galaxy("descendants_of_draco", "terran_federation")
    on_top(game, "middle", "201", "202")
    two = ("explore_draws", "2")
    play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), two, ("place", "202"), ("control", "no"))
    assert "202" in game.state.sectors and game.state.discards["middle"] == ["201"]
    on_top(game, "inner", "106", "102")
    play(explore.act(game, 0, 1), ("explore", at(SOUTH)), two, ("place", "discard"))
    assert sorted(game.state.discards["inner"]) == ["102", "106"]


@pytest.mark.rule("EC-DOUBT-45", "EC-SPECIES-28", "EC-SPECIES-45")
def test_draco_says_before_the_draw_whether_it_draws_one_or_two() -> None:
    """D45"""
    game = galaxy("descendants_of_draco", "terran_federation")
    on_top(game, "middle", "201", "202")
    asked = play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), others="stop")
    assert asked.open is not None and asked.open.kind == "explore_draws"
    assert game.state.drawn == [] and not game.sealed
    answers = ("explore", at(SOUTHWEST)), ("explore_draws", "1"), ("place", "201"), ("control", "no")
    play(explore.act(game, 0, 1), *answers)
    assert "201" in game.state.sectors and game.state.stacks["middle"][-1] == "202"
    other = galaxy("terran_federation", "descendants_of_draco")
    assert "explore_draws" not in kinds(play(explore.act(other, 0, 1), ("explore", at(SOUTHWEST))))


@pytest.mark.rule("EC-SPECIES-28", "EC-EXP-19")
def test_draco_draws_what_is_left() -> None:
    game = galaxy("descendants_of_draco", "terran_federation")
    game.state.stacks["middle"] = ["201"]
    play(explore.act(game, 0, 1), ("explore", at(SOUTHWEST)), ("place", "201"), ("control", "no"))
    assert game.state.stacks["middle"] == game.state.discards["middle"] == []


@pytest.mark.rule("EC-SPECIES-30", "EC-SPECIES-31")
def test_draco_takes_control_among_ancients_but_not_the_tile() -> None:
    game = galaxy("descendants_of_draco", "terran_federation")
    game.state.stacks["middle"] = ["203"]
    answers = ("explore", at(SOUTHWEST)), ("place", "203"), ("turn", "0"), ("control", "yes")
    played = play(explore.act(game, 0, 1), *answers)
    assert "discovery" not in kinds(played)
    sector = game.sector("203")
    assert (sector.owner, sector.ancients) == (0, [0, 0]) and sector.discovery is not None


@pytest.mark.rule("EC-REACT-02")
def test_no_reaction() -> None:
    game = galaxy()
    assert explore.can(game, 0) and not explore.can(game, 0, reaction=True)
