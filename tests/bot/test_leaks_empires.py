"""Space Empires shows nobody what others hide, also while all fill in their sheets; and what leaks is found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.live.model import Live
from bot.live.standing_orders import Due
from bot.store import GameRow
from bot.tables import standing_orders as ordering
from bot.tables.answers import Answers
from engine.ask import Seat
from engine.errors import IllegalAnswer
from engine.space_empires.interface.view import View
from engine.space_empires.rules import SpaceEmpires
from engine.space_empires.state import State
from engine.table import Table
from engine.text import T, Text
from tests.bot.leaking import asked, compared, differences
from tests.bot.test_leaks import MIDDLE, noon
from tests.bot.two_worlds import SEED, Position, reached, scrambled

__all__ = ["noon"]

TURN = Position("space_empires", 3, 58)
"""Somebody moves: what cannot be moved is refused in words."""
SHEETS = Position("space_empires", 3, 60, phase="economy")
FILLING = (*MIDDLE, "game board", "game stats", "empires sheet", "secret board", "secret show", "game orders")


@pytest.mark.parametrize("viewer", [0, 2, None])
async def test_nothing_differs_while_others_fill_in_their_sheets(viewer: Seat | None, tmp_path: Path) -> None:
    """Two have finished; neither what they bought nor who they are shows."""
    found = differences(*await compared(tmp_path, SHEETS, viewer, FILLING, 2))
    assert found == [], "\n\n".join(found)


# --- the test would see it -------------------------------------------------------------------------------------------

LIVE: list[State] = []
"""The state that was looked at last."""


def watched(monkeypatch: pytest.MonkeyPatch, leaky: Any = None) -> None:
    """Remembers every state that is looked at, and lets a view show more than it may."""
    real = SpaceEmpires.view

    def view(self: SpaceEmpires, state: State, seat: Seat | None) -> View:
        LIVE[:] = [state]
        shown = real(state, seat)
        return leaky(state, shown) if leaky is not None else shown

    monkeypatch.setattr(SpaceEmpires, "view", view)


def hidden() -> int:
    """What no reader may know all of: ships under counters, and CP."""
    return sum(player.cp + sum(unit.count for unit in player.units) for player in LIVE[-1].players)


def a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many ships lie under all counters."""
    watched(monkeypatch)
    monkeypatch.setattr(SpaceEmpires, "headline", lambda self, view: T("bot-number", n=hidden()))
    monkeypatch.setattr(SpaceEmpires, "glimpse", lambda self, state: self.view(state, None))


def an_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Places in the order of the markers that lie there face down."""
    watched(monkeypatch)

    def places(self: SpaceEmpires, view: View) -> Sequence[tuple[Text, str]]:
        def front(at: str) -> str:
            marker = LIVE[-1].systems[at].marker
            return "" if marker is None else f"{marker.type}{marker.value}"

        return [(T("space_empires-hex", id=at), at) for at in sorted((one.id for one in view.hexes), key=front)]

    monkeypatch.setattr(SpaceEmpires, "places", places)


def a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Face-down markers are drawn as if they were known."""

    def leaky(state: State, view: View) -> View:
        shown = RULES_VIEW(_revealed(state), None)
        return replace(view, hexes=shown.hexes)

    watched(monkeypatch, leaky)


RULES_VIEW = SpaceEmpires.view


def _revealed(state: State) -> State:
    rules = SpaceEmpires()
    copy = rules.load(rules.dump(state))
    for system in copy.systems.values():
        system.known = True
    return copy


def a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong answer is refused with what others have."""
    watched(monkeypatch)
    told = "engine.shapes._refused"
    monkeypatch.setattr(told, lambda why, choice: IllegalAnswer(T("not-an-option", choice=str(hidden()))))


def an_undo_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is offered to be taken back hangs on what others have."""
    watched(monkeypatch)

    async def undoable(self: Answers, game: int, user: int) -> list[Any]:
        raise IllegalAnswer(T("bot-number", n=hidden()))

    monkeypatch.setattr(Answers, "undoable", undoable)
    monkeypatch.setattr(Answers, "undo", undoable)


@pytest.mark.parametrize("leaks", [False, True])
def test_a_delay_that_hangs_on_what_others_hide_is_found(leaks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A time tells too: that of an answer by order is drawn from nothing hidden."""
    if leaks:
        real = ordering.delay
        monkeypatch.setattr(ordering, "delay", lambda live, due: real(live, due) + live.table.state.players[0].cp)
    at = reached(SHEETS)
    worlds = [at.safe, *(scrambled(at, 1, luck) for luck in range(3))]
    game = GameRow(1, 1, 1, "space_empires", {}, SEED, "running", "en", 1)
    lives = [Live(game, (), at.rules, Table(at.rules, at.rules.load(safe))) for safe in worlds]
    assert (len({ordering.delay(live, Due(1, "0.1", 1)) for live in lives}) > 1) == leaks


PLANTED = {
    a_count: "game status",
    an_order: "game board",
    a_picture: "game board",
    a_refusal: "empires answer",
    an_undo_list: "game undo",
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
async def test_a_planted_leak_is_found(plant: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    further = 1 if plant is a_refusal else 0
    found = differences(*await compared(tmp_path, TURN, asked(TURN), (PLANTED[plant],), further))
    assert any(PLANTED[plant] in line for line in found), found
