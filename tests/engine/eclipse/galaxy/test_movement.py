"""The Move action and reaction. A corridor leads north from the home of seat 0: 221, 310, 304, 313; south of it 106."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import Ask
from engine.eclipse import words
from engine.eclipse.diplomacy import relations
from engine.eclipse.galaxy import movement, ships
from engine.eclipse.interface import question_notes
from engine.eclipse.phases import action_phase
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from engine.text import T
from tests.engine.eclipse.positions import fit, fleet, galaxy, kinds, lay, learn, play, said


def corridor(*species: str, seats: int = 2) -> Game:
    game = galaxy(*species, seats=seats)
    for id, r in (("310", -3), ("304", -4), ("313", -5)):
        lay(game, id, (0, r))
    lay(game, "106", (0, -1))
    return game


def act(game: Game, *moves: str, activations: int = 3) -> list[str]:
    """Moves `origin/type>target` one after the other, then is done."""
    steps: list[Any] = []
    for move in moves:
        ship, _, target = move.partition(">")
        steps += [("move", ship), ("move_to", target)]
    return kinds(play(movement.act(game, 0, activations), *steps, others="pass"))


def reach(game: Game, origin: str, type: str) -> set[str]:
    return set(movement.targets(game, 0, origin, type))


def refused(ask: Ask | None, value: str) -> str | None:
    assert ask is not None
    with pytest.raises(IllegalAnswer) as error:
        ask.must[0].check(value)
    return error.value.rule


@pytest.mark.rule("EC-MOV-01", "EC-SPECIES-04", "EC-SPECIES-02", "EC-ACT-05")
@pytest.mark.parametrize(("species", "moves"), [("terran_directorate", 3), ("planta", 2), ("orion_hegemony", 2)])
def test_three_moves_for_terrans_two_for_aliens(species: str, moves: int) -> None:
    game = corridor(species, "terran_union")
    fleet(game, 0, "310", interceptor=4)
    played = play(action_phase.act(game, 0, "move"), *[("move", "310/interceptor"), ("move_to", "304")] * moves)
    assert kinds(played).count("move") == moves
    assert ships.of(game.sector("304"), 0) == {"interceptor": moves}


@pytest.mark.rule("EC-MOV-02")
def test_a_ship_with_one_sector_in_reach_says_which() -> None:
    """Nobody is asked where it goes, so its button has to tell."""
    game = corridor()
    fleet(game, 0, "313", interceptor=1)
    fleet(game, 0, "310", cruiser=1)
    ask = play(movement.act(game, 0, 1), others="stop").open
    assert ask is not None and reach(game, "313", "interceptor") == {"304"}
    told = question_notes.only_target(game, 0, ask).options
    assert told == {"313/interceptor": T("eclipse-note-only-to", sector=words.sector("304"))}


@pytest.mark.rule("EC-EX-19", "EC-MOV-02", "EC-MOV-03", "EC-SHIP-14")
def test_two_nuclear_drives_go_two_sectors_and_the_same_ship_may_move_again() -> None:
    game = corridor()
    fit(game, 0, "interceptor", left="nuclear_drive")
    fleet(game, 0, "310", cruiser=1)
    assert reach(game, "221", "interceptor") == {"310", "304", "106", "001"}
    act(game, "221/interceptor>304", "304/interceptor>221", "310/cruiser>304")
    assert ships.of(game.sector("221"), 0) == {"interceptor": 1}
    assert ships.of(game.sector("304"), 0) == {"cruiser": 1}


@pytest.mark.rule("EC-MOV-03")
def test_a_ship_goes_no_further_than_its_drives() -> None:
    game = corridor()
    asked = play(movement.act(game, 0, 1), ("move", "221/interceptor"), others="stop").open
    assert refused(asked, "304") == "EC-MOV-03"


@pytest.mark.rule("EC-MOV-04", "EC-MOV-05", "EC-MOV-06", "EC-TECH-24", "EC-EX-20")
def test_full_wormholes_half_ones_with_the_generator_and_explored_sectors_only() -> None:
    game = corridor()
    lay(game, "303", (1, -3))  # a wormhole of the home only
    lay(game, "306", (1, -2))  # an edge without any
    assert reach(game, "221", "interceptor") == {"310", "106"}
    learn(game, 0, "wormhole_generator")
    assert reach(game, "221", "interceptor") == {"310", "106", "303"}


@pytest.mark.rule("EC-MOV-04")
def test_a_ship_behind_closed_edges_cannot_move() -> None:
    game = corridor()
    lay(game, "306", (1, -2))
    fleet(game, 0, "306", cruiser=1)
    asked = play(movement.act(game, 0, 1), others="stop").open
    assert refused(asked, "306/cruiser") == "EC-MOV-04"


@pytest.mark.rule("EC-MOV-07", "EC-SHIP-02")
def test_starbases_stay() -> None:
    game = corridor()
    fleet(game, 0, "221", starbase=1)
    asked = play(movement.act(game, 0, 1), others="stop").open
    assert refused(asked, "221/starbase") == "EC-MOV-07"


@pytest.mark.rule("EC-MOV-08")
def test_ships_pass_through_sectors_of_others() -> None:
    game = corridor()
    game.sector("310").owner = 1
    fit(game, 0, "interceptor", left="nuclear_drive")
    assert "304" in reach(game, "221", "interceptor")
    fleet(game, 1, "310", starbase=1)
    assert "304" not in reach(game, "221", "interceptor") and "310" in reach(game, "221", "interceptor")


@pytest.mark.rule("EC-MOV-10", "EC-ACT-04")
def test_different_ships_from_different_sectors_and_fewer_moves() -> None:
    game = corridor()
    fleet(game, 0, "304", dreadnought=1)
    assert act(game, "221/interceptor>106", "304/dreadnought>313")[-1] == "move"
    assert ships.of(game.sector("313"), 0) == {"dreadnought": 1}


@pytest.mark.rule("EC-REACT-05", "EC-EX-22", "EC-REACT-06")
def test_a_move_reaction_moves_one_ship_once() -> None:
    game = corridor()
    player = game.player(0)
    player.passed, before = True, player.discs
    fleet(game, 0, "310", cruiser=2)
    steps = [("move", "310/cruiser"), ("move_to", "304")]
    played = play(action_phase.react(game, 0, "move"), *steps, others="stop")
    assert played.open is None
    assert ships.of(game.sector("304"), 0) == {"cruiser": 1}
    assert player.actions == {"reaction": 1} and player.discs == before - 1


@pytest.mark.rule("EC-BATTLE-06")
def test_moving_in_counts_as_entering() -> None:
    game = corridor()
    fleet(game, 1, "310", cruiser=1)
    act(game, "221/interceptor>310", activations=1)
    assert game.sector("310").entered == [1, 0] and game.sector("221").entered == []


# --- partners --------------------------------------------------------------------------------------------------------


def partners(game: Game, seat: int, other: int) -> None:
    for holder, owner in ((seat, other), (other, seat)):
        game.player(holder).ambassadors.append(owner)
        game.player(owner).cubes["money"] -= 1


def crossing() -> Game:
    """From the center, 205 lies behind 106 of seat 1 and behind 105 of seat 2; both are partners of seat 0."""
    game = galaxy(seats=4)
    game.sector("001").gcds = None
    lay(game, "106", (0, -1), owner=1)
    lay(game, "105", (1, -1), owner=2)
    lay(game, "205", (1, -2))
    partners(game, 0, 1)
    partners(game, 0, 2)
    fleet(game, 0, "001", cruiser=1)
    fit(game, 0, "cruiser", left_bottom="nuclear_drive")
    return game


@pytest.mark.rule("EC-MOV-09", "EC-DIPL-14", "EC-DIPL-16")
def test_entering_a_partners_sector_is_an_attack_after_a_warning() -> None:
    game = crossing()
    steps = [("move", "001/cruiser"), ("move_to", "106"), ("break_relations", "yes")]
    play(movement.act(game, 0, 1), *steps, ("cube_home", 0, "money"), ("cube_home", 1, "science"), others="stop")
    assert ships.of(game.sector("106"), 0) == {"cruiser": 1}
    assert game.state.traitor == 0
    assert not relations.are_partners(game, 0, 1) and relations.are_partners(game, 0, 2)


@pytest.mark.rule("EC-MOV-09")
def test_who_keeps_relations_has_not_moved() -> None:
    game = crossing()
    steps = [("move", "001/cruiser"), ("move_to", "106"), ("break_relations", "no"), ("move", "done")]
    play(movement.act(game, 0, 1), *steps, others="stop")
    assert ships.of(game.sector("001"), 0) == {"cruiser": 1}
    assert relations.are_partners(game, 0, 1) and said(game) == []


@pytest.mark.rule("EC-MOV-08", "EC-MOV-09")
def test_passing_through_breaks_relations_and_the_way_is_chosen() -> None:
    game = crossing()
    steps = [("move", "001/cruiser"), ("move_to", "205"), ("move_path", "1"), ("break_relations", "yes")]
    play(movement.act(game, 0, 1), *steps, others="random")
    assert ships.of(game.sector("205"), 0) == {"cruiser": 1}
    assert relations.are_partners(game, 0, 1) and not relations.are_partners(game, 0, 2)


@pytest.mark.rule("EC-MOV-09")
def test_a_way_that_spares_all_partners_is_taken_by_itself() -> None:
    game = crossing()
    game.sector("105").owner = None
    steps = [("move", "001/cruiser"), ("move_to", "205")]
    assert kinds(play(movement.act(game, 0, 1), *steps, others="stop")) == ["move", "move_to"]
    assert relations.partners(game, 0) == [1, 2]
