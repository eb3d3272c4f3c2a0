"""Which questions a game asks, by which call and with which sentence; and what a function asks and says."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

from tests.indexed.trees import BESIDE, FUNCTIONS, below, constants, function_at, named, names, said, trees

WORDS = Path(__file__).parent.parent.parent / "bot" / "locales" / "en"
CALLS = {
    "pick": "pick",
    "pick_some": "pick_some",
    "amount": "amount",
    "spread": "spread",
    "order": "order",
    "confirm": "confirm",
    "ask": "",
    "ask_one": "",
    "ask_among": "",
}
"""The calls that ask; for those that take any shape nothing."""
SHAPES = {
    "PickOne": "pick",
    "yes_no": "confirm",
    "PickSome": "pick_some",
    "Amount": "amount",
    "Spread": "spread",
    "Arrange": "order",
    "FreeText": "text",
    "Form": "form",
}
"""By shape the call that asks with it."""
WINDOW = "window"
MOST = 3


class Question(NamedTuple):
    """A kind of question: where it is declared, what its answer is like, which functions ask it, and how in words."""

    kind: str
    file: str
    shape: str
    asked_in: tuple[str, ...]
    says: tuple[str, ...]


@cache
def questions(game: str) -> dict[str, Question]:
    """Every kind that the game declares, and every moment at which a window opens."""
    calls: dict[str, list[tuple[str, str, tuple[str, ...]]]] = {}
    for kind, *call in asking(game):
        calls.setdefault(kind, []).append((call[0], call[1], call[2]))
    every = sorted((kind, moment, file) for (file, _), (kind, moment) in kinds(game).items())
    return {kind: question(game, kind, (file, moment), calls.get(kind, [])) for kind, moment, file in every}


def question(
    game: str, kind: str, declared: tuple[str, bool], found: Sequence[tuple[str, str, tuple[str, ...]]]
) -> Question:
    """A kind with what its calls tell."""
    file, is_moment = declared
    shape = "/".join(dict.fromkeys(shape for _, shape, _ in found if shape))
    usual = [f"{game}-{verb}-{word}" for verb in ("ask", "react") for word in (kind, kind.replace("_", "-"))]
    said = [key for _, _, keys in found for key in keys] or [key for key in usual if key in keys_of(game)]
    shape = shape or (WINDOW if is_moment else "")
    return Question(kind, file, shape, tuple(dict.fromkeys(place for place, _, _ in found)), tuple(dict.fromkeys(said)))


@cache
def kinds(game: str) -> dict[tuple[str, str], tuple[str, bool]]:
    """By the file and the constant that declares it each kind of question and each moment, and whether it is this."""
    found: dict[tuple[str, str], tuple[str, bool]] = {}
    for file, tree in trees(f"engine/{game}").items():
        for name, value in constants(tree):
            made = {"Question", "Moment"} & {*names(value.func)} if isinstance(value, ast.Call) else ()
            if made and isinstance(value, ast.Call) and value.args and isinstance(value.args[0], ast.Constant):
                found[file, name] = (str(value.args[0].value), "Moment" in made)
    return found


@cache
def imported(game: str, file: str) -> dict[str, tuple[str, str]]:
    """What the names of a file stand for: a file of the game, and the name in it (of a whole module none)."""
    start, found = f"engine.{game}", dict[str, tuple[str, str]]()
    for node in below(trees(f"engine/{game}")[file]):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(start):
            room = (node.module or "").removeprefix(start).strip(".").replace(".", "/")
            for one in node.names:
                found[one.asname or one.name] = (f"{room}.py", one.name)
                if f"{room}/{one.name}.py".strip("/") in trees(f"engine/{game}"):
                    found[one.asname or one.name] = (f"{room}/{one.name}.py".strip("/"), "")
    return found


def resolved(game: str, file: str, node: ast.AST) -> tuple[str, str]:
    """The file and the constant for which a name or an attribute stands."""
    known = imported(game, file)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return known.get(node.value.id, ("", ""))[0], node.attr
    return known.get(node.id, (file, node.id)) if isinstance(node, ast.Name) else ("", "")


def asking(game: str) -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
    """Each call that asks: the kind, where it is, the shape, and the sentence."""
    for file, tree in rules_of(game).items():
        for function in (node for node in below(tree) if isinstance(node, FUNCTIONS)):
            for call in (node for node in below(function) if isinstance(node, ast.Call)):
                for kind in asked_by(game, file, call.args[:2]) if asks(call) else handed(game, file, call):
                    said = sentences(game, call) or sentences(game, function)
                    yield kind, f"{file}:{function.name}", shape_of(game, call, function), tuple(said)


def rules_of(game: str) -> dict[str, ast.Module]:
    """The files of a game in which somebody is asked."""
    return {file: tree for file, tree in trees(f"engine/{game}").items() if not file.startswith(BESIDE)}


def called(call: ast.Call) -> str:
    """What a call names."""
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def handed(game: str, file: str, call: ast.Call) -> list[str]:
    """The kinds that a call hands to what asks for it."""
    found = [resolved(game, file, one) for one in (*call.args, *(given.value for given in call.keywords))]
    return [kinds(game)[one][0] for one in found if one in kinds(game) and not kinds(game)[one][1]]


def shape_of(game: str, call: ast.Call, function: ast.AST) -> str:
    """With which call a question is asked, also where something else is called that does it."""
    name = called(call)
    if name in CALLS:
        return CALLS[name] or shape_in(call) or shape_in(function)
    helpers = [named(tree)[name] for tree in rules_of(game).values() if name in named(tree)]
    verbs = {CALLS[called(one)] or shape_in(node) for node in helpers for one in below(node) if asks(one)}
    return verbs.pop() if len(verbs) == 1 else ""


def asks(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and called(node) in CALLS


def asked_by(game: str, file: str, nodes: Iterable[ast.AST]) -> list[str]:
    """The kinds whose constants are read there."""
    read = [resolved(game, file, part) for node in nodes for part in below(node)]
    return [*dict.fromkeys(kinds(game)[one][0] for one in read if one in kinds(game))]


def shape_in(node: ast.AST) -> str:
    """The shape that is made below a node, if it is one alone."""
    made = {SHAPES[name] for name in names(node) if name in SHAPES}
    return made.pop() if len(made) == 1 else ""


def sentences(game: str, node: ast.AST) -> list[str]:
    """The keys of what asks below a node, also where only their end stands there."""
    stand = said(node)
    whole = [text for text in stand if "-ask-" in text and text in keys_of(game)]
    return whole or [key for key in (f"{game}-ask-{text}" for text in stand) if key in keys_of(game)]


@cache
def keys_of(game: str) -> frozenset[str]:
    """Every key of the game's words."""
    files = sorted(WORDS.glob(f"{game}-*.ftl"))
    return frozenset(key for file in files for key in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.MULTILINE))


# --- what functions ask and say --------------------------------------------------------------------------------------


def asked_at(game: str, places: Iterable[str]) -> list[str]:
    """The kinds that functions ask, and the moments at which they are offered."""
    found = [(place.partition(":")[0], function_at(game, place)) for place in places]
    return [*dict.fromkeys(kind for file, one in found if one for kind in asked_by(game, file, [one]))]


def said_at(game: str, places: Iterable[str]) -> list[str]:
    """The keys that stand in functions, those of sentences about what happens and of refusals."""
    stand = [text for place in places if (one := function_at(game, place)) for text in said(one)]
    return [*dict.fromkeys(text for text in stand if text in keys_of(game))]


def with_shape(game: str, kind: str) -> str:
    """A kind as it stands in a row: `land (spread)`."""
    found = questions(game).get(kind)
    return f"{kind} ({found.shape})" if found and found.shape else kind
