"""What is left to spend where objectives will cost something."""

from __future__ import annotations

import pytest

from engine.ask import Amount, Option, PickOne
from engine.effects.ability import UseId
from engine.players.player import situation
from engine.table import Table
from engine.text import T
from engine.ti4.components import PIECES, SHIPS
from engine.ti4.minds import cards, strategy
from engine.ti4.minds.blunders import BLUNDERS, PURSE
from engine.ti4.minds.economy import production, saving, technologies, tokens
from engine.ti4.minds.reckoning import coming, forces, galaxy, objectives, savings, weights, worth
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.strategy_cards import trade
from engine.ti4.strategy_cards.diplomacy import DIPLOMACY
from tests.engine.ti4.minds.minding import answered, reading, who
from tests.engine.ti4.positions import board, fleet, home, near_home, own

RICH = ("fria", "abyz", "meer", "arinam")
"""Planets of 2 and 3 resources without influence, and of 0 and 1 resources with 4 and 2 influence."""


def landed(*objectives_: str) -> Game:
    game = board(seats=6)
    own(game, 0, *RICH)
    game.state.public = list(objectives_)
    return game


def test_planets_that_will_pay_for_an_objective_pay_for_nothing_else() -> None:
    free, bound = reading(landed()), reading(landed("sway_the_council"))
    assert savings.kept(bound).influence == 8
    assert saving.resources(free) > saving.resources(bound) >= 5
    assert saving.influence(bound) == galaxy.me(bound).influence - 8
    rich = reading(landed("erect_a_monument"))
    assert savings.kept(rich).resources == 8
    assert saving.influence(rich) < saving.influence(free)


def test_influence_that_is_promised_buys_no_tokens() -> None:
    free, bound = reading(landed()), reading(landed("sway_the_council"))
    assert tokens.affordable(free) > tokens.affordable(bound) == 0


def test_nothing_is_kept_for_a_token_on_the_center_that_nobody_could_pay() -> None:
    game = board(seats=6)
    game.state.custodians = True
    beside = next(iter(game.near()[galaxy.CENTRE]))
    fleet(game, 0, beside, carrier=1)
    poor = reading(game)
    assert savings.kept(poor).influence == 0 and saving.resources(poor) == galaxy.me(poor).resources
    own(game, 0, "meer", "arinam")
    assert savings.kept(reading(game)).influence == objectives.CUSTODIANS


@pytest.mark.rule("TI-STATUSPHASE-02", "TI-OBJECTIVE-06")
@pytest.mark.parametrize(("number", "used"), [(5, False), (6, True)])
def test_cards_that_a_secret_objective_asks_for_are_used_for_nothing_less(number: int, used: bool) -> None:
    """Two trade goods are worth a card, but not the last of five."""
    game, card = landed(), UseId("card", "industrial_initiative").id
    own(game, 0, "thibah", "wellon")
    game.player(0).secrets = ["form_a_spy_network"]
    game.player(0).action_cards = ["industrial_initiative", "summit", "plague", "disable", "bunker", "spy"][:number]
    assert (cards.component(reading(game), card) > 0) is used
    game.player(0).secrets = ["unveil_flagship"]
    assert cards.component(reading(game), card) > 0


def test_tokens_that_are_worth_much_are_hardly_forgotten() -> None:
    game = board("xxcha", "sol", "letnev")
    game.state.stage_2 = ["galvanize_the_people"] * 5
    game.player(0).tactic = game.player(0).strategy = 0
    own(game, 0, "meer", "arinam", "mecatol_rex")
    bought = [answered(reading(game, 0, "keen", f"{n}"), "buy_tokens", Amount(0, 4)) for n in range(40)]
    assert tokens.affordable(reading(game)) >= 3 and bought.count(0) == 0


def counted(game: Game, answer: str = "pass") -> int:
    """Resources left at a pass, as blunders count them."""
    return BLUNDERS.of(reading(game), {}, answer, {})["resources_left_at_a_pass"]


