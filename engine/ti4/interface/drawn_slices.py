"""Slices without a table: drawn, judged and written."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kit.drawn_parts import DrawnParts
from engine.kit.maps import Judgement
from engine.ti4.draft import generator, slice_judging
from engine.ti4.draft.limits import limits_of
from engine.ti4.galaxy import map_text, slices
from engine.ti4.state import DraftOptions


class DrawnSlices(DrawnParts):
    """As a table draws them from its seed; laid out, each seat has the slice of its number."""

    forms = (*slices.FORMS, *map_text.FORMS)

    def draw(self, seats: int, seed: str, options: Mapping[str, str]) -> str:
        chosen = DraftOptions(**options)
        return slices.write(generator.for_table(seed, seats, chosen, limits_of(chosen)))

    def judge(self, text: str, seats: int | None, options: Mapping[str, str]) -> Judgement:
        return slice_judging.judge(text, seats, limits_of(DraftOptions(**options)))

    def write(self, text: str, form: str, seats: int) -> str:
        found = slices.read(text)
        if form in slices.FORMS:
            return slices.write(found, form)
        return map_text.write(slices.laid_out(found, seats), form)


DRAWN = DrawnSlices()
