"""Where each rule and each component of a game stands: `python -m tests.index` writes docs/developing/index-*.md anew.

Read from syntax trees and data; a place is a file and the function in it, by the game's own folder and by `tests`.
"""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from engine import games
from engine.checking import choices
from engine.checking.ruleindex import index
from engine.commands.asked import sources
from engine.component import Component

PAGES = Path(__file__).parent.parent / "docs" / "developing"
KINDS = ("kind", "anomaly")
"""The fields of a data row that say it."""
MOST = 3
"""So many places are told of each; a search for the id finds the others."""
BESIDE = ("minds", "data", "interface", "odds")
"""Rooms of a game that know rules and components without holding them."""


def page(game: str) -> str:
    """The index of a game."""
    where = f"Code is in `engine/{game}`, tests are in `tests/engine/{game}`, or in `tests` where no such file is."
    title = f"# Index: {game}\n\nWritten by `python -m tests.index`. {where}"
    rules = table("rule | code | asked by | test", rule_rows(game))
    things = table("component | code | words | test", component_rows(game))
    return f"{title}\n\n## Rules\n\n{rules}\n\n## Components with rules of their own\n\n{things}\n"


def table(head: str, rows: Iterable[tuple[str, ...]]) -> str:
    """A table whose columns are told as `one | other`."""
    columns = head.split(" | ")
    return "\n".join(" | ".join(row) for row in (columns, ["-"] * len(columns), *rows))


# --- rules -----------------------------------------------------------------------------------------------------------


def rule_rows(game: str) -> Iterator[tuple[str, ...]]:
    """Each rule: the code that names it, first where most of its kin are; what asks; a test that holds it."""
    rules = games.rules_of(game)
    asked = choices.read(rules.choice_list()).rules
    made = index(rules.rule_ids(), sources(f"engine/{game}"), tests_of(game, rules.rule_ids()[0]))
    homes = Counter((family(id), file_of(place)) for id, places in made.rules.items() for place in places.code)
    for id, places in made.rules.items():
        kinds = asked[id].kinds if id in asked else ()
        code = sorted(places.code, key=lambda place: -homes[family(id), file_of(place)])
        code = by_function(place.removeprefix(f"engine/{game}/") for place in code)
        tests = [place.removeprefix("tests/").removeprefix(f"engine/{game}/") for place in places.tests]
        yield id, told(code), " ".join(kinds), told(tests[:1])


def family(id: str) -> str:
    """What a rule is about: the part of the rulebook that its id names."""
    return id.rpartition("-")[0]


def file_of(place: str) -> str:
    return place.partition(":")[0]


def tests_of(game: str, id: str) -> dict[str, str]:
    """The tests that name rules like this one: those of the game, then all others."""
    start, found = f'"{id.partition("-")[0]}-', all_tests()
    own = sorted(found, key=lambda file: not file.startswith(f"tests/engine/{game}/"))
    return {file: found[file] for file in own if start in found[file]}


@cache
def all_tests() -> dict[str, str]:
    return sources("tests")


def by_function(places: Iterable[str]) -> list[str]:
    """Functions before whole modules, and what holds a rule before what only knows of it."""
    return sorted(places, key=lambda place: (place.startswith(BESIDE), place.endswith(":")))


def told(places: Iterable[str]) -> str:
    """Places as they stand in a row."""
    return " ".join(place.rstrip(":") for place in [*dict.fromkeys(places)][:MOST])


# --- components ------------------------------------------------------------------------------------------------------


def component_rows(game: str) -> Iterator[tuple[str, ...]]:
    """Each component that code names, or whose data names what code does; and the key of its words."""
    for component in sorted(games.rules_of(game).components(), key=lambda one: one.id):
        code = told(own_files_first(component.id, code_of(game, component)))
        if code:
            yield component.id, code, component.name.key, told(tests_naming(game, component.id)[:1])


def own_files_first(id: str, places: Iterable[str]) -> list[str]:
    """Files that are called as the component before all others, of these those in the room of its kind."""
    kind, _, name = id.partition(":")
    return sorted(places, key=lambda place: (Path(file_of(place)).stem != name, not place.startswith(kind)))


