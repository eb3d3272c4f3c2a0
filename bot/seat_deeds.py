"""What moderators do to seats: another player, a stand-in, nobody at all, or two players who change places."""

from __future__ import annotations

from dataclasses import replace

from bot.errors import BotError, NoGame, NotRunning, SeatTaken
from bot.moderation import Moderation, audited, public
from bot.play import Live
from bot.store import AuditLine, Change, Post, SeatRow
from engine.ask import Seat
from engine.text import T, Text, seat_name


class SeatDeeds(Moderation):
    """Replace, kick, swap, stand-in and back. Whether somebody may is for the caller to check.

    All of them raise NoGame where there is no such seat, and NotRunning when the game is over or put away.
    """

    async def replace(self, game: int, seat: Seat, user: int | None, name: str, actor: int, reason: str = "") -> Live:
        """Puts another person on a seat, or (user None) a stand-in.

        Raises:
            SeatTaken: this person has a seat already.
        """
        async with self.turn(game) as live:
            before = seat_row(live, seat)
            if user is not None and live.seat_of(user) is not None:
                raise SeatTaken
            audit = audited(actor, "replace", reason, {"seat": seat, "from": before.user, "to": user})
            line = T("bot-replaced", seat=seat_name(seat)) if user else _left(before)
            await self._seat(live, [SeatRow(seat, user, name)], line, audit)
            return live

    async def kick(self, game: int, seat: Seat, actor: int, reason: str = "", *, vacant: bool = False) -> Live:
        """Takes a player out of a seat. A stand-in takes over or, with `vacant`, the game waits for somebody to join.

        Before the start the seat is free again. Where no person is left the game is paused.

        Raises:
            BotError: nobody sits there.
        """
        async with self.turn(game) as live:
            before = seat_row(live, seat)
            if before.stand_in and live.table is not None and (not vacant or seat in live.game.settings.vacant):
                raise BotError(T("mod-nobody-there"))
            audit = audited(actor, "kick", reason, {"seat": seat, "from": before.user})
            await self._take_out(live, before, vacant, _kicked(live, before, vacant), audit)
            return live

    async def _take_out(self, live: Live, before: SeatRow, vacant: bool, line: Text, audit: AuditLine) -> None:
        if live.table is None:
            kept = [row for row in live.seats if row.seat != before.seat]
            await self.save(live, Change(seats=kept, audit=audit, posts=[public(line, audit), Post("lobby", {})]))
            return
        settings = live.game.settings
        if vacant:
            settings = settings.model_copy(update={"vacant": (*settings.vacant, before.seat)})
        alone = all(row.stand_in for row in live.seats if row.seat != before.seat)
        change = Change(settings=settings, status="paused" if alone and live.game.status == "running" else None)
        await self._seat(live, [SeatRow(before.seat, None, "")], line, audit, change)

    async def swap(self, game: int, one: Seat, other: Seat, actor: int, reason: str = "") -> Live:
        """Two seats change their players (one of them can be a stand-in).

        Raises:
            BotError: it is one seat, or two stand-ins; or the actor would come to see another hand.
        """
        async with self.turn(game) as live:
            first, second = seat_row(live, one), seat_row(live, other)
            if one == other or (first.stand_in and second.stand_in):
                raise BotError(T("mod-swap-nothing"))
            if actor in (first.user, second.user) and live.table is not None:
                raise BotError(T("mod-swap-own"))
            audit = audited(actor, "swap", reason, {"seat": one, "other": other})
            rows = [replace(first, seat=other, was=None), replace(second, seat=one, was=None)]
            vacant = tuple({one: other, other: one}.get(seat, seat) for seat in live.game.settings.vacant)
            change = Change(settings=live.game.settings.model_copy(update={"vacant": vacant}))
            line = T("mod-swapped", one=seat_name(one), other=seat_name(other))
            await self._seat(live, rows, line, audit, change)
            return live

    async def stand_in_for(self, game: int, seat: Seat, actor: int, reason: str = "") -> Live:
        """Gives a seat to a stand-in for a while; `give_back` undoes it. A vacant seat gets one too.

        Raises:
            NotRunning: it has not started.
            BotError: a stand-in plays there already.
        """
        async with self.turn(game) as live:
            before, settings = seat_row(live, seat), live.game.settings
            if live.table is None:
                raise NotRunning(live.game.standing)
            if before.stand_in and seat not in settings.vacant:
                raise BotError(T("mod-stand-in-already"))
            rest = tuple(vacant for vacant in settings.vacant if vacant != seat)
            change = Change(settings=settings.model_copy(update={"vacant": rest}))
            audit = audited(actor, "stand-in", reason, {"seat": seat, "from": before.user})
            row = SeatRow(seat, None, "", was=before.user or before.was)
            await self._seat(live, [row], _left(before), audit, change)
            return live

    async def give_back(self, game: int, seat: Seat, name: str, actor: int, reason: str = "") -> Live:
        """Gives a seat back to whom the stand-in plays for (`SeatRow.was`), by this name.

        Raises:
            SeatTaken: this person sits elsewhere by now.
            BotError: the stand-in plays for nobody.
        """
        async with self.turn(game) as live:
            before = seat_row(live, seat)
            if not before.stand_in or before.was is None:
                raise BotError(T("mod-nobody-to-return"))
            if live.seat_of(before.was) is not None:
                raise SeatTaken
            audit = audited(actor, "give-back", reason, {"seat": seat, "to": before.was})
            line = T("mod-given-back", seat=seat_name(seat))
            await self._seat(live, [SeatRow(seat, before.was, name)], line, audit)
            return live

    async def _seat(
        self, live: Live, changed: list[SeatRow], line: Text, audit: AuditLine, change: Change | None = None
    ) -> None:
        """These seats get other players. What there is to know is told to the new ones by `bot.handover`."""
        if not live.game.live:
            raise NotRunning(live.game.standing)
        by_seat = {row.seat: row for row in changed}
        rows = [by_seat.get(row.seat, row) for row in live.seats]
        change = change or Change()
        settings = change.settings or live.game.settings
        change.seats, change.audit = rows, audit
        told = public(line, audit)
        free = [row.seat for row in changed if row.seat in settings.vacant]
        change.posts = [Post("notice", told.payload | {"free": free[0]}) if free else told]
        if live.table is not None:
            change.posts.append(Post("prompt", {"question": live.game.question}))
        await self.save(live, change)


def seat_row(live: Live, seat: Seat) -> SeatRow:
    """Who sits there. Raises NoGame."""
    found = next((row for row in live.seats if row.seat == seat), None)
    if found is None:
        raise NoGame
    return found


def _kicked(live: Live, before: SeatRow, vacant: bool) -> Text:
    key = "mod-kicked-early" if live.table is None else "mod-kicked-vacant" if vacant else "mod-kicked"
    return Text(key, {"name": before.name or "–", "seat": str(before.seat + 1)})


def _left(before: SeatRow) -> Text:
    if before.stand_in:
        return T("mod-stand-in-sits", seat=str(before.seat + 1))
    return T("bot-stand-in-takes-over", name=before.name)
