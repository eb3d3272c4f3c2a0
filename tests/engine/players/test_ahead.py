"""What a seat will be asked next, tried on private copies: in order, after its plan, and nothing of what is hidden."""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.chance import stream
from engine.games import rules_of
from engine.players.ahead import Planned, ahead
from engine.players.player import player
from engine.players.position import Position
from engine.table import Table
from tests.fog import FogRules
from tests.toy import ToyRules

GAMES = ("ti4", "eclipse", "forbidden_stars", "space_empires")

STILL = Planned("roll", ("still",))


def toy(seed: str = "ahead", rules: ToyRules | None = None) -> Table:
    return Table.new(rules or ToyRules(), 3, seed, {}, keep=True)


def options(table: Table, kind: str, seat: int = 0, *plan: Planned) -> set[str]:
    found = {one.kind: one for one in ahead(Position.of(table), seat, plan, "copies")}
    return {option.id for option in found[kind].options} if kind in found else set()


def test_what_comes_after_a_plan_is_foreseen() -> None:
    table = toy()
    for seat, coins in enumerate((0, 5, 0)):
        table.answer(seat, coins)
    hand = table.rules.view(table.state, 0).seats[0].hand
    kinds = [[one.kind for one in ahead(Position.of(table), 0, plan, "copies")] for plan in ((), [STILL])]
    assert [found[0] for found in kinds] == ["roll", "play"]
    assert options(table, "play", 0, STILL) == {*hand, "none"}


def test_a_card_that_nobody_knows_is_never_offered() -> None:
    """Whoever wins the bids draws what lies on top: copies deal it anew, and disagree."""
    for seed in ("a", "b", "c", "d", "e", "f"):
        table = toy(seed)
        state = table.state
        hand = {*table.rules.view(state, 0).seats[0].hand, "none"}
        assert options(table, "play", 0, Planned("bid", (5,)), STILL) <= hand


def test_the_same_is_foreseen_in_a_world_that_differs_in_what_is_hidden() -> None:
    """The decks and hands of others lie otherwise; a copy knows nothing of either."""
    table = toy("twins")
    other = Table(table.rules, table.rules.scramble(table.state, 0, stream("x", 0, 0, "twin")), keep=True)
    assert table.rules.view(table.state, 0) == other.rules.view(other.state, 0)
    found = [ahead(Position.of(world), 0, [STILL], "copies") for world in (table, other)]
    assert [(one.kind, one.options) for one in found[0]] == [(one.kind, one.options) for one in found[1]] != []


def test_secret_answers_of_others_are_not_given_on_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new(FogRules(), 2, "fog", {}, keep=True)
    table.answer(1, "warship")
    taken: list[int] = []
    answer = Table.answer

    def watched(self: Table, seat: int, value: object, *how: object) -> object:
        taken.append(seat) if seat == 1 and value == "warship" and self is not table else None
        return answer(self, seat, value, *how)  # type: ignore[arg-type]

    monkeypatch.setattr("engine.players.player.by_chance", lambda at: at.shape.check(_last(at.shape)))
    monkeypatch.setattr(Table, "answer", watched)
    ahead(Position.of(table), 0, [], "copies")
    assert taken == []


def _last(shape: object) -> object:
    return shape.options[-1].id if isinstance(shape, PickOne) else shape.random(stream("x", 0, 0, "x"))  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_knows_what_lies_next_to_a_seat_and_nothing_of_nobody(game: str) -> None:
    rules = rules_of(game)
    table = Table.new(rules, rules.seats[1] if game != "space_empires" else 2, "near", {}, keep=True)
    players = [player(rules.mind, "calm", "near") for _ in range(len(rules.sides(rules.view(table.state, None))) or 2)]
    for _ in range(60):
        assert table.ask is not None
        seat = next(iter(table.ask.must))
        table.answer(seat, players[seat].decide(table, seat).answer)
    view = rules.view(table.state, 0)
    near = rules.near(view)
    assert near and len(near) < 60 and rules.near(rules.view(table.state, None)) == ()
    assert any(place in id for _, id in rules.places(view) for place in near)


def test_no_place_is_offered_that_cannot_be_reached_yet() -> None:
    """Copies play on, and the next time that a seat explores there are more: a plan for those would come to nothing."""
    table = Table.new(rules_of("eclipse"), 2, "near", {}, keep=True)
    assert table.ask is not None
    seat = next(iter(table.ask.must))
    offered = options(table, "explore", seat, Planned("action", ("explore",)))
    table.answer(seat, "explore")
    shape = table.shape(seat)
    assert isinstance(shape, PickOne) and offered == {option.id for option in shape.options}
