"""What stands in a file: its texts, and the functions they are in, are read by, or register."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from engine.commands.asked import sources

Function = ast.FunctionDef | ast.AsyncFunctionDef
NAMES = (ast.Name, ast.Attribute)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
Tables = Mapping[str, list[str]]
BESIDE = ("minds", "advice", "data", "interface", "odds")
"""Rooms of a game that know rules and components without holding them."""


class Found(NamedTuple):
    """A text, the function in which it stands, and whether it stands in what decorates or registers that."""

    text: str
    where: str
    decorates: bool


def texts(node: ast.AST, where: str = "", decorates: bool = False, tables: Tables | None = None) -> Iterator[Found]:
    """Each text below a node, also those of the module's constants that are read there."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Found(node.value, where, decorates)
    if isinstance(node, ast.Name):
        yield from (Found(text, where, decorates) for text in (tables or {}).get(node.id, ()))
    name = node.name if isinstance(node, FUNCTIONS) else where
    for part in parts(node):
        above = isinstance(node, FUNCTIONS) and part in node.decorator_list
        yield from texts(part, name, decorates or above, tables)


def mentioned(tree: ast.Module) -> Iterator[Found]:
    """Each text of a module. A constant's stand where it is read; those of a table or a loop that registers functions
    stand at these.
    """
    tables, own = tables_of(tree), functions(tree)
    below = [found for one in tree.body for found in texts(one, tables=tables)]
    yield from (found for found in below if found.where)
    read = {found.text for found in below if found.where}
    for statement in tree.body:
        if not isinstance(statement, (*FUNCTIONS, ast.ClassDef)):
            registered = [name for name in names(statement) if name in own]
            for found in texts(statement, tables=tables):
                if registered or found.text not in read:
                    yield from (Found(found.text, name, bool(name)) for name in registered or [""])


def tables_of(tree: ast.Module) -> dict[str, list[str]]:
    """By constant of a module the texts in it."""
    return {name: said(value) for name, value in constants(tree)}


def constants(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The names to which a module assigns a value, and this."""
    for one in tree.body:
        targets = one.targets if isinstance(one, ast.Assign) else [one.target] if isinstance(one, ast.AnnAssign) else []
        value = one.value if isinstance(one, (ast.Assign, ast.AnnAssign)) else None
        for target in targets:
            if isinstance(target, ast.Name) and value is not None:
                yield target.id, value


def functions(tree: ast.Module) -> dict[str, Function]:
    """Every function and method of a module by its own name; of two the first."""
    found: dict[str, Function] = {}
    for node in below(tree):
        if isinstance(node, FUNCTIONS):
            found.setdefault(node.name, node)
    return found


@cache
def said(node: ast.AST) -> list[str]:
    """The texts below a node."""
    return [one.value for one in below(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]


@cache
def names(node: ast.AST) -> list[str]:
    """The names and attributes that are read below a node."""
    found = [one.id if isinstance(one, ast.Name) else one.attr for one in below(node) if isinstance(one, NAMES)]
    return [*dict.fromkeys(found)]


@cache
def below(node: ast.AST) -> list[ast.AST]:
    """A node and all below it; each is looked through once."""
    found = [node]
    for one in found:
        found += parts(one)
    return found


def parts(node: ast.AST) -> list[ast.AST]:
    """The nodes right below a node; `ast.iter_child_nodes` takes three times as long."""
    found: list[ast.AST] = []
    for value in vars(node).values():
        if isinstance(value, list):
            found += [part for part in value if isinstance(part, ast.AST)]
        elif isinstance(value, ast.AST) and not isinstance(value, (ast.expr_context, ast.operator)):
            found.append(value)
    return found


@cache
def trees(folder: str) -> dict[str, ast.Module]:
    """The files of a folder, called as they are within it."""
    return {file.removeprefix(f"{folder}/"): ast.parse(source) for file, source in sources(folder).items()}


@cache
def mentions(game: str) -> dict[str, list[tuple[str, bool]]]:
    """Where each text of a game's code stands, and whether it registers what it stands at."""
    found: dict[str, list[tuple[str, bool]]] = {}
    for file, tree in trees(f"engine/{game}").items():
        if not file.startswith((*BESIDE, "components.py")):
            for text, where, decorates in mentioned(tree):
                found.setdefault(text, []).append((f"{file}:{where}", decorates))
    return found


def function_at(game: str, place: str) -> Function | None:
    """The function that a place of the game names."""
    file, _, name = place.partition(":")
    tree = trees(f"engine/{game}").get(file)
    return named(tree).get(name.rpartition(".")[2]) if tree else None


@cache
def named(tree: ast.Module) -> dict[str, Function]:
    """The same as `functions`, read once."""
    return functions(tree)
