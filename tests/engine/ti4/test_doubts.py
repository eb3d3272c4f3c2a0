"""Rulings where the rules leave a doubt, one after the other. Most stand beside the rule that they are about."""

from __future__ import annotations

import pytest

from engine.text import T
from engine.ti4.actions import invasion
from engine.ti4.actions.strategy_action import CARDS, strategic_action
from engine.ti4.combat import bombardment, ground_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.galaxy import movement
from engine.ti4.phases import elimination, order, status_phase, strategy_phase, victory, voting
from engine.ti4.play import Game
from engine.ti4.state import Vote
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, hold, opened
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import board, dice, fleet, kinds, own, play, said, ships
from tests.engine.ti4.skies import activated, row

REX = "mecatol_rex"


@pytest.mark.rule("TI-DOUBT-02", "TI-CONSTRUCTION-08")
def test_construction_is_not_followed_where_nothing_could_be_built() -> None:
    game = board()
    planets = game.planets(HACAN)
    for planet in planets:
        fleet(game, HACAN, planet, pds=2, space_dock=1)
    assert not CARDS["construction"].able(game, HACAN)
    fleet(game, HACAN, planets[0], infantry=1)
    game.state.planets[planets[0]].ground[HACAN].units.pop("pds")
    assert CARDS["construction"].able(game, HACAN)
    game.player(HACAN).strategy = 0
    assert not CARDS["construction"].able(game, HACAN)


@pytest.mark.rule("TI-DOUBT-03", "TI-DIPLOMACY-04", "TI-STRATACTION-06")
def test_diplomacy_places_tokens_before_it_readies_planets() -> None:
    game = board()
    own(game, SOL, "jord", exhausted=True)
    game.player(HACAN).tactic, game.player(HACAN).strategy = 10, 3
    asked = play(CARDS["diplomacy"].primary(game, SOL), others="stop").open
    assert asked is not None and asked.kind == "choose_pool"
    assert game.state.planets["jord"].exhausted


@pytest.mark.rule("TI-DOUBT-14", "TI-GROUNDCOMBAT-02", "TI-GROUNDCOMBAT-03")
def test_in_ground_combat_the_attacker_rolls_first_and_both_die_together() -> None:
    game = board()
    fleet(game, HACAN, "quann", infantry=1)
    fleet(game, SOL, "quann", infantry=1)
    dice(game, 10, 10)
    play(ground_combat.ground_combat(game, HACAN, "quann"))
    rolls = [event.text.params["seat"] for event in game.events if event.text.key == "ti4-combat-roll"]
    assert rolls == [T("seat", n=HACAN), T("seat", n=SOL)]
    assert game.state.planets["quann"].ground == {}


@pytest.mark.rule("TI-DOUBT-23", "TI-OUTCOME-02", "TI-LATER-05")
def test_without_any_vote_the_speaker_chooses_among_all_outcomes() -> None:
    game = board()
    game.state.phase, game.state.turn, game.state.vote = "agenda", None, Vote("fleet_regulations", ["for", "against"])
    assert voting.leading(game) == ["for", "against"]
    assert kinds(play(voting.decide(game), ("decide_outcome", game.state.speaker, "against"))) == ["decide_outcome"]


@pytest.mark.rule("TI-DOUBT-28", "TI-TRANSPORT-03")
def test_a_ship_that_stays_picks_nothing_up() -> None:
    game = row(19, 46)
    fleet(game, SOL, "19", carrier=1)
    fleet(game, SOL, "wellon", infantry=2)
    assert play(movement.movement_step(game, SOL, activated(game, "19"))).asked == []
    assert game.on_board(SOL, "infantry") == {"wellon": 2}


@pytest.mark.rule("TI-DOUBT-32", "TI-LATER-17")
def test_without_strategy_cards_the_nearest_to_the_speaker_is_first() -> None:
    game = board()
    game.state.speaker = LETNEV
    for player in game.state.players:
        player.strategy_cards = []
    assert order.initiative_order(game) == victory.leaders(game) == [LETNEV, SOL, HACAN]


@pytest.mark.rule("TI-DOUBT-33", "TI-CUSTODIANS-03")
def test_the_custodians_are_removed_after_bombardment_and_before_the_landing(monkeypatch: pytest.MonkeyPatch) -> None:
    game, steps = board(), []
    fleet(game, SOL, "18", carrier=1, infantry=2)
    game.player(SOL).trade_goods = 6

    async def bombarded(game: Game, seat: int, system: str) -> None:
        steps.append("bombard")

    monkeypatch.setattr(bombardment, "bombard", bombarded)
    played = play(invasion.invade(game, SOL, "18"), ("custodians", "yes"), ("pay", []), ("land", {REX: 1}))
    assert [*steps, *kinds(played)] == ["bombard", "custodians", "pay", "land"]


