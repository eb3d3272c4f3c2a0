"""The end of the game: worlds that decide it, and tokens that are kept for the combat which does."""

from __future__ import annotations

import pytest

from engine.ask import Amount
from engine.forbidden_stars.minds import sorties, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import mustering, standings
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station


def late(*, own: int = 1, theirs: int = 1, worlds: int = 1, round: int = 8) -> Game:
    """The last round: objectives collected, and on how many worlds the other seat stands; the own one stands on two."""
    game = ready(2, storms=(), empty=True)
    game.state.round, game.player(0).collected, game.player(1).collected = round, own, theirs
    station(game, 0, "12A-SW", scout=1)
    station(game, 0, "12A-SE", scout=2)
    for area in ("10A-NE", "10A-SE", "10A-SW", "1A-NE", "1A-SW")[:worlds]:
        station(game, 1, area, cultist=1)
    return game


@pytest.mark.rule("FS-WIN-04", "FS-WIN-07")
@pytest.mark.parametrize(
    ("game", "level"),
    [
        (late(), True),
        (late(worlds=4), True),
        (late(worlds=5), False),
        (late(own=2), False),
        (late(theirs=2), False),
        (late(round=7), False),
    ],
)
def test_worlds_decide_between_those_who_are_level_in_objectives(game: Game, level: bool) -> None:
    at = asked(game)
    assert standings.level(at) is level
    if game.state.round == 8:
        found = worth.held(at, chart(at), chart(at).areas["12A-SW"])
        assert found == (standings.DECIDES if level else standings.TIES)


@pytest.mark.rule("FS-WIN-04", "FS-OBJ-02")
def test_nobody_leaves_a_world_that_decides_for_a_combat_that_can_hardly_be_won() -> None:
    """Two Scouts against a Chaos Space Marine and a Cultist on an objective: who is behind has nothing to lose."""
    found = []
    for theirs in (2, 1):
        game = late(theirs=theirs)
        game.area("12A-NE").objective = 0
        station(game, 1, "12A-NE", chaos_space_marine=1, cultist=1)
        game.area("12A-SE").units = {}
        station(game, 0, "12A-SE", scout=1)
        at = asked(game)
        best = sorties.best_from(at, chart(at), "12A", None)
        assert best is not None
        found.append(best.worth)
    assert found[1] < 0 < found[0], found


@pytest.mark.rule("FS-WIN-05")
def test_no_unit_is_thrown_away_where_units_may_decide() -> None:
    """One of two Scouts against a Chaos Space Marine: it would be no loss to who is not level."""
    game = late()
    station(game, 1, "12A-NE", chaos_space_marine=1)
    at = asked(game)
    found = mustering.muster(at, chart(at), "12A-NE", [("12A-SE", chart(at).units("12A-SE")[0])])
    assert found is not None and found[1] < 0 < found[2], found


@pytest.mark.rule("FS-REINF-02", "FS-REINF-08")
@pytest.mark.parametrize("lying", [False, True])
def test_tokens_are_kept_for_an_own_attack_to_come_that_hangs_more_on_them(lying: bool) -> None:
    """An own objective is to be attacked by two from 12A-SE; in the combat on 5A-NE nothing but a world is at stake."""
    game = late(theirs=2)
    game.player(0).assets["reinforcement"] = 2
    station(game, 0, "5A-NE", space_marine=2)
    station(game, 1, "5A-NE", chaos_space_marine=2)
    game.area("12A-NE").objective = 0
    station(game, 0, "12A-SE", space_marine=2)
    station(game, 1, "12A-NE", chaos_space_marine=2, cultist=1)
    stack(game, "12A", (0, "advance"))
    game.state.combat = Combat("5A-NE", 0, 1, ["5A-NW"], sides={seat: CombatSide() for seat in (0, 1)})
    at = asked(game, "reinforce", where=("5A-NE",), shape=Amount(0, 2))
    at.memory[worth.PLAN] = ["advance:12A"] if lying else []
    assert MIND.decide(at).answer == (0 if lying else 2)


@pytest.mark.rule("FS-WIN-04", "FS-ADV-05")
def test_a_lead_is_no_safer_than_the_orders_of_others_leave_it() -> None:
    """Four worlds to one: each order of Chaos that lies where the seat stands may turn one."""
    found = []
    for system in (None, "5A", "12A"):
        game = late()
        station(game, 0, "3B-NE", scout=1)
        station(game, 0, "12A-NE", scout=1)
        if system:
            stack(game, system, (1, "advance"))
        found.append(standings.level(asked(game)))
    assert found == [False, False, True]
