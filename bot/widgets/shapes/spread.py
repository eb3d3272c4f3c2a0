"""A total spread over slots: a button a slot, all or as many as fit at once, every way in a list if they are few."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress

import discord

from bot.errors import BotError
from bot.locales import Say
from bot.names import alike
from bot.widgets.explain import cut, titled
from bot.widgets.interactions import Item, Label, Select
from bot.widgets.maker import BLUE, GREEN, GREY, LABEL, PLACEHOLDER, Maker, Row
from bot.widgets.partial_answers import SLOTS, PartialAnswer, Pressed, Values, number
from bot.widgets.presses import Move
from bot.widgets.shapes import count_lines
from bot.widgets.shapes.controls import menu_of
from bot.widgets.shapes.face import MOST, Face, Offered, face_of, face_of_shape, label, to36
from bot.widgets.shapes.menus import in_rows
from bot.widgets.shapes.spread_ways import (
    Way,
    all_of,
    completes,
    everything,
    filled,
    fills,
    in_order,
    takes_all,
    ways,
)
from bot.widgets.shapes.typed_options import fitting, id_spelled, option_id, parts_of
from bot.widgets.spelling import spelling
from bot.widgets.two_lines import OPTION, Line, fill
from engine.ask import Amount, Option, Slot, Spread
from engine.digits import whole
from engine.text import T, Text

WAY = "way"
"""The step that spreads everything at once."""
ALL, LATER = "all", "later"
"""Beside an option that leads here: as much as fits; and only the option itself, the rest is asked then."""
FEW_BUTTONS, FEW_LISTED = 6, 8
"""So many ways at most are a button each, as many as two pieces on two places have; and so many stand in a list."""
LONG = 60
"""Characters that a button can have and be read at a glance on a phone."""
_AMOUNT = re.compile(r"^\s*(?P<n>[0-9]{1,18})\s*[x×]?\s+(?P<a>.+)$|^\s*(?P<b>.+?)\s*[=:]\s*(?P<m>[0-9]{1,18})\s*$")


@face_of_shape(Spread)
class SpreadFace(Face[Spread]):
    """See `Face`."""

    # --- options -----------------------------------------------------------------------------------------------------

    def pressable(self) -> list[Option]:
        """Every way, where these are few and nothing lies there that is to be seen."""
        if self.shape.start or len(every := ways(self.shape)) > FEW_BUTTONS:
            return []
        return [Option(self.pack(way), self._called(way)) for way in in_order(self.shape, every)]

    def brief_ways(self, say: Say) -> list[Option]:
        """The same, where a button has the room to say each."""
        every = self.pressable()
        return every if all(len(say(way.text)) <= LONG for way in every) else []

    def _called(self, way: Way) -> Text:
        """A single piece by its place alone."""
        if self.shape.low == self.shape.high == 1:
            return next(slot.text for slot in self.shape.slots if way.get(slot.id))
        return self.summary(way)

    def pressed_in_channel(self, picked: str) -> object:
        if picked not in [option.id for option in self.pressable()]:
            raise LookupError(picked)
        return self.unpack(picked)

    def follow_up(self) -> list[Option]:
        """A few ways to spread it; or the ways to spread as much as fits, and to choose later."""
        every, most = in_order(self.shape, ways(self.shape)), everything(self.shape)
        if 1 < len(every) <= FEW_LISTED:
            return self._as_options(every)
        if most is None:
            return []
        later = Option(LATER, T("bot-lead-later"))
        full = [way for way in every if sum(way.values()) == sum(most.values())]
        if 1 < len(full) <= FEW_LISTED:
            return [*self._as_options(full), later]
        return [Option(ALL, T("bot-lead-all-with", what=self.summary(most))), later]

    def _as_options(self, every: Sequence[Way]) -> list[Option]:
        return [Option(self.pack(way), self.summary(way)) for way in every]

    def followed(self, picked: str) -> object:
        return everything(self.shape) if picked == ALL else self.unpack(picked)

    # --- half-made answers -------------------------------------------------------------------------------------------

    def ids(self) -> list[str]:
        return [f"{slot.id}{slot.most}" for slot in self.shape.slots]

    def packed(self, partial_answer: PartialAnswer) -> str:
        laid = amounts_of(partial_answer)
        return ",".join(to36(laid.get(slot.id, 0)) for slot in self.shape.slots)

    def unpacked(self, packed: str) -> PartialAnswer:
        numbers = [int(part, 36) for part in packed.split(",")]
        return {slot.id: amount for slot, amount in zip(self.shape.slots, numbers, strict=True) if amount}

    def empty(self) -> PartialAnswer:
        return dict(self.shape.start) or None

    def default(self) -> PartialAnswer:
        lying = self.shape.low <= sum(self.shape.start.values()) <= self.shape.high
        return dict(self.shape.start) if lying else None

    def whole(self, partial_answer: PartialAnswer) -> PartialAnswer:
        return {} if partial_answer is None else partial_answer

    def pressed(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        shape, laid = self.shape, amounts_of(partial_answer)
        if move.op in ("all", "fill"):
            return Pressed(all_of(shape) if move.op == "all" else filled(shape), True)
        if move.op == WAY:
            return Pressed(self._way(move.arg or next(iter(values))), True)
        if move.op == "more":
            more = self._one_more(laid, self._slot(move.arg))
            return Pressed(more, completes(shape) and sum(more.values()) == shape.high)
        if move.op == "less":
            return Pressed(_one_less(laid, self._slot(move.arg)), False)
        return self._typed(laid, values)

    def _typed(self, laid: Way, values: Values) -> Pressed:
        if not isinstance(values, Mapping):
            raise LookupError(values)
        for at, slot in enumerate(self.shape.slots):
            if str(at) in values:
                laid[slot.id] = number("".join(values[str(at)]) or "0")
        return Pressed({slot: amount for slot, amount in laid.items() if amount}, len(self.shape.slots) <= SLOTS)

    def _way(self, packed: str) -> Way:
        """A way as a list spells it. Raises LookupError: it is none."""
        found = self.unpack(packed)
        if not isinstance(found, dict):
            raise LookupError(packed)
        return found

    def _slot(self, at: str) -> Slot:
        """The slot of a button. Raises LookupError: there is none."""
        place = whole(at, 9)
        if place is None:
            raise LookupError(at)
        return self.shape.slots[place]

    def _one_more(self, laid: Way, slot: Slot) -> Way:
        full = sum(laid.values()) >= self.shape.high or laid.get(slot.id, 0) >= slot.most
        return laid if full else {**laid, slot.id: laid.get(slot.id, 0) + 1}

    # --- fields of a form --------------------------------------------------------------------------------------------

    def fits_form(self) -> bool:
        return bool(count_lines.lines(self.shape))

    def fits_field(self, value: object) -> bool:
        return self.fits_form() and count_lines.spelled(self.shape, amounts_of(value)) is not None

    def apart(self) -> bool:
        return not self.fits_form() or not count_lines.covers(self.shape)

    def given(self, values: Sequence[str], now: PartialAnswer) -> PartialAnswer:
        unspelled = not values and isinstance(now, dict) and count_lines.spelled(self.shape, now) is None
        return now if unspelled else count_lines.laid(self.shape, values)

    def control(self, make: Maker, id: str, now: PartialAnswer) -> Item:
        lines = count_lines.lines(self.shape)
        return menu_of(make, id, lines, count_lines.spelled(self.shape, amounts_of(now)) or [], (0, len(lines)))

    def inputs(self, make: Maker, partial_answer: PartialAnswer) -> list[Label]:
        """A number for each slot."""
        lies, first = amounts_of(partial_answer), make.move.page * SLOTS
        return [
            label(face_of(Amount(0, slot.most)), make, str(at), make.say(slot.text), lies.get(slot.id, 0))
            for at, slot in enumerate(self.shape.slots[first : first + SLOTS], first)
        ]

    # --- words -------------------------------------------------------------------------------------------------------

    def rows(self, make: Maker, partial_answer: PartialAnswer) -> list[Row]:
        slots = self.shape.slots
        if len(slots) <= SLOTS:
            return self._few_slots(make, amounts_of(partial_answer))
        buttons = [self._page(make, at // SLOTS) for at in range(0, len(slots), SLOTS)]
        confirmed = self._confirm(make, sum(amounts_of(partial_answer).values()))
        clear = make.button("clear", T("bot-clear"), partial_answer="")
        return [*in_rows(buttons)[:4], [confirmed, *self._at_once(make), clear]]

    def _few_slots(self, make: Maker, given: Way) -> list[Row]:
        """A button that adds one to each slot, or takes one away where no more can be added; all of it, numbers by
        hand, and the confirmation below. A question about one slot takes a list of numbers alone, one of few ways a
        button each; but in a form its parts are looked at together.
        """
        in_form, total = make.move.field >= 0, sum(given.values())
        each = [] if in_form else self.brief_ways(make.say)
        if each:
            return in_rows([_way_button(make, way) for way in each])
        menu = self._ways(make)
        if menu is not None and len(self.shape.slots) == 1 and not in_form:
            return [[menu]]
        if total < self.shape.low == self.shape.high == 1:
            return [[make.button("more", slot.text, BLUE, arg=str(at)) for at, slot in enumerate(self.shape.slots)]]
        rows = [self._stepping(make, given), self._below(make, given)]
        return rows if menu is None else [[menu], *rows]

    def _stepping(self, make: Maker, given: Way) -> Row:
        full = sum(given.values()) >= self.shape.high
        slots = enumerate(self.shape.slots)
        return [_step(make, slot, at, given.get(slot.id, 0), full=full) for at, slot in slots]

    def _below(self, make: Maker, given: Way) -> Row:
        total, by_hand = sum(given.values()), make.button("modal", T("bot-type-numbers"))
        confirmed, at_once = [self._confirm(make, total)], self._at_once(make)
        first = [*confirmed, *at_once] if total or self.shape.low else [*at_once, *confirmed]
        return [*first, by_hand, make.button("clear", T("bot-clear"), partial_answer="", disabled=not given)]

    def _confirm(self, make: Maker, total: int) -> Item:
        """Confirms it, and says so where that is nothing at all."""
        disabled = not self.shape.low <= total <= self.shape.high
        if total or self.shape.low:
            return make.button("ok", T("bot-confirm"), GREEN, disabled=disabled)
        return make.button("ok", T("bot-confirm-none"), GREY, disabled=disabled)

    def _at_once(self, make: Maker) -> Row:
        """All of it, or as many as fit."""
        if takes_all(self.shape) and make.fits({slot.id: slot.most for slot in self.shape.slots}):
            return [make.button("all", T("bot-all"), BLUE)]
        return [make.button("fill", self._filling(make), BLUE)] if fills(self.shape) else []

    def _filling(self, make: Maker) -> Text:
        """What lays as many as fit: what that is, where a button has the room to say it."""
        told = T("bot-fill-with", what=self.summary(filled(self.shape)))
        return told if len(make.say(told)) <= LABEL else T("bot-fill")

    def _ways(self, make: Maker) -> Item | None:
        """Every way to spread it in one list; none where they are too many, or too long to be told apart."""
        every = {self.pack(way): make.say(self._way_text(way)) for way in in_order(self.shape, ways(self.shape))}
        if not every or max(map(len, every.values())) > OPTION:
            return None
        slots = self.shape.slots
        named = titled(slots[0].text, make.say) if len(slots) == 1 else make.say(T("bot-choose-way"))
        menu: Select = discord.ui.Select(custom_id=make.id(WAY), placeholder=cut(named, PLACEHOLDER))
        fill(menu, [Line(said, spelled) for spelled, said in every.items()])
        return menu

    def _way_text(self, way: Way) -> Text:
        """A way to spread it in words; the number alone where the list says of what."""
        total = sum(way.values()) if len(self.shape.slots) == 1 else 0
        return T("bot-number", n=total) if total else self.summary(way)

    def _page(self, make: Maker, page: int) -> Item:
        slots = self.shape.slots[page * SLOTS : (page + 1) * SLOTS]
        several = T("bot-slots", first=slots[0].text, last=slots[-1].text)
        return make.button("modal", several if len(slots) > 1 else slots[0].text, BLUE, page=page)

    def hints(self, partial_answer: PartialAnswer, say: Say, naming: str = "") -> list[str]:
        shape, given = self.shape, amounts_of(partial_answer)
        total = sum(given.values())
        if total < shape.low == shape.high == 1 or (len(shape.slots) == 1 and ways(shape)):
            return []
        between = T("bot-hint-total-between", total=total, low=shape.low, high=min(shape.high, shape.room()))
        line = T("bot-hint-total", total=total, need=shape.high) if shape.low == shape.high else between
        shown = [slot for slot in shape.slots if given.get(slot.id) or len(shape.slots) <= SLOTS]
        return [say(line), *(say(_so_far(slot, given.get(slot.id, 0), say)) for slot in shown)]

    def summary(self, value: PartialAnswer, naming: str = "") -> Text:
        if not isinstance(value, dict):
            return super().summary(value, naming)
        parts = [T("bot-slot", slot=slot.text, n=value[slot.id]) for slot in self.shape.slots if value.get(slot.id)]
        return T("bot-these", choices=tuple(parts)) if parts else T("bot-none")

    # --- typed input -------------------------------------------------------------------------------------------------

    def read(self, typed: str, say: Say, naming: str = "") -> object:
        return dict(self._amount(part, say) for part in parts_of(typed))

    def _amount(self, part: str, say: Say) -> tuple[str, int]:
        slots = self._slots()
        match = None if part.strip() in [spelling(slot, say) for slot in slots] else _AMOUNT.match(part)
        if match is None:
            return option_id(slots, part, say), 1
        name, count = (match["a"], match["n"]) if match["n"] else (match["b"], match["m"])
        return option_id(slots, name, say), number(count)

    def spelled(self, value: object, say: Say) -> str:
        if not isinstance(value, dict):
            return super().spelled(value, say)
        slots = self._slots()
        return ",".join(f"{id_spelled(slots, slot, say)}={amount}" for slot, amount in value.items()) or ","

    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        """What was typed so far, with another slot added by each amount that it can take."""
        before, _, last = typed.rpartition(",")
        given = self._so_far(before, say)
        left, (digits, _, name) = self.shape.high - sum(given.values()), last.strip().partition(" ")
        wanted = whole(digits)
        called = alike(last if wanted is None else name)
        found = []
        for slot in self.shape.slots:
            most = min(slot.most, left)
            counts = range(most, 0, -1) if wanted is None else [wanted]
            if slot.id not in given and called in alike(say(slot.text)):
                found += [{**given, slot.id: count} for count in counts if count <= most]
        texts = {slot.id: say(slot.text) for slot in self.shape.slots}
        labels = [", ".join(f"{n} {texts[id]}" for id, n in one.items() if id in texts) for one in found]
        return fitting([*zip(labels, (self.spelled(one, say) for one in found), strict=True)])[:MOST]

    def _slots(self) -> list[Option]:
        return [Option(slot.id, slot.text) for slot in self.shape.slots]

    def _so_far(self, typed: str, say: Say) -> Way:
        """What was typed so far; what is unclear in it is left out, for it will be refused when it is sent."""
        given = Way()
        for part in parts_of(typed):
            with suppress(BotError):
                slot, amount = self._amount(part, say)
                given[slot] = amount
        return given


def amounts_of(partial_answer: object) -> Way:
    """What is laid on each slot."""
    return {str(id): amount for id, amount in partial_answer.items()} if isinstance(partial_answer, dict) else {}


def _one_less(laid: Way, slot: Slot) -> Way:
    fewer = {**laid, slot.id: laid.get(slot.id, 0) - 1}
    return {id: amount for id, amount in fewer.items() if amount > 0}


def _way_button(make: Maker, way: Option) -> Item:
    return make.button(WAY, way.text, GREY if way.text == T("bot-none") else BLUE, arg=way.id)


def _step(make: Maker, slot: Slot, at: int, laid: int, *, full: bool) -> Item:
    if full:
        return make.button("less", T("bot-one-less", slot=slot.text), arg=str(at), disabled=not laid)
    more = T("bot-one-more", slot=slot.text)
    return make.button("more", more, BLUE, arg=str(at), disabled=laid >= slot.most)


def _so_far(slot: Slot, laid: int, say: Say) -> Text:
    return T("bot-slot-so-far", slot=titled(slot.text, say), n=laid, most=slot.most)
