"""Opening a game again from its file: replayed under today's rules, it stands as it stood, at another table.

For whoever sat there the seat is kept until they take it, as far as they are here: a file can name anybody, and nobody
sits who did not agree (only the operator's own import seats people). Any other seat is vacant until somebody takes it.
The operator's file of a running game holds its secrets and the dice to come: the bot shows nothing of it to the
moderator who hands it in, but whoever has the file can read it: the table is told so, and that person has seen every
hand. So has everybody at a table where the seed of this game was told.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import monotonic

from pydantic import ValidationError

from bot.clock import moment, stamp
from bot.errors import BotError
from bot.live.changes import AppliedAnswer, change_of, notice, seed_post
from bot.live.completing import keep_up
from bot.live.games import LiveGames
from bot.live.model import Live
from bot.live.seat_changes import offer
from bot.live.standing_orders import begin_with, first_orders
from bot.live.transactions import transaction
from bot.locales import language_of
from bot.settings import DAY, NEW_PACE, TableSettings
from bot.store import AnswerRow, Change, GameRow, Post, SafePoint, SeatRow
from bot.store.posts import BoardPost, PromptPost
from bot.store.rows import Status
from bot.tables.afterwards import Afterwards
from bot.tables.moderation import audited, public
from engine.ask import Seat
from engine.correcting import CORRECT
from engine.errors import AnswerError, BrokenSave, IllegalAnswer, RuleBroke
from engine.game import AnyRules
from engine.players.characters import PlayerKind
from engine.saving.export import SavedAnswer, SavedGame, SavedPerson, given, read
from engine.saving.replay import Proof, check_frame, check_result, check_told, illegal
from engine.table import Table
from engine.text import Json, T, Text

MOST_BYTES = 8 * 2**20
MOST_ANSWERS = 30_000
SECONDS = 60.0
LONGEST = 366 * DAY
"""So large a file is read, so many answers are replayed, for so long; and no reminder comes later, in minutes."""

log = logging.getLogger(__name__)


class Unusable(BotError):
    """A file from which no game can be opened."""

    def __init__(self, why: Text) -> None:
        super().__init__(T("bot-file-refused", why=why))


@dataclass(frozen=True, slots=True)
class Destination:
    """Where a game is opened: the channel, who of the file's people is there and what they are called, the language."""

    channel: int
    guild: int | None
    people: Mapping[int, str]
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Replayed:
    """A game that was replayed: where it stands, and every answer on the way."""

    table: Table
    taken: list[AppliedAnswer]
    opening: SafePoint


