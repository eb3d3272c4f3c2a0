"""Positions of games that computer players play: fuller boards than those of play by chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice

from engine.games import rules_of
from engine.players.cut_ins import MOST_CUT_INS, first_cut_in
from engine.players.player import player, situation
from engine.table import Table

NONE: Mapping[str, str] = {}
SEEDS = 20
"""Of how many games at most."""


def played(game: str, kinds: tuple[str, ...], seed: str, options: Mapping[str, str] = NONE) -> Iterator[Table]:
    """The table after each answer, to the end of the game."""
    rules = rules_of(game)
    table = Table.new(rules, len(kinds), seed, options)
    seated = [player(rules.mind, kind, f"{seed}/player") for kind in kinds]
    while table.ask is not None:
        for _ in range(MOST_CUT_INS):
            found = first_cut_in(table, dict(enumerate(seated)))
            if found is None:
                break
            table.answer(found[0], found[1].value, found[1].verb)
        seat = next(iter(table.ask.must))
        table.answer(seat, seated[seat].weigh(table, situation(table, seat, seated[seat])).answer)
        yield table


def positions(
    game: str, kinds: tuple[str, ...], seed: str, most: int, every: int, options: Mapping[str, str] = NONE
) -> Iterator[Table]:
    """The table after every so many answers, up to `most`."""
    for number, table in enumerate(played(game, kinds, seed, options), 1):
        if number % every == 0:
            yield table
        if number >= most:
            return


def searched(
    game: str,
    kinds: tuple[str, ...],
    wanted: Callable[[Table], bool],
    most: int,
    options: Mapping[str, str] = NONE,
    every: int = 1,
) -> Iterator[Table]:
    """Up to so many tables of a kind, or every so manyth one, from one game after another: some are found however
    computer players come to play.
    """
    tables = (table for seed in range(1, SEEDS) for table in played(game, kinds, str(seed), options))
    return islice(filter(wanted, tables), 0, most * every, every)
