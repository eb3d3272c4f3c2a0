"""Places in a draft: whoever sits there has the home system of that number, and turns go by the places."""

from __future__ import annotations

from random import Random

import pytest

from engine.ask import PickOne
from engine.errors import IllegalAnswer
from engine.kit.draft import Draft
from engine.space_empires.components import SCENARIOS, Scenario
from engine.space_empires.phases.drafting import place_of
from engine.space_empires.play import Game
from engine.space_empires.rules import RULES
from engine.space_empires.state import State
from engine.table import Table

CHANCE = Random(1)
FIXED = [card for card in SCENARIOS.values() if not card.solitaire and not card.random_map]


def name(card: Scenario) -> str:
    return f"{card.id}-{card.players}"


def drafting(card: Scenario, seed: str = "8", **options: str) -> Table:
    return Table.new(RULES, card.players, seed, {"scenario": card.id, "places": "draft", **options}, keep=True)


def game_of(table: Table) -> Game:
    assert isinstance(table.state, State)
    return Game(table.state)


def draft_of(table: Table) -> Draft:
    draft = game_of(table).state.draft
    assert draft is not None
    return draft


def offered(table: Table, seat: int) -> list[str]:
    shape = table.ask.must[seat] if table.ask else None
    assert isinstance(shape, PickOne)
    return [option.id for option in shape.options]


def last_first(table: Table) -> None:
    """Everybody picks the last of what is there."""
    while table.ask is not None and table.ask.kind == "draft":
        (seat,) = table.ask.must
        table.answer(seat, offered(table, seat)[-1])


@pytest.mark.rule("SE-HOME-01", "SE-TURN-01", "SE-SYS-05")
@pytest.mark.parametrize("card", FIXED, ids=name)
def test_who_sits_at_a_place_has_its_home_system_and_the_next_place_is_to_the_left(card: Scenario) -> None:
    table = drafting(card)
    last_first(table)
    game, order = game_of(table), draft_of(table).order
    places = draft_of(table).places()
    assert places == {seat: card.players - 1 - turn for turn, seat in enumerate(order)}
    for seat, place in places.items():
        assert set(card.homes[place]) <= {one.id for one in game.home_system(seat)}
    first = next(seat for seat in order if places[seat] == 0)
    assert [places[seat] for seat in game.clockwise(first)] == list(range(card.players))
    while game_of(table).state.phase == "setup":
        seat, verb, value = table.random_answer(CHANCE)
        table.answer(seat, value, verb)
    game = game_of(table)
    extra = card.extra[1] if card.extra is not None else ()
    for player in game.state.players:
        place = place_of(game, player.seat)
        assert player.home in (*card.worlds[place], *extra)
        own = {one.id for one in game.home_system(player.seat)}
        assert own - set(extra) == set(card.homes[place]) - set(extra)
        assert {unit.at for unit in player.units} == {player.home}
    begins = game.state.order
    assert [places[seat] for seat in begins] == [(places[begins[0]] + at) % card.players for at in range(card.players)]


def test_the_map_shows_home_systems_as_they_are_picked() -> None:
    card = SCENARIOS["standard", 3]
    table = drafting(card)
    assert all(one.home is None for one in RULES.view(table.state, None).hexes)
    (seat,) = table.ask.must if table.ask else ()
    (told,) = table.answer(seat, "place:1").events
    assert told.where == card.worlds[1], "so that the channel is shown the map"
    shown = RULES.view(table.state, None).hexes
    assert {one.id for one in shown if one.home == seat} == set(card.homes[1])
    assert {one.home for one in shown} == {None, seat} and not any(one.explored for one in shown)


@pytest.mark.rule("SE-BUY-02")
def test_places_are_bid_for_with_cp_and_who_bid_less_has_more() -> None:
    table = drafting(SCENARIOS["standard", 3], places="bid")
    order = draft_of(table).order
    assert table.ask is not None and table.ask.kind == "bid" and order[0] > order[2]
    amounts = dict(zip(order, (2, 9, 2), strict=True))
    for seat in sorted(order):
        table.answer(seat, amounts[seat])
    last_first(table)
    places, game = draft_of(table).places(), game_of(table)
    assert places == {order[1]: 2, order[0]: 1, order[2]: 0}
    assert [game.player(seat).cp for seat in order] == [7, 0, 7]


@pytest.mark.parametrize(("seats", "scenario"), [(1, "doomsday_small"), (3, "variable"), (4, "variable")])
@pytest.mark.parametrize("places", ["draft", "bid"])
def test_without_home_systems_there_is_nothing_to_draft(seats: int, scenario: str, places: str) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        RULES.new(seats, "1", {"scenario": scenario, "places": places})
    assert refusal.value.text.key == "space_empires-no-places"
