"""Upkeep, bankruptcy, cleanup, and players who leave the game."""

from __future__ import annotations

import pytest

from engine.ask import Reply
from engine.eclipse.economy import discs, population
from engine.eclipse.phases import bankruptcy, cleanup_phase, course, upkeep_phase
from engine.eclipse.play import Game
from engine.errors import IllegalAnswer
from tests.engine.eclipse.positions import fleet, galaxy, home, kinds, lay, play, run_through, said, settle, store


def upkeep(*species: str, seats: int = 2, step: str = "income") -> Game:
    """A table in the upkeep phase."""
    game = galaxy(*species, seats=seats)
    game.state.phase, game.state.step, game.state.turn = "upkeep", step, None
    return game


def short(game: Game, seat: int = 0, money: int = 0) -> None:
    """Discs spent on actions until seat must pay 3, with that much money."""
    player = game.player(seat)
    player.actions = {"move": player.discs - 8}
    player.discs = 8
    store(game, seat, money=money)
    player.cubes["money"] = 12


@pytest.mark.rule("EC-TRADE-05", "EC-BANKR-03", "EC-BANKR-06")
def test_who_has_traded_enough_meanwhile_is_not_asked_to_give_up_anything() -> None:
    game = upkeep()
    for seat in (0, 1):
        short(game, seat)
    store(game, 0, science=6, materials=2)
    store(game, 1, materials=6)
    rule = bankruptcy.resolve(game)
    ask = rule.send(None)
    assert list(ask.must) == [0, 1]
    rule.send(Reply(0, None, "trade:materials"))
    ask = rule.send(Reply(0, "trade", "science:money:3"))
    assert list(ask.must) == [1] and game.player(0).storage == {"money": 3, "science": 0, "materials": 2}
    with pytest.raises(StopIteration):
        rule.send(Reply(1, "trade", "materials:money:3"))
    assert [len(game.controlled(seat)) for seat in (0, 1)] == [1, 1]


# --- upkeep ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-UPKEEP-01", "EC-COLONY-04", "EC-ROUND-06")
def test_everybody_uses_colony_ships_first_and_at_once() -> None:
    game = upkeep(step="start")
    lay(game, "101", (0, -1), owner=0)
    lay(game, "108", (0, 1), owner=1)
    played = play(course.step(game), others="stop")
    assert played.asked == [("colony", (0, 1))] and game.state.step == "start"


@pytest.mark.rule("EC-UPKEEP-02", "EC-UPKEEP-03", "EC-RES-02")
def test_money_changes_by_production_less_influence_then_the_rest_comes() -> None:
    game = upkeep()
    store(game, 0, 10, 10, 10)
    player = game.player(0)
    player.discs = 9
    made = {kind: population.production(player, kind) for kind in player.storage}
    run_through(course.step(game))
    paid = 10 + made["money"] - 2
    assert player.storage == {"money": paid, "science": 10 + made["science"], "materials": 10 + made["materials"]}
    assert game.state.phase == "cleanup"


@pytest.mark.rule("EC-EX-05")
def test_production_four_and_influence_five_take_one() -> None:
    game = upkeep()
    store(game, 0, 3)
    game.player(0).cubes["money"], game.player(0).discs = 9, 7
    run_through(course.step(game))
    assert game.player(0).storage["money"] == 2


@pytest.mark.rule("EC-UPKEEP-04", "EC-EX-06")
def test_discs_on_actions_raise_the_cost_and_one_taken_back_lowers_it() -> None:
    game = upkeep()
    lay(game, "101", (0, -1), owner=0)
    player = game.player(0)
    player.cubes["money"], player.discs, player.actions = 9, 7, {"build": 4}
    assert (population.production(player, "money"), discs.cost(player)) == (4, 5)
    run_through(discs.remove(game, "101"))
    assert (population.production(player, "money"), discs.cost(player)) == (4, 3)


# --- bankruptcy ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-BANKR-01", "EC-BANKR-02", "EC-BANKR-04")
def test_who_cannot_pay_gives_up_sectors_one_by_one() -> None:
    game = upkeep()
    lay(game, "101", (0, -1), owner=0)
    short(game, money=2)
    play(course.step(game), ("bankruptcy", "give_up:101"))
    assert game.sector("101").owner is None and game.player(0).storage["money"] == 0
    assert game.sector(home(game, 0)).owner == 0


@pytest.mark.rule("EC-BANKR-03", "EC-TRADE-05")
def test_trading_helps_out() -> None:
    game = upkeep()
    short(game, money=2)
    game.player(0).storage["science"] = 2
    play(course.step(game), ("bankruptcy", "trade:science"))
    assert game.player(0).storage["money"] == 0 and game.sector(home(game, 0)).owner == 0
    assert "eclipse-traded-for-money" in said(game)


@pytest.mark.rule("EC-BANKR-05")
def test_giving_up_money_cubes_lowers_the_income() -> None:
    game = upkeep()
    short(game)
    game.player(0).cubes["money"] = 11
    lay(game, "101", (0, -1), owner=0)
    settle(game, "101", 0, "money")
    before = population.production(game.player(0), "money")
    missing = bankruptcy.deficit(game, 0)
    run_through(discs.remove(game, "101"))
    assert population.production(game.player(0), "money") < before
    assert bankruptcy.deficit(game, 0) >= missing - 1


