"""Undo past a die, or over somebody else's answer: everyone at the table has to agree, as on Board Game Arena.

Everyone, that is each person to whom a seat belongs: also who is away behind a stand-in, whose answers are lost, too;
and who owned a seat when one of the lost answers was given, so that nobody is taken out of the game to be outvoted.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from bot.errors import BotError, MovedOn
from bot.live.lost_answers import lost_lines
from bot.live.model import Live, LostAnswer
from bot.locales import Say
from bot.moderators import votes
from bot.services.context import Context
from bot.services.replies import soon
from bot.services.services import Services
from bot.store import VoteRow
from bot.widgets.lines import lines
from engine.text import Json, Param, T, Text

KIND = "undo"


async def ask(at: Context, live: Live, count: int) -> None:
    """Asks the table whether the last answers may be taken back; alone at the table one need not ask."""
    lost = await soon(at.interaction, _lost(at.services, live.game.id, count))
    if len(lost) < count:
        raise BotError(T("bot-undo-too-many", n=len(lost)))
    what: dict[str, Json] = {"kind": KIND, "answers": count, "since": lost[0].seq, "last": lost[-1].seq}
    await votes.ask(at.services, at.interaction, live, what)


async def _lost(services: Services, game: int, count: int) -> list[LostAnswer]:
    return await services.tables.records.in_words(game, await services.tables.records.last_answers(game, count))


def undo_words(lost: list[LostAnswer], say: Say) -> str:
    """What was taken back: whose answers, and to what; never their content."""
    return lines(say(T("bot-taken-back", n=len(lost))), *lost_lines(lost, say))


class Undo:
    """A vote on taking answers back: how many, up to which one."""

    majority: ClassVar[bool] = False

    def voters(self, live: Live, vote: VoteRow) -> set[int]:
        """Everybody to whom a seat belongs, or belonged when one of these answers was given."""
        since = vote.what.get("since", 0)  # a vote of the version before does not name it
        assert isinstance(since, int)
        return live.concerned(since)

    async def check(self, services: Services, live: Live, vote: VoteRow) -> None:
        """Raises BotError: these are no longer the last answers."""
        count, last = _asked(vote)
        lost = await services.tables.records.last_answers(live.game.id, count)
        if len(lost) < count or lost[-1].seq != last or live.game.standing not in ("running", "paused"):
            raise BotError(T("bot-undo-stale"))

    async def words(self, services: Services, live: Live, vote: VoteRow, say: Say) -> list[str]:
        """Who asks, and what would be lost."""
        lost = await _lost(services, live.game.id, _asked(vote)[0])
        asker = T("bot-undo-asked", agreed=votes.called(live, vote.asker), n=len(lost))
        return [f"**{say(asker)}**", say(T("bot-undo-loses")), *lost_lines(lost, say)]

    async def carry_out(self, services: Services, live: Live, vote: VoteRow, agreed: Collection[int], say: Say) -> str:
        """Takes them back."""
        count, last = _asked(vote)
        lost = await _lost(services, live.game.id, count)
        try:
            await services.tables.moderation.rollback(live.game.id, count, vote.asker, last=last, agreed=agreed)
        except MovedOn:
            raise BotError(T("bot-undo-stale")) from None
        return undo_words(lost, say)

    def closed(self, key: str, who: Param) -> Text:
        """Nothing is taken back."""
        return T("undo-withdrawn", seat=who) if key == "withdrawn" else T("bot-undo-refused", seat=who)


def _asked(vote: VoteRow) -> tuple[int, int]:
    return int(str(vote.what["answers"])), int(str(vote.what["last"]))


votes.MATTERS[KIND] = Undo()
