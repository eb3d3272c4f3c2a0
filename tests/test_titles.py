"""What a game does without is named in one list, and it really does without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import rulebook
from bot.locales import LANGUAGES
from engine.games import TITLES, rules_of
from engine.lessons.lesson import lessons
from engine.table import Table
from tests import titles
from tests.titles import PARTS, WITHOUT, having

HERE = Path(rulebook.__file__).parent


def parts_of(game: str) -> set[str]:
    """The parts that a game has."""
    rules = rules_of(game)
    view = rules.view(Table.new(rules, rules.seats[-1], "1").state, 0)
    found = {
        "asked": all((HERE / language / "asked" / f"{game}.txt").is_file() for language in LANGUAGES),
        "battles": rules.battles is not None,
        "introduction": rules.introduction(view) is not None,
        "lesson": game in lessons(),
        "orders": bool(rules.orders(view)),
    }
    return {part for part, there in found.items() if there}


def test_the_list_names_games_and_parts() -> None:
    assert WITHOUT.keys() <= set(TITLES)
    assert {part for parts in WITHOUT.values() for part in parts} <= set(PARTS)
    assert all(len(having(part)) > 1 for part in PARTS)


@pytest.mark.parametrize("game", TITLES)
def test_a_game_has_exactly_the_parts_that_the_list_does_not_name(game: str) -> None:
    lacking = set(PARTS) - parts_of(game)
    assert lacking == set(WITHOUT.get(game, ())), "add them to the game, or name them in WITHOUT of tests/titles.py"


def test_a_game_without_a_part_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(titles, "WITHOUT", {"ti4": ("lesson",)})
    assert "ti4" not in having("lesson") and "ti4" in having("orders")
