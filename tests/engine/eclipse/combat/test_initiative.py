"""The order in which ship types act."""

from __future__ import annotations

import pytest

from engine.eclipse.combat import battle, initiative
from engine.eclipse.combat.ancients import ANCIENTS, GCDS
from engine.eclipse.combat.sides import Battle, Tally
from engine.eclipse.interface import make_view
from tests.engine.eclipse.battlefield import FIELD, ancients, field, fight, meet, unit
from tests.engine.eclipse.positions import fit, fleet, kinds, play, said


def order(game, skirmish, *answers):  # type: ignore[no-untyped-def]
    """The order of a battle, and what was asked for it."""
    found = []

    async def rule() -> None:
        found.extend(await initiative.order(game, skirmish))

    played = play(rule(), *answers, others="stop")
    return [(one.side, one.type) for one in found], kinds(played)


@pytest.mark.rule("EC-INIT-01", "EC-EX-07")
def test_types_act_by_descending_initiative() -> None:
    game = field()
    fit(game, 1, "interceptor", left="gluon_computer", right="fusion_drive")
    fit(game, 0, "dreadnought", left_bottom="nuclear_drive", right_middle="nuclear_drive")
    skirmish = meet(game, {"dreadnought": 1}, {"interceptor": 2})
    assert initiative.initiative(game, unit(1, "interceptor")) == 6
    assert initiative.initiative(game, unit(0, "dreadnought")) == 3
    assert order(game, skirmish) == ([(1, "interceptor"), (0, "dreadnought")], [])


@pytest.mark.rule("EC-INIT-02", "EC-EX-13", "EC-INIT-06")
def test_ties_go_to_the_defender_whose_owner_orders_equal_types() -> None:
    game = field()
    fit(game, 1, "cruiser", right_bottom="fusion_drive")
    fit(game, 0, "cruiser", right_bottom="fusion_drive")
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"cruiser": 1})
    acting, asked = order(game, skirmish, ("initiative", 0, ["cruiser", "interceptor"]))
    assert acting == [(0, "cruiser"), (0, "interceptor"), (1, "cruiser")] and asked == ["initiative"]


@pytest.mark.rule("EC-INIT-05")
@pytest.mark.parametrize(("side", "type"), [(ANCIENTS, "ancient"), (GCDS, "gcds")])
def test_ancients_and_the_defense_system_defend(side: int, type: str) -> None:
    game = field("planta", "terran_union")
    fit(game, 0, "interceptor", right="fusion_drive")
    where = FIELD if side == ANCIENTS else "001"
    if side == ANCIENTS:
        ancients(game, 1)
    fleet(game, 0, where, interceptor=1)
    skirmish = Battle(where, 0, side, Tally([0]))
    own = initiative.initiative(game, unit(0, "interceptor"))
    assert own == 2
    assert order(game, skirmish)[0] == (
        [(side, type), (0, "interceptor")] if type == "ancient" else [(0, "interceptor"), (side, type)]
    )


@pytest.mark.rule("EC-INIT-07")
def test_the_order_is_chosen_once_for_missiles_and_all_rounds() -> None:
    game = field()
    fit(game, 0, "cruiser", right_bottom="fusion_drive", left_bottom="plasma_missile")
    fit(game, 0, "interceptor", left="plasma_missile")
    fit(game, 1, "dreadnought", left_bottom="improved_hull")
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"dreadnought": 1})
    asked = fight(game, skirmish, ("initiative", 0, ["cruiser", "interceptor"]))
    assert kinds(asked).count("initiative") == 1
    rolls = [
        event.text.params["ships"].params["ships"][0].key
        for event in game.events
        if event.text.key == "eclipse-fires-at"
    ]  # type: ignore[union-attr,index]
    assert rolls[:2] == ["eclipse-ships-cruiser", "eclipse-ships-interceptor"]
    assert "eclipse-battle" in said(game)


@pytest.mark.rule("EC-INIT-07")
def test_the_order_is_open_while_the_battle_goes_on() -> None:
    game = field()
    fit(game, 1, "cruiser", right_bottom="fusion_drive")
    fit(game, 0, "cruiser", right_bottom="fusion_drive")
    skirmish = meet(game, {"interceptor": 1, "cruiser": 1}, {"cruiser": 1})
    play(battle.fight(game, skirmish), ("initiative", 0, ["cruiser", "interceptor"]), others="stop")
    seen = make_view.see(game.state, None).firing
    assert seen == ((0, "cruiser"), (0, "interceptor"), (1, "cruiser"))
