"""Storage, paying and trading."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import Ask, Reply
from engine.eclipse.actions import build, research
from engine.eclipse.diplomacy import relations
from engine.eclipse.economy import colony_ships, discovery, storage
from engine.eclipse.phases import upkeep_phase
from engine.errors import IllegalAnswer
from engine.text import T
from tests.engine.eclipse.cutting import cut
from tests.engine.eclipse.positions import galaxy, kinds, lay, play, run_through, said, store

WHAT = T("eclipse-tech-orbital")


@pytest.mark.rule("EC-RES-01", "EC-RES-05", "EC-RES-07")
def test_storage_holds_three_resources_without_a_limit() -> None:
    game = galaxy()
    store(game, 0, money=38)
    storage.gain(game, 0, "money", 8)
    assert game.player(0).storage == {"money": 46, "science": 0, "materials": 0}


@pytest.mark.rule("EC-RES-03")
def test_science_pays_for_a_technology() -> None:
    game = galaxy()
    store(game, 0, money=9, science=6, materials=9)
    game.state.supply = {"gauss_shield": 1}
    run_through(research.buy(game, 0, "gauss_shield"))
    assert game.player(0).storage == {"money": 9, "science": 4, "materials": 9}


@pytest.mark.rule("EC-RES-06")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    game = galaxy()
    store(game, 0, money=3, science=3, materials=1)
    assert storage.can_pay(game, 0, "science", 4)
    assert not storage.can_pay(game, 0, "science", 5)


@pytest.mark.rule("EC-TRADE-02")
@pytest.mark.parametrize(("species", "price"), [("terran_union", 2), ("orion_hegemony", 4), ("planta", 3)])
def test_the_ratio_depends_on_the_species(species: str, price: int) -> None:
    game = galaxy(species, "terran_republic")
    store(game, 0, money=12)
    cut(game, 0, "trade", "money:materials:1")
    assert game.player(0).storage == {"money": 12 - price, "science": 0, "materials": 1}


@pytest.mark.rule("EC-TRADE-01", "EC-TRADE-03", "EC-TRADE-04")
def test_a_trade_is_of_one_kind_and_may_be_repeated() -> None:
    game = galaxy()
    store(game, 0, money=7, science=1)
    others = dict(game.player(1).storage)
    with pytest.raises(IllegalAnswer) as refused:
        cut(game, 0, "trade", "science:money:1")
    assert refused.value.rule == "EC-RES-06"
    with pytest.raises(IllegalAnswer) as refused:
        cut(game, 0, "trade", "money:money:1")
    assert refused.value.rule == "EC-TRADE-01"
    cut(game, 0, "trade", "money:materials:3")
    assert game.player(0).storage == {"money": 1, "science": 1, "materials": 3}
    assert game.player(1).storage == others
    store(game, 0, money=1, science=1, materials=1)
    assert "trade" not in game.may(0)


@pytest.mark.rule("EC-RES-06")
def test_a_trade_beyond_the_storage_is_refused() -> None:
    game = galaxy()
    store(game, 0, money=8, science=2)
    with pytest.raises(IllegalAnswer) as refused:
        cut(game, 0, "trade", "science:money:2")
    assert refused.value.rule == "EC-RES-06"


@pytest.mark.rule("EC-TRADE-05")
def test_trading_is_open_to_all_in_every_phase() -> None:
    game = galaxy()
    store(game, 1, materials=4)
    for phase in ("action", "combat", "upkeep"):
        game.state.phase = phase  # type: ignore[assignment]
        assert "trade" in game.may(1)


def asked_of(rule: Any, *answers: Any) -> Ask:
    asked = play(rule, *answers, others="stop").open
    assert asked is not None
    return asked


@pytest.mark.rule("EC-TRADE-01", "EC-TRADE-05")
def test_at_every_question_of_the_own_turn_a_trade_is_possible() -> None:
    """Also where a question lets nobody else cut in."""
    game = galaxy(seats=4)
    for seat in (0, 1):
        store(game, seat, money=9)
    lay(game, "201", (-1, -1), owner=0)
    lay(game, "202", (1, 1), owner=0)
    game.sector("201").discovery = "money_8"
    asks = [
        asked_of(colony_ships.settle(game, 0)),
        asked_of(build.build(game, 0, "interceptor")),
        asked_of(discovery.found(game, 0, "201")),
        asked_of(relations.form(game, 1, 0)),
    ]
    assert [ask.kind for ask in asks] == ["colony", "build_at", "discovery", "ambassador_cube"]
    assert all("trade" in ask.may(0) and "colony" not in ask.may(0) for ask in asks)
    assert not any(ask.may(1) for ask in asks), "it is not their turn"


@pytest.mark.rule("EC-TRADE-05", "EC-UPKEEP-01")
def test_at_every_question_of_upkeep_everybody_can_trade() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    store(game, 1, money=9)
    game.state.phase, game.state.step, game.state.turn = "upkeep", "start", None
    ask = asked_of(upkeep_phase.step(game))
    assert list(ask.must) == [0] and "trade" in ask.may(1)


@pytest.mark.rule("EC-RES-06", "EC-TRADE-01")
def test_what_has_been_chosen_can_still_be_paid_after_a_trade() -> None:
    game = galaxy()
    lay(game, "201", (-1, -1), owner=0)
    store(game, 0, money=2, materials=2)
    ask = asked_of(build.build(game, 0, "interceptor"))
    assert ask.kind == "build_at"
    assert [option.id for option in ask.may(0)["trade"].options] == ["money:materials:1"]  # type: ignore[attr-defined]
    with pytest.raises(IllegalAnswer) as refused:
        ask.may(0)["trade"].check("money:science:1")
    assert refused.value.rule == "EC-RES-06" and refused.value.text.key == "eclipse-trade-leaves-too-little"


@pytest.mark.rule("EC-TRADE-01", "EC-TRADE-03")
def test_a_trade_while_a_payment_is_asked_about_changes_what_is_missing() -> None:
    game = galaxy()
    store(game, 0, money=4, science=2, materials=4)
    rule = storage.pay(game, 0, "science", 4, WHAT)
    ask = rule.send(None)
    assert ask.kind == "pay_by_trade" and ask.must[0].room() == 4  # type: ignore[attr-defined]
    ask = rule.send(Reply(0, "trade", "money:science:1"))
    assert ask.must[0].low == 1  # type: ignore[attr-defined]
    with pytest.raises(StopIteration):
        rule.send(Reply(0, "trade", "materials:science:1"))
    assert game.player(0).storage == {"money": 2, "science": 0, "materials": 2} and game.owed is None


@pytest.mark.rule("EC-TRADE-03")
def test_what_is_missing_is_traded_for() -> None:
    game = galaxy()
    store(game, 0, money=4, science=2, materials=4)
    played = play(storage.pay(game, 0, "science", 4, WHAT), ("pay_by_trade", {"money": 1, "materials": 1}))
    assert kinds(played) == ["pay_by_trade"]
    assert game.player(0).storage == {"money": 2, "science": 0, "materials": 2}
    assert said(game) == ["eclipse-traded", "eclipse-traded"]


def test_nothing_is_asked_where_there_is_one_way() -> None:
    game = galaxy()
    store(game, 0, money=4, science=2, materials=1)
    run_through(storage.pay(game, 0, "science", 4, WHAT))
    assert game.player(0).storage == {"money": 0, "science": 0, "materials": 1}
    store(game, 1, science=4)
    run_through(storage.pay(game, 1, "science", 4, WHAT))
    assert game.player(1).storage["science"] == 0
