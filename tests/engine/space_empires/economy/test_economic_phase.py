"""The Economic Phase: income, maintenance, bids, technology, purchases, growth; secret and at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from engine.ask import Ask, Form, Spread
from engine.errors import IllegalAnswer
from engine.space_empires import words
from engine.space_empires.components import UNITS, UnitCard
from engine.space_empires.economy import buying, economic_phase, income, research, sheet_form, technology
from engine.space_empires.economy import sheet as sheets
from engine.space_empires.economy.buying import Lot
from engine.space_empires.economy.plan import Desk, Draft, SheetPlan
from engine.space_empires.galaxy import units
from engine.space_empires.interface import make_view
from engine.space_empires.play import Game
from engine.space_empires.state import Marker, Purchase, Sheet
from engine.text import Text
from tests.engine.space_empires.positions import HOMES, colony, learn, mark, play, put, said, space


def opened(game: Game, seat: int = 0, cp: int = 0) -> Sheet:
    """A sheet of this seat, as it is when the phase begins."""
    game.player(seat).cp = cp
    sheet = sheets.opened(game, seat)
    game.player(seat).sheets.append(sheet)
    return sheet


def phase(game: Game, *answers: Any) -> list[str]:
    """The whole phase; whoever is not scripted buys nothing and bids nothing."""
    game.state.phase = "economy"
    played = play(economic_phase.step(game), *answers, others="pass")
    return [kind for kind, _ in played.asked]


def form_of(game: Game, seat: int = 0, kind: str = "sheet") -> Form:
    """The form that this seat fills in."""
    game.state.phase = "economy"
    ask = play(economic_phase.step(game), others="stop").open
    assert ask is not None and ask.of(seat).kind == kind
    form = ask.must[seat]
    assert isinstance(form, Form)
    return form


def offered(form: Form) -> list[str]:
    """Types that the form offers."""
    slots = [slot for field in form.fields.values() if isinstance(field, Spread) for slot in field.slots]
    return list(dict.fromkeys(sheet_form.Build.read(slot.id).type for slot in slots))


def places(game: Game, card: UnitCard) -> list[str]:
    """Hexes where one of a type can be placed without ship yards."""
    return buying.places(buying.Standing(game, 0), card, {}, buying.producing(game, 0))


def why(game: Game, sheet: Sheet, plan: SheetPlan) -> str | None:
    """The rule that refuses a plan."""
    refusal = Draft(Desk(game, 0, sheet), plan).refusal()
    return None if refusal is None else refusal.rule


def units_plan(*lots: tuple[str, str, int], levels: Iterable[str] = ()) -> SheetPlan:
    return SheetPlan(levels=tuple(levels), lots=tuple(Lot(*lot) for lot in lots))


UNTOUCHED: dict[str, Any] = {"scuttle": [], "apart": "no"}


# --- the form --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-ECON-02")
def test_a_sheet_can_be_filled_in_as_the_last_one_as_far_as_it_fits() -> None:
    game = space()
    home = HOMES[2][0]
    put(game, 0, "SY", home, 4)
    assert (first := form_of(game)).again(first) is None
    earlier = opened(game, 0, 60)
    earlier.bid, earlier.purchases = 2, [Purchase("SC", home, 2, 12), Purchase("BB", home, 1, 20)]
    game.player(0).cp = 9
    form = form_of(game)
    again = form.again(form)
    assert again is not None and again["bid"] == 2 and form.fits(again) is None
    assert "BB" not in offered(form) and again["ships"] == {sheet_form.Build("SC", home).id: 2}


# --- income and maintenance ------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-INCOME-01", "SE-HOME-02", "SE-GEN-05")
def test_income_is_what_all_colonies_show() -> None:
    """EX-14"""
    game = space()
    colony(game, 0, "F6")
    colony(game, 0, "F7")
    assert income.of_colonies(game, 0) == 30


@pytest.mark.rule("SE-INCOME-02", "SE-GROW-01", "SE-GROW-02", "SE-COLONY-06", "SE-CSHIP-01")
def test_a_colony_ship_grows_from_phase_to_phase_after_it_paid() -> None:
    """EX-17"""
    game = space()
    made = colony(game, 0, "F6", 0)
    for value, paid in ((1, 20), (3, 21), (5, 23), (5, 25)):
        phase(game)
        assert made.value == value and game.player(0).sheets[-1].colonies == paid


@pytest.mark.rule("SE-INCOME-03", "SE-INCOME-05", "SE-GROW-01")
def test_a_visible_armed_enemy_blockades_but_the_colony_grows() -> None:
    game = space()
    made = colony(game, 0, "F6", 3)
    put(game, 1, "SC", "F6")
    assert income.of_colonies(game, 0) == 20
    phase(game)
    assert made.value == 5


@pytest.mark.rule("SE-INCOME-05")
def test_only_armed_units_blockade() -> None:
    game = space()
    colony(game, 0, "F6")
    put(game, 1, "DECOY", "F6")
    assert income.of_colonies(game, 0) == 25


@pytest.mark.rule("SE-INCOME-04", "SE-RAIDER-05")
def test_a_cloaked_raider_blockades_only_without_own_units_there() -> None:
    """D-26"""
    game = space(raiders=True)
    colony(game, 0, "F6")
    put(game, 1, "R", "F6", cloaking=1)
    assert income.of_colonies(game, 0) == 20
    put(game, 0, "MINER", "F6")
    assert income.of_colonies(game, 0) == 25


@pytest.mark.rule("SE-INCOME-06", "SE-MINERAL-03", "SE-WRECK-04")
def test_delivered_minerals_pay_once_but_wait_for_the_end_of_a_blockade() -> None:
    """D-65"""
    game = space()
    made = colony(game, 0, "F6")
    made.goods = [Marker("minerals", 10), Marker("minerals", 5)]
    raider = put(game, 1, "SC", "F6")
    assert income.of_minerals(game, 0) == 0
    units.remove(game, raider)
    phase(game)
    assert game.player(0).sheets[-1].minerals == 15 and made.goods == []


@pytest.mark.rule("SE-PIPE-12")
def test_a_blockaded_colony_does_not_trade() -> None:
    """D-27"""
    game = space(pipelines=True)
    colony(game, 0, "A11")
    for at in ("A10", "A11"):
        put(game, 0, "MS", at)
    assert income.of_pipelines(game, 0) == 1
    put(game, 1, "SC", "A11")
    assert income.of_pipelines(game, 0) == 0


@pytest.mark.rule("SE-MAINT-01", "SE-GROUP-12")
def test_each_ship_costs_its_hull_size() -> None:
    """EX-15"""
    game = space(carriers=True)
    put(game, 0, "CA", "F6", 3)
    assert income.maintenance(game, 0) == 6
    put(game, 0, "F", "A10", 4)
    assert income.maintenance(game, 0) == 10


@pytest.mark.rule("SE-MAINT-02", "SE-DECOY-08", "SE-PIPE-05", "SE-MINE-01", "SE-BASE-04", "SE-YARD-01", "SE-MINER-01")
def test_what_costs_no_maintenance() -> None:
    game = space(pipelines=True, mines=True)
    for type in ("BASE", "SY", "COLONY_SHIP", "MINER", "DECOY", "MS", "MINES"):
        put(game, 0, type, "A10")
    assert income.maintenance(game, 0) == 0


@pytest.mark.rule("SE-MAINT-03")
@pytest.mark.parametrize(("carry_over", "left"), [("safe", 7), ("taken", 3)])
def test_maintenance_never_takes_more_than_the_income(carry_over: str, left: int) -> None:
    """D-28"""
    game = space(carry_over=carry_over)
    put(game, 0, "DN", "F6", 6)
    put(game, 0, "BC", "F6", 3)
    assert sheets.left(opened(game, cp=7)) == left


@pytest.mark.rule("SE-MAINT-04")
def test_what_is_scuttled_first_costs_nothing() -> None:
    """D-61"""
    game = space()
    ship = put(game, 0, "CA", "F6", 3)
    phase(game, ("sheet", 0, {"scuttle": [ship.id]}))
    assert game.player(0).sheets[-1].maintenance == 0 and game.player(0).units == []


@pytest.mark.rule("SE-MAINT-04", "SE-CARRIER-02")
def test_a_carrier_goes_only_with_its_fighters_or_where_they_have_another_place() -> None:
    """D-61"""
    game = space(carriers=True)
    carrier, fighters = put(game, 0, "CV", "F6"), put(game, 0, "F", "F6", 2)
    sheet = opened(game)
    assert why(game, sheet, SheetPlan(scuttled=(carrier.id,))) == "SE-CARRIER-02"
    assert why(game, sheet, SheetPlan(scuttled=(carrier.id, fighters.id))) is None


@pytest.mark.rule("SE-MINERAL-02", "SE-WRECK-05")
def test_a_miner_with_cargo_is_not_scuttled() -> None:
    game = space()
    miner = put(game, 0, "MINER", "F6")
    miner.cargo = Marker("minerals", 5)
    assert "scuttle" not in form_of(game).fields


# --- the bid ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-BID-01", "SE-BID-02", "SE-BID-03", "SE-BID-04")
def test_all_pay_and_the_highest_says_who_goes_first() -> None:
    """D-30"""
    game = space(3)
    asked = phase(game, ("sheet", 0, {"bid": 2}), ("sheet", 1, {"bid": 5}), ("first_player", 1, "2"))
    assert asked[-1] == "first_player" and game.state.order == [2, 0, 1]
    assert [player.sheets[-1].left for player in game.state.players] == [18, 15, 20]
    assert game.state.bids == {0: 2, 1: 5, 2: 0}


@pytest.mark.rule("SE-BID-06")
def test_nobody_sees_a_bid_before_all_have_ended() -> None:
    game = space(3)
    game.state.phase = "economy"
    bids = [("sheet", 0, {"bid": 17}), ("sheet", 1, {"bid": 19})]
    play(economic_phase.step(game), *bids, others="stop")
    assert game.player(0).sheets[-1].bid == 17 and game.state.bids == {}
    assert [one.bid for one in make_view.see(game.state, 2).seats] == [None, None, None]
    assert not any(bid in str(line) for event in game.events for line in event.lines(2) for bid in ("17", "19"))


@pytest.mark.rule("SE-BID-05")
def test_ties_go_to_whoever_was_earlier() -> None:
    game = space(3)
    game.state.order = [2, 0, 1]
    phase(game, ("first_player", 2, "1"))
    assert game.state.order == [1, 2, 0]
    assert [key for key in said(game) if "bids" in key] == ["space_empires-bids-tied"], "it is said why"


def test_what_was_spent_and_what_is_carried_over_make_up_what_the_sheet_gave() -> None:
    game = space()
    put(game, 0, "SC", "A10", 4)
    phase(game, ("sheet", 0, {"bid": 3}), ("first_player", 0, "0"))
    told = [line for event in game.events for line in event.lines(0) if line.text.key.endswith("sheet-closed")]
    assert [(line.text.params["spent"], line.text.params["left"]) for line in told] == [(words.cp(3), words.cp(13))]
    assert said(game).count("space_empires-bids") == 1


@pytest.mark.rule("SE-BID-01")
def test_nobody_bids_more_than_there_is() -> None:
    game = space()
    with pytest.raises(IllegalAnswer, match="amount-between"):
        phase(game, ("sheet", 0, {"bid": 21}))


@pytest.mark.rule("SE-BUY-01", "SE-BID-01")
def test_the_sums_of_a_sheet_are_checked_as_a_whole() -> None:
    game = space()
    put(game, 0, "SY", "A10", 4)
    game.player(0).cp = 10
    form = form_of(game)
    with pytest.raises(IllegalAnswer, match="why-dear"):
        form.check({"bid": 5, "research": ["attack"], "ships": {"SC:A10": 1}})
    given = form.check({"bid": 4, "research": ["attack"], "ships": {"SC:A10": 1}})
    assert given == {"bid": 4, "research": ["attack"], "ships": {"SC:A10": 1}, "bases": {}, "decoys": {}, **UNTOUCHED}
    sums = form.sums({"research": ["attack"], "ships": None})
    assert sums is not None and sums.key == "space_empires-sums" and "10" in str(sums.params["left"])


# --- technology ------------------------------------------------------------------------------------------------------


def research_open(game: Game, sheet: Sheet) -> list[str]:
    return list(research.open_levels(game, 0, sheet, sheets.left(sheet)))


@pytest.mark.rule("SE-TECH-01", "SE-TECH-02", "SE-TECH-03")
def test_levels_in_order_and_one_of_each_in_a_phase() -> None:
    """EX-19"""
    game = space()
    learn(game, 0, attack=1)
    sheet = opened(game, cp=200)
    assert research.price(game, 0, "attack") == 30
    research.buy(game, 0, sheet, "attack")
    assert "attack" not in research_open(game, sheet) and "tactics" in research_open(game, sheet)
    research.buy(game, 0, sheet, "tactics")
    assert sheet.technology == {"attack 2": 30, "tactics 1": 15} and sheet.spent == 45


@pytest.mark.rule("SE-TECH-01")
def test_only_what_can_be_paid_and_has_a_level_left() -> None:
    game = space()
    learn(game, 0, ship_size=6)
    sheet = opened(game)
    assert research_open(game, sheet) == ["attack", "defense", "tactics", "move", "ship_yard", "exploration"]


@pytest.mark.rule("SE-SIZE-01", "SE-BUY-03", "SE-BUY-04")
def test_a_new_size_is_built_in_the_same_phase() -> None:
    """EX-21"""
    game = space()
    learn(game, 0, ship_size=2)
    put(game, 0, "SY", "A10", 2)
    sheet = opened(game, cp=20)
    assert why(game, sheet, units_plan(("CA", "A10", 1))) == "SE-BUY-03"
    assert why(game, sheet, units_plan(("CA", "A10", 1), levels=["ship_size"])) is None


@pytest.mark.rule("SE-BUY-03")
def test_what_can_be_built_at_the_start() -> None:
    game = space(research="grants")
    put(game, 0, "SY", "A10", 4)
    game.player(0).cp, game.state.phase = 50, "economy"
    ask = play(economic_phase.step(game), ("sheet", 0, {}), others="stop").open
    assert ask is not None
    form = ask.must[0]
    assert isinstance(form, Form) and ask.of(0).kind == "purchases"
    assert offered(form) == ["SC", "COLONY_SHIP", "MINER", "SY", "DECOY"]


@pytest.mark.rule("SE-BUY-04", "SE-BUY-05", "SE-NEWTECH-01", "SE-NEWTECH-02", "SE-NEWTECH-03")
def test_new_ships_have_the_newest_levels_old_ones_keep_theirs() -> None:
    """EX-24"""
    game = space()
    learn(game, 0, ship_size=5, attack=1)
    put(game, 0, "SY", "A10", 6)
    old = put(game, 0, "BB", "A10", attack=1)
    game.player(0).cp = 60
    phase(game, ("sheet", 0, {"research": ["attack"], "ships": {"BB:A10": 1}}))
    new = next(unit for unit in game.player(0).units if unit.type == "BB" and unit is not old)
    assert (old.levels["attack"], new.levels["attack"]) == (1, 2) and not units.same(old, new)


@pytest.mark.rule("SE-GEAR-01")
def test_research_rises_by_ten_at_most() -> None:
    """EX-32, D-59"""
    game = space(research="gearing")
    sheet = opened(game, cp=200)
    assert research_open(game, sheet) == ["ship_size"]
    assert why(game, sheet, SheetPlan(levels=("attack",))) == "SE-GEAR-01"
    game.player(0).researched = 15
    assert set(research_open(game, sheet)) == {"ship_size", "attack", "defense", "tactics", "move", "ship_yard"} | {
        "terraforming",
        "exploration",
    }


@pytest.mark.rule("SE-GRANT-01", "SE-GRANT-02", "SE-GRANT-03", "SE-GRANT-07")
def test_grants_are_assigned_before_any_die_and_rise_by_two() -> None:
    """EX-33, EX-36"""
    game = space(research="grants")
    sheet = opened(game, cp=100)
    assert research.most_grants(game, 0, sheets.left(sheet)) == 2
    game.player(0).granted = 3
    assert research.most_grants(game, 0, sheets.left(sheet)) == 5
    assert "research" not in form_of(space(research="grants")).fields
    asked = phase(game, ("sheet", 0, {"grants": {"attack": 1, "move": 2}}))
    assert asked.index("purchases") > asked.index("sheet")
    assert {id: len(rolls) for id, rolls in game.player(0).sheets[-1].grants.items()} == {"attack": 1, "move": 2}


@pytest.mark.rule("SE-GRANT-04", "SE-GRANT-05", "SE-GRANT-06")
@pytest.mark.parametrize(("rolls", "level", "kept"), [((7, 5, 6, 8), 1, 0), ((7, 5, 6, 1), 0, 19)])
def test_points_add_up_until_the_level_is_reached(
    rolls: tuple[int, ...], level: int, kept: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """EX-34, EX-35, D-60"""
    game, fall = space(research="grants"), list(rolls)
    sheet = opened(game, cp=100)
    monkeypatch.setattr(research, "roll", lambda *_: fall.pop(0))
    research.grant(game, 0, sheet, {"attack": 4})
    assert technology.researched(game, 0, "attack") == level and game.player(0).progress.get("attack", 0) == kept
    assert sheet.spent == 20


@pytest.mark.rule("SE-WRECK-02", "SE-WRECK-03", "SE-INCOME-07")
@pytest.mark.parametrize(
    ("roll", "id"),
    [(1, "ship_size"), (4, "attack"), (5, "defense"), (7, "tactics"), (8, "move"), (9, "move"), (10, "ship_yard")],
)
def test_a_wreck_gives_a_level_or_nothing(roll: int, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """EX-13, D-25"""
    game = space()
    monkeypatch.setattr(research, "roll", lambda *_: roll)
    sheet, before = opened(game), technology.researched(game, 0, id)
    research.salvage(game, 0, sheet)
    assert technology.researched(game, 0, id) == before + 1 and sheet.wrecks == [id]
    learn(game, 0, ship_size=6, attack=3, defense=3, tactics=3, move=6, ship_yard=3)
    research.salvage(game, 0, sheet)
    assert sheet.wrecks == [id, f"{id}:lost"]


# --- purchases -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-PLACE-01", "SE-PLACE-02", "SE-PLACE-03", "SE-PLACE-04", "SE-YARD-01")
def test_ship_yards_of_a_hex_build_together() -> None:
    """EX-16, D-34"""
    game = space()
    learn(game, 0, ship_size=5)
    put(game, 0, "SY", "A10", 2)
    sheet = opened(game, cp=100)
    assert why(game, sheet, units_plan(("BB", "A10", 1))) == "SE-PLACE-04"
    assert why(game, sheet, units_plan(("CA", "A10", 1))) is None
    assert why(game, sheet, units_plan(("SC", "A10", 2))) is None
    assert why(game, sheet, units_plan(("CA", "A10", 1), ("SC", "A10", 1))) == "SE-PLACE-04"
    assert why(game, sheet, units_plan(("CA", "A10", 1), ("BASE", "A10", 1), ("SY", "A10", 1))) is None


@pytest.mark.rule("SE-YARDTECH-01", "SE-YARDTECH-02", "SE-UPGRADE-07")
@pytest.mark.parametrize(
    ("level", "yards", "points"), [(1, 3, 3), (2, 1, 1), (2, 2, 3), (2, 3, 4), (3, 1, 2), (3, 3, 6)]
)
def test_hull_points_by_ship_yard_level(level: int, yards: int, points: int) -> None:
    """EX-22"""
    game = space()
    learn(game, 0, ship_yard=level)
    put(game, 0, "SY", "A10", yards)
    assert income.capacities(game, 0) == {"A10": points}


@pytest.mark.rule("SE-BASE-01", "SE-BASE-02", "SE-BASE-03", "SE-YARD-02", "SE-YARD-03", "SE-YARD-04", "SE-YARD-05")
def test_bases_and_ship_yards_come_from_colonies_that_produced() -> None:
    game = space()
    learn(game, 0, ship_size=2)
    colony(game, 0, "F6")
    colony(game, 0, "F7", 0)
    colony(game, 0, "F8")
    put(game, 1, "SC", "F8")
    put(game, 0, "BASE", "F6")
    base, yard = UNITS["BASE"], UNITS["SY"]
    assert places(game, base) == ["A10"] and places(game, yard) == ["A10", "F6"]
    for card in (base, yard):
        assert buying.most(buying.Standing(game, 0), card, ["A10"], 100, {}) == {"A10": 1}
    phase(game, ("sheet", 0, {"bases": {"BASE:A10": 1, "SY:F6": 1}}))
    assert {(unit.type, unit.at) for unit in game.player(0).units} == {("BASE", "F6"), ("BASE", "A10"), ("SY", "F6")}


@pytest.mark.rule("SE-YARD-06", "SE-YARD-07", "SE-DECOY-07")
def test_a_new_ship_yard_builds_nothing_yet_and_decoys_need_none() -> None:
    """D-37"""
    game = space()
    colony(game, 0, "F7", 0)
    sheet = opened(game, cp=100)
    assert why(game, sheet, units_plan(("SY", "A10", 1), ("SC", "A10", 1))) == "SE-PLACE-04"
    assert places(game, UNITS["DECOY"]) == ["A10", "F7"]


@pytest.mark.rule("SE-YARD-06")
def test_a_ship_yard_that_is_given_up_builds_nothing() -> None:
    """D-61"""
    game = space()
    yard = put(game, 0, "SY", "A10", 2)
    plan = SheetPlan(scuttled=(yard.id,), lots=(Lot("SC", "A10", 1),))
    assert why(game, opened(game, cp=100), plan) == "SE-PLACE-04"


@pytest.mark.rule("SE-DECOY-07", "SE-DECOY-01", "SE-GROUP-14")
@pytest.mark.parametrize(("decoys", "paid"), [("any", 1), ("paid", 4)])
def test_the_numeral_of_a_decoy_is_chosen(decoys: str, paid: int) -> None:
    """D-36"""
    game = space(decoys=decoys)
    chosen: list[Any] = [("sheet", 0, {"decoys": {"DECOY:A10": 1}}), ("numerals", 0, {"decoy:A10:1": 4})]
    phase(game, *(chosen if decoys == "any" else [("sheet", 0, {"decoys": {"DECOY:A10": 4}})]))
    (decoy,) = game.player(0).units
    assert decoy.count == 4 and not decoy.up and game.player(0).sheets[-1].left == 20 - paid


@pytest.mark.rule("SE-PLACE-05", "SE-PLACE-06", "SE-GROUP-01")
@pytest.mark.parametrize(("apart", "counts"), [("no", [6, 1]), ("yes", [4, 3])])
def test_new_ships_join_a_group_or_start_one(apart: str, counts: list[int]) -> None:
    game = space()
    put(game, 0, "SY", "A10", 4)
    group = put(game, 0, "SC", "A10", 4)
    game.player(0).cp = 50
    phase(game, ("sheet", 0, {"ships": {"SC:A10": 3}, "apart": apart}))
    assert [unit.count for unit in game.player(0).units if unit.type == "SC"] == counts and not group.up


@pytest.mark.rule("SE-PLACE-05")
def test_ships_that_come_unseen_do_not_join_what_everybody_sees() -> None:
    """D-76"""
    game = space()
    put(game, 0, "SY", "A10", 4)
    put(game, 0, "SC", "A10").up = True
    game.player(0).cp = 50
    phase(game, ("sheet", 0, {"ships": {"SC:A10": 1}}))
    assert [unit.up for unit in game.player(0).units if unit.type == "SC"] == [True, False]


@pytest.mark.rule("SE-BUY-06")
def test_without_a_counter_ships_only_join() -> None:
    """D-32"""
    game = space()
    put(game, 0, "SY", "A10", 4)
    for _ in range(6):
        put(game, 0, "SC", "F6")
    sheet, plan = opened(game, cp=100), units_plan(("SC", "A10", 1))
    assert why(game, sheet, plan) == "SE-BUY-06"
    ship = game.player(0).units[1]
    assert why(game, sheet, SheetPlan(scuttled=(ship.id,), lots=plan.lots)) is None
    ship.at, ship.up = "A10", True
    assert why(game, sheet, plan) is None


@pytest.mark.rule("SE-CARRIER-01", "SE-RAIDER-01", "SE-MINE-01", "SE-SWEEP-01", "SE-FIGHTER-01", "SE-PIPE-03")
@pytest.mark.parametrize(
    ("module", "tech", "types"),
    [
        ("carriers", "fighter", ["CV", "F"]),
        ("raiders", "cloaking", ["R"]),
        ("mines", "mines", ["MINES"]),
        ("mines", "minesweep", ["SW"]),
        ("pipelines", "move", ["MS"]),
    ],
)
def test_types_of_the_advanced_rules_need_their_technology(module: str, tech: str, types: list[str]) -> None:
    for options in ({}, {module: True}):
        game = space(**options)
        put(game, 0, "SY", "A10", 4)
        learn(game, 0, **{tech: 1})
        game.player(0).cp = 100
        offers = offered(form_of(game))
        assert all((type in offers) == bool(options) for type in types)


@pytest.mark.rule("SE-BUY-01", "SE-BUY-02", "SE-ECON-04")
def test_what_is_not_spent_is_carried_over() -> None:
    """D-31"""
    game = space()
    put(game, 0, "SY", "A10", 4)
    game.player(0).cp = 50
    phase(game, ("sheet", 0, {"ships": {"MINER:A10": 1}}))
    assert game.player(0).cp == 65


# --- secrecy ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-ECON-01", "SE-ECON-02", "SE-ECON-03", "SE-TURN-04", "SE-PLACE-07")
def test_all_plan_at_once_and_nothing_shows_before_all_have_ended() -> None:
    """D-73"""
    game = space()
    game.state.phase = "economy"
    played = play(
        economic_phase.step(game),
        ("sheet", 0, {"decoys": {"DECOY:A10": 1}}),
        ("numerals", 0, {"decoy:A10:1": 2}),
        others="stop",
    )
    ask = played.open
    assert isinstance(ask, Ask) and ask.shown == (0, 1) and ask.kind == "economy"
    assert game.player(0).units == []
    assert all("DECOY" not in str(line) for event in game.events for line in event.lines(1))


@pytest.mark.rule("SE-GROW-01")
def test_a_handicap_lets_colonies_grow_twice() -> None:
    game = space(handicap=1)
    made, other = colony(game, 0, "F6", 1), colony(game, 1, "H3", 1)
    phase(game)
    assert (made.value, other.value) == (5, 3)


@pytest.mark.rule("SE-TURN-02", "SE-TURN-05", "SE-TURN-06")
def test_the_next_round_begins_with_turn_one() -> None:
    game = space()
    mark(game, "F6", "planet")
    phase(game)
    state = game.state
    assert (state.round, state.turn, state.phase, state.step) == (2, 1, "turn", "start")


@pytest.mark.parametrize(("out", "asked"), [((), ""), ((1,), "-alone")])
def test_who_plays_alone_is_told_of_no_secret(out: tuple[int, ...], asked: str) -> None:
    game = space()
    for seat in out:
        game.player(seat).out = True
    game.state.phase = "economy"
    ask = play(economic_phase.step(game), others="stop").open
    assert ask is not None and ask.about == Text(f"space_empires-ask-economy{asked}")
