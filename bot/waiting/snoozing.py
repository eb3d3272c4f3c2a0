"""The button under a reminder: later."""

from __future__ import annotations

from datetime import timedelta

from bot import clock
from bot.clock import stamp
from bot.errors import BotError, NotSeated
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.replies import whisper
from bot.services.services import Services
from bot.store import Reminder
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from bot.wording.whom import ago
from engine.errors import NotAsked
from engine.text import T

SNOOZED = timedelta(hours=3)


@button(ButtonKind.SNOOZE, need=ASKED)
async def snooze(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The one who pressed is reminded once more, later, unless the answer is given by then."""
    live = await services.tables.look(press.game)
    if interaction.guild_id is not None and live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated
    if seat not in live.waiting():
        raise NotAsked
    due = clock.now() + SNOOZED
    later = Reminder(0, interaction.user.id, press.game, interaction.channel_id, stamp(due), turn=True)
    await services.call(_instead, services, later)
    await whisper(interaction, (await services.say(interaction))(T("bot-snoozed", when=ago(due))))


def _instead(services: Services, later: Reminder) -> None:
    """Keeps it, in place of an earlier one about the same wait."""
    for before in services.store.reminders(user=later.user):
        if before.turn and before.game == later.game:
            services.store.forget_reminder(before.id)
    services.store.remind(later)
