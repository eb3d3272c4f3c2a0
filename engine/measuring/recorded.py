"""Games of computer players of mixed levels: positions in figures, to which prospects are fitted, and who won."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from engine.ask import Seat
from engine.chance import drawn, stream
from engine.ending import WON
from engine.game import AnyRules
from engine.log import ENDLESS
from engine.players.cut_ins import MOST_CUT_INS, first_cut_in
from engine.players.player import Player, player
from engine.prospects.prospects import Standing
from engine.table import Table

LEVELS = ("calm", "steady", "keen", "sharp")
OFTEN = 10
"""One in so many positions within a round is kept, besides the first of each round."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A game.

    Attributes:
        standings: positions on the way, the first ones first.
        winners: nobody where it did not end.
        scores: the points of each seat at the end; empty where the game counts none.
        levels: of the computer player of each seat.
    """

    standings: tuple[Standing, ...]
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()
    levels: tuple[str, ...] = ()

    def line(self) -> str:
        """It as a line of a file: the names of the figures stand with each seat, so that they can change."""
        kept = [[one.progress, [None if seat is None else dict(seat) for seat in one.seats]] for one in self.standings]
        told = {"winners": self.winners, "scores": self.scores, "levels": self.levels, "standings": kept}
        return json.dumps(told, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Recorded:
        """The inverse of `line`."""
        found = json.loads(line)
        standings = tuple(Standing(progress, tuple(seats)) for progress, seats in found["standings"])
        return cls(standings, tuple(found["winners"]), tuple(found["scores"]), tuple(found["levels"]))


def record(rules: AnyRules, number: int) -> Recorded:
    """Plays the game of this number; the same one every time. The rules must know prospects."""
    assert rules.prospects is not None
    chance, seed = stream("prospects", 0, number, rules.name), f"prospects-{rules.name}-{number}"
    seated = company(rules, seed, chance)
    table, found, round, given = Table.new(rules, len(seated), seed, {}, quiet=True), list[Standing](), 0, 0
    while table.ask is not None and given < ENDLESS:
        given += 1
        if not answer(table, seated) or table.ask is None:
            continue
        began, round = table.round() != round, table.round()
        standing = _kept(table) if began or chance.random() * OFTEN < 1 else None
        found += [] if standing is None else [standing]
    scores = () if table.result is None else tuple(table.result.scores)
    return Recorded(tuple(found), winners(table), scores, tuple(one.character.level.name for one in seated.values()))


def company(rules: AnyRules, seed: str, chance: Random) -> dict[Seat, Player]:
    """Computer players of any levels, each by chance; the fewer there are, the more often."""
    numbers = [number for number in sorted(rules.seats) if number > 1]
    seats = drawn(numbers, [(len(numbers) - at) ** 2 for at in range(len(numbers))], chance)
    levels = [LEVELS[int(chance.random() * len(LEVELS))] for _ in range(seats)]
    return {seat: player(rules.mind, level, f"{seed}/player") for seat, level in enumerate(levels)}


def _kept(table: Table) -> Standing | None:
    view = table.rules.view(table.state, None)
    standing: Standing | None = table.rules.prospects.standing(view)  # type: ignore[union-attr]
    return standing


def answer(table: Table, seated: Mapping[Seat, Player]) -> bool:
    """Whoever wants to cuts in, then one seat answers; whether that led over a safe point."""
    passed = False
    for _ in range(MOST_CUT_INS):
        found = first_cut_in(table, seated)
        if found is None:
            break
        passed |= table.answer(found[0], found[1].value, found[1].verb).passed_safe_point
    if table.ask is None:
        return passed
    seat = next(iter(table.ask.must))
    return table.answer(seat, seated[seat].decide(table, seat).answer).passed_safe_point or passed


def winners(table: Table) -> tuple[Seat, ...]:
    """Who has won; nobody where the game goes on or is lost."""
    result = table.result
    return () if result is None or result.table not in (None, WON) else tuple(result.winners)
