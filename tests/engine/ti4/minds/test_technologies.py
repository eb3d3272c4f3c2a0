"""What technologies are worth to those who learn them in their own way."""

from __future__ import annotations

import pytest

from engine.ti4.minds.economy import technologies
from engine.ti4.minds.reckoning import worth
from engine.ti4.minds.tactics import plans
from tests.engine.ti4.minds.minding import reading
from tests.engine.ti4.positions import board, fleet, home, learn, near_home

VIRUS = "nekro"
STANDING = 20
"""What it may be worth more to hit somebody who has come ahead by one technology."""
OTHERS = ("sol", "hacan", "xxcha")


def test_research_is_worth_command_tokens_to_who_gains_those_instead() -> None:
    at = reading(board(VIRUS, *OTHERS))
    assert technologies.best(at) == 3 * worth.token(at) > 0


@pytest.mark.rule("TI-TECH-07")
def test_it_learns_only_what_others_alone_know() -> None:
    game = board(VIRUS, *OTHERS)
    nothing = technologies.learned(reading(game), [1])
    learn(game, 1, "gravity_drive")
    assert technologies.learned(reading(game), [1]) > nothing == technologies.learned(reading(game), [2]) == 0
    assert technologies.learned(reading(game, 2), [1]) == 0, "others learn nothing by fighting"
    learn(game, 0, "gravity_drive")
    assert technologies.learned(reading(game), [1]) == 0


@pytest.mark.rule("TI-TECH-07")
@pytest.mark.parametrize(("faction", "more"), [(VIRUS, True), ("letnev", False)])
def test_who_learns_by_fighting_attacks_whoever_knows_something(faction: str, more: bool) -> None:
    worths = list[int]()
    for known in ([], ["gravity_drive"]):
        game = board(faction, *OTHERS)
        near = near_home(game, 0)[0]
        fleet(game, 0, home(game, 0), dreadnought=3)
        fleet(game, 1, near, destroyer=1)
        learn(game, 1, *known)
        plan = plans.best(reading(game), near)
        assert plan is not None
        worths.append(plan.worth)
    assert (worths[1] > worths[0] + STANDING) is more


def test_who_takes_the_center_for_nothing_makes_haste_while_nobody_did() -> None:
    extra = dict[bool, list[int]]()
    for guarded in (True, False):
        values = []
        for faction in ("winnu", "yssaril"):
            game = board(faction, "sol", "letnev")
            game.state.custodians = guarded
            at = reading(game)
            values.append([technologies.value(at, id) for id in ("antimass_deflectors", technologies.HASTE)])
        extra[guarded] = [mine - other for mine, other in zip(*values, strict=True)]
    hurry = technologies.HURRY
    gained = [now - later for now, later in zip(extra[True], extra[False], strict=True)]
    assert gained == [technologies.OPENS * hurry // 100, hurry]
