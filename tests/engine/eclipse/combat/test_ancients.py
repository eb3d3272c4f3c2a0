"""The Ancients and the defense system of the center."""

from __future__ import annotations

import pytest

from engine.eclipse.combat import ancients as rules
from engine.eclipse.combat import battle, bombing, reputation, sides
from engine.eclipse.combat.ancients import ANCIENTS, GCDS, Prey
from engine.eclipse.combat.sides import Battle, Tally
from tests.engine.eclipse.battlefield import FIELD, ancients, cut_off, field, left, unit
from tests.engine.eclipse.positions import dice, fit, fleet, kinds, play


@pytest.mark.rule("EC-NPC-01", "EC-NPC-02")
def test_their_figures() -> None:
    ship, system = rules.FIGURES["ancient"], rules.FIGURES["gcds"]
    assert (ship.initiative, ship.computer, ship.hull, ship.shield, ship.cannons) == (2, 1, 1, 0, {"yellow": 2})
    assert (system.initiative, system.computer, system.hull, system.cannons) == (0, 1, 7, {"yellow": 4})


@pytest.mark.rule("EC-NPC-04", "EC-NPC-06")
def test_the_largest_ship_that_can_be_destroyed_is() -> None:
    prey = [Prey("interceptor", 1, 5), Prey("cruiser", 2, 5), Prey("dreadnought", 3, 5)]
    assert rules.assign([5, 6], prey) == [0, 2, 0]
    assert rules.assign([5, 6, 5], prey) == [0, 0, 3]
    assert rules.assign([5], prey) == [1, 0, 0]
    assert rules.assign([5, 5, 6, 6], prey) == [1, 0, 3]


@pytest.mark.rule("EC-NPC-04")
def test_of_ships_alike_the_one_that_needs_fewest_dice() -> None:
    assert rules.assign([5, 5], [Prey("cruiser", 2, 5), Prey("cruiser", 1, 5)]) == [1, 1]


@pytest.mark.rule("EC-NPC-04")
def test_low_dice_are_spent_where_they_suffice() -> None:
    prey = [Prey("interceptor", 1, 6), Prey("cruiser", 1, 5)]
    assert rules.assign([6, 5], prey) == [1, 1]


@pytest.mark.rule("EC-NPC-05", "EC-NPC-06")
def test_otherwise_the_dice_do_the_most_damage() -> None:
    prey = [Prey("cruiser", 3, 6), Prey("interceptor", 3, 5)]
    assert rules.assign([5, 6], prey) == [1, 1]
    assert rules.assign([2, 3], prey) == [0, 0]


@pytest.mark.rule("EC-NPC-03")
def test_the_engine_rolls_for_them_and_nobody_is_asked() -> None:
    game = field()
    ancients(game, 2)
    fleet(game, 0, FIELD, interceptor=1, cruiser=1)
    dice(game, 1, 6, 6, 1, 1)
    played = play(battle.act(game, Battle(FIELD, 0, ANCIENTS, Tally([0])), unit(ANCIENTS, "ancient")), others="stop")
    assert kinds(played) == []
    assert left(game, 0) == {"interceptor": [0]}


@pytest.mark.rule("EC-NPC-07", "EC-NPC-09", "EC-NPC-10", "EC-DRAW-03")
def test_destroyed_ancients_leave_the_game_and_count_for_reputation() -> None:
    game = cut_off(field())
    ancients(game, 2)
    fleet(game, 0, FIELD, dreadnought=1)
    fit(game, 0, "dreadnought", left_bottom="antimatter_cannon")
    dice(game, 1, 1, 1, 1, 6, 6, 6)
    aimed = ("assign_dice", {"ancient-2": 2})
    play(battle.all_on(game, FIELD), aimed, others="stop")
    assert game.sector(FIELD).ancients == []
    tally = Tally([0], [0], {0: ["ancient", "ancient"]})
    assert reputation.earned(game, FIELD, tally, 0) == 3


@pytest.mark.rule("EC-NPC-09", "EC-BATTLE-12", "EC-SPECIES-29", "EC-NPC-08", "EC-SPECIES-34")
def test_draco_lives_with_ancients_but_fights_the_defense_system() -> None:
    game = field("descendants_of_draco", "terran_union")
    ancients(game, 2)
    fleet(game, 0, FIELD, interceptor=1)
    fleet(game, 0, "001", interceptor=1)
    assert battle.next_pair(game, game.sector(FIELD)) is None
    assert battle.next_pair(game, game.sector("001")) == (0, GCDS)
    fleet(game, 1, FIELD, cruiser=1)
    assert battle.next_pair(game, game.sector(FIELD)) == (1, 0)


@pytest.mark.rule("EC-NPC-07")
def test_they_fight_until_one_side_is_gone() -> None:
    game = cut_off(field())
    fleet(game, 1, "001", interceptor=2)
    played = play(battle.all_on(game, "001"), others="stop")
    assert kinds(played) == [] and game.sector("001").gcds is not None and not game.sector("001").fleets


@pytest.mark.rule("EC-DMG-04", "EC-DMG-02", "EC-NPC-02")
def test_the_defense_system_takes_seven_damage() -> None:
    game = field()
    skirmish = Battle("001", 0, GCDS, Tally([0]))
    assert not sides.wound(game, skirmish, unit(GCDS, "gcds"), 0, 7)
    assert game.sector("001").gcds == 7
    assert sides.wound(game, skirmish, unit(GCDS, "gcds"), 7, 1)
    assert game.sector("001").gcds is None and skirmish.tally.kills == {0: ["gcds"]}


@pytest.mark.rule("EC-BOMB-14")
def test_nobody_is_bombed_beside_ancients() -> None:
    game = field(owner=1)
    ancients(game, 1)
    fleet(game, 0, FIELD, interceptor=1)
    assert bombing.conqueror(game, game.sector(FIELD)) is None
    ancients(game, 0)
    assert bombing.conqueror(game, game.sector(FIELD)) == 0
