"""The Research action."""

from __future__ import annotations

import pytest

from engine.ask import Ask, Option, PickOne
from engine.eclipse import words
from engine.eclipse.actions import research
from engine.eclipse.components import TECHNOLOGIES
from engine.eclipse.economy import technologies
from engine.eclipse.phases import action_phase, cleanup_phase
from engine.eclipse.play import Game
from engine.eclipse.rules import RULES
from engine.errors import IllegalAnswer
from engine.text import T
from tests.engine.eclipse.cutting import cut
from tests.engine.eclipse.positions import galaxy, kinds, learn, play, run_through, store

MILITARY = [id for id, tile in TECHNOLOGIES.items() if tile.category == "military"]
NANO = [id for id, tile in TECHNOLOGIES.items() if tile.category == "nano"]


def supply(game: Game, **tiles: int) -> None:
    game.state.supply = dict(tiles)


@pytest.mark.rule("EC-RESEARCH-01", "EC-RESEARCH-04", "EC-RESEARCH-05", "EC-RESEARCH-08")
def test_one_technology_for_science() -> None:
    game = galaxy()
    supply(game, orbital=2, gauss_shield=1)
    store(game, 0, science=9)
    played = play(research.act(game, 0, 1), ("research", "orbital"))
    assert kinds(played) == ["research"]
    assert game.player(0).technologies == ["starbase", "orbital"] and game.player(0).storage["science"] == 1
    assert game.state.supply == {"orbital": 1, "gauss_shield": 1}
    store(game, 1, science=9)
    play(research.act(game, 1, 1), ("research", "orbital"))
    assert game.state.supply == {"gauss_shield": 1}


def options_of(asked: Ask) -> list[Option]:
    shape = asked.must[0]
    assert isinstance(shape, PickOne)
    return shape.options


def asked_to_research(game: Game, *answers: tuple[str, str]) -> Ask:
    """The open question of who may research twice."""
    asked = play(research.act(game, 0, 2), *answers, others="stop").open
    assert asked is not None
    return asked


@pytest.mark.rule("EC-RESEARCH-04", "EC-RESEARCH-10")
def test_the_question_says_what_there_is_to_pay_with_and_what_no_technology_means() -> None:
    game = galaxy()
    supply(game, orbital=2, gauss_shield=1)
    store(game, 0, science=18)
    asked = asked_to_research(game)
    assert RULES.notes(game, 0, asked).lines == (T("eclipse-note-stored", amount=words.amount("science", 18)),)
    assert T("eclipse-research-done", more=0) in [option.text for option in options_of(asked)]
    asked = asked_to_research(game, ("research", "gauss_shield"))
    assert T("eclipse-research-done", more=1) in [option.text for option in options_of(asked)]


@pytest.mark.rule("EC-RESEARCH-02", "EC-RESEARCH-03")
@pytest.mark.parametrize(("owned", "price"), list(enumerate([16, 15, 14, 13, 12, 10, 8])))
def test_the_discount_grows_with_the_category(owned: int, price: int) -> None:
    game = galaxy("descendants_of_draco", "terran_federation")
    learn(game, 0, *NANO[:owned])
    assert research.price(game, 0, "wormhole_generator") == price
    assert research.price(game, 0, "gluon_computer") == 16, "another category"


@pytest.mark.rule("EC-EX-01")
def test_example_starbase_with_two_military_tiles() -> None:
    game = galaxy("descendants_of_draco", "terran_federation")
    learn(game, 0, "neutron_bombs", "plasma_cannon")
    assert research.price(game, 0, "starbase") == 3


@pytest.mark.rule("EC-EX-02")
def test_example_fusion_drive_with_four_nano_tiles() -> None:
    game = galaxy()
    learn(game, 0, *NANO[2:6])
    assert research.price(game, 0, "fusion_drive") == 3


@pytest.mark.rule("EC-EX-03")
def test_example_wormhole_generator_with_five_nano_tiles() -> None:
    game = galaxy()
    learn(game, 0, *NANO[:5])
    assert research.price(game, 0, "wormhole_generator") == 10


@pytest.mark.rule("EC-RESEARCH-04")
def test_the_price_is_paid_in_full_by_trade_if_need_be() -> None:
    game = galaxy()
    supply(game, orbital=1, monolith=1)
    store(game, 0, science=6, money=4)
    assert [id for id, _ in research.affordable(game, 0)] == ["orbital"]
    play(research.act(game, 0, 1), ("research", "orbital"))
    assert game.player(0).storage == {"money": 0, "science": 0, "materials": 0}


