"""Every seal of the engine taken out, one at a time, for `tests.mutants`: where free undo ends, some test says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from engine.games import TITLES
from tests.mutations import HERE, Mutant

ROOT = HERE.parent
ENGINE = ROOT / "engine"
GENERAL = "tests/engine/test_seals.py::test_whatever_shows_something_hidden_is_sealed_for_those_who_read_it"
KERNEL = ("tests/engine/test_together.py", "tests/engine/test_drafting.py", "tests/engine/effects/test_effects.py")


def _is_seal(node: ast.AST) -> bool:
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "seal"


def _tests(file: Path) -> tuple[str, ...]:
    """A seal of a game is seen in games by chance, by the test of those that nothing is said of, or beside its rule."""
    title = file.relative_to(ENGINE).parts[0]
    if title not in TITLES:
        return KERNEL
    beside = sorted((HERE / "engine" / title).rglob(f"test_{file.stem}.py"))
    named = (str(test.relative_to(ROOT)) for test in beside)
    return (GENERAL + f"[{title}]", f"tests/engine/{title}/test_seals.py", *named)


def _without(file: Path, number: int, lines: list[str]) -> Mutant:
    """The file without the seal on this line, told from others in it by as many lines before it as that takes."""
    name, first, text = str(file.relative_to(ROOT)), number, "".join(lines)
    while text.count("".join(lines[first : number + 1])) > 1:
        first -= 1
    seal = lines[number].strip()
    before, indent = "".join(lines[first:number]), lines[number][: -len(lines[number].lstrip())]
    return Mutant(
        f"not sealed: {name}:{number + 1} {seal}", name, before + lines[number], f"{before}{indent}pass\n", _tests(file)
    )


def _seals() -> Iterator[Mutant]:
    for file in sorted(ENGINE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        found = [node.lineno for node in ast.walk(ast.parse(text)) if _is_seal(node)] if ".seal(" in text else []
        for line in sorted(found):
            yield _without(file, line - 1, text.splitlines(keepends=True))


SEALS = tuple(_seals())
