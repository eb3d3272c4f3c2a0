"""Secret objectives: the limit of three, scoring, and those of the action phase."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.combat import hits, space_cannon
from engine.ti4.combat.dice import Combat
from engine.ti4.combat.space_cannon import Offense, Volley
from engine.ti4.components import OBJECTIVES
from engine.ti4.galaxy import capacity
from engine.ti4.objectives import secrets
from engine.ti4.play import Game
from tests.engine.ti4.moments import Moment, window
from tests.engine.ti4.positions import board, dice, fleet, home, kinds, own, play

SHIP, WORLD, REBEL, DUST, FLAG = (id for id, card in OBJECTIVES.items() if card.phase == "action")


def holding(*cards: str, seat: int = 0, **options: str) -> Game:
    """A game in which a seat holds these secrets; nobody else holds any."""
    game = board(**options)
    game.player(seat).secrets = list(cards)
    game.state.secret_deck = [id for id, card in OBJECTIVES.items() if card.stage == 0 and id not in cards]
    return game


# --- the hand --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SECRETOBJ-04", "TI-SECRETOBJ-05", "TI-CX-33")
def test_beyond_three_one_of_the_unscored_goes_back() -> None:
    game = holding(SHIP, WORLD)
    player = game.player(0)
    player.scored_secrets = ["forge_an_alliance"]
    game.state.secret_deck = ["mine_rare_metals"]
    played = play(secrets.draw_secret(game, 0), ("return_secret", 0, WORLD))
    assert (player.secrets, game.state.secret_deck) == ([SHIP, "mine_rare_metals"], [WORLD])
    assert kinds(played) == ["return_secret"]


@pytest.mark.rule("TI-SECRETOBJ-05", "TI-HIDDEN-05")
def test_the_deck_is_shuffled_and_nobody_sees_what_went_back() -> None:
    game = holding(SHIP, WORLD, REBEL)
    before = list(game.state.secret_deck)
    play(secrets.draw_secret(game, 0), ("return_secret", 0, REBEL))
    assert REBEL in game.state.secret_deck and game.state.secret_deck[:-1] != before[:-1]
    assert all(not event.secret for event in game.events if event.text.key == "ti4-returns-secret")
    assert all("objective" not in event.text.params for event in game.events)


@pytest.mark.rule("TI-SECRETOBJ-06", "TI-DOUBT-20")
def test_with_three_scored_the_new_one_goes_back() -> None:
    game = holding()
    game.player(0).scored_secrets = [SHIP, WORLD, REBEL]
    play(secrets.draw_secret(game, 0))
    assert (game.player(0).secrets, game.player(0).scored_secrets) == ([], [SHIP, WORLD, REBEL])


@pytest.mark.rule("TI-SECRETOBJ-01")
def test_only_the_drawer_reads_what_was_drawn() -> None:
    game = holding()
    play(secrets.draw_secret(game, 1))
    assert [list(event.secret) for event in game.events] == [[1]]
    assert game.sealed


# --- scoring ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SECRETOBJ-02", "TI-SECRETOBJ-01")
def test_a_scored_secret_lies_open() -> None:
    game = holding("form_a_spy_network")
    game.player(0).action_cards = ["spy", "plague", "veto", "bribery", "sabotage"]
    play(secrets.score_secret(game, 0, "form_a_spy_network"))
    player = game.player(0)
    assert (player.secrets, player.scored_secrets, player.points) == ([], ["form_a_spy_network"], 1)


@pytest.mark.rule("TI-SECRETOBJ-03")
def test_nobody_scores_the_secret_of_another() -> None:
    game = holding("form_a_spy_network", seat=1)
    game.player(0).action_cards = ["spy", "plague", "veto", "bribery", "sabotage"]
    with pytest.raises(IllegalAnswer) as refusal:
        play(secrets.score_secret(game, 0, "form_a_spy_network"))
    assert refusal.value.rule == "TI-SECRETOBJ-03"


@pytest.mark.rule("TI-OBJECTIVE-03", "TI-OBJECTIVE-07")
def test_an_action_phase_secret_is_not_scored_in_the_status_phase() -> None:
    game = holding(FLAG)
    with pytest.raises(IllegalAnswer) as refusal:
        play(secrets.score_secret(game, 0, FLAG))
    assert refusal.value.rule == "TI-OBJECTIVE-03"


# --- in the action phase ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-OBJECTIVE-07", "TI-OBJECTIVE-12")
@pytest.mark.parametrize("cause", ["combat", "space_cannon", "reactor_meltdown"])
def test_a_great_ship_counts_however_it_was_destroyed(cause: str) -> None:
    game = holding(SHIP)
    fleet(game, 1, "18", flagship=1)
    play(
        hits.destroy(game, 1, "flagship", 1, "18", cause=hits.Cause(0, cause)),
        ("after_unit_destroyed", 0, f"secret:{SHIP}"),
    )
    assert (game.player(0).points, game.player(0).scored_secrets) == (1, [SHIP])


def test_an_owner_who_destroys_its_flagship_gives_nobody_a_point() -> None:
    game = holding(SHIP)
    fleet(game, 1, "18", flagship=1)
    assert kinds(play(hits.destroy(game, 1, "flagship", 1, "18", cause=hits.Cause(1, "combat")))) == []


@pytest.mark.rule("TI-OBJECTIVE-13")
def test_a_flagship_removed_for_the_fleet_pool_was_not_destroyed() -> None:
    game = holding(SHIP)
    fleet(game, 1, "18", flagship=1)
    game.player(1).fleet = 0
    assert "after_unit_destroyed" not in kinds(play(capacity.enforce_fleet(game, 1, "18")))
    assert not game.ships(1, "18") and game.player(0).points == 0


@pytest.mark.rule("TI-SECRETOBJ-01")
def test_whoever_holds_any_unscored_secret_is_asked() -> None:
    game = holding(FLAG, windows="all")
    fleet(game, 1, "18", flagship=1)
    game.player(2).secrets = [SHIP]
    played = play(hits.destroy(game, 1, "flagship", 1, "18", cause=hits.Cause(0, "combat")), others="pass")
    assert ("after_unit_destroyed", (0,)) in played.asked


def _won(game: Game, winner: int, loser: int, place: str | None = None) -> Moment:
    combat = Combat("ground" if place else "space", "18", winner, loser, place)
    return Moment("after_win_combat", winner, loser, "18", place, combat=combat)


@pytest.mark.rule("TI-VICTORY-07")
def test_beating_any_of_those_with_the_most_points_sparks_a_rebellion() -> None:
    game = holding(REBEL)
    for seat, points in enumerate((0, 3, 3)):
        game.player(seat).points = points
    play(window(game, _won(game, 0, 2)), ("after_win_combat", 0, f"secret:{REBEL}"))
    assert game.player(0).points == 1


def test_beating_somebody_who_does_not_lead_does_not() -> None:
    game = holding(REBEL)
    game.player(1).points = 3
    assert kinds(play(window(game, _won(game, 0, 2)))) == []


def test_a_flagship_that_survived_its_combat() -> None:
    game = holding(FLAG)
    fleet(game, 0, "18", flagship=1)
    won = Moment("after_win_space_combat", 0, 1, "18", combat=Combat("space", "18", 0, 1))
    play(window(game, won), ("after_win_space_combat", 0, f"secret:{FLAG}"))
    assert game.player(0).scored_secrets == [FLAG]


def test_without_the_flagship_there_is_nothing_to_score() -> None:
    game = holding(FLAG)
    won = Moment("after_win_space_combat", 0, 1, "18", combat=Combat("space", "18", 0, 1))
    assert kinds(play(window(game, won))) == []


@pytest.mark.rule("TI-OBJECTIVE-09", "TI-DOUBT-48")
def test_at_most_one_objective_in_a_combat_and_another_in_the_next_one_at_the_same_place() -> None:
    game = holding(SHIP, REBEL)
    combat = Combat("space", "18", 0, 1)
    fleet(game, 1, "18", flagship=1)
    play(
        hits.destroy(game, 1, "flagship", 1, "18", cause=hits.Cause(0, "combat", combat)),
        ("after_unit_destroyed", 0, f"secret:{SHIP}"),
    )
    game.player(1).points = 5
    assert kinds(play(window(game, Moment("after_win_combat", 0, 1, "18", combat=combat)))) == []
    assert game.player(0).secrets == [REBEL]
    play(window(game, _won(game, 0, 1)), ("after_win_combat", 0, f"secret:{REBEL}"))
    assert game.player(0).scored_secrets == [SHIP, REBEL]


@pytest.mark.rule("TI-OBJECTIVE-09", "TI-DOUBT-62")
def test_an_objective_of_one_player_in_a_combat_does_not_keep_the_other_from_another() -> None:
    game = holding(REBEL)
    game.player(1).secrets, game.player(1).points = [SHIP], 5
    combat = Combat("space", "18", 0, 1)
    fleet(game, 0, "18", flagship=1)
    play(
        hits.destroy(game, 0, "flagship", 1, "18", cause=hits.Cause(1, "combat", combat)),
        ("after_unit_destroyed", 1, f"secret:{SHIP}"),
    )
    play(window(game, _won(game, 0, 1)), ("after_win_combat", 0, f"secret:{REBEL}"))
    assert (game.player(0).scored_secrets, game.player(1).scored_secrets) == ([REBEL], [SHIP])


@pytest.mark.rule("TI-OBJECTIVE-10", "TI-EX-16")
def test_one_in_the_space_combat_and_another_in_the_ground_combat() -> None:
    game = holding(SHIP, REBEL)
    fleet(game, 1, "18", flagship=1)
    combat = Combat("space", "18", 0, 1)
    play(
        hits.destroy(game, 1, "flagship", 1, "18", cause=hits.Cause(0, "combat", combat)),
        ("after_unit_destroyed", 0, f"secret:{SHIP}"),
    )
    game.player(1).points = 1
    play(window(game, _won(game, 0, 1, "mecatol_rex")), ("after_win_combat", 0, f"secret:{REBEL}"))
    assert game.player(0).scored_secrets == [SHIP, REBEL]


def _bombarded(game: Game, lost: int) -> Moment:
    return Moment("after_bombardment", 0, 1, "18", "mecatol_rex", hits=lost, amount=lost)


@pytest.mark.rule("TI-OBJECTIVE-09")
def test_an_example_is_made_of_a_world_without_defenders() -> None:
    game = holding(WORLD)
    own(game, 1, "mecatol_rex")
    play(window(game, _bombarded(game, 2)), ("after_bombardment", 0, f"secret:{WORLD}"))
    assert game.player(0).points == 1


@pytest.mark.parametrize(("left", "lost"), [(1, 2), (0, 0)])
def test_no_example_with_defenders_left_or_none_before(left: int, lost: int) -> None:
    game = holding(WORLD)
    fleet(game, 1, "mecatol_rex", infantry=left)
    assert kinds(play(window(game, _bombarded(game, lost)))) == []


def test_a_fleet_is_turned_to_dust_by_the_cannons_that_shot_its_last_ship() -> None:
    game = holding(DUST)
    shot = Offense([Volley("offense", 0, 1, "18", None, [], wiped=True)])
    play(
        window(game, Moment("after_space_cannon_offense", 1, system="18", combat=shot)),
        ("after_space_cannon_offense", 0, f"secret:{DUST}"),
    )
    assert game.player(0).points == 1


def test_real_cannons_wipe_out_a_fleet() -> None:
    game = holding(DUST, seat=1)
    there = home(game, 1)
    fleet(game, 0, there, fighter=1)
    fleet(game, 1, "arretze", pds=1)
    dice(game, 10)
    play(
        space_cannon.offense(game, 0, there),
        ("space_cannon", 1, "yes"),
        ("after_space_cannon_offense", 1, f"secret:{DUST}"),
    )
    assert game.player(1).scored_secrets == [DUST]


@pytest.mark.rule("TI-OBJECTIVE-07")
def test_outside_the_action_phase_they_are_not_scored() -> None:
    game = holding(SHIP)
    game.state.phase = "agenda"
    fleet(game, 1, "18", flagship=1)
    assert kinds(play(hits.destroy(game, 1, "flagship", 1, "18", cause=hits.Cause(0, "agenda")))) == []
