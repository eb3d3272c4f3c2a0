"""The course of a combat: preparation, damage, routing, retreat, resolution."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.ask import PickOne, Shape
from engine.events import PART, SMALL, SUM
from engine.forbidden_stars import words
from engine.forbidden_stars.combat import battle, damage, execution, preparation, resolution, retreat
from engine.forbidden_stars.combat.dice import roll
from engine.forbidden_stars.components import AREAS, SYSTEM_OF
from engine.forbidden_stars.galaxy import areas, structures
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide, Resolving, Storm
from engine.text import T, seat_name
from tests.engine.driving import dice, play
from tests.engine.forbidden_stars.battlefield import clash, world
from tests.engine.forbidden_stars.positions import ready, scheme, station, there

SM, CH, OR, EL = "space_marines", "chaos", "orks", "eldar"


@pytest.mark.rule(
    "FS-COMBAT-05", "FS-COMBAT-06", "FS-COMBAT-07", "FS-COMBAT-08", "FS-ROUT-04", "FS-REINF-06", "FS-BASTION-02"
)
def test_unrouted_units_and_bastions_roll_at_most_eight_dice() -> None:
    fight = clash(SM, {"land_raider": 3, "scout-": 1}, "", CH, {"cultist": 1, "token": 1, "bastion": 1}, "")
    preparation.roll_dice(fight.game, fight.combat)
    assert (len(fight.attacker.dice), len(fight.defender.dice)) == (8, 3)


def test_bolters_are_what_luck_is_counted_by() -> None:
    game = ready(2)
    faces = roll(game, 0, 5, "combat")
    thrown = game.thrown[-1]
    assert (thrown.counts, thrown.hits, thrown.expected) == (True, faces.count("bolter"), 2.5)


@pytest.mark.rule("FS-COMBAT-10", "FS-CARD-01", "FS-CARD-03", "FS-INFO-04", "FS-COMBAT-26", "FS-CARD-24")
def test_five_cards_are_drawn_and_all_go_back() -> None:
    fight = clash(SM, {"scout": 1}, "", CH, {"cultist": 1}, "")
    seat = fight.combat.attacker
    preparation.draw(fight.game, seat, 5)
    assert len(fight.attacker.hand) == 5 and len(fight.game.player(seat).deck) == 5
    event = fight.game.events[-1]
    assert list(event.secret) == [seat]
    copies = Counter(fight.attacker.hand)
    told = tuple(words.counted(words.card(id), n) for id, n in copies.items())
    assert event.secret[seat].params["cards"] == told and len(told) < 5, "two of one card are said as two"
    resolution.clean_up(fight.game, fight.combat)
    assert len(fight.game.player(seat).deck) == 10


@pytest.mark.rule("FS-COMBAT-11", "FS-REINF-01", "FS-REINF-02", "FS-REINF-03", "FS-REINF-04", "FS-REINF-08")
def test_reinforcements_up_to_the_figures_there() -> None:
    fight = clash(SM, {"space_marine": 1, "scout-": 1, "bastion": 1}, "", CH, {"cultist": 1}, "")
    game, seat = fight.game, fight.combat.attacker
    game.player(seat).assets["reinforcement"] = 3
    played = play(preparation.reinforce(game, fight.combat, seat), others="stop")
    assert played.open is not None and played.open.must[seat].high == 2  # type: ignore[attr-defined]
    play(preparation.reinforce(game, fight.combat, seat), ("reinforce", 2))
    assert fight.units(seat).count("scout*") == 2 and game.player(seat).assets["reinforcement"] == 1
    resolution.clean_up(game, fight.combat)
    assert "scout*" not in fight.units(seat)


@pytest.mark.rule("FS-REINF-01", "FS-REINF-04")
def test_in_a_void_a_reinforcement_token_is_a_ship() -> None:
    fight = clash(SM, {"strike_cruiser": 1}, "", CH, {"iconoclast_destroyer": 1}, "", at_sea=True)
    for seat in (fight.combat.attacker, fight.combat.defender):
        fight.game.player(seat).assets["reinforcement"] = 1
        play(preparation.reinforce(fight.game, fight.combat, seat), ("reinforce", 1))
    assert fight.units(fight.combat.attacker) == ["strike_cruiser", "strike_cruiser*"]
    assert fight.units(fight.combat.defender) == ["iconoclast_destroyer", "iconoclast_destroyer*"]


@pytest.mark.rule("FS-RETREAT-02", "FS-RETREAT-14", "FS-PATH-02")
@pytest.mark.parametrize(("number", "back"), [(2, {"ork_boyz": 2}), (3, {})])
def test_who_came_over_a_lent_void_goes_back_over_it_in_the_same_order(number: int, back: dict[str, int]) -> None:
    """Ork Roks lend it to two units, so three that lose together have no way. A ship that has come closes it."""
    game = ready(4, empty=True, storms=())
    seat, other = game.seat_of(OR), game.seat_of(CH)
    station(game, other, "5A-NW", helbrute=1)
    station(game, seat, "5A-NW", ork_boyz=number)
    game.begin("ork_roks", seat, "order")
    game.state.active = "5A"
    game.state.resolving = Resolving(seat, "advance", "5A", "advance", lent="5A-NE")
    game.state.combat = Combat("5A-NW", seat, other, ["10A-NE"], sides={seat: CombatSide(), other: CombatSide()})
    play(retreat.retreat(game, seat, game.area("5A-NW").units[seat]), others="random")
    assert there(game, seat, "10A-NE") == back
    station(game, other, "5A-NE", iconoclast_destroyer=1)
    assert retreat.lent_void(game, seat, 2) is None


@pytest.mark.rule("FS-COMBAT-12", "FS-COMBAT-13", "FS-CARD-15", "FS-CARD-17")
def test_both_choose_at_the_same_time_and_cards_stay() -> None:
    fight = clash(SM, {"land_raider": 1}, "", CH, {"helbrute": 1}, "", cards=("hold_the_line", "dark_faith"))
    played = play(execution.choose(fight.game, fight.combat), others="stop")
    assert played.open is not None and sorted(played.open.must) == sorted(fight.combat.sides)
    fight.round()
    fight.attacker.hand, fight.defender.hand = [], []
    fight.round()
    assert fight.sums()[1] == 1, "the icon of the first round still counts, its tokens do not"
    assert fight.attacker.played == ["hold_the_line"]


@pytest.mark.rule("FS-COMBAT-03", "FS-CONT-03", "FS-COMBAT-25")
def test_without_defence_the_attacker_wins_at_once() -> None:
    game = ready(4, empty=True, storms=())
    one, two, place = game.seat_of(SM), game.seat_of(CH), world(game)
    station(game, one, place, scout=1)
    station(game, two, place, factory=1)
    played = play(battle.fight(game, place, one, []), others="stop")
    assert not played.asked and game.area(place).structures[0].owner == one and game.state.combat is None


@pytest.mark.rule("FS-COMBAT-01", "FS-COMBAT-04", "FS-BASTION-03", "FS-BASTION-06", "FS-COMBAT-27")
def test_a_bastion_defends_alone_and_is_seized() -> None:
    game = ready(4, empty=True, storms=())
    one, two, place = game.seat_of(SM), game.seat_of(CH), world(game)
    station(game, one, place, land_raider=1)
    station(game, two, place, bastion=1)
    for seat in (one, two):
        game.player(seat).deck = []
    dice(game, 6, 6, 6, 6, 6)
    assert battle.defender_of(game, place, one) == two
    play(battle.fight(game, place, one, []))
    assert [(one_.kind, one_.owner) for one_ in game.area(place).structures] == [("bastion", one)]


@pytest.mark.rule(
    "FS-DMG-01",
    "FS-DMG-02",
    "FS-DMG-03",
    "FS-DMG-05",
    "FS-DMG-06",
    "FS-DMG-07",
    "FS-DMG-08",
    "FS-COMBAT-18",
    "FS-DEST-01",
    "FS-DEST-03",
)
def test_damage_goes_on_to_the_next_unit() -> None:
    fight = clash(SM, {"scout": 2}, "", CH, {"helbrute": 1}, "bbb")
    fight.drive(damage.assess(fight.game, fight.combat))
    assert fight.units(fight.combat.attacker) == ["scout-"]


@pytest.mark.rule("FS-DMG-05")
def test_who_assigns_damage_reads_what_destroys_each_unit() -> None:
    fight = clash(SM, {"scout": 1, "space_marine": 1}, "", CH, {"helbrute": 1}, "bbb")
    ask = play(damage.assess(fight.game, fight.combat), others="stop").open
    assert ask is not None and ask.kind == "suffer"
    shape = ask.must[fight.combat.attacker]
    assert isinstance(shape, PickOne)
    left = {option.id: option.more.params["n"] for option in shape.options if option.more is not None}
    assert left == {"scout": 2, "space_marine": 3}


@pytest.mark.rule("FS-DMG-04", "FS-DMG-09", "FS-DMG-11", "FS-BASTION-04", "FS-BASTION-05")
def test_routed_units_suffer_only_where_nothing_else_is_left() -> None:
    fight = clash(CH, {"helbrute": 1}, "bb", SM, {"scout-": 1, "bastion": 1}, "")
    fight.drive(damage.assess(fight.game, fight.combat))
    assert fight.units(fight.combat.defender) == ["scout-"]
    fort = structures.bastion(fight.game, fight.combat.defender, fight.combat.area)
    assert fort is not None and fort.damage == 2
    damage.forget(fight.game, fight.combat.area)
    assert fort.damage == 0
    structures.destroy(fight.game, fight.combat.area, fort)
    fight.attacker.dice.remove("bolter")
    fight.drive(damage.assess(fight.game, fight.combat))
    assert fight.units(fight.combat.defender) == ["scout-"]


@pytest.mark.rule("FS-COMBAT-19", "FS-COMBAT-20")
def test_who_is_left_wins_whatever_the_morale() -> None:
    fight = clash(SM, {"scout": 1}, "bbbb", CH, {"cultist": 1}, "mmmmmm")
    fight.round()
    assert not execution.both_stand(fight.game, fight.combat)
    fight.drive(resolution.resolve(fight.game, fight.combat, undefended=False))
    assert fight.combat.winner == fight.combat.attacker


def test_nobody_wins_where_nothing_is_left() -> None:
    """D-08: the defender keeps a city."""
    fight = clash(SM, {"scout": 1}, "bbbb", CH, {"cultist": 1, "city": 1}, "bbbb")
    fight.round()
    fight.drive(resolution.resolve(fight.game, fight.combat, undefended=False))
    assert fight.combat.winner is None
    assert fight.game.area(fight.combat.area).structures[0].owner == fight.combat.defender


@pytest.mark.rule("FS-COMBAT-22", "FS-COMBAT-23", "FS-COMBAT-24", "FS-MORALE-01", "FS-MORALE-02", "FS-ROUT-03")
@pytest.mark.parametrize(("faces", "wins"), [("mm", "attacker"), ("m", "defender")])
def test_the_higher_morale_wins_and_ties_go_to_the_defender(faces: str, wins: str) -> None:
    fight = clash(SM, {"scout": 1, "land_raider-": 1}, faces, CH, {"cultist": 1}, "m")
    winner = resolution.by_morale(fight.game, fight.combat)
    assert winner == (fight.combat.attacker if wins == "attacker" else fight.combat.defender)


@pytest.mark.rule("FS-LIMIT-04", "FS-COMBAT-25")
def test_a_structure_without_control_token_is_destroyed() -> None:
    fight = clash(SM, {"scout": 1}, "", CH, {"city": 1}, "")
    game, seat = fight.game, fight.combat.attacker
    for id in [id for id in game.state.areas if AREAS[id].kind == "world" and id != fight.combat.area][:9]:
        station(game, seat, id, factory=1)
    fight.combat.winner = seat
    resolution.seize(game, fight.combat)
    assert not game.area(fight.combat.area).structures


# --- retreat ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "FS-RETREAT-03", "FS-RETREAT-04", "FS-RETREAT-13", "FS-RETREAT-14", "FS-ROUT-09", "FS-ROUT-05", "FS-REINF-08"
)
def test_attackers_go_back_to_where_one_of_them_came_from() -> None:
    fight = clash(SM, {"scout": 1, "scout-": 1, "token": 1}, "", CH, {"cultist": 1}, "")
    game, seat, here = fight.game, fight.combat.attacker, fight.combat.area
    home = next(id for id in game.board.near[here] if AREAS[id].kind == "world")
    fight.combat.origins = [home]
    assert retreat.destinations(game, seat) == [home]
    fight.drive(retreat.retreat(game, seat, list(game.area(here).units[seat])))
    assert there(game, seat, home) == {"scout": 2} and all(unit.routed for unit in game.area(home).units[seat])


@pytest.mark.rule("FS-RETREAT-15", "FS-RETREAT-09")
def test_attackers_that_no_order_brought_are_destroyed() -> None:
    fight = clash(SM, {"scout": 2}, "", CH, {"cultist": 1}, "")
    seat = fight.combat.attacker
    fight.drive(retreat.retreat(fight.game, seat, list(fight.game.area(fight.combat.area).units[seat])))
    assert fight.units(seat) == [] and "forbidden_stars-unit-destroyed" in fight.said()


@pytest.mark.rule(
    "FS-RETREAT-02",
    "FS-RETREAT-05",
    "FS-RETREAT-08",
    "FS-RETREAT-16",
    "FS-RETREAT-17",
    "FS-RETREAT-18",
    "FS-RETREAT-19",
)
def test_defenders_go_to_friendly_areas_first_and_never_towards_the_attackers() -> None:
    fight = clash(SM, {"scout": 1}, "", CH, {"cultist": 1}, "")
    game, seat, here = fight.game, fight.combat.defender, fight.combat.area
    near = [id for id in game.board.near[here] if AREAS[id].kind == "world"]
    free = retreat.destinations(game, seat)
    assert free and all(areas.status(game, seat, id) == "uncontrolled" and AREAS[id].kind == "world" for id in free)
    station(game, seat, near[0], cultist=1)
    assert retreat.destinations(game, seat) == [near[0]]
    fight.combat.origins = [near[0]]
    assert near[0] not in retreat.destinations(game, seat)
    if SYSTEM_OF[near[0]] != SYSTEM_OF[here]:
        assert all(SYSTEM_OF[id] != SYSTEM_OF[near[0]] for id in retreat.destinations(game, seat))


@pytest.mark.rule("FS-RETREAT-06", "FS-RETREAT-07")
def test_a_retreat_keeps_the_capacity_at_once() -> None:
    fight = clash(SM, {"scout": 1}, "", CH, {"cultist": 3}, "")
    game, seat, here = fight.game, fight.combat.defender, fight.combat.area
    near = next(id for id in game.board.near[here] if AREAS[id].kind == "world")
    station(game, seat, near, cultist=AREAS[near].capacity)
    fight.drive(retreat.retreat(game, seat, list(game.area(here).units[seat])))
    assert len(game.area(near).units[seat]) == AREAS[near].capacity


@pytest.mark.rule("FS-RETREAT-08", "FS-STORM-02")
def test_ships_retreat_to_voids_and_past_no_storm() -> None:
    fight = clash(SM, {"strike_cruiser": 1}, "", CH, {"iconoclast_destroyer": 1}, "", at_sea=True)
    game, seat, here = fight.game, fight.combat.defender, fight.combat.area
    before = retreat.destinations(game, seat)
    assert before and all(AREAS[id].kind == "void" for id in before)
    game.state.storms = [Storm(edge) for edge in game.board.edges_of[SYSTEM_OF[here]]]
    assert all(SYSTEM_OF[id] == SYSTEM_OF[here] for id in retreat.destinations(game, seat))


@pytest.mark.rule("FS-RETREAT-10", "FS-RETREAT-11", "FS-RETREAT-12", "FS-SPEND-03")
def test_who_retreats_in_a_round_suffers_nothing_of_it() -> None:
    fight = clash(CH, {"helbrute": 1}, "bbb", EL, {"aspect_warrior": 1}, "", cards=("", "ranger_support"))
    game, seat = fight.game, fight.combat.defender
    near = next(id for id in game.board.near[fight.combat.area] if AREAS[id].kind == "world")
    station(game, seat, near, falcon=1)
    fight.round()
    assert there(game, seat, near) == {"falcon": 1, "aspect_warrior": 1}
    assert fight.values[-1][0] == 2, "damage is assessed all the same"


# --- what answers ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-ROUT-06", "FS-ROUT-08", "FS-REINF-07", "FS-GOLD-03")
def test_an_ambush_destroys_what_is_routed() -> None:
    fight = clash(SM, {"scout": 2}, "bb", CH, {"helbrute": 2, "token": 1}, "m", cards=("ambush", ""))
    fight.round(("suffer", "helbrute"), ("unless", "yes"))
    assert fight.units(fight.combat.defender) in (["cultist*", "helbrute", "helbrute-"], ["cultist*", "helbrute-"])


def test_nothing_routs_who_shows_no_fear() -> None:
    fight = clash(SM, {"space_marine": 1}, "", CH, {"helbrute": 2}, "bbb", cards=("show_no_fear", ""))
    fight.round()
    assert fight.units(fight.combat.attacker) == ["space_marine"]


@pytest.mark.rule("FS-EVENT-05", "FS-EVENT-09", "FS-DISCARD-01")
def test_gitz_dem_destroys_the_routed_unit() -> None:
    fight = clash(OR, {"nob": 1}, "bb", SM, {"land_raider": 1}, "")
    seat = fight.combat.attacker
    scheme(fight.game, seat, "gitz_dem")
    fight.round(("unit_routed", "scheme:gitz_dem"))
    assert fight.units(fight.combat.defender) == [] and fight.game.player(seat).scheme is None


@pytest.mark.rule("FS-CARD-13", "FS-CARD-14", "FS-CARD-18")
def test_a_discarded_card_stops_at_once() -> None:
    fight = clash(EL, {"warlock_battle_titan": 1}, "", OR, {"ork_boyz": 1}, "s", cards=("", ""))
    game, seat = fight.game, fight.combat.defender
    fight.defender.played, fight.defender.hand = [], []
    fight.attacker.laid, fight.defender.laid = None, "weirdboyz"
    fight.drive(execution.reveal(game, fight.combat, seat))
    assert game.effect("weirdboyz", seat) is not None
    fight.attacker.laid = "psychic_lance"
    fight.drive(execution.reveal(game, fight.combat, fight.combat.attacker), ("unless", "yes"))
    assert game.effect("weirdboyz", seat) is None and fight.defender.played == []
    assert "weirdboyz" in game.player(seat).deck


@pytest.mark.rule("FS-CARD-07", "FS-CARD-09")
def test_a_player_may_decline_unless_the_card_says_must() -> None:
    fight = clash(OR, {"ork_boyz": 1}, "s", CH, {"helbrute": 1}, "b", cards=("shoota_boyz", "khornes_rage"))
    fight.round(("ability", "no"), dice=(1,))
    assert fight.sums() == (3, 0, 2, 0)


@pytest.mark.rule("FS-CARD-07", "FS-CARD-09")
def test_a_paragraph_with_a_choice_is_left_out_where_it_asks() -> None:
    fight = clash(CH, {"cultist": 1}, "", SM, {"scout": 1}, "", cards=("inhuman_strength", ""))
    fight.round(("option", "leave"))
    assert fight.sums()[0] == 2 and "ability" not in [kind for kind, _ in fight.asked]
    taken = clash(CH, {"cultist": 1}, "", SM, {"scout": 1}, "", cards=("inhuman_strength", ""))
    assert taken.round(("option", "1")).sums()[0] == 3


@pytest.mark.rule("FS-CARD-07", "FS-COMBAT-28")
def test_what_only_brings_something_is_taken_unasked() -> None:
    fight = clash(SM, {"land_raider": 1}, "", OR, {"nob": 1}, "", cards=("blessed_power_armour", ""))
    fight.round()
    assert fight.sums()[1] == 3 and "ability" not in [kind for kind, _ in fight.asked]


@pytest.mark.rule("FS-CARD-07", "FS-COMBAT-28")
def test_the_last_die_of_eight_is_not_taken_unasked() -> None:
    for faces, asked in (("bbbbbb", False), ("bbbbbbb", True)):
        fight = clash(SM, {"land_raider": 1}, faces, OR, {"nob": 1}, "", cards=("drop_pod_assault", ""))
        fight.round(*([("ability", "no")] if asked else []), dice=(1,))
        assert (len(fight.attacker.dice), "ability" in [kind for kind, _ in fight.asked]) == (7, asked)


@pytest.mark.rule("FS-CARD-07", "FS-GAIN-04")
def test_tokens_that_the_opponent_would_gain_too_are_not_taken_unasked() -> None:
    fight = clash(SM, {"land_raider": 1}, "", OR, {"ork_boyz": 1}, "", cards=("blessed_power_armour", ""))
    fight.game.begin("weirdboyz", fight.combat.defender, "combat")
    fight.round(("ability", "no"))
    assert fight.sums() == (0, 1, 0, 0)


@pytest.mark.rule(
    "FS-CARD-21",
    "FS-CARD-22",
    "FS-LIMIT-02",
    "FS-GAIN-04",
    "FS-GAIN-05",
    "FS-GAIN-06",
    "FS-ICON-01",
    "FS-ICON-02",
    "FS-ICON-03",
    "FS-CONV-01",
    "FS-CONV-02",
)
def test_dice_tokens_and_icons_are_different_things() -> None:
    fight = clash(EL, {"falcon": 1}, "", CH, {"chaos_space_marine": 1}, "s", cards=("", "mark_of_nurgle"))
    fight.attacker.tokens = {"shield": 2}
    fight.round()
    assert fight.sums() == (0, 2, 0, 2 + 3 + 2)
    assert fight.attacker.tokens == fight.defender.tokens == {}


@pytest.mark.rule("FS-SPEND-04", "FS-SPEND-05", "FS-SIM-02", "FS-SIM-03")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    fight = clash(CH, {"chaos_space_marine": 1}, "s", SM, {"scout": 1}, "b", cards=("khornes_rage", ""))
    fight.round()
    assert fight.attacker.dice == ["shield"] and fight.sums()[0] == 1


@pytest.mark.rule("FS-REINF-09", "FS-REINF-05")
def test_a_free_reinforcement_fights_along() -> None:
    fight = clash(OR, {"nob": 1}, "", SM, {"scout": 1}, "", cards=("sea_of_green", ""))
    fight.round()
    assert fight.units(fight.combat.attacker) == ["nob", "ork_boyz*"]
    assert fight.units(fight.combat.defender) == ["scout-"], "two stand against one, which has no morale die"


def test_farsight_takes_all_away_before_the_damage() -> None:
    fight = clash(EL, {"falcon": 2, "aspect_warrior-": 1}, "", SM, {"land_raider": 1}, "bbb")
    game, seat = fight.game, fight.combat.attacker
    scheme(game, seat, "farsight")
    goal = next(id for id in game.state.areas if AREAS[id].kind == "world" and id != fight.combat.area)
    station(game, seat, goal, falcon=1)
    fight.round(("damage_starts", "scheme:farsight"))
    assert there(game, seat, goal) == {"falcon": 3} and fight.units(seat) == []


def test_before_the_damage_the_question_says_what_each_would_suffer() -> None:
    fight = clash(EL, {"falcon": 2}, "bs", SM, {"land_raider": 1}, "bbbm")
    game, seat = fight.game, fight.combat.attacker
    scheme(game, seat, "farsight")
    safe = next(id for id in game.state.areas if AREAS[id].kind == "world" and id != fight.combat.area)
    station(game, seat, safe, falcon=1)
    asked = play(execution.assess_damage(game, fight.combat), others="stop").open
    assert asked is not None and asked.kind == "damage_starts"
    told = [(seat_name(seat), 2), (seat_name(fight.combat.defender), 1)]
    assert asked.about.params["ahead"] == tuple(T("forbidden_stars-would-suffer", seat=who, n=n) for who, n in told)


@pytest.mark.rule("FS-DMG-03", "FS-DMG-05", "FS-DMG-08")
def test_all_damage_goes_to_the_cheapest_by_one_answer() -> None:
    game = ready(4, empty=True)
    seat, place = game.seat_of(SM), world(game)
    station(game, seat, place, scout=2, space_marine=1, land_raider=1)
    asked = play(damage.assign(game, seat, place, 6, routs=True), ("suffer", "by_cost"))
    assert asked.asked == [("suffer", (seat,))] and there(game, seat, place) == {"space_marine": 1, "land_raider": 1}
    assert [unit.routed for unit in game.area(place).units[seat]] == [True, False]


def test_what_one_unit_takes_alone_is_not_offered_at_once() -> None:
    game = ready(4, empty=True)
    seat, place = game.seat_of(SM), world(game)
    station(game, seat, place, scout=1, land_raider=1)
    shape = _suffering(game, seat, place, 2)
    assert isinstance(shape, PickOne) and [option.id for option in shape.options] == ["scout", "land_raider"]


def _suffering(game: Game, seat: int, place: str, amount: int) -> Shape:
    asked = play(damage.assign(game, seat, place, amount), others="stop").open
    assert asked is not None
    return asked.must[seat]


def test_what_leads_to_the_damage_of_a_round_is_told_in_small_below_its_sum() -> None:
    fight = clash(SM, {"scout": 2}, "bb", CH, {"cultist": 2}, "bb", cards=("hold_the_line", "foul_worship"))
    fight.round()
    weights = {event.text.key: event.weight for event in fight.game.events if event.text is not None}
    assert weights["forbidden_stars-execution-round"] == PART
    assert (weights["forbidden_stars-plays-card"], weights["forbidden_stars-round-damage"]) == (SMALL, SUM)


@pytest.mark.rule("FS-ORBIT-09", "FS-ORBIT-10", "FS-ORBIT-16", "FS-ORBIT-08")
def test_a_strike_routs_nobody_and_hits_a_bastion_like_a_unit() -> None:
    game = ready(4, empty=True)
    seat, place = game.seat_of(SM), world(game)
    station(game, seat, place, land_raider=1, bastion=1)
    play(damage.assign(game, seat, place, 3), ("suffer", "bastion"))
    assert not game.area(place).structures
    play(damage.assign(game, seat, place, 3))
    unit = game.area(place).units[seat][0]
    assert not unit.routed and unit.damage == 0
    play(damage.assign(game, seat, place, 3, routs=True, first="land_raider"))
    assert unit.routed
