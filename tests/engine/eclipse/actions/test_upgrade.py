"""The Upgrade action and reaction."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.ask import Ask
from engine.eclipse.actions import repair, upgrade
from engine.eclipse.components import PARTS, SHIPS
from engine.eclipse.galaxy import blueprints
from engine.eclipse.interface import make_view
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from tests.engine.eclipse.positions import fit, galaxy, kinds, learn, play, said

SIMPLE = {"ion_cannon", "nuclear_drive", "nuclear_source", "hull", "electron_computer"}
OF_A_TECHNOLOGY = {part.id: part.tech for part in PARTS.values() if part.tech is not None}


def question(game: Game, *answers: Any, activations: int = 2) -> Ask:
    """What is open in an Upgrade action after these answers."""
    asked = play(upgrade.act(game, 0, activations), *answers, others="stop").open
    assert asked is not None
    return asked


def options(ask: Ask) -> list[str]:
    return [option.id for option in ask.must[0].options]  # type: ignore[attr-defined]


def refused(ask: Ask, value: str) -> str | None:
    with pytest.raises(IllegalAnswer) as error:
        ask.must[0].check(value)
    return error.value.rule


@pytest.mark.rule("EC-SHIP-21", "EC-UPG-04")
def test_five_parts_need_no_technology() -> None:
    assert set(upgrade.available(galaxy().player(0))) == SIMPLE


@pytest.mark.rule("EC-SHIP-22", "EC-UPG-04", "EC-RESEARCH-11", "EC-TECH-03", "EC-TECH-04", "EC-TECH-06")
@pytest.mark.rule("EC-TECH-07", "EC-TECH-08", "EC-TECH-09", "EC-TECH-10", "EC-TECH-11", "EC-TECH-12")
@pytest.mark.rule("EC-TECH-14", "EC-TECH-15", "EC-TECH-18")
@pytest.mark.parametrize(("part", "technology"), OF_A_TECHNOLOGY.items())
def test_every_other_part_needs_its_own_technology(part: str, technology: str) -> None:
    game = galaxy("descendants_of_draco", "terran_union")
    assert refused(question(game), part) == "EC-UPG-04"
    learn(game, 0, technology)
    assert set(upgrade.available(game.player(0))) == SIMPLE | {part}
    assert game.player(0).tiles == {type: {} for type in SHIPS}


@pytest.mark.rule("EC-SHIP-22", "EC-FAQ-06")
def test_a_better_computer_does_not_give_the_weaker_one() -> None:
    game = galaxy()
    learn(game, 0, "gluon_computer")
    assert "gluon_computer" in options(question(game))
    assert refused(question(game), "positron_computer") == "EC-UPG-04"


@pytest.mark.rule("EC-UPG-02", "EC-UPG-05", "EC-UPG-06", "EC-SHIP-20")
def test_two_parts_on_different_blueprints_for_nothing() -> None:
    game = galaxy()
    stored = dict(game.player(0).storage)
    steps = [("upgrade", "hull"), ("upgrade_square", "interceptor/left")]
    play(upgrade.act(game, 0, 2), *steps, ("upgrade", "hull"), ("upgrade_square", "cruiser/left_bottom"))
    assert blueprints.parts(game.player(0), "cruiser").count("hull") == 2
    assert game.player(0).tiles["interceptor"] == {"left": "hull"}
    assert game.player(0).storage == stored


@pytest.mark.rule("EC-UPG-02", "EC-SPECIES-37", "EC-ACT-10")
def test_mechanema_take_three_parts() -> None:
    game = galaxy("mechanema", "terran_union")
    hull = ("upgrade", "hull")
    squares = [("upgrade_square", f"{type}/left{rest}") for type, rest in (("interceptor", ""), ("cruiser", "_bottom"))]
    last = ("upgrade_square", "dreadnought/left_bottom")
    play(upgrade.act(game, 0, game.species(0).activations["upgrade"]), hull, hull, hull, *squares, last, others="stop")
    assert sum(map(len, game.player(0).tiles.values())) == 3


@pytest.mark.rule("EC-ACT-04", "EC-REACT-03")
def test_fewer_parts_will_do_and_a_reaction_takes_one() -> None:
    game = galaxy()
    assert kinds(play(upgrade.act(game, 0, 2), ("upgrade", "done"), others="stop")) == ["upgrade"]
    steps = [("upgrade", "hull"), ("upgrade_square", "interceptor/left")]
    assert kinds(play(upgrade.act(game, 0, 1, reaction=True), *steps, others="stop")) == ["upgrade", "upgrade_square"]


@pytest.mark.rule("EC-UPG-03")
def test_a_part_covers_an_empty_square_a_printed_part_or_a_tile() -> None:
    game = galaxy()
    learn(game, 0, "improved_hull")
    fit(game, 0, "cruiser", left_top="electron_computer")
    found = list(upgrade.spots(game.player(0), "improved_hull", 1))
    assert {("cruiser", "left_top"), ("cruiser", "left_bottom"), ("cruiser", "centre_top")} <= set(found)
    upgrade.place(game, 0, "cruiser", "left_top", "improved_hull")
    assert game.player(0).tiles["cruiser"] == {"left_top": "improved_hull"}


@pytest.mark.rule("EC-UPG-01", "EC-UPG-05", "EC-UPG-10")
def test_tiles_are_returned_first_any_number_of_them() -> None:
    game = galaxy()
    fit(game, 0, "cruiser", left_top="electron_computer", left_bottom="hull")
    fit(game, 0, "interceptor", left="hull")
    back = [("upgrade", "return"), ("upgrade_return", "cruiser/left_bottom"), ("upgrade", "return")]
    steps = [("upgrade_return", "cruiser/left_top"), ("upgrade", "hull"), ("upgrade_square", "cruiser/left_bottom")]
    ask = question(game, *back, *steps)
    assert game.player(0).tiles["cruiser"] == {"left_bottom": "hull"}
    assert blueprints.squares(game.player(0), "cruiser")[0] == ("left_top", "hull")
    assert refused(ask, "return") == "EC-UPG-01"


@pytest.mark.rule("EC-UPG-07", "EC-SHIP-17")
def test_a_part_that_the_next_one_can_power_is_offered_and_must_be_powered() -> None:
    game = galaxy()
    learn(game, 0, "antimatter_cannon", "fusion_source")
    ask = question(game, ("upgrade", "antimatter_cannon"), ("upgrade_square", "interceptor/centre_top"))
    assert "fusion_source" in options(ask)
    assert refused(ask, "done") == "EC-SHIP-17"
    assert list(upgrade.spots(game.player(0), "hull", 0)) == [("interceptor", "centre_top")]


@pytest.mark.rule("EC-UPG-07", "EC-SHIP-17", "EC-SHIP-18", "EC-SHIP-19")
def test_the_last_part_must_leave_every_blueprint_legal() -> None:
    game = galaxy()
    learn(game, 0, "antimatter_cannon")
    ask = question(game, ("upgrade", "hull"), activations=1)
    assert refused(ask, "interceptor/right") == "EC-SHIP-18"
    assert refused(question(game, activations=1), "antimatter_cannon") == "EC-UPG-07"
    drive = question(game, ("upgrade", "nuclear_drive"), activations=1)
    assert refused(drive, "starbase/centre_bottom") == "EC-SHIP-19"


@pytest.mark.rule("EC-UPG-07")
def test_a_source_that_powers_the_ship_cannot_be_returned_by_a_reaction() -> None:
    game = galaxy()
    learn(game, 0, "antimatter_cannon", "fusion_source")
    fit(game, 0, "cruiser", centre_bottom="fusion_source", centre_top="antimatter_cannon", left_top="ion_cannon")
    fit(game, 0, "interceptor", centre_bottom="fusion_source", centre_top="antimatter_cannon")
    player = game.player(0)
    assert ("cruiser", "centre_bottom") in upgrade.returnable(player, 1)
    blueprints.lift(player, "cruiser", "centre_bottom")
    assert repair.outlook(player).needed() == 1
    assert ("interceptor", "centre_bottom") not in upgrade.returnable(player, 1)
    assert ("interceptor", "centre_bottom") in upgrade.returnable(player, 2)


@pytest.mark.rule("EC-UPG-07")
def test_parts_needed_counts_each_blueprint() -> None:
    game = galaxy()
    player = game.player(0)
    fit(game, 0, "interceptor", right="hull")
    fit(game, 0, "dreadnought", right_bottom="hull", left_bottom="antimatter_cannon", left_middle="antimatter_cannon")
    assert repair.outlook(player).needed() == 1 + 2
    fit(game, 0, "dreadnought", centre_top="antimatter_cannon")
    assert repair.outlook(player).needed() == 1 + 3
    player.kept_parts.append("hypergrid_source")
    assert repair.outlook(player).needed() == 1 + 2


@pytest.mark.rule("EC-UPG-08", "EC-UPG-09", "EC-DISCO-12")
def test_a_kept_ancient_part_is_one_of_the_parts() -> None:
    game = galaxy()
    assert refused(question(game), "shard_hull") == "EC-UPG-08"
    game.player(0).kept_parts.append("shard_hull")
    steps = [("upgrade", "shard_hull"), ("upgrade_square", "cruiser/left_bottom")]
    play(upgrade.act(game, 0, 1), *steps, others="stop")
    assert game.player(0).kept_parts == []
    assert blueprints.stats(game, 0, "cruiser").hull == 4
    assert said(game) == ["eclipse-upgraded"]


@pytest.mark.rule("EC-DISCO-14")
def test_an_ancient_part_that_is_replaced_is_gone() -> None:
    game = galaxy()
    fit(game, 0, "cruiser", left_bottom="shard_hull")
    upgrade.place(game, 0, "cruiser", "left_bottom", "hull")
    assert "shard_hull" not in upgrade.available(game.player(0))


@pytest.mark.rule("EC-UPG-11")
def test_blueprints_are_public() -> None:
    game = galaxy()
    upgrade.place(game, 0, "cruiser", "left_bottom", "hull")
    shown = next(card for card in make_view.see(game.state, None).seats[0].blueprints if card.type == "cruiser")
    assert ("left_bottom", "hull", True) in shown.parts and shown.hull == 2


@pytest.mark.parametrize("seed", range(25))
def test_whatever_is_chosen_the_action_ends_with_legal_blueprints(seed: int) -> None:
    game = galaxy("mechanema", "orion_hegemony")
    chance = Random(seed)
    for turn in range(30):
        seat = turn % 2
        missing = [tech for tech in OF_A_TECHNOLOGY.values() if tech and not game.owns(seat, tech)]
        ancient = [part.id for part in PARTS.values() if part.ancient]
        if missing:
            learn(game, seat, missing[int(chance.random() * len(missing))])
        if turn in (8, 9):
            game.player(seat).kept_parts += ancient[seat::2]
        play(upgrade.act(game, seat, 1 + turn % 3), seed=seed * 100 + turn)
        assert all(blueprints.legal(game.player(seat), type) for type in SHIPS)
