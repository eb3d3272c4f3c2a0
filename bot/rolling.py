"""Going back to an earlier turn: a list of the last ones, the board as it was then, and what would be lost.

Only the moderator who asked sees it. Which turn is looked at stands in the buttons, the reason in the first line of the
message (quoted, with `> `), so nothing is remembered. Only public things are shown: the headline, the board as everyone
saw it, whose answers would be lost and to which questions.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, NamedTuple

import discord

from bot import audit, past
from bot.clock import moment
from bot.errors import BotError
from bot.explain import cut
from bot.house import House, Interaction, lines
from bot.locales import Say
from bot.panels import BLUE, GREY, LABEL, OPTION, PLACEHOLDER, Panel, Row
from bot.play import Live, LostAnswer
from bot.presses import ROLLING, Press
from bot.replies import whisper
from bot.retold import lost_lines
from bot.rows import view_of
from bot.told import plain
from engine.errors import StaleQuestion
from engine.text import T, Text

PAGE = 10
LIST, LOOK, DO = "l", "p", "d"
QUOTE = "> "


class Point(NamedTuple):
    """A turn one can go back to.

    Attributes:
        after: the last answer that stays; 0 for the start of the game.
        at: when it was given, as `bot.clock.stamp` says it.
        headline: where the game stood then, once it has been looked up; None where today's rules cannot go back there.
        lost: how many answers would be lost.
        last: seq of the last of them.
    """

    after: int
    at: str
    lost: int
    last: int
    headline: Text | None = None


async def points(house: House, live: Live) -> list[Point]:
    """The turns of a game that can still be gone back to, the newest first."""
    game = live.game.id
    log, safe = await house.call(house.store.log, game), await house.call(house.store.safe_points, game)
    when = {row.seq: row.at for row in log} | {0: live.game.created}
    found = [(after, sum(row.seq > after for row in log)) for after in reversed(safe) if after in when]
    return [Point(after, when[after], lost, log[-1].seq) for after, lost in found if lost]


async def headed(house: House, live: Live, found: list[Point]) -> list[Point]:
    """The same with their headlines."""
    return await asyncio.to_thread(lambda: [_headed(house, live, point) for point in found])


def _headed(house: House, live: Live, point: Point) -> Point:
    try:
        table = past.table_after(live.rules, house.store, live.game.id, point.after)
    except BotError:
        return point
    return point._replace(headline=live.rules.headline(table.state))


async def open_list(house: House, interaction: Interaction, live: Live, reason: str) -> None:
    """Shows the list to a moderator who gave no number."""
    if live.table is None or live.game.standing not in ("running", "paused"):
        raise BotError(T(f"bot-not-running-{live.game.standing}"))
    shown = await _list(house, interaction, live, 0, plain(reason))
    await whisper(interaction, shown.content, shown)


async def pressed(house: House, interaction: Interaction, press: Press, values: Any) -> None:
    """A press in that panel, or on the pages of the audit."""
    if press.choice[1:2] == audit.OP:
        await audit.turned(house, interaction, press)
        return
    live = await house.tables.look(press.game)
    if live.game.channel != interaction.channel_id:
        raise BotError(T("bot-not-this-channel"))
    if not await house.moderates(interaction):
        raise BotError(T("bot-moderators-only"))
    op, rest = press.choice[1:2], press.choice[2:]
    if op == LIST:
        await _turn(house, interaction, live, _number(rest))
    elif op == LOOK:
        await _look(house, interaction, live, _number(rest), _number(next(iter(values), "")))
    elif op == DO:
        await _do(house, interaction, live, rest)
    else:
        raise StaleQuestion


def _number(typed: str) -> int:
    if not (typed.isascii() and typed.isdigit() and len(typed) < 10):
        raise StaleQuestion
    return int(typed)


def _reason(interaction: Interaction) -> str:
    """The reason, which stands in the first line of the message."""
    first = interaction.message.content.split("\n", 1)[0] if interaction.message else ""
    return first.removeprefix(QUOTE) if first.startswith(QUOTE) else ""


# --- the list --------------------------------------------------------------------------------------------------------


async def _turn(house: House, interaction: Interaction, live: Live, page: int) -> None:
    """Another page, or back to the list."""
    await interaction.response.defer()
    await _put(interaction, await _list(house, interaction, live, page, _reason(interaction)))


async def _list(house: House, interaction: Interaction, live: Live, page: int, reason: str) -> Panel:
    say, found = await house.say(interaction, live), await points(house, live)
    if not found:
        raise BotError(T("bot-no-history"))
    page = min(page, (len(found) - 1) // PAGE)
    shown = await headed(house, live, found[page * PAGE : (page + 1) * PAGE])
    told = [f"- {say(_line(point))}" for point in shown]
    head = [QUOTE + reason] if reason else []
    content = lines(*head, f"**{say(T('rolling-title'))}**", *(cut(line, 150) for line in told))
    return Panel(content, (_menu(live, say, shown, page), *_pages(live, say, len(found), page)))


def _line(point: Point) -> Text:
    at = f"<t:{int(moment(point.at).timestamp())}:f>"
    return T("rolling-point", n=str(point.after), at=at, headline=_stood(point), lost=point.lost)


def _stood(point: Point) -> Text:
    return point.headline or T("rolling-unknown")


def _menu(live: Live, say: Say, shown: list[Point], page: int) -> Row:
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=_id(live, f"{LOOK}{page}"), placeholder=cut(say(T("rolling-choose")), PLACEHOLDER)
    )
    for point in shown:
        label = cut(say(T("rolling-label", n=str(point.after), headline=_stood(point))), OPTION)
        menu.add_option(label=label, value=str(point.after), description=say(T("rolling-loses", lost=point.lost)))
    return [menu]


def _pages(live: Live, say: Say, count: int, page: int) -> list[Row]:
    of = -(-count // PAGE)
    if of < 2:
        return []
    back = _button(live, f"{LIST}{max(0, page - 1)}", say(T("bot-page-back")), GREY, disabled=page == 0)
    label = say(T("bot-page-next", n=page + 1, of=of))
    return [[back, _button(live, f"{LIST}{page + 1}", label, GREY, disabled=page + 1 == of)]]


def _id(live: Live, rest: str) -> str:
    return str(Press(live.game.id, "-", f"{ROLLING}{rest}"))


def _button(live: Live, rest: str, label: str, style: discord.ButtonStyle, *, disabled: bool = False) -> Any:
    return discord.ui.Button(label=cut(label, LABEL), style=style, custom_id=_id(live, rest), disabled=disabled)


# --- one of them -----------------------------------------------------------------------------------------------------


async def _look(house: House, interaction: Interaction, live: Live, page: int, after: int) -> None:
    """The board as it was then, and what would be lost."""
    say = await house.say(interaction, live)
    point = next((point for point in await points(house, live) if point.after == after), None)
    if point is None:
        raise BotError(T("rolling-gone"))
    await interaction.response.defer()
    (point,) = await headed(house, live, [point])
    table = await asyncio.to_thread(past.table_after, live.rules, house.store, live.game.id, after)
    picture = await house.pictures.board(replace(live, table=table), say)
    words = _loss(say, point, await _lost(house, live, point), _reason(interaction))
    state = f"{point.after}.{point.lost}.{point.last}"
    go = _button(live, f"{DO}{state}", say(T("rolling-do", lost=point.lost)), BLUE)
    back = _button(live, f"{LIST}{page}", say(T("bot-back")), GREY)
    await _put(interaction, Panel(words, ([go, back],)), picture)


async def _lost(house: House, live: Live, point: Point) -> list[LostAnswer]:
    return await house.tables.in_words(live.game.id, await house.tables.last_answers(live.game.id, point.lost))


def _loss(say: Say, point: Point, lost: list[LostAnswer], reason: str) -> str:
    head = [QUOTE + reason] if reason else []
    sealed = [say(T("rolling-sealed"))] if any(answer.sealed for answer in lost) else []
    return lines(*head, f"**{say(_line(point))}**", say(T("bot-undo-loses")), *lost_lines(lost, say), *sealed)


async def _do(house: House, interaction: Interaction, live: Live, state: str) -> None:
    """Goes back, if the game still stands where it stood when this was shown."""
    after, count, last = map(_number, (*state.split("."), "", "")[:3])
    say = await house.say(interaction, live)
    lost = await house.tables.last_answers(live.game.id, count)
    if len(lost) < count or not lost or lost[-1].seq != last or lost[0].seq <= after:
        raise BotError(T("rolling-gone"))
    await interaction.response.defer()
    lost = await house.tables.in_words(live.game.id, lost)
    await house.tables.rollback(live.game.id, count, interaction.user.id, _reason(interaction), last=last)
    await _put(interaction, Panel(lines(say(T("bot-taken-back", n=count)), *lost_lines(lost, say)), ()))


async def _put(interaction: Interaction, shown: Panel, picture: discord.File | None = None) -> None:
    """Shows it in the same message."""
    files = [picture] if picture else []
    view = view_of(shown.rows) if shown.rows else None
    await interaction.edit_original_response(content=shown.content, view=view, attachments=files)
