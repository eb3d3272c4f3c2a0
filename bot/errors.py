"""What the bot refuses or cannot do. Each error carries the sentence for the reader, as data.

Commands catch `Refused`: these errors and the engine's `AnswerError` all have a `text`.
"""

from __future__ import annotations

from engine.errors import AnswerError
from engine.text import T, Text


class BotError(Exception):
    """Something that was not done; nothing changed."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


Refused = (BotError, AnswerError)


class Leaving(BotError):
    """The bot is being stopped and begins nothing new."""

    def __init__(self) -> None:
        super().__init__(T("bot-leaving"))


class StoreError(BotError):
    """The database did not take it; nothing changed."""


class DiskFull(StoreError):
    """There is no room left for the database."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-full"))


class DatabaseLocked(StoreError):
    """Another process holds the database."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-locked"))


class NewerDatabase(StoreError):
    """The database was written by a newer version of the bot."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-newer"))


class ForeignDatabase(StoreError):
    """The file is not a database of this bot."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-foreign"))


class DatabaseAway(StoreError):
    """The database's server cannot be reached, or is being restarted."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-away"))


class ForeignTables(StoreError):
    """The database on the server holds another program's tables."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-foreign-tables"))


class OldServer(StoreError):
    """The server is older than this bot needs."""

    def __init__(self, oldest: int) -> None:
        super().__init__(T("bot-store-old-server", oldest=oldest))


class DatabaseFailed(StoreError):
    """The database gave another error; `why` says which."""

    def __init__(self, why: str) -> None:
        super().__init__(T("bot-store-failed", why=why))


class StaleVersion(StoreError):
    """The game has moved on since it was loaded."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-stale"))


class GameBusy(StoreError):
    """Other processes play this game so fast that this one did not get through."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-stale"))


class MovedOn(BotError):
    """What was shown as the end of the game is no longer its end."""

    def __init__(self) -> None:
        super().__init__(T("bot-store-stale"))


class NotOurs(StoreError):
    """Another process looks after this game by now, so this one does nothing for it."""

    def __init__(self) -> None:
        super().__init__(T("bot-not-ours"))


class BackupFailed(StoreError):
    """The copy could not be written; the database itself is as it was."""

    def __init__(self, why: str) -> None:
        super().__init__(T("bot-backup-failed", why=why))


class ChannelTaken(BotError):
    """Another game is open or running in this channel."""

    def __init__(self) -> None:
        super().__init__(T("bot-channel-taken"))


class SeatTaken(BotError):
    """Somebody sits there, or this person already has a seat."""

    def __init__(self) -> None:
        super().__init__(T("bot-seat-taken"))


class SeatKept(BotError):
    """A stand-in plays there for somebody who can come back."""

    def __init__(self, whose: int) -> None:
        super().__init__(T("bot-seat-kept", player=f"<@{whose}>"))


class SecondHand(BotError):
    """Whoever has seen what one seat holds can hold no other seat of that game, unless all others agree.

    Attributes:
        known: the seats whose secrets this person has seen.
    """

    def __init__(self, user: int, seat: int, known: tuple[int, ...]) -> None:
        seats = tuple(str(each + 1) for each in known)
        super().__init__(T("bot-second-hand", player=f"<@{user}>", known=seats, seat=str(seat + 1)))
        self.user, self.seat, self.known = user, seat, known


class NoGame(BotError):
    """There is no game here, or none by this number."""

    def __init__(self) -> None:
        super().__init__(T("bot-no-game"))


class GameUnreadable(BotError):
    """No saved state of this game can be read by these rules; the game stays in the database."""

    def __init__(self) -> None:
        super().__init__(T("bot-game-unreadable"))


class RuleFailed(BotError):
    """A rule raised. The command was not carried out; the game was rebuilt and goes on."""

    def __init__(self) -> None:
        super().__init__(T("bot-rule-failed"))


class NotSeated(BotError):
    """This person has no seat in the game."""

    def __init__(self) -> None:
        super().__init__(T("bot-not-seated"))


class NotInvited(BotError):
    """The table is private, and this person is not invited."""

    def __init__(self) -> None:
        super().__init__(T("bot-not-invited"))


class NotOpen(BotError):
    """The game has already started."""

    def __init__(self) -> None:
        super().__init__(T("bot-not-open"))


class NotRunning(BotError):
    """The game does not take answers: not started, paused, or over."""

    def __init__(self, status: str) -> None:
        super().__init__(T(f"bot-not-running-{status}"))


class NothingToUndo(BotError):
    """No own answer can be taken back without the others: a die, a secret or another player's answer came after it.

    `between`: what stands between now and the answer, where that can be said.
    """

    def __init__(self, between: tuple[Text, ...] = ()) -> None:
        super().__init__(T("bot-undo-barred", between=between) if between else T("bot-nothing-to-undo"))


class TooFewAnswers(BotError):
    """A rollback of more answers than there are."""

    def __init__(self, have: int) -> None:
        super().__init__(T("bot-too-few-answers", have=have))


class ExportLater(BotError):
    """A game's file holds its secrets, and it is not over yet."""

    def __init__(self) -> None:
        super().__init__(T("bot-export-later"))


class ScriptStopped(BotError):
    """A typed shorthand does not fit the questions of the game; none of it was played.

    Attributes:
        at: index of the first step that did not fit.
        why: the same where what comes before that step was played.
    """

    def __init__(self, at: int) -> None:
        super().__init__(T("bot-script-stopped", step=at + 1))
        self.at, self.why = at, T("bot-script-unasked", step=at + 1)
