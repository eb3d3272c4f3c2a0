"""Space combat: its rounds, Anti-Fighter Barrage, dice, hits, retreat, and how it ends."""

from __future__ import annotations

import pytest

from engine.text import T
from engine.ti4 import words
from engine.ti4.combat import barrage, retreat, space_combat
from engine.ti4.combat.dice import fighting, roll_side
from engine.ti4.galaxy import units
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import Force, HouseRules
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import ABILITIES, Ability
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, play, said, ships
from tests.engine.ti4.skies import activated, choices, combat, refused, row


def fight(game, battle, *answers, others="pass"):
    """The whole combat."""
    return play(space_combat.fight(game, battle), *answers, others=others)


@pytest.fixture
def watch(monkeypatch):
    """Calls a function at each moment of a kind, in the first seat's name."""

    def begin(game, kind, note):
        async def use(game, seat, moment, target):
            note(moment)

        entry = Ability("effect", "witness", kind, use, "any", mandatory=True)
        monkeypatch.setitem(ABILITIES, kind, [*ABILITIES.get(kind, []), entry])
        game.begin("witness", 0, "turn")

    return begin


# --- when there is a combat ------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TACTICAL-06", "TI-SPACECOMBAT-01", "TI-COMBATROLE-01", "TI-COMBATROLE-02")
def test_ships_of_two_players_must_fight_and_the_active_player_attacks():
    game = row(46)
    game.state.turn = 1
    fleet(game, 1, activated(game, "46", 1), cruiser=1)
    fleet(game, 0, "46", cruiser=1)
    dice(game, 10, 1)
    play(space_combat.space_combat_step(game, 1, "46"), others="pass")
    begun = next(event.text for event in game.events if event.text.key == "ti4-space-combat")
    assert (begun.params["attacker"].params["n"], begun.params["defender"].params["n"]) == (1, 0)
    assert ships(game, 0, "46") == {}


@pytest.mark.rule("TI-TACTICAL-07", "TI-SPACECOMBAT-02", "TI-OPPONENT-01", "TI-OPPONENT-02")
def test_without_foreign_ships_there_is_no_combat():
    game = row(27)
    fleet(game, 0, activated(game, "27"), cruiser=1)
    fleet(game, 1, "new_albion", infantry=2, pds=1)
    play(space_combat.space_combat_step(game, 0, "27"))
    assert "ti4-space-combat" not in said(game)


@pytest.mark.rule("TI-OPPONENT-01", "TI-OPPONENT-02", "TI-OPPONENT-03")
def test_only_the_two_sides_are_opponents():
    game = row(46)
    battle = combat(game, "46")
    assert (battle.opponent(0), battle.opponent(1)) == (1, 0)
    assert [battle.has(seat) for seat in range(3)] == [True, True, False]


@pytest.mark.rule("TI-OPPONENT-03")
def test_a_bystander_is_not_asked_where_an_opponent_is_meant():
    game = row(46)
    learn(game, 2, "assault_cannon")
    fleet(game, 2, "46", cruiser=3)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    dice(game, 10, 1)
    fight(game, combat(game, "46"))
    assert ships(game, 0, "46") == {"cruiser": 1}


# --- the steps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SPACECOMBAT-03", "TI-TIMING-10", "TI-AFB-01", "TI-RETREAT-02")
def test_the_steps_of_the_first_round(watch):
    game = row(46, 47)
    fleet(game, 0, "46", destroyer=1, carrier=1)
    fleet(game, 1, "46", fighter=1, carrier=2)
    fleet(game, 1, "47", infantry=1)
    watch(game, "start_of_space_combat", lambda moment: game.say(T("before-combat")))
    dice(game, 1, 1, 1, 10, 1, 1, 1)
    fight(game, combat(game, "46"), ("retreat", 1, "yes"), ("losses", {"fighter": 1}))
    order = [
        "before-combat",
        "ti4-barrage-roll",
        "ti4-retreat-announced",
        "ti4-combat-roll",
        "ti4-destroyed",
        "ti4-retreated",
    ]
    assert [key for key in dict.fromkeys(said(game)) if key in order] == order


