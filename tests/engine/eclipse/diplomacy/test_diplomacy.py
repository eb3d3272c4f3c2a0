"""Diplomatic relations. Seats 0 and 1 are joined: 106 of seat 0 lies next to 223, the home of seat 1."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from engine.ask import Ask, Reply
from engine.eclipse.combat import reputation
from engine.eclipse.diplomacy import relations
from engine.eclipse.galaxy import movement
from engine.eclipse.interface import make_view
from engine.eclipse.phases import action_phase, scoring
from engine.eclipse.play import INTERRUPTS, Game
from engine.errors import IllegalAnswer
from tests.engine.eclipse.positions import fleet, galaxy, home, kinds, lay, learn, play, said


def neighbours(seats: int = 4) -> Game:
    game = galaxy(seats=seats)
    game.sector("001").gcds = None
    if seats == 4:
        lay(game, "106", (1, 0), owner=0)
    return game


def refused(game: Game, seat: int, other: int) -> str | None:
    refusal = relations.refusal(game, seat, other)
    return refusal.rule if refusal else None


def form(game: Game, seat: int = 0, other: int = 1, mine: str = "money", theirs: str = "science") -> None:
    play(relations.form(game, seat, other), ("ambassador_cube", seat, mine), ("ambassador_cube", other, theirs))


def cut(game: Game, seat: int, other: int, *answers: Any) -> list[str]:
    """A seat uses the verb `relations`; the questions that follow."""
    shape = game.may(seat)["relations"]
    rule: Coroutine[Ask, Reply, None] = game.cut_in(seat, "relations", shape.check(str(other)))
    return kinds(play(rule, *answers))


@pytest.mark.rule("EC-DIPL-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_diplomacy_with_two_or_three_players(seats: int) -> None:
    game = galaxy(seats=seats)
    assert refused(game, 0, 1) == "EC-DIPL-01"
    assert "relations" not in game.may(0)
    assert play(relations.after_combat(game), others="stop").asked == []


@pytest.mark.rule("EC-DIPL-02")
def test_discs_of_both_must_be_joined_by_a_full_wormhole() -> None:
    game = neighbours()
    assert refused(game, 0, 1) is None and refused(game, 1, 0) is None
    assert refused(game, 0, 2) == "EC-DIPL-02"
    game.sector("106").owner = None
    fleet(game, 0, "106", cruiser=1)
    assert refused(game, 0, 1) == "EC-DIPL-02"


@pytest.mark.rule("EC-DIPL-02")
def test_half_a_wormhole_is_not_enough_even_with_the_generator() -> None:
    game = galaxy(seats=4)
    lay(game, "108", (1, 0), owner=0)
    learn(game, 0, "wormhole_generator")
    assert refused(game, 0, 1) == "EC-DIPL-02"


@pytest.mark.rule("EC-DIPL-03")
@pytest.mark.parametrize(("joined", "asked"), [(True, ["action"]), (False, [])])
def test_the_turn_of_who_has_passed_and_cannot_react_is_still_one_to_form_relations_in(
    joined: bool, asked: list[str]
) -> None:
    game = neighbours()
    game.sector("106").owner = 0 if joined else None
    game.player(0).passed, game.player(0).discs, game.player(0).colony_ships = True, 0, 0
    assert kinds(play(action_phase.turn(game, 0), others="stop")) == asked


@pytest.mark.rule("EC-DIPL-02", "EC-DIPL-03")
def test_one_offers_and_the_other_accepts_in_a_turn_of_either() -> None:
    game = neighbours()
    assert cut(game, 0, 1) == []
    assert game.state.proposals == [(0, 1)] and not relations.are_partners(game, 0, 1)
    game.state.turn = 2
    assert "relations" not in game.may(1)
    game.state.turn = 1
    assert cut(game, 1, 0) == ["ambassador_cube", "ambassador_cube"]
    assert relations.are_partners(game, 0, 1) and game.state.proposals == []
    assert said(game) == ["eclipse-relations-offered", "eclipse-relations-formed"]


@pytest.mark.rule("EC-DIPL-03")
def test_the_other_may_decline_and_be_offered_them_again() -> None:
    game = neighbours()
    cut(game, 0, 1)
    shape = game.may(1)["refuse_relations"]
    assert relations.REFUSE.meets(shape.options[0])  # type: ignore[attr-defined]
    play(INTERRUPTS.cut_in(game, 1, "refuse_relations", shape.check("0")))
    assert game.state.proposals == [] and said(game)[-1] == "eclipse-relations-refused"
    assert "refuse_relations" not in game.may(1) and "refuse_relations" not in game.may(0)
    assert cut(game, 0, 1) == [] and game.state.proposals == [(0, 1)]


@pytest.mark.rule("EC-DIPL-03")
def test_another_may_offer_in_the_turn_of_the_active_player_and_take_it_back() -> None:
    game = neighbours()
    cut(game, 1, 0)
    cut(game, 1, 0)
    assert game.state.proposals == []
    game.state.phase = "upkeep"
    assert "relations" not in game.may(1)


@pytest.mark.rule("EC-DOUBT-43", "EC-DIPL-03")
def test_an_offer_ends_with_the_next_turn_of_who_made_it() -> None:
    """D43"""
    game = neighbours()
    cut(game, 0, 1)
    for seat, standing in ((1, [(0, 1)]), (2, [(0, 1)]), (0, [])):
        game.state.turn = seat
        play(action_phase.turn(game, seat), ("action", "pass"), others="pass")
        assert game.state.proposals == standing
    assert "eclipse-relations-lapsed" in said(game)


@pytest.mark.rule("EC-DOUBT-43", "EC-DIPL-03")
def test_an_offer_ends_with_the_action_phase() -> None:
    """D43"""
    game = neighbours()
    cut(game, 1, 0)
    for player in game.state.players:
        player.passed = True
    action_phase.next_turn(game)
    assert game.state.phase == "combat" and game.state.proposals == []
    assert "eclipse-relations-lapsed" in said(game)


@pytest.mark.rule("EC-DOUBT-43", "EC-DIPL-03")
def test_an_offer_can_be_withdrawn_in_the_turn_of_a_third_player_too() -> None:
    """D43: also when it could not be made any more."""
    game = neighbours()
    cut(game, 0, 1)
    game.state.turn, game.sector("106").owner = 2, None
    assert "relations" not in game.may(1)
    cut(game, 0, 1)
    assert game.state.proposals == [] and "relations" not in game.may(0)


@pytest.mark.rule("EC-DIPL-04", "EC-DIPL-02")
def test_at_the_end_of_combat_relations_are_formed_where_both_want_them() -> None:
    game = neighbours()
    wanted = [("relations_wanted", 0, ["1"]), ("relations_wanted", 1, [])]
    play(relations.after_combat(game), *wanted)
    assert not relations.are_partners(game, 0, 1)
    wanted = [("relations_wanted", 0, ["1"]), ("relations_wanted", 1, ["0"])]
    played = play(relations.after_combat(game), *wanted)
    assert relations.are_partners(game, 0, 1)
    assert played.asked[0] == ("relations_wanted", (0, 1))


@pytest.mark.rule("EC-DIPL-05", "EC-DIPL-06")
def test_each_gives_an_ambassador_with_a_cube_of_any_track() -> None:
    game = neighbours()
    before = [dict(game.player(seat).cubes) for seat in (0, 1)]
    form(game, mine="money", theirs="science")
    assert [game.player(seat).ambassadors for seat in (0, 1)] == [[1], [0]]
    assert game.player(0).cubes == before[0] | {"money": before[0]["money"] - 1}
    assert game.player(1).cubes == before[1] | {"science": before[1]["science"] - 1}


@pytest.mark.rule("EC-DIPL-07", "EC-DIPL-08", "EC-EX-21")
def test_a_full_track_gives_a_reputation_tile_back_into_the_bag() -> None:
    game = galaxy("eridani_empire", "terran_federation", "terran_union", "terran_republic")
    lay(game, "106", (1, 0), owner=0)
    bag = len(game.state.reputation)
    game.player(0).reputation = [1, 2, 3, 4]
    assert not reputation.room(game, 0, ambassador=True)
    play(relations.form(game, 0, 1), ("reputation_return", 0, "0"))
    assert game.player(0).reputation == [2, 3, 4] and game.player(0).ambassadors == [1]
    assert len(game.state.reputation) == bag + 1


@pytest.mark.rule("EC-DIPL-07")
def test_a_free_space_takes_the_ambassador_without_more() -> None:
    game = neighbours()
    game.player(0).reputation = [4, 4, 4, 4]
    form(game)
    assert game.player(0).reputation == [4, 4, 4, 4] and game.player(0).ambassadors == [1]


@pytest.mark.rule("EC-DIPL-09")
def test_without_a_suitable_space_there_are_no_relations() -> None:
    game = galaxy("orion_hegemony", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate")
    track = game.species(0).track
    assert track.count("both") == 4
    game.player(0).ambassadors = [2, 3, 4, 5]
    lay(game, "106", (1, -2), owner=0)
    lay(game, "105", (1, -1), owner=1)
    assert relations.connected(game, 0, 1)
    assert refused(game, 0, 1) == "EC-DIPL-09"


@pytest.mark.rule("EC-DIPL-10")
def test_one_ambassador_of_each_other_player() -> None:
    game = neighbours()
    form(game)
    assert refused(game, 0, 1) == "EC-DIPL-10"


@pytest.mark.rule("EC-DIPL-11", "EC-COMP-06", "EC-COMP-24")
def test_without_an_ambassador_or_a_cube_to_give_there_are_no_relations() -> None:
    game = neighbours()
    game.player(0).cubes = {"money": 0, "science": 0, "materials": 0}
    assert refused(game, 1, 0) == "EC-DIPL-11"
    game.player(0).cubes["materials"] = 1
    assert refused(game, 1, 0) is None
    six = galaxy("planta", "terran_federation", "terran_union", "terran_republic", "terran_alliance", "mechanema")
    for other in (2, 3, 4):
        six.player(other).ambassadors = [0]
    lay(six, "106", (1, -2), owner=0)
    lay(six, "105", (1, -1), owner=1)
    assert refused(six, 0, 1) == "EC-DIPL-11"


@pytest.mark.rule("EC-DIPL-12", "EC-DIPL-19")
def test_the_traitor_forms_no_new_relations_but_keeps_old_ones() -> None:
    game = neighbours()
    form(game, 0, 2)
    game.state.traitor = 0
    assert refused(game, 0, 1) == "EC-DIPL-12" == refused(game, 1, 0)
    assert relations.are_partners(game, 0, 2)


@pytest.mark.rule("EC-DIPL-13")
def test_relations_outlast_the_connection() -> None:
    game = neighbours()
    form(game)
    game.sector("106").owner = None
    assert relations.are_partners(game, 0, 1)


@pytest.mark.rule("EC-DIPL-14")
@pytest.mark.parametrize("what", ["disc", "ship"])
def test_a_ship_onto_a_sector_with_a_disc_or_ship_is_an_attack(what: str) -> None:
    game = neighbours()
    form(game)
    sector = lay(game, "105", (1, -1))
    assert relations.attacked(game, 0, "105") == []
    if what == "disc":
        sector.owner = 1
    else:
        fleet(game, 1, "105", interceptor=1)
    assert relations.attacked(game, 0, "105") == [1]


@pytest.mark.rule("EC-DIPL-21", "EC-DOUBT-42")
def test_no_relations_while_ships_of_one_stand_at_the_other() -> None:
    game = neighbours()
    lay(game, "105", (1, -1), owner=2)
    fleet(game, 0, home(game, 1), cruiser=1)
    assert refused(game, 0, 1) == "EC-DIPL-21" == refused(game, 1, 0)
    with pytest.raises(IllegalAnswer) as illegal:
        game.may(0)["relations"].check("1")
    assert illegal.value.rule == "EC-DIPL-21"


@pytest.mark.rule("EC-DIPL-15", "EC-DIPL-16")
def test_breaking_relations_returns_ambassadors_and_cubes_to_any_track() -> None:
    game = neighbours()
    form(game, mine="money", theirs="money")
    before = [dict(game.player(seat).cubes) for seat in (0, 1)]
    play(relations.attack(game, 0, [1]), ("cube_home", 0, "materials"), ("cube_home", 1, "money"))
    assert [game.player(seat).ambassadors for seat in (0, 1)] == [[], []]
    assert game.player(0).cubes["materials"] == before[0]["materials"] + 1
    assert game.player(1).cubes["money"] == before[1]["money"] + 1
    assert game.state.traitor == 0


@pytest.mark.rule("EC-DIPL-16", "EC-DIPL-17")
def test_the_traitor_card_goes_to_the_last_who_broke_relations() -> None:
    game = neighbours()
    form(game, 0, 1)
    form(game, 2, 3)
    play(relations.attack(game, 0, [1]))
    assert game.state.traitor == 0
    play(relations.attack(game, 3, [2]))
    assert game.state.traitor == 3
    assert make_view.see(game.state, None).traitor == 3


@pytest.mark.rule("EC-DIPL-17")
def test_its_holder_keeps_it_when_breaking_others() -> None:
    game = neighbours()
    form(game, 0, 1)
    form(game, 0, 2)
    play(relations.attack(game, 0, [1]))
    play(relations.attack(game, 0, [2]))
    assert game.state.traitor == 0 and said(game).count("eclipse-traitor") == 1


@pytest.mark.rule("EC-DIPL-18")
def test_an_attack_without_relations_costs_nothing() -> None:
    game = neighbours()
    fleet(game, 0, "106", cruiser=1)
    played = play(movement.act(game, 0, 1), ("move", "106/cruiser"), others="stop")
    assert played.open is None and 0 in game.sector(home(game, 1)).fleets
    assert game.state.traitor is None


@pytest.mark.rule("EC-DIPL-19")
def test_relations_with_third_players_stay() -> None:
    game = neighbours()
    form(game, 0, 1)
    form(game, 0, 2)
    play(relations.attack(game, 0, [1]))
    assert relations.partners(game, 0) == [2]


@pytest.mark.rule("EC-DIPL-20")
def test_an_ambassador_is_worth_a_point() -> None:
    game = neighbours()
    before = scoring.points(game, 0)
    form(game)
    assert scoring.points(game, 0) == before + 1


def test_cut_ins_know_the_verb() -> None:
    assert set(INTERRUPTS.may(neighbours(), 0)) >= {"relations", "trade"}
