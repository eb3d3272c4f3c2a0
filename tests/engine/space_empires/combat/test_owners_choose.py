"""What the rules leave to an owner is asked: squadrons that go along or are lost, damaged ships, order of fire."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import PickOne, Spread
from engine.errors import IllegalAnswer
from engine.space_empires.combat import aiming, battle, firing, flights, mines, retreat, screening
from engine.space_empires.combat.field import Field
from engine.space_empires.galaxy import blackholes, stranding, units
from engine.space_empires.interface import battle_orders
from engine.space_empires.interface.make_view import see
from engine.space_empires.play import Game
from engine.space_empires.state import Unit
from tests.engine.space_empires.positions import (
    Played,
    colony,
    dice,
    kinds,
    mark,
    met,
    play,
    put,
    said,
    space,
)


def carriers(count: int = 2, *squadrons: int) -> tuple[Field, Unit, list[Unit]]:
    """Carriers of seat 0 with groups of fighters, each of a level of its own, against a battleship in F7."""
    game = space(carriers=True)
    carrier = put(game, 0, "CV", "F7", count)
    fighters = [put(game, 0, "F", "F7", number, fighter=1 + at) for at, number in enumerate(squadrons)]
    put(game, 1, "BB", "F7")
    return met(game), carrier, fighters


def away(at: Field, carrier: Unit, leaving: int, *answers: Any) -> Played:
    return play(retreat.withdraw(at, carrier, leaving, "E8"), *answers, others="stop")


def flown(game: Game) -> dict[str, int]:
    """Squadrons in E8 by level."""
    return {f"fighter {unit.levels['fighter']}": unit.count for unit in game.at("E8", 0) if unit.type == "F"}


def shape_of(played: Played) -> Spread:
    assert played.open is not None
    shape = played.open.must[0]
    assert isinstance(shape, Spread)
    return shape


# --- squadrons that go along -----------------------------------------------------------------------------------------


@pytest.mark.rule("SE-CARRIER-05")
def test_the_owner_says_which_squadrons_go_along_with_a_carrier() -> None:
    """One carrier stays and holds three of five: two or three go along, of the owner's choice."""
    at, carrier, _ = carriers(2, 2, 3)
    shape = shape_of(away(at, carrier, 1))
    assert (shape.low, shape.high) == (2, 3)
    at, carrier, (_, better) = carriers(2, 2, 3)
    away(at, carrier, 1, ("squadrons", {better.id: 2}))
    assert flown(at.game) == {"fighter 2": 2}
    assert sorted(unit.count for unit in at.game.at("F7", 0) if unit.type == "F") == [1, 2]


@pytest.mark.rule("SE-CARRIER-05")
def test_a_carrier_leaves_none_stranded_and_takes_no_more_than_it_holds() -> None:
    at, carrier, (first, better) = carriers(2, 2, 3)
    shape = shape_of(away(at, carrier, 1))
    for wrong in ({}, {first.id: 1}, {first.id: 2, better.id: 2}):
        with pytest.raises(IllegalAnswer) as refused:
            shape.check(wrong)
        assert refused.value.rule == "SE-CARRIER-05"


@pytest.mark.rule("SE-CARRIER-05")
def test_beside_an_own_colony_a_carrier_may_leave_alone() -> None:
    at, carrier, fighters = carriers(1, 3)
    colony(at.game, 0, "F7")
    away(at, carrier, 1, ("squadrons", {}))
    assert flown(at.game) == {} and fighters[0].at == "F7" and fighters[0].count == 3


@pytest.mark.rule("SE-CARRIER-05")
def test_nobody_is_asked_where_all_fighters_must_go_along() -> None:
    at, carrier, _ = carriers(1, 2, 1)
    assert kinds(away(at, carrier, 1)) == [] and flown(at.game) == {"fighter 1": 2, "fighter 2": 1}


@pytest.mark.rule("SE-GROUP-02", "SE-CARRIER-05")
def test_a_group_of_squadrons_is_parted_only_with_a_free_counter() -> None:
    at, carrier, (first, better) = carriers(2, 2, 3)
    while units.free(at.game, 0, "F"):
        put(at.game, 0, "F", "A10", fighter=1)
    shape = shape_of(away(at, carrier, 1))
    with pytest.raises(IllegalAnswer) as refused:
        shape.check({first.id: 1, better.id: 1})
    assert refused.value.rule == "SE-GROUP-02" and shape.check({first.id: 2}) == {first.id: 2}