def test_resources_left_at_a_pass_count_where_a_dock_could_make_something_of_them() -> None:
    game = landed()
    game.player(0).trade_goods = PURSE
    assert counted(game) == 0, "no dock"
    fleet(game, 0, homes(game)[0], space_dock=1)
    assert counted(game) == 1 > counted(game, "tactical")
    game.state.systems[home(game, 0)].tokens.append(0)
    assert counted(game) == 0, "the system of the dock is activated already"


def test_resources_beside_tokens_that_an_objective_will_cost_are_not_left() -> None:
    game = landed()
    game.player(0).trade_goods = PURSE
    fleet(game, 0, homes(game)[0], space_dock=1)
    game.state.public = ["lead_from_the_front"]
    game.player(0).tactic, game.player(0).strategy = 2, 2
    assert counted(game) == 1
    game.player(0).strategy = 1
    assert counted(game) == 0


def test_resources_that_an_objective_will_cost_are_not_left() -> None:
    game = landed("erect_a_monument")
    fleet(game, 0, homes(game)[0], space_dock=1)
    assert saving.resources(reading(game)) < PURSE <= galaxy.me(reading(game)).resources and counted(game) == 0


def homes(game: Game) -> list[str]:
    """Home planets of seat 0."""
    return [id for id, planet in game.state.planets.items() if planet.owner == 0 and id not in RICH]


@pytest.mark.parametrize(("ships", "fighters", "wanted"), [
    ("dreadnought", 11, False), ("dreadnought", 1, True), ("cruiser", 3, False),
])  # fmt: skip
@pytest.mark.rule("TI-FLEETPOOL-02")
def test_no_dock_is_activated_for_what_nobody_wants_there(ships: str, fighters: int, wanted: bool) -> None:
    """In the last round, with a full fleet pool and an army at home; nor for fighters that nothing carries."""
    game = board(seats=3)
    game.state.round, game.player(0).tactic = 8, 3
    fleet(game, 0, "jord", space_dock=1, infantry=9)
    fleet(game, 0, home(game, 0), None, **{ships: 3, "fighter": fighters})
    at = reading(game)
    assert not worth.left(at) and saving.resources(at)
    assert bool(production.gain(at, home(game, 0))) is wanted


@pytest.mark.rule("TI-FLEETPOOL-02")
def test_fighters_that_fly_by_themselves_find_no_place_in_a_full_fleet_pool() -> None:
    game = board(seats=3)
    game.state.round, game.player(0).tactic = 7, 3
    game.player(0).units["fighter"] = "fighter_2"
    fleet(game, 0, "jord", space_dock=1, infantry=9)
    fleet(game, 0, home(game, 0), None, cruiser=3, fighter=3)
    assert forces.full(reading(game), galaxy.of(reading(game)).systems[home(game, 0)])
    assert not production.gain(reading(game), home(game, 0))


@pytest.mark.parametrize(("ships", "wanted"), [(4, True), (5, False)])
@pytest.mark.rule("TI-PRODUCTION-16")
def test_no_dock_is_activated_for_ships_of_which_every_figure_stands_somewhere(ships: int, wanted: bool) -> None:
    game = board(seats=3)
    game.player(0).fleet, game.player(0).tactic = 9, 3
    fleet(game, 0, "jord", space_dock=1, infantry=99)
    figures = {type: number for type, number in PIECES.items() if type in SHIPS and type != "fighter"}
    fleet(game, 0, near_home(game, 0)[0], **{**figures, "dreadnought": ships})
    fleet(game, 0, home(game, 0), None, fighter=10)
    assert bool(production.gain(reading(game), home(game, 0))) is wanted


