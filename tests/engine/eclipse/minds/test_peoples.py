"""Small positions: with whom a player makes peace. 106 of seat 0 lies next to 223, the home of seat 1."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Option, PickOne, PickSome
from engine.eclipse.diplomacy.relations import RELATIONS
from engine.eclipse.minds import MIND, peoples
from engine.eclipse.minds.mind import At
from engine.eclipse.play import Game
from engine.players.mind import Cut
from engine.text import T
from tests.engine.eclipse.minds.test_economy import answered, reading, turn
from tests.engine.eclipse.positions import fleet


def proposed(at: At) -> str | None:
    """To whom relations are offered, or whose offer is accepted."""
    made = MIND.cut(at)
    return str(made.value) if isinstance(made, Cut) else None


def armed(ships: int) -> Game:
    """So many dreadnoughts beside the home of seat 1, where nobody is."""
    game = turn()
    game.sector("223").fleets.clear()
    if ships:
        fleet(game, 0, "106", dreadnought=ships)
    return game


@pytest.mark.rule("EC-DIPL-03", "EC-DIPL-14")
@pytest.mark.parametrize(("ships", "offers"), [(0, True), (4, False)])
def test_no_peace_is_offered_to_who_is_about_to_be_attacked(ships: int, offers: bool) -> None:
    at = reading(armed(ships))
    assert (peoples.quarrels(at) == set()) is offers
    assert (proposed(at) == "1") is offers


@pytest.mark.rule("EC-DIPL-03")
def test_whoever_did_not_want_peace_is_not_asked_again_in_the_next_round() -> None:
    game, asked = armed(0), list[int]()
    at = reading(game)
    for round in range(1, 6):
        game.state.round = round
        at = replace(reading(game), memory=at.memory)
        asked += [round for _ in range(2) if proposed(at)]
    assert asked == [1, 3, 5]


@pytest.mark.rule("EC-DIPL-08", "EC-REP-04")
@pytest.mark.parametrize(("tiles", "wanted"), [([], 3), ([3, 4, 4], 1), ([0, 4, 4], 2)])
def test_a_second_ambassador_has_to_be_worth_the_tile_that_goes_for_it(tiles: list[int], wanted: int) -> None:
    """Of Hydran Progress, whose fourth space takes an ambassador only."""
    game = turn()
    game.player(0).species, game.player(0).reputation = "hydran_progress", tiles
    shape = PickSome([Option(str(seat), T("x")) for seat in (1, 2, 3)], 0, 3)
    answer = answered(reading(game), "relations_wanted", shape)
    assert isinstance(answer, list) and len(answer) == wanted


@pytest.mark.rule("EC-DIPL-08")
@pytest.mark.parametrize(("offered", "more"), [(0, True), (1, False)])
def test_what_is_offered_already_may_take_the_space(offered: int, more: bool) -> None:
    game = turn()
    game.player(0).species, game.player(0).reputation = "hydran_progress", [3, 4, 4]
    keys = [peoples.WITHDRAW] * offered + ["eclipse-offer-relations"]
    shape = PickOne([Option(str(seat), T(key)) for seat, key in enumerate(keys, 1)])
    at = reading(game)
    question = replace(at.question, cuts=lambda: {RELATIONS.name: shape})
    assert (proposed(replace(at, question=question)) is not None) is more
