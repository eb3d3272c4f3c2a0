"""A combat for a void over which the way to an own objective leads."""

from __future__ import annotations

import pytest

from engine.ask import Slot, Spread
from engine.forbidden_stars.minds import advancing, foreseen, planning, sorties, worth
from engine.forbidden_stars.minds.blunders import BLUNDERS
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import lanes, mustering
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.orders.advance import From
from engine.forbidden_stars.play import Game
from engine.players.characters import LEVELS, Character
from engine.players.mind import POINT
from engine.text import T
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ordered, ready, stack, station

GOAL, LANE = "1A-NE", "1A-SE"


def barred(*, aim: int | None = 0, foes: int = 1, laid: bool = False) -> Game:
    """Space Marines of 10A get to an objective in 1A but for Destroyers in the lane; two own cruisers lie in 3B."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", space_marine=3)
    station(game, 0, "10A-NW", strike_cruiser=1)
    station(game, 0, "3B-NW", strike_cruiser=2)
    if foes:
        station(game, 1, LANE, iconoclast_destroyer=foes)
    game.area(GOAL).objective = aim
    station(game, 1, GOAL, cultist=1)
    game.state.phase = "operations" if laid else "planning"
    if laid:
        stack(game, "1A", (0, "advance"))
    return game


def worths(game: Game, kind: str, options: tuple[str, ...], *, where: tuple[str, ...] = ()) -> dict[str, int]:
    at = asked(game, kind, options, where=where)
    return {str(offer.answer): offer.worth for offer in MIND.offers(at)}


def planned(at: At) -> int:
    return planning.of(at, chart(at), "advance", "1A")


@pytest.mark.rule("FS-PATH-07", "FS-ADV-11", "FS-WIN-01")
def test_an_order_is_laid_to_clear_the_way_to_an_own_objective() -> None:
    """Not to one of nobody's, nor against more than could be beaten."""
    clear, other, many = (planned(asked(game)) for game in (barred(), barred(aim=None), barred(foes=3)))
    assert clear > POINT // 3 > max(other, many), (clear, other, many)


@pytest.mark.rule("FS-PATH-07", "FS-ADV-10")
def test_the_march_upon_it_is_planned_and_the_ships_are_sent() -> None:
    at = asked(barred())
    ahead = foreseen.after(at, chart(at), ["1A"])
    march = sorties.best_from(at, ahead, "1A", "10A")
    assert march is not None and march.target == GOAL and march.worth > POINT // 2
    game = barred(laid=True)
    ordered(game, 0, "advance", "1A")
    at = asked(game, "advance_from", ("3B", "10A", "none"), where=("1A",))
    assert MIND.decide(at).answer == "3B"
    going = asked(game, "move_to", (LANE, "done"), where=("1A",))
    going.memory.update({**at.memory, worth.PLAN: ["advance:1A", "advance:1A"]})
    assert MIND.decide(going).answer == LANE
    assert lanes.opens(going, chart(going), LANE) > POINT // 2


