"""The order of a list that only its owner sees shows nowhere: games whose hidden lists are mixed are followed side by side,
and whoever does not see these lists sees the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.ask import Answer, Seat
from engine.chance import shuffled
from engine.errors import IllegalAnswer
from engine.log import Outcome
from engine.seen import seen
from engine.space_empires.rules import rules
from engine.space_empires.state import State
from engine.table import Table
from engine.text import Json

EVERYTHING = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens", "slingshot"), "on")
GAMES = [
    (2, {**EVERYTHING, "opening": "midgame"}),
    (2, {**EVERYTHING, "opening": "midgame", "instant_upgrades": "on", "research": "grants"}),
    (3, {"opening": "midgame", "carriers": "on", "raiders": "on"}),
    (4, {**EVERYTHING, "opening": "midgame", "teams": "blood_brothers"}),
]
ANSWERS, TRIES = 400, 12


def mixed(state: State, reader: Seat | None, chance: Random) -> State:
    """The same game; whatever lists the reader does not see lie in another order."""
    copy = rules().load(rules().dump(state))
    for player in copy.players:
        if player.seat != reader:
            player.units = shuffled(player.units, chance)
            player.looked = {at: player.looked[at] for at in shuffled(list(player.looked), chance)}
    copy.aliens = shuffled(copy.aliens, chance)
    return copy


def fitting(table: Table, other: Table, chance: Random) -> tuple[Seat, Answer] | None:
    """A random answer that is legal in both."""
    seat, shape = table.random_seat(chance)
    for _ in range(TRIES):
        try:
            value = shape.check(shape.random(chance))
            other.shape(seat).check(value)
        except IllegalAnswer:
            continue
        return seat, value
    return None


def differences(table: Table, told: Outcome, other: Table, also: Outcome, reader: Seat | None) -> Iterator[Json]:
    for (part, one), (_, two) in zip(seen(table, told.events, reader), seen(other, also.events, reader), strict=True):
        if one != two:
            yield [part, one, two]


def followed(seats: int, options: dict[str, str], reader: Seat | None, seed: int) -> int:
    """How many answers were compared; at each safe point the lists are mixed anew."""
    chance, compared = Random(seed), 0
    table = Table.new(rules(), seats, f"{seed}" * 16, options, keep=True)
    other: Table | None = None
    for _ in range(ANSWERS):
        if table.ask is None:
            break
        found = fitting(table, other or table, chance)
        if found is None:
            other, found = None, fitting(table, table, chance)
        assert found is not None
        told = table.answer(*found)
        if other is not None:
            also = other.answer(*found)
            assert list(differences(table, told, other, also, reader)) == [], (seed, compared, found)
            compared += 1
        if told.safe is not None and table.ask is not None:
            other = Table(rules(), mixed(rules().load(told.safe), reader, chance), keep=True)
    return compared


@pytest.mark.rule("SE-GROUP-03", "SE-GROUP-14")
@pytest.mark.parametrize("reader", [None, 0])
@pytest.mark.parametrize("game", range(len(GAMES)))
def test_mixed_lists_show_nobody_else_anything(game: int, reader: Seat | None) -> None:
    """D-82: options, lines, dice and boards are the same whatever the order of the lists."""
    seats, options = GAMES[game]
    assert sum(followed(seats, options, reader, seed) for seed in range(game * 10 + 1, game * 10 + 3)) > ANSWERS // 4
