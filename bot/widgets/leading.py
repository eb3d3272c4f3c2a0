"""Two questions asked as one: an option that leads its seat to a further choice at once (whether, and then which)
stands in a list with what can be chosen then, so that one press answers both.

What comes next is looked up on a copy of the table. It is shown only where nothing becomes known on the way there: no
die, no card, nobody else is asked, and the rule that asked is not left: a next turn is no further choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.widgets.drafts import PAGE, chosen_id
from bot.widgets.explain import choices
from bot.widgets.notes import noted, notes_of
from bot.widgets.presses import short
from engine.ask import Amount, Ask, Option, PickOne, Seat, Shape
from engine.digits import whole
from engine.errors import AnswerError, BrokenSave, RuleBroke
from engine.table import Table
from engine.text import T, Text

LISTS = 3
"""So many lists at most stand under the buttons of the other options."""
_BETWEEN, _LONGEST = "»", 44


class Both(NamedTuple):
    """An option, and one of those to which it leads."""

    first: Option
    then: Option

    @property
    def value(self) -> str:
        """What stands for it in a list."""
        return f"{short(self.first.id, _LONGEST)}{_BETWEEN}{short(self.then.id, _LONGEST)}"


def further(table: Table, seat: Seat) -> dict[str, list[Option]]:
    """What can be chosen after those options of the seat's open question that lead to a further choice at once."""
    ask = table.decides(seat)
    shape = ask.must[seat] if ask else None
    leads = table.rules.leads.get(ask.kind) if ask else None
    if leads is None or not isinstance(shape, PickOne):
        return {}
    found = {option.id: _after(table, seat, option.id) for option in shape.options if not leads or option.id in leads}
    return {id: options for id, options in found.items() if 1 < len(options) <= LISTS * PAGE}


def _after(table: Table, seat: Seat, answer: str) -> list[Option]:
    """What the seat can choose once it has answered so; nothing where that is not to be known before."""
    copy = table.fork(quiet=True)
    try:
        outcome = copy.answer(seat, answer)
    except (AnswerError, RuleBroke, BrokenSave):
        return []
    ask = copy.decides(seat)
    if ask is None or outcome.given.sealed or outcome.learned != () or not _alone(table, copy, seat):
        return []
    if not _inside(table, ask):
        return []
    options = choices(ask.must[seat])
    return noted(options, notes_of(copy, seat).options) if isinstance(ask.must[seat], PickOne) else options


def _alone(table: Table, copy: Table, seat: Seat) -> bool:
    """Whether nobody else is asked in between: it is this seat's question, or its own beside those of others."""
    asked: Ask | None = copy.ask
    return asked is not None and (asked.shown == (seat,) or table.within == copy.within > 0)


def _inside(table: Table, ask: Ask) -> bool:
    """Whether that question stands within all that the open one stands within."""
    within = () if table.ask is None else table.ask.pending
    return ask.pending[: len(within)] == within


def packed(options: Sequence[Option], leading: Mapping[str, Sequence[Option]], most: int = LISTS) -> list[list[Both]]:
    """The lists in which options stand with what they lead to; one that does not fit any more stays an option."""
    lists: list[list[Both]] = []
    for option in options:
        pairs = [Both(option, then) for then in leading.get(option.id, ())]
        if lists and pairs and len(lists[-1]) + len(pairs) <= PAGE:
            lists[-1] += pairs
            continue
        pages = [pairs[at : at + PAGE] for at in range(0, len(pairs), PAGE)]
        if len(lists) + len(pages) <= most:
            lists += pages
    return lists


def leads(value: str, id: str) -> bool:
    """Whether what stands in such a list begins with this option."""
    return value.partition(_BETWEEN)[0] == short(id, _LONGEST)


def read(shape: PickOne, value: str) -> tuple[str, str]:
    """The option that was picked from such a list, and how what follows is spelled.

    Raises:
        LookupError: there is no such option.
    """
    first, between, then = value.partition(_BETWEEN)
    if not between:
        raise LookupError(value)
    return chosen_id(shape.options, first), then


def chosen(then: str, shape: Shape) -> object:
    """What was picked of what follows, as an answer; what is not there any more the shape refuses."""
    found = next((option.id for option in choices(shape) if then in (option.id, short(option.id, _LONGEST))), then)
    return number if isinstance(shape, Amount) and (number := whole(found)) is not None else found


def in_words(first: Text, options: Sequence[Option], then: str) -> Text:
    """Both answers in words; the first alone where what was picked with it is not known."""
    found = next((option.text for option in options if then in (option.id, short(option.id, _LONGEST))), None)
    return first if found is None else T("bot-both", first=first, then=found)
