"""Ships leave the ways of their own march open; objectives on which the game hangs; what is worth an order."""

from __future__ import annotations

import pytest

from engine.ask import Amount, Slot, Spread
from engine.forbidden_stars.components import AREAS, ORDER_UPGRADES
from engine.forbidden_stars.minds import advancing, planning, schemes, sorties, supply, worth
from engine.forbidden_stars.minds.blunders import BLUNDERS
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.orders.advance import From
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide, Storm
from engine.players.mind import POINT
from engine.text import T
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ordered, ready, station

# --- ships -----------------------------------------------------------------------------------------------------------

KEEPS, FREE = From("10A-NW", "strike_cruiser"), From("1A-SE", "strike_cruiser")
"""The ship over which the way leads, and one that may go anywhere."""


def way() -> Game:
    """From 10A-NE over the void beside it and a city to an objective on 1A-SW."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=2)
    station(game, 0, "10A-SW", city=1)
    game.area("1A-SW").objective = 0
    for one in (KEEPS, FREE):
        station(game, 0, one.area, strike_cruiser=1)
    ordered(game, 0, "advance", "1A")
    return game


def sailing(game: Game) -> At:
    """Which ship goes to 1A-NW."""
    shape = Spread([Slot(one.id, T("x"), 1) for one in (KEEPS, FREE)], 1, 2)
    return asked(game, "move_units", where=("1A-NW",), shape=shape)


def worths(at: At) -> dict[str, int]:
    return {str(offer.answer): offer.worth for offer in MIND.offers(at)}


@pytest.mark.rule("FS-PATH-02", "FS-PATH-10")
def test_a_ship_that_carries_the_way_of_the_march_stays() -> None:
    game = way()
    found = sorties.best(sailing(game), chart(sailing(game)), "1A")
    assert found is not None and found.target == "1A-SW" and found.worth > POINT // 2
    at = sailing(game)
    assert MIND.decide(at).answer == {FREE.id: 1}
    kinds = [BLUNDERS.of(at, {}, {one.id: 1}, {})["own_way_closed"] for one in (KEEPS, FREE)]
    assert kinds == [1, 0]


@pytest.mark.rule("FS-PATH-02", "FS-PATH-10")
def test_no_ship_counts_that_has_sailed_by_the_same_order() -> None:
    """Only the one that carries the way is left for the second void."""
    game = way()
    at = asked(game, "move_to", ["1A-NW", "1A-SE", "done"], where=["1A"])
    assert worths(at)["1A-NW"] == -advancing.SHIPS
    game.area("1A-NW").units[0], game.area("1A-SE").units = game.area("1A-SE").units[0], {}
    then = asked(game, "move_to", ["1A-SE", "done"], where=["1A"])
    then.memory.update(at.memory)
    assert worths(then)["1A-SE"] < -POINT // 2


@pytest.mark.rule("FS-ADV-04")
def test_no_ship_goes_to_and_fro_in_a_system_for_nothing() -> None:
    """It comes nearer to nothing; one from another system does, and goes itself."""
    game = ready(2, storms=(), empty=True)
    game.area("1A-SW").objective = 0
    station(game, 0, "1A-NW", strike_cruiser=1)
    ordered(game, 0, "advance", "1A")
    at = asked(game, "move_to", ["1A-SE", "done"], where=["1A"])
    assert MIND.decide(at).answer == "done"
    assert BLUNDERS.of(at, {}, "1A-SE", {})["ships_shuffled"] == 1
    station(game, 0, "3B-NW", strike_cruiser=1)
    at = asked(game, "move_to", ["1A-SE", "done"], where=["1A"])
    assert MIND.decide(at).answer == "1A-SE"
    near, far = From("1A-NW", "strike_cruiser").id, From("3B-NW", "strike_cruiser").id
    at = asked(game, "move_units", where=("1A-SE",), shape=Spread([Slot(id, T("x"), 1) for id in (near, far)], 1, 2))
    assert MIND.decide(at).answer == {far: 1}
    assert [BLUNDERS.of(at, {}, {id: 1}, {})["ships_shuffled"] for id in (near, far)] == [1, 0]


@pytest.mark.rule("FS-ADV-10")
def test_no_fight_among_ships_takes_the_place_of_a_march() -> None:
    """An order brings about one combat; nobody gives up an attack on an objective for one on a frigate."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NW", strike_cruiser=3)
    station(game, 1, "1A-NW", iconoclast_destroyer=1)
    ordered(game, 0, "advance", "1A")
    options = ["1A-NW", "1A-SE", "done"]
    assert MIND.decide(asked(game, "move_to", options, where=["1A"])).answer == "1A-NW"
    station(game, 0, "10A-SW", space_marine=3)
    station(game, 1, "1A-SW", cultist=1)
    game.area("1A-SW").objective = 0
    at = asked(game, "move_to", options, where=["1A"])
    assert MIND.decide(at).answer != "1A-NW"
    assert [BLUNDERS.of(at, {}, to, {})["march_given_up_for_a_fight"] for to in ("1A-NW", "done")] == [1, 0]


