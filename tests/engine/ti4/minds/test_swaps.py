"""Strategy cards that are exchanged: with whom, which comes and which goes."""

from __future__ import annotations

import pytest

from engine.ask import Option, PickOne
from engine.effects.ability import UseId
from engine.text import T, seat_name
from engine.ti4 import words
from engine.ti4.minds import cards
from engine.ti4.minds.mind import At
from engine.ti4.minds.reckoning import weights
from tests.engine.ti4.minds.minding import answered, reading
from tests.engine.ti4.minds.test_rivals import CENTER, late
from tests.engine.ti4.positions import board, own

ARBITER = UseId("law", "imperial_arbiter").id


def arbitrating(points: int, mine: str) -> At:
    """Seat 0 may exchange its card by Imperial Arbiter; seat 1 has the center, Imperial and so many points."""
    game = late(3, points, 6, 3)
    own(game, 1, CENTER)
    for player, card in zip(game.state.players, (mine, "imperial", "leadership", "trade"), strict=True):
        player.strategy_cards = [card]
    return reading(game)


@pytest.mark.rule("TI-IMPERIAL-03", "TI-STRATCARD-04")
def test_the_card_that_wins_is_taken_from_whoever_holds_it() -> None:
    """Rather than a better one from another; a law that brings little is kept."""
    at = arbitrating(9, "warfare")
    about = T("asked", source=words.agenda("imperial_arbiter"))
    shape = PickOne([Option(str(seat), seat_name(seat)) for seat in (1, 2, 3)])
    assert cards.use(at, ARBITER) > weights.SURE and answered(at, "target", shape, about) == "1"
    taken = PickOne([Option(id, words.strategy(id)) for id in ("politics", "imperial")])
    assert answered(at, "swap_card", taken) == "imperial"
    assert cards.use(arbitrating(3, "leadership"), ARBITER) < 0


@pytest.mark.rule("TI-IMPERIAL-03", "TI-STRATCARD-04")
def test_the_card_that_wins_is_given_to_nobody() -> None:
    game = late(3, 9, 6, 3)
    own(game, 1, CENTER)
    cards_ = (["imperial", "leadership"], ["trade"], ["technology"], ["warfare"])
    for player, held in zip(game.state.players, cards_, strict=True):
        player.strategy_cards = held
    given = PickOne([Option(id, words.strategy(id)) for id in cards_[0]])
    assert answered(reading(game), "swap_card", given) == "leadership"


@pytest.mark.rule("TI-PROMISSORY-02")
def test_a_note_for_an_exchange_is_used_with_its_issuer_only_where_that_brings_something() -> None:
    """Seat 1 has issued it; Imperial, by which it would win, or a card that is worth no more than the own one."""
    game, note, found = board("sol", "winnu", "letnev", "xxcha"), UseId("note", "acquiescence").id, list[bool]()
    game.state.public, game.player(1).points = [], 9
    own(game, 1, CENTER)
    for card in ("imperial", "diplomacy"):
        game.player(0).strategy_cards, game.player(1).strategy_cards = ["leadership"], [card]
        found.append(cards.use(reading(game), note) > 0)
    assert found == [True, False]
