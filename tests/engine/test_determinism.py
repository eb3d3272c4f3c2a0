"""No clock, no files, no global chance, no order of sets, no floats in games, nothing to unwind around an await.

The same seed must give the same game on every machine and every start, and a coroutine that is dropped must leave
nothing behind. Read off the syntax trees of `engine/`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.games import TITLES

ENGINE = Path(__file__).parent.parent.parent / "engine"
FILES = sorted(ENGINE.rglob("*.py"))
COMMAND_LINE = {ENGINE / "__main__.py", *(ENGINE / "commands").glob("*.py")}
BANNED_IMPORTS = {
    *("asyncio", "time", "datetime", "os", "io", "pathlib", "secrets", "uuid", "threading", "socket", "subprocess"),
    *("tempfile", "shutil", "glob", "locale", "platform", "concurrent", "multiprocessing", "logging", "numpy"),
}
BANNED_CALLS = {"open", "input", "hash", "id", "print", "eval", "exec", "vars", "globals"}
UNSTABLE_CHANCE = {"choice", "choices", "randint", "randrange", "sample", "uniform", "gauss", "getrandbits", "seed"}
CHANCES = {"chance", "luck", "moves", "random", "stream", "Random"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference", "copy"}
ORDERLESS = {"any", "all", "sum", "len", "sorted", "set", "frozenset", "min", "max", "isinstance", "bool"}
ORDERED = {"list", "tuple", "enumerate", "zip", "iter", "next", "map", "filter", "reversed", "dict", "deque"}
CATCH_ALL = {"", "Exception", "BaseException", "GeneratorExit", "RuntimeError", "IllegalAnswer", "AnswerError"}
Finding = Iterator[tuple[ast.AST, str]]


def imports(tree: ast.Module) -> Finding:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        for name in names:
            if name.split(".")[0] in BANNED_IMPORTS:
                yield node, f"imports {name}"
            if isinstance(node, ast.Import) and name == "random":
                yield node, "imports the whole of random"
        if isinstance(node, ast.ImportFrom) and node.module == "random" and [a.name for a in node.names] != ["Random"]:
            yield node, "imports more than Random"


def calls(tree: ast.Module) -> Finding:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS:
            yield node, f"calls {node.func.id}"
        if isinstance(node, ast.Attribute) and node.attr in UNSTABLE_CHANCE and _called(node.value) in CHANCES:
            yield node, f"calls .{node.attr}"


def _called(node: ast.expr) -> str:
    """The last name of what a method is called on."""
    return ast.unparse(node).partition("(")[0].rpartition(".")[2]


def streams(tree: ast.Module) -> Finding:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Random":
            yield node, "makes a stream of its own"


def floats(tree: ast.Module) -> Finding:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield node, f"says {node.value}"
        if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Div):
            yield node, "divides with /"


def unwinding(tree: ast.Module) -> Finding:
    for node in ast.walk(tree):
        if isinstance(node, (ast.AsyncWith, ast.AsyncFor)):
            yield node, "async with or for"
        elif isinstance(node, ast.With) and any(_awaits(part) for part in node.body):
            yield node, "awaits inside with"
        elif isinstance(node, ast.Try) and any(_awaits(part) for part in node.body) and _holds_on(node):
            yield node, "awaits inside a try that unwinds or catches all"


def _holds_on(node: ast.Try) -> bool:
    """A rule may end another by an exception of its own, caught by that name; nothing else."""
    caught = [ast.unparse(handler.type) if handler.type else "" for handler in node.handlers]
    return bool(node.finalbody) or any(name in CATCH_ALL or "(" in name for name in caught)


def _awaits(node: ast.AST) -> bool:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
        return False
    return isinstance(node, ast.Await) or any(_awaits(child) for child in ast.iter_child_nodes(node))


def set_orders(tree: ast.Module, makers: frozenset[str] = frozenset()) -> Finding:
    """Where the order of a set could show. `makers` are functions that return sets."""
    known = makers | {name for name, returns in returned(tree) if returns}
    for scope in ast.walk(tree):
        if isinstance(scope, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Module)):
            yield from SetOrders(scope, known).found()


def returned(tree: ast.AST) -> Iterator[tuple[str, bool]]:
    """Each function and whether it says that it returns a set."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, node.returns is not None and says_set(node.returns)


def says_set(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).startswith(("set[", "frozenset[", "AbstractSet[", "Set["))


