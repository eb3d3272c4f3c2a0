"""A moderator sets a fact of a game by hand; see `engine.correcting`. It is an answer like any other."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.errors import NotRunning, RuleFailed
from bot.live.audit_lines import By
from bot.live.changes import AppliedAnswer, change_of, played
from bot.live.games import LiveGames
from bot.live.model import CommandResult, Live
from bot.live.transactions import transaction
from bot.store import Change
from bot.store.posts import BoardPost
from bot.tables.moderation import audited, public
from engine.correcting import ARBITER, CORRECT
from engine.errors import RuleBroke
from engine.table import Table
from engine.text import Json, T

log = logging.getLogger(__name__)


def correctable(live: Live) -> Table:
    """The table of a game that can be corrected, also while it is paused.

    Raises:
        NotRunning
    """
    if live.table is None or live.game.standing not in ("running", "paused"):
        raise NotRunning(live.game.standing)
    return live.table


class Record(NamedTuple):
    """What the audit keeps of a correction.

    Attributes:
        details: `what`, `old` and `new` in words.
        secret: not everybody may know it, so no sentence of the audit says what it was.
    """

    details: Mapping[str, Json] = {}
    secret: bool = False


class Corrections:
    """Corrects. Whether somebody may is for the caller to check."""

    def __init__(self, games: LiveGames) -> None:
        self.games = games

    @transaction
    async def correct(
        self,
        game: int,
        id: str,
        value: int,
        by: By,
        *,
        record: Record,
        question: str | None = None,
        interaction: int | None = None,
    ) -> CommandResult:
        """Sets one fact. A repeated `interaction` gives the earlier outcome and changes nothing.

        Args:
            record: what the audit keeps of it.

        Raises:
            NotRunning, NotAtRest, AnswerError, RuleFailed, StoreError
        """
        async with self.games.turn(game) as live:
            if interaction is not None and (before := await self.games.in_store(self.games.store.command, interaction)):
                return played(live, before[1], again=True)
            taken = self._corrected(live, {"id": id, "value": value}, by.actor, question)
            action = "correct-secretly" if record.secret else "correct"
            change = change_of(live, [taken], interaction, audited(by.actor, action, by.reason, record.details))
            _announce(change, taken)
            await self.games.save(live, change)
            return played(live, change.answers)

    def _corrected(self, live: Live, value: Json, actor: int, question: str | None) -> AppliedAnswer:
        table = correctable(live)
        before, epoch = table.question, table.state.epoch
        try:
            return AppliedAnswer(CORRECT, before, epoch, table.answer(ARBITER, value, CORRECT, question), actor)
        except RuleBroke as error:
            log.exception("game %d: a rule raised after a correction", live.game.id)
            self.games.drop(live.game.id)
            raise RuleFailed from error


def _announce(change: Change, taken: AppliedAnswer) -> None:
    """Who, what, from what to what, and why, for everybody; and a picture of the board as it is now."""
    assert change.audit is not None
    told = taken.outcome.events[0].text or T("corrected-secretly")
    change.posts.insert(0, public(told, change.audit))
    change.posts = [replace(post, due=True) if isinstance(post, BoardPost) else post for post in change.posts]
