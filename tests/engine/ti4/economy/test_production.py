"""Production and what it needs: cost, limits, places, blockade, reinforcements, and paying."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import PickSome
from engine.errors import IllegalAnswer
from engine.text import T, Text
from engine.ti4.components import GROUND, PIECES, PLANETS, SHIPS, STRUCTURES, UNIT_TYPES, UNITS
from engine.ti4.economy import payment, production
from engine.ti4.economy.batch import Batch
from engine.ti4.factions import winnu
from engine.ti4.galaxy import capacity, control, ground, reinforcements, structures, units
from engine.ti4.play import Game
from engine.ti4.state import Force, Law
from engine.ti4.strategy_cards import construction
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.positions import Played, board, fleet, home, kinds, learn, own, play
from tests.engine.ti4.skies import choices

SOL, HACAN = 0, 1
HOME, JORD = "1", "jord"
SPARE = ("bereg", "lirta_iv", "abyz", "fria")


def yard(goods: int = 0, **pieces: int) -> Game:
    """Sol at home with a space dock on Jord (4 resources, so it makes 6 pieces) and ships above."""
    game = board()
    fleet(game, SOL, JORD, space_dock=1)
    fleet(game, SOL, HOME, **pieces)
    game.player(SOL).trade_goods = goods
    return game


def lazar_yard(goods: int) -> Game:
    """A space dock on Lazar (1 resource, so it makes 3 pieces), and nothing to pay with but trade goods."""
    game = board()
    own(game, SOL, "lazar", exhausted=True)
    game.state.planets[JORD].exhausted = True
    fleet(game, SOL, "lazar", space_dock=1)
    game.player(SOL).trade_goods = goods
    return game


def produce(game: Game, *answers: Any, system: str = HOME, seat: int = SOL) -> Played:
    return play(production.production_step(game, seat, system), *answers, others="pass")


def make(*types: str) -> list[tuple[str, str]]:
    return [("produce", type) for type in types]


def rule_against(game: Game, *answers: Any, system: str = HOME, seat: int = SOL) -> str | None:
    with pytest.raises(IllegalAnswer) as refused:
        produce(game, *answers, system=system, seat=seat)
    return refused.value.rule


# --- cost ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-COST-01", "TI-COST-02", "TI-PRODUCTION-11", "TI-RESOURCE-01", "TI-RESOURCE-02")
def test_a_unit_costs_what_its_card_says_in_resources() -> None:
    game = yard(cruiser=1)
    assert UNITS["dreadnought_1"].cost == 4
    produce(game, ("produce", "dreadnought"))
    assert game.ships(SOL, HOME) == {"cruiser": 1, "dreadnought": 1}
    assert game.state.planets[JORD].exhausted


@pytest.mark.rule("TI-COST-02")
def test_what_cannot_be_paid_is_refused() -> None:
    game = yard()
    assert rule_against(game, ("produce", "flagship")) == "TI-COST-02"
    assert rule_against(yard(), ("produce", "cruiser"), ("produce", "carrier")) == "TI-COST-02"


@pytest.mark.rule("TI-COST-03", "TI-PRODUCTION-05", "TI-PRODUCTION-06", "TI-PRODUCTION-04", "TI-CX-21")
def test_fighters_come_in_pairs_and_each_counts_against_the_limit() -> None:
    for number, price in ((1, 1), (2, 1), (3, 2)):
        game = lazar_yard(goods=price)
        assert production.value(game, SOL, "lazar") == 3
        produce(game, ("produce", "fighter"), ("produce_pieces", number), system="31")
        assert (game.ships(SOL, "31")["fighter"], game.player(SOL).trade_goods) == (number, 0)
    with pytest.raises(IllegalAnswer):
        produce(lazar_yard(goods=9), ("produce", "fighter"), ("produce_pieces", 4), system="31")
    batch = Batch("31", 3, ["lazar"])
    refusal = production.refusal(lazar_yard(goods=9), SOL, batch, "fighter", 4)
    assert refusal is not None
    assert refusal.rule == "TI-PRODUCTION-04"


@pytest.mark.rule("TI-COST-04", "TI-COST-05")
def test_structures_and_unknown_war_suns_have_no_cost_and_are_not_produced() -> None:
    for type in ("space_dock", "pds", "war_sun"):
        assert rule_against(yard(goods=20), ("produce", type)) == "TI-COST-04"


@pytest.mark.rule("TI-PRODUCTION-12", "TI-CX-22")
def test_what_is_paid_too_much_is_lost() -> None:
    game = yard()
    own(game, SOL, "abyz", "quann")
    own(game, SOL, "fria")
    game.state.planets[JORD].exhausted = True
    produce(game, ("produce", "carrier"), ("pay", ["quann", "fria"]))
    assert game.player(SOL).trade_goods == 0
    assert game.state.planets["quann"].exhausted
    assert game.state.planets["fria"].exhausted
    assert not game.state.planets["abyz"].exhausted


@pytest.mark.rule("TI-PRODUCTION-13", "TI-CX-22")
def test_costs_of_several_units_are_added_up_and_paid_once() -> None:
    game = yard()
    own(game, SOL, "quann", "fria", "lazar")
    game.state.planets[JORD].exhausted = True
    played = produce(game, *make("carrier", "destroyer"), ("pay", ["quann", "fria"]))
    assert kinds(played).count("pay") == 1
    assert game.ships(SOL, HOME) == {"carrier": 1, "destroyer": 1}


# --- limits ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PRODUCTION-01", "TI-PRODUCTION-02", "TI-PRODUCTION-14")
def test_only_own_units_of_the_system_produce_and_only_if_wanted() -> None:
    game = yard()
    assert kinds(produce(game, system="31")) == []
    assert kinds(produce(game, seat=HACAN)) == []
    assert kinds(produce(game, ("produce", "done"))) == ["produce"]
    assert not game.ships(SOL, HOME)
    assert not game.state.planets[JORD].exhausted


@pytest.mark.rule("TI-PRODUCTION-03", "TI-SPACEDOCK-01")
def test_a_space_dock_makes_its_number_and_its_planets_resources() -> None:
    game = yard()
    assert production.value(game, SOL, JORD) == 2 + PLANETS[JORD].resources
    learn(game, SOL, "space_dock_2")
    assert production.value(game, SOL, JORD) == 4 + PLANETS[JORD].resources


@pytest.mark.rule("TI-PRODUCTION-04")
def test_several_producers_add_up_and_the_sum_is_the_limit() -> None:
    game = board()
    own(game, SOL, *SPARE)
    fleet(game, SOL, "35", carrier=2)
    fleet(game, SOL, "bereg", space_dock=1)
    fleet(game, SOL, "lirta_iv", space_dock=1)
    played = play(production.production_step(game, SOL, "35"), others="stop")
    assert played.open is not None
    assert played.open.about.params["left"] == (2 + 3) + (2 + 2)
    produce(game, ("produce", "infantry"), ("produce_pieces", 9), ("deploy", {"bereg": 9}), system="35")
    assert units.count(game, SOL, "infantry", "bereg") == 9


@pytest.mark.rule("TI-PRODUCTION-04", "TI-PRODUCTION-05")
def test_nothing_is_offered_beyond_the_limit() -> None:
    game = yard(goods=20, carrier=1)
    batch = Batch(HOME, 6, [JORD], made={"fighter": 4, "cruiser": 1})
    assert production.refusal(game, SOL, batch, "fighter") is None
    refusal = production.refusal(game, SOL, batch, "fighter", 2)
    assert refusal is not None
    assert refusal.rule == "TI-PRODUCTION-04"


@pytest.mark.rule("TI-PRODUCTION-07", "TI-FLEETPOOL-07")
def test_ships_appear_in_the_system_within_the_fleet_limit() -> None:
    game = yard(goods=20)
    produce(game, *make("destroyer", "destroyer", "destroyer"))
    assert game.ships(SOL, HOME) == {"destroyer": 3}
    assert rule_against(game, ("produce", "destroyer")) == "TI-FLEETPOOL-07"


@pytest.mark.rule("TI-FLEETPOOL-07")
def test_a_full_fleet_is_said_where_its_ships_are_missing() -> None:
    game = yard(goods=20)
    asked = [
        play(production.production_step(game, SOL, HOME), *make(*made), others="stop").open
        for made in ((), ("destroyer", "destroyer", "destroyer"))
    ]
    assert [ask and ask.about.params["full"] for ask in asked] == [0, 3]
    assert choices(asked[1]) == ["fighter", "infantry", "done"]


def test_fighters_need_room_beyond_the_three_of_the_dock() -> None:
    game = yard(goods=20)
    produce(game, ("produce", "fighter"), ("produce_pieces", 3))
    assert rule_against(game, ("produce", "fighter")) == "TI-CAPACITY-03"


# --- places ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PRODUCTION-08")
def test_ground_forces_go_to_a_planet_whose_unit_produces() -> None:
    game = board()
    own(game, SOL, "bereg", "lirta_iv")
    fleet(game, SOL, "35", carrier=1)
    fleet(game, SOL, "bereg", space_dock=1)
    game.player(SOL).trade_goods = 2
    played = produce(game, ("produce", "infantry"), ("produce_pieces", 2), system="35")
    assert "deploy" not in kinds(played)
    assert units.count(game, SOL, "infantry", "bereg") == 2
    fleet(game, SOL, "lirta_iv", space_dock=1)
    produce(game, ("produce", "infantry"), ("produce_pieces", 2), ("deploy", {"lirta_iv": 2}), system="35")
    assert units.count(game, SOL, "infantry", "lirta_iv") == 2


def saar(*, planets: tuple[str, ...] = ("bereg",), **pieces: int) -> Game:
    """The Clan of Saar with a Floating Factory in system 35."""
    game = board("saar", "hacan", "letnev")
    own(game, SOL, *planets)
    fleet(game, SOL, "35", space_dock=1, **pieces)
    game.player(SOL).trade_goods = 10
    return game


@pytest.mark.rule("TI-PRODUCTION-09")
def test_a_producer_in_space_puts_ground_forces_on_own_planets_or_into_space() -> None:
    game = saar(carrier=1)
    answers = [("produce", "infantry"), ("produce_pieces", 4)]
    produce(game, *answers, ("deploy", {"bereg": 1, "35": 3}), system="35")
    assert (units.count(game, SOL, "infantry", "bereg"), units.count(game, SOL, "infantry", "35")) == (1, 3)
    with pytest.raises(IllegalAnswer):
        produce(saar(), *answers, ("deploy", {"lirta_iv": 4}), system="35")


@pytest.mark.rule("TI-PRODUCTION-10")
def test_ground_forces_in_space_need_capacity() -> None:
    game = saar(planets=())
    fleet(game, SOL, "35", infantry=4)
    assert rule_against(game, ("produce", "infantry"), system="35") == "TI-PRODUCTION-10"
    fleet(game, SOL, "35", carrier=1)
    produce(game, ("produce", "infantry"), ("produce_pieces", 4), system="35")
    assert units.count(game, SOL, "infantry", "35") == 8


@pytest.mark.rule("TI-PRODUCTION-15")
def test_another_ability_says_how_much_it_makes_and_where() -> None:
    game = board()
    learn(game, SOL, "integrated_economy")
    fleet(game, SOL, JORD, space_dock=1)
    answers = [("after_gain_control_of_planet", "tech:integrated_economy"), ("produce", "infantry")]
    play(control.gain_control(game, SOL, "abyz"), *answers, ("produce_pieces", 6), others="pass")
    assert units.count(game, SOL, "infantry", "abyz") == 6
    batch = Batch("38", 99, ["abyz"], cap=3, ability=False)
    refusal = production.refusal(game, SOL, batch, "infantry", 7)
    assert refusal is not None


# --- reinforcements --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PRODUCTION-16", "TI-REINFORCE-01", "TI-REINFORCE-02", "TI-REINFORCE-03")
def test_only_units_in_reinforcements_are_produced() -> None:
    game = yard(goods=20)
    fleet(game, SOL, "31", cruiser=8)
    game.state.systems["31"].tokens.append(SOL)
    assert game.pieces_left(SOL, "cruiser") == 0
    assert rule_against(game, ("produce", "cruiser")) == "TI-PRODUCTION-16"
    units.remove(game, SOL, "cruiser", 1, "31")
    assert game.pieces_left(SOL, "cruiser") == 1
    produce(game, ("produce", "cruiser"))
    assert game.ships(SOL, HOME) == {"cruiser": 1}


@pytest.mark.rule("TI-PRODUCTION-17", "TI-CX-23")
def test_a_missing_unit_may_be_taken_back_from_a_system_without_own_token() -> None:
    game = yard(goods=20)
    fleet(game, SOL, "31", cruiser=5)
    fleet(game, SOL, "24", cruiser=2)
    fleet(game, SOL, "25", cruiser=1)
    game.state.systems["31"].tokens.append(SOL)
    with pytest.raises(IllegalAnswer):
        produce(game, ("produce", "cruiser"), ("take_back", "31"))
    produce(game, ("produce", "cruiser"), ("take_back", "24"))
    assert (game.ships(SOL, HOME), game.ships(SOL, "24")) == ({"cruiser": 1}, {"cruiser": 1})


@pytest.mark.rule("TI-PRODUCTION-17")
def test_the_only_place_to_take_a_unit_from_is_asked_about_too_and_said_beforehand() -> None:
    game = yard(goods=20)
    fleet(game, SOL, "31", cruiser=8)
    asked = play(production.production_step(game, SOL, HOME), others="stop").open
    assert asked is not None
    more = {option.id: option.more for option in asked.must[SOL].options}
    assert more["cruiser"] is not None and more["cruiser"].key == "ti4-produce-off-board" and more["carrier"] is None
    asked = play(production.production_step(game, SOL, HOME), ("produce", "cruiser"), others="stop").open
    assert asked is not None and (asked.kind, choices(asked)) == ("take_back", ["31", "none"])
    produce(game, ("produce", "cruiser"), ("take_back", "none"))
    assert game.ships(SOL, "31") == {"cruiser": 8} and game.player(SOL).trade_goods == 20
    produce(game, ("produce", "cruiser"), ("take_back", "31"))
    assert (game.ships(SOL, HOME), game.ships(SOL, "31")) == ({"cruiser": 1}, {"cruiser": 7})


@pytest.mark.rule("TI-PRODUCTION-17", "TI-PRODUCTION-10")
def test_ground_forces_that_find_no_room_in_space_are_said_to_come_by_taking_some_off_the_board() -> None:
    """A group is in space, but no more find room there, and no figure is left for one on the planet."""
    game = saar()
    fleet(game, SOL, "35", infantry=3)
    for planet in [one for one in game.state.planets if one != "bereg"][: PIECES["infantry"] - 1]:
        fleet(game, SOL, planet, infantry=1)
    for aboard, said in ((3, False), (4, True)):
        units.add(game, SOL, "infantry", aboard - units.count(game, SOL, "infantry", "35"), "35")
        asked = play(production.production_step(game, SOL, "35"), others="stop").open
        assert asked is not None
        more = {option.id: option.more for option in asked.must[SOL].options}
        assert (more["infantry"] is not None) is said


@pytest.mark.rule("TI-PRODUCTION-04", "TI-PRODUCTION-08")
def test_more_infantry_than_a_dock_makes_is_refused_with_the_reason() -> None:
    game = board()
    own(game, SOL, "lodor")
    fleet(game, SOL, "quann", space_dock=1)
    own(game, SOL, "quann")
    game.player(SOL).trade_goods = 9
    limit = production.value(game, SOL, "quann")
    with pytest.raises(IllegalAnswer) as refused:
        produce(game, ("produce", "infantry"), ("produce_pieces", limit + 1), system="25")
    assert refused.value.rule == "TI-PRODUCTION-04" and refused.value.text.key == "ti4-production-limit"
    with pytest.raises(IllegalAnswer) as refused:
        produce(game, ("produce", "infantry"), ("produce_pieces", 0), system="25")
    assert refused.value.text.key == "amount-between"


@pytest.mark.rule("TI-PRODUCTION-08")
def test_producers_that_make_no_ground_forces_are_told_apart_in_the_refusal() -> None:
    game = yard(goods=9)
    batch = Batch(HOME, 6, [JORD], troops=2)
    refusal = production.refusal(game, SOL, batch, "infantry", 3)
    assert refusal is not None and refusal.text == T("ti4-troop-limit", limit=2)
    assert production.refusal(game, SOL, batch, "infantry", 2) is None


@pytest.mark.rule("TI-PRODUCTION-18")
def test_units_come_back_only_for_a_unit_that_is_being_produced() -> None:
    game = yard(goods=20)
    fleet(game, SOL, "31", cruiser=7)
    played = produce(game, ("produce", "cruiser"))
    assert "take_back" not in kinds(played)
    assert game.ships(SOL, "31") == {"cruiser": 7}


@pytest.mark.rule(
    "TI-FIGHTERTOKEN-01", "TI-FIGHTERTOKEN-02", "TI-FIGHTERTOKEN-03", "TI-FIGHTERTOKEN-06", "TI-LIMIT-02", "TI-LIMIT-04"
)
def test_fighters_are_not_limited_by_their_figures() -> None:
    game = yard(goods=20, carrier=3)
    fleet(game, SOL, "31", carrier=1, fighter=PIECES["fighter"] + 5)
    produce(game, ("produce", "fighter"), ("produce_pieces", 4))
    assert game.ships(SOL, HOME)["fighter"] == 4
    assert sum(game.on_board(SOL, "fighter").values()) == 19


@pytest.mark.rule(
    "TI-INFANTRYTOKEN-01",
    "TI-INFANTRYTOKEN-02",
    "TI-INFANTRYTOKEN-03",
    "TI-INFANTRYTOKEN-06",
    "TI-LIMIT-03",
    "TI-GROUNDFORCE-03",
)
def test_infantry_is_not_limited_by_its_figures() -> None:
    game = yard(goods=20)
    fleet(game, SOL, JORD, infantry=30)
    produce(game, ("produce", "infantry"), ("produce_pieces", 2))
    assert units.count(game, SOL, "infantry", JORD) == 32


def scattered(type: str, groups: int) -> Game:
    game = yard(goods=20, carrier=1)
    for system in [id for id in game.state.systems if id != HOME][:groups]:
        fleet(game, SOL, system, **{type: 2})
        game.state.systems[system].tokens.append(SOL)
    return game


@pytest.mark.rule("TI-LIMIT-05", "TI-FIGHTERTOKEN-04", "TI-INFANTRYTOKEN-04")
@pytest.mark.parametrize("type", ["fighter", "infantry"])
def test_a_new_group_needs_a_figure(type: str) -> None:
    game = scattered(type, PIECES[type])
    assert not reinforcements.in_hand(game, SOL, type, HOME)
    assert rule_against(game, ("produce", type)) == "TI-PRODUCTION-16"
    place = next(iter(game.on_board(SOL, type)))
    game.state.systems[place].tokens.clear()
    produce(game, ("produce", type), ("produce_pieces", 1), ("take_back", place))
    assert place not in game.on_board(SOL, type)


@pytest.mark.rule("TI-FIGHTERTOKEN-05", "TI-INFANTRYTOKEN-05", "TI-LIMIT-05")
@pytest.mark.parametrize("type", ["fighter", "infantry"])
def test_a_group_without_a_figure_is_lost_as_its_owner_chooses(type: str) -> None:
    game = scattered(type, PIECES[type] + 1)
    places = list(game.on_board(SOL, type))
    play(reinforcements.settle_groups(game, SOL, type), ("drop_group", places[3]))
    assert list(game.on_board(SOL, type)) == [place for place in places if place != places[3]]


# --- blockade --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-BLOCKADE-01", "TI-BLOCKADE-02", "TI-CX-24", "TI-DOUBT-43")
def test_a_blockaded_dock_makes_no_ships() -> None:
    game = yard(goods=20)
    fleet(game, HACAN, HOME, destroyer=1)
    assert structures.blockaded(game, SOL, HOME)
    assert rule_against(game, ("produce", "cruiser")) == "TI-BLOCKADE-02"
    assert rule_against(game, ("produce", "fighter")) == "TI-BLOCKADE-02"
    fleet(game, SOL, HOME, destroyer=1)
    assert not structures.blockaded(game, SOL, HOME)


@pytest.mark.rule("TI-BLOCKADE-03", "TI-CX-24")
def test_a_blockaded_dock_still_makes_ground_forces() -> None:
    game = yard()
    fleet(game, HACAN, HOME, destroyer=1)
    produce(game, ("produce", "infantry"), ("produce_pieces", 2))
    assert units.count(game, SOL, "infantry", JORD) == 2


# --- structures ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-STRUCTURE-05", "TI-CX-25", "TI-STRUCTURE-01", "TI-STRUCTURE-02")
def test_a_planet_has_one_space_dock_of_a_player() -> None:
    game = yard()
    refusal = structures.refusal(game, SOL, "space_dock", JORD)
    assert refusal is not None
    assert refusal.rule == "TI-STRUCTURE-05"
    own(game, SOL, "abyz")
    play(structures.place_structure(game, SOL, "space_dock", "abyz"))
    assert game.on_board(SOL, "space_dock") == {JORD: 1, "abyz": 1}


@pytest.mark.rule("TI-STRUCTURE-06", "TI-CX-25", "TI-PDS-01")
def test_a_planet_has_two_pds_of_a_player() -> None:
    game = yard()
    for _ in range(2):
        play(structures.place_structure(game, SOL, "pds", JORD))
    assert game.on_board(SOL, "pds") == {JORD: 2}
    refusal = structures.refusal(game, SOL, "pds", JORD)
    assert refusal is not None
    assert refusal.rule == "TI-STRUCTURE-06"
    assert all(UNITS[card].cannon for card in ("pds_1", "pds_2"))


@pytest.mark.rule("TI-STRUCTURE-03")
def test_structures_come_from_construction() -> None:
    game = yard()
    answers = [("structure", "pds:jord"), ("structure", "pds:jord")]
    play(construction.primary(game, SOL), *answers, others="pass")
    assert game.on_board(SOL, "pds") == {JORD: 2}


def test_the_last_structure_is_taken_back_from_elsewhere() -> None:
    game = yard()
    own(game, SOL, *SPARE)
    for planet in SPARE[:2]:
        fleet(game, SOL, planet, space_dock=1)
    game.state.systems[HOME].tokens.append(SOL)
    play(structures.place_structure(game, SOL, "space_dock", "abyz"), ("take_back", "lirta_iv"))
    assert game.on_board(SOL, "space_dock") == {JORD: 1, "bereg": 1, "abyz": 1}


@pytest.mark.rule("TI-STRUCTURE-04")
def test_structures_are_not_cargo() -> None:
    assert not {"pds", "space_dock"} & set(capacity.CARGO)
    assert UNITS["pds_1"].move == UNITS["pds_2"].move == UNITS["space_dock_1"].move == UNITS["space_dock_2"].move == 0


@pytest.mark.rule("TI-PDS-02", "TI-SPACEDOCK-02")
def test_structures_among_foreign_ground_forces_are_destroyed() -> None:
    game = board()
    own(game, HACAN, "abyz")
    fleet(game, HACAN, "abyz", infantry=1, pds=2, space_dock=1)
    fleet(game, SOL, "abyz", infantry=1)
    play(structures.abandon(game, "abyz"))
    assert game.on_board(HACAN, "pds") == {"abyz": 2}
    units.remove(game, HACAN, "infantry", 1, "abyz")
    play(structures.abandon(game, "abyz"))
    assert HACAN not in game.state.planets["abyz"].ground


@pytest.mark.rule("TI-FACTION-01")
def test_a_floating_factory_stands_in_space() -> None:
    game = board("saar", "hacan", "letnev")
    own(game, SOL, "bereg")
    play(structures.place_structure(game, SOL, "space_dock", "bereg"))
    assert game.on_board(SOL, "space_dock") == {"35": 1}
    assert not structures.can_place(game, SOL, "space_dock", "abyz")


@pytest.mark.rule("TI-FACTION-02")
def test_a_blockaded_floating_factory_is_destroyed() -> None:
    game = saar(destroyer=1)
    fleet(game, HACAN, "35", destroyer=1)
    play(structures.destroy_blockaded(game, "35"))
    assert game.on_board(SOL, "space_dock") == {"35": 1}
    units.remove(game, SOL, "destroyer", 1, "35")
    play(structures.destroy_blockaded(game, "35"))
    assert game.on_board(SOL, "space_dock") == {}


def test_a_dock_on_a_planet_survives_a_blockade() -> None:
    game = yard()
    fleet(game, HACAN, HOME, destroyer=1)
    play(structures.destroy_blockaded(game, HOME))
    assert game.on_board(SOL, "space_dock") == {JORD: 1}


def test_warfares_secondary_uses_one_dock() -> None:
    game = yard(goods=3)
    play(production.produce_at_dock(game, SOL, JORD), ("produce", "carrier"), ("pay", []), others="pass")
    assert game.ships(SOL, HOME) == {"carrier": 1}
    assert game.player(SOL).trade_goods == 0


# --- paying ----------------------------------------------------------------------------------------------------------


def pay(game: Game, cost: int, currency: Any, *answers: Any) -> Played:
    return play(payment.pay(game, SOL, cost, currency, T("ti4-for-custodians")), *answers, others="stop")


@pytest.mark.rule("TI-PLANET-01", "TI-PLANET-02", "TI-PLANET-03", "TI-PLANET-04", "TI-PLANET-05")
def test_a_planet_has_a_name_two_values_and_perhaps_a_trait() -> None:
    lirta = PLANETS["lirta_iv"]
    assert (lirta.name, lirta.resources, lirta.influence, lirta.trait) == ("Lirta IV", 2, 3, "hazardous")
    assert {planet.trait for planet in PLANETS.values()} == {None, "cultural", "hazardous", "industrial"}
    game = board()
    assert payment.value(game, "lirta_iv", "resources") == 2
    assert payment.value(game, "lirta_iv", "influence") == 3


@pytest.mark.rule("TI-PLANET-09", "TI-EXHAUST-01", "TI-READY-01")
def test_an_exhausted_planet_cannot_be_spent_until_it_is_readied() -> None:
    game = yard()
    payment.exhaust(game, JORD)
    assert payment.readied(game, SOL) == []
    assert payment.purse(game, SOL, "resources") == payment.purse(game, SOL, "influence") == 0
    payment.ready(game, JORD)
    assert payment.purse(game, SOL, "resources") == 4


@pytest.mark.rule("TI-EXHAUST-02", "TI-INFLUENCE-01", "TI-RESOURCE-01")
def test_a_planet_gives_resources_or_influence_not_both() -> None:
    game = yard()
    pay(game, 2, "influence")
    assert game.state.planets[JORD].exhausted
    assert payment.purse(game, SOL, "resources") == 0


@pytest.mark.rule("TI-EXHAUST-05")
def test_an_exhausted_planet_is_not_exhausted_again() -> None:
    game = yard()
    payment.exhaust(game, JORD)
    with pytest.raises(AssertionError):
        payment.exhaust(game, JORD)


@pytest.mark.rule("TI-EXHAUST-03", "TI-EXHAUST-04")
def test_a_card_that_exhausts_works_once() -> None:
    game = yard()
    learn(game, SOL, "transit_diodes", "sarween_tools")
    fleet(game, SOL, JORD, infantry=1)
    moment = windows.Moment("start_of_turn", actor=SOL)
    assert [option.id for option in windows.choices(game, SOL, moment)] == ["tech:transit_diodes"]
    play(windows.use(game, SOL, moment, "tech:transit_diodes"), ("transit_diodes_from", {JORD: 1}), others="random")
    assert windows.choices(game, SOL, windows.Moment("start_of_turn", actor=SOL)) == []
    assert game.player(SOL).exhausted_technologies == ["transit_diodes"]


@pytest.mark.rule("TI-TRADEGOOD-05", "TI-TRADEGOOD-07")
def test_a_trade_good_is_one_resource() -> None:
    game = yard(goods=3)
    pay(game, 6, "resources")
    assert (game.player(SOL).trade_goods, game.state.planets[JORD].exhausted) == (1, True)


@pytest.mark.rule("TI-TRADEGOOD-06", "TI-INFLUENCE-02")
def test_a_trade_good_is_one_influence() -> None:
    game = yard(goods=3)
    pay(game, 3, "influence", ("pay", []))
    assert game.player(SOL).trade_goods == 0
    assert not game.state.planets[JORD].exhausted


@pytest.mark.rule("TI-COMMODITY-07")
def test_commodities_pay_for_nothing() -> None:
    game = yard()
    game.player(SOL).commodities = 4
    assert payment.purse(game, SOL, "resources") == 4
    assert rule_against(game, *make("carrier", "cruiser")) == "TI-COST-02"


def test_too_little_is_not_taken() -> None:
    game = yard(goods=1)
    own(game, SOL, "lodor")
    with pytest.raises(IllegalAnswer) as refused:
        pay(game, 5, "resources", ("pay", ["lodor"]))
    assert refused.value.rule == "TI-RESOURCE-01"


def test_a_planet_that_pays_tells_what_else_is_lost_with_it() -> None:
    game = yard()
    own(game, SOL, "lodor", "mecatol_rex")
    asked = play(payment.pay(game, SOL, 1, "resources", T("ti4-for-research")), others="stop").open
    assert asked is not None
    shape = asked.must[SOL]
    assert isinstance(shape, PickSome)
    assert {option.id: option.loss for option in shape.options} == {"jord": 2, "lodor": 1, "mecatol_rex": 6}


@pytest.mark.rule("TI-RESOURCE-01", "TI-TRADEGOOD-05")
def test_paying_with_too_few_planets_says_what_goods_leave_to_pay() -> None:
    game = yard()
    own(game, SOL, "lodor")
    game.player(SOL).trade_goods = 1
    with pytest.raises(IllegalAnswer) as refused:
        play(payment.pay(game, SOL, 3, "resources", T("ti4-for-research")), ("pay", []))
    assert refused.value.text == T("ti4-pay-too-little", cost=3, goods=1, need=2)


@pytest.mark.parametrize(("goods", "nothing"), [(3, T("ti4-pay-goods", n=2)), (1, None)])
def test_choosing_no_planet_says_that_trade_goods_pay(goods: int, nothing: Text | None) -> None:
    game = yard()
    own(game, SOL, "lodor")
    game.player(SOL).trade_goods = goods
    asked = play(payment.pay(game, SOL, 2, "resources", T("ti4-for-research")), others="stop").open
    assert asked is not None
    shape = asked.must[SOL]
    assert isinstance(shape, PickSome) and shape.nothing == nothing


# --- what technologies change ----------------------------------------------------------------------------------------


def test_sarween_tools_save_one_for_each_use_of_production() -> None:
    game = yard()
    learn(game, SOL, "sarween_tools")
    produce(game, ("produce", "carrier"), ("produce", "cruiser"))
    assert game.ships(SOL, HOME) == {"carrier": 1, "cruiser": 1}


def test_what_sarween_tools_will_save_is_counted_before_anything_is_made() -> None:
    game = yard()
    learn(game, SOL, "sarween_tools")
    left = [
        play(production.production_step(game, SOL, HOME), *made, others="stop").open.about.params["money"]
        for made in ((), make("cruiser"))
    ]
    assert left == [5, 3]
    batch = Batch(HOME, 1, [JORD], ability=False)
    asked = play(production.produce(yard(), SOL, batch), others="stop").open
    assert asked is not None and asked.about.params["money"] == 4


def test_transit_diodes_lift_four_ground_forces_at_most() -> None:
    game = yard()
    own(game, SOL, "abyz")
    fleet(game, SOL, JORD, infantry=6)
    learn(game, SOL, "transit_diodes")
    moment = windows.Moment("start_of_turn", actor=SOL)
    use = windows.use(game, SOL, moment, "tech:transit_diodes")
    play(use, ("transit_diodes_from", {JORD: 4}), ("transit_diodes_to", {"abyz": 3, JORD: 1}), others="stop")
    assert game.on_board(SOL, "infantry") == {JORD: 3, "abyz": 3}


# --- units -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-UNIT-01", "TI-UNIT-02")
def test_three_kinds_of_units_and_fifty_nine_figures() -> None:
    assert set(UNIT_TYPES) == {*SHIPS, *GROUND, *STRUCTURES} == set(PIECES)
    assert sum(PIECES.values()) == 59


@pytest.mark.rule("TI-GROUNDFORCE-01", "TI-GROUNDFORCE-02")
def test_infantry_of_every_faction_is_a_ground_force() -> None:
    game = board()
    fleet(game, SOL, HOME, carrier=1, infantry=2)
    fleet(game, SOL, JORD, infantry=1)
    assert game.card(SOL, "infantry").id == "spec_ops_1"
    assert (ground.forces(game, SOL, HOME), ground.forces(game, SOL, JORD)) == (2, 1)


@pytest.mark.rule(
    "TI-UPGRADE-01", "TI-UPGRADE-02", "TI-UPGRADE-03", "TI-UPGRADE-04", "TI-UPGRADE-05", "TI-UPGRADE-06", "TI-EX-14"
)
def test_an_upgrade_covers_the_unit_of_the_same_name() -> None:
    game = board("hacan", "letnev", "xxcha")
    fleet(game, SOL, home(game, SOL), carrier=1)
    assert game.card(SOL, "carrier").move == 1
    learn(game, SOL, "carrier_2")
    assert game.card(SOL, "carrier") is UNITS["carrier_2"]
    assert (UNITS["carrier_1"].name, UNITS["carrier_2"].name) == ("Carrier I", "Carrier II")
    assert game.card(SOL, "carrier").move == 2
    assert game.card(HACAN, "carrier").id == "carrier_1"


@pytest.mark.rule("TI-PRODUCTION-17", "TI-CAPACITY-04")
def test_what_a_ship_carried_is_lost_when_the_ship_is_taken_back() -> None:
    game = yard(goods=20)
    fleet(game, SOL, "31", carrier=3)
    game.state.systems["31"].tokens.append(SOL)
    fleet(game, SOL, "24", carrier=1, fighter=3, infantry=1)
    produce(game, ("produce", "carrier"), ("take_back", "24"))
    assert "24" not in game.on_board(SOL, "fighter") and "24" not in game.on_board(SOL, "infantry")


@pytest.mark.rule("TI-PRODUCTION-17")
def test_of_damaged_ships_a_damaged_one_is_taken_back() -> None:
    game = yard(goods=20)
    fleet(game, SOL, "24", dreadnought=5, damaged={"dreadnought": 3})
    produce(game, ("produce", "dreadnought"), ("take_back", "24"))
    assert game.state.systems["24"].space[SOL] == Force({"dreadnought": 4}, {"dreadnought": 2})
    assert game.state.systems[HOME].space[SOL] == Force({"dreadnought": 1})


def test_the_question_says_what_is_chosen_and_what_is_left_to_choose_and_to_spend() -> None:
    rule = production.production_step(yard(goods=1), SOL, HOME)
    asked = play(rule, ("produce", "infantry"), ("produce_pieces", 2), others="stop").open
    assert asked is not None
    said = asked.about.params
    assert (said["made"], said["left"], said["money"]) == ((T("ti4-units-infantry", n=2),), 4, 4)


# --- what is looked up once ------------------------------------------------------------------------------------------


def test_a_stock_says_of_every_type_what_is_asked_type_by_type() -> None:
    game = yard(cruiser=8, fighter=1)
    fleet(game, SOL, "lazar", infantry=2, pds=1)
    fleet(game, SOL, "27", fighter=2, dreadnought=5)
    game.state.systems["27"].tokens.append(SOL)
    stock = reinforcements.Stock(game, SOL)
    for type in UNIT_TYPES:
        assert game.pieces(SOL).get(type, {}) == game.on_board(SOL, type)
        for place in (HOME, JORD, "27", "lazar"):
            assert stock.supply(type)(place) == reinforcements.obtainable(game, SOL, type, place)
            assert stock.in_hand(type, place) == reinforcements.in_hand(game, SOL, type, place)
    ships = {HOME: 8, "27": 5}
    for system, number in ships.items():
        assert stock.free_slots(system) == capacity.free_slots(game, SOL, system) == game.player(SOL).fleet - number


def test_planets_are_worth_together_what_each_is_worth() -> None:
    game = board()
    own(game, SOL, *SPARE)
    planets = payment.readied(game, SOL)
    for change in (
        lambda: None,
        lambda: game.state.laws.append(Law("core_mining", planet=SPARE[0])),
        lambda: game.begin(winnu.SWAPPED, SOL, "turn", planet=SPARE[1]),
    ):
        change()
        for currency in ("resources", "influence"):
            each = [payment.value(game, planet, currency) for planet in planets]
            assert payment.values(game, SOL, planets, currency) == each
    assert each != [PLANETS[planet].influence for planet in planets]
