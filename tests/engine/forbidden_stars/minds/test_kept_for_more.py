"""Schemes that wait for what is worth them, and structures that are not built for who stands beside them."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import schemes, sheets, supply, worth
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.minds.purchases import structures
from engine.forbidden_stars.play import Game
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

# --- schemes ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-EVENT-05", "FS-ADV-01")
@pytest.mark.parametrize(("round", "waits"), [(4, True), (8, False)])
def test_a_free_advance_waits_for_what_is_worth_an_order(round: int, *, waits: bool) -> None:
    """It may wait for the world with the own objective; after the last round nothing follows."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", scout=2, city=1)
    station(game, 0, "10A-SW", scout=2, city=1)
    game.state.round = round
    at = asked(game, "reveal")
    assert schemes.in_vain(at, "scheme:mob_up") is waits
    game.area("10A-NE").objective = 0
    assert not schemes.in_vain(asked(game, "reveal"), "scheme:mob_up")


@pytest.mark.rule("FS-PATH-07")
def test_no_ship_is_brought_to_a_void_that_an_own_one_opens_already() -> None:
    found = []
    for ships in (0, 1):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-NW", strike_cruiser=1)
        station(game, 0, "7A-NW", strike_cruiser=ships)
        game.area("7A-NE").objective = 0
        at = asked(game)
        found.append([brings for brings, _, end in sheets._ends(at, chart(at), "10A-NW") if end == "7A-NW"])
    assert found[0] > [0] and found[1] == [0]


# --- structures ------------------------------------------------------------------------------------------------------


def beside(foes: int, faction: str = "eldar") -> Game:
    """One on a world of 12A with units of another seat next door; one in peace far from them."""
    game = ready(2, storms=(), empty=True)
    game.player(0).faction, game.player(0).materiel = faction, 6
    station(game, 0, "12A-SE", aspect_warrior=1)
    station(game, 0, "10A-SE", aspect_warrior=1)
    station(game, 1, "12A-NE", chaos_space_marine=foes)
    return game


@pytest.mark.rule("FS-CONT-03", "FS-CLAR-06", "FS-BASTION-02")
def test_no_card_builds_a_city_for_an_army_next_door() -> None:
    """As often as these win; a bastion of the Space Marines goes there all the more."""
    found = []
    for foes, faction in ((0, "eldar"), (3, "eldar"), (3, "space_marines")):
        at = asked(beside(foes, faction), "place_structure", ("12A-SE", "10A-SE"))
        found.append({offer.answer: offer.worth for offer in MIND.offers(at)}["12A-SE"])
    alone, near, bastion = found
    assert near < alone == bastion


@pytest.mark.rule("FS-CONT-03", "FS-FACTORY-02", "FS-COMBAT-25")
def test_nothing_is_built_where_an_army_beside_the_only_bare_world_surely_takes_it() -> None:
    """Though no order of theirs lies there; a factory counts as much as there is peace."""
    peace, factory = [], []
    for foes in (0, 1, 4):
        at = asked(beside(foes))
        peace.append(supply.peace(at, chart(at), "12A"))
        factory.append(structures.brings(at, chart(at), "12A", "factory"))
    assert peace == [100, supply.EXPOSED, 0]
    assert factory[0] > factory[1] > factory[2] == 0
    assert worth.hosts(at, chart(at), "12A-SE") == {}


@pytest.mark.rule("FS-CONT-03", "FS-OBJ-02", "FS-CITY-01")
@pytest.mark.parametrize("other", ["objective", "order", "guards"])
def test_no_city_is_built_on_the_objective_of_who_stands_beside_it_and_may_come(other: str) -> None:
    """But where no order of theirs lies, the objective is somebody else's, or enough stand there."""
    found = []
    for kind in ("", other):
        game = ready(2, storms=(), empty=True)
        game.area("12A-SE").objective = None if kind == "objective" else 1
        station(game, 0, "12A-SE", space_marine=4 if kind == "guards" else 1)
        station(game, 1, "12A-NE", chaos_space_marine=1)
        if kind != "order":
            stack(game, "12A", (1, "advance"))
        at = asked(game)
        found.append(supply.peace(at, chart(at), "12A"))
    assert found == [0, supply.EXPOSED], found


@pytest.mark.rule("FS-COMBAT-25", "FS-CITY-01")
@pytest.mark.parametrize(("guards", "foes", "built"), [(1, 1, False), (2, 1, True), (1, 0, True)])
def test_no_city_is_a_gift_for_an_army_in_its_system(guards: int, foes: int, built: bool) -> None:
    """A Space Marine of Chaos and a Cultist would mostly beat a Scout, and one more with it; a Cultist alone not."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "3B-NE", scout=guards)
    station(game, 1, "3B-SW", cultist=1, chaos_space_marine=foes)
    at = asked(game)
    assert supply.given(at, chart(at), "3B-NE") is not built
    assert (structures.brings(at, chart(at), "3B", "city") > 0) is built
