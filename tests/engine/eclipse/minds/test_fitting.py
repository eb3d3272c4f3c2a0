"""Small positions: which parts are fitted, what a source makes room for, and what is learnt for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import YES, Option, PickOne
from engine.eclipse.components import ROUNDS
from engine.eclipse.economy.relief import Relief
from engine.eclipse.minds import actions, charts, fitting, learning, moving
from engine.eclipse.minds.blunders import BLUNDERS
from engine.eclipse.play import Game
from engine.players.characters import LEVELS
from engine.text import T
from tests.engine.eclipse.minds.test_economy import reading, turn
from tests.engine.eclipse.minds.test_hunting import between
from tests.engine.eclipse.positions import fit, fleet, home, lay, learn


def test_a_source_is_worth_what_it_makes_room_for() -> None:
    """An antimatter cannon stands nowhere without one; with it the upgrade begins by the source."""
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), dreadnought=2)
    learn(game, 0, "fusion_source")
    alone, _ = fitting.part_gain(reading(game), "fusion_source")
    learn(game, 0, "antimatter_cannon")
    at = reading(game)
    assert fitting.part_gain(at, "antimatter_cannon")[0] == fitting.IMPOSSIBLE
    assert fitting.part_gain(at, "fusion_source")[0] > 4 * max(1, alone) and fitting.upgrade_gain(at) > 0


@pytest.mark.rule("EC-UPG-02")
def test_of_two_sources_that_make_room_for_the_same_the_stronger_is_fitted() -> None:
    """Else the same action puts it in the place of the weaker one again."""
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), dreadnought=1)
    learn(game, 0, "fusion_source", "antimatter_cannon", "improved_hull", "positron_computer")
    tiles = {"left_middle": "improved_hull", "centre_top": "improved_hull", "centre_bottom": "fusion_source"}
    fit(game, 0, "dreadnought", left_bottom="positron_computer", right_middle="positron_computer", **tiles)
    gains = {part: fitting.part_gain(reading(game), part)[0] for part in ("nuclear_source", "fusion_source")}
    assert gains["fusion_source"] > gains["nuclear_source"] > 0


def test_the_part_for_which_a_source_was_fitted_follows_and_nothing_takes_its_place() -> None:
    """Where many parts add very much, the better one still counts for more."""
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), cruiser=4)
    learn(game, 0, "fusion_source", "antimatter_cannon", "improved_hull", "positron_computer")
    tiles = {"left_bottom": "improved_hull", "right_top": "positron_computer"}
    fit(game, 0, "cruiser", centre_bottom="fusion_source", left_top="nuclear_source", **tiles)
    gains = {part: fitting.part_gain(reading(game), part)[0] for part in ("antimatter_cannon", "ion_cannon")}
    assert gains["antimatter_cannon"] > gains["ion_cannon"] >= fitting.MUCH


def test_a_technology_whose_part_could_stand_nowhere_is_worth_little() -> None:
    game = turn(science=20)
    fleet(game, 0, home(game, 0), dreadnought=2)
    before = learning.technology(reading(game), "antimatter_cannon")
    assert not fitting.fits(reading(game), "antimatter_cannon")
    learn(game, 0, "fusion_source")
    assert fitting.fits(reading(game), "antimatter_cannon") and fitting.fits(reading(game), "advanced_mining")
    assert learning.technology(reading(game), "antimatter_cannon") > before + 500


@pytest.mark.rule("EC-TECH-01", "EC-BOMB-05", "EC-DIPL-14")
@pytest.mark.parametrize(("ancients", "partner", "useful"), [(1, False, False), (0, False, True), (0, True, False)])
def test_no_bombs_are_learnt_as_long_as_no_people_of_others_are_within_reach(
    ancients: int, partner: bool, useful: bool
) -> None:
    """An Ancient on 203 shuts the way to the home of seat 1."""
    game = between(ancients)
    game.state.supply, game.sector("106").owner = {"neutron_bombs": 1}, None
    game.player(0).ambassadors += [1] * partner
    assert (learning.technology(reading(game), "neutron_bombs") > 0) is useful


@pytest.mark.rule("EC-UPG-02", "EC-SCORE-11")
@pytest.mark.parametrize(("round", "helps"), [(ROUNDS - 1, True), (ROUNDS, False)])
def test_no_part_is_changed_in_the_last_round_on_ships_that_fight_no_more(round: int, helps: bool) -> None:
    """A second drive instead of the gun brings nothing then, not even its move."""
    game = turn()
    fleet(game, 0, home(game, 0), interceptor=3)
    game.state.round = round
    at = reading(game)
    card = next(card for card in at.view.seats[0].blueprints if card.type == "interceptor")
    gains = fitting.square_gains(at, card, "nuclear_drive")
    assert (any(gain not in (0, fitting.IMPOSSIBLE) for gain in gains.values())) is helps


@pytest.mark.rule("EC-UPG-02", "EC-UPG-07")
def test_no_part_is_fitted_only_to_make_room_for_another_by_its_twin() -> None:
    """A second hull for the computer looks good, until a source opens the way to a gun for the first one; after the
    hull no other part adds anything.
    """
    game = between(ancients=1)
    fleet(game, 0, home(game, 0), cruiser=3)
    learn(game, 0, "fusion_source", "positron_computer", "improved_hull")
    fit(game, 0, "cruiser", left_bottom="positron_computer", left_top="improved_hull")
    game.state.round = 7
    gains = {part: fitting.part_gain(reading(game), part) for part in ("improved_hull", "fusion_source")}
    assert gains["fusion_source"] > gains["improved_hull"] > (0, "")


@pytest.mark.rule("EC-UPG-02", "EC-BUI-07")
@pytest.mark.parametrize(("materials", "ships", "useful"), [(0, 0, False), (8, 0, True), (0, 1, True)])
def test_no_action_is_taken_for_parts_of_ships_that_are_not_there_nor_built_soon(
    materials: int, ships: int, useful: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hull on dreadnoughts, which cost eight materials."""
    game = between(ancients=1)
    game.player(0).storage["materials"] = materials
    fleet(game, 0, home(game, 0), dreadnought=ships)
    at = reading(game)
    dreadnoughts = [card for card in fitting._used(at) if card.type == "dreadnought"]
    monkeypatch.setattr(fitting, "_used", lambda _: dreadnoughts)
    assert fitting.part_gain(at, "hull")[0] > 0, "once an action is under way it goes there"
    assert (fitting.upgrade_gain(at) > 0) is useful


