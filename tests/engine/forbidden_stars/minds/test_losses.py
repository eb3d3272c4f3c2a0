"""Who takes damage, and what is paid to save a unit: as little is lost as can be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import NO, YES
from engine.forbidden_stars import words
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide
from engine.text import T, Text, seat_name
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, station

PLACE = "10A-SE"


@pytest.fixture
def game() -> Game:
    return ready(2, storms=(), empty=True)


def fights(game: Game, *played: str, own: str = "", round: int = 1) -> None:
    """The second seat attacks the first one on 10A-SE and has played these cards."""
    sides = {0: CombatSide(dice=["morale"] * len(own)), 1: CombatSide(played=list(played))}
    game.state.combat = Combat(PLACE, 1, 0, ["10A-SW"], sides=sides, round=round, step="damage")


def suffers(game: Game, left: int, *offered: str) -> object:
    """Who takes damage first."""
    at = asked(game, "suffer", (*offered, "by_cost"), where=(PLACE,))
    about = T("forbidden_stars-ask-suffer", seat=seat_name(0), n=left, area=words.area(PLACE))
    return MIND.decide(replace(at, question=replace(at.question, about=about))).answer


@pytest.mark.rule("FS-DMG-03", "FS-DMG-06", "FS-DMG-08")
@pytest.mark.parametrize(("left", "first"), [(1, "scout"), (2, "land_raider"), (3, "land_raider"), (5, "scout")])
def test_a_unit_that_bears_all_of_it_is_rather_routed_than_another_one_destroyed(
    game: Game, left: int, first: str
) -> None:
    station(game, 0, PLACE, scout=1, land_raider=1)
    fights(game, "dark_faith")
    assert suffers(game, left, "scout", "land_raider") == first


@pytest.mark.rule("FS-DMG-11", "FS-ORBIT-10")
def test_damage_goes_to_whom_it_does_nothing(game: Game) -> None:
    """To a bastion that bears it, and in a strike, which routs nobody, to any unit that does."""
    station(game, 0, PLACE, scout=1, bastion=1)
    fights(game, "dark_faith")
    assert suffers(game, 2, "scout", "bastion") == "bastion"
    assert suffers(game, 3, "scout", "bastion") == "scout", "then the bastion bears the rest"
    station(game, 0, PLACE, space_marine=1)
    game.state.combat = None
    assert suffers(game, 2, "scout", "space_marine") == "space_marine"


@pytest.mark.rule("FS-REINF-04")
def test_tokens_go_first_where_something_has_to_go(game: Game) -> None:
    for unit in station(game, 0, PLACE, scout=1):
        unit.token = True
    station(game, 0, PLACE, space_marine=1)
    fights(game, "dark_faith")
    assert suffers(game, 2, "scout:token", "space_marine") == "scout:token"


def test_where_the_routed_fall_the_least_is_lost(game: Game) -> None:
    """Ambush destroys whoever is routed."""
    station(game, 0, PLACE, scout=1, land_raider=1)
    fights(game, "dark_faith", "ambush", round=2)
    assert suffers(game, 2, "scout", "land_raider") == "scout"


def saved(game: Game, type: str) -> At:
    """Whether a morale die is spent for a unit that is routed and would be destroyed."""
    about = T("forbidden_stars-ask-ambush", seat=seat_name(0), unit=words.unit(type))
    at = asked(game, "unless", (NO, YES), where=(PLACE,))
    return replace(at, question=replace(at.question, about=about))


def test_a_unit_is_saved_for_a_die(game: Game) -> None:
    """But no token; nor is a price paid that nothing is known of."""
    units = station(game, 0, PLACE, space_marine=1)
    for unit in units:
        unit.routed = True
    fights(game, "ambush", own="m")
    at = saved(game, "space_marine")
    assert MIND.decide(at).answer == YES
    other: Text = T("forbidden_stars-ask-unless", card=words.card("khornes_rage"))
    assert MIND.decide(replace(at, question=replace(at.question, about=other))).answer == NO
    for unit in units:
        unit.token, unit.type = True, "scout"
    assert MIND.decide(saved(game, "scout")).answer == NO
