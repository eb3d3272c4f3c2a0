"""Neither a fight for a void nor the ability of the sheet takes from an own march that is still to come."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import sheets, sorties, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import fleets
from engine.forbidden_stars.play import Game
from engine.players.mind import POINT
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ordered, ready, stack, station


def crossing(*, laid: bool) -> Game:
    """Two cruisers are the way from 10A to an objective in 1A, for which an order may lie; a Destroyer is in 5A."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=2)
    station(game, 0, "10A-NW", strike_cruiser=2)
    station(game, 1, "5A-SE", iconoclast_destroyer=1)
    game.area("1A-NE").objective = 0
    station(game, 0, "1A-SE", strike_cruiser=1)
    if laid:
        stack(game, "1A", (0, "advance"))
    ordered(game, 0, "advance", "5A")
    return game


@pytest.mark.rule("FS-PATH-07", "FS-ADV-02")
def test_ships_do_not_sail_off_to_fight_over_which_an_own_march_leads() -> None:
    """Though there are two of them."""
    found = []
    for laid in (False, True):
        at = asked(crossing(laid=laid), "move_to", ("5A-SE", "done"), where=("5A",))
        at.memory[worth.PLAN] = ["advance:5A", "advance:1A"]
        found.append(fleets.battle(at, chart(at), "5A-SE"))
    assert found[0] - found[1] > POINT // 2, found


@pytest.mark.rule("FS-DOM-05", "FS-OPS-02")
def test_the_ability_does_not_carry_off_who_is_to_march() -> None:
    """The Warrior of 5A-NW that stands might guard 12A-SW; by an order it would take a world next door."""
    found = []
    for laid in (False, True):
        game = ready(2, storms=(), empty=True)
        game.player(0).faction = "eldar"
        station(game, 0, "5A-NW", aspect_warrior=2)[0].routed = True
        station(game, 0, "12A-SW", aspect_warrior=1)
        station(game, 1, "12A-SE", cultist=2)
        game.area("12A-SW").objective = 0
        if laid:
            stack(game, "7A", (0, "advance"))
        at = asked(game)
        at.memory[worth.PLAN] = ["dominate:5A", "advance:7A"]
        found.append(sheets.of_unit(at, chart(at), "5A-NW", "aspect_warrior"))
    assert found[1] < 0 < found[0], found


@pytest.mark.rule("FS-PATH-02", "FS-PATH-07", "FS-STACK-04")
@pytest.mark.parametrize("twice", [False, True])
def test_no_more_ships_go_to_fight_than_leave_a_way_to_a_further_own_order(twice: bool) -> None:
    """One of three cruisers is the way of an army to where a further order may lie: two win as well."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=3)
    station(game, 0, "10A-NW", strike_cruiser=3)
    station(game, 1, "5A-SE", iconoclast_destroyer=1)
    if twice:
        stack(game, "5A", (0, "advance"))
    ordered(game, 0, "advance", "5A")
    at = asked(game, "move_to", ("5A-SE", "done"), where=("5A",))
    at.memory[worth.PLAN] = ["advance:5A", "advance:5A"]
    assert sorties.followed(at, "5A") is twice
    ships = [("10A-NW", unit) for unit in chart(at).standing("10A-NW")]
    crew = fleets.crew(at, chart(at), "5A-SE", ships, 4)
    assert crew is not None and len(crew.ships) == 2, crew
    all, some = (fleets.forgone(at, chart(at), "5A-SE", ships[:number]) for number in (3, 2))
    assert (some == 0 < all) is twice, "the further order marches instead"
    game.area("10A-NE").units.clear()
    at = asked(game, "move_to", ("5A-SE", "done"), where=("5A",))
    crew = fleets.crew(at, chart(at), "5A-SE", ships, 4)
    assert crew is not None and len(crew.ships) == 3, "nobody waits ashore"
