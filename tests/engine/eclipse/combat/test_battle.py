"""Who fights whom, missiles, engagement rounds and stalemate."""

from __future__ import annotations

import pytest

from engine.eclipse.combat import battle, sides
from engine.eclipse.combat.ancients import ANCIENTS, GCDS
from engine.eclipse.combat.sides import Battle, Tally
from engine.eclipse.galaxy import ships
from tests.engine.eclipse.battlefield import FIELD, ancients, cut_off, field, fight, left, meet
from tests.engine.eclipse.positions import dice, fit, fleet, kinds, play, said

UNARMED = {
    "interceptor": {"centre_top": "hull"},
    "cruiser": {"centre_top": "hull"},
    "starbase": {"centre_top": "hull"},
}


def disarm(game, seat: int) -> None:  # type: ignore[no-untyped-def]
    """No cannon on any ship of a seat but dreadnoughts."""
    for type, tiles in UNARMED.items():
        fit(game, seat, type, **tiles)


@pytest.mark.rule("EC-BATTLE-01", "EC-BATTLE-07")
def test_ships_of_two_factions_fight_and_a_disc_alone_does_not() -> None:
    game = field(owner=0)
    fleet(game, 1, FIELD, cruiser=1)
    assert battle.next_pair(game, game.sector(FIELD)) is None
    ancients(game, 1)
    assert battle.next_pair(game, game.sector(FIELD)) == (1, ANCIENTS)


@pytest.mark.rule("EC-BATTLE-03")
def test_players_fight_before_the_ancients() -> None:
    game = field(seats=3)
    ancients(game, 1)
    for seat in (0, 1):
        fleet(game, seat, FIELD, interceptor=1)
    assert battle.next_pair(game, game.sector(FIELD)) == (1, 0)
    fleet(game, 2, "001", interceptor=1)
    assert battle.next_pair(game, game.sector("001")) == (2, GCDS)


@pytest.mark.rule("EC-BATTLE-04", "EC-EX-11", "EC-INIT-04")
def test_the_last_to_enter_fight_first_and_the_winner_goes_on() -> None:
    game = cut_off(field(seats=3))
    for seat in (0, 1, 2):
        fleet(game, seat, FIELD, interceptor=1)
    sector = game.sector(FIELD)
    assert battle.next_pair(game, sector) == (2, 1)
    dice(game, 6, 6)
    play(battle.all_on(game, FIELD), others="stop")
    pairs = [event.text.params for event in game.events if event.text.key == "eclipse-battle"]
    fought = [(pair["attacker"].params["n"], pair["defender"].params["n"]) for pair in pairs]  # type: ignore[union-attr]
    assert fought == [(2, 1), (1, 0)] and sector.entered == [0]


@pytest.mark.rule("EC-BATTLE-05", "EC-INIT-03")
def test_the_controller_defends_and_fights_last() -> None:
    game = field(owner=1, seats=3)
    for seat in (0, 2, 1):
        fleet(game, seat, FIELD, interceptor=1)
    assert battle.line(game.sector(FIELD)) == [1, 0, 2]
    game.sector(FIELD).fleets.pop(2)
    game.sector(FIELD).entered.remove(2)
    assert battle.next_pair(game, game.sector(FIELD)) == (0, 1)


@pytest.mark.rule("EC-BATTLE-06", "EC-FAQ-05")
def test_entry_counts_from_the_last_absence() -> None:
    game = field()
    fleet(game, 1, FIELD, interceptor=1)
    fleet(game, 0, FIELD, interceptor=1)
    assert battle.next_pair(game, game.sector(FIELD)) == (0, 1)
    ships.add(game, 1, "cruiser", FIELD)
    assert game.sector(FIELD).entered == [1, 0]
    for type in ("interceptor", "cruiser"):
        ships.remove(game, 1, type, FIELD)
    ships.add(game, 1, "interceptor", FIELD)
    assert battle.next_pair(game, game.sector(FIELD)) == (1, 0)


@pytest.mark.rule("EC-BATTLE-08", "EC-MISSILE-01", "EC-SHIP-09")
def test_missiles_are_fired_once_then_cannons_until_one_side_is_left() -> None:
    game = cut_off(field())
    fit(game, 1, "cruiser", left_bottom="plasma_missile")
    skirmish = meet(game, {"cruiser": 1}, {"cruiser": 1})
    dice(game, 1, 1, 1, 1, 1, 1, 6, 1, 6)
    fight(game, skirmish, others="stop")
    colours = [event.text.params["dice"][0].key for event in game.events if event.text.key == "eclipse-fires-at"]  # type: ignore[index,union-attr]
    assert colours[0] == "eclipse-dice-orange" and set(colours[1:]) == {"eclipse-dice-yellow"}
    assert colours.count("eclipse-dice-orange") == 1
    assert len(game.sector(FIELD).fleets) == 1


@pytest.mark.rule("EC-MISSILE-02", "EC-MISSILE-03", "EC-EX-12", "EC-PART-04")
def test_an_orange_six_destroys_an_interceptor_and_leaves_two_damage_on_a_cruiser_with_two_hulls() -> None:
    game = field()
    fit(game, 0, "cruiser", left_bottom="hull")
    fit(game, 1, "interceptor", left="plasma_missile")
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"interceptor": 1})
    skirmish.order = [sides.Unit(1, "interceptor")]
    dice(game, 6, 6)
    spread = ("assign_dice", 1, {"interceptor-1": 1, "cruiser-1": 1})
    play(battle.missile_step(game, skirmish), spread)
    assert left(game, 0) == {"cruiser": [2]}


