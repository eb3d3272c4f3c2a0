"""`/game replay`: the whole game as an animated picture, drawn once for each state of a game and language, and for each
reader who saw a board of their own.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.drawing.painters import Painters
from bot.drawing.pictures import called
from bot.limits import Queue
from bot.live.model import Live
from bot.locales import Say, plainly
from bot.store import Store
from bot.wording import positions
from bot.wording.chronicle import Chronicles, Entry, Stand, evenly, stand_of
from bot.wording.reader import ANYBODY, Reader
from engine.game import AnyRules
from engine.text import T
from render import painter_of
from render.film import Frame, bound, coarse_first, frames_of, still

FRAMES, SECONDS, KEPT = 60, 60.0, 3
Key = tuple[int, Stand, str, Reader]


@dataclass(frozen=True, slots=True)
class Film:
    """A GIF with its alternative text."""

    gif: bytes
    alt: str


class Films:
    """Makes films, one at a time; those who want the same wait for the same one."""

    def __init__(self) -> None:
        self._made: OrderedDict[Key, asyncio.Task[Film]] = OrderedDict()
        self._queue = Queue()

    async def of(
        self,
        live: Live,
        say: Say,
        language: str,
        painters: Painters,
        store: Store,
        told: Chronicles,
        reader: Reader = ANYBODY,
    ) -> Film:
        """The film of a game as it stands, and as this reader saw it.

        Raises:
            NoPainter: no pictures of this game.
            BotError: too many wait for one already.
        """
        reader = reader if live.rules.own_boards else replace(reader, seat=None)
        key = live.game.id, stand_of(live), language, reader
        task = self._made.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.ensure_future(self._make(live, say, painters, store, told, reader))
            self._made[key] = task
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
        return await asyncio.shield(task)

    async def _make(
        self, live: Live, say: Say, painters: Painters, store: Store, told: Chronicles, reader: Reader
    ) -> Film:
        painter_of(live.rules.name)
        say = plainly(say)
        async with self._queue.place():
            turns = await told.of(live, store, reader)
            chosen = [turns[at].last for at in thinned(turns, FRAMES)]
            frames = await asyncio.to_thread(_frames, live.rules, store, live.game.id, chosen, say, reader)
            names = called(live, say)
            with painters.at_work():
                gif = await _drawn(painters, live.rules.name, frames, say, names)
            board = painter_of(live.rules.name).alt(frames[-1].view, words=say, names=names, zoom=None)
            shown = await asyncio.to_thread(frames_of, gif)
            return Film(gif, f"{say(T('bot-replay-alt', n=shown))} {board}")


async def _drawn(painters: Painters, game: str, frames: Sequence[Frame], say: Say, names: Sequence[str]) -> bytes:
    """Frame by frame; what is not drawn in time is left out."""
    clock, like = asyncio.get_running_loop().time, frames[-1]
    end = clock() + SECONDS
    last = await painters.call(still, game, like, like, say, names)
    drawn = {len(frames) - 1: last}
    for at in coarse_first(len(frames) - 1):
        if clock() > end:
            break
        drawn[at] = await painters.call(still, game, frames[at], like, say, names, last.colours)
    return await painters.call(bound, [drawn[at] for at in sorted(drawn)])


def thinned(turns: Sequence[Entry], most: int) -> list[int]:
    """Which turns are shown: all, or the last of each round and others evenly between them."""
    last = len(turns) - 1
    ends = [at for at in range(len(turns)) if at == last or turns[at].round != turns[at + 1].round]
    if len(turns) <= most:
        return list(range(len(turns)))
    ends = ends[-(most // 2) :]
    others = [at for at in range(len(turns)) if at not in set(ends)]
    return sorted({*ends, *evenly(others, most - len(ends))})


def _frames(rules: AnyRules, store: Store, game: int, chosen: Sequence[int], say: Say, reader: Reader) -> list[Frame]:
    """The boards of a reader after these answers, from one run through the game; the last one is always there."""
    wanted, frames = set(chosen), list[Frame]()
    turn, left = None, False
    for turn in positions.turns(rules, store, game):
        known = {row.seq for row in reader.may_know_of(turn.rows, turn.table)}
        shown = not wanted.isdisjoint(known or {turn.last})
        left = not shown and bool(known)
        if shown:
            frames.append(_frame(rules, turn.table.state, say, reader))
    if turn is not None and (left or not frames):
        frames.append(_frame(rules, turn.table.state, say, reader))
    return frames


def _frame(rules: AnyRules, state: object, say: Say, reader: Reader) -> Frame:
    public = rules.view(state, None)
    number = rules.round_of(public)
    round = say(T("bot-replay-round", n=number)) if number else ""
    return Frame(reader.board(rules, state), tuple(rules.points(public)), round)
