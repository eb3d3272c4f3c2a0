"""The Emirates of Hacan."""

from __future__ import annotations

import pytest

from engine.errors import IllegalAnswer
from engine.text import T, seat_name
from engine.ti4.actions import strategy_action
from engine.ti4.agendas import laws
from engine.ti4.combat import dice
from engine.ti4.combat.dice import Combat
from engine.ti4.economy import transactions
from engine.ti4.play import INTERRUPTS, Game
from engine.ti4.rules import RULES
from tests.engine.ti4.factions.sheets import act, actions, hand_note, open_window, table, usable
from tests.engine.ti4.hands import cut, deal, hold, offer
from tests.engine.ti4.moments import Moment
from tests.engine.ti4.positions import dice as fall
from tests.engine.ti4.positions import fleet, kinds, learn, play, said
from tests.engine.ti4.skies import combat

HACAN, FOE, OTHER = 0, 1, 2
SKY = "18"


# --- Masters of Trade ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-STRATACTION-07", "TI-ABILITY-16")
def test_the_secondary_of_trade_costs_hacan_no_token() -> None:
    game = table("hacan")
    game.player(HACAN).strategy = game.player(FOE).strategy = 0
    assert strategy_action.may_follow(game, HACAN, "trade") and not strategy_action.may_follow(game, FOE, "trade")
    assert not strategy_action.may_follow(game, HACAN, "politics")
    game.player(HACAN).strategy = 2
    play(strategy_action.follow(game, HACAN, "trade"))
    assert game.player(HACAN).commodities == 6 and game.player(HACAN).strategy == 2
    play(strategy_action.follow(game, HACAN, "politics"))
    assert game.player(HACAN).strategy == 1


def priced(game: Game, by: int, card: str) -> object:
    """What the question whether the secondary ability of a card is used says of its price."""
    asked = play(strategy_action.secondaries(game, by, card), others="stop").open
    assert asked is not None and asked.kind == "secondary"
    return asked.about.params["price"]


TOKEN, NO_TOKEN = T("ti4-price-token"), T("ti4-price-no-token")


def test_the_question_says_the_price_that_each_seat_pays() -> None:
    game = table("hacan")
    assert priced(game, FOE, "politics") == TOKEN
    free = T("ti4-price-of", seat=seat_name(HACAN), price=NO_TOKEN)
    assert priced(game, FOE, "trade") == T("ti4-prices", price=TOKEN, others=(free,))
    game.player(OTHER).commodities = game.faction(OTHER).commodities
    assert priced(game, FOE, "trade") == NO_TOKEN


def test_the_question_says_what_the_owner_of_a_law_pays_for_research() -> None:
    game = table("hacan")
    game.player(HACAN).technologies.clear()
    laws.enact(game, "minister_of_sciences", owner=HACAN)
    game.player(OTHER).strategy = 0
    assert priced(game, FOE, "technology") == T("ti4-price-research", token=TOKEN, cost=0)


# --- Guild Ships -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-NEIGHBOR-05", "TI-ABILITY-16")
def test_hacan_deals_with_everybody_in_either_direction() -> None:
    game = table("hacan")
    assert game.neighbors(HACAN) == [] == game.neighbors(FOE)
    assert transactions.may_transact(game, HACAN, FOE) is None
    game.state.turn = FOE
    assert transactions.may_transact(game, FOE, HACAN) is None
    assert transactions.may_transact(game, FOE, OTHER).rule == "TI-NEIGHBOR-05"


@pytest.mark.rule("TI-TRANSACTION-02")
def test_guild_ships_make_no_neighbours_and_no_second_transaction() -> None:
    game = table("hacan")
    game.player(HACAN).commodities = 6
    deal(game, HACAN, FOE, commodities=1)
    assert game.neighbors(HACAN) == []
    assert transactions.may_transact(game, HACAN, FOE).rule == "TI-TRANSACTION-02"
    assert transactions.may_transact(game, HACAN, OTHER) is None


# --- Trade Convoys ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-PROMISSORY-04", "TI-PROMISSORY-08", "TI-NEIGHBOR-05")
def test_the_holder_of_trade_convoys_deals_with_everybody_too() -> None:
    game = table("hacan")
    note = hand_note(game, FOE)
    game.state.turn = FOE
    assert transactions.may_transact(game, FOE, OTHER) is not None
    act(game, FOE, f"note:{note}")
    assert game.player(FOE).notes_in_play == [note]
    assert transactions.may_transact(game, FOE, OTHER) is None and game.neighbors(FOE) == []


