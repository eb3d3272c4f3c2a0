"""What the database keeps, as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.names import cleaned
from bot.settings import TableSettings
from bot.store.posts import Post
from engine.ask import Answer, Seat
from engine.text import Json, Text

Status = Literal["open", "running", "paused", "over", "ended"]
"""`open` takes players; `over` has been played to its end; `ended` was broken off."""
GuestRole = Literal["invited", "watching"]
Retraction = Literal["undo", "rollback", "set-aside"]


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as a whole.

    Attributes:
        seed: 256 random bits as hex; secret until the game is over.
        version: grows with every commit; a commit names the version that it was based on.
        undone: how often answers were taken back; part of question ids.
        epoch: rises when a rollback crosses a seal.
        answers: seq of the last answer ever logged; seqs are never used twice.
        question: id of the open question, None before the start and after the end.
        waiting: the seats that have to answer it.
        headline: where the game stands.
        prompt: id of the message that shows the question, once there is one.
        archived: when it was put away, or None; it then takes up no channel and posts nothing.
        own: how often each seat took back answers of its own beside others; part of the ids of its own questions.
    """

    id: int
    guild: int | None
    channel: int
    name: str
    options: dict[str, str]
    seed: str = field(repr=False)
    status: Status
    language: str
    owner: int
    version: int = 0
    undone: int = 0
    epoch: int = 0
    answers: int = 0
    question: str | None = None
    waiting: tuple[Seat, ...] = ()
    headline: Text | None = None
    prompt: int | None = None
    created: str = ""
    updated: str = ""
    settings: TableSettings = field(default_factory=TableSettings)
    archived: str | None = None
    own: dict[Seat, int] = field(default_factory=dict)

    @property
    def live(self) -> bool:
        """Whether it takes up its channel."""
        return self.status in ("open", "running", "paused") and self.archived is None

    @property
    def kept_back(self) -> bool:
        """Whether it was broken off and can be brought back, so that its secrets are still secrets."""
        return self.status == "ended" and bool(self.settings.ended)

    @property
    def is_over(self) -> bool:
        """Whether it came to its end, or was broken off for good."""
        return self.status in ("over", "ended") and not self.kept_back

    @property
    def is_revealed(self) -> bool:
        """Whether everything about it may be known: it is over, and no table plays on from its file."""
        return self.is_over and not self.settings.played_on

    @property
    def standing(self) -> str:
        """Its status, or `archived` while it is put away and takes no answers whatever its status."""
        return self.status if self.archived is None else "archived"


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there: a person, or nobody (`user` None) and a stand-in plays.

    Attributes:
        was: who lost the seat to the stand-in when time was up, and can take it back.
        player: which program plays (`engine.players.characters.PlayerKind`); empty for a person, and for a deputy.
    """

    seat: Seat
    user: int | None
    name: str
    was: int | None = None
    player: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", cleaned(self.name))

    @property
    def stand_in(self) -> bool:
        """Whether no person sits there: a program answers, or chance in a game that no program knows."""
        return self.user is None


class Listed(NamedTuple):
    """A table as lists need it. `own`: its reader owns it or sits there; `guest`: is invited there, or watches."""

    game: int
    channel: int
    private: bool
    own: bool
    guest: bool


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """An answer in the log.

    Attributes:
        seq: its place in the log, from 1.
        kind: the kind of the question it answered.
        actor: who gave it; None for a stand-in and for a standing order. A moderator may answer for a seat.
        interaction: Discord's id of the interaction, unique; only on the first answer of a command.
        command: seq of the first answer of the same command.
        sealed: free undo ends here.
        epoch: the epoch in which its dice fell.
        events: the account, secret lines included (`Event.to_json`).
        retracted: why it no longer counts, else None.
        player: name and version of the program that gave it, or empty.
        why: what a deputy did and what for, for the one whose seat it keeps.
    """

    seq: int
    seat: Seat
    verb: str | None
    kind: str
    value: Answer
    question: str
    actor: int | None
    interaction: int | None
    command: int
    sealed: bool
    epoch: int
    events: list[Json]
    retracted: Retraction | None = None
    at: str = ""
    player: str = ""
    why: Text | None = None


class SafePoint(NamedTuple):
    """A dumped state: `after` is the seq of the answer that led to it, 0 for the start of the game."""

    after: int
    shape: int
    state: bytes


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A row of the outbox, with all it takes to post it.

    Attributes:
        nonce: for Discord's `nonce` with `enforce_nonce`: the same row always has the same.
        channel: the table's channel.
        user: who sits on the post's seat when the row is taken out, so a replaced player gets nothing more.
        version, prompt: what the game had come to when the row was taken out, and the message with its prompt.
    """

    id: int
    game: int
    post: Post
    nonce: str
    channel: int
    user: int | None
    language: str
    version: int = 0
    prompt: int | None = None

    @property
    def seat(self) -> Seat | None:
        """Whose direct message it is; None: the channel's."""
        return self.post.seat

    @property
    def note(self) -> PostNote:
        """What is noted when a message has arrived that posts this row alone."""
        return PostNote(self.game, (self.id,))