# --- what is counted as a blunder ------------------------------------------------------------------------------------


def counted(game: Game, kind: str, answer: str, notes: dict[str, int], where: tuple[str, ...] = ()) -> dict[str, int]:
    at = reading(game)
    shape = PickOne([Option(answer, T("x")), Option("y", T("y"))])
    at = replace(at, question=replace(at.question, kind=kind, shape=shape, where=where))
    return dict(BLUNDERS.of(at, {}, answer, notes))


def test_an_attack_counts_once_and_only_for_who_came_last() -> None:
    game, notes = between(), dict[str, int]()
    game.sector("106").owner = 1
    fleet(game, 0, "106", interceptor=1)
    fleet(game, 1, "106", dreadnought=2)
    assert counted(game, "action", "pass", notes) == {}, "the others came there"
    counted(game, "move_to", "106", notes)
    assert counted(game, "action", "pass", notes)["attack_under_30"] == 1
    assert counted(game, "action", "pass", notes) == {}, "once a round"
    counted(game, "move_to", "106", notes)
    fleet(game, 1, "106", cruiser=1)
    assert counted(game, "action", "pass", notes) == {}, "more came later"


@pytest.mark.rule("EC-DRAW-12", "EC-SCORE-11")
@pytest.mark.parametrize(("round", "tile", "counts"), [(ROUNDS, 1, 0), (ROUNDS, 4, 1), (ROUNDS - 1, 1, 1)])
def test_a_fight_for_a_tile_in_the_last_round_is_no_blunder(round: int, tile: int, counts: int) -> None:
    """The track is full: the tile is exchanged for a 1, not for a 4."""
    game, notes = between(), dict[str, int]()
    game.sector("106").owner, game.state.round, game.player(0).reputation = 1, round, [tile] * 4
    fleet(game, 0, "106", interceptor=1)
    fleet(game, 1, "106", dreadnought=2)
    counted(game, "move_to", "106", notes)
    assert counted(game, "action", "pass", notes).get("attack_under_30", 0) == counts


def test_parts_count_that_were_researched_in_time_and_not_for_a_point() -> None:
    game, notes = turn(), dict[str, int]()
    learn(game, 0, "gauss_shield")
    game.state.round = ROUNDS
    assert counted(game, "action", "pass", dict(notes)) == {}, "it was there from the start"
    for round, known, found in ((1, 1, {"part_never_fitted": 1}), (ROUNDS - 1, 1, {}), (1, 3, {})):
        game, seen = turn(), dict[str, int]()
        learn(game, 0, *("starbase", "plasma_cannon", "neutron_bombs")[:known])
        game.state.round = round
        counted(game, "research", "phase_shield", seen)
        learn(game, 0, "phase_shield")
        game.state.round = ROUNDS
        notes = dict(seen)
        assert counted(game, "action", "pass", notes) == found


def test_a_part_that_was_replaced_was_fitted() -> None:
    game, notes = turn(), dict[str, int]()
    game.state.round = 1
    counted(game, "research", "gauss_shield", notes)
    learn(game, 0, "gauss_shield")
    fit(game, 0, "cruiser", left_bottom="gauss_shield")
    counted(game, "action", "build", notes)
    fit(game, 0, "cruiser", left_bottom="hull")
    game.state.round = ROUNDS
    assert counted(game, "action", "pass", notes) == {}


def test_no_part_is_learnt_that_adds_little_to_the_ships_there_are() -> None:
    game = turn(science=20)
    few = learning.technology(reading(game), "gauss_shield")
    fleet(game, 0, home(game, 0), cruiser=4, dreadnought=2)
    assert learning.technology(reading(game), "gauss_shield") > few + 500


def test_a_sector_that_was_taken_for_what_was_found_there_is_no_loss() -> None:
    game, notes = turn(money=0), dict[str, int]()
    game.player(0).discs = 3
    lay(game, "203", (1, -1), owner=None).discovery = True
    assert charts.named(reading(game).view, "203") is not None
    counted(game, "control", YES, notes, ("203",))
    given = Relief("give_up", "203").id
    assert counted(game, "bankruptcy", given, notes) == {}
    assert counted(game, "bankruptcy", given, notes) == {"sector_given_up": 1}


@pytest.mark.rule("EC-UPG-02", "EC-MOV-02")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("behind", "first"), [("interceptor", True), ("dreadnought", False)])
def test_parts_for_who_went_first_come_before_weak_ships_that_follow(level: str, behind: str, first: bool) -> None:
    """Two cruisers lie before two Ancients: their armour is worth more than two interceptors."""
    game = between(ancients=2)
    fleet(game, 0, home(game, 0), **{behind: 2})
    fleet(game, 0, "203", cruiser=2)
    learn(game, 0, "improved_hull")
    at = reading(game, level)
    plan = moving.best(at)
    assert plan is not None and plan.begun and plan.target == "203"
    assert ("upgrade" in {offer.answer for offer in actions.action(at)}) is first
