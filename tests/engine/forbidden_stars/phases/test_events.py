"""Events and warp storms in the Refresh Phase. FS-REFRESH-06, FS-EVENT, FS-STORM"""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.forbidden_stars import words
from engine.forbidden_stars.components import EVENTS
from engine.forbidden_stars.galaxy import storms
from engine.forbidden_stars.interface import make_view
from engine.forbidden_stars.phases import events
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Storm
from tests.engine.forbidden_stars.positions import kinds, play, ready, said, scheme

PRAYER = "prayer_to_the_dark_gods"
DISCARDED = "forbidden_stars-discards-scheme"


@pytest.fixture
def game() -> Game:
    game = ready(2)
    game.state.phase, game.state.step = "refresh", "events"
    return game


def on_top(game: Game, seat: int, *cards: str) -> None:
    """The next event cards, the first one drawn first."""
    deck = game.player(seat).events
    deck[:] = [card for card in deck if card not in cards] + list(reversed(cards))


def order_tokens(game: Game, seat: int, number: int) -> None:
    player = game.player(seat)
    player.eventful, player.orders = player.orders[:number], player.orders[number:]


@pytest.mark.rule("FS-REFRESH-07", "FS-EVENT-02", "FS-DISCARD-01", "FS-DISCARD-02", "FS-INFO-06", "FS-ACTIVE-03")
def test_as_many_cards_are_drawn_as_tokens_lie_on_the_deck(game: Game) -> None:
    order_tokens(game, 0, 2)
    on_top(game, 0, "exterminatus", "unwavering_resolve")
    rule = events.draw(game, 0, 2)
    ask = rule.send(None)
    assert [option.id for option in ask.must[0].options] == ["exterminatus", "unwavering_resolve"]  # type: ignore[attr-defined]
    assert ask.must[0].options[0].more == words.event_with_storm("exterminatus")  # type: ignore[attr-defined]
    assert make_view.see(game.state, 0).own.drawn == ("exterminatus", "unwavering_resolve")  # type: ignore[union-attr]
    assert make_view.see(game.state, 1).seats[0].drawn == 2
    assert game.player(0).orders.count("advance") == 2 and game.player(0).eventful == []


@pytest.mark.rule("FS-REFRESH-08", "FS-STORM-15", "FS-STORM-06", "FS-STORM-12", "FS-ACTIVE-04", "FS-REFRESH-10")
def test_the_chosen_card_moves_a_storm_then_is_resolved(game: Game) -> None:
    order_tokens(game, 0, 1)
    on_top(game, 0, "exterminatus")
    game.state.storms = [Storm("h0.1")]
    play(events.step(game, 0), ("move_storm", "0:v1.1"), others="stop")
    assert game.state.storms == [Storm("v1.1", moved=True)]
    assert game.player(0).scheme == "exterminatus"


def test_who_moves_a_storm_reads_what_lies_beside_both_edges(game: Game) -> None:
    """The codes of tiles alone say little on a phone."""
    on_top(game, 0, "exterminatus")
    game.state.storms = [Storm("h0.1")]
    rule = events.move_storm(game, 0, "tr_bl")
    shape = rule.send(None).must[0]
    assert isinstance(shape, PickOne)
    start = words.between(*[one for one in game.board.beside("h0.1") if one])
    told = {str(option.more.params["start"]) for option in shape.options if option.more is not None}
    assert len(shape.options) == 2 and told == {str(start)}


@pytest.mark.rule("FS-STORM-11", "FS-STORM-13", "FS-EVENT-09")
def test_a_prayer_to_the_dark_gods_sends_an_announced_storm_elsewhere(game: Game) -> None:
    """D-52: the move does not happen, and whoever holds the card chooses among all four symbols."""
    scheme(game, 1, PRAYER)
    game.state.storms = [Storm("h0.1")]
    moves = [one.id for one in events.moves(game, "tr_bl")]
    elsewhere = next(edge for edge in storms.anywhere(game, "h0.1") if f"0:{edge}" not in moves)
    answers = [("move_storm", 0, moves[0]), ("storm_announced", 1, f"scheme:{PRAYER}"), ("storm_to", 1, elsewhere)]
    play(events.move_storm(game, 0, "tr_bl"), *answers)
    assert [storm.edge for storm in game.state.storms] == [elsewhere] and game.player(1).scheme is None


