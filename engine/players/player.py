"""A player in a seat of a table: a mind with a character, or chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.ask import Ask, Nothing, Seat
from engine.chance import stream
from engine.players.characters import Character, PlayerKind
from engine.players.loop_guard import is_looping
from engine.players.mind import Cut, Decision, Mind, by_chance
from engine.players.situation import AnySituation, Memory, Question, Situation
from engine.players.weights import Weights
from engine.table import Table


@dataclass(slots=True)
class Player:
    """Who plays a seat.

    Attributes:
        mind: what it knows of the game; None plays by chance.
        seed: of its own chance.
        weights: its own ones, where they differ from those of its mind.
    """

    mind: Mind[Any] | None
    character: Character = field(default_factory=Character)
    seed: str = ""
    memory: Memory = field(default_factory=dict)
    weights: Weights = field(default_factory=dict)

    def decide(self, table: Table, seat: Seat) -> Decision:
        """What it answers, where the table waits for this seat."""
        return self.weigh(table, situation(table, seat, self))

    def weigh(self, table: Table, at: AnySituation) -> Decision:
        """What it answers in a situation of its own; chance, where it goes round in a loop."""
        if self.mind is None:
            return Decision(by_chance(at), False)
        made = self.mind.decide(at)
        if made.answer == table.lets_pass(at.seat):
            return made  # the game goes on by itself, such as by the dice of a combat in which nobody hits
        return Decision(by_chance(at), False) if is_looping(at, made.answer) else made

    def cut(self, table: Table, seat: Seat) -> Cut | None:
        """How it cuts in, whomever the table waits for; None for not at all."""
        if self.mind is None or table.ask is None or not self.mind.waits(table.ask.kind):
            return None
        return self.mind.cut(situation(table, seat, self))


def player(mind: Mind[Any] | None, kind: str, seed: str) -> Player:
    """A player by its name: `chance`, `keen`, `deputy`, or with a trait `keen-raider`.

    Raises:
        KeyError: there is no such level or trait.
    """
    character = PlayerKind.read(kind).character
    return Player(None, seed=seed) if character is None else Player(mind, character, seed)


def situation(table: Table, seat: Seat, who: Player) -> AnySituation:
    """What the person in this seat would read now. The table must wait for an answer, of whomever."""
    assert table.ask is not None

    def look() -> Any:
        return table.rules.view(table.state, seat)

    chance = stream(who.seed, 0, table.question_of(seat), f"player in {seat}")
    question, weights = _question(table.ask.of(seat), seat), who.weights or (who.mind.weights if who.mind else {})
    return Situation(seat, look, question, who.character, who.memory, chance, weights, who.seed, table.round)


def _question(ask: Ask, seat: Seat) -> Question:
    private, cuts = ask.private.get(seat), lambda: ask.may(seat)
    shape = ask.must.get(seat) or Nothing()
    return Question(ask.kind, ask.about, shape, private, ask.where, ask.pending, cuts)
