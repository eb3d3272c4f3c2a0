"""What can still be recruited and where it finds room, what is planned and built where figures or room run out, and who
goes where by one order.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Answer, Slot, Spread
from engine.forbidden_stars.components import AREAS, CARDS, ROUNDS, UNITS, UNITS_OF
from engine.forbidden_stars.minds import MIND, advancing, buying, marks, planning, supply, worth
from engine.forbidden_stars.minds.blunders import BLUNDERS
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import mustering
from engine.forbidden_stars.minds.purchases import structures
from engine.forbidden_stars.orders.advance import From
from engine.forbidden_stars.play import Game
from engine.players.characters import LEVELS, Character
from engine.text import T
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station


@pytest.fixture
def game() -> Game:
    """Chaos with much materiel and a factory."""
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", cultist=1, factory=1)
    game.player(1).materiel = 12
    return game


def used_up(game: Game) -> None:
    """All that the lowest command level allows stands somewhere."""
    for type in UNITS_OF["chaos"]:
        if type.level == 0:
            away = "1A-NE" if type.kind == "ground" else "1A-NW"
            station(game, 1, away, **{type.id: type.supply})


@pytest.mark.rule("FS-DEPLOY-15")
def test_what_is_in_reserve_at_the_command_level_can_be_recruited(game: Game) -> None:
    at = asked(game, seat=1)
    mine = worth.me(at)
    found = dict(supply.recruits(mine, 0))
    assert found and all(UNITS[id].level == 0 or mine.assets.get("forge") for id in found)
    assert supply.spending(chart(at), mine, 1) == max(UNITS[id].cost for id in found)
    before = supply.spending(chart(at), mine, 6)
    used_up(game)
    later = asked(game, seat=1)
    assert supply.spending(chart(later), worth.me(later), 6) < before


def test_ships_beyond_those_that_are_enough_are_no_use_of_materiel(game: Game) -> None:
    for number, more in ((supply.FLEET - 1, 1), (1, 0)):
        station(game, 1, "12A-NW", repulsive_grand_cruiser=number)
        at = asked(game, seat=1)
        units = supply.wanted(chart(at), worth.me(at), 0)
        assert sum(UNITS[id].kind == "ship" for id in units) == more
        assert dict(supply.recruits(worth.me(at), 0))["iconoclast_destroyer"] > 1


@pytest.mark.rule("FS-FORGE-01", "FS-FORGE-02")
def test_one_forge_token_is_meant_for_one_figure(game: Game) -> None:
    used_up(game)
    spent = []
    for forges in range(3):
        game.player(1).assets["forge"] = forges
        at = asked(game, seat=1)
        spent.append(supply.spending(chart(at), worth.me(at), 6))
    assert spent == [0, UNITS["chaos_space_marine"].cost, 2 * UNITS["chaos_space_marine"].cost]


def test_upgrades_are_worth_more_where_no_deploy_order_could_spend_materiel(game: Game) -> None:
    game.player(1).materiel = 6
    at = asked(game, seat=1)
    before = planning.of(at, chart(at), "strategize", "12A")
    used_up(game)
    at = asked(game, seat=1)
    assert supply.deployed(chart(at), worth.me(at)) < 6
    assert planning.of(at, chart(at), "strategize", "12A") > before


def test_no_deploy_is_planned_for_figures_that_are_used_up(game: Game) -> None:
    at = asked(game, seat=1)
    before = planning.of(at, chart(at), "deploy", "12A")
    used_up(game)
    at = asked(game, seat=1)
    assert planning.of(at, chart(at), "deploy", "12A") < before


def test_a_city_is_worth_more_where_materiel_lies_idle(game: Game) -> None:
    at = asked(game, seat=1)
    before = structures.brings(at, chart(at), "12A", "city")
    used_up(game)
    at = asked(game, seat=1)
    assert supply.unlocked(chart(at), worth.me(at)) > 0
    assert structures.brings(at, chart(at), "12A", "city") > before + 50
    game.player(1).materiel = 0
    at = asked(game, seat=1)
    assert structures.brings(at, chart(at), "12A", "city") <= before + 50


@pytest.mark.rule("FS-MAT-02")
def test_what_the_dial_would_not_hold_costs_nothing(game: Game) -> None:
    at = asked(game, seat=1)
    spilt, income = supply.overflow(worth.me(at)), worth.me(at).income
    assert spilt == max(0, 12 + income - 14)
    game.player(1).materiel = 14
    full = asked(game, seat=1)
    assert supply.overflow(worth.me(full)) == income > 0
    assert buying._price(full, income, buying.PRICE) == 0 < buying._price(full, income + 1, buying.PRICE)
    assert planning.of(full, chart(full), "deploy", "12A") >= planning.of(at, chart(at), "deploy", "12A")


@pytest.mark.rule("FS-DEPLOY-02")
def test_who_has_lost_every_factory_wants_one(game: Game) -> None:
    at = asked(game, seat=1)
    before = structures.brings(at, chart(at), "12A", "factory")
    for area in game.state.areas.values():
        area.structures.clear()
    station(game, 1, "12A-NE", city=1)
    at = asked(game, seat=1)
    assert structures.brings(at, chart(at), "12A", "factory") > before + 100


@pytest.mark.rule("FS-FACTORY-02", "FS-CONT-03")
def test_no_second_factory_is_built_beside_one_that_is_large_enough(game: Game) -> None:
    """Beside a factory for four."""
    at = asked(game, seat=1)
    assert supply.sites(chart(at), worth.me(at), "12A") == 0
    assert structures.brings(at, chart(at), "12A", "factory") < 2 * buying.LASTING


@pytest.mark.rule("FS-CMD-01", "FS-CITY-01")
@pytest.mark.parametrize("level", ["calm", "keen"])
def test_no_error_takes_a_structure_for_the_first_city_that_is_worth_a_fifth_of_it(game: Game, level: str) -> None:
    station(game, 1, "12A-SE", cultist=1)
    used_up(game)
    game.state.active = "12A"
    options = ("city", "factory", "bastion", "done")
    at = asked(game, "buy_structure", options, seat=1, character=Character(LEVELS[level]))
    assert {MIND.decide(replace(at, seed=str(seed))).answer for seed in range(40)} == {"city"}


def full(game: Game) -> None:
    """No room is left on the own worlds, nor in the void."""
    game.area("12A-NE").units.clear()
    station(game, 1, "12A-NE", cultist=4)
    station(game, 0, "12A-NW", strike_cruiser=1)


@pytest.mark.rule("FS-CAP-01", "FS-DEPLOY-02")
def test_no_deploy_is_planned_for_units_that_find_no_room(game: Game) -> None:
    """But for a world beside that nobody has."""
    full(game)
    for area in ("12A-SE", "12A-SW"):
        station(game, 0, area, scout=1)
    at = asked(game, seat=1)
    assert planning.of(at, chart(at), "deploy", "12A") == 0
    game.area("12A-SE").units.clear()
    at = asked(game, seat=1)
    assert planning.of(at, chart(at), "deploy", "12A") > worth.held(at, chart(at), chart(at).areas["12A-SE"])


@pytest.mark.rule("FS-DEPLOY-05", "FS-DEPLOY-07")
def test_units_are_bought_for_a_world_that_nobody_has(game: Game) -> None:
    full(game)
    for where, answer in (("12A-NE", "done"), ("12A-SE", "cultist")):
        bought = asked(game, "buy_unit", ["cultist", "done"], 1, where=["12A-NE", where])
        assert MIND.decide(bought).answer == answer
    put = asked(game, "place", ["12A-NE", "12A-SE"], 1)
    assert MIND.decide(put).answer == "12A-SE"


def test_units_that_find_no_room_before_others_march_are_bought_afterwards() -> None:
    game = ready(2, storms=(), empty=True)
    game.player(1).materiel = 12
    station(game, 1, "12A-NE", cultist=4, factory=1)
    station(game, 0, "12A-NW", strike_cruiser=1)
    for area in ("12A-SW", "12A-SE"):
        station(game, 0, area, scout=1)
    game.area("3B-NE").objective = 1
    stack(game, "3B", (1, "advance"))
    stack(game, "12A", (1, "deploy"))
    assert first_worth(game) <= 0, "not even what comes before the others"
    game.area("12A-NE").units[1].pop()
    assert first_worth(game) > planning.FIRST["deploy"]


def first_worth(game: Game) -> int:
    """What it is worth to reveal the Deploy order of 12A now."""
    offers = MIND.offers(asked(game, "reveal", ["12A", "3B"], 1))
    return next(offer.worth for offer in offers if offer.answer == "12A")


def test_a_second_deploy_order_does_not_count_on_the_same_idle_materiel(game: Game) -> None:
    used_up(game)
    station(game, 1, "7A-NE", cultist=1)
    at = asked(game, seat=1)
    before = planning.of(at, chart(at), "deploy", "7A")
    at.memory.update({planning.ROUND: at.view.round, planning.PLAN: [planning.Laid("deploy", "1A").id]})
    assert supply.unlocked(chart(at), worth.me(at)) > 0
    assert planning.of(at, chart(at), "deploy", "7A") < before


def test_nobody_goes_where_others_have_just_left_by_the_same_order() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=2)
    station(game, 0, "10A-NE", scout=2)
    station(game, 0, "10A-NW", strike_cruiser=1)
    station(game, 1, "10A-SE", cultist=1)
    shape = Spread([Slot(From("10A-NE", "scout").id, T("x"), 2)], 1, 2)
    going = asked(game, "move_units", where=("10A-SW",), shape=shape)
    offered = advancing.move_units(going)
    assert offered and going.memory["left 10A-NE"] == marks.order(going)
    at = asked(game, "move_to", ("10A-NE", "10A-SE", "done"), where=("10A",))
    notes = dict[str, int]()
    assert "10A-NE" in {offer.answer for offer in advancing.move_to(at)}
    at.memory.update(going.memory)
    assert "10A-NE" not in {offer.answer for offer in advancing.move_to(at)}
    BLUNDERS.of(going, {}, {From("10A-NE", "scout").id: 1}, notes)
    assert BLUNDERS.of(at, {}, "10A-NE", notes)["units_shuffled"] == 1
    assert BLUNDERS.of(at, {}, "10A-SE", notes)["units_shuffled"] == 0
    at.memory["left 10A-NE"] = "another order"
    assert "10A-NE" in {offer.answer for offer in advancing.move_to(at)}


# --- no more than a world holds ---------------------------------------------------------------------------------------


@pytest.mark.rule("FS-CAP-01", "FS-ADV-14")
def test_no_more_march_to_a_combat_that_is_won_anyway_than_the_world_holds() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", space_marine=4)
    station(game, 0, "10A-SW", space_marine=2)
    station(game, 1, "10A-SE", cultist=1)
    game.area("10A-SE").objective = 0
    spread = Spread([Slot(From(area, "space_marine").id, T("x"), 4) for area in ("10A-NE", "10A-SW")], 1, 5)
    marching = asked(game, "move_units", where=("10A-SE",), shape=spread)
    answer = MIND.decide(marching).answer
    assert isinstance(answer, dict)
    going = sum(number for number in answer.values() if isinstance(number, int))
    assert 0 < going <= AREAS["10A-SE"].capacity == 4
    both: Answer = {From("10A-NE", "space_marine").id: 3, From("10A-SW", "space_marine").id: 2}
    assert [BLUNDERS.of(marching, {}, made, {})["units_over_capacity"] for made in (answer, both)] == [0, 1]
    game.state.round = ROUNDS
    last = asked(game, "move_units", where=("10A-SE",), shape=spread)
    assert BLUNDERS.of(last, {}, both, {})["units_over_capacity"] == 0, "nothing is lost by it any more"


@pytest.mark.rule("FS-CAP-01")
@pytest.mark.parametrize(("more", "goes"), [(mustering.ALIKE - 1, False), (mustering.ALIKE, True)])
def test_units_without_room_go_only_where_they_make_a_combat_surer(more: int, goes: bool) -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 1, "10A-SE", cultist=1)
    at = asked(game, "move_units", where=("10A-SE",))
    four, five = ((("10A-NE", "space_marine", number),) for number in (4, 5))
    wins = mustering._alone(at, chart(at), "10A-SE", (five, 0, 0), 4)
    found = mustering._needed(at, chart(at), "10A-SE", [(four, 1000, wins), (five, 1004, wins + more)])
    assert [units for units, _, _ in found] == ([four, five] if goes else [four])


def test_nobody_follows_to_a_combat_that_those_who_went_win() -> None:
    """What a march brings counts once; more go as far as they make it surer."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", space_marine=3)
    station(game, 0, "10A-SE", space_marine=4)
    station(game, 1, "10A-SE", cultist=1)
    game.area("10A-SE").objective = 0
    at = asked(game, "move_to", ["10A-SE", "done"], where=["10A"])
    assert MIND.decide(at).answer == "done"
    station(game, 1, "10A-SE", helbrute=3)
    at = asked(game, "move_to", ["10A-SE", "done"], where=["10A"])
    assert MIND.decide(at).answer == "10A-SE"


