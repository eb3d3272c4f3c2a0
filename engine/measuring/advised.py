"""Beginners who do what *Advise me* says first, against computer players: how often they win."""

from __future__ import annotations

from dataclasses import dataclass

from engine.ask import Seat
from engine.game import AnyRules
from engine.log import ENDLESS
from engine.measuring.ladder import interval
from engine.measuring.recorded import winners
from engine.players.characters import CHANCE
from engine.players.cut_ins import MOST_CUT_INS, first_cut_in
from engine.players.mind import Decision
from engine.players.player import Player, player
from engine.players.playing import advised
from engine.table import Table
from engine.text import Json


@dataclass(slots=True)
class Beginner(Player):
    """Who knows nothing of a game, asks for advice and takes the first plan, remembers nothing and offers no deals."""

    asked: int = 0
    helped: int = 0

    def decide(self, table: Table, seat: Seat) -> Decision:
        """The first plan; where there is none, the chance to react is let pass, or what comes to hand is done."""
        plans, passes = advised(table, seat, self.seed), table.lets_pass(seat)
        self.asked += 1
        self.helped += bool(plans)
        if plans:
            return Decision(plans[0].answer)
        if passes is not None:
            return Decision(passes, False)
        return player(None, CHANCE, self.seed).decide(table, seat)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game of a beginner: the share of the win that it got, and how often it asked and had a plan."""

    won: float
    asked: int
    helped: int


def beginner(rules: AnyRules, seats: int, level: str, number: int) -> Lesson:
    """The game of this number: the beginner sits in each seat in turn, and players of this level in the others."""
    seed, mine = f"beginner-{number // seats}", number % seats
    who = Beginner(rules.mind, seed=f"{seed}/player")
    seated = {seat: who if seat == mine else player(rules.mind, level, f"{seed}/player") for seat in range(seats)}
    others = {seat: one for seat, one in seated.items() if seat != mine}
    table, given = Table.new(rules, seats, seed, {}, quiet=True), 0
    while table.ask is not None and given < ENDLESS:
        given += 1
        for _ in range(MOST_CUT_INS):
            found = first_cut_in(table, others)
            if found is None:
                break
            table.answer(found[0], found[1].value, found[1].verb)
        if table.ask is not None:
            seat = next(iter(table.ask.must))
            table.answer(seat, seated[seat].decide(table, seat).answer)
    won = winners(table)
    return Lesson((mine in won) / max(1, len(won)), who.asked, who.helped)


def learned(every: list[Lesson], seats: int) -> dict[str, Json]:
    """How often beginners won, between which shares the true one lies, and the share of a player as good as all."""
    wins = sum(one.won for one in every)
    low, high = interval(round(wins), len(every))
    asked = sum(one.asked for one in every)
    return {
        "games": len(every),
        "wins": round(wins, 2),
        "share": round(wins / max(1, len(every)), 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "even": round(1 / seats, 3),
        "had_a_plan": round(sum(one.helped for one in every) / max(1, asked), 3),
    }
