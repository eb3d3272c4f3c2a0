"""Ratings in the light of games whose players' levels are known:

    python -m engine prospects eclipse --games 3000 --file FILE
    python -m tests.bot.rating_proof eclipse FILE

Rates the computer players of recorded games as if they were people, some of each level, by the bot's own ratings, and
prints the order of the levels, how often what the ratings expect of two players comes true, how often a level comes in
ahead of the one below at the same table, that ratings built anew are the same, and that nobody who was forgotten is
rated.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from itertools import permutations
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import mean

from bot.careers.ratings import Ladder, Rating, level_rating
from bot.store.results import GameResult, PlayedGame, SeatResult, Sitter
from engine.measuring.ratings import places
from engine.measuring.recorded import LEVELS, Recorded

OF_A_LEVEL = 6
"""So many people play like each level; nobody can have more seats of a game."""
NOISE = 25 / 6
"""By how much a performance of somebody differs from one game to the next, as `openskill` has it."""
SEEN = 10
"""So many games of both somebody has played before what is expected of them counts."""


def read(title: str, file: Path) -> list[PlayedGame]:
    """The games of a file that came to an end, as the database would have them."""
    every = [Recorded.read(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [_played(title, number, one) for number, one in enumerate(every, 1) if one.winners]


def _played(title: str, number: int, game: Recorded) -> PlayedGame:
    order = places(len(game.levels), game.winners, game.scores)
    seats = tuple(SeatResult(place=int(place) + 1, score=0, won=place == 0) for place in order)
    sat = tuple(Sitter(user, "") for user in _people(number, game.levels))
    return PlayedGame(number, 1, title, f"{number:06}", sat, GameResult(seats=seats, rounds=1))


def _people(number: int, levels: Sequence[str]) -> list[int]:
    """Who sat there: of each level somebody else for each seat, drawn anew for every game."""
    free = {level: Random(f"{level}/{number}").sample(range(OF_A_LEVEL), OF_A_LEVEL) for level in LEVELS}
    return [10 * (LEVELS.index(level) + 1) + free[level].pop() for level in levels]


def expected(one: Rating, other: Rating, all_there: Sequence[Rating]) -> float:
    """How often the first comes in ahead of the second among these, as the model of Plackett and Luce has it."""
    spread = sqrt(sum(each.sigma**2 + NOISE**2 for each in all_there))
    return 1 / (1 + exp((other.mu - one.mu) / spread))


def calibration(games: Sequence[PlayedGame]) -> list[tuple[str, int, float, float]]:
    """In five classes of expectation: how many pairs, what was expected on average, and what came true."""
    ladder, found = Ladder(), defaultdict[int, list[tuple[float, float]]](list)
    for at, game in enumerate(games):
        rated = dict(ladder.of(games[:at]))
        for here, other in ((a, b) for a in range(len(game.sitters)) for b in range(a)):
            there = [rated.get(sat.user or 0, Rating()) for sat in game.sitters]
            one, two = there[here], there[other]
            ahead = game.result.seats[other].place - game.result.seats[here].place
            if min(one.games, two.games) < SEEN or not ahead:
                continue
            chance, came = expected(one, two, there), float(ahead > 0)
            chance, came = (chance, came) if chance >= 0.5 else (1 - chance, 1 - came)
            found[min(4, int(10 * chance) - 5)].append((chance, came))
    return [
        (
            f"{50 + 10 * kind} to {60 + 10 * kind} %",
            len(pairs),
            100 * mean(p for p, _ in pairs),
            100 * mean(c for _, c in pairs),
        )
        for kind, pairs in sorted(found.items())
    ]


def side_by_side(games: Sequence[PlayedGame]) -> list[str]:
    """How often each level came in ahead of the one below at the same table; beside each other counts for nobody."""
    found = defaultdict[str, list[bool]](list)
    for game in games:
        came = [((sat.user or 0) // 10, seat.place) for sat, seat in zip(game.sitters, game.result.seats, strict=True)]
        for (better, one), (worse, two) in permutations(came, 2):
            if better == worse + 1 and one != two:
                found[f"{LEVELS[better - 1]} ahead of {LEVELS[worse - 1]}"].append(one < two)
    return [f"{pair}: {sum(won)} of {len(won)}, {100 * mean(won):.1f} %" for pair, won in sorted(found.items())]


def proof(title: str, games: Sequence[PlayedGame]) -> list[str]:
    """What is to be seen of one title."""
    rated, told = dict(Ladder().of(games)), [f"{title}: {len(games)} games"]
    for level in LEVELS:
        own = [rated[user] for user in rated if user // 10 == LEVELS.index(level) + 1]
        fixed = level_rating(level)
        shown = ", ".join(f"{one.shown} ± {one.interval}" for one in own)
        told.append(
            f"  {level}: {mean(one.shown for one in own):.0f} ({shown}); its fixed point {fixed and fixed.shown}"
        )
    told += [f"  {line}" for line in side_by_side(games)]
    for kind, pairs, thought, came in calibration(games):
        told.append(f"  expected {kind}: {pairs} pairs, on average {thought:.1f} %, came true {came:.1f} %")
    again = dict(Ladder().of([*games]))
    gone = [game._replace(version=2, sitters=tuple(_without(sat, 40) for sat in game.sitters)) for game in games]
    told.append(f"  built anew: {'the same' if again == rated else 'OTHERWISE'}")
    told.append(f"  forgotten: {'gone' if 40 not in Ladder().of(gone) else 'STILL THERE'}")
    return told


def _without(sat: Sitter, user: int) -> Sitter:
    return Sitter(None, "") if sat.user == user else sat


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.rating_proof")
    parser.add_argument("title")
    parser.add_argument("file", type=Path)
    args = parser.parse_args()
    print("\n".join(proof(args.title, read(args.title, args.file))))


if __name__ == "__main__":
    main()
