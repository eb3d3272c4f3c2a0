"""Slices: where they lie, what they are worth, each rule by itself, and what cannot be met."""

from __future__ import annotations

from itertools import combinations
from time import process_time

import pytest

from engine.errors import IllegalAnswer
from engine.hexes import distance
from engine.table import Table
from engine.ti4.components import BOARDS, PLANETS, POSITIONS, TILES
from engine.ti4.draft.generator import drawn, drawn_anew, spread_of
from engine.ti4.draft.limits import Limits, breaches, clash
from engine.ti4.galaxy import slices
from engine.ti4.galaxy.slices import ACROSS, INSIDE, NORTHERN, Slice, Worth, halves, worth
from engine.ti4.rules import RULES

GOOD: list[Slice] = slices.read(
    "31,39,29,20,49|32,25,28,47,44|42,34,30,21,40|50,45,37,22,26|41,48,24,35,27|43,46,38,33,19"
)
ANY = Limits(0, 99, 0, 0, False)


def broken(changed: dict[int, str], limits: Limits = ANY) -> list[tuple[str, tuple[int, ...]]]:
    """The rules that the good slices break once some are others."""
    found = [slices.read(changed.get(number, slices.write([one])))[0] for number, one in enumerate(GOOD, 1)]
    return [(breach.rule, breach.slices) for breach in breaches(found, limits)]


# --- on the board ----------------------------------------------------------------------------------------------------


def test_tiles_of_a_slice_lie_beside_each_other_as_they_say() -> None:
    beside = {pair for pair in combinations(range(5), 2) if distance(NORTHERN[pair[0]], NORTHERN[pair[1]]) == 1}
    assert beside == set(INSIDE)
    next_one = [spot.turned(1) for spot in NORTHERN]
    across = {(one, other) for one in range(5) for other in range(5) if distance(NORTHERN[one], next_one[other]) == 1}
    assert across == set(ACROSS)


@pytest.mark.rule("TI-MAP-02", "TI-MAP-03")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_homes_slices_and_what_lies_between_them_fill_the_board(seats: int) -> None:
    homes = [home.position for home in slices.homes_of(seats)]
    covered = [at for place in range(seats) for at in slices.positions_of(seats, place)]
    every = [*homes, *covered, *slices.left_open(seats), *BOARDS[seats].unused]
    assert sorted(every) == list(range(1, 37))
    for place, home in enumerate(homes):
        near = [at for at in slices.positions_of(seats, place) if distance(POSITIONS[at], POSITIONS[home]) == 1]
        assert near == list(slices.positions_of(seats, place)[:3])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_lies_between_slices_is_what_the_setup_has_left(seats: int) -> None:
    board = BOARDS[seats]
    tiles = (board.blue + board.red) * seats + (seats == 5)
    assert len(slices.left_open(seats)) == tiles - 5 * seats


# --- values and texts ------------------------------------------------------------------------------------------------


def test_a_planet_counts_by_the_greater_value_and_half_by_each_of_equal_ones() -> None:
    assert (PLANETS["quann"].resources, PLANETS["quann"].influence) == (2, 1)
    assert worth([25]) == Worth(4, 0)
    assert (PLANETS["vefut_ii"].resources, PLANETS["vefut_ii"].influence) == (2, 2)
    assert worth([20]) == Worth(2, 2) and worth([20]).total == 4
    assert worth([46, 44]) == Worth(0, 0)
    assert [halves(number) for number in (0, 1, 4, 9)] == ["0", "½", "2", "4½"]


@pytest.mark.parametrize("form", slices.FORMS)
def test_slices_are_read_again_from_every_text(form: str) -> None:
    text = slices.write(GOOD, form)
    assert slices.are_slices(text) and slices.read(text) == GOOD
    assert slices.are_slices(" ".join(text.split())) and slices.read(" ".join(text.split())) == GOOD


def test_packed_slices_are_the_value_of_an_option() -> None:
    assert slices.read(slices.pack(GOOD)) == GOOD and len(slices.pack(GOOD)) <= 100
    assert RULES.own_board("map", slices.write(GOOD)) == slices.pack(GOOD)


@pytest.mark.parametrize("text", [*BOARDS[6].ready.values(), *BOARDS[3].ready.values(), "", "nine", "19,20,21,22,23"])
def test_maps_and_other_texts_are_no_slices(text: str) -> None:
    assert not slices.are_slices(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [("", "ti4-slices-none"), ("19,20,21,22", "ti4-slices-fives"), ("19,20,21,22,18", "ti4-map-entry")],
)
def test_what_is_no_text_of_slices_is_refused(text: str, key: str) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        slices.read(text)
    assert refusal.value.text.key == key


# --- each rule by itself ---------------------------------------------------------------------------------------------


def test_these_slices_keep_to_every_rule() -> None:
    assert broken({}, Limits()) == []


def test_influence_resources_and_totals_have_limits() -> None:
    value = worth(GOOD[5])
    assert broken({}, Limits(0, 99, value.influence + 1, 0, False)) == [("influence", (6,))]
    assert (value.resources, value.influence) == (14, 8)
    assert ("resources", (4,)) in broken({}, Limits(0, 99, 0, worth(GOOD[3]).resources + 1, False))
    assert ("total", (1,)) in broken({}, Limits(21, 99, 0, 0, False))
    assert broken({}, Limits(0, 25, 0, 0, False)) == [("high", (5,))]