@pytest.mark.rule("EC-BANKR-06")
def test_who_can_pay_is_not_asked() -> None:
    game = upkeep()
    store(game, 0, money=30)
    store(game, 1, money=30)
    run_through(bankruptcy.resolve(game))


@pytest.mark.rule("EC-BANKR-03")
def test_a_wish_that_is_no_relief() -> None:
    game = upkeep()
    short(game)
    with pytest.raises(IllegalAnswer) as refused:
        play(course.step(game), ("bankruptcy", "trade:money"))
    assert refused.value.rule == "EC-BANKR-03"


@pytest.mark.rule("EC-BANKR-07", "EC-BANKR-08")
def test_who_cannot_pay_at_all_collapses() -> None:
    game = upkeep()
    player = game.player(0)
    player.discs, player.actions, player.cubes["money"] = 2, {"move": 10}, 12
    store(game, 0)
    fleet(game, 0, "001", cruiser=1)
    play(course.step(game), ("bankruptcy", f"give_up:{home(game, 0)}"))
    assert player.out and player.final is not None and game.seats() == [1]
    assert game.sector("001").fleets == {} and "eclipse-collapsed" in said(game)


@pytest.mark.rule("EC-BANKR-07")
def test_ambassadors_on_the_board_of_who_collapses_go_home() -> None:
    game = upkeep(seats=4)
    player = game.player(0)
    player.ambassadors, game.player(1).ambassadors = [1], [0]
    game.player(1).cubes["money"] -= 1
    player.discs, player.actions, player.cubes["money"] = 2, {"move": 10}, 12
    store(game, 0)
    before = sum(game.player(1).cubes.values())
    play(course.step(game), ("bankruptcy", f"give_up:{home(game, 0)}"), others="random")
    assert player.ambassadors == [] and game.player(1).ambassadors == [0]
    assert sum(game.player(1).cubes.values()) == before + 1


def test_a_collapse_that_ruins_nobody_else_asks_once() -> None:
    game = upkeep()
    short(game, 0)
    short(game, 1)
    played = play(course.step(game), others="random")
    assert kinds(played)[0] == "bankruptcy" and played.asked[0][1] == (0, 1)


# --- cleanup ---------------------------------------------------------------------------------------------------------


def cleanup(*species: str, seats: int = 2) -> Game:
    """A table in the cleanup phase of round 1."""
    game = galaxy(*species, seats=seats)
    game.state.phase, game.state.step, game.state.turn = "cleanup", "start", None
    return game


@pytest.mark.rule("EC-CLEAN-01", "EC-CLEAN-08", "EC-PUB-07")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 4), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_new_technologies_come_and_old_ones_stay(seats: int, drawn: int) -> None:
    game = cleanup(*_terrans(seats))
    before, left = dict(game.state.supply), len(game.state.bag)
    run_through(course.step(game))
    assert len(game.state.bag) == left - drawn
    assert all(game.state.supply[id] >= number for id, number in before.items())


def _terrans(seats: int) -> tuple[str, ...]:
    names = ("terran_directorate", "terran_federation", "terran_union", "terran_republic", "terran_conglomerate")
    return (*names, "terran_alliance")[:seats]


@pytest.mark.rule("EC-CLEAN-02")
def test_an_empty_bag_gives_nothing() -> None:
    game = cleanup()
    game.state.bag = ["monolith"]
    cleanup_phase.new_technologies(game)
    cleanup_phase.new_technologies(game)
    assert game.state.bag == [] and game.state.supply["monolith"] >= 1


@pytest.mark.rule("EC-CLEAN-03", "EC-CLEAN-05", "EC-CLEAN-06", "EC-COLONY-06")
def test_discs_colony_ships_and_summary_cards_come_back() -> None:
    game = cleanup()
    player = game.player(0)
    player.actions, player.discs, player.colony_ships, player.passed = {"move": 2, "reaction": 1}, 9, 0, True
    run_through(course.step(game))
    assert (player.actions, player.discs, player.colony_ships, player.passed) == ({}, 12, 3, False)


@pytest.mark.rule("EC-CLEAN-04", "EC-BOMB-09", "EC-POP-14")
def test_cubes_leave_the_graveyard_for_their_track_or_another() -> None:
    game = cleanup()
    player = game.player(0)
    player.cubes, player.graveyard = {"money": 11, "science": 10, "materials": 10}, dict.fromkeys(player.cubes, 0)
    player.graveyard["money"] = 2
    play(course.step(game), ("cube_home", "science"))
    assert player.cubes == {"money": 12, "science": 11, "materials": 10}


@pytest.mark.rule("EC-CLEAN-07", "EC-ROUND-01", "EC-PASS-02")
def test_a_new_round_begins_with_the_first_who_passed() -> None:
    game = cleanup()
    game.state.start, game.state.passes = 1, [1, 0]
    run_through(course.step(game))
    assert (game.state.round, game.state.phase, game.state.passes) == (2, "action", [])
    play(course.step(game), ("action", "pass"), others="pass")
    assert game.player(1).passed and not game.player(0).passed


@pytest.mark.rule("EC-END-01", "EC-GOAL-01")
def test_the_ninth_round_is_the_last() -> None:
    game = cleanup()
    game.state.round = 9
    run_through(course.step(game))
    assert game.state.phase == "over" and game.state.winners


def test_upkeep_tells_what_came_in() -> None:
    game = upkeep()
    upkeep_phase.pay_and_produce(game, 0)
    assert said(game) == ["eclipse-upkeep"]
