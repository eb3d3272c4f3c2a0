"""A seat's standing orders as it changes them: one private message, and two buttons under a chance to react."""

from __future__ import annotations

from typing import Any

import discord

from bot.asking.own_prompt import Pass, give, seated
from bot.errors import BotError
from bot.live.standing_orders import ALWAYS, ASK, EVERY, IDLE, TURN
from bot.live.values import Live, Question
from bot.locales import Say
from bot.services.authority import ASKED
from bot.services.buttons import Values, button
from bot.services.replies import whisper
from bot.services.services import Services
from bot.widgets.explain import cut
from bot.widgets.interactions import Interaction
from bot.widgets.lines import lines
from bot.widgets.panels import GREEN, GREY, LABEL, OPTION, Panel, Row
from bot.widgets.presses import Kind, Press
from bot.widgets.rows import view_of
from engine.ask import Seat
from engine.digits import whole
from engine.errors import NotAsked, StaleQuestion
from engine.text import T, Text

A_PAGE = 25
NONE = "none"
SHOW, EACH, PICK, SET = "p", "e", "k", "s"
"""What a press does: turn the page, the order for every kind, pick a kind, set its order."""


async def show_orders(services: Services, interaction: Interaction, live: Live) -> None:
    """The orders of the reader's seat.

    Raises:
        BotError: no seat, or a game without chances to react.
    """
    shown = _panel(live, _seat(live, interaction), await services.say(interaction, live))
    await whisper(interaction, shown.content, shown)


def _seat(live: Live, interaction: Interaction) -> Seat:
    seat = live.seat_of(interaction.user.id)
    if seat is None:
        raise BotError(T("bot-not-seated"))
    if not live.rules.windows():
        raise BotError(T("bot-orders-none-here"))
    return seat


def _panel(live: Live, seat: Seat, say: Say, page: int = 0, kind: str = "") -> Panel:
    """The orders in words; below them a list for every kind, one to pick a kind, one for that kind, and buttons."""
    given = live.orders.get(seat, {})
    rows: list[Row] = [[_modes(live, say, f"{EACH}{page}", T("bot-orders-all"), given.get(EVERY), (IDLE, ALWAYS))]]
    if len(live.rules.windows()) > 1:
        rows.append([_kinds(live, say, given, page, kind)])
    if kind:
        rows.append(
            [_modes(live, say, f"{SET}{page}/{kind}", T("bot-orders-this"), given.get(kind), (ASK, IDLE, ALWAYS))]
        )
    return Panel(_words(live, given, say, kind), (*rows, _buttons(live, say, page, TURN in given)))


def _words(live: Live, given: dict[str, str], say: Say, kind: str) -> str:
    names = dict(live.rules.windows())
    told = [say(T("bot-orders-mode", kind=T("bot-orders-all"), mode=_mode(given.get(EVERY, NONE))))]
    told += [say(T("bot-orders-mode", kind=names[k], mode=_mode(mode))) for k, mode in given.items() if k in names]
    told += [say(T("bot-orders-turn"))] if TURN in given else []
    picked = f"**{say(names[kind])}**" if kind else ""
    discreet = live.table is None or live.rules.discreet(live.table.state)
    explained = say(T("bot-orders-explained" if discreet else "bot-orders-explained-open"))
    return lines(f"**{say(T('bot-orders-title'))}**", *(f"- {line}" for line in told), f"-# {explained}", picked)


def _mode(mode: str) -> Text:
    return Text(f"bot-orders-mode-{mode}")


def _modes(
    live: Live, say: Say, op: str, what: Text, now: str | None, modes: tuple[str, ...]
) -> discord.ui.Select[Any]:
    menu: discord.ui.Select[Any] = discord.ui.Select(custom_id=_id(live, op))
    for mode in (NONE, *modes):
        meant = T("bot-orders-mode-same") if mode == NONE and ASK in modes else _mode(mode)
        label = cut(say(T("bot-orders-mode", kind=what, mode=meant)), OPTION)
        menu.add_option(label=label, value=mode, default=mode == (now or NONE))
    return menu


