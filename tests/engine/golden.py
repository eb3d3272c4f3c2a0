"""Whole games as readable text: every answer that was given and everything that was told, by keys instead of sentences.

    python -m tests.engine.golden          writes the transcripts anew after a rule changed; read the difference

A line `> 0 activate "27"` is an answer (`> 0 !offer {...}` one that cut in), `==` a headline, `-` what everyone reads
and `(1: ...)` what only that seat reads. Answers are kept as long as they are legal; after that chance goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from random import Random

from engine import games
from engine.checking.checks import filled
from engine.errors import AnswerError
from engine.events import Event
from engine.log import Given, Outcome
from engine.table import Table
from engine.text import Param, Text

FOLDER = Path(__file__).parent.parent / "golden"
CUTS = 0.03
HEADLINE = 2
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


def kept(text: str) -> list[Given]:
    """The answers of a transcript."""
    lines = (line[2:].split(" ", 2) for line in text.splitlines() if line.startswith("> "))
    return [Given(int(seat), kind[1:] if kind[0] == "!" else None, json.loads(value)) for seat, kind, value in lines]


def transcript(golden: Golden, answers: list[Given], further: bool = False) -> str:
    """The game with these answers; when they end or are refused it goes on by chance, if `further`."""
    rules = games.rules_of(golden.game)
    table, chance = Table.new(rules, golden.seats, golden.seed, golden.options), Random(golden.seed)
    lines, left = [_title(golden), *_told(table.opening.events)], list(answers)
    while table.ask is not None and (left or further):
        kind = table.ask.kind
        taken = _next(table, left, chance) if further else table.answer(left[0].seat, left[0].value, left.pop(0).verb)
        given = taken.given
        what = kind if given.verb is None else f"!{given.verb}"
        lines.append(f"> {given.seat} {what} {json.dumps(_written(given.value))}")
        lines += _told(taken.events)
    if table.result is not None:
        lines.append(f"== winners {[*table.result.winners]}, scores {[*table.result.scores]}")
    return "\n".join(lines) + "\n"


def _written(value: object) -> object:
    """An answer without the free text that nobody wrote, which may be left out of a form."""
    return {name: part for name, part in value.items() if part != ""} if isinstance(value, dict) else value


def _next(table: Table, left: list[Given], chance: Random) -> Outcome:
    if left:
        given = left.pop(0)
        try:
            return table.answer(given.seat, given.value, given.verb)
        except AnswerError:
            left.clear()
    seat, verb, value = table.random_answer(chance, CUTS)
    if verb is None:
        value = filled(table.shape(seat), "golden", chance)
    return table.answer(seat, value, verb)


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


def renew(golden: Golden) -> None:
    """Writes the transcript anew, with the answers of the last one as far as they are legal."""
    answers = kept(golden.file.read_text(encoding="utf-8")) if golden.file.exists() else []
    golden.file.write_text(transcript(golden, answers, further=True), encoding="utf-8")


if __name__ == "__main__":
    for one in GAMES:
        renew(one)