@pytest.mark.rule("TI-SPACECOMBAT-13", "TI-SPACECOMBAT-06", "TI-SPACECOMBAT-14")
def test_rounds_follow_until_one_side_is_left_and_barrage_is_fired_once():
    game = row(46)
    fleet(game, 0, "46", destroyer=1)
    fleet(game, 1, "46", cruiser=1)
    dice(game, 1, 1, 1, 1, 1, 1, 10, 1)
    battle = combat(game, "46")
    fight(game, battle)
    assert battle.round == 3
    assert said(game).count("ti4-barrage-roll") == 1
    assert (battle.over, battle.winner) == (True, 0)


@pytest.mark.rule("TI-SPACECOMBAT-07", "TI-COMBATATTR-01", "TI-COMBATATTR-02", "TI-CX-05")
@pytest.mark.parametrize(("face", "hits"), [(6, 0), (7, 1)])
def test_one_die_a_ship_hits_at_its_combat_value(face, hits):
    game = row(46)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    dice(game, face)
    battle = combat(game, "46")
    play(roll_side(game, battle, 0))
    assert battle.hits == {0: hits}


@pytest.mark.rule("TI-COMBATATTR-03", "TI-CX-05", "TI-LIMIT-01")
def test_burst_icons_are_dice():
    game = row(46, factions=("naalu", "hacan", "letnev"))
    fleet(game, 0, "46", flagship=1)
    dice(game, 9, 2)
    battle = combat(game, "46")
    play(roll_side(game, battle, 0))
    assert (battle.rolls[0].dice, battle.hits[0]) == ([9, 2], 1)


@pytest.mark.rule("TI-SPACECOMBAT-08", "TI-SPACECOMBAT-11", "TI-DOUBT-13")
def test_groups_roll_in_ascending_order_and_the_attacker_first():
    game = row(46)
    fleet(game, 0, "46", fighter=1, cruiser=2, dreadnought=1)
    learn(game, 1, "war_sun")
    fleet(game, 1, "46", war_sun=1, destroyer=1)
    battle = combat(game, "46")
    play(space_combat.exchange_fire(game, battle), others="pass")
    assert [(roll.seat, roll.unit) for roll in battle.rolls] == [
        (0, "dreadnought"),
        (0, "cruiser"),
        (0, "fighter"),
        (1, "war_sun"),
        (1, "destroyer"),
    ]


@pytest.mark.rule("TI-SPACECOMBAT-09", "TI-SPACECOMBAT-12", "TI-DESTROY-01", "TI-DESTROY-02")
def test_hits_of_the_round_are_summed_and_cost_ships_of_the_owners_choice():
    game = row(46)
    fleet(game, 0, "46", cruiser=2, destroyer=1)
    fleet(game, 1, "46", cruiser=2, carrier=1)
    dice(game, 10, 10, 1, 10, 1, 1)
    battle = combat(game, "46")
    answers = (("losses", 0, {"cruiser": 1}), ("losses", 1, {"cruiser": 1, "carrier": 1}))
    play(space_combat.exchange_fire(game, battle), *answers)
    assert battle.hits == {0: 2, 1: 1}
    assert ships(game, 0, "46") == {"cruiser": 1, "destroyer": 1}
    assert ships(game, 1, "46") == {"cruiser": 1}
    assert game.pieces_left(1, "carrier") == 4


@pytest.mark.rule("TI-SPACECOMBAT-10", "TI-EX-12", "TI-REROLL-04")
def test_dice_are_changed_before_the_next_group_rolls(watch):
    game = row(46)
    fleet(game, 0, "46", dreadnought=1, destroyer=1)
    seen = []
    watch(game, "after_combat_roll", lambda moment: seen.append([roll.unit for roll in moment.combat.rolls]))
    play(roll_side(game, combat(game, "46"), 0))
    assert seen == [["dreadnought"], ["dreadnought", "destroyer"]]


