"""Where the code of a game names kinds of questions by strings, nowhere but where they are declared; which it asks."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from engine.chance import stream
from engine.checking.fuzz import choose
from engine.game import AnyRules
from engine.table import Table

ASKING = {
    "ask": 0, "ask_one": 0, "pick": 0, "pick_some": 0, "pick_anew": 0, "amount": 0, "spread": 0, "order": 0,
    "confirm": 0, "together": 0, "verb": 0, "ask_among": 1, "keep": 1, "choose": 1,
}  # fmt: skip
"""Methods and functions that ask, and which of their arguments is the kind."""
JUDGING = ("judges", "rates", "in_order", "whether", "cuts_in")
"""What a mind registers its knowledge of kinds by."""
DECLARING = ("Question", "Moment", "DamageMoment")


def code(game: str) -> Iterator[tuple[str, ast.Module]]:
    """The files of a game, by name."""
    for file in sorted(Path("engine", game).rglob("*.py")):
        yield file.as_posix(), ast.parse(file.read_text())


def name_of(call: ast.Call) -> str:
    """What is called, without what it is a method of or is made generic for; empty for `words`, which asks nothing."""
    called = call.func.value if isinstance(call.func, ast.Subscript) else call.func
    if isinstance(called, ast.Attribute):
        return "" if isinstance(called.value, ast.Name) and called.value.id == "words" else called.attr
    return called.id if isinstance(called, ast.Name) else ""


def is_text(node: ast.AST) -> bool:
    """Whether it is a string, also one that is put together."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def asked_by_string(tree: ast.AST) -> Iterator[ast.AST]:
    """Strings in the place of a kind, where something is asked or judged."""
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = name_of(call)
        at = ASKING.get(name, len(call.args))
        kinds = call.args if name in JUDGING else call.args[at : at + 1]
        yield from (text for kind in kinds for text in ast.walk(kind) if is_text(text))


def is_kind(node: ast.AST) -> bool:
    """Whether it reads a kind: `ask.kind`, or a `kind` that was handed on."""
    return (isinstance(node, ast.Attribute) and node.attr == "kind") or (
        isinstance(node, ast.Name) and node.id == "kind"
    )


def compared(tree: ast.AST, names: Collection[str]) -> Iterator[ast.AST]:
    """Strings that are names of kinds and that a kind is compared with."""
    for node in (node for node in ast.walk(tree) if isinstance(node, ast.Compare)):
        sides = (node.left, *node.comparators)
        if any(is_kind(side) for side in sides):
            yield from (text for side in sides for text in ast.walk(side) if named(text, names))


def named(node: ast.AST, names: Collection[str]) -> bool:
    """Whether it is a string that is one of these names."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names


def stray(tree: ast.AST, names: Collection[str]) -> Iterator[ast.AST]:
    """Strings that are names of kinds and stand in no declaration."""
    declared = {
        id(call.args[0])
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and name_of(call) in DECLARING and call.args
    }
    yield from (node for node in ast.walk(tree) if named(node, names) and id(node) not in declared)


def strings(game: str, known: Collection[str], other_words: Collection[str], also: Collection[str]) -> list[str]:
    """Where strings name kinds of a game outside their declarations.

    Args:
        other_words: names of kinds that mean something else too, such as an action.
        also: comparisons, as they are reported, with something else that is called a kind.
    """
    found = []
    for file, tree in code(game):
        texts = (*asked_by_string(tree), *compared(tree, known), *stray(tree, {*known} - {*other_words}))
        found += [f"{file}: {ast.unparse(text)}" for text in texts]
    return sorted({*found} - {*also})


def asked(rules: AnyRules, seats: int, options: Mapping[str, str], answers: int) -> set[str]:
    """The kinds of questions and of cut-ins that come in the first so many answers of a game by chance."""
    table, chance, found = Table.new(rules, seats, "declared", options), stream("declared", 0, 1, "play"), set[str]()
    for _ in range(answers):
        if table.ask is None:
            break
        found.add(table.ask.kind)
        for seat in table.ask.must:
            found |= {table.ask.of(seat).kind, *table.ask.may(seat)}
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    return found
