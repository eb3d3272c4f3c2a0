"""mypy refuses what a point or a moment is not about. Each line marked below, and no other, is an error."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[3]

CARDS = """
from engine.ask import Seat
from tests.engine.effects.skirmish import (
    ATTACK, BEFORE_DAMAGE, HAND, INCOME, SAFE, STORMS, Blow, Fight, Game, Resolving)


@ATTACK.hook("fine")
def fine(game: Game, seat: Seat, value: int, about: Fight) -> int:
    return ATTACK(game, seat, value, about) + INCOME(game, seat, 1)


@SAFE.hook("wrong_value")  # wrong
def wrong_value(game: Game, seat: Seat, value: str, about: Fight) -> str:
    return value


@ATTACK.hook("wrong_about")  # wrong
def wrong_about(game: Game, seat: Seat, value: int, about: Blow) -> int:
    return value


@ATTACK.hook_others("no_owner")  # wrong
def no_owner(game: Game, seat: Seat, value: int, about: Fight) -> int:
    return value


@STORMS.hook("wrong_table")  # wrong
def wrong_table(game: Game, owner: Seat, value: list[int]) -> list[int]:
    return value


@BEFORE_DAMAGE.ability(HAND, "fine_too")
async def fine_too(game: Game, seat: Seat, about: Blow, target: str) -> None:
    about.damage -= 1


@BEFORE_DAMAGE.ability(HAND, "wrong_moment")  # wrong
async def wrong_moment(game: Game, seat: Seat, about: Resolving, target: str) -> None: ...


async def rule(game: Game, seat: Seat) -> None:
    ATTACK(game, seat, 1)  # wrong
    ATTACK(game, seat, "1", Fight(1, 1))  # wrong
    ATTACK(game, seat, 1, Blow(1, 1))  # wrong
    await BEFORE_DAMAGE.open(game, Resolving(seat, "deploy"))  # wrong
    (await BEFORE_DAMAGE.open(game, Blow(seat, 1))).order  # wrong
"""


def test_a_wrong_value_or_occasion_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MYPYPATH", str(ROOT))
    how = [
        "--strict",
        "--no-error-summary",
        "--config-file=",
        "--explicit-package-bases",
        f"--cache-dir={ROOT}/.mypy_cache",
    ]
    told, broken, _ = api.run([*how, "-c", CARDS])
    wrong = {at for at, line in enumerate(CARDS.splitlines(), 1) if line.endswith("# wrong")}
    assert "skirmish.py" not in told, told
    found = {int(line.split(":")[1]) for line in told.splitlines() if ": error:" in line}
    assert not broken
    assert found == wrong, told
