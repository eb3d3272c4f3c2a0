"""`/me data`: what is kept about a person, as a file for that person alone, and the way to have it forgotten."""

from __future__ import annotations

import asyncio
import io

import discord

from bot.privacy.person_file import person_file
from bot.services.authority import FREE
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.replies import put
from bot.services.services import Services
from bot.store import GameRow
from bot.tables.game_file import written
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Interaction
from bot.widgets.maker import GREY, LABEL, Panel
from bot.widgets.presses import ButtonKind, Press
from bot.wording.announcements import game_name
from engine.text import T, Text

SURE = "sure"
SHOWN = 20
"""So many games are named; more are only counted."""


@command("me data")
async def data(at: Context) -> None:
    """The file, with the button that asks whether all of it shall go. Raises BotError: that is too many files."""
    say, services = await at.say(), at.services
    await services.ration(at.interaction, "exports")
    async with services.files.place():
        person = await services.call(services.store.person, at.user)
        words = await asyncio.to_thread(lambda: written(person_file(person)))
    file = discord.File(io.BytesIO(words.encode()), filename="astrarch-data.json")
    panel = Panel("", ([_button("", say(T("bot-data-forget")), GREY)],))
    await at.whisper(say(T("bot-data")), panel, file=file)


@button(ButtonKind.FORGET, need=FREE)
async def forget(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The first step tells what will happen; the second one does it, to whoever presses."""
    await interaction.response.defer()
    say = await services.say(interaction)
    if press.rest == SURE:
        await services.tables.people.forget(interaction.user.id)
        await put(interaction, Panel(say(T("bot-data-forgotten")), ()))
        return
    games = await services.tables.people.seated(interaction.user.id)
    told = [say(T("bot-data-sure")), *(say(_given_up(game)) for game in games[:SHOWN])]
    told += [say(T("bot-data-sure-more", n=len(games) - SHOWN))] if len(games) > SHOWN else []
    sure = _button(SURE, say(T("bot-data-forget-it")), discord.ButtonStyle.danger)
    await put(interaction, Panel("\n".join(told), ([sure],)))


def _given_up(game: GameRow) -> Text:
    key = "bot-data-leaves" if game.status == "open" else "bot-data-resigns"
    return Text(key, {"game": game_name(game.name), "channel": f"<#{game.channel}>"})


def _button(rest: str, label: str, style: discord.ButtonStyle) -> Button:
    custom_id = str(Press(0, "-", f"{ButtonKind.FORGET}{rest}"))
    return discord.ui.Button(label=cut(label, LABEL), style=style, custom_id=custom_id)