@pytest.mark.rule("TI-SPACECOMBAT-15", "TI-SPACECOMBAT-16")
@pytest.mark.parametrize(("second", "winner"), [(1, 0), (10, None)])
def test_the_winner_has_ships_left_and_a_draw_has_no_winner(second, winner):
    game = row(46)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    dice(game, 10, second)
    battle = combat(game, "46")
    fight(game, battle)
    assert battle.winner == winner
    assert ("ti4-combat-draw" in said(game)) == (winner is None)


@pytest.mark.rule("TI-SPACECOMBAT-17", "TI-CAPACITY-06", "TI-DOUBT-30")
def test_ground_forces_in_space_are_lost_with_their_ships():
    game = row(46)
    fleet(game, 0, "46", carrier=1, infantry=3)
    fleet(game, 1, "46", cruiser=1)
    dice(game, 1, 10)
    fight(game, combat(game, "46"))
    assert game.state.systems["46"].space.keys() == {1}


@pytest.mark.rule("TI-NEBULA-05", "TI-CX-13", "TI-MODIFIER-02")
def test_the_defender_in_a_nebula_adds_one():
    game = row(42)
    for seat in (0, 1):
        fleet(game, seat, "42", destroyer=1)
        learn(game, seat, "destroyer_2")
    battle = combat(game, "42")
    dice(game, 7, 7)
    for seat in battle.sides:
        play(roll_side(game, battle, seat))
    assert battle.hits == {0: 0, 1: 1}


# --- barrage ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-AFB-02", "TI-AFB-03", "TI-AFB-04", "TI-AFB-06", "TI-AFB-07", "TI-CX-01")
def test_barrage_hits_fighters_only():
    game = row(46)
    fleet(game, 0, "46", destroyer=2)
    fleet(game, 1, "46", fighter=1, cruiser=1)
    dice(game, 9, 10, 3, 4)
    play(barrage.anti_fighter_barrage(game, combat(game, "46")))
    assert ships(game, 1, "46") == {"cruiser": 1}


@pytest.mark.rule("TI-AFB-07")
@pytest.mark.parametrize(("fighters", "asked"), [(0, []), (1, ["before_assign_combat_hits"])])
def test_nobody_is_asked_about_barrage_hits_on_a_fleet_without_fighters(fighters: int, asked: list[str]) -> None:
    game = row(46)
    fleet(game, 0, "46", destroyer=1)
    fleet(game, 1, "46", fighter=fighters, cruiser=1)
    hold(game, 1, "shields_holding")
    dice(game, 9, 10)
    assert kinds(play(barrage.anti_fighter_barrage(game, combat(game, "46")), others="stop")) == asked


@pytest.mark.rule("TI-SPACECOMBAT-04", "TI-SPACECOMBAT-05", "TI-CX-02")
def test_a_barrage_can_end_the_combat_at_once():
    game = row(46, 47)
    fleet(game, 0, "46", destroyer=2)
    fleet(game, 1, "46", fighter=2)
    fleet(game, 1, "47", infantry=1)
    dice(game, 9, 10, 3, 4)
    battle = combat(game, "46")
    assert kinds(fight(game, battle)) == []
    assert not {"ti4-combat-roll", "ti4-combat-roll-modified"} & {*said(game)}
    assert battle.winner == 0


@pytest.mark.rule("TI-SPACECOMBAT-04", "TI-AFB-06")
def test_both_sides_fire_their_barrage_simultaneously():
    game = row(46, factions=("saar", "hacan", "letnev"))
    fleet(game, 0, "46", destroyer=1, fighter=2)
    fleet(game, 1, "46", destroyer=1, fighter=2)
    dice(game, 9, 9, 9, 9)
    play(barrage.anti_fighter_barrage(game, combat(game, "46")))
    assert ships(game, 0, "46") == ships(game, 1, "46") == {"destroyer": 1}


