"""One of some options: a button each, or lists; below them what options lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.locales import Say
from bot.widgets.arranging import ACROSS
from bot.widgets.explain import is_aside
from bot.widgets.interactions import Item
from bot.widgets.lead_lists import LISTS, listed, packed
from bot.widgets.maker import GREY, ROWS, Maker, Row, style_of
from bot.widgets.partial_answers import NOTHING, PAGE, PartialAnswer, Pressed, Values, chosen_id
from bot.widgets.presses import SURE, Move, short
from bot.widgets.shapes.controls import one_of
from bot.widgets.shapes.face import MOST, Face, Offered, face_of_shape, to36, with_options
from bot.widgets.shapes.menus import (
    BUTTONS,
    in_rows,
    option_button,
    page_buttons,
    page_list,
    pages_of,
    part_list,
)
from bot.widgets.shapes.typed_options import id_spelled, matching, option_id
from engine.ask import Option, PickOne
from engine.effects import PASS
from engine.text import T, Text

BEHIND = 10
"""The number of the first list of what is aside; no other of the message has it."""


@face_of_shape(PickOne)
class PickOneFace(Face[PickOne]):
    """See `Face`."""

    def options(self) -> Sequence[Option]:
        return self.shape.options

    def leading(self) -> Sequence[Option]:
        return self.shape.options

    def choices(self) -> list[Option]:
        return self.shape.options

    def noted(self, note: Callable[[Sequence[Option]], list[Option]]) -> PickOne:
        return with_options(self.shape, note(self.shape.options))

    # --- half-made answers -------------------------------------------------------------------------------------------

    def ids(self) -> list[str]:
        return [option.id for option in self.shape.options]

    def packed(self, partial_answer: PartialAnswer) -> str:
        return to36(self.ids().index(str(partial_answer)))

    def unpacked(self, packed: str) -> PartialAnswer:
        return self.shape.options[int(packed, 36)].id

    def default(self) -> PartialAnswer:
        return next((option.id for option in self.shape.options if option.id in NOTHING), None)

    def step(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        return (
            self.pressed(partial_answer, move, values)
            if move.op == SURE
            else super().step(partial_answer, move, values)
        )

    def pressed(self, partial_answer: PartialAnswer, move: Move, values: Values) -> Pressed:
        return Pressed(chosen_id(self.shape.options, move.arg or next(iter(values))), True)

    def sure(self, value: object) -> tuple[str, str]:
        return "", short(str(value))

    # --- fields of a form --------------------------------------------------------------------------------------------

    def fits_form(self) -> bool:
        return 0 < len(self.shape.options) <= PAGE

    def settled(self) -> bool:
        return len(self.shape.options) == 1 and self.default() is not None

    def given(self, values: Sequence[str], now: PartialAnswer) -> PartialAnswer:
        return chosen_id(self.shape.options, values[0]) if values and values[0] else now

    def control(self, make: Maker, id: str, now: PartialAnswer) -> Item:
        return one_of(make, id, self.shape.options, [] if now is None else [str(now)])

    # --- words -------------------------------------------------------------------------------------------------------

    def rows(self, make: Maker, partial_answer: PartialAnswer) -> list[Row]:
        """Buttons, or lists side by side; below them what options lead to, as far as there is room, what is aside, and
        what ends or leaves it.
        """
        options, rows = self.shape.options, list[Row]()
        nothing_beside = all(make.leading.get(option.id) for option in options)
        for most in range(LISTS + nothing_beside, -1, -1):
            lists = packed(options, make.leading, most)
            leading = {both.first.id for each in lists for both in each}
            alone = [option for option in options if option.id not in leading]
            apart = _apart(alone, len(options))
            behind = [option for option in alone if option.aside and lists]
            ends = [option for option in alone if lists and not option.aside and style_of(option) is GREY]
            rows = _singly(make, [option for option in alone if option not in (*apart, *behind, *ends)])
            named = listed(lists, make.called)
            rows += [[part_list(make, "lead", at, each.options, each.name)] for at, each in enumerate(named)]
            rows += _last(make, behind, [option for option in ends if option not in apart])
            rows += [[option_button(make, option)] for option in apart]
            if len(rows) <= ROWS:
                break
        return rows

    def summary(self, value: PartialAnswer, naming: str = "") -> Text:
        return next((option.text for option in self.shape.options if option.id == value), T("bot-none"))

    def is_nothing(self, value: PartialAnswer) -> bool:
        return value in (0, *NOTHING)

    # --- typed input -------------------------------------------------------------------------------------------------

    def read(self, typed: str, say: Say, naming: str = "") -> object:
        return option_id(self.shape.options, typed, say)

    def spelled(self, value: object, say: Say) -> str:
        return id_spelled(self.shape.options, value, say)

    def offers(self, typed: str, say: Say, naming: str = "") -> Offered:
        return matching(self.shape.options, typed, say)[:MOST]


def _apart(alone: Sequence[Option], all: int) -> list[Option]:
    """To pass, which may end a round, stands below all that one can do."""
    return [option for option in alone if option.id == PASS and all > 2 and len(alone) <= BUTTONS]


def _singly(make: Maker, options: Sequence[Option]) -> list[Row]:
    """Each by itself, what is aside last."""
    options = sorted(options, key=is_aside)
    if len(options) <= BUTTONS:
        return in_rows([option_button(make, option) for option in options])
    pages = pages_of(options)
    if 1 < len(pages) <= LISTS:
        return [[part_list(make, "pick", at, each)] for at, each in enumerate(pages)]
    return [[page_list(make, "pick", options)], *page_buttons(make, len(options))]


def _last(make: Maker, behind: Sequence[Option], ends: Sequence[Option]) -> list[Row]:
    """What is aside, and what ends or leaves it: in one row where they fit, else the former as lists."""
    if len(behind) + len(ends) <= ACROSS:
        return in_rows([option_button(make, option) for option in (*behind, *ends)])
    lists: list[Row] = [[part_list(make, "pick", at, each)] for at, each in enumerate(pages_of(behind), BEHIND)]
    return [*lists, *in_rows([option_button(make, option) for option in ends])]
