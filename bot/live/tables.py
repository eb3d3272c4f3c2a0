"""Live games: every game has one queue, and every answer is one transaction.

A live table in memory is only a cache of the database. A command takes the game's lock, plays on the live table and
commits on the version that it was based on. If the commit fails, or a rule raises, the live table is dropped and the
next command rebuilds it: the command is lost, the game is not. What has to be posted stands in the outbox with the same
commit (see `bot.store.outbox`); `on_change` tells the sender that there may be something.

All methods raise `bot.errors.BotError` or `engine.errors.AnswerError` (`bot.errors.Refused`) with a text for the
reader, and then nothing has changed. Games are named by their id; `find` gives the one of a channel. Who may call what
(moderators, the owner) is for the caller to check.

    tables = Tables(store, on_change=sender.wake)
    game = await tables.create(channel, "toy", owner, "Ann")
    await tables.join(game.id, bob, "Bob")
    await tables.start(game.id)
    played = await tables.answer(game.id, owner, 3, question="0.1", interaction=1234)

`create`, `join`, `leave`, `stand_in`, `start` are in `bot.live.lobby`; `pause`, `resume`, `rollback`, `end` in
`bot.live.moderation`, what is done to seats in `bot.live.seat_deeds`, to tables in `bot.live.table_deeds`; `wake`,
`settle`, `close` in `bot.live.stand_ins`. Answers ordered in advance are given by `bot.live.orders`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.errors import BotError, ExportLater, NothingToUndo, NotSeated, StaleVersion
from bot.files.restoring import Restoring
from bot.files.saving import whole
from bot.live.changes import change_of, played
from bot.live.correcting import Correcting
from bot.live.late import Late
from bot.live.lobby import Lobby
from bot.live.moderation import audited, ended, public, seated
from bot.live.play import Line, Live, LostAnswer, Played, Question, Step
from bot.live.seat_deeds import SeatDeeds
from bot.live.stand_ins import TRIES, StandIns
from bot.live.table_deeds import TableDeeds, by_chance, drawn
from bot.live.taking import free_answers, lost_of, running, take_all
from bot.moderators.retold import worded
from bot.store import AuditLine, Game, Logged, SeatRow
from engine.ask import Seat
from engine.errors import AnswerError, IllegalAnswer
from engine.events import Event
from engine.export import SavedGame
from engine.text import T, seat_name

MOST_UNDONE = 200
"""So far back a person's own undo looks."""


