"""A book of rules: what a rule is, and where it stands among its neighbours."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import NamedTuple

from bot.rulebook.asked import Asked


class Rule(NamedTuple):
    """A rule as a player reads it.

    Attributes:
        at: its place in the book.
        name: the id as it is looked for: game and topic; `RETREAT` of `TI-RETREAT-03`; and 3.
    """

    id: str
    text: str
    heading: str
    at: int
    name: tuple[str, str, int]


class Found(NamedTuple):
    """A rule in its book."""

    book: Book
    rule: Rule


@dataclass(frozen=True, eq=False)
class Book:
    """The rules of one game in one language, in the order of the catalogue.

    Attributes:
        asked: how players ask for them.
    """

    game: str
    language: str
    rules: tuple[Rule, ...]
    asked: Asked

    def rule(self, id: str) -> Rule | None:
        """The rule of this id."""
        return _by_id(self).get(id.upper())

    def sections(self) -> list[list[Rule]]:
        """The rules under each heading."""
        return [list(rules) for _, rules in groupby(self.rules, key=lambda rule: rule.heading)]

    def section(self, rule: Rule) -> list[Rule]:
        """The rules under the heading of this one."""
        return next(rules for rules in self.sections() if rule in rules)

    def beside(self, rule: Rule, step: int) -> Rule | None:
        """The rule before (-1) or after (1) this one."""
        at = rule.at + step
        return self.rules[at] if 0 <= at < len(self.rules) else None


@cache
def _by_id(book: Book) -> dict[str, Rule]:
    return {rule.id: rule for rule in book.rules}
