"""Points, moments and what is in force, by the toy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from engine.ask import Answer, Seat
from engine.effects import Effect
from engine.text import T
from tests.engine.driving import kinds, play, said
from tests.engine.effects import skirmish
from tests.engine.effects.skirmish import (
    ATTACK,
    BEFORE_DAMAGE,
    INCOME,
    ORDER_RESOLVED,
    STORMS,
    Fight,
    Game,
    Moment,
    Point,
    Resolving,
    draw_event,
    execute,
    resolve_order,
)


def game(*factions: str) -> Game:
    return Game(*(factions or ("orks", "eldar")))


# --- points ----------------------------------------------------------------------------------------------------------


def test_a_value_is_the_rules_own_while_nothing_is_in_force() -> None:
    assert ATTACK(game(), 0, 3, Fight(1, 1)) == 3
    assert not ATTACK.touches(game(), 0)


def test_what_lies_before_a_player_changes_that_players_values_alone() -> None:
    table = game()
    table.state.armies[0].faceup.append("charge")
    assert [ATTACK(table, seat, 1, Fight(1 - seat, 1)) for seat in (0, 1)] == [2, 1]
    assert [ATTACK.touches(table, seat) for seat in (0, 1)] == [True, False]


def test_hooks_apply_by_their_sources_and_the_last_ones_last() -> None:
    table = game("orks", "chaos")
    table.state.armies[0].faceup.append("charge")
    table.state.effects.append(Effect("charging", 0, "round"))
    assert ATTACK(table, 0, 5, Fight(1, 1)) == 2 * (5 + 1 - 1)
    assert [hook.source for hook in ATTACK.hooks] == ["charge", "corruption", "charging"]


def test_a_rule_for_others_does_nothing_to_its_owner() -> None:
    table = game("chaos", "chaos", "orks")
    assert [ATTACK(table, seat, 5, Fight(0, 1)) for seat in (0, 1, 2)] == [5, 4, 4]


def test_a_value_of_the_table_hears_every_owner_once() -> None:
    assert STORMS(game("eldar", "orks", "eldar"), ()) == (0, 2)


@pytest.mark.parametrize("pile", ["faceup", "upgrades", "schemes"])
def test_nobody_has_to_tell_the_index_what_changed(pile: str) -> None:
    """However a pile changes (in place, replaced, one card for another), the next value knows it."""
    table = game()
    cards = getattr(table.state.armies[0], pile)
    seen = [INCOME(table, 0, 1)]
    for change in (
        lambda: cards.append("trade_route"),
        lambda: cards.__setitem__(0, "tithe"),
        lambda: cards.__setitem__(0, "trade_route"),
        lambda: setattr(table.state.armies[0], pile, []),
    ):
        change()
        seen.append(INCOME(table, 0, 1))
    assert seen == [1, 2, 1, 2, 1]


def test_the_index_looks_at_each_seat_once_and_forgets_what_hangs_on_what_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, looked, sources = game(), list[int](), skirmish.Standing.sources
    values = [INCOME(table, 0, 1), ATTACK(table, 0, 1, Fight(1, 1))]
    before = dict(table.in_force.kept())
    monkeypatch.setattr(skirmish.Standing, "sources", lambda index, seat: looked.append(seat) or sources(index, seat))
    table.state.armies[0].schemes.append("trade_route")
    after = table.in_force.kept()
    assert looked == [0, 1]
    assert INCOME in before and INCOME not in after and after[ATTACK] is before[ATTACK]
    assert [INCOME(table, 0, 1), ATTACK(table, 0, 1, Fight(1, 1))] == [values[0] + 1, values[1]]
    table.state.armies[0].schemes.clear()
    assert INCOME(table, 0, 1) == values[0]


def test_a_hook_that_is_registered_late_is_heard() -> None:
    table, late = game(), Point[int, None]("late")
    assert late(table, 0, 1) == 1
    late.hook("waaagh")(lambda game, seat, value, about: value + 1)
    assert late(table, 0, 1) == 2
    late.hook("foresight", "waaagh")(lambda game, seat, value, about: value + 1)
    assert late(table, 0, 1) == 3
    del Point.known["late"]


def test_a_name_is_declared_once_and_each_game_knows_its_own() -> None:
    with pytest.raises(AssertionError, match="declared twice"):
        Point[int, None]("income")
    assert set(Point.known) == {"attack", "income", "safe"}
    assert set(skirmish.TablePoint.known) == {"storms"}


# --- combat cards of both sides --------------------------------------------------------------------------------------


def fight(first: str, second: str, *answers: tuple[object, ...], others: str = "stop") -> tuple[Game, list[str]]:
    table = game()
    for army, card in zip(table.state.armies, (first, second), strict=True):
        army.cards.append(card)
    asked = play(
        execute(table, 0, 1, 1), ("combat_card", 0, first), ("combat_card", 1, second), *answers, others=others
    )
    return table, kinds(asked)


def test_a_revealed_card_is_followed_from_top_to_bottom() -> None:
    """The box that must be followed, then the one that may; its icon counts, and its effect doubles both."""
    table, asked = fight("charge", "shield_wall", ("charge_on", 0, "yes"))
    assert asked == ["combat_card", "combat_card", "charge_on"]
    assert table.state.armies[1].units == 3
    table, _ = fight("charge", "blank", ("charge_on", 0, "yes"))
    assert table.state.armies[1].units == 0
    assert table.state.effects == []


def test_what_may_be_declined_is() -> None:
    table, _ = fight("charge", "blank", ("charge_on", 0, "no"))
    assert (table.state.armies[0].units, table.state.armies[1].units) == (2, 0)


def test_a_box_of_units_needs_one_that_stands() -> None:
    table = game()
    table.state.armies[0].cards, table.state.armies[1].cards, table.state.armies[0].routed = ["charge"], ["blank"], 3
    asked = play(execute(table, 0, 1, 2), ("combat_card", 0, "charge"), ("combat_card", 1, "blank"), others="stop")
    assert kinds(asked) == ["combat_card", "combat_card"]


def test_a_card_that_stays_counts_in_later_rounds_until_it_is_discarded() -> None:
    table, _ = fight("charge", "blank", ("charge_on", 0, "no"))
    assert ATTACK(table, 0, 1, Fight(1, 2)) == 2
    table.state.armies[0].faceup.remove("charge")
    assert ATTACK(table, 0, 1, Fight(1, 2)) == 1


class Banishing(skirmish.Standing):
    """A faction's ability alone, of those who are not banished by a scheme, which changes nothing that a seat has."""

    def sources(self, seat: Seat) -> Iterable[str]:
        return (skirmish.ABILITIES[self.state.armies[seat].faction],)

    def owners(self) -> Sequence[Seat]:
        return [seat for seat, army in enumerate(self.state.armies) if "banished" not in army.schemes]


