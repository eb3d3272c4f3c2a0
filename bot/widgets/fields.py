"""Parts of an answer as the labelled fields of a form that Discord opens: something to choose from where that can be
listed, else a line to write into.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.locales import icon_of
from bot.names import unescaped
from bot.widgets import lots
from bot.widgets.drafts import Draft
from bot.widgets.explain import choices, cut, description, titled
from bot.widgets.interactions import Item, Select
from bot.widgets.maker import OPTION, Maker
from bot.widgets.presses import short
from engine.ask import Amount, Option, PickSome, Shape, Spread, Words

GROUP = 10
"""So many options at most stand below each other to be ticked; more are a list."""


def control(make: Maker, id: str, shape: Shape, now: Draft) -> Item:
    """What a part is chosen with, or written into. `now`: what it is so far."""
    if isinstance(shape, Words):
        return discord.ui.TextInput(
            custom_id=id, required=False, max_length=shape.most, default=str(now or "") or None,
            style=discord.TextStyle.paragraph,
        )  # fmt: skip
    if isinstance(shape, PickSome):
        chosen = now if isinstance(now, list) else []
        return _some(make, id, shape, [str(one) for one in chosen])
    if isinstance(shape, Spread):
        lines = lots.lines(shape)
        chosen = lots.spelled(shape, now if isinstance(now, dict) else {}) or []
        return _menu(make, id, lines, chosen, (0, len(lines)))
    options, so_far = choices(shape), [] if now is None else [str(now)]
    if isinstance(shape, Amount) and options:
        return _menu(make, id, options, so_far, (1, 1))
    if options:
        return _one(make, id, options, so_far)
    assert isinstance(shape, Amount)
    return discord.ui.TextInput(
        custom_id=id, required=False, max_length=6, default=None if now is None else str(now),
        placeholder=f"{shape.low}–{shape.high}",
    )  # fmt: skip


def _one(make: Maker, id: str, options: Sequence[Option], now: Sequence[str]) -> Item:
    if not 1 < len(options) <= GROUP:
        return _menu(make, id, options, now, (1, 1))
    group: discord.ui.RadioGroup[discord.ui.LayoutView] = discord.ui.RadioGroup(custom_id=id, required=False)
    for option in options:
        label, value, more = _called(make, option)
        group.add_option(label=label, value=value, description=more, default=option.id in now)
    return group


def _some(make: Maker, id: str, shape: PickSome, now: Sequence[str]) -> Item:
    most = min(shape.high, len(shape.options))
    if len(shape.options) > GROUP:
        return _menu(make, id, shape.options, now, (0, most))
    group: discord.ui.CheckboxGroup[discord.ui.LayoutView] = discord.ui.CheckboxGroup(
        custom_id=id, required=False, min_values=0, max_values=max(1, most)
    )
    for option in shape.options:
        label, value, more = _called(make, option)
        group.add_option(label=label, value=value, description=more, default=option.id in now)
    return group


def _menu(make: Maker, id: str, options: Sequence[Option], now: Sequence[str], often: tuple[int, int]) -> Item:
    least, most = often
    menu: Select = discord.ui.Select(custom_id=id, required=False, min_values=least, max_values=max(1, most))
    for option in options:
        label, value, more = _called(make, option)
        icon = icon_of(make.say, option.text)
        menu.add_option(label=label, value=value, description=more, default=option.id in now, emoji=icon)
    return menu


def _called(make: Maker, option: Option) -> tuple[str, str, str | None]:
    """Its label, its value and what it does; none of it is Markdown."""
    more = description(option, make.say)
    label = unescaped(cut(titled(make.called(option), make.say), OPTION))
    return label, short(option.id, 90), None if more is None else unescaped(more)
