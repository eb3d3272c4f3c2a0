"""Options of a list as a phone shows them: a line each and a smaller one below it, and whatever is longer is cut. What
does not fit on the first line goes on in the second.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.locales import Say, icon_of
from bot.widgets.explain import DESCRIPTION, cut, titled
from bot.widgets.interactions import Select
from bot.widgets.presses import short
from engine.ask import Option
from engine.text import Text

FIRST, SECOND = 38, 42
"""So many letters of each line can be read on a phone 390 points wide."""
OPTION = 100
"""Discord takes no longer line."""
TORN = 7
"""To tear a thought is as bad as so many letters that cannot be read."""
_ARROW, _SPACE = re.compile(r" (?=→ )"), re.compile(r"(?<![×→·–]) (?![×→·–#])")
"""Where a line may be broken: before what an option leads to; else between words; a number stays with its things."""


class Line(NamedTuple):
    """An option of a list as it is said, however long that is, and its value; `told`: what else there is to say."""

    said: str
    value: str
    told: str | None = None
    icon: str | None = None
    chosen: bool = False


def line_of(option: Option, called: Text, say: Say, *, chosen: bool = False) -> Line:
    """The line of an option that is called so."""
    told = None if option.more is None else titled(option.more, say)
    return Line(titled(called, say), short(option.id, 90), told, icon_of(say, called), chosen)


def fill(menu: Select, lines: Sequence[Line]) -> None:
    """Adds the options to a list."""
    for line, (label, told) in zip(lines, read(lines), strict=True):
        menu.add_option(label=label, value=line.value, description=told, default=line.chosen, emoji=line.icon)


def read(lines: Sequence[Line]) -> list[tuple[str, str | None]]:
    """Both lines of each. Where something else is told below, that stays, unless another option begins alike."""
    alike = Counter(line.said[:FIRST] for line in lines)
    return [_both(line, apart=alike[line.said[:FIRST]] == 1) for line in lines]


def _both(line: Line, *, apart: bool) -> tuple[str, str | None]:
    told = None if line.told is None else cut(line.told, DESCRIPTION)
    if len(line.said) <= FIRST or (apart and told is not None):
        return cut(line.said, OPTION), told
    first, second = _broken(line.said)
    return first, cut(" · ".join(part for part in (second, line.told) if part), DESCRIPTION) or None


def _broken(said: str) -> tuple[str, str]:
    """The words on two lines, parted where that costs least, and as late as that goes."""
    ways = sorted([*_breaks(_ARROW, said, FIRST), *_breaks(_SPACE, said, FIRST - 2)])
    if not ways:
        return cut(said, OPTION), ""
    at = min(reversed(ways), key=lambda at: _cost(said, at))
    return (said[:at] if _leads(said, at) else f"{said[:at]} …"), said[at + 1 :]


def _breaks(where: re.Pattern[str], said: str, last: int) -> Iterator[int]:
    """The places at which a line may end, up to the last one."""
    return (found.start() for found in where.finditer(said) if 0 < found.start() <= last)


def _cost(said: str, at: int) -> int:
    """What it costs to part words there: letters that cannot be read, and a thought or what stands in brackets torn."""
    torn = 0 if _leads(said, at) else TORN
    inside = TORN if said.count("(", 0, at) > said.count(")", 0, at) else 0
    return max(0, len(said) - at - 1 - SECOND) + torn + inside


def _leads(said: str, at: int) -> bool:
    return said.startswith(" → ", at)