@pytest.mark.rule("TI-SPACECOMBAT-04")
@pytest.mark.parametrize(("edition", "asked", "left"), [(2, ["barrage"], {"fighter": 2}), (1, [], {})])
def test_whoever_has_a_barrage_says_whether_it_is_fired(edition: int, asked: list[str], left: dict[str, int]) -> None:
    game = row(46)
    game.state.edition = edition
    fleet(game, 0, "46", destroyer=1)
    fleet(game, 1, "46", fighter=2)
    dice(game, 9, 9)
    holds = [("barrage", 0, "no")] if asked else []
    assert kinds(play(barrage.anti_fighter_barrage(game, combat(game, "46")), *holds, others="stop")) == asked
    assert ships(game, 1, "46") == left


@pytest.mark.rule("TI-SUSTAIN-01", "TI-SUSTAIN-06")
def test_all_units_can_be_told_to_sustain_at_once() -> None:
    game = row(46)
    fleet(game, 1, "46", dreadnought=3)
    battle = combat(game, "46")
    battle.hits = {0: 2}
    played = play(space_combat.take_hits(game, battle, 1), ("sustain", "all"), others="stop")
    assert kinds(played) == ["sustain"]
    assert game.state.systems["46"].space[1] == Force({"dreadnought": 3}, {"dreadnought": 2})


@pytest.mark.rule("TI-AFB-05")
def test_modifiers_do_not_change_a_barrage():
    game = row(42)
    fleet(game, 0, "42", fighter=1)
    fleet(game, 1, "42", destroyer=1)
    dice(game, 8, 8)
    play(barrage.anti_fighter_barrage(game, combat(game, "42")))
    assert ships(game, 0, "42") == {"fighter": 1}


# --- Sustain Damage --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SUSTAIN-01", "TI-SUSTAIN-02", "TI-SUSTAIN-03", "TI-DESTROY-02", "TI-CX-03")
def test_sustain_damage_cancels_one_hit_and_the_owner_chooses_for_the_other():
    game = row(46)
    fleet(game, 1, "46", dreadnought=1, cruiser=1)
    battle = combat(game, "46")
    battle.hits = {0: 2}
    played = play(space_combat.take_hits(game, battle, 1), ("sustain", "dreadnought"), others="stop")
    assert choices(played.open, 1) == ["cruiser", "dreadnought"]
    assert game.state.systems["46"].space[1].damaged == {"dreadnought": 1}
    game = row(46)
    fleet(game, 1, "46", dreadnought=1, cruiser=1)
    battle = combat(game, "46")
    battle.hits = {0: 2}
    play(space_combat.take_hits(game, battle, 1), ("sustain", "dreadnought"), ("losses", {"dreadnought": 1}))
    assert game.state.systems["46"].space[1] == Force({"cruiser": 1}, {})


@pytest.mark.rule("TI-SUSTAIN-05", "TI-SUSTAIN-04", "TI-CX-04")
def test_a_damaged_unit_cannot_sustain_until_repaired():
    game = row(46)
    fleet(game, 1, "46", dreadnought=1, cruiser=1, damaged={"dreadnought": 1})
    battle = combat(game, "46")
    battle.hits = {0: 1}
    assert play(space_combat.take_hits(game, battle, 1), others="stop").open.kind == "losses"
    units.repair_all(game, 1)
    assert play(space_combat.take_hits(game, battle, 1), others="stop").open.kind == "sustain"


@pytest.mark.rule("TI-SUSTAIN-04")
def test_a_damaged_ship_rolls_like_any_other():
    game = row(46)
    fleet(game, 0, "46", dreadnought=1, damaged={"dreadnought": 1})
    dice(game, 5)
    battle = combat(game, "46")
    play(roll_side(game, battle, 0))
    assert battle.hits == {0: 1}


