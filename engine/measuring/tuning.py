"""Better weights for a mind, found by games against itself: simultaneous perturbation (Spall 1992), as programs that
play chess are tuned.

Each step moves all weights at once, every one a little up or down as chance has it. Players who weigh so meet players
who weigh the other way round, on the same deals with rotated seats, and the weights go towards whoever won. What comes
out is proven on deals of its own against what was there before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from engine.chance import stream
from engine.games import rules_of
from engine.measuring.ladder import Pairing, interval, pairings
from engine.measuring.match import Match, play
from engine.players.weights import FILE, Weights
from engine.text import Json

TRIED, MOVED = 15, 10
"""How far weights are moved to be tried, and how far they go when every game of a step says so; in hundredths."""
STEP = 8
"""Games of a step: the same number on any machine, so that the same command finds the same."""
FINE = 1000
MORE, LESS = "more", "less"
EVEN = 0.5

Games = Callable[[Callable[[Pairing], Match], Iterable[Pairing]], Iterable[Match]]
"""Plays games, such as `map` or that of many processes, and tells them in order."""


class Tuning(NamedTuple):
    """What is tuned, and how: a game among `seats` players of a level.

    Attributes:
        games: to find weights, and `proof`: to prove them.
    """

    game: str
    level: str
    seats: int
    seed: str
    games: int
    proof: int

    @property
    def file(self) -> str:
        """Where the weights stand."""
        return f"engine/{self.game}/{FILE}"

    @property
    def command(self) -> str:
        """What finds the same again."""
        players = ",".join([self.level] * self.seats)
        told = f"--games {self.games} --proof {self.proof} --seed {self.seed}"
        return f"python -m engine tune {self.game} --players {players} {told}"


class Tuned(NamedTuple):
    """What was found: the weights, and how often players with them won games that were not shared."""

    how: Tuning
    weights: Weights
    wins: int
    decided: int

    @property
    def better(self) -> bool:
        """Whether they are proven: all of the interval lies above a half."""
        return interval(self.wins, self.decided)[0] > EVEN

    def summary_json(self) -> dict[str, Json]:
        """As one JSON object."""
        low, high = interval(self.wins, self.decided)
        share = round(self.wins / self.decided, 4) if self.decided else None
        found: dict[str, Json] = {
            "command": self.how.command,
            "wins": self.wins,
            "decided": self.decided,
            "share": share,
        }
        return {**found, "low": round(low, 4), "high": round(high, 4), "better": self.better}


def tune(how: Tuning, games: Games = map) -> Tuned:
    """Better weights than those of the game's mind. Raises FileNotFoundError: its mind has none."""
    mind = rules_of(how.game).mind
    if mind is None or not mind.weights:
        raise FileNotFoundError(f"no weights in {how.file}")
    found: Weights = {name: FINE * weight for name, weight in mind.weights.items()}
    for step in range(how.games // STEP):
        signs = _signs(how, step, found)
        more, less = (_whole(_moved(found, signs, way)) for way in (TRIED, -TRIED))
        wins, losses = _won(how, games, f"{how.seed}-{step}", STEP, more, less)
        found = _moved(found, signs, MOVED * (wins - losses) / STEP)
    tuned = _whole(found)
    wins, losses = _won(how, games, f"{how.seed}-proof", how.proof, tuned, mind.weights)
    return Tuned(how, tuned, wins, wins + losses)


def _signs(how: Tuning, step: int, weights: Weights) -> list[int]:
    """Which weights go up in a step (1) and which down (-1)."""
    chance = stream(how.seed, 0, step, "signs")
    return [1 if 2 * chance.random() < 1 else -1 for _ in weights]


def _moved(fine: Weights, signs: Sequence[int], hundredths: float) -> Weights:
    """All of them in their ways by so much of what each is."""
    pairs = zip(fine.items(), signs, strict=True)
    return {name: round(weight * (100 + sign * hundredths) / 100) for (name, weight), sign in pairs}


def _whole(fine: Weights) -> Weights:
    return {name: round(weight / FINE) for name, weight in fine.items()}


def _won(how: Tuning, games: Games, seed: str, number: int, more: Weights, less: Weights) -> tuple[int, int]:
    """How many games the first ones won alone, and how many the others."""
    kinds = [(MORE, LESS)[seat % 2] for seat in range(how.seats)]
    trial = partial(contested, how, {MORE: more, LESS: less})
    played = [*pairings(kinds, number, seed)]
    won = [_winners(*one) for one in zip(played, games(trial, played), strict=True)]
    return won.count({MORE}), won.count({LESS})


def contested(how: Tuning, sides: dict[str, Weights], pairing: Pairing) -> Match:
    """One game between two ways to weigh; a process of its own can be told to play it."""
    weights = [sides[kind] for kind in pairing.kinds]
    return play(rules_of(how.game), [how.level] * how.seats, pairing.seed, {}, _still, weights=weights)


def _still() -> int:
    """No time is measured."""
    return 0


def _winners(pairing: Pairing, match: Match) -> set[str]:
    return {pairing.kinds[seat] for seat in match.winners}