@pytest.mark.rule("EC-RESEARCH-06")
def test_no_technology_twice() -> None:
    game = galaxy()
    supply(game, starbase=1, gauss_shield=1)
    store(game, 0, science=9)
    with pytest.raises(IllegalAnswer) as refused:
        play(research.act(game, 0, 1), ("research", "starbase"))
    assert refused.value.rule == "EC-RESEARCH-06"


@pytest.mark.rule("EC-RESEARCH-09")
def test_no_eighth_technology_of_a_category() -> None:
    game = galaxy("descendants_of_draco", "terran_federation")
    learn(game, 0, *MILITARY[:7])
    supply(game, gluon_computer=1, gauss_shield=1)
    store(game, 0, science=30)
    with pytest.raises(IllegalAnswer) as refused:
        play(research.act(game, 0, 1), ("research", "gluon_computer"))
    assert refused.value.rule == "EC-RESEARCH-09"


def test_refusals_name_the_rule() -> None:
    game = galaxy()
    supply(game, quantum_grid=1, gauss_shield=1)
    store(game, 0, science=2)
    cases = {"orbital": "EC-RESEARCH-01", "quantum_grid": "EC-RESEARCH-04"}
    refusals = {id: research.why_not(game, 0, id) for id in cases}
    assert {id: refusal.rule for id, refusal in refusals.items() if refusal} == cases


@pytest.mark.rule("EC-RESEARCH-10", "EC-SPECIES-17", "EC-ACT-07")
def test_hydran_progress_buys_two_the_second_with_the_first_in_hand() -> None:
    game = galaxy("hydran_progress", "terran_federation")
    supply(game, advanced_robotics=1, orbital=1)
    store(game, 0, science=20)
    answers = ("research", "advanced_robotics"), ("research", "orbital")
    play(action_phase.act(game, 0, "research"), *answers)
    assert game.player(0).storage["science"] == 20 - 5 - 6
    assert game.player(0).technologies == ["advanced_labs", "advanced_robotics", "orbital"]
    assert game.player(0).actions == {"research": 1}


@pytest.mark.rule("EC-SPECIES-45", "EC-ACT-04")
def test_the_second_purchase_may_be_left() -> None:
    game = galaxy("hydran_progress", "terran_federation")
    supply(game, gauss_shield=1, nanorobots=1)
    store(game, 0, science=20)
    play(research.act(game, 0, 2), ("research", "gauss_shield"), ("research", "done"))
    assert game.player(0).technologies == ["advanced_labs", "gauss_shield"]


@pytest.mark.rule("EC-RESEARCH-07")
def test_technologies_stay() -> None:
    game = galaxy()
    supply(game, gauss_shield=1)
    store(game, 0, science=9)
    play(research.act(game, 0, 1), ("research", "gauss_shield"))
    run_through(cleanup_phase.clean(game, 0))
    assert game.player(0).technologies == ["starbase", "gauss_shield"]
    assert technologies.takeable(game, 0) == [] and "gauss_shield" not in game.state.supply


@pytest.mark.rule("EC-RESEARCH-11")
def test_a_part_technology_changes_no_blueprint() -> None:
    game = galaxy()
    supply(game, gauss_shield=1)
    store(game, 0, science=9)
    play(research.act(game, 0, 1), ("research", "gauss_shield"))
    assert game.player(0).tiles == {"interceptor": {}, "cruiser": {}, "dreadnought": {}, "starbase": {}}


@pytest.mark.rule("EC-TRADE-01")
def test_a_trade_while_the_question_waits_changes_what_can_be_paid() -> None:
    game = galaxy()
    supply(game, gauss_shield=1)
    store(game, 0, science=2)
    open_ = play(research.act(game, 0, 1), others="stop").open
    assert open_ is not None and open_.cuts is not None
    cut(game, 0, "trade", "science:money:1")
    assert list(research.affordable(game, 0)) == []


@pytest.mark.rule("EC-REACT-02", "EC-ELIM-02")
def test_never_as_a_reaction_but_also_without_hexes() -> None:
    game = galaxy()
    supply(game, gauss_shield=1)
    assert not research.can(game, 0, reaction=True)
    game.sector("221").owner = None
    game.sector("221").fleets.clear()
    assert research.can(game, 0)
