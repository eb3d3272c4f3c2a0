"""What is easily overlooked between players: relations at their limits, and what is left of those who leave."""

from __future__ import annotations

import pytest

from engine.eclipse.combat import reputation
from engine.eclipse.diplomacy import relations
from engine.eclipse.phases import course, elimination, scoring, upkeep_phase
from engine.eclipse.play import Game
from tests.engine.eclipse.positions import fleet, galaxy, home, kinds, lay, play


def neighbours(*species: str) -> Game:
    """Four players; 106 of seat 0 is joined to the home of seat 1; nobody has ships."""
    game = galaxy(*species, seats=4)
    game.sector("001").gcds = None
    lay(game, "106", (1, 0), owner=0)
    for sector in game.state.sectors.values():
        sector.fleets, sector.entered = {}, []
    return game


def refused(game: Game, seat: int, other: int) -> str | None:
    refusal = relations.refusal(game, seat, other)
    return refusal.rule if refusal else None


# --- relations -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-DIPL-21", "EC-DIPL-02")
@pytest.mark.parametrize(("guest", "host"), [(0, 1), (1, 0)])
def test_ships_of_either_among_the_others_discs_are_in_the_way(guest: int, host: int) -> None:
    game = neighbours()
    assert refused(game, 0, 1) is None
    fleet(game, guest, home(game, host), interceptor=1)
    assert refused(game, 0, 1) == refused(game, 1, 0) == "EC-DIPL-21"


@pytest.mark.rule("EC-DIPL-02", "EC-DIPL-04")
@pytest.mark.parametrize(("one", "other"), [(["1"], []), ([], ["0"]), ([], [])])
def test_one_who_does_not_want_relations_is_enough(one: list[str], other: list[str]) -> None:
    game = neighbours()
    play(relations.after_combat(game), ("relations_wanted", 0, one), ("relations_wanted", 1, other))
    assert not relations.are_partners(game, 0, 1) and not game.player(0).ambassadors


@pytest.mark.rule("EC-DIPL-04", "EC-ROUND-01")
def test_the_combat_phase_ends_with_the_question_about_relations() -> None:
    game = neighbours()
    game.state.phase, game.state.step, game.state.turn = "combat", "start", None
    asked = play(course.step(game), others="stop").open
    assert asked is not None and (asked.kind, list(asked.must)) == ("relations_wanted", [0, 1])
    assert game.state.phase == "combat"


@pytest.mark.rule("EC-DIPL-09", "EC-DIPL-04")
def test_who_wants_more_relations_than_there_is_room_for_gets_as_many() -> None:
    game = neighbours("planta", "terran_federation", "terran_union", "terran_republic")
    lay(game, "103", (1, 1), owner=0)
    lay(game, "102", (0, 1), owner=2)
    game.player(0).ambassadors = [3, 3, 3]
    assert relations.possible(game, 0) == [1, 2]
    wanted = [("relations_wanted", 0, ["1", "2"]), ("relations_wanted", 1, ["0"]), ("relations_wanted", 2, ["0"])]
    play(relations.after_combat(game), *wanted)
    assert game.player(0).ambassadors == [3, 3, 3, 1]


@pytest.mark.rule("EC-DIPL-07", "EC-DIPL-09")
def test_the_last_suitable_space_will_do() -> None:
    game = neighbours("planta", "terran_federation", "terran_union", "terran_republic")
    game.player(0).ambassadors = [2, 3, 3]
    assert reputation.spaces_for_ambassador(game, 0) == 1 and refused(game, 0, 1) is None
    game.player(0).ambassadors = [2, 3, 3, 3]
    assert refused(game, 0, 1) == "EC-DIPL-09"


@pytest.mark.rule("EC-DIPL-13", "EC-DIPL-18", "EC-ELIM-03")
def test_nobody_has_relations_with_who_has_left() -> None:
    game = neighbours()
    game.player(0).ambassadors, game.player(1).ambassadors = [1], [0]
    play(elimination.leave(game, 0, "eclipse-gave-up-game"))
    assert game.player(1).ambassadors == [0]
    assert not relations.are_partners(game, 1, 0) and not relations.are_partners(game, 0, 1)


# --- leaving ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-ELIM-01", "EC-ELIM-03")
def test_one_disc_or_one_ship_is_still_something() -> None:
    game = galaxy()
    sector = game.sector(home(game, 0))
    assert not elimination.stranded(game, 0)
    sector.fleets, sector.entered = {}, []
    assert not elimination.stranded(game, 0), "a disc"
    sector.owner = None
    assert elimination.stranded(game, 0)
    fleet(game, 0, "001", interceptor=1)
    assert not elimination.stranded(game, 0), "a ship"


@pytest.mark.rule("EC-BANKR-07", "EC-ELIM-03", "EC-DIPL-16")
def test_all_components_of_who_leaves_are_gone() -> None:
    game = neighbours()
    state, player = game.state, game.player(0)
    lay(game, "103", (0, -1)).fleets = {}
    fleet(game, 0, "103", cruiser=1)
    fleet(game, 1, "103", cruiser=1)
    player.actions, player.kept, player.kept_parts, player.reputation = {"move": 1}, ["money_8"], ["shard_hull"], [4]
    state.traitor, state.proposals, state.queue = 0, [(0, 1), (1, 2), (3, 0)], [0, 1, 2]
    before, bag = scoring.points(game, 0), len(state.reputation)
    play(elimination.leave(game, 0, "eclipse-gave-up-game"))
    assert player.final == before and (player.out, player.passed) == (True, True)
    assert not game.controlled(0) and not any(0 in sector.fleets for sector in state.sectors.values())
    assert game.sector("103").entered == [1] and game.sector("106").cubes == [False, False]
    assert (player.actions, player.discs, player.colony_ships, set(player.storage.values())) == ({}, 0, 0, {0})
    assert (player.kept, player.kept_parts, player.reputation, len(state.reputation)) == ([], [], [], bag + 1)
    assert (state.traitor, state.proposals, state.queue) == (None, [(1, 2)], [1, 2])


@pytest.mark.rule("EC-ELIM-03", "EC-DIPL-17")
def test_the_traitor_card_of_others_stays_with_them() -> None:
    game = neighbours()
    game.state.traitor = 2
    play(elimination.leave(game, 0, "eclipse-gave-up-game"))
    assert game.state.traitor == 2


@pytest.mark.rule("EC-BANKR-07", "EC-ROUND-02", "EC-ROUND-04")
def test_turns_pass_over_who_has_left() -> None:
    game = galaxy(seats=3)
    play(elimination.leave(game, 1, "eclipse-gave-up-game"))
    game.state.start = 1
    game.state.turn = None
    turns = []
    while game.state.phase == "action":
        play(course.step(game), ("action", "pass"), others="pass")
        turns.append(game.state.turn)
    assert turns == [0, None], "seat 2 began, as the next after the holder of the marker"


# --- together --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-UPKEEP-01", "EC-ROUND-06", "EC-COLONY-04")
def test_in_upkeep_each_goes_on_until_done() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    lay(game, "202", (1, 1), owner=1)
    game.state.phase, game.state.turn = "upkeep", None
    answers = [
        ("colony", 0, "201:0:money"),
        ("colony", 1, "done"),
        ("colony", 0, "201:1:materials"),
    ]
    played = play(upkeep_phase.settle(game), *answers, others="stop")
    assert kinds(played) == ["colony"] * 3 and played.open is None
    assert game.sector("201").cubes == [True, True] and game.sector("202").cubes == [False, False]
