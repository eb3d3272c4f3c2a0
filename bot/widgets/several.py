"""Several answers at once to a question that is asked again and again, such as orders to units: a form with lists in
which they are picked together with what they lead to.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.widgets.explain import cut, from_to, titled
from bot.widgets.follow_ups import further
from bot.widgets.forms import form_of
from bot.widgets.interactions import Item, Label, Select
from bot.widgets.lead_lists import LATER, Both, packed, parts
from bot.widgets.maker import BLUE, LABEL, ROWS, Maker, Panel
from bot.widgets.partial_answers import PAGE, SLOTS
from bot.widgets.presses import ButtonKind, Press, short
from bot.widgets.shapes import face_of
from engine.ask import Option, Seat
from engine.table import Table
from engine.text import T, Text

VALUE = 90
"""Characters of what stands for an option of a list."""
BESIDE, LEAST = 5, 2
"""So many buttons stand in a row; from so many answers on they are several."""
Repeated = Callable[[str], bool]


class Listed(NamedTuple):
    """A list of the form, and what it is called."""

    name: Text
    options: list[Option]


def lists(options: Sequence[Option], leading: Mapping[str, Sequence[Option]], several: Repeated) -> list[Listed]:
    """What can be picked, in as many lists as a form has room for: what leads on, then the rest."""
    wanted = [option for option in options if several(option.id)]
    led = {one.id: [then for then in leading.get(one.id, ()) if LATER not in parts(then.id)] for one in wanted}
    plain = [option for option in wanted if not led[option.id]][:PAGE]
    found = [_led(pairs) for pairs in _pairs(wanted, led, SLOTS - bool(plain))]
    return [*found, Listed(from_to(plain), plain)] if plain else found


def _pairs(wanted: Sequence[Option], led: Mapping[str, Sequence[Option]], most: int) -> list[list[Both]]:
    """A list for each option where there is room, so that the form says once what it begins with."""
    each = [[Both(option, then) for then in led[option.id]] for option in wanted if led[option.id]]
    return each if len(each) <= most and max(map(len, each), default=0) <= PAGE else packed(wanted, led, most)


def of_table(table: Table, seat: Seat) -> list[Listed]:
    """The lists of the seat's open question; none where it is not asked again and again."""
    ask = table.decides(seat)
    several = table.rules.question(ask.kind).several if ask is not None else None
    if ask is None or several is None:
        return []
    return lists(face_of(ask.must[seat]).leading(), further(table, seat), several)


def with_several(make: Maker, shown: Panel, table: Table, seat: Seat) -> Panel:
    """A prompt with the button of the form, beside others where there is room, if there is more than one to give."""
    if len({parts(option.id)[0] for each in of_table(table, seat) for option in each.options}) < LEAST:
        return shown
    custom_id = str(Press(make.game, make.question, ButtonKind.SEVERAL))
    words = cut(make.say(T("bot-several")), LABEL)
    button: Item = discord.ui.Button(label=words, style=BLUE, custom_id=custom_id)
    rows = list(shown.rows)
    for at, row in enumerate(rows):
        if len(row) < BESIDE and all(isinstance(item, discord.ui.Button) for item in row):
            return replace(shown, rows=(*rows[:at], [button, *row], *rows[at + 1 :]))
    return replace(shown, rows=(*rows, [button])) if len(rows) < ROWS else shown


def _led(pairs: Sequence[Both]) -> Listed:
    """Where all begin alike, that is the name."""
    first, last = pairs[0].first, pairs[-1].first
    if first.id == last.id:
        return Listed(first.text, [Option(pair.value, pair.then.text) for pair in pairs])
    both = [T("bot-several-both", first=pair.first.text, then=pair.then.text) for pair in pairs]
    return Listed(from_to([first, last]), [Option(pair.value, text) for pair, text in zip(pairs, both, strict=True)])


def form(make: Maker, found: Sequence[Listed], title: str, custom_id: str) -> discord.ui.Modal:
    """The form with these lists."""
    return form_of(title, custom_id, [_label(make, str(at), each) for at, each in enumerate(found)])


def _label(make: Maker, id: str, listed: Listed) -> Label:
    most = len(listed.options)
    menu: Select = discord.ui.Select(custom_id=id, required=False, min_values=0, max_values=most)
    make.offer(menu, listed.options)
    return discord.ui.Label(text=titled(listed.name, make.say), component=menu)


def picked(found: Sequence[Listed], values: Mapping[str, Sequence[str]]) -> list[str]:
    """What came back, in the order in which it stood there.

    Raises:
        LookupError: it did not stand there.
    """
    asked = [value for at in range(len(found)) for value in values.get(str(at), ())]
    offered = [option.id for each in found for option in each.options]
    known = {short(id, VALUE): at for at, id in enumerate(offered)}
    return [offered[known[value]] for value in asked]
