"""Small positions: what a player does with its resources, and what no level does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import NO, YES, Answer, Option, PickOne, Shape, Slot, Spread
from engine.eclipse import words
from engine.eclipse.components import ROUNDS
from engine.eclipse.minds import MIND, actions, building, economy, learning, paying
from engine.eclipse.minds.finding import monoliths
from engine.eclipse.minds.mind import At
from engine.eclipse.play import Game
from engine.eclipse.rules import rules
from engine.players.characters import LEVELS
from engine.players.player import player, situation
from engine.table import Table
from engine.text import T, Text
from tests.engine.eclipse.diplomacy.test_diplomacy import neighbours
from tests.engine.eclipse.positions import fleet, home, lay, learn

RULES = rules()


def turn(money: int = 4, science: int = 0, materials: int = 0) -> Game:
    """The action phase, with so much in the storage of seat 0."""
    game = neighbours()
    game.state.phase, game.state.turn = "action", 0
    game.player(0).storage = {"money": money, "science": science, "materials": materials}
    return game


def reading(game: Game, level: str = "sharp", seed: str = "test") -> At:
    """What seat 0 reads on its turn."""
    return situation(Table(RULES, game.state), 0, player(MIND, level, seed))


def answered(at: At, kind: str, shape: Shape, about: Text | None = None) -> Answer:
    """What it answers to another question, asked in this position."""
    question = replace(at.question, kind=kind, shape=shape, about=about or T("asked"))
    return MIND.decide(replace(at, question=question)).answer


def test_money_beyond_need_is_traded_for_what_is_lacking() -> None:
    poor, rich = reading(turn(money=4)), reading(turn(money=40))
    assert economy.surplus(poor) == 0 < economy.surplus(rich)
    assert economy.free(poor, "science") == 0 < economy.free(rich, "science")
    assert not learning.technologies(poor)
    assert learning.technologies(rich)


def test_what_is_traded_is_money_where_there_is_plenty() -> None:
    shape = Spread([Slot("money", T("money"), 3), Slot("materials", T("materials"), 3)], 3, 3)
    assert answered(reading(turn(money=4, materials=9)), "pay_by_trade", shape) == {"materials": 3}
    assert answered(reading(turn(money=40, materials=9)), "pay_by_trade", shape) == {"money": 3}


def test_more_money_is_wanted_less_where_there_is_plenty() -> None:
    assert economy.income(reading(turn(money=80)), "money") < economy.income(reading(turn(money=4)), "money") // 2


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_spoils_its_ships(level: str) -> None:
    """A part goes where it helps most, whoever upgrades."""
    card = next(card for card in economy.me(reading(turn())).blueprints if card.type == "cruiser")
    shape = PickOne([Option(f"cruiser/{square}", T("square")) for square, _, _ in card.parts])
    about = T("asked", part=words.part("electron_computer"))
    best = answered(reading(turn()), "upgrade_square", shape, about)
    chosen = [answered(reading(turn(), level, str(number)), "upgrade_square", shape, about) for number in range(9)]
    assert chosen == [best] * 9


@pytest.mark.parametrize(
    ("level", "first", "late"), [("calm", 1, 1), ("steady", 3, 1), ("keen", 5, 1), ("sharp", 8, 1)]
)
def test_a_level_looks_so_many_rounds_ahead(level: str, first: int, late: int) -> None:
    game = turn()
    for round, ahead in ((1, first), (8, late), (9, 0)):
        game.state.round = round
        assert economy.left(reading(game, level)) == ahead


def test_riches_are_spread_over_the_rounds_to_come() -> None:
    game = turn(money=26)
    assert economy.surplus(reading(game)) == 0
    game.state.round = 9
    assert economy.surplus(reading(game)) > 0


def test_riches_are_there_for_the_next_rounds() -> None:
    """Whoever starts with them builds up sooner, instead of keeping most of them for the end."""
    rich, later = turn(money=26), turn(money=26)
    later.state.round = ROUNDS - economy.SOON + 1
    worths = [economy.money(reading(game)) for game in (turn(money=economy.RICHES), rich)]
    assert worths[1] * 3 < worths[0] * 2
    assert economy.leeway(reading(rich)) < economy.leeway(reading(later))


def test_money_that_the_upkeep_will_bring_cannot_be_traded_now() -> None:
    """Else an action is chosen to build what nothing can pay yet."""
    game = turn(money=1, materials=7)
    game.state.round = 9
    game.player(0).cubes["money"] = 0
    at = reading(game)
    assert economy.surplus(at) > 1 >= economy.excess(at, "money")
    assert economy.free(at, "materials") <= 7


def test_what_there_is_too_much_of_is_traded_for_what_is_lacking() -> None:
    some, much = reading(turn(science=16)), reading(turn(science=40))
    assert economy.free(some, "materials") == 0 < economy.free(much, "materials")
    assert economy.price_of_trade(much, "materials") < economy.price_of_trade(some, "materials")


@pytest.mark.parametrize("technology", ["advanced_robotics", "quantum_grid"])
def test_discs_are_worth_the_more_the_fewer_lie_on_the_track(technology: str) -> None:
    game, worths = turn(), list[int]()
    for discs in (11, 8):
        game.player(0).discs = discs
        worths.append(learning.technology(reading(game), technology))
    assert worths[0] < worths[1]


def test_materials_are_kept_for_monoliths() -> None:
    game = turn(materials=20)
    without = building.price_kept(reading(game))
    game.player(0).technologies.append("monolith")
    assert monoliths.monoliths(reading(game)) > 0 and building.price_kept(reading(game)) > without


@pytest.mark.rule("EC-BUI-14")
def test_no_action_is_chosen_for_more_monoliths_than_sectors_have_room_for() -> None:
    game = turn(money=40, materials=30)
    learn(game, 0, "monolith")
    game.player(0).ambassadors.append(1)
    game.state.round = ROUNDS
    two = building.build_gain(reading(game))
    own = [sector for sector in game.state.sectors.values() if sector.owner == 0]
    for sector in own[1:]:
        sector.monolith = True
    assert 2 * building.build_gain(reading(game)) == two > 0
    own[0].monolith = True
    assert "monolith" not in dict(building._buildable(reading(game)))


@pytest.mark.parametrize(("round", "spent"), [(ROUNDS - 1, False), (ROUNDS, True)])
def test_in_the_last_round_materials_that_were_kept_become_monoliths(round: int, spent: bool) -> None:
    game = turn(money=40, materials=30)
    learn(game, 0, "monolith")
    game.state.round = round
    at = reading(game)
    assert monoliths.monoliths(at) > 0
    assert (building.price_kept(at, "monolith") < building.price_kept(at, "cruiser")) is spent
    assert (dict(building._buildable(at))["monolith"] > at.weights["monolith"] * 9 // 10) is spent


def test_every_sector_counts_for_whom_each_scores() -> None:
    game = turn()
    sector = next(one for one in reading(game).view.sectors if one.id == "106")
    before = economy.sector_worth(reading(game), sector)
    game.player(0).species = "planta"
    assert economy.sector_worth(reading(game), sector) >= before + 900


def conquered(money: int, discovery: str | None = None) -> At:
    """The battle for 203 is over; whether to take it is asked."""
    game = turn(money)
    game.state.phase = "combat"
    lay(game, "203", (1, -1)).discovery = discovery
    game.player(0).discs = 8
    at = reading(game)
    return replace(at, question=replace(at.question, where=("203",)))


@pytest.mark.parametrize(("money", "discovery", "taken"), [(0, None, NO), (0, "money", YES), (150, None, YES)])
def test_what_a_sector_hides_is_had_even_where_the_sector_cannot_be_kept(
    money: int, discovery: str | None, taken: Answer
) -> None:
    shape = PickOne([Option(YES, T("yes")), Option(NO, T("no"))])
    assert answered(conquered(money, discovery), "claim", shape) == taken


@pytest.mark.rule("EC-DISCO-01", "EC-EXP-15")
@pytest.mark.parametrize("money", [0, 4])
@pytest.mark.parametrize(("discovery", "taken"), [("money_8", YES), (None, NO)])
def test_what_a_sector_hides_is_had_by_who_can_pay_its_disc_as_well(
    money: int, discovery: str | None, taken: Answer
) -> None:
    """Nobody can live on 315, so all its discs to come are dear; that of this round can be paid with 4."""
    game = turn(money)
    game.state.phase, game.player(0).discs = "combat", 8
    lay(game, "315", (1, -1)).discovery = discovery
    at = reading(game)
    at = replace(at, question=replace(at.question, where=("315",)))
    assert economy.short(at, 1) is (money == 0)
    assert answered(at, "control", PickOne([Option(YES, T("yes")), Option(NO, T("no"))])) == taken


@pytest.mark.parametrize(("science", "way"), [(4, "trade:science"), (2, "give_up:203")])
def test_whoever_cannot_pay_trades_where_that_suffices(science: int, way: str) -> None:
    """Else the sector goes that earns nothing, and what is in store stays. Two of money are missing."""
    game = turn(money=0, science=science)
    lay(game, "203", (1, -1), owner=0)
    game.state.phase, game.player(0).discs = "upkeep", 6
    game.player(0).storage["money"] = -economy.balance(reading(game)) - 2
    ways = ["trade:science", "give_up:203", f"give_up:{home(game, 0)}"]
    assert answered(reading(game), "bankruptcy", PickOne([Option(one, T("way")) for one in ways])) == way


def test_what_an_action_can_spend_is_what_is_left_after_its_disc() -> None:
    """Else who chose to build finds that the upkeep asks for the materials."""
    game, found = turn(money=0, materials=6), list[tuple[int, int]]()
    for discs in range(2, 12):
        game.player(0).discs = discs
        choosing = reading(game)
        later = replace(choosing, question=replace(choosing.question, kind="build"))
        found.append((economy.free(choosing, "materials"), economy.free(later, "materials")))
    assert all(before <= after for before, after in found)
    assert any(before < after for before, after in found)


@pytest.mark.parametrize("level", LEVELS)
def test_the_technology_that_is_researched_is_the_one_for_which_the_action_was_chosen(level: str) -> None:
    game, found = turn(money=40, science=24), set[str]()
    learn(game, 0, "monolith")
    fleet(game, 0, home(game, 0), cruiser=3)
    for number in range(12):
        at = reading(game, level, f"x{number}")
        able = [id for id, worth in learning.technologies(at) if worth > paying.price_of_disc(at)]
        shape = PickOne([Option(id, T("x")) for id in (*able, "done")])
        chosen = answered(at, "research", shape)
        assert actions._technology(at)[0] == chosen or not able
        found.add(str(chosen))
    assert len(found) == 1 if level in ("calm", "sharp") else len(found) > 1, "the lowest looks one round ahead"


@pytest.mark.parametrize(("cubes", "taken"), [(11, "science"), (4, "materials")])
def test_artifacts_bring_what_will_be_lacking_after_the_upkeep(cubes: int, taken: str) -> None:
    """Science that comes in each round is there soon enough, though none is stored."""
    game = turn(money=30, science=0, materials=2)
    game.player(0).cubes |= {"science": cubes, "materials": 11}
    shape = Spread([Slot(kind, T(kind), 1) for kind in ("money", "science", "materials")], 1, 1)
    assert answered(reading(game), "artifacts", shape) == {taken: 1}


@pytest.mark.rule("EC-TECH-23")
@pytest.mark.parametrize("level", LEVELS)
def test_artifacts_bring_no_more_of_one_kind_than_is_lacking(level: str) -> None:
    """Else it is traded at a loss for the others in the next action."""
    game = turn(money=0, science=2, materials=3)
    game.player(0).cubes |= {"money": 11, "science": 11, "materials": 11}
    shape = Spread([Slot(kind, T(kind), 6) for kind in ("money", "science", "materials")], 6, 6)
    assert answered(reading(game, level), "artifacts", shape) == {"money": 2, "science": 2, "materials": 2}


@pytest.mark.rule("EC-POP-01")
def test_each_square_counts_by_its_own_step_of_the_track() -> None:
    """Materials go from 3 to 4, to 6 and to 8: two advanced squares bring five, not twice the first step."""
    game = turn()
    game.player(0).cubes["materials"] = 10
    at = reading(game)
    first, second, third = economy.steps(at, "materials")[:3]
    assert (second, third) == (2 * first, 2 * first) == (2 * economy.income(at, "materials"),) * 2
    learn(game, 0, "advanced_mining")
    for number in (1, 2, 3):
        squares = ("materials+",) * number
        worth = sum((first, second, third)[:number])
        assert worth * 8 // 10 - number < economy.squares_worth(reading(game), squares) <= worth * 8 // 10
