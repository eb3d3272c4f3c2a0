"""The people of an evening: what they choose, as a computer player would in their seat, and how they press it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from simcord.backend.errors import BackendError, SetupError

from bot.live.model import Live
from bot.live.standing_orders import Due, ordered
from bot.widgets.follow_ups import chosen
from bot.widgets.lead_lists import LATER, parts
from bot.widgets.presses import ButtonKind, Press, short
from bot.widgets.several import LEAST, VALUE, of_table
from engine.ask import Seat
from engine.errors import AnswerError
from engine.games import rules_of
from engine.players.player import Player as Mind
from engine.players.player import player
from engine.players.position import Position
from engine.players.situation import Memory
from engine.table import Table
from tests.bot.harness import World, messages
from tests.bot.laid_out import filled
from tests.bot.rounds import Presser, choices_of
from tests.bot.scripts import Given, Round

LEVEL = "steady"
AHEAD = 12
"""So many answers somebody has in mind at once."""


class Planned(NamedTuple):
    """Answers in a row, and what is remembered after each."""

    moves: list[Given]
    memories: list[Memory]


class People(Presser):
    """Everybody at a table who is no computer player.

    Attributes:
        seats: by seat, who sits there.
        typed_instead: kinds of questions that could not be answered by pressing, and how often.
    """

    def __init__(self, world: World, game: str, seats: Mapping[Seat, Any], seed: str) -> None:
        rules = rules_of(game)
        super().__init__(world, Round(rules, len(seats), {}, frozenset(), (), frozenset()))
        self.seats, self.typed_instead = dict(seats), Counter[str]()
        self.people = [seats.get(seat) for seat in range(max(seats) + 1)]
        self._minds = {seat: player(rules.mind, LEVEL, f"{seed}/person") for seat in seats}
        self._open: dict[Seat, Any] = {}

    async def live(self) -> Live:
        return await self.tables.look((await self.tables.find(self.world.channel.id)).id)

    def asked(self, live: Live) -> dict[Seat, str]:
        """Who has to answer what: without those for whom an order will."""
        if live.table is None or live.game.standing != "running":
            return {}
        owing = [seat for seat in live.owing() if seat in self.seats]
        dues = [Due(live.game.id, live.table.question_of(seat), seat) for seat in owing]
        return {due.seat: due.question for due in dues if ordered(live, due) is None}

    async def answer(self, seat: Seat) -> None:
        """One answer or several, by as few presses as the widgets let somebody who knows them."""
        planned, before = self._planned(await self.table(), seat), len(await self.logged())
        try:
            await self.play(planned.moves)
        except (AssertionError, LookupError, RuntimeError, BackendError, SetupError, ValueError):
            self.typed_instead[planned.moves[0].kind] += 1
            self._open.pop(seat, None)
            await self.typed(planned.moves[0])
        given = len([one for one in (await self.logged())[before:] if one.seat == seat and one.verb is None])
        if given:
            self._minds[seat].memory = planned.memories[min(given, len(planned.memories)) - 1]

    def _planned(self, table: Table, seat: Seat) -> Planned:
        ahead, mind, found = Position.of(table).table(), self._mind(seat), Planned([], [])
        while len(found.moves) < AHEAD and ahead.ask is not None and ahead.decides(seat) is not None:
            kind, shape = ahead.ask.of(seat).kind, ahead.shape(seat)
            value = mind.decide(ahead, seat).answer
            found.moves.append(Given(seat, kind, None, value, shape))
            found.memories.append(dict(mind.memory))
            try:
                ahead.answer(seat, value)
            except AnswerError:
                break
        return found

    def _mind(self, seat: Seat) -> Mind:
        """One that remembers what this person does, and whose thoughts nobody else remembers."""
        mind = self._minds[seat]
        return Mind(mind.mind, mind.character, mind.seed, dict(mind.memory))

    # --- pressed -----------------------------------------------------------------------------------------------------

    async def play(self, moves: Sequence[Given]) -> int:
        """In the own prompt where it stands open at the question, else as it can be pressed."""
        own = self._open.get(moves[0].seat)
        question = (await self.table()).question_of(moves[0].seat)
        if own is not None and question in [press.question for press in _presses(own)]:
            return await self.in_own(own, moves)
        return await super().play(moves)

    async def press(self, seat: int, message: Any, custom_id: str, values: list[str] | None = None) -> Any:
        """As ever; an own prompt that comes of it stands open from now on."""
        result = await super().press(seat, message, custom_id, values)
        for shown in messages(result):
            if _presses(shown):
                self._open[seat] = shown
        return result

    async def in_own(self, own: Any, moves: Sequence[Given]) -> int:
        """By the form for several answers, where that gives more than one."""
        form = next((id for id, choice in choices_of(own) if choice == ButtonKind.SEVERAL), "")
        orders = _orders(await self.table(), moves) if form else []
        if len(orders) < LEAST:
            return await super().in_own(own, moves)
        shown, values = await self.press(moves[0].seat, own, form), dict[str, list[str]]()
        for at, value in orders:
            values.setdefault(str(at), []).append(short(value, VALUE))
        await self.people[moves[0].seat].submit_modal(shown, filled(shown, values))
        return len(orders)


def _orders(table: Table, moves: Sequence[Given]) -> list[tuple[int, str]]:
    """Those of the form that give the first of these answers, with the list in which each stands."""
    offered = [(at, option.id) for at, each in enumerate(of_table(table, moves[0].seat)) for option in each.options]
    found, left = list[tuple[int, str]](), list(moves)
    while left:
        fits = [one for one in offered if one not in found and _begins(one[1], left)]
        if not fits:
            break
        best = max(fits, key=lambda one: len(parts(one[1])))
        found.append(best)
        left = left[len(parts(best[1])) :]
    return found


def _begins(value: str, moves: Sequence[Given]) -> bool:
    ways = parts(value)
    if LATER in ways or len(ways) > len(moves):
        return False
    return all(move.value in (way, chosen(way, move.shape)) for way, move in zip(ways, moves, strict=False))


def _presses(message: Any) -> list[Press]:
    found = [Press.read(custom_id) for custom_id, _ in choices_of(message)]
    return [press for press in found if press is not None and press.kind in (ButtonKind.PROMPT, ButtonKind.SEVERAL)]
