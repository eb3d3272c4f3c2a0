"""A number: a button each, a list, or a line to write into."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.locales import Say
from bot.widgets.interactions import Item
from bot.widgets.maker import BLUE, Maker, Row
from bot.widgets.partial_answers import PAGE, PartialAnswer, Pressed, Values, number, typed_in
from bot.widgets.presses import Move
from bot.widgets.shapes.controls import menu_of
from bot.widgets.shapes.face import MOST, Face, Offered, face_of_shape, to36
from bot.widgets.shapes.menus import BUTTONS, in_rows, option_button, page_list
from engine.ask import Amount, Option
from engine.digits import whole
from engine.text import T

COUNTED = 100
"""So many numbers are looked through for suggestions."""


@face_of_shape(Amount)
class AmountFace(Face[Amount]):
    """See `Face`."""

    def choices(self) -> list[Option]:
        few = self.shape.high - self.shape.low < PAGE
        return self._numbers() if few else []

    def _numbers(self) -> list[Option]:
        return [Option(str(n), T("bot-number", n=n)) for n in range(self.shape.low, self.shape.high + 1)]

    def pressed_in_channel(self, picked: str) -> object:
        super().pressed_in_channel(picked)
        return number(picked)

    def followed(self, picked: str) -> object:
        found = super().followed(picked)
        count = whole(str(found))
        return found if count is None else count

    # --- half-made answers -------------------------------------------------------------------------------------------

    def packed(self, partial_answer: PartialAnswer) -> str:
        assert isinstance(partial_answer, int)
        return to36(partial_answer - self.shape.low)

    def unpacked(self, packed: str) -> PartialAnswer:
        return self.shape.low + int(packed, 36)

    def default(self) -> PartialAnswer:
        return self.shape.low

    def pressed(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        return Pressed(number(move.arg or typed_in(values)), True)

    # --- fields of a form --------------------------------------------------------------------------------------------

    def fits_form(self) -> bool:
        return True

    def settled(self) -> bool:
        return self.shape.low == self.shape.high

    def given(self, values: Sequence[str], now: PartialAnswer) -> PartialAnswer:
        return number(values[0]) if values and values[0] else now

    def control(self, make: Maker, id: str, now: PartialAnswer) -> Item:
        if options := self.choices():
            return menu_of(make, id, options, [] if now is None else [str(now)], (1, 1))
        return discord.ui.TextInput(
            custom_id=id, required=False, max_length=6, default=None if now is None else str(now),
            placeholder=f"{self.shape.low}–{self.shape.high}",
        )  # fmt: skip

    # --- words -------------------------------------------------------------------------------------------------------

    def rows(self, make: Maker, partial_answer: PartialAnswer) -> list[Row]:
        count = self.shape.high - self.shape.low + 1
        if count > PAGE:
            return [[make.button("modal", T("bot-type-number"), BLUE)]]
        if count > BUTTONS:
            return [[page_list(make, "pick", self._numbers(), "bot-choose-number")]]
        return in_rows([option_button(make, option) for option in self._numbers()])

    def hints(self, partial_answer: PartialAnswer, say: Say, naming: str = "") -> list[str]:
        return [say(T("bot-hint-amount", low=self.shape.low, high=self.shape.high))]

    def is_nothing(self, value: PartialAnswer) -> bool:
        return value == 0

    # --- typed input -------------------------------------------------------------------------------------------------

    def read(self, typed: str, say: Say, naming: str = "") -> object:
        return number(typed)

    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        counted = range(self.shape.low, min(self.shape.high, self.shape.low + COUNTED - 1) + 1)
        return [(str(n), str(n)) for n in counted if str(n).startswith(typed.strip())][:MOST]
