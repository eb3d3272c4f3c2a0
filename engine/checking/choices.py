"""Which rules let somebody choose, and what asks them: the `data/choices.txt` of a game.

    = says: Says what is allowed; whoever chooses does so under another rule.

    TI-TACTICAL-03 activate
    TI-SHIP-02 = says

First, after `=`, words and what they mean. Then a line for each rule: the kinds of questions (and the verbs of cut-ins)
that ask, or after `=` the word for why nothing asks. Every rule whose text fits `LETS_CHOOSE` has one.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.game import AnyRules
from engine.text import Json

LETS_CHOOSE = re.compile(
    r"\b(may(?! not\b| never\b| no longer\b)|choos(?:e|es|ing)|chosen|choices?|decid(?:e|es|ing)|wish(?:es)?|wants?"
    r"|up to|any number|optional(?:ly)?|voluntarily|freely|willing|selects?|picks?)\b",
    re.IGNORECASE,
)
"""What stands in the English text of a rule that lets somebody choose; in others, too, which say so in the list."""
_MEANING = re.compile(r"= (\w+): (.+)")
_LINE = re.compile(r"([A-Z]+-[A-Z0-9]+-[0-9]+) (?:= (\w+)|(\w+(?:, \w+)*))")
_BESIDE = ("minds", "interface")
"""Rooms of a game in which nothing is asked."""


class Asked(NamedTuple):
    """The kinds of questions that ask what a rule leaves to somebody; else the word for why nothing asks."""

    kinds: tuple[str, ...]
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class Choices:
    """The list of a game; `reasons`: what the words for why nothing asks mean."""

    rules: dict[str, Asked]
    reasons: dict[str, str]

    def in_words(self) -> str:
        """For people: how many are asked, and why others are not."""
        counted = Counter(asked.why_not for asked in self.rules.values())
        lines = [f"\nlet somebody choose ({len(self.rules)}): {counted['']} are asked"]
        lines += [f"  {counted[word]} {word}: {reason}" for word, reason in self.reasons.items()]
        return "\n".join([*lines, *(f"  {id}  {_said(asked)}" for id, asked in self.rules.items())])

    def to_json(self) -> Json:
        """Every rule of the list, and the reasons."""
        rules: list[Json] = [
            {"id": id, "kinds": [*asked.kinds], "why_not": self.reasons.get(asked.why_not)}
            for id, asked in self.rules.items()
        ]
        return rules


def _said(asked: Asked) -> str:
    return ", ".join(asked.kinds) or f"= {asked.why_not}"


def read(text: str) -> Choices:
    """The list that a file holds.

    Raises:
        ValueError: a line that says nothing, says something twice, or gives a reason that is not explained.
    """
    made = Choices({}, {})
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        if meaning := _MEANING.fullmatch(line):
            made.reasons[meaning[1]] = meaning[2]
        elif (found := _LINE.fullmatch(line)) and found[1] not in made.rules and (found[3] or found[2] in made.reasons):
            made.rules[found[1]] = Asked(tuple(found[3].split(", ")) if found[3] else (), found[2] or "")
        else:
            raise ValueError(line)
    return made


def questions(rules: AnyRules, sources: Mapping[str, str]) -> set[str]:
    """Every kind of question and every verb of a cut-in that stands in these sources of a game's rules."""
    known = {*(rules.mind.knows() if rules.mind else ()), *(verb.cut for verb in rules.verbs if verb.cut)}
    named = (name for file, source in sources.items() if not _is_beside(file) for name in _constants(source))
    return known.intersection(named)


def _is_beside(file: str) -> bool:
    return any(part in _BESIDE for part in file.split("/"))


def _constants(source: str) -> Iterator[str]:
    """Names that stand in the code as text."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