@pytest.mark.rule("TI-PROMISSORY-04")
def test_trade_convoys_go_home_when_their_holder_activates_a_system_of_hacan() -> None:
    game = table("hacan")
    note = hand_note(game, FOE)
    act(game, FOE, f"note:{note}")
    fleet(game, HACAN, "mecatol_rex", infantry=1)
    open_window(game, Moment("when_activate_system", actor=HACAN, system=SKY))
    open_window(game, Moment("when_activate_system", actor=FOE, system="27"))
    assert game.player(FOE).notes_in_play == [note]
    open_window(game, Moment("when_activate_system", actor=FOE, system=SKY))
    assert game.player(FOE).notes_in_play == [] and note in game.player(HACAN).notes


@pytest.mark.rule("TI-PROMISSORY-03")
def test_trade_convoys_are_no_action_of_hacan() -> None:
    game = table("hacan")
    assert f"note:{hand_note(game, HACAN)}" not in actions(game, HACAN)


# --- Arbiters --------------------------------------------------------------------------------------------------------


def traders(*others: str) -> Game:
    """Hacan holds three action cards, the next two; everyone has 3 trade goods."""
    game = table("hacan", *others)
    hold(game, HACAN, "plague", "spy", "bunker")
    hold(game, FOE, "morale_boost", "morale_boost")
    for player in game.state.players:
        player.trade_goods = 3
    return game


def refused(game: Game, giver: int, taker: int, **fields: object) -> str | None:
    """The rule that refuses an offer."""
    with pytest.raises(IllegalAnswer) as caught:
        offer(game, giver, taker, **fields)
    return caught.value.rule


@pytest.mark.rule("TI-FACTION-09", "TI-TRANSACTION-04")
def test_action_cards_change_hands_in_both_directions_beside_goods() -> None:
    game = traders()
    gives, wants = ["plague", "spy"], ["morale_boost", "morale_boost.2"]
    deal(game, HACAN, FOE, action_cards=gives, want_action_cards=wants, want_trade_goods=1)
    assert (
        game.player(HACAN).action_cards == ["bunker", "morale_boost", "morale_boost"]
        and game.player(HACAN).trade_goods == 4
    )
    assert game.player(FOE).action_cards == ["plague", "spy"]


def test_the_partner_of_hacan_can_offer_cards_and_others_cannot() -> None:
    game = traders()
    game.state.turn = FOE
    deal(game, FOE, HACAN, action_cards=["morale_boost"], want_trade_goods=2)
    assert game.player(HACAN).action_cards[-1] == "morale_boost" and game.player(FOE).trade_goods == 5
    fleet(game, FOE, SKY, cruiser=1)
    fleet(game, OTHER, SKY, cruiser=1)
    assert refused(game, FOE, OTHER, action_cards=["morale_boost"]) == "TI-FACTION-09"


def test_without_hacan_or_while_it_is_silenced_nobody_speaks_of_cards() -> None:
    game = table("sol", "letnev", "xxcha")
    hold(game, 0, "plague")
    assert "action_cards" not in INTERRUPTS.may(game, 0)["offer"].fields  # type: ignore[attr-defined]
    game = traders()
    assert "action_cards" in INTERRUPTS.may(game, HACAN)["offer"].fields  # type: ignore[attr-defined]
    game.begin("political_secret", HACAN, "agenda")
    assert "action_cards" not in INTERRUPTS.may(game, HACAN)["offer"].fields  # type: ignore[attr-defined]


@pytest.mark.rule("TI-TRANSACTION-04", "TI-HIDDEN-01")
def test_nobody_gives_cards_that_they_do_not_hold_and_hands_stay_secret() -> None:
    game = traders()
    assert refused(game, HACAN, FOE, want_action_cards=["uprising", "ghost_ship", "upgrade"]) == "TI-FACTION-09"
    id = str(offer(game, HACAN, FOE, want_action_cards=["uprising"]))
    with pytest.raises(IllegalAnswer) as caught:
        cut(game, FOE, "accept", id)
    assert caught.value.rule == "TI-TRANSACTION-04"
    game.player(FOE).action_cards = ["uprising"]
    cut(game, FOE, "accept", id)
    assert "uprising" in game.player(HACAN).action_cards


