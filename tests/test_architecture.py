"""ARCHITECTURE.md tells the truth: its rooms are those of the imports, its files and names are there."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.rooms import PAGE, page
from tests.test_walls import ROOT, modules

TEXT = PAGE.read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:bot|engine|render|tests|docs)/[\w/.]+)`", TEXT)))
NAMES = sorted(set(re.findall(r"`([A-Za-z_]+(?:\.[a-z_]+)?)`", TEXT)) - {"bot", "engine", "render", "custom_id"})


@cache
def code() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in modules("bot", "engine", "render", "tests"))


def test_the_rooms_on_the_page_are_those_of_the_imports() -> None:
    assert page(TEXT) == TEXT, "python -m tests.rooms draws them anew"


@pytest.mark.parametrize("path", PATHS)
def test_what_the_page_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("name", NAMES)
def test_functions_and_classes_on_the_page_are_there(name: str) -> None:
    assert re.search(rf"\b(?:def|class) {name.rpartition('.')[2]}\b", code())
    if "." in name and name[0].isupper():
        assert re.search(rf"class {name.partition('.')[0]}\b", code())


def test_the_page_fits_its_lines() -> None:
    prose = TEXT.partition("<!-- rooms -->")[0]
    assert [line for line in prose.splitlines() if len(line) > 120] == []
