"""How what is said reads: `python -m tests.bot.words --counts`.

Each language has a file under `tests/bot/data/` that names habits to leave off, and wrong terms with their better ones.
It counts both in every message of a language (of another folder with `--locales`, to compare), and how long prompts,
news and buttons are in games played by chance.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.locales import HERE, LANGUAGES, Say, read_once
from bot.widgets.shapes.menus import BUTTONS
from engine import games
from engine.ask import Ask, Option, PickOne
from engine.table import Table
from engine.text import Param, Text

DATA = Path(__file__).parent / "data"
NAMES = ("Ann", "Bartholomew", "Cid", "Dorothy", "Emil", "Frances")
ANSWERS = 600
"""So many answers of a game are looked at."""
PROMPT, NEWS, BUTTON = 12, 10, 24
"""Words of the median prompt and of the median line of news, letters of a button without the names on it."""


class Wrong(NamedTuple):
    """What is not said, and what is said for it.

    Attributes:
        where: how the keys of the messages begin that must not say it; empty for all. A lesson keeps to the words of
            its game.
        words: a regular expression.
        better: what to say instead, or why not.
        spared: keys that may.
    """

    where: str
    words: str
    better: str
    spared: tuple[str, ...] = ()

    def found(self, lines: Mapping[str, str]) -> list[str]:
        """The keys of the lines that say it."""
        pattern = re.compile(self.words, re.IGNORECASE)
        return [key for key, line in lines.items() if re.match(self.where, _home(key)) and pattern.search(line)]


def _home(key: str) -> str:
    """Whose words a message has to keep to: `lesson-ti4-land` is one of `ti4-`."""
    return key.removeprefix("lesson-")


class Words(NamedTuple):
    """What is wrong in a language: habits by their letters, and terms."""

    habits: Mapping[str, Sequence[Wrong]]
    terms: Sequence[Wrong]

    @property
    def all(self) -> Iterator[Wrong]:
        """Everything that is looked for."""
        for found in self.habits.values():
            yield from found
        yield from self.terms


@cache
def words_of(language: str) -> Words:
    """The file of a language."""
    kept = json.loads((DATA / f"words-{language}.json").read_text(encoding="utf-8"))
    habits = {name: [_wrong(one) for one in found] for name, found in kept["habits"].items()}
    return Words(habits, [_wrong(one) for one in kept["terms"]])


def written() -> tuple[str, ...]:
    """The languages that have a file."""
    return tuple(language for language in LANGUAGES if (DATA / f"words-{language}.json").exists())


def _wrong(kept: Mapping[str, Any]) -> Wrong:
    return Wrong(kept.get("where", ""), kept["words"], kept["better"], tuple(kept.get("spared", ())))


# --- every message ---------------------------------------------------------------------------------------------------


class Flat(Visitor):
    """A message as one line: all its forms, one after the other, and `{seat}` where something is filled in."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.parts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.parts.append(f"{{{node.id.name}}}")

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant.value)
            self.parts.append(" ")

    def visit_CallArguments(self, node: ftl.CallArguments) -> None:  # noqa: N802
        """What a function is told is not said."""


def lines_of(folder: Path) -> dict[str, str]:
    """Every message of the files in a folder, as one line each."""
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                flat = Flat()
                flat.visit(entry.value)
                found[entry.id.name] = "".join(flat.parts)
    return found


# --- games -----------------------------------------------------------------------------------------------------------


@dataclass
class Lengths:
    """What was said in games: words of prompts and of news, and the labels of buttons without the names on them."""

    prompts: list[int] = field(default_factory=list)
    news: list[int] = field(default_factory=list)
    buttons: dict[str, str] = field(default_factory=dict)

    def question(self, ask: Ask, say: Say) -> None:
        self.prompts.append(len(say(ask.about).split()))
        for shape in ask.must.values():
            if isinstance(shape, PickOne) and len(shape.options) <= BUTTONS:
                self.buttons |= {option.text.key: label(option, say) for option in shape.options}