def test_what_others_had_from_a_seat_goes_and_comes_with_it() -> None:
    """A seat that owns nothing any more has the same sources; what it did to others and to the table is over."""
    table = game("chaos", "orks", "eldar")
    table.in_force = Banishing(table.state)
    values = [(ATTACK(table, 1, 5, Fight(0, 1)), STORMS(table, ()))]
    for seat in (0, 2):
        table.state.armies[seat].schemes.append("banished")
        values.append((ATTACK(table, 1, 5, Fight(0, 1)), STORMS(table, ())))
    table.state.armies[0].schemes.clear()
    values.append((ATTACK(table, 1, 5, Fight(0, 1)), STORMS(table, ())))
    assert values == [(4, (2,)), (5, (2,)), (5, ()), (4, ())]
    assert [seat for seat, _ in table.in_force.everyone()] == [0, 1]


# --- moments ---------------------------------------------------------------------------------------------------------


def test_everyone_who_could_react_is_asked_whatever_they_hold() -> None:
    """Both have a card in hand; only one of them holds the card that answers an order."""
    table = game("eldar", "eldar", "eldar")
    table.state.armies[1].cards, table.state.armies[2].cards = ["blank"], ["sabotage"]
    asked = play(resolve_order(table, 0, "dominate"), others="stop")
    assert asked.asked == [("order_resolved", (1, 2))]
    assert asked.open is not None
    assert [[option.id for option in shape.options] for shape in asked.open.must.values()] == [
        ["pass"],
        ["card:sabotage", "pass"],
    ]


@pytest.mark.parametrize(
    ("seats", "answer", "sealed"),
    [((1, 2), "card:sabotage", True), ((1, 2), "pass", False), ((2,), "card:sabotage", False)],
)
def test_who_is_told_by_an_act_that_others_passed_takes_nothing_back(
    seats: tuple[Seat, ...], answer: str, sealed: bool
) -> None:
    """Of several that are asked all answers are known once one acts; where all pass, or one alone is asked, nobody has
    learned anything.
    """
    table = game("eldar", "eldar", "eldar")
    for seat in seats:
        table.state.armies[seat].cards = ["sabotage"]
    play(resolve_order(table, 0, "dominate"), ("order_resolved", 2, answer), others="pass")
    assert table.sealed is sealed and table.learned == ()


def test_whoever_cancels_ends_the_window() -> None:
    table = game("eldar", "eldar")
    table.state.armies[1].cards = ["sabotage"]
    play(resolve_order(table, 0, "dominate"), ("order_resolved", 1, "card:sabotage"))
    assert table.state.armies[0].materiel == 4
    assert said(table) == ["toy-plays"]


