"""`/game advise`: good plans for the own open question, where the table allows it. They come from the own view alone,
and nobody else sees them.
"""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError, NotSeated
from bot.live.deputies import reason
from bot.live.taking import running
from bot.live.values import Live
from bot.locales import Say
from bot.processes.own_process import Unfinished
from bot.services.commands import Builder, part_of
from bot.services.here import here
from bot.services.parts import TalksAndAdmitsToTables
from bot.services.replies import think, whisper
from bot.widgets.interactions import Interaction
from bot.widgets.lines import lines
from engine.ask import Seat
from engine.errors import NotAsked
from engine.players.playing import Plan
from engine.text import T, Text, from_json


@part_of("game", 12)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds it."""

    async def advise(interaction: Interaction) -> None:
        await think(interaction)
        await give_advice(builder.services, interaction, await here(builder.services, interaction))

    builder.add(made, "advise", advise)


async def give_advice(services: TalksAndAdmitsToTables, interaction: Interaction, live: Live) -> None:
    """Says what looks good for the open question of whoever asks.

    Raises:
        NotSeated, NotRunning, NotAsked
        BotError: the table does not allow it, there is none, or this person has had enough for now.
    """
    seat = asking(live, interaction.user.id)
    await services.ration(interaction, "advice")
    try:
        plans = await services.tables.programs.advise(live, seat)
    except Unfinished:
        plans = ()
    if not plans:
        raise BotError(T("bot-advice-none"))
    say = await services.say(interaction, live)
    told = [worded(number, plan, say) for number, plan in enumerate(plans, 1)]
    await whisper(interaction, lines(f"**{say(T('bot-advice'))}**", *told))


def asking(live: Live, user: int) -> Seat:
    """The seat of whoever may be advised now. Raises as `give_advice`."""
    seat, table = live.seat_of(user), running(live)
    if seat is None:
        raise NotSeated
    if not live.game.settings.advice:
        raise BotError(T("bot-advice-off"))
    if table.decides(seat) is None:
        raise NotAsked
    return seat


def worded(number: int, plan: Plan, say: Say) -> str:
    """A plan as a line."""
    words = from_json(plan.words)
    assert isinstance(words, Text)
    return say(T("bot-advice-plan", n=number, words=words, why=reason(plan.why)))
