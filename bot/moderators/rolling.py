"""Going back to an earlier turn: a list of the last ones, the board as it was then, and what would be lost.

Only the moderator who asked sees it. Which turn is looked at stands in the buttons, the reason in the first line of the
message (quoted, with `> `), so nothing is remembered. Only public things are shown: the headline, the board as everyone
saw it, whose answers would be lost and to which questions.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.clock import moment
from bot.errors import BotError
from bot.live.answer_counts import Numbers, within
from bot.live.audit_lines import one_line
from bot.live.lost_answers import lost_lines
from bot.live.model import Live, LostAnswer
from bot.locales import Say
from bot.services.authority import MODERATING
from bot.services.buttons import Values, button
from bot.services.context import Context
from bot.services.replies import put
from bot.services.services import Services
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Interaction, Select
from bot.widgets.lines import lines
from bot.widgets.maker import BLUE, GREY, LABEL, PLACEHOLDER, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.two_lines import OPTION
from bot.wording import positions
from engine.digits import whole
from engine.errors import StaleQuestion
from engine.text import T, Text

PAGE = 10
LIST, LOOK, DO = "l", "p", "d"
QUOTE = "> "


class RollbackPoint(NamedTuple):
    """A turn one can go back to.

    Attributes:
        after: the last answer that stays; 0 for the start of the game. It is shown by its number, `n`.
        at: when it was given, as `bot.clock.stamp` says it.
        headline: where the game stood then, once it has been looked up; None where today's rules cannot go back there.
        lost: how many answers would be lost.
        last: the number of the last of them.
    """

    after: int
    n: int
    at: str
    lost: int
    last: int
    headline: Text | None = None


async def points(services: Services, live: Live) -> list[RollbackPoint]:
    """The turns of a game that can still be gone back to, the newest first."""
    game = live.game.id
    log, safe = await services.call(services.store.log, game), await services.call(services.store.safe_points, game)
    when = {row.seq: row.at for row in log} | {0: live.game.created}
    numbers = Numbers(log, within(live))
    last, found = len(numbers), [(after, numbers.of(after)) for after in reversed(safe) if after in when]
    return [RollbackPoint(after, n, when[after], last - n, last) for after, n in found if last > n]


async def headed(services: Services, live: Live, found: list[RollbackPoint]) -> list[RollbackPoint]:
    """The same with their headlines."""
    return await asyncio.to_thread(lambda: [_headed(services, live, point) for point in found])


def _headed(services: Services, live: Live, point: RollbackPoint) -> RollbackPoint:
    try:
        table = positions.table_after(live.rules, services.store, live.game.id, point.after)
    except BotError:
        return point
    return point._replace(headline=table.headline())


async def open_list(at: Context, live: Live, reason: str) -> None:
    """Shows the list to a moderator who gave no number."""
    if live.table is None or live.game.standing not in ("running", "paused"):
        raise BotError(T(f"bot-not-running-{live.game.standing}"))
    shown = await _list(at.services, at.interaction, live, 0, one_line(reason))
    await at.whisper(shown.content, shown)


@button(ButtonKind.ROLLING, need=MODERATING)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in that panel."""
    live = await services.tables.look(press.game)
    op, rest = press.rest[:1], press.rest[1:]
    if op == LIST:
        await _turn(services, interaction, live, _number(rest))
    elif op == LOOK:
        await _look(services, interaction, live, _number(rest), _number(next(iter(values), "")))
    elif op == DO:
        await _do(services, interaction, live, rest)
    else:
        raise StaleQuestion


def _number(typed: str) -> int:
    number = whole(typed, 9)
    if number is None:
        raise StaleQuestion
    return number


def _reason(interaction: Interaction) -> str:
    """The reason, which stands in the first line of the message."""
    first = interaction.message.content.split("\n", 1)[0] if interaction.message else ""
    return first.removeprefix(QUOTE) if first.startswith(QUOTE) else ""


# --- the list --------------------------------------------------------------------------------------------------------


async def _turn(services: Services, interaction: Interaction, live: Live, page: int) -> None:
    """Another page, or back to the list."""
    await interaction.response.defer()
    await put(interaction, await _list(services, interaction, live, page, _reason(interaction)))