@pytest.mark.rule("FS-PATH-02", "FS-PATH-07")
def test_no_ships_go_to_fight_from_where_the_way_of_a_march_leads() -> None:
    """Not even where nobody is attacked by it; of many, those go that are not needed for it."""
    game = way()
    station(game, 1, "1A-NW", iconoclast_destroyer=1)
    at = asked(game, "move_to", ["1A-NW", "done"], where=["1A"])
    assert worths(at)["1A-NW"] < -POINT // 2
    station(game, 0, "10A-NW", strike_cruiser=2)
    assert worths(asked(game, "move_to", ["1A-NW", "done"], where=["1A"]))["1A-NW"] > 0
    shape = Spread([Slot(one.id, T("x"), number) for one, number in ((KEEPS, 3), (FREE, 1))], 1, 4)
    going = MIND.decide(asked(game, "move_units", where=["1A-NW"], shape=shape)).answer
    assert isinstance(going, dict) and going.get(KEEPS.id, 0) < 3, going


# --- who still comes --------------------------------------------------------------------------------------------------


def raid() -> Game:
    """Two Space Marines get to two Cultists on 7A-SE over a city, a Scout over a ship."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "5A-NW", space_marine=2, city=1)
    station(game, 0, "7A-NE", city=1)
    station(game, 0, "12A-SW", scout=1)
    station(game, 0, "7A-SW", strike_cruiser=1)
    station(game, 1, "7A-SE", cultist=2)
    ordered(game, 0, "advance", "7A")
    return game


def moving(game: Game) -> At:
    """Where in 7A units go."""
    return asked(game, "move_to", ["7A-SE", "7A-NE", "done"], where=["7A"])


@pytest.mark.rule("FS-ADV-04", "FS-ADV-07")
@pytest.mark.parametrize(("source", "attacks"), [("5A", True), ("12A", False)])
def test_only_who_comes_from_the_chosen_system_is_counted_on(source: str, attacks: bool) -> None:
    game = raid()
    chosen = asked(game, "advance_from", [source], where=["7A"])
    MIND.offers(chosen)
    at = moving(game)
    at.memory.update(chosen.memory)
    assert (worths(at)["7A-SE"] > 0) is attacks
    assert BLUNDERS.of(at, dict(at.memory), "7A-SE", {})["attack_under_30"] == (not attacks)


@pytest.mark.rule("FS-PATH-09")
def test_nobody_counts_on_units_that_have_come_by_the_same_order() -> None:
    """The Scout alone does not attack what the Space Marines, now beside it, could have beaten."""
    game = raid()
    first = moving(game)
    assert worths(first)["7A-SE"] > 0
    game.area("7A-NE").units[0], game.area("5A-NW").units = game.area("5A-NW").units[0], {}
    then = moving(game)
    assert worths(then)["7A-SE"] > 0
    then = moving(game)
    then.memory.update(first.memory)
    assert worths(then)["7A-SE"] < 0
    assert BLUNDERS.of(then, dict(then.memory), "7A-SE", {})["attack_under_30"] == 1


# --- the objective on which the game hangs ---------------------------------------------------------------------------


def standing(*, collected: int, round: int = 3) -> Game:
    """Chaos stands on its objective on 10A-SE, beside two of the Space Marines."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", space_marine=2)
    station(game, 1, "10A-SE", chaos_space_marine=2)
    game.area("10A-SE").objective = 1
    game.player(1).collected, game.state.round = collected, round
    return game


@pytest.mark.rule("FS-WIN-01", "FS-WIN-07")
@pytest.mark.parametrize(("collected", "round", "decides"), [(0, 3, False), (1, 3, True), (0, 8, True)])
def test_who_would_win_by_an_objective_is_driven_off_it(collected: int, round: int, decides: bool) -> None:
    """In the last round also who would have as many as oneself has."""
    at = asked(standing(collected=collected, round=round))
    found = sorties.best(at, chart(at), "10A")
    sought = found is not None and found.target == "10A-SE" and found.worth > planning.EVENT
    assert sought is decides
    assert (worth.held(at, chart(at), chart(at).areas["10A-SE"]) > POINT) is decides


