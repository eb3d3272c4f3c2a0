"""The Advance order. FS-ADV, FS-SHIP"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.ask import PickOne, Seat
from engine.errors import IllegalAnswer
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import battle
from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.orders import advance
from engine.forbidden_stars.orders.occasions import LENT_VOIDS
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Resolving
from engine.text import T
from tests.engine.forbidden_stars.positions import kinds, ordered, play, ready, station, there

Fought = list[tuple[str, Seat, list[str]]]


@pytest.fixture
def fought(monkeypatch: pytest.MonkeyPatch) -> Fought:
    """Combats are noted instead of fought."""
    found: Fought = []

    async def fight(game: Game, area: str, attacker: Seat, origins: Sequence[str] = ()) -> None:
        found.append((area, attacker, list(origins)))

    monkeypatch.setattr(battle, "fight", fight)
    return found


def position(*, storms: tuple[str, ...] = ()) -> Game:
    game = ready(2, empty=True, storms=storms)
    station(game, 1, "12A-SW", factory=1)
    return game


def order(game: Game) -> Resolving:
    found = game.state.resolving
    assert found is not None
    return found


def go(game: Game, *answers: Any, system: str = "10A", others: str = "pass") -> list[str]:
    ordered(game, 0, "advance", system)
    return kinds(play(advance.resolve(game, 0, system), *answers, others=others))


@pytest.mark.rule("FS-ADV-01", "FS-ADV-03", "FS-ADV-04", "FS-SHIP-01", "FS-SHIP-02", "FS-SHIP-03")
def test_ships_go_from_any_void_to_any_void_without_path_or_adjacency() -> None:
    game = position()
    station(game, 0, "7A-NW", strike_cruiser=1)
    go(game, ("advance_from", "7A"), ("move_to", "5A-NE"), system="5A")
    assert there(game, 0, "5A-NE") == {"strike_cruiser": 1}


@pytest.mark.rule("FS-ADV-05", "FS-ADV-06", "FS-ADV-08", "FS-PATH-01", "FS-PATH-06")
def test_ground_units_come_over_a_path_from_the_same_adjacent_system_and_within_the_active_one() -> None:
    game = position()
    station(game, 0, "1A-SW", scout=2)
    station(game, 0, "10A-NE", scout=1)
    go(
        game,
        ("advance_from", "1A"),
        ("move_to", "10A-SW"),
        ("move_units", {"1A-SW:scout": 2}),
        ("move_to", "10A-SE"),
    )
    assert there(game, 0, "10A-SW") == {"scout": 2} and there(game, 0, "10A-SE") == {"scout": 1}


@pytest.mark.rule("FS-ADV-07")
def test_all_units_from_elsewhere_come_from_one_system() -> None:
    game = position()
    station(game, 0, "5A-NE", strike_cruiser=1)
    station(game, 0, "1A-SW", scout=1)
    ordered(game, 0, "advance", "10A")
    moving = advance.Moving(0, "10A", "5A")
    assert advance.ground_ways(game, moving) == {}
    assert "5A-NE" in advance.ship_ways(game, moving)["10A-NW"]


@pytest.mark.rule("FS-ADV-02")
def test_every_movement_is_optional(fought: Fought) -> None:
    game = position()
    station(game, 0, "10A-NE", scout=1)
    go(game, others="pass")
    assert there(game, 0, "10A-NE") == {"scout": 1} and fought == []


@pytest.mark.rule("FS-PATH-09", "FS-PATH-10")
def test_ships_carry_paths_of_the_same_order_but_ground_units_do_not() -> None:
    game = position()
    station(game, 0, "10A-NW", strike_cruiser=1)
    station(game, 0, "1A-SW", scout=1)
    ordered(game, 0, "advance", "1A")
    moving = advance.Moving(0, "1A", "10A")
    assert advance.ground_ways(game, moving) == {}
    ships = play(
        advance.move_kind(game, moving, "ship", lambda: advance.ship_ways(game, moving)),
        ("move_to", "1A-SE"),
        others="pass",
    )
    assert kinds(ships)[:1] == ["move_to"]
    ways = advance.ground_ways(game, moving)
    assert list(ways) == ["1A-NE"]
    assert advance.ground_ways(game, advance.Moving(0, "10A", "1A"))["10A-SW"] == ["1A-SW"]


@pytest.mark.rule("FS-ADV-16", "FS-ROUT-05")
def test_routed_units_stay() -> None:
    game = position()
    for unit in station(game, 0, "10A-NE", scout=2):
        unit.routed = True
    assert go(game, others="stop") == []


@pytest.mark.rule("FS-ADV-13", "FS-ADV-14", "FS-SHIP-04", "FS-PATH-14")
def test_five_units_at_most_may_be_in_an_area_whatever_its_capacity() -> None:
    game = position()
    station(game, 0, "10A-SW", scout=3)
    station(game, 0, "10A-SE", land_raider=4)
    ordered(game, 0, "advance", "10A")
    rule = advance.resolve(game, 0, "10A")
    with pytest.raises(IllegalAnswer):
        play(rule, ("move_to", "10A-SW"), ("move_units", {"10A-SE:land_raider": 3}), others="pass")
    game.state.resolving = None
    game.player(0).orders.append("advance")
    go(game, ("move_to", "10A-SW"), ("move_units", {"10A-SE:land_raider": 2}))
    assert there(game, 0, "10A-SW") == {"scout": 3, "land_raider": 2}


@pytest.mark.rule("FS-ADV-09", "FS-ADV-11", "FS-AREA-09", "FS-CONT-01", "FS-CONT-02", "FS-RETREAT-14")
def test_moving_to_an_enemy_area_leads_to_a_combat(fought: Fought) -> None:
    game = position()
    station(game, 0, "10A-NE", scout=1)
    station(game, 0, "10A-SW", scout=1)
    station(game, 1, "10A-SE", cultist=1)
    both = {"10A-NE:scout": 1, "10A-SW:scout": 1}
    go(game, ("move_to", "10A-SE"), ("move_units", both))
    assert fought == [("10A-SE", 0, ["10A-NE", "10A-SW"])]
    assert order(game).fought


@pytest.mark.rule("FS-ADV-10")
def test_one_contested_area_an_order(fought: Fought) -> None:
    game = position()
    station(game, 0, "10A-SE", scout=2)
    station(game, 1, "10A-NE", cultist=1)
    station(game, 1, "10A-SW", cultist=1)
    ordered(game, 0, "advance", "10A")
    rule = advance.resolve(game, 0, "10A")
    with pytest.raises(IllegalAnswer) as refused:
        play(
            rule,
            ("move_to", "10A-NE"),
            ("move_units", {"10A-SE:scout": 1}),
            ("move_to", "10A-SW"),
        )
    assert refused.value.rule == "FS-ADV-10"


@pytest.mark.rule("FS-CONT-03", "FS-BASTION-03")
def test_a_lone_structure_makes_a_world_contested(fought: Fought) -> None:
    game = position()
    station(game, 0, "10A-NE", scout=1)
    station(game, 1, "10A-SE", bastion=1)
    go(game, ("move_to", "10A-SE"))
    assert fought == [("10A-SE", 0, ["10A-NE"])]


@pytest.mark.rule("FS-STORM-02", "FS-PATH-04")
def test_no_unit_crosses_a_storm() -> None:
    game = position(storms=("h0.1",))
    station(game, 0, "5A-NE", strike_cruiser=1)
    assert go(game, others="stop") == []


@pytest.mark.rule("FS-PATH-07")
def test_a_void_may_be_lent_by_an_ability(fought: Fought, monkeypatch: pytest.MonkeyPatch) -> None:
    game = position()
    station(game, 0, "10A-NE", scout=3)
    hooks = LENT_VOIDS.hooks
    LENT_VOIDS.hook("space_marines")(lambda game, seat, value, about: 2)
    try:
        ordered(game, 0, "advance", "5A")
        play(
            advance.resolve(game, 0, "5A"),
            ("advance_from", "10A"),
            ("move_to", "5A-NW:5A-NE"),
            ("move_units", {"10A-NE:scout": 2}),
            others="pass",
        )
    finally:
        LENT_VOIDS.hooks = hooks
    assert there(game, 0, "5A-NW") == {"scout": 2}
    assert order(game).lent == "5A-NE"


@pytest.mark.rule("FS-ADV-04", "FS-ADV-06", "FS-PATH-10")
@pytest.mark.parametrize("ship", [False, True])
def test_a_system_from_which_nothing_can_come_is_not_offered(ship: bool, fought: Fought) -> None:
    """Ground units without a path stay where they are; where an own ship could still open one, it is asked."""
    game = position()
    near = [id for system in game.board.systems["5A"] for id in game.board.worlds[system]]
    apart = next(id for id in near if not any(other.startswith("5A-") for other in game.board.near[id]))
    station(game, 0, apart, scout=1)
    if ship:
        station(game, 0, game.board.voids["5A"][0], strike_cruiser=1)
    ordered(game, 0, "advance", "5A")
    assert ("advance_from" in kinds(play(advance.resolve(game, 0, "5A"), others="pass"))) == ship


@pytest.mark.rule("FS-ADV-09")
def test_who_moves_reads_whom_the_units_would_meet() -> None:
    game = position()
    station(game, 0, "10A-NE", scout=1)
    station(game, 1, "10A-SE", cultist=2, bastion=1)
    ordered(game, 0, "advance", "10A")
    asked = play(advance.resolve(game, 0, "10A"), others="stop").open
    assert asked is not None and isinstance(asked.must[0], PickOne)
    told = {option.id: option.more for option in asked.must[0].options}
    met = told.pop("10A-SE")
    assert met is not None and met.params["pieces"] == (words.units_of("cultist", 2), words.structure("bastion"))
    assert set(told.values()) == {None}, "nobody stands elsewhere"


@pytest.mark.rule("FS-CAP-01")
def test_who_moves_reads_how_many_the_area_holds() -> None:
    game = position()
    station(game, 0, "10A-NE", scout=2)
    ordered(game, 0, "advance", "10A")
    asked = play(advance.resolve(game, 0, "10A"), ("move_to", "10A-SE"), others="stop").open
    assert asked is not None and asked.about.params["capacity"] == AREAS["10A-SE"].capacity == 4


@pytest.mark.rule("FS-ADV-04", "FS-ADV-16")
def test_a_source_says_which_units_can_come_from_it() -> None:
    game = position()
    station(game, 0, "7A-NW", strike_cruiser=2)
    ordered(game, 0, "advance", "5A")
    asked = play(advance.resolve(game, 0, "5A"), others="stop").open
    assert asked is not None
    shape = asked.must[0]
    assert isinstance(shape, PickOne)
    assert shape.options[0].more == T("forbidden_stars-can-bring", units=(words.units_of("strike_cruiser", 2),))


@pytest.mark.rule("FS-PATH-07", "FS-PATH-10", "FS-SHIP-07")
def test_a_void_says_which_worlds_ships_there_open() -> None:
    """Ground units next door to a void reach what lies behind it once ships stand there."""
    game = position()
    void = game.board.voids["5A"][0]
    start = next(id for id in game.board.near[void] if AREAS[id].kind == "world" and SYSTEM_OF[id] == "10A")
    station(game, 0, start, scout=1)
    station(game, 0, game.board.voids["10A"][0], strike_cruiser=1)
    ordered(game, 0, "advance", "5A")
    asked = play(advance.resolve(game, 0, "5A"), ("advance_from", "10A"), others="stop").open
    assert asked is not None
    shape = asked.must[0]
    assert isinstance(shape, PickOne)
    behind = [id for id in game.board.worlds["5A"] if id in game.board.near[void]]
    told = {option.id: option.more for option in shape.options}
    assert behind and told[void] == T("forbidden_stars-opens-way", worlds=words.areas(behind))
    assert why(shape, behind[0]) == "forbidden_stars-ships-to-voids"


def why(shape: PickOne, id: str) -> str:
    with pytest.raises(IllegalAnswer) as refused:
        shape.check(id)
    return refused.value.text.key
