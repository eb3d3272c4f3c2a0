"""Twin worlds: two games that differ only in what one reader cannot see are played in lockstep with the same answers,
and at every question the reader must see the same in both.

The second world is the first with everything dealt anew that the reader cannot see; its dice fall alike. Other seats
may hold other things there, so their answers are chosen to be legal in both; where none is, and on purpose while seats
follow rules together, the worlds go apart: nothing of it may show until that question is closed, and there the pair
ends. It also ends, without a finding, where something hidden became known to the reader (`Run.seal`) and it was not
the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import pydantic_core

from engine.ask import Answer, Seat, Shape, Together
from engine.checking.seen import seen
from engine.errors import AnswerError, IllegalAnswer
from engine.game import AnyRules
from engine.log import Outcome
from engine.table import Table
from engine.text import Json

ANSWERS = 40
"""So many answers a pair is followed at most."""
CUTS = 0.05
TRIES = 12
APART = 0.3
"""How often another seat answers differently, or in one world alone, while seats follow rules together."""
IDS = 6
"""So many ids of earlier questions are tried, for what a refusal says."""


class Differs(Exception):
    """What a reader can tell two worlds apart by: the reader, the part of what it sees, and how it reads in both."""

    def __init__(self, reader: Seat | None, part: str, one: Json, other: Json) -> None:
        super().__init__(f"{'the public' if reader is None else f'seat {reader}'}, {part}: {_parting(one, other)}")
        self.reader, self.part = reader, part


def _parting(one: Json, other: Json) -> str:
    texts = [pydantic_core.to_json(side).decode() for side in (one, other)]
    at = next((n for n, (a, b) in enumerate(zip(*texts, strict=False)) if a != b), min(map(len, texts)))
    around = slice(max(0, at - 60), at + 60)
    return f"...{texts[0][around]}... is not ...{texts[1][around]}..."


@dataclass(slots=True)
class World:
    """One of the two, with what the reader was told by the last answer and whether that showed it something hidden."""

    table: Table
    told: Outcome
    past: list[str] = field(default_factory=list)

    def shown(self, reader: Seat | None) -> bool:
        """Whether something hidden became known to the reader."""
        learned = self.told.learned
        return learned is None or (reader is not None and reader in learned)

    def seen(self, reader: Seat | None) -> Iterator[tuple[str, Json]]:
        """All that the reader sees of it now."""
        return seen(self.table, self.told.events, reader, self.past)

    def take(self, seat: Seat, verb: str | None, value: Answer) -> None:
        """An answer."""
        self.told = self.table.answer(seat, value, verb)


@dataclass(slots=True)
class Pair:
    """Two worlds and their reader.

    Attributes:
        compared: how many questions were compared.
        opened: the open question, where seats follow rules together or the worlds have gone apart: in one of them it
            may be closed earlier than in the other.
        apart: whether others have answered differently since.
    """

    reader: Seat | None
    one: World
    other: World
    compared: int = 0
    opened: str | None = None
    apart: bool = False

    @property
    def worlds(self) -> tuple[World, World]:
        """Both."""
        return self.one, self.other

    def follow(self, chance: Random, answers: int = ANSWERS) -> int:
        """Plays on as long as the worlds are alike; how many questions were compared.

        Raises:
            Differs
        """
        for _ in range(answers):
            if not self._alike(chance) or self.one.table.ask is None or not self._step(chance):
                break
        return self.compared

    def _alike(self, chance: Random) -> bool:
        """Compares; whether the pair goes on."""
        closed = [world.table.question != self.opened for world in self.worlds]
        if self.opened is not None and any(closed) and (self.apart or not all(closed)):
            return False
        if all(closed):
            self.opened, self.apart = None, False
        known = any(world.shown(self.reader) for world in self.worlds)
        for (part, one), (_, other) in zip(*(world.seen(self.reader) for world in self.worlds), strict=True):
            if one != other:
                if known:
                    return False
                raise Differs(self.reader, part, one, other)
        self.compared += 1
        return True

    # --- the next answer -----------------------------------------------------------------------------------------

    def _step(self, chance: Random) -> bool:
        """One answer in both worlds, or in one of them; False where none is possible."""
        for world in self.worlds:
            world.told = Outcome(world.told.given, learned=())
        seat = self._seat(chance)
        if isinstance(self.one.table.ask, Together):
            self.opened = self.one.table.question
        if seat == self.reader:
            return self._own_answer(seat, chance)
        if isinstance(self.one.table.ask, Together):
            return self._hidden_answer(seat, chance)
        return self._cut_in(seat, chance) or self._open_answer(seat, chance)

    def _seat(self, chance: Random) -> Seat:
        """Somebody who is asked in either world."""
        seats = sorted({seat for world in self.worlds for seat in _must(world.table)})
        return seats[int(chance.random() * len(seats))]

    def _own_answer(self, seat: Seat, chance: Random) -> bool:
        """The reader answers alike, for it is asked alike."""
        value = _legal(self.one.table.shape(seat), chance)
        if value is None or not _fits(self.other.table, seat, value):
            return False
        for world in self.worlds:
            world.take(seat, None, value)
        self._remember(value)
        return True

    def _open_answer(self, seat: Seat, chance: Random) -> bool:
        """Another seat answers alike where it can; else, where its answer is not known at once, each as it can."""
        shapes = [world.table.shape(seat) for world in self.worlds]
        value = self._common(seat, shapes, chance)
        if value is not None:
            values: Sequence[Answer | None] = (value, value)
        elif len(self.one.table.waiting()) > 1:
            self.opened, self.apart = self.one.table.question, True
            values = [_legal(shape, chance) for shape in shapes]
        else:
            return False
        return self._take(seat, values)

    def _common(self, seat: Seat, shapes: Sequence[Shape], chance: Random) -> Answer | None:
        for n in range(TRIES):
            value = _legal(shapes[n % 2], chance)
            if value is not None and all(_fits(world.table, seat, value) for world in self.worlds):
                return value
        return None

    def _hidden_answer(self, seat: Seat, chance: Random) -> bool:
        """While seats follow rules together another seat may answer differently, or in one world alone."""
        asked = [world for world in self.worlds if seat in _must(world.table)]
        if len(asked) == 2 and chance.random() >= APART and self._open_answer(seat, chance):
            return True
        self.apart = True
        for world in asked[int(chance.random() * len(asked)) :]:
            value = _legal(world.table.shape(seat), chance)
            if value is None:
                return False
            world.take(seat, None, value)
        return True

    def _cut_in(self, seat: Seat, chance: Random) -> bool:
        """Sometimes somebody cuts in, where that is legal in both worlds."""
        ask = self.one.table.ask
        if ask is None or ask.cuts is None or chance.random() >= CUTS:
            return False
        for verb, shape in ask.may(seat).items():
            value = _legal(shape, chance)
            if value is not None and _fits(self.other.table, seat, value, verb):
                for world in self.worlds:
                    world.take(seat, verb, value)
                return True
        return False

    def _take(self, seat: Seat, values: Sequence[Answer | None]) -> bool:
        legal = [value for value in values if value is not None]
        if len(legal) < len(values):
            return False
        for world, value in zip(self.worlds, legal, strict=True):
            world.take(seat, None, value)
        return True

    def _remember(self, value: Answer) -> None:
        """Ids that were options, to be tried again where they are none."""
        ids = [value] if isinstance(value, str) else list(value) if isinstance(value, (list, dict)) else []
        for world in self.worlds:
            world.past = [*ids, *world.past][:IDS]


def _must(table: Table) -> Mapping[Seat, Shape]:
    return table.ask.must if table.ask else {}


def _legal(shape: Shape, chance: Random) -> Answer | None:
    """A random answer; a form may need several tries."""
    for _ in range(TRIES):
        try:
            return shape.check(shape.random(chance))
        except (IllegalAnswer, IndexError):
            continue
    return None


def _fits(table: Table, seat: Seat, value: Answer, verb: str | None = None) -> bool:
    try:
        table.shape(seat, verb).check(value)
    except AnswerError:
        return False
    return True


def pair(rules: AnyRules, safe: bytes, reader: Seat | None, chance: Random) -> Pair:
    """A world as it was at a safe point, and a twin in which what the reader cannot see was dealt anew."""
    state = rules.load(safe)
    twin = rules.scramble(state, reader, chance)
    twin.seed = state.seed
    one, other = (Table(rules, each) for each in (state, twin))
    return Pair(reader, World(one, one.opening), World(other, other.opening))
