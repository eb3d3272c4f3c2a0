"""Games among players: who won, and how each of them answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.ask import Seat
from engine.ending import WON
from engine.game import AnyRules
from engine.log import ENDLESS
from engine.measuring.blunders import blunders_of
from engine.players.blunders import AnyBlunders
from engine.players.cut_ins import MOST_CUT_INS, first_cut_in
from engine.players.player import Player, player, situation
from engine.players.weights import Weights
from engine.table import Table

Clock = Callable[[], int]
"""Nanoseconds of processor time."""
Turn = tuple[Seat, int]
"""Whose it is; where one plays alone, in which round."""


@dataclass(slots=True)
class Conduct:
    """How a seat answered.

    Attributes:
        nanoseconds: what each answer took; `turns`: what its answers took without another seat's in between, of a seat
            that plays alone those of a round.
        refused: answers that the rules did not take; `chance`: questions, by kind, of which its mind knows nothing.
        blunders: how often it did what no person would, and deeds, by kind; `notes`: what their rules note from one
            decision to the next.
    """

    kind: str
    nanoseconds: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    refused: int = 0
    chance: Counter[str] = field(default_factory=Counter)
    blunders: Counter[str] = field(default_factory=Counter)
    notes: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Match:
    """A game that was played.

    Attributes:
        ended: by the rules; else the limit of answers was reached.
        scores: the points of each seat; `winners`: nobody where the game was lost or not ended.
        sides: what each seat played, such as its faction, by the key of its name; empty where all play alike.
        counted: the kinds of blunders that were counted, and `told`: those of deeds.
    """

    seats: list[Conduct]
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    rounds: int = 0
    answers: int = 0
    ended: bool = True
    sides: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    told: tuple[str, ...] = ()


def play(
    rules: AnyRules,
    kinds: Sequence[str],
    seed: str,
    options: Mapping[str, str],
    clock: Clock,
    limit: int = ENDLESS,
    weights: Sequence[Weights] = (),
) -> Match:
    """A whole game; `kinds` names the player of each seat (`engine.players.player.player`), `weights` by what each
    weighs; none: by what its mind does.
    """
    table = Table.new(rules, len(kinds), seed, options)
    seated = [player(rules.mind, kind, f"{seed}/player") for kind in kinds]
    for who, own in zip(seated, weights, strict=False):
        who.weights = own
    match, counted = Match([Conduct(kind) for kind in kinds]), blunders_of(rules)
    if counted is not None:
        match.counted, match.told = tuple(counted.names), tuple(counted.deeds)
    before: Turn | None = None
    while table.ask is not None and match.answers < limit:
        _cut_ins(table, seated)
        seat = next(iter(table.ask.must))
        before = _answer(table, seat, seated[seat], match, clock, before, counted)
        match.answers += 1
    return _ended(match, rules, table)


def _cut_ins(table: Table, seated: Sequence[Player]) -> None:
    """Whoever wants to cuts in first, and all are asked once more after each."""
    for _ in range(MOST_CUT_INS):
        found = first_cut_in(table, dict(enumerate(seated)))
        if found is None:
            return
        seat, cut = found
        table.answer(seat, cut.value, cut.verb)


def _answer(
    table: Table,
    seat: Seat,
    who: Player,
    match: Match,
    clock: Clock,
    before: Turn | None,
    counted: AnyBlunders | None,
) -> Turn:
    """One answer, and the turn of which it is."""
    memory = dict(who.memory)
    conduct, began = match.seats[seat], clock()
    at = situation(table, seat, who)
    made = who.weigh(table, at)
    took = clock() - began
    turn = seat, table.rules.round_of(at.view) if len(match.seats) == 1 else 0
    conduct.nanoseconds.append(took)
    conduct.turns.append(took + (conduct.turns.pop() if turn == before else 0))
    conduct.refused += made.refused
    if who.mind is not None and not made.judged:
        conduct.chance[at.question.kind] += 1
    if counted is not None and who.mind is not None:
        conduct.blunders += counted.of(at, memory, made.answer, conduct.notes)
    table.answer(seat, made.answer)
    return turn


def _ended(match: Match, rules: AnyRules, table: Table) -> Match:
    view, result = rules.view(table.state, None), table.result
    match.rounds, match.ended = rules.round_of(view), result is not None
    match.sides = tuple(side.key if side is not None else "" for side in rules.sides(view))
    match.winners = result.winners if result is not None and result.table in (None, WON) else ()
    match.scores = result.scores if result is not None else tuple(rules.points(view))
    return match
