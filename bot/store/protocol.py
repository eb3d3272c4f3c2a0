"""The small protocol between tables and whatever keeps the games. It blocks; `Tables` calls it in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from bot.errors import BotError
from bot.store.rows import AuditLine, Change, Commit, Game, Guild, Logged, Outgoing, Preferences, Saved, SeatRow


class Store(Protocol):
    """Keeps games. Every method is one transaction: done as a whole, or not at all and a `StoreError`."""

    def create(self, game: Game, seats: list[SeatRow]) -> Game:
        """Keeps a new game; its id is given by the store.

        Raises:
            ChannelTaken: another game is open or running in this channel.
        """

    def game(self, game: int) -> Game:
        """A game. Raises NoGame."""

    def version(self, game: int) -> int:
        """The version of a game, quickly. Raises NoGame."""

    def in_channel(self, channel: int) -> Game:
        """The live game of a channel, else the last one that was played there. Raises NoGame."""

    def games(self, *, user: int | None = None, guild: int | None = None, live: bool = True) -> list[Game]:
        """Games, newest first; of one person or server."""

    def seats(self, game: int) -> tuple[SeatRow, ...]:
        """Who sits where."""

    def load(self, game: int, before: int | None = None) -> Saved:
        """A game from its last safe point (`before`: the last one after an answer earlier than this). Raises NoGame."""

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

    def log(self, game: int, *, last: int | None = None, retracted: bool = False) -> list[Logged]:
        """The answers, oldest first; only the `last` so many. `retracted`: also those that no longer count."""

    def command(self, interaction: int) -> tuple[int, list[Logged]] | None:
        """What an interaction has played before: the game and its answers. None: nothing."""

    def claim(self, *, game: int | None = None, limit: int = 50) -> list[Outgoing]:
        """Rows of the outbox that are not sent, oldest first; a sender has them in hand from now on."""

    def sent(self, row: int, message: int | None = None) -> None:
        """This row is posted (None: given up for good)."""

    def keep_prompt(self, game: int, message: int | None) -> None:
        """Remembers the message that shows the question."""

    def audit(self, line: AuditLine) -> None:
        """Writes a line that belongs to no change of a game."""

    def audited(self, *, game: int | None = None, guild: int | None = None, last: int = 20) -> list[AuditLine]:
        """What moderators did, newest first."""

    def preferences(self, user: int) -> Preferences:
        """What a person has chosen; the defaults for a stranger."""

    def prefer(self, preferences: Preferences) -> None:
        """Keeps what a person has chosen."""

    def guild(self, guild: int) -> Guild:
        """A server's settings; the defaults for a new one."""

    def set_guild(self, guild: Guild) -> None:
        """Keeps a server's settings."""

    def backup(self, target: Path) -> None:
        """Writes a consistent copy while the bot runs."""

    def close(self) -> None:
        """Lets go of the database."""
