"""Objectives: each requirement, spending, and who may score what."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.errors import IllegalAnswer
from engine.ti4 import objectives
from engine.ti4.components import OBJECTIVES, PLANETS, TECHNOLOGIES, TILES
from engine.ti4.galaxy import units
from engine.ti4.objectives import secrets
from engine.ti4.objectives.registry import REQUIREMENTS
from engine.ti4.play import Game
from tests.engine.ti4.positions import board, fleet, home, learn, own, play, said

ACTION = [id for id, card in OBJECTIVES.items() if card.phase == "action"]


def free(game: Game, number: int, **like: str) -> list[str]:
    """Planets of the board outside home systems, by their printed trait and the like."""
    found = [
        id
        for id in game.state.planets
        if PLANETS[id].home_of is None and all(getattr(PLANETS[id], name) == value for name, value in like.items())
    ]
    assert len(found) >= number
    return found[:number]


def specialties(game: Game, number: int) -> list[str]:
    found = [id for id in game.state.planets if PLANETS[id].specialty and PLANETS[id].home_of is None]
    return found[:number]


def empty(game: Game, number: int, *besides: str) -> list[str]:
    """Systems that are neither home nor anomaly nor Mecatol Rex."""
    plain = [id for id in game.state.systems if TILES[int(id)].kind in ("planets", "empty") and id not in besides]
    return plain[:number]


def settled(game: Game, number: int) -> None:
    own(game, 0, *free(game, number))


def traits(game: Game, number: int, trait: str = "cultural") -> None:
    own(game, 0, *free(game, number, trait=trait))


def fleets(game: Game, systems: list[str]) -> None:
    for system in systems:
        fleet(game, 0, system, fighter=1)


def upgrades(game: Game, number: int) -> None:
    learn(game, 0, *[id for id, card in TECHNOLOGIES.items() if card.unit and not card.faction][:number])


def colors(game: Game, number: int, *wanted: str) -> None:
    for color in wanted:
        generic = [id for id, card in TECHNOLOGIES.items() if card.color == color and not card.faction]
        learn(game, 0, *generic[:number])


def around(game: Game, system: str) -> list[str]:
    """Plain neighbors of a system."""
    return [id for id in game.near(0)[system] if TILES[int(id)].kind != "home"]


def next_to_anomalies(game: Game) -> list[str]:
    near = game.near(0)
    return [id for id in game.state.systems if any(TILES[int(other)].anomaly for other in near[id])]


def holed(game: Game, kind: str) -> str:
    return next(id for id in game.state.systems if kind in TILES[int(id)].wormholes)


Arrange = Callable[[Game, bool], None]

POSITIONS: dict[str, Arrange] = {
    "corner_the_market": lambda game, met: traits(game, 4 if met else 3, "hazardous"),
    "unify_the_colonies": lambda game, met: traits(game, 6 if met else 5, "hazardous"),
    "forge_an_alliance": lambda game, met: traits(game, 4 if met else 3),
    "mine_rare_metals": lambda game, met: traits(game, 4 if met else 3, "hazardous"),
    "monopolize_production": lambda game, met: traits(game, 4 if met else 3, "industrial"),
    "expand_borders": lambda game, met: settled(game, 6 if met else 5),
    "subdue_the_galaxy": lambda game, met: settled(game, 11 if met else 10),
    "found_research_outposts": lambda game, met: own(game, 0, *specialties(game, 3 if met else 2)),
    "form_galactic_brain_trust": lambda game, met: own(game, 0, *specialties(game, 5 if met else 4)),
    "conquer_the_weak": lambda game, met: own(game, 0, "arretze") if met else settled(game, 3),
    "develop_weaponry": lambda game, met: upgrades(game, 2 if met else 1),
    "revolutionize_warfare": lambda game, met: upgrades(game, 3 if met else 2),
    "diversify_research": lambda game, met: colors(game, 2, *(("red", "blue") if met else ("red",))),
    "master_the_sciences": lambda game, met: colors(game, 2, "red", "blue", "green", *(["yellow"] if met else [])),
    "master_the_laws_of_physics": lambda game, met: colors(game, 4 if met else 3, "red", "blue"),
    "adapt_new_strategies": lambda game, met: learn(game, 0, "spec_ops_2", *(["advanced_carrier_2"] if met else [])),
    "intimidate_council": lambda game, met: fleets(game, ["18", *around(game, "18")[: 2 if met else 1]]),
    "become_the_gatekeeper": lambda game, met: fleets(
        game, [holed(game, "alpha"), *([holed(game, "beta")] if met else [])]
    ),
    "control_the_region": lambda game, met: fleets(game, empty(game, 6 if met else 5)),
    "learn_the_secrets_of_the_cosmos": lambda game, met: fleets(game, next_to_anomalies(game)[: 3 if met else 2]),
    "threaten_enemies": lambda game, met: fleets(game, [around(game, home(game, 1))[0] if met else home(game, 1)]),
    "negotiate_trade_routes": lambda game, met: setattr(game.player(0), "trade_goods", 5 if met else 4),
    "centralize_galactic_trade": lambda game, met: setattr(game.player(0), "trade_goods", 10 if met else 9),
    "erect_a_monument": lambda game, met: setattr(game.player(0), "trade_goods", 4 if met else 3),
    "found_a_golden_age": lambda game, met: setattr(game.player(0), "trade_goods", 12 if met else 11),
    "sway_the_council": lambda game, met: setattr(game.player(0), "trade_goods", 6 if met else 5),
    "manipulate_galactic_law": lambda game, met: setattr(game.player(0), "trade_goods", 14 if met else 13),
    "lead_from_the_front": lambda game, met: pools(game, 2, 1 if met else 0),
    "galvanize_the_people": lambda game, met: pools(game, 4, 2 if met else 1),
    "form_a_spy_network": lambda game, met: hand(game, 5 if met else 4),
    "establish_a_perimeter": lambda game, met: fleet(game, 0, "jord", pds=4 if met else 3),
    "fuel_the_war_machine": lambda game, met: fleet(game, 0, "jord", space_dock=3 if met else 2),
    "gather_a_mighty_fleet": lambda game, met: fleet(game, 0, home(game, 0), dreadnought=5 if met else 4),
    "cut_supply_lines": lambda game, met: blockade(game, met),
    "occupy_the_seat_of_the_empire": lambda game, met: over_mecatol(game, 3 if met else 2),
}


def pools(game: Game, tactic: int, strategy: int) -> None:
    game.player(0).tactic, game.player(0).strategy = tactic, strategy


def hand(game: Game, number: int) -> None:
    game.player(0).action_cards = (
        game.state.action_deck[:number] or ["plague", "spy", "sabotage", "bribery", "veto"][:number]
    )


def over_mecatol(game: Game, ships: int) -> None:
    own(game, 0, "mecatol_rex")
    fleet(game, 0, "18", fighter=1, cruiser=ships - 1)


def blockade(game: Game, met: bool) -> None:
    fleet(game, 1, "arretze", space_dock=1)
    fleet(game, 0, home(game, 1) if met else home(game, 0), cruiser=1)


def test_every_objective_has_a_requirement_and_a_position() -> None:
    assert set(POSITIONS) == set(REQUIREMENTS)
    assert sorted([*REQUIREMENTS, *ACTION]) == sorted(OBJECTIVES) and len(OBJECTIVES) == 40


@pytest.mark.rule("TI-OBJECTIVE-04", "TI-OBJECTIVE-05", "TI-STATUSPHASE-03")
@pytest.mark.parametrize("objective", POSITIONS)
@pytest.mark.parametrize("met", [True, False], ids=["met", "one-short"])
def test_scorable_exactly_when_its_condition_holds(objective: str, met: bool) -> None:
    game = board(seats=6)
    POSITIONS[objective](game, met)
    assert objectives.fulfilled(game, 0, objective) is met


def test_a_foreign_home_system_is_not_beyond_home() -> None:
    game = board(seats=6)
    own(game, 0, *free(game, 5), "arretze", "hercant")
    assert not objectives.fulfilled(game, 0, "expand_borders")


def test_two_upgrades_of_one_unit_type_count_once() -> None:
    game = board("sol", "nekro", "hacan")
    game.player(0).technologies += ["carrier_2", "advanced_carrier_2"]
    assert not objectives.fulfilled(game, 0, "develop_weaponry")


# --- scoring ---------------------------------------------------------------------------------------------------------


def opened(objective: str) -> Game:
    """A game in which everyone may score this public objective, once they meet it."""
    game = board()
    game.state.public = [objective]
    return game


@pytest.mark.rule("TI-OBJECTIVE-02", "TI-PUBLICOBJ-01", "TI-PUBLICOBJ-02", "TI-PUBLICOBJ-03", "TI-VICTORY-02")
def test_a_scored_public_objective_gives_its_points_and_stays_for_the_others() -> None:
    game = opened("conquer_the_weak")
    own(game, 0, "arretze", "hercant", "kamdorn")
    own(game, 1, "jord")
    assert objectives.scorable_public(game, 2) == []
    own(game, 0, "jord")
    play(objectives.score_public(game, 0, "conquer_the_weak"))
    assert (game.player(0).points, game.state.scored) == (2, {"conquer_the_weak": [0]})
    own(game, 2, "jord")
    assert objectives.scorable_public(game, 2) == ["conquer_the_weak"]


@pytest.mark.rule("TI-OBJECTIVE-11")
def test_nobody_scores_an_objective_twice() -> None:
    game = opened("negotiate_trade_routes")
    game.player(0).trade_goods = 10
    play(objectives.score_public(game, 0, "negotiate_trade_routes"))
    with pytest.raises(IllegalAnswer) as refusal:
        play(objectives.score_public(game, 0, "negotiate_trade_routes"))
    assert (refusal.value.rule, game.player(0).points, game.player(0).trade_goods) == ("TI-OBJECTIVE-11", 1, 5)


@pytest.mark.rule("TI-PUBLICOBJ-04", "TI-IMPERIAL-06", "TI-CX-34", "TI-DOUBT-52")
def test_without_a_home_planet_no_public_objective_but_a_secret_one() -> None:
    game = opened("negotiate_trade_routes")
    player = game.player(1)
    player.trade_goods, player.secrets = 5, ["form_a_spy_network"]
    hand(game, 5)
    player.action_cards, game.player(0).action_cards = game.player(0).action_cards, []
    own(game, 0, "arretze")
    with pytest.raises(IllegalAnswer) as refusal:
        play(objectives.score_public(game, 1, "negotiate_trade_routes"))
    assert (refusal.value.rule, objectives.scorable_public(game, 1)) == ("TI-PUBLICOBJ-04", [])
    play(secrets.score_secret(game, 1, "form_a_spy_network"))
    assert (player.points, player.action_cards) == (1, [])


@pytest.mark.rule("TI-OBJECTIVE-05")
def test_an_objective_not_met_is_refused() -> None:
    game = opened("negotiate_trade_routes")
    game.player(0).trade_goods = 4
    with pytest.raises(IllegalAnswer) as refusal:
        play(objectives.score_public(game, 0, "negotiate_trade_routes"))
    assert (refusal.value.rule, game.player(0).trade_goods) == ("TI-OBJECTIVE-05", 4)


@pytest.mark.rule("TI-PUBLICOBJ-01")
def test_a_facedown_objective_cannot_be_scored() -> None:
    game = opened("sway_the_council")
    game.player(0).trade_goods = 5
    with pytest.raises(IllegalAnswer) as refusal:
        play(objectives.score_public(game, 0, "negotiate_trade_routes"))
    assert refusal.value.rule == "TI-PUBLICOBJ-01"


@pytest.mark.rule("TI-OBJECTIVE-14")
def test_resources_are_paid_while_scoring_with_trade_goods_for_the_rest() -> None:
    game = opened("erect_a_monument")
    own(game, 0, "jord")
    game.player(0).trade_goods = 6
    play(objectives.score_public(game, 0, "erect_a_monument"))
    assert (game.player(0).trade_goods, game.state.planets["jord"].exhausted, game.player(0).points) == (2, True, 1)


@pytest.mark.rule("TI-OBJECTIVE-14")
def test_influence_is_paid_while_scoring() -> None:
    game = opened("sway_the_council")
    own(game, 0, "mecatol_rex")
    game.player(0).trade_goods = 1
    play(objectives.score_public(game, 0, "sway_the_council"))
    assert game.state.planets["mecatol_rex"].exhausted and game.player(0).points == 1


@pytest.mark.rule("TI-OBJECTIVE-14")
def test_tokens_are_spent_from_the_tactic_and_strategy_pools_in_any_mix() -> None:
    game = opened("lead_from_the_front")
    play(objectives.score_public(game, 0, "lead_from_the_front"), ("spend_tokens", {"tactic": 1, "strategy": 2}))
    player = game.player(0)
    assert (player.tactic, player.fleet, player.strategy, game.reserve(0)) == (2, 3, 0, 11)


@pytest.mark.rule("TI-OBJECTIVE-14")
def test_the_fleet_pool_cannot_pay() -> None:
    game = opened("lead_from_the_front")
    with pytest.raises(IllegalAnswer):
        play(objectives.score_public(game, 0, "lead_from_the_front"), ("spend_tokens", {"tactic": 2, "fleet": 1}))


@pytest.mark.rule("TI-OBJECTIVE-14", "TI-VICTORY-02")
def test_trade_goods_are_spent() -> None:
    game = opened("centralize_galactic_trade")
    game.player(0).trade_goods = 11
    play(objectives.score_public(game, 0, "centralize_galactic_trade"))
    assert (game.player(0).trade_goods, game.player(0).points) == (1, 2)
    assert "ti4-scored" in said(game)


@pytest.mark.rule("TI-OBJECTIVE-01", "TI-OBJECTIVE-02", "TI-OBJECTIVE-03")
def test_the_cards_show_kind_points_and_phase() -> None:
    stages = [card.stage for card in OBJECTIVES.values()]
    assert [stages.count(stage) for stage in (1, 2, 0)] == [10, 10, 20]
    assert {card.points for card in OBJECTIVES.values() if card.stage == 2} == {2}
    assert {card.phase for card in OBJECTIVES.values() if card.stage} == {"status"} and len(ACTION) == 5


def test_units_stay_where_they_are() -> None:
    game = opened("control_the_region")
    fleets(game, empty(game, 6))
    play(objectives.score_public(game, 0, "control_the_region"))
    assert sum(units.count(game, 0, "fighter", system) for system in game.state.systems) == 6
