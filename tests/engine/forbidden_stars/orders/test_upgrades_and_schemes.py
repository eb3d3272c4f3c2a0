"""Order upgrades and schemes within and instead of orders. FS-UPG, FS-EVENT-07"""

from __future__ import annotations

import pytest

from engine.forbidden_stars import content
from engine.forbidden_stars.combat import damage
from engine.forbidden_stars.components import AREAS, STRUCTURES, SYSTEMS, UNITS, OrderKind
from engine.forbidden_stars.economy import upgrades
from engine.forbidden_stars.galaxy import areas, placing, units
from engine.forbidden_stars.orders import orbital_strike
from engine.forbidden_stars.orders.occasions import ORDER_RESOLVED, ORDER_REVEALED, OrderAt
from engine.forbidden_stars.phases import operations
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.positions import (
    BOLTER,
    dice,
    own,
    play,
    ready,
    run_through,
    scheme,
    stack,
    station,
    there,
)

assert content


@pytest.fixture
def game() -> Game:
    return ready(2, storms=())


@pytest.mark.rule("FS-EVENT-07", "FS-EVENT-08")
def test_a_scheme_may_take_the_place_of_an_order(game: Game) -> None:
    scheme(game, 0, "unwavering_resolve")
    game.area("10A-NE").units[0][0].routed = True
    stack(game, "10A", (0, "dominate"))
    play(operations.turn(game, 0), ("reveal", "scheme:unwavering_resolve"))
    assert [order.seat for order in game.system("10A").orders] == [0]
    assert game.player(0).scheme is None and len(game.player(0).events) == 8


@pytest.mark.rule("FS-EVENT-07")
def test_without_a_token_on_top_it_may_not(game: Game) -> None:
    scheme(game, 0, "unwavering_resolve")
    run_through(operations.turn(game, 0))
    assert game.player(0).scheme == "unwavering_resolve"


@pytest.mark.parametrize(("bought", "key"), [(True, "buys-upgrade"), (False, "gains-upgrade")])
def test_what_is_taken_for_free_is_not_told_as_bought(game: Game, bought: bool, key: str) -> None:
    upgrades.take_order(game, 1, "favour_of_the_dark_gods", bought=bought)
    assert [event.text.key for event in game.events][-1] == f"forbidden_stars-{key}"


@pytest.mark.rule("FS-UPG-07", "FS-UPG-08", "FS-UPG-10")
def test_an_upgrade_of_the_kind_may_be_used_once_a_round(game: Game) -> None:
    upgrades.take_order(game, 1, "favour_of_the_dark_gods")

    def offered(kind: OrderKind) -> list[str]:
        found = []
        for moment in (ORDER_REVEALED, ORDER_RESOLVED):
            about = OrderAt(actor=1, kind=kind, system="12A")
            found += [option.id for option in moment.window(game, about).choices(1)]
        return found

    assert offered("strategize") == ["upgrade:favour_of_the_dark_gods"] and offered("deploy") == []
    stack(game, "12A", (1, "strategize"))
    game.player(1).materiel = 0
    play(operations.turn(game, 1), (ORDER_RESOLVED.name, "upgrade:favour_of_the_dark_gods"))
    assert game.player(1).used == ["favour_of_the_dark_gods"] and offered("strategize") == []
    assert len(game.player(1).eventful) == 3


def test_what_an_order_buys_is_not_used_for_that_order(game: Game) -> None:
    station(game, 1, "12A-NE", city=1)
    stack(game, "12A", (1, "strategize"))
    played = play(operations.turn(game, 1), ("buy_order_upgrade", "favour_of_the_dark_gods"), others="pass")
    assert ORDER_RESOLVED.name not in [kind for kind, _ in played.asked]
    assert game.player(1).upgrades == ["favour_of_the_dark_gods"]


@pytest.mark.rule("FS-UPG-13", "FS-GOLD-02", "FS-OPS-07")
def test_an_order_resolved_as_another_kind_is_one_of_that_kind_but_for_its_token() -> None:
    game = ready(4, empty=True, storms=())
    seat = game.seat_of("orks")
    station(game, seat, "10A-SE", factory=1)
    own(game, seat, "the_green_tide")
    stack(game, "10A", (seat, "strategize"))
    play(operations.turn(game, seat), (ORDER_REVEALED.name, "upgrade:the_green_tide"), others="random", seed=2)
    assert game.player(seat).eventful == ["strategize"]
    assert "the_green_tide" in game.player(seat).used


@pytest.mark.rule("FS-ORBIT-09", "FS-ORBIT-08", "FS-ORBIT-10")
def test_the_owner_assigns_the_damage_and_nobody_is_routed() -> None:
    game = ready(2, empty=True, storms=())
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 1, "10A-SW", cultist=1, helbrute=1)
    dice(game, *[BOLTER] * 3, 4)
    played = play(orbital_strike.offer(game, 0, "10A"), ("strike", "10A-NW:10A-SW"), others="random")
    assert played.asked[1][1] == (1,)
    assert not any(unit.routed for unit in units.at(game, 1, "10A-SW"))


@pytest.mark.rule("FS-ORBIT-16")
def test_a_struck_bastion_suffers_as_a_unit() -> None:
    game = ready(2, empty=True, storms=())
    station(game, 1, "10A-SW", bastion=1)
    play(damage.assign(game, 1, "10A-SW", 3))
    assert game.area("10A-SW").structures == []


@pytest.mark.rule("FS-FREE-01", "FS-FREE-03", "FS-FREE-02", "FS-DEPLOY-17")
def test_a_free_unit_costs_nothing_and_needs_a_figure() -> None:
    game = ready(2, empty=True)
    assert units.recruit(game, 0, "warlord_titan", "10A-NE")
    assert game.player(0).materiel == 6
    station(game, 0, "10A-SE", warlord_titan=2)
    assert not units.recruit(game, 0, "warlord_titan", "10A-NE")


@pytest.mark.rule("FS-SHIP-06", "FS-PATH-12")
def test_what_an_effect_takes_needs_no_path() -> None:
    game = ready(2, empty=True)
    ship = station(game, 0, "10A-NW", strike_cruiser=1)[0]
    placing.take(game, 0, ship, "10A-NW", "12A-NW")
    assert there(game, 0, "12A-NW") == {"strike_cruiser": 1}


@pytest.mark.rule("FS-UNIT-01", "FS-UNIT-02")
def test_units_are_ships_and_ground_units_and_structures_are_none() -> None:
    assert {unit.kind for unit in UNITS.values()} == {"ship", "ground"}
    assert not set(UNITS) & set(STRUCTURES)


@pytest.mark.rule("FS-SYSTEM-02", "FS-SYSTEM-05", "FS-STACK-02")
def test_each_system_has_one_order_space_whatever_its_code(game: Game) -> None:
    stack(game, "10A", (0, "advance"), (1, "deploy"), (0, "deploy"), (1, "advance"), (0, "dominate"))
    assert len(game.system("10A").orders) == 5
    assert all(area.id.startswith(system.id) for system in SYSTEMS.values() for area in system.areas)
    assert areas.system_of("10A-NE") == "10A" and len(AREAS) == 96
