"""`/game advise`: good plans for the own open question, where the table allows it. They come from the own view alone,
and nobody else sees them.
"""

from __future__ import annotations

from bot.errors import BotError, NotSeated
from bot.live.apply_answers import running
from bot.live.deputies import reason
from bot.live.model import Live
from bot.locales import Say
from bot.processes.own_process import Unfinished
from bot.services.commands import command
from bot.services.context import Context
from bot.widgets.lines import lines
from engine.ask import Seat
from engine.errors import NotAsked
from engine.players.playing import RatedAction
from engine.text import T, Text, from_json


@command("game advise")
async def advise(at: Context) -> None:
    """Says what looks good for the open question of whoever asks.

    Raises:
        NotSeated, NotRunning, NotAsked
        BotError: the table does not allow it, there is none, or this person has had enough for now.
    """
    live = await at.live()
    seat = asking(live, at.user)
    await at.services.ration(at.interaction, "advice")
    try:
        plans = await at.services.tables.programs.advise(live, seat)
    except Unfinished:
        plans = ()
    if not plans:
        raise BotError(T("bot-advice-none"))
    say = await at.say(live)
    told = [worded(number, plan, say) for number, plan in enumerate(plans, 1)]
    await at.whisper(lines(f"**{say(T('bot-advice'))}**", *told))


def asking(live: Live, user: int) -> Seat:
    """The seat of whoever may be advised now. Raises as `advise`."""
    seat, table = live.seat_of(user), running(live)
    if seat is None:
        raise NotSeated
    if not live.game.settings.advice:
        raise BotError(T("bot-advice-off"))
    if table.decides(seat) is None:
        raise NotAsked
    return seat


def worded(number: int, plan: RatedAction, say: Say) -> str:
    """A plan as a line."""
    words = from_json(plan.words)
    assert isinstance(words, Text)
    return say(T("bot-advice-plan", n=number, words=words, why=reason(plan.why)))
