"""Action cards: drawing, the hand limit, playing, canceling."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.ti4.actions import component_action
from engine.ti4.cards import action_cards
from engine.ti4.components import ACTION_CARDS
from engine.ti4.interface import make_view
from tests.engine.ti4.hands import HACAN, LETNEV, SOL, component, hold, offered, opened
from tests.engine.ti4.moments import ABILITIES, Moment
from tests.engine.ti4.positions import board, fleet, kinds, near_home, play, said

SEVEN = ("plague", "spy", "summit", "veto", "salvage", "bunker", "parley")


def test_every_action_card_works() -> None:
    assert action_cards.working() == list(ACTION_CARDS)
    assert sum(card.copies for card in ACTION_CARDS.values() if card.printed) == 80


# --- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ACTIONCARD-01")
def test_cards_are_drawn_from_the_top_of_the_deck() -> None:
    game = board()
    game.state.action_deck = ["veto", "spy", "plague"]
    play(action_cards.draw(game, SOL, 2))
    assert game.player(SOL).action_cards == ["plague", "spy"]
    assert game.state.action_deck == ["veto"]
    assert game.sealed


@pytest.mark.rule("TI-ACTIONCARD-04", "TI-HIDDEN-01")
def test_everyone_hears_how_many_cards_were_drawn_and_only_the_drawer_which() -> None:
    game = board()
    game.state.action_deck = ["plague"]
    game.player(SOL).secrets = ["cut_supply_lines"]
    play(action_cards.draw(game, SOL, 1))
    event = game.events[-1]
    assert dict(event.text.params)["n"] == 1 and "plague" not in str(event.text)
    assert list(event.secret) == [SOL] and "plague" in str(event.secret[SOL])
    public, other = make_view.see(game.state, None), make_view.see(game.state, HACAN)
    assert "plague" not in str(public) and "plague" not in str(other)
    assert public.hand is None and public.seats[SOL].action_cards == 1 and public.seats[SOL].notes == 4
    mine = make_view.see(game.state, SOL).hand
    assert mine is not None and mine.action_cards == ("plague",)
    assert mine.secrets == ("cut_supply_lines",) and "ceasefire:0" in mine.notes


@pytest.mark.rule("TI-LIMIT-06")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = board()
    game.state.action_deck, game.state.action_discard = ["spy"], ["veto", "plague"]
    play(action_cards.draw(game, SOL, 2))
    assert game.player(SOL).action_cards[0] == "spy"
    assert sorted([*game.player(SOL).action_cards[1:], *game.state.action_deck]) == ["plague", "veto"]
    assert game.state.action_discard == []


def test_without_any_card_left_nothing_is_drawn() -> None:
    game = board()
    play(action_cards.draw(game, SOL, 2))
    assert game.player(SOL).action_cards == [] and not game.events


# --- the hand limit --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ACTIONCARD-02", "TI-CX-32")
def test_six_cards_and_two_drawn_leave_seven_of_choice() -> None:
    game = board()
    hold(game, SOL, *SEVEN[:6])
    game.state.action_deck = ["direct_hit", "direct_hit"]
    asked = play(action_cards.draw(game, SOL, 2), others="stop").open
    assert asked is not None and asked.kind == "discard_cards"
    with pytest.raises(IllegalAnswer) as caught:
        asked.must[SOL].check([])
    assert caught.value.rule == "TI-ACTIONCARD-02"
    assert asked.must[SOL].check(["direct_hit.2"]) == ["direct_hit.2"]

    game = board()
    hold(game, SOL, *SEVEN[:6])
    game.state.action_deck = ["direct_hit", "direct_hit"]
    play(action_cards.draw(game, SOL, 2), ("discard_cards", ["direct_hit.2"]))
    assert game.player(SOL).action_cards == [*SEVEN[:6], "direct_hit"]
    assert game.state.action_discard == ["direct_hit"]


@pytest.mark.rule("TI-ACTIONCARD-03")
def test_effects_change_the_hand_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.effects import Hook
    from tests.engine.ti4.effects import put

    game = board()
    game.begin("large_hand", SOL, "round")
    put(monkeypatch, "hand_limit", Hook("large_hand", lambda game, seat, value, about: value + 1), alone=True)
    hold(game, SOL, *SEVEN)
    game.state.action_deck = ["sabotage"]
    assert kinds(play(action_cards.draw(game, SOL, 1))) == []
    assert action_cards.limit(game, SOL) == 8 and action_cards.limit(game, HACAN) == 7


# --- playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ACTIONCARD-06", "TI-COMPACTION-01", "TI-COMPACTION-03", "TI-ABILITY-01")
def test_a_played_card_resolves_and_goes_to_the_discard_pile() -> None:
    game = board()
    component(game, SOL, "mining_initiative")
    assert game.player(SOL).trade_goods == 4
    assert game.player(SOL).action_cards == [] and game.state.action_discard == ["mining_initiative"]
    assert game.state.action_played == [] and game.sealed


@pytest.mark.rule("TI-ACTIONCARD-07", "TI-COMPACTION-05")
def test_a_canceled_card_has_no_effect_and_does_not_use_up_the_action() -> None:
    game = board()
    hold(game, SOL, "mining_initiative")
    hold(game, HACAN, "sabotage")
    result: list[bool] = []

    async def take() -> None:
        result.append(await component_action.take(game, SOL, "card:mining_initiative"))

    play(take(), ("when_action_card_played", HACAN, "card:sabotage"))
    assert result == [False]
    assert game.player(SOL).trade_goods == 0
    assert game.state.action_discard == ["sabotage", "mining_initiative"]
    assert "ti4-card-cancelled" in said(game)


def test_sabotage_cannot_be_sabotaged_and_nobody_cancels_an_own_card() -> None:
    game = board()
    hold(game, SOL, "mining_initiative", "sabotage")
    hold(game, HACAN, "sabotage")
    hold(game, LETNEV, "sabotage")
    played = play(
        component_action.take(game, SOL, "card:mining_initiative"),
        ("when_action_card_played", HACAN, "card:sabotage"),
        others="pass",
    )
    once = [("when_action_card_played", (HACAN, LETNEV)), ("when_action_card_played", (LETNEV,))]
    assert played.asked == once


@pytest.mark.rule("TI-ABILITY-07", "TI-ABILITY-08")
def test_no_cost_is_paid_for_a_canceled_card() -> None:
    game = board()
    hold(game, SOL, "focused_research")
    hold(game, HACAN, "sabotage")
    game.player(SOL).trade_goods = 4
    play(
        component_action.take(game, SOL, "card:focused_research"),
        ("when_action_card_played", HACAN, "card:sabotage"),
    )
    assert game.player(SOL).trade_goods == 4 and game.player(SOL).technologies == []


@pytest.mark.rule("TI-ACTIONCARD-05")
def test_one_card_of_a_name_in_a_window_for_the_same_effect() -> None:
    game = board()
    hold(game, SOL, "flank_speed", "flank_speed")
    game.state.active_system = near_home(game, SOL)[0]
    moment = Moment("after_activate_system", actor=SOL, system=game.state.active_system)
    played = opened(game, moment, ("after_activate_system", SOL, "card:flank_speed"))
    assert kinds(played) == ["after_activate_system"]
    assert game.player(SOL).action_cards == ["flank_speed"]


@pytest.mark.rule("TI-DOUBT-49")
def test_a_canceled_card_does_not_count_for_the_ban() -> None:
    game = board()
    hold(game, SOL, "flank_speed", "flank_speed")
    hold(game, HACAN, "sabotage")
    moment = Moment("after_activate_system", actor=SOL, system="18")
    opened(
        game,
        moment,
        ("after_activate_system", SOL, "card:flank_speed"),
        ("when_action_card_played", HACAN, "card:sabotage"),
        ("after_activate_system", SOL, "card:flank_speed"),
    )
    assert game.player(SOL).action_cards == [] and game.effect("flank_speed", SOL)


@pytest.mark.rule("TI-ABILITY-03", "TI-COMPACTION-02")
def test_cards_marked_action_are_offered_as_the_action_of_a_turn_and_nowhere_else() -> None:
    marked = {id for id, card in ACTION_CARDS.items() if card.action}
    found = {entry.source for entry in ABILITIES["component_action"] if entry.holding.name == "card"}
    assert found == marked
    others = {e.source for kind, entries in ABILITIES.items() if kind != "component_action" for e in entries}
    assert not others & marked


@pytest.mark.rule("TI-COMPACTION-04")
def test_a_component_action_that_cannot_be_resolved_is_not_offered() -> None:
    game = board()
    assert not offered(game, SOL, "repeal_law")
    assert not offered(game, SOL, "focused_research")
    assert not offered(game, SOL, "war_effort")
    assert not offered(game, SOL, "spy")
    assert not offered(game, SOL, "unexpected_action")
    fleet(game, SOL, near_home(game, SOL)[0], cruiser=1)
    assert offered(game, SOL, "war_effort")


def test_only_the_holders_are_asked_where_the_table_chose_so_and_else_everyone_with_cards() -> None:
    for policy, asked in (("holders", [(HACAN,)]), ("all", [(HACAN, LETNEV)])):
        game = board(windows=policy)
        hold(game, HACAN, "sabotage")
        hold(game, LETNEV, "veto")
        assert [seats for _, seats in component(game, SOL, "mining_initiative").asked][:1] == asked


def test_nobody_is_asked_for_a_card_of_which_every_copy_is_discarded() -> None:
    game = board(windows="all")
    hold(game, HACAN, "veto")
    game.state.action_discard = ["sabotage"] * 4
    assert component(game, SOL, "mining_initiative").asked == []


def test_what_a_card_aims_at_is_said_before_it_can_be_canceled() -> None:
    game = board()
    hold(game, HACAN, "sabotage")
    game.player(HACAN).tactic = game.player(LETNEV).tactic = 2
    played = component(game, SOL, "insubordination", ("target", str(LETNEV)))
    assert kinds(played) == ["target", "when_action_card_played"]
    assert (game.player(HACAN).tactic, game.player(LETNEV).tactic) == (2, 1)
