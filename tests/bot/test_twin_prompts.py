"""Twin worlds as the bot tells of them: the prompt in the channel, the own one with its lists, and the board in words.

What follows on an option is looked up ahead, and what stands in the channel is made from what one seat can answer, so
both are compared at many questions, also where others have answered something else at the same time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.asking.seated import Seated
from bot.live.model import Live
from bot.store import GameRow, SeatRow
from bot.tables.answers import question_of
from bot.widgets.maker import Panel
from bot.widgets.presses import Move, PartialStore
from bot.widgets.shapes import face_of
from bot.wording.channel_prompt import prompt
from bot.wording.names import speaker
from engine.ask import Answer, Seat, Shape
from engine.checking.twins import Differs, Pair, World
from engine.game import AnyRules
from engine.games import rules_of
from engine.table import Table
from engine.text import Json
from tests.bot.viewing import words
from tests.engine.checking.test_twins import ADVANCED, OPENING, REAL, safe_points

SEATS, ANSWERS, PAIRS = 3, 12, 8
NAMES = ("ann", "bob", "cid")


class Told(World):
    """A world as the bot tells of it."""

    __slots__ = ()

    def seen(self, reader: Seat | None) -> Iterator[tuple[str, Json]]:
        yield from World.seen(self, reader)
        live, rules = _live(self.table), self.table.rules
        yield "channel", _channel(live)
        yield "in words", repr(rules.board_text(rules.view(self.table.state, reader)))
        yield "own prompt", None if reader is None else _own(live, reader)


class Apart(Pair):
    """Where several are asked at once, others often answer differently in the second world."""

    __slots__ = ()

    def _common(self, seat: Seat, shapes: Any, chance: Random) -> Answer | None:
        several = len(self.one.table.waiting()) > 1 and chance.random() < 0.6
        return None if several else super()._common(seat, shapes, chance)


def _live(table: Table) -> Live:
    row = GameRow(1, 1, 1, table.rules.name, {}, "5eed" * 16, "running", "en", 1)
    seats = tuple(SeatRow(seat, 10 + seat, name) for seat, name in enumerate(NAMES))
    return Live(replace(row, question=table.question), seats, table.rules, table)


def _channel(live: Live) -> Json:
    found = prompt(live, speaker(live, words(), "en"), [])
    return None if found is None else [*_panel(found.panel), found.places]


def _own(live: Live, reader: Seat) -> Json:
    asked, services = question_of(live, reader), SimpleNamespace(partials=PartialStore())
    if asked is None or asked.shape is None:
        return None
    shape: Shape = asked.shape
    seated = Seated(services, live, asked, words().speaker("en"))  # type: ignore[arg-type]
    return _panel(seated.panel(Move(), face_of(shape).unpack("")))


def _panel(panel: Panel) -> list[Json]:
    rows: list[Any] = [[item.to_component_dict() for item in row] for row in panel.rows]
    return [panel.content, rows, repr(panel.frame)]


def twins(rules: AnyRules, safe: bytes, reader: Seat | None, chance: Random) -> Pair:
    """Two tables that keep their safe points, so that it can be looked ahead."""
    state = rules.load(safe)
    twin = rules.scramble(state, reader, chance)
    twin.seed = state.seed
    one, other = (Table(rules, each, keep=True) for each in (state, twin))
    return Apart(reader, Told(one, one.opening), Told(other, other.opening))


def played(game: str) -> int:
    """So many questions were compared. Raises Differs."""
    rules, chance, compared = rules_of(game), Random(f"prompts of {game}"), 0
    options = OPENING.get(game, {}) | ADVANCED.get(game, {})
    points = [*safe_points(rules, SEATS, "prompts", options, 250)]
    for _ in range(PAIRS):
        safe = points[int(chance.random() * len(points))]
        reader = [None, *range(SEATS)][int(chance.random() * (SEATS + 1))]
        compared += twins(rules, safe, reader, chance).follow(chance, ANSWERS)
    return compared


@pytest.mark.parametrize("game", REAL)
def test_nothing_hidden_stands_in_any_prompt(game: str) -> None:
    assert played(game) > 3 * PAIRS


@pytest.mark.parametrize("game", ["forbidden_stars", "space_empires"])
def test_what_one_seat_alone_may_know_is_found_in_the_channel(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.game.Rules.is_open", lambda *_: True)
    with pytest.raises(Differs):
        played(game)