@pytest.mark.rule("TI-SUSTAIN-07", "TI-EX-13")
def test_a_dreadnought_cannot_cancel_a_barrage_hit():
    game = row(46)
    fleet(game, 0, "46", destroyer=1)
    fleet(game, 1, "46", dreadnought=1, fighter=1)
    dice(game, 9, 9)
    assert play(barrage.anti_fighter_barrage(game, combat(game, "46")), others="stop").asked == []
    assert game.state.systems["46"].space[1] == Force({"dreadnought": 1}, {})


@pytest.mark.rule("TI-SUSTAIN-08")
def test_what_destroys_outright_cannot_be_sustained():
    game = row(46)
    learn(game, 0, "assault_cannon")
    fleet(game, 0, "46", cruiser=3)
    fleet(game, 1, "46", dreadnought=1)
    battle = combat(game, "46")
    assert kinds(fight(game, battle)) == []
    assert (ships(game, 1, "46"), battle.winner) == ({}, 0)


def with_little_room_to_retreat() -> Game:
    """Two carriers that could go only where one ship too many would then stand."""
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=2)
    fleet(game, 1, "46", carrier=2)
    fleet(game, 1, "47", destroyer=2)
    game.player(1).fleet = 3
    return game


def test_who_may_retreat_reads_the_fleets_and_the_ways_out():
    game = with_little_room_to_retreat()
    game.state.active_system = "46"
    asked = play(retreat.announce(game, combat(game, "46")), others="stop").open
    mine, other, out = RULES.notes(game, 1, asked).lines
    assert (mine.params["units"], other.params["units"]) == (words.units({"carrier": 2}), words.units({"cruiser": 2}))
    assert out.params["systems"] == (T("ti4-note-too-many", system=words.system("47"), n=1),)


def test_a_retreat_is_told_before_the_ships_that_are_too_many():
    game = with_little_room_to_retreat()
    play(retreat.withdraw(game, 1, "46", "47"), others="stop")
    assert "ti4-retreated" in said(game) and "ti4-removed" not in said(game)


# --- retreat ---------------------------------------------------------------------------------------------------------


def announced(game, battle, *answers, others="stop"):
    """The Announce Retreats step."""
    return play(retreat.announce(game, battle), *answers, others=others)


@pytest.mark.rule("TI-RETREAT-01", "TI-RETREAT-03", "TI-CX-06")
def test_the_defender_decides_first_and_bars_the_attacker():
    game = row(47, 46, 48)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    fleet(game, 0, "47", carrier=1)
    fleet(game, 1, "48", carrier=1)
    assert announced(game, combat(game, "46")).asked == [("retreat", (1,))]
    battle = combat(game, "46")
    assert announced(game, battle, ("retreat", 1, "no"), ("retreat", 0, "yes")).open is None
    assert battle.retreating == 0
    battle = combat(game, "46")
    assert announced(game, battle, ("retreat", 1, "yes")).open is None
    assert (battle.retreating, retreat.may_announce(game, battle, 0)) == (1, False)


@pytest.mark.rule("TI-RETREAT-01")
def test_who_stays_to_the_end_says_so_once_and_is_not_asked_in_later_rounds() -> None:
    game = row(47, 46, 48)
    for seat, refuge in ((0, "47"), (1, "48")):
        fleet(game, seat, "46", cruiser=2)
        fleet(game, seat, refuge, carrier=1)
    dice(game, *[1] * 12)
    battle = combat(game, "46")
    for _ in range(3):
        stay = () if battle.round else (("retreat", 1, "no_always"),)
        played = play(space_combat.fight_round(game, battle), *stay, ("retreat", 0, "no"), others="stop")
        assert played.asked.count(("retreat", (1,))) == len(stay) and played.open is None
    assert not announced(game, combat(game, "46"), ("retreat", 1, "no"), ("retreat", 0, "no")).open


