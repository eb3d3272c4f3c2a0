"""A seat's standing orders as one private message: in words, and with what changes them below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

import discord

from bot.asking.seated import Pass
from bot.live.model import Live
from bot.live.standing_orders import ALWAYS, ASK, EVERY, IDLE, TURN, laid_down, offered
from bot.locales import Say
from bot.widgets.explain import cut
from bot.widgets.interactions import Button, Select
from bot.widgets.lines import lines
from bot.widgets.maker import GREEN, GREY, LABEL, Panel, Row
from bot.widgets.presses import ButtonKind, Press
from bot.widgets.shapes import face_of
from bot.widgets.two_lines import OPTION
from engine.ask import Answer, Seat
from engine.questions.standing_order import StandingOrder, fits
from engine.text import T, Text

X = TypeVar("X")
A_PAGE = 25
NONE = "none"
SHOW, EACH, PICK, SET, LAY = "p", "e", "k", "s", "l"
"""What a press does: turn the page, the order for every kind, pick a kind, set its order, pick an order of the game."""


class Orders(NamedTuple):
    """What a seat has ordered, and could."""

    live: Live
    say: Say
    given: Mapping[str, str]
    offered: Sequence[StandingOrder]
    laid: Mapping[str, Answer]

    def now(self, order: StandingOrder) -> Text:
        """What is laid down by an order."""
        if not fits(order, self.laid):
            return T("bot-orders-not-laid")
        return face_of(order.shape).summary(self.laid[order.name], self.live.rules.name)

    def line(self, order: StandingOrder) -> str:
        """The same with the order's name."""
        return self.say(T("bot-orders-mode", kind=order.text, mode=self.now(order)))


def orders_of(live: Live, seat: Seat, say: Say) -> Orders:
    """The standing orders of a seat, for it alone."""
    return Orders(live, say, live.orders.get(seat, {}), offered(live, seat), laid_down(live, seat))


def panel_of(at: Orders, page: int = 0, kind: str = "") -> Panel:
    """The orders in words; below them a list for every kind, one to pick a kind, one for that kind, one of what can be
    laid down, and buttons.
    """
    windows, rows = at.live.rules.windows(), list[Row]()
    if windows:
        rows.append([_modes(at, f"{EACH}{page}", T("bot-orders-all"), at.given.get(EVERY), (IDLE, ALWAYS))])
    if len(windows) > 1:
        rows.append([_kinds(at, page, kind)])
    if kind:
        op, modes = f"{SET}{page}/{kind}", (ASK, IDLE, ALWAYS)
        rows.append([_modes(at, op, T("bot-orders-this"), at.given.get(kind), modes)])
    if at.offered:
        rows.append([_laying(at, page)])
    buttons = _buttons(at, page)
    return Panel(_words(at, kind), (*rows, buttons) if buttons else tuple(rows))


def _words(at: Orders, kind: str) -> str:
    say, names = at.say, dict(at.live.rules.windows())
    told = [at.line(order) for order in at.offered]
    if names:
        told.append(say(T("bot-orders-mode", kind=T("bot-orders-all"), mode=_mode(at.given.get(EVERY, NONE)))))
    told += [say(T("bot-orders-mode", kind=names[k], mode=_mode(mode))) for k, mode in at.given.items() if k in names]
    told += [say(T("bot-orders-turn"))] if TURN in at.given else []
    picked = f"**{say(names[kind])}**" if kind else ""
    below = [f"-# {say(one)}" for one in _explained(at)]
    return lines(f"**{say(T('bot-orders-title'))}**", *(f"- {line}" for line in told), *below, picked)


def _explained(at: Orders) -> list[Text]:
    """How orders are followed, and what others can tell from it."""
    live = at.live
    after = Text(f"bot-orders-after-{'alone' if live.alone else live.game.settings.pace}")
    laid = [Text(f"bot-orders-explained-laid{'-alone' if live.alone else ''}", {"after": after})] if at.offered else []
    if not live.rules.windows():
        return laid
    if live.table is not None and not live.rules.discreet(live.table.state):
        return [T("bot-orders-explained-open", after=after), *laid]
    return [Text(f"bot-orders-explained-{_whether_telling(live)}", {"after": after}), *laid]


def _whether_telling(live: Live) -> str:
    """Whether the time of a pass tells nothing, or who had nothing to use; or nobody to tell."""
    if live.alone:
        return "alone"
    return "telling" if live.game.settings.pace in ("quick", "instant") else "silent"


def _mode(mode: str) -> Text:
    return Text(f"bot-orders-mode-{mode}")


def _modes(at: Orders, op: str, what: Text, now: str | None, modes: tuple[str, ...]) -> Select:
    menu: Select = discord.ui.Select(custom_id=press_of(at.live, op))
    for mode in (NONE, *modes):
        meant = T("bot-orders-mode-same") if mode == NONE and ASK in modes else _mode(mode)
        label = cut(at.say(T("bot-orders-mode", kind=what, mode=meant)), OPTION)
        menu.add_option(label=label, value=mode, default=mode == (now or NONE))
    return menu


def _kinds(at: Orders, page: int, kind: str) -> Select:
    placeholder, id = at.say(T("bot-orders-one")), press_of(at.live, f"{PICK}{page}")
    menu: Select = discord.ui.Select(custom_id=id, placeholder=placeholder)
    windows = at.live.rules.windows()
    for name, text in _on_page(windows, page):
        note = at.say(_mode(at.given[name])) if name in at.given else None
        menu.add_option(label=cut(at.say(text), OPTION), value=name, description=note, default=name == kind)
    return menu


def _laying(at: Orders, page: int) -> Select:
    """What can be laid down, with what is."""
    placeholder, id = at.say(T("bot-orders-lay")), press_of(at.live, f"{LAY}{page}")
    menu: Select = discord.ui.Select(custom_id=id, placeholder=placeholder)
    for order in _on_page(at.offered, page):
        now = cut(at.say(at.now(order)), OPTION)
        menu.add_option(label=cut(at.say(order.text), OPTION), value=order.name, description=now)
    return menu


def _pages(count: int) -> int:
    return max(1, -(-count // A_PAGE))


def _on_page(things: Sequence[X], page: int) -> Sequence[X]:
    """What stands on this page; of a list with fewer pages, on its last."""
    at = min(page, _pages(len(things)) - 1)
    return things[at * A_PAGE : (at + 1) * A_PAGE]


def _buttons(at: Orders, page: int) -> Row:
    """To pass until the next turn, or no longer; and to turn the page of kinds."""
    row: Row = []
    if at.live.rules.windows():
        passing = TURN in at.given
        label, style = (T("bot-orders-stop"), GREY) if passing else (T("bot-pass-turn"), GREEN)
        row.append(_button(at, label, style, f"{Pass.TURN}{page}"))
    pages = max(_pages(len(at.live.rules.windows())), _pages(len(at.offered)))
    if pages > 1:
        row.append(_button(at, T("bot-orders-more"), GREY, f"{SHOW}{(page + 1) % pages}"))
    return row


def _button(at: Orders, label: Text, style: discord.ButtonStyle, op: str) -> Button:
    return discord.ui.Button(label=cut(at.say(label), LABEL), style=style, custom_id=press_of(at.live, op))


def back(at: Orders) -> Button:
    """To all orders."""
    return _button(at, T("bot-back"), GREY, f"{SHOW}0")


def press_of(live: Live, op: str) -> str:
    """The `custom_id` of what changes orders."""
    return str(Press(live.game.id, "-", f"{ButtonKind.ORDERS}{op}"))