async def _list(services: Services, interaction: Interaction, live: Live, page: int, reason: str) -> Panel:
    say, found = await services.say(interaction, live), await points(services, live)
    if not found:
        raise BotError(T("bot-no-history"))
    page = min(page, (len(found) - 1) // PAGE)
    shown = await headed(services, live, found[page * PAGE : (page + 1) * PAGE])
    told = [f"- {say(_line(point))}" for point in shown]
    head = [QUOTE + reason] if reason else []
    content = lines(*head, f"**{say(T('rolling-title'))}**", *(cut(line, 150) for line in told))
    return Panel(content, (_menu(live, say, shown, page), *_pages(live, say, len(found), page)))


def _line(point: RollbackPoint) -> Text:
    at = f"<t:{int(moment(point.at).timestamp())}:f>"
    return T("rolling-point", n=str(point.n), at=at, headline=_stood(point), lost=point.lost)


def _stood(point: RollbackPoint) -> Text:
    return point.headline or T("rolling-unknown")


def _menu(live: Live, say: Say, shown: list[RollbackPoint], page: int) -> Row:
    menu: Select = discord.ui.Select(
        custom_id=_id(live, f"{LOOK}{page}"), placeholder=cut(say(T("rolling-choose")), PLACEHOLDER)
    )
    for point in shown:
        label = cut(say(T("rolling-label", n=str(point.n), headline=_stood(point))), OPTION)
        menu.add_option(label=label, value=str(point.n), description=say(T("rolling-loses", lost=point.lost)))
    return [menu]


def _pages(live: Live, say: Say, count: int, page: int) -> list[Row]:
    of = -(-count // PAGE)
    if of < 2:
        return []
    back = _button(live, f"{LIST}{max(0, page - 1)}", say(T("bot-page-back")), GREY, disabled=page == 0)
    label = say(T("bot-page-next", n=page + 1, of=of))
    return [[back, _button(live, f"{LIST}{page + 1}", label, GREY, disabled=page + 1 == of)]]


def _id(live: Live, rest: str) -> str:
    return str(Press(live.game.id, "-", f"{ButtonKind.ROLLING}{rest}"))


def _button(live: Live, rest: str, label: str, style: discord.ButtonStyle, *, disabled: bool = False) -> Button:
    return discord.ui.Button(label=cut(label, LABEL), style=style, custom_id=_id(live, rest), disabled=disabled)


# --- one of them -----------------------------------------------------------------------------------------------------


async def _look(services: Services, interaction: Interaction, live: Live, page: int, n: int) -> None:
    """The board as it was then, and what would be lost."""
    say = await services.say(interaction, live)
    point = next((point for point in await points(services, live) if point.n == n), None)
    if point is None:
        raise BotError(T("rolling-gone"))
    await interaction.response.defer()
    (point,) = await headed(services, live, [point])
    table = await asyncio.to_thread(positions.table_after, live.rules, services.store, live.game.id, point.after)
    picture = await services.pictures.board(replace(live, table=table), say)
    words = _loss(say, point, await _lost(services, live, point), _reason(interaction))
    state = f"{point.n}.{point.lost}.{point.last}.{live.game.undone}"
    go = _button(live, f"{DO}{state}", say(T("rolling-do", lost=point.lost)), BLUE)
    back = _button(live, f"{LIST}{page}", say(T("bot-back")), GREY)
    await put(interaction, Panel(words, ([go, back],)), file=picture)


async def _lost(services: Services, live: Live, point: RollbackPoint) -> list[LostAnswer]:
    return await services.tables.records.in_words(
        live.game.id, await services.tables.records.last_answers(live.game.id, point.lost)
    )


def _loss(say: Say, point: RollbackPoint, lost: list[LostAnswer], reason: str) -> str:
    head = [QUOTE + reason] if reason else []
    sealed = [say(T("rolling-sealed"))] if any(answer.sealed for answer in lost) else []
    return lines(*head, f"**{say(_line(point))}**", say(T("bot-undo-loses")), *lost_lines(lost, say), *sealed)


async def _do(services: Services, interaction: Interaction, live: Live, state: str) -> None:
    """Goes back, if the game still stands where it stood when this was shown."""
    after, count, last, undone = map(_number, (*state.split("."), "", "", "")[:4])
    say = await services.say(interaction, live)
    lost = await services.tables.records.last_answers(live.game.id, count)
    stands = bool(lost) and len(lost) == count and lost[-1].number == last and lost[0].number > after
    if not stands or live.game.undone != undone:
        raise BotError(T("rolling-gone"))
    await interaction.response.defer()
    lost = await services.tables.records.in_words(live.game.id, lost)
    reason, last_seq = _reason(interaction), lost[-1].seq
    await services.tables.moderation.rollback(live.game.id, count, interaction.user.id, reason, last=last_seq)
    await put(interaction, Panel(lines(say(T("bot-taken-back", n=count)), *lost_lines(lost, say)), ()))
