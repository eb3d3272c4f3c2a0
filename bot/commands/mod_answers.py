"""`/mod answer-for`: a moderator answers in a seat's place, or lets chance answer.

Who plays at the table may not look into other hands. Such a moderator is offered nothing of another seat's question
unless everybody may know its options, is told no reason why an answer is refused, and can always let chance answer.
"""

from __future__ import annotations

from discord import app_commands

from bot.asking.typed import offers, value_of
from bot.commands.build import Builder
from bot.commands.common import Choice, here, quiet, seat_choices, seat_of
from bot.commands.mod_seats import chosen
from bot.errors import BotError, Refused
from bot.house import House, Interaction
from bot.live.play import Live
from bot.replies import whisper
from engine.ask import NO, YES, PickOne, Seat, Shape
from engine.errors import IllegalAnswer
from engine.text import T, seat_name


def add(builder: Builder, group: app_commands.Group) -> None:
    """Adds the command."""

    async def answer_for(interaction: Interaction, seat: str, answer: str = "", reason: str = "") -> None:
        await speak_for(builder.house, interaction, seat, answer, reason)

    async def seats(interaction: Interaction, typed: str) -> list[Choice]:
        return await seat_choices(builder.house, interaction, typed)

    async def answers(interaction: Interaction, typed: str) -> list[Choice]:
        return await complete_answer(builder.house, interaction, typed)

    builder.add(group, "answer-for", answer_for, complete={"seat": seats, "answer": answers})


async def speak_for(house: House, interaction: Interaction, typed: str, answer: str, reason: str) -> None:
    """Answers the open question in a seat's place; without an answer, as a stand-in would."""
    live, seat, say = await chosen(house, interaction, typed)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    game, user, question = live.game.id, interaction.user.id, live.table.question
    if not answer:
        await house.tables.answer_by_chance(game, seat, user, reason, question=question, interaction=interaction.id)
        await whisper(interaction, say(T("bot-mod-answer-by-chance", seat=seat_name(seat))))
        return
    shape = live.table.shape(seat)
    if not may_read(live, seat, user):
        raise BotError(T("mod-plays-too"))
    try:
        value = value_of(shape, answer, say, live.rules.name)
        await house.tables.answer_for(game, seat, value, user, reason, question=question, interaction=interaction.id)
    except IllegalAnswer as error:
        raise _silent(live, seat, user, error) from None
    await whisper(interaction, say(T("bot-mod-answer-for", seat=seat_name(seat))))


def _silent(live: Live, seat: Seat, user: int, error: IllegalAnswer) -> Exception:
    """The reason of a refusal can tell what a hand holds."""
    return error if _apart(live, seat, user) else BotError(T("mod-not-legal"))


def may_read(live: Live, seat: Seat, user: int) -> bool:
    """Whether a moderator may read what a seat can answer: who never played, its own player, all where it is open."""
    if _apart(live, seat, user):
        return True
    ask = live.table.ask if live.table else None
    return ask is not None and seat in ask.must and (ask.kind in live.rules.open_kinds or _plain(ask.must[seat]))


def _apart(live: Live, seat: Seat, user: int) -> bool:
    """Whether this person sits there, or has never played here."""
    mine = live.seat_of(user)
    return mine == seat or (mine is None and user not in live.game.settings.left)


def _plain(shape: Shape) -> bool:
    return isinstance(shape, PickOne) and all(option.id in (YES, NO) for option in shape.options)


async def complete_answer(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """What the chosen seat could answer; for moderators who may read it."""
    live = await quiet(here(house, interaction))
    seat = getattr(interaction.namespace, "seat", None)
    if live is None or live.table is None or live.table.ask is None or not seat:
        return []
    if not await house.moderates(interaction):
        return []
    say = await house.say(interaction, live)
    try:
        number = seat_of(live, seat, say)
        shape = live.table.shape(number) if may_read(live, number, interaction.user.id) else None
    except Refused:
        return []
    found = offers(shape, typed, say, live.rules.name) if shape else []
    return [app_commands.Choice(name=label, value=value) for label, value in found]
