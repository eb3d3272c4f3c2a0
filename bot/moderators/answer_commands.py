"""`/mod answer-for`: a moderator answers in a seat's place, or lets chance answer.

Who plays at the table may not look into other hands. Such a moderator is offered nothing of another seat's question
unless everybody may know its options, is told no reason why an answer is refused, and can let chance answer; but not
where seats answer beside each other, for that would tell who has finished.
Whoever else opens what only the seat may know is noted, and so is that they know it from then on.
"""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError, Refused
from bot.live.audit_lines import By
from bot.live.units import within
from bot.live.values import Live
from bot.moderators.seat_commands import chosen
from bot.services.commands import Builder, part_of
from bot.services.here import here, quiet, seat_choices, seat_of
from bot.services.parts import TalksOfTables
from bot.services.replies import whisper
from bot.widgets.interactions import Interaction, Offer
from bot.widgets.typed import offers, value_of
from engine.ask import Seat
from engine.errors import IllegalAnswer
from engine.seen import is_open
from engine.text import T, seat_name


@part_of("mod", 3)
def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds the command."""

    async def answer_for(interaction: Interaction, seat: str, answer: str = "", reason: str = "") -> None:
        await speak_for(builder.services, interaction, seat, answer, reason)

    async def seats(interaction: Interaction, typed: str) -> list[Offer]:
        return await seat_choices(builder.services, interaction, typed)

    async def answers(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_answer(builder.services, interaction, typed)

    builder.add(group, "answer-for", answer_for, complete={"seat": seats, "answer": answers})


async def speak_for(services: TalksOfTables, interaction: Interaction, typed: str, answer: str, reason: str) -> None:
    """Answers the open question in a seat's place; without an answer, as a stand-in would."""
    live, seat, say = await chosen(services, interaction, typed)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    game, user, question = live.game.id, interaction.user.id, live.table.question_of(seat)
    if _beside(live, seat, user):
        raise BotError(T("mod-plays-beside"))
    if not answer:
        await services.tables.answers.answer_by_chance(
            game, seat, user, reason, question=question, interaction=interaction.id
        )
        await whisper(interaction, say(T("bot-mod-answer-by-chance", seat=seat_name(seat))))
        return
    shape = live.table.shape(seat)
    if not _open(live, seat):
        await services.tables.seats.look_into(game, seat, user)
    try:
        value = value_of(shape, answer, say, live.rules.name)
        await services.tables.answers.answer_for(
            game, seat, value, By(user, reason), question=question, interaction=interaction.id
        )
    except IllegalAnswer as error:
        raise _silent(live, seat, user, error) from None
    await whisper(interaction, say(T("bot-mod-answer-for", seat=seat_name(seat))))


def _silent(live: Live, seat: Seat, user: int, error: IllegalAnswer) -> Exception:
    """The reason of a refusal can tell what a hand holds."""
    return error if _apart(live, seat, user) else BotError(T("mod-not-legal"))


def _open(live: Live, seat: Seat) -> bool:
    """Whether everybody may know what a seat can answer; else only who never played, and its own player."""
    ask = live.table.decides(seat) if live.table else None
    return ask is not None and is_open(live.rules, ask, ask.must[seat])


def _apart(live: Live, seat: Seat, user: int) -> bool:
    """Whether this person sits there, or has never played here."""
    return live.seat_of(user) == seat or not live.has_played(user)


def _beside(live: Live, seat: Seat, user: int) -> bool:
    """Whether any answer of the bot would tell a moderator who plays if another seat has finished beside others."""
    return within(live) > 0 and not _apart(live, seat, user)


async def complete_answer(services: TalksOfTables, interaction: Interaction, typed: str) -> list[Offer]:
    """What the chosen seat could answer; for moderators who may read it."""
    live = await quiet(here(services, interaction))
    seat = getattr(interaction.namespace, "seat", None)
    if live is None or live.table is None or live.table.ask is None or not seat:
        return []
    say = await services.say(interaction, live)
    try:
        number = seat_of(live, seat, say)
        if _beside(live, number, interaction.user.id):
            return []
        shape = live.table.shape(number)
        if not _open(live, number):
            await services.tables.seats.look_into(live.game.id, number, interaction.user.id)
    except Refused:
        return []
    found = offers(shape, typed, say, live.rules.name)
    return [app_commands.Choice(name=label, value=value) for label, value in found]