@pytest.mark.rule("EC-MISSILE-04", "EC-DMG-05")
def test_a_type_destroyed_before_its_turn_does_not_fire() -> None:
    game = field()
    for seat in (0, 1):
        fit(game, seat, "interceptor", left="plasma_missile")
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    dice(game, 6, 1)
    fight(game, skirmish, others="stop")
    assert said(game).count("eclipse-fires-at") == 1 and left(game, 0) == {"interceptor": [0]}


@pytest.mark.rule("EC-MISSILE-04", "EC-MISSILE-01")
def test_the_others_of_its_side_still_fire() -> None:
    game = field()
    for seat, type, square in ((0, "interceptor", "left"), (1, "interceptor", "left"), (1, "cruiser", "left_bottom")):
        fit(game, seat, type, **{square: "plasma_missile"})
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1, "cruiser": 1})
    skirmish.order = [sides.Unit(0, "interceptor"), sides.Unit(1, "interceptor"), sides.Unit(1, "cruiser")]
    dice(game, 6, 1, 1, 1)
    play(battle.missile_step(game, skirmish), ("assign_dice", 0, "interceptor-1"))
    assert said(game).count("eclipse-fires-at") == 2
    fired = [event.text.params["ships"] for event in game.events if event.text.key == "eclipse-fires-at"]
    assert "eclipse-ships-cruiser" in str(fired[1]) and "interceptor" not in str(fired[1])


@pytest.mark.rule("EC-ENGAGE-01", "EC-ENGAGE-03", "EC-ENGAGE-02")
def test_each_type_acts_once_a_round_until_one_side_is_gone() -> None:
    game = field()
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    dice(game, 2, 3, 4, 5, 2, 6)
    played = fight(game, skirmish, *[("engage", seat, "attack") for seat in (0, 1) * 3])
    assert kinds(played) == ["engage"] * 6 and skirmish.round == 3
    assert left(game, 0) == {} and left(game, 1) == {"interceptor": [0]}


@pytest.mark.rule("EC-ENGAGE-04")
def test_a_type_without_cannons_may_do_nothing() -> None:
    game = field()
    disarm(game, 1)
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1})
    dice(game, 1, 6, 6)
    played = fight(
        game, skirmish, ("engage", 0, "attack"), ("engage", 1, "hold"), ("engage", 0, "attack"), others="pass"
    )
    assert "eclipse-stalemate" not in said(game) and left(game, 0) == {"interceptor": [0]}
    assert kinds(played).count("engage") >= 3


@pytest.mark.rule("EC-BATTLE-09", "EC-BATTLE-10")
def test_damage_and_missiles_in_the_next_battle_on_the_hex() -> None:
    game = field(seats=3)
    fit(game, 2, "cruiser", left_bottom="plasma_missile")
    fleet(game, 0, FIELD, interceptor=1)
    fleet(game, 1, FIELD, interceptor=1)
    fleet(game, 2, FIELD, cruiser=1)
    game.sector(FIELD).fleets[2]["cruiser"] = [1]
    dice(game, 6, 6, 6, 6)
    play(battle.all_on(game, FIELD), others="stop")
    assert said(game).count("eclipse-fires-at") == 2 and said(game).count("eclipse-battle") == 2
    assert left(game, 2) == {"cruiser": [1]}


@pytest.mark.rule("EC-BATTLE-11", "EC-BUI-13")
def test_destroyed_ships_go_back_to_their_owner() -> None:
    game = field()
    before = ships.left(game, 0, "cruiser")
    skirmish = meet(game, {"cruiser": 1}, {"interceptor": 1})
    assert ships.left(game, 0, "cruiser") == before - 1
    sides.destroy(game, skirmish, sides.Unit(0, "cruiser"), 0)
    assert ships.left(game, 0, "cruiser") == before


@pytest.mark.rule("EC-BATTLE-13")
def test_a_battle_is_not_optional() -> None:
    game = field()
    meet(game, {"interceptor": 1}, {"interceptor": 1})
    play(battle.all_on(game, FIELD), others="pass")
    assert len(game.sector(FIELD).entered) < 2 and said(game)[0] == "eclipse-battle"


# --- stalemate -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-STALE-01")
def test_in_a_stalemate_the_attacker_may_retreat() -> None:
    game = field()
    disarm(game, 0)
    disarm(game, 1)
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 1, "cruiser": 1})
    fight(game, skirmish, ("stalemate", 1, "103"), ("stalemate", 1, "destroyed"), others="stop")
    assert left(game, 1) == {} and left(game, 0) == {"interceptor": [0]}
    assert left(game, 1, "103") == {"interceptor": [0]}
    assert skirmish.tally.kills == {0: ["cruiser"]}


@pytest.mark.rule("EC-STALE-02", "EC-STALE-03")
def test_without_a_way_out_the_attackers_ships_are_destroyed() -> None:
    game = field()
    disarm(game, 0)
    disarm(game, 1)
    skirmish = meet(game, {"interceptor": 1}, {"interceptor": 2})
    game.sector("103").owner = None
    played = fight(game, skirmish, others="stop")
    assert kinds(played) == [] and left(game, 1) == {}
    assert skirmish.tally.kills == {0: ["interceptor", "interceptor"]}


@pytest.mark.rule("EC-STALE-01")
def test_one_cannon_is_no_stalemate() -> None:
    game = field()
    disarm(game, 0)
    skirmish = Battle(FIELD, 1, 0, Tally([0, 1]))
    meet(game, {"interceptor": 1}, {"interceptor": 1})
    assert not battle.stalemate(game, skirmish)
    disarm(game, 1)
    assert battle.stalemate(game, skirmish)
