"""What single cards and rules of combat say in passing."""

from __future__ import annotations

import pytest

from engine.forbidden_stars import words
from engine.forbidden_stars.cards.steps import DO, Doing, able
from engine.forbidden_stars.combat import sides
from engine.forbidden_stars.combat.occasions import ROUTABLE
from engine.forbidden_stars.components import AREAS, ORDER_UPGRADES
from engine.forbidden_stars.economy import purchase
from engine.forbidden_stars.galaxy import units
from engine.forbidden_stars.orders.occasions import INSTEAD, ORDER_REVEALED, OrderAt, Turn
from engine.forbidden_stars.phases import operations
from engine.forbidden_stars.state import Storm
from tests.engine.driving import play
from tests.engine.forbidden_stars.battlefield import clash, world
from tests.engine.forbidden_stars.positions import ordered, own, ready, scheme, stack, station, there

SM, CH, OR, EL = "space_marines", "chaos", "orks", "eldar"


@pytest.mark.rule("FS-GOLD-01", "FS-GOLD-02", "FS-GOLD-03", "FS-ROUT-01")
def test_a_card_outranks_the_rule_and_cannot_outranks_all() -> None:
    """Damage routs by the rules; Show No Fear forbids it, so that no other card routs the unit either."""
    fight = clash(CH, {"helbrute": 1}, "mm", SM, {"space_marine": 1}, "", cards=("", ""))
    game, seat = fight.game, fight.combat.defender
    game.begin("show_no_fear", seat, "execution_round")
    assert not ROUTABLE(game, seat, True)
    doing = Doing(game, fight.combat.attacker, "chaos_victorious")
    fight.drive(DO["rout"](doing, {"op": "rout", "who": "opponent", "n": 1, "chooser": "owner"}))  # type: ignore[arg-type]
    assert fight.units(seat) == ["space_marine"]
    game.end("execution_round")
    fight.drive(DO["rout"](doing, {"op": "rout", "who": "opponent", "n": 1, "chooser": "owner"}))  # type: ignore[arg-type]
    assert fight.units(seat) == ["space_marine-"]


@pytest.mark.rule("FS-COMBAT-02", "FS-STORM-02")
def test_no_more_than_five_start_a_further_combat_and_none_cross_a_storm() -> None:
    fight = clash(EL, {"aspect_warrior": 6, "falcon": 1}, "m", CH, {"cultist": 2}, "")
    game, here = fight.game, fight.combat.area
    near = [id for id in game.board.near[here] if AREAS[id].kind == "world"]
    for id in near:
        station(game, fight.combat.defender, id, cultist=1)
    fight.attacker.laid = "wave_serpent"
    step = {"n": "any", "max_level": 1, "to": "adjacent_area", "status": ["enemy"], "may_start_combat": True}
    doing = Doing(game, fight.combat.attacker, "wave_serpent")
    game.state.storms = [Storm(edge) for edge in game.board.edges if edge]
    open_to = [id for id in near if game.board.crossed(here, id) is None]
    assert able(doing, {"op": "move_units", **step}) == bool(open_to)
    game.state.storms = []
    fight.drive(DO["move_units"](doing, step), ("leave_combat", {"aspect_warrior": 5}))  # type: ignore[arg-type]
    assert fight.units(fight.combat.attacker).count("aspect_warrior") == 1


@pytest.mark.rule("FS-CARD-23", "FS-BASTION-07", "FS-BASTION-04", "FS-UNIT-01", "FS-UNIT-02")
def test_cards_mean_units_of_the_combat_and_a_bastion_enables_its_box() -> None:
    fight = clash(CH, {"helbrute": 1}, "", SM, {"bastion": 1, "scout-": 1}, "bm", cards=("", "blessed_power_armour"))
    game, seat = fight.game, fight.combat.defender
    elsewhere = next(id for id in game.state.areas if AREAS[id].kind == "world" and id != fight.combat.area)
    station(game, seat, elsewhere, scout=1)[0].routed = True
    assert [unit.type for unit in sides.forces(game, seat)] == ["scout"], "a bastion is no unit"
    fight.round(("convert", {"bolter": 1, "morale": 1}))
    assert fight.sums()[3] == 1 + 2 + 2
    fight.drive(DO["rally"](Doing(game, seat, "hold_the_line"), {"op": "rally", "who": "self", "n": "all"}))  # type: ignore[arg-type]
    assert fight.units(seat) == ["scout"] and game.area(elsewhere).units[seat][0].routed


@pytest.mark.rule("FS-CONV-01")
def test_whoever_turns_dice_reads_what_they_show_then() -> None:
    fight = clash(CH, {"helbrute": 1}, "", SM, {"scout": 1}, "bm", cards=("", "blessed_power_armour"))
    doing = Doing(fight.game, fight.combat.defender, "blessed_power_armour")
    step = {"op": "convert", "who": "self", "from": ["bolter", "morale"], "to": ["shield"], "n": 1}
    asked = play(DO["convert"](doing, step), others="stop").open  # type: ignore[arg-type]
    assert asked is not None and asked.about.params["to"] == (words.face("shield"),)