# --- materiel piled up ---------------------------------------------------------------------------------------------


def counted(game: Game, *bought: str, lost: bool = False) -> int:
    """Whether a round in which so much is bought is one of piled materiel, when the next one begins with a full dial;
    `lost`: on its last turn nothing can be recruited any more.
    """
    notes, mine = dict[str, int](), game.player(1)
    BLUNDERS.of(asked(game, "plan", seat=1), {}, "deploy", notes)
    for piece in bought:
        BLUNDERS.of(asked(game, "buy_combat_upgrade" if piece in CARDS else "buy_unit", seat=1), {}, piece, notes)
    if lost:
        full(game)
        for area in ("12A-SE", "12A-SW"):
            station(game, 0, area, scout=1)
    mine.materiel -= 4 * len(bought)
    BLUNDERS.of(asked(game, "reveal", seat=1), {}, "12A", notes)
    mine.materiel, game.state.round = 14, 2
    return BLUNDERS.of(asked(game, "plan", seat=1), {}, "deploy", notes)["materiel_piled_up"]


def test_materiel_is_piled_up_where_an_order_could_have_spent_it(game: Game) -> None:
    assert counted(game) == 1


@pytest.mark.parametrize("bought", [["cultist"] * 5, ["chaos_space_marine", "dark_faith", "iconoclast_destroyer"]])
def test_what_is_left_of_a_dial_that_was_spent_is_not_piled_up(game: Game, bought: list[str]) -> None:
    assert counted(game, *bought) == 0