@pytest.mark.rule("TI-OBJECTIVE-08", "TI-OBJECTIVE-06")
@pytest.mark.parametrize(("points", "price", "spent"), [(3, 4, True), (9, 4, False), (9, 3, True)])
def test_nothing_is_researched_by_what_pays_for_the_points_that_win(points: int, price: int, spent: bool) -> None:
    """Of six resources and five trade goods an objective costs eight."""
    game = landed("erect_a_monument")
    for planet in game.planets(0):
        game.state.planets[planet].exhausted = planet not in RICH
    game.player(0).points, game.player(0).trade_goods = points, 5
    at = reading(game)
    assert saving.resources(at) == 3
    assert (technologies.resources(at, price) < weights.SURE) is spent


INDUSTRY = UseId("card", "industrial_initiative")


def almost(points: int, readied: int, *cards_: str) -> Game:
    """An objective costs eight resources; there are two trade goods, three planets that pay three, one and one, some of
    them readied, and three industrial ones.
    """
    game = landed("erect_a_monument")
    own(game, 0, *game.planets(0), exhausted=True)
    own(game, 0, "wellon", "thibah", exhausted=True)
    own(game, 0, *("abyz", "wellon", "thibah")[:readied])
    game.player(0).points, game.player(0).trade_goods = points, 2
    game.player(0).action_cards = list(cards_)
    return game


@pytest.mark.rule("TI-STATUSPHASE-02", "TI-OBJECTIVE-08")
@pytest.mark.parametrize(("points", "readied", "card", "keeps"), [
    (3, 2, "", False), (3, 2, INDUSTRY.source, True), (3, 1, INDUSTRY.source, True), (3, 0, INDUSTRY.source, False),
    (3, 2, "ghost_ship", False), (9, 3, "", True), (9, 0, "", False),
])  # fmt: skip
def test_what_an_objective_costs_is_kept_where_the_rest_still_comes(
    points: int, readied: int, card: str, keeps: bool
) -> None:
    """By a card in hand, surely; what wins the game is hoped for where next to nothing is missing."""
    at = reading(almost(points, readied, card))
    assert savings.kept(at).resources == 8 * keeps
    assert bool(saving.resources(at)) is not keeps


@pytest.mark.rule("TI-OBJECTIVE-08")
def test_a_card_is_played_that_pays_for_an_objective() -> None:
    short, far = (reading(almost(9, readied, INDUSTRY.source)) for readied in (3, 0))
    assert cards.component(short, INDUSTRY.id) > weights.SURE > cards.component(far, INDUSTRY.id)
    assert coming.surely(galaxy.through(short, 1), "erect_a_monument") == 0, "nobody sees what others have in hand"


@pytest.mark.rule("TI-TRADE-02")
def test_trade_that_is_still_to_be_played_brings_trade_goods() -> None:
    game = almost(3, 3)
    game.player(0).strategy_cards = ["trade"]
    assert not coming.surely(reading(game), "erect_a_monument"), "it is used up"
    game.player(0).exhausted_strategy_cards = []
    at = situation(Table(RULES, game.state), 0, who())
    assert coming.surely(at, "erect_a_monument") == trade.GOODS


@pytest.mark.rule("TI-DIPLOMACY-02", "TI-DIPLOMACY-03", "TI-OBJECTIVE-06")
@pytest.mark.parametrize(("lacking", "pays"), [(4, True), (5, False)])
def test_influence_that_diplomacy_readies_pays_for_an_objective(lacking: int, pays: bool) -> None:
    """So much of sixteen is lacking; Meer is exhausted, which pays four, and two planets that pay five resources."""
    game = landed("manipulate_galactic_law")
    own(game, 0, "meer", "fria", "abyz", exhausted=True)
    game.player(0).trade_goods = 16 - lacking - galaxy.me(reading(game)).influence
    game.player(0).strategy_cards, game.player(0).exhausted_strategy_cards = ["diplomacy"], []
    at = situation(Table(RULES, game.state), 0, who())
    assert savings.kept(at).influence == 16 * pays
    assert (strategy.PRIMARY["diplomacy"](at) > weights.SURE) is pays
    places = [game.state.planets[id].system for id in ("meer", "fria")]
    chosen = answered(at, DIPLOMACY.name, PickOne([Option(id, T(id)) for id in places]))
    assert chosen == places[not pays]
