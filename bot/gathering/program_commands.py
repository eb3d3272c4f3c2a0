"""`/game opponent`, and the lists under an open table: computer players sit down and are taken away again."""

from __future__ import annotations

from bot.errors import BotError
from bot.gathering.opening import here as table_of
from bot.live.model import Live
from bot.locales import plainly
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.commands import command
from bot.services.context import Context
from bot.services.here import matching, owner_or_moderator, seat_of
from bot.services.replies import soon, tell_around
from bot.services.services import Services
from bot.tables.newcomers import usual
from bot.widgets.interactions import Interaction, Offer
from bot.widgets.presses import ButtonKind as Button
from bot.widgets.presses import Press
from bot.widgets.spelling import seat_spelling
from bot.wording.programs import DROP
from bot.wording.sitting import about_text, kind_text, stands_in
from engine.digits import whole
from engine.games import rules_of
from engine.players.characters import EVEN, LEVELS, TRAITS, PlayerKind
from engine.text import T, Text, seat_name

LEVEL_CHOICES = [f"level-{level}" for level in LEVELS]


def read_kind(level: str, trait: str = "") -> PlayerKind:
    """What was chosen; by itself a steady player without leanings."""
    return PlayerKind(level.removeprefix("level-") or "steady", trait.removeprefix("trait-") or EVEN)


def programs_of(game: str, count: int, level: str) -> tuple[PlayerKind, ...]:
    """So many of a kind, for a new table of this game."""
    return (read_kind(level) if level else usual(rules_of(game)),) * count


async def complete_seated(at: Context, typed: str) -> list[Offer]:
    """The computer players of this channel's open table."""
    live = await at.live_or_none()
    if live is None or live.game.status != "open":
        return []
    say = plainly(await at.say(live))
    rows = [row for row in live.seats if row.stand_in]
    return matching([(f"{row.seat + 1}. {say(stands_in(row))}", seat_spelling(row.seat)) for row in rows], typed)


CHOICES = {"level": LEVEL_CHOICES, "trait": [f"trait-{trait}" for trait in TRAITS]}


@command("game opponent", choices=CHOICES, complete={"remove": complete_seated}, aloud=True)
async def opponent(at: Context, level: str = "", trait: str = "", remove: str = "") -> None:
    """A computer player sits down, or goes."""
    if remove:
        await _take_away(at, remove)
        return
    kind = read_kind(level, trait)
    live = await soon(at.interaction, _seated(at, kind))
    await tell_around(at.interaction, at.services.aloud(live)(_sits_down(live, kind)))


async def _seated(at: Context, kind: PlayerKind) -> Live:
    live = await at.live()
    await owner_or_moderator(at, live, seated=True)
    return await at.services.tables.lobby.seat_programs(live.game.id, [kind])


def _sits_down(live: Live, kind: PlayerKind) -> Text:
    row = [row for row in live.seats if row.player == str(kind)][-1]
    return T("bot-program-seated", seat=seat_name(row.seat), kind=kind_text(kind), about=about_text(kind))


async def _take_away(at: Context, typed: str) -> None:
    live = await at.live()
    await owner_or_moderator(at, live, seated=True)
    seat = seat_of(live, typed, await at.say(live))
    live = await soon(at.interaction, at.services.tables.lobby.dismiss(live.game.id, seat))
    await tell_around(at.interaction, at.services.aloud(live)(T("bot-program-gone", n=seat + 1)))


@button(Button.PROGRAM, need=ASKED)
async def choose(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """From the lists: one sits down, or (`DROP`) goes."""
    live, picked = await table_of(services, interaction, press), next(iter(values), "")
    if press.rest == DROP:
        seat = whole(picked, 2)
        await services.tables.lobby.dismiss(live.game.id, -1 if seat is None else seat)
    else:
        await services.tables.lobby.seat_programs(live.game.id, [_kind(picked)])
    await interaction.response.defer()


def _kind(picked: str) -> PlayerKind:
    """Raises BotError: nobody is called so."""
    try:
        return PlayerKind.read(picked)
    except KeyError:
        raise BotError(T("bot-program-unknown")) from None