def test_a_table_may_ask_only_who_holds_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Moment, "discreet", lambda self, game: False)
    table = game("eldar", "eldar", "eldar")
    table.state.armies[1].cards, table.state.armies[2].cards = ["blank"], ["sabotage"]
    asked = play(resolve_order(table, 0, "dominate"), others="stop")
    assert asked.asked == [("order_resolved", (2,))]


def test_who_is_first_is_looked_up_where_somebody_has_to_be_told_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    looked, order = list[Game](), Moment.order
    monkeypatch.setattr(Moment, "order", lambda moment, game: looked.append(game) or order(moment, game))
    one, two = game("eldar", "eldar"), game("eldar", "eldar", "eldar")
    for army in (one.state.armies[1], *two.state.armies[1:]):
        army.cards = ["blank"]
    play(resolve_order(one, 0, "dominate"), others="pass")
    assert looked == []
    play(resolve_order(two, 0, "dominate"), others="pass")
    assert looked == [two]


def test_an_upgrade_is_used_once_with_the_order_it_belongs_to() -> None:
    table = game("eldar", "orks")
    table.state.armies[0].upgrades.append("tithe")
    assert kinds(play(resolve_order(table, 0, "deploy"))) == []
    play(resolve_order(table, 0, "dominate"), ("order_resolved", 0, "upgrade:tithe"))
    assert [army.materiel for army in table.state.armies] == [4 + 1 + 1 + 1, 3]
    assert kinds(play(resolve_order(table, 0, "dominate"))) == []


def test_what_must_happen_happens_by_itself_in_its_players_turn() -> None:
    """The ork's ability waits for the one before in order, who could still cancel."""
    table = game("eldar", "orks")
    table.state.armies[0].cards = ["blank"]
    asked = play(resolve_order(table, 1, "dominate"), others="pass")
    assert asked.asked[0] == ("order_resolved", (0,))
    assert table.state.armies[1].units == 4


def test_a_tactic_is_resolved_at_once_and_a_scheme_stays() -> None:
    table = game()
    play(draw_event(table, 0, "raid"))
    assert table.state.armies[1].materiel == 3
    play(draw_event(table, 0, "trade_route"))
    assert table.state.armies[0].schemes == ["trade_route"]
    play(resolve_order(table, 0, "deploy"))
    assert table.state.armies[0].materiel == 4 + 2


def test_a_deal_that_gives_somebody_a_card_asks_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table, dealt = game("eldar", "eldar", "eldar"), list[str]()
    table.state.armies[1].cards = ["blank"]
    real = table.ask

    async def ask(*about: Any, **how: Any) -> dict[int, Answer]:
        """While the first question is open, the seat that is not asked gets a card."""
        answers = await real(*about, **how)
        if not dealt:
            dealt.append("sabotage")
            table.state.armies[2].cards = dealt
        return answers

    monkeypatch.setattr(table, "ask", ask)
    monkeypatch.setattr(Moment, "deals", lambda self, game: len(game.state.armies[2].cards))
    asked = play(resolve_order(table, 0, "dominate"), others="pass")
    assert asked.asked[:2] == [("order_resolved", (1,)), ("order_resolved", (1, 2))]


def test_abilities_stand_by_holding_source_and_place_on_the_card() -> None:
    found = [(ability.holding.name, ability.source) for ability in ORDER_RESOLVED.abilities]
    assert found == sorted(found)
    assert [one.use.__name__ for one in skirmish.CARD_REVEALED.abilities] == ["charge_first", "charge_on"]
    assert BEFORE_DAMAGE.passable


def test_a_component_is_used_once_an_occasion() -> None:
    table = game("eldar", "eldar")
    table.state.armies[1].cards = ["sabotage", "sabotage"]
    window = ORDER_RESOLVED.window(table, Resolving(0, "x"))
    play(window.use(1, "card:sabotage"))
    assert window.choices(1) == []
    assert window.could_react() == []


def test_an_occasion_tells_what_happened() -> None:
    assert ORDER_RESOLVED.question(Resolving(0, "x"), [1]) == T("toy-order_resolved")


def test_what_is_read_and_not_watched_is_found_out() -> None:
    table = game()
    table.in_force.check()
    table.in_force.held_by(0)
    object.__setattr__(table.state.armies[0], "faction", "eldar")
    with pytest.raises(AssertionError, match="unnoticed change of seat 0"):
        table.in_force.check()


def test_a_state_that_was_read_from_a_file_is_watched_too() -> None:
    """Whoever reads it may fill the fields behind the sheet's back; the index watches them when it is made."""
    table = game()
    object.__setattr__(table.state.armies[0], "schemes", [])
    again = Game.__new__(Game)
    skirmish.EffectsRun.__init__(again, skirmish.Standing(table.state))
    assert INCOME(again, 0, 1) == 1
    again.state.armies[0].schemes.append("trade_route")
    assert INCOME(again, 0, 1) == 2