@pytest.mark.rule("FS-PATH-02", "FS-PATH-10", "FS-WIN-01")
def test_a_ship_goes_to_an_empty_lane_for_who_plans_a_march_upon_a_march() -> None:
    """The only ship that could open it by the same order is the way to it; two idle ones lie elsewhere."""
    found = []
    for level, aim in (("sharp", 0), ("calm", 0), ("sharp", None)):
        at = asked(barred(foes=0, aim=aim), character=Character(LEVELS[level]))
        found.append(planned(at))
        ahead = foreseen.after(at, chart(at), ["1A"])
        march = sorties.best_from(at, ahead, "1A", "10A")
        assert (march is not None and march.worth > POINT // 2) is ((level, aim) == ("sharp", 0)), march
    assert found[0] > POINT // 3 > max(found[1:]), found
    game = barred(foes=0, laid=True)
    ordered(game, 0, "advance", "1A")
    at = asked(game, "advance_from", ("3B", "10A", "none"), where=("1A",))
    at.memory[worth.PLAN] = ["advance:1A", "advance:1A"]
    assert MIND.decide(at).answer == "3B"
    going = asked(game, "move_to", (LANE, "done"), where=("1A",))
    going.memory.update(at.memory)
    assert MIND.decide(going).answer == LANE
    assert worths(game, "move_to", (LANE, "done"), where=("1A",))[LANE] < POINT // 4, "no march follows"


@pytest.mark.rule("FS-PATH-02", "FS-PLAN-03")
def test_no_ship_is_planned_for_an_empty_lane_with_the_last_order() -> None:
    found = []
    for laid in (2, 3):
        at = asked(barred(foes=0))
        at.memory.update({planning.ROUND: at.view.round, worth.PLAN: ["deploy:10A"] * laid})
        found.append(planned(at))
    assert found[0] > POINT // 3 > found[1], found


@pytest.mark.rule("FS-PATH-09", "FS-PATH-02", "FS-STACK-04")
def test_a_ship_that_opens_a_lane_may_sail_on_by_a_later_order() -> None:
    """From the lane to a void of the next system, over which Space Marines get to an objective there: it comes, as
    its order was chosen for that.
    """
    game = ready(2, storms=(), empty=True)
    station(game, 0, "3B-SW", space_marine=2)
    station(game, 0, "5A-SE", strike_cruiser=1)
    game.area("1A-SW").objective = 0
    stack(game, "1A", (0, "advance"))
    ordered(game, 0, "advance", "3B")
    at = asked(game, "advance_from", ("5A", "none"), where=("3B",))
    at.memory[worth.PLAN] = ["advance:3B", "advance:1A"]
    promised = max(offer.worth for offer in MIND.offers(at))
    assert MIND.decide(at).answer == "5A" and promised > POINT
    going = asked(game, "move_to", ("3B-NW", "3B-SE", "done"), where=("3B",))
    going.memory.update(at.memory)
    assert max(offer.worth for offer in MIND.offers(going)) >= promised - advancing.SHIPS, (
        "no march need follow at once"
    )
    found = list[int]()
    for answer in ("3B-NW", "done"):
        notes = dict[str, int]()
        for one, made in ((at, "5A"), (going, answer), (asked(game, "reveal", ("1A",)), "1A")):
            found.append(BLUNDERS.of(one, {worth.PLAN: ["advance:3B", "advance:1A"]}, made, notes)["advance_in_vain"])
    assert found == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("FS-ADV-04", "FS-PATH-02", "FS-PATH-09")
def test_a_ship_that_changes_its_void_for_a_way_of_a_later_order_is_no_blunder() -> None:
    """From 3B-SE to 3B-NW, on which a Space Marine gets to an objective in 1A by the order that lies there."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "3B-NE", space_marine=1)
    station(game, 0, "3B-SE", strike_cruiser=1)
    game.area(GOAL).objective = 0
    ordered(game, 0, "advance", "3B")
    stack(game, "1A", (0, "advance"))
    found = []
    for plan in ([], ["advance:3B", "advance:1A"]):
        at = asked(game, "move_to", ("3B-NW", "done"), where=("3B",))
        at.memory[worth.PLAN] = plan
        shuffled = BLUNDERS.of(at, {worth.PLAN: plan}, "3B-NW", {})["ships_shuffled"]
        found.append((MIND.decide(at).answer == "3B-NW", shuffled))
    assert found == [(False, 1), (True, 0)]


@pytest.mark.rule("FS-PATH-07", "FS-ADV-01")
def test_no_order_is_chosen_for_a_fight_for_which_ships_leave_the_way_of_a_later_one() -> None:
    """The cruisers that could clear the lane are the way of Space Marines to another objective next door."""
    found = []
    for laid in (False, True):
        game = barred(laid=True)
        game.area("5A-SW").objective = 0
        game.area("3B-NW").units.clear()
        station(game, 0, "3B-SE", strike_cruiser=2)
        station(game, 0, "3B-NE", space_marine=2)
        if laid:
            stack(game, "5A", (0, "advance"))
        game.state.active = "1A"
        at = asked(game, "advance_from", ("3B", "none"), where=("1A",))
        at.memory[worth.PLAN] = ["advance:1A", "advance:5A"]
        found.append({str(offer.answer): offer.worth for offer in MIND.offers(at)}["3B"])
    assert found[1] < 0 < found[0], found


@pytest.mark.rule("FS-PATH-07", "FS-COMBAT-25")
@pytest.mark.parametrize("foes", [0, 4])
def test_no_way_is_opened_for_an_attack_that_is_as_likely_lost(foes: int) -> None:
    """Where the way is open already that attack is made all the same: on an own objective less is enough."""
    game = barred(foes=0)
    station(game, 0, LANE, strike_cruiser=1)
    station(game, 1, GOAL, cultist=foes)
    at = asked(game)
    march = max(sorties.to(at, chart(at), GOAL, "10A"), key=lambda one: one.worth)
    assert march.worth > 0
    sure = march.chance >= mustering.bold(at.character)
    assert (lanes._reached(at, chart(at), "1A") > 0) is sure is (foes == 0)


@pytest.mark.rule("FS-ADV-10", "FS-PATH-07")
def test_a_fight_that_opens_as_much_as_the_march_brings_is_no_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two Space Marines could take a world of a Cultist instead."""
    found = []
    for opened in (0, POINT):
        game = barred(aim=None)
        station(game, 0, "10A-SW", space_marine=2)
        station(game, 1, "1A-SW", cultist=1)
        ordered(game, 0, "advance", "1A")
        at = asked(game, "move_to", (LANE, "1A-SW", "done"), where=("1A",))
        monkeypatch.setattr(lanes, "opens", lambda *_, opened=opened: opened)
        found.append(BLUNDERS.of(at, {}, LANE, {})["march_given_up_for_a_fight"])
    assert found == [1, 0]


@pytest.mark.rule("FS-PATH-02")
@pytest.mark.parametrize(("march", "closed"), [(POINT, 1), (0, 0)])
def test_a_way_that_would_only_do_harm_is_closed_by_no_ship(
    monkeypatch: pytest.MonkeyPatch, march: int, closed: int
) -> None:
    """A Scout could go on over the void from which the ship sails; afterwards what is left is an attack that fails."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NW", strike_cruiser=1)
    ordered(game, 0, "advance", "1A")
    ship = From("10A-NW", "strike_cruiser").id
    at = asked(game, "move_units", where=("1A-NW",), shape=Spread([Slot(ship, T("x"), 1)], 1, 1))
    way = sorties.Sortie("1A", "10A", None, "1A-SW", (("10A-SW", "scout", 1),), march)
    monkeypatch.setattr(sorties, "every", lambda *_: [way])
    monkeypatch.setattr(sorties, "sailing", lambda *_: -POINT)
    assert BLUNDERS.of(at, {}, {ship: 1}, {})["own_way_closed"] == closed
