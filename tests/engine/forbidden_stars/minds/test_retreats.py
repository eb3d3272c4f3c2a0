"""Retreats, and who is given up where there are too many: as little is lost as can be."""

from __future__ import annotations

import pytest

from engine.ask import Slot, Spread
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.minds.blunders import BLUNDERS
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide
from engine.text import T
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

CHEAP, DEAR = (Figure(type, True).id for type in ("cultist", "chaos_space_marine"))


@pytest.fixture
def game() -> Game:
    """The second seat has lost a combat on 12A-NE to the first one."""
    game = ready(2, storms=(), empty=True)
    sides = {0: CombatSide(), 1: CombatSide()}
    game.state.combat = Combat("12A-NE", 0, 1, ["3B-SW"], sides=sides, round=3, step="resolution")
    return game


def excess(looks: dict[str, int], number: int = 1, *, comes: bool = False) -> At:
    """Who is given up on 12A-SE, where the second seat has retreated to."""
    game = ready(2, storms=(), empty=True)
    game.state.combat = Combat("12A-NE", 0, 1, ["3B-SW"], sides={0: CombatSide(), 1: CombatSide()}, round=3)
    station(game, 0, "12A-NE", scout=1)
    if comes:
        stack(game, "12A", (0, "advance"))
    for id, most in looks.items():
        for unit in station(game, 1, "12A-SE", **{Figure.read(id).type: most}):
            unit.routed = Figure.read(id).routed
    slots = [Slot(id, T("x"), most) for id, most in looks.items()]
    return asked(game, "destroy_excess", seat=1, where=("12A-SE",), shape=Spread(slots, number, number))


@pytest.mark.rule("FS-CAP-06", "FS-RETREAT-06", "FS-ROUT-07")
@pytest.mark.parametrize("own", ["chaos_space_marine", "chaos_space_marine:routed"])
def test_after_a_retreat_the_least_is_given_up(own: str) -> None:
    """Own units stand where they have retreated to, not in the combat any more; who lies is rallied soon."""
    dear = DEAR if own.endswith("routed") else "chaos_space_marine"
    for cheap in ("cultist", CHEAP):
        at = excess({dear: 2, cheap: 2})
        assert MIND.decide(at).answer == {cheap: 1}
        counted = [BLUNDERS.of(at, {}, {one: 1}, {})["dearer_units_lost"] for one in (dear, cheap)]
        assert counted == [int((dear, cheap) != (DEAR, "cultist")), 0], "who lies may be worth less for the moment"


@pytest.mark.rule("FS-CAP-06")
def test_it_is_a_blunder_to_give_up_who_is_worth_more_whatever_a_mind_thinks() -> None:
    at = excess({"chaos_space_marine": 1, "cultist": 2}, 2)
    assert BLUNDERS.of(at, {}, {"cultist": 2}, {})["dearer_units_lost"] == 0
    assert BLUNDERS.of(at, {}, {"chaos_space_marine": 1, "cultist": 1}, {})["dearer_units_lost"] == 1


@pytest.mark.rule("FS-RETREAT-04", "FS-RETREAT-06")
def test_nobody_retreats_to_where_some_find_no_room_if_all_do_next_to_it(game: Game) -> None:
    """12A-SE, where one stands that guards it, holds two more; 12A-SW all three."""
    station(game, 1, "12A-SE", cultist=1)
    station(game, 1, "12A-SW", factory=1)
    station(game, 0, "3B-SW", scout=1)
    game.area("12A-SE").objective = 1

    def goes() -> object:
        return MIND.decide(asked(game, "retreat_to", ("12A-SE", "12A-SW"), seat=1, where=("12A-NE",))).answer

    station(game, 1, "12A-NE", cultist=2)
    wanted = goes()
    station(game, 1, "12A-NE", chaos_space_marine=1)
    assert (wanted, goes()) == ("12A-SE", "12A-SW")


@pytest.mark.rule("FS-CAP-06", "FS-RETREAT-06")
def test_where_all_places_are_full_they_retreat_to_where_the_least_are_lost(game: Game) -> None:
    """12A-SE holds no more than the Helbrute that stands there; on 12A-SW stand Cultists who can be given up."""
    station(game, 1, "12A-NE", helbrute=1, chaos_space_marine=1)
    station(game, 1, "12A-SE", helbrute=3)
    station(game, 1, "12A-SW", cultist=3)
    game.area("12A-SE").objective = 1
    at = asked(game, "retreat_to", ("12A-SE", "12A-SW"), seat=1, where=("12A-NE",))
    assert MIND.decide(at).answer == "12A-SW"


@pytest.mark.rule("FS-CAP-06", "FS-REFRESH-05")
@pytest.mark.parametrize("comes", [False, True])
def test_who_lies_counts_as_much_as_it_will_once_it_stands_again_where_nobody_comes(comes: bool) -> None:
    best = Figure("helbrute", True).id
    at = excess({best: 1, "chaos_space_marine": 3}, comes=comes)
    assert MIND.decide(at).answer == {best if comes else "chaos_space_marine": 1}