@pytest.mark.rule("TI-MAP-16")
def test_anomalies_lie_beside_each_other_neither_inside_a_slice_nor_across() -> None:
    assert ("inside", (4,)) in broken({4: "41,45,37,22,50", 5: "26,48,24,35,27"})
    assert ("inside", (4,)) not in broken({4: "45,50,41,22,37", 5: "26,48,24,35,27"})
    assert broken({4: "50,22,37,45,26"})[0] == ("across", (2, 4)), "44 and 45 before the center"
    assert clash((44, 46, 46, 46, 46), (46, 46, 45, 46, 46)) and not clash((46, 46, 45, 46, 46), (44, 46, 46, 46, 46))


@pytest.mark.rule("TI-MAP-17")
def test_a_slice_has_one_wormhole_of_a_kind_and_equal_ones_never_lie_beside_each_other() -> None:
    assert broken({1: "31,39,26,20,49", 4: "50,45,37,22,29"}) == [("alpha", (1,))]
    assert broken({2: "40,25,28,47,44", 3: "42,34,30,21,32"}) == [("beta", (2,))]
    assert ("across", (1, 4)) in broken({1: "31,49,29,20,39"}), "an alpha wormhole before the center in both"


def test_two_wormholes_of_each_kind_lie_among_all_slices_where_asked() -> None:
    few = {4: "50,45,37,22,36"}
    assert broken(few) == [] and broken(few, Limits(0, 99, 0, 0, True)) == [("few-alpha", ())]
    assert broken({3: "42,34,30,21,36"}, Limits(0, 99, 0, 0, True)) == [("few-beta", ())]


# --- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_slices_that_are_drawn_keep_every_rule_in_time(count: int) -> None:
    for number in range(12):
        began = process_time()
        found = drawn(f"draft {number}", count, Limits())
        assert process_time() - began < 1
        tiles = [tile for one in found for tile in one]
        assert breaches(found, Limits()) == [] and len(set(tiles)) == 5 * count == len(tiles)
        assert all(sorted(TILES[tile].back for tile in one) == ["blue"] * 3 + ["red"] * 2 for one in found)
        strange = [sum(TILES[tile].anomaly is not None for tile in one) for one in found]
        assert spread_of(count)[0] <= min(strange) and max(strange) <= spread_of(count)[1]


def test_the_same_seed_draws_the_same_slices() -> None:
    assert drawn("a", 6, Limits()) == drawn("a", 6, Limits()) != drawn("b", 6, Limits())
    assert drawn("a", 6, Limits(), again=(0, 1)) != drawn("a", 6, Limits())


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_one_slice_is_drawn_anew_from_its_own_tiles_and_those_left_over(count: int) -> None:
    before = drawn("z1", count, Limits())
    for number in range(count):
        found = drawn_anew(before, number, "z1", Limits(), (0, 1))
        assert found == drawn_anew(before, number, "z1", Limits(), (0, 1))
        assert [at for at in range(count) if found[at] != before[at]] == [number]
        assert set(found[number]) != set(before[number]), "other tiles, not another order of the same"
        assert breaches(found, Limits()) == [] and len({tile for one in found for tile in one}) == 5 * count
        assert sorted(TILES[tile].back for tile in found[number]) == ["blue"] * 3 + ["red"] * 2


def test_where_no_other_tiles_make_a_slice_that_is_said() -> None:
    low = max(worth(one).total for one in GOOD)
    with pytest.raises(IllegalAnswer) as refusal:
        drawn_anew(GOOD, 0, "1", Limits(low, low, 12, 12), (0, 1))
    assert (refusal.value.text.key, dict(refusal.value.text.params)) == ("ti4-redraw-none", {"n": 1})


# --- what cannot be met ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "key", "numbers"),
    [
        (6, {"slices": "1"}, "ti4-draft-slices", {"wanted": 7, "most": 6}),
        (6, {"slice_resources": "6"}, "ti4-draft-sum-resources", {"need": "36", "have": "32½"}),
        (6, {"slice_influence": "6", "slice_resources": "5"}, "ti4-draft-none", {"tries": 30}),
        (6, {"factions": "draft", "bans": "2"}, "ti4-draft-factions", {"banned": 12, "wanted": 9}),
        (6, {"factions": "draft", "bans": "1", "pool": "6"}, "ti4-draft-factions", {"banned": 6, "wanted": 12}),
        (6, {"map": slices.write(GOOD[:5])}, "map-refused", {}),
        (3, {"map": slices.write([*GOOD[:2], GOOD[1]])}, "map-refused", {}),
    ],
)
def test_what_cannot_be_met_is_refused_before_anything_is_dealt(
    seats: int, options: dict[str, str], key: str, numbers: dict[str, object]
) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        Table.new(RULES, seats, "1", {"map": "slices", **options})
    assert refusal.value.text.key == key
    assert numbers.items() <= dict(refusal.value.text.params).items()


@pytest.mark.parametrize(
    ("limits", "sum", "need"),
    [
        (Limits(0, 99, influence=14), "influence", "42"),
        (Limits(0, 99, resources=13), "resources", "39"),
        (Limits(low=30, high=99), "total", "90"),
    ],
)
def test_each_sum_that_the_tiles_do_not_have_is_named(limits: Limits, sum: str, need: str) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        drawn("1", 6, limits)
    told = dict(refusal.value.text.params)
    assert refusal.value.text.key == f"ti4-draft-sum-{sum}" and told["need"] == need
    assert float(str(told["have"]).replace("½", ".5")) < float(need)


def test_a_map_that_names_factions_leaves_none_to_draft() -> None:
    text = next(iter(BOARDS[6].ready.values())).replace(" 0 ", " 1 ", 1)
    with pytest.raises(IllegalAnswer) as refusal:
        Table.new(RULES, 6, "1", {"map": text, "factions": "draft"})
    assert refusal.value.text.key == "ti4-draft-homes-named"
