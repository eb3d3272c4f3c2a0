"""The Mentak Coalition."""

from __future__ import annotations

import pytest

from engine.ti4.combat import hits, space_combat
from engine.ti4.combat.dice import Combat
from engine.ti4.economy import payment, trade_goods
from engine.ti4.galaxy import units
from engine.ti4.play import INTERRUPTS, Game
from tests.engine.ti4.factions.sheets import act, actions, hand_note, open_window, table, usable
from tests.engine.ti4.hands import hold, offer
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice, fleet, kinds, learn, own, play, said
from tests.engine.ti4.skies import combat

MENTAK, FOE, OTHER = 0, 1, 2
SKY, NEAR = "18", "27"


def war(enemy: dict[str, int], **mine: int) -> tuple[Game, Combat]:
    """A space combat of Mentak, about to begin."""
    game = table("mentak")
    fleet(game, MENTAK, SKY, **mine)
    fleet(game, FOE, SKY, **enemy)
    return game, combat(game, SKY)


def neighbours(goods: int = 3, commodities: int = 0) -> Game:
    """Mentak and one other side by side; the third is far away."""
    game = table("mentak")
    fleet(game, MENTAK, SKY, cruiser=1)
    fleet(game, FOE, SKY, cruiser=1)
    for seat in (FOE, OTHER):
        game.player(seat).trade_goods, game.player(seat).commodities = goods, commodities
    assert game.neighbors(MENTAK) == [FOE]
    return game


# --- Ambush ----------------------------------------------------------------------------------------------------------

AMBUSH = ("start_of_space_combat", MENTAK, "faction:ambush")


@pytest.mark.rule("TI-ABILITY-14", "TI-MODIFIER-02")
def test_two_ships_in_ambush_hit_before_the_first_round_and_the_opponent_assigns() -> None:
    game, fight = war({"carrier": 1, "fighter": 2}, cruiser=2, destroyer=1)
    dice(game, 7, 9)
    chosen = ("ambush", MENTAK, {"cruiser": 1, "destroyer": 1})
    asked = open_window(
        game, Moment.fought(fight, "start_of_space_combat"), AMBUSH, chosen, ("losses", FOE, {"fighter": 2})
    )
    assert game.ships(FOE, SKY) == {"carrier": 1} and "losses" in kinds(asked)


def test_an_ambush_counts_no_modifiers() -> None:
    game, fight = war({"carrier": 1}, cruiser=1)
    game.begin("morale_boost", MENTAK, "combat_round")
    dice(game, 6)
    open_window(game, Moment.fought(fight, "start_of_space_combat"), AMBUSH)
    assert game.ships(FOE, SKY) == {"carrier": 1} and "ti4-ability-roll" in said(game)


def test_the_hits_of_an_ambush_can_be_sustained_and_cancelled() -> None:
    game, fight = war({"dreadnought": 1}, cruiser=1)
    dice(game, 10)
    open_window(game, Moment.fought(fight, "start_of_space_combat"), AMBUSH, ("sustain", FOE, "dreadnought"))
    assert units.damaged(game, FOE, "dreadnought", SKY) == 1
    game, fight = war({"carrier": 1}, cruiser=1)
    hold(game, FOE, "shields_holding")
    dice(game, 10)
    cancel = ("before_assign_combat_hits", FOE, "card:shields_holding")
    open_window(game, Moment.fought(fight, "start_of_space_combat"), AMBUSH, cancel)
    assert game.ships(FOE, SKY) == {"carrier": 1}


@pytest.mark.rule("TI-SPACECOMBAT-14")
def test_an_ambush_of_the_defender_can_end_the_combat() -> None:
    game, fight = war({"carrier": 1}, cruiser=1)
    fight.attacker, fight.defender = FOE, MENTAK
    dice(game, 10)
    play(space_combat.fight(game, fight), AMBUSH, others="pass")
    assert fight.winner == MENTAK and fight.round == 0