def in_a_rift(*results: int, **options):
    """Seat 1 has two carriers, three infantry and a cruiser in a gravity rift, and may retreat to 48."""
    game = row(47, 41, 48, **options)
    fleet(game, 1, "41", carrier=2, infantry=3, cruiser=1)
    fleet(game, 1, "48", destroyer=1)
    dice(game, *results)
    return game


@pytest.mark.rule("TI-RIFT-03", "TI-DOUBT-63", "TI-RETREAT-06", "TI-RETREAT-09")
def test_every_ship_that_retreats_out_of_a_rift_rolls_and_cargo_shares_its_fate():
    game = in_a_rift(2, 9, 9)
    game.player(1).fleet = 4
    aboard = ("rift_cargo", 1, {"infantry": 2})
    played = play(retreat.withdraw(game, 1, "41", "48"), aboard, others="stop")
    assert game.state.systems["48"].space[1].units == {"destroyer": 1, "carrier": 1, "infantry": 1, "cruiser": 1}
    assert played.open is None and said(game).count("ti4-rift-roll") == 3 and game.state.systems["48"].tokens == [1]


@pytest.mark.rule("TI-RIFT-03", "TI-DOUBT-63", "TI-RETREAT-09")
def test_no_token_follows_a_retreat_of_which_a_rift_took_all():
    game = in_a_rift(1, 2, 3)
    play(retreat.withdraw(game, 1, "41", "48"), ("rift_cargo", 1, {"infantry": 2}), others="stop")
    assert 1 not in game.state.systems["41"].space and game.state.systems["48"].space[1].units == {"destroyer": 1}
    assert game.state.systems["48"].tokens == [] and "ti4-retreated" not in said(game)


@pytest.mark.rule("TI-DOUBT-25", "TI-DOUBT-63")
def test_by_house_rule_ships_that_retreat_are_destroyed_where_they_came_to():
    game = in_a_rift(2, 9, 9, house=HouseRules(rifts="after"))
    game.player(1).fleet = 4
    play(retreat.withdraw(game, 1, "41", "48"), ("rift_cargo", 1, {"infantry": 2}), others="stop")
    assert game.state.systems["48"].space[1].units == {"destroyer": 1, "carrier": 1, "infantry": 3, "cruiser": 1}


@pytest.mark.rule("TI-DOUBT-63")
def test_fighters_roll_only_where_they_move_by_themselves():
    for learned, number in (((), 1), (("fighter_2",), 3)):
        game = row(47, 41, 48)
        fleet(game, 1, "41", carrier=1, fighter=2)
        fleet(game, 1, "48", destroyer=1)
        learn(game, 1, *learned)
        dice(game, *[9] * number)
        play(retreat.withdraw(game, 1, "41", "48"), others="stop")
        assert (
            sum(len(event.text.params["dice"]) for event in game.events if event.text.key == "ti4-rift-roll") == number
        )


@pytest.mark.rule("TI-RETREAT-02", "TI-RETREAT-05", "TI-RETREAT-06", "TI-DOUBT-08")
def test_the_units_leave_at_the_end_of_the_round():
    game = row(46, 48)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1, carrier=1, fighter=2)
    fleet(game, 1, "48", destroyer=1)
    dice(game, 1, 1, 1, 1, 1)
    battle = combat(game, "46")
    rule = space_combat.fight_round(game, battle)
    played = play(rule, ("retreat", 1, "yes"), others="stop")
    assert kinds(played) == ["retreat"]
    assert ships(game, 1, "46") == {}
    assert ships(game, 1, "48") == {"destroyer": 1, "cruiser": 1, "carrier": 1, "fighter": 2}
    assert [key for key in said(game) if "roll" in key or key == "ti4-retreated"][-1] == "ti4-retreated"


