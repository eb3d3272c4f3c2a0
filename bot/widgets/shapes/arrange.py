"""All options, put in order one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from bot.locales import Say
from bot.widgets.drafts import Draft, Pressed, Values, chosen_id
from bot.widgets.maker import Maker, Row
from bot.widgets.presses import Move
from bot.widgets.shapes.face import MOST, Face, Offered, face_of_shape, to36
from bot.widgets.shapes.menus import BUTTONS, in_rows, option_button, page_buttons, page_list
from bot.widgets.shapes.typed_options import id_spelled, option_id, parts_of, several_matching
from engine.ask import Arrange, Option
from engine.text import T, Text


@face_of_shape(Arrange)
class ArrangeFace(Face[Arrange]):
    """See `Face`."""

    def options(self) -> Sequence[Option]:
        return self.shape.options

    def ids(self) -> list[str]:
        return [option.id for option in self.shape.options]

    def packed(self, draft: Draft) -> str:
        assert isinstance(draft, list)
        return ",".join(to36(self.ids().index(id)) for id in draft)

    def unpacked(self, packed: str) -> Draft:
        return [self.shape.options[int(part, 36)].id for part in packed.split(",")]

    def pressed(self, draft: Draft, move: Move, values: Values) -> Pressed:
        id = chosen_id(self.shape.options, move.arg or next(iter(values)))
        before = draft if isinstance(draft, list) else []
        order = [*before, *([] if id in before else [id])]
        left = [one for one in self.ids() if one not in order]
        return Pressed(order + left, True) if len(left) < 2 else Pressed(order, False)

    def rows(self, make: Maker, draft: Draft) -> list[Row]:
        placed = draft if isinstance(draft, list) else []
        left = [option for option in self.shape.options if option.id not in placed]
        clear = make.button("clear", T("bot-clear"), draft="", disabled=not placed)
        if len(left) <= BUTTONS:
            return [*in_rows([option_button(make, option) for option in left]), [clear]]
        return [[page_list(make, "pick", left, "bot-choose-next")], *page_buttons(make, len(left)), [clear]]

    def hints(self, draft: Draft, say: Say, naming: str = "") -> list[str]:
        texts = {option.id: option.text for option in self.shape.options}
        placed = [str(id) for id in draft] if isinstance(draft, list) else []
        return [say(T("bot-hint-order")), *(f"{at}. {say(texts[id])}" for at, id in enumerate(placed, 1))]

    def summary(self, value: Draft, naming: str = "") -> Text:
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

    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        return several_matching(self.shape.options, typed, say)[:MOST]