def test_who_wants_more_cards_than_the_partner_holds_is_refused() -> None:
    game = traders()
    hold(game, OTHER, "uprising", "upgrade", "war_effort")
    cards = ["uprising", "upgrade", "war_effort"]
    assert refused(game, HACAN, FOE, want_action_cards=cards) == "TI-TRANSACTION-04"
    assert offer(game, HACAN, OTHER, want_action_cards=cards)


def test_a_card_that_was_played_in_between_spoils_the_deal() -> None:
    game = traders()
    id = str(offer(game, HACAN, FOE, action_cards=["spy"], want_trade_goods=1))
    game.player(HACAN).action_cards.remove("spy")
    with pytest.raises(IllegalAnswer):
        cut(game, FOE, "accept", id)


@pytest.mark.rule("TI-ACTIONCARD-02")
def test_the_hand_limit_holds_at_once() -> None:
    game = traders()
    hold(game, FOE, "upgrade", "ghost_ship", "war_effort", "uprising", "lucky_shot")
    id = str(offer(game, HACAN, FOE, action_cards=["spy"]))
    play(INTERRUPTS.cut_in(game, FOE, "accept", id), ("discard_cards", FOE, ["upgrade"]))
    assert len(game.player(FOE).action_cards) == 7 and "spy" in game.player(FOE).action_cards


@pytest.mark.rule("TI-HIDDEN-01")
def test_only_the_partners_learn_which_cards_are_dealt_in() -> None:
    game = traders()
    offer(game, HACAN, FOE, action_cards=["spy", "bunker"])
    shown = [RULES.view(game.state, seat).offers[0].gives_cards for seat in (HACAN, FOE, OTHER, None)]
    assert shown == [("spy", "bunker")] * 2 + [("hidden", "hidden")] * 2
    event = next(event for event in game.events if event.text.key == "ti4-offers")
    assert sorted(event.secret) == [HACAN, FOE]
    assert "ti4-card-spy" not in str(event.text) and "ti4-card-spy" in str(event.secret[FOE])


# --- Wrath of Kenara -------------------------------------------------------------------------------------------------

RAISE = ("after_die_rolled", HACAN, "unit:wrath_of_kenara")


def war(goods: int = 2, **mine: int) -> tuple[Game, Combat]:
    """A space combat of Hacan, with trade goods."""
    game = table("hacan")
    game.player(HACAN).trade_goods = game.player(FOE).trade_goods = goods
    fleet(game, HACAN, SKY, **(mine or {"flagship": 1}))
    fleet(game, FOE, SKY, cruiser=1)
    return game, combat(game, SKY)


def rolled(game: Game, fight: Combat, seat: int, *answers: object) -> list[str]:
    """A side rolls; what it was asked."""
    return kinds(play(dice.roll_side(game, fight, seat), *answers, others="pass"))  # type: ignore[arg-type]


@pytest.mark.rule("TI-ABILITY-15", "TI-TRADEGOOD-07", "TI-MODIFIER-01")
def test_a_trade_good_turns_a_near_miss_into_a_hit() -> None:
    game, fight = war()
    fall(game, 6, 1)
    rolled(game, fight, HACAN, RAISE)
    assert fight.hits[HACAN] == 1 and game.player(HACAN).trade_goods == 1 and "ti4-dice-raised" in said(game)


def test_several_dice_are_paid_for_one_by_one() -> None:
    game, fight = war()
    fall(game, 6, 6)
    rolled(game, fight, HACAN, RAISE, ("raise_dice", ["flagship:0", "flagship:1"]))
    assert fight.hits[HACAN] == 2 and game.player(HACAN).trade_goods == 0
    game, fight = war(goods=1)
    fall(game, 6, 6)
    rolled(game, fight, HACAN, RAISE, ("raise_dice", ["flagship:1"]))
    assert fight.hits[HACAN] == 1 and game.player(HACAN).trade_goods == 0


def test_dice_of_other_ships_there_can_be_raised_and_no_die_twice() -> None:
    game, fight = war(goods=5, flagship=1, destroyer=1)
    fall(game, 5, 1, 8)
    assert rolled(game, fight, HACAN, RAISE) == ["after_die_rolled"]
    assert fight.hits[HACAN] == 1 and game.player(HACAN).trade_goods == 4
    fight.fresh = [dice.Roll(HACAN, "destroyer", 9, 0, [8], raised={0: 1})]
    assert usable(game, HACAN, Moment.fought(fight, "after_die_rolled", HACAN)) == []


