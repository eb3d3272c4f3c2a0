"""`/mod`: for those with the configured role or Manage Channels. Each leaves a line in the audit and in the channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.agreement import undo_words
from bot.commands import timers
from bot.commands.build import Builder
from bot.commands.common import Choice, here, moderators_only, quiet, seat_choices, seat_of
from bot.errors import BotError
from bot.house import House, Interaction
from bot.play import Live
from bot.replies import think, whisper
from bot.typed import offers, value_of
from engine.text import T, Text, seat_name

Deed = Callable[[Live], Awaitable[str]]
REASON = 200


def group(builder: Builder) -> app_commands.Group:
    """The whole group."""
    made = builder.group("mod")
    _add_flow(builder, made)
    _add_seats(builder, made)
    timers.add(builder, made)
    return made


def _add_flow(builder: Builder, made: app_commands.Group) -> None:
    async def pause(interaction: Interaction, reason: str = "") -> None:
        tables = builder.house.tables
        await done(
            builder.house,
            interaction,
            "pause",
            lambda live: tables.pause(live.game.id, interaction.user.id, reason[:REASON]),
        )

    async def resume(interaction: Interaction, reason: str = "") -> None:
        tables = builder.house.tables
        await done(
            builder.house,
            interaction,
            "resume",
            lambda live: tables.resume(live.game.id, interaction.user.id, reason[:REASON]),
        )

    async def end(interaction: Interaction, reason: str = "") -> None:
        tables, user = builder.house.tables, interaction.user.id
        await done(
            builder.house,
            interaction,
            "end",
            lambda live: tables.end(live.game.id, user, reason[:REASON], moderator=True),
        )

    async def rollback(interaction: Interaction, answers: app_commands.Range[int, 1, 500], reason: str = "") -> None:
        await roll_back(builder.house, interaction, int(answers), reason[:REASON])

    for call in (pause, resume, rollback, end):
        builder.add(made, call.__name__, call)


def _add_seats(builder: Builder, made: app_commands.Group) -> None:
    async def replace(
        interaction: Interaction, seat: str, player: discord.Member | None = None, reason: str = ""
    ) -> None:
        await put(builder.house, interaction, seat, player, reason[:REASON])

    async def answer_for(interaction: Interaction, seat: str, answer: str, reason: str = "") -> None:
        await speak_for(builder.house, interaction, seat, answer, reason[:REASON])

    async def seats(interaction: Interaction, typed: str) -> list[Choice]:
        return await seat_choices(builder.house, interaction, typed)

    async def answers(interaction: Interaction, typed: str) -> list[Choice]:
        return await complete_answer(builder.house, interaction, typed)

    builder.add(made, "replace", replace, complete={"seat": seats})
    builder.add(made, "answer-for", answer_for, complete={"seat": seats, "answer": answers})


async def done(house: House, interaction: Interaction, what: str, deed: Callable[[Live], Awaitable[object]]) -> None:
    """Checks the person, does the deed, and says so to them; the channel hears from the outbox."""
    await think(interaction)
    await moderators_only(house, interaction)
    live = await here(house, interaction)
    await deed(live)
    await whisper(interaction, (await house.say(interaction, live))(Text(f"bot-mod-{what}")))


async def roll_back(house: House, interaction: Interaction, count: int, reason: str) -> None:
    """Takes the last answers back, whoever gave them."""
    await think(interaction)
    await moderators_only(house, interaction)
    live = await here(house, interaction)
    lost = await house.tables.last_answers(live.game.id, count)
    await house.tables.rollback(live.game.id, count, interaction.user.id, reason)
    await whisper(interaction, undo_words(lost, await house.say(interaction, live)))


async def put(house: House, interaction: Interaction, typed: str, player: discord.Member | None, reason: str) -> None:
    """Puts somebody else on a seat; nobody named: a stand-in."""
    await think(interaction)
    await moderators_only(house, interaction)
    if player is not None and player.bot:
        raise BotError(T("bot-no-bots"))
    live = await here(house, interaction)
    user, name = (player.id, player.display_name[:32]) if player else (None, "")
    seat = seat_of(live, typed, await house.say(interaction, live))
    live = await house.tables.replace(live.game.id, seat, user, name, interaction.user.id, reason)
    await whisper(interaction, (await house.say(interaction, live))(T("bot-mod-replace", seat=seat_name(seat))))


async def speak_for(house: House, interaction: Interaction, typed: str, answer: str, reason: str) -> None:
    """Answers the open question in a seat's place."""
    await think(interaction)
    await moderators_only(house, interaction)
    live = await here(house, interaction)
    say = await house.say(interaction, live)
    seat = seat_of(live, typed, say)
    if live.table is None:
        raise BotError(T("bot-not-started"))
    value = value_of(live.table.shape(seat), answer, say)
    await house.tables.answer_for(
        live.game.id, seat, value, interaction.user.id, reason, question=live.table.question, interaction=interaction.id
    )
    await whisper(interaction, say(T("bot-mod-answer-for", seat=seat_name(seat))))


async def complete_answer(house: House, interaction: Interaction, typed: str) -> list[Choice]:
    """What the chosen seat could answer; shown to moderators only, for it may be secret."""
    live = await quiet(here(house, interaction))
    seat = getattr(interaction.namespace, "seat", None)
    if (
        live is None
        or live.table is None
        or live.table.ask is None
        or not seat
        or not await house.moderates(interaction)
    ):
        return []
    say = await house.say(interaction, live)
    try:
        shape = live.table.ask.must.get(seat_of(live, seat, say))
    except BotError:
        return []
    found = offers(shape, typed, say) if shape else []
    return [app_commands.Choice(name=label, value=value) for label, value in found]
