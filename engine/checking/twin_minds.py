"""Decisions of programs in twin worlds: each is made once more in a world that agrees with all that its seat has seen,
and differs in whatever it has not. Where the two differ, the program knows what its seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace

from engine.ask import Seat
from engine.chance import stream
from engine.checking.worlds import worlds
from engine.game import AnyRules
from engine.log import ENDLESS
from engine.players.cut_ins import first_cut_in
from engine.players.player import Player, player
from engine.table import Table
from engine.text import Json

EACH = 5
"""At every so many-th answer somebody may cut in, such as to offer a deal."""


@dataclass(slots=True)
class TwinMinds:
    """What came of it.

    Attributes:
        decisions: how many were made in both worlds; `alone`: for how many no other world was found.
        differing: the seed, the question and both answers of those that are not alike.
    """

    decisions: int = 0
    alone: int = 0
    differing: list[Json] = field(default_factory=list)


def compare(
    rules: AnyRules, kinds: Sequence[str], seed: str, most: int, options: Mapping[str, str] | None = None
) -> TwinMinds:
    """Games of these players, each with a seed of its own, until so many decisions were made in both worlds."""
    found, games = TwinMinds(), 0
    while found.decisions < most and not found.differing:
        _game(
            found, Table.new(rules, len(kinds), f"{seed}-{games}", options, keep=True), kinds, f"{seed}-{games}", most
        )
        games += 1
    return found


def _game(found: TwinMinds, table: Table, kinds: Sequence[str], seed: str, most: int) -> None:
    answers, mind = 0, table.rules.mind
    seated = {seat: player(mind, kind, f"{seed}/player") for seat, kind in enumerate(kinds)}
    while table.ask is not None and answers < ENDLESS and found.decisions < most:
        seat = next(iter(table.ask.must))
        _compare(found, table, seat, seated[seat], seed)
        cut_in = first_cut_in(table, seated)
        if cut_in is None or answers % EACH:
            table.answer(seat, seated[seat].decide(table, seat).answer)
        else:
            table.answer(cut_in[0], cut_in[1].value, cut_in[1].verb)
        answers += 1


def _compare(found: TwinMinds, table: Table, seat: Seat, who: Player, seed: str) -> None:
    twin = next(worlds(table, seat, stream(seed, 0, table.question_of(seat), "twin")), None)
    if twin is None:
        found.alone += 1
        return
    here, there = (_decided(who, world, seat) for world in (table, twin))
    found.decisions += 1
    if here != there:
        found.differing.append([seed, table.question, str(here), str(there)])


def _decided(who: Player, table: Table, seat: Seat) -> tuple[object, object]:
    """How it would cut in, and what it would answer; it remembers neither."""
    alike = [replace(who, memory=deepcopy(who.memory)) for _ in range(2)]
    return alike[0].cut(table, seat), alike[1].decide(table, seat).answer