def test_what_nothing_could_be_bought_for_is_not_piled_up(game: Game) -> None:
    """From the beginning, or as a round has gone."""
    assert counted(game, lost=True) == 0
    assert counted(game) == 0, "the worlds are still full"


@pytest.mark.rule("FS-COMBAT-25", "FS-DEPLOY-09")
def test_a_structure_counts_less_the_nearer_others_stand() -> None:
    """Who takes the world takes it over."""
    game, found = ready(2, storms=(), empty=True), list[int]()
    station(game, 0, "10A-SE", scout=1)
    for foes in ({}, {"1A-NE": 1}, {"10A-SW": 1}):
        for area, number in foes.items():
            station(game, 1, area, cultist=number)
        found.append(supply.peace(at := asked(game), chart(at), "10A"))
    assert found == [100, supply.REACHED, supply.EXPOSED]
    assert 100 > supply.REACHED > supply.EXPOSED


@pytest.mark.rule("FS-DEPLOY-10")
def test_a_city_is_planned_away_from_others() -> None:
    """Of two worlds alike the one to which nobody could march."""
    game = ready(2, storms=(), empty=True)
    for area in ("10A-SW", "7A-NE"):
        station(game, 0, area, scout=1)
    game.player(0).materiel = 3
    at = asked(game)
    before = [planning.of(at, chart(at), "deploy", system) for system in ("10A", "7A")]
    station(game, 1, "1A-NE", cultist=1)
    at = asked(game)
    after = [planning.of(at, chart(at), "deploy", system) for system in ("10A", "7A")]
    assert after[0] < before[0] and after[1] == before[1]


