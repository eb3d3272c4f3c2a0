"""Turning points of a game that is over, and tables that try them: the position, with computer players beside one
person.

A table that tries one plays on by the seed of the game, with dice that fall anew and all that was hidden from everybody
dealt anew. It is a game of its own and touches the one that is over in nothing.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from time import monotonic

from bot.errors import BotError, ExportLater
from bot.live.changes import notice
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.processes.own_process import Apart, in_thread
from bot.settings import NEW_PACE, TableSettings
from bot.store import Change, GameRow, SeatRow
from bot.tables.newcomers import newcomer, usual
from bot.tables.records import Records
from bot.tables.restoring import Destination, Restoring, prepared
from engine.ask import Seat
from engine.chance import next_epoch
from engine.errors import AnswerError, BrokenSave, RuleBroke
from engine.game import AnyRules
from engine.players.characters import PlayerKind
from engine.prospects.turning import TurningPoint, turning_points
from engine.saving.export import SavedGame, SavedPerson, SavedTable
from engine.text import T, seat_name

SECONDS, KEPT = 150.0, 32
"""So long one looks for turning points, and those of so many games are kept."""
Points = tuple[TurningPoint, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """What is tried: a position of a game, by a person in that seat, in a channel that is this kind of thread."""

    saved: SavedGame
    seat: Seat
    user: int
    name: str
    game: str
    thread: str


class Turning:
    """Finds turning points, and opens tables that try them."""

    def __init__(self, games: LiveGames, records: Records, restoring: Restoring) -> None:
        self.games, self._records, self._restoring = games, records, restoring
        self.at_length: Apart = in_thread
        """Where one looks for them."""
        self._found: OrderedDict[int, Points] = OrderedDict()
        self._turn = asyncio.Lock()

    async def points(self, game: int) -> Points:
        """The turning points of a game that was played to its end; looked for in a process of its own.

        Raises:
            BotError: it was not, it cannot be told, or it takes too long.
        """
        saved = await self._over(game)
        async with self._turn:
            if game not in self._found:
                self._found[game] = await self.at_length(found, saved, self.games.rules_of(saved.game))
                while len(self._found) > KEPT:
                    self._found.popitem(last=False)
            return self._found[game]

    async def try_it(self, game: int, upto: int, seat: Seat, thread: str, place: Destination) -> Live:
        """Opens the position after so many answers at a table in this channel, for the one person who is there.

        Args:
            thread: which kind of thread the channel is, or `none`.

        Raises:
            BotError: the game is not over, or there is no such position.
            ChannelTaken
        """
        saved, ((user, name),) = await self._over(game), place.people.items()
        if not (0 <= upto < len(saved.answers) and 0 <= seat < saved.seats):
            raise BotError(T("bot-unknown-button"))
        known = await self._restoring.hands_known(saved)
        cut = saved.model_copy(update={"answers": saved.answers[:upto], "result": None})
        trial, rules = Trial(cut, seat, user, name, str(game), thread), self.games.rules_of(saved.game)
        row, seats, change = await self.games.apart(tried, trial, rules, place)
        change.seen += [*known, *((each.seat, user) for each in seats)]
        made = await self.games.in_store(self.games.store.create, row, seats, change)
        return await self._restoring.begun(made.id)

    async def _over(self, game: int) -> SavedGame:
        """Its file. Raises BotError: it was not played to its end, or somebody plays on from its file."""
        live = await self.games.look(game)
        if live.rules.prospects is None or live.rules.mind is None:
            raise BotError(T("turning-none"))
        if live.game.status != "over":
            raise BotError(T("turning-later"))
        try:
            return await self._records.export(game)
        except ExportLater:
            raise BotError(T("turning-later")) from None


def found(saved: SavedGame, rules: AnyRules, clock: Callable[[], float] = monotonic) -> Points:
    """The turning points of a game; to be called elsewhere than on the event loop. Raises BotError: there are none."""
    until = clock() + SECONDS

    def left() -> float:
        return (until - clock()) / SECONDS

    try:
        return turning_points(rules, saved.begun(rules), saved.given(), left)
    except (AnswerError, BrokenSave, RuleBroke):  # the rules were mended since
        raise BotError(T("turning-none")) from None


def tried(trial: Trial, rules: AnyRules, place: Destination) -> tuple[GameRow, list[SeatRow], Change]:
    """What the database has to keep of a table that tries a position. Raises Unusable."""
    answers = [one.model_copy(update={"actor": 0}) for one in trial.saved.answers]
    there = {"answers": answers, "people": _company(trial, rules), "table": _table(trial, place)}
    row, seats, change = prepared(trial.saved.model_copy(update=there), rules, place, 0, "")
    settings = row.settings.model_copy(
        update={"trial": trial.game, "thread": trial.thread, "private": True, "advice": True}
    )
    change.posts[0] = notice(T("turning-begun", seat=seat_name(trial.seat)))
    change.audit = None
    return replace(row, settings=settings), seats, change


def _table(trial: Trial, place: Destination) -> SavedTable:
    """Dice fall anew, as after a rollback."""
    epoch = next_epoch(max(one.epoch or 0 for one in trial.saved.answers) if trial.saved.answers else 0)
    settings = TableSettings(pace=NEW_PACE).model_dump(mode="json")
    return SavedTable(status="running", language=place.language, owner=trial.user, epoch=epoch, settings=settings)


def _company(trial: Trial, rules: AnyRules) -> list[SavedPerson]:
    """The person, and the computer players who sat there; usual ones in place of people."""
    rows, people = [SeatRow(trial.seat, trial.user, trial.name)], list[SavedPerson]()
    for seat, sat in enumerate(trial.saved.people or [SavedPerson()] * trial.saved.seats):
        if seat == trial.seat:
            people.append(SavedPerson(name=trial.name, user=trial.user))
            continue
        rows.append(newcomer(rows, seat, _kind(sat.player, rules)))
        people.append(SavedPerson(name=rows[-1].name, player=rows[-1].player or None))
    return people


def _kind(player: str | None, rules: AnyRules) -> PlayerKind:
    """The computer player of that name; a usual one for none."""
    try:
        return PlayerKind.read(player) if player else usual(rules)
    except KeyError:
        return usual(rules)
