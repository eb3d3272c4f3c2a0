"""Deals that programs offer and answer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.players.mind import Cut
from engine.players.player import Player
from engine.table import Table
from engine.ti4.minds import deals
from engine.ti4.minds.reckoning import grudges, worth
from engine.ti4.minds.tactics import combat, plans
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.words import Note
from tests.engine.ti4.minds.minding import reading, state, table, who
from tests.engine.ti4.positions import board, fleet, home, near_home

SUPPORT = "support_for_the_throne"


def merchants(own: int = 2, other: int = 2) -> Game:
    """Two neighbours with commodities; without notes."""
    game = board(seats=4)
    fleet(game, 0, near_home(game, 1)[0], cruiser=1)
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
    assert cut(at, 0) is None, "an offer in the own turn would be gone before a person has read it"
    offer = cut(at, 1)
    assert offer is not None and offer.verb == "offer"
    at.answer(1, offer.value, offer.verb)
    answer = cut(at, 0)
    assert answer is not None and answer.verb == "accept"
    at.answer(0, answer.value, answer.verb)
    assert [player.trade_goods for player in state(at).players[:2]] == [2, 2]


def test_the_same_is_offered_once_a_round() -> None:
    at, merchant = table(merchants()), who()
    first = merchant.cut(at, 1)
    assert first is not None
    at.answer(1, first.value, first.verb)
    at.answer(0, "1", "decline")
    assert merchant.cut(at, 1) is None


@pytest.mark.rule("TI-TRANSACTION-06", "TI-PUBLICOBJ-04")
def test_nothing_is_sold_to_who_holds_the_own_home() -> None:
    """Neither offered nor accepted; a gift is taken."""
    game = merchants()
    game.state.planets[game.planets(1)[0]].owner = 0
    assert cut(table(game), 1) is None
    answers = [cut(offered(game, commodities=2, want_commodities=number), 1) for number in (2, 0)]
    assert [answer.verb for answer in answers if answer is not None] == ["decline", "accept"]


def test_what_was_declined_is_offered_again_after_a_round_then_after_two() -> None:
    at, merchant, rounds = table(merchants()), who(), list[int]()
    for state(at).round in range(1, 8):
        found = merchant.cut(at, 1)
        if found is not None:
            at.answer(1, found.value, found.verb)
            at.answer(0, str(state(at).offers[-1].id), "decline")
            merchant.cut(at, 1)
            rounds.append(state(at).round)
    assert rounds == [1, 3, 6]


def test_what_was_accepted_is_offered_again_in_the_next_round() -> None:
    at, merchant = table(merchants()), who()
    first = merchant.cut(at, 1)
    assert first is not None
    at.answer(1, first.value, first.verb)
    at.answer(0, "1", "accept")
    assert merchant.cut(at, 1) is None
    state(at).round += 1
    state(at).transacted.clear()
    for player in state(at).players[:2]:
        player.commodities = 2
    assert merchant.cut(at, 1) is not None


def test_nothing_is_offered_where_nobody_has_anything() -> None:
    assert cut(table(merchants(0, 0)), 1) is None


def test_what_costs_more_than_it_brings_is_declined() -> None:
    game = merchants()
    game.player(1).trade_goods = 3
    refused = cut(offered(game, commodities=1, want_trade_goods=3), 1)
    assert refused is not None and refused.verb == "decline"


@pytest.mark.rule("TI-COMMODITY-06")
@pytest.mark.parametrize(("points", "theirs", "good"), [(0, 2, True), (6, 2, True), (0, 0, True), (6, 0, False)])
def test_nobody_offers_what_it_would_decline_nor_declines_what_it_would_offer(
    points: int, theirs: int, good: bool
) -> None:
    """Both gain alike by a swap; who buys commodities gains more, which nobody grants to who is far ahead."""
    game, offers = merchants(theirs, 3), {"commodities": min(2, theirs), "trade_goods": 0 if theirs else 2}
    game.player(0).points, game.player(0).trade_goods = points, 2
    game.player(1).commodities = theirs or 3
    answer = cut(offered(game, **offers, want_commodities=theirs or 3), 1)
    assert answer is not None and (answer.verb == "accept") is good
    game.state.offers.clear()
    own = cut(table(game), 1)
    assert (own is not None and own.verb == "offer") is good


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
    assert cut(table(game), 1) is None, "nobody knows yet whom to attack"
    game.state.round = deals.KNOWN
    offer = cut(table(game), 1)
    assert offer is not None and isinstance(offer.value, dict)
    assert (offer.value["note"], offer.value["want_note"]) == (f"{SUPPORT}:1", f"{SUPPORT}:0")
    game.player(0).points = 9
    assert cut(table(game), 1) is None


@pytest.mark.rule("TI-PROMISSORY-06")
@pytest.mark.parametrize(
    ("worths", "swapped"), [((1200, 0, 0), False), ((900, 0, 0), True), ((600, 500, 0), False), ((0, 0, 1200), True)]
)
def test_no_support_is_swapped_with_who_is_about_to_be_attacked(
    worths: tuple[int, ...], swapped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two plans into systems of seat 0, and one into a system of nobody."""
    game = merchants(0, 0)
    for seat in (0, 1):
        game.player(seat).notes = [Note(SUPPORT, seat).id]
    game.state.round, game.player(2).trade_goods = deals.KNOWN, sum(worths)  # what is known of a position is kept
    fleet(game, 0, "18", cruiser=1)
    at, places = table(game), (near_home(game, 1)[0], "18", "27")
    made = [plans.TacticalPlan(place, worth=worth) for place, worth in zip(places, worths, strict=True) if worth]
    monkeypatch.setattr(plans, "every", lambda at: made)
    assert (cut(at, 1) is not None) is swapped
    answer = cut(offered(game, to="1", note=f"{SUPPORT}:0", want_note=f"{SUPPORT}:1"), 1)
    assert answer is not None and (answer.verb == "accept") is swapped


