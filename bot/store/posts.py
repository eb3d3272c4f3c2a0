"""What has to be posted, kind by kind: what it says, and how it stands in the outbox.

A row keeps a post as JSON: its fields by their names, without those at their defaults. Rows outlive the program that
wrote them: names and the order of fields stay, and a field that comes later has a default. Nothing in a post depends on
its reader's language. A post with a `seat` is a direct message to whoever sits there, one without is for the channel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, TypeVar, dataclass_transform

from pydantic import Field, GetPydanticSchema, JsonValue, TypeAdapter
from pydantic_core import core_schema

from engine.ask import Seat
from engine.text import Json, Text, from_json, to_json


def _text(value: Json) -> Text:
    text = from_json(value)
    assert isinstance(text, Text)
    return text


_WRITES = core_schema.plain_serializer_function_ser_schema(to_json)
_READS = core_schema.no_info_plain_validator_function(_text, serialization=_WRITES)
TextField = Annotated[Text, GetPydanticSchema(lambda _source, _handler: _READS)]


@dataclass(frozen=True, slots=True)
class Post:
    """Something to be posted; by itself a row of a kind that this version does not know, which waits for one that does.

    Attributes:
        newest: a newer one of the same game and seat makes one that was not yet sent needless: it is dropped.
    """

    newest: ClassVar[bool] = False
    seat: Annotated[Seat | None, Field(exclude=True)] = field(default=None, kw_only=True)


P = TypeVar("P", bound=Post)
_KINDS: dict[type[Post], str] = {}
_FORMS: dict[str, TypeAdapter[Post]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def _kept_as(kind: str) -> Callable[[type[P]], type[P]]:
    """Makes a class a dataclass of posts, which the database knows by this name."""

    def register(cls: type[P]) -> type[P]:
        post = dataclass(frozen=True, slots=True)(cls)
        _KINDS[post], _FORMS[kind] = kind, TypeAdapter(post)
        return post

    return register


@dataclass(frozen=True, slots=True)
class AccountLine:
    """A line of an account; `weight`: what it is there (`engine.events`), of what everybody reads."""

    text: TextField
    where: tuple[str, ...]
    weight: int | None = None


@dataclass(frozen=True, slots=True)
class LinesPost(Post):
    """What happened, in order, by the answer `seq`: once that is taken back nothing is told any more."""

    lines: tuple[AccountLine, ...]
    seq: int


@_kept_as("account")
class AccountPost(LinesPost):
    """What everybody reads.

    Attributes:
        begins: it came after a safe point, with which the turn before ended, and no person has done anything since.
    """

    begins: bool = False


@_kept_as("secret")
class SecretPost(LinesPost):
    """What only this seat reads.

    Attributes:
        quiet: where direct messages are closed, the channel does not hear that it waits.
        read: it was told in private already; it comes only with a hand that has changed.
    """

    quiet: bool = False
    read: bool = False


@_kept_as("own")
class OwnBoardPost(Post):
    """It is this seat's turn: its own board, if it is not the one that was sent last."""

    newest = True


@_kept_as("prompt")
class PromptPost(Post):
    """The question changed, to this one or none; the one that is open by now is shown."""

    newest = True
    question: str | None


@_kept_as("board")
class BoardPost(Post):
    """A safe point was reached: a picture with these places marked, if something on the board has changed or it is due.

    Attributes:
        due: whether it comes anyhow; or an earlier row whose place this one took, and which may be posted by now.
    """

    newest = True
    where: tuple[str, ...]
    seq: int
    due: bool | int = False


@_kept_as("figures")
class FiguresPost(Post):
    """Nothing any more; games that ended under earlier versions had their figures posted."""


@_kept_as("notice")
class NoticePost(Post):
    """A line of the bot itself.

    Attributes:
        quiet: as of `SecretPost`.
        channel: it goes to this one instead, and takes the place of the messages `remove` there.
        ending: it comes with the picture of how the game ended.
        reveal: buttons below it, and below an ending, show figures, the replay, what everybody held, or open a table.
        kept: buttons by which a game that was broken off comes back.
        orders: a button that opens the own standing orders.
        free: a button by which somebody takes this seat.
        absent: buttons by which the others vote on going on without this seat.
    """

    text: TextField
    quiet: bool = False
    channel: int | None = None
    remove: tuple[int, ...] | None = None
    ending: bool = False
    reveal: bool = False
    kept: bool = False
    orders: bool = False
    free: Seat | None = None
    absent: Seat | None = None


@_kept_as("nudge")
class NudgePost(Post):
    """A reminder for those who are still waited for when it is posted.

    Attributes:
        seats: each with since when it is waited for, and when something happens to it.
        beside: others answer at the same time, and nobody but this seat may hear of it.
    """

    seats: tuple[tuple[Seat, str, str | None], ...]
    beside: bool = False


@_kept_as("chance")
class ChancePost(Post):
    """This seat has something to use, and the channel calls nobody for this question."""

    question: str


@_kept_as("offer")
class OfferPost(Post):
    """Something lies before this seat that it can meet."""

    newest = True


@_kept_as("whisper")
class WhisperPost(Post):
    """Another seat has told this one something in private; `key`: where it is kept."""

    key: str


@_kept_as("burn")
class BurnPost(Post):
    """Deletes the game's direct messages to a person, or to everybody; `messages`: these alone."""

    user: int | None = None
    messages: tuple[int, ...] | None = None


@_kept_as("log")
class LogPost(Post):
    """What a moderator did, for the server's log channel."""

    actor: int
    action: str
    reason: str
    details: dict[str, JsonValue]


@_kept_as("lock")
class LockPost(Post):
    """Closes a channel to chat, or opens it as it was before (`bot.services.chat_locks`)."""

    channel: int
    locked: bool
    chat: str


@_kept_as("lobby")
class LobbyPost(Post):
    """Who sits at the table has changed, or what is chosen there."""

    newest = True


@_kept_as("guest")
class GuestPost(Post):
    """Lets a person into a private thread, with an invitation if there is a text; `plain`: a line and no more."""

    user: int
    text: TextField | None = None
    plain: bool = False


@_kept_as("watchers")
class WatchersPost(Post):
    """A line for each who watches, in private."""

    text: TextField


def names_of(post: type[Post]) -> list[str]:
    """By which names the database knows posts of this class and of those below it."""
    return [kind for one, kind in _KINDS.items() if issubclass(one, post)]


def written(post: Post) -> tuple[str, dict[str, Json]]:
    """The name of its kind, and what a row of the outbox keeps of it besides its seat."""
    kind = _KINDS[type(post)]
    return kind, _FORMS[kind].dump_python(post, exclude_defaults=True)


def read(kind: str, payload: dict[str, Json], seat: Seat | None) -> Post:
    """The post of a row."""
    return _FORMS[kind].validate_python({**payload, "seat": seat}) if kind in _FORMS else Post(seat=seat)
