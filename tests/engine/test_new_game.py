"""`python -m engine new NAME`: a package that imports, plays and is clean, and tests that say what is missing."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import engine
import render
from engine import games
from engine.__main__ import main
from engine.checking.fuzz import Start, fuzz
from engine.kit.new_game import ROOMS, new_game, package_name
from engine.table import Table
from tests.engine import question_names

ROOT = Path(__file__).parents[2]
NAME = "twin_suns"
LISTS = {
    "engine/games.py": {"_PACKAGES": f'"{NAME}": "engine.{NAME}.rules"'},
    "tests/test_walls.py": {"ROOMS": f'"{NAME}": ("components state words", "play", "{" ".join(ROOMS)}", "rules")'},
    "tests/engine/golden.py": {"GAMES": f'Golden("{NAME}-2", "{NAME}", 2, "1")', "WHOLE": f'"{NAME}-2"'},
    "render/demo.py": {"SEEDS": f'"{NAME}": {{2: "1"}}'},
}
"""What is written into each list that names every game, by files."""


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the new game, which can be imported from there."""
    assert main(["new", NAME, "--into", str(tmp_path)]) == 0
    for package in (engine, render):
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path / package.__name__)])
    yield tmp_path
    for module in [module for module in sys.modules if module.startswith((f"engine.{NAME}", f"render.{NAME}"))]:
        del sys.modules[module]
    render.painter_of.cache_clear()


def beside_the_kernel(folder: Path) -> None:
    """Lays the kernel beside the new package, as it will lie in the project."""
    for part in [*(ROOT / "engine").iterdir(), *(ROOT / "render").iterdir()]:
        if not (folder / part.relative_to(ROOT)).exists():
            (folder / part.relative_to(ROOT)).symlink_to(part)
    for file in LISTS:
        if not (folder / file).exists():
            (folder / file).symlink_to(ROOT / file)


