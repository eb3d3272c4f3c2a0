"""The walls of the house: bot -> render -> engine, games apart from each other, and a kernel that knows no game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ("ti4", "eclipse", "forbidden_stars", "space_empires")
GAME_WORDS = re.compile(r"\b(ti4|twilight|imperium|eclipse|forbidden_?stars|space_?empires)\b", re.IGNORECASE)
OUTSIDE = ("discord", "PIL", "sqlite3", "sqlite_utils", "simcord", "fluent", "aiohttp")


def modules(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


def kernel() -> list[Path]:
    return sorted((ROOT / "engine").glob("*.py"))


def imports(file: Path) -> Iterator[str]:
    """Every module a file imports, wherever in it; names from packages count as modules too."""
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = (
                ".".join([*package[: len(package) + 1 - node.level], node.module or ""]) if node.level else node.module
            )
            yield from (f"{base}.{alias.name}".replace("..", ".") for alias in node.names)


def crossing(file: Path, forbidden: tuple[str, ...]) -> list[str]:
    roots = tuple(f"{name}." for name in forbidden)
    return [f"{file.relative_to(ROOT)} imports {name}" for name in imports(file) if f"{name}.".startswith(roots)]


def test_the_engine_knows_neither_pictures_nor_discord() -> None:
    assert [wrong for file in modules("engine") for wrong in crossing(file, ("render", "bot", "tests", *OUTSIDE))] == []


def test_pictures_know_no_discord_and_only_the_command_line_speaks() -> None:
    wrong = [line for file in modules("render") for line in crossing(file, ("bot", "discord", "sqlite_utils", "tests"))]
    assert [line for line in wrong if not line.startswith("render/__main__.py imports bot.locales")] == []


def test_the_bot_is_not_imported_by_its_tests_helpers() -> None:
    assert [wrong for file in modules("bot") for wrong in crossing(file, ("tests",))] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_the_kernel_and_itself(game: str) -> None:
    others = tuple(f"engine.{other}" for other in GAMES if other != game)
    tools = ("engine.games", "engine.fuzz", "engine.checks", "engine.export", "engine.ruleindex", "engine.__main__")
    assert [wrong for file in modules(f"engine/{game}") for wrong in crossing(file, (*others, *tools))] == []


def test_the_kernel_imports_no_game() -> None:
    games = tuple(f"engine.{game}" for game in GAMES)
    assert [wrong for file in kernel() for wrong in crossing(file, games)] == []


def spoken(file: Path) -> Iterator[str]:
    """Names and strings of a file, without its docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings:
            yield node.value
        elif isinstance(node, (ast.Name, ast.Attribute)):
            yield node.id if isinstance(node, ast.Name) else node.attr


def test_the_kernel_names_no_game_but_in_the_list_of_games() -> None:
    named = [f"{file.name}: {word}" for file in kernel() for word in spoken(file) if GAME_WORDS.search(word)]
    assert named
    assert [line for line in named if not line.startswith("games.py")] == []


def test_the_walls_see_every_way_to_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    file = tmp_path / "engine" / "ti4" / "sneaky.py"
    file.parent.mkdir(parents=True)
    file.write_text("import bot.play as b\nfrom bot import play\ndef f():\n    from ..eclipse import tiles\n")
    assert len(crossing(file, ("bot",))) == 2
    assert crossing(file, ("engine.eclipse",)) == ["engine/ti4/sneaky.py imports engine.eclipse.tiles"]
