"""How many questions as people ask them find a rule that answers them.

    python -m tests.bot.rule_questions [--json] [--missed]

The search was tuned to `questions_tuned.json`. `questions_kept.json` was set apart by chance before anything was tuned;
it is never looked at question by question, so only its totals are told.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot import rulebook
from bot.rulebook.books import Book

DATA = Path(__file__).parent / "data"
TUNED, KEPT = "tuned", "kept"
FIRST = 3
"""Among so many rules one that answers has to be."""


class Asked(NamedTuple):
    """A question, and the rules of which any one answers it."""

    game: str
    language: str
    question: str
    accept: frozenset[str]

    def book(self) -> Book:
        found = rulebook.book(self.game, self.language)
        assert found is not None
        return found

    def found(self) -> list[str]:
        """The rules that are shown first."""
        return [found.rule.id for found in rulebook.find([self.book()], self.question, FIRST)]

    def is_answered(self) -> bool:
        return not self.accept.isdisjoint(self.found())


class Measured(NamedTuple):
    """How many were asked and answered, in all and by game and language, and what a search took of the processor."""

    asked: int
    answered: int
    by_book: dict[str, tuple[int, int]]
    milliseconds: float

    @property
    def share(self) -> float:
        return self.answered / self.asked


def questions(name: str) -> list[Asked]:
    """The questions that were tuned to, or those that were kept."""
    lines = json.loads((DATA / f"questions_{name}.json").read_text(encoding="utf-8"))
    return [Asked(one["game"], one["language"], one["question"], frozenset(one["accept"])) for one in lines]


def measured(asked: Sequence[Asked]) -> Measured:
    """Asks all of them."""
    number, answered, took = Counter[str](), Counter[str](), list[float]()
    for one in asked:
        one.book()
        key, start = f"{one.game} {one.language}", time.process_time()
        answered[key] += one.is_answered()
        took.append(1000 * (time.process_time() - start))
        number[key] += 1
    by_book = {key: (answered[key], number[key]) for key in number}
    return Measured(len(asked), sum(answered.values()), by_book, round(median(took), 1))


def missed(asked: Sequence[Asked]) -> list[str]:
    """Those that find no answer, with what they find instead."""
    return [f"{one.game} {one.language}: {one.question}: {one.found()}" for one in asked if not one.is_answered()]


def told(name: str, of: Measured) -> str:
    """A line for a person."""
    return f"{name}: {of.answered} of {of.asked} ({of.share:.0%}) among the first {FIRST}, {of.milliseconds} ms each"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bot.rule_questions", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.add_argument("--missed", action="store_true", help="list those of the tuned ones that find no answer")
    options = parser.parse_args()
    found = {name: measured(questions(name)) for name in (TUNED, KEPT)}
    if options.json:
        plain = {name: of._asdict() | {"share": round(of.share, 3)} for name, of in found.items()}
        del plain[KEPT]["by_book"]
        print(json.dumps(plain))
    else:
        print(*(told(name, of) for name, of in found.items()), sep="\n")
        print(*(f"  {key}: {good} of {all}" for key, (good, all) in found[TUNED].by_book.items()), sep="\n")
    if options.missed:
        print(*missed(questions(TUNED)), sep="\n")


if __name__ == "__main__":
    main()
