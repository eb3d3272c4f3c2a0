"""What players say aloud: what everybody could say of an answer of which everybody hears, once."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games
from engine.players.announcing import Act, goes
from engine.players.mind import Mind
from engine.players.playing import Stretch, play_on
from engine.players.position import Position
from engine.table import Table
from engine.text import Text, from_json, seat_name
from tests.engine.knowing_toy import MIND, Knowing, best_card
from tests.toy import BID, PLAY, ROLL, ToyRules, ToyView

LOUD: Mind[ToyView] = Mind("toy", 1)
LOUD.judges(ROLL, PLAY)(best_card)
SEEN: list[Any] = []


@LOUD.announces(BID, ROLL, PLAY)
def announced(act: Act[ToyView]) -> Text:
    SEEN.append(act.view)
    return goes(act.seat, seat_name(act.seat))


class Loud(Knowing):
    mind = LOUD


def stretch(kind: str = "keen", rules: ToyRules | None = None, most: int = 8) -> Stretch:
    games.register(rules or Loud())
    SEEN.clear()
    table = Table.new(rules or Loud(), 3, "seed", keep=True)
    return play_on(Position.of(table), dict.fromkeys(range(3), kind), "x", {}, most)


def test_it_is_said_with_what_everybody_hears_and_not_twice_in_a_row() -> None:
    made = stretch().made
    said = [from_json(one.said) for one in made if one.said is not None]
    assert said and all(isinstance(text, Text) and text.key == "goal-goes" for text in said)
    assert len(said) < len(SEEN), "the same player says the same but once a round"
    first = next(one for one in made if one.said is not None)
    assert first is not made[0], "nobody hears of the first bid before all have bid"


def test_it_is_made_from_what_everybody_sees() -> None:
    stretch()
    seats = [seat for view in SEEN for seat in view.seats]
    assert any(seat.cards for seat in seats) and not any(seat.hand for seat in seats)


@pytest.mark.parametrize("kind", ["chance", "deputy"])
def test_chance_and_deputies_keep_silent(kind: str) -> None:
    assert all(one.said is None for one in stretch(kind).made)


def test_a_mind_that_announces_nothing_says_nothing() -> None:
    assert all(one.said is None for one in stretch(rules=Knowing()).made)
    assert MIND.announced("play", lambda: pytest.fail("nobody asks for the view")) is None


def test_whatever_it_raises_the_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object, kind: str, act: object) -> Text:
        raise ValueError

    monkeypatch.setattr(Mind, "announced", broken)
    made = stretch().made
    assert len(made) == 8 and all(one.said is None for one in made)
