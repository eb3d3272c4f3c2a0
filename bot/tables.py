"""Live games: every game has one queue, and every answer is one transaction.

A live table in memory is only a cache of the database. A command takes the game's lock, plays on the live table and
commits on the version that it was based on. If the commit fails, or a rule raises, the live table is dropped and the
next command rebuilds it: the command is lost, the game is not. What has to be posted stands in the outbox with the same
commit (see `bot.store.outbox`); `on_change` tells the sender that there may be something.

All methods raise `bot.errors.BotError` or `engine.errors.AnswerError` (`bot.errors.Refused`) with a text for the reader,
and then nothing has changed. Games are named by their id; `find` gives the one of a channel. Who may call what
(moderators, the owner) is for the caller to check.

    tables = Tables(store, on_change=sender.wake)
    game = await tables.create(channel, "toy", owner, "Ann")
    await tables.join(game.id, bob, "Bob")
    await tables.start(game.id)
    played = await tables.answer(game.id, owner, 3, question="0.1", interaction=1234)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.play import Line, Live, LostAnswer, Played, Question, Step
from bot.store import Game, Store
from engine.ask import Seat


class Tables:
    """All games of this process."""

    def __init__(self, store: Store, *, on_change: Callable[[int], None] | None = None, most_live: int = 300) -> None:
        """`on_change(game)` is called on the event loop after each commit; `most_live` tables are kept in memory."""
        raise NotImplementedError

    async def wake(self) -> None:
        """After a start: stand-ins go on where they were. Pending posts are the sender's (`store.claim`)."""
        raise NotImplementedError

    async def settle(self, game: int | None = None) -> None:
        """Waits until no stand-in is at play (tests, shutdown)."""
        raise NotImplementedError

    async def close(self) -> None:
        """Finishes what is under way and closes the store."""
        raise NotImplementedError

    # --- reading -----------------------------------------------------------------------------------------------------

    async def find(self, channel: int) -> Game:
        """The live game of a channel, else the last one played there. Raises NoGame."""
        raise NotImplementedError

    async def look(self, game: int) -> Live:
        """The live game, to be read at once (before the next await) and not changed: views, shapes, autocomplete."""
        raise NotImplementedError

    async def question_for(self, game: int, user: int) -> Question | None:
        """What this person is asked or may do now; None when nothing. Raises NotSeated."""
        raise NotImplementedError

    async def history(self, game: int, last: int = 20) -> list[Line]:
        """The last answers as anybody may read them, oldest first."""
        raise NotImplementedError

    async def undoable(self, game: int, user: int) -> list[LostAnswer]:
        """The own answers this person may take back without asking, oldest first."""
        raise NotImplementedError

    async def last_answers(self, game: int, count: int) -> list[LostAnswer]:
        """What a rollback of so many answers would take back, oldest first."""
        raise NotImplementedError

    # --- the lobby ---------------------------------------------------------------------------------------------------

    async def create(
        self,
        channel: int,
        name: str,
        owner: int,
        owner_name: str,
        *,
        options: Mapping[str, str] | None = None,
        language: str = "en",
        guild: int | None = None,
    ) -> Game:
        """A new open game; its owner takes the first seat. Refused while another game is alive in the channel."""
        raise NotImplementedError

    async def join(self, game: int, user: int, name: str, seat: Seat | None = None) -> Live:
        """Takes a free seat (the lowest), or before and during the game one of a stand-in if `seat` names it."""
        raise NotImplementedError

    async def leave(self, game: int, user: int) -> Live:
        """Gives a seat of an open game up; later one resigns."""
        raise NotImplementedError

    async def stand_in(self, game: int, count: int = 1) -> Live:
        """Puts so many stand-ins on free seats of an open game."""
        raise NotImplementedError

    async def start(self, game: int) -> Live:
        """Begins: deals the first state and posts the seed's hash."""
        raise NotImplementedError

    # --- playing -----------------------------------------------------------------------------------------------------

    async def answer(
        self,
        game: int,
        user: int,
        value: object,
        *,
        verb: str | None = None,
        question: str | None = None,
        interaction: int | None = None,
    ) -> Played:
        """Answers for this person's seat. A repeated `interaction` gives the earlier outcome and plays nothing."""
        raise NotImplementedError

    async def script(
        self,
        game: int,
        user: int,
        steps: Sequence[Step],
        *,
        question: str | None = None,
        interaction: int | None = None,
    ) -> Played:
        """Several answers as one command: all of them or none. Raises ScriptStopped when a step does not fit."""
        raise NotImplementedError

    async def undo(self, game: int, user: int, steps: int = 1) -> Played:
        """Takes back the last own answers, as far as `undoable` reaches."""
        raise NotImplementedError

    async def resign(self, game: int, user: int) -> Live:
        """A stand-in takes over; without any person left the game ends."""
        raise NotImplementedError

    async def end(self, game: int, actor: int, reason: str = "", *, moderator: bool = False) -> Live:
        """Breaks the game off and shows the seed."""
        raise NotImplementedError

    # --- moderators: each leaves a line in the audit -----------------------------------------------------------------

    async def pause(self, game: int, actor: int, reason: str = "") -> Live:
        """No answers are taken until resumed."""
        raise NotImplementedError

    async def resume(self, game: int, actor: int, reason: str = "") -> Live:
        """Answers are taken again."""
        raise NotImplementedError

    async def replace(self, game: int, seat: Seat, user: int | None, name: str, actor: int, reason: str = "") -> Live:
        """Puts another person on a seat, or (user None) a stand-in."""
        raise NotImplementedError

    async def rollback(self, game: int, count: int, actor: int, reason: str = "") -> Played:
        """Takes the last answers back, whoever gave them; over a seal the dice fall anew afterwards."""
        raise NotImplementedError

    async def answer_for(
        self,
        game: int,
        seat: Seat,
        value: object,
        actor: int,
        reason: str = "",
        *,
        verb: str | None = None,
        question: str | None = None,
        interaction: int | None = None,
    ) -> Played:
        """Answers in a seat's place."""
        raise NotImplementedError
