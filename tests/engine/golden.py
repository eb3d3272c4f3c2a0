"""Games as readable text: every answer that was given and everything that was told, by keys instead of sentences.

    python -m tests.engine.golden          writes the transcripts anew after a rule changed; read the difference

A line `> 0 activate "27"` is an answer (`> 0 !offer {...}` one that cut in), `==` a headline, `-` what everyone reads
and `(1: ...)` what only that seat reads. One game of each title is whole, the others are their first answers. Written
anew a game keeps its answers as far as they are asked for and legal: one question more or less changes a few lines.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import unified_diff
from functools import reduce
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine import games
from engine.checking.checks import filled
from engine.errors import AnswerError
from engine.events import Event
from engine.log import LoggedAnswer, Outcome
from engine.table import Table
from engine.text import Param, Text

FOLDER = Path(__file__).parent.parent / "golden"
CUTS = 0.03
HEADLINE = 2
WHOLE = ("eclipse-2", "forbidden_stars-2", "space_empires-1", "ti4-3")
"""Kept to their ends."""
PART, ENDLESS = 200, 100_000
"""So many answers are kept of the others, and of these."""
AHEAD = 6
"""So many kept answers are left out at once, where the game asks no more for them."""
ENOUGH = {"system-with": "tile", "held-card": "name", "objective-told": "name", "sector": "id"}
"""Texts of which one parameter says it all."""
PLAIN = ("ti4-", "eclipse-", "forbidden_stars-", "space_empires-", "units-", "planet-")
"""What a key may begin with and need not, for its reader."""


@dataclass(frozen=True)
class Golden:
    """A game that is kept: its file, and how it begins."""

    name: str
    game: str
    seats: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)

    @property
    def most(self) -> int:
        """So many answers are kept of it."""
        return ENDLESS if self.name in WHOLE else PART

    @property
    def file(self) -> Path:
        """Where its transcript stands."""
        return FOLDER / f"{self.name}.txt"


GAMES = (
    Golden("eclipse-2", "eclipse", 2, "8", {"species": "choose", "opening": "midgame"}),
    Golden("eclipse-4", "eclipse", 4, "28", {"species": "choose", "opening": "midgame"}),
    Golden("eclipse-6", "eclipse", 6, "20", {"species": "random"}),
    Golden("forbidden_stars-2", "forbidden_stars", 2, "8", {"board": "introductory", "factions": "choose"}),
    Golden("forbidden_stars-3", "forbidden_stars", 3, "17", {"board": "built", "factions": "ban"}),
    Golden("forbidden_stars-4", "forbidden_stars", 4, "16", {"board": "introductory", "factions": "deal"}),
    Golden("space_empires-1", "space_empires", 1, "10", {"scenario": "aliens_map_1", "raiders": "on"}),
    Golden("space_empires-2", "space_empires", 2, "23", {"scenario": "large", "mines": "on", "research": "grants"}),
    Golden("space_empires-3", "space_empires", 3, "13", {"opening": "midgame", "carriers": "on", "aliens": "on"}),
    Golden("ti4-3", "ti4", 3, "19", {"map": "tiles", "factions": "choose", "windows": "all"}),
    Golden("ti4-4", "ti4", 4, "1", {"map": "ready", "windows": "all", "opening": "midgame"}),
    Golden("ti4-6", "ti4", 6, "17", {"map": "random", "windows": "holders", "opening": "midgame"}),
)


class Kept(NamedTuple):
    """An answer of a transcript, and what it answered as that is written."""

    kind: str
    given: LoggedAnswer


def kept(text: str) -> list[Kept]:
    """The answers of a transcript."""
    lines = (line[2:].split(" ", 2) for line in text.splitlines() if line.startswith("> "))
    return [
        Kept(kind, LoggedAnswer(int(seat), kind[1:] if kind[0] == "!" else None, json.loads(value)))
        for seat, kind, value in lines
    ]


def transcript(golden: Golden, answers: list[Kept], further: bool = False) -> str:
    """The game with these answers; `further`: with those that fit, and else by chance, to its end."""
    table = Table.new(games.rules_of(golden.game), golden.seats, golden.seed, golden.options)
    lines, known = [_title(golden), *_told(table.opening.events)], Known(answers, Random(golden.seed))
    for _ in range(golden.most if further else len(answers)):
        if table.ask is None:
            break
        kind = table.ask.kind
        taken = known.fitting(table) if further else known.next(table)
        what = kind if taken.given.verb is None else f"!{taken.given.verb}"
        lines.append(f"> {taken.given.seat} {what} {json.dumps(_written(taken.given.value))}")
        lines += _told(taken.events)
    if table.result is not None:
        lines.append(f"== winners {[*table.result.winners]}, scores {[*table.result.scores]}")
    return "\n".join(lines) + "\n"


class Known:
    """The kept answers that are still to be given."""

    def __init__(self, answers: Iterable[Kept], chance: Random) -> None:
        self.left, self.chance, self.missed = list(answers), chance, 0

    def next(self, table: Table) -> Outcome:
        """The next one, whatever the game asks."""
        given = self.left.pop(0).given
        return table.answer(given.seat, given.value, given.verb)

    def fitting(self, table: Table) -> Outcome:
        """The next one that the game asks for and takes, as long as it is near; else one by chance."""
        for at, one in enumerate(self.left[: AHEAD + self.missed]):
            taken = _taken(table, one)
            if taken is not None:
                del self.left[: at + 1]
                self.missed = 0
                return taken
        self.missed += 1
        return _by_chance(table, self.chance)


def _taken(table: Table, one: Kept) -> Outcome | None:
    """What a kept answer does; None where it is not asked for, or refused."""
    assert table.ask is not None
    seat, verb, value = one.given.seat, one.given.verb, one.given.value
    if verb is None and (one.kind != table.ask.kind or seat not in table.ask.must):
        return None
    try:
        return table.answer(seat, value, verb)
    except AnswerError:
        return None


def _by_chance(table: Table, chance: Random) -> Outcome:
    seat, verb, value = table.random_answer(chance, CUTS)
    if verb is None:
        value = filled(table.shape(seat), "golden", chance)
    return table.answer(seat, value, verb)


def _written(value: object) -> object:
    """An answer without the free text that nobody wrote, which may be left out of a form."""
    return {name: part for name, part in value.items() if part != ""} if isinstance(value, dict) else value


def _title(golden: Golden) -> str:
    options = ", ".join(f"{name} {value}" for name, value in golden.options.items())
    return f"{golden.game}: {golden.seats} seats, seed {golden.seed}; {options}"


def _told(events: list[Event]) -> Iterator[str]:
    for event in events:
        yield f"{'==' if event.weight == HEADLINE else '-'} {_plain(event.text)}"
        yield from (f"  ({seat}: {_plain(text)})" for seat, text in sorted(event.secret.items()))


def _plain(param: Param) -> str:
    if isinstance(param, Text):
        name = reduce(str.removeprefix, PLAIN, param.key)
        shown = [param.params[ENOUGH[name]]] if name in ENOUGH else param.params.values()
        values = " ".join(_plain(value) for value in shown)
        return f"{name}({values})" if values else name
    return f"[{' '.join(_plain(part) for part in param)}]" if isinstance(param, tuple) else str(param)


def renew(golden: Golden) -> str:
    """Writes the transcript anew, with the answers of the last one as far as they fit. Says how much of it changed."""
    before = golden.file.read_text(encoding="utf-8") if golden.file.exists() else ""
    after = transcript(golden, kept(before), further=True)
    golden.file.write_text(after, encoding="utf-8")
    lines = list(unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))
    changed = sum(line.startswith(("+", "-")) for line in lines[2:])
    first = next((line for line in lines if line.startswith("@@")), "")
    return f"{golden.name}: {changed} lines differ {first}".rstrip()


if __name__ == "__main__":
    for one in GAMES:
        print(renew(one))
