"""Ships that fall back from a stronger enemy, and how many go for the same one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.players.aims import Aim
from engine.space_empires.combat import fire_orders
from engine.space_empires.combat.volleys import VOLLEY
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.interface.view import BattleView
from engine.space_empires.minds import armies, battles, guesses, marching, reach, wars
from engine.space_empires.minds.armies import Order
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.fleets import guarding, retreats
from engine.space_empires.minds.mind import At
from engine.space_empires.play import Game
from tests.engine.space_empires.minds.test_armies import HOME, THEIRS, plan
from tests.engine.space_empires.minds.test_minds import asked
from tests.engine.space_empires.positions import colony, put, quiet


@pytest.fixture
def game() -> Game:
    """A quiet galaxy in which the enemy’s fleet is at home."""
    return quiet(6)


def fallen_back(game: Game, orders: Mapping[str, Order]) -> dict[str, Order]:
    here = chart(asked(game))
    return retreats.falling_back(here, {hex: here.own(hex) for hex in orders}, orders, HOME)


def met(game: Game, orders: Mapping[str, Order]) -> dict[str, Order]:
    here = chart(asked(game))
    return retreats.met(here, {hex: here.own(hex) for hex in orders}, orders)


def test_nobody_falls_back_from_the_home_world(game: Game) -> None:
    """With it the game is lost: a fleet that stands before a stronger one stays there."""
    put(game, 1, "CA", "C10", 6, attack=2).up = True
    put(game, 0, "CA", HOME, 3)
    assert reach.outmatched(chart(asked(game)), "B10", chart(asked(game)).own(HOME))
    assert fallen_back(game, {HOME: Order("B10", Aim.DEFEND, 200)})[HOME].at == HOME


def test_nobody_changes_places_with_those_who_fall_back(game: Game) -> None:
    """Those who were to go there counted on them, and they on those."""
    put(game, 1, "CA", "F7", 6, attack=1).up = True
    put(game, 0, "CA", "E7", 3, attack=1)
    put(game, 0, "CA", "D7", 3, attack=1)
    found = fallen_back(game, {"E7": Order("E7", Aim.KEEP, 0), "D7": Order("E7", Aim.DEFEND, 300)})
    assert (found["E7"].at, found["D7"].at) == ("D7", "D7")


def test_two_stacks_do_not_fall_back_on_each_other(game: Game) -> None:
    put(game, 1, "CA", "F7", 6, attack=1).up = True
    put(game, 0, "CA", "D7", 2)
    put(game, 0, "CA", "D6")
    found = fallen_back(game, {"D7": Order("E7", Aim.DEFEND, 300), "D6": Order("E7", Aim.DEFEND, 300)})
    assert found["D7"].at == found["D6"].at and found["D6"].at in ("D6", "D7")


@pytest.mark.rule("SE-MOVE-16")
def test_nobody_counts_on_those_who_leave_in_the_same_turn(game: Game) -> None:
    put(game, 1, "CA", "F7", 6, attack=1).up = True
    put(game, 0, "CA", "E7", 6, attack=1)
    put(game, 0, "CA", "D7", 2)
    stays, leaves = Order("E7", Aim.KEEP, 0), Order("E10", Aim.ATTACK, 300)
    assert "D7" not in fallen_back(game, {"E7": stays, "D7": Order("E7", Aim.DEFEND, 300)})
    assert "D7" in fallen_back(game, {"E7": leaves, "D7": Order("E7", Aim.DEFEND, 300)})


@pytest.mark.rule("SE-MOVE-01")
def test_of_two_ways_that_are_as_good_ships_go_the_one_with_which_others_reckon(game: Game) -> None:
    put(game, 0, "CA", "C10", 3)
    here = chart(asked(game))
    party, errand = here.own("C10"), armies.Errand("F9", Aim.ATTACK, 10000)
    steps = dict(marching._approaches(here, party, "C10", errand, here.ground.near["C10"]))
    best = sorted(steps, key=lambda hex: -steps[hex])
    assert best[0] == here.next("C10", "F9") and steps[best[0]] == steps[best[1]] + 1


def test_as_many_stacks_as_are_enough_go_for_an_enemy(game: Game) -> None:
    """Not all of them because the nearest one is too weak."""
    put(game, 0, "BASE", HOME, 2)
    colony(game, 0, "D8")
    put(game, 1, "SC", "E8", 2).up = True
    put(game, 0, "CA", "E6", 1, attack=1)
    army, *far = (put(game, 0, "CA", hex, 3, attack=1) for hex in ("C10", "F11", "A8"))
    found = plan(game)
    assert found[army.id].at == "E8" and not {"D8", "E8"} & {found[unit.id].at for unit in far}


@pytest.mark.rule("SE-MOVE-02")
@pytest.mark.parametrize("worth", [300, 9000])
def test_nobody_goes_to_a_stack_that_is_about_to_come(game: Game, worth: int) -> None:
    """Both would change places; the others go on, and are joined by those who stayed."""
    put(game, 0, "CA", "D7", 3)
    going, gathers = Order("E10", Aim.ATTACK, 4000), Order("D7", Aim.DEFEND, worth)
    step = chart(asked(game)).next("D7", "E10")
    stays = {step: Order(step, Aim.KEEP, 0)} if worth < going.worth else {}
    assert met(game, {"D7": going, step: gathers}) == stays
    assert met(game, {"D7": Order("D7", Aim.KEEP, 0), step: gathers}) == {}, "nobody comes"
    put(game, 1, "CA", next(one for one in NEIGHBOURS[step] if one not in NEIGHBOURS["D7"]), 9, attack=1).up = True
    assert met(game, {"D7": going, step: gathers}) == {}, "it does not dare to come"


@pytest.mark.rule("SE-MOVE-02")
def test_a_guard_does_not_change_places_with_those_who_come_home(game: Game) -> None:
    army, guard = Order(HOME, Aim.DEFEND, 60000), Order("B10", Aim.DEFEND, 2800)
    assert met(game, {"B10": army, HOME: guard}) == {HOME: Order(HOME, Aim.KEEP, 0)}


@pytest.mark.rule("SE-COMBAT-01", "SE-MOVE-16")
def test_two_stacks_that_would_be_beaten_but_not_together_meet(game: Game) -> None:
    put(game, 1, "CA", "F7", 6, attack=1).up = True
    put(game, 0, "CA", "E7", 4, attack=1)
    put(game, 0, "CA", "F8", 4, attack=1)
    keeping = {hex: Order(hex, Aim.KEEP, 0) for hex in ("E7", "F8")}
    here = chart(asked(game))
    assert all(reach.outmatched(here, hex, here.own(hex)) for hex in keeping)
    found = fallen_back(game, keeping)
    assert found["E7"].at == found["F8"].at in ("E7", "F8", "E8")
    put(game, 1, "BB", "F7", 6, attack=2).up = True
    found = fallen_back(game, keeping)
    assert not {found["E7"].at, found["F8"].at} & {"E7", "F8", "E8"}, "not even together"


@pytest.mark.rule("SE-COMBAT-01", "SE-MOVE-16")
def test_ships_keep_out_of_reach_of_two_stacks_that_would_beat_them_together(game: Game) -> None:
    """Two cruisers waited for six that had come beside them in two hexes."""
    put(game, 0, "CA", "E7", 3)
    near = chart(asked(game)).ground.near["E7"]
    for hex in (near[0], near[3]):
        put(game, 1, "CA", hex, 3).up = True
    here = chart(asked(game))
    assert reach.outmatched(here, "E7", here.own("E7"))
    game.state.players[1].units.pop()
    here = chart(asked(game))
    assert not reach.outmatched(here, "E7", here.own("E7"))


@pytest.mark.rule("SE-BOMB-08", "SE-MOVE-16")
def test_who_is_needed_at_home_goes_there_past_a_stronger_enemy(game: Game) -> None:
    """An army stood two hexes from its home world until that fell: on the way it could have been attacked."""
    put(game, 0, "SY", HOME, 4)
    put(game, 0, "CA", "C9", 5, attack=1)
    foe = put(game, 1, "CA", "B10", 9, attack=1)
    foe.up = True
    here = chart(asked(game))
    army, home = here.own("C9"), Order(HOME, Aim.DEFEND, 16000)
    step = here.next("C9", HOME)
    assert reach.outmatched(here, step, army) and guarding.needed(here, "C9", army) == ["B10"]
    assert "C9" not in fallen_back(game, {"C9": home})
    assert marching._risk(asked(game), here, army, step, HOME) == -marching.WARY
    assert marching._risk(asked(game), here, army, step, "B12") == marching.DREAD
    assert fallen_back(game, {"C9": Order("C10", Aim.DEFEND, 300)})["C9"].worth == retreats.FALLS_BACK


@pytest.mark.rule("SE-MOVE-16", "SE-BOMB-02")
def test_nobody_goes_to_an_open_colony_beside_an_army_that_would_beat_him(game: Game) -> None:
    """Four cruisers were lost for one hit at it, and two ships more in the next round."""
    colony(game, 1, "F7")
    put(game, 0, "CA", "E7", 4, attack=1)
    army = put(game, 1, "CA", "G7", 9, attack=1)
    army.up = True
    assert "F7" not in attacked(game, "E7") and "E7" in fallen_back(game, {"E7": Order("F7", Aim.ATTACK, 4000)})
    army.at = "J5"
    assert "F7" in attacked(game, "E7") and fallen_back(game, {"E7": Order("F7", Aim.ATTACK, 4000)}) == {}
    put(game, 1, "SC", "F7").up = True
    army.at = "G7"
    assert fallen_back(game, {"E7": Order("F7", Aim.ATTACK, 4000)}) == {}, "there he fights"


@pytest.mark.rule("SE-DECOY-05", "SE-MOVE-16")
def test_a_decoy_at_a_colony_draws_nobody_beside_an_army_that_would_beat_him(game: Game) -> None:
    """Three battlecruisers went past fourteen ships to a colony with one decoy, and two of them were lost."""
    colony(game, 1, "F7")
    put(game, 1, "DECOY", "F7")
    put(game, 0, "CA", "E7", 4, attack=1)
    army = put(game, 1, "CA", "G7", 9, attack=1)
    army.up = True
    assert guesses.at(chart(asked(game)), "F7") and "F7" not in attacked(game, "E7")
    army.at = "J5"
    assert "F7" in attacked(game, "E7")
    army.at = "G7"
    put(game, 1, "CA", "F7", 2, attack=1).up = True
    assert "F7" in attacked(game, "E7"), "those are worth a battle"


def attacked(game: Game, hex: str, before: At | None = None) -> list[str]:
    """What ships in a hex could attack, after what they did before."""
    at = asked(game) if before is None else replace(asked(game), memory=before.memory)
    here = chart(at)
    units = here.own(hex)
    return [one.at for one in wars._attacks(at, here, hex, guesses.own(units), units, None) if one.worth > 0]


@pytest.mark.rule("SE-RETREAT-01", "SE-BOMB-08")
def test_who_has_fled_from_a_battle_attacks_there_only_to_surely_win(game: Game) -> None:
    """Four cruisers stormed a home world, fled, and stormed it again in the next turn, with the same ships."""
    few, foe = put(game, 0, "CA", "F7", 1, attack=1), put(game, 1, "CA", "F7", 5, attack=1)
    foe.up = True
    options = (fire_orders.Flight("F8").id, fire_orders.EACH)
    at = asked(game, VOLLEY.name, options)
    fight = BattleView("F7", 0, 1, 1, False, None, (), (), ())
    best = max(battles.volley(_seen(at, fight)), key=lambda offer: offer.worth)
    assert best.answer == options[0] and armies.fled(at, "F7")
    few.at, few.count, foe.count = "E7", 4, 3
    assert "F7" in attacked(game, "E7") and "F7" not in attacked(game, "E7", at)
    few.count = 8
    assert "F7" in attacked(game, "E7", at), "now it is sure to win"
    few.count, game.state.round = 4, game.state.round + 2
    assert "F7" in attacked(game, "E7", at), "that is long ago"


def _seen(at: At, fight: BattleView) -> At:
    """The same while a battle is fought."""
    return replace(at, look=lambda view=at.view: replace(view, battle=fight))


@pytest.mark.rule("SE-BOMB-03", "SE-MOVE-16")
def test_nobody_leaves_a_colony_of_the_enemy_for_a_hex_in_which_he_is_caught_as_well(game: Game) -> None:
    """Two ships left one and were beaten beside it, where they had not fired."""
    colony(game, 1, "F7")
    put(game, 0, "CA", "F7", 2)
    foe = put(game, 1, "CA", "F8", 6, attack=1, move=2)
    foe.up = True
    keeps = {"F7": Order("F7", Aim.ATTACK, 4000)}
    assert fallen_back(game, keeps)["F7"].at != "F7"
    foes = [hex for hex in NEIGHBOURS["F7"] if hex != "F8"]
    for hex in foes[::2]:
        put(game, 1, "CA", hex, 6, attack=1).up = True
    assert fallen_back(game, keeps)["F7"].at == "F7"


@pytest.mark.rule("SE-MOVE-05", "SE-MOVE-16")
def test_who_is_caught_on_his_way_to_a_refuge_keeps_out_of_reach_beside_him(game: Game) -> None:
    """Five cruisers that ran from a stronger fleet stood still where it came to, with an empty hex behind them."""
    colony(game, 0, "E10")
    put(game, 0, "CA", "F7", 2)
    put(game, 1, "CA", "F8", 6, attack=1).up = True
    here = chart(asked(game))
    to = fallen_back(game, {"F7": Order("F7", Aim.KEEP, 0)})["F7"].at
    assert to in here.ground.near["F7"] and not reach.outmatched(here, to, here.own("F7"))
    game.state.players[1].units[-1].at = "G7"
    assert fallen_back(game, {"F7": Order("F7", Aim.KEEP, 0)})["F7"].at == "E10", "the way there is safe"


@pytest.mark.rule("SE-MOVE-16", "SE-COMBAT-01")
@pytest.mark.parametrize(("type", "lost"), [("SC", False), ("DD", True)])
def test_a_scout_may_be_lost_beside_an_army_but_no_destroyer(game: Game, type: str, lost: bool) -> None:
    """A destroyer went to meet its army beside a stronger one, and was left there when that fell back."""
    put(game, 0, type, "E7")
    put(game, 1, "CA", "F7", 6, attack=1).up = True
    here = chart(asked(game))
    assert reach.outmatched(here, "E7", here.own("E7")) is lost
    assert ("E7" in fallen_back(game, {"E7": Order("E7", Aim.KEEP, 0)})) is lost


@pytest.mark.rule("SE-MOVE-05")
def test_an_army_with_nothing_left_to_do_goes_to_meet_those_who_come(game: Game) -> None:
    """It waited for them in a corner for eight turns, and all went back the way by which they had come."""
    put(game, 0, "CA", "F10", 6, attack=1)
    put(game, 0, "CA", "F7", 2, attack=1)
    waits, comes = {"F10": Order("F10", Aim.KEEP, 0)}, {"F7": Order("F10", Aim.DEFEND, 300)}
    here = chart(asked(game))
    stacks = {hex: here.own(hex) for hex in ("F10", "F7")}
    found = retreats.halfway(here, stacks, {**waits, **comes}, "F10")
    assert here.far(found["F10"].at, THEIRS) < here.far("F10", THEIRS)
    assert retreats.halfway(here, stacks, waits, "F10") == {}, "nobody comes"
    away = {"F10": Order("F7", Aim.DEFEND, 300), "F7": Order("F7", Aim.KEEP, 0)}
    assert retreats.halfway(here, stacks, away, "F7") == {}, "it stands nearer to the home world of the enemy"
