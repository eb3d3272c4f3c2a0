"""`/game opponent`, and the lists under an open table: computer players sit down and are taken away again."""

from __future__ import annotations

from discord import app_commands

from bot.errors import BotError
from bot.gathering.opening import here as table_of
from bot.live.values import Live
from bot.locales import plainly
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.commands import Builder, part_of
from bot.services.here import here, matching, owner_or_moderator, quiet, seat_of
from bot.services.parts import HasTables, TalksAndAdmitsToTables, TalksOfTables
from bot.services.replies import soon, tell_around
from bot.tables.newcomers import usual
from bot.told.programs import DROP
from bot.told.sitting import about_text, kind_text, stands_in
from bot.widgets.interactions import Interaction, Offer
from bot.widgets.presses import Kind as Button
from bot.widgets.presses import Press
from bot.widgets.spelling import seat_spelling
from engine.digits import whole
from engine.games import rules_of
from engine.players.characters import EVEN, LEVELS, TRAITS, Kind
from engine.text import T, Text, seat_name

LEVEL_CHOICES = [f"level-{level}" for level in LEVELS]


@part_of("game", 11)
def add(builder: Builder, made: app_commands.Group) -> None:
    """Adds it."""

    async def opponent(interaction: Interaction, level: str = "", trait: str = "", remove: str = "") -> None:
        if remove:
            await take_away(builder.services, interaction, remove)
        else:
            await seat_one(builder.services, interaction, read_kind(level, trait))

    async def seated(interaction: Interaction, typed: str) -> list[Offer]:
        return await complete_seated(builder.services, interaction, typed)

    choices = {"level": LEVEL_CHOICES, "trait": [f"trait-{trait}" for trait in TRAITS]}
    builder.add(made, "opponent", opponent, complete={"remove": seated}, choices=choices)


def read_kind(level: str, trait: str = "") -> Kind:
    """What was chosen; by itself a steady player without leanings."""
    return Kind(level.removeprefix("level-") or "steady", trait.removeprefix("trait-") or EVEN)


def programs_of(game: str, count: int, level: str) -> tuple[Kind, ...]:
    """So many of a kind, for a new table of this game."""
    return (read_kind(level) if level else usual(rules_of(game)),) * count


async def seat_one(services: TalksAndAdmitsToTables, interaction: Interaction, kind: Kind) -> None:
    """A computer player sits down."""
    live = await soon(interaction, _seated(services, interaction, kind))
    await tell_around(interaction, services.aloud(live)(_sits_down(live, kind)))


async def _seated(services: TalksAndAdmitsToTables, interaction: Interaction, kind: Kind) -> Live:
    live = await here(services, interaction)
    await owner_or_moderator(services, interaction, live, seated=True)
    return await services.tables.lobby.seat_programs(live.game.id, [kind])


def _sits_down(live: Live, kind: Kind) -> Text:
    row = [row for row in live.seats if row.player == str(kind)][-1]
    return T("bot-program-seated", seat=seat_name(row.seat), kind=kind_text(kind), about=about_text(kind))


async def take_away(services: TalksAndAdmitsToTables, interaction: Interaction, typed: str) -> None:
    """A computer player goes."""
    live = await here(services, interaction)
    await owner_or_moderator(services, interaction, live, seated=True)
    seat = seat_of(live, typed, await services.say(interaction, live))
    live = await soon(interaction, services.tables.lobby.dismiss(live.game.id, seat))
    await tell_around(interaction, services.aloud(live)(T("bot-program-gone", n=seat + 1)))


async def complete_seated(services: TalksOfTables, interaction: Interaction, typed: str) -> list[Offer]:
    """The computer players of this channel's open table."""
    live = await quiet(here(services, interaction))
    if live is None or live.game.status != "open":
        return []
    say = plainly(await services.say(interaction, live))
    rows = [row for row in live.seats if row.stand_in]
    return matching([(f"{row.seat + 1}. {say(stands_in(row))}", seat_spelling(row.seat)) for row in rows], typed)


@button(Button.PROGRAM, need=ASKED)
async def choose(services: HasTables, interaction: Interaction, press: Press, values: Values) -> None:
    """From the lists: one sits down, or (`DROP`) goes."""
    live, picked = await table_of(services, interaction, press), next(iter(values), "")
    if press.rest == DROP:
        seat = whole(picked, 2)
        await services.tables.lobby.dismiss(live.game.id, -1 if seat is None else seat)
    else:
        await services.tables.lobby.seat_programs(live.game.id, [_kind(picked)])
    await interaction.response.defer()


def _kind(picked: str) -> Kind:
    """Raises BotError: nobody is called so."""
    try:
        return Kind.read(picked)
    except KeyError:
        raise BotError(T("bot-program-unknown")) from None
