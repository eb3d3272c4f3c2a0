"""How strong people are, from the places they came in: Plackett and Luce's model after Weng and Lin, by `openskill`.

Every seat plays for itself. AI players are fixed points: their level is known, and nobody's result moves it. Whoever is
forgotten counts as a newcomer. The same games in the same order give the same ratings, so they are not stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from bot.store.results import PlayedGame, Sitter
from engine.players.characters import LEVELS, PlayerKind

MIDDLE, STEP, FIRM = 25.0, 3.2, 0.5
"""Where AI players of the second level stand, how far it is to the next one, and how unsure that is. A step wins about
seven of ten games between two."""
SCALE = 40
SURE = 7.0
"""With a `sigma` above it, which takes some ten games to pass, nobody is told a rating."""

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """How strong somebody is: a newcomer has 25, unsure by 8.3."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """As people read it: a newcomer has 1000."""
        return round(SCALE * self.mu)

    @property
    def interval(self) -> int:
        """In 95 of 100 cases the true one is no farther away than this."""
        return round(2 * SCALE * self.sigma)

    @property
    def is_sure(self) -> bool:
        """Whether it may be told."""
        return self.sigma <= SURE


def level_rating(name: str) -> Rating | None:
    """Of an AI player, by the name of its kind; None for chance and substitutes."""
    level = PlayerKind.read(name).level
    if level not in LEVELS:
        return None
    return Rating(MIDDLE + STEP * ([*LEVELS].index(level) - 1), FIRM)


class Ladder:
    """The ratings of one server's people in one title. It goes on where it stood when games were only added."""

    def __init__(self) -> None:
        self._seen: list[tuple[int, int]] = []
        self._rated: dict[int, Rating] = {}

    def of(self, games: Sequence[PlayedGame]) -> Mapping[int, Rating]:
        """Of everybody in these games, which stand in the order in which they ended; by user. Blocks."""
        marks = [(one.game, one.version) for one in games]
        if marks[: len(self._seen)] != self._seen:
            self._seen, self._rated = [], {}
        for one in games[len(self._seen) :]:
            self._rated |= after(one, self._rated)
        self._seen = marks
        return self._rated


def after(game: PlayedGame, rated: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings of those who sat there, after this game; nobody's where seats played together against the game."""
    if len(game.sitters) < 2 or game.result.table is not None:
        return {}
    before = [_before(one, rated) for one in game.sitters]
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    moved = [team[0] for team in _MODEL.rate(teams, ranks=[float(seat.place) for seat in game.result.seats])]
    return {
        sat.user: Rating(new.mu, new.sigma, old.games + 1)
        for sat, old, new in zip(game.sitters, before, moved, strict=True)
        if sat.user is not None
    }


def _before(sat: Sitter, rated: Mapping[int, Rating]) -> Rating:
    if sat.user is not None:
        return rated.get(sat.user, Rating())
    return (level_rating(sat.player) if sat.player else None) or Rating()