@pytest.mark.rule("TI-RETREAT-07", "TI-RETREAT-08", "TI-CX-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "rule"),
    [
        ("planet", None, None),
        ("unit", None, None),
        (None, None, "TI-RETREAT-07"),
        ("planet", "fighter", "TI-RETREAT-08"),
        ("planet", "infantry", None),
    ],
)
def test_where_one_may_retreat_to(mine, theirs, rule):
    game = row(46, 19)
    own(game, 1, *(["wellon"] if mine == "planet" else []))
    fleet(game, 1, "wellon", infantry=1 if mine == "unit" else 0)
    fleet(game, 0, "19" if theirs == "fighter" else "wellon", **({theirs: 1} if theirs else {}))
    assert retreat.refusal(game, 1, "19") == rule
    assert retreat.destinations(game, 1, "46") == ([] if rule else ["19"])


@pytest.mark.rule("TI-RETREAT-06")
def test_only_adjacent_systems_can_be_retreated_to():
    game = row(47, 46, 48, 49)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    for system in ("47", "48", "49"):
        fleet(game, 1, system, carrier=1)
    battle = combat(game, "46")
    battle.retreating = 1
    ask = play(retreat.carry_out(game, battle), others="stop").open
    assert choices(ask, 1) == ["47", "48"]
    assert refused(ask, "49", 1) == "TI-RETREAT-06"


@pytest.mark.rule("TI-RETREAT-01", "TI-DOUBT-07")
def test_without_a_destination_nothing_is_announced():
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    assert announced(game, combat(game, "46")).asked == []


@pytest.mark.rule("TI-RETREAT-04")
def test_ground_forces_may_come_along():
    game = row(19, 46)
    own(game, 1, "wellon")
    fleet(game, 0, "19", cruiser=1)
    fleet(game, 1, "19", carrier=1)
    fleet(game, 1, "wellon", infantry=3)
    fleet(game, 1, "46", cruiser=1)
    battle = combat(game, "19")
    announced(game, battle, ("retreat", 1, "yes"), ("retreat_load", 1, {"wellon": 2}))
    assert units.count(game, 1, "infantry", "19") == 2
    play(retreat.carry_out(game, battle))
    assert units.count(game, 1, "infantry", "46") == 2


@pytest.mark.rule("TI-RETREAT-09", "TI-RETREAT-10", "TI-CX-06")
@pytest.mark.parametrize("there_already", [False, True])
def test_a_token_follows_unless_one_lies_there(there_already):
    game = row(46, 47)
    fleet(game, 1, "46", cruiser=1)
    fleet(game, 1, "47", carrier=1)
    game.state.systems["47"].tokens = [1] if there_already else []
    reserve = game.reserve(1)
    play(retreat.withdraw(game, 1, "46", "47"))
    assert game.state.systems["47"].tokens == [1]
    assert game.reserve(1) == reserve - (not there_already)


@pytest.mark.rule("TI-RETREAT-11", "TI-DOUBT-11")
def test_with_empty_reinforcements_the_token_comes_from_the_command_sheet():
    game = row(46, 47)
    fleet(game, 1, "46", cruiser=1)
    player = game.player(1)
    player.tactic, player.fleet, player.strategy = 10, 3, 3
    play(retreat.withdraw(game, 1, "46", "47"), ("choose_pool", "tactic"))
    assert (player.tactic, game.state.systems["47"].tokens) == (9, [1])


@pytest.mark.rule("TI-RETREAT-05", "TI-DOUBT-10")
def test_nobody_retreats_from_an_empty_sky():
    game = row(46, 47)
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", cruiser=1)
    fleet(game, 1, "47", carrier=1)
    dice(game, 1, 10)
    battle = combat(game, "46")
    fight(game, battle, ("retreat", 1, "yes"))
    assert ships(game, 1, "46") == {"cruiser": 1}
    assert game.state.systems["47"].tokens == []


