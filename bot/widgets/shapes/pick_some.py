"""Some of some options, also as a payment: a list, and buttons for all, for none, and for what pays cheaply."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.locales import Say
from bot.widgets.interactions import Item
from bot.widgets.maker import BLUE, GREEN, GREY, LABEL, Maker, Row
from bot.widgets.partial_answers import PAGE, PartialAnswer, Pressed, Values, chosen_id
from bot.widgets.presses import Move, short
from bot.widgets.shapes.controls import some_of
from bot.widgets.shapes.face import MOST, Offered, face_of_shape, to36, with_options
from bot.widgets.shapes.listed import ListFace
from bot.widgets.shapes.menus import page_buttons, page_list
from bot.widgets.shapes.paying import suggestion, worth
from bot.widgets.shapes.typed_options import several_matching
from engine.ask import Option, PickSome
from engine.text import T, Text

PAIR = 2


@face_of_shape(PickSome)
class PickSomeFace(ListFace[PickSome]):
    """See `Face`."""

    def noted(self, note: Callable[[Sequence[Option]], list[Option]]) -> PickSome:
        return with_options(self.shape, note(self.shape.options))

    @property
    def may_take_all(self) -> bool:
        """Whether all options can be taken, by one press where they are several."""
        return 1 < len(self.shape.options) <= self.shape.high and not self.shape.need

    @property
    def may_take_none(self) -> bool:
        """Whether to take nothing is an answer."""
        return not self.shape.low and not self.shape.need

    def is_enough(self, chosen: Sequence[str]) -> bool:
        """Whether this choice is an answer."""
        shape = self.shape
        return shape.low <= len(chosen) <= shape.high and worth(shape, chosen) >= shape.need

    # --- half-made answers -------------------------------------------------------------------------------------------

    def packed(self, partial_answer: PartialAnswer) -> str:
        assert isinstance(partial_answer, list)
        return to36(sum(1 << at for at, id in enumerate(self.ids()) if id in partial_answer))

    def unpacked(self, packed: str) -> PartialAnswer:
        mask = int(packed, 36)
        return [id for at, id in enumerate(self.ids()) if mask >> at & 1]

    def default(self) -> PartialAnswer:
        return [] if self.may_take_none else None

    def pressed(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        at_once = {"suggest": lambda: suggestion(self.shape), "none": list, "all": self.ids}.get(move.op)
        if at_once is not None:
            return Pressed(at_once(), True)
        page = self.shape.options[move.page * PAGE : (move.page + 1) * PAGE]
        picked = {chosen_id(page, value) for value in ([move.arg] if move.arg else values)}
        here, before = {option.id for option in page}, partial_answer if isinstance(partial_answer, list) else []
        chosen = [id for id in self.ids() if (id in picked if id in here else id in before)]
        return Pressed(chosen, len(self.shape.options) <= PAGE and self.is_enough(chosen))

    # --- fields of a form --------------------------------------------------------------------------------------------

    def fits_form(self) -> bool:
        return 0 < len(self.shape.options) <= PAGE

    def given(self, values: Sequence[str], now: PartialAnswer) -> PartialAnswer:
        return [chosen_id(self.shape.options, value) for value in values]

    def control(self, make: Maker, id: str, now: PartialAnswer) -> Item:
        chosen = [str(one) for one in now] if isinstance(now, list) else []
        return some_of(make, id, self.shape.options, chosen, min(self.shape.high, len(self.shape.options)))

    def described(self, say: Say) -> str | None:
        return next(iter(self.hints(None, say)), None)

    # --- words -------------------------------------------------------------------------------------------------------

    def rows(self, make: Maker, partial_answer: PartialAnswer) -> list[Row]:
        shape, chosen = self.shape, partial_answer if isinstance(partial_answer, list) else []
        if not shape.options:
            return [self._all_or_none(make)]
        if len(shape.options) == PAIR and shape.low < PAIR and not shape.need:
            return [[*(_alone(make, option) for option in shape.options), *self._all_or_none(make)]]
        menu = page_list(make, "set", shape.options, chosen=chosen, most=shape.high)
        row = [self._confirm(make, chosen)]
        if shape.need:
            row.append(make.button("suggest", self._suggesting(make), BLUE))
        return [[menu], *page_buttons(make, len(shape.options)), [*row, *self._all_or_none(make)]]

    def _all_or_none(self, make: Maker) -> Row:
        every = [make.button("all", self._all(), BLUE)] if self.may_take_all else []
        none = [make.button("none", self.shape.nothing or T("bot-none"), GREY)] if self.may_take_none else []
        return [*every, *none]

    def _suggesting(self, make: Maker) -> Text:
        """What pays cheaply: what that takes, where a button has the room to say it."""
        told = T("bot-suggest-with", what=self.summary(suggestion(self.shape)))
        return told if len(make.say(told)) <= LABEL else T("bot-suggest")

    def _all(self) -> Text:
        """All of them, and what that is worth where it is worth something."""
        persons = all(option.text.key == "seat" for option in self.shape.options)
        every, total = T("bot-all-seats" if persons else "bot-all"), sum(one.worth for one in self.shape.options)
        return T("bot-all-worth", every=every, n=total) if total else every

    def _confirm(self, make: Maker, chosen: list[str]) -> Item:
        """Nothing at all is confirmed by it only where that has no button of its own."""
        fits = self.is_enough(chosen) and (bool(chosen) or not self.may_take_none)
        return make.button("ok", T("bot-confirm"), GREEN, disabled=not fits)

    def hints(self, partial_answer: PartialAnswer, say: Say, naming: str = "") -> list[str]:
        shape, lines = self.shape, list[Text]()
        if not shape.options:
            lines.append(T("bot-hint-no-options"))
        elif shape.need:
            lines.append(T("bot-hint-worth", worth=worth(shape, partial_answer), need=shape.need))
        elif shape.low == shape.high:
            lines.append(T("bot-hint-pick", n=shape.low))
        elif shape.low or shape.high < len(shape.options):
            lines.append(T("bot-hint-pick-between", low=shape.low, high=shape.high))
        if isinstance(partial_answer, list) and partial_answer:
            lines.append(T("bot-chosen", choices=tuple(o.text for o in shape.options if o.id in partial_answer)))
        return [say(line) for line in lines]

    def summary(self, value: PartialAnswer, naming: str = "") -> Text:
        nothing = self.shape.nothing
        return nothing if value == [] and nothing is not None else super().summary(value, naming)

    # --- typed input -------------------------------------------------------------------------------------------------

    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        """Also to choose none, where that is allowed and means something, or is all there is."""
        nothing = self.shape.nothing or (None if self.shape.options else T("bot-none"))
        none = [(say(nothing), ",")] if nothing and self.may_take_none and not typed.strip() else []
        return several_matching(self.shape.options, typed, say)[: MOST - len(none)] + none


def _alone(make: Maker, option: Option) -> Item:
    """One of a pair, by a press."""
    return make.button("set", make.called(option), BLUE, arg=short(option.id))
