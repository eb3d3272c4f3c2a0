"""Computer players in a draft: what stands out goes first, and slices are weighed by what lies in them."""

from __future__ import annotations

from engine.table import Table
from engine.ti4.galaxy import slices
from engine.ti4.interface.view import View
from engine.ti4.minds.draft import WON, of_slice
from engine.ti4.rules import RULES
from tests.engine.ti4.draft.test_slices import GOOD
from tests.engine.ti4.minds.minding import who

POOR, RICH = "19,20,21,46,47", "29,37,28,48,49"


def drafting(text: str) -> Table:
    return Table.new(RULES, 3, "1", {"map": text, "factions": "draft", "pool": "all"})


def view_of(table: Table) -> View:
    view = RULES.view(table.state, None)
    assert isinstance(view, View)
    return view


def test_the_slice_that_stands_out_goes_first_and_the_poorest_last() -> None:
    table, took = drafting(f"{POOR}|{RICH}|30,32,25,43,50"), list[str]()
    draft = view_of(table).draft
    assert draft is not None
    worths = [of_slice(one) for one in draft.slices]
    assert worths[1] == max(worths) and worths[0] == min(worths)
    while table.ask is not None and table.ask.kind == "draft":
        (seat,) = table.ask.must
        decision = who().decide(table, seat)
        assert decision.judged and not decision.refused
        took.append(str(decision.answer))
        table.answer(seat, decision.answer)
    taken = [id for id in took if id.startswith("slice")]
    assert taken[0] == "slice:1" and "slice:0" not in taken[:2]


def test_factions_go_by_what_they_win() -> None:
    table = drafting(slices.write(GOOD))
    took = []
    while table.ask is not None and table.ask.kind == "draft":
        (seat,) = table.ask.must
        took.append(str(who().decide(table, seat).answer))
        table.answer(seat, took[-1])
    factions = [id.removeprefix("faction:") for id in took if id.startswith("faction")]
    assert len(factions) == 3 and all(WON[id] >= sorted(WON.values())[-6] for id in factions)


def test_values_specialties_and_wormholes_count_and_what_is_in_the_way_does_not() -> None:
    def worth(text: str) -> int:
        draft = view_of(drafting(f"{text}|{POOR}|{RICH}")).draft
        assert draft is not None
        return of_slice(draft.slices[0])

    plain = worth("22,23,33,30,50")
    assert worth("22,23,33,30,43") < plain < worth("22,23,33,30,39")