@pytest.mark.rule("TI-PROMISSORY-06")
def test_no_support_is_swapped_with_who_stands_above_own_planets() -> None:
    game = merchants(0, 0)
    for seat in (0, 1):
        game.player(seat).notes = [Note(SUPPORT, seat).id]
    game.state.round = deals.KNOWN
    fleet(game, 0, home(game, 1), cruiser=1)
    assert cut(table(game), 1) is None
    answer = cut(offered(game, to="1", note=f"{SUPPORT}:0", want_note=f"{SUPPORT}:1"), 1)
    assert answer is not None and answer.verb == "decline"


@pytest.mark.parametrize(("words", "answer"), [("", "accept"), ("peace", "decline")])
def test_no_promise_in_words_is_given_that_might_be_broken(words: str, answer: str) -> None:
    game = merchants()
    game.player(0).trade_goods = 3
    found = cut(offered(game, trade_goods=2, promise="peace", want_promise=words), 1)
    assert found is not None and found.verb == answer


def shot_at(by: int, kind: str, rounds: int = 0) -> tuple[Table, Player]:
    """Seat 1 has been hit in a turn of that seat, so many rounds ago; it has commodities to swap."""
    game, one = merchants(1, 1), who(kind)
    at = table(game)
    one.memory[f"hurt by {by}"] = game.state.round - rounds
    return at, one


@pytest.mark.parametrize(
    ("by", "kind", "rounds", "deals"),
    [(2, "sharp-grudge", 0, True), (0, "sharp-grudge", 4, False), (0, "sharp", 4, True), (0, "sharp-grudge", 0, False)],
)
def test_whoever_attacked_gets_no_deals_from_who_bears_a_grudge(by: int, kind: str, rounds: int, deals: bool) -> None:
    at, one = shot_at(by, kind, rounds)
    assert (one.cut(at, 1) is not None) is deals


def test_a_grudge_is_held_against_whoever_attacked_alone() -> None:
    game = merchants()
    even, grim = reading(game, kind="sharp"), reading(game, kind="sharp-grudge")
    for at in (even, grim):
        at.memory["hurt by 1"] = at.view.round
    before = reading(game)
    held = [[worth.dislike(at, seat) - worth.dislike(before, seat) for seat in (1, 2)] for at in (even, grim)]
    assert held[1][0] > held[0][0] > held[0][1] == held[1][1] == 0


def test_being_hit_in_the_turn_of_another_is_remembered() -> None:
    game = merchants()
    own, foreign = reading(game), reading(game)
    grudges.hurt(own)
    assert not own.memory
    game.state.turn = 1
    foreign = replace(foreign, look=lambda: RULES.view(game.state, 0))
    list(combat.sustain(foreign))
    assert foreign.memory == {"hurt by 1": game.state.round}


@pytest.mark.rule("TI-DOUBT-64", "TI-NEIGHBOR-02")
@pytest.mark.parametrize(("goods", "promised", "swapped"), [(0, False, True), (2, False, False), (2, True, True)])
def test_no_deal_brings_trade_goods_for_a_raider_to_take(goods: int, promised: bool, swapped: bool) -> None:
    """Two of them lie safe, of three one is gone: neither offered nor accepted, unless the raider has promised it."""
    game = board("sol", "mentak", "letnev")
    fleet(game, 0, home(game, 1), cruiser=1)
    for seat in (0, 1):
        game.player(seat).commodities, game.player(seat).notes = 1, []
    game.player(0).trade_goods = goods
    game.player(0).notes_in_play = ["promise_of_protection:1"] * promised
    game.state.turn = 1
    mine = cut(table(game, 1), 0)
    assert (mine is not None and mine.verb == "offer") is swapped
    at = table(game, 1)
    plain = {"trade_goods": 0, "commodities": 1, "note": "none", "want_trade_goods": 0, "want_commodities": 1}
    at.answer(1, {"to": "0", **plain, "want_note": "none", "hold_fire": "no"}, "offer")
    answer = cut(at, 0)
    assert answer is not None and answer.verb == ("accept" if swapped else "decline")


@pytest.mark.rule("TI-IMPERIAL-02", "TI-TRADEGOOD-07")
@pytest.mark.parametrize(("card", "goods", "swaps"), [
    ("imperial", 3, False), ("imperial", 0, True), ("imperial", 5, True), ("leadership", 3, True),
])  # fmt: skip
def test_nobody_is_given_the_trade_goods_that_it_lacks_for_a_point_by_imperial(
    card: str, goods: int, swaps: bool
) -> None:
    """Neither offered nor accepted; who lacks more, or nothing, gains no point by it."""
    game = merchants()
    game.state.public = ["negotiate_trade_routes"]
    game.player(0).strategy_cards, game.player(0).trade_goods = [card], goods
    assert (cut(Table(RULES, game.state), 1) is not None) is swaps
    at = offered(game, commodities=2, want_commodities=2)
    state(at).players[0].exhausted_strategy_cards = []
    answer = cut(at, 1)
    assert answer is not None and answer.verb == ("accept" if swaps else "decline")
