"""People of a server as the simulation of four weeks draws them: hours, pace, level, company, and how they plan."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random

TITLES = ("ti4", "eclipse", "forbidden_stars", "space_empires")
POPULAR = (4, 3, 2, 1)
ZONES = ("Europe/Warsaw", "Europe/London", "America/New_York", "America/Los_Angeles")
BEHIND = {"Europe/Warsaw": -1, "Europe/London": 0, "America/New_York": 5, "America/Los_Angeles": 8}
DAY = timedelta(days=1)
FIRST_USER = 1000


@dataclass(slots=True)
class Person:
    """Somebody with habits.

    Attributes:
        wakes, sleeps: in whole hours of UTC; the second may be past midnight.
        looks: at which hours of a day, after waking, this person looks in by habit.
        prompt: how often a ping is answered at once, and within how many minutes then, by the median.
        again: how often another game with the same people is wanted; `plans`: how often a decision can be foreseen.
        gone: from when until when this person does not look at all; `says_so`: and has told the bot.
    """

    user: int
    name: str
    zone: str
    wakes: int
    looks: tuple[float, ...]
    prompt: float
    minutes: float
    pace: str
    titles: tuple[str, ...]
    seats: int
    level: str
    language: str
    hours: int
    begins: float
    avoids: tuple[int, ...]
    again: float
    plans: float
    gone: tuple[datetime, datetime] | None
    says_so: bool
    chance: Random
    due: datetime | None = field(default=None)
    ready: datetime | None = field(default=None)

    def is_awake(self, at: datetime) -> bool:
        """Whether a ping is seen then."""
        if self.gone is not None and self.gone[0] <= at < self.gone[1]:
            return False
        return (at.hour + at.minute / 60 - self.wakes) % 24 < 16

    def next_look(self, after: datetime) -> datetime:
        """When this person looks in by habit."""
        day = after.replace(hour=0, minute=0, second=0, microsecond=0) - DAY
        while True:
            for hour in self.looks:
                at = day + timedelta(hours=self.wakes + hour)
                if at > after and (self.gone is None or not self.gone[0] <= at < self.gone[1]):
                    return at
            day += DAY

    def answers_at(self, pinged: datetime) -> datetime:
        """When this person comes after a ping; sooner where it was announced."""
        habit = self.next_look(pinged)
        prepared = self.ready is not None and pinged <= self.ready
        share, minutes = (max(self.prompt, 0.75), self.minutes / 4) if prepared else (self.prompt, self.minutes)
        if not self.is_awake(pinged) or self.chance.random() > share:
            return habit
        took = timedelta(minutes=math.exp(self.chance.gauss(math.log(minutes), 0.7)))
        return min(habit, pinged + took) if self.is_awake(pinged + took) else habit


def people(count: int, start: datetime, days: int, seed: str) -> list[Person]:
    """So many of them."""
    return [_person(n, count, start, days, Random(f"{seed}/{n}")) for n in range(count)]


def _person(n: int, count: int, start: datetime, days: int, chance: Random) -> Person:
    zone = chance.choices(ZONES, (4, 3, 2, 1))[0]
    first = chance.uniform(0.5, 3)
    looks = tuple(sorted((first, *(chance.uniform(3, 15.5) for _ in range(chance.choice((1, 2, 2, 3)))))))
    return Person(
        user=FIRST_USER + n, name=f"Person {n}", zone=zone, wakes=(7 + BEHIND[zone]) % 24, looks=looks,
        prompt=chance.uniform(0.3, 0.8), minutes=chance.uniform(20, 90),
        pace=chance.choices(("daily", "weekly"), (9, 1))[0], titles=_titles(chance),
        seats=chance.choices((0, 2, 3, 4, 6), (12, 1, 1, 2, 2))[0], level=chance.choices(("", "chance"), (3, 7))[0],
        language=chance.choices(("", "en", "pl"), (6, 3, 1))[0], hours=chance.choice((24, 48, 72, 168)),
        begins=chance.uniform(0, 72), avoids=_avoids(n, count, chance), again=chance.uniform(0.5, 1.0),
        plans=chance.uniform(0.4, 0.9), gone=_gone(start, days, chance), says_so=chance.random() < 0.5, chance=chance,
    )  # fmt: skip


def _titles(chance: Random) -> tuple[str, ...]:
    one, other = (chance.choices(TITLES, POPULAR)[0] for _ in range(2))
    return tuple(dict.fromkeys((one, other))) if chance.random() < 0.5 else (one,)


def _avoids(n: int, count: int, chance: Random) -> tuple[int, ...]:
    others = [FIRST_USER + chance.randrange(count) for _ in range(chance.choices((0, 1, 2, 5), (5, 3, 2, 1))[0])]
    return tuple(dict.fromkeys(other for other in others if other != FIRST_USER + n))


def _gone(start: datetime, days: int, chance: Random) -> tuple[datetime, datetime] | None:
    if chance.random() > 0.12:
        return None
    begins = start + timedelta(days=chance.uniform(2, days - 4))
    return begins, begins + timedelta(days=chance.uniform(3, 10))


def median(numbers: Sequence[float]) -> float:
    """0 for none."""
    ordered = sorted(numbers)
    return ordered[len(ordered) // 2] if ordered else 0.0
