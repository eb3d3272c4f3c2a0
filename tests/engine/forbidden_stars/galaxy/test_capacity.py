"""Unit capacities. FS-CAP"""

from __future__ import annotations

import pytest

from engine.forbidden_stars.galaxy import capacity
from tests.engine.forbidden_stars.positions import kinds, play, ready, run_through, station, there


@pytest.mark.rule("FS-CAP-01", "FS-CAP-02", "FS-CAP-06", "FS-CAP-08", "FS-DEST-01", "FS-PATH-14", "FS-ADV-15")
def test_the_owner_chooses_what_is_destroyed_down_to_the_capacity() -> None:
    game = ready(2, empty=True)
    station(game, 0, "10A-SW", scout=3, land_raider=1)
    play(capacity.check(game), ("destroy_excess", {"scout": 2}), others="stop")
    assert there(game, 0, "10A-SW") == {"scout": 1, "land_raider": 1}


@pytest.mark.rule("FS-CAP-03", "FS-SHIP-05", "FS-VOID-01")
def test_a_void_holds_three() -> None:
    game = ready(2, empty=True)
    station(game, 0, "10A-NW", strike_cruiser=3, battle_barge=1)
    play(capacity.check(game), ("destroy_excess", {"strike_cruiser": 1}), others="stop")
    assert there(game, 0, "10A-NW") == {"strike_cruiser": 2, "battle_barge": 1}


@pytest.mark.rule("FS-CAP-05")
def test_structures_do_not_count() -> None:
    game = ready(2, empty=True)
    station(game, 0, "10A-SW", scout=2, bastion=1)
    run_through(capacity.check(game))


@pytest.mark.rule("FS-CAP-04", "FS-SIM-01", "FS-CAP-07")
def test_everybody_is_checked_the_first_player_first() -> None:
    game = ready(2, empty=True)
    game.state.first = 1
    station(game, 0, "10A-NE", scout=4, space_marine=1)
    station(game, 1, "12A-SW", cultist=3, helbrute=1)
    played = play(capacity.check(game), others="random")
    assert played.asked == [("destroy_excess", (1,)), ("destroy_excess", (0,))]
    assert kinds(played) == ["destroy_excess", "destroy_excess"]


def test_figures_that_look_alike_are_destroyed_without_a_question() -> None:
    game = ready(2, empty=True)
    station(game, 0, "10A-SW", scout=3)
    run_through(capacity.check(game))
    assert there(game, 0, "10A-SW") == {"scout": 2}
