"""Cards that do harm are aimed where they do some."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.effects.ability import UseId
from engine.players.mind import Offer, sound
from engine.text import T
from engine.ti4 import words
from engine.ti4.minds import actions, cards, happened, harm
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


JAMMING, BESIDE = UseId("card", "signal_jamming").id, "20"


def jamming() -> Game:
    """Own ships beside two systems: in one a fleet that has been activated, in the other one that could go on."""
    game = board(seats=4)
    first, second = [id for id in game.near()[BESIDE] if not game.state.systems[id].space][:2]
    fleet(game, 0, BESIDE, cruiser=1)
    fleet(game, 1, first, dreadnought=3)
    fleet(game, 2, second, cruiser=3)
    game.state.systems[first].tokens = [1]
    return game


def test_a_token_is_placed_on_who_could_still_leave() -> None:
    game = jamming()
    first, second = (next(id for id, one in game.state.systems.items() if seat in one.space) for seat in (1, 2))
    shape, about = PickOne(words.system_options([first, second])), T("asked", source=words.card("signal_jamming"))
    assert answered(reading(game), "target", shape, about) == second
    whom = T(harm.JAM, system=words.system(second))
    assert answered(reading(game), "target_player", PickOne(words.seat_options([1, 2, 3])), whom) == "2"


def test_nobody_is_jammed_who_is_far_away() -> None:
    game = jamming()
    assert cards.component(reading(game), JAMMING) > 0
    for one in game.state.systems.values():
        one.space.pop(2, None)
    assert cards.component(reading(game), JAMMING) <= cards.IDLE


def test_a_card_without_effect_is_plainly_worse_than_a_strategy_card_that_brings_nothing() -> None:
    offers = [Offer("strategic", actions.LEAST), Offer("card", cards.IDLE)]
    assert [offer.answer for offer in sound(offers)] == ["strategic"]


@pytest.mark.rule("TI-ACTIONCARD-06")
@pytest.mark.parametrize(("goods", "needed"), [(3, True), (12, False)])
def test_a_planet_that_pays_for_an_objective_is_saved_from_an_uprising(goods: int, needed: bool) -> None:
    """With the other planets and so many trade goods eight resources are there, or not."""
    game = board("sol", "hacan", "letnev")
    own(game, 0, "lodor")
    game.player(0).trade_goods = goods
    feared = list[int]()
    for game.state.public in ([], ["erect_a_monument"]):
        feared.append(harm.feared(reading(game), 1, "uprising", happened.Aim(0, "lodor")))
    missed = feared[1] - feared[0]
    assert (missed > 300) is needed and (missed == 0) is not needed
