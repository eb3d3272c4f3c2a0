"""A table that brings its map: its option, its setup, its homes, and the text of a running board."""

from __future__ import annotations

from random import Random

import pytest

from engine.checking.checks import RecordedTable, same_after_rebuild, same_after_undo
from engine.checking.fuzz import Start, choose, play, verify
from engine.errors import IllegalAnswer
from engine.hexes import Hex
from engine.kit.maps import UnreadableMap
from engine.saving.export import read as read_file
from engine.table import Table
from engine.ti4.components import BOARDS, FACTIONS, POSITIONS
from engine.ti4.rules import RULES
from tests.engine.ti4.galaxy.test_map_judging import SIX, laid
from tests.engine.ti4.galaxy.test_map_text import MAPS, READY

NAMED = laid(space_19="1", space_25="17")
"""Sol and the Ghosts of Creuss at home."""


def seated(text: str, seats: int = 6, **options: str) -> Table:
    return Table.new(RULES, seats, "1", {"map": text, **options})


def tiles(table: Table) -> dict[Hex, int]:
    return {Hex(*one.at): one.tile for one in table.state.systems.values() if one.at is not None}


@pytest.mark.rule("TI-MAP-01", "TI-MAP-03", "TI-MAP-18")
@pytest.mark.parametrize("name", MAPS)
def test_a_game_begins_on_the_map_that_the_table_brings(name: str) -> None:
    there = tiles(seated(MAPS[name]))
    homes = {FACTIONS[player.faction].board_tile for player in seated(MAPS[name]).state.players}
    for at, entry in enumerate(MAPS[name].split(), 1):
        assert there[POSITIONS[at]] in homes if entry == "0" else there[POSITIONS[at]] == int(entry)
    assert there[POSITIONS[0]] == 18 and len(there) == 37


@pytest.mark.parametrize("form", RULES.maps.forms)
def test_any_dialect_stands_in_normal_form_in_the_game(form: str) -> None:
    assert seated(RULES.maps.write(SIX, form)).state.options.map == RULES.maps.pack(SIX)


@pytest.mark.rule("TI-MAP-19", "TI-PLAYERS-06")
def test_close_homes_of_such_a_map_have_their_trade_goods() -> None:
    text = next(iter(BOARDS[5].ready.values()))
    assert [player.trade_goods for player in seated(text, 5).state.players] == [0, 2, 4, 2, 0]


def test_a_home_in_the_second_ring_has_its_faction() -> None:
    table = seated(laid(space_7="0", space_19=SIX.split()[6]))
    first = table.state.players[0].faction
    assert tiles(table)[POSITIONS[7]] == FACTIONS[first].board_tile
    assert RULES.view(table.state, None).homes[0] == POSITIONS[7]


@pytest.mark.parametrize(
    ("text", "seats", "why"),
    [
        (SIX, 5, "ti4-map-homes"),
        (laid(space_2="76"), 6, "ti4-map-unknown"),
        (laid(space_2="22"), 6, "ti4-map-twice"),
        (laid(space_2="-1"), 6, "ti4-map-hole"),
    ],
)
def test_a_map_that_nobody_can_play_on_is_refused_before_the_start(text: str, seats: int, why: str) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        seated(text, seats)
    assert why in str(refusal.value.text)


def test_what_is_no_map_is_refused() -> None:
    with pytest.raises(UnreadableMap):
        seated("nine ten")
    for option, value in (("map", "redy"), ("points", SIX)):
        with pytest.raises(IllegalAnswer) as refusal:
            Table.new(RULES, 6, "1", {option: value})
        assert refusal.value.text.key == "unknown-option"


# --- factions at home ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SETUP-02", "TI-SETUP-05", "TI-BOARD-02")
@pytest.mark.parametrize("factions", ["random", "choose", "reverse", "ban", "deal"])
def test_factions_that_the_map_names_are_their_seats_and_the_others_are_free(factions: str) -> None:
    table, chance = seated(NAMED, factions=factions), Random(2)
    while table.state.step in ("bans", "deal", "factions"):
        ids = {option.id for ask in table.ask.must.values() for option in ask.options}
        assert not ids & {"sol", "creuss"} and not {0, 2} & set(table.waiting())
        seat, verb, value = table.random_answer(chance)
        table.answer(seat, value, verb)
    played = [player.faction for player in table.state.players]
    assert (played[0], played[2]) == ("sol", "creuss") and len(set(played)) == 6
    assert tiles(table)[POSITIONS[19]] == 1 and tiles(table)[POSITIONS[25]] == 17


def test_a_map_that_names_all_factions_leaves_nothing_to_choose() -> None:
    text = laid(space_19="1", space_22="2", space_25="3", space_28="4", space_31="5", space_34="6")
    assert seated(text, factions="ban").state.players[5].faction == "l1z1x"


def test_who_plays_what_without_a_map_is_as_it_was() -> None:
    """The lot of games that stand in files."""
    assert [player.faction for player in Table.new(RULES, 3, "1", {}).state.players] == FORMER


FORMER = ["yssaril", "yin", "hacan"]


# --- a running board as text -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", BOARDS)
@pytest.mark.parametrize("map", ["ready", "random", "tiles"])
def test_a_running_board_is_written_and_read_again(seats: int, map: str) -> None:
    table, chance = Table.new(RULES, seats, "1", {"map": map}), Random(1)
    for _ in range(60):
        text = RULES.maps.of(RULES.view(table.state, None))
        again = RULES.maps.judge(text, seats)
        assert again.string == text and {one.kind for one in again.faults} <= {"hole"}
        seat, verb, value = table.random_answer(chance)
        table.answer(seat, value, verb)
    assert again.faults == ()
    assert tiles(seated(text, seats)) == tiles(table)


@pytest.mark.parametrize(("seats", "text"), [(3, READY["3 balanced_3p_a"]), (6, NAMED)])
def test_such_a_game_is_played_to_its_end_and_replays_from_its_file(seats: int, text: str) -> None:
    played = play(Start("ti4", seats, "1", {"map": RULES.maps.pack(text), "opening": "midgame", "windows": "holders"}))
    again = verify(read_file(played.saved.write()))
    assert again.failure is None and again.result == played.result is not None
    assert again.start.options["map"] == RULES.maps.pack(text)


def test_such_a_game_is_rebuilt_and_taken_back() -> None:
    played, chance = RecordedTable(RULES, 6, "1", {"map": NAMED, "factions": "choose"}), Random(1)
    for _ in range(12):
        played.answer(choose(played.table, chance))
        same_after_rebuild(played)
        same_after_undo(played, chance)
