"""A Dominate order comes before the march that would take from what it brings."""

from __future__ import annotations

import pytest

from engine.forbidden_stars.minds import worth
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.play import Game
from engine.players.characters import LEVELS, Character
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

START, GOAL = "5A-NW", "7A-NE"


def beside(*, below: bool = False, near: bool = False, foe: int | None = None, city: int = 0) -> Game:
    """A Scout whose world brings symbols may take an objective next door; orders for both lie on top.

    Args:
        below: whether an order of another seat lies below the Dominate order; `near`: whether it has who could come.
        foe: whether its order lies where the march goes.
    """
    game = ready(2, storms=(), empty=True)
    station(game, 0, START, scout=1, city=city)
    game.area(GOAL).objective, game.player(0).materiel = 0, 0
    station(game, 1, "5A-SW" if near else "12A-NE", cultist=1)
    if below:
        stack(game, "5A", (1, "advance"))
    if foe is not None:
        stack(game, "7A", (1, "deploy"))
    stack(game, "5A", (0, "dominate"))
    stack(game, "7A", (0, "advance"))
    return game


def first(game: Game, level: str = "sharp") -> bool:
    """Whether the Dominate order is worth most."""
    at = asked(game, "reveal", ("5A", "7A"), character=Character(LEVELS[level]))
    at.memory[worth.PLAN] = ["dominate:5A", "advance:7A"]
    found = {str(offer.answer): offer.worth for offer in MIND.offers(at)}
    return found["5A"] > found["7A"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("FS-DOM-02", "FS-OPS-02")
def test_the_last_unit_does_not_march_away_before_an_own_order_that_nobody_hurries(level: str) -> None:
    """Where a city stays on the world, it brings as much later."""
    assert first(beside(), level) and not first(beside(city=1), level)


@pytest.mark.rule("FS-STACK-07", "FS-ADV-05")
def test_the_march_comes_first_where_another_seat_may_come_before_it() -> None:
    """To where it goes, or once its order is uncovered to whence the march goes."""
    assert not first(beside(foe=1))
    assert first(beside(below=True)) and not first(beside(below=True, near=True))
