"""The lists in which options stand together with what they lead to (`bot.widgets.follow_ups` looks that up)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from bot.widgets.explain import from_to
from bot.widgets.partial_answers import PAGE, chosen_id
from bot.widgets.presses import short
from engine.ask import Option
from engine.text import T, Text

LISTS = 3
"""So many lists at most stand under the buttons of the other options."""
MUCH = 5
"""An option that leads to so many others has a list of its own where there is room."""
LITTLE, APART = 8, 2
"""So much stands in one list; more is parted evenly into so many, which leaves a row to take an answer back."""
LATER = "later"
"""The option itself alone: the rest is asked then, with the picture of the places that it is about."""
_BETWEEN, _LONGEST = "»", 28


class Both(NamedTuple):
    """An option, and one of those to which it leads."""

    first: Option
    then: Option

    @property
    def value(self) -> str:
        """What stands for it in a list."""
        return f"{part(self.first.id)}{_BETWEEN}{joined(parts(self.then.id))}"


def part(id: str) -> str:
    """An id as it stands in a list."""
    return short(id, _LONGEST)


def joined(ids: Sequence[str]) -> str:
    """Several answers one after the other, as one id."""
    return _BETWEEN.join(map(part, ids))


def parts(value: str) -> list[str]:
    """The answers one after the other that stand in one id."""
    return value.split(_BETWEEN)


def packed(options: Sequence[Option], leading: Mapping[str, Sequence[Option]], most: int = LISTS) -> list[list[Both]]:
    """The lists in which options stand with what they lead to, those that are aside in lists of their own behind the
    others. One that does not fit any more stays an option.
    """
    found: list[list[Both]] = []
    for aside in (False, True):
        found += _packed([option for option in options if option.aside is aside], leading, most - len(found))
    return found


def _packed(options: Sequence[Option], leading: Mapping[str, Sequence[Option]], most: int) -> list[list[Both]]:
    """One for each where these are few and lead to much."""
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
        pages = _pages(pairs)
        if len(lists) + len(pages) <= most:
            lists += pages
    return lists


def _pages(pairs: Sequence[Both]) -> list[list[Both]]:
    """What follows on one option; where it fills several lists, those that are aside stand in lists of their own."""
    if len(pairs) <= PAGE:
        return [[*pairs]]
    kinds = ([both for both in pairs if both.then.aside is aside] for aside in (False, True))
    return [kind[at : at + PAGE] for kind in kinds for at in range(0, len(kind), PAGE)]


class Listed(NamedTuple):
    """A list of what options lead to: what it is called, and what stands in it."""

    name: Text
    options: list[Option]


def listed(lists: Sequence[Sequence[Both]], called: Callable[[Option], Text]) -> list[Listed]:
    """Each says once what all in it begin with, and which part it is where one option fills several; of several
    options the first and the last, and that one chooses among them where it is the only list.

    Args:
        called: what an option is called.
    """
    return [_listed(pairs, lists, called) for pairs in lists]


def _listed(pairs: Sequence[Both], lists: Sequence[Sequence[Both]], called: Callable[[Option], Text]) -> Listed:
    first, last = pairs[0].first, pairs[-1].first
    if first.id != last.id:
        return Listed(_several(pairs, called, alone=len(lists) == 1), [_whole(one, called) for one in pairs])
    name, parts = T("bot-lead-into", first=called(first)), [each for each in lists if each[0].first.id == first.id]
    if len(parts) > 1:
        at, ends = parts.index(pairs) + 1, _ends([one.then for one in pairs])
        name = T("bot-lead-part", first=called(first), at=at, of=len(parts), ends=ends)
    return Listed(name, [Option(one.value, one.then.text, more=one.then.more) for one in pairs])


def _several(pairs: Sequence[Both], called: Callable[[Option], Text], *, alone: bool) -> Text:
    """The only list says that something is chosen from it: its first option would look as if it were chosen."""
    named = T("bot-slots", first=called(pairs[0].first), last=called(pairs[-1].first))
    return T("bot-choose-from", options=named) if alone else named


def _whole(one: Both, called: Callable[[Option], Text]) -> Option:
    return Option(one.value, T("bot-both", first=called(one.first), then=one.then.text), more=one.then.more)


def _ends(options: Sequence[Option]) -> Text:
    """The first and the last of a list, without the way to choose later that may end it."""
    return from_to([option for option in options if option.id != LATER] or options)


def leads(value: str, id: str) -> bool:
    """Whether what stands in such a list begins with this option."""
    return parts(value)[0] in (part(id), short(id, 44))


def read(options: Sequence[Option], value: str) -> tuple[str, list[str]]:
    """The option that was picked from such a list, and how what follows is spelled.

    Raises:
        LookupError: there is no such option.
    """
    first, *then = parts(value)
    if not then:
        raise LookupError(value)
    found = next((option.id for option in options if first == part(option.id)), None)
    return found or chosen_id(options, first), [one for one in then if one != LATER]


def in_words(first: Text, options: Sequence[Option], then: Sequence[str]) -> Text:
    """All answers in words; the first alone where what was picked with it is not known, or is asked next."""
    found = next((option.text for option in options if then and [*then] == spelled(option)), None)
    return first if found is None else T("bot-both", first=first, then=found)


def spelled(option: Option) -> list[str]:
    """How a list spells what an option stands for."""
    return [part(one) for one in parts(option.id) if one != LATER]
