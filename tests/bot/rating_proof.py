"""Ratings in the light of games whose players' levels are known:

    python -m tests.bot.rating_proof FILE [--play TITLE --games 500 --first 0]

With `--play` it plays so many games of computer players and adds a line for each to the file: who sat there, by a level
and a number (`keen-2`), and in which place each came. Else it rates these as if they were people, by the bot's own
ratings, and prints the order of the levels, how often what the ratings expect of two players comes true, that ratings
built anew are the same, and that nobody who was forgotten is rated.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Sequence
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import mean

from bot.careers.ratings import Ladder, Rating, level_rating
from bot.store.results import GameResult, PlayedGame, SeatResult, Sitter
from engine.games import rules_of
from engine.measuring.match import play
from engine.measuring.ratings import places

LEVELS = ("calm", "steady", "keen", "sharp")
OF_A_LEVEL = 3
NOISE = 25 / 6
"""By how much a performance of somebody differs from one game to the next, as `openskill` has it."""
SEEN = 10
"""So many games of both somebody has played before what is expected of them counts."""


def play_games(file: Path, title: str, first: int, count: int) -> None:
    """So many games, a line each."""
    rules = rules_of(title)
    everybody = [f"{level}-{n}" for level in LEVELS for n in range(OF_A_LEVEL)]
    with file.open("a") as lines:
        for game in range(first, first + count):
            sat = Random(f"{title}/{game}").sample(everybody, 3 if 3 in rules.seats else 2)
            kinds = [who.split("-")[0] for who in sat]
            match = play(rules, kinds, f"rating/{title}/{game}", {}, time.process_time_ns)
            told = {"title": title, "game": game, "sitters": sat, "places": [int(place) for place in places(match)]}
            lines.write(json.dumps(told) + "\n")
            lines.flush()


def read(file: Path) -> list[PlayedGame]:
    """The games of a file, as the database would have them."""
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    rows.sort(key=lambda row: (row["title"], row["game"]))
    return [_played(number, row["title"], row["sitters"], row["places"]) for number, row in enumerate(rows, 1)]


def _played(number: int, title: str, sitters: Sequence[str], order: Sequence[int]) -> PlayedGame:
    seats = tuple(SeatResult(place=place + 1, score=0, won=place == 0) for place in order)
    sat = tuple(Sitter(_number(who), "") for who in sitters)
    return PlayedGame(number, 1, title, f"{number:06}", sat, GameResult(seats=seats, rounds=1))


def _number(who: str) -> int:
    level, _, n = who.partition("-")
    return 10 * (LEVELS.index(level) + 1) + int(n)


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
    parser.add_argument("file", type=Path)
    parser.add_argument("--play", metavar="TITLE")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game to be played")
    args = parser.parse_args()
    if args.play:
        play_games(args.file, args.play, args.first, args.games)
    games = read(args.file)
    for title in dict.fromkeys(game.title for game in games):
        print("\n".join(proof(title, [game for game in games if game.title == title])))


if __name__ == "__main__":
    main()
