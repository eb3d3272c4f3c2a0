"""Questions asked as one: an option that leads its seat to a further choice at once (whether, then which, then how
many) stands in a list with what can be chosen then, so that one press answers all of it.

What comes next is looked up on a copy of the table. It is shown only where the seat learns nothing on the way there: no
die, no card, nobody else is asked, and the rule that asked is not left: a next turn is no further choice.

In the channel it is shown only where everybody may know what can be chosen then, and one choice far; what can be done
in a turn stands there as buttons, to be seen at a glance.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from weakref import WeakKeyDictionary

from bot.widgets.explain import is_aside, numbered
from bot.widgets.lead_lists import LATER, LISTS, joined, parts
from bot.widgets.notes import noted, notes_of
from bot.widgets.partial_answers import PAGE
from bot.widgets.shapes import face_of
from engine.ask import Ask, Option, Seat, Shape
from engine.errors import AnswerError, BrokenSave, RuleBroke
from engine.log import Outcome
from engine.question import AnyQuestion
from engine.table import Table
from engine.text import T, Text

HOPS = 2
"""So many further choices at most stand with an option."""
STEPS = 400
"""So many answers are played again at most to look ahead, a twentieth of a second of work; the options after that stand
as they are."""
STEPS_ALOUD = 100
"""And so many in the channel, where each turn is shown, whoever looks at it."""


# --- what an option leads to -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Effort:
    """How many answers may still be played again; `aloud`: only for what everybody may know."""

    left: int
    aloud: bool = False

    def spend(self, answers: int) -> bool:
        """Whether so many may be."""
        self.left -= answers
        return self.left >= 0


class _Found(NamedTuple):
    """What was found last at a table: from which safe point, so many answers after it, for which seats."""

    safe: bytes
    answers: int
    of: dict[tuple[Seat, bool], dict[str, list[Option]]]


_FOUND: WeakKeyDictionary[Table, _Found] = WeakKeyDictionary()
PICTURED = "bot-lead-pictured"
"""What says that something can be chosen on a picture that comes with the next question."""
KEPT = 50
"""For so many tables it is kept what was found."""


def further(table: Table, seat: Seat, *, aloud: bool = False) -> dict[str, list[Option]]:
    """What can be chosen after those options of the seat's open question that lead to a further choice at once.

    It is looked up once for each position of the table, however often the seat turns the pages of its prompt.

    Args:
        aloud: for the channel.
    """
    known = _FOUND.get(table)
    if known is None or known.safe is not table.safe_point or known.answers != len(table.tail):
        if len(_FOUND) >= KEPT:
            _FOUND.clear()
        known = _FOUND[table] = _Found(table.safe_point, len(table.tail), {})
    if (seat, aloud) not in known.of:
        hops, effort = (1, _Effort(STEPS_ALOUD, aloud=True)) if aloud else (HOPS, _Effort(STEPS))
        known.of[seat, aloud] = _further(table, seat, hops, effort)
    return known.of[seat, aloud]


def unpictured(leading: Mapping[str, list[Option]]) -> dict[str, list[Option]]:
    """The same for a reader who sees no picture of the next question: there is none to choose on."""
    return {id: [one for one in options if not _on_picture(one.text)] for id, options in leading.items()}


def _on_picture(text: Text) -> bool:
    then = text.params.get("then")
    return text.key == PICTURED or (isinstance(then, Text) and _on_picture(then))


def _further(table: Table, seat: Seat, hops: int, effort: _Effort) -> dict[str, list[Option]]:
    ask = table.decides(seat)
    question = table.rules.question(ask.kind) if ask else None
    if ask is None or question is None or not question.leads:
        return {}
    if effort.aloud and not _aloud(question):
        return {}
    asked = [option.id for option in face_of(ask.must[seat]).leading() if question.leads_on(option.id)]
    found = {id: _after(table, seat, id, hops, effort) for id in asked}
    kept = {id: options for id, options in found.items() if 1 < len(options) <= LISTS * PAGE}
    return _once(asked, kept) if question.repeats else kept


def _aloud(question: AnyQuestion) -> bool:
    """Whether what follows on such a question can stand in the channel: what nobody else may know is not looked up."""
    follow_ups = question.follow_ups
    open = (question.repeats and question.open) or any(one.open for one in follow_ups or ())
    return question.leads_all() and (follow_ups is None or open)


def _once(asked: Sequence[str], found: Mapping[str, list[Option]]) -> dict[str, list[Option]]:
    """Each two answers in the order of the options alone: the other way round they come to the same."""
    before = {id: set(asked[:at]) for at, id in enumerate(asked) if id in found}
    return {id: [one for one in found[id] if parts(one.id)[0] not in before[id]] for id in before}


def _after(table: Table, seat: Seat, answer: str, hops: int, effort: _Effort) -> list[Option]:
    """What the seat can choose once it has answered so; nothing where that is not to be known before."""
    if not effort.spend(len(table.tail) + 1):
        return []
    before = table.decides(seat)
    onward = before is not None and hops == HOPS and _leads_on(table.rules.question(before.kind))
    copy = table.fork(quiet=True, keep=onward)
    try:
        outcome = copy.answer(seat, answer)
    except (AnswerError, RuleBroke, BrokenSave):
        return []
    ask = copy.decides(seat)
    if ask is None or before is None or _learns(outcome, seat) or not _alone(table, copy, seat):
        return []
    if not _inside(table, ask) or (effort.aloud and not _public(table, outcome, seat, ask)):
        return []
    if not table.rules.question(before.kind).is_followed_by(table.rules.question(ask.kind)):
        return []
    shown = table.rules.focus(seat, before)
    options = _options(copy, seat, ask, "" if shown is None else shown.zoom)
    return _with(options, _further(copy, seat, hops - 1, effort)) if onward and options else options


def _leads_on(question: AnyQuestion) -> bool:
    """Whether what follows on such a question can lead to a further choice in turn."""
    follow_ups = question.follow_ups
    return follow_ups is None or question.repeats or any(one.leads for one in follow_ups)


def _public(table: Table, outcome: Outcome, seat: Seat, ask: Ask) -> bool:
    """Whether everybody may know what the seat can choose then, and that nothing hidden leads there."""
    hidden = outcome.given.sealed or outcome.learned is None or bool(outcome.learned)
    return not hidden and table.rules.is_open(ask, ask.must[seat])


def _learns(outcome: Outcome, seat: Seat) -> bool:
    """Whether the seat itself would know more by it than it does now."""
    new = outcome.learned is None or seat in outcome.learned or outcome.given.sealed
    return new and seat not in outcome.knew


def _options(copy: Table, seat: Seat, ask: Ask, zoom: str) -> list[Option]:
    """What can be chosen then; `zoom`: the picture of the question before, which may show it already."""
    face = face_of(ask.must[seat])
    options = face.choices()
    if not options:
        return [*face.follow_up()]
    options = sorted(noted(options, notes_of(copy, seat)), key=is_aside) if face.leading() else options
    onward = [option for option in options if option.id not in copy.rules.question(ask.kind).undoing]
    focus = copy.rules.focus(seat, ask)
    if not onward or focus is None or not focus.numbers or focus.is_needless:
        return onward
    if focus.zoom == zoom:
        return [option._replace(text=numbered(option, focus.numbers)) for option in onward]
    return [*onward, Option(LATER, Text(PICTURED))]


def _with(options: Sequence[Option], leading: Mapping[str, Sequence[Option]]) -> list[Option]:
    """The options with what they lead to in turn, where that is one list."""
    found = [one for option in options for one in _each(option, leading.get(option.id, ()))]
    return found if len(found) <= PAGE else list(options)


def _each(option: Option, then: Sequence[Option]) -> list[Option]:
    if not then:
        return [option]
    return [
        Option(joined([option.id, one.id]), T("bot-both", first=option.text, then=one.text), more=one.more)
        for one in then
    ]


def _alone(table: Table, copy: Table, seat: Seat) -> bool:
    """Whether nobody else is asked in between: it is this seat's question, or its own beside those of others."""
    asked: Ask | None = copy.ask
    return asked is not None and (asked.shown == (seat,) or table.within == copy.within > 0)


def _inside(table: Table, ask: Ask) -> bool:
    """Whether that question stands within all that the open one stands within."""
    within = () if table.ask is None else table.ask.pending
    return ask.pending[: len(within)] == within


def chosen(then: str, shape: Shape) -> object:
    """What was picked of what follows, as an answer; what is not there any more the shape refuses."""
    return face_of(shape).followed(then)
