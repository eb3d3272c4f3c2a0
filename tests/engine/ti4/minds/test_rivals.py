"""The end of a game: how a player finishes first, and what it does about others who are about to win."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne
from engine.effects.ability import UseId
from engine.players.mind import Offer
from engine.text import T, Text, seat_name
from engine.ti4 import words
from engine.ti4.advice import ADVICE
from engine.ti4.advice.journeys import tactical
from engine.ti4.minds import actions, agenda, ballots, cards, choosing, strategy
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import galaxy, objectives, rivals, weights, worth
from engine.ti4.minds.tactics import fleets, landing, outlook, plans
from engine.ti4.phases.strategy_phase import STRATEGY_CARD
from engine.ti4.play import Game
from engine.ti4.state import Vote
from engine.ti4.words import Note
from tests.engine.ti4.minds.minding import answered, reading, table, who
from tests.engine.ti4.positions import board, fleet, home, own

CENTER = "mecatol_rex"
SUPPORT = "support_for_the_throne"


def late(*points: int) -> Game:
    """A game of four seats that have so many points; nobody can score anything."""
    game = board(seats=4)
    game.state.public = []
    for player, number in zip(game.state.players, points, strict=False):
        player.points, player.strategy_cards = number, []
    return game


@pytest.mark.rule("TI-IMPERIAL-03")
def test_who_wins_by_imperial_takes_it() -> None:
    game = late(9, 3, 3, 3)
    poor = choosing.wanted(reading(game), "imperial")
    own(game, 0, CENTER)
    worths = {card: choosing.wanted(reading(game), card) for card in weights.STRATEGY}
    assert max(worths, key=lambda card: worths[card]) == "imperial" and worths["imperial"] > poor + weights.SURE // 2


@pytest.mark.rule("TI-IMPERIAL-03")
def test_nothing_comes_before_the_point_that_wins() -> None:
    game = late(9, 9, 3, 3)
    own(game, 0, CENTER)
    game.state.public = ["galvanize_the_people"]
    at = reading(game)
    assert max(weights.STRATEGY, key=lambda card: choosing.wanted(at, card)) == "imperial"
    assert actions.strategic_worth(at, "imperial") > strategy.FINISH // 2


@pytest.mark.rule("TI-STRATPHASE-02")
@pytest.mark.parametrize(("chooser", "rests"), [(1, True), (3, False)])
def test_imperial_is_taken_from_nobody_so_that_the_next_gets_more_by_it(chooser: int, rests: bool) -> None:
    """Seat 3, who has the center and wins by it, chooses after seat 1; and is itself the one whom the card hits."""
    game, card = late(3, 0, 0, 9), UseId("card", "public_disgrace").id
    own(game, 3, CENTER)
    about = T("asked", happened=T("happened", seat=seat_name(chooser), card=words.strategy("imperial")))
    at = reading(game)
    at = replace(at, question=replace(at.question, about=about))
    assert (cards.use(at, card) <= 0) is rests


@pytest.mark.rule("TI-STRATPHASE-02")
def test_no_card_is_refused_to_another_so_as_to_be_left_then() -> None:
    """Who errs knows what it will take itself; nobody else is left to choose, and seat 1 gets nothing by the card."""
    game, used = late(3, 0, 3, 3), UseId("card", "public_disgrace").id
    game.state.strategy_goods = dict.fromkeys(weights.STRATEGY, 0)
    game.state.strategy_goods["trade"] = 5
    for player in game.state.players[1:]:
        player.strategy_cards = ["warfare", "politics"]
    shape = PickOne([Option(id, words.strategy(id)) for id in game.state.strategy_goods])
    about = T("asked", happened=T("happened", seat=seat_name(1), card=words.strategy("trade")))
    found = set()
    for number in range(30):
        at = reading(game, 0, "steady", str(number))
        seen = cards.use(replace(at, question=replace(at.question, about=about)), used) > 0
        found.add((seen, answered(at, STRATEGY_CARD.name, shape) == "trade"))
    assert found == {(True, True), (False, False)}


@pytest.mark.rule("TI-IMPERIAL-02")
def test_the_center_and_an_objective_together_may_win() -> None:
    game = late(8, 3, 3, 3)
    own(game, 0, CENTER)
    alone = choosing.wanted(reading(game), "imperial")
    game.state.public = ["negotiate_trade_routes"]
    game.player(0).trade_goods = 5
    assert choosing.wanted(reading(game), "imperial") > alone + weights.SURE


@pytest.mark.rule("TI-IMPERIAL-03")
def test_imperial_is_kept_from_whoever_would_win_by_it() -> None:
    game = late(5, 9, 3, 3)
    assert not choosing.denied(reading(game), "imperial")
    own(game, 1, CENTER)
    at_once = choosing.denied(reading(game), "imperial")
    assert at_once and not choosing.denied(reading(game), "trade")
    game.player(1).points = 7
    assert not choosing.denied(reading(game), "imperial")
    game.state.public, game.player(1).points = ["negotiate_trade_routes"], 8
    game.player(1).trade_goods = 5
    assert choosing.denied(reading(game), "imperial")
    game.player(1).points = 7
    assert not choosing.denied(reading(game), "imperial")
    game.state.public.append("lead_from_the_front")
    assert 0 < choosing.denied(reading(game), "imperial") < at_once, "it scores the other one in the status phase"


def doubly(points: int = 8) -> Game:
    """Seat 1 has no center, but fulfils two public objectives."""
    game = late(5, points, 3, 3)
    game.state.public, game.player(1).trade_goods = ["negotiate_trade_routes", "lead_from_the_front"], 5
    return game


@pytest.mark.rule("TI-IMPERIAL-02", "TI-STATUSPHASE-02")
def test_imperial_is_kept_from_who_wins_by_two_objectives_without_the_center() -> None:
    assert choosing.denied(reading(doubly()), "imperial") and not choosing.denied(reading(doubly(7)), "imperial")
    shamed = UseId("card", "public_disgrace").id
    about = T("asked", happened=T("happened", seat=seat_name(1), card=words.strategy("imperial")))
    found = [cards.use(replace(at, question=replace(at.question, about=about)), shamed)
             for at in (reading(doubly(7)), reading(doubly()))]  # fmt: skip
    assert found[1] > 0 and found[1] > found[0] + weights.SURE // 2


@pytest.mark.rule("TI-STRATPHASE-02")
@pytest.mark.parametrize(("points", "kept"), [(8, True), (7, False)])
def test_no_card_is_refused_while_the_one_that_wins_is_still_to_be_chosen(points: int, kept: bool) -> None:
    """Seat 1 chooses last."""
    game = doubly(points)
    game.state.strategy_goods = dict.fromkeys(("trade", "imperial", "diplomacy"), 0)
    at = reading(game)
    assert bool(choosing._reserved(at, 2, "trade")) is kept and not choosing._reserved(at, 2, "imperial")
    game.state.strategy_goods.pop("imperial")
    assert not choosing._reserved(reading(game), 2, "trade")


@pytest.mark.rule("TI-VICTORY-10", "TI-INITIATIVE-01")
@pytest.mark.parametrize(("goods", "last", "ahead"), [(5, 6, True), (0, 6, False), (5, 2, False)])
def test_who_wins_by_technology_takes_the_card_by_which_it_scores_first(goods: int, last: int, ahead: bool) -> None:
    """Seat 1, which wins by Imperial with five trade goods, takes whatever is left."""
    game = doubly()
    game.player(0).points, game.player(0).tactic, game.player(0).strategy = 9, 0, 0
    game.player(0).trade_goods, game.player(1).trade_goods = 4, goods
    game.state.public.append("diversify_research")
    game.player(0).technologies = list(LEARNED[1:last:2])
    game.player(0).strategy_cards, game.player(1).strategy_cards = ["technology"], ["imperial"]
    game.state.strategy_goods = dict.fromkeys(("diplomacy", "construction", "trade"), 0)
    at = reading(game)
    game.player(0).exhausted_strategy_cards = []
    gained = choosing.early(at, "diplomacy") - choosing.early(at, "construction")
    assert (gained >= choosing.DENIED[1]) is ahead


LEARNED = ("neural_motivator", "dacxive_animators", "gravity_drive", "antimass_deflectors", "plasma_scoring",
           "sarween_tools")  # fmt: skip
"""Two of each of two colors, and one of each other."""


@pytest.mark.rule("TI-TECH-05", "TI-STATUSPHASE-02")
@pytest.mark.parametrize(("points", "number", "chosen", "kept"), [
    (8, 6, [], True), (7, 6, [], False), (8, 5, [], False), (8, 6, ["trade", "warfare"], False),
])  # fmt: skip
def test_technology_is_kept_from_whoever_would_win_by_two_technologies(
    points: int, number: int, chosen: list[str], kept: bool
) -> None:
    """As long as it still chooses a card; others learn one by the secondary ability at most."""
    game = late(5, points, 3, 3)
    game.state.public = ["master_the_sciences"]
    game.player(1).technologies, game.player(1).trade_goods = list(LEARNED[:number]), 6
    game.player(1).strategy_cards = chosen
    assert bool(choosing.denied(reading(game), "technology")) is kept


@pytest.mark.rule("TI-VICTORY-10")
def test_who_may_win_wants_to_score_before_others_who_may() -> None:
    game = late(9, 5, 5, 5)
    alone = choosing.early(reading(game), "leadership") - choosing.early(reading(game), "imperial")
    game.player(1).points = 9
    racing = choosing.early(reading(game), "leadership") - choosing.early(reading(game), "imperial")
    assert racing > 5 * alone > 0
    game.player(0).strategy_cards = ["leadership"]
    assert choosing.early(reading(game), "diplomacy") == choosing.early(reading(game), "imperial") == 0


@pytest.mark.rule("TI-IMPERIAL-02")
def test_points_that_win_in_the_action_phase_come_before_all_others() -> None:
    game = late(9, 9, 5, 5)
    game.state.public = ["negotiate_trade_routes"]
    game.player(0).trade_goods = 5
    assert choosing.early(reading(game), "imperial") > choosing.early(reading(game), "leadership")


@pytest.mark.rule("TI-IMPERIAL-03")
def test_the_center_is_worth_a_point_more_to_who_holds_imperial() -> None:
    game = late(9, 9, 3, 3)
    before = center(reading(game))
    game.player(0).strategy_cards = ["imperial"]
    assert center(reading(game)) == before, "it has been used"
    at = reading(game)
    game.player(0).exhausted_strategy_cards = []
    assert center(at) > before + weights.SURE


def center(at: At) -> int:
    """What the center is worth."""
    return worth.planet(at, galaxy.of(at).planets[CENTER])


@pytest.mark.rule("TI-IMPERIAL-03")
def test_the_center_is_taken_from_who_would_win_by_imperial() -> None:
    game = late(5, 9, 3, 3)
    own(game, 1, CENTER)
    before = landing.prize(reading(game), galaxy.of(reading(game)).planets[CENTER])
    game.player(1).strategy_cards = ["imperial"]
    assert landing.prize(reading(game), galaxy.of(reading(game)).planets[CENTER]) > before + weights.SURE // 2


def invaded(points: int) -> tuple[At, plans.TacticalPlan]:
    """A seat that is asked what it does, and its plan against a planet of seat 1 by which that fulfils an objective."""
    game = late(5, points, 3, 3)
    game.state.public = ["expand_borders"]
    own(game, 1, "abyz", "mehar_xull", "lodor", "quann", "fria", "saudor")
    system = str(game.state.planets["saudor"].system)
    near = next(other for other in game.near()[system] if other != home(game, 1))
    fleet(game, 0, near, carrier=1, infantry=2)
    at = reading(game)
    best = plans.best(at, system)
    assert best is not None
    return at, best


@pytest.mark.rule("TI-VICTORY-01")
def test_a_planet_without_which_another_does_not_win_is_worth_more() -> None:
    (calm, far), (at, close) = invaded(8), invaded(9)
    assert close.worth > far.worth + plans.SPOILED // 2
    spoils = T("ti4-advice-spoils", seat=seat_name(1))
    assert spoils in [point.text for point in tactical(at, close)]
    assert spoils not in [point.text for point in tactical(calm, far)]


@pytest.mark.rule("TI-VICTORY-10")
def test_advice_says_who_would_win_by_imperial_and_who_scores_first() -> None:
    game = late(9, 9, 3, 3)
    own(game, 1, CENTER)
    assert [T("ti4-advice-denied", seat=seat_name(1))] == said(game, "imperial")[-2:-1]
    assert said(game, "leadership")[-1] == T("ti4-advice-first", n=1)
    game.player(1).points = 3
    assert not {"ti4-advice-denied", "ti4-advice-first"} & {
        text.key for card in ("imperial", "leadership") for text in said(game, card)
    }


def said(game: Game, card: str) -> list[Text]:
    """What advice says of choosing a strategy card."""
    at = reading(game)
    at = replace(at, question=replace(at.question, kind=STRATEGY_CARD.name))
    return [point.text for point in ADVICE.points(at, Offer(card, 1))]


@pytest.mark.rule("TI-PROMISSORY-06")
def test_support_is_dear_to_who_is_about_to_win() -> None:
    game = late(3, 3, 3, 3)
    fleet(game, 1, home(game, 1), cruiser=1)
    game.player(0).notes_in_play = [Note(SUPPORT, 1).id]
    plan = plans.TacticalPlan(home(game, 1))
    early = plans._broken(reading(game), plan)
    game.player(0).points = 9
    assert plans._broken(reading(game), plan) > early == weights.SURE


def trading(points: int) -> Game:
    """Two neighbours with commodities, the other of whom has so many points."""
    game = late(5, points, 3, 3)
    fleet(game, 0, home(game, 1), cruiser=1)
    for seat in (0, 1):
        game.player(seat).commodities = 2
    for player in game.state.players:
        player.notes = []
    return game


@pytest.mark.parametrize(("points", "trades"), [(7, True), (8, False), (9, False)])
def test_nobody_deals_with_who_is_about_to_win(points: int, trades: bool) -> None:
    game = trading(points)
    game.state.turn = 1
    at = table(game, 1)
    assert (who().cut(at, 0) is not None) == trades
    terms = {"trade_goods": 0, "commodities": 2, "note": "none", "want_trade_goods": 0, "want_commodities": 2}
    at = table(trading(points))
    at.answer(1, {"to": "0", **terms, "want_note": "none", "hold_fire": "no"}, "offer")
    cut = who().cut(at, 0)
    assert cut is not None and cut.verb == ("accept" if trades else "decline")


@pytest.mark.rule("TI-VICTORY-02")
def test_a_point_that_wins_another_the_game_counts_as_that() -> None:
    game = late(5, 8, 3, 3)
    game.state.vote = Vote("the_crown_of_emphidia", ["0", "1", "2", "3"])
    before = agenda.outcome(reading(game), "the_crown_of_emphidia", "1")
    game.player(1).points = 9
    at = reading(game)
    assert agenda.outcome(at, "the_crown_of_emphidia", "1") < 2 * before < 0
    assert ballots.point(at, at.view.seats[1]) > ballots.point(at, at.view.seats[0])


@pytest.mark.rule("TI-VICTORY-07")
def test_nobody_votes_for_the_seed_of_an_empire_that_wins_another_the_game() -> None:
    game = late(5, 9, 6, 4)
    game.state.vote = Vote(agenda.EMPIRE, ["for", "against"])
    at = reading(game)
    assert agenda.outcome(at, agenda.EMPIRE, "for") < agenda.outcome(at, agenda.EMPIRE, "against") < 0
    assert not rivals.leads(at, 2)


@pytest.mark.rule("TI-VICTORY-07")
def test_nobody_gives_the_game_away_since_the_winner_is_known_not_to_come_far() -> None:
    game = board("letnev", "sol", "hacan", "xxcha")
    for seat, points in enumerate((7, 5, 8, 9)):
        game.player(seat).points = points
    game.state.vote = Vote(agenda.EMPIRE, ["for", "against"])
    at = reading(game)
    assert worth.dislike(at, 3) < worth.dislike(at, 1)
    assert agenda.outcome(at, agenda.EMPIRE, "for") < agenda.outcome(at, agenda.EMPIRE, "against") < 0


@pytest.mark.rule("TI-OBJECTIVE-08")
def test_the_point_that_wins_together_with_a_secret_one_comes_first() -> None:
    game = late(8, 3, 3, 3)
    game.state.public = ["negotiate_trade_routes"]
    game.player(0).secrets = ["unveil_flagship"]
    assert objectives.value(reading(game), "negotiate_trade_routes") == 100
    game.player(0).secrets = ["establish_a_perimeter"]
    fleet(game, 0, home(game, 0), None)
    fleet(game, 0, "lodor", pds=4)
    assert objectives.value(reading(game), "negotiate_trade_routes") == weights.WINS
    own(game, 0, CENTER)
    game.player(0).trade_goods, game.player(0).points = 5, 7
    assert rivals.crowned(reading(game), reading(game).view.seats[0]) == 1


@pytest.mark.rule("TI-VICTORY-10")
@pytest.mark.parametrize(("points", "wins"), [(8, False), (9, True)])
def test_no_support_is_given_back_for_a_win_that_falls_short_by_it(points: int, wins: bool) -> None:
    """Two more planets are worth two points; the seat that holds them supports seat 0."""
    game = board("sol", "hacan", "letnev")
    own(game, 0, "meer", "wellon", "lazar", "mehar_xull", "saudor", "lodor", "quann", "abyz", "fria")
    own(game, 1, "centauri", "gral")
    fleet(game, 1, "centauri", infantry=1)
    fleet(game, 0, home(game, 0), carrier=1)
    fleet(game, 0, "jord", infantry=4)
    game.state.public = ["subdue_the_galaxy"]
    game.player(0).points, game.player(0).notes_in_play = points, [Note(SUPPORT, 1).id]
    system = game.state.planets["gral"].system
    plan = next(plan for plan in plans.every(reading(game)) if plan.system == system)
    assert (plan.worth > 0) == wins


def camped(goods: int, tactic: int = 2) -> tuple[int, int]:
    """What two carriers see ahead from an empty system beside their home, and what they miss by going there, with so
    many trade goods in the hand of whoever wins by five.
    """
    game = late(5, 9, 3, 3)
    game.state.public, game.state.stage_2 = ["negotiate_trade_routes"], ["subdue_the_galaxy"] * 4
    game.player(0).tactic, game.player(1).trade_goods = tactic, goods
    fleet(game, 0, home(game, 0), carrier=2, infantry=4)
    at = reading(game)
    places, near = galaxy.of(at).systems, galaxy.of(at).near[home(game, 0)]
    here = next(places[id] for id in near if not places[id].planets)
    legs = next(fleets.thought_of(at, here))
    values = [plans._outlook(at, here, legs, outlook.Army(12, troops)) for troops in (0, 4)]
    return values[1] - values[0], values[0]


@pytest.mark.rule("TI-STATUSPHASE-02", "TI-MOVEMENT-06")
def test_no_army_takes_a_station_for_a_round_that_does_not_come() -> None:
    """What could still be done in this round counts, as long as there is a token for it."""
    assert camped(4)[0] > 0 == camped(5)[0]
    assert camped(5)[1] == camped(4)[1] < camped(5, tactic=1)[1]
