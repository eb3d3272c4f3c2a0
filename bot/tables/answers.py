"""Answers: given, given for others, and taken back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.errors import BotError, NothingToUndo, NotSeated, Refused
from bot.live.answer_counts import Numbers, beside, counted_answers, within
from bot.live.apply_answers import Script, apply_answers, follow_at_once, running
from bot.live.audit_lines import By, signed
from bot.live.changes import change_of, notice, own_counts, own_rewind, played, told_of_undo
from bot.live.games import LiveGames
from bot.live.model import Command, CommandResult, Live, LostAnswer, Question, ShorthandAnswer
from bot.live.rebuild import without
from bot.live.silent_stand_ins import without_silent_stand_in
from bot.live.standing_orders import keep_orders
from bot.live.taking_back import barred_by, came_before, decisions, free_answers, is_barred, lost_of, own_answers
from bot.live.transactions import transaction
from bot.store import AnswerRow, OrderRow
from bot.tables.channels import by_chance, drawn
from bot.tables.moderation import Moderation, audited
from bot.tables.programs import Programs
from bot.tables.stand_ins import TRIES
from engine.ask import Seat
from engine.errors import AnswerError, IllegalAnswer, StaleQuestion
from engine.text import T, seat_name

MOST_UNDONE = 200
"""So far back a person's own undo looks."""
LATELY = 8
"""So many answers are looked at to know whether there is anything to take back; many would be read after each one."""


class Answers:
    """Plays."""

    def __init__(self, games: LiveGames, moderation: Moderation, programs: Programs) -> None:
        self.games, self._moderation, self._programs = games, moderation, programs

    async def question_for(self, game: int, user: int) -> Question | None:
        """What this person is asked or may do now; None when nothing. Raises NotSeated."""
        return question_to(await self.games.look(game), user)

    async def undoable(self, game: int, user: int) -> list[LostAnswer]:
        """What this person may take back without asking, oldest first; stand-ins' answers in between go with it."""
        live = await self.games.look(game)
        seat, open = _seat(live, user), within(live)
        free = await self._free(live, seat)
        if not free:
            return []
        numbers = Numbers(await self.games.in_store(self.games.store.log, game), open)
        return lost_of(free, _counted(live, free, seat), numbers, open)

    async def may_undo(self, game: int, user: int) -> bool:
        """Whether `undoable` finds anything; nearly always the last few answers tell."""
        live = await self.games.look(game)
        seat = _seat(live, user)
        if not within(live):
            last = live.recent[-LATELY:]
            free = free_answers(last, seat, live)
            if free or is_barred(last, seat, live.rules):
                return bool(free)
        return bool(await self._free(live, seat))

    async def answer(
        self,
        game: int,
        user: int,
        value: object,
        *,
        verb: str | None = None,
        question: str | None = None,
        interaction: int | None = None,
        orders: Sequence[OrderRow] = (),
    ) -> CommandResult:
        """Answers for this person's seat. A repeated `interaction` gives the earlier outcome and plays nothing.

        `orders`: they hold from this answer on.

        Raises:
            NotSeated, NotRunning, AnswerError, RuleFailed, StoreError
        """
        step = ShorthandAnswer(None, value, verb)
        return await self._play(Command(game, user, [step], question, interaction, orders=orders))

    async def script(
        self,
        game: int,
        user: int,
        steps: Sequence[ShorthandAnswer],
        *,
        question: str | None = None,
        interaction: int | None = None,
    ) -> CommandResult:
        """Several answers as one command: all of them or none, but for those by which something was shown, which
        stand (`CommandResult.stopped`). `question` is that of the first.

        Raises:
            ScriptStopped: a step does not fit what is asked then.
            NotSeated, NotRunning, AnswerError, RuleFailed, StoreError
        """
        return await self._play(Command(game, user, steps, question, interaction))

    async def answer_for(
        self,
        game: int,
        seat: Seat,
        value: object,
        by: By,
        *,
        verb: str | None = None,
        question: str | None = None,
        interaction: int | None = None,
    ) -> CommandResult:
        """A moderator answers in a seat's place.

        Raises:
            NotRunning, AnswerError, RuleFailed, StoreError
        """
        audit = audited(by.actor, "answer-for", by.reason, {"seat": seat, "verb": verb})
        step = ShorthandAnswer(None, value, verb)
        return await self._play(Command(game, by.actor, [step], question, interaction, seat, audit))

    async def answer_by_chance(
        self,
        game: int,
        seat: Seat,
        actor: int,
        reason: str = "",
        *,
        question: str | None = None,
        interaction: int | None = None,
    ) -> CommandResult:
        """A deputy gives this one answer in a seat's place, or chance does; the moderator does not choose.

        Raises:
            NotRunning, AnswerError, RuleFailed, StoreError
            BotError: chance found no answer that fits.
        """
        audit, found = audited(actor, "answer-by-chance", reason, {"seat": seat}), await self._programs.now(game, seat)
        for attempt in range(TRIES):
            chance = partial(drawn, by_chance(await self.games.look(game), seat, attempt))
            step = ShorthandAnswer(None, found.made.answer if found and not attempt else chance)
            try:
                return await self._play(Command(game, actor, [step], question, interaction, seat, audit))
            except IllegalAnswer:  # of a form whose fields do not fit together
                continue
        raise BotError(T("mod-no-chance"))

    @transaction
    async def _play(self, command: Command) -> CommandResult:
        async with self.games.turn(command.game) as live:
            try:
                return await self._taken(live, command)
            except Refused:
                before = await self._before(command.interaction)
                if before is None:
                    raise
                return played(await self.games.fetch(command.game), before, again=True)

    async def _before(self, interaction: int | None) -> list[AnswerRow] | None:
        """What a repeated interaction has played already; None where this is the first time."""
        before = None if interaction is None else await self.games.in_store(self.games.store.command, interaction)
        return None if before is None else before[1]

    async def _taken(self, live: Live, command: Command) -> CommandResult:
        seat, audit = _seat(live, command.actor) if command.seat is None else command.seat, command.audit
        running(live)
        told = seat if within(live) else None  # nobody else may learn that it had not finished
        audit = None if audit is None else replace(audit, details={**audit.details, **beside(live)})
        try:
            taken, stopped = _all_taken(live, seat, command)
        except BaseException as error:
            if len(command.steps) > 1 or not isinstance(error, AnswerError):
                self.games.drop(live.game.id)
            raise
        change = change_of(live, taken, command.interaction, audit)
        change.orders[:0] = command.orders
        if audit is not None:
            line = signed(T(f"mod-{audit.action}", seat=seat_name(seat)), audit.actor, audit.reason)
            change.posts.insert(0, notice(line, told))
        else:
            change.settings = without_silent_stand_in(change.settings or live.game.settings, seat)
        await self.games.save(live, change)
        return played(live, change.answers, stopped=stopped)

    @transaction
    async def undo(self, game: int, user: int, steps: int = 1, *, before: str | None = None) -> CommandResult:
        """Takes back the last own decisions, as far as `undoable` reaches, with all that followed by itself.

        Args:
            before: the question under which the button stood: what was decided since then is not taken back by it.

        Raises:
            NothingToUndo, NotSeated, NotRunning, StaleQuestion
        """
        async with self.games.turn(game) as live:
            seat = _seat(live, user)
            table = running(live)
            if before is not None and before != table.question_of(seat):
                await self._check_older(live, seat, before)
            if table.within:
                return await self._take_back_own(live, seat, steps)
            free = await self._free(live, seat)
            own = decisions(free, seat, live)
            if not 0 < steps <= len(own):
                raise NothingToUndo(barred_by(await self._last(live), seat, live, steps))
            rows = free[own[-steps] :]
            told = told_of_undo(live, rows, T("bot-undone", seat=seat_name(seat), count=steps))
            return await self._moderation.take_back(live, rows, "undo", lambda _: told)

    async def _check_older(self, live: Live, seat: Seat, before: str) -> None:
        """Raises StaleQuestion: the last decision was not made before that question was asked, or it is gone."""
        rows = [] if within(live) else await self._last(live)
        own = decisions(rows, seat, live)
        if not own or not came_before(rows[own[-1]], before, live.game.undone):
            raise StaleQuestion

    async def reach(self, game: int, user: int, steps: int) -> int:
        """How many of the last answers, as they are counted for all, reach back to that decision of this person; so
        many as steps where there is none.
        """
        live, rows = await self.games.look(game), await self.games.in_store(self.games.store.log, game)
        own, found = decisions(rows, _seat(live, user), live), counted_answers(rows, within(live))
        if not 0 < steps <= len(own):
            return steps
        since = rows[own[-steps]].seq
        return sum(unit[-1].seq >= since for unit in found) or steps

    async def _take_back_own(self, live: Live, seat: Seat, steps: int) -> CommandResult:
        """Takes back own answers beside others; nobody else hears of it."""
        free = await self._free(live, seat)
        if steps < 1 or len(free) < steps:
            raise NothingToUndo
        saved = await self.games.in_store(self.games.store.load, live.game.id)
        gone, own = free[-steps:], own_counts(live.game, seat)
        live.table = await asyncio.to_thread(without, live.rules, saved, gone, own)
        change = own_rewind(live.table, gone, own)
        change.settings = without_silent_stand_in(change.settings or live.game.settings, seat)
        await self.games.save(live, change)
        return played(live, [])

    async def _free(self, live: Live, seat: Seat) -> list[AnswerRow]:
        if within(live):
            saved = await self.games.in_store(self.games.store.load, live.game.id)
            return own_answers(saved.tail, seat, within(live))
        return free_answers(await self._last(live), seat, live)

    async def _last(self, live: Live) -> list[AnswerRow]:
        """The last answers, so far back as an own undo looks."""
        return await self.games.in_store(self.games.store.log, live.game.id, last=MOST_UNDONE)


