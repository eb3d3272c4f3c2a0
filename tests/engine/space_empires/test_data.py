"""The component tables: sums, ladders, tables of rolls without gaps, maps that fit their markers."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.space_empires import components as c
from engine.space_empires import words
from engine.space_empires.galaxy import board
from engine.space_empires.options.choices import CHOICES
from engine.space_empires.rules import RULES
from engine.space_empires.solitaire import tables
from engine.text import Text

FREE = ("SY", "BASE", "COLONY_SHIP", "MINER", "DECOY", "MS", "MINES")
LADDER = ("SC", "DD", "CA", "BC", "BB", "DN")
MODULES = {"basic"} | {choice.name for choice in CHOICES}
SCENARIOS = list(c.SCENARIOS.values())
MAPPED = [card for card in SCENARIOS if not card.random_map]


def name(card: c.Scenario) -> str:
    return f"{card.id}-{card.players}"


# --- units -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-GROUP-06", "SE-MAINT-01", "SE-MAINT-02")
@pytest.mark.parametrize("card", c.UNITS.values(), ids=lambda card: card.id)
def test_a_type_of_unit_is_consistent(card: c.UnitCard) -> None:
    assert card.letter is None or card.letter in c.LETTERS
    assert card.module in MODULES
    assert card.maintenance == (0 if card.id in FREE else card.hull)
    strong = card.attack or max((level.attack for level in card.levels.values()), default=0)
    assert (card.letter is None) == (strong == 0) == (not card.combat)
    for id, level in card.requires.items():
        technology = c.TECHNOLOGIES[id]
        assert level == technology.start or level in technology.costs["base_2011"]
    assert card.counters > 0 and card.cost > 0


@pytest.mark.rule("SE-SIZE-01", "SE-GROUP-12")
def test_the_ladder_of_ship_sizes() -> None:
    cards = [c.UNITS[id] for id in LADDER]
    assert [card.cost for card in cards] == sorted(card.cost for card in cards)
    assert [card.requires.get("ship_size", 1) for card in cards] == [1, 2, 3, 4, 5, 6]
    assert [id for size, ids in c.SHIP_SIZE.items() for id in ids if id != "BASE"] == list(LADDER[1:])


def test_seventeen_types() -> None:
    assert len(c.UNITS) == 17
    assert len(RULES.rule_ids()) == len(set(RULES.rule_ids())) == 399


# --- technology ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-TECH-01", "SE-TECH-02")
@pytest.mark.parametrize("card", c.TECHNOLOGIES.values(), ids=lambda card: card.id)
def test_a_technology_has_its_levels_in_every_table_of_costs(card: c.Technology) -> None:
    assert set(card.costs) == {"base_2011", "close_encounters", "replicators_agt"} and card.module in MODULES
    for costs in card.costs.values():
        assert list(costs) == list(range(card.start + 1, card.start + 1 + len(costs)))
        assert all(cost % 5 == 0 and 0 < cost <= 40 for cost in costs.values())
    assert len({tuple(costs) for costs in card.costs.values()}) == 1
    if card.id != "mines":
        dear = [card.costs[table] for table in ("base_2011", "close_encounters", "replicators_agt")]
        assert all(before[level] >= after[level] for before, after in pairwise(dear) for level in before)


@pytest.mark.rule("SE-MOVE-03", "SE-MOVE-05", "SE-MOVE-06", "SE-MOVE-07", "SE-MOVE-08", "SE-MOVE-09")
def test_movement_levels() -> None:
    assert set(c.MOVEMENT) == {1, *c.TECHNOLOGIES["move"].costs["base_2011"]}
    assert [sum(c.MOVEMENT[level]) for level in sorted(c.MOVEMENT)] == [3, 4, 5, 6, 7, 8]


@pytest.mark.rule("SE-WRECK-02", "SE-GEN-15")
def test_a_wreck_has_a_technology_for_every_roll() -> None:
    assert sorted(c.WRECK) == list(range(1, c.SIDES + 1)) and set(c.WRECK.values()) <= set(c.TECHNOLOGIES)
    assert c.TECHNOLOGIES["attack"].costs["base_2011"][1] == 20


# --- markers and maps ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-SYS-01", "SE-WARP-01", "SE-DOOM-01")
def test_the_mix_of_deep_space() -> None:
    deep = [card for card in c.MARKERS if card.deep]
    count = {card.type: sum(one.count for one in deep if one.type == card.type) for card in deep}
    assert sum(count.values()) == 100 and count["warp_point"] == 6 and count["doomsday_machine"] == 3
    assert count["minerals"] >= 10 and sum(card.count for card in c.ALIENS.values()) >= 4 * count["barren_planet"]
    assert sorted(card.value for card in deep if card.type == "warp_point") == [1, 2]


@pytest.mark.rule("SE-GEN-13")
def test_the_board() -> None:
    assert len(board.HEXES) == 150 and sum(len(near) for near in board.NEIGHBOURS.values()) == 2 * 402
    assert all(at in board.NEIGHBOURS[other] for at in board.HEXES for other in board.NEIGHBOURS[at])
    assert all(board.distance(at, other) == 1 for at in board.HEXES for other in board.NEIGHBOURS[at])


def connected(hexes: set[str]) -> bool:
    found = [next(iter(sorted(hexes)))]
    for at in found:
        found += [near for near in board.NEIGHBOURS[at] if near in hexes and near not in found]
    return len(found) == len(hexes)


@pytest.mark.rule("SE-SYS-05", "SE-GEN-12")
@pytest.mark.parametrize("card", MAPPED, ids=name)
def test_a_map_fits_its_markers(card: c.Scenario) -> None:
    every = [*card.deep, *(at for home in card.homes for at in home)]
    assert len(every) == len(set(every)) and set(every) <= set(board.HEXES) and connected(set(every))
    assert len(card.homes) == len(card.worlds) == card.players and len(card.deep) <= 100
    need = sum(one.count for one in card.markers)
    for seat, (home, worlds) in enumerate(zip(card.homes, card.worlds, strict=True)):
        extra = int(card.extra is not None and card.extra[0] == seat)
        assert len(home) + extra == need and connected(set(home)) and worlds and set(worlds) <= set(home)
    assert card.extra is None or not set(card.extra[1]) & set(every)


def test_published_counts_of_deep_space() -> None:
    counts = {name(card): len(card.deep) for card in MAPPED}
    told = {"small-2": 17, "standard-2": 34, "large-2": 51, "extra_large-2": 98, "knife_fight-2": 0, "standard-3": 72}
    told |= {"standard-4": 46, "three_rows-4": 38, "four_rows-4": 50, "deep_space-4": 94}
    told |= {"doomsday_small-1": 30, "doomsday_large-1": 73, "aliens_map_1-1": 58, "aliens_map_2-1": 85}
    assert counts == told and len(SCENARIOS) == 12 + 4


# --- solitaire -------------------------------------------------------------------------------------------------------


def test_ratings_never_fall() -> None:
    rows = [tables.RATINGS[rating] for rating in range(1, 11)]
    for weaker, stronger in pairwise(rows):
        assert weaker.attack <= stronger.attack and weaker.hull <= stronger.hull and weaker.letter >= stronger.letter


@pytest.mark.parametrize("scenario", tables.ENTRIES)
def test_machines_enter_by_every_roll_where_no_marker_lies(scenario: str) -> None:
    card, entries = c.SCENARIOS[scenario, 1], tables.ENTRIES[scenario]
    assert sorted(entries) == list(range(1, 11)) and not set(entries.values()) & {*card.deep, *card.homes[0]}
    for arrivals in tables.ARRIVALS[scenario].values():
        assert [when for when, _ in arrivals] == sorted(when for when, _ in arrivals) and len(arrivals) == 3
    assert sorted(tables.WEAKNESS) == list(range(1, 11))


def test_every_roll_brings_an_empire_something() -> None:
    for phase in range(1, 25):
        brought = {tables.economy(phase).brings(roll) for roll in range(1, 11)}
        assert brought <= {"economy", "fleet", "tech", "defense"} and "tech" in brought
    assert tables.economy(21) == tables.economy(19) and tables.economy(22) == tables.economy(20)
    assert sorted(tables.RESEARCH) == list(range(1, 11)) and set(tables.RESEARCH.values()) <= set(c.TECHNOLOGIES)


@pytest.mark.parametrize("scenario", tables.HOMES)
def test_empires_live_outside_the_map_of_the_player(scenario: str) -> None:
    card = c.SCENARIOS[scenario, 1]
    for number, homes in tables.HOMES[scenario].items():
        assert len(homes) == number and not set(homes) & {*card.deep, *card.homes[0]}
    assert {number for number, _ in tables.EMPIRES.values()} == {2, 3}


def test_a_counter_is_called_by_its_sign_or_in_words_never_by_our_own_name_for_it() -> None:
    named = [words.counter(type, 2, 1).params["id"] for type in ("CA", "MINES", "ALIEN_B")]
    keys = [one.key for one in named if isinstance(one, Text)]
    assert keys == ["space_empires-sign", "space_empires-single", "space_empires-alien"]
