"""What an evening at a table costs its readers: `python -m tests.bot.evening ti4 --seats 3 --people 1 --rounds 2`.

The real bot plays through the small Discord, on a clock of its own: people answer after some seconds as a steady
computer player would, by what can be pressed, and make no deals; the other seats are computer players. It counts what
stands in the channel and what comes by letter, requests, presses, and the seconds until somebody is asked again. What
the bot thinks, draws and sends takes no time, and the same seed is the same evening. All figures are those of a round;
the start of the game belongs to the first one.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import pytest
import simcord

from bot.live.model import Live
from bot.live.standing_orders import LAID_DOWN
from engine.ask import Seat
from engine.games import rules_of
from tests.bot import own_clock
from tests.bot.evening_eyes import CHANNEL, LETTER, PRIVATE, SCREEN, Counts, Eyes
from tests.bot.evening_people import People
from tests.bot.evening_windows import unused
from tests.bot.harness import World, make_bot

NAMES = ("ann", "bob", "cid", "dee", "eve", "fay")
THINKS = 3.0, 12.0
"""Seconds that people take for an answer."""
LONGEST = 24 * 3600.0
"""Seconds of an evening after which it hangs."""
FIGURES = ("messages", "edits", "removals", "pictures")
CAUSES = 10
"""So many of the most frequent causes are told."""


class Sitting(NamedTuple):
    """What is played."""

    game: str
    seats: int
    people: int = 1
    rounds: int = 2
    seed: int = 1


@dataclass
class Seen:
    """All figures until some moment."""

    counts: Counts = field(default_factory=Counter)
    requests: Counter[str] = field(default_factory=Counter)
    numbers: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    spent: dict[str, float] = field(default_factory=dict)
    typed: Counter[str] = field(default_factory=Counter)
    windows: list[float] = field(default_factory=list)

    def since(self, before: Seen) -> Seen:
        """What came after an earlier moment; heights can become less."""
        return Seen(
            _less(self.counts, before.counts),
            _less(self.requests, before.requests),
            _less(self.numbers, before.numbers),
            self.waits[len(before.waits) :],
            {why: spent - before.spent.get(why, 0.0) for why, spent in self.spent.items()},
            _less(self.typed, before.typed),
            self.windows[len(before.windows) :],
        )


def _less(now: Counter[Any], before: Counter[Any]) -> Counter[Any]:
    found: Counter[Any] = Counter(now)
    found.subtract(before)
    return Counter({key: value for key, value in found.items() if value})


class Evening:
    """One table, from its start on.

    Attributes:
        rounds: what was seen when each round ended.
    """

    def __init__(self, world: World, sitting: Sitting, people: People, eyes: Eyes) -> None:
        self.world, self.sitting, self.people, self.eyes = world, sitting, people, eyes
        self.rounds: list[Seen] = []
        self._chance = Random(f"{sitting.seed}/evening")
        self._due: dict[Seat, tuple[str, float]] = {}
        self._answered: dict[Seat, float] = {}
        self._asked, self._waits, self._spent = 0, list[float](), dict[str, float]()

    @property
    def now(self) -> float:
        """Seconds since this Discord began."""
        return own_clock.now(self.world.env)

    async def play(self) -> None:
        """To the end of the last round, or of the game."""
        while len(self.rounds) < self.sitting.rounds:
            if self.now > LONGEST:
                raise RuntimeError("this evening does not end")
            live = await self.people.live()
            self._look(live)
            over = live.table is None or live.table.ask is None
            if over or (live.table is not None and live.table.round() > len(self.rounds) + 1):
                self.rounds.append(await self._seen(live))
                if over:
                    return
                continue
            seat = min(self._due, key=lambda seat: self._due[seat][1], default=None)
            if seat is not None and self._due[seat][1] <= self.now:
                await self._answer(seat)
            else:
                await self._wait(live, None if seat is None else self._due[seat][1])

    def still_waiting(self) -> list[float]:
        """Seconds that people have waited by now who are not asked again yet."""
        return [self.now - since for since in self._answered.values()]

    def _look(self, live: Live) -> None:
        """Who is asked something new, and since when they waited for it."""
        asked = self.people.asked(live)
        self._due = {seat: due for seat, due in self._due.items() if asked.get(seat) == due[0]}
        for seat, question in asked.items():
            if seat in self._due:
                continue
            self._asked += 1
            self._due[seat] = question, self.now + self._chance.uniform(*THINKS)
            if seat in self._answered:
                self._waits.append(self.now - self._answered.pop(seat))

    async def _answer(self, seat: Seat) -> None:
        question = self._due.pop(seat)[0]
        self.eyes.story.append(f"{self.now:8.1f} answer of seat {seat} to {question}")
        await self.people.answer(seat)
        await self.world.env.settle()
        self._answered[seat] = self.now

    async def _wait(self, live: Live, until: float | None) -> None:
        """Turns the clock to whatever comes next."""
        came = [when for when in (until, own_clock.next_timer(self.world.env)) if when is not None]
        if not came:
            raise RuntimeError("nothing will ever happen again")
        spent, began = {seat: self._reason(live, seat) for seat in self._answered}, self.now
        await self.world.env.advance_time(max(0.0, min(came) - began))
        for reason in spent.values():
            self._spent[reason] = self._spent.get(reason, 0.0) + self.now - began

    def _reason(self, live: Live, seat: Seat) -> str:
        """What the table waits for while this seat does."""
        if self._due:
            return "other people"
        owing = live.owing()
        kind = live.table.ask.kind if live.table is not None and live.table.ask is not None else ""
        if seat in owing:
            return f"own automatic answers: {kind}"
        if any(one in self.people.seats for one in owing):
            return f"automatic answers of other people: {kind}"
        return f"computer players: {kind}" if live.stand_ins() else "something else"

    async def _seen(self, live: Live) -> Seen:
        store, sent = self.world.bot.services.store, self.eyes.requests()
        log = await self.world.bot.services.call(store.log, live.game.id)
        by_hand = [row for row in log if row.actor not in (None, LAID_DOWN)]
        numbers = Counter(
            requests=sent.total(), answers=len(by_hand), log=len(log), presses=self.eyes.presses, questions=self._asked
        )
        counts = Counter(self.eyes.counts)
        counts.update(self.eyes.heights())
        typed = Counter(self.people.typed_instead)
        windows = [*unused(log, live.rules, self.people.seats)]
        return Seen(counts, sent, numbers, [*self._waits], dict(self._spent), typed, windows)


async def sat_down(world: World, sitting: Sitting) -> tuple[People, Eyes]:
    """A table at its start, and who looks at it from then on."""
    first, *others = [world.people[name] for name in NAMES[: sitting.people]]
    opponents = sitting.seats - sitting.people
    await first.slash(world.channel, "game new", game=sitting.game, **({"opponents": opponents} if opponents else {}))
    for person in others:
        await person.slash(world.channel, "game join")
    await world.env.settle()
    eyes = Eyes(world)
    await first.slash(world.channel, "game start")
    await world.env.settle()
    live = await world.bot.services.tables.look((await world.bot.services.tables.find(world.channel.id)).id)
    by_id = {person.id: person for person in world.people.values()}
    seats = {row.seat: by_id[row.user] for row in live.seats if row.user is not None}
    return People(world, sitting.game, seats, str(sitting.seed)), eyes


async def _played(sitting: Sitting, patched: pytest.MonkeyPatch) -> Evening:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.sqlite"
        async with simcord.run(make_bot(path)) as env:
            own_clock.told_by(patched, env)
            world = World.of(env, path, NAMES[: sitting.people])
            evening = Evening(world, sitting, *await sat_down(world, sitting))
            await evening.play()
            return evening


def played(sitting: Sitting) -> Evening:
    """Plays it, on a clock of its own."""
    with pytest.MonkeyPatch.context() as patched:
        own_clock.turned_by_hand(patched, f"{sitting.seed:064x}")
        return own_clock.run(_played(sitting, patched))


# --- told ------------------------------------------------------------------------------------------------------------


def figures(seen: Seen, rounds: int, people: int) -> dict[str, Any]:
    """What was seen in so many rounds, of a round; letters and what one sees alone are of a person."""
    waits = sorted(seen.waits)
    return {
        **_of(seen, CHANNEL, rounds),
        **{name: _each(seen.numbers[name], rounds) for name in ("requests", "answers", "presses", "questions", "log")},
        "wait_median_s": round(median(waits), 1) if waits else 0.0,
        "wait_p95_s": round(waits[ceil(0.95 * len(waits)) - 1], 1) if waits else 0.0,
        "wait_longest_s": round(waits[-1], 1) if waits else 0.0,
        "windows": _each(len(seen.windows), rounds),
        "window_median_s": round(median(seen.windows), 1) if seen.windows else 0.0,
        "wait_s": {why: _each(spent, rounds) for why, spent in _most(seen.spent)},
        "letters": _of(seen, LETTER, rounds * people),
        "private": _of(seen, PRIVATE, rounds * people),
        "routes": {route: _each(sent, rounds) for route, sent in seen.requests.most_common()},
        "causes": {name: _causes(seen, name, rounds) for name in ("messages", "edits", "pictures", "points")},
        "typed": dict(seen.typed),
    }


def _of(seen: Seen, place: str, by: int) -> dict[str, float]:
    totals = Counter[str]()
    for what, count in seen.counts.items():
        totals[what.figure] += count if what.place == place else 0
    return {**{name: _each(totals[name], by) for name in FIGURES}, "screens": _each(totals["points"] / SCREEN, by)}


def _most(spent: Mapping[str, float]) -> list[tuple[str, float]]:
    return sorted(spent.items(), key=lambda one: -one[1])[:CAUSES]


def _causes(seen: Seen, figure: str, by: int) -> dict[str, float]:
    counted = {f"{what.place}: {what.cause}": n for what, n in seen.counts.items() if what.figure == figure}
    found = Counter({cause: count for cause, count in counted.items() if count})
    return {cause: _each(count, by) for cause, count in found.most_common(CAUSES)}


def _each(count: float, by: int) -> float:
    return round(count / by, 2)


def told(evening: Evening) -> dict[str, Any]:
    """All figures, and those of each round."""
    sitting, rounds = evening.sitting, evening.rounds
    each = [now.since(before) for before, now in zip([Seen(), *rounds], rounds, strict=False)]
    found = {**sitting._asdict(), "rounds": len(rounds), **figures(rounds[-1], len(rounds), sitting.people)}
    return {**found, "by_round": [_short(figures(seen, 1, sitting.people)) for seen in each]}


def _short(found: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if not isinstance(value, dict)}


def lines(found: Mapping[str, Any]) -> Sequence[str]:
    """The figures to be read by people."""
    told = list[str]()
    for name, value in found.items():
        if isinstance(value, dict):
            told.append(f"{name}:")
            told += [f"  {count!s:>8}  {inner}" for inner, count in _flat(value)]
        elif isinstance(value, list):
            told += [f"{name}:", *(f"  {one}" for one in value)]
        else:
            told.append(f"{name:14} {value}")
    return told


def _flat(value: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, inner in value.items():
        if isinstance(inner, dict):
            yield from ((f"{name} of {deeper}", count) for deeper, count in inner.items())
        else:
            yield name, inner


def main(argv: list[str]) -> int:
    """Plays and tells."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.evening", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="as few as the game takes, if not given")
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--story", action="store_true", help="what could be seen, message by message")
    args = parser.parse_args(argv)
    seats = args.seats or max(args.people, 2, rules_of(args.game).seats[0])
    evening = played(Sitting(args.game, seats, args.people, args.rounds, args.seed))
    if args.story:
        print("\n".join(evening.eyes.story))
    found = told(evening)
    print(json.dumps(found) if args.json else "\n".join(lines(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