@pytest.mark.rule("SE-CARRIER-05")
def test_whole_groups_that_fit_together_let_a_carrier_leave() -> None:
    """Without a free counter: of two and three the three fill the carrier, although the two come first."""
    at, carrier, _ = carriers(2, 2, 3)
    put(at.game, 0, "F", "F7", 1, fighter=3)
    while units.free(at.game, 0, "F"):
        put(at.game, 0, "F", "A10", fighter=1)
    assert flights.possible(at, carrier, 1)
    assert shape_of(away(at, carrier, 1)).low == 3


@pytest.mark.rule("SE-CARRIER-05")
def test_in_a_game_from_before_as_many_go_along_as_fit() -> None:
    at, carrier, _ = carriers(2, 2, 3)
    at.game.state.edition = 0
    assert kinds(away(at, carrier, 1)) == [] and flown(at.game) == {"fighter 1": 2, "fighter 2": 1}


@pytest.mark.rule("SE-CARRIER-05")
def test_where_carriers_retreat_by_order_all_go_along_that_can() -> None:
    at, carrier, _ = carriers(2, 2, 3)
    played = away(at, carrier, 1)
    assert played.open is not None
    view = see(at.game.state, 0)
    order = battle_orders.by_order(view, played.open, {"retreat": "half"})
    assert isinstance(order, dict) and sum(map(int, map(str, order.values()))) == 3
    assert battle_orders.by_order(view, played.open, {"fire": "dearest"}) is None


# --- squadrons that are lost -----------------------------------------------------------------------------------------


@pytest.mark.rule("SE-FIGHTER-02", "SE-CARRIER-02")
def test_the_owner_chooses_which_squadrons_are_lost_with_a_carrier() -> None:
    """D-83"""
    at, _, (first, better) = carriers(1, 2, 3)
    played = play(stranding.strand(at.game, "F7", 0), ("stranded", {first.id: 2}), others="stop")
    assert kinds(played) == ["stranded"] and (first.count, better.count) == (0, 3)
    assert said(at.game) == ["space_empires-stranded"]


@pytest.mark.rule("SE-MINE-07")
def test_a_mine_that_destroys_a_carrier_leaves_its_squadrons_to_their_owner() -> None:
    """D-83"""
    game = space(carriers=True, mines=True)
    carrier = put(game, 0, "CV", "F7", 2)
    first, better = put(game, 0, "F", "F7", 3, fighter=1), put(game, 0, "F", "F7", 3, fighter=2)
    put(game, 1, "MINES", "F7")
    answers = (("mine", 1, carrier.id), ("stranded", 0, {first.id: 3}))
    played = play(mines.clear(met(game)), *answers, others="stop")
    assert kinds(played) == ["mine", "stranded"] and (first.count, better.count) == (0, 3)


@pytest.mark.rule("SE-FIGHTER-08", "SE-CARRIER-02")
def test_after_a_battle_too() -> None:
    """D-83"""
    at, carrier, (first, better) = carriers(1, 3, 3)
    units.remove(at.game, at.game.at("F7", 1)[0])
    at.companions = []
    played = play(battle._aftermath(at), ("stranded", {first.id: 1, better.id: 2}), others="stop")
    assert kinds(played) == ["stranded"] and (first.count, better.count, carrier.count) == (2, 1, 1)


@pytest.mark.rule("SE-BLACK-01", "SE-GROUP-03")
def test_face_down_squadrons_are_asked_for_however_many_groups_they_are() -> None:
    """D-83, D-82: whether it is asked tells nobody how many groups there are; with all carriers all are lost."""
    for groups in ((3,), (2, 1)):
        game = space(carriers=True)
        carrier = put(game, 0, "CV", "F7")
        fighters = [put(game, 0, "F", "F7", count, fighter=1 + at) for at, count in enumerate(groups)]
        mark(game, "F7", "black_hole")
        dice(game, 10)
        lost = {unit.id: unit.count for unit in fighters}
        played = play(blackholes.survive(game, 0, [carrier, *fighters]), ("stranded", lost), others="stop")
        assert kinds(played) == ["stranded"] and game.at("F7", 0) == []
        assert said(game) == ["space_empires-black-hole", "space_empires-stranded"]


@pytest.mark.rule("SE-FIGHTER-02")
def test_in_a_game_from_before_the_last_squadrons_are_lost() -> None:
    at, _, (first, better) = carriers(1, 2, 3)
    at.game.state.edition = 0
    assert kinds(play(stranding.strand(at.game, "F7", 0), others="stop")) == [] and (first.count, better.count) == (
        2,
        1,
    )


# --- the damaged ship ------------------------------------------------------------------------------------------------


def damaged(count: int = 3) -> tuple[Field, Unit]:
    """Cruisers of seat 0, one of them damaged, against a scout in F7, in the second round."""
    game = space()
    cruisers = put(game, 0, "CA", "F7", count)
    cruisers.hits = 1
    put(game, 1, "SC", "F7")
    at = met(game)
    at.battle.round = 2
    return at, cruisers