class Tables(Lobby, SeatDeeds, TableDeeds, Restoring, Correcting, Late, StandIns):
    """All games of this process."""

    # --- reading -----------------------------------------------------------------------------------------------------

    async def find(self, channel: int) -> Game:
        """The live game of a channel, else the last one played there. Raises NoGame."""
        return await self.in_store(self.store.in_channel, channel)

    async def look(self, game: int) -> Live:
        """The live game, to be read at once (before the next await) and not changed: views, shapes, autocomplete."""
        async with self.turn(game) as live:
            return live

    async def question_for(self, game: int, user: int) -> Question | None:
        """What this person is asked or may do now; None when nothing. Raises NotSeated."""
        live = await self.look(game)
        return question_of(live, _seat(live, user))

    async def history(self, game: int, last: int = 20) -> list[Line]:
        """The last valid answers as anybody may read them, oldest first."""
        rows = await self.in_store(self.store.log, game, last=last)
        return [Line(row.seq, row.seat, row.actor, row.at, _public(row)) for row in rows]

    async def undoable(self, game: int, user: int) -> list[LostAnswer]:
        """What this person may take back without asking, oldest first; stand-ins' answers in between go with it."""
        live = await self.look(game)
        return lost_of(await self._free(live, _seat(live, user)))

    async def last_answers(self, game: int, count: int) -> list[LostAnswer]:
        """What a rollback of so many answers would take back, oldest first."""
        return lost_of(await self.in_store(self.store.log, game, last=count))

    async def in_words(self, game: int, lost: Sequence[LostAnswer]) -> list[LostAnswer]:
        """The same answers with what was asked. To be called before they are taken back."""
        if not lost:
            return []
        live, since, last = await self.look(game), lost[0].seq, lost[-1].seq
        saved = await self.in_store(self.store.load, game, since)
        rows = await self.in_store(self.store.log, game, since=since, until=last)
        return await asyncio.to_thread(worded, live.rules, saved, rows, self.store) if rows else list(lost)

    async def export(self, game: int) -> SavedGame:
        """A game that is over as its file (`bot.files.saving`), for `python -m engine verify`. Raises ExportLater."""
        live = await self.look(game)
        if live.game.status not in ("over", "ended") or live.table is None:
            raise ExportLater
        rows = await self.in_store(self.store.log, game)
        return whole(live.game, live.seats, rows, live.table.result)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def answer(
        self,
        game: int,
        user: int,
        value: object,
        *,
        verb: str | None = None,
        question: str | None = None,
        interaction: int | None = None,
    ) -> Played:
        """Answers for this person's seat. A repeated `interaction` gives the earlier outcome and plays nothing.

        Raises:
            NotSeated, NotRunning, AnswerError, RuleFailed, StoreError
        """
        return await self.script(game, user, [Step(None, value, verb)], question=question, interaction=interaction)

    async def script(
        self,
        game: int,
        user: int,
        steps: Sequence[Step],
        *,
        question: str | None = None,
        interaction: int | None = None,
    ) -> Played:
        """Several answers as one command: all of them or none. `question` is that of the first.

        Raises:
            ScriptStopped: a step does not fit what is asked then.
            NotSeated, NotRunning, AnswerError, RuleFailed, StoreError
        """
        return await self._play(game, None, steps, user, question, interaction, None)

    async def answer_for(
        self,
        game: int,
        seat: Seat,
        value: object,
        actor: int,
        reason: str = "",
        *,
        verb: str | None = None,
        question: str | None = None,
        interaction: int | None = None,
    ) -> Played:
        """A moderator answers in a seat's place.

        Raises:
            NotRunning, AnswerError, RuleFailed, StoreError
        """
        audit = audited(actor, "answer-for", reason, {"seat": seat, "verb": verb})
        return await self._play(game, seat, [Step(None, value, verb)], actor, question, interaction, audit)

    async def answer_by_chance(
        self,
        game: int,
        seat: Seat,
        actor: int,
        reason: str = "",
        *,
        question: str | None = None,
        interaction: int | None = None,
    ) -> Played:
        """A stand-in gives this one answer in a seat's place: at random, and the moderator does not choose.

        Raises:
            NotRunning, AnswerError, RuleFailed, StoreError
            BotError: chance found no answer that fits.
        """
        audit = audited(actor, "answer-by-chance", reason, {"seat": seat})
        for attempt in range(TRIES):
            step = Step(None, partial(drawn, by_chance(await self.look(game), attempt)))
            try:
                return await self._play(game, seat, [step], actor, question, interaction, audit)
            except IllegalAnswer:  # of a form whose fields do not fit together
                continue
        raise BotError(T("mod-no-chance"))

    async def _play(
        self,
        game: int,
        seat: Seat | None,
        steps: Sequence[Step],
        actor: int,
        question: str | None,
        interaction: int | None,
        audit: AuditLine | None,
    ) -> Played:
        async with self.turn(game) as live:
            try:
                return await self._once(live, seat, steps, actor, question, interaction, audit)
            except StaleVersion:  # another process played in between: once more on what it left
                return await self._once(await self._fetch(game), seat, steps, actor, question, interaction, audit)

    async def _once(
        self,
        live: Live,
        seat: Seat | None,
        steps: Sequence[Step],
        actor: int,
        question: str | None,
        interaction: int | None,
        audit: AuditLine | None,
    ) -> Played:
        if interaction is not None and (before := await self.in_store(self.store.command, interaction)):
            return played(live, before[1], again=True)
        seat = _seat(live, actor) if seat is None else seat
        running(live)
        try:
            taken = take_all(live, seat, steps, question, actor)
        except BaseException as error:
            if len(steps) > 1 or not isinstance(error, AnswerError):
                self.drop(live.game.id)
            raise
        change = change_of(live, taken, interaction, audit)
        if audit is not None:
            change.posts.insert(0, public(T(f"mod-{audit.action}", seat=seat_name(seat)), audit))
        await self.save(live, change)
        return played(live, change.answers)

    async def undo(self, game: int, user: int, steps: int = 1) -> Played:
        """Takes back the last own answers, as far as `undoable` reaches.

        Raises:
            NothingToUndo, NotSeated, NotRunning
        """
        async with self.turn(game) as live:
            seat = _seat(live, user)
            running(live)
            free = await self._free(live, seat)
            own = [at for at, row in enumerate(free) if row.seat == seat]
            if steps < 1 or len(own) < steps:
                raise NothingToUndo
            rows = free[own[-steps] :]
            line = T("bot-undone", seat=seat_name(seat), count=steps)
            return await self.take_back(live, rows, "undo", lambda table: line)

    async def _free(self, live: Live, seat: Seat) -> list[Logged]:
        return free_answers(await self.in_store(self.store.log, live.game.id, last=MOST_UNDONE), seat, live.rules)

    async def resign(self, game: int, user: int) -> Live:
        """A stand-in takes over; without any person left the game ends. Raises NotSeated, NotRunning."""
        async with self.turn(game) as live:
            seat = _seat(live, user)
            if live.game.status not in ("running", "paused"):
                running(live)
            line = T("bot-resigned", name=next(row.name for row in live.seats if row.seat == seat))
            change = seated(live, SeatRow(seat, None, ""), line)
            if all(row.stand_in for row in change.seats or ()):
                rest = ended(live)
                change.status, change.asked, change.posts = rest.status, rest.asked, [change.posts[0], *rest.posts]
            await self.save(live, change)
            return live


def question_of(live: Live, seat: Seat) -> Question | None:
    """What a seat is asked or may do now; None when nothing, also while the game is paused."""
    table = live.table
    if table is None or table.ask is None or live.game.standing != "running":
        return None
    ask, may = table.ask, table.ask.may(seat)
    if seat not in ask.must and not may:
        return None
    told = ask.private.get(seat) if seat in ask.must else None
    shape, waiting = ask.must.get(seat), tuple(ask.must)
    return Question(seat, table.question, ask.kind, ask.about, told, shape, may, waiting, ask.where, ask.pending)


def _seat(live: Live, user: int) -> Seat:
    seat = live.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat


def _public(row: Logged) -> tuple[Event, ...]:
    events = map(Event.from_json, row.events)
    return tuple(Event(event.text, {}, event.where, event.weight) for event in events)
