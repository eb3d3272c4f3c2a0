"""What moderators do to seats: another player, a stand-in, nobody at all, or two players who change places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.errors import BotError, NoGame, NotRunning, NotSeated, SeatKept, SeatTaken
from bot.live.answer_counts import beside
from bot.live.apply_answers import running
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.transactions import transaction
from bot.locales.handles import handle
from bot.store import AuditLine, Change, Post, SeatRow
from bot.store.posts import LobbyPost, PromptPost
from bot.tables.moderation import audited, public, seated
from bot.tables.unseated import letter
from engine.ask import Seat
from engine.text import T, Text, seat_name


class Seats:
    """Replace, kick, swap, stand-in and back. Whether somebody may is for the caller to check.

    All of them raise NoGame where there is no such seat, and NotRunning when the game is over or put away.
    """

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    @transaction
    async def replace(self, game: int, seat: Seat, user: int | None, name: str, actor: int, reason: str = "") -> Live:
        """Puts another person on a seat, or (user None) a stand-in.

        Raises:
            SeatTaken: this person has a seat already.
        """
        async with self.games.turn(game) as live:
            before = seat_row(live, seat)
            if user is not None and live.seat_of(user) is not None:
                raise SeatTaken
            audit = audited(actor, "replace", reason, {"seat": seat, "from": before.user, "to": user})
            line = _replaced(live, before) if user else _left(live, before)
            told = letter(live, before, "replaced", audit)
            await self._seat(live, [SeatRow(seat, user, name)], line, audit, letters=told)
            return live

    @transaction
    async def kick(self, game: int, seat: Seat, actor: int, reason: str = "", *, vacant: bool = False) -> Live:
        """Takes a player out of a seat. A stand-in takes over or, with `vacant`, the game waits for somebody to join.

        Before the start the seat is free again. One that is kept for somebody behind a stand-in is kept no longer.

        Raises:
            BotError: nobody sits there.
        """
        async with self.games.turn(game) as live:
            before = seat_row(live, seat)
            done = not vacant or seat in live.game.settings.vacant
            if before.stand_in and live.table is not None and done and before.was is None:
                raise BotError(T("mod-nobody-there"))
            audit = audited(actor, "kick", reason, {"seat": seat, "from": before.user or before.was})
            await self._take_out(live, before, vacant, _kicked(live, before, vacant), audit)
            return live

    async def _take_out(self, live: Live, before: SeatRow, vacant: bool, line: Text, audit: AuditLine) -> None:
        if live.table is None:
            kept = [row for row in live.seats if row.seat != before.seat]
            await self.games.save(live, Change(seats=kept, audit=audit, posts=[public(line, audit), LobbyPost()]))
            return
        settings = live.game.settings
        if vacant and before.seat not in settings.vacant:
            settings = settings.model_copy(update={"vacant": (*settings.vacant, before.seat)})
        told = letter(live, before, "vacant" if vacant else "kicked", audit)
        await self._seat(live, [SeatRow(before.seat, None, "")], line, audit, Change(settings=settings), told)

    @transaction
    async def swap(self, game: int, one: Seat, other: Seat, actor: int, reason: str = "") -> Live:
        """Two seats change their players (one of them can be a stand-in).

        Raises:
            BotError: it is one seat, or two stand-ins; or the actor would come to see another hand.
            SeatKept: a stand-in plays on one of them for somebody who can come back.
            SecondHand: somebody would come to see another hand, and the others have not agreed to that.
        """
        async with self.games.turn(game) as live:
            first, second = seat_row(live, one), seat_row(live, other)
            if one == other or (first.stand_in and second.stand_in):
                raise BotError(T("mod-swap-nothing"))
            if live.table is not None and (first.was or second.was):
                raise SeatKept(first.was or second.was or 0)
            if actor in (first.user, second.user) and live.table is not None:
                raise BotError(T("mod-swap-own"))
            audit = audited(actor, "swap", reason, {"seat": one, "other": other})
            rows = [replace(first, seat=other, was=None), replace(second, seat=one, was=None)]
            vacant = tuple({one: other, other: one}.get(seat, seat) for seat in live.game.settings.vacant)
            change = Change(settings=live.game.settings.model_copy(update={"vacant": vacant}))
            line = T("mod-swapped", one=seat_name(one), other=seat_name(other))
            await self._seat(live, rows, line, audit, change)
            return live

    @transaction
    async def stand_in_for(self, game: int, seat: Seat, actor: int, reason: str = "") -> Live:
        """Gives a seat to a stand-in for a while; `give_back` undoes it. A vacant seat gets one too.

        Raises:
            NotRunning: it has not started.
            BotError: a stand-in plays there already.
        """
        async with self.games.turn(game) as live:
            before, settings = seat_row(live, seat), live.game.settings
            if live.table is None:
                raise NotRunning(live.game.standing)
            if before.stand_in and seat not in settings.vacant:
                raise BotError(T("mod-stand-in-already"))
            rest = tuple(vacant for vacant in settings.vacant if vacant != seat)
            change = Change(settings=settings.model_copy(update={"vacant": rest}))
            audit = audited(actor, "stand-in", reason, {"seat": seat, "from": before.user})
            row = SeatRow(seat, None, "", was=before.user)
            await self._seat(live, [row], _left(live, before), audit, change, letter(live, before, "stand-in", audit))
            return live

    @transaction
    async def give_back(self, game: int, seat: Seat, name: str, actor: int, reason: str = "") -> Live:
        """Gives a seat back to whom the stand-in plays for (`SeatRow.was`), by this name.

        Raises:
            SeatTaken: this person sits elsewhere by now.
            BotError: the stand-in plays for nobody.
        """
        async with self.games.turn(game) as live:
            before = seat_row(live, seat)
            if not before.stand_in or before.was is None:
                raise BotError(T("mod-nobody-to-return"))
            if live.seat_of(before.was) is not None:
                raise SeatTaken
            audit = audited(actor, "give-back", reason, {"seat": seat, "to": before.was})
            line = T("mod-given-back", seat=seat_name(seat))
            await self._seat(live, [SeatRow(seat, before.was, name)], line, audit)
            return live

    @transaction
    async def resign(self, game: int, user: int) -> Live:
        """A stand-in takes over. Raises NotSeated, NotRunning."""
        async with self.games.turn(game) as live:
            seat = live.seat_of(user)
            if seat is None:
                raise NotSeated
            if live.game.status not in ("running", "paused"):
                running(live)
            line = T("bot-resigned", name=handle(live.seats, live.rules, seat))
            await self.games.save(live, seated(live, SeatRow(seat, None, ""), line))
            return live

    @transaction
    async def look_into(self, game: int, seat: Seat, actor: int) -> Live:
        """A moderator opens what shows what a seat holds: that is noted first, once for each question.

        Raises:
            BotError: not to be seen by whoever plays here, or has played.
        """
        async with self.games.turn(game) as live:
            if live.seat_of(actor) == seat:
                return live
            if live.has_played(actor):
                raise BotError(T("mod-plays-too"))
            audit = audited(actor, "look", "", {"seat": seat, "question": live.game.question or "", **beside(live)})
            if not await self._looked(game, audit):
                await self.games.save(live, Change(seen=[(seat, actor)], audit=audit))
            return live

    async def _looked(self, game: int, audit: AuditLine) -> bool:
        """Whether it is noted already."""
        last = await self.games.in_store(
            self.games.store.audited, game=game, actor=audit.actor, action=audit.action, last=100
        )
        return any(line.details == audit.details for line in last)

    @transaction
    async def let_share(self, game: int, user: int, seat: Seat, known: Sequence[Seat], asker: int) -> Live:
        """The others let this person sit there, who knows what these other seats hold."""
        async with self.games.turn(game) as live:
            audit = audited(asker, "share", "", {"to": user, "seat": seat})
            await self.games.save(live, Change(shared=[(user, seat, each) for each in known], audit=audit))
            return live

    async def _seat(
        self,
        live: Live,
        changed: list[SeatRow],
        line: Text,
        audit: AuditLine,
        change: Change | None = None,
        letters: Sequence[Post] = (),
    ) -> None:
        """These seats get other players; who sat there reads why. What there is to know is told to the new ones by
        `bot.live.handover`.
        """
        if not live.game.live:
            raise NotRunning(live.game.standing)
        by_seat = {row.seat: row for row in changed}
        rows = [by_seat.get(row.seat, row) for row in live.seats]
        change = change or Change()
        settings = change.settings or live.game.settings
        change.seats, change.audit = rows, audit
        told = public(line, audit)
        free = [row.seat for row in changed if row.seat in settings.vacant]
        change.posts = [replace(told, free=free[0]) if free else told, *letters]
        if live.table is not None:
            change.posts.append(PromptPost(live.game.question))
        await self.games.save(live, change)


def seat_row(live: Live, seat: Seat) -> SeatRow:
    """Who sits there. Raises NoGame."""
    found = next((row for row in live.seats if row.seat == seat), None)
    if found is None:
        raise NoGame
    return found


def _kicked(live: Live, before: SeatRow, vacant: bool) -> Text:
    if before.was is not None:
        return T("mod-freed", seat=seat_name(before.seat), player=f"<@{before.was}>")
    key = "mod-kicked-early" if live.table is None else "mod-kicked-vacant" if vacant else "mod-kicked"
    return Text(key, {"name": handle(live.seats, live.rules, before.seat), "seat": str(before.seat + 1)})


def _replaced(live: Live, before: SeatRow) -> Text:
    """Who sits there now, and after whom."""
    seat, name = seat_name(before.seat), handle(live.seats, live.rules, before.seat)
    return T("bot-replaced-stand-in", seat=seat) if before.stand_in else T("bot-replaced", seat=seat, name=name)


def _left(live: Live, before: SeatRow) -> Text:
    if before.stand_in:
        return T("mod-stand-in-sits", seat=str(before.seat + 1))
    return T("bot-stand-in-takes-over", name=handle(live.seats, live.rules, before.seat))