@pytest.mark.rule("FS-GAIN-01", "FS-GAIN-04")
def test_a_die_of_a_named_face_is_not_rolled() -> None:
    fight = clash(CH, {"cultist": 1}, "", SM, {"scout": 1}, "", cards=("dark_faith", ""))
    fight.round(dice=(1, 1))
    assert fight.attacker.dice == ["morale"] and not fight.game.thrown


@pytest.mark.rule("FS-FREE-01", "FS-FREE-02", "FS-FREE-03", "FS-FREE-04")
def test_free_units_come_from_the_supply_to_where_the_card_says() -> None:
    game = ready(4, empty=True)
    seat, place = game.seat_of(CH), world(game)
    station(game, seat, place, chaos_space_marine=1)
    step = {"n": 2, "units": ["cultist"], "where": "friendly_world_without_cultist", "status": ["friendly"]}
    doing = Doing(game, seat, "prophets_and_signs")
    play(DO["place_free_unit"](doing, step))  # type: ignore[arg-type]
    assert there(game, seat, place) == {"chaos_space_marine": 1, "cultist": 2} and game.player(seat).materiel == 6
    assert not able(doing, {"op": "place_free_unit", **step}), "it has Cultists now"
    station(game, seat, place, cultist=7)
    assert units.left(game, seat, "cultist") == 0
    other = next(id for id in game.state.areas if AREAS[id].kind == "world" and id != place)
    station(game, seat, other, helbrute=1)
    play(DO["place_free_unit"](doing, step))  # type: ignore[arg-type]
    assert there(game, seat, other) == {"helbrute": 1}


@pytest.mark.rule("FS-UPG-13", "FS-UPG-07")
def test_an_order_turned_into_another_opens_the_upgrades_of_that_kind() -> None:
    game = ready(4, empty=True)
    seat, place = game.seat_of(OR), world(game)
    station(game, seat, place, ork_boyz=1)
    own(game, seat, "the_green_tide", "werk_fasta")
    ordered(game, seat, "strategize", place.split("-")[0])
    about = OrderAt(actor=seat, kind="strategize", system=place.split("-")[0])
    window = ORDER_REVEALED.window(game, about)
    assert [one.id for one in window.choices(seat)] == ["upgrade:the_green_tide"]
    play(window.use(seat, "upgrade:the_green_tide"), ("as_order", "deploy"))
    assert about.kind == "deploy" and [one.id for one in window.choices(seat)] == ["upgrade:werk_fasta"]
    assert ORDER_UPGRADES["werk_fasta"].order == "deploy"


@pytest.mark.rule("FS-EVENT-08", "FS-EVENT-07")
def test_instead_of_an_order_no_token_is_revealed() -> None:
    game = ready(4, empty=True)
    seat, place = game.seat_of(SM), world(game)
    station(game, seat, place, scout=1)[0].routed = True
    scheme(game, seat, "unwavering_resolve")
    system = place.split("-")[0]
    stack(game, system, (seat, "advance"))
    assert [one.id for one in INSTEAD.window(game, Turn(actor=seat)).choices(seat)] == ["scheme:unwavering_resolve"]
    play(operations.turn(game, seat), ("reveal", "scheme:unwavering_resolve"))
    assert not game.area(place).units[seat][0].routed and len(game.system(system).orders) == 1


@pytest.mark.rule("FS-CLAR-12", "FS-DEPLOY-13", "FS-ORBIT-18")
def test_a_dread_ritual_needs_no_factory() -> None:
    game = ready(4, empty=True)
    seat, place = game.seat_of(CH), world(game)
    station(game, seat, place, cultist=2)
    game.player(seat).materiel, game.state.active = 1, place.split("-")[0]
    step = dict(ORDER_UPGRADES["dread_ritual"].effects[0].do[0])
    doing = Doing(game, seat, "dread_ritual")
    assert able(doing, step)
    play(DO["purchase_unit"](doing, step), ("buy_unit", purchase.Buy("cultist").id))  # type: ignore[arg-type]
    assert sum(len(units.at(game, seat, id)) for id in game.board.areas_of[place.split("-")[0]]) == 3
    assert game.player(seat).materiel == 1, "two Cultists make it two cheaper"


@pytest.mark.rule("FS-SHIP-06", "FS-DEPLOY-17", "FS-FREE-02")
def test_a_free_ship_comes_to_a_void_without_way_or_price() -> None:
    game = ready(4, empty=True)
    seat = game.seat_of(EL)
    step = {"n": 1, "units": ["hellebore_frigate"], "where": "any_uncontrolled_void", "status": ["uncontrolled"]}
    game.player(seat).materiel = 0
    place = next(id for id in game.state.areas if AREAS[id].kind == "void")
    play(DO["place_free_unit"](Doing(game, seat, "outcasts_returned"), step), ("place_unit", place))  # type: ignore[arg-type]
    assert there(game, seat, place) == {"hellebore_frigate": 1} and game.player(seat).materiel == 0