@pytest.mark.rule("TI-RETREAT-06", "TI-DOUBT-09")
def test_cargo_without_a_place_aboard_is_lost():
    game = row(46, 47)
    fleet(game, 1, "46", cruiser=1, dreadnought=1, fighter=2, infantry=1)
    play(retreat.withdraw(game, 1, "46", "47"), ("lose_cargo", {"fighter": 1, "infantry": 1}))
    assert game.state.systems["47"].space[1].units == {"cruiser": 1, "dreadnought": 1, "fighter": 1}


@pytest.mark.rule("TI-NEBULA-01", "TI-ASTEROID-01")
def test_ships_do_not_retreat_into_nebulas_or_asteroids():
    game = row(42, 46, 44)
    fleet(game, 1, "46", cruiser=1)
    for system in ("42", "44"):
        fleet(game, 1, system, cruiser=1)
    activated(game, "46")
    assert retreat.destinations(game, 1, "46") == []


# --- technologies ----------------------------------------------------------------------------------------------------


def test_assault_cannon_takes_a_ship_of_the_victims_choice():
    game = row(46)
    learn(game, 0, "assault_cannon")
    fleet(game, 0, "46", cruiser=3)
    fleet(game, 1, "46", carrier=1, cruiser=1, fighter=3)
    ask = fight(game, combat(game, "46"), others="stop").open
    assert choices(ask, 1) == ["cruiser", "carrier"]


@pytest.mark.parametrize(("big", "before_the_dice"), [(2, False), (3, True)])
def test_assault_cannon_needs_three_big_ships(big: int, before_the_dice: bool):
    game = row(46)
    learn(game, 0, "assault_cannon")
    fleet(game, 0, "46", cruiser=big, fighter=4)
    fleet(game, 1, "46", carrier=2, cruiser=1)
    dice(game, *[1] * 12)
    ask = fight(game, combat(game, "46"), others="stop").open
    assert ask.kind == "losses" and ("ti4-combat-roll" not in said(game)) is before_the_dice


def test_duranium_armor_repairs_what_did_not_sustain_this_round():
    game = row(46)
    learn(game, 1, "duranium_armor")
    fleet(game, 0, "46", cruiser=1)
    fleet(game, 1, "46", dreadnought=2, damaged={"dreadnought": 1})
    battle = combat(game, "46")
    battle.hits = {0: 1}
    play(space_combat.take_hits(game, battle, 1), ("sustain", "dreadnought"))
    assert game.state.systems["46"].space[1].damaged == {"dreadnought": 1}
    battle.hits, battle.sustained = {}, {}
    play(space_combat.take_hits(game, battle, 1))
    assert game.state.systems["46"].space[1].damaged == {}


def test_the_fleet_that_fights_is_ships_only():
    game = row(46, factions=("saar", "hacan", "letnev"))
    fleet(game, 0, "46", space_dock=1, infantry=2, cruiser=1)
    assert fighting(game, combat(game, "46"), 0) == {"cruiser": 1}


@pytest.mark.rule("TI-FACTION-02")
def test_a_floating_factory_dies_with_its_last_ship():
    game = row(46, factions=("saar", "hacan", "letnev"))
    game.state.turn = 1
    fleet(game, 0, "46", space_dock=1, cruiser=1)
    fleet(game, 1, activated(game, "46", 1), cruiser=1)
    dice(game, 10, 1)
    play(space_combat.space_combat_step(game, 1, "46"))
    assert game.state.systems["46"].space.keys() == {1}


@pytest.mark.rule("TI-COMBATATTR-03")
def test_salai_sai_corian_rolls_a_die_for_each_big_enemy_ship():
    game = row(46, factions=("winnu", "hacan", "letnev"))
    fleet(game, 0, "46", flagship=1, cruiser=2)
    fleet(game, 1, "46", cruiser=3, fighter=4)
    battle = combat(game, "46")
    play(roll_side(game, battle, 0))
    assert [(roll.unit, len(roll.dice)) for roll in battle.rolls] == [("cruiser", 2), ("flagship", 3)]
