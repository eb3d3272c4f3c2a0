"""Whole games by programs, so that fuzzing comes to where people come: late rounds, full boards, last battles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from engine.chance import stream
from engine.game import AnyRules
from engine.log import LoggedAnswer
from engine.players.characters import TRAITS
from engine.players.player import player
from engine.table import Table

WELL, BADLY = ("sharp", "keen", "steady"), "calm"
SLIPS = 0.1
"""So often a player who plays badly answers by chance."""
Pick = Callable[[Table, Random, float], LoggedAnswer]


def kinds_of(rules: AnyRules, seats: int, seed: str, share: float) -> tuple[str, ...]:
    """Who sits where in this game: with a probability `share` programs, one game with noise for each without; else
    nobody, and chance plays.
    """
    chance = stream(seed, 0, seats, "players")
    if rules.mind is None or chance.random() >= share:
        return ()
    traits, well = list(TRAITS), chance.random() < 0.5
    levels = WELL if well else (BADLY,)
    return tuple(
        f"{levels[int(chance.random() * len(levels))]}-{traits[int(chance.random() * len(traits))]}"
        for _ in range(seats)
    )


def picking(rules: AnyRules, kinds: Sequence[str], seed: str) -> Pick:
    """What these players answer; cut-ins are chance's."""
    seated = [player(rules.mind, kind, f"{seed}/player") for kind in kinds]

    def pick(table: Table, chance: Random, cuts: float) -> LoggedAnswer:
        cut = table.random_cut(chance, cuts)
        if cut is not None:
            return LoggedAnswer(*cut)
        seat, shape = table.random_seat(chance)
        if kinds[seat].startswith(BADLY) and chance.random() < SLIPS:
            return LoggedAnswer(seat, None, shape.check(shape.random(chance)))
        return LoggedAnswer(seat, None, seated[seat].decide(table, seat).answer)

    return pick
