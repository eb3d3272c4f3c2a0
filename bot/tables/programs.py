"""Programs that think for the seats without a person (`engine.players`), in processes of their own.

They think on a version of the game; what they found is committed only if that version still stands, else they think
anew. A stretch of answers is one transaction, so it is posted together. When it is given is drawn for each question
from the game's secret seed before anybody thinks: how long that took tells nothing.

What they remember from one stretch to the next is lost with a restart, an undo or another player, and they do without.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from bot.errors import RuleFailed
from bot.live.apply_answers import apply_answer, follow_at_once
from bot.live.changes import AppliedAnswer, change_of
from bot.live.deputies import did
from bot.live.games import LiveGames
from bot.live.lessons import at_lesson
from bot.live.model import Live, ShorthandAnswer
from bot.live.transactions import transaction
from bot.processes.own_process import Apart
from bot.processes.workers import Raised
from engine.ask import Seat
from engine.errors import AnswerError
from engine.players.characters import CHANCE, DEPUTY
from engine.players.playing import MOST, ProgramAnswer, RatedAction, Stretch, advice, play_on, raised
from engine.players.position import Position
from engine.players.situation import Memory
from engine.text import Text, from_json

log = logging.getLogger(__name__)

SOONEST, LATEST = 0.4, 1.0
"""Seconds between the moments at which they may answer."""
ON_PURPOSE = 2.0
"""So many seconds at most they wait at a stretch, from one decision of a person to the next."""
KEPT = 500
"""So many games have players who remember something."""


@dataclass(frozen=True, slots=True)
class _Notes:
    """What the players of a game remember, as long as it stands so."""

    stands: tuple[object, ...]
    memories: Mapping[Seat, Memory]


class Now(NamedTuple):
    """One answer, and the version of the game for which it was found."""

    version: int
    made: ProgramAnswer


class Programs:
    """Plays for the seats of programs and deputies.

    Attributes:
        by_chance: how many answers chance gave because no program could.
    """

    def __init__(self, games: LiveGames, think: Apart) -> None:
        self.games, self._think, self.by_chance = games, think, 0
        self._notes: OrderedDict[int, _Notes] = OrderedDict()
        self._asked: dict[int, tuple[str, float]] = {}
        self._complained: set[str] = set()

    async def play(self, game: int, began: float) -> int | None:
        """A stretch of answers; how many. None: chance has to answer, because nobody knows the game or thinking failed.

        Args:
            began: when the first of the stretches that follow one another began, by the loop's clock.

        Raises:
            BotError, StoreError: nothing was played.
        """
        while True:
            live = await self.games.look(game)
            if live.game.standing != "running" or not (live.stand_ins() or may_deal(live)):
                self._asked.pop(game, None)
                return 0
            if live.rules.mind is None:
                return None
            version, since = live.game.version, self._since(live)
            found = await self._thought(live, seats_of(live), MOST)
            if not live.stand_ins() and not (found and found.made):
                if (await self.games.look(game)).game.version == version:
                    return 0
                continue
            await _moment(live, since, began)
            count = None if found is None else await self._commit(game, version, found)
            if count != 0:
                return count

    async def now(self, game: int, seat: Seat) -> Now | None:
        """What a deputy would answer for this seat now; None: it does not know, or nothing is asked."""
        live = await self.games.look(game)
        if live.rules.mind is None or live.table is None or live.table.decides(seat) is None:
            return None
        version, found = live.game.version, await self._thought(live, {seat: DEPUTY}, 1)
        made = next(iter(found.made), None) if found else None
        return Now(version, made) if made is not None else None

    async def advise(self, live: Live, seat: Seat) -> tuple[RatedAction, ...]:
        """The best plans for the open question of this seat, from what it sees. Raises Unfinished."""
        assert live.table is not None
        found = await self._think(advice, Position.of(live.table), seat, _seed(live))
        self._warn(live, "advice says nothing of a plan", found.fault)
        return found.plans

    def _since(self, live: Live) -> float:
        """When the open question was first seen here."""
        assert live.table is not None
        question, now = live.table.question, asyncio.get_running_loop().time()
        if self._asked.get(live.game.id, ("", 0.0))[0] != question:
            self._asked[live.game.id] = question, now
        return self._asked[live.game.id][1]

    async def _thought(self, live: Live, kinds: Mapping[Seat, str], most: int) -> Stretch | None:
        """What these players answer; None: they failed."""
        assert live.table is not None
        notes, stands = self._notes.get(live.game.id), _stands(live)
        memories = notes.memories if notes is not None and notes.stands == stands else {}
        try:
            found = await self._think(play_on, Position.of(live.table), kinds, _seed(live), memories, most)
        except Exception as error:  # whatever a mind may raise, or its process: the game goes on
            log.error(
                "game %d: no program has answered: %s",
                live.game.id,
                error if isinstance(error, Raised) else raised(error),
            )
            self.by_chance += 1
            return None
        self._notes[live.game.id] = _Notes(stands, {**memories, **found.memories})
        while len(self._notes) > KEPT:
            self._notes.popitem(last=False)
        self._complain(live, found)
        return found

    def _complain(self, live: Live, found: Stretch) -> None:
        """Tells the operator of questions of which a mind knows nothing: of each kind once."""
        unknown = [made for made in found.made if not made.judged]
        self.by_chance += len(unknown)
        for made in unknown:
            self._warn(live, "chance answered for a program", made.fault)

    def _warn(self, live: Live, what: str, fault: str) -> None:
        """Tells of a fault once; an empty one is none."""
        if fault and fault not in self._complained:
            self._complained.add(fault)
            log.warning("%s: %s, %s", live.rules.name, what, fault)

    @transaction
    async def _commit(self, game: int, version: int, found: Stretch) -> int | None:
        """Plays what was found, if the game still stands so; 0: it does not."""
        async with self.games.turn(game) as live:
            self.games.must_own(live)
            if live.game.version != version or live.game.standing != "running":
                return 0
            try:
                kept = kept_seats(live)
                taken = [given(live, made, made.seat in kept) for made in found.made]
                taken += follow_at_once(live) if taken else []
            except (AnswerError, RuleFailed):
                log.exception("game %d: what programs found was not taken", game)
                self.games.drop(game)
                return None
            if taken:
                await self.games.save(live, change_of(live, taken))
            return len(taken) or None


def given(live: Live, made: ProgramAnswer, kept: bool) -> AppliedAnswer:
    """The answer of a program, taken by the live table; in a seat that is `kept` for somebody with the reason, in
    another one with what it says aloud, if the table wants to hear it.

    Raises:
        AnswerError, RuleFailed
    """
    taken = apply_answer(live, made.seat, ShorthandAnswer(None, made.answer, verb=made.verb), made.question, None)
    return replace(taken, player=made.by, why=did(made) if kept else None, said=None if kept else _said(live, made))


def _said(live: Live, made: ProgramAnswer) -> Text | None:
    """What a program says aloud with its answer, if the table wants to hear it."""
    said = None if made.said is None or not live.game.settings.talk else from_json(made.said)
    return said if isinstance(said, Text) else None


def kept_seats(live: Live) -> set[Seat]:
    """The seats where somebody plays for a person who can come back."""
    return {row.seat for row in live.seats if row.was is not None or (row.user and live.has_silent_stand_in(row.seat))}


def seats_of(live: Live) -> dict[Seat, str]:
    """Which program sits where; whoever only keeps a seat is a deputy."""
    empty = [row for row in live.seats if row.stand_in and row.seat not in live.game.settings.vacant]
    covered = [row.seat for row in live.seats if live.has_silent_stand_in(row.seat)]
    return {**{row.seat: row.player or DEPUTY for row in empty}, **dict.fromkeys(covered, DEPUTY)}


def may_deal(live: Live) -> bool:
    """Whether a program could do something while a person is asked, such as answer an offer."""
    mind, ask = live.rules.mind, live.table.ask if live.table is not None else None
    if (
        mind is None
        or ask is None
        or at_lesson(live) is not None
        or not mind.waits(ask.kind)
        or all(row.stand_in for row in live.seats)
    ):
        return False
    return any(kind not in (DEPUTY, CHANCE) for kind in seats_of(live).values())


def _stands(live: Live) -> tuple[object, ...]:
    return live.game.undone, live.game.epoch, live.seats


def _seed(live: Live) -> str:
    """Of the players' own chance."""
    return f"{live.game.seed}/player"


async def _moment(live: Live, since: float, began: float) -> None:
    """Waits for the next of the moments that are drawn for the open question, while people have not waited long."""
    now = asyncio.get_running_loop().time()
    if not LATEST or now >= began + ON_PURPOSE:
        return
    assert live.table is not None
    moment = moment_after(f"{live.game.seed}/moment/{live.table.question}", since, now)
    await asyncio.sleep(min(moment, began + ON_PURPOSE) - now)


def moment_after(seed: str, since: float, now: float) -> float:
    """The first of these moments that is not over: they hang on nothing but the seed and when the question came."""
    chance, at = Random(seed), since
    while at <= now:
        at += chance.uniform(SOONEST, LATEST)
    return at
