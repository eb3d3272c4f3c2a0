"""Buttons and lists of options."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import discord

from bot.widgets.arranging import ACROSS
from bot.widgets.explain import choose_from, cut, from_to, titled
from bot.widgets.interactions import Item, Select
from bot.widgets.maker import PLACEHOLDER, Maker, Row, style_of
from bot.widgets.partial_answers import PAGE
from bot.widgets.presses import short
from engine.ask import Option
from engine.text import T, Text

BUTTONS = 10
"""So many options at most are buttons."""


def in_rows(buttons: Sequence[Item]) -> list[Row]:
    """Buttons in rows that are full but for the last."""
    return [[*buttons[at : at + ACROSS]] for at in range(0, len(buttons), ACROSS)]


def option_button(make: Maker, option: Option) -> Item:
    """The button that takes an option."""
    return make.button("pick", make.called(option), style_of(option), arg=short(option.id))


def pages_of(options: Sequence[Option]) -> list[list[Option]]:
    """The lists that hold them, as long as each other, those that are aside in lists of their own behind the others."""
    kinds = ([option for option in options if option.aside is aside] for aside in (False, True))
    return [page for kind in kinds for page in _evenly(kind)]


def _evenly(options: list[Option]) -> list[list[Option]]:
    count = -(-len(options) // PAGE)
    ends = [len(options) * at // count for at in range(count + 1)] if count else []
    return [options[start:end] for start, end in pairwise(ends)]


def part_list(make: Maker, op: str, at: int, options: Sequence[Option], names: Text | None = None) -> Item:
    """One of several lists, named by its first and its last option, or as it is called."""
    said = titled(names or from_to(options), make.say)
    menu: Select = discord.ui.Select(custom_id=make.id(op, page=at), placeholder=cut(said, PLACEHOLDER))
    make.offer(menu, options)
    return menu


def page_list(
    make: Maker, op: str, options: Sequence[Option], name: str = "", *, chosen: Sequence[str] = (), most: int = 1
) -> Item:
    """A list of one page of the options, called as it is named, or else by its first and its last option."""
    page = make.move.page if make.move.page * PAGE < len(options) else 0
    shown = options[page * PAGE : (page + 1) * PAGE]
    menu: Select = discord.ui.Select(
        custom_id=make.id(op, page=page),
        placeholder=cut(make.say(Text(name)) if name else _from_to(make, shown), PLACEHOLDER),
        min_values=0 if op == "set" else 1,
        max_values=max(1, min(most, len(shown))),
    )
    make.offer(menu, shown, chosen)
    return menu


def _from_to(make: Maker, shown: Sequence[Option]) -> str:
    return titled(choose_from([option._replace(text=make.called(option)) for option in shown]), make.say)


def page_buttons(make: Maker, count: int) -> list[Row]:
    """The buttons that turn pages, where there are several."""
    pages = -(-count // PAGE)
    if pages < 2:
        return []
    page = min(make.move.page, pages - 1)
    back = make.button("page", T("bot-page-back"), page=max(0, page - 1), disabled=page == 0)
    on = T("bot-page-next", n=page + 1, of=pages)
    return [[back, make.button("page", on, page=page + 1, disabled=page + 1 == pages)]]
