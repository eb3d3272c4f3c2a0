"""The Dominate order and the abilities of the faction sheets. FS-DOM, FS-ASSET"""

from __future__ import annotations

import pytest

from engine.forbidden_stars import factions
from engine.forbidden_stars.economy import assets, materiel
from engine.forbidden_stars.orders import dominate
from engine.forbidden_stars.play import Game
from engine.text import T, seat_name
from tests.engine.forbidden_stars.positions import kinds, play, ready, run_through, station, there

assert factions


@pytest.fixture
def game() -> Game:
    return ready(2, empty=True, storms=())


@pytest.mark.rule("FS-DOM-01", "FS-DOM-02", "FS-DOM-03", "FS-ASSET-01", "FS-WORLD-02")
def test_assets_of_friendly_worlds_are_gained(game: Game) -> None:
    station(game, 0, "10A-SE", factory=1)
    station(game, 1, "1A-NE", cultist=1)
    run_through(dominate.resolve(game, 0, "10A"))
    assert game.player(0).assets == {"forge": 0, "cache": 0, "reinforcement": 2}
    run_through(dominate.resolve(game, 0, "1A"))
    assert game.player(0).assets["forge"] == 0


@pytest.mark.rule("FS-ASSET-02", "FS-ASSET-03", "FS-LIMIT-01")
def test_three_of_a_kind_at_most(game: Game) -> None:
    game.player(0).assets["reinforcement"] = 2
    assert assets.gain(game, 0, "reinforcement", 2) == 1
    assert assets.gain(game, 0, "reinforcement") == 0


@pytest.mark.rule("FS-DOM-04")
def test_a_wild_symbol_stands_for_a_kind_of_choice() -> None:
    game = ready(3, empty=True)
    world = next(id for id in game.state.areas if "wild" in dominate.AREAS[id].assets)
    play(dominate.gain_of(game, 0, world), ("asset", "cache"), others="stop")
    assert game.player(0).assets["cache"] == 1


@pytest.mark.rule("FS-DOM-05", "FS-FREE-05", "FS-FREE-02")
def test_space_marines_promote_a_unit_for_one_materiel(game: Game) -> None:
    unit = station(game, 0, "10A-NE", scout=1)[0]
    unit.routed = True
    play(dominate.resolve(game, 0, "10A"), ("dominate", "faction:space_marines"), others="pass")
    assert there(game, 0, "10A-NE") == {"space_marine": 1}
    assert not game.area("10A-NE").units[0][0].routed
    assert game.player(0).materiel == 5


@pytest.mark.rule("FS-DOM-05")
def test_without_a_unit_to_promote_nothing_is_asked(game: Game) -> None:
    run_through(dominate.resolve(game, 0, "10A"))
    station(game, 0, "10A-NE", scout=1)
    game.player(0).materiel = 0
    run_through(dominate.resolve(game, 0, "10A"))


@pytest.mark.rule("FS-DOM-05", "FS-STORM-03", "FS-ADV-17", "FS-PATH-12")
def test_chaos_takes_a_cultist_over_a_storm_to_an_adjacent_system() -> None:
    game = ready(2, empty=True, storms=("h1.2",))
    station(game, 1, "12A-SW", cultist=1)
    station(game, 0, "3B-NE", scout=1)
    played = play(
        dominate.resolve(game, 1, "12A"), ("dominate", "faction:chaos"), ("choose_area", "3B-SW"), others="stop"
    )
    assert there(game, 1, "3B-SW") == {"cultist": 1}
    assert kinds(played) == ["dominate", "choose_area"]


@pytest.mark.rule("FS-ROUT-05")
def test_a_routed_cultist_stays(game: Game) -> None:
    station(game, 1, "12A-SE", cultist=1)[0].routed = True
    run_through(dominate.resolve(game, 1, "12A"))


@pytest.mark.rule("FS-DOM-05", "FS-DEPLOY-13")
def test_orks_buy_a_ground_unit_without_a_factory() -> None:
    game = ready(4, empty=True, storms=())
    seat = game.seat_of("orks")
    play(
        dominate.resolve(game, seat, "10A"),
        ("dominate", "faction:orks"),
        ("buy_unit", "ork_boyz"),
        ("place", "10A-NE"),
        others="stop",
    )
    assert there(game, seat, "10A-NE") == {"ork_boyz": 1}
    assert game.player(seat).materiel == 4


@pytest.mark.rule("FS-DOM-05", "FS-PATH-12")
def test_eldar_walk_to_any_friendly_world() -> None:
    game = ready(4, empty=True, storms=())
    seat = game.seat_of("eldar")
    start, end = game.board.worlds["10A"][0], game.board.worlds[list(game.state.systems)[-1]][0]
    station(game, seat, start, falcon=1)
    station(game, seat, end, factory=1)
    play(dominate.resolve(game, seat, "10A"), ("dominate", "faction:eldar"), others="random")
    assert there(game, seat, end) == {"falcon": 1}


@pytest.mark.rule("FS-GAIN-05", "FS-GAIN-06", "FS-SPEND-01", "FS-SPEND-04", "FS-SPEND-05", "FS-MAT-02")
def test_what_is_lost_is_at_most_what_there_is(game: Game) -> None:
    assert materiel.lose(game, 0, 9) == 6
    assert not materiel.pay(game, 0, 1)
    assert materiel.gain(game, 0, 20) == 14
    assert assets.lose(game, 0, "forge", 2) == 0


@pytest.mark.rule("FS-DOM-05")
def test_an_ability_of_the_faction_asks_for_its_unit_and_not_for_the_target_of_a_card(game: Game) -> None:
    station(game, 0, "10A-SE", scout=1, space_marine=1)
    asked = play(dominate.resolve(game, 0, "10A"), ("dominate", "faction:space_marines"), others="stop").open
    assert asked is not None and asked.kind == "target"
    assert asked.about == T("forbidden_stars-ask-dominate", seat=seat_name(0))
