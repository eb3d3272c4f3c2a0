"""How strong players are: paired seeds with rotated seats, and what came out in figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median

from engine.ask import Seat
from engine.games import rules_of
from engine.measuring.match import Clock, Conduct, Match, play
from engine.players.characters import CHANCE
from engine.text import Json

SURE = 1.96
"""Standard deviations of an interval that holds in 95 of 100 cases."""
MILLION = 1_000_000
BAND = 1 / 3
"""By how much of its even share a side may win more or less often."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of a ladder: a seed, and who sits where."""

    seed: str
    kinds: tuple[str, ...]


def pairings(kinds: Sequence[str], games: int, seed: str) -> Iterator[Pairing]:
    """Every seed is played with each rotation of the seats that differs, as long as games are left."""
    rotated = list(dict.fromkeys((*kinds[turn:], *kinds[:turn]) for turn in range(len(kinds))))
    for game in range(games):
        deal, turn = divmod(game, len(rotated))
        yield Pairing(f"{seed}-{deal}", rotated[turn])


def contest(game: str, options: Mapping[str, str], clock: Clock, pairing: Pairing) -> Match:
    """One game of a ladder; a process of its own can be told to play it."""
    return play(rules_of(game), pairing.kinds, pairing.seed, options, clock)


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies (Wilson's score interval, 95 of 100)."""
    if not games:
        return 0.0, 1.0
    share, square = wins / games, SURE * SURE
    middle = share + square / (2 * games)
    width = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    below = 1 + square / games
    return max(0.0, (middle - width) / below), min(1.0, (middle + width) / below)


def summary_json(matches: Sequence[Match]) -> dict[str, Json]:
    """A ladder as one JSON object. A win that some share counts for each of them."""
    conducts = [conduct for match in matches for conduct in match.seats]
    kinds = dict.fromkeys(conduct.kind for conduct in conducts)
    sides = sorted({side for match in matches for side in match.sides if side})
    minds = [conduct for conduct in conducts if conduct.kind != CHANCE] or conducts
    chance = sum((conduct.chance for conduct in conducts), Counter[str]())
    return {
        "games": len(matches),
        "players": [_kind(kind, matches) for kind in kinds],
        "sides": [_side(side, matches) for side in sides],
        "rounds_median": median(match.rounds for match in matches),
        "unended": sum(not match.ended for match in matches),
        "answer_ms_p99": _late([took for conduct in minds for took in conduct.nanoseconds]),
        "turn_ms_p99": _late([took for conduct in minds for took in conduct.turns]),
        "refused": sum(conduct.refused for conduct in conducts),
        "fallbacks": sum(chance.values()),
        "fallbacks_by_kind": dict(chance.most_common()),
        "blunders": {kind: _counted(kind, matches, "counted") for kind in kinds if kind != CHANCE},
        "deeds": {kind: _counted(kind, matches, "told") for kind in kinds if kind != CHANCE},
    }


def _counted(kind: str, matches: Sequence[Match], names: str) -> dict[str, Json]:
    """What one seat of that name did a game, by its kinds: those that `names` lists of a match."""
    sat = [conduct for match in matches for conduct in match.seats if conduct.kind == kind]
    made = sum((conduct.blunders for conduct in sat), Counter[str]())
    listed = dict.fromkeys(name for match in matches for name in getattr(match, names))
    return {name: round(made[name] / len(sat), 2) for name in listed}


def _kind(kind: str, matches: Sequence[Match]) -> dict[str, Json]:
    """How the players of one name did. A game counts once for it, and as won where one of them won it."""
    sat = [(match, [at for at, conduct in enumerate(match.seats) if conduct.kind == kind]) for match in matches]
    played = [(match, at) for match, seats in sat for at in seats]
    points = [match.scores[at] for match, at in played if match.scores]
    return {
        "name": kind,
        "games": sum(bool(seats) for _, seats in sat),
        **_record(played),
        "mean_points": round(sum(points) / len(points), 2) if points else None,
    }


def _side(side: str, matches: Sequence[Match]) -> dict[str, Json]:
    """How those did who played one side, whoever they were; `even` is what they would win if all sides were alike, and
    `balance` how that compares to it.
    """
    played = [(match, at) for match in matches for at, sat in enumerate(match.sides) if sat == side]
    even = sum(1 / len(match.seats) for match, _ in played) / len(played)
    verdict = balance(sum(at in match.winners for match, at in played), len(played), even)
    return {"name": side, **_record(played), "even": round(even, 4), "balance": verdict}


def balance(wins: int, games: int, even: float) -> str:
    """Whether a side wins as often as it should, which is `even` give or take a third: `within` and `above` or `below`
    where that is as good as sure, `unsure` where it would take more games.
    """
    low, high = interval(wins, games)
    if low > even * (1 + BAND) or high < even * (1 - BAND):
        return "above" if low > even else "below"
    return "within" if low >= even * (1 - BAND) and high <= even * (1 + BAND) else "unsure"


def _record(played: Sequence[tuple[Match, Seat]]) -> dict[str, Json]:
    """How often these seats won."""
    wins = sum(at in match.winners for match, at in played)
    low, high = interval(wins, len(played))
    share = round(wins / len(played), 4) if played else 0
    return {"seats": len(played), "wins": wins, "share": share, "low": round(low, 4), "high": round(high, 4)}


def _late(nanoseconds: list[int]) -> float:
    """What 99 of 100 take at most, in milliseconds."""
    some = sorted(nanoseconds) or [0]
    return round(some[len(some) * 99 // 100] / MILLION, 3)


__all__ = ["Conduct", "Pairing", "balance", "contest", "interval", "pairings", "summary_json"]
