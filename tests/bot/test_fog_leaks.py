"""Nothing that the bot shows at a table of fog depends on what its reader cannot see, nor on how far others are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.drawing.pictures import Pictures
from bot.gathering import board_commands
from bot.live.model import Live
from bot.moderators import answer_commands, audit
from bot.wording import reader, status
from engine.ask import Seat
from tests.bot.fog_table import BotFog, set_up
from tests.bot.leaking import leaks, stand_still
from tests.bot.two_worlds import Position
from tests.fog import FogView

SHEET, SCOUT, PATROL = Position("fog", 3, 12), Position("fog", 3, 4), Position("fog", 3, 14)
OF_NO_GAME = ("me", "rules", "help")
LOOKING = (
    "game status",
    "game board",
    "game history",
    "game since",
    "game replay",
    "game export",
    "game undo",
    "game orders",
    "secret all",
    "secret board",
    "mod answer-for",
    "mod rollback",
    "mod audit",
    "mod timers",
)


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch, only_here: None) -> None:
    """Time stands still, and the fog is there with its pictures."""
    stand_still(monkeypatch)
    set_up(monkeypatch)


@pytest.mark.parametrize(("position", "who"), [(SHEET, "public"), (SCOUT, "asked")], ids=str)
async def test_nobody_sees_how_far_others_are(position: Position, who: str, tmp_path: Path) -> None:
    found = await leaks(tmp_path, position, who, only=LOOKING, beside=True)
    assert found == [], "\n\n".join(found)


async def test_nobody_sees_by_any_command_how_far_others_are(tmp_path: Path) -> None:
    found = await leaks(tmp_path, SHEET, "asked", without=OF_NO_GAME, beside=True)
    assert found == [], "\n\n".join(found)


@pytest.mark.parametrize("who", ["asked", "waiting", "public"])
async def test_nothing_differs_when_only_others_secrets_differ(who: str, tmp_path: Path) -> None:
    found = await leaks(tmp_path, PATROL, who, only=LOOKING)
    assert found == [], "\n\n".join(found)


# --- the test would see it -------------------------------------------------------------------------------------------


def a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The status counts answers as the log does."""
    real = board_commands.status_lines
    counted: Any = lambda live, *rest: [*real(live, *rest), str(live.game.answers)]  # noqa: E731
    monkeypatch.setattr(board_commands, "status_lines", counted)


def an_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be laid down stands in an order that hangs on others' fleets."""
    real, states = BotFog.orders, list[Any]()
    view = BotFog.view

    def seen(self: BotFog, state: Any, seat: Seat | None) -> FogView:
        states[:] = [state]
        return view(self, state, seat)

    def orders(self: BotFog, shown: FogView) -> Sequence[Any]:
        found = real(self, shown)
        return found[::-1] if sum(player.warships for player in states[0].players) % 2 else found

    monkeypatch.setattr(BotFog, "view", seen)
    monkeypatch.setattr(BotFog, "orders", orders)


def a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has finished is waited for no longer in the status."""
    real = status._seat_line

    def line(live: Live, say: Any, seat: Seat, waited: Any, about: str) -> str:
        return real(live, say, seat, [one for one in waited if one.wait.seat in live.owing()], about)

    monkeypatch.setattr(status, "_seat_line", line)


def a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moderator who plays may try to answer for others."""
    monkeypatch.setattr(answer_commands, "_beside", lambda live, seat, user: False)


def a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's board shows what the first seat knows."""

    def board(self: reader.Reader, rules: Any, state: Any) -> Any:
        return rules.view(state, 0)

    monkeypatch.setattr(reader.Reader, "board", board)


def an_own_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board that comes with the own turn is that of the next seat."""
    real = Pictures.board

    def board(self: Pictures, live: Live, say: Any, *, seat: Seat | None = None, **how: Any) -> Any:
        return real(self, live, say, seat=None if seat is None else (seat + 1) % 3, **how)

    monkeypatch.setattr(Pictures, "board", board)


def an_undo_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers beside others are units of their own."""

    def each(log: Sequence[Any], open: int) -> list[list[Any]]:
        return [[row] for row in log]

    monkeypatch.setattr("bot.tables.records.counted_answers", each)


def an_audit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moderators who play read for whom another one has answered while all answer."""
    monkeypatch.setattr(audit, "is_early", lambda line, question: False)


PLANTED = {
    a_count: (SHEET, "game status"),
    an_order: (PATROL, "game orders"),
    a_time: (SHEET, "game status"),
    a_refusal: (SHEET, "mod answer-for"),
    a_picture: (PATROL, "game board"),
    an_undo_list: (SHEET, "game undo"),
    an_audit: (SHEET, "mod audit"),
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
async def test_a_planted_leak_is_found(plant: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    position, command = PLANTED[plant]
    found = await leaks(tmp_path, position, "asked", only=(command,), beside=position == SHEET)
    assert any(line.startswith(f"/{command} ") for line in found), found


async def test_the_board_of_another_seat_is_found_with_the_prompt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    an_own_board(monkeypatch)
    found = await leaks(tmp_path, PATROL, "asked", only=("game status",))
    assert any(line.startswith("the prompt") for line in found), found
