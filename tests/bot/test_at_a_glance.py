"""What stands in a list is told apart by as much of it as a phone shows, and lists are named by what they hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random

import discord
import pytest

from bot.locales import HERE, LANGUAGES, Say, read_once
from bot.widgets.at_a_glance import SEEN, told_apart
from bot.widgets.follow_ups import further
from bot.widgets.lead_lists import LATER, joined
from bot.widgets.maker import Maker, Panel
from bot.widgets.notes import noted, notes_on
from bot.widgets.panels import panel
from bot.widgets.presses import Move, PartialStore
from bot.widgets.shapes import face_of
from engine.ask import Ask, Option, PickOne, Seat
from engine.games import rules_of
from engine.table import Table
from engine.text import T
from tests.bot.harness import TEXTS
from tests.bot.zoo import animals

NAMES = ("Ann", "Bartholomew", "Cid", "Dorothy")
PLAYED: dict[str, tuple[int, int, dict[str, str]]] = {
    "forbidden_stars": (3, 200, {}),
    "space_empires": (2, 120, {"opening": "midgame", "raiders": "on", "mines": "on"}),
}
"""How many play, how many answers they give, and with which options."""
EACH = 2
"""So many questions of each kind are looked at."""


def asked(game: str) -> Iterator[tuple[Table, Seat, Ask]]:
    """Questions of a game that chance plays."""
    seats, most, options = PLAYED[game]
    table = Table.new(rules_of(game), seats, "1", options, keep=True, quiet=True)
    chance, met = Random("seen"), Counter[str]()
    for _ in range(most):
        seat = table.waiting()[0]
        ask = table.decides(seat)
        if ask is not None and met[ask.kind] < EACH:
            met[ask.kind] += 1
            yield table, seat, ask
        seat, verb, value = table.random_answer(chance, 0.0)
        table.answer(seat, value, verb)


def prompt(table: Table, seat: Seat, ask: Ask, say: Say) -> Panel:
    """A seat's own prompt."""
    notes, focus = notes_on(table, seat), table.rules.focus(seat, ask)
    leading = told_apart(further(table, seat), say)
    numbers = {} if focus is None else focus.numbers
    make = Maker(1, "1.1", Move(), say, PartialStore(), table.rules.name, numbers, leading)
    face, told = face_of(ask.must[seat]), notes.options or notes.aside or notes.purposes
    return panel(make, face.noted(partial(noted, notes=notes)) if told else face.shape, [say(ask.about)], None)


def lists(shown: Panel) -> Iterator[discord.ui.Select]:
    """The lists of a prompt."""
    yield from (item for row in shown.rows for item in row if isinstance(item, discord.ui.Select))


@pytest.mark.parametrize("game", PLAYED)
def test_options_of_a_list_read_apart_on_a_phone(game: str) -> None:
    says, found = [read_once().speaker(language, NAMES) for language in LANGUAGES], 0
    for table, seat, ask in asked(game):
        for menu in (menu for say in says for menu in lists(prompt(table, seat, ask, say))):
            alike = [seen for seen, times in Counter(one.label[:SEEN] for one in menu.options).items() if times > 1]
            assert not alike, (ask.kind, alike)
            found += 1
    assert found > 9


def leading(*thens: Option) -> dict[str, list[Option]]:
    return told_apart({"a": list(thens)}, read_once(HERE, TEXTS).speaker("en"))


def two(first: Option, then: Option, more: Option) -> Option:
    """Two further choices, the words of the second so long that a phone does not show them whole."""
    long = T("bot-both", first=T("bot-own-note", words="x" * SEEN), then=more.text)
    return Option(joined([first.id, then.id, more.id]), T("bot-both", first=first.text, then=long))


def test_of_two_further_choices_that_read_alike_the_second_is_asked_then() -> None:
    first, other, *thens = animals(4)
    found = leading(
        two(first, thens[0], thens[0]), two(first, thens[0], thens[1]), other, Option(LATER, T("bot-choose"))
    )
    assert [(one.id, one.text) for one in found["a"]] == [
        (first.id, first.text), (other.id, other.text), (LATER, T("bot-choose")),
    ]  # fmt: skip


def test_what_reads_alike_even_so_is_asked_then() -> None:
    alike = [Option(str(n), T("bot-own-note", words="x" * SEEN + str(n))) for n in range(2)]
    assert leading(*alike) == {} and len(leading(*animals(2))["a"]) == 2


@pytest.mark.parametrize(("long", "parted"), [(False, 1), (True, 2)])
def test_options_that_would_read_alike_together_have_lists_of_their_own(long: bool, parted: int) -> None:
    say = read_once(HERE, TEXTS).speaker("en")
    options = [Option(str(n), T("bot-own-note", words=f"{n}" + "x" * SEEN * long)) for n in range(2)]
    make = Maker(1, "1.1", Move(), say, PartialStore(), leading={one.id: animals(3) for one in options})
    assert len(list(lists(panel(make, PickOne(options), [], None)))) == parted
