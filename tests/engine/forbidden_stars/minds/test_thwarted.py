"""Neither a fight for a void nor the ability of the sheet takes from an own march that is still to come."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import planning, sheets, sorties, worth
from engine.forbidden_stars.minds.chart import CHOSEN, chart
from engine.forbidden_stars.minds.marching import fleets
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.play import Game
from engine.players.characters import LEVELS, Character
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


@pytest.mark.rule("FS-OPS-02", "FS-OPS-08", "FS-STACK-04")
@pytest.mark.parametrize(("aim", "waits"), [(0, True), (None, False)])
def test_an_order_waits_for_the_one_from_which_its_march_starts(aim: int | None, waits: bool) -> None:
    """The army of 7A goes to 5A, by an order that lies below one of seat 1, and from there to an objective in 10A."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "7A-NE", space_marine=3, city=1)
    for void in ("5A-NE", "5A-SE", "10A-NW"):
        station(game, 0, void, strike_cruiser=1)
    game.area("5A-NW").objective, game.area("10A-SW").objective = 0, aim
    stack(game, "5A", (0, "advance"), (1, "dominate"))
    stack(game, "10A", (0, "advance"))
    stack(game, "7A", (0, "strategize"))
    at = asked(game, "reveal", ("10A", "7A"))
    at.memory[worth.PLAN] = ["advance:5A", "advance:10A", "strategize:7A"]
    found = {str(offer.answer): offer.worth for offer in MIND.offers(at)}
    assert (found["10A"] < found["7A"] - POINT // 3) is waits, found


@pytest.mark.rule("FS-PLAN-03", "FS-STACK-04")
@pytest.mark.parametrize("level", ["calm", "steady", "keen"])
def test_no_level_lays_a_second_order_for_a_unit_that_has_marched_by_then(level: str) -> None:
    """The Scout of 10A-SE goes to an objective in 1A; a second one would march as well."""
    found = []
    for more in (0, 1):
        game = ready(2, storms=(), empty=True)
        game.state.phase = "planning"
        station(game, 0, "10A-SW", scout=1 + more)
        game.area("1A-SW").objective = 0
        at = asked(game, "plan_at", ("1A", "10A"), character=Character(LEVELS[level]))
        at.memory.update({planning.ROUND: 1, worth.PLAN: ["advance:1A"], CHOSEN: "advance"})
        found.append({str(offer.answer): offer.worth for offer in MIND.offers(at)}["1A"] % planning.SURELY)
    assert found[0] <= 0 or found[0] > POINT, found