def of_kinds(rows: Iterable[Outgoing], *kinds: type[Post]) -> list[Outgoing]:
    """Those of the rows that are of these kinds."""
    return [row for row in rows if isinstance(row.post, kinds)]


class Due(NamedTuple):
    """What is there to post for a game, or before that: the messages of which nobody knows whether they are there."""

    doubtful: Sequence[Sending]
    rows: list[Outgoing]


Role = Literal["", "prompt", "welcome"]
"""What a message is to its game beside what it says: the prompt, or what shows who sits at the table."""


class PostNote(NamedTuple):
    """What is noted together with a message once it is there.

    Attributes:
        game: whose message it is; None: no game's.
        posts: the rows of the outbox that it posts.
        user: whose direct message with secrets it is.
        instead: the messages of its channel whose place it takes; they are deleted once it is noted.
    """

    game: int | None = None
    posts: tuple[int, ...] = ()
    user: int | None = None
    role: Role = ""
    instead: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Sending:
    """A message that is about to be created, by what it is known again should nobody hear of its creation.

    Attributes:
        after: it is newer than this message; None: than nothing that is known.
        words: a hash of what it says.
        buttons: the `custom_id` of each of its components.
        file: the names of its files, with blanks between them.
        message: its id, once it is known.
    """

    nonce: str
    channel: int
    note: PostNote
    words: str
    buttons: tuple[str, ...] = ()
    file: str = ""
    after: int | None = None
    message: int | None = None


@dataclass(frozen=True, slots=True)
class AuditLine:
    """What a moderator did, and why."""

    actor: int
    action: str
    reason: str = ""
    details: dict[str, Json] = field(default_factory=dict)
    game: int | None = None
    guild: int | None = None
    at: str = ""


class Retract(NamedTuple):
    """Answers from `since` on (those still valid) no longer count; where `only` names some, these alone."""

    since: int
    why: Retraction
    only: tuple[int, ...] = ()


class OrderRow(NamedTuple):
    """A standing order of a seat: how it meets a kind of question. `mode` None: it drops the order."""

    seat: Seat
    kind: str
    mode: str | None


class Laid(NamedTuple):
    """What a seat lays down by an order of its game (`engine.game.OrderRow`). None: it drops that."""

    seat: Seat
    name: str
    answer: Answer | None


@dataclass(frozen=True, slots=True)
class Whisper:
    """What one seat has told another in private.

    Attributes:
        key: by which the outbox knows it.
        user: whose words they are.
        at, game: filled in by the database.
    """

    key: str
    seat: Seat
    other: Seat
    user: int
    words: str
    at: str = ""
    game: int = 0


@dataclass(slots=True)
class Change:
    """One transaction on a game. What is None stays as it is.

    Attributes:
        answers: new rows of the log; their seqs follow `GameRow.answers`.
        safe: safe points reached.
        posts: rows for the outbox.
        retract: answers taken back, together with the safe points after them.
        seats: the new seats, all of them.
        asked: the open question and the seats it waits for.
        channel: where the table stands from now on.
        archived: puts the game away, or takes it out again.
        reminded: seats that are reminded by this change, or (False) count as never reminded.
        orders, laid: standing orders given or (None) dropped; those of a seat go with its player.
        guests: people who are invited or watch from now on, or (False) no longer.
        seen: seats whose secrets somebody opens who does not sit there.
        whispers: what seats have told others in private.
        shared: people, the seat that the others let them hold, and the one that they know as well.
        owner, language, options: of the table from now on.
    """

    answers: list[AnswerRow] = field(default_factory=list)
    safe: list[SafePoint] = field(default_factory=list)
    posts: list[Post] = field(default_factory=list)
    retract: Retract | None = None
    seats: list[SeatRow] | None = None
    audit: AuditLine | None = None
    status: Status | None = None
    epoch: int | None = None
    undone: int | None = None
    own: dict[Seat, int] | None = None
    asked: tuple[str | None, tuple[Seat, ...]] | None = None
    headline: Text | None = None
    settings: TableSettings | None = None
    channel: int | None = None
    archived: bool | None = None
    reminded: dict[Seat, bool] = field(default_factory=dict)
    orders: list[OrderRow] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)
    guests: dict[tuple[int, GuestRole], bool] = field(default_factory=dict)
    seen: list[tuple[Seat, int]] = field(default_factory=list)
    shared: list[tuple[int, Seat, Seat]] = field(default_factory=list)
    whispers: list[Whisper] = field(default_factory=list)
    owner: int | None = None
    language: str | None = None
    options: dict[str, str] | None = None


class Commit(NamedTuple):
    """A change of a game, and the version that it was based on."""

    game: int
    version: int
    change: Change


@dataclass(frozen=True, slots=True)
class Saved:
    """A game as loaded: a safe point, and the valid answers since. `safe` is None before the start."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    safe: SafePoint | None
    tail: tuple[AnswerRow, ...]
    orders: tuple[OrderRow, ...] = ()
    laid: tuple[Laid, ...] = ()

    @property
    def version(self) -> int:
        """What a commit has to name."""
        return self.game.version
