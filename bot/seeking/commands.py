"""`/play seek`, `stop`, `avoid`: somebody looks for people to play with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import timedelta

import discord
from discord import app_commands

from bot import clock
from bot.clock import stamp
from bot.errors import BotError
from bot.gathering.opening import display_name
from bot.gathering.program_commands import LEVEL_CHOICES
from bot.locales import LANGUAGES
from bot.seeking.company import accepted, call_role, invite, with_friends
from bot.seeking.words import seek_what
from bot.services.authority import ON_SERVER
from bot.services.buttons import Values, button
from bot.services.commands import Choices, command
from bot.services.context import Context
from bot.services.here import server_of
from bot.services.replies import think
from bot.services.services import Services
from bot.store import Seek
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from engine import games
from engine.digits import whole
from engine.text import T, Text

HOURS, LONGEST = 24, 14 * 24
PACES = ("live", "daily", "weekly")
CHOICES: Choices = {
    "game": games.names,
    "also": games.names,
    "pace": [f"pace-{pace}" for pace in PACES],
    "level": LEVEL_CHOICES,
    "language": [f"language-{language}" for language in LANGUAGES],
}


@dataclass(frozen=True)
class Wish:
    """What somebody types to look for a table."""

    game: str
    also: str = ""
    pace: str = "pace-daily"
    seats: app_commands.Range[int, 1, 8] = 0
    level: str = ""
    language: str = ""
    hours: app_commands.Range[int, 1, LONGEST] = HOURS
    friend: discord.Member | None = None
    friend2: discord.Member | None = None
    friend3: discord.Member | None = None
    call: bool = False

    @property
    def titles(self) -> tuple[str, ...]:
        """Any of these games."""
        return tuple(dict.fromkeys(one for one in (self.game, self.also) if one))

    @property
    def friends(self) -> list[discord.Member]:
        """With whom."""
        return [one for one in (self.friend, self.friend2, self.friend3) if one is not None]


@command("play seek", choices=CHOICES, options=Wish)
async def seek(at: Context, wish: Wish) -> None:
    """From now on this person looks for that; the table opens as soon as enough people fit together."""
    if wish.seats and not any(wish.seats in games.rules_of(title).seats for title in wish.titles):
        raise BotError(T("bot-seek-no-seats", n=wish.seats))
    wanted = with_friends(at, _wanted(at, wish), wish.friends)
    await _look(at, wanted, wish.friends, call=wish.call)


def _wanted(at: Context, wish: Wish) -> Seek:
    """It, as it is kept."""
    there, now = at.interaction, clock.now()
    return Seek(
        server_of(there), at.user, display_name(there), _channel(there), wish.titles, wish.seats,
        wish.pace.removeprefix("pace-"), wish.level.removeprefix("level-"), wish.language.removeprefix("language-"),
        stamp(now), stamp(now + timedelta(hours=wish.hours)),
    )  # fmt: skip


def _channel(interaction: Interaction) -> int:
    """Below which channel the table's thread opens. Raises BotError: there can be none."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.TextChannel):
        raise BotError(T("bot-threads-not-here"))
    return channel.id


async def _look(at: Context, wanted: Seek, friends: Sequence[discord.Member] = (), *, call: bool = False) -> None:
    """Notes it, and says what came of it; `friends`: who is asked to sit down together with this person."""
    client, say = at.interaction.client, await at.say()
    await at.services.ration(at.interaction, "seeks")
    await client.watch.seeking.left(wanted.guild, at.user, wanted.party)
    await at.services.call(at.services.store.keep_seek, wanted)
    if friends and not await invite(at, wanted, friends):
        await at.services.call(at.services.store.drop_seek, wanted.guild, wanted.user)
        raise BotError(T("bot-seek-not-written"))
    found = await client.watch.seeking.match(wanted.guild)
    client.watch.overviews.soon(wanted.guild)
    if any(one.user == wanted.user for match in found for one in match.people):
        await at.confirm(T("bot-seek-found"))
        return
    told = [T("bot-seeks", what=seek_what(wanted)), *await _party(at, wanted)]
    told += [await call_role(at, wanted)] if call else []
    await at.whisper("\n".join(map(say, told)))


async def _party(at: Context, wanted: Seek) -> list[Text]:
    """Whether the friends look together by now."""
    if not wanted.party:
        return []
    seeks = await at.services.call(at.services.store.seeks, wanted.guild)
    there = sum(one.party == wanted.party for one in seeks)
    return [T("bot-party-waits" if there < wanted.together else "bot-party-looks", n=wanted.together)]


@command("play stop")
async def stop(at: Context) -> None:
    """This person looks no more."""
    server, known = server_of(at.interaction), at.services.store
    if not any(one.user == at.user for one in await at.services.call(known.seeks, server)):
        raise BotError(T("bot-seek-none"))
    await at.interaction.client.watch.seeking.left(server, at.user)
    await at.services.call(known.drop_seek, server, at.user)
    at.interaction.client.watch.overviews.soon(server)
    await at.confirm(T("bot-seek-stopped"))


@command("play avoid")
async def avoid(at: Context, player: discord.Member | None = None) -> None:
    """Nobody is told: whom this person would rather not sit with, or one more, or one fewer."""
    if player is None:
        others = tuple(f"<@{other}>" for other in await at.services.call(at.services.store.avoided, at.user))
        await at.whisper((await at.say())(T("bot-avoids", players=others) if others else T("bot-avoids-nobody")))
        return
    if player.id == at.user:
        raise BotError(T("bot-avoid-self"))
    on = await at.services.call(at.services.store.avoid, at.user, player.id)
    await at.confirm(T("bot-avoided" if on else "bot-avoided-no-more", player=f"<@{player.id}>"))


@button(ButtonKind.SEEK, need=ON_SERVER)
async def join(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """Somebody looks for the same as the one who was picked."""
    at, picked = Context(services, interaction), whole(next(iter(values), ""), 20)
    seeks = await services.call(services.store.seeks, server_of(interaction))
    other = next((one for one in seeks if one.user == picked), None)
    if other is None:
        raise BotError(T("bot-seek-gone"))
    if other.user == at.user:
        raise BotError(T("bot-seek-own"))
    await think(interaction)
    name = display_name(interaction)
    await _look(at, replace(other, user=at.user, name=name, at=stamp(clock.now()), party="", together=1))


@button(ButtonKind.PARTY, need=ON_SERVER)
async def join_friends(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A friend wants to sit down together with those who have asked."""
    at = Context(services, interaction)
    wanted = await accepted(at, press.rest)
    await think(interaction)
    await _look(at, wanted)
