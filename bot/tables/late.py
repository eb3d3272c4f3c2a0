"""Reminding those who are waited for, and what a table has chosen to happen when their time is up.

Each is one change of the game, so that a crash neither loses nor repeats it; and each looks first whether the seat is
still waited for since then.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from bot.errors import RuleFailed
from bot.live.answer_counts import within
from bot.live.apply_answers import apply_answer
from bot.live.changes import AppliedAnswer, change_of, notice
from bot.live.clocks import decides_openly
from bot.live.deputies import did, letter
from bot.live.games import LiveGames
from bot.live.model import Live, ShorthandAnswer
from bot.live.silent_stand_ins import unseated, with_silent_stand_in
from bot.live.standing_orders import answer_by_orders, is_spared
from bot.live.transactions import transaction
from bot.settings import TableSettings
from bot.store import AuditLine, Change, Post, Wait
from bot.store.posts import NoticePost, NudgePost, PromptPost
from bot.tables.programs import Programs, given
from engine.ask import Seat
from engine.errors import AnswerError
from engine.text import T, Text, seat_name

log = logging.getLogger(__name__)

TRIES = 12


class Due(NamedTuple):
    """A reminder that it is time for.

    Attributes:
        until: when something happens to those who are late; None: nothing.
        alone: by direct message.
    """

    wait: Wait
    until: str | None
    alone: bool


class Late:
    """What happens to people who let a table wait. When it is time for it is said in `bot.wording.patience`."""

    def __init__(self, games: LiveGames, programs: Programs) -> None:
        self.games, self._programs = games, programs

    @transaction
    async def remind(self, game: int, due: Sequence[Due]) -> None:
        """Reminds those who still keep the game waiting: some together in the channel, others each for themselves.

        Where seats answer beside each other, each for itself and nowhere else: nobody may learn who has not finished.
        Nor may anybody learn who has something to react with; whom an order answers for is not reminded of that.
        """
        async with self.games.turn(game) as live:
            still = await self._still(live, [one.wait for one in due])
            hidden = set(live.owing() if within(live) else await self._spared(live))
            called = {seat for seat in live.owing() if seat not in hidden or within(live) or _uses(live, seat)}
            due = [one for one in due if one.wait in still and one.wait.seat in called]
            together = [one for one in due if not one.alone and one.wait.seat not in hidden]
            posts = [_nudge(together, None)] if together else []
            rest = [one for one in due if one not in together]
            posts += [_nudge([one], one.wait.seat, beside=one.wait.seat in hidden) for one in rest]
            if still:
                await self.games.save(live, Change(posts=posts, reminded={wait.seat: True for wait in still}))

    async def _spared(self, live: Live) -> list[Seat]:
        """The seats of people who hear in private of what they can react with, and of whom the channel may not know."""
        preferences, found = self.games.store.preferences, list[Seat]()
        for seat in live.owing():
            user, table = live.user_of(seat), live.table
            if user is not None and table is not None and is_spared(live, table, seat):
                found += [seat] if (await self.games.in_store(preferences, user)).dms else []
        return found

    @transaction
    async def answer_late(self, wait: Wait) -> bool:
        """A deputy gives this one answer, and tells the seat what it did and why.

        False: the seat is not waited for any more, or no answer was found.
        """
        found = await self._programs.now(wait.game, wait.seat)
        async with self.games.turn(wait.game) as live:
            if not await self._still(live, [wait]):
                return False
            alone = wait.seat if within(live) else None  # nobody else may learn that it had not finished
            told = found is not None and found.version == live.game.version
            taken = given(live, found.made, kept=False) if told and found else self._by_chance(live, wait.seat)
            if taken is None:
                return False
            change = change_of(live, [taken])
            change.posts.insert(0, notice(T("bot-late-answered", seat=seat_name(wait.seat)), alone))
            if told and found:
                change.posts.append(letter(wait.seat, [T("deputy-report", n=1), did(found.made)]))
            await self.games.save(live, change)
            return True

    def _by_chance(self, live: Live, seat: Seat) -> AppliedAnswer | None:
        """A random answer to the open question, taken by the live table; None: none was found."""
        assert live.table is not None
        for attempt in range(TRIES):
            chance = Random(f"{live.game.seed}/late/{live.game.undone}/{live.game.answers}/{attempt}")
            try:
                return apply_answer(
                    live, seat, ShorthandAnswer(None, live.table.shape(seat).random(chance)), None, None
                )
            except AnswerError:  # of a form whose fields do not fit together
                continue
            except RuleFailed:
                self.games.drop(live.game.id)
                return None
        log.error("game %d: no answer was found for a late seat", live.game.id)
        return None

    @transaction
    async def unseat_late(self, wait: Wait) -> bool:
        """A stand-in takes the seat, which its person can take back; where others answer beside it, once all have.

        False: not waited for, or the last person here.
        """
        async with self.games.turn(wait.game) as live:
            here = [row.seat for row in live.seats if not row.stand_in and not live.has_silent_stand_in(row.seat)]
            if not await self._still(live, [wait]) or len(here) < 2:
                return False
            await self.games.save(live, _covered(live, wait.seat) if within(live) else _unseated(live, wait.seat))
            return True

    @transaction
    async def ask_others(self, wait: Wait) -> bool:
        """The other players are asked, once, whether to go on without this seat.

        False: it is not waited for, nobody else is there, or nobody may know that the seat lets the table wait.
        """
        async with self.games.turn(wait.game) as live:
            others = [row for row in live.seats if row.user is not None and row.seat != wait.seat]
            if not others or not decides_openly(live, wait.seat) or not await self._still(live, [wait]):
                return False
            asked = {**live.game.settings.put_to_vote, wait.seat: wait.since}
            line = NoticePost(T("bot-late-vote", seat=seat_name(wait.seat)), absent=wait.seat)
            settings = live.game.settings.model_copy(update={"put_to_vote": asked})
            await self.games.save(live, Change(settings=settings, posts=[line]))
            return True

    @transaction
    async def unseat_by_vote(self, wait: Wait) -> bool:
        """A stand-in takes the seat, as the others have decided; its person can take it back. False: not waited for."""
        async with self.games.turn(wait.game) as live:
            if not decides_openly(live, wait.seat) or not await self._still(live, [wait]):
                return False
            await self.games.save(live, _unseated(live, wait.seat, "bot-vote-unseated"))
            return True

    async def _still(self, live: Live, waits: Iterable[Wait]) -> list[Wait]:
        """Those that wait since the same moment as before."""
        if live.game.status != "running":
            return []
        now = {(wait.seat, wait.since) for wait in await self.games.in_store(self.games.store.waits, live.game.id)}
        waiting = live.owing()
        return [wait for wait in waits if (wait.seat, wait.since) in now and wait.seat in waiting]

    @transaction
    async def set_timers(self, game: int, settings: TableSettings, line: Text, audit: AuditLine | None) -> Live:
        """Sets how long the table waits; who has been warned of another limit counts as not warned."""
        async with self.games.turn(game) as live:
            kept = live.game.settings.model_copy(
                update={name: getattr(settings, name) for name in ("remind", "limit", "clock", "late", "absent")}
            )
            change = Change(settings=kept, audit=audit, posts=[notice(line)])
            if (kept.longest, kept.late) != (live.game.settings.longest, live.game.settings.late):
                change.reminded = dict.fromkeys(live.waiting(), False)
            await self.games.save(live, change)
            return live

    @transaction
    async def show_prompt(self, game: int) -> None:
        """Brings the prompt up to date with what else it tells, such as who is away."""
        async with self.games.turn(game) as live:
            if live.game.status == "running":
                await self.games.save(live, Change(posts=[PromptPost(live.game.question)]))


def _uses(live: Live, seat: Seat) -> bool:
    """Whether no order will answer for this seat."""
    return live.table is not None and answer_by_orders(live, live.table, seat) is None


def _covered(live: Live, seat: Seat) -> Change:
    return Change(settings=with_silent_stand_in(live, seat), posts=[notice(T("bot-late-covered"), seat)])


def _unseated(live: Live, seat: Seat, key: str = "bot-late-unseated") -> Change:
    rows, line = unseated(live, seat, key=key)
    return Change(seats=rows, posts=[line, PromptPost(live.game.question)])


def _nudge(due: Sequence[Due], seat: Seat | None, *, beside: bool = False) -> Post:
    """`beside`: it goes to nobody but this seat."""
    return NudgePost(tuple((one.wait.seat, one.wait.since, one.until) for one in due), beside, seat=seat)
