"""A second hand: who has seen what one seat holds sits on another one only if all others agree, told what it means.

The refusal carries a button (`bot.services.replies`) by which that person, or a moderator, asks the table. What all
have agreed to is kept, and then the seat can be taken as any other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from bot.errors import BotError
from bot.live.model import Live
from bot.locales import Say
from bot.moderators import votes
from bot.services.authority import ALOUD
from bot.services.buttons import Values, button
from bot.services.services import Services
from bot.store import VoteRow
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from engine.ask import Seat
from engine.digits import SNOWFLAKE, whole
from engine.errors import StaleQuestion
from engine.text import Param, T, Text

KIND = "share"


@button(ButtonKind.SHARE, need=ALOUD)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Asks the table, for oneself or as a moderator.

    Raises:
        BotError: not this person's; nobody else is there who could agree; or nothing needs to be asked.
    """
    first, _, second = press.choice[1:].partition(".")
    user, seat = whole(first, SNOWFLAKE), whole(second, 3)
    if user is None or seat is None:
        raise StaleQuestion
    if user != interaction.user.id and not await services.moderates(interaction):
        raise BotError(T("bot-moderators-only"))
    live = await services.tables.look(press.game)
    known = await services.call(services.store.second_hand, live.game.id, user, seat)
    if not known or live.game.standing not in ("running", "paused"):
        raise BotError(T("bot-undo-stale"))
    if not live.owners() - {user}:
        raise BotError(T("share-nobody"))
    await votes.ask(services, interaction, live, {"kind": KIND, "user": user, "seat": seat, "known": [*known]})


class Share:
    """A vote on who may sit where: a person, the seat, and the other seats whose secrets this person knows."""

    majority: ClassVar[bool] = False

    def voters(self, live: Live, vote: VoteRow) -> set[int]:
        """Everybody else to whom a seat belongs."""
        return live.owners() - {_asked(vote)[0]}

    async def check(self, services: Services, live: Live, vote: VoteRow) -> None:
        """Raises BotError: the game is over."""
        if live.game.standing not in ("running", "paused"):
            raise BotError(T("bot-undo-stale"))

    async def words(self, services: Services, live: Live, vote: VoteRow, say: Say) -> list[str]:
        """Who wants to sit where, and what everybody has to know before agreeing."""
        user, seat, known = _asked(vote)
        player, numbers = f"<@{user}>", tuple(str(each + 1) for each in known)
        asked = T("share-asked", player=player, seat=str(seat + 1), known=numbers)
        return [f"**{say(asked)}**", say(T("share-means", player=player))]

    async def carry_out(self, services: Services, live: Live, vote: VoteRow, agreed: Collection[int], say: Say) -> str:
        """Keeps that they may."""
        user, seat, known = _asked(vote)
        if not self.voters(live, vote):
            raise BotError(T("share-nobody"))
        await services.tables.seats.let_share(live.game.id, user, seat, known, vote.asker)
        return say(T("share-agreed", player=f"<@{user}>", seat=str(seat + 1)))

    def closed(self, key: str, who: Param) -> Text:
        """Everybody stays where they are."""
        return T("share-withdrawn", seat=who) if key == "withdrawn" else T("share-refused", seat=who)


def _asked(vote: VoteRow) -> tuple[int, Seat, Sequence[Seat]]:
    known = vote.what["known"]
    assert isinstance(known, list)
    return int(str(vote.what["user"])), int(str(vote.what["seat"])), [int(str(each)) for each in known]


votes.MATTERS[KIND] = Share()