@pytest.mark.rule("TI-OPPONENT-03")
def test_an_ambush_needs_cruisers_or_destroyers_in_an_own_space_combat() -> None:
    game, fight = war({"carrier": 1}, dreadnought=1, carrier=1)
    start = Moment.fought(fight, "start_of_space_combat")
    assert usable(game, MENTAK, start) == []
    fleet(game, MENTAK, SKY, destroyer=1)
    assert usable(game, MENTAK, start) == ["faction:ambush"] and usable(game, FOE, start) == []
    assert usable(game, MENTAK, Moment.fought(fight, "start_of_combat_round")) == []
    fight.attacker = OTHER
    assert usable(game, MENTAK, start) == []
    game, fight = war({}, cruiser=1)
    assert usable(game, MENTAK, Moment.fought(fight, "start_of_space_combat")) == []


# --- Pillage ---------------------------------------------------------------------------------------------------------

GAIN, TRADE = "after_gain_trade_goods", "after_transaction"


@pytest.mark.rule("TI-ABILITY-14", "TI-NEIGHBOR-01")
def test_a_neighbour_who_gains_trade_goods_and_then_has_three_loses_one() -> None:
    game = neighbours(goods=0)
    play(trade_goods.gain(game, FOE, 3), (GAIN, MENTAK, "faction:pillage"), others="pass")
    assert game.player(FOE).trade_goods == 2 and game.player(MENTAK).trade_goods == 1


@pytest.mark.rule("TI-COMMODITY-06", "TI-TRADEGOOD-09")
def test_mentak_may_take_a_commodity_which_becomes_a_trade_good() -> None:
    game = neighbours(commodities=2)
    open_window(game, Moment(GAIN, actor=FOE), (GAIN, MENTAK, "faction:pillage"), ("pillage", "commodity"))
    assert (game.player(FOE).trade_goods, game.player(FOE).commodities) == (3, 1)
    assert (game.player(MENTAK).trade_goods, game.player(MENTAK).commodities) == (1, 0)


def test_two_trade_goods_distance_or_an_own_gain_are_safe() -> None:
    game = neighbours(goods=2)
    assert usable(game, MENTAK, Moment(GAIN, actor=FOE)) == []
    game = neighbours()
    game.player(MENTAK).trade_goods = 9
    assert usable(game, MENTAK, Moment(GAIN, actor=FOE)) == ["faction:pillage"]
    assert usable(game, MENTAK, Moment(GAIN, actor=OTHER)) == []
    assert usable(game, MENTAK, Moment(GAIN, actor=MENTAK)) == []
    assert usable(game, OTHER, Moment(GAIN, actor=FOE)) == []


def test_goods_gained_one_at_a_time_are_pillaged_each_time() -> None:
    game = neighbours(goods=3)
    for _ in range(2):
        play(trade_goods.gain(game, FOE, 1), (GAIN, MENTAK, "faction:pillage"), others="pass")
    assert game.player(FOE).trade_goods == 3 and game.player(MENTAK).trade_goods == 2


def test_a_partner_of_a_transaction_is_pillaged_even_by_mentak_whatever_changed_hands() -> None:
    game = neighbours()
    game.player(MENTAK).commodities = 1
    seen = [TRADE, GAIN]
    assert [kind for kind in seen if usable(game, MENTAK, Moment(kind, actor=FOE, other=MENTAK))] == seen
    assert usable(game, MENTAK, Moment(TRADE, actor=MENTAK, other=FOE)) == []


def test_both_partners_can_be_pillaged() -> None:
    game = neighbours(goods=4)
    fleet(game, OTHER, SKY, cruiser=1)
    game.state.turn = FOE
    use = (TRADE, MENTAK, "faction:pillage")
    for seat, partner in ((FOE, OTHER), (OTHER, FOE)):
        open_window(game, Moment(TRADE, actor=seat, other=partner), use)
    assert [game.player(seat).trade_goods for seat in game.seats()] == [2, 3, 3]