@pytest.mark.rule("TI-DOUBT-34", "TI-ROUND-03", "TI-STATUSPHASE-16")
def test_it_is_the_token_and_not_control_of_mecatol_rex_that_calls_the_council() -> None:
    game = board()
    game.state.phase, game.state.step = "status", "end"
    own(game, SOL, REX)
    play(status_phase.finish(game))
    assert game.state.phase == "strategy"
    game.state.phase, game.state.custodians = "status", False
    game.state.planets[REX].owner = None
    play(status_phase.finish(game))
    assert game.state.phase == "agenda"


@pytest.mark.rule("TI-DOUBT-36")
def test_abilities_of_the_status_phase_are_used_in_initiative_order() -> None:
    game = board()
    game.state.phase, game.state.turn, game.state.speaker = "status", None, HACAN
    game.player(SOL).strategy_cards, game.player(LETNEV).strategy_cards = ["imperial"], ["leadership"]
    assert order.reaction_order(game) == order.initiative_order(game) == [LETNEV, HACAN, SOL]


@pytest.mark.rule("TI-DOUBT-45", "TI-INVASION-14")
def test_a_planet_nobody_held_stays_nobodys_when_all_who_landed_die() -> None:
    game = board()
    fleet(game, SOL, "28", carrier=1, infantry=1)
    fleet(game, HACAN, "tequran", pds=1)
    dice(game, 10)
    landing = (("land", {"tequran": 1}), ("space_cannon", HACAN, "yes"))
    play(invasion.invade(game, SOL, "28"), *landing, others="pass")
    assert game.state.planets["tequran"].owner is None and game.on_board(HACAN, "pds") == {"tequran": 1}


@pytest.mark.rule("TI-DOUBT-46", "TI-CONTROL-07")
def test_control_does_not_change_before_the_end_of_an_invasion() -> None:
    game = board()
    own(game, HACAN, "tequran", "torkan")
    fleet(game, SOL, "28", carrier=1, infantry=2)
    fleet(game, HACAN, "torkan", infantry=1)
    fought = play(invasion.invade(game, SOL, "28"), ("land", {"tequran": 1, "torkan": 1}), others="stop")
    assert "ti4-control-taken" in said(game)
    assert said(game).index("ti4-ground-combat") < said(game).index("ti4-control-taken") and fought.open is None


@pytest.mark.rule("TI-DOUBT-49", "TI-ACTIONCARD-05")
def test_another_copy_may_follow_one_that_was_canceled() -> None:
    game = board()
    hold(game, SOL, "flank_speed", "flank_speed")
    hold(game, HACAN, "sabotage")
    moment = Moment("after_activate_system", actor=SOL, system="18")
    speed = ("after_activate_system", SOL, "card:flank_speed")
    opened(game, moment, speed, ("when_action_card_played", HACAN, "card:sabotage"), speed)
    assert game.player(SOL).action_cards == [] and game.effect("flank_speed", SOL) is not None


@pytest.mark.rule("TI-DOUBT-51", "TI-ACTIONPHASE-09")
def test_whoever_may_not_pass_always_has_a_strategic_action() -> None:
    game = board()
    game.player(SOL).tactic = 0
    play(strategic_action(game, SOL, "leadership"), others="pass")
    assert game.player(SOL).exhausted_strategy_cards == ["leadership"]


@pytest.mark.rule("TI-DOUBT-59", "TI-SPACECOMBAT-01")
def test_two_fleets_in_the_way_are_fought_one_after_the_other() -> None:
    game = row(46)
    fleet(game, SOL, activated(game, "46"), cruiser=2)
    fleet(game, HACAN, "46", cruiser=1)
    fleet(game, LETNEV, "46", cruiser=1)
    from engine.ti4.combat import space_combat

    dice(game, 10, 1, 1, 10, 1, 1)
    play(space_combat.space_combat_step(game, SOL, "46"), others="pass")
    assert said(game).count("ti4-combat-won") == 2 and ships(game, SOL, "46") == {"cruiser": 2}


@pytest.mark.rule("TI-DOUBT-60", "TI-PLAYERS-02", "TI-LATER-06")
def test_five_who_become_four_go_on_with_one_strategy_card_each() -> None:
    game = board(seats=5)
    play(elimination.eliminate(game, 4))
    assert len(game.seats()) == 4 and strategy_phase.cards_each(game) == 1


@pytest.mark.rule("TI-DOUBT-42", "TI-GROUNDFORCE-01")
def test_infantry_are_the_only_ground_forces() -> None:
    assert Combat("ground", "28", SOL, HACAN, "tequran").types == ("infantry",)
