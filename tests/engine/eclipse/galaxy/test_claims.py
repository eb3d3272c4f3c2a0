"""Discs after a battle."""

from __future__ import annotations

import pytest

from engine.eclipse.economy import colony_ships
from engine.eclipse.galaxy import claims
from tests.engine.eclipse.battlefield import FIELD, ancients, field
from tests.engine.eclipse.positions import fleet, kinds, play, settle


@pytest.mark.rule("EC-CLAIM-01", "EC-CLAIM-02", "EC-MAP-09")
def test_the_former_owners_disc_goes_and_the_victors_may_come() -> None:
    game = field(owner=1)
    fleet(game, 0, FIELD, interceptor=1)
    discs = game.player(0).discs, game.player(1).discs
    played = play(claims.settle(game, FIELD), ("claim", 0, "yes"))
    assert game.sector(FIELD).owner == 0 and kinds(played) == ["claim"]
    assert (game.player(0).discs, game.player(1).discs) == (discs[0] - 1, discs[1] + 1)


@pytest.mark.rule("EC-CLAIM-07", "EC-CLAIM-01")
def test_removing_is_compulsory_and_placing_is_not() -> None:
    game = field(owner=1)
    fleet(game, 0, FIELD, interceptor=1)
    play(claims.settle(game, FIELD), ("claim", 0, "no"))
    assert game.sector(FIELD).owner is None


@pytest.mark.rule("EC-BOMB-12", "EC-CLAIM-01")
def test_a_cube_holds_the_disc() -> None:
    game = field(owner=1)
    settle(game, FIELD, 0, "science")
    fleet(game, 0, FIELD, interceptor=1)
    assert kinds(play(claims.settle(game, FIELD), others="stop")) == []
    assert game.sector(FIELD).owner == 1


@pytest.mark.rule("EC-CLAIM-03")
def test_an_uncontrolled_hex_with_a_ship_may_be_claimed() -> None:
    game = field()
    fleet(game, 0, FIELD, interceptor=1)
    play(claims.settle(game, FIELD), ("claim", 0, "yes"))
    assert game.sector(FIELD).owner == 0


@pytest.mark.rule("EC-CLAIM-02", "EC-DISC-05")
def test_without_a_disc_on_the_track_nothing_is_claimed() -> None:
    game = field()
    fleet(game, 0, FIELD, interceptor=1)
    game.player(0).discs = 0
    assert kinds(play(claims.settle(game, FIELD), others="stop")) == []


@pytest.mark.rule("EC-CLAIM-04")
@pytest.mark.parametrize(("species", "asked"), [("terran_union", []), ("descendants_of_draco", ["claim"])])
def test_not_beside_ancients_except_for_draco(species: str, asked: list[str]) -> None:
    game = field(species, "terran_republic")
    ancients(game, 1)
    fleet(game, 0, FIELD, interceptor=1)
    assert (
        kinds(play(claims.settle(game, FIELD), ("claim", "yes")) if asked else play(claims.settle(game, FIELD)))
        == asked
    )


@pytest.mark.rule("EC-CLAIM-04")
def test_not_while_the_defense_system_stands() -> None:
    game = field("descendants_of_draco", "terran_republic")
    fleet(game, 0, "001", interceptor=1)
    assert kinds(play(claims.settle(game, "001"), others="stop")) == []


@pytest.mark.rule("EC-CLAIM-05")
def test_the_disc_takes_the_discovery_tile() -> None:
    game = field()
    fleet(game, 0, "001", interceptor=1)
    game.sector("001").gcds = None
    game.sector("001").discovery = "money_8"
    play(claims.settle(game, "001"), ("claim", 0, "yes"), ("discovery", 0, "keep"))
    assert game.sector("001").discovery is None and game.player(0).kept == ["money_8"]


@pytest.mark.rule("EC-CLAIM-06")
def test_no_colony_ship_lands_on_the_claimed_hex() -> None:
    game = field()
    fleet(game, 0, FIELD, interceptor=1)
    ships = game.player(0).colony_ships
    played = play(claims.settle(game, FIELD), ("claim", 0, "yes"))
    assert kinds(played) == ["claim"] and game.sector(FIELD).cubes == [False, False]
    assert game.player(0).colony_ships == ships > 0 and colony_ships.targets(game, 0)


@pytest.mark.rule("EC-DISCO-15")
def test_draco_takes_the_tile_when_others_have_destroyed_the_ancients() -> None:
    game = field("terran_republic", "descendants_of_draco", owner=1)
    game.sector(FIELD).discovery = "money_8"
    settle(game, FIELD, 0, "science")
    fleet(game, 0, FIELD, interceptor=1)
    play(claims.settle(game, FIELD), ("discovery", 1, "keep"))
    assert game.player(1).kept == ["money_8"]