def test_mentak_trades_with_a_neighbour_and_then_pillages_it() -> None:
    game = neighbours(goods=4)
    id = str(offer(game, MENTAK, FOE, want_trade_goods=1))
    play(INTERRUPTS.cut_in(game, FOE, "accept", id), (TRADE, MENTAK, "faction:pillage"), others="pass")
    assert game.player(MENTAK).trade_goods == 2 == game.player(FOE).trade_goods


# --- Promise of Protection -------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-04", "TI-PROMISSORY-08")
def test_the_promise_keeps_mentak_from_its_holder_and_from_nobody_else() -> None:
    game = neighbours()
    fleet(game, OTHER, SKY, cruiser=1)
    note = hand_note(game, FOE)
    assert usable(game, MENTAK, Moment(GAIN, actor=FOE)) == ["faction:pillage"]
    act(game, FOE, f"note:{note}")
    assert game.player(FOE).notes_in_play == [note]
    assert usable(game, MENTAK, Moment(GAIN, actor=FOE)) == [] == usable(game, MENTAK, Moment(TRADE, actor=FOE))
    assert usable(game, MENTAK, Moment(TRADE, actor=OTHER, other=FOE)) == ["faction:pillage"]


@pytest.mark.rule("TI-PROMISSORY-04")
def test_the_promise_goes_home_when_its_holder_activates_a_system_of_mentak() -> None:
    game = neighbours()
    note = hand_note(game, FOE)
    act(game, FOE, f"note:{note}")
    open_window(game, Moment("when_activate_system", actor=FOE, system=NEAR))
    assert game.player(FOE).notes_in_play == [note]
    fleet(game, MENTAK, "moll_primus", pds=1)
    open_window(game, Moment("when_activate_system", actor=FOE, system="2"))
    assert game.player(FOE).notes_in_play == [] and note in game.player(MENTAK).notes
    assert usable(game, MENTAK, Moment(GAIN, actor=FOE)) == ["faction:pillage"]


@pytest.mark.rule("TI-PROMISSORY-03")
def test_the_promise_is_no_action_for_mentak_itself() -> None:
    game = neighbours()
    note = hand_note(game, MENTAK)
    assert f"note:{note}" not in actions(game, MENTAK)


# --- Fourth Moon -----------------------------------------------------------------------------------------------------


def hit(game: Game, seat: int, place: str, *types: str) -> list[str]:
    """One hit against a seat's units there; what was asked."""
    return kinds(play(hits.assign(game, seat, 1, place, types=types, cause=hits.Cause(MENTAK, "trial")), others="pass"))


@pytest.mark.rule("TI-ABILITY-15", "TI-ABILITY-19", "TI-GOLDEN-04")
def test_ships_of_others_do_not_sustain_damage_beside_the_flagship() -> None:
    game = table("mentak")
    fleet(game, MENTAK, SKY, flagship=1, dreadnought=1)
    fleet(game, FOE, SKY, dreadnought=1)
    fleet(game, FOE, NEAR, dreadnought=1)
    assert hit(game, FOE, SKY, "dreadnought") == [] and not game.ships(FOE, SKY)
    assert "sustain" in hit(game, FOE, NEAR, "dreadnought")
    assert "sustain" in hit(game, MENTAK, SKY, "dreadnought")


def test_the_account_says_that_the_flagship_denies_shields() -> None:
    game, fight = war({"dreadnought": 1}, flagship=1)
    play(space_combat.begin(game, fight), others="pass")
    assert said(game)[-1] == "ti4-fourth-moon"


def test_without_the_flagship_there_others_sustain_damage() -> None:
    game = table("mentak")
    fleet(game, MENTAK, SKY, cruiser=1)
    fleet(game, FOE, SKY, dreadnought=1, flagship=1)
    assert "sustain" in hit(game, FOE, SKY, "dreadnought")