class SetOrders:
    """One function (or the top level) and the names in it that hold sets."""

    def __init__(self, scope: ast.AST, makers: frozenset[str] | set[str]) -> None:
        self.scope, self.makers = scope, makers
        self.own = list(_own_nodes(scope))
        self.names: set[str] = set()
        self.sets: set[str] = {
            arg.arg for arg in _arguments(scope) if arg.annotation is not None and says_set(arg.annotation)
        }
        for _ in range(2):
            self.sets |= {name for node in self.own for name in self._assigned(node)}

    def _assigned(self, node: ast.AST) -> Iterator[str]:
        if isinstance(node, ast.Assign) and self.is_set(node.value):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and says_set(node.annotation):
            yield node.target.id

    def is_set(self, node: ast.AST) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name(id=name):
                return name in self.sets
            case ast.Call(func=ast.Name(id=name)):
                return name in {"set", "frozenset"} | self.makers
            case ast.Call(func=ast.Subscript(value=ast.Name(id=name))):
                return name in {"set", "frozenset"}
            case ast.Call(func=ast.Attribute(value=value, attr=name)):
                return name in self.makers or (name in SET_METHODS and self.is_set(value))
            case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor(), right=right):
                return self.is_set(left) or self.is_set(right)
            case ast.IfExp(body=body, orelse=other):
                return self.is_set(body) or self.is_set(other)
        return False

    def found(self) -> Finding:
        free = {id(arg) for node in self.own for arg in _orderless(node)}
        for node in self.own:
            if isinstance(node, ast.For) and self.is_set(node.iter):
                yield node, "a loop over a set"
            elif isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.DictComp)) and id(node) not in free:
                if any(self.is_set(part.iter) for part in node.generators):
                    yield node, "a comprehension over a set"
            elif isinstance(node, ast.Starred) and self.is_set(node.value) and id(node) not in free:
                yield node, "a set unpacked"
            elif isinstance(node, ast.Call) and _ordering(node) and any(map(self.is_set, _ordered(node))):
                yield node, "a set put into an order"
            elif isinstance(node, ast.Attribute) and node.attr == "pop" and self.is_set(node.value):
                yield node, "a set popped"


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(scope):
        yield child
        if not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from _own_nodes(child)


def _arguments(scope: ast.AST) -> list[ast.arg]:
    if not isinstance(scope, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return []
    return [*scope.args.args, *scope.args.kwonlyargs]


def _ordering(node: ast.Call) -> bool:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in {"join", "extend", "fromkeys", "shuffle"}
    return isinstance(node.func, ast.Name) and node.func.id in ORDERED | {"shuffled"}


def _ordered(node: ast.Call) -> list[ast.expr]:
    """What is put into an order; the second thing that `fromkeys` takes is one value for all."""
    keys = isinstance(node.func, ast.Attribute) and node.func.attr == "fromkeys"
    return node.args[:1] if keys else node.args


def _orderless(node: ast.AST) -> Iterator[ast.AST]:
    """What stands where its order cannot show."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS:
        yield from node.args
    if isinstance(node, ast.Set):
        yield from node.elts


def everywhere(rule: Callable[[ast.Module], Finding], files: list[Path]) -> list[str]:
    found = []
    for file in files:
        for node, what in rule(ast.parse(file.read_text(encoding="utf-8"))):
            found.append(f"{file.relative_to(ENGINE.parent)}:{getattr(node, 'lineno', 0)} {what}")
    return found


PURE = [file for file in FILES if file not in COMMAND_LINE]


def test_no_clock_no_files_no_threads() -> None:
    assert everywhere(imports, PURE) == []


def test_nothing_is_read_printed_or_hashed() -> None:
    assert everywhere(calls, PURE) == []


def test_streams_come_from_chance_alone() -> None:
    assert everywhere(streams, [file for file in FILES if file != ENGINE / "chance.py"]) == []


def test_games_count_in_whole_numbers() -> None:
    assert everywhere(floats, [file for file in FILES if file.relative_to(ENGINE).parts[0] in TITLES]) == []


def test_a_dropped_rule_leaves_nothing_behind() -> None:
    assert everywhere(unwinding, FILES) == []


def test_the_order_of_sets_shows_nowhere() -> None:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in FILES]
    makers = frozenset(name for tree in trees for name, returns in returned(tree) if returns)
    assert everywhere(lambda tree: set_orders(tree, makers), FILES) == []


@pytest.mark.parametrize(
    ("rule", "source"),
    [
        (imports, "import asyncio"),
        (imports, "from os import environ"),
        (imports, "import random"),
        (imports, "from random import choice"),
        (calls, "open('x')"),
        (calls, "hash('x')"),
        (calls, "chance.choice([1])"),
        (streams, "Random(1)"),
        (floats, "score = 0.5"),
        (floats, "score = a / 2"),
        (unwinding, "async def f():\n  try:\n    await g()\n  finally:\n    h()"),
        (unwinding, "async def f():\n  try:\n    if x:\n      await g()\n  except Exception:\n    h()"),
        (unwinding, "async def f():\n  try:\n    await g()\n  except (A, B):\n    h()"),
        (unwinding, "async def f():\n  with g():\n    await h()"),
        (set_orders, "for x in {1, 2}: pass"),
        (set_orders, "[x for x in set(y)]"),
        (set_orders, "def f():\n  s = set(a)\n  for x in s | t: pass"),
        (set_orders, "def f(s: set[int]):\n  return list(s)"),
        (set_orders, "def near() -> set[int]: ...\ndef f():\n  for x in near(): pass"),
        (set_orders, "x = [*{1}]"),
        (set_orders, "x = ', '.join({a})"),
        (set_orders, "def f():\n  s = {1}\n  s.pop()"),
    ],
)
def test_each_fault_is_seen(rule: Callable[[ast.Module], Finding], source: str) -> None:
    assert list(rule(ast.parse(source)))


@pytest.mark.parametrize(
    "source", ["for x in sorted({1, 2}): pass", "any(x for x in {1})", "{x for x in set(y)}", "x in {1}", "len({1})"]
)
def test_sets_may_be_asked(source: str) -> None:
    assert list(set_orders(ast.parse(source))) == []