def label(option: Option, say: Say) -> str:
    """What stands on a button besides names and numbers."""
    return say(Text(option.text.key, {name: _bare(param) for name, param in option.text.params.items()})).strip()


def _bare(param: Param) -> Param:
    return param if isinstance(param, int) else ""


def lengths(language: str, game: str, seed: str = "words") -> Lengths:
    """What a game by chance says to people."""
    found, say, chance = Lengths(), read_once().speaker(language, NAMES), Random(seed)
    table = Table.new(games.rules_of(game), 2 if game != "ti4" else 3, seed, {})
    for _ in range(ANSWERS):
        if table.ask is None:
            break
        found.question(table.ask, say)
        seat, verb, value = table.random_answer(chance, 0.0)
        events = table.answer(seat, value, verb).events
        found.news += [len(say(event.text).split()) for event in events if event.text is not None]
    return found


def own_labels(language: str) -> dict[str, str]:
    """The bot's own buttons whose words do not vary: keys that functions which make a button are given."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(HERE.parent.rglob("*.py"))]
    made = {
        node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and _makes(node)
    }
    keys = {key for tree in trees for node in ast.walk(tree) for key in _labels(node, {*made, "Button"})}
    lines = lines_of(HERE / language)
    return {key: lines[key] for key in sorted(keys) if key in lines and "{" not in lines[key]}


def _makes(node: ast.FunctionDef) -> bool:
    return node.returns is not None and ast.unparse(node.returns).removeprefix("discord.ui.").startswith("Button")


def _labels(node: ast.AST, makers: set[str]) -> Iterator[str]:
    """The keys in a call of one of these functions."""
    if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in makers:
        parts = [*node.args, *(keyword.value for keyword in node.keywords)]
        constants = [inner for part in parts for inner in ast.walk(part) if isinstance(inner, ast.Constant)]
        yield from (str(one.value) for one in constants if str(one.value).startswith("bot-"))


# --- the command -----------------------------------------------------------------------------------------------------


def counts(language: str, folder: Path) -> Iterator[str]:
    """How often each habit and each wrong term is found."""
    lines, words = lines_of(folder), words_of(language)
    yield f"{language}: {len(lines)} messages"
    for name, wrongs in words.habits.items():
        yield f"  {name}: {sum(len(set(wrong.found(lines)) - set(wrong.spared)) for wrong in wrongs)}"
    yield f"  wrong terms: {sum(len(set(wrong.found(lines)) - set(wrong.spared)) for wrong in words.terms)}"


def measured(language: str) -> Iterator[str]:
    """How long prompts, news and buttons are."""
    for game in games.TITLES:
        found = lengths(language, game)
        long = sorted(word for word in found.buttons.values() if len(word) > BUTTON)
        yield (
            f"  {game}: median prompt {median(found.prompts)} words, news {median(found.news)}; "
            f"{len(long)} of {len(found.buttons)} buttons over {BUTTON} letters {long or ''}"
        )
    own = own_labels(language)
    long = [words for words in own.values() if len(words) > BUTTON]
    yield f"  bot: {len(long)} of {len(own)} buttons over {BUTTON} letters {long or ''}"


def main() -> None:
    """Prints what was counted."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.words", description=__doc__)
    parser.add_argument("--counts", action="store_true", help="every habit and wrong term")
    parser.add_argument("--keys", action="store_true", help="with the messages that have them")
    parser.add_argument("--lengths", action="store_true", help="prompts, news and buttons of games by chance")
    parser.add_argument("--locales", type=Path, default=HERE, help="another folder of languages")
    asked = parser.parse_args()
    for language in written():
        if asked.counts or not asked.lengths:
            print(*counts(language, asked.locales / language), sep="\n")
        if asked.keys:
            lines = lines_of(asked.locales / language)
            print(
                *(f"{key}: {lines[key]} -> {one.better}" for one in words_of(language).all for key in one.found(lines)),
                sep="\n",
            )
        if asked.lengths:
            print(*measured(language), sep="\n")


if __name__ == "__main__":
    main()
