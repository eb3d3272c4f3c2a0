"""The Yssaril Tribes."""

from __future__ import annotations

import pytest

from engine.ti4.actions import strategy_action
from engine.ti4.cards import action_cards
from engine.ti4.galaxy import movement
from engine.ti4.phases import status_phase
from engine.ti4.play import Game
from engine.ti4.state import Law
from tests.engine.ti4.factions.sheets import act, actions, hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import fleet, kinds, learn, play, said
from tests.engine.ti4.skies import activated, choices, row

YSSARIL, FOE, OTHER = 0, 1, 2
DECK = ["plague", "spy", "uprising", "war_effort", "ghost_ship", "repeal_law", "lucky_shot", "bunker", "parley"]


def decked(faction: str = "yssaril", **options: str) -> Game:
    """A game with this deck of action cards, the last on top."""
    game = table(faction, **options)
    game.state.action_deck = list(DECK)
    return game


# --- Stall Tactics ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-03", "TI-ABILITY-14")
def test_discarding_a_card_is_an_action() -> None:
    game = table("yssaril")
    hold(game, YSSARIL, "plague", "spy")
    act(game, YSSARIL, "faction:stall_tactics", ("discard_cards", ["spy"]))
    assert game.player(YSSARIL).action_cards == ["plague"] and game.state.action_discard[-1] == "spy"


@pytest.mark.rule("TI-ABILITY-08")
def test_stalling_needs_a_card_and_is_for_the_yssaril() -> None:
    game = table("yssaril")
    assert "faction:stall_tactics" not in actions(game, YSSARIL)
    hold(game, YSSARIL, "parley")
    hold(game, FOE, "parley")
    assert "faction:stall_tactics" in actions(game, YSSARIL) and "faction:stall_tactics" not in actions(game, FOE)


# --- Scheming --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-14", "TI-ACTIONCARD-01")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_draw_brings_one_card_more_and_one_of_the_hand_is_discarded(number: int) -> None:
    game = decked()
    hold(game, YSSARIL, "upgrade")
    play(action_cards.draw(game, YSSARIL, number), ("discard_cards", ["upgrade"]))
    drawn = list(reversed(DECK))[: number + 1]
    assert game.player(YSSARIL).action_cards == drawn and game.state.action_discard == ["upgrade"]


def test_others_draw_what_they_are_told() -> None:
    game = decked()
    asked = play(action_cards.draw(game, FOE, 2))
    assert len(game.player(FOE).action_cards) == 2 and kinds(asked) == []


def test_a_drawn_card_can_be_the_one_that_goes() -> None:
    game = decked()
    play(action_cards.draw(game, YSSARIL, 1), ("discard_cards", ["bunker"]))
    assert game.player(YSSARIL).action_cards == ["parley"]


@pytest.mark.rule("TI-STATUSPHASE-07")
def test_two_cards_of_the_status_phase_are_one_draw() -> None:
    game = decked()
    learn(game, YSSARIL, "neural_motivator")
    play(status_phase.draw(game), ("discard_cards", ["parley"]))
    assert game.player(YSSARIL).action_cards == ["bunker", "lucky_shot"]


def test_taking_a_card_is_no_draw() -> None:
    game = decked()
    hold(game, FOE, "upgrade")
    asked = play(action_cards.take_random(game, YSSARIL, FOE))
    assert game.player(YSSARIL).action_cards == ["upgrade"] and kinds(asked) == []


def test_the_secondary_of_politics_schemes_too() -> None:
    game = decked()
    play(strategy_action.follow(game, YSSARIL, "politics"), ("discard_cards", ["parley"]))
    assert len(game.player(YSSARIL).action_cards) == 2


# --- Crafty ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-16", "TI-ACTIONCARD-02", "TI-GOLDEN-04")
def test_no_limit_holds_for_the_hand_of_the_yssaril() -> None:
    game = table("yssaril")
    game.state.laws.append(Law("executive_sanctions"))
    for seat in (YSSARIL, FOE):
        hold(game, seat, *DECK)
    assert kinds(play(action_cards.keep_limit(game, YSSARIL))) == [] and action_cards.limit(game, FOE) == 3
    play(action_cards.keep_limit(game, FOE))
    assert [len(game.player(seat).action_cards) for seat in (YSSARIL, FOE)] == [len(DECK), 3]


# --- Y'sia Y'ssrila --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-ABILITY-15", "TI-MOVEMENT-05")
def test_the_flagship_flies_through_foreign_fleets_and_other_ships_do_not() -> None:
    game = row(46, 47, 49, factions=("yssaril", "hacan", "letnev"))
    fleet(game, YSSARIL, "46", flagship=1, cruiser=1)
    fleet(game, FOE, "47", cruiser=1)
    activated(game, "49")
    asked = play(movement.movement_step(game, YSSARIL, "49"), others="stop").open
    assert "46:flagship" in choices(asked) and "46:cruiser" not in choices(asked)


def test_flagships_of_others_are_stopped() -> None:
    game = row(46, 47, 49, factions=("yssaril", "hacan", "letnev"))
    learn(game, FOE, "gravity_drive")
    fleet(game, FOE, "46", flagship=1)
    fleet(game, YSSARIL, "47", cruiser=1)
    activated(game, "49", FOE)
    assert kinds(play(movement.movement_step(game, FOE, "49"), others="stop")) == []