def code_of(game: str, component: Component) -> list[str]:
    """Where its name is registered, or else where it stands; then what does the steps that its data name, or where what
    kind of thing it is stands.
    """
    name, known = component.id.partition(":")[2], mentions(game)
    stem = name.rstrip("-0123456789")
    found = [] if name.isdigit() else known.get(name, known.get(stem, []))
    named = [registering(known.get(step, [])) for step in steps(game).get(name, [])]
    kinds = [known.get(kind, []) for kind in kinds_of(game).get(name, [])]
    places = [*(registering(found) or [place for place, _ in found]), *(place for one in named for place in one)]
    return places or [place for one in kinds for place in registering(one) or [place for place, _ in one]]


def tests_naming(game: str, id: str) -> list[str]:
    """The tests of the game in whose code a component is named: those called like it first, of these those in the room
    of its kind.
    """
    kind, _, name = id.partition(":")
    return sorted(test_mentions(game).get(name, []), key=lambda place: (name not in place, not place.startswith(kind)))


@cache
def test_mentions(game: str) -> dict[str, list[str]]:
    """In which tests of the game each text stands."""
    found: dict[str, list[str]] = {}
    for file, source in all_tests().items():
        if file.startswith(f"tests/engine/{game}/"):
            for text, where, _ in texts(ast.parse(source)):
                if where.startswith("test_"):
                    found.setdefault(text, []).append(f"{file.removeprefix(f'tests/engine/{game}/')}:{where}")
    return found


def registering(found: Iterable[tuple[str, bool]]) -> list[str]:
    return [place for place, decorates in found if decorates]


@cache
def mentions(game: str) -> dict[str, list[tuple[str, bool]]]:
    """Where each text of the code stands, and whether it registers what stands below it."""
    found: dict[str, list[tuple[str, bool]]] = {}
    for file, source in sources(f"engine/{game}").items():
        short = file.removeprefix(f"engine/{game}/")
        if not short.startswith((*BESIDE, "components.py")):
            for text, where, decorates in texts(ast.parse(source)):
                found.setdefault(text, []).append((f"{short}:{where}", decorates))
    return found


def texts(node: ast.AST, where: str = "", decorates: bool = False) -> Iterator[tuple[str, str, bool]]:
    """Each text below a node, the function it is in, and whether it is in what decorates that."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, where, decorates
    is_function = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    name = node.name if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) else where
    for part in ast.iter_child_nodes(node):
        above = is_function and part in node.decorator_list  # type: ignore[attr-defined]
        yield from texts(part, name, decorates or above)


@cache
def steps(game: str) -> dict[str, list[str]]:
    """By component what the steps of its data are called, in their order."""
    files = sorted((Path(games.__file__).parent / game / "data").glob("*.json"))
    rows = [row for file in files for row in with_id(json.loads(file.read_text(encoding="utf-8")))]
    return {str(row["id"]): [*dict.fromkeys(called(row))] for row in rows}


@cache
def kinds_of(game: str) -> dict[str, list[str]]:
    """By component what kind of thing it is, as its data say."""
    files = sorted((Path(games.__file__).parent / game / "data").glob("*.json"))
    rows = [row for file in files for row in with_id(json.loads(file.read_text(encoding="utf-8")))]
    return {str(row["id"]): [row[key] for key in KINDS if isinstance(row.get(key), str)] for row in rows}


def with_id(data: Any) -> Iterator[dict[str, Any]]:
    """Every row that has an id, however deep."""
    if isinstance(data, dict) and "id" in data:
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from with_id(part)


def called(data: Any) -> Iterator[str]:
    """Every step within a row."""
    if isinstance(data, dict) and isinstance(data.get("op"), str):
        yield data["op"]
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from called(part)


if __name__ == "__main__":
    for game in games.TITLES:
        (PAGES / f"index-{game}.md").write_text(page(game), encoding="utf-8")