def _kinds(live: Live, say: Say, given: dict[str, str], page: int, kind: str) -> discord.ui.Select[Any]:
    placeholder = say(T("bot-orders-one"))
    menu: discord.ui.Select[Any] = discord.ui.Select(custom_id=_id(live, f"{PICK}{page}"), placeholder=placeholder)
    for name, text in live.rules.windows()[page * A_PAGE : (page + 1) * A_PAGE]:
        note = say(_mode(given[name])) if name in given else None
        menu.add_option(label=cut(say(text), OPTION), value=name, description=note, default=name == kind)
    return menu


def _buttons(live: Live, say: Say, page: int, passing: bool) -> Row:
    """To pass until the next turn, or no longer; and to turn the page of kinds."""
    label = T("bot-orders-stop" if passing else "bot-pass-turn")
    style = GREY if passing else GREEN
    row: Row = [discord.ui.Button(label=cut(say(label), LABEL), style=style, custom_id=_id(live, f"{Pass.TURN}{page}"))]
    if len(live.rules.windows()) > A_PAGE:
        others = (page + 1) % -(-len(live.rules.windows()) // A_PAGE)
        more = cut(say(T("bot-orders-more")), LABEL)
        row.append(discord.ui.Button(label=more, style=GREY, custom_id=_id(live, f"{SHOW}{others}")))
    return row


def _id(live: Live, op: str) -> str:
    return str(Press(live.game.id, "-", f"{Kind.ORDERS}{op}"))


# --- presses ---------------------------------------------------------------------------------------------------------


@button(Kind.ORDERS, need=ASKED)
async def pressed(services: Services, interaction: Interaction, press: Press, values: Values) -> None:
    """A press in the message of orders, or on one of the two buttons under a chance to react."""
    if press.question != "-":
        await _pass_now(services, interaction, press)
        return
    op, page, kind = _read(press.rest)
    live = await services.tables.look(press.game)
    seat = _seat(live, interaction)
    chosen = next(iter(values), "")
    if op in (EACH, SET):
        await services.tables.orders.order(
            press.game, interaction.user.id, kind or EVERY, None if chosen == NONE else chosen
        )
    elif op == Pass.TURN:
        on = TURN in live.orders.get(seat, {})
        await services.tables.orders.order(press.game, interaction.user.id, TURN, None if on else ALWAYS)
    kind = chosen if op == PICK else kind
    shown = _panel(live, seat, await services.say(interaction, live), page, _known(live, kind))
    await interaction.response.edit_message(content=shown.content, view=view_of(shown.rows))


def _read(choice: str) -> tuple[str, int, str]:
    """What to do, the page in view, and the kind in hand."""
    op, (page, _, kind) = choice[:1], choice[1:].partition("/")
    number = whole(page, 2)
    if op not in (SHOW, EACH, PICK, SET, Pass.TURN) or number is None:
        raise BotError(T("bot-unknown-button"))
    return op, number, kind


def _known(live: Live, kind: str) -> str:
    return kind if kind in dict(live.rules.windows()) else ""


async def _pass_now(services: Services, interaction: Interaction, press: Press) -> None:
    """Passes this chance by hand, and leaves the order for those to come."""
    at = await seated(services, interaction, press.game, press.question)
    answer = _pass_of(at.live, at.question)
    if answer is None or press.rest not in tuple(Pass):
        raise StaleQuestion if at.question.shape is not None else NotAsked
    kind, mode = (TURN, ALWAYS) if press.rest == Pass.TURN else (at.question.kind, IDLE)
    await services.tables.orders.order(press.game, interaction.user.id, kind, mode)
    await give(at, interaction, answer)


def _pass_of(live: Live, question: Question) -> object:
    table = live.table
    return None if table is None else table.lets_pass(question.seat)