# --- Transparasteel Plating ------------------------------------------------------------------------------------------


def quiet(windows: str = "holders") -> Game:
    """A turn of the Yssaril, who have the plating; the next player holds Sabotage and has passed."""
    game = table("yssaril", windows=windows)
    learn(game, YSSARIL, "transparasteel_plating")
    game.player(FOE).passed = True
    for seat in (FOE, OTHER):
        hold(game, seat, "sabotage")
    return game


PLAYED = Moment("when_action_card_played", actor=YSSARIL, card="plague")


@pytest.mark.rule("TI-GOLDEN-04")
def test_who_has_passed_plays_no_card_in_a_turn_of_the_yssaril() -> None:
    game = quiet()
    assert usable(game, FOE, PLAYED) == [] and usable(game, OTHER, PLAYED) == ["card:sabotage"]
    game.player(FOE).passed = False
    assert usable(game, FOE, PLAYED) == ["card:sabotage"]


def test_in_turns_of_others_and_in_other_phases_the_passed_play_cards() -> None:
    game = quiet()
    game.state.turn = OTHER
    assert usable(game, FOE, PLAYED) == ["card:sabotage"]
    game.state.turn, game.state.phase = YSSARIL, "agenda"
    assert usable(game, FOE, PLAYED) == ["card:sabotage"]
    game.state.phase = "action"
    game.player(YSSARIL).technologies.remove("transparasteel_plating")
    assert usable(game, FOE, PLAYED) == ["card:sabotage"]


def test_nobody_is_asked_for_a_card_that_they_cannot_play() -> None:
    game = quiet("all")
    asked = open_window(game, Moment("when_action_card_played", actor=YSSARIL, card="plague"))
    assert asked.asked[0] == ("when_action_card_played", (OTHER,))


# --- Mageon Implants -------------------------------------------------------------------------------------------------

MAGEON = "tech:mageon_implants"


@pytest.mark.rule("TI-ABILITY-03", "TI-EXHAUST-03", "TI-HIDDEN-01")
def test_the_implants_show_a_hand_and_take_a_card_of_it() -> None:
    game = decked()
    learn(game, YSSARIL, "mageon_implants")
    hold(game, FOE, "plague", "spy", "spy")
    hold(game, OTHER, "bunker")
    asked = act(game, YSSARIL, MAGEON, ("target", str(FOE)), ("take_card", "spy.2"))
    assert game.player(YSSARIL).action_cards == ["spy"] and game.player(FOE).action_cards == ["plague", "spy"]
    assert MAGEON not in actions(game, YSSARIL) and "discard_cards" not in kinds(asked)
    looked = next(event for event in game.events if event.text.key == "ti4-looks-at-hand")
    taken = next(event for event in game.events if event.text.key == "ti4-seen-card-taken")
    assert list(looked.secret) == [YSSARIL] and sorted(taken.secret) == [YSSARIL, FOE] and game.sealed


def test_the_implants_need_the_cards_of_another() -> None:
    game = table("yssaril")
    hold(game, YSSARIL, "spy")
    learn(game, YSSARIL, "mageon_implants")
    assert MAGEON not in actions(game, YSSARIL)
    hold(game, OTHER, "spy")
    assert MAGEON in actions(game, YSSARIL) and MAGEON not in actions(game, FOE)


# --- Spy Net ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-02", "TI-PROMISSORY-04")
def test_spy_net_takes_a_card_of_the_yssaril_at_the_start_of_a_turn() -> None:
    game = table("yssaril")
    hold(game, YSSARIL, "plague", "spy")
    note = hand_note(game, FOE)
    answers = [("start_of_turn", FOE, f"note:{note}"), ("take_card", FOE, "plague")]
    open_window(game, Moment("start_of_turn", actor=FOE), *answers)
    assert game.player(FOE).action_cards == ["plague"] and game.player(YSSARIL).action_cards == ["spy"]
    assert note in game.player(YSSARIL).notes and "ti4-looks-at-hand" in said(game)


@pytest.mark.rule("TI-ACTIONCARD-02")
def test_the_hand_limit_of_the_spy_holds() -> None:
    game = table("yssaril")
    hold(game, YSSARIL, "upgrade")
    hold(game, FOE, *DECK[:7])
    note = hand_note(game, FOE)
    answers = [("start_of_turn", FOE, f"note:{note}"), ("discard_cards", FOE, ["plague"])]
    open_window(game, Moment("start_of_turn", actor=FOE), *answers)
    assert len(game.player(FOE).action_cards) == 7 and "upgrade" in game.player(FOE).action_cards


@pytest.mark.rule("TI-PROMISSORY-03")
def test_spy_net_is_for_the_holders_turn_while_the_yssaril_have_cards() -> None:
    game = table("yssaril")
    note = hand_note(game, FOE)
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == []
    hold(game, YSSARIL, "spy")
    assert usable(game, FOE, Moment("start_of_turn", actor=FOE)) == [f"note:{note}"]
    assert usable(game, FOE, Moment("start_of_turn", actor=YSSARIL)) == []
    hand_note(game, YSSARIL)
    assert usable(game, YSSARIL, Moment("start_of_turn", actor=YSSARIL)) == []
