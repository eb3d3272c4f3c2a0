"""Deals that programs offer and answer."""

from __future__ import annotations

from engine.players.mind import Cut
from engine.table import Table
from engine.ti4.play import Game
from engine.ti4.words import Note
from tests.engine.ti4.minds.minding import state, table, who
from tests.engine.ti4.positions import board, fleet, home

SUPPORT = "support_for_the_throne"


def merchants(own: int = 2, other: int = 2) -> Game:
    """Two neighbours with commodities; without notes."""
    game = board(seats=4)
    fleet(game, 0, home(game, 1), cruiser=1)
    for seat, number in ((0, own), (1, other)):
        game.player(seat).commodities = number
    for player in game.state.players:
        player.notes = []
    return game


def cut(at: Table, seat: int, kind: str = "sharp") -> Cut | None:
    return who(kind).cut(at, seat)


def offered(game: Game, **terms: object) -> Table:
    """Seat 0 offers that to seat 1."""
    at = table(game)
    plain = {"trade_goods": 0, "commodities": 0, "note": "none", "want_trade_goods": 0, "want_commodities": 0}
    at.answer(0, {"to": "1", **plain, "want_note": "none", "hold_fire": "no", **terms}, "offer")
    return at


def test_commodities_are_swapped_with_neighbours() -> None:
    at = table(merchants())
    offer = cut(at, 0)
    assert offer is not None and offer.verb == "offer"
    at.answer(0, offer.value, offer.verb)
    answer = cut(at, 1)
    assert answer is not None and answer.verb == "accept"
    at.answer(1, answer.value, answer.verb)
    assert [player.trade_goods for player in state(at).players[:2]] == [2, 2]


def test_the_same_is_offered_once_a_round() -> None:
    at, merchant = table(merchants()), who()
    first = merchant.cut(at, 0)
    assert first is not None
    at.answer(0, first.value, first.verb)
    at.answer(1, "1", "decline")
    assert merchant.cut(at, 0) is None


def test_nothing_is_offered_where_nobody_has_anything() -> None:
    assert cut(table(merchants(0, 0)), 0) is None


def test_what_costs_more_than_it_brings_is_declined() -> None:
    game = merchants()
    game.player(1).trade_goods = 3
    refused = cut(offered(game, commodities=1, want_trade_goods=3), 1)
    assert refused is not None and refused.verb == "decline"


def test_what_brings_more_is_accepted_and_a_deputy_gives_nothing() -> None:
    game = merchants()
    game.player(0).trade_goods = 3
    at = offered(game, trade_goods=3, want_commodities=1)
    accepted = cut(at, 1)
    assert accepted is not None and accepted.verb == "accept"
    deputy = who()
    object.__setattr__(deputy.character, "deputy", True)
    assert deputy.cut(at, 1) is None


def test_support_is_swapped_but_not_with_who_is_about_to_win() -> None:
    game = merchants(0, 0)
    for seat in (0, 1):
        game.player(seat).notes = [Note(SUPPORT, seat).id]
    offer = cut(table(game), 0)
    assert offer is not None and isinstance(offer.value, dict)
    assert (offer.value["note"], offer.value["want_note"]) == (f"{SUPPORT}:0", f"{SUPPORT}:1")
    game.player(1).points = 9
    assert cut(table(game), 0) is None
