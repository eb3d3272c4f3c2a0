"""A seat's own prompt: the question with its choices, as a message that only this seat sees.

One widget for each shape of an answer: buttons for a few options, lists in pages for many, a modal for numbers. Each
press carries the half-made choice in its `custom_id` and leads to the next panel, or to the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.widgets import drafts, paying
from bot.widgets.drafts import PAGE, SLOTS, Draft
from bot.widgets.explain import (
    cut,
    explained,
    from_to,
    in_full,
    options_of,
    titled,
    told_of,
)
from bot.widgets.few_ways import brief_ways, in_order
from bot.widgets.hints import hints, summary
from bot.widgets.interactions import Item, Select
from bot.widgets.leading import LISTS, listed, packed
from bot.widgets.maker import BLUE, CONTENT, GREEN, GREY, LABEL, OPTION, PLACEHOLDER, STYLES, Frame, Maker, Panel, Row
from bot.widgets.presses import short
from engine.ask import Amount, Arrange, Form, Option, PickOne, PickSome, Shape, Slot, Spread, Words
from engine.effects import PASS
from engine.text import T, Text

BUTTONS = 10
ROOM = 1700
"""The rest of a message is for what is said above a prompt, such as what the last answer did."""
PAIR = 2
ROWS = 5
"""So many rows of components a message has."""
TOLD = 1500
"""So many characters say what the options do beside their buttons."""
Widget = Callable[[Maker, Any, Draft], list[Row]]


def panel(make: Maker, shape: Shape, about: Sequence[str], draft: Draft) -> Panel:
    """The prompt for a shape, with what has been chosen so far. `about`: the lines above it."""
    inner, inside = shape, draft
    if isinstance(shape, Form) and make.move.field >= 0 and isinstance(draft, dict):
        name = list(shape.fields)[make.move.field]
        inner, inside = shape.fields[name], draft.get(name)
        make = replace(make, fits=partial(_fits, shape, draft, name))
        about = [*about, f"**{make.say(make.field(name))}**"]
    hint = [] if _each_way(make, inner) else hints(inner, inside, make.say, make.names)
    rows = widget_of(inner)(make, inner, inside)
    words, told = [*about, *hint], _told(make, inner, rows)
    rest = [option for option in options_of(inner) if _custom_id(make, option) not in told]
    led = [*{option.id: option for options in make.leading.values() for option in options}.values()]
    words += explained(rest, make.called, make.say, ROOM - _long(words))
    words += in_full(led, make.say, ROOM - _long(words))
    if inner is not shape:
        rows = [*rows[:4], [make.button("field", T("bot-back"), arg="-", field=-1)]]
    return Panel(cut("\n".join(words), CONTENT), tuple(rows[:5]), Frame(make.colour, told=told))


def _long(words: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in words)


def _told(make: Maker, shape: Shape, rows: Sequence[Row]) -> dict[str, str]:
    """What the options with a button of their own do, by its `custom_id`."""
    buttons = {item.custom_id for row in rows for item in row if isinstance(item, discord.ui.Button)}
    options = [option for option in options_of(shape) if _custom_id(make, option) in buttons]
    return {_custom_id(make, option): words for option, words in told_of(options, make.say, TOLD)}


def _custom_id(make: Maker, option: Option) -> str:
    """That of the button of an option."""
    return make.id("pick", arg=short(option.id))


def _fits(form: Form, draft: Mapping[str, Draft], name: str, laid: Draft) -> bool:
    """Whether a form could be confirmed with this in one of its fields; while others are empty, that is not judged."""
    whole: dict[str, Any] = {**draft, name: laid}
    return any(whole.get(field) is None for field in form.fields) or form.fits(whole) is None


# --- widgets ---------------------------------------------------------------------------------------------------------


def _pick_one(make: Maker, shape: PickOne, draft: Draft) -> list[Row]:
    """Buttons, or lists side by side; below them what options lead to, as far as there is room for it."""
    rows: list[Row] = []
    nothing_beside = all(make.leading.get(option.id) for option in shape.options)
    for most in range(LISTS + nothing_beside, -1, -1):
        lists = packed(shape.options, make.leading, most)
        leading = {both.first.id for each in lists for both in each}
        alone = [option for option in shape.options if option.id not in leading]
        apart = _apart(alone, len(shape.options))
        rows = _singly(make, [option for option in alone if option not in apart])
        named = listed(lists, make.called)
        rows += [[_part(make, "lead", at, each.options, each.name)] for at, each in enumerate(named)]
        rows += [[_option_button(make, option)] for option in apart]
        if len(rows) <= ROWS:
            break
    return rows


def _apart(alone: Sequence[Option], all: int) -> list[Option]:
    """To pass, which may end a round, stands below all that one can do."""
    return [option for option in alone if option.id == PASS and all > 2 and len(alone) <= BUTTONS]


def _singly(make: Maker, options: Sequence[Option]) -> list[Row]:
    """Each by itself."""
    if len(options) <= BUTTONS:
        buttons = [_option_button(make, option) for option in options]
        return [buttons[at : at + 5] for at in range(0, len(buttons), 5)]
    pages = [options[at : at + PAGE] for at in range(0, len(options), PAGE)]
    if 1 < len(pages) <= LISTS:
        return [[_part(make, "pick", at, each)] for at, each in enumerate(pages)]
    return [[_list(make, "pick", options, "bot-choose")], *_pages(make, len(options))]


def _part(make: Maker, op: str, at: int, options: Sequence[Option], names: Text | None = None) -> Item:
    """One of several lists, named by its first and its last option, or as it is called."""
    said = titled(names or from_to(options), make.say)
    menu: Select = discord.ui.Select(custom_id=make.id(op, page=at), placeholder=cut(said, PLACEHOLDER))
    for option in options:
        make.offer(menu, option)
    return menu


def _option_button(make: Maker, option: Option) -> Item:
    return make.button("pick", make.called(option), STYLES.get(option.id, BLUE), arg=short(option.id))


def _pick_some(make: Maker, shape: PickSome, draft: Draft) -> list[Row]:
    chosen = draft if isinstance(draft, list) else []
    nothing = shape.low == 0 and not shape.need
    if len(shape.options) == PAIR and shape.low < PAIR and not shape.need:
        return [[*(_alone(make, option) for option in shape.options), *_all_or_none(make, shape, nothing)]]
    menu = _list(make, "set", shape.options, "bot-choose-some", chosen=chosen, most=shape.high)
    row = [_confirm(make, shape, chosen, empty=not nothing)]
    if shape.need:
        row.append(make.button("suggest", _suggesting(make, shape), BLUE))
    return [[menu], *_pages(make, len(shape.options)), [*row, *_all_or_none(make, shape, nothing)]]


def _alone(make: Maker, option: Option) -> Item:
    """One of a pair, by a press."""
    return make.button("set", make.called(option), BLUE, arg=short(option.id))


def _all_or_none(make: Maker, shape: PickSome, nothing: bool) -> Row:
    every = [make.button("all", _all_of(shape), BLUE)] if drafts.may_take_all(shape) else []
    return [*every, *([make.button("none", shape.nothing or T("bot-none"), GREY)] if nothing else [])]


def _suggesting(make: Maker, shape: PickSome) -> Text:
    """What pays cheaply: what that takes, where a button has the room to say it."""
    told = T("bot-suggest-with", what=summary(shape, [*paying.suggestion(shape)]))
    return told if len(make.say(told)) <= LABEL else T("bot-suggest")


def _all_of(shape: PickSome) -> Text:
    """All of them, and what that is worth where it is worth something."""
    persons = all(option.text.key == "seat" for option in shape.options)
    every, worth = T("bot-all-seats" if persons else "bot-all"), sum(option.worth for option in shape.options)
    return T("bot-all-worth", every=every, n=worth) if worth else every


def _confirm(make: Maker, shape: PickSome, chosen: list[str], *, empty: bool) -> Item:
    """`empty`: whether it also stands for nothing, which otherwise has a button of its own."""
    least = shape.low if empty else 1
    fits = least <= len(chosen) <= shape.high and paying.worth(shape, chosen) >= shape.need
    return make.button("ok", T("bot-confirm"), GREEN, disabled=not fits)


def _amount(make: Maker, shape: Amount, draft: Draft) -> list[Row]:
    count = shape.high - shape.low + 1
    if count > PAGE:
        return [[make.button("modal", T("bot-type-number"), BLUE)]]
    options = [Option(str(n), T("bot-number", n=n)) for n in range(shape.low, shape.high + 1)]
    if count > BUTTONS:
        return [[_list(make, "pick", options, "bot-choose-number")]]
    buttons = [_option_button(make, option) for option in options]
    return [buttons[at : at + 5] for at in range(0, count, 5)]


def _spread(make: Maker, shape: Spread, draft: Draft) -> list[Row]:
    if len(shape.slots) <= SLOTS:
        return _small_spread(make, shape, draft if isinstance(draft, dict) else {})
    pages = range(0, len(shape.slots), SLOTS)
    buttons = [_slots_button(make, shape, at // SLOTS) for at in pages]
    total = sum(draft.values()) if isinstance(draft, dict) else 0
    last = [_laid(make, shape, total), *_at_once(make, shape), make.button("clear", T("bot-clear"), draft="")]
    rows = [buttons[at : at + 5] for at in range(0, len(buttons), 5)]
    return [*rows[:4], last]


def _small_spread(make: Maker, shape: Spread, given: dict[str, int]) -> list[Row]:
    """A button that adds one to each slot, or takes one away where no more can be added; all of it, numbers by hand,
    and the confirmation below. A question about one slot takes a list of numbers alone, one of few ways a button each.
    """
    each = _each_way(make, shape)
    if each:
        buttons = [_way_button(make, way) for way in each]
        return [buttons[at : at + 5] for at in range(0, len(buttons), 5)]
    menu = _ways(make, shape)
    if menu is not None and len(shape.slots) == 1 and make.move.field < 0:
        return [[menu]]
    total = sum(given.values())
    if total < shape.low == shape.high == 1:
        return [[make.button("more", slot.text, BLUE, arg=str(at)) for at, slot in enumerate(shape.slots)]]
    full = total >= shape.high
    stepping = [_step(make, slot, at, given.get(slot.id, 0), full=full) for at, slot in enumerate(shape.slots)]
    row = [_laid(make, shape, total), *_at_once(make, shape), make.button("modal", T("bot-type-numbers"))]
    rows = [stepping, [*row, make.button("clear", T("bot-clear"), draft="", disabled=not given)]]
    return rows if menu is None else [[menu], *rows]


def _each_way(make: Maker, shape: Shape) -> list[Option]:
    """The ways that are a button each; none in a form, whose parts are looked at together."""
    return brief_ways(shape, make.say) if make.move.field < 0 else []


def _way_button(make: Maker, way: Option) -> Item:
    return make.button(drafts.WAY, way.text, GREY if way.text == T("bot-none") else BLUE, arg=way.id)


def _laid(make: Maker, shape: Spread, total: int) -> Item:
    """Confirms it, and says so where that is nothing at all."""
    disabled = not shape.low <= total <= shape.high
    if total or shape.low:
        return make.button("ok", T("bot-confirm"), GREEN, disabled=disabled)
    return make.button("ok", T("bot-confirm-none"), GREY, disabled=disabled)


def _at_once(make: Maker, shape: Spread) -> Row:
    """All of it, or as many as fit."""
    if shape.low <= shape.room() <= shape.high and make.fits({slot.id: slot.most for slot in shape.slots}):
        return [make.button("all", T("bot-all"), BLUE)]
    return [make.button("fill", _filling(make, shape), BLUE)] if drafts.fills(shape) else []


def _filling(make: Maker, shape: Spread) -> Text:
    """What lays as many as fit: what that is, where a button has the room to say it."""
    told = T("bot-fill-with", what=summary(shape, drafts.filled(shape)))
    return told if len(make.say(told)) <= LABEL else T("bot-fill")


def _ways(make: Maker, shape: Spread) -> Item | None:
    """Every way to spread it in one list; none where they are too many, or too long to be told apart."""
    every = {drafts.pack(shape, way): make.say(_way(shape, way)) for way in in_order(shape, drafts.ways(shape))}
    if not every or max(map(len, every.values())) > OPTION:
        return None
    named = titled(shape.slots[0].text, make.say) if len(shape.slots) == 1 else make.say(T("bot-choose-way"))
    menu: Select = discord.ui.Select(custom_id=make.id(drafts.WAY), placeholder=cut(named, PLACEHOLDER))
    for spelled, label in every.items():
        menu.add_option(label=label, value=spelled)
    return menu


def _way(shape: Spread, way: Mapping[str, int]) -> Text:
    """A way to spread it in words; the number alone where the list says of what."""
    number = sum(way.values()) if len(shape.slots) == 1 else 0
    return T("bot-number", n=number) if number else summary(shape, dict(way))


def _step(make: Maker, slot: Slot, at: int, number: int, *, full: bool) -> Item:
    if full:
        return make.button("less", T("bot-one-less", slot=slot.text), arg=str(at), disabled=not number)
    more = T("bot-one-more", slot=slot.text)
    return make.button("more", more, BLUE, arg=str(at), disabled=number >= slot.most)


def _slots_button(make: Maker, shape: Spread, page: int) -> Item:
    slots = shape.slots[page * SLOTS : (page + 1) * SLOTS]
    several = T("bot-slots", first=slots[0].text, last=slots[-1].text)
    return make.button("modal", several if len(slots) > 1 else slots[0].text, BLUE, page=page)


def _order(make: Maker, shape: Arrange, draft: Draft) -> list[Row]:
    placed = draft if isinstance(draft, list) else []
    left = [option for option in shape.options if option.id not in placed]
    clear = make.button("clear", T("bot-clear"), draft="", disabled=not placed)
    if len(left) <= BUTTONS:
        buttons = [_option_button(make, option) for option in left]
        return [*(buttons[at : at + 5] for at in range(0, len(buttons), 5)), [clear]]
    return [[_list(make, "pick", left, "bot-choose-next")], *_pages(make, len(left)), [clear]]


def _form(make: Maker, shape: Form, draft: Draft) -> list[Row]:
    """Parts that are filled in together, a button for each of the others, and the confirmation; as the last time, where
    nothing is filled in yet.
    """
    given = draft if isinstance(draft, dict) else {}
    groups, names = drafts.together(shape), list(shape.fields)
    buttons = [_together(make, group, page, len(groups)) for page, group in enumerate(groups)]
    alone = [name for name in names if drafts.apart(shape.fields[name])]
    buttons += [make.button("field", make.field(name), BLUE, field=names.index(name), arg="f") for name in alone]
    whole = all(given.get(name) is not None for name in shape.fields)
    last = [make.button("ok", T("bot-confirm"), GREEN, disabled=not whole)]
    if draft == drafts.unpack(shape, "") and shape.again(shape) is not None:
        last.append(make.button(drafts.AGAIN, T("bot-as-before"), BLUE))
    rows = [buttons[at : at + 5] for at in range(0, len(buttons), 5)]
    if len(buttons) <= BUTTONS:
        return [*rows, last]
    options = [Option(str(names.index(name)), make.field(name)) for name in alone]
    return [buttons[: len(groups)], [_list(make, "field", options, "bot-choose-field")], last]


def _together(make: Maker, names: Sequence[str], page: int, of: int) -> Item:
    """The button that opens a form for several parts of the answer, or for all that a form has fields for."""
    first = make.field(names[0])
    part = T("bot-fill-in-part", at=page + 1, of=of, first=first) if len(names) > 1 else first
    return make.button("modal", T("bot-fill-in") if of == 1 and len(names) > 1 else part, BLUE, page=page)


def _list(
    make: Maker, op: str, options: Sequence[Option], placeholder: str, *, chosen: Sequence[str] = (), most: int = 1
) -> Item:
    """A list of one page of the options."""
    page = make.move.page if make.move.page * PAGE < len(options) else 0
    shown = options[page * PAGE : (page + 1) * PAGE]
    menu: Select = discord.ui.Select(
        custom_id=make.id(op, page=page),
        placeholder=cut(make.say(Text(placeholder)), PLACEHOLDER),
        min_values=0 if op == "set" else 1,
        max_values=max(1, min(most, len(shown))),
    )
    for option in shown:
        make.offer(menu, option, chosen=option.id in chosen)
    return menu


def _pages(make: Maker, count: int) -> list[Row]:
    pages = -(-count // PAGE)
    if pages < 2:
        return []
    page = min(make.move.page, pages - 1)
    return [
        [
            make.button("page", T("bot-page-back"), page=max(0, page - 1), disabled=page == 0),
            make.button("page", T("bot-page-next", n=page + 1, of=pages), page=page + 1, disabled=page + 1 == pages),
        ]
    ]


def _words(make: Maker, shape: Words, draft: Draft) -> list[Row]:
    return [[make.button("modal", T("bot-write"), BLUE)]]


WIDGETS: dict[type[Shape], Widget] = {
    PickOne: _pick_one,
    PickSome: _pick_some,
    Amount: _amount,
    Spread: _spread,
    Arrange: _order,
    Form: _form,
    Words: _words,
}


def widget_of(shape: Shape) -> Widget:
    """The widget of a shape, or of the kind of shape that a game derived it from."""
    return next(widget for kind, widget in WIDGETS.items() if isinstance(shape, kind))
