"""Small positions: what a player pays with, and where its tokens and units go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Amount, Option, PickOne, PickSome, Slot, Spread
from engine.players.characters import LEVELS
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.agendas import laws
from engine.ti4.components import PIECES
from engine.ti4.economy.payment import Currency
from engine.ti4.minds.economy import production
from engine.ti4.minds.reckoning.galaxy import of
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, learn, own

POOLS = ("tactic", "fleet", "strategy")


def planets(game: Game, currency: Currency) -> list[Option]:
    """The planets of seat 0 as a payment offers them."""
    found = list[Option]()
    for planet in of(reading(game)).planets.values():
        if planet.owner == 0:
            worths = planet.resources, planet.influence
            due, other = worths if currency == "resources" else worths[::-1]
            found.append(Option(planet.id, T("planet"), due, loss=other))
    return found


def due(currency: Currency, cost: int) -> Text:
    """What a payment asks."""
    return T(f"ti4-ask-pay-{currency}", cost=cost)


def test_influence_is_paid_with_planets_that_build_little() -> None:
    game = board(seats=4)
    own(game, 0, "bereg", "lirta_iv", "lodor")
    shape = PickSome(planets(game, "influence"), 0, 4, 3)
    assert answered(reading(game), "pay", shape, due("influence", 3)) == ["lirta_iv"]


def rich(goods: int) -> Game:
    """Planets that pay some influence, a dock that makes little, and so many trade goods."""
    game = board(seats=4)
    own(game, 0, "bereg", "lirta_iv", "arnor", "starpoint", "meer")
    fleet(game, 0, "meer", space_dock=1)
    game.state.stage_2, game.player(0).trade_goods = ["subdue_the_galaxy"] * 4, goods
    game.player(0).tactic, game.player(0).strategy = 3, 1
    return game


@pytest.mark.rule("TI-LEADERSHIP-04")
def test_who_has_more_trade_goods_than_it_can_use_buys_tokens_with_them() -> None:
    bought = [answered(reading(rich(goods)), "buy_tokens", Amount(0, 6)) for goods in (3, 20)]
    assert isinstance(bought[0], int) and isinstance(bought[1], int) and bought[1] > bought[0] + 1
    shape = PickSome(planets(rich(9), "influence"), 0, 6)
    paid = [answered(reading(rich(goods)), "pay", shape, due("influence", 9)) for goods in (9, 20)]
    assert isinstance(paid[0], list) and isinstance(paid[1], list) and len(paid[1]) < len(paid[0])


@pytest.mark.rule("TI-STATUSPHASE-13")
def test_no_trade_good_is_paid_in_place_of_a_planet_that_is_readied_in_the_same_phase() -> None:
    game = board(seats=4)
    own(game, 0, "qucenn", "lirta_iv", "bereg")
    game.player(0).trade_goods = 7
    shape, at = PickSome(planets(game, "influence"), 0, 4, 1), reading(game)
    scoring = replace(at, look=lambda: replace(at.view, phase="status"))
    paid = answered(scoring, "pay", shape, due("influence", 8))
    assert isinstance(paid, list) and {"qucenn", "lirta_iv", "bereg"} <= {*paid}
    assert answered(at, "pay", shape, due("influence", 8)) != paid


@pytest.mark.rule("TI-STATUSPHASE-02", "TI-TRADEGOOD-05")
@pytest.mark.parametrize("goods", [6, 4])
def test_no_planets_are_paid_that_an_objective_will_cost(goods: int) -> None:
    """Ten planets, of which three pay no influence; sixteen are needed."""
    game = board(seats=6)
    own(game, 0, "resculon", "abyz", "fria", "lirta_iv", "qucenn", "vefut_ii", "saudor", "corneeq", "lor")
    game.state.public, game.player(0).trade_goods = ["manipulate_galactic_law"], goods
    offered = planets(game, "resources")
    paid = answered(reading(game), "pay", PickSome(offered, 0, 10, 12 - goods), due("resources", 12))
    assert isinstance(paid, list) and len(offered) == 10
    spent = goods - max(0, 12 - sum(one.worth for one in offered if one.id in paid))
    assert sum(one.loss for one in offered if one.id not in paid) + spent >= 16


def test_resources_are_paid_without_waste() -> None:
    game = board(seats=4)
    own(game, 0, "bereg", "lirta_iv", "lodor")
    shape = PickSome(planets(game, "resources"), 0, 4, 3)
    assert answered(reading(game), "pay", shape, due("resources", 3)) in (["bereg"], ["lodor"])


def test_no_level_wastes_what_it_pays_with() -> None:
    game = board(seats=4)
    own(game, 0, "bereg", "lirta_iv", "lodor")
    shape = PickSome(planets(game, "influence"), 0, 4, 3)
    for number, level in enumerate(LEVELS):
        paid = [answered(reading(game, 0, level, f"{number}{n}"), "pay", shape, due("influence", 3)) for n in range(9)]
        assert paid == [["lirta_iv"]] * 9


def test_no_level_puts_all_its_tokens_into_one_pool() -> None:
    game = board(seats=4)
    game.player(0).tactic, game.player(0).fleet, game.player(0).strategy = 2, 3, 1
    shape = Spread([Slot(pool, T(pool), 3) for pool in POOLS], 3, 3)
    for number, level in enumerate(LEVELS):
        at = [reading(game, 0, level, f"{number}{n}") for n in range(9)]
        assert [answered(one, "gain_tokens", shape) for one in at] == [{"tactic": 2, "strategy": 1}] * 9


def asked_to_produce(money: int, *types: str, taken: str = "") -> tuple[PickOne, Text]:
    """A dock that makes these types; `taken`: the one of which another would be taken off the board."""
    off = T("ti4-produce-off-board")
    options = [Option(type, T(type), more=off if type == taken else None) for type in types]
    return PickOne([*options, Option("done", T("done"))]), T("asked", left=4, money=money)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_activates_a_dock_and_makes_nothing(level: str) -> None:
    shape, about = asked_to_produce(8, "cruiser", "dreadnought", "infantry")
    game = board(seats=4)
    game.player(0).trade_goods = 8
    for number in range(9):
        assert answered(reading(game, 0, level, str(number)), "produce", shape, about) != "done"


@pytest.mark.rule("TI-PRODUCTION-17")
def test_no_unit_is_paid_for_twice() -> None:
    game = board(seats=4)
    game.player(0).trade_goods = 8
    shape, about = asked_to_produce(12, "flagship")
    assert answered(reading(game), "produce", shape, about) == "flagship"
    shape, about = asked_to_produce(12, "flagship", taken="flagship")
    assert answered(reading(game), "produce", shape, about) == "done"


@pytest.mark.rule("TI-AGENDACARD-06")
@pytest.mark.parametrize(("owner", "made", "wanted"), [(0, 0, True), (0, 1, True), (0, 2, False), (1, 0, False)])
def test_who_owns_the_prophecy_of_ixth_makes_the_fighters_that_keep_it(owner: int, made: int, wanted: bool) -> None:
    """Its owner discards it after a production with fewer than two."""
    game = board(seats=4)
    game.player(0).trade_goods = 8
    laws.enact(game, "prophecy_of_ixth", owner=owner)
    shape, about = asked_to_produce(8, "cruiser", "dreadnought", "fighter")
    about = T("asked", **{**about.params, "made": words.units({"fighter": made, "destroyer": 1})})
    assert (answered(reading(game), "produce", shape, about) == "fighter") is wanted


@pytest.mark.rule("TI-AGENDACARD-06", "TI-CAPACITY-01")
def test_the_prophecy_of_ixth_is_not_given_up_for_little_where_no_fighter_finds_a_place() -> None:
    worths = list[int]()
    for owner, fighters in ((1, 3), (0, 0), (0, 3)):
        game = board(seats=4)
        game.state.stage_2, game.player(0).trade_goods = ["subdue_the_galaxy"] * 4, 3
        own(game, 0, "lodor")
        fleet(game, 0, "lodor", space_dock=1)
        fleet(game, 0, "26", fighter=fighters)
        laws.enact(game, "prophecy_of_ixth", owner=owner)
        worths.append(production.gain(reading(game), "26"))
    assert worths[0] == worths[1] > worths[2]


@pytest.mark.rule("TI-AGENDACARD-03", "TI-PRODUCTION-04")
def test_no_dock_is_activated_on_the_holy_planet_of_ixth() -> None:
    """Units there cannot use Production."""
    game = board(seats=4)
    own(game, 0, "lodor")
    fleet(game, 0, "lodor", space_dock=1)
    game.player(0).trade_goods = 8
    assert production.gain(reading(game), "26") > 0
    laws.enact(game, "holy_planet_of_ixth", planet="lodor")
    assert production.gain(reading(game), "26") == 0


@pytest.mark.parametrize("spare", [0, 1])
def test_without_figures_new_ground_forces_go_where_some_stand(spare: int) -> None:
    """Elsewhere a group would have to be given up for them, and the same would be made again for ever."""
    game = board(seats=4)
    empty, *others = game.state.planets
    held = others[: PIECES["infantry"] - spare]
    for planet in held:
        fleet(game, 0, planet, infantry=1)
    shape = Spread([Slot(empty, T(empty), 1), Slot(held[0], T(held[0]), 1)], 1, 1)
    assert answered(reading(game), "deploy", shape) == {empty if spare else held[0]: 1}


@pytest.mark.rule("TI-INFANTRYTOKEN-04")
@pytest.mark.parametrize("level", LEVELS)
def test_no_group_is_given_up_that_has_just_come_to_land(level: str) -> None:
    """Nor many for one that stands alone."""
    game = board(seats=3)
    own(game, 0, "fria", "abyz")
    for place, number in (("26", 2), ("24", 4), ("fria", 1), ("abyz", 1)):
        fleet(game, 0, place, infantry=number)
    shape = PickOne([Option(place, words.place(place)) for place in ("26", "24", "fria", "abyz")])
    about = T("asked", unit=words.unit("infantry"))
    assert answered(reading(game, 0, level), "drop_group", shape, about) in ("fria", "abyz")
    game.state.active_system = "24"
    assert answered(reading(game, 0, level), "drop_group", shape, about) != "24"


@pytest.mark.rule("TI-TECH-19")
def test_a_planet_that_research_needs_is_not_paid_away_before() -> None:
    """Gral stands for the symbol that Carrier II lacks, the second upgrade that an objective asks for."""
    game = board("sol", "hacan", "letnev")
    own(game, 0, "gral", "lodor")
    learn(game, 0, "antimass_deflectors", "spec_ops_2")
    game.state.public = ["develop_weaponry"]
    game.player(1).strategy_cards = ["technology"]
    shape = PickSome([one for one in planets(game, "influence") if one.id != "jord"], 1, 2, 1)
    assert answered(reading(game), "pay", shape, due("influence", 1)) == ["lodor"]
    game.player(1).exhausted_strategy_cards = ["technology"]
    assert answered(reading(game), "pay", shape, due("influence", 1)) == ["gral"]