def test_it_needs_goods_the_flagship_and_a_space_combat() -> None:
    for game, fight in (war(goods=0), war(cruiser=1)):
        fall(game, 6, 6)
        assert rolled(game, fight, HACAN) == [] and fight.hits[HACAN] == 0
    game, fight = war()
    fall(game, 6)
    assert rolled(game, fight, FOE) == []
    fight.fresh = [dice.Roll(HACAN, "flagship", 7, 0, [6])]
    after = Moment.fought(fight, "after_die_rolled", HACAN)
    assert usable(game, HACAN, after) == [RAISE[2]]
    fight.type = "ground"
    assert usable(game, HACAN, after) == []


# --- Production Biomes -----------------------------------------------------------------------------------------------

BIOMES = "tech:production_biomes"


@pytest.mark.rule("TI-ABILITY-03", "TI-ABILITY-07", "TI-TRADEGOOD-03", "TI-EXHAUST-03")
def test_biomes_bring_four_trade_goods_and_two_to_another() -> None:
    game = table("hacan")
    learn(game, HACAN, "production_biomes")
    act(game, HACAN, BIOMES, ("target", str(OTHER)))
    assert [game.player(seat).trade_goods for seat in game.seats()] == [4, 0, 2]
    assert game.player(HACAN).strategy == 1 and BIOMES not in actions(game, HACAN)


@pytest.mark.rule("TI-ABILITY-08")
def test_biomes_need_a_strategy_token_and_the_technology() -> None:
    game = table("hacan")
    assert BIOMES not in actions(game, HACAN)
    learn(game, HACAN, "production_biomes")
    game.player(HACAN).strategy = 0
    assert BIOMES not in actions(game, HACAN)


# --- Quantum Datahub Node --------------------------------------------------------------------------------------------

END = Moment("end_of_strategy_phase")
NODE = "tech:quantum_datahub_node"


def hub(goods: int = 3) -> Game:
    """Hacan has the node, goods, and two strategy cards; the others have two each."""
    game = table("hacan")
    learn(game, HACAN, "quantum_datahub_node")
    game.player(HACAN).trade_goods = goods
    cards = (["leadership", "trade"], ["diplomacy", "warfare"], ["politics", "imperial"])
    for player, held in zip(game.state.players, cards, strict=True):
        player.strategy_cards = held
    return game


@pytest.mark.rule("TI-ABILITY-07")
def test_the_node_swaps_a_strategy_card_of_each_for_a_token_and_three_trade_goods() -> None:
    game = hub()
    cards = [("swap_card", HACAN, "trade"), ("swap_card", HACAN, "warfare")]
    open_window(
        game, Moment("end_of_strategy_phase"), ("end_of_strategy_phase", HACAN, NODE), ("target", str(FOE)), *cards
    )
    assert game.player(HACAN).strategy_cards == ["leadership", "warfare"]
    assert game.player(FOE).strategy_cards == ["diplomacy", "trade"]
    assert (game.player(HACAN).trade_goods, game.player(FOE).trade_goods) == (0, 3)
    assert game.player(HACAN).strategy == 1 and game.player(HACAN).exhausted_technologies == []


def test_with_one_card_each_nothing_more_is_asked() -> None:
    game = hub()
    for player in game.state.players:
        player.strategy_cards = player.strategy_cards[:1]
    answers = [("end_of_strategy_phase", HACAN, NODE), ("target", str(OTHER))]
    asked = open_window(game, Moment("end_of_strategy_phase"), *answers)
    assert "swap_card" not in kinds(asked) and game.player(HACAN).strategy_cards == ["politics"]


@pytest.mark.rule("TI-ABILITY-08")
def test_the_node_needs_a_token_three_goods_and_cards_on_both_sides() -> None:
    assert usable(hub(), HACAN, END) == [NODE] and usable(hub(2), HACAN, END) == [] == usable(hub(), FOE, END)
    game = hub()
    game.player(HACAN).strategy = 0
    assert usable(game, HACAN, END) == []
    game = hub()
    game.player(HACAN).strategy_cards = []
    assert usable(game, HACAN, END) == []
    game = hub()
    for seat in (FOE, OTHER):
        game.player(seat).strategy_cards = []
    assert usable(game, HACAN, END) == [] and usable(hub(), HACAN, Moment("start_of_strategy_phase")) == []
