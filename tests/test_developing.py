"""The pages for developers tell the truth: their files, names and pieces of code are there, and their commands run."""

from __future__ import annotations

import keyword
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.test_walls import ROOT

FILES = [file for file in sorted((ROOT / "docs/developing").glob("*.md")) if not file.name.startswith("index-")]
PAGES = {file.name: file.read_text(encoding="utf-8") for file in FILES}
BLOCK = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FAILS = "  # fails"
NEW = "twin_suns"
OWN = ("engine", "render", "tests", "tests/engine", "bot", "bot/locales", "bot/locales/en", "bot/locales/pl")
"""Folders into which the commands write; all others are those of the project."""
LONGEST = 60


def blocks() -> Iterator[tuple[str, str, str, str]]:
    """Each block of code: its page, its language, the file it comes from, and what it says."""
    for page, text in PAGES.items():
        yield from ((page, *found) for found in BLOCK.findall(text))


def quoted() -> list[str]:
    """What stands between backticks outside of blocks."""
    return sorted({found for text in PAGES.values() for found in re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))})


def is_path(name: str) -> bool:
    return bool(re.fullmatch(r"(?:engine|render|bot|tests|docs)/[\w/.-]*", name))


@cache
def all_of_it() -> str:
    """The code and the words of the project."""
    parts = [*(ROOT / name for name in ("engine", "render", "bot", "tests"))]
    files = [file for part in parts for kind in ("*.py", "*.ftl", "*.txt") for file in part.rglob(kind)]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file != Path(__file__))


@cache
def names() -> set[str]:
    """What is defined: functions, classes, variables, fields, arguments, and modules."""
    found = {name for way in DEFINED for name in re.findall(way, all_of_it(), re.MULTILINE)}
    return found | {file.stem for folder in ("engine", "bot", "render") for file in (ROOT / folder).rglob("*.py")}


DEFINED = (r"\b(?:def|class) (\w+)", r"^ *(\w+): ", r"^ *(\w+)(?:: \S+)? = ", r"\b(\w+)=", r"mark[.](\w+)", r"@(\w+)")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like that of the project, in which commands may write; those of the page on games have run."""
    here = tmp_path_factory.mktemp("checkout")
    for folder in OWN:
        (here / folder).mkdir()
    for folder in ("", *OWN):
        for part in (ROOT / folder).iterdir():
            if not (here / folder / part.name).exists() and not part.name.startswith((".", "__pycache__")):
                (here / folder / part.name).symlink_to(part)
    for command in commands("game.md"):
        assert_runs(command, here)
    return here


def commands(page: str) -> list[str]:
    return [line for name, kind, _, text in blocks() if (name, kind) == (page, "sh") for line in text.splitlines()]


def assert_runs(command: str, folder: Path) -> None:
    """A command ends well; one of which the page says that it fails names what is missing."""
    _, *rest = shlex.split(command, comments=True)
    done = subprocess.run(
        [sys.executable, *rest, *(["-p", "no:cacheprovider"] if "pytest" in rest else [])],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == (1 if FAILS in command else 0), f"{command}: {done.stdout}{done.stderr}"
    assert done.stdout


def test_there_are_the_pages_that_a_newcomer_needs() -> None:
    assert {"card.md", "question.md", "game.md", "fixtures.md", "stuck.md"} <= PAGES.keys()


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_short(page: str) -> None:
    lines = PAGES[page].splitlines()
    assert len(lines) <= LONGEST
    assert [line for line in lines if len(line) > 130 and not line.startswith("|")] == []


@pytest.mark.parametrize(("page", "language", "file", "text"), [block for block in blocks() if block[1] != "sh"])
def test_code_on_a_page_stands_in_the_file_it_names(page: str, language: str, file: str, text: str) -> None:
    code = (ROOT / file).read_text(encoding="utf-8")
    assert text.strip("\n") in code


@pytest.mark.parametrize("page", sorted(PAGES.keys() - {"game.md"}))
def test_the_commands_of_a_page_run(page: str, checkout: Path) -> None:
    for command in commands(page):
        assert_runs(command, checkout)


@pytest.mark.parametrize("path", [*filter(is_path, quoted())])
def test_each_file_that_is_named_is_there(path: str, checkout: Path) -> None:
    """Also those that the commands have made."""
    assert (checkout / path).exists()


@pytest.mark.parametrize("name", [name for name in quoted() if re.fullmatch(r"@?[A-Za-z_]\w*(?:[.]\w+)*", name)])
def test_each_name_is_that_of_something(name: str) -> None:
    last = name.lstrip("@").removesuffix(".py").split(".")[-1]
    assert last in names() or last == NEW or keyword.iskeyword(last)


@pytest.mark.parametrize(
    "word", [word for word in quoted() if re.fullmatch(r"[a-z]\w*-[\w-]+|[A-Z]+-[A-Z]+-\d+", word)]
)
def test_each_key_and_rule_is_one(word: str) -> None:
    assert word in all_of_it() or word == "TS-TURN-01"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    assert [to for to in links(PAGES[page]) if not (ROOT / "docs" / "developing" / to).exists()] == []


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]+)\)", text)


@pytest.mark.parametrize("command", [found for found in quoted() if found.startswith("python -m ")])
def test_each_command_that_is_named_is_there(command: str) -> None:
    module = command.split()[2].replace(".", "/")
    assert (ROOT / f"{module}.py").exists() or (ROOT / module / "__main__.py").exists()


CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_contributing_fits_a_screen_and_leads_to_every_page() -> None:
    lines = CONTRIBUTING.splitlines()
    assert len(lines) <= LONGEST and [line for line in lines if len(line) > 130] == []
    pages = {f"docs/developing/{file.name}" for file in (ROOT / "docs/developing").glob("*.md")}
    assert {"ARCHITECTURE.md", *pages} == set(links(CONTRIBUTING))


@pytest.mark.parametrize("name", [name for name in re.findall(r"`([^`\n]+)`", CONTRIBUTING) if is_path(name)])
def test_what_contributing_names_is_there(name: str) -> None:
    assert (ROOT / name).exists()
