"""Each rule of a catalogue: where docstrings say that it is implemented, and which tests cite it.

Reads syntax trees, so nothing is imported. An id counts where it stands whole: `TI-RETREAT-03`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from engine.text import Json

_ID = re.compile(r"\b[A-Z]+-[A-Z0-9]+-[0-9]+\b")
_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(slots=True)
class Places:
    """Where one rule stands, as `file:function`."""

    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Index:
    """Every rule of the catalogue in its order, and ids that are cited but not in it (doubts, examples, slips)."""

    rules: dict[str, Places]
    beyond: dict[str, Places]

    def lacking(self, what: str) -> list[str]:
        """The rules without `code`, without `tests`, or (`either`) without one of the two."""
        return [id for id, places in self.rules.items() if _lacks(places, what)]

    def totals(self, game: str) -> dict[str, Json]:
        """How many rules there are, and how many have what they should."""
        total, either = len(self.rules), len(self.lacking("either"))
        return {
            "game": game,
            "total": total,
            "implemented": total - len(self.lacking("code")),
            "tested": total - len(self.lacking("tests")),
            "both": total - either,
            "share": f"{100 * (total - either) // max(total, 1)} %",
        }

    def in_words(self, game: str) -> str:
        """For people: the totals, and what is lacking."""
        lines = [" ".join(f"{key}={value}" for key, value in self.totals(game).items())]
        for what in ("code", "tests"):
            lines += [f"\nwithout {what} ({len(self.lacking(what))}):", *_listed(self.lacking(what))]
        return "\n".join([*lines, f"\nbeyond ({len(self.beyond)}):", *_listed([*self.beyond])])

    def to_json(self, game: str) -> dict[str, Json]:
        """Totals first, then every rule."""
        return {
            **self.totals(game),
            "rules": [{"id": id, "code": [*p.code], "tests": [*p.tests]} for id, p in self.rules.items()],
            "beyond": [{"id": id, "code": [*p.code], "tests": [*p.tests]} for id, p in self.beyond.items()],
        }


def _listed(ids: Sequence[str]) -> list[str]:
    return [f"  {id}" for id in ids] or ["  -"]


def _lacks(places: Places, what: str) -> bool:
    return (what != "tests" and not places.code) or (what != "code" and not places.tests)


def index(ids: Sequence[str], code: Mapping[str, str], tests: Mapping[str, str]) -> Index:
    """The index of a catalogue over sources by file name."""
    made = Index({id: Places() for id in ids}, {})
    families = tuple({id.split("-")[0] + "-": None for id in ids})
    for file, source in code.items():
        for id, place in cited_in_docstrings(source):
            _note(made, families, id).code.append(f"{file}:{place}")
    for file, source in tests.items():
        for id, place in cited_by_tests(source):
            _note(made, families, id).tests.append(f"{file}:{place}")
    return made


def _note(made: Index, families: tuple[str, ...], id: str) -> Places:
    if id in made.rules:
        return made.rules[id]
    return made.beyond.setdefault(id, Places()) if id.startswith(families) else Places()


def cited_in_docstrings(source: str) -> Iterator[tuple[str, str]]:
    """Each rule id in a docstring, with the function, class, constant or (empty) module it belongs to."""
    for node, name in _named(ast.parse(source)):
        if isinstance(node, _Documented):
            for id in dict.fromkeys(_ID.findall(ast.get_docstring(node) or "")):
                yield id, name
            for constant, text in _constants(node.body):
                yield from ((id, f"{name}.{constant}".lstrip(".")) for id in dict.fromkeys(_ID.findall(text)))


def _constants(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    """What is assigned a value with a docstring below it, and that docstring."""
    for node, below in pairwise(body):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(targets[0], ast.Name):
            yield targets[0].id, str(below.value.value)


def cited_by_tests(source: str) -> Iterator[tuple[str, str]]:
    """Each rule id in a `pytest.mark.rule(...)`, with the test it marks."""
    for node, name in _named(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for decorator in node.decorator_list:
                for id in _marked(decorator):
                    yield id, name
        elif isinstance(node, ast.Assign) and any(_is_pytestmark(target) for target in node.targets):
            for id in _marked(node.value):
                yield id, name


def _named(node: ast.AST, name: str = "") -> Iterator[tuple[ast.AST, str]]:
    yield node, name
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield from _named(child, f"{name}.{child.name}".lstrip("."))
        else:
            yield from _named(child, name)


def _is_pytestmark(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and target.id == "pytestmark"


def _marked(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
            yield from (str(arg.value) for arg in call.args if isinstance(arg, ast.Constant))