def wrong(folder: Path, *command: str) -> str:
    """What a tool finds wrong there by the project's settings."""
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_it_plays_to_its_end_with_every_check_on(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = __import__(f"engine.{NAME}.rules", fromlist=["rules"]).rules()
    monkeypatch.setitem(games._GAMES, NAME, rules)
    for seats in rules.seats:
        assert fuzz(Start(NAME, seats, "1")).result is not None


@pytest.mark.parametrize("name", ["a", NAME, "zeta4"])
def test_it_is_clean_under_any_name(tmp_path: Path, name: str) -> None:
    assert main(["new", name, "--into", str(tmp_path)]) == 0
    beside_the_kernel(tmp_path)
    new = [f"engine/{name}", f"render/{name}", f"tests/engine/{name}"]
    assert wrong(tmp_path, "ruff", "check", "--no-cache", *new) == ""
    assert wrong(tmp_path, "ruff", "format", "--no-cache", "--check", *new) == ""


def test_its_types_fit_the_kernel(made: Path) -> None:
    beside_the_kernel(made)
    assert wrong(made, "mypy", "--cache-dir", "cache", "--config-file", "", "--strict", *of_packages(NAME)) == ""


def of_packages(name: str) -> list[str]:
    return ["-p", f"engine.{name}", "-p", f"render.{name}"]


def test_its_board_alone_has_to_be_drawn(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All else that pictures need is there: words, cards, a legend, films, what belongs to the board."""
    rules = __import__(f"engine.{NAME}.rules", fromlist=["rules"]).rules()
    monkeypatch.setitem(games._GAMES, NAME, rules)
    table, painter = Table.new(rules, 2, "1"), render.painter_of(NAME)
    view = rules.view(table.state, None)
    shown = render.paint(NAME, view, words=lambda text: text.key, names="AB")
    assert (shown.width, shown.alt) == (1600, f"{NAME}-headline.")
    assert painter.stage(view, view, words=str, names="AB").image.size == (1600, 1018)
    assert painter.lively(view) == 0 and painter.further(view) == () and painter.close_ups(view) == {}
    assert render.explain(NAME, str).width == 1600 and not painter.signs(40)
    painter.forget()
    with pytest.raises(KeyError):
        render.paint(NAME, view, words=str, names="AB", zoom="seat-1")


def test_it_is_told_to_draw_its_board(made: Path) -> None:
    beside_the_kernel(made)
    found = wrong(made, "pytest", f"tests/engine/{NAME}", "-k", "painted", "-p", "no:cacheprovider")
    assert f"paint what lies on the board in render/{NAME}/page.py" in found


def test_what_is_missing_is_named(made: Path) -> None:
    """Everything that other tests ask of every game."""
    beside_the_kernel(made)
    found = wrong(made, "pytest", f"tests/engine/{NAME}", "-p", "no:cacheprovider")
    lists = [f"name the game in {name} of {file}" for file, names in LISTS.items() for name in names]
    further = ("write Rules.board_text", "write Rules.places", "python -m tests.index", f"bot/rulebook/pl/{NAME}.txt")
    assert [one for one in (*lists, *further) if one not in found] == []


def test_nothing_is_missing_once_it_stands_in_the_lists_and_has_rules_and_a_board(made: Path) -> None:
    """What the tests of a new game ask for can be given: rules, a module a room or no room, a board, lists, a page."""
    for file, entries in LISTS.items():
        write_into(made, file, entries)
    (made / "engine" / NAME / "data" / "rules.txt").write_text("TS-TURN-01\n")
    shutil.rmtree(made / "engine" / NAME / "economy")
    for room in ROOMS.keys() - {"economy"}:
        (made / "engine" / NAME / room / "more.py").touch()
    for language in ("en", "pl"):
        (made / "bot" / "rulebook" / language).mkdir(parents=True)
        (made / "bot" / "rulebook" / language / f"{NAME}.txt").write_text("# A turn\nTS-TURN-01 Score or pass.\n")
    (made / "docs" / "developing").mkdir(parents=True)
    (made / "docs" / "developing" / f"index-{NAME}.md").touch()
    with (made / "engine" / NAME / "rules.py").open("a") as rules:
        rules.write(BOARD_IN_WORDS.replace("TITLE", "TwinSuns"))
    page = made / "render" / NAME / "page.py"
    painted = page.read_text().replace(f'canvas, "{NAME}"', f'canvas, f"{NAME}{{scene.view.round}}"')
    page.write_text(painted + CLOSE_UPS.replace("TITLE", "TwinSuns"))
    beside_the_kernel(made)
    assert wrong(made, "pytest", f"tests/engine/{NAME}", "-p", "no:cacheprovider") == ""


BOARD_IN_WORDS = """
def board_text(rules, view):
    from engine.board_text import BoardText, PlaceText, SeatText
    places = tuple(PlaceText(id, T("no"), ()) for id in "ab")
    return BoardText(tuple(SeatText(T("no"), T("no"), ()) for _ in view.seats), (), places)


TITLE.board_text = board_text
TITLE.places = lambda rules, view: [(T("no"), id) for id in "ab"]
"""
CLOSE_UPS = """
def close_up(scene, id):
    canvas = Canvas(WIDTH, HEIGHT)
    skies.stars(canvas, id)
    return Drawing(canvas.image, palette_of(canvas.image))


from engine.zoom import OfPlace
from render.painter import Shown

TITLEPainter.pictures = (Shown(OfPlace(), close_up, lambda scene, id: ()),)
"""


def write_into(folder: Path, file: str, entries: Mapping[str, str]) -> None:
    """A copy of a file of the project, with an entry more in each of these lists."""
    text = (ROOT / file).read_text()
    for name, entry in entries.items():
        before, start, after = re.split(rf"^({name}\b[^=]*= [{{(])", text, flags=re.MULTILINE)
        text = f"{before}{start}{entry}, {after}"
    (folder / file).unlink(missing_ok=True)
    (folder / file).write_text(text)


def test_a_word_that_lacks_is_named(made: Path) -> None:
    words = made / "bot" / "locales" / "pl" / f"{NAME}-core.ftl"
    words.write_text(re.sub(r".*-(phase-over|colour-red) = .*\n", "", words.read_text()))
    beside_the_kernel(made)
    found = wrong(made, "pytest", f"tests/engine/{NAME}", "-k", "words", "-p", "no:cacheprovider")
    assert f"{NAME}-phase-over" in found and f"{NAME}-colour-red" in found and "[en]" not in found


def test_no_string_names_its_questions(made: Path) -> None:
    for file in sorted((made / "engine" / NAME).rglob("*.py")):
        assert [*question_names.asked_by_string(ast.parse(file.read_text()))] == [], file


def test_it_writes_over_nothing(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (made / "engine" / NAME / "words.py").write_text("mine\n")
    assert main(["new", NAME, "--into", str(made)]) == 1
    assert (made / "engine" / NAME / "words.py").read_text() == "mine\n"
    assert "stands already" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["", "Ti4", "no-go", "a__b", "4x", "../out", "x" * 21])
def test_a_name_has_to_be_that_of_a_package(name: str) -> None:
    with pytest.raises(ValueError, match="no package"):
        package_name(name)


def test_every_room_says_what_it_is_for() -> None:
    made = new_game(NAME)
    assert all(made[f"engine/{NAME}/{room}/__init__.py"].startswith('"""') for room in ROOMS)
    assert f"tests/engine/{NAME}/test_what_is_missing.py" in made
