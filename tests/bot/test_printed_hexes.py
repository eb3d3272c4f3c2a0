"""Hexes of Space Empires are called as on the printed board, whatever their ids: said, typed and offered."""

from __future__ import annotations

from typing import Any

import pytest

from bot.locales import LANGUAGES, read_once
from bot.widgets.spelling import place_of
from bot.widgets.typed import offers, value_of, words_of
from engine.ask import Option, PickOne, Refusal, Slot, Spread
from engine.errors import IllegalAnswer
from engine.hexes import flipped
from engine.space_empires import words
from engine.space_empires.combat.aiming import Away
from engine.space_empires.galaxy.board import HEXES
from engine.space_empires.galaxy.order_ids import March
from engine.text import T

SAY = read_once().speaker("en")
PRINTED = {"A": "L", "B": "K", "C": "J", "D": "I", "E": "H", "F": "G"}
"""The letters run the other way; numbers are as they are."""


def hexes(*ids: str, **how: Any) -> PickOne:
    return PickOne([Option(id, words.hex(id)) for id in ids], **how)


def march(at: str, unit: str) -> Option:
    text = T("space_empires-march-one", what=words.counter("F", int(unit[1:]), 2), hex=words.hex(at))
    return Option(March(at, unit).id, text)


@pytest.mark.rule("SE-GEN-13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_hexes_are_called_as_on_the_printed_board(language: str) -> None:
    say = read_once().speaker(language)
    letters = {**PRINTED, **{two: one for one, two in PRINTED.items()}}
    for id in HEXES:
        assert say(words.hex(id)) == letters[id[0]] + id[1:]
    assert say(words.hex("L9")) == "A9"


def test_what_is_no_place_of_the_board_is_left_alone() -> None:
    assert [flipped(one, 12) for one in ("CA3", "M1", "a1", "", "7", "A")] == ["CA3", "M1", "a1", "", "7", "A"]


@pytest.mark.parametrize("typed", ["A9", "a9", " A9 "])
def test_a_hex_is_typed_as_it_is_called(typed: str) -> None:
    """Where the hex of that id is offered too, it is not meant."""
    assert value_of(hexes("A9", "L9"), typed, SAY) == "L9"


def test_a_hex_that_is_not_offered_is_refused_by_the_name_that_was_typed() -> None:
    asked = hexes("A9", "C3", why=lambda id: Refusal("SE-NOVA-02", T("space_empires-why-supernova", hex=words.hex(id))))
    found = value_of(asked, "A9", SAY)
    assert found == "L9"
    with pytest.raises(IllegalAnswer) as refused:
        asked.check(found)
    assert SAY(refused.value.text).startswith("A9 ")


def test_suggestions_send_what_is_called_so_and_are_read_back() -> None:
    shapes = [
        hexes("A9", "L9", "F7", "G7"),
        PickOne([march("F3", "F3"), march("L9", "F3"), march("A9", "F10")]),
        PickOne(
            [Option(Away(to, 2).id, T("space_empires-retreat", units=2, hex=words.hex(to))) for to in ("E8", "H8")]
        ),
    ]
    for shape in shapes:
        for option in shape.options:
            sent = words_of(shape, option.id, SAY)
            assert value_of(shape, sent, SAY) == option.id and sent in [value for _, value in offers(shape, "", SAY)]
    assert words_of(shapes[0], "L9", SAY) == "A9" and words_of(shapes[1], "march:L9:F3", SAY) == "march:A9:F3"


def test_ships_are_built_where_it_is_called_so() -> None:
    """As the help of the command says it: 2 SC:C7."""
    slots = [
        Slot(f"SC:{at}", T("space_empires-unit-at", unit=words.unit("SC"), hex=words.hex(at)), 3) for at in ("C7", "J7")
    ]
    assert value_of(Spread(slots, 0, 6), "2 SC:C7", SAY) == {"SC:J7": 2}


def test_units_keep_their_names() -> None:
    """`F7` is a squadron there, no hex."""
    units = PickOne([Option("F7", words.counter("F", 7, 2)), Option("CA1", words.counter("CA", 1, 1))])
    assert value_of(units, "F7", SAY) == "F7" and value_of(units, "F8", SAY) == "F8"


def test_a_place_of_the_board_is_looked_up_as_it_is_called() -> None:
    places = [(words.hex(id), id) for id in HEXES] + [(T("space_empires-picture-sheet"), "sheet")]
    assert [place_of(places, typed, SAY) for typed in ("A9", "l9", "sheet", "M99")] == ["L9", "A9", "sheet", "M99"]
