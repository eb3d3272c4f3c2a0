"""`/mod replace`, `kick`, `swap`, `stand-in`: who sits where."""

from __future__ import annotations

import discord

from bot.errors import BotError
from bot.faults import Meaning, Request, meaning
from bot.live.model import Live
from bot.locales import Say
from bot.locales.handles import handle
from bot.moderators.once_more import Unseating, ask_once_more, is_there
from bot.services.authority import MODERATING
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import seat_choices, seat_of
from bot.services.replies import think
from bot.services.services import Services
from bot.tables.seats import seat_row
from bot.widgets.interactions import Interaction
from bot.widgets.presses import ButtonKind, Press
from engine.ask import Seat
from engine.text import T, Text, seat_name

NAME = 32
VACANT = "kick-vacant"
BACK = "stand-in-back"


async def chosen(at: Context, typed: str) -> tuple[Live, Seat, Say]:
    """The seat that a moderator means.

    Raises:
        BotError: no game, no such seat.
    """
    live = await at.live()
    say = await at.say(live)
    return live, seat_of(live, typed, say), say


@command("mod replace", complete={"seat": seat_choices})
async def replace(at: Context, seat: str, player: discord.Member | None = None, reason: str = "") -> None:
    """Puts somebody else on a seat; nobody named: a stand-in."""
    live, number, _ = await chosen(at, seat)
    if player is not None and player.bot:
        raise BotError(T("bot-no-bots"))
    await _do(at, live, Unseating("replace", number, 0, player.id if player else 0, reason))


@command("mod kick", choices={"then": ["kick-stand-in", VACANT]}, complete={"seat": seat_choices})
async def kick(at: Context, seat: str, then: str = "", reason: str = "") -> None:
    """Takes a player out of a seat."""
    live, number, _ = await chosen(at, seat)
    await _do(at, live, Unseating("vacant" if then == VACANT else "kick", number, 0, 0, reason))


@command("mod swap", complete={"seat": seat_choices, "other": seat_choices})
async def swap(at: Context, seat: str, other: str, reason: str = "") -> None:
    """Lets the players of two seats change places."""
    live, number, say = await chosen(at, seat)
    second = seat_of(live, other, say)
    live = await at.services.tables.seats.swap(live.game.id, number, second, at.user, reason)
    await at.confirm(T("bot-mod-swap", one=seat_name(number), other=seat_name(second)), live)


@command("mod stand-in", choices={"what": ["stand-in-on", BACK]}, complete={"seat": seat_choices})
async def stand_in(at: Context, seat: str, what: str = "", reason: str = "") -> None:
    """Gives a seat to a stand-in, or back to whom it plays for."""
    live, number, _ = await chosen(at, seat)
    game, seats = live.game.id, at.services.tables.seats
    if what == BACK:
        name = await _name(at.interaction, seat_row(live, number).was)
        live = await seats.give_back(game, number, name, at.user, reason)
        await at.confirm(T("bot-mod-replace", seat=seat_name(number)), live)
        return
    await _do(at, live, Unseating("stand-in", number, 0, 0, reason))


async def _do(at: Context, live: Live, what: Unseating) -> None:
    """At once where nobody loses a seat; else it is asked about once more."""
    there = is_there(live, what.seat)
    if there is None or there == at.user:
        await at.confirm(*await _done(at, live, what))
    else:
        await ask_once_more(at, live, what._replace(person=there))


@button(ButtonKind.UNSEATING, need=MODERATING)
async def unseat_by_button(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """The second, deliberate step; who sits there may have changed."""
    await think(interaction)
    at, live, what = Context(services, interaction), await services.tables.look(press.game), Unseating.read(press.rest)
    if is_there(live, what.seat) != what.person:
        raise BotError(T("mod-somebody-else-there"))
    await at.confirm(*await _done(at, live, what))


async def _done(at: Context, live: Live, what: Unseating) -> tuple[Text, Live]:
    """Does it; what is said of it."""
    seats, game, place = at.services.tables.seats, live.game.id, what.seat
    if what.deed == "replace":
        name = await _name(at.interaction, what.user or None)
        live = await seats.replace(game, place, what.user or None, name, at.user, what.reason)
        return T("bot-mod-replace", seat=seat_name(place)), live
    if what.deed == "stand-in":
        live = await seats.stand_in_for(game, place, at.user, what.reason)
        return T("bot-mod-stand-in", seat=seat_name(place)), live
    called = handle(live.seats, live.rules, place)
    live = await seats.kick(game, place, at.user, what.reason, vacant=what.deed == "vacant")
    return T("bot-mod-kick", name=called), live


async def _name(interaction: Interaction, user: int | None) -> str:
    """What a person is called on this server. Raises BotError for somebody who has left it."""
    if user is None or interaction.guild is None:
        return ""
    try:
        member = interaction.guild.get_member(user) or await interaction.guild.fetch_member(user)
    except discord.HTTPException as error:
        if meaning(error, Request.LOOK_UP) is not Meaning.FINAL:
            raise
        raise BotError(T("mod-left-server", player=f"<@{user}>")) from None
    return member.display_name[:NAME]