# --- Mirror Computing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-TRADEGOOD-05")
def test_a_trade_good_pays_for_two_resources_or_influence() -> None:
    game = table("mentak")
    learn(game, MENTAK, "mirror_computing")
    own(game, MENTAK, "moll_primus", exhausted=True)
    game.player(MENTAK).trade_goods = game.player(FOE).trade_goods = 3
    assert payment.purse(game, MENTAK, "resources") == payment.purse(game, MENTAK, "influence") == 6
    assert payment.worth(game, FOE) == 1
    play(payment.pay(game, MENTAK, 3, "influence", trade_goods.T("yes")))
    assert game.player(MENTAK).trade_goods == 1


@pytest.mark.rule("TI-TRADEGOOD-07")
def test_what_asks_for_trade_goods_themselves_takes_them_all_the_same() -> None:
    game = table("mentak")
    learn(game, MENTAK, "mirror_computing")
    game.player(MENTAK).trade_goods = 3
    assert not trade_goods.spend(game, MENTAK, 4) and trade_goods.spend(game, MENTAK, 3)


# --- Salvage Operations ----------------------------------------------------------------------------------------------


def salvage(winner: int | None, *answers, destroyed: tuple[str, ...] = ("cruiser",), known: bool = True, **mine: int):
    """The end of a space combat in which these types were lost; Mentak has 9 trade goods."""
    game, fight = war({}, **(mine or {"carrier": 1}))
    if known:
        learn(game, MENTAK, "salvage_operations")
    game.player(MENTAK).trade_goods = 9
    own(game, MENTAK, "moll_primus", exhausted=True)
    fight.destroyed, fight.winner = [(FOE, type) for type in destroyed], winner
    asked = open_window(game, Moment.fought(fight, "after_space_combat", MENTAK), *answers)
    return game, asked


@pytest.mark.rule("TI-COST-02")
def test_a_victory_brings_a_trade_good_and_a_ship_that_is_paid_for() -> None:
    game, _ = salvage(MENTAK, ("salvage_ship", "cruiser"))
    assert game.ships(MENTAK, SKY) == {"carrier": 1, "cruiser": 1} and game.player(MENTAK).trade_goods == 9 + 1 - 2


def test_the_ship_may_be_declined() -> None:
    game, asked = salvage(MENTAK)
    assert kinds(asked) == ["salvage_ship"] and game.player(MENTAK).trade_goods == 10


def test_a_defeat_brings_a_trade_good_only_and_a_draw_nothing() -> None:
    game, asked = salvage(FOE)
    assert game.player(MENTAK).trade_goods == 10 and kinds(asked) == []
    game, asked = salvage(None)
    assert game.player(MENTAK).trade_goods == 9 and kinds(asked) == []
    game, asked = salvage(MENTAK, known=False)
    assert game.player(MENTAK).trade_goods == 9 and kinds(asked) == []


def test_a_destroyed_flagship_allows_an_own_one_and_a_war_sun_needs_its_technology() -> None:
    game, _ = salvage(MENTAK, ("salvage_ship", "flagship"), destroyed=("flagship", "war_sun"))
    assert game.ships(MENTAK, SKY)["flagship"] == 1
    _, asked = salvage(MENTAK, destroyed=("war_sun",))
    assert kinds(asked) == []


def test_what_was_not_destroyed_or_finds_no_room_is_not_on_offer() -> None:
    _, asked = salvage(MENTAK, destroyed=("infantry",))
    assert kinds(asked) == []
    _, asked = salvage(MENTAK, destroyed=("cruiser",), carrier=3)
    assert kinds(asked) == []


def test_salvage_follows_a_whole_combat() -> None:
    game, fight = war({"carrier": 1}, dreadnought=2)
    learn(game, MENTAK, "salvage_operations")
    dice(game, 10, 10, 1)
    play(space_combat.fight(game, fight), ("salvage_ship", MENTAK, "carrier"), others="pass")
    assert game.ships(MENTAK, SKY) == {"dreadnought": 2, "carrier": 1}
