"""What the ladder counts of Twilight Imperium beside blunders: attacks, ships, structures, technologies."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engine.ask import Answer, Option, PickOne
from engine.text import T
from engine.ti4.minds.blunders import BLUNDERS
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import reading
from tests.engine.ti4.minds.test_sense import asking
from tests.engine.ti4.positions import board, fleet, own

CAME = (("activate", "26"), ("move", "1:carrier"), ("move", "1:cruiser"), ("move", "done"))


def done(game: Game, *answers: tuple[str, Answer]) -> Counter[str]:
    """The deeds of seat 0 that answers one question after the other."""
    notes, found = dict[str, int](), Counter[str]()
    for kind, answer in answers:
        at = asking(reading(game), kind)
        at = replace(at, question=replace(at.question, shape=PickOne([Option("26", T("lodor"))])))
        found += BLUNDERS.of(at, {}, answer, notes)
    return Counter({name: number for name, number in found.items() if name in BLUNDERS.deeds})


def contested() -> Game:
    """Seat 0 comes to Lodor, which another holds."""
    game = board(seats=3)
    own(game, 1, "lodor")
    game.state.active_system = game.state.planets["lodor"].system
    return game


def test_an_attack_counts_once_in_a_tactical_action() -> None:
    game = contested()
    fleet(game, 1, "26", cruiser=1)
    assert done(game, *CAME, ("land", {"lodor": 2})) == {"attacks_on_players": 1}
    assert done(game, *CAME, *CAME) == {"attacks_on_players": 2}


def test_who_lands_on_a_planet_of_another_attacks_it() -> None:
    game = contested()
    assert done(game, *CAME, ("land", {})) == {}
    assert done(game, *CAME, ("land", {"lodor": 1})) == {"attacks_on_players": 1}
    game.state.planets["lodor"].owner = None
    assert done(game, *CAME, ("land", {"lodor": 1})) == {}


@pytest.mark.parametrize(("kind", "answer", "deed"), [
    ("produce", "cruiser", "ships_built"), ("produce", "fighter", ""), ("produce", "infantry", ""),
    ("produce", "done", ""), ("structure", "pds.lodor", "structures_built"), ("structure", "none", ""),
    ("technology", "gravity_drive", "technologies"), ("take_technology", "gravity_drive", "technologies"),
])  # fmt: skip
def test_what_is_built_and_learned_counts(kind: str, answer: str, deed: str) -> None:
    assert done(board(seats=3), (kind, answer)) == ({deed: 1} if deed else {})


def test_what_a_faction_begins_with_is_not_researched() -> None:
    game = board(seats=3)
    game.state.round = 0
    assert done(game, ("technology", "gravity_drive")) == {}


@pytest.mark.parametrize(("places", "ships", "number"), [(3, 2, 1), (2, 2, 0), (3, 1, 0)])
@pytest.mark.rule("TI-FLEETPOOL-03")
def test_whose_ships_are_taken_in_between_did_not_activate_in_vain(places: int, ships: int, number: int) -> None:
    """`places`: in the fleet pool, of three; `ships`: of two that are left when a seat moves none."""
    game, notes, found = board(seats=3), dict[str, int](), Counter[str]()
    fleet(game, 0, "26", cruiser=2)
    for kind, answer in (("activate", "26"), ("move", "done"), ("action", "pass")):
        at = asking(reading(game), kind)
        at = replace(at, question=replace(at.question, shape=PickOne([Option("26", T("lodor"))])))
        found += BLUNDERS.of(at, {}, answer, notes)
        game.player(0).fleet = places
        game.state.systems["26"].space[0].units["cruiser"] = ships
    assert found["activation_without_effect"] == number


@pytest.mark.parametrize(("bombs", "number"), [({"dreadnought": 1}, 0), ({}, 1)])
@pytest.mark.rule("TI-BOMBARD-01", "TI-BOMBARD-05")
def test_whose_ships_bombard_did_not_activate_in_vain(bombs: dict[str, int], number: int) -> None:
    """Whether they hit or not."""
    game, notes, found = board(seats=3), dict[str, int](), Counter[str]()
    answers: list[tuple[str, Answer]] = [("activate", "26"), ("move", "done"), ("bombard", bombs), ("action", "pass")]
    for kind, answer in answers:
        at = asking(reading(game), kind)
        at = replace(at, question=replace(at.question, shape=PickOne([Option("26", T("lodor"))])))
        found += BLUNDERS.of(at, {}, answer, notes)
    assert found["activation_without_effect"] == number
