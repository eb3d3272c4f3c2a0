"""All options, put in order one after the other."""

from __future__ import annotations

from bot.locales import Say
from bot.widgets.maker import Maker, Row
from bot.widgets.partial_answers import PartialAnswer, Pressed, Values, chosen_id
from bot.widgets.presses import Move
from bot.widgets.shapes.face import MOST, Offered, face_of_shape, to36
from bot.widgets.shapes.listed import ListFace
from bot.widgets.shapes.menus import BUTTONS, in_rows, option_button, page_buttons, page_list
from bot.widgets.shapes.typed_options import several_matching
from engine.ask import Arrange
from engine.text import T


@face_of_shape(Arrange)
class ArrangeFace(ListFace[Arrange]):
    """See `Face`."""

    def packed(self, partial_answer: PartialAnswer) -> str:
        assert isinstance(partial_answer, list)
        return ",".join(to36(self.ids().index(id)) for id in partial_answer)

    def unpacked(self, packed: str) -> PartialAnswer:
        return [self.shape.options[int(part, 36)].id for part in packed.split(",")]

    def pressed(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        id = chosen_id(self.shape.options, move.arg or next(iter(values)))
        before = partial_answer if isinstance(partial_answer, list) else []
        order = [*before, *([] if id in before else [id])]
        left = [one for one in self.ids() if one not in order]
        return Pressed(order + left, True) if len(left) < 2 else Pressed(order, False)

    def rows(self, make: Maker, partial_answer: PartialAnswer) -> list[Row]:
        placed = partial_answer if isinstance(partial_answer, list) else []
        left = [option for option in self.shape.options if option.id not in placed]
        clear = make.button("clear", T("bot-clear"), partial_answer="", disabled=not placed)
        if len(left) <= BUTTONS:
            return [*in_rows([option_button(make, option) for option in left]), [clear]]
        return [[page_list(make, "pick", left, "bot-choose-next")], *page_buttons(make, len(left)), [clear]]

    def hints(self, partial_answer: PartialAnswer, say: Say, naming: str = "") -> list[str]:
        texts = {option.id: option.text for option in self.shape.options}
        placed = [str(id) for id in partial_answer] if isinstance(partial_answer, list) else []
        return [say(T("bot-hint-order")), *(f"{at}. {say(texts[id])}" for at, id in enumerate(placed, 1))]

    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        return several_matching(self.shape.options, typed, say)[:MOST]
