"""What games that are over tell of a person, of everybody, and of a title's factions."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, median

from bot.store.results import PlayedGame, SeatResult
from engine.text import Text, from_json

LAST = 20
"""So many of a person's games say how reliable that person is."""
SURENESS = 1.96
"""Standard deviations on either side, for an interval that holds in 95 of 100 cases."""


@dataclass(slots=True)
class Record:
    """How often somebody, or a faction, has played and won."""

    games: int = 0
    wins: int = 0
    places: list[int] = field(default_factory=list)

    def add(self, seat: SeatResult) -> None:
        """One more game."""
        self.games += 1
        self.wins += seat.won
        self.places.append(seat.place)

    @property
    def place(self) -> float:
        """The average."""
        return mean(self.places)

    @property
    def interval(self) -> tuple[int, int]:
        """In which percentages the share of wins lies, after Wilson."""
        share, n, z = self.wins / self.games, self.games, SURENESS
        middle, width = share + z * z / (2 * n), z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
        low, high = ((middle + sign * width) / (1 + z * z / n) for sign in (-1, 1))
        return round(100 * low), round(100 * high)


@dataclass(slots=True)
class Tables:
    """At what tables a title was played: `sizes`: by their number of seats; `rounds`: how long each game was."""

    sizes: Counter[int] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Rivalry:
    """How often two people have met, and how often the one whom it is about came in ahead."""

    games: int = 0
    ahead: int = 0


@dataclass(slots=True)
class Career:
    """A person's games.

    Attributes:
        titles: by title; `tables`: by title; `sides`: by title, and by faction or species as `SeatResult.side` has it.
        waits: what each game says of how long this person's answers took, in seconds.
        luck: successes more (or fewer) than expected, over so many `dice`.
        rivals: by user.
    """

    titles: dict[str, Record] = field(default_factory=dict)
    tables: dict[str, Tables] = field(default_factory=dict)
    sides: dict[str, dict[str, Record]] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    luck: float = 0.0
    dice: int = 0
    rivals: dict[int, Rivalry] = field(default_factory=dict)

    @property
    def wait(self) -> float | None:
        """What half of the games are below; None where none was counted."""
        return median(self.waits) if self.waits else None

    def often(self, most: int) -> list[tuple[int, Rivalry]]:
        """Whom this person has met more than once, the most frequent first."""
        met = sorted(self.rivals.items(), key=lambda one: (-one[1].games, one[0]))
        return [(user, one) for user, one in met if one.games > 1][:most]


def career(games: Iterable[PlayedGame], user: int) -> Career:
    """What these games tell of a person."""
    found = Career()
    for game in games:
        seat = game.seat_of(user)
        if seat is not None:
            _add(found, game, game.result.seats[seat], user)
    return found


def _add(found: Career, game: PlayedGame, own: SeatResult, user: int) -> None:
    found.titles.setdefault(game.title, Record()).add(own)
    tables = found.tables.setdefault(game.title, Tables())
    tables.sizes[len(game.sitters)] += 1
    tables.rounds.append(game.result.rounds)
    if own.side:
        found.sides.setdefault(game.title, {}).setdefault(own.side, Record()).add(own)
    found.waits += [] if own.wait is None else [own.wait]
    found.luck, found.dice = found.luck + own.hits - own.expected, found.dice + own.dice
    for sat, other in zip(game.sitters, game.result.seats, strict=True):
        if sat.user is not None and sat.user != user:
            rivalry = found.rivals.setdefault(sat.user, Rivalry())
            rivalry.games, rivalry.ahead = rivalry.games + 1, rivalry.ahead + (own.place < other.place)


@dataclass(slots=True)
class Reliability:
    """How a person has kept to the pace in the last games, of which so many seats were given up or lost."""

    games: int = 0
    given_up: int = 0
    counted: int = 0
    prompt: int = 0

    @property
    def share(self) -> int:
        """Answers within the pace, in percent."""
        return round(100 * self.prompt / self.counted) if self.counted else 0


def reliability(games: Sequence[PlayedGame], user: int) -> Reliability:
    """What the last of these games, in the order in which they ended, tell of a person."""
    found = Reliability()
    for game in [game for game in games if game.seat_of(user) is not None or user in game.left][-LAST:]:
        seat = game.seat_of(user)
        found.games += 1
        if seat is None:
            found.given_up += 1
        else:
            own = game.result.seats[seat]
            found.counted, found.prompt = found.counted + own.counted, found.prompt + own.prompt
    return found


def side_text(side: str) -> Text:
    """What people read for a `SeatResult.side`."""
    text = from_json(json.loads(side))
    assert isinstance(text, Text)
    return text


def by_side(games: Iterable[PlayedGame], title: str) -> Mapping[str, Record]:
    """How often each faction of a title has played and won, the most frequent first; AI players' games count, too."""
    found: dict[str, Record] = {}
    for seat in (seat for game in games if game.title == title for seat in game.result.seats):
        if seat.side:
            found.setdefault(seat.side, Record()).add(seat)
    return dict(sorted(found.items(), key=lambda one: (-one[1].games, -one[1].wins)))


def by_person(games: Iterable[PlayedGame], title: str) -> Mapping[int, Record]:
    """How often each person has played and won in one title."""
    found: dict[int, Record] = {}
    for game in (game for game in games if game.title == title):
        for sat, seat in zip(game.sitters, game.result.seats, strict=True):
            if sat.user is not None:
                found.setdefault(sat.user, Record()).add(seat)
    return found