@pytest.mark.rule("FS-DEPLOY-01")
def test_no_level_buys_ships_that_are_worth_nothing() -> None:
    """There are enough of them: whoever buys none is done."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=4, factory=1)
    station(game, 0, "10A-NW", strike_cruiser=3)
    game.state.active, game.player(0).materiel = "10A", 6
    at = asked(game, "buy_unit", ("strike_cruiser", "done"))
    assert [offer.answer for offer in MIND.offers(at)] == ["done"]


@pytest.mark.rule("FS-DEPLOY-04", "FS-FORGE-01")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_buys_units_that_bring_less_than_half_of_the_best(game: Game, level: str) -> None:
    """Marines instead of Cultists, where forge tokens and materiel are there for them."""
    game.player(1).materiel, game.player(1).assets["forge"] = 8, 3
    ids = ("cultist", "chaos_space_marine", "iconoclast_destroyer", "done")
    at = asked(game, "buy_unit", ids, 1, where=["12A-NE"], character=Character(LEVELS[level]))
    value = {str(offer.answer): offer.worth for offer in MIND.offers(at)}
    bought = {str(MIND.decide(replace(at, seed=f"x{number}")).answer) for number in range(30)}
    assert min(value[id] for id in bought) >= max(value.values()) // 2 > min(value.values()), (value, bought)


@pytest.mark.rule("FS-DEPLOY-06", "FS-DEPLOY-07", "FS-DEPLOY-15")
def test_no_deploy_order_counts_on_a_world_for_a_ship(game: Game) -> None:
    """All Cultists stand somewhere: what can still be bought is a ship, and the worlds next door stay nobody's."""
    found = []
    for cultists in (0, UNITS["cultist"].supply - 1):
        station(game, 1, "1A-NE", cultist=cultists)
        at = asked(game, seat=1)
        units = supply.recruiting(at, chart(at), "12A", supply.purse(worth.me(at)))
        found.append(planning.of(at, chart(at), "deploy", "12A") - units)
        assert units > 0
    assert found[0] > found[1] == 0, found
