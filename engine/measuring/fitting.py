"""What the figures of positions count for: weights by which chances come out as games did, and how good they are."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from math import sqrt

from engine.measuring.recorded import Recorded
from engine.prospects.prospects import THOUSAND, Weight, Weights, chances, softmax
from engine.text import Json

STEPS, SIZE, DECAY = 160, 0.1, 0.9
"""Of the search downhill (Adam)."""
MOST = 20_000
"""More than this in thousandths no weight gets."""
SHARES = range(0, 160, 10)
"""Of the chances, in thousandths: one of these is given to all alike."""
BINS = 10
ENOUGH = 12
"""So many positions of a game are fitted to; all are judged by."""


@dataclass(slots=True)
class Position:
    """What is fitted to: for each seat that can still win its row of figures, and the share of the win it got."""

    rows: list[list[float]]
    won: list[float]


@dataclass(slots=True)
class Columns:
    """The figures that are used, each for the beginning and for the end of a game, and how far each spreads."""

    names: list[str]
    spread: list[float] = field(default_factory=list)


def fitted(games: Sequence[Recorded], names: Sequence[str], ridge: float, free: Collection[str] = ()) -> Weights:
    """The weights of these figures by which these games are most likely.

    Args:
        ridge: keeps weights small where games are few; those of the `free` figures a tenth as much.
    """
    columns = Columns(list(names))
    positions = [one for game in games for one in _positions(game, columns)]
    columns.spread = _spread(positions, len(names) * 2)
    for one in positions:
        one.rows = [[value / wide for value, wide in zip(row, columns.spread, strict=True)] for row in one.rows]
    held = [ridge / max(1, len(games)) * (0.1 if name in free else 1) for name in names for _ in range(2)]
    found = _descend(positions, held)
    plain = [weight / wide * THOUSAND for weight, wide in zip(found, columns.spread, strict=True)]
    whole = [max(-MOST, min(MOST, round(weight))) for weight in plain]
    return {name: Weight(whole[2 * at], whole[2 * at + 1]) for at, name in enumerate(names)}


def _positions(game: Recorded, columns: Columns) -> list[Position]:
    """Those of a game that somebody won, as many as tell more than their neighbours."""
    found = list[Position]()
    step = max(1, len(game.standings) // ENOUGH)
    for standing in game.standings[::step] if game.winners else ():
        late = standing.progress / THOUSAND
        alive = [(seat, figures) for seat, figures in enumerate(standing.seats) if figures is not None]
        rows = [
            [part for name in columns.names for part in _parts(figures.get(name, 0) / THOUSAND, late)]
            for _, figures in alive
        ]
        won = [(seat in game.winners) / len(game.winners) for seat, _ in alive]
        if len(alive) > 1 and sum(won) > 0:
            found.append(Position(_centred(rows), won))
    return found


def _parts(figure: float, late: float) -> tuple[float, float]:
    return figure * (1 - late), figure * late


def _centred(rows: list[list[float]]) -> list[list[float]]:
    """Less what the seats have in the mean: only differences count."""
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def _spread(positions: Sequence[Position], width: int) -> list[float]:
    squares, count = [0.0] * width, 0
    for one in positions:
        for row in one.rows:
            count += 1
            squares = [square + value * value for square, value in zip(squares, row, strict=True)]
    return [sqrt(square / max(1, count)) or 1.0 for square in squares]


def _descend(positions: Sequence[Position], held: Sequence[float]) -> list[float]:
    """Minimizes the mean surprise at who won, plus so many times the square of each weight."""
    weights, mean, square = [0.0] * len(held), [0.0] * len(held), [0.0] * len(held)
    for step in range(1, STEPS + 1):
        slope = _slope(positions, weights)
        slope = [
            part / len(positions) + 2 * hold * weight for part, weight, hold in zip(slope, weights, held, strict=True)
        ]
        mean = [DECAY * old + (1 - DECAY) * part for old, part in zip(mean, slope, strict=True)]
        square = [0.99 * old + 0.01 * part * part for old, part in zip(square, slope, strict=True)]
        size = SIZE * (1 - step / (STEPS + 1))
        weights = [
            weight - size * (m / (1 - DECAY**step)) / (sqrt(s / (1 - 0.99**step)) + 1e-9)
            for weight, m, s in zip(weights, mean, square, strict=True)
        ]
    return weights


def _slope(positions: Sequence[Position], weights: Sequence[float]) -> list[float]:
    slope = [0.0] * len(weights)
    for one in positions:
        sums = [sum(map(float.__mul__, row, weights)) for row in one.rows]
        for row, share, won in zip(one.rows, softmax(sums), one.won, strict=True):
            off = share - won
            slope = [part + off * value for part, value in zip(slope, row, strict=True)]
    return slope


# --- how good they are -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Told:
    """A chance that was told of a seat, and the share of the win that it got."""

    chance: float
    won: float


def told(games: Sequence[Recorded], weights: Weights, even: int = 0) -> list[Told]:
    """What these weights say of all positions of these games, where all have this share of the chances alike."""
    return [
        Told(chance, (seat in game.winners) / len(game.winners))
        for game in games
        if game.winners
        for standing in game.standings
        for seat, chance in enumerate(chances(standing, weights, even))
    ]


def even_share(games: Sequence[Recorded], weights: Weights) -> int:
    """Which share of the chances all have alike, in thousandths, so that they come out best. A lead tells less than it
    seems to, where what is decisive is in no figure.
    """
    return min(SHARES, key=lambda even: brier(told(games, weights, even)))


def brier(every: Sequence[Told]) -> float:
    """The mean square of how far the chances were off; 0 is best."""
    return sum((one.chance - one.won) ** 2 for one in every) / max(1, len(every))


def reliability(every: Sequence[Told]) -> tuple[float, list[Json]]:
    """By how much chances are off in the mean, and for tenths of the range what was told, what came, and how often."""
    bins: list[list[Told]] = [[] for _ in range(BINS)]
    for one in every:
        bins[min(BINS - 1, int(one.chance * BINS))].append(one)
    rows, off = list[Json](), 0.0
    for kept in bins:
        if kept:
            said, came = (sum(each) / len(kept) for each in zip(*((one.chance, one.won) for one in kept), strict=True))
            off += abs(said - came) * len(kept) / len(every)
            rows.append({"told": round(said, 3), "came": round(came, 3), "seats": len(kept)})
    return off, rows


def names_of(games: Sequence[Recorded]) -> list[str]:
    """The figures that occur."""
    found = dict[str, None]()
    for game in games:
        for standing in game.standings[:1]:
            for figures in standing.seats:
                found |= dict.fromkeys(figures or ())
    return list(found)
