"""A token on top of one by which another seat would win."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.components import UNITS
from engine.forbidden_stars.economy.purchase import Buy
from engine.forbidden_stars.minds import planning, worth
from engine.forbidden_stars.minds.chart import CHOSEN, chart
from engine.forbidden_stars.minds.marching import covering, gains, mustering
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.play import Game
from engine.players.mind import POINT
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

GOAL, BESIDE, HOME = "3B-SW", "1A-SW", "12A-SE"


def leader(collected: int) -> Game:
    """Three Space Marines stand beside an objective on which a Cultist stands, and their order lies there."""
    game = ready(2, storms=(), empty=True)
    game.player(0).collected = collected
    game.area(GOAL).objective = 0
    station(game, 0, BESIDE, space_marine=3)
    station(game, 1, GOAL, cultist=1)
    station(game, 1, HOME, cultist=1)
    stack(game, "3B", (0, "advance"))
    return game


def laid(game: Game) -> object:
    """Where seat 1 lays an order that brings an event card and no upgrade."""
    game.player(1).materiel = 0
    at = asked(game, "plan_at", ("12A", "3B", "7A"), seat=1)
    at.memory[CHOSEN] = "strategize"
    return MIND.decide(at).answer


@pytest.mark.rule("FS-PLAN-07", "FS-STACK-07")
def test_an_order_that_is_worth_little_lies_on_the_one_that_would_win() -> None:
    """Not on one by which nothing is decided, nor twice."""
    assert (laid(leader(0)), laid(leader(1))) == ("12A", "3B")
    at = asked(leader(0), seat=1)
    assert not covering.covers(at, "3B")
    game = leader(1)
    stack(game, "3B", (1, "dominate"))
    assert not covering.covers(asked(game, seat=1), "3B")


@pytest.mark.rule("FS-OPS-02", "FS-OPS-11")
@pytest.mark.parametrize(("collected", "first"), [(0, "3B"), (1, "12A")])
def test_what_covers_it_is_resolved_last(collected: int, first: str) -> None:
    """A Dominate order there brings a cache, the other one a reinforcement token of which there is one."""
    game = leader(collected)
    game.player(1).assets["reinforcement"] = 1
    stack(game, "3B", (1, "dominate"))
    stack(game, "12A", (1, "dominate"))
    at = asked(game, "reveal", ("3B", "12A"), seat=1)
    assert MIND.decide(at).answer == first


@pytest.mark.rule("FS-DEPLOY-09", "FS-BASTION-01", "FS-STACK-04")
def test_a_bastion_comes_before_units_where_another_seat_would_win() -> None:
    """Though a Deploy order lies that could spend all: two materiel are kept for it."""
    found, bought = [], []
    for collected in (0, 1):
        game = leader(collected)
        station(game, 1, GOAL, chaos_space_marine=1)
        station(game, 1, "12A-NE", factory=1)
        stack(game, "12A", (1, "deploy"))
        stack(game, "3B", (1, "deploy"))
        game.player(1).materiel = 4
        at = asked(game, "plan", ("deploy",), seat=1)
        at.memory.update({planning.ROUND: game.state.round, planning.PLAN: ["deploy:12A"]})
        found.append(planning.of(at, chart(at), "deploy", "3B"))
        game.state.active = "12A"
        ids = ("cultist", "chaos_space_marine", "done")
        at = asked(game, "buy_unit", [Buy(id).id if id in UNITS else id for id in ids], seat=1)
        at.memory[planning.PLAN] = ["deploy:3B"]
        bought.append(MIND.decide(at).answer)
    assert found[0] == 0 < POINT // 4 < found[1], found
    assert bought == [Buy("chaos_space_marine").id, Buy("cultist").id], bought


@pytest.mark.rule("FS-STACK-04", "FS-STACK-07", "FS-WIN-01")
def test_what_does_something_comes_on_top_before_what_only_lies_there() -> None:
    """The more, the surer it is that the other seat would win; where units are bought they are what they save."""
    at = asked(leader(1), seat=1)
    some, nothing = (planning._fresh(at, planning.Mission("strategize", "3B", value)) for value in (40, -100))
    assert some - nothing == 40 and nothing >= 2 * covering.COVER
    game = leader(1)
    station(game, 1, GOAL, chaos_space_marine=2)
    strong = asked(game, seat=1)
    assert covering.cover(strong, chart(strong), "3B", "strategize") < nothing
    assert covering.cover(at, chart(at), "12A", "strategize") == 0


@pytest.mark.rule("FS-DEPLOY-02", "FS-WIN-01")
def test_units_are_bought_where_another_seat_would_win_by_a_world_without_them() -> None:
    found = []
    for collected in (0, 1):
        game = leader(collected)
        station(game, 1, GOAL, factory=1)
        game.player(1).materiel = 4
        at = asked(game, seat=1)
        found.append(planning.of(at, chart(at), "deploy", "3B"))
    assert found[1] - found[0] == worth.saved(at, chart(at), GOAL) > covering.COVER, found


@pytest.mark.rule("FS-ADV-04", "FS-STACK-07", "FS-WIN-01")
def test_an_advance_comes_on_top_by_which_units_may_come_that_are_bought_next_door() -> None:
    """Rather than an order that only lies there; without a Deploy order next door it is worth no more than any."""
    found = []
    for system in ("12A", "7A"):
        game = leader(1)
        station(game, 1, GOAL, chaos_space_marine=1)
        stack(game, system, (1, "deploy"))
        at = asked(game, seat=1)
        at.memory[planning.PLAN] = [f"deploy:{system}"]
        advance, other = (covering.cover(at, chart(at), "3B", kind) for kind in ("advance", "deploy"))
        found.append(advance - other)
    assert found[0] == worth.saved(at, chart(at), GOAL) > 0 == found[1]


@pytest.mark.rule("FS-ADV-02", "FS-WIN-01")
def test_units_march_to_an_own_world_by_which_another_seat_would_win() -> None:
    """As many as there is room for; where nothing is decided by it they stay."""
    found = []
    for collected in (0, 1):
        game = leader(collected)
        game.area(HOME).units.clear()
        game.area(BESIDE).units[0].pop()
        station(game, 1, "3B-NE", chaos_space_marine=2)
        at = asked(game, seat=1)
        able = [("3B-NE", unit) for unit in chart(at).units("3B-NE")]
        march = mustering.muster(at, chart(at), GOAL, able)
        found.append(0 if march is None else march[1])
    assert found[0] < 0 and found[1] > POINT // 5, found


@pytest.mark.rule("FS-ADV-02", "FS-REFRESH-02", "FS-COMBAT-25")
@pytest.mark.parametrize(("hosts", "follows"), [(1, True), (5, False)])
def test_nobody_follows_to_an_own_objective_that_falls_all_the_same(hosts: int, *, follows: bool) -> None:
    """One of two would go there beside one Chaos Marine, not beside five: it would fall with it."""
    game = ready(2, storms=(), empty=True)
    game.area(GOAL).objective = 0
    station(game, 0, GOAL, scout=1)
    station(game, 0, "3B-NE", scout=2)
    station(game, 1, BESIDE, chaos_space_marine=hosts)
    stack(game, "3B", (1, "advance"))
    at = asked(game)
    assert (gains.saving(at, chart(at), GOAL, chart(at).units("3B-NE")[:1]) > 0) is follows