@pytest.mark.rule("FS-WIN-01")
def test_all_objectives_count_on_which_it_stands() -> None:
    game = standing(collected=0)
    station(game, 1, "12A-NE", cultist=1)
    game.area("12A-NE").objective = 1
    at = asked(game)
    for area in ("10A-SE", "12A-NE"):
        assert worth.denied(at, chart(at), chart(at).areas[area]) == worth.DECIDES


@pytest.mark.rule("FS-WIN-01", "FS-WIN-07")
def test_no_structure_alone_keeps_the_last_objective_of_who_stands_a_march_away() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", space_marine=1, bastion=1)
    game.area("10A-SE").objective, game.player(1).collected = 1, 1
    at = asked(game)
    assert worth.leaving(at, chart(at), "10A-SE") == 0
    station(game, 1, "1A-NE", cultist=1)
    at = asked(game)
    assert worth.leaving(at, chart(at), "10A-SE") >= POINT // 2
    game.player(1).collected = 0
    at = asked(game)
    assert worth.leaving(at, chart(at), "10A-SE") == worth.DENIED // 2


@pytest.mark.rule("FS-WIN-01")
def test_nobody_leaves_the_last_objective_of_others_without_need() -> None:
    """Where several are left to them each counts for less that is out of their reach."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", space_marine=1)
    game.area("10A-SE").objective = 1
    at = asked(game)
    before = worth.leaving(at, chart(at), "10A-SE")
    game.player(1).collected = 1
    at = asked(game)
    assert worth.leaving(at, chart(at), "10A-SE") > before + POINT // 2
    game.area("7A-SE").objective = 1
    for beside, value in (("12A-SW", worth.LOOMS // 2), ("1A-SW", worth.LOOMS)):
        station(game, 1, beside, cultist=1)
        at = asked(game)
        assert worth.denied(at, chart(at), chart(at).areas["10A-SE"]) == value


@pytest.mark.rule("FS-WIN-01")
def test_nobody_drives_off_who_keeps_the_last_objective_of_another_already() -> None:
    game = ready(3, storms=(), empty=True)
    game.area("10A-SE").objective, game.player(1).collected = 1, 2
    at = asked(game)
    before = worth.denied(at, chart(at), chart(at).areas["10A-SE"])
    station(game, 2, "10A-SE", scout=1)
    at = asked(game)
    assert worth.denied(at, chart(at), chart(at).areas["10A-SE"]) == worth.DENIED < before


@pytest.mark.rule("FS-WIN-01", "FS-BASTION-03")
def test_no_bastion_keeps_the_last_objective_of_others_alone() -> None:
    """The last unit stays there, though a structure would hold any other world."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", space_marine=1, bastion=1)
    station(game, 1, "10A-SW", chaos_space_marine=2)
    game.area("10A-SE").objective = 1
    losses = list[int]()
    for collected in (0, 1):
        game.player(1).collected = collected
        at = asked(game)
        losses.append(worth.leaving(at, chart(at), "10A-SE"))
    assert losses[0] < POINT // 5 and losses[1] > POINT // 2


@pytest.mark.rule("FS-WIN-07")
def test_in_the_last_round_an_objective_of_who_is_behind_decides_nothing() -> None:
    game = standing(collected=0, round=8)
    game.player(0).collected = 2
    at = asked(game)
    assert worth.denied(at, chart(at), chart(at).areas["10A-SE"]) < POINT // 2


@pytest.mark.rule("FS-REINF-02")
def test_nobody_keeps_tokens_in_a_combat_on_which_the_game_hangs() -> None:
    def brought(collected: int) -> object:
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-SE", space_marine=1)
        station(game, 1, "10A-SE", chaos_space_marine=1, helbrute=1)
        game.area("10A-SE").objective = 1
        game.player(1).collected, game.player(0).assets["reinforcement"] = collected, 1
        game.state.combat = Combat("10A-SE", 1, 0, ["10A-SW"], sides={seat: CombatSide() for seat in (0, 1)})
        return MIND.decide(asked(game, "reinforce", where=("10A-SE",), shape=Amount(0, 1))).answer

    assert [brought(collected) for collected in (0, 1)] == [0, 1]


