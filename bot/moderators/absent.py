"""Votes of the players, without a moderator: to go on without somebody who lets the table wait, and on a pause.

More than half of those who sit here decide. Only of somebody may be voted of whom everybody knows that the table waits
for them, who has said to be away or lets it wait too long, and who was warned; that person can take the seat back.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from bot import clock
from bot.errors import BotError, NotRunning, NotSeated
from bot.live.clocks import decides_openly
from bot.live.model import Live
from bot.locales import Say
from bot.moderators import votes
from bot.services.authority import VOTING
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import seat_choices, seat_of
from bot.services.services import Services
from bot.store import VoteRow, Waited
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from bot.wording import patience
from bot.wording.announcements import VOTED
from engine.ask import Seat
from engine.digits import whole
from engine.errors import StaleQuestion
from engine.text import Json, Param, T, Text, seat_name

KIND = "absent"
REPLACE, PAUSE, RESUME = *VOTED, "resume"
NOBODY = -1


@command(
    "play vote",
    choices={"what": [f"vote-{what}" for what in (REPLACE, PAUSE, RESUME)]},
    complete={"seat": seat_choices},
    aloud=True,
)
async def vote(at: Context, what: str, seat: str = "") -> None:
    """Asks the others. `seat`: who lets the table wait; left out where it waits for one alone."""
    live = await at.live()
    deed = what.removeprefix("vote-")
    asked = live.waiting()
    number = NOBODY
    if deed == REPLACE:
        number = seat_of(live, seat, await at.say(live)) if seat or len(asked) != 1 else asked[0]
    await _ask(at.services, at.interaction, live, deed, number)


@button(ButtonKind.ABSENT, need=VOTING)
async def vote_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The same, under the line that somebody's time is up."""
    deed, _, seat = press.rest.partition(".")
    number = whole(seat, 2)
    if deed not in VOTED or number is None:
        raise StaleQuestion
    live = await services.tables.look(press.game)
    await _ask(services, interaction, live, deed, number if deed == REPLACE else NOBODY)


async def _ask(services: Services, interaction: Interaction, live: Live, deed: str, seat: Seat) -> None:
    if live.seat_of(interaction.user.id) is None:
        raise NotSeated
    since = await _since(services, live, seat) if deed == REPLACE else ""
    what: dict[str, Json] = {"kind": KIND, "deed": deed, "seat": seat, "since": since}
    await votes.MATTERS[KIND].check(services, live, VoteRow(0, live.game.id, interaction.user.id, what))
    await votes.ask(services, interaction, live, what)


async def _since(services: Services, live: Live, seat: Seat) -> str:
    one = await _waited(services, live, seat)
    return one.wait.since if one is not None else ""


async def _waited(services: Services, live: Live, seat: Seat) -> Waited | None:
    """The person whom the table waits for there, where everybody may know that."""
    waited = await services.call(services.store.waited, live.game.id)
    known = [one for one in waited if one.wait.seat == seat and decides_openly(live, seat)]
    return next(iter(known), None)


class Absent:
    """A vote to go on without a seat, to pause, or to end such a pause."""

    majority: ClassVar[bool] = True

    def voters(self, live: Live, vote: VoteRow) -> set[int]:
        """Everybody who sits here, but for whom it is about."""
        return {row.user for row in live.seats if row.user is not None and row.seat != vote.what["seat"]}

    async def check(self, services: Services, live: Live, vote: VoteRow) -> None:
        """Raises BotError: there is no such pause, or nobody lets the table wait too long there."""
        deed, seat = str(vote.what["deed"]), int(str(vote.what["seat"]))
        if live.game.standing != ("paused" if deed == RESUME else "running"):
            raise NotRunning(live.game.standing)
        if deed == RESUME and not live.game.settings.agreed_pause:
            raise BotError(T("bot-vote-moderators"))
        if deed != REPLACE:
            return
        one = await _waited(services, live, seat)
        if one is None or one.wait.since != vote.what["since"] or not patience.is_absent(one, clock.now()):
            raise BotError(T("bot-vote-too-soon", seat=seat_name(seat)))

    async def words(self, services: Services, live: Live, vote: VoteRow, say: Say) -> list[str]:
        """Who asks, and for what."""
        seat, deed = int(str(vote.what["seat"])), vote.what["deed"]
        about = {"seat": seat_name(seat)} if seat != NOBODY else {}
        who = votes.called(live, vote.asker)
        return [f"**{say(Text(f'bot-vote-asked-{deed}', {'player': who, **about}))}**"]

    async def carry_out(self, services: Services, live: Live, vote: VoteRow, agreed: Collection[int], say: Say) -> str:
        """Does it; the line that says so comes by itself."""
        game, deed = live.game.id, vote.what["deed"]
        if deed == REPLACE:
            one = await _waited(services, live, int(str(vote.what["seat"])))
            if one is None or not await services.tables.late.unseat_by_vote(one.wait):
                raise BotError(T("bot-undo-stale"))
        elif deed == PAUSE:
            await services.tables.moderation.pause_by_vote(game)
        else:
            await services.tables.moderation.resume_by_vote(game)
        return say(T("bot-vote-carried"))

    def closed(self, key: str, who: Param) -> Text:
        """Whoever asked has thought better of it."""
        return T("bot-vote-withdrawn", player=who)


votes.MATTERS[KIND] = Absent()
