"""Words that people write."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote, unquote

import discord

from bot.locales import Say
from bot.widgets.interactions import Item
from bot.widgets.maker import BLUE, Maker, Row
from bot.widgets.partial_answers import PartialAnswer, Pressed, Values, typed_in
from bot.widgets.presses import Move
from bot.widgets.shapes.face import LONGEST, Face, Offered, face_of_shape
from engine.ask import FreeText
from engine.text import T, Text


@face_of_shape(FreeText)
class FreeTextFace(Face[FreeText]):
    """See `Face`."""

    def packed(self, partial_answer: PartialAnswer) -> str:
        return "." + quote(str(partial_answer), safe="")

    def unpacked(self, packed: str) -> PartialAnswer:
        return unquote(packed[1:])

    def default(self) -> PartialAnswer:
        return ""

    def pressed(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        return Pressed(typed_in(values), True)

    def fits_form(self) -> bool:
        return True

    def given(self, values: Sequence[str], now: PartialAnswer) -> PartialAnswer:
        return "".join(values)

    def control(self, make: Maker, id: str, now: PartialAnswer) -> Item:
        return discord.ui.TextInput(
            custom_id=id, required=False, max_length=self.shape.most, default=str(now or "") or None,
            style=discord.TextStyle.paragraph,
        )  # fmt: skip

    def input_name(self) -> Text:
        return T("bot-write")

    def rows(self, make: Maker, partial_answer: PartialAnswer) -> list[Row]:
        return [[make.button("modal", T("bot-write"), BLUE)]]

    def summary(self, value: PartialAnswer, naming: str = "") -> Text:
        return T("bot-said", words=str(value)) if value else T("bot-none")

    def read(self, typed: str, say: Say, naming: str = "") -> object:
        return typed

    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        return [(typed[:LONGEST], typed)] if 0 < len(typed) <= LONGEST else []
