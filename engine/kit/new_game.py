"""A new game's rooms before anything is in them: a package that plays, a painter, its words in both languages, and
tests that say what is missing.

What each file begins with lies in `blank/`; NAME stands there for the game's name, TITLE for that of its class, SPOKEN
for what people call it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files

ROOMS = {
    "galaxy": "The board: its places, what stands there, and the ways between them.",
    "phases": "The course of a game: setup, rounds, and how it ends.",
    "combat": "Battles, step by step.",
    "economy": "What is earned, bought and built.",
    "abilities": "What cards, technologies and factions change: points, moments and holdings (`engine.effects`).",
    "interface": "What the rest of the house sees of the game.",
}
"""The plan that all games follow; a game that lacks something takes the room out, and adds its rulebook's own."""
FILLED = {
    "phases": ("course", "scoring", "setup", "turns"),
    "interface": ("determinise", "invariants", "make_view", "verbs", "view"),
    "": ("__init__", "components", "play", "rules", "state", "words"),
}
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MOST = 20


def package_name(text: str) -> str:
    """A name that a package can have.

    Raises:
        ValueError: this is none.
    """
    if not NAME.fullmatch(text) or len(text) > MOST:
        raise ValueError(f"no package can be called {text[:60]!r}")
    return text


def new_game(name: str) -> Mapping[str, str]:
    """The files of a new game, by their paths in the project."""
    return dict(_package(name)) | dict(_painter(name)) | dict(_words(name)) | dict(_tests(name))


def _package(name: str) -> Iterator[tuple[str, str]]:
    package = f"engine/{name}"
    yield f"{package}/data/rules.txt", ""
    for room, about in ROOMS.items():
        yield f"{package}/{room}/__init__.py", f'"""{about}"""\n'
    for room, modules in FILLED.items():
        for module in modules:
            yield f"{package}/{room}/{module}.py".replace("//", "/"), _filled(f"{room}/{module}", name)


def _painter(name: str) -> Iterator[tuple[str, str]]:
    for module in ("__init__", "page"):
        yield f"render/{name}/{module}.py", _filled(f"render/{module}", name)


def _words(name: str) -> Iterator[tuple[str, str]]:
    for language in ("en", "pl"):
        yield f"bot/locales/{language}/{name}-core.ftl", _filled(f"locales/{language}", name)


def _tests(name: str) -> Iterator[tuple[str, str]]:
    tests = f"tests/engine/{name}"
    yield f"{tests}/__init__.py", ""
    yield f"{tests}/test_what_is_missing.py", _filled("/test_what_is_missing", name)


def _filled(path: str, name: str) -> str:
    """A file of the blank game under its own name, with what it imports in order."""
    blank = files("engine.kit").joinpath("blank", *f"{path}.txt".strip("/").split("/")).read_text(encoding="utf-8")
    spoken = name.title().replace("_", " ")
    text = blank.replace("NAME", name).replace("TITLE", spoken.replace(" ", "")).replace("SPOKEN", spoken)
    return re.sub(
        r"(?:^from (?:engine|render).*\n)+", lambda found: "".join(sorted(found[0].splitlines(True))), text, flags=re.M
    )
