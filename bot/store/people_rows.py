"""What the database keeps of people and servers, and of whom a game waits for, as plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.settings import GuildSettings, PersonSettings, TableSettings
from bot.store.rows import AuditLine, GameRow, GuestRole, Whisper
from engine.ask import Seat
from engine.text import Json


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat that a game waits for.

    Attributes:
        since: when it was asked, or gave its last answer on the way, or a pause ended.
        reminded: when it was last reminded since then.
        spared: seconds since then in which the bot was down, and which count towards no limit.
        warnings: how often it was reminded since then.
    """

    game: int
    seat: Seat
    since: str
    reminded: str | None = None
    spared: int = 0
    warnings: int = 0


@dataclass(frozen=True, slots=True)
class VoteRow:
    """Something that people are asked to agree to.

    Attributes:
        asker: who asks; not always somebody who has a voice.
        what: of which kind it is (`kind`), and what it takes to carry it out.
        agreed: who has agreed so far.
    """

    id: int
    game: int
    asker: int
    what: dict[str, Json]
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Waited:
    """A person who is waited for, with all that bears on how long. `server`: where the table stands."""

    wait: Wait
    user: int
    table: TableSettings
    person: PersonSettings
    server: int | None = None


@dataclass(frozen=True, slots=True)
class Reminder:
    """What a person wants to be told at a time, about a game or on its own.

    Attributes:
        channel: where it was asked for: it is told there when direct messages are closed.
        turn: only if the game waits for this person then.
    """

    id: int
    user: int
    game: int | None
    channel: int | None
    due: str
    note: str = ""
    turn: bool = False


PictureKind = Literal["hand", "board", "guide"]


class SentPicture(NamedTuple):
    """The picture of its kind that was sent last to whoever sits there, by a hash of what it shows."""

    game: int
    seat: Seat
    kind: PictureKind
    user: int
    digest: str


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen. `language` None: Discord's own setting."""

    user: int
    language: str | None = None
    dms: bool = True
    settings: PersonSettings = field(default_factory=PersonSettings)


class OwnAnswer(NamedTuple):
    """An answer that a person gave by hand; what it was only where everything of the game is told."""

    at: str
    kind: str
    value: Json


@dataclass(frozen=True, slots=True)
class Part:
    """What the database keeps of a person in a game.

    Attributes:
        seat, name: where the person sits or can come back to, and as whom.
        owner: the table is this person's.
        left: the person gave a seat up there, or lost it.
        roles: as what the person is a guest.
        opened: the seats whose secrets the person has seen.
        letters: direct messages with secrets that are to be deleted when the game ends.
    """

    game: GameRow
    seat: Seat | None
    name: str
    owner: bool
    left: bool
    roles: tuple[GuestRole, ...]
    opened: tuple[Seat, ...]
    letters: int
    answers: tuple[OwnAnswer, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """All that the database keeps of a person.

    Attributes:
        deeds: as a moderator, without what they show of games.
        whispers: what the person has told others in private.
        avoided: whom the person would rather not sit with.
        seeks: what tables the person looks for.
    """

    preferences: Preferences
    reminders: tuple[Reminder, ...]
    parts: tuple[Part, ...]
    deeds: tuple[AuditLine, ...]
    whispers: tuple[Whisper, ...] = ()
    avoided: tuple[int, ...] = ()
    seeks: tuple[Seek, ...] = ()


@dataclass(frozen=True, slots=True)
class Seek:
    """Somebody looks for a table on a server.

    Attributes:
        channel: where it was said; the table's thread opens there.
        titles: the games that this person would play.
        seats: at a table for so many; 0: as many as is usual, or as others want.
        pace: `live`, `daily` or `weekly`.
        level: of AI players that may fill up once the wait is over; empty: none.
        language: of the table; empty: any.
        at, until: since when, and for how long.
        party: what those who want to sit together share; empty: none.
        together: of so many people, once all of them look.
    """

    guild: int
    user: int
    name: str
    channel: int
    titles: tuple[str, ...]
    seats: int
    pace: str
    level: str
    language: str
    at: str
    until: str
    party: str = ""
    together: int = 1


@dataclass(frozen=True, slots=True)
class Overview:
    """The message that shows all tables of a server."""

    guild: int
    channel: int
    message: int
    language: str


@dataclass(frozen=True, slots=True)
class Guild:
    """A server's settings."""

    id: int
    language: str | None = None
    moderator_role: int | None = None
    settings: GuildSettings = field(default_factory=GuildSettings)
