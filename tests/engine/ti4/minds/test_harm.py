"""Cards that do harm are aimed where they do some."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.effects.ability import UseId
from engine.text import T
from engine.ti4 import words
from engine.ti4.minds import cards
from engine.ti4.play import Game
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.positions import board, fleet, home, own


def aimed(game: Game, card: str, *planets: str) -> object:
    """The planet at which a card is aimed."""
    about = T("asked", source=words.card(card))
    return answered(reading(game), "target", PickOne(words.planet_options(planets)), about)


def defended() -> Game:
    """A leader with a home, and another with a small planet."""
    game = board("sol", "hacan", "letnev")
    game.player(1).points = 6
    own(game, 2, "lodor")
    return game


@pytest.mark.parametrize(
    ("card", "unit"), [("cripple_defenses", "pds"), ("plague", "infantry"), ("unstable_planet", "infantry")]
)
def test_no_card_is_aimed_at_a_home_where_there_is_nothing_to_destroy(card: str, unit: str) -> None:
    game = defended()
    fleet(game, 2, "lodor", None, **{unit: 1})
    game.state.planets["lodor"].exhausted = game.state.planets["arretze"].exhausted = True
    assert aimed(game, card, "arretze", "lodor") == "lodor"


def test_uprising_takes_what_pays_most() -> None:
    game = defended()
    own(game, 2, "abyz", "wellon")
    fleet(game, 2, "wellon", None, infantry=5)
    assert aimed(game, "uprising", "abyz", "wellon") == "abyz"


@pytest.mark.parametrize("card", ["plague", "uprising", "unstable_planet"])
def test_no_card_is_played_where_it_does_nothing(card: str) -> None:
    game, use = board("sol", "hacan", "letnev"), UseId("card", card).id
    for planet in game.state.planets.values():
        planet.exhausted = True
    assert cards.component(reading(game), use) <= cards.IDLE
    own(game, 1, "abyz")
    fleet(game, 1, "abyz", None, infantry=2)
    game.state.planets["abyz"].exhausted = card != "uprising"
    assert cards.component(reading(game), use) > 0


def test_bombardment_exhausts_where_planets_pay() -> None:
    game = board(seats=4)
    place = game.state.planets["bereg"].system
    fleet(game, 0, place, dreadnought=3)
    fleet(game, 0, home(game, 0), dreadnought=1)
    own(game, 1, "bereg", "lirta_iv")
    about = T("asked", source=words.card("tactical_bombardment"))
    assert answered(reading(game), "target", PickOne(words.system_options([home(game, 0), place])), about) == place
