"""Questions asked as one: an option that leads its seat to a further choice at once (whether, then which, then how
many) stands in a list with what can be chosen then, so that one press answers all of it.

What comes next is looked up on a copy of the table. It is shown only where the seat learns nothing on the way there: no
die, no card, nobody else is asked, and the rule that asked is not left: a next turn is no further choice.

In the channel it is shown only where everybody may know what can be chosen then, and one choice far; what can be done
in a turn stands there as buttons, to be seen at a glance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple
from weakref import WeakKeyDictionary

from bot.widgets import drafts
from bot.widgets.drafts import PAGE, chosen_id
from bot.widgets.explain import choices, from_to, numbered
from bot.widgets.few_ways import in_order
from bot.widgets.hints import summary
from bot.widgets.notes import noted, notes_of
from bot.widgets.presses import short
from engine.ask import Amount, Ask, Option, PickOne, Seat, Shape, Spread
from engine.digits import whole
from engine.errors import AnswerError, BrokenSave, RuleBroke
from engine.game import IF_YES, AnyRules
from engine.log import Outcome
from engine.seen import is_open
from engine.table import Table
from engine.text import T, Text

LISTS = 3
"""So many lists at most stand under the buttons of the other options."""
HOPS, FEW = 2, 8
"""So many further choices at most stand with an option; and so many ways to spread something."""
MUCH = 5
"""An option that leads to so many others has a list of its own where there is room."""
LITTLE, APART = 8, 2
"""So much stands in one list; more is parted evenly into so many, which leaves a row to take an answer back."""
STEPS = 400
"""So many answers are played again at most to look ahead, a twentieth of a second of work; the options after that stand
as they are."""
STEPS_ALOUD = 100
"""And so many in the channel, where each turn is shown, whoever looks at it."""
ALL, LATER = "all", "later"
"""In place of how something is spread: as much as fits; and only the option itself, the rest is asked then, with the
picture of the places that it is about."""
_BETWEEN, _LONGEST = "»", 28


class Both(NamedTuple):
    """An option, and one of those to which it leads."""

    first: Option
    then: Option

    @property
    def value(self) -> str:
        """What stands for it in a list."""
        return f"{_part(self.first.id)}{_BETWEEN}{_joined(parts(self.then.id))}"


def _part(id: str) -> str:
    return short(id, _LONGEST)


def _joined(ids: Sequence[str]) -> str:
    return _BETWEEN.join(map(_part, ids))


def parts(value: str) -> list[str]:
    """The answers one after the other that stand in one id."""
    return value.split(_BETWEEN)


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
KEPT = 50
"""For so many tables it is kept what was found."""


def further(table: Table, seat: Seat, *, aloud: bool = False) -> dict[str, list[Option]]:
    """What can be chosen after those options of the seat's open question that lead to a further choice at once.

    It is looked up once for each position of the table, however often the seat turns the pages of its prompt.

    Args:
        aloud: for the channel.
    """
    known = _FOUND.get(table)
    if known is None or known.safe is not table.rested_at or known.answers != len(table.tail):
        if len(_FOUND) >= KEPT:
            _FOUND.clear()
        known = _FOUND[table] = _Found(table.rested_at, len(table.tail), {})
    if (seat, aloud) not in known.of:
        hops, effort = (1, _Effort(STEPS_ALOUD, aloud=True)) if aloud else (HOPS, _Effort(STEPS))
        known.of[seat, aloud] = _further(table, seat, hops, effort)
    return known.of[seat, aloud]


def _further(table: Table, seat: Seat, hops: int, effort: _Effort) -> dict[str, list[Option]]:
    ask = table.decides(seat)
    shape = ask.must[seat] if ask else None
    leads = table.rules.leads.get(ask.kind) if ask else None
    if ask is None or leads is None or not isinstance(shape, PickOne):
        return {}
    if effort.aloud and not _aloud(table.rules, ask.kind):
        return {}
    asked = [option.id for option in shape.options if not leads or option.id in leads]
    found = {id: _after(table, seat, id, hops, effort) for id in asked}
    kept = {id: options for id, options in found.items() if 1 < len(options) <= LISTS * PAGE}
    return _once(asked, kept) if _again(table.rules, ask.kind) else kept


def _aloud(rules: AnyRules, kind: str) -> bool:
    """Whether what follows on such a question can stand in the channel: what nobody else may know is not looked up."""
    leads, follow = rules.leads[kind], rules.followers.get(kind)
    return (not leads or leads == IF_YES) and (follow is None or bool(follow & rules.open_kinds))


def _again(rules: AnyRules, kind: str) -> bool:
    """Whether such a question is followed by itself, so that the order of its answers means nothing."""
    return kind in rules.followers.get(kind, ())


def _once(asked: Sequence[str], found: Mapping[str, list[Option]]) -> dict[str, list[Option]]:
    """Each two answers in the order of the options alone: the other way round they come to the same."""
    before = {id: set(asked[:at]) for at, id in enumerate(asked) if id in found}
    return {id: [one for one in found[id] if parts(one.id)[0] not in before[id]] for id in before}


def _after(table: Table, seat: Seat, answer: str, hops: int, effort: _Effort) -> list[Option]:
    """What the seat can choose once it has answered so; nothing where that is not to be known before."""
    if not effort.spend(len(table.tail) + 1):
        return []
    before = table.decides(seat)
    onward = before is not None and hops == HOPS and _leads_on(table.rules, before.kind)
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
    follow = table.rules.followers.get(before.kind)
    if follow is not None and ask.kind not in follow:
        return []
    shown = table.rules.focus(seat, before)
    options = _options(copy, seat, ask, "" if shown is None else shown.zoom)
    return _with(options, _further(copy, seat, hops - 1, effort)) if onward and options else options


def _leads_on(rules: AnyRules, kind: str) -> bool:
    """Whether what follows on such a question can lead to a further choice in turn."""
    follow = rules.followers.get(kind)
    return follow is None or any(kind in rules.leads for kind in follow)


def _public(table: Table, outcome: Outcome, seat: Seat, ask: Ask) -> bool:
    """Whether everybody may know what the seat can choose then, and that nothing hidden leads there."""
    hidden = outcome.given.sealed or outcome.learned is None or bool(outcome.learned)
    return not hidden and is_open(table.rules, ask, ask.must[seat])


def _learns(outcome: Outcome, seat: Seat) -> bool:
    """Whether the seat itself would know more by it than it does now."""
    new = outcome.learned is None or seat in outcome.learned or outcome.given.sealed
    return new and seat not in outcome.knew


def _options(copy: Table, seat: Seat, ask: Ask, zoom: str) -> list[Option]:
    """What can be chosen then; `zoom`: the picture of the question before, which may show it already."""
    shape = ask.must[seat]
    if isinstance(shape, Spread):
        return _spreads(shape)
    options = choices(shape)
    options = noted(options, notes_of(copy, seat).options) if isinstance(shape, PickOne) else options
    onward = [option for option in options if option.id not in copy.rules.backs.get(ask.kind, ())]
    focus = copy.rules.focus(seat, ask)
    if not onward or focus is None or not focus.numbers:
        return onward
    if focus.zoom == zoom:
        return [option._replace(text=numbered(option, focus.numbers)) for option in onward]
    return [*onward, Option(LATER, T("bot-lead-pictured"))]


def _spreads(shape: Spread) -> list[Option]:
    """A few ways to spread something; or the ways to spread as much as fits, and to choose later."""
    ways, most = in_order(shape, drafts.ways(shape)), everything(shape)
    if 1 < len(ways) <= FEW:
        return [_way(shape, way) for way in ways]
    if most is None:
        return []
    full = [way for way in ways if sum(way.values()) == sum(most.values())]
    if 1 < len(full) <= FEW:
        return [*(_way(shape, way) for way in full), Option(LATER, T("bot-lead-later"))]
    return [Option(ALL, T("bot-lead-all-with", what=summary(shape, most))), Option(LATER, T("bot-lead-later"))]


def _way(shape: Spread, way: dict[str, int]) -> Option:
    return Option(drafts.pack(shape, way), summary(shape, way))


def _with(options: Sequence[Option], leading: Mapping[str, Sequence[Option]]) -> list[Option]:
    """The options with what they lead to in turn, where that is one list."""
    found = [one for option in options for one in _each(option, leading.get(option.id, ()))]
    return found if len(found) <= PAGE else list(options)


def _each(option: Option, then: Sequence[Option]) -> list[Option]:
    if not then:
        return [option]
    return [
        Option(_joined([option.id, one.id]), T("bot-both", first=option.text, then=one.text), more=one.more)
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


def everything(shape: Spread) -> dict[str, int] | None:
    """All there is, or as much as fits; None where that is no answer."""
    if shape.low <= shape.room() <= shape.high:
        return {slot.id: slot.most for slot in shape.slots if slot.most}
    return drafts.filled(shape) if drafts.fills(shape) else None


# --- in lists --------------------------------------------------------------------------------------------------------


def packed(options: Sequence[Option], leading: Mapping[str, Sequence[Option]], most: int = LISTS) -> list[list[Both]]:
    """The lists in which options stand with what they lead to: one for each where these are few and lead to much.
    One that does not fit any more stays an option."""
    each = [[Both(option, then) for then in leading[option.id]] for option in options if leading.get(option.id)]
    if len(each) <= most and all(MUCH <= len(pairs) <= PAGE for pairs in each):
        return each
    return (_evenly(each) if most >= APART else []) or _filled(each, most)


def _evenly(each: Sequence[list[Both]]) -> list[list[Both]]:
    """Two lists as long as each other, so that none begins and ends with things far apart; none where one list is
    short enough, or two are not.
    """
    sizes = [len(pairs) for pairs in each]
    if sum(sizes) <= LITTLE or len(each) < APART:
        return []
    at = min(range(1, len(each)), key=lambda at: max(sum(sizes[:at]), sum(sizes[at:])))
    halves = [[pair for pairs in half for pair in pairs] for half in (each[:at], each[at:])]
    return halves if max(map(len, halves)) <= PAGE else []


def _filled(each: Sequence[list[Both]], most: int) -> list[list[Both]]:
    """As few lists as hold them; what does not fit into so many is left out."""
    lists: list[list[Both]] = []
    for pairs in each:
        if lists and pairs and len(lists[-1]) + len(pairs) <= PAGE:
            lists[-1] += pairs
            continue
        pages = [pairs[at : at + PAGE] for at in range(0, len(pairs), PAGE)]
        if len(lists) + len(pages) <= most:
            lists += pages
    return lists


class Listed(NamedTuple):
    """A list of what options lead to: what it is called, and what stands in it."""

    name: Text
    options: list[Option]


def listed(lists: Sequence[Sequence[Both]], called: Callable[[Option], Text]) -> list[Listed]:
    """Each says once what all in it begin with, and which part it is where one option fills several; of several
    options, unless it is the only list, two by both and more by the first and how many follow.

    Args:
        called: what an option is called.
    """
    return [_listed(pairs, lists, called) for pairs in lists]


def _listed(pairs: Sequence[Both], lists: Sequence[Sequence[Both]], called: Callable[[Option], Text]) -> Listed:
    first, last = pairs[0].first, pairs[-1].first
    if first.id != last.id:
        return Listed(
            _several(pairs, called) if len(lists) > 1 else T("bot-choose"), [_whole(one, called) for one in pairs]
        )
    name, parts = T("bot-lead-into", first=called(first)), [each for each in lists if each[0].first.id == first.id]
    if len(parts) > 1:
        at, ends = parts.index(pairs) + 1, _ends([one.then for one in pairs])
        name = T("bot-lead-part", first=called(first), at=at, of=len(parts), ends=ends)
    return Listed(name, [Option(one.value, one.then.text, more=one.then.more) for one in pairs])


def _several(pairs: Sequence[Both], called: Callable[[Option], Text]) -> Text:
    first, last, number = pairs[0].first, pairs[-1].first, len(dict.fromkeys(one.first.id for one in pairs))
    if number > APART:
        return T("bot-lead-more", first=called(first), n=number - 1)
    return T("bot-slots", first=called(first), last=called(last))


def _whole(one: Both, called: Callable[[Option], Text]) -> Option:
    return Option(one.value, T("bot-both", first=called(one.first), then=one.then.text), more=one.then.more)


def _ends(options: Sequence[Option]) -> Text:
    """The first and the last of a list, without the way to choose later that may end it."""
    return from_to([option for option in options if option.id != LATER] or options)


def leads(value: str, id: str) -> bool:
    """Whether what stands in such a list begins with this option."""
    return parts(value)[0] in (_part(id), short(id, 44))


def read(shape: PickOne, value: str) -> tuple[str, list[str]]:
    """The option that was picked from such a list, and how what follows is spelled.

    Raises:
        LookupError: there is no such option.
    """
    first, *then = parts(value)
    if not then:
        raise LookupError(value)
    found = next((option.id for option in shape.options if first == _part(option.id)), None)
    return found or chosen_id(shape.options, first), [part for part in then if part != LATER]


def chosen(then: str, shape: Shape) -> object:
    """What was picked of what follows, as an answer; what is not there any more the shape refuses."""
    if isinstance(shape, Spread):
        return everything(shape) if then == ALL else drafts.unpack(shape, then)
    spelled = {form: option.id for option in choices(shape) for form in (short(option.id, 44), _part(option.id))}
    found = spelled.get(then, then)
    return number if isinstance(shape, Amount) and (number := whole(found)) is not None else found


def in_words(first: Text, options: Sequence[Option], then: Sequence[str]) -> Text:
    """All answers in words; the first alone where what was picked with it is not known, or is asked next."""
    found = next((option.text for option in options if then and [*then] == spelled(option)), None)
    return first if found is None else T("bot-both", first=first, then=found)


def spelled(option: Option) -> list[str]:
    """How a list spells what an option stands for."""
    return [_part(part) for part in parts(option.id) if part != LATER]