@pytest.mark.rule("FS-REFRESH-09")
def test_without_a_drawn_card_the_top_one_only_moves_a_storm(game: Game) -> None:
    on_top(game, 0, "exterminatus")
    game.state.storms = [Storm("h0.1")]
    play(events.step(game, 0), ("move_storm", "0:v0.0"), others="stop")
    assert game.state.storms[0].edge == "v0.0"
    assert game.player(0).scheme is None and len(game.player(0).events) == 8


@pytest.mark.rule("FS-REFRESH-09", "FS-REFRESH-10")
@pytest.mark.parametrize("number", [0, 1])
def test_nobody_knows_where_a_card_lies_that_was_shuffled_back(number: int) -> None:
    """The top card that only moved a storm, and the tactic that was resolved: by other seeds it lies elsewhere."""
    places, order = set[int](), set[str]()
    for seed in range(12):
        game = ready(2)
        game.state.seed = str(seed)
        on_top(game, 0, "spoils_of_war")
        order_tokens(game, 0, number)
        play(events.step(game, 0))
        places.add(game.player(0).events.index("spoils_of_war"))
        order.add(str([card for card in game.player(0).events if card != "spoils_of_war"]))
    assert len(places) > 3 and len(order) > 6


@pytest.mark.rule("FS-STORM-07", "FS-STORM-08", "FS-STORM-10", "FS-STORM-11", "FS-EVENT-02", "FS-EVENT-06")
def test_only_storms_that_have_not_moved_and_can_move_are_moved(game: Game) -> None:
    game.state.storms = [Storm("h0.1", moved=True), Storm("h1.3")]
    assert {move.storm for move in events.moves(game, "across")} == {1}
    game.state.storms = [Storm("h0.1", moved=True)]
    on_top(game, 0, "exterminatus")
    order_tokens(game, 0, 1)
    played = play(events.step(game, 0), others="stop")
    assert "move_storm" not in kinds(played)
    assert "forbidden_stars-no-storm-moves" in said(game)
    assert game.player(0).scheme == "exterminatus"


@pytest.mark.rule("FS-EVENT-03", "FS-EVENT-05", "FS-EVENT-06", "FS-DISCARD-01")
@pytest.mark.parametrize(("answer", "kept"), [("yes", "exterminatus"), ("no", "unwavering_resolve")])
def test_a_scheme_stays_in_play_in_place_of_another(game: Game, answer: str, kept: str) -> None:
    scheme(game, 0, "unwavering_resolve")
    game.player(0).events.remove("exterminatus")
    play(events.lay_scheme(game, 0, "exterminatus"), ("replace_scheme", answer), others="stop")
    assert game.player(0).scheme == kept
    assert len(game.player(0).events) == 7
    discarded = [event.text.params["card"] for event in game.events if event.text.key == DISCARDED]
    assert discarded == ([words.card("unwavering_resolve")] if answer == "yes" else [])


@pytest.mark.rule("FS-EVENT-04", "FS-EVENT-06", "FS-REFRESH-10")
def test_a_tactic_is_shuffled_back(game: Game) -> None:
    order_tokens(game, 1, 1)
    on_top(game, 1, "spoils_of_war")
    play(events.step(game, 1))
    assert game.player(1).scheme is None and len(game.player(1).events) == 8
    assert game.state.chosen is None


@pytest.mark.rule("FS-LIMIT-01")
def test_more_tokens_than_cards_draw_all_there_are(game: Game) -> None:
    game.player(0).events = game.player(0).events[:2]
    play(events.draw(game, 0, 5))
    assert said(game)[0] == "forbidden_stars-draws-events" and len(game.player(0).events) == 1


@pytest.mark.rule("FS-EVENT-01", "FS-EVENT-03")
def test_every_faction_has_eight_cards_of_its_own_of_two_kinds() -> None:
    for faction in ("space_marines", "chaos", "orks", "eldar"):
        own = [event for event in EVENTS.values() if event.faction == faction]
        assert len(own) == 8 and {event.kind for event in own} == {"tactic", "scheme"}
        assert sorted(event.storm for event in own) == ["across"] * 2 + ["sideways"] * 2 + ["tl_br"] * 2 + ["tr_bl"] * 2
