"""What nobody does who knows the game: harm to oneself, cards that do not fit, a win that is left lying."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.ask import NO, YES, Amount, Option, PickOne, PickSome
from engine.effects.ability import UseId
from engine.players.characters import LEVELS
from engine.text import T, Text
from engine.ti4 import words
from engine.ti4.minds import actions, cards, hand, strategy
from engine.ti4.minds.blunders import BLUNDERS
from engine.ti4.minds.economy import production, tokens
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import forces, galaxy, odds
from engine.ti4.minds.tactics import landing, plans
from engine.ti4.play import Game
from engine.ti4.state import Ballot, Vote
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, home, near_home, own

BACTERIA = UseId("tech", "x_89_bacterial_weapon").id
EFFORT, DEPLOYMENT = UseId("card", "war_effort").id, UseId("card", "frontline_deployment").id
INFERNO = UseId("unit", "the_inferno").id


@pytest.mark.rule("TI-SHIELD-02")
def test_nobody_infects_own_infantry() -> None:
    game = board(seats=4)
    fleet(game, 0, home(game, 0), dreadnought=1)
    fleet(game, 0, "jord", infantry=8)
    assert cards.component(reading(game), BACTERIA) == cards.IDLE
    fleet(game, 0, game.state.planets["bereg"].system, dreadnought=1)
    own(game, 1, "bereg")
    fleet(game, 1, "bereg", infantry=3)
    assert cards.component(reading(game), BACTERIA) == 150
    for planet, number in (("jord", 1), ("bereg", 0)):
        made = counted(game, "target", planet, source=words.technology("x_89_bacterial_weapon"))
        assert made["own_infantry_infected"] == number


def counted(game: Game, kind: str, answer: str, **about: Text) -> Counter[str]:
    """The blunders of an answer."""
    return BLUNDERS.of(asking(reading(game), kind, **about), {}, answer, {})


def asking(at: At, kind: str, **about: Text) -> At:
    """Another question in this position."""
    return replace(at, question=replace(at.question, kind=kind, about=T("asked", **about)))


@pytest.mark.rule("TI-FLEETPOOL-02")
def test_no_ship_is_placed_where_the_fleet_pool_is_full() -> None:
    game = board("muaat", "sol", "hacan")
    fleet(game, 0, home(game, 0), flagship=1, cruiser=2)
    for use in (EFFORT, INFERNO):
        assert cards.component(reading(game), use) <= cards.IDLE
    free = near_home(game, 0)[0]
    fleet(game, 0, free, cruiser=1)
    assert cards.component(reading(game), EFFORT) > 0
    shape = PickOne(words.system_options([home(game, 0), free]))
    assert answered(reading(game), "target", shape, T("asked", source=words.card("war_effort"))) == free


def test_nobody_is_jammed_who_has_passed() -> None:
    """Nor a lone cruiser."""
    game, use = board(seats=3), UseId("card", "signal_jamming").id
    for seat, system in enumerate(("18", game.near()["18"][0], game.near()["18"][1])):
        fleet(game, seat, system, cruiser=1)
    assert cards.component(reading(game), use) < cards.IDLE
    fleet(game, 1, game.near()["18"][0], dreadnought=2, carrier=1)
    assert cards.component(reading(game), use) > 0
    for player in game.state.players[1:]:
        player.passed = True
    assert cards.component(reading(game), use) < cards.IDLE


def test_infantry_by_a_card_costs_no_strategy_token() -> None:
    game = board(seats=4)
    game.player(0).strategy = 1
    assert cards.component(reading(game), DEPLOYMENT) > 50


@pytest.mark.rule("TI-ACTIONCARD-02")
def test_cards_are_worth_little_that_there_is_no_room_for() -> None:
    empty, full = board(seats=4), board(seats=4)
    full.player(0).action_cards = ["sabotage"] * 7
    assert hand.room(reading(full)) == 0 < hand.room(reading(empty))
    for game, number in ((full, 1), (empty, 0)):
        assert counted(game, "secondary", YES, card=words.strategy("politics"))["cards_drawn_in_vain"] == number
    assert strategy.SECONDARY["politics"](reading(full)) < 0 < strategy.SECONDARY["politics"](reading(empty))


def test_what_is_never_played_is_discarded_first() -> None:
    held = ["fire_team", "flank_speed", "focused_research", "morale_boost"]
    shape = PickSome([Option(card, words.card(card)) for card in held], 2, 2)
    assert answered(reading(board(seats=4)), "discard_cards", shape) == ["flank_speed", "focused_research"]


def voting(*foretold: Ballot) -> Game:
    """A vote on a law that does seat 0 a little harm, whatever is decided."""
    game = board(seats=4)
    game.state.vote = Vote(
        "enforced_travel_ban", ["for", "against"], predictions=list(foretold), barred=[one.seat for one in foretold]
    )
    return game


@pytest.mark.rule("TI-PREDICT-04")
@pytest.mark.parametrize("level", LEVELS)
def test_whoever_can_deny_what_others_foretold_does_not_abstain(level: str) -> None:
    game = voting(Ballot(1, "against", 0, "warfare_rider"), Ballot(2, "against", 0, "construction_rider"))
    shape = PickOne([*words.outcomes("enforced_travel_ban", ["for", "against"]), Option("abstain", T("abstain"))])
    for number in range(5):
        assert answered(reading(game, 0, level, str(number)), "vote", shape) == "for"
    kept = replace(reading(game).question, kind="vote", shape=shape)
    assert BLUNDERS.of(replace(reading(game), question=kept), {}, "abstain", {}) == {"votes_kept": 1}
    assert not BLUNDERS.of(replace(reading(game), question=kept), {}, "for", {})


@pytest.mark.rule("TI-POLITICS-05")
def test_agendas_that_do_harm_go_below_the_others() -> None:
    shape = PickOne([Option("top", T("top")), Option("bottom", T("bottom"))])
    for owner, end in ((1, "bottom"), (0, "top")):
        game = board(seats=4)
        own(game, owner, "mecatol_rex", "meer")
        game.state.stage_2 = ["subdue_the_galaxy"] * 5
        at = reading(game)
        named = replace(at.question, private=words.explained(words.agenda("minister_of_sciences")))
        assert answered(replace(at, question=named), "agenda_place", shape) == end


def nearly(points: int) -> At:
    """An objective of two points for six tokens, of which four are there."""
    game = board(seats=4)
    own(game, 0, "meer", "arinam", "lirta_iv")
    game.state.public = ["galvanize_the_people"]
    mine = game.player(0)
    mine.points, mine.tactic, mine.strategy = points, 2, 2
    return reading(game)


@pytest.mark.rule("TI-LEADERSHIP-03")
def test_tokens_are_bought_that_win_the_game() -> None:
    shape = Amount(0, 3)
    assert answered(nearly(8), "buy_tokens", shape) in (2, 3)
    bound = reading(kept(8))
    assert tokens.promised(bound) > 2 * tokens.promised(reading(kept(2))) > 0


def kept(points: int) -> Game:
    """The same with six tokens."""
    game = board(seats=4)
    game.state.public = ["galvanize_the_people"]
    mine = game.player(0)
    mine.points, mine.tactic, mine.strategy = points, 3, 3
    return game


@pytest.mark.rule("TI-SPACECANNONOFF-01")
def test_a_lone_carrier_does_not_come_to_guns() -> None:
    game = board(seats=4)
    beside = next(iter(game.near()[galaxy.CENTRE]))
    fleet(game, 0, beside, carrier=1, infantry=4)
    own(game, 1, "mecatol_rex")
    game.state.custodians = False
    free = plans.best(reading(game), galaxy.CENTRE)
    fleet(game, 1, "mecatol_rex", pds=3)
    armed = plans.best(reading(game), galaxy.CENTRE)
    assert free is not None and free.worth > 500
    assert armed is None or armed.worth < 0


def test_dice_hit_at_most_so_often() -> None:
    assert [odds.at_most([(6, 2)], hits) for hits in range(3)] == [250, 750, 1000]
    assert odds.at_most([], 0) == 1000


@pytest.mark.rule("TI-CAPACITY-04")
def test_fighters_that_would_be_lost_are_taken_along() -> None:
    game = board(seats=4)
    system = game.state.planets["bereg"].system
    fleet(game, 0, system, carrier=1, fighter=2, infantry=4)
    plan = max(plans.every(reading(game)), key=lambda plan: len(plan.legs))
    assert dict(plan.cargo)[f"{system}:fighter"] == 2


@pytest.mark.rule("TI-MOVEMENT-06")
def test_the_center_is_held_against_fleets_that_come_in_the_next_round() -> None:
    game = board(seats=4)
    own(game, 0, "mecatol_rex")
    beside = next(iter(game.near()[galaxy.CENTRE]))
    alone = landing.garrison(reading(game), "mecatol_rex")
    fleet(game, 1, beside, carrier=1, infantry=4)
    game.state.systems[beside].tokens.append(1)
    assert landing.garrison(reading(game), "mecatol_rex") > alone >= 1


def test_a_token_is_not_spent_to_make_next_to_nothing() -> None:
    poor, rich = board(seats=4), board(seats=4)
    for game, goods in ((poor, 1), (rich, 2)):
        fleet(game, 0, "jord", space_dock=1)
        own(game, 0, "jord", exhausted=True)
        game.player(0).trade_goods = goods
    made = [production.gain(reading(game), home(game, 0)) for game in (poor, rich)]
    assert made[0] * 3 < made[1]


@pytest.mark.rule("TI-DIPLOMACY-08")
def test_planets_are_readied_while_a_dock_can_use_them() -> None:
    game = board(seats=4)
    fleet(game, 0, "jord", space_dock=1)
    own(game, 0, "bereg", "lirta_iv", exhausted=True)
    now = actions.strategic_worth(reading(game), "diplomacy")
    game.player(0).tactic = 0
    assert now > actions.LEAST and strategy.readied(reading(game)) == 5
    own(game, 0, "bereg", "lirta_iv")
    game.player(0).tactic = 3
    assert actions.strategic_worth(reading(game), "diplomacy") < now


def test_a_rich_seat_makes_room_for_the_ships_it_can_build() -> None:
    game = board(seats=4)
    game.state.stage_1 = ["develop_weaponry", "expand_borders", "lead_from_the_front"]
    fleet(game, 0, home(game, 0), cruiser=3)
    assert forces.full(reading(game), galaxy.of(reading(game)).systems[home(game, 0)])
    poor = tokens.margin(reading(game), "fleet", 3)
    own(game, 0, "bereg", "lodor", "abyz", "lirta_iv", "starpoint")
    assert tokens.margin(reading(game), "fleet", 3) > poor


@pytest.mark.rule("TI-CONSTRUCTION-06")
def test_no_structure_is_placed_by_a_token_that_holds_a_fleet_back() -> None:
    game = board(seats=3)
    fleet(game, 0, "jord", space_dock=1, infantry=5)
    fleet(game, 0, home(game, 0), carrier=1)
    about, shape = {"card": words.strategy("construction")}, PickOne([Option(YES, T("yes")), Option(NO, T("no"))])
    game.player(0).strategy = 6
    assert answered(reading(game), "secondary", shape, T("asked", **about)) == NO
    own(game, 0, "lodor")
    assert answered(reading(game), "secondary", shape, T("asked", **about)) == YES
    sites = PickOne(words.system_options([home(game, 0), game.state.planets["lodor"].system]))
    assert answered(reading(game), "construction", sites) == game.state.planets["lodor"].system
    game.player(0).tactic = 0
    assert answered(reading(game), "construction", sites) == home(game, 0)
