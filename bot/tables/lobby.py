"""From a new game to its first question."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from bot.errors import BotError, NotOpen, NotRunning, NotSeated, SeatKept, SeatTaken
from bot.live.changes import account, notice, seed_sealed, stand
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.seat_changes import seated_at_start
from bot.live.standing_orders import begin_with, first_orders, keep_orders
from bot.live.transactions import transaction
from bot.settings import TableSettings
from bot.store import Change, GameRow, OrderRow, SafePoint, SeatRow
from bot.store.posts import AccountPost, BoardPost, LobbyPost, PromptPost
from bot.tables.brought import seat_counts, seat_counts_of
from bot.tables.guests import Guests
from bot.tables.newcomers import newcomer, unlike, usual
from engine.ask import Seat
from engine.errors import IllegalAnswer
from engine.events import Event
from engine.game import AnyRules
from engine.lessons.lesson import is_lesson
from engine.players.characters import PlayerKind, offered
from engine.table import Table
from engine.text import T, seat_name


@dataclass(frozen=True, slots=True)
class TableTerms:
    """How a table is kept: on which server, in which language, how it is set. `seed` is for tests only.

    `programs`: computer players who sit there from the start.
    """

    language: str = "en"
    guild: int | None = None
    settings: TableSettings = field(default_factory=TableSettings)
    seed: str | None = None
    programs: tuple[PlayerKind, ...] = ()


class Lobby:
    """Games that are not yet played."""

    def __init__(self, games: LiveGames, guests: Guests) -> None:
        self.games, self.guests = games, guests

    async def create(
        self,
        channel: int,
        name: str,
        owner: int,
        owner_name: str,
        *,
        options: Mapping[str, str] | None = None,
        terms: TableTerms | None = None,
    ) -> GameRow:
        """A new open game; its owner takes the first seat.

        Raises:
            ChannelTaken: another game is alive in the channel.
            IllegalAnswer: no such game, or not with these options.
            SeatTaken, BotError: not with these computer players.
        """
        rules, terms, rows = self.games.rules_of(name), terms or TableTerms(), [SeatRow(0, owner, owner_name)]
        chosen = checked_options(rules, options or {})
        checked_programs(rules, terms.programs, max(seat_counts_of(rules, chosen)) - 1)
        seed = terms.seed or secrets.token_hex(32)
        game = GameRow(
            0, terms.guild, channel, name, chosen, seed, "open", terms.language, owner, settings=terms.settings
        )
        for seat, kind in enumerate(unlike(terms.programs, seed), 1):
            rows.append(newcomer(rows, seat, kind))
        return await self.games.in_store(self.games.store.create, game, rows)

    @transaction
    async def join(self, game: int, user: int, name: str, seat: Seat | None = None) -> Live:
        """Takes a free seat (the lowest), or, also in a running game, that of a stand-in if `seat` names it.

        Before the start who sits already can move to a free seat. Later, without `seat`, a person takes back the one on
        which a stand-in plays for that person.

        Raises:
            NotInvited: the table is private.
            SeatTaken: somebody sits there, no seat is free, or this person has one.
            SeatKept: a stand-in plays there for somebody else.
            SecondHand: this person has seen what another seat holds.
            NotOpen: the game has started, and this is not a stand-in's seat.
        """
        async with self.games.turn(game) as live:
            if not live.game.live:
                raise NotRunning(live.game.standing)
            before = live.seat_of(user)
            if before is not None and (live.game.status != "open" or seat in (None, before)):
                raise SeatTaken
            if seat is None and (own := lost_seat(live, user)) is not None:
                seat = own
            else:
                await self.guests.admit(live, user)
            _not_kept(live, user, seat)
            change = _seated(_sat_down(live, user, name, seat), live)
            if live.table is not None and seat is not None:
                change.posts.insert(0, notice(T("bot-joined-late", seat=seat_name(seat))))
            await self.games.save(live, change)
            return live

    @transaction
    async def leave(self, game: int, user: int) -> Live:
        """Gives a seat of an open game up; later one resigns.

        Raises:
            NotSeated, NotOpen
        """
        async with self.games.turn(game) as live:
            if live.seat_of(user) is None:
                raise NotSeated
            if live.game.status != "open":
                raise NotOpen
            change = _seated([row for row in live.seats if row.user != user], live)
            await self.games.save(live, change)
            return live

    @transaction
    async def stand_in(self, game: int, count: int = 1) -> Live:
        """Fills so many free seats of an open game, with computer players or what else plays there by itself.

        Raises:
            SeatTaken: there are not so many free seats.
        """
        return await self.seat_programs(game, _fillers(await self.games.look(game), count))

    @transaction
    async def seat_programs(self, game: int, kinds: Sequence[PlayerKind]) -> Live:
        """Puts computer players on the lowest free seats of an open game.

        Raises:
            SeatTaken: there are not so many free seats.
            BotError: nobody plays this game so.
            NotOpen
        """
        async with self.games.turn(game) as live:
            if live.game.status != "open":
                raise NotOpen
            await self.games.save(live, _seated(_with_programs(live, kinds), live))
            return live

    @transaction
    async def dismiss(self, game: int, seat: Seat) -> Live:
        """Takes a computer player out of a seat of an open game.

        Raises:
            NotOpen
            BotError: none sits there.
        """
        async with self.games.turn(game) as live:
            if live.game.status != "open" or not live.game.live:
                raise NotOpen
            rows = [row for row in live.seats if row.seat != seat or not row.stand_in]
            if len(rows) == len(live.seats):
                raise BotError(T("bot-program-none"))
            await self.games.save(live, _seated(rows, live))
            return live

    @transaction
    async def start(self, game: int, seats: int = 0) -> Live:
        """Begins: seats are numbered without gaps or drawn, the first state is dealt, the seed's hash is posted.

        Args:
            seats: so many play, the free ones by computer players or what else plays there by itself. Nobody is seated
                where the game cannot begin.

        Raises:
            NotOpen: it has already started.
            SeatTaken: there are not so many seats.
            IllegalAnswer: not with this number of seats, or not with these options.
        """
        async with self.games.turn(game) as live:
            if live.game.status != "open":
                raise NotOpen
            filling = _fillers(live, max(0, seats - len(live.seats)))
            rows, said = seated_at_start(replace(live, seats=tuple(_with_programs(live, filling))))
            if len(rows) not in live.rules.seats:
                counts = tuple(live.rules.seats)
                raise IllegalAnswer(T("bot-seats-wrong", have=len(rows), low=min(counts), high=max(counts)))
            new = partial(Table.new, live.rules, len(rows), live.game.seed, live.game.options, keep=True)
            table = await asyncio.to_thread(new)  # what is drawn for a draft may take half a second
            begun = replace(live, seats=tuple(rows), table=table)
            keep_orders(begun, first := first_orders(live, rows), ())
            change = _started(begun, table, rows, first)
            change.posts[:0] = [LobbyPost(), *said]
            await self.games.save(begun, change)
            self.games.keep(begun)
            return begun


def checked_options(rules: AnyRules, options: Mapping[str, str]) -> dict[str, str]:
    """All options of a game: the chosen ones, the others by default.

    Raises:
        IllegalAnswer: an option or a value that the game does not have.
    """
    choices = {choice.name: choice.values for choice in rules.choices}
    chosen = {name: _allowed(rules, choices.get(name, ()), name, value) for name, value in options.items()}
    return {name: chosen.get(name, values[0]) for name, values in choices.items()}


def _allowed(rules: AnyRules, values: Sequence[str], name: str, value: str) -> str:
    found = value if value in values else rules.own_board(name, value)
    if found is None:
        raise IllegalAnswer(T("bot-no-such-option", option=name[:40], value=value[:40]))
    return found


def checked_programs(rules: AnyRules, kinds: Sequence[PlayerKind], free: int) -> None:
    """Whether such computer players play this game, and find so many seats for them.

    Raises:
        BotError: none plays it so.
        SeatTaken
    """
    known = offered(rules.mind is not None)
    if any(kind not in known for kind in kinds):
        raise BotError(T("bot-program-unknown"))
    if kinds and len(kinds) > free:
        raise SeatTaken


def _fillers(live: Live, count: int) -> list[PlayerKind]:
    """Who fills so many empty seats."""
    return unlike([usual(live.rules)] * count, live.game.seed, sum(row.stand_in for row in live.seats))


def _with_programs(live: Live, kinds: Sequence[PlayerKind]) -> list[SeatRow]:
    """The seats, with these computer players on the lowest free ones. Raises SeatTaken, BotError."""
    checked_programs(live.rules, kinds, max(seat_counts(live)) - len(live.seats))
    rows = list(live.seats)
    for kind in kinds:
        rows.append(newcomer(rows, _free(replace(live, seats=tuple(rows)), None), kind))
    return sorted(rows, key=lambda row: row.seat)


def _sat_down(live: Live, user: int, name: str, seat: Seat | None) -> list[SeatRow]:
    others = [row for row in live.seats if row.user != user]
    if any(row.seat == seat and row.stand_in for row in others) and live.game.live:
        return [SeatRow(row.seat, user, name) if row.seat == seat else row for row in others]
    return [*others, SeatRow(_free(replace(live, seats=tuple(others)), seat), user, name)]


def lost_seat(live: Live, user: int) -> Seat | None:
    """The seat on which a stand-in plays for this person."""
    return next((row.seat for row in live.seats if row.stand_in and row.was == user), None) if live.table else None


def _not_kept(live: Live, user: int, seat: Seat | None) -> None:
    whose = next((row.was for row in live.seats if row.seat == seat and row.stand_in), None)
    if whose not in (None, user):
        raise SeatKept(whose)


def _free(live: Live, seat: Seat | None) -> Seat:
    if live.game.status != "open":
        raise NotOpen
    taken = {row.seat for row in live.seats}
    free = [number for number in range(max(seat_counts(live))) if number not in taken]
    if not free or (seat is not None and seat not in free):
        raise SeatTaken
    return free[0] if seat is None else seat


def _seated(rows: list[SeatRow], live: Live) -> Change:
    shown = PromptPost(live.game.question) if live.table else LobbyPost()
    return Change(seats=sorted(rows, key=lambda row: row.seat), posts=[shown])


def _started(live: Live, table: Table, rows: list[SeatRow], first: list[OrderRow]) -> Change:
    opening = [*table.opening.events, *map(Event, seed_sealed(live))]
    change = Change(seats=rows, status="running", posts=account(rows, opening, 0), orders=first)
    taught = is_lesson(live.game.settings.lesson)
    if taught:  # its first words say what a pupil has to know of the start
        change.posts[:] = [post for post in change.posts if not isinstance(post, AccountPost)]
    elif change.orders:
        change.posts.append(begin_with(rows, live.game.settings.pace))
    assert table.opening.safe is not None
    change.safe.append(SafePoint(0, live.rules.save_format, table.opening.safe))
    change.posts.append(BoardPost((), 0, due=True))
    stand(live, table, change, asked_before=None)
    return change
