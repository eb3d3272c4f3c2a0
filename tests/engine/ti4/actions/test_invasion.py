"""Invasion: bombardment, landing, ground combat, control, the custodians."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import IllegalAnswer
from engine.events import HEADLINE
from engine.ti4 import words
from engine.ti4.actions import invasion
from engine.ti4.combat import bombardment, dice, ground_combat, space_cannon
from engine.ti4.components import UNITS
from engine.ti4.economy import payment
from engine.ti4.galaxy import control, ground, units
from engine.ti4.play import Game, Point
from engine.ti4.rules import RULES
from engine.ti4.state import Law
from tests.engine.ti4 import moments as windows
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import Played, board, fleet, kinds, learn, own, play, said
from tests.engine.ti4.positions import dice as fall

TWO = "28"
FIRST, SECOND = "tequran", "torkan"
SOL, HACAN, LETNEV = 0, 1, 2
HIT, MISS = 10, 1


def invade(game: Game, *answers: Any, others: str = "pass", system: str = TWO) -> Played:
    return play(invasion.invade(game, SOL, system), *answers, others=others)


def struggle(attackers: int, defenders: int, *results: int) -> Game:
    game = board()
    fleet(game, SOL, FIRST, infantry=attackers)
    fleet(game, HACAN, FIRST, infantry=defenders)
    own(game, HACAN, FIRST)
    fall(game, *results)
    return game


# --- the steps -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-INVASION-01", "TI-INVASION-02", "TI-INVASION-03", "TI-INVASION-10", "TI-INVASION-12")
def test_an_invasion_bombards_lands_is_fired_at_fights_and_takes_the_planet() -> None:
    game = board()
    fleet(game, SOL, TWO, dreadnought=1, carrier=1, infantry=3)
    fleet(game, HACAN, FIRST, infantry=2, pds=1)
    own(game, HACAN, FIRST)
    game.player(SOL).units["war_sun"] = "war_sun"
    fleet(game, SOL, TWO, war_sun=1)
    fall(game, MISS, HIT, MISS, MISS, HIT, HIT, MISS, MISS)
    played = invade(game, ("bombard", FIRST), ("land", {FIRST: 3}), others="random")
    assert kinds(played)[:2] == ["bombard", "land"]
    order = [
        key for key in said(game) if key in ("ti4-bombarded", "ti4-landed", "ti4-ground-combat", "ti4-control-taken")
    ]
    assert order == ["ti4-bombarded", "ti4-bombarded", "ti4-landed", "ti4-ground-combat", "ti4-control-taken"]
    assert game.state.planets[FIRST].owner == SOL
    begun = [event for event in game.events if event.text and event.text.key == "ti4-ground-combat"]
    assert [event.weight for event in begun] == [HEADLINE], "as in space"


@pytest.mark.rule("TI-INVASION-04", "TI-INVASION-05", "TI-TRANSPORT-07")
def test_any_number_of_ground_forces_lands_on_any_planets_of_the_system() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=5)
    invade(game, ("land", {FIRST: 1, SECOND: 3}))
    assert (ground.forces(game, SOL, FIRST), ground.forces(game, SOL, SECOND), ground.forces(game, SOL, TWO)) == (
        1,
        3,
        1,
    )
    with pytest.raises(IllegalAnswer):
        invade(game, ("land", {FIRST: 2}))


def test_what_lands_is_told_once_and_whom_it_finds_stands_with_the_question() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=2)
    fleet(game, HACAN, SECOND, infantry=1, pds=1)
    own(game, HACAN, SECOND)
    asked = play(invasion.commit(game, SOL, TWO), others="stop").open
    assert asked is not None
    (line,) = RULES.notes(game, SOL, asked).lines
    assert (line.key, line.params["planet"], line.params["units"]) == (
        "ti4-note-ground",
        words.planet(SECOND),
        words.units({"infantry": 1, "pds": 1}),
    )
    play(invasion.commit(game, SOL, TWO), ("land", {FIRST: 1, SECOND: 1}))
    assert [key for key in said(game) if key.startswith("ti4-landed")] == ["ti4-landed-several"]


@pytest.mark.rule("TI-INVASION-06")
def test_ground_forces_may_land_among_enemies_or_where_nobody_is() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=2)
    fleet(game, HACAN, FIRST, infantry=1)
    played = play(invasion.invade(game, SOL, TWO), others="stop")
    assert played.open is not None
    shape = played.open.must[SOL]
    assert shape.check({FIRST: 2}) == {FIRST: 2}
    assert shape.check({SECOND: 2}) == {SECOND: 2}


@pytest.mark.rule("TI-INVASION-07")
def test_without_a_landing_nothing_more_happens_in_the_invasion() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=2)
    fleet(game, HACAN, FIRST, infantry=1, pds=1)
    own(game, HACAN, FIRST)
    assert kinds(invade(game, ("land", {}))) == ["land"]
    assert game.state.planets[FIRST].owner == HACAN
    assert ground.forces(game, SOL, TWO) == 2


@pytest.mark.rule("TI-INVASION-08", "TI-SPACECANNONDEF-06", "TI-CX-15")
def test_only_the_landed_planets_guns_fire_and_only_at_who_landed_there() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=5)
    fleet(game, HACAN, FIRST, pds=1)
    own(game, HACAN, FIRST, SECOND)
    fall(game, HIT)
    invade(game, ("land", {FIRST: 3, SECOND: 2}), ("space_cannon", HACAN, "yes"), others="random")
    assert (ground.forces(game, SOL, FIRST), ground.forces(game, SOL, SECOND)) == (2, 2)


@pytest.mark.rule("TI-INVASION-09", "TI-INVASION-11")
def test_the_active_player_orders_the_guns_and_the_combats(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=6)
    for planet in (FIRST, SECOND):
        fleet(game, HACAN, planet, infantry=1, pds=1)
    own(game, HACAN, FIRST, SECOND)
    fired, fought = [], []
    guns, combat = space_cannon.space_cannon_defense, ground_combat.ground_combat

    async def gun(game: Game, attacker: int, planet: str) -> None:
        fired.append(planet)
        await guns(game, attacker, planet)

    async def fight(game: Game, seat: int, planet: str) -> Any:
        fought.append(planet)
        return await combat(game, seat, planet)

    monkeypatch.setattr(space_cannon, "space_cannon_defense", gun)
    monkeypatch.setattr(ground_combat, "ground_combat", fight)
    fall(game, MISS, MISS)
    invade(
        game,
        ("land", {FIRST: 3, SECOND: 3}),
        ("order_planets", SOL, [SECOND, FIRST]),
        ("order_planets", SOL, [SECOND, FIRST]),
        others="random",
    )
    assert fired == [SECOND, FIRST]
    assert fought == [SECOND, FIRST]


@pytest.mark.rule("TI-INVASION-12", "TI-CONTROL-02", "TI-CX-19", "TI-CONTROL-01")
def test_a_planet_nobody_held_comes_exhausted_from_the_deck() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=1)
    invade(game, ("land", {FIRST: 1}))
    assert (game.state.planets[FIRST].owner, game.state.planets[FIRST].exhausted) == (SOL, True)
    assert game.state.planets[SECOND].owner is None


@pytest.mark.rule("TI-DOUBT-44")
@pytest.mark.rule("TI-INVASION-13", "TI-CONTROL-01", "TI-CONTROL-03", "TI-PDS-02", "TI-SPACEDOCK-02", "TI-CX-18")
def test_a_conquest_destroys_all_structures_and_takes_the_card_exhausted() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=2)
    fleet(game, HACAN, FIRST, infantry=1, pds=2, space_dock=1)
    own(game, HACAN, FIRST)
    fall(game, HIT, MISS, HIT, MISS, MISS)
    played = invade(game, ("land", {FIRST: 2}), ("space_cannon", HACAN, "yes"), others="random")
    assert played.open is None
    assert ground.forces(game, SOL, FIRST) == 1
    assert HACAN not in game.state.planets[FIRST].ground
    assert (game.state.planets[FIRST].owner, game.state.planets[FIRST].exhausted) == (SOL, True)
    assert FIRST not in game.planets(HACAN)


@pytest.mark.rule("TI-INVASION-14", "TI-GROUNDCOMBAT-07", "TI-CX-17", "TI-DOUBT-45")
def test_in_a_draw_the_defender_keeps_planet_and_structures() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=1)
    fleet(game, HACAN, FIRST, infantry=1, space_dock=1)
    own(game, HACAN, FIRST)
    fall(game, HIT, HIT)
    invade(game, ("land", {FIRST: 1}))
    assert game.state.planets[FIRST].owner == HACAN
    assert units.count(game, HACAN, "space_dock", FIRST) == 1
    assert ground.forces(game, SOL, FIRST) == ground.forces(game, HACAN, FIRST) == 0


@pytest.mark.rule("TI-CONTROL-07")
def test_structures_alone_lose_the_planet_to_whoever_lands() -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=1)
    fleet(game, HACAN, FIRST, space_dock=1)
    own(game, HACAN, FIRST)
    played = invade(game, ("land", {FIRST: 1}))
    assert game.state.planets[FIRST].owner == SOL
    assert "ti4-ground-combat" not in said(game)
    assert played.open is None
    assert not game.on_board(HACAN, "space_dock")


def test_an_abandoned_landing_does_not_take_control(monkeypatch: pytest.MonkeyPatch) -> None:
    game = board()
    fleet(game, SOL, TWO, carrier=1, infantry=2)
    own(game, HACAN, FIRST)

    async def parley(game: Game, occasion: invasion.Landing) -> invasion.Landing:
        units.shift(game, SOL, "infantry", occasion.amount, FIRST, TWO)
        return occasion

    monkeypatch.setattr(invasion.AFTER_COMMIT_GROUND_FORCES, "open", parley)
    invade(game, ("land", {FIRST: 2}))
    assert game.state.planets[FIRST].owner == HACAN
    assert ground.forces(game, SOL, TWO) == 2


def test_a_system_without_anything_to_do_asks_nothing() -> None:
    game = board()
    fleet(game, SOL, TWO, cruiser=1)
    assert kinds(invade(game)) == []


# --- bombardment -----------------------------------------------------------------------------------------------------


def siege(*results: int, **pieces: int) -> Game:
    """A Sol fleet above Hacan infantry: three on each planet."""
    game = board()
    game.player(SOL).units["war_sun"] = "war_sun"
    fleet(game, SOL, TWO, **pieces)
    for planet in (FIRST, SECOND):
        fleet(game, HACAN, planet, infantry=3)
    own(game, HACAN, FIRST, SECOND)
    fall(game, *results)
    return game


def bombard(game: Game, *answers: Any, others: str = "pass") -> Played:
    return play(bombardment.bombard(game, SOL, TWO), *answers, others=others)


@pytest.mark.rule("TI-BOMBARD-01", "TI-BOMBARD-05", "TI-BOMBARD-09")
def test_each_die_of_the_value_or_more_kills_one_ground_force() -> None:
    game = siege(5, 4, dreadnought=2)
    bombard(game, ("bombard", {FIRST: 2}))
    assert (ground.forces(game, HACAN, FIRST), ground.forces(game, HACAN, SECOND)) == (2, 3)


@pytest.mark.rule("TI-BOMBARD-01")
@pytest.mark.parametrize(
    ("edition", "attacker", "defender", "asked"),
    [(3, SOL, HACAN, ["bombard"]), (3, HACAN, SOL, ["bombard"]), (2, SOL, HACAN, ["bombard"]), (2, HACAN, SOL, [])],
)
def test_ships_with_nobody_to_land_bombard_whoever_is_there(
    edition: int, attacker: int, defender: int, asked: list[str]
) -> None:
    game = board()
    game.state.edition = edition
    fleet(game, attacker, TWO, dreadnought=1)
    fleet(game, defender, FIRST, infantry=3)
    own(game, defender, FIRST)
    assert invasion.has_use(game, attacker, TWO) == bool(asked)
    assert kinds(play(invasion.invade(game, attacker, TWO), others="random"))[:1] == asked


@pytest.mark.rule("TI-BOMBARD-02", "TI-BOMBARD-07")
def test_every_unit_has_its_target_before_any_die_falls() -> None:
    game = siege(HIT, MISS, HIT, dreadnought=3)
    played = play(bombardment.bombard(game, SOL, TWO), others="stop")
    assert played.open is not None
    assert not game.events
    assert played.open.must[SOL].check({FIRST: 1, SECOND: 2}) == {FIRST: 1, SECOND: 2}
    bombard(game, ("bombard", {FIRST: 1, SECOND: 2}))
    assert (ground.forces(game, HACAN, FIRST), ground.forces(game, HACAN, SECOND)) == (2, 2)


@pytest.mark.rule("TI-BOMBARD-03", "TI-BOMBARD-04")
def test_the_card_says_who_bombards_with_how_many_dice() -> None:
    game = siege(3, 2, 3, war_sun=1, cruiser=2, carrier=1)
    assert bombardment.bombers(game, SOL, TWO) == {"war_sun": 1}
    assert UNITS["war_sun"].bombardment == bombardment.Dice(3, 3)
    bombard(game, ("bombard", {FIRST: 1}))
    assert ground.forces(game, HACAN, FIRST) == 1


@pytest.mark.rule("TI-BOMBARD-06")
def test_what_changes_combat_rolls_does_not_change_bombardment(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    game = siege(4, dreadnought=1)
    real = Point.__call__

    def watched(self: Point[Any, Any], game: Game, seat: int, value: Any, about: Any = None) -> Any:
        asked.append(self.name)
        return value + 5 if self.name == "combat_roll" else real(self, game, seat, value, about)

    monkeypatch.setattr(Point, "__call__", watched)
    played = bombard(game, ("bombard", {FIRST: 1}))
    assert ground.forces(game, HACAN, FIRST) == 3
    assert "bombard_roll" in asked
    assert kinds(played) == ["bombard"]


@pytest.mark.rule("TI-BOMBARD-08", "TI-SHIELD-01", "TI-SHIELD-05", "TI-SHIELD-03", "TI-CX-16")
def test_a_planetary_shield_stops_dreadnoughts_until_a_war_sun_comes() -> None:
    game = siege(dreadnought=1)
    fleet(game, HACAN, FIRST, pds=1)
    with pytest.raises(IllegalAnswer) as refused:
        bombard(game, ("bombard", FIRST))
    assert refused.value.rule == "TI-SHIELD-01"
    fleet(game, SOL, TWO, war_sun=1)
    fall(game, HIT, HIT, MISS, MISS)
    bombard(game, ("bombard", {FIRST: 1}), ("bombard", {FIRST: 1}))
    assert ground.forces(game, HACAN, FIRST) == 1


def test_the_account_says_which_planet_a_shield_protects() -> None:
    game = siege(dreadnought=1)
    fleet(game, HACAN, FIRST, pds=1)
    bombard(game, ("bombard", "none"))
    assert said(game) == ["ti4-planet-shielded"]


def alone(*results: int, **pieces: int) -> Game:
    """The same where the other planet is empty."""
    game = siege(*results, **pieces)
    units.remove(game, HACAN, "infantry", 3, SECOND)
    return game


@pytest.mark.rule("TI-INVASION-03", "TI-BOMBARD-01", "TI-BOMBARD-02")
def test_of_units_over_one_planet_the_player_says_which_fire() -> None:
    """TI-BOMBARD-02"""
    game = alone(HIT, dreadnought=2, war_sun=1)
    played = bombard(game, ("bombard", {"dreadnought": 1}))
    assert kinds(played) == ["bombard"] and said(game).count("ti4-bombarded") == 1
    assert ground.forces(game, HACAN, FIRST) == 2, "two infantry are left for whoever wants them left"


@pytest.mark.rule("TI-INVASION-03", "TI-BOMBARD-02")
def test_one_question_is_for_all_units_where_only_one_planet_can_be_bombarded() -> None:
    """TI-BOMBARD-02"""
    game = alone(HIT, HIT, HIT, HIT, dreadnought=1, war_sun=1)
    played = bombard(game, ("bombard", {"dreadnought": 1, "war_sun": 1}))
    assert kinds(played) == ["bombard"] and said(game).count("ti4-bombarded") == 2


@pytest.mark.parametrize(
    ("answer", "fire"), [(FIRST, {"dreadnought": 2}), ("none", {}), ({FIRST: 1}, {"dreadnought": 1})]
)
def test_answers_of_games_from_before_are_still_understood(answer: object, fire: dict[str, int]) -> None:
    asked = bombard(alone(dreadnought=2), others="stop").open
    assert asked is not None and asked.must[SOL].check(answer) == fire


def test_a_number_for_the_planet_is_not_taken_for_all_units_of_several_types() -> None:
    """TI-BOMBARD-02"""
    asked = bombard(alone(dreadnought=1, war_sun=1), others="stop").open
    assert asked is not None and asked.must[SOL].check(FIRST) == {"dreadnought": 1, "war_sun": 1}
    with pytest.raises(IllegalAnswer):
        asked.must[SOL].check({FIRST: 1})


@pytest.mark.rule("TI-BOMBARD-01")
def test_the_question_says_who_stands_on_the_one_planet() -> None:
    game = alone(dreadnought=1)
    asked = bombard(game, others="stop").open
    assert asked is not None
    assert [line.key for line in RULES.notes(game, SOL, asked).lines] == ["ti4-note-ground"]


@pytest.mark.rule("TI-SHIELD-03", "TI-SHIELD-04")
def test_only_another_players_war_sun_takes_the_shield_away() -> None:
    game = board()
    fleet(game, HACAN, FIRST, pds=1)
    game.player(HACAN).units["war_sun"] = "war_sun"
    fleet(game, HACAN, TWO, war_sun=1)
    assert bombardment.has_shield(game, HACAN, FIRST)
    game.player(LETNEV).units["war_sun"] = "war_sun"
    fleet(game, LETNEV, TWO, war_sun=1)
    assert not bombardment.has_shield(game, HACAN, FIRST)


@pytest.mark.rule("TI-SHIELD-04")
def test_magen_is_useless_while_a_war_sun_hangs_above() -> None:
    for pieces, offered in (({"cruiser": 1}, True), ({"war_sun": 1}, False)):
        game = struggle(1, 1)
        game.player(SOL).units["war_sun"] = "war_sun"
        learn(game, HACAN, "magen_defense_grid")
        fleet(game, HACAN, FIRST, pds=1)
        fleet(game, SOL, TWO, **pieces)
        combat = dice.Combat("ground", TWO, SOL, HACAN, FIRST)
        moment = Moment.fought(combat, "start_of_combat_round")
        assert bool(windows.choices(game, HACAN, moment)) is offered


@pytest.mark.rule("TI-SHIELD-02")
def test_x_89_kills_under_a_shield() -> None:
    game = siege(dreadnought=1)
    learn(game, SOL, "x_89_bacterial_weapon")
    fleet(game, HACAN, FIRST, pds=1)
    fleet(game, SOL, SECOND, infantry=1)
    moment = Moment("component_action", actor=SOL)
    play(windows.use(game, SOL, moment, "tech:x_89_bacterial_weapon"), ("target", FIRST), others="stop")
    assert ground.forces(game, HACAN, FIRST) == 0
    assert ground.forces(game, HACAN, SECOND) == 3
    assert game.player(SOL).exhausted_technologies == ["x_89_bacterial_weapon"]


@pytest.mark.rule("TI-BOMBARD-10")
def test_hits_beyond_the_ground_forces_are_lost() -> None:
    game = siege(HIT, HIT, HIT, HIT, HIT, HIT, war_sun=2)
    fleet(game, HACAN, FIRST, space_dock=1)
    bombard(game, ("bombard", {FIRST: 2}))
    assert units.count(game, HACAN, "space_dock", FIRST) == 1
    assert (ground.forces(game, HACAN, FIRST), ground.forces(game, HACAN, SECOND)) == (0, 3)


def test_bombardment_tells_who_lost_how_many(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = windows.watch(monkeypatch, bombardment)
    game = siege(HIT, HIT, HIT, war_sun=1)
    bombard(game, ("bombard", {SECOND: 1}))
    last = seen[-1]
    assert (last.kind, last.actor, last.other, last.planet, last.amount) == (
        "after_bombardment",
        SOL,
        HACAN,
        SECOND,
        3,
    )


def test_an_additional_die_goes_to_the_unit_that_the_player_picks() -> None:
    game = siege(MISS, HIT, MISS, dreadnought=2)
    learn(game, SOL, "plasma_scoring")
    bombard(game, ("bombard", {FIRST: 1, SECOND: 1}), ("extra_die", "0"))
    assert (ground.forces(game, HACAN, FIRST), ground.forces(game, HACAN, SECOND)) == (2, 3)


# --- ground combat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-GROUNDCOMBAT-01", "TI-OPPONENT-01")
def test_ground_combat_needs_enemy_ground_forces() -> None:
    game = board()
    fleet(game, SOL, FIRST, infantry=1)
    fleet(game, HACAN, FIRST, pds=1)
    played = play(ground_combat.ground_combat(game, SOL, FIRST), others="stop")
    assert said(game) == []
    assert played.open is None


@pytest.mark.rule("TI-GROUNDCOMBAT-02", "TI-GROUNDCOMBAT-03")
def test_each_ground_force_rolls_one_die_and_each_hit_kills_one() -> None:
    game = struggle(3, 2, HIT, HIT, MISS, MISS, HIT)
    play(ground_combat.ground_combat(game, SOL, FIRST), others="stop")
    assert (ground.forces(game, SOL, FIRST), ground.forces(game, HACAN, FIRST)) == (2, 0)
    rolls = [event.text.params["dice"] for event in game.events if event.text.key == "ti4-combat-roll"]
    assert rolls == [(HIT, HIT, MISS), (MISS, HIT)]


@pytest.mark.rule("TI-GROUNDCOMBAT-04", "TI-GROUNDCOMBAT-05", "TI-GROUNDCOMBAT-06")
def test_rounds_go_on_until_one_side_is_gone() -> None:
    game = struggle(1, 1, MISS, MISS, MISS, MISS, HIT, MISS)
    combat = drive(ground_combat.ground_combat(game, SOL, FIRST))
    assert (combat.round, combat.winner) == (3, SOL)


def drive(rule: Any) -> Any:
    """What a rule that asks nothing returns."""
    try:
        rule.send(None)
    except StopIteration as end:
        return end.value
    raise AssertionError("it asked")


@pytest.mark.rule("TI-GROUNDCOMBAT-07")
def test_both_may_die_and_nobody_wins() -> None:
    combat = drive(ground_combat.ground_combat(struggle(1, 1, HIT, HIT), SOL, FIRST))
    assert combat.over
    assert combat.winner is None


@pytest.mark.rule("TI-GROUNDCOMBAT-08")
def test_nobody_is_asked_to_retreat_from_a_ground_combat() -> None:
    game = struggle(2, 2)
    fleet(game, SOL, TWO, carrier=1)
    played = play(ground_combat.ground_combat(game, SOL, FIRST), others="random")
    assert "retreat" not in kinds(played)
    assert ground.forces(game, SOL, FIRST) == 0 or ground.forces(game, HACAN, FIRST) == 0
    assert ground.forces(game, SOL, TWO) == 0


def test_a_won_combat_opens_its_windows_for_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = windows.watch(monkeypatch, ground_combat)
    play(ground_combat.ground_combat(struggle(1, 1, MISS, HIT), SOL, FIRST), others="stop")
    assert [moment.kind for moment in seen] == [
        "start_of_combat",
        "start_of_ground_combat",
        "start_of_combat_round",
        "end_of_combat_round",
        "end_of_ground_combat",
        "when_win_combat",
        "after_win_combat",
        "after_win_ground_combat",
    ]
    assert (seen[-1].actor, seen[-1].other, seen[-1].planet) == (HACAN, SOL, FIRST)


# --- control ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-CONTROL-04")
def test_control_already_held_is_not_gained_again() -> None:
    game = board()
    own(game, SOL, FIRST)
    play(control.gain_control(game, SOL, FIRST))
    assert not game.state.planets[FIRST].exhausted
    assert said(game) == []


@pytest.mark.rule("TI-CONTROL-05", "TI-CONTROL-06", "TI-PLANET-07", "TI-PLANET-08")
def test_the_card_stays_with_its_controller_even_without_units() -> None:
    game = board()
    play(control.gain_control(game, SOL, FIRST))
    play(control.settle(game, FIRST))
    assert FIRST in game.planets(SOL)
    assert [seat for seat in game.seats() if FIRST in game.planets(seat)] == [SOL]


@pytest.mark.rule("TI-CONTROL-07", "TI-CONTROL-08")
def test_units_of_another_take_a_planet_that_its_controller_has_left() -> None:
    game = board()
    own(game, HACAN, FIRST)
    fleet(game, HACAN, FIRST, infantry=1)
    fleet(game, SOL, FIRST, infantry=1)
    play(control.settle(game, FIRST))
    assert game.state.planets[FIRST].owner == HACAN
    units.remove(game, HACAN, "infantry", 1, FIRST)
    play(control.settle(game, FIRST))
    assert game.state.planets[FIRST].owner == SOL


@pytest.mark.rule("TI-CONTROL-09", "TI-CONTROL-10")
def test_control_can_be_lost_to_nobody() -> None:
    game = board()
    own(game, SOL, FIRST, exhausted=True)
    play(control.lose_control(game, FIRST))
    assert game.state.planets[FIRST].owner is None
    assert FIRST not in game.planets(SOL)
    play(control.lose_control(game, FIRST))
    assert said(game) == ["ti4-control-lost"]


@pytest.mark.rule("TI-ATTACH-01", "TI-ATTACH-02", "TI-ATTACH-03")
def test_an_attached_card_stays_with_the_planet_and_changes_it_for_its_new_owner() -> None:
    game = board()
    own(game, HACAN, FIRST)
    game.state.planets[FIRST].attached.append("core_mining")
    game.state.laws.append(Law("core_mining", planet=FIRST))
    play(control.gain_control(game, SOL, FIRST))
    assert game.state.planets[FIRST].attached == ["core_mining"]
    assert payment.value(game, FIRST, "resources") == 4


def test_control_windows_name_the_new_and_the_old_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = windows.watch(monkeypatch, control)
    game = board()
    own(game, HACAN, FIRST)
    play(control.gain_control(game, SOL, FIRST))
    assert [(moment.kind, moment.actor, moment.other) for moment in seen] == [
        ("when_gain_control_of_planet", SOL, HACAN),
        ("when_lose_control_of_planet", HACAN, None),
        ("after_gain_control_of_planet", SOL, HACAN),
    ]


# --- Mecatol Rex -----------------------------------------------------------------------------------------------------

REX = "mecatol_rex"


def at_rex(infantry: int = 2, goods: int = 1) -> Game:
    """Sol above Mecatol Rex with planets of influence 3 and 2 and some trade goods."""
    game = board()
    for planet in game.planets(SOL):
        game.state.planets[planet].owner = None
    own(game, SOL, SECOND, "dal_bootha")
    game.player(SOL).trade_goods = goods
    fleet(game, SOL, "18", carrier=1, infantry=infantry)
    return game


@pytest.mark.rule("TI-MECATOL-01")
def test_mecatol_rex_lies_in_the_centre() -> None:
    game = board()
    assert game.state.systems[game.state.planets[REX].system].at == (0, 0)


@pytest.mark.rule(
    "TI-CUSTODIANS-03", "TI-CUSTODIANS-04", "TI-CUSTODIANS-06", "TI-CX-20", "TI-TRADEGOOD-06", "TI-INFLUENCE-01"
)
def test_six_influence_remove_the_custodians_for_a_point_and_a_landing() -> None:
    game = at_rex()
    played = invade(game, ("custodians", "yes"), ("land", {REX: 1}), system="18")
    assert kinds(played) == ["custodians", "land"]
    assert payment.readied(game, SOL) == []
    assert not game.state.custodians
    assert game.player(SOL).points == 1
    assert game.player(SOL).trade_goods == 0
    assert game.state.planets[REX].owner == SOL


@pytest.mark.rule("TI-CUSTODIANS-04")
def test_after_removing_the_token_somebody_must_land() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        invade(at_rex(), ("custodians", "yes"), ("land", {}), system="18")
    assert refused.value.rule == "TI-CUSTODIANS-04"


@pytest.mark.rule("TI-CUSTODIANS-01", "TI-CUSTODIANS-02")
def test_ships_may_come_but_nobody_lands_while_the_token_lies_there() -> None:
    game = at_rex()
    assert kinds(invade(game, ("custodians", "no"), system="18")) == ["custodians"]
    assert ground.forces(game, SOL, "18") == 2
    refusal = invasion.refusal(game, SOL, REX)
    assert refusal is not None
    assert refusal.rule == "TI-CUSTODIANS-02"


@pytest.mark.rule("TI-CUSTODIANS-03", "TI-CX-20")
def test_five_influence_do_not_remove_the_token() -> None:
    game = at_rex(goods=0)
    assert kinds(invade(game, system="18")) == []
    refusal = invasion.refusal(game, SOL, REX)
    assert refusal is not None
    assert refusal.rule == "TI-CUSTODIANS-03"
    assert game.state.custodians
    told = [event.text.params for event in game.events if event.text.key == "ti4-custodians-stay"]
    assert [(line["cost"], line["purse"]) for line in told] == [(6, 5)]


@pytest.mark.rule("TI-CUSTODIANS-05", "TI-CX-20")
def test_without_ground_forces_the_token_stays() -> None:
    game = at_rex(infantry=0)
    assert kinds(invade(game, system="18")) == []
    refusal = invasion.refusal(game, SOL, REX)
    assert refusal is not None
    assert refusal.rule == "TI-CUSTODIANS-05"


def test_once_the_token_is_gone_anyone_lands_freely() -> None:
    game = at_rex(goods=0)
    game.state.custodians = False
    invade(game, ("land", {REX: 2}), system="18")
    assert game.state.planets[REX].owner == SOL
    assert game.player(SOL).points == 0
