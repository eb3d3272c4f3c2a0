"""`/mod answer-for`: a moderator answers in a seat's place, or lets chance answer.

Who plays at the table may not look into other hands. Such a moderator is offered nothing of another seat's question
unless everybody may know its options, is told no reason why an answer is refused, and can let chance answer; but not
where seats answer beside each other, for that would tell who has finished.
Whoever else opens what only the seat may know is noted, and so is that they know it from then on.
"""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError, Refused
from bot.live.answer_counts import within
from bot.live.audit_lines import By
from bot.live.model import Live
from bot.moderators.seat_commands import chosen
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import seat_choices, seat_of
from bot.widgets.interactions import Offer
from bot.widgets.typed import offers, value_of
from engine.ask import Seat
from engine.errors import IllegalAnswer
from engine.text import T, seat_name


async def complete_answer(at: Context, typed: str) -> list[Offer]:
    """What the chosen seat could answer; for moderators who may read it."""
    live, seat = await at.live_or_none(), at.typed("seat")
    if live is None or live.table is None or live.table.ask is None or not seat:
        return []
    say = await at.say(live)
    try:
        number = seat_of(live, seat, say)
        if _beside(live, number, at.user):
            return []
        shape = live.table.shape(number)
        if not _open(live, number):
            await at.services.tables.seats.look_into(live.game.id, number, at.user)
    except Refused:
        return []
    found = offers(shape, typed, say, live.rules.name)
    return [app_commands.Choice(name=label, value=value) for label, value in found]


@command("mod answer-for", complete={"seat": seat_choices, "answer": complete_answer})
async def answer_for(at: Context, seat: str, answer: str = "", reason: str = "") -> None:
    """Answers the open question in a seat's place; without an answer, as a stand-in would."""
    live, number, say = await chosen(at, seat)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    game, tables = live.game.id, at.services.tables
    if _beside(live, number, at.user):
        raise BotError(T("mod-plays-beside"))
    question, id = live.table.question_of(number), at.interaction.id
    if not answer:
        await tables.answers.answer_by_chance(game, number, at.user, reason, question=question, interaction=id)
        await at.whisper(say(T("bot-mod-answer-by-chance", seat=seat_name(number))))
        return
    shape = live.table.shape(number)
    if not _open(live, number):
        await tables.seats.look_into(game, number, at.user)
    try:
        value = value_of(shape, answer, say, live.rules.name)
        by = By(at.user, reason)
        await tables.answers.answer_for(game, number, value, by, question=question, interaction=id)
    except IllegalAnswer as error:
        raise _silent(live, number, at.user, error) from None
    await at.whisper(say(T("bot-mod-answer-for", seat=seat_name(number))))


def _silent(live: Live, seat: Seat, user: int, error: IllegalAnswer) -> Exception:
    """The reason of a refusal can tell what a hand holds."""
    return error if _apart(live, seat, user) else BotError(T("mod-not-legal"))


def _open(live: Live, seat: Seat) -> bool:
    """Whether everybody may know what a seat can answer; else only who never played, and its own player."""
    ask = live.table.decides(seat) if live.table else None
    return ask is not None and live.rules.is_open(ask, ask.must[seat])


def _apart(live: Live, seat: Seat, user: int) -> bool:
    """Whether this person sits there, or has never played here."""
    return live.seat_of(user) == seat or not live.has_played(user)


def _beside(live: Live, seat: Seat, user: int) -> bool:
    """Whether any answer of the bot would tell a moderator who plays if another seat has finished beside others."""
    return within(live) > 0 and not _apart(live, seat, user)
