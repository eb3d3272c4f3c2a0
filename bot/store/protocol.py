"""The small protocol between tables and whatever keeps the games. It blocks; `Tables` calls it in a thread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import ClassVar, Protocol

from bot.errors import BotError
from bot.shards import UNDIVIDED, Shards
from bot.store.keeping.figures import StoreFigures
from bot.store.ownership import Moved, Ownership
from bot.store.people_rows import (
    Guild,
    Overview,
    Person,
    Preferences,
    Reminder,
    Seek,
    SentPicture,
    VoteRow,
    Wait,
    Waited,
)
from bot.store.results import GameResult, PlayedGame
from bot.store.rows import (
    AnswerRow,
    AuditLine,
    Change,
    Commit,
    Due,
    GameRow,
    GuestRole,
    Listed,
    Outgoing,
    Saved,
    SeatRow,
    Sending,
    Whisper,
)
from engine.ask import Seat
from engine.text import Json


class Store(Protocol):
    """Keeps games. Every method is one transaction: done as a whole, or not at all and a `StoreError`.

    Attributes:
        shared: other processes may be at work on the same database.
        at_once: so many calls at a time go in.
        ownership: which tables this process looks after.
    """

    shared: ClassVar[bool]
    at_once: ClassVar[int]

    @property
    def ownership(self) -> Ownership:
        """What this process looks after."""

    def create(self, game: GameRow, seats: list[SeatRow], change: Change | None = None) -> GameRow:
        """Keeps a new game; its id is given by the store. `change`: what has happened in it already.

        Raises:
            ChannelTaken: another game is open or running in this channel.
        """

    def game(self, game: int) -> GameRow:
        """A game. Raises NoGame."""

    def version(self, game: int) -> int:
        """The version of a game, quickly. Raises NoGame."""

    def in_channel(self, channel: int) -> GameRow:
        """The live game of a channel, else the last one that was played there. Raises NoGame."""

    def games(self, *, live: bool = True) -> list[GameRow]:
        """The games of every server, newest first."""

    def games_of(self, user: int, *, live: bool = True) -> list[GameRow]:
        """Those in which a person has a seat."""

    def games_on(self, guild: int) -> list[GameRow]:
        """The live ones of one server."""

    def archived_on(self, guild: int) -> list[GameRow]:
        """Those of one server that were put away."""

    def listed(self, guild: int, user: int, *, live: bool) -> list[Listed]:
        """The tables of one server that were not put away, newest first, and what they are to a person."""

    def kept_back(self, before: str) -> list[int]:
        """The games broken off until then whose seed is not told."""

    def lapsing(self, before: str) -> list[int]:
        """The open tables whose invitations lapse until then."""

    def played_anew(self) -> list[int]:
        """The games that are over while a table plays on from their file, and that do not say so."""

    def played_out(self, before: str) -> list[int]:
        """The games whose file was opened until then at a table that plays no more."""

    def unrecorded(self) -> list[int]:
        """The games of servers that are over and have no result yet; those that came from a file never get one."""

    def record(self, game: int, ended: str, result: GameResult) -> None:
        """Keeps how a game ended, and when: at its last answer."""

    def recorded(self, guild: int) -> list[tuple[int, int]]:
        """The games of a server that have a result, each with its version, in the order in which they ended."""

    def much_played(self, least: int) -> list[int]:
        """The servers with at least so many results."""

    def played(self, games: Sequence[int]) -> list[PlayedGame]:
        """These games, if they have results, with those who sat there at the end."""

    def seats(self, game: int) -> tuple[SeatRow, ...]:
        """Who sits where."""

    def load(self, game: int, before: int | None = None, until: int | None = None) -> Saved:
        """A game from its last safe point (`before`: the last one after an answer earlier than this). Raises NoGame.

        `until`: the tail ends with this answer.
        """

    def news(self, game: int, version: int, answers: int) -> Saved | None:
        """What has become of a game that had this version and so many answers: as `load`, but the answers since then.

        None where it has that version still. Raises NoGame.
        """

    def safe_points(self, game: int) -> list[int]:
        """After which answers safe points are kept, the first of them after 0."""

    def commit(self, game: int, version: int, change: Change) -> int:
        """Carries out a change on the version it was based on; returns the new version.

        Raises:
            StaleVersion: the game has moved on.
        """

    def commit_all(self, commits: Sequence[Commit]) -> list[int | BotError]:
        """Several commits with one flush of the disk, each for itself done or refused; the new version or the refusal.

        Raises:
            StoreError: none of them was carried out.
        """

    def log(
        self, game: int, *, last: int | None = None, retracted: bool = False, since: int = 0, until: int | None = None
    ) -> list[AnswerRow]:
        """The answers, oldest first; only the `last` so many. `retracted`: also those that no longer count.

        Args:
            since: from this one on; `until`: up to and including this one.
        """

    def command(self, interaction: int) -> tuple[int, list[AnswerRow]] | None:
        """What an interaction has played before: the game and its answers. None: nothing."""

    def claim(self, *, game: int | None = None, limit: int = 50) -> list[Outgoing]:
        """Rows of the outbox that are not sent, oldest first."""

    def due(self, game: int, limit: int) -> Due:
        """What is there to post for a game; no rows as long as messages of it are in doubt."""

    def unposted(self) -> list[Moved]:
        """The games that have such rows, or messages in doubt."""

    def moved(self, since: str) -> list[Moved]:
        """The games in which something was committed since then."""

    def sent(self, rows: Sequence[int], message: int | None = None) -> None:
        """These rows are posted (None: without a message, or given up for good)."""

    def begin(self, sending: Sending) -> Sending | None:
        """Notes on the disk that this message is about to be created; None.

        Where that was noted before with the same nonce, nothing changes, and what was noted then is returned.

        Raises:
            NotOurs: another process posts for this game by now.
        """

    def arrived(self, sending: Sending, message: int) -> bool:
        """The message is there: notes it, and all that goes with it. False, and nothing changes, where it was not in
        doubt any more: another process has found it meanwhile, or has concluded that it is not there.
        """

    def cleared(self, nonce: str) -> None:
        """The messages that it takes the place of are gone."""

    def refused(self, nonce: str) -> None:
        """The message is not there, and nobody is creating it. Raises NotOurs as above."""

    def sendings(self, game: int) -> list[Sending]:
        """The messages of a game that may be there without a note of it, or beside what they take the place of."""

    def in_doubt(self, channel: int) -> list[Sending]:
        """The messages of whatever game that may be in this channel without a note of it."""

    def noted(self, messages: Sequence[int]) -> set[int]:
        """Which of these messages are noted."""

    def has_picture(self, picture: SentPicture) -> bool:
        """Whether this person, at this seat, was sent this very picture last among those of its kind."""

    def keep_picture(self, picture: SentPicture) -> None:
        """Remembers that it was sent."""

    def keep_prompt(self, game: int, message: int | None) -> None:
        """Remembers the message that shows the question. Raises NotOurs as above."""

    def told(self, game: int, rows: Sequence[int], message: int) -> None:
        """These rows stand in the message that has shown the question; none shows it now. Raises NotOurs as above."""

    def audit(self, line: AuditLine) -> None:
        """Writes a line that belongs to no change of a game."""

    def audited(
        self, *, game: int | None = None, actor: int | None = None, action: str | None = None, last: int = 20
    ) -> list[AuditLine]:
        """What moderators did anywhere, newest first; of one game, moderator or kind of deed."""

    def audited_on(
        self, guild: int, *, actor: int | None = None, action: str | None = None, last: int = 20
    ) -> list[AuditLine]:
        """The same on one server."""

    def preferences(self, user: int) -> Preferences:
        """What a person has chosen; the defaults for a stranger."""

    def prefer(self, preferences: Preferences) -> None:
        """Keeps what a person has chosen."""

    def person(self, user: int) -> Person:
        """All that is kept of a person, and of nobody else."""

    def forget(self, user: int) -> None:
        """Forgets a person, in games under way when all of them may be known; see `bot.store.keeping.forgetting`."""

    def follow_forgetting(self) -> list[int]:
        """Forgets people in games that may be known by now; the games in which that has changed something."""

    def ask_for(self, user: int, kind: str, most: int) -> bool:
        """Counts what a person asks for. False, and it is not counted: this often within the last hour is enough."""

    def forget_asked(self) -> None:
        """Forgets what people asked for longer ago than that."""

    def guild(self, guild: int) -> Guild:
        """A server's settings; the defaults for a new one."""

    def set_guild(self, guild: Guild) -> None:
        """Keeps a server's settings."""

    def presets(self, guild: int) -> dict[str, str]:
        """How a server's new tables are to be, by the name of each preset, the one used last first."""

    def keep_preset(self, guild: int, name: str, terms: str) -> None:
        """Keeps one, as used now."""

    def forget_preset(self, guild: int, name: str) -> None:
        """Forgets one."""

    def seeks(self, guild: int) -> list[Seek]:
        """Who looks for a table on a server, who has looked longest first."""

    def seeking(self) -> list[int]:
        """The servers on which somebody does."""

    def keep_seek(self, one: Seek) -> None:
        """From now on this person looks for this there, and for nothing else."""

    def take_seeks(self, guild: int, users: Sequence[int]) -> bool:
        """These have a table. False, and nothing changes: one of them looks no more."""

    def drop_seek(self, guild: int, user: int) -> None:
        """This person looks no more."""

    def avoided(self, user: int) -> list[int]:
        """Whom a person would rather not sit with."""

    def avoid(self, user: int, other: int) -> bool:
        """A person avoids somebody from now on, or no longer; which it is now."""

    def apart(self, users: Sequence[int]) -> set[frozenset[int]]:
        """Which of these people do not sit together, whoever of the two wants that."""

    def overviews(self) -> list[Overview]:
        """The messages that show all tables of a server, one a server."""

    def keep_overview(self, one: Overview) -> None:
        """This message is its server's from now on."""

    def drop_overview(self, guild: int) -> None:
        """The server has none any more."""

    def whispers(self, game: int, seat: Seat | None, last: int) -> list[Whisper]:
        """The last words in private that a seat (None: any) said or was told, the newest last."""

    def whisper(self, key: str) -> Whisper | None:
        """The words with this key; None where they were forgotten."""

    def guests(self, game: int, role: GuestRole) -> list[int]:
        """Who is invited to a game, or watches it."""

    def waits(self, game: int | None = None) -> list[Wait]:
        """Whom running games (or one) wait for, the longest first. Stand-ins included."""

    def waited(self, game: int | None = None) -> list[Waited]:
        """The people whom running games (or one) wait for, the longest first."""

    def told_ahead(self) -> frozenset[int]:
        """The people who want to hear when a table will probably come to them next."""

    def beat(self, most: int, shards: Shards = UNDIVIDED, shard: int = 0) -> int:
        """Notes that a shard is looked after, and since when it was not: seconds, 0 if that is no more than `most`.

        Such a time counts towards no limit. It is below 0 when the clock was set back; no moment of waiting then lies
        in the future.
        """

    def remind(self, reminder: Reminder) -> int:
        """Keeps a reminder for a person; its id."""

    def reminders(self, *, due: str | None = None, user: int | None = None) -> list[Reminder]:
        """Reminders that are due by then, or of one person, the earliest first."""

    def forget_reminder(self, reminder: int) -> None:
        """It is given, or no longer wanted."""

    def letter(self, game: int, user: int, message: int) -> None:
        """Remembers a direct message that holds a game's secrets."""

    def letters(self, game: int, user: int | None = None) -> list[tuple[int, int]]:
        """The direct messages of a game (to one person) that may still be there: whose, and the message."""

    def forget_letter(self, message: int) -> None:
        """It is deleted, or may stay."""

    def second_hand(self, game: int, user: int, seat: Seat) -> tuple[Seat, ...]:
        """The other seats whose secrets this person has seen, and with which nobody has let them sit on this one."""

    def known(self, seed: str) -> list[tuple[Seat, int]]:
        """Who has seen what which seat holds, in any game of that seed: such games are one and the same."""

    def ask_vote(self, game: int, asker: int, what: Mapping[str, Json], agreed: set[int]) -> VoteRow:
        """A new vote; its id is given by the store."""

    def vote(self, vote: int) -> VoteRow | None:
        """A vote that is not over."""

    def agree(self, vote: int, people: set[int]) -> set[int]:
        """Adds people who agree; all who do."""

    def forget_vote(self, vote: int) -> None:
        """It is over."""

    def figures(self, now: datetime) -> StoreFigures:
        """How much there is; nobody waits for it."""

    def backup(self, target: Path) -> None:
        """Writes a consistent copy while the bot runs."""

    def close(self) -> None:
        """Lets go of the database."""