# --- the last round --------------------------------------------------------------------------------------------------


def worths_in(round: int) -> dict[str, int]:
    """What orders are worth in 10A, where there is much to be had for later: a city, an asset, upgrades."""
    game = ready(2, storms=(), empty=True)
    for area in ("10A-NE", "10A-SW"):
        station(game, 0, area, scout=1)
    station(game, 0, "10A-SE", factory=1)
    game.player(0).assets["reinforcement"], game.state.round = 3, round
    at = asked(game)
    return {kind: planning.of(at, chart(at), kind, "10A") for kind in ("deploy", "dominate", "strategize")}


@pytest.mark.rule("FS-ROUND-02", "FS-WIN-07")
def test_in_the_last_round_nothing_counts_that_serves_later() -> None:
    """Structures and upgrades are none of it, nor are units that only come nearer to an objective."""
    early, late = worths_in(7), worths_in(8)
    assert late["strategize"] < planning.EVENT + 10 < early["strategize"]
    assert late["deploy"] <= early["deploy"] - supply.BUILDING
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=1)
    at = asked(game, "buy_structure", ("city", "factory", "done"))
    assert MIND.decide(at).answer != "done"
    game.state.round = 8
    assert MIND.decide(asked(game, "buy_structure", ("city", "factory", "done"))).answer == "done"


@pytest.mark.rule("FS-ROUND-02")
def test_in_the_last_round_units_march_only_to_what_they_take() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", space_marine=4)
    for area in ("10A-NE", "10A-SW"):
        station(game, 0, area, city=1)
    game.area("1A-SW").objective = 0
    for round, marches in ((7, True), (8, False)):
        game.state.round = round
        at = asked(game)
        found = sorties.best(at, chart(at), "10A")
        assert (found is not None and found.target == "10A-SW" and found.worth > 0) is marches


@pytest.mark.rule("FS-ASSET-02", "FS-CACHE-01")
def test_in_the_last_round_only_tokens_of_reinforcement_serve() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "3B-SW", scout=1)
    assert AREAS["3B-SW"].assets == ("cache",)
    early = planning.of(asked(game), chart(asked(game)), "dominate", "3B")
    game.state.round = 8
    at = asked(game)
    assert planning.of(at, chart(at), "dominate", "3B") <= early - 40


# --- Strategize orders -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-CUPG-05", "FS-STRAT-02")
def test_a_basic_card_that_lies_on_the_shelf_is_no_reason_to_strategize() -> None:
    """It costs nothing, and is no better than what has replaced it."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=1)
    mine = game.player(0)
    mine.materiel, mine.shelf = 1, [*mine.shelf, "fury_of_the_ultramar"]
    mine.upgrades = [card.id for card in ORDER_UPGRADES.values() if card.faction == mine.faction]
    at = asked(game)
    assert planning.of(at, chart(at), "strategize", "10A") < planning.EVENT + 10
    mine.materiel = 6
    at = asked(game)
    assert planning.of(at, chart(at), "strategize", "10A") > planning.EVENT + 10


@pytest.mark.rule("FS-STRAT-03")
def test_upgrades_are_ordered_where_something_stays() -> None:
    """Units march on and ships sail away, structures stay."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 0, "3B-NE", city=1)
    at = asked(game)
    first, second = (planning.of(at, chart(at), "strategize", system) for system in ("3B", "10A"))
    assert first > second > planning.EVENT


# --- schemes ---------------------------------------------------------------------------------------------------------


def test_the_warp_is_opened_where_somebody_is_attacked() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-SW", chaos_space_marine=3)
    game.area("12A-SE").objective = 1
    ordered(game, 1, "advance", "12A")
    assert schemes.in_vain(asked(game, "order_revealed", seat=1), "scheme:through_the_warp")
    station(game, 0, "12A-SE", scout=1)
    assert not schemes.in_vain(asked(game, "order_revealed", seat=1), "scheme:through_the_warp")


def test_prayers_turn_a_storm_that_would_part_units_from_their_objective() -> None:
    game = ready(2, storms=(), empty=True)
    game.state.storms = [Storm("v0.0")]
    station(game, 1, "12A-SW", cultist=1)
    game.area("3B-NE").objective = 1
    for edge, vain in (("h1.2", False), ("h0.0", True)):
        at = asked(game, "storm_announced", seat=1, where=(edge,))
        assert schemes.in_vain(at, "scheme:prayer_to_the_dark_gods") is vain