def opened(data: bytes) -> SavedGame:
    """The file.

    Raises:
        Unusable: too large, broken, of a newer format, or not what it says of itself.
    """
    if len(data) > MOST_BYTES:
        raise Unusable(T("save-too-large", mebibytes=MOST_BYTES // 2**20))
    try:
        saved = read(data)
        if len(saved.answers) > MOST_ANSWERS:
            raise Unusable(T("save-too-long", count=MOST_ANSWERS))
        check_frame(saved)
        _people(saved)
        _times(saved)
    except BrokenSave as error:
        raise Unusable(error.text or T("save-broken")) from error
    return saved


def _people(saved: SavedGame) -> None:
    users = [person.user for person in saved.people or [] if person.user is not None]
    if len(set(users)) != len(users):
        raise BrokenSave("people: somebody sits twice", text=T("save-field", place="people"))


def _times(saved: SavedGame) -> None:
    for at, answer in enumerate(saved.answers):
        try:
            moment(answer.at or stamp())
        except ValueError as error:
            raise BrokenSave("not a time", text=T("save-field", place=f"answers.{at}.at")) from error


def replayed(saved: SavedGame, rules: AnyRules, clock: Callable[[], float] = monotonic) -> Replayed:
    """Plays the game through; to be called in a thread.

    Raises:
        Unusable: it cannot be started, an answer is not legal, the file tells it otherwise, or it takes too long.
    """
    until = clock() + SECONDS
    try:
        table = _begun(saved, rules)
        assert table.opening.safe is not None
        opening, proof, taken = SafePoint(0, rules.save_format, table.opening.safe), Proof(), list[AppliedAnswer]()
        for at, answer in enumerate(saved.answers):
            if clock() > until:
                raise Unusable(T("save-too-slow", n=at + 1))
            taken.append(_taken(table, at, answer, proof))
        check_result(saved, None if table.ask else table.result)
        table.fall_by(_epoch(saved))
    except BrokenSave as error:
        raise Unusable(error.text or T("save-broken")) from error
    return Replayed(table, taken, opening)


def _begun(saved: SavedGame, rules: AnyRules) -> Table:
    undone = saved.table.undone if saved.table else 0
    try:
        return Table(rules, saved.begun(rules), keep=True, undone=undone)
    except IllegalAnswer as error:
        raise Unusable(T("save-not-started", why=error.text)) from error
    except Exception as error:  # whatever a rule raises for options that no table can choose
        log.warning("a game from a file cannot be started", exc_info=error)
        raise Unusable(T("save-broken")) from error


def _taken(table: Table, at: int, answer: SavedAnswer, proof: Proof) -> AppliedAnswer:
    kind = table.ask.of(answer.seat).kind if table.ask else "over"
    table.fall_by(answer.epoch)
    question, epoch = table.question_of(answer.seat), table.state.epoch
    try:
        outcome = table.answer(answer.seat, given(answer).value, answer.verb)
    except AnswerError as error:
        raise illegal(at, answer, kind, error) from error
    except RuleBroke as error:
        log.warning("a rule raised at answer %d of a file", at, exc_info=error)
        raise Unusable(T("save-rule", n=at + 1)) from error
    check_told(at, answer, outcome.events, proof)
    return AppliedAnswer(CORRECT if answer.verb == CORRECT else kind, question, epoch, outcome, answer.actor)


def _epoch(saved: SavedGame) -> int:
    return max([answer.epoch or 0 for answer in saved.answers] + [saved.table.epoch if saved.table else 0])


# --- the table -------------------------------------------------------------------------------------------------------


def status_of(saved: SavedGame, table: Table) -> Status:
    """How the game stands; one whose file does not say so, and that is not over, waits for a moderator.

    Raises:
        Unusable: it says that it is over, and is not; or the other way round.
    """
    told = saved.table.status if saved.table else None
    if (told == "over") is not (table.ask is None) and told is not None:
        raise Unusable(T("save-field", place="table.status"))
    return told or ("over" if table.ask is None else "paused")


def seats_of(saved: SavedGame, place: Destination, *, kept: bool = False) -> list[SeatRow]:
    """Who sits there now; `kept`: for whom the seats are kept."""
    people = [person.user for person in saved.people] if saved.people else [None] * saved.seats
    here = [user if user in place.people else None for user in people]
    programs = [_program(person) for person in saved.people] if saved.people else [("", "")] * saved.seats
    return [
        _row(seat, user, place, kept) if user is not None else SeatRow(seat, None, name, player=player)
        for seat, (user, (name, player)) in enumerate(zip(here, programs, strict=True))
    ]


def _row(seat: Seat, user: int, place: Destination, kept: bool) -> SeatRow:
    return SeatRow(seat, None, "", was=user) if kept else SeatRow(seat, user, place.people[user])


def _program(person: SavedPerson) -> tuple[str, str]:
    """Name and kind of the program that sat there; nothing for people, and for what no program is called."""
    try:
        return (person.name, str(PlayerKind.read(person.player))) if person.player and not person.user else ("", "")
    except KeyError:
        return "", ""


def vacant_of(saved: SavedGame, seats: list[SeatRow]) -> tuple[int, ...]:
    """The seats that somebody had who is not here; those of stand-ins stay theirs."""
    had = [bool(person.name or person.user) for person in saved.people] if saved.people else [True] * saved.seats
    return tuple(row.seat for row in seats if row.stand_in and had[row.seat] and not row.player)


_OF_ITS_CHANNEL = (
    "locked", "chat", "thread", "welcome", "ended", "played_on", "agreed", "covered", "thinking", "lately",
    "banks", "running", "turn", "put_to_vote", "agreed_pause", "lapses", "reminded",
)  # fmt: skip


def _settings(saved: SavedGame, seats: list[SeatRow]) -> TableSettings:
    """What the table had chosen; what belongs to its old channel is gone."""
    try:
        kept = TableSettings.model_validate(saved.table.settings if saved.table else {"pace": NEW_PACE})
        check_times(kept)
        _in_bounds(kept, saved.seats)
    except (ValidationError, ValueError) as error:
        raise Unusable(T("save-field", place="table.settings")) from error
    fresh = TableSettings()
    gone = {name: getattr(fresh, name) for name in _OF_ITS_CHANNEL}
    empty = {row.seat for row in seats if row.stand_in}
    vacant = {*vacant_of(saved, seats), *(empty & set(kept.vacant))}
    owned = {user: min(last, len(saved.answers)) for user, last in kept.owned.items()}
    return kept.model_copy(update={**gone, "vacant": tuple(sorted(vacant)), "owned": owned})


def prepared(
    saved: SavedGame, rules: AnyRules, place: Destination, actor: int, reason: str
) -> tuple[GameRow, list[SeatRow], Change]:
    """What the database has to keep of the game of a file.

    Raises:
        Unusable: it cannot be played through.
    """
    done = replayed(saved, rules)
    seats = seats_of(saved, place, kept=actor > 0 and status_of(saved, done.table) in ("running", "paused"))
    live = Live(_game(saved, done, place, seats, actor), tuple(seats), rules, done.table)
    change = _change(saved, live, done, actor, reason)
    change.seen = _seen(saved, live, actor)
    if actor:
        keep_up(live, change)
    return live.game, seats, change


def check_times(settings: TableSettings) -> None:
    """Raises ValueError: no table can have chosen these times."""
    times = (*settings.remind, settings.limit)
    if len(times) > 10 or not all(0 <= minutes <= LONGEST for minutes in times):
        raise ValueError("times")


def _in_bounds(settings: TableSettings, seats: int) -> None:
    """Raises ValueError: no table of so many seats can have chosen that."""
    if not all(0 <= seat < seats for seat in settings.vacant):
        raise ValueError("seats")
    if not all(0 < abs(user) < 2**63 for user in (*settings.left, *settings.owned)):
        raise ValueError("seats")


class Restoring:
    """Opens games from files. Whether somebody may is for the caller to check."""

    def __init__(self, games: LiveGames, afterwards: Afterwards) -> None:
        self.games, self.afterwards = games, afterwards

    async def read_file(self, data: bytes) -> SavedGame:
        """A game's file, read elsewhere than on the event loop.

        Raises:
            BotError: see `opened`.
        """
        return await self.games.apart(opened, data)

    async def restore(self, saved: SavedGame, place: Destination, actor: int, reason: str = "") -> Live:
        """The game of a file, in this channel, as it stood. `actor` 0: whoever runs the bot.

        Raises:
            Unusable: it cannot be played through.
            ChannelTaken: another game is alive in the channel.
            BotError: the bot does not know the game, or it is still being played at another table.
        """
        rules = self._known(saved)
        earlier = await self._earlier(saved)
        _not_twice(earlier)
        game, seats, change = await self.games.apart(prepared, saved, rules, place, actor, reason)
        change.seen += await self.hands_known(saved)
        game = await self.games.in_store(self.games.store.create, game, seats, change)
        for before in earlier:
            await self.afterwards.played_on(before.id)
        return await self.begun(game.id)

    @transaction
    async def begun(self, game: int) -> Live:
        """A table that the database has just been given, with all that follows a commit."""
        async with self.games.turn(game) as opened:
            self.games.committed(opened)
            return opened

    async def _earlier(self, saved: SavedGame) -> list[GameRow]:
        """The games that this one was; those that only try a position of it are none."""
        every = await self.games.in_store(self.games.store.games, live=False)
        return [game for game in every if game.seed == saved.seed and not game.settings.trial]

    async def hands_known(self, saved: SavedGame) -> list[tuple[Seat, int]]:
        """Who has seen them in a game that this one was: while it was played, when it was revealed, or by its seed."""
        known = await self.games.in_store(self.games.store.known, saved.seed)
        told = [game.id for game in await self._earlier(saved) if game.is_over]
        readers = {user for _, user in known} if told else set[int]()
        for game in told:
            readers |= {*await self.games.in_store(self.games.store.guests, game, "watching")}
        by_seed = [(seat, user) for user in sorted(readers) for seat in range(saved.seats)]
        return [*((seat, user) for seat, user in known if seat < saved.seats), *by_seed]

    def _known(self, saved: SavedGame) -> AnyRules:
        try:
            return self.games.rules_of(saved.game)
        except IllegalAnswer as error:
            raise Unusable(error.text) from error


def _not_twice(earlier: Sequence[GameRow]) -> None:
    """The same seed at two tables at once would let one foresee the other."""
    for game in earlier:
        if game.status in ("running", "paused") or game.kept_back:
            key = "save-kept" if game.kept_back else "save-alive"
            raise Unusable(Text(key, {"channel": f"<#{game.channel}>"}))


def _game(saved: SavedGame, done: Replayed, place: Destination, seats: list[SeatRow], actor: int) -> GameRow:
    table = saved.table
    language = language_of(table.language) if table else place.language
    owners = [user for user in ((table.owner if table else None), actor) if user in place.people or user == actor]
    return GameRow(
        0,
        place.guild,
        place.channel,
        saved.game,
        saved.options,
        saved.seed,
        status_of(saved, done.table),
        language,
        next((user for user in owners if user), actor),
        undone=done.table.undone,
        epoch=_epoch(saved),
        settings=_settings(saved, seats),
    )


def _change(saved: SavedGame, live: Live, done: Replayed, actor: int, reason: str) -> Change:
    """The log, the safe points, and what is said; nothing of the account is told again."""
    change = change_of(live, done.taken) if done.taken else Change()
    change.answers = [_dated(saved, row, answer) for row, answer in zip(change.answers, saved.answers, strict=True)]
    change.safe = [done.opening, *change.safe]
    table, status = done.table, live.game.status
    change.status, change.seats = status, None
    change.asked = (table.question, tuple(table.waiting())) if table.ask and status != "ended" else (None, ())
    change.headline = table.headline()
    details: dict[str, Json] = {"game": saved.game, "count": len(saved.answers)}
    change.audit = audited(actor, "restore", reason, details)
    change.orders = [] if status in ("over", "ended") else first_orders(live, live.seats)
    change.posts = _posts(saved, live, change)
    return change


def _seen(saved: SavedGame, live: Live, actor: int) -> list[tuple[Seat, int]]:
    """Who knows which hands by the file: who played earlier, and of a game under way whoever hands it in."""
    here = live.owners()
    gone = {(answer.seat, answer.actor) for answer in saved.answers if answer.actor and answer.actor not in here}
    read = live.game.status not in ("over", "ended") and actor > 0
    return [*sorted(gone), *((row.seat, actor) for row in live.seats if read)]


def _dated(saved: SavedGame, row: AnswerRow, answer: SavedAnswer) -> AnswerRow:
    """As the log had it. Where the file does not say who gave it, it is no stand-in's: undo would go past it."""
    actor = row.actor if saved.table else 0
    return replace(row, at=answer.at or "", command=row.seq, actor=actor, player=answer.player or "")


def _posts(saved: SavedGame, live: Live, change: Change) -> list[Post]:
    assert change.audit is not None
    over = live.game.status in ("over", "ended")
    key = "bot-reopened-over" if over else "bot-reopened"
    line = T(key, game=Text(f"choice-{saved.game}"), count=len(saved.answers))
    told = public(line, change.audit) if change.audit.actor else notice(line)
    free = [] if over else [offer(row) for row in live.seats if row.seat in live.game.settings.vacant]
    board = BoardPost((), len(saved.answers), due=True)
    seed = [seed_post(saved.seed)] if over else []
    assert change.asked is not None
    coming = [] if over else [replace(row, user=row.user or row.was) for row in live.seats]
    orders = [begin_with(coming, live.game.settings.pace)] if first_orders(live, coming) else []
    return [told, *free, board, *seed, *orders, PromptPost(change.asked[0])]
