"""Posts what the outbox holds: one picture a turn with a short account, one prompt that is edited, secrets by DM.

One task a game takes its rows in order. The account of a turn stands in the prompt while the turn lasts, and goes out
with the picture at its end; where nothing on the board has changed, it waits for the next picture. What Discord does
not take now is tried again; what it will never take is given up. See `bot.store.outbox` for how a post appears exactly
once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain, repeat
from secrets import token_hex

import discord

from bot.asking.prompts import Prompt, prompt
from bot.drawing.pictures import Pictures
from bot.house import House
from bot.live.play import Live
from bot.posting.doorman import KINDS, Doorman, below
from bot.posting.hands import Hands
from bot.posting.herald import Herald
from bot.posting.letters import RETRY, SECRET, Burner, found
from bot.posting.messages import Delivered, Letter, Messenger
from bot.posting.nudges import nudge
from bot.posting.posts import account_lines, places, seen_on_board, text_of
from bot.store import Outgoing
from bot.story.statistics import statistics
from engine.text import T

CARRIED = 900
"""So many characters of what happened the prompt carries until there is something new to be seen on the board."""
ROWS = 500
LOOK = 30.0
"""Seconds after which a posting that waits for its next try looks whether there is something new."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Shown:
    """What this process knows of a game's messages.

    Attributes:
        called: whom the prompt called.
        buried: something was posted below the prompt.
        undone: how often answers had been taken back when the rows were last looked through.
        drawn: the last row of the outbox whose picture was posted.
        held: the rows that this process has had in hand.
    """

    channel: int = 0
    called: frozenset[int] = frozenset()
    buried: bool = True
    undone: int = -1
    drawn: int = 0
    held: set[int] = field(default_factory=set)


