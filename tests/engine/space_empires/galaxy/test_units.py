"""Counters: groups and single units, numbers, splitting and joining, scuttling, upgrades."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.space_empires.components import GROUP, SINGLES, UNITS
from engine.space_empires.economy import technology
from engine.space_empires.galaxy import managing, movement, presence, units
from engine.space_empires.phases import movement_phase
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.space_empires.positions import learn, play, put, space


@pytest.mark.rule("SE-GEN-08", "SE-GEN-10", "SE-GROUP-01", "SE-GROUP-14")
def test_a_group_is_a_counter_with_a_numeral() -> None:
    """EX-02"""
    game = space()
    one, other = put(game, 0, "CA", "F7"), put(game, 0, "CA", "F7")
    assert (one.count, other.count) == (1, 1) and managing.joinable(one, other)
    units.join(game, one, other)
    assert [(unit.type, unit.count) for unit in game.at("F7", 0)] == [("CA", 2)]


@pytest.mark.rule("SE-GEN-08", "SE-GROUP-01")
def test_no_group_has_more_than_six_ships() -> None:
    game = space()
    one, other = put(game, 0, "SC", "F7", 4), put(game, 0, "SC", "F7", 3)
    assert not managing.joinable(one, other)
    units.join(game, one, other)
    assert (one.count, other.count) == (1, GROUP)


@pytest.mark.rule("SE-GEN-09", "SE-GROUP-15", "SE-CSHIP-02", "SE-MINER-01", "SE-PIPE-02")
@pytest.mark.parametrize("type", SINGLES)
def test_single_units_are_never_groups_and_lie_face_up(type: str) -> None:
    game = space(pipelines=True)
    one, other = put(game, 0, type, "F7"), put(game, 0, type, "F7")
    assert SINGLES == ("COLONY_SHIP", "MINER", "MS")
    assert one.up and not presence.hidden(one) and not managing.joinable(one, other)


@pytest.mark.rule("SE-GEN-11", "SE-NEWTECH-02", "SE-GROUP-02")
def test_only_ships_of_one_technology_share_a_group() -> None:
    game = space()
    one, other = put(game, 0, "CA", "F7", attack=1), put(game, 0, "CA", "F7")
    assert not units.same(one, other) and not units.same(one, put(game, 0, "BC", "F7", attack=1))
    other.levels["attack"] = 1
    assert units.same(one, other)


@pytest.mark.rule("SE-GEN-14", "SE-GROUP-06")
def test_the_types_of_units() -> None:
    basic = {card.id for card in UNITS.values() if card.module == "basic"}
    ships = {"SC", "DD", "CA", "BC", "BB", "DN"}
    assert basic == ships | {"SY", "BASE", "COLONY_SHIP", "MINER", "DECOY"}
    assert UNITS.keys() - basic == {"CV", "F", "R", "SW", "MINES", "MS"}


@pytest.mark.rule("SE-GROUP-13", "SE-BUY-06", "SE-PIECE-01")
def test_each_counter_has_a_number_of_its_own_and_comes_back() -> None:
    game = space()
    made = [put(game, 0, "DN", "F7") for _ in range(UNITS["DN"].counters)]
    assert sorted(unit.number for unit in made) == list(range(1, UNITS["DN"].counters + 1))
    assert units.free(game, 0, "DN") == [] and units.free(game, 1, "DN")
    units.remove(game, made[2])
    assert units.free(game, 0, "DN") == [made[2].number]


@pytest.mark.rule("SE-GROUP-02", "SE-RETREAT-02")
def test_a_group_is_split_and_the_rest_keeps_its_damage() -> None:
    """D-13"""
    game = space()
    group = put(game, 0, "CA", "F7", 3, attack=1)
    group.hits = 1
    new = units.split(game, group, 2)
    assert (group.count, group.hits, new.count, new.hits, new.levels) == (1, 1, 2, 0, group.levels)


# --- upgrades --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-UPGRADE-03", "SE-UPGRADE-04", "SE-UPGRADE-05")
@pytest.mark.parametrize(
    ("what", "cost", "raised"), [("attack", 2, {"attack"}), ("all", 4, {"attack", "defense", "move"})]
)
def test_an_upgrade_costs_hull_size_or_twice_that(what: str, cost: int, raised: set[str]) -> None:
    """EX-25"""
    game = space()
    home = game.player(0).home
    put(game, 0, "SY", home)
    ship = put(game, 0, "CA", home)
    before = dict(ship.levels)
    learn(game, 0, attack=1, defense=1, move=2)
    game.player(0).cp = 9
    managing.refit(game, ship, what)
    assert ship.levels == before and game.player(0).cp == 9 - cost
    managing.finish(game, 0)
    assert {id for id in ship.levels if ship.levels[id] != before[id]} == raised


@pytest.mark.rule("SE-UPGRADE-01")
@pytest.mark.parametrize(("yard", "moved", "cp", "offered"), [(1, 0, 9, 4), (0, 0, 9, 0), (1, 1, 9, 0), (1, 0, 2, 3)])
def test_upgrades_need_a_ship_yard_rest_and_cp(yard: int, moved: int, cp: int, offered: int) -> None:
    """D-40: paid from what was carried over; a ship that is being upgraded does not move."""
    game = space()
    home = game.player(0).home
    ship = put(game, 0, "CA", home)
    if yard:
        put(game, 0, "SY", home)
    learn(game, 0, attack=1, defense=1, move=2)
    ship.moved, game.player(0).cp = moved, cp
    assert len(managing.refits(game, 0)) == offered


@pytest.mark.rule("SE-UPGRADE-02")
def test_any_number_of_ships_is_upgraded_at_one_yard() -> None:
    game = space()
    home = game.player(0).home
    put(game, 0, "SY", home)
    fleet = [put(game, 0, "SC", home, 6) for _ in range(3)]
    learn(game, 0, attack=1)
    game.player(0).cp = 18
    for group in fleet:
        managing.refit(game, group, "attack")
    managing.finish(game, 0)
    assert all(group.levels["attack"] == 1 for group in fleet) and game.player(0).cp == 0


@pytest.mark.rule("SE-UPGRADE-01", "SE-TERRA-02")
@pytest.mark.parametrize("type", ["COLONY_SHIP", "MINER", "DECOY", "SY", "BASE"])
def test_what_is_never_upgraded(type: str) -> None:
    """D-72"""
    game = space()
    home = game.player(0).home
    put(game, 0, "SY", home)
    put(game, 0, type, home)
    learn(game, 0, attack=2, terraforming=1, move=3)
    game.player(0).cp = 20
    assert managing.refits(game, 0) == []


@pytest.mark.rule("SE-OPT-02")
def test_with_instant_upgrades_nothing_is_left_to_upgrade() -> None:
    game = space(instant_upgrades=True)
    home = game.player(0).home
    put(game, 0, "SY", home)
    ship = put(game, 0, "CA", home)
    learn(game, 0, attack=2)
    game.player(0).cp = 20
    assert managing.refits(game, 0) == [] and technology.level(game, ship, "attack") == 2


def upgrading(type: str, *counts: int) -> tuple[Game, list[Unit]]:
    """Groups at the ship yard of the home world, and attack 1 to raise them to; the first is being upgraded."""
    game = space(carriers=True)
    home = game.player(0).home
    put(game, 0, "SY", home)
    groups = [put(game, 0, type, home, count) for count in counts]
    learn(game, 0, attack=1)
    game.player(0).cp = 20
    managing.refit(game, groups[0], "all")
    return game, groups


def raised(game: Game, type: str) -> int:
    """How many ships are upgraded when the turn ends."""
    managing.finish(game, 0)
    return sum(unit.count for unit in game.player(0).units if unit.type == type and unit.levels["attack"])


@pytest.mark.rule("SE-UPGRADE-03", "SE-UPGRADE-04", "SE-GROUP-02")
@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0)])
def test_nobody_joins_a_group_that_is_being_upgraded(one: int, other: int) -> None:
    game, groups = upgrading("CA", 1, 5)
    assert not managing.joinable(groups[one], groups[other])
    assert raised(game, "CA") == 1 and game.player(0).cp == 16


@pytest.mark.rule("SE-UPGRADE-03", "SE-GROUP-02")
def test_a_group_that_is_split_keeps_the_upgrade_that_was_paid() -> None:
    game, (group,) = upgrading("CA", 3)
    play(movement_phase.order(game, 0), ("move", f"split:{group.id}:1"), others="stop")
    assert raised(game, "CA") == 3 and game.player(0).cp == 20 - 3 * 4


@pytest.mark.rule("SE-UPGRADE-01")
def test_who_leaves_the_ship_yard_in_a_battle_is_not_upgraded_and_pays_nothing() -> None:
    """D-40"""
    game, (group,) = upgrading("CA", 2)
    group.at = game.beside(group.at)[0]
    assert raised(game, "CA") == 0 and game.player(0).cp == 20


def squadrons(count: int, carriers: int = 1) -> tuple[Game, Unit, Unit]:
    """Carriers and squadrons at the ship yard of the home world."""
    game = space(carriers=True)
    home = game.player(0).home
    put(game, 0, "SY", home)
    carrier, fighters = put(game, 0, "CV", home, carriers), put(game, 0, "F", home, count, fighter=1)
    learn(game, 0, fighter=2)
    game.player(0).cp = 10
    return game, carrier, fighters


@pytest.mark.rule("SE-FIGHTER-10")
@pytest.mark.parametrize(
    ("count", "carriers", "moved", "able"), [(3, 1, 0, 1), (4, 1, 0, 0), (6, 2, 0, 1), (3, 1, 1, 0)]
)
def test_squadrons_are_upgraded_on_carriers_that_rest(count: int, carriers: int, moved: int, able: int) -> None:
    game, carrier, fighters = squadrons(count, carriers)
    carrier.moved = moved
    assert len([one for one in managing.refits(game, 0) if fighters.id in one.id]) == able


@pytest.mark.rule("SE-FIGHTER-10", "SE-UPGRADE-01")
def test_squadrons_that_are_being_upgraded_stay_with_their_carrier() -> None:
    game, carrier, fighters = squadrons(3)
    managing.refit(game, fighters, "all")
    assert fighters not in movement.movable(game, 0, carrier.at)
    refusal = movement.carried_too_many(game, 0, carrier.at, [carrier])
    assert refusal is not None and refusal.rule == "SE-FIGHTER-10"
    march = f"march:{carrier.at}:{carrier.id}"
    with pytest.raises(IllegalAnswer) as wrong:
        play(movement_phase.order(game, 0), ("move", march), ("move_to", game.beside(carrier.at)[0]), others="stop")
    assert wrong.value.rule == "SE-FIGHTER-10" and carrier.at == fighters.at


@pytest.mark.rule("SE-FIGHTER-10", "SE-FIGHTER-03")
@pytest.mark.parametrize(("size", "able"), [(3, True), (4, False)])
def test_some_of_a_hex_are_chosen_only_where_any_of_them_can_go_together(size: int, able: bool) -> None:
    """A carrier too full for the squadrons beside it, and one that has moved to the end."""
    game, carrier, _ = squadrons(size)
    other = put(game, 0, "CV", carrier.at)
    other.halted = True
    put(game, 0, "F", carrier.at, 2)
    game.system(carrier.at).colony = None
    there = movement_phase.orders(game, 0).moves[carrier.at]
    assert (carrier.at in [option.id for option in there.options]) is able
    assert [option.id for option in there.options] == ([carrier.at] if able else [])


# --- scuttling -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MAINT-04", "SE-MINERAL-02")
def test_what_may_be_scuttled() -> None:
    """D-61"""
    game = space(carriers=True)
    miner, carrier = put(game, 0, "MINER", "F7"), put(game, 0, "CV", "F7")
    put(game, 0, "F", "F7", 3, fighter=1)
    assert managing.can_scuttle(game, miner) and not managing.can_scuttle(game, carrier)
    played = play(managing.manage(game, 0), ("manage", 0, f"scuttle:{miner.id}"))
    assert played.open is None and miner not in game.player(0).units