@pytest.mark.rule("SE-RETREAT-02", "SE-DAMAGE-05")
@pytest.mark.parametrize("sound", [True, False])
def test_ships_retreat_with_the_damaged_one_or_without_it(sound: bool) -> None:
    at, cruisers = damaged()
    order = aiming.Away("E8", 2, sound).id
    play(firing._group(at, cruisers, "C"), ("fire", order), others="stop")
    there, here = at.game.at("E8", 0), at.game.at("F7", 0)
    assert [unit.count for unit in there] == [2] and [unit.count for unit in here] == [1]
    assert [unit.hits for unit in there] == [0] and [unit.hits for unit in here] == [int(sound)]


@pytest.mark.rule("SE-RETREAT-02")
def test_whoever_leaves_whole_leaves_nothing_behind() -> None:
    at, cruisers = damaged()
    played = play(firing._group(at, cruisers, "C"), others="stop")
    assert played.open is not None
    shape = played.open.must[0]
    assert isinstance(shape, PickOne)
    ways = [way for way in map(aiming.Away.maybe, [option.id for option in shape.options]) if way and way.to == "E8"]
    assert [(way.count, way.healthy) for way in ways] == [(1, False), (1, True), (2, False), (2, True), (3, False)]


@pytest.mark.rule("SE-RETREAT-02")
def test_ships_that_have_fired_do_not_retreat_with_the_healthy_ones() -> None:
    """The damaged one and another have fired; the third leaves, and nobody fires twice."""
    at, cruisers = damaged()
    cruisers.fired = 2
    order = aiming.Away("E8", 1, True).id
    played = play(firing._group(at, cruisers, "C"), ("fire", order), others="stop")
    assert played.open is None and (cruisers.count, cruisers.fired, cruisers.hits) == (2, 2, 1)


def screens(at: Field, *answers: Any) -> Played:
    return play(screening.screen(at), *answers, others="stop")


@pytest.mark.rule("SE-DAMAGE-05", "SE-SCREEN-02")
def test_healthy_ships_are_screened_without_the_damaged_one() -> None:
    at, cruisers = damaged()
    screens(at, ("screen", {screening.Healthy(0, cruisers.id).id: 2}))
    aside = [unit for unit in at.units(0) if unit.screened]
    assert [(unit.count, unit.hits) for unit in aside] == [(2, 0)]
    assert (cruisers.count, cruisers.hits, cruisers.screened) == (1, 1, False)


@pytest.mark.rule("SE-DAMAGE-05", "SE-SCREEN-02")
def test_the_damaged_ship_is_screened_alone_or_with_others() -> None:
    at, cruisers = damaged()
    screens(at, ("screen", {cruisers.id: 1, screening.Healthy(0, cruisers.id).id: 1}))
    assert (cruisers.count, cruisers.hits, cruisers.screened) == (2, 1, True)


@pytest.mark.rule("SE-SCREEN-02")
def test_no_more_ships_are_screened_than_there_are() -> None:
    at, cruisers = damaged(5)
    shape = shape_of(screens(at))
    cruisers.count = 3
    with pytest.raises(IllegalAnswer) as refused:
        shape.check({cruisers.id: 2, screening.Healthy(0, cruisers.id).id: 2})
    assert refused.value.rule == "SE-SCREEN-02"


@pytest.mark.rule("SE-DAMAGE-05")
def test_a_group_without_damage_is_screened_by_its_number() -> None:
    at, cruisers = damaged()
    cruisers.hits = 0
    assert [slot.id for slot in shape_of(screens(at)).slots] == [cruisers.id]


# --- the order of fire -----------------------------------------------------------------------------------------------


def parted() -> tuple[Field, Unit, Unit]:
    """Half of a group of seat 0 is screened, in the first round."""
    game = space()
    one, other = put(game, 0, "CA", "F7"), put(game, 0, "CA", "F7")
    put(game, 1, "CA", "F7")
    other.screened = True
    return met(game), one, other


@pytest.mark.rule("SE-SCREEN-04", "SE-FIRE-02")
def test_nobody_is_asked_whether_the_screened_part_fires_first() -> None:
    at, *_ = parted()
    played = play(firing._class(at, "C"), others="pass")
    assert "next_group" not in kinds(played) and kinds(played).count("fire") == 2
    at, *_ = parted()
    at.game.state.edition = 0
    assert "next_group" in kinds(play(firing._class(at, "C")))


@pytest.mark.rule("SE-SCREEN-05", "SE-FIRE-02")
def test_a_screened_part_that_could_retreat_is_asked_about() -> None:
    at, *_ = parted()
    at.battle.round = 2
    assert "next_group" in kinds(play(firing._class(at, "C")))
