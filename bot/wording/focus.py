"""The picture that helps a seat with its question, and the numbers that the options have on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.live.lessons import at_lesson
from bot.live.model import Live
from bot.live.seen import seen_by_all
from engine.ask import Ask, Seat
from engine.focus import Focus
from engine.lessons.lesson import PUPIL

SMALL = 30
"""On a board of so many places each handle is read as well as from near."""
NO_PICTURE = Focus("", {})


def focus_of(live: Live, seat: Seat | None) -> Focus | None:
    """The picture of the places that a seat is asked about now; None where it is asked about none, or all options
    name the same one: that is not to be looked for. A lesson may show more than the question's own.
    """
    table = live.table
    if table is None or table.ask is None or seat is None or seat not in table.waiting():
        return None
    found = live.rules.focus(seat, table.ask.of(seat))
    if found is None or found.is_needless:
        return None
    at = at_lesson(live) if seat == PUPIL else None
    return found if at is None or at.step is None else replace(found, zoom=at.step.zoom or found.zoom)


def aloud_of(live: Live, seat: Seat | None) -> Focus:
    """What a picture for all shows of it, where they may know it."""
    found = focus_of(live, seat)
    return NO_PICTURE if found is None or found.alone or live.game.settings.pictures == "few" else found


def is_on_board(live: Live, found: Focus) -> bool:
    """Whether a picture of that would tell nothing that the board does not."""
    assert live.table is not None
    return found.on_board and len(live.rules.board_text(seen_by_all(live.table)).places) <= SMALL


class InPrompt(NamedTuple):
    """What the message that asks shows.

    Attributes:
        zoom: the picture of what is asked about; empty without one.
        stage: of what is going on there.
        on_board: the board shows what is asked about.
        numbers: those on that picture.
    """

    zoom: str = ""
    stage: str = ""
    on_board: bool = False
    numbers: Mapping[str, int] = NO_PICTURE.numbers


def in_prompt(live: Live, ask: Ask, *, asked: bool, open: bool) -> InPrompt:
    """What everybody sees of a question there. `asked`: a person is; `open`: all may know what can be answered."""
    found = aloud_of(live, ask.shown[0])
    if not (asked and found.zoom and (found.stage or open)):
        return InPrompt(stage=found.stage)
    if is_on_board(live, found):
        return InPrompt(stage=found.stage, on_board=True)
    return InPrompt(found.lasting or found.zoom, found.stage, numbers=found.numbers)


def zoom_of(live: Live, seat: Seat | None) -> str:
    """The zoom of that picture; empty without any."""
    found = focus_of(live, seat)
    return "" if found is None else found.zoom


def is_asked_about(live: Live, zoom: str) -> bool:
    """Whether somebody is asked about the places of this picture now."""
    asked = [] if live.table is None else [focus_of(live, seat) for seat in live.table.waiting()]
    return any(found is not None and zoom in (found.zoom, found.lasting) for found in asked)


def numbers_of(live: Live, seat: Seat | None) -> Mapping[str, int]:
    """The numbers of the options on that picture, by their ids."""
    found = focus_of(live, seat)
    return {} if found is None else found.numbers
