"""The Strategize order and upgrades. FS-STRAT, FS-UPG, FS-CUPG"""

from __future__ import annotations

import pytest

from engine.ask import PickOne
from engine.forbidden_stars import words
from engine.forbidden_stars.components import CARDS, ORDER_UPGRADES
from engine.forbidden_stars.economy import upgrades
from engine.forbidden_stars.orders import strategize
from engine.forbidden_stars.phases import operations
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.rules import RULES
from tests.engine.forbidden_stars.positions import kinds, play, ready, run_through, stack, station


@pytest.fixture
def game() -> Game:
    return ready(2, storms=())


@pytest.mark.rule("FS-STRAT-01", "FS-STRAT-02", "FS-UPG-01", "FS-UPG-05", "FS-UPG-06", "FS-COST-01", "FS-COST-02")
def test_one_upgrade_of_each_kind_may_be_bought(game: Game) -> None:
    played = play(
        strategize.resolve(game, 0, "10A"),
        ("buy_combat_upgrade", "drop_pod_assault"),
        ("remove_card", "ambush"),
        ("buy_order_upgrade", "rain_of_fire"),
        others="stop",
    )
    assert kinds(played) == ["buy_combat_upgrade", "remove_card", "buy_order_upgrade"]
    assert game.player(0).upgrades == ["rain_of_fire"]
    assert game.player(0).materiel == 6 - 2 - 1
    paid = [event.text.params["n"] for event in game.events if event.text and event.text.key == "forbidden_stars-pays"]
    assert paid == [words.materiel(2), words.materiel(1)]


def test_who_buys_an_upgrade_reads_what_there_is_to_pay_with(game: Game) -> None:
    asked = play(strategize.resolve(game, 0, "10A"), others="stop").open
    assert asked is not None and set(asked.about.params) == {"seat"}, "it stands once, in the note"
    (purse,) = RULES.notes(game, 0, asked).lines
    assert purse.params["materiel"] == 6


@pytest.mark.rule("FS-CUPG-01", "FS-CUPG-02", "FS-CUPG-04", "FS-CUPG-05", "FS-CARD-24")
def test_a_pair_takes_the_place_of_a_pair_which_can_be_bought_back_for_nothing(game: Game) -> None:
    player = game.player(0)
    play(upgrades.take_combat(game, 0, "drop_pod_assault"), ("remove_card", "ambush"), others="stop")
    assert len(player.deck) == 10
    assert player.deck.count("drop_pod_assault") == 2 and "ambush" not in player.deck
    assert "ambush" in player.shelf and "drop_pod_assault" not in player.shelf
    assert upgrades.price("ambush") == 0


@pytest.mark.rule("FS-STRAT-03", "FS-STRAT-05", "FS-OPS-07")
def test_without_anything_in_the_system_nothing_is_bought_and_the_token_still_goes_to_the_deck() -> None:
    game = ready(2, empty=True)
    station(game, 0, "10A-NE", scout=1)
    stack(game, "5A", (0, "strategize"))
    run_through(operations.turn(game, 0))
    assert game.player(0).eventful == ["strategize"]


@pytest.mark.rule("FS-UPG-04", "FS-CUPG-03", "FS-CMD-04", "FS-CMD-05")
def test_upgrades_need_their_command_level(game: Game) -> None:
    assert {ORDER_UPGRADES[id].level for id in upgrades.offered(game, 0)} == {0}
    assert {CARDS[id].level for id in upgrades.shelved(game, 0)} == {0}
    station(game, 0, "5A-NW", city=2)
    assert {ORDER_UPGRADES[id].level for id in upgrades.offered(game, 0)} == {0, 1, 2}
    assert {CARDS[id].level for id in upgrades.shelved(game, 0)} == {0, 2}


@pytest.mark.rule("FS-CACHE-04", "FS-FORGE-07")
def test_assets_make_no_upgrade_cheaper(game: Game) -> None:
    game.player(0).assets = {"forge": 3, "cache": 3, "reinforcement": 0}
    game.player(0).materiel = 0
    run_through(strategize.resolve(game, 0, "10A"))


@pytest.mark.rule("FS-UPG-03", "FS-UPG-02")
def test_each_faction_has_five_of_its_own_and_buys_each_once(game: Game) -> None:
    station(game, 0, "5A-NW", city=3)
    assert len(upgrades.offered(game, 0)) == 5
    upgrades.take_order(game, 0, "rain_of_fire")
    assert "rain_of_fire" not in upgrades.offered(game, 0)


@pytest.mark.rule("FS-UPG-07")
def test_an_order_upgrade_on_sale_says_to_which_order_it_belongs(game: Game) -> None:
    game.player(0).materiel = 9
    asked = play(upgrades.buy_order(game, 0), others="stop").open
    assert asked is not None and isinstance(asked.must[0], PickOne)
    told = {option.id: option.more for option in asked.must[0].options}["rain_of_fire"]
    assert told is not None
    assert (told.params["order"], told.params["orbital"]) == (words.order("advance"), 1)