class Sender:
    """Empties the outbox."""

    def __init__(self, house: House, messenger: Messenger, pictures: Pictures) -> None:
        self.house, self.messenger, self.pictures = house, messenger, pictures
        self.burner = Burner(house, messenger)
        self.doorman, self.herald, self.hands = Doorman(house, messenger), Herald(house, messenger), Hands(house)
        self._shown: dict[int, Shown] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._closing = False

    def wake(self, game: int) -> None:
        """There may be something to post for this game."""
        if self._closing:
            return
        if game in self._tasks:
            self._again.add(game)
            return
        task = asyncio.get_running_loop().create_task(self._run(game), name=f"sender {game}")
        self._tasks[game] = task
        task.add_done_callback(lambda _: self._ended(game))

    async def close(self, seconds: float = 0.0) -> None:
        """Stops, after posting so long what is there to be posted; what is left stays in the outbox."""
        self._closing = True
        if self._tasks and seconds:
            await asyncio.wait(list(self._tasks.values()), timeout=seconds)
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.burner.close()

    async def settle(self) -> None:
        """Waits until nothing is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.burner.settle()

    async def catch_up(self) -> None:
        """After a start: goes on with whatever was not posted."""
        rows = await self.house.call(self.house.store.claim, limit=10_000)
        for game in dict.fromkeys(row.game for row in rows):
            self.wake(game)

    async def show_again(self, game: int) -> None:
        """Shows board and prompt where all earlier messages are lost."""
        live = await self.house.tables.look(game)
        say = self.house.aloud(live)
        await self.house.call(self.house.store.keep_prompt, game, None)
        waited = await self.house.call(self.house.store.waited, game)
        now = prompt(live, self.house.locales, [], waited)
        if now is None or live.table is None:
            return
        picture = await self.pictures.board(live, say)
        words = say(live.rules.headline(live.table.state))
        await self.messenger.to_channel(live.game.channel, Letter(words, token_hex(12), file=picture))
        shown = self._shown.setdefault(game, Shown(live.game.channel))
        message = await self._show(live, shown, now, token_hex(12))
        await self.house.call(self.house.store.keep_prompt, game, message)

    def chatter(self, channel: int) -> None:
        """Something stands below the prompts of this channel now."""
        for shown in self._shown.values():
            shown.buried = shown.buried or shown.channel == channel

    def _ended(self, game: int) -> None:
        del self._tasks[game]
        if game in self._again:
            self._again.discard(game)
            self.wake(game)

    async def _run(self, game: int) -> None:
        for wait in chain(RETRY, repeat(RETRY[-1])):
            self._again.discard(game)
            try:
                await self._pass(game)
                while self._closing and game in self._again:  # nobody will be woken any more
                    self._again.discard(game)
                    await self._pass(game)
                return
            except (discord.HTTPException, OSError, TimeoutError) as error:
                log.warning("posting for game %s failed, %s", game, error)
            except Exception:
                log.exception("posting for game %s failed", game)
                return
            if self._closing:
                return
            await self._rest(game, wait)

    async def _rest(self, game: int, seconds: float) -> None:
        """Waits for the next try; not so long when there is something new, for the table may have moved."""
        left = seconds
        while left > 0 and (left == seconds or game not in self._again):
            await asyncio.sleep(min(left, LOOK))
            left -= LOOK

    # --- one pass over a game's rows ---------------------------------------------------------------------------------

    async def _pass(self, game: int) -> None:
        store = self.house.store
        rows = await self.house.call(store.claim, game=game, limit=ROWS)
        if not rows:
            return
        live = await self.house.tables.look(game)
        shown = self._shown.setdefault(game, Shown(live.game.channel))
        if shown.channel != live.game.channel:  # the table has moved
            shown.channel, shown.called, shown.buried = live.game.channel, frozenset(), True
        rows = await self._without_doubt(live, shown, rows)
        for row in (row for row in rows if row.kind in KINDS):
            await self._sent(row, await self.doorman.post(live, row))
        rows = [row for row in rows if row.kind not in KINDS]
        for row in (row for row in rows if self.herald.takes(row)):
            await self._sent(row, await self.herald.post(live, row))
        rows = [row for row in rows if not self.herald.takes(row)]
        nudges, rows = [row for row in rows if row.kind == "nudge"], [row for row in rows if row.kind != "nudge"]
        for seat in dict.fromkeys(row.seat for row in rows if row.seat is not None):
            await self._letters(live, [row for row in rows if row.seat == seat])
        self.burner.take([row for row in rows if row.kind == "burn"])
        public = [row for row in rows if row.seat is None and row.kind != "burn"]
        held = await self._public(live, shown, [row for row in public if row.kind != "prompt"])
        for row in (row for row in public if row.kind == "figures"):
            await self._figures(live, shown, row)
        await self._prompts(live, shown, [row for row in public if row.kind == "prompt"], held)
        for row in nudges:  # the prompt stays where their links lead
            await self._sent(row, await nudge(self.house, self.messenger, await self.house.tables.look(game), row))

    async def _without_doubt(self, live: Live, shown: Shown, rows: list[Outgoing]) -> list[Outgoing]:
        """Drops what an earlier process posted and could not note, and accounts of answers that were taken back."""
        fresh = await self._taken_back(live, shown, rows)
        doubtful = [row for row in fresh if row.claimed is not None and row.id not in shown.held]
        if doubtful:
            posted = await self.messenger.posted(live, doubtful, self.house)
            for row in posted:
                await self._sent(row, None)
            letters = await found(self.house, self.messenger, live, doubtful)
            for row, message in letters:
                await self._sent(row, message, row.user)
            fresh = [row for row in fresh if row not in posted and row not in [letter for letter, _ in letters]]
        shown.held.update(row.id for row in fresh)
        return fresh

    async def _taken_back(self, live: Live, shown: Shown, rows: list[Outgoing]) -> list[Outgoing]:
        if shown.undone == live.game.undone:
            return rows
        shown.undone = live.game.undone
        valid = {0, *(answer.seq for answer in await self.house.call(self.house.store.log, live.game.id, last=ROWS))}
        lost = [row for row in rows if row.kind == "account" and row.payload["seq"] not in valid]
        for row in lost:
            await self._sent(row, None)
        return [row for row in rows if row not in lost]

    async def _sent(self, row: Outgoing, message: int | None, user: int | None = None) -> None:
        """Notes a row as posted. `user`: as a direct message to that person."""
        await self.house.call(self.house.store.sent, row.id, message, user=user)
        self._shown[row.game].held.discard(row.id)

    # --- the channel -------------------------------------------------------------------------------------------------

    async def _public(self, live: Live, shown: Shown, rows: list[Outgoing]) -> list[Outgoing]:
        """Posts accounts with their picture, and notices; returns the accounts that wait for a picture."""
        last = max((at for at, row in enumerate(rows) if row.kind == "board"), default=-1)
        over = live.game.standing not in ("running", "paused")
        if over:
            last = len(rows) - 1
        turn = [row for row in rows[: last + 1] if row.kind in ("account", "board")]
        if turn and not over and not seen_on_board(turn, shown.drawn) and not self._too_long(live, turn):
            last = -1
            for row in turn:
                if row.kind == "board":
                    await self._sent(row, None)
        elif turn:
            await self._turn(live, shown, turn)
        for row in rows:
            if row.kind == "notice":
                await self._notice(live, shown, row)
        return [row for row in rows[last + 1 :] if row.kind == "account"]

    def _too_long(self, live: Live, rows: Sequence[Outgoing]) -> bool:
        """Whether an account has grown beyond what the prompt should carry."""
        return sum(len(line) for line in account_lines(rows, self.house.aloud(live))) > CARRIED

    async def _turn(self, live: Live, shown: Shown, rows: Sequence[Outgoing]) -> None:
        say = self.house.aloud(live)
        told, boards = account_lines(rows, say), [row.id for row in rows if row.kind == "board"]
        draws = boards and seen_on_board(rows, shown.drawn)
        picture = await self.pictures.board(live, say, marks=places(rows)) if draws else None
        message = None
        if picture and not told and live.table is not None:
            told = [f"-# {say(live.rules.headline(live.table.state))}"]
        if told or picture:
            refused = say(T("bot-picture-refused"))
            letter = Letter("\n".join(told), rows[-1].nonce, file=picture, instead=refused)
            message = await self.messenger.to_channel(live.game.channel, letter)
            shown.buried = True
            shown.drawn = max([shown.drawn, *boards])
        for row in rows:
            await self._sent(row, message)

    async def _notice(self, live: Live, shown: Shown, row: Outgoing) -> None:
        say = self.house.aloud(live)
        letter = Letter(say(text_of(row)), row.nonce, below(live, row, say))
        await self._sent(row, await self.messenger.to_channel(live.game.channel, letter))
        shown.buried = True

    async def _figures(self, live: Live, shown: Shown, row: Outgoing) -> None:
        """The end of a game in figures; without a picture nothing is posted."""
        say = self.house.aloud(live)
        picture = await statistics(self.house, live, say)
        letter = Letter(say(text_of(row)), row.nonce, file=picture)
        await self._sent(row, await self.messenger.to_channel(live.game.channel, letter) if picture else None)
        shown.buried = True

    # --- the prompt --------------------------------------------------------------------------------------------------

    async def _prompts(self, live: Live, shown: Shown, rows: list[Outgoing], held: list[Outgoing]) -> None:
        if not rows:
            return
        waited = await self.house.call(self.house.store.waited, live.game.id)
        now = prompt(live, self.house.locales, account_lines(held, self.house.aloud(live)), waited)
        message = await self._show(live, shown, now, rows[-1].nonce)
        await self.house.call(self.house.store.keep_prompt, live.game.id, message)
        for row in rows:
            await self._sent(row, message)

    async def _show(self, live: Live, shown: Shown, now: Prompt | None, nonce: str) -> int | None:
        """Edits the prompt where it stands; a new one is posted when somebody else has to be called."""
        channel, before = live.game.channel, (await self.house.call(self.house.store.game, live.game.id)).prompt
        if now is None:
            await self.messenger.remove(channel, before)
            return None
        letter = Letter(now.content, nonce, now.rows, calls=now.called)
        if before is not None and not shown.buried and shown.called.issuperset(now.called):
            edited = await self.messenger.edit(channel, before, letter)
            if edited is not None:
                return edited
        message = await self.messenger.to_channel(channel, letter)
        shown.called, shown.buried = frozenset(now.called), False
        await self.messenger.remove(channel, before)
        return message

    # --- direct messages ---------------------------------------------------------------------------------------------

    async def _letters(self, live: Live, rows: list[Outgoing]) -> None:
        """What one seat alone may read, in one direct message; the channel only hears of it when that is closed."""
        wanted = [row for row in rows if row.kind in SECRET]
        user = rows[0].user
        message, direct = Delivered(None, False)
        if wanted and user is not None and rows[0].seat is not None:
            say = await self.messenger.say_to(self.house, live, user)
            told = [say(T("bot-secret-from", channel=f"<#{live.game.channel}>")), *account_lines(wanted, say)]
            hand = await self.hands.of(live.game.id, rows[0].seat, user, say)
            letter = Letter("\n".join(told), wanted[-1].nonce, file=hand.picture)
            message, direct = await self.messenger.deliver(live, user, letter, self.house)
            if direct:
                self.hands.shown(hand)
        for row in rows:
            await self._sent(row, message, user if direct else None)


__all__ = ["Sender"]
