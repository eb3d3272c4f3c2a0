"""Drafts: bans, deals and the order of choosing, alike in all games that have them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

import pytest

from engine.ask import Ask, Option, PickOne, Reply
from engine.checking.checks import RecordedTable, answerable, same_after_rebuild, same_after_undo
from engine.checking.fuzz import starts
from engine.eclipse.components import SPECIES, TABLES
from engine.eclipse.phases.boards import boards
from engine.errors import IllegalAnswer
from engine.games import rules_of
from engine.kit import draft as drafts
from engine.kit import drafting, wishes
from engine.kit.draft import Draft
from engine.log import LoggedAnswer
from engine.table import Table
from engine.text import T, seat_name
from engine.ti4.components import FACTIONS
from tests.asked import asked
from tests.toy import ToyRules

X = TypeVar("X")
OPTION = {"eclipse": "species", "space_empires": "places"}
"""The option by which a table drafts, where it is not that of factions."""
PACKS = [["a", "A"], ["b", "B"], ["c", "C"]]


def drafted(game: str, seats: int, way: str, seed: str = "1") -> Table:
    """A table of that game at the first question of its draft."""
    option = {"eclipse": "species"}.get(game, "factions")
    return Table.new(rules_of(game), seats, seed, {option: way})


def ids(table: Table, seat: int) -> list[str]:
    assert table.ask is not None
    shape = table.ask.must[seat]
    assert isinstance(shape, PickOne)
    return [option.id for option in shape.options]


def first_of_all(table: Table, kind: str) -> list[tuple[int, str]]:
    """Everybody asked by that kind of question takes the first option; who took what."""
    took = []
    while table.ask is not None and table.ask.kind == kind:
        seat = next(iter(table.ask.must))
        took.append((seat, ids(table, seat)[0]))
        table.answer(*took[-1])
    return took


# --- the kernel ------------------------------------------------------------------------------------------------------


def test_a_pack_can_be_banned_whole_only_while_enough_are_left() -> None:
    assert drafting.bannable(PACKS, [], seats=2) == ["a", "A", "b", "B", "c", "C"]
    assert drafting.bannable(PACKS, ["a"], seats=2) == ["A", "b", "B", "c", "C"]
    assert drafting.bannable(PACKS, ["a"], seats=3) == ["b", "B", "c", "C"]
    assert drafting.bannable(PACKS, ["a", "A"], seats=2) == ["b", "B", "c", "C"]
    assert drafting.bannable(PACKS, ["a", "A", "b"], seats=2) == ["c", "C"]


def test_whoever_bans_last_has_seen_what_is_dealt_then() -> None:
    run = ToyRules().run(ToyRules().new(2, "seed", {}))
    hands = drafting.deal(run, PACKS, [0, 1], 1)
    assert [len(hands[seat]) for seat in (0, 1)] == [2, 2] and run.sealed and run.learned is None


def test_what_all_keep_everybody_knows() -> None:
    run = ToyRules().run(ToyRules().new(2, "seed", {}))
    hands = {seat: [Option(id, T("toy-card", card=id)) for id in PACKS[seat]] for seat in (0, 1)}
    kept = run_through(drafting.keep(run, asked("toy-keep"), hands, T("toy-none")), {0: "a", 1: "B"})
    assert kept == {0: "a", 1: "B"} and run.learned is None


def run_through(rule: Coroutine[Ask, Reply, X], answers: dict[int, str]) -> X:
    """What a rule returns after these answers."""
    reply = None
    for seat, answer in (*answers.items(), (-1, "")):
        try:
            rule.send(reply)
        except StopIteration as end:
            return end.value
        reply = Reply(seat, None, answer)
    raise AssertionError("it asks further")


# --- Twilight Imperium -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-DOUBT-37", "TI-SETUP-02")
def test_in_reverse_the_speaker_chooses_last() -> None:
    table = drafted("ti4", 4, "reverse")
    speaker = table.state.speaker
    order = [seat for seat, _ in first_of_all(table, "faction")]
    assert order == [(speaker - 1 - step) % 4 for step in range(4)] and order[-1] == speaker


@pytest.mark.rule("TI-DOUBT-37", "TI-SETUP-05")
def test_everybody_bans_a_faction_and_nobody_can_play_it() -> None:
    table = drafted("ti4", 3, "ban")
    speaker = table.state.speaker
    bans = first_of_all(table, "ban_faction")
    banned = [faction for _, faction in bans]
    assert [seat for seat, _ in bans] == [(speaker + step) % 3 for step in range(3)]
    assert len(set(banned)) == 3 and set(ids(table, speaker)) == set(FACTIONS) - set(banned)
    with pytest.raises(IllegalAnswer):
        table.answer(speaker, banned[0])
    chosen = [faction for _, faction in first_of_all(table, "faction")]
    assert not set(chosen) & set(banned)


@pytest.mark.rule("TI-DOUBT-37", "TI-SETUP-02")
@pytest.mark.parametrize(("seats", "each"), [(3, 3), (5, 3), (6, 2)])
def test_everybody_keeps_one_of_the_factions_dealt(seats: int, each: int) -> None:
    table = drafted("ti4", seats, "deal")
    hands = {seat: ids(table, seat) for seat in range(seats)}
    assert {len(hand) for hand in hands.values()} == {each}
    assert len({id for hand in hands.values() for id in hand}) == seats * each
    for seat in range(seats):
        assert not any(player.faction for player in table.state.players), "nothing is shown before the last"
        outcome = table.answer(seat, hands[seat][-1])
    assert [player.faction for player in table.state.players] == [hands[seat][-1] for seat in range(seats)]
    assert outcome.given.sealed


# --- Eclipse ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-SETUP-13", "EC-SETUP-14")
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_bans_leave_a_board_for_everybody(seats: int) -> None:
    table = drafted("eclipse", seats, "ban")
    start, bans = table.state.start, first_of_all(table, "ban_species")
    banned = [species for _, species in bans]
    assert [seat for seat, _ in bans] == [(start - 1 - step) % seats for step in range(seats)]
    assert not set(banned) & {species.id for species in boards(table.state)}
    first_of_all(table, "species")
    played = [SPECIES[player.species] for player in table.state.players]
    assert len({species.colour for species in played}) == seats
    assert not {species.id for species in played} & set(banned)


@pytest.mark.rule("EC-SETUP-14", "EC-COMP-12")
@pytest.mark.parametrize(("seats", "boards"), [(2, 2), (3, 2), (4, 1), (6, 1)])
def test_boards_are_dealt_whole_and_one_side_is_kept(seats: int, boards: int) -> None:
    table = drafted("eclipse", seats, "deal")
    hands = {seat: ids(table, seat) for seat in range(seats)}
    for hand in hands.values():
        assert len(hand) == 2 * boards and len({SPECIES[id].colour for id in hand}) == boards
    colours = [SPECIES[id].colour for hand in hands.values() for id in hand]
    assert len(set(colours)) == seats * boards
    kept = dict(first_of_all(table, "keep_species"))
    assert {player.seat: player.species for player in table.state.players} == kept


# --- drafts in the open ----------------------------------------------------------------------------------------------

OPEN = [
    ("eclipse", {"species": "draft", "bans": "1"}),
    ("eclipse", {"species": "draft", "places": "bid"}),
    ("forbidden_stars", {"factions": "draft", "bans": "1", "board": "built"}),
    ("forbidden_stars", {"factions": "draft", "places": "bid"}),
]


def draft_of(table: Table) -> Draft:
    draft = getattr(table.state, "draft", None)
    assert isinstance(draft, Draft)
    return draft


@pytest.mark.parametrize(("game", "options"), OPEN)
def test_bans_picks_in_snake_order_and_places(game: str, options: dict[str, str]) -> None:
    table = Table.new(rules_of(game), 3, "1", options)
    order = draft_of(table).order
    bans = first_of_all(table, "ban_species" if game == "eclipse" else "ban_faction")
    assert [seat for seat, _ in bans] in ([], order, order[:1]), "with four factions only one can be banned"
    rounds = 1 if options.get("places") == "bid" else 2
    took = first_of_all(table, "draft")
    assert [seat for seat, _ in took] == drafts.snake(order, rounds)[: len(took)]
    assert not {id.partition(":")[2] for _, id in took} & {id for _, id in bans}
    if rounds == 1:
        for seat, amount in zip(order, (0, 2, 1), strict=True):
            table.answer(seat, amount)
        chose = first_of_all(table, "draft")
        assert [seat for seat, _ in chose] == [order[1], order[2]], "the last place is what is left"
    assert sorted(places_of(table).values()) == [0, 1, 2]


def places_of(table: Table) -> Mapping[int, int]:
    places = draft_of(table).places()
    assert places is not None
    return places


@pytest.mark.rule("EC-SETUP-13", "EC-SETUP-14", "EC-SETUP-15")
def test_in_eclipse_one_side_of_a_board_is_drafted_and_the_first_place_starts() -> None:
    table = Table.new(rules_of("eclipse"), 6, "1", {"species": "draft"})
    while table.ask is not None and table.ask.kind == "draft":
        seat = next(iter(table.ask.must))
        table.answer(seat, ids(table, seat)[-1])
    state, places = table.state, places_of(table)
    assert len({SPECIES[player.species].colour for player in state.players}) == 6
    run = rules_of("eclipse").run(state)
    assert places[state.start] == 0
    assert [places[seat] for seat in run.clockwise(state.start)] == list(range(6))
    starts = TABLES[6].starts
    for seat, place in places.items():
        assert state.sectors[SPECIES[state.players[seat].species].home].at == starts[place][:2]
    assert state.turn == state.start and run.after(state.start) == run.clockwise(state.start)[1]


GOODS: dict[str, Callable[[Any, int], int]] = {
    "ti4": lambda state, seat: state.players[seat].trade_goods,
    "eclipse": lambda state, seat: state.players[seat].storage["money"],
    "forbidden_stars": lambda state, seat: state.players[seat].materiel,
    "space_empires": lambda state, seat: state.players[seat].cp,
}
"""What is bid for places."""
SEATS = {"ti4": 5, "eclipse": 5, "forbidden_stars": 4, "space_empires": 4}
"""With five players the setup of Twilight Imperium itself has goods for some seats."""


def by_bids(order: Sequence[int], amounts: Mapping[int, int]) -> list[int]:
    return sorted(order, key=lambda seat: (-amounts[seat], order.index(seat)))


@pytest.mark.parametrize("game", GOODS)
def test_higher_bids_choose_first_equal_ones_by_the_order_of_the_draft_and_who_bid_less_has_more(game: str) -> None:
    table, plain = (seated(game, SEATS[game], places=places) for places in ("bid", "draft"))
    order = draft_of(table).order
    assert order[1] > order[3], "equal bids would go by the seats else"
    amounts = dict(zip(order, (1, 3, 0, 3, 1), strict=False))
    first_of_all(table, "draft")
    for seat in sorted(order):
        outcome = table.answer(seat, amounts[seat])
    told = [dict(event.text.params) for event in outcome.events if event.text.key == "draft-bid"]
    assert [(one["seat"], one["n"]) for one in told] == [(seat_name(s), amounts[s]) for s in by_bids(order, amounts)]
    chose = [seat for seat, _ in first_of_all(table, "draft")]
    assert chose == by_bids(order, amounts)[:-1], "the last place is what is left"
    assert places_of(table) == {seat: place for place, seat in enumerate(by_bids(order, amounts))}
    follow(plain, table)
    for seat in order:
        assert GOODS[game](table.state, seat) - GOODS[game](plain.state, seat) == 3 - amounts[seat]


def seated(game: str, seats: int, **options: str) -> Table:
    """A table at the first question of its draft, whose order is drawn from the last seat to the first."""
    return Table.new(rules_of(game), seats, "8", {OPTION.get(game, "factions"): "draft", **options})


def follow(table: Table, other: Table) -> None:
    """Everybody picks what the same seat has at the other table."""
    while table.ask is not None and table.ask.kind == "draft":
        seat = next(iter(table.ask.must))
        had = {f"{kind}:{draft_of(other).of(seat, kind)}" for kind in draft_of(other).taken}
        table.answer(seat, next(id for id in ids(table, seat) if id in had))


@pytest.mark.parametrize("game", ["ti4", "eclipse", "forbidden_stars", "space_empires"])
def test_wishes_are_granted_alike_in_all_games(game: str) -> None:
    rules = rules_of(game)
    table = Table.new(rules, 3, "1", {OPTION.get(game, "factions"): "draft"}, keep=True)
    assert table.ask is not None
    (seat,) = table.ask.must
    wish = ids(table, seat)[1]
    named = [order.name for order in rules.orders(rules.view(table.state, seat))]
    assert named[: wishes.MOST] == [f"wish_{number}" for number in range(1, wishes.MOST + 1)]
    assert table.by_order(seat, {"wish_3": wish}) == wish
    assert table.by_order(seat, {}) is None


# --- what holds for all ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("ti4", "ban"),
        ("ti4", "deal"),
        ("eclipse", "ban"),
        ("eclipse", "deal"),
        ("forbidden_stars", "ban"),
        ("forbidden_stars", "deal"),
        ("eclipse", "draft"),
        ("forbidden_stars", "draft"),
        ("space_empires", "draft"),
        ("space_empires", "bid"),
    ],
)
def test_a_draft_can_be_rebuilt_and_undone_at_every_answer(game: str, way: str) -> None:
    played, chance = RecordedTable(rules_of(game), 4, "7", {OPTION.get(game, "factions"): way}), Random(7)
    for _ in range(8):
        answerable(played, chance)
        played.answer(LoggedAnswer(*played.table.random_answer(chance)))
        same_after_rebuild(played)
        same_after_undo(played, chance)


@pytest.mark.parametrize("game", ["ti4", "eclipse"])
def test_what_is_dealt_depends_on_the_seed_alone(game: str) -> None:
    def hands(seed: str) -> list[list[str]]:
        table = drafted(game, 3, "deal", seed)
        return [ids(table, seat) for seat in range(3)]

    assert hands("1") == hands("1") and hands("1") != hands("2")


@pytest.mark.parametrize(
    ("game", "option"),
    [
        ("ti4", "factions"),
        ("eclipse", "species"),
        ("forbidden_stars", "factions"),
        ("forbidden_stars", "board"),
        ("space_empires", "places"),
    ],
)
def test_fuzzing_reaches_every_way(game: str, option: str) -> None:
    rules = rules_of(game)
    ways = next(choice.values for choice in rules.choices if choice.name == option)
    assert {start.options[option] for start in starts(rules, "1", 80, None, {})} == set(ways)
