"""The draft itself: what is drafted, in which order, what a place brings, votes, bids and wishes."""

from __future__ import annotations

from random import Random

import pytest

from engine.ask import Amount, PickOne
from engine.checking.checks import RecordedTable, answerable, same_after_rebuild, same_after_undo
from engine.errors import IllegalAnswer
from engine.hexes import neighbours
from engine.kit import wishes
from engine.kit.draft import Draft, Pick, snake, spared
from engine.log import LoggedAnswer
from engine.table import Table
from engine.ti4.components import BOARDS, FACTIONS, POSITIONS, TILES
from engine.ti4.galaxy import slices
from engine.ti4.galaxy.slices import homes_of, positions_of
from engine.ti4.play import Game
from engine.ti4.rules import RULES
from engine.ti4.state import State
from tests.engine.ti4.draft.test_slices import GOOD

FULL = {"map": "slices", "factions": "draft"}


def drafting(seats: int = 6, seed: str = "1", **options: str) -> Table:
    """A table at the first question of its draft."""
    return Table.new(RULES, seats, seed, {**FULL, **options}, keep=True)


def state_of(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def draft_of(table: Table) -> Draft:
    draft = state_of(table).draft
    assert draft is not None
    return draft


def asked(table: Table) -> tuple[int, list[str]]:
    """Who is asked, and for what."""
    assert table.ask is not None
    (seat,) = table.ask.must
    shape = table.ask.must[seat]
    assert isinstance(shape, PickOne)
    return seat, [option.id for option in shape.options]


def picked_through(table: Table, kind: str = "draft") -> list[tuple[int, str]]:
    """Everybody takes the first of what can be picked; who took what."""
    took = []
    while table.ask is not None and table.ask.kind == kind:
        seat, ids = asked(table)
        took.append((seat, ids[0]))
        table.answer(seat, ids[0])
    return took


def lying(table: Table) -> dict[int, int]:
    """The tiles on the board by their positions."""
    spots = {(spot.q, spot.r): at for at, spot in enumerate(POSITIONS)}
    return {spots[one.at]: one.tile for one in state_of(table).systems.values() if one.at is not None}


# --- the order and what is picked ------------------------------------------------------------------------------------


@pytest.mark.rule("TI-DOUBT-37")
def test_three_rounds_in_snake_order_each_time_something_of_a_kind_that_lacks() -> None:
    table = drafting()
    order = draft_of(table).order
    took = picked_through(table)
    assert [seat for seat, _ in took] == [*order, *order[::-1], *order] == snake(order, 3)
    for seat in range(6):
        assert sorted(Pick.read(id).kind for one, id in took if one == seat) == ["faction", "place", "slice"]
    assert len({id for _, id in took}) == 18


def test_what_somebody_has_and_a_second_of_a_kind_are_refused() -> None:
    table = drafting()
    first, _ = asked(table)
    table.answer(first, "slice:0")
    second, _ = asked(table)
    with pytest.raises(IllegalAnswer):
        table.answer(second, "slice:0")
    with pytest.raises(IllegalAnswer):
        table.answer(second, "place:6")
    assert not [id for id in _round_of(table, first) if id.startswith("slice:")]


def _round_of(table: Table, seat: int) -> list[str]:
    """What that seat can pick the next time."""
    while (now := asked(table))[0] != seat:
        table.answer(now[0], now[1][-1])
    return now[1]


@pytest.mark.rule("TI-SPEAKER-07", "TI-MAP-03", "TI-MAP-18")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_who_sits_first_is_speaker_and_all_play_by_their_places_on_their_slices(seats: int) -> None:
    table = drafting(seats)
    draft = draft_of(table)
    assert len(draft.slices) == min(seats + 1, 6)
    picked_through(table)
    state, there, places = state_of(table), lying(table), draft.places()
    assert places is not None and places[state.speaker] == 0
    assert [places[seat] for seat in Game(state).clockwise(state.speaker)] == list(range(seats))
    for seat, place in places.items():
        home = homes_of(seats)[place]
        assert there[home.position] == FACTIONS[state.players[seat].faction].board_tile
        slice = draft.slices[int(draft.of(seat, "slice") or 0)]
        assert [there[at] for at in positions_of(seats, place)] == slice
        assert state.players[seat].trade_goods == home.trade_goods
        assert RULES.view(state, None).homes[seat] == POSITIONS[home.position]


@pytest.mark.rule("TI-MAP-06", "TI-MAP-07", "TI-MAP-08", "TI-MAP-09", "TI-MAP-16")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_galaxy_is_complete_and_no_anomalies_lie_beside_each_other(seats: int, seed: str) -> None:
    table = drafting(seats, seed)
    chance = Random(seed)
    while table.ask is not None and table.ask.kind == "draft":
        seat, ids = asked(table)
        table.answer(seat, ids[int(chance.random() * len(ids))])
    there, board = lying(table), BOARDS[seats]
    assert sorted(there) == [at for at in range(37) if at not in board.unused]
    backs = [TILES[tile].back for tile in there.values()]
    assert backs.count("red") == board.red * seats + (seats == 5)
    for at, tile in there.items():
        around = [there[other] for other in there if POSITIONS[other] in neighbours(POSITIONS[at])]
        assert not (TILES[tile].anomaly and any(TILES[other].anomaly for other in around))


def test_the_map_grows_with_every_slice_that_has_a_place() -> None:
    table = drafting(3)
    for pick in ("slice:2", "slice:1", "slice:0", "place:2"):
        assert set(lying(table)) == {0}
        outcome = table.answer(asked(table)[0], pick)
        where = [place for event in outcome.events for place in event.where]
        tiles = [str(tile) for tile in draft_of(table).slices[0]] if pick == "place:2" else []
        assert where == tiles, "so that the channel is shown the map"
    assert lying(table) == {0: 18, **dict(zip(positions_of(3, 2), draft_of(table).slices[0], strict=True))}


# --- bans, pool and vote ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-SETUP-05", "TI-DOUBT-37")
def test_bans_come_before_the_pool_and_the_pool_is_as_large_as_wished() -> None:
    table = drafting(4, bans="2", pool="2")
    bans = picked_through(table, "ban_faction")
    order = draft_of(table).order
    assert [seat for seat, _ in bans] == [*order, *order[::-1]]
    pool = draft_of(table).pools["faction"]
    assert len(pool) == 6 and not set(pool) & {id for _, id in bans}
    assert len(drafting(6, pool="all").state.draft.pools["faction"]) == 17  # type: ignore[attr-defined]


def test_slices_are_drawn_anew_when_more_than_half_vote_for_it_and_at_most_three_times() -> None:
    table = drafting(4, redraw="vote")
    before = draft_of(table).slices
    for seat in range(4):
        table.answer(seat, "yes" if seat < 2 else "no")
    assert draft_of(table).slices == before and table.ask is not None and table.ask.kind == "draft"
    table, seen = drafting(4, redraw="vote"), [before]
    for _ in range(3):
        assert table.ask is not None and table.ask.kind == "redraw"
        for seat in range(4):
            outcome = table.answer(seat, "yes" if seat < 3 else "no")
        assert draft_of(table).slices not in seen and outcome.given.sealed
        seen.append(draft_of(table).slices)
    assert table.ask is not None and table.ask.kind == "draft"


def test_a_single_slice_is_drawn_anew_when_more_than_half_vote_for_the_same() -> None:
    table = drafting(4, redraw="vote")
    before = draft_of(table).slices
    for seat, vote in enumerate(("slice:1", "slice:1", "slice:2", "yes")):
        table.answer(seat, vote)
    assert draft_of(table).slices == before and table.ask is not None and table.ask.kind == "draft"
    table = drafting(4, redraw="vote")
    for seat, vote in enumerate(("slice:1", "slice:1", "no", "slice:1")):
        outcome = table.answer(seat, vote)
    after = draft_of(table).slices
    assert [at for at in range(len(before)) if after[at] != before[at]] == [1] and outcome.given.sealed
    assert table.ask is not None and table.ask.kind == "redraw", "up to three times"


# --- other ways ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ways", ["random", "choose", "ban", "deal", "reverse"])
def test_slices_are_drafted_also_where_factions_are_shared_out_otherwise(ways: str) -> None:
    table = drafting(3, factions=ways)
    while table.ask is not None and table.ask.kind != "draft":
        seat, _, value = table.random_answer(Random(1))[:3]
        table.answer(seat, value)
    assert all(player.faction for player in state_of(table).players)
    took = picked_through(table)
    assert len(took) == 5, "the last one takes what is left"
    assert not any(Pick.read(id).kind == "faction" for _, id in took)


@pytest.mark.parametrize("chosen", ["ready", next(iter(BOARDS[6].ready.values()))])
def test_in_its_mini_form_factions_and_places_are_drafted_on_a_map_that_all_see(chosen: str) -> None:
    table = drafting(6, map=chosen)
    assert len(lying(table)) == 31
    before = lying(table)
    assert {Pick.read(id).kind for _, id in picked_through(table)} == {"faction", "place"}
    assert before.items() <= lying(table).items() and len(lying(table)) == 37


@pytest.mark.parametrize("chosen", ["random", "tiles"])
def test_tiles_are_dealt_after_a_draft(chosen: str) -> None:
    table = drafting(3, map=chosen)
    picked_through(table)
    state = state_of(table)
    if chosen == "tiles":
        assert table.ask is not None and table.ask.kind == "tile" and list(table.ask.must) == [state.speaker]
    else:
        assert len(lying(table)) == 28


def test_slices_of_another_draft_are_played() -> None:
    table = drafting(6, map=slices.write(GOOD))
    assert [tuple(one) for one in draft_of(table).slices] == GOOD
    picked_through(table)
    assert table.ask is None or table.ask.kind != "draft"


# --- bids ------------------------------------------------------------------------------------------------------------


def test_places_are_bid_for_and_who_bids_less_begins_with_more() -> None:
    table = drafting(4, places="bid")
    order = draft_of(table).order
    picked_through(table)
    bids = {order[0]: 1, order[1]: 3, order[2]: 0, order[3]: 1}
    for seat, amount in bids.items():
        assert table.ask is not None and isinstance(table.ask.must[seat], Amount)
        assert RULES.view(table.state, None).draft.bids == ()  # type: ignore[union-attr]
        table.answer(seat, amount)
    took = picked_through(table)
    assert [seat for seat, _ in took] == [order[1], order[0], order[3]], "the last place is what is left"
    assert {seat: state_of(table).players[seat].trade_goods for seat in order} == spared(bids)
    assert spared(bids) == {order[0]: 2, order[1]: 0, order[2]: 3, order[3]: 2}
    assert state_of(table).speaker == order[1]


# --- wishes ----------------------------------------------------------------------------------------------------------


def test_the_first_wish_that_is_left_is_granted() -> None:
    table = drafting()
    first, ids = asked(table)
    laid = {"wish_1": "slice:0", "wish_2": "faction:nobody", "wish_3": "place:0"}
    names = [order.name for order in RULES.orders(RULES.view(table.state, first)) if order.name.startswith("wish")]
    assert len(names) == wishes.MOST
    assert table.by_order(first, laid) == "slice:0"
    table.answer(first, "slice:0")
    second, _ = asked(table)
    assert table.by_order(second, laid) == "place:0"
    assert table.by_order(second, {"wish_1": "slice:0"}) is None
    assert set(ids) >= {"slice:0", "place:0"}


# --- what holds for every draft --------------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_draft() -> None:
    def drafted(seed: str) -> tuple[object, ...]:
        table = drafting(seed=seed)
        picked_through(table)
        return draft_of(table), lying(table)

    assert drafted("x") == drafted("x") != drafted("y")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"places": "bid", "redraw": "vote"}),
        (4, {"bans": "1", "redraw": "vote"}),
        (5, {"factions": "deal"}),
        (6, {"map": "ready", "places": "bid"}),
    ],
)
def test_a_draft_can_be_rebuilt_and_undone_at_every_answer(seats: int, options: dict[str, str]) -> None:
    played, chance = RecordedTable(RULES, seats, "7", {**FULL, **options}), Random(7)
    for _ in range(24):
        answerable(played, chance)
        played.answer(LoggedAnswer(*played.table.random_answer(chance)))
        same_after_rebuild(played)
        same_after_undo(played, chance)


def test_everybody_sees_whose_pick_it_is() -> None:
    table = drafting()
    seat, ids = asked(table)
    view = RULES.view(table.state, None)
    assert view.draft is not None and (view.draft.queue or view.draft.order)[0] == seat
    table.answer(seat, ids[0])
    view = RULES.view(table.state, None)
    assert view.draft is not None and view.draft.queue[0] == asked(table)[0]
