"""Odds under questions that lead to battles: which ships shoot at which, where to go, whom to land beside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.ask import Ask
from engine.eclipse.combat import attack
from engine.eclipse.interface import make_view
from engine.eclipse.odds.battles import COMBATS as ECLIPSE
from engine.odds.battles import WHOLE, AtHand, Battle, Odds
from engine.ti4.actions import invasion, tactical
from engine.ti4.combat import bombardment, shown
from engine.ti4.galaxy import movement
from engine.ti4.interface.make_view import see
from engine.ti4.odds import battles
from engine.ti4.odds.battles import COMBATS as TWILIGHT
from engine.ti4.play import Game
from tests.engine.driving import dice, play
from tests.engine.eclipse.battlefield import field, meet, unit
from tests.engine.eclipse.positions import Played
from tests.engine.ti4.positions import fleet, learn, own
from tests.engine.ti4.skies import activated, row

# --- Eclipse: dice that have been rolled -----------------------------------------------------------------------------


def _shot(defender: dict[str, int], attacker: dict[str, int], cannons: dict[str, int], *faces: int, **how: Any) -> Any:
    """The battle and its open question, once ships of the attacker have rolled these faces."""
    game = field(owner=0)
    skirmish = meet(game, defender, attacker)
    dice(game, *faces)
    first = unit(1, next(iter(attacker)))
    played: Played = play(attack.fire(game, skirmish, first, cannons), *how.get("answers", ()), others="stop")
    assert played.open is not None and played.open.kind == "assign_dice"
    return game, played.open


@pytest.mark.rule("EC-ROLL-04", "EC-INIT-01")
def test_hits_are_counted_before_they_are_assigned_and_the_round_goes_on_behind_them() -> None:
    """The hit destroys the interceptor; the cruiser shoots next, hits with 5 and 6 and needs two hits."""
    game, asked = _shot({"interceptor": 1, "cruiser": 1}, {"interceptor": 1}, {"yellow": 1}, 6)
    (told,), (same,) = (ECLIPSE.at_hand(make_view.see(game.state, seat), seat, asked.of(seat)) for seat in (1, 0))
    assert told[:2] == (1, 0) and same.odds.second == told.odds.first
    assert told.odds.first == pytest.approx(WHOLE / 16, abs=20)
    lost = {one.name.key: (one.number, one.lost) for one in told.odds.losses[1]}
    assert lost["eclipse-ship-interceptor"] == (1, 100)


@pytest.mark.rule("EC-ROLL-05")
def test_dice_that_were_assigned_before_stay_where_they_are() -> None:
    """Strong dice have destroyed the cruiser: what is left is an interceptor on each side, then none."""
    strong = {"answers": [("assign_dice", "cruiser-1")]}
    game, asked = _shot({"interceptor": 1, "cruiser": 1}, {"cruiser": 1}, {"yellow": 1, "orange": 1}, 6, 6, **strong)
    assert make_view.see(game.state, 0).volley.marked == {"cruiser-1": 2}
    (told,) = ECLIPSE.at_hand(make_view.see(game.state, 1), 1, asked)
    assert told.odds.first == WHOLE
    assert [one.lost for one in told.odds.losses[1]] == [100, 100]


# --- Twilight Imperium: where to go ----------------------------------------------------------------------------------


def _met(game: Game, asked: Ask | None) -> Sequence[AtHand]:
    """What the active seat reads; the same as everybody sees it."""
    assert asked is not None
    return TWILIGHT.at_hand(see(game.state, 0), 0, asked)


def _like(found: Odds, first: dict[str, int], second: dict[str, int]) -> None:
    """As somebody would type it, of Sol against Hacan."""
    typed = TWILIGHT.odds(Battle({"sol": 1, **first}, {"hacan": 1, **second}))
    assert (found.first, found.second, found.losses) == (typed.first, typed.second, typed.losses)


def _sky() -> Game:
    """Ships of seat 0 beside a system of seat 1, and one of seat 2 that is too far away."""
    game = row(46, 27, 19, 47, 48)
    fleet(game, 0, "46", cruiser=2, carrier=1, fighter=3, infantry=2)
    fleet(game, 1, "27", cruiser=1, destroyer=1)
    fleet(game, 2, "48", cruiser=1)
    return game


@pytest.mark.rule("TI-MOVEMENT-10", "TI-FLEETPOOL-01", "TI-CAPACITY-01")
def test_before_activation_all_that_can_come_meets_whoever_stands_there() -> None:
    game = _sky()
    asked = play(tactical.tactical_action(game, 0), others="stop").open
    (told,) = _met(game, asked)
    assert told[:2] == (0, 1) and told.place is not None and told.place.params["tile"] == 27
    _like(told.odds, {"carrier": 1, "cruiser": 2, "fighter": 3}, {"cruiser": 1, "destroyer": 1})
    assert [note.key for note in told.odds.notes] == ["ti4-odds-all-come"]
    game.player(0).fleet = 2
    (fewer,) = _met(game, asked)
    assert sum(one.number for one in fewer.odds.losses[0] if one.name.key != "ti4-unit-fighter") == 2


@pytest.mark.rule("TI-SPACECANNONOFF-01")
def test_guns_of_all_that_reach_the_system_fire_first() -> None:
    game = _sky()
    fleet(game, 1, "new_albion", pds=1)
    asked = play(tactical.tactical_action(game, 0), others="stop").open
    _like(
        _met(game, asked)[0].odds, {"carrier": 1, "cruiser": 2, "fighter": 3}, {"cruiser": 1, "destroyer": 1, "pds": 1}
    )
    before = _met(game, asked)[0].odds.first
    learn(game, 2, "pds_2")
    fleet(game, 2, "wellon", pds=2)
    assert _met(game, asked)[0].odds.first < before, "those of a third seat as well"


@pytest.mark.rule("TI-MOVEMENT-03")
def test_while_ships_are_declared_those_count() -> None:
    game = _sky()
    step = movement.movement_step(game, 0, activated(game, "27"))
    asked = play(step, ("move", "46:cruiser"), ("move_number", 1), others="stop").open
    (told,) = _met(game, asked)
    _like(told.odds, {"cruiser": 1}, {"cruiser": 1, "destroyer": 1})
    assert [note.key for note in told.odds.notes] == ["ti4-odds-declared"]


@pytest.mark.rule("TI-INVASION-04", "TI-SPACECANNONDEF-01")
def test_each_planet_that_others_hold_has_the_odds_of_a_landing() -> None:
    game = row(46, 27)
    fleet(game, 0, "27", carrier=1, infantry=3)
    fleet(game, 1, "new_albion", infantry=2, pds=1)
    fleet(game, 1, "starpoint", infantry=1)
    own(game, 1, "new_albion", "starpoint")
    asked = play(invasion.commit(game, 0, activated(game, "27")), others="stop").open
    one, other = _met(game, asked)
    _like(one.odds, {"infantry": 3}, {"infantry": 2, "pds": 1})
    _like(other.odds, {"infantry": 3}, {"infantry": 1})
    assert [told.place.key for told in (one, other) if told.place] == ["ti4-planet-new_albion", "ti4-planet-starpoint"]


def _besieged(*factions: str, **pieces: int) -> Game:
    """Ships of seat 0 above a planet of seat 1."""
    game = row(46, 27, factions=factions)
    fleet(game, 0, "27", **pieces)
    fleet(game, 1, "new_albion", infantry=2)
    own(game, 1, "new_albion", "starpoint")
    return game


@pytest.mark.rule("TI-INVASION-03", "TI-BOMBARD-01", "TI-SHIELD-01")
def test_before_bombardment_all_fire_at_the_planet_and_all_infantry_lands() -> None:
    """Where nobody can land there is no battle at hand; no Planetary Shield protects what can be fired at."""
    game = _besieged(dreadnought=2, infantry=2)
    step = bombardment.bombard(game, 0, activated(game, "27"))
    asked = play(step, others="stop").open
    (told,) = _met(game, asked)
    _like(told.odds, {"dreadnought": 2, "infantry": 2}, {"infantry": 2})
    assert told.place is not None and told.place.key == "ti4-planet-new_albion"
    assert [note.key for note in told.odds.notes] == ["ti4-odds-all-bombard-and-land"]
    fleet(game, 1, "new_albion", pds=1)
    assert _met(game, asked)[0].odds.losses[1][0].lost > 80, "the shield does not work, for a card"
    game.state.systems["27"].space[0].units.pop("infantry")
    assert asked is not None and not TWILIGHT.asks(lambda: see(game.state, 0), 0, asked)


@pytest.mark.rule("TI-BOMBARD-01", "TI-FACTION-04")
def test_ships_that_fire_in_a_ground_combat_help_those_on_the_planet() -> None:
    game = _besieged(dreadnought=2, infantry=1)
    fleet(game, 0, "new_albion", infantry=2)
    shown.begin(game, activated(game, "27"), "new_albion", (0, 1))
    asked = play(bombardment.strike(game, 0, "27", "new_albion"), others="stop").open
    (told,) = _met(game, asked)
    _like(told.odds, {"dreadnought": 2, "infantry": 2}, {"infantry": 2})
    assert [note.key for note in told.odds.notes] == ["ti4-odds-all-bombard"]


@pytest.mark.rule("TI-ABILITY-15", "TI-INVASION-04")
def test_fighters_that_can_land_fight_beside_the_infantry() -> None:
    game = _besieged("naalu", "hacan", "sol", flagship=1, fighter=2, infantry=1)
    step = invasion.commit(game, 0, activated(game, "27"))
    asked = play(step, ("land", {"new_albion": 1}), others="stop").open
    assert asked is not None and asked.kind == "land_ships"
    (told,) = _met(game, asked)
    had = {one.name.key: one.number for one in told.odds.losses[0]}
    assert had == {"ti4-unit-infantry": 1, "ti4-unit-fighter": 2}
    assert [note.key for note in told.odds.notes] == ["ti4-odds-all-land-ships"]


@pytest.mark.rule("TI-ACTIVATION-01")
def test_where_nobody_can_be_met_no_odds_are_offered() -> None:
    game = _sky()
    game.state.systems["27"].space.pop(1)
    asked = play(tactical.tactical_action(game, 0), others="stop").open
    assert asked is not None and not TWILIGHT.asks(lambda: see(game.state, 0), 0, asked)
    fleet(game, 1, "27", cruiser=1)
    assert TWILIGHT.asks(lambda: see(game.state, 0), 0, asked)


def test_of_many_battles_as_many_are_told_of_as_can_be_reckoned_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = row(46, 27, 47)
    fleet(game, 0, "27", cruiser=2)
    for system in ("46", "47"):
        fleet(game, 1, system, cruiser=1)
    asked = play(tactical.tactical_action(game, 0), others="stop").open
    assert len(_met(game, asked)) == 2
    monkeypatch.setattr(battles, "EFFORT", 1)
    (told,) = _met(game, asked)
    assert told.odds.notes[-1].key == "ti4-odds-more" and told.odds.notes[-1].params == {"n": 1}
