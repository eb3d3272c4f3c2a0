"""What a field of a form that Discord opens holds: something to choose from, or a line to write into."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.names import unescaped
from bot.widgets.explain import cut, description, titled
from bot.widgets.interactions import Item, Select
from bot.widgets.maker import Maker
from bot.widgets.presses import short
from bot.widgets.two_lines import OPTION, Line, fill, line_of
from engine.ask import Option

GROUP = 10
"""So many options at most stand below each other to be ticked; more are a list."""


def one_of(make: Maker, id: str, options: Sequence[Option], now: Sequence[str]) -> Item:
    """Options of which one is ticked."""
    if not 1 < len(options) <= GROUP:
        return menu_of(make, id, options, now, (1, 1))
    group: discord.ui.RadioGroup[discord.ui.LayoutView] = discord.ui.RadioGroup(custom_id=id, required=False)
    for option in options:
        label, value, more = _called(make, option)
        group.add_option(label=label, value=value, description=more, default=option.id in now)
    return group


def some_of(make: Maker, id: str, options: Sequence[Option], now: Sequence[str], most: int) -> Item:
    """Options of which up to `most` are ticked."""
    if len(options) > GROUP:
        return menu_of(make, id, options, now, (0, most))
    group: discord.ui.CheckboxGroup[discord.ui.LayoutView] = discord.ui.CheckboxGroup(
        custom_id=id, required=False, min_values=0, max_values=max(1, most)
    )
    for option in options:
        label, value, more = _called(make, option)
        group.add_option(label=label, value=value, description=more, default=option.id in now)
    return group


def menu_of(make: Maker, id: str, options: Sequence[Option], now: Sequence[str], often: tuple[int, int]) -> Item:
    """Options in a list; `often`: at least and at most so many are picked."""
    least, most = often
    menu: Select = discord.ui.Select(custom_id=id, required=False, min_values=least, max_values=max(1, most))
    lines = [line_of(option, make.called(option), make.say) for option in options]
    fill(menu, [_plain(line)._replace(chosen=option.id in now) for line, option in zip(lines, options, strict=True)])
    return menu


def _plain(line: Line) -> Line:
    """The same without Markdown."""
    return line._replace(said=unescaped(line.said), told=None if line.told is None else unescaped(line.told))


def _called(make: Maker, option: Option) -> tuple[str, str, str | None]:
    """Its label, its value and what it does; none of it is Markdown."""
    more = description(option, make.say)
    label = unescaped(cut(titled(make.called(option), make.say), OPTION))
    return label, short(option.id, 90), None if more is None else unescaped(more)