def _counted(live: Live, free: Sequence[AnswerRow], seat: Seat) -> Sequence[int]:
    """Which of what a seat may take back are its decisions."""
    return range(len(free)) if within(live) else decisions(free, seat, live)


def _all_taken(live: Live, seat: Seat, command: Command) -> Script:
    """The answers of a command, and what orders answer after them at once, also those that it gives."""
    taken, stopped = apply_answers(live, seat, command.steps, command.question, command.actor)
    keep_orders(live, command.orders, [])
    return Script([*taken, *follow_at_once(live)], stopped)


def question_to(live: Live, user: int) -> Question | None:
    """What this person is asked or may do now. Raises NotSeated."""
    return question_of(live, _seat(live, user))


def question_of(live: Live, seat: Seat) -> Question | None:
    """What a seat is asked or may do now; None when nothing, also while the game is paused."""
    table = live.table
    if table is None or table.ask is None or live.game.standing != "running":
        return None
    ask, decides = table.ask.of(seat), table.decides(seat)
    may = {verb: shape for verb, shape in table.ask.may(seat).items() if verb not in live.rules.order_verbs}
    if decides is None and not may:
        return None
    told = ask.private.get(seat) if decides else None
    shape, waiting = ask.must.get(seat) if decides else None, tuple(table.waiting())
    id = table.question_of(seat)
    return Question(seat, id, ask.kind, ask.about, told, shape, may, waiting, ask.where, ask.pending)


def _seat(live: Live, user: int) -> Seat:
    seat = live.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat
