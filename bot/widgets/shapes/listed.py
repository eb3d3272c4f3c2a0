"""What is alike where an answer is a list of options: some of them, or all of them in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.locales import Say
from bot.widgets.partial_answers import PartialAnswer
from bot.widgets.shapes.face import Face
from bot.widgets.shapes.typed_options import id_spelled, option_id, parts_of
from engine.ask import Arrange, Option, PickSome
from engine.text import T, Text

L = TypeVar("L", Arrange, PickSome)


class ListFace(Face[L]):
    """See `Face`."""

    def options(self) -> Sequence[Option]:
        return self.shape.options

    def ids(self) -> list[str]:
        return [option.id for option in self.shape.options]

    def summary(self, value: PartialAnswer, naming: str = "") -> Text:
        if not isinstance(value, list) or not value:
            return super().summary(value, naming)
        texts = {option.id: option.text for option in self.shape.options}
        return T("bot-these", choices=tuple(texts[id] for id in value))

    def read(self, typed: str, say: Say, naming: str = "") -> object:
        return [option_id(self.shape.options, part, say) for part in parts_of(typed)]

    def spelled(self, value: object, say: Say) -> str:
        if not isinstance(value, list):
            return super().spelled(value, say)
        return ",".join(id_spelled(self.shape.options, id, say) for id in value) or ","
