"""What seats lay down in the games: each order answers its question, and says nothing of any other."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.ask import YES, Answer, Ask, Option, PickOne, Slot, Spread
from engine.eclipse.interface.view import FleetView
from engine.eclipse.interface.view import View as EclipseView
from engine.forbidden_stars.components import UNITS
from engine.forbidden_stars.galaxy.units import Figure
from engine.forbidden_stars.interface.view import CombatView
from engine.games import TITLES, rules_of
from engine.space_empires.interface.view import StackView
from engine.table import Table
from engine.text import T, Text
from engine.ti4.combat.hits import Lost
from engine.ti4.interface import pending_steps
from engine.ti4.interface.view import View as Ti4View
from tests.titles import having

OWN, OTHER = 0, 1


@cache
def seen(name: str) -> Any:
    """What seat 0 sees at the start of a game."""
    rules, chance = rules_of(name), Random(1)
    table = Table.new(rules, rules.seats[1], "1")
    while table.ask is not None and table.ask.kind in ("home", "species"):
        seat, shape = table.random_seat(chance)
        table.answer(seat, shape.random(chance))
    return rules.view(table.state, OWN)


def picks(kind: str, *ids: str, about: str = "x", pending: tuple[Text, ...] = ()) -> Ask:
    """Seat 0 picks one of these."""
    return Ask(kind, Text(about), {OWN: PickOne([Option(id, Text(id)) for id in ids])}, 1, pending=pending)


def says(name: str, ask: Ask, view: Any = None, **laid: Answer) -> Answer | None:
    said: Answer | None = rules_of(name).by_order(seen(name) if view is None else view, ask, laid)
    return said


@pytest.mark.parametrize("name", having("orders"))
def test_only_seats_lay_something_down(name: str) -> None:
    rules = rules_of(name)
    assert len(rules.orders(seen(name))) > 1 and rules.orders(replace(seen(name), viewer=None)) == ()


@pytest.mark.parametrize("name", TITLES)
def test_what_is_not_laid_down_says_nothing(name: str) -> None:
    kinds = (
        "retreat",
        "sustain",
        "losses",
        "after_activate_system",
        "engage",
        "assign_dice",
        "action",
        "suffer",
        "move",
    )
    assert [kind for kind in kinds if says(name, picks(kind, "pass", "done", "no", "yes")) is not None] == []


# --- Twilight Imperium -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TI-RETREAT-01")
def test_who_never_retreats_stays_to_the_end_of_a_combat() -> None:
    asked = picks("retreat", "yes", "no", "no_always")
    assert says("ti4", asked, retreat="never") == "no_always"
    assert says("ti4", asked, losses="cheapest", reactions="attacked") is None


@pytest.mark.rule("TI-SUSTAIN-01")
def test_whatever_can_sustains_damage_the_cheapest_first() -> None:
    assert says("ti4", picks("sustain", "war_sun", "dreadnought", "no"), losses="cheapest") == "dreadnought"


@pytest.mark.rule("TI-DESTROY-02")
def test_what_costs_least_is_lost_first_and_of_that_what_is_damaged() -> None:
    damaged = Lost("dreadnought", True).id
    most = {"cruiser": 1, "dreadnought": 1, damaged: 1, "fighter": 2}
    shape = Spread([Slot(id, Text(id), number) for id, number in most.items()], 4, 4)
    asked = Ask("losses", Text("x"), {OWN: shape}, 1)
    assert says("ti4", asked, losses="cheapest") == {"fighter": 2, "cruiser": 1, damaged: 1}


def at(view: Ti4View, *, home: bool, turn: int = OTHER) -> Ti4View:
    """Somebody is active where seat 0 has a planet, or where nobody has anything."""
    tile = next(one.tile for one in view.systems if any(planet.owner == OWN for planet in one.planets) == home)
    return replace(view, active_system=str(tile), turn=turn)


def test_reactions_in_turns_of_others_are_passed_until_somebody_comes() -> None:
    asked, view = picks("after_activate_system", "pass", "card"), seen("ti4")
    assert says("ti4", asked, at(view, home=False), reactions="attacked") == "pass"
    assert says("ti4", asked, at(view, home=True), reactions="attacked") is None
    assert says("ti4", asked, at(view, home=False, turn=OWN), reactions="attacked") is None
    assert says("ti4", picks("activate", "pass", "card"), at(view, home=False), reactions="attacked") is None


def test_a_whole_combat_is_passed_where_the_seat_stands() -> None:
    view, fight = seen("ti4"), (pending_steps.tactical(OTHER, "1"), pending_steps.space_combat(2))
    asked = picks("start_of_combat_round", "pass", "card", pending=fight)
    assert says("ti4", asked, at(view, home=True), combat="pass") == "pass"
    assert says("ti4", asked, at(view, home=False), combat="pass") is None
    before = picks("after_activate_system", "pass", "card", pending=fight[:1])
    assert says("ti4", before, at(view, home=True), combat="pass") is None


# --- Eclipse ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EC-RETREAT-01")
def test_who_never_retreats_attacks_to_the_end_of_a_battle() -> None:
    assert says("eclipse", picks("engage", "attack", "attack_always", "101"), retreat="never") == "attack_always"
    assert says("eclipse", picks("engage", "hold", "hold_always", "101"), retreat="never") == "hold_always"
    assert says("eclipse", picks("engage", "attack", "attack_always"), dice="fewest") is None


@pytest.mark.rule("EC-ROLL-04", "EC-ROLL-05")
def test_dice_fall_on_what_the_least_destroys_and_not_on_what_is_lost() -> None:
    def ship(id: str, damage: int, hull: int) -> Option:
        return Option(id, T("eclipse-target", ship=Text("x"), damage=damage, hull=hull))

    options = [ship("dreadnought-1", 0, 2), ship("cruiser-1", 1, 1), Option("interceptor-1", T("eclipse-target-lost"))]
    assert says("eclipse", Ask("assign_dice", Text("x"), {OWN: PickOne(options)}, 1), dice="fewest") == "cruiser-1"
    slots = [Slot("cruiser-1", Text("x"), 2), Slot("cruiser-2", Text("x"), 2)]
    spread = Spread(slots, 2, 2, start={"cruiser-2": 2})
    assert says("eclipse", Ask("assign_dice", Text("x"), {OWN: spread}, 1), dice="fewest") == {"cruiser-2": 2}


def met(view: EclipseView) -> EclipseView:
    """Somebody else's ships are on a sector of seat 0."""
    own = next(sector for sector in view.sectors if sector.owner == OWN)
    fleets = (*own.fleets, FleetView(OTHER, {"cruiser": (0,)}))
    return replace(view, sectors=tuple(replace(one, fleets=fleets) if one == own else one for one in view.sectors))


@pytest.mark.rule("EC-REACT-01")
def test_reactions_are_passed_until_somebody_attacks() -> None:
    asked, view = picks("action", "move", "pass", about="eclipse-ask-reaction"), seen("eclipse")
    assert says("eclipse", asked, view, reactions="attacked") == "pass"
    assert says("eclipse", asked, met(view), reactions="attacked") is None
    assert says("eclipse", picks("action", "move", "pass", about="eclipse-ask-action"), reactions="attacked") is None


# --- Forbidden Stars -------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-DMG-05", "FS-REINF-04")
def test_damage_goes_to_what_costs_least_or_to_what_bears_most() -> None:
    cheap, dear = (pick(UNITS.values(), key=lambda card: (card.cost, card.health)).id for pick in (min, max))
    asked = picks("suffer", Figure(dear).id, Figure(dear, token=True).id, Figure(cheap).id, "bastion")
    assert says("forbidden_stars", asked, suffer="cheapest") in (Figure(dear, token=True).id, Figure(cheap).id)
    tough = str(says("forbidden_stars", asked, suffer="toughest"))
    assert tough == "bastion" or UNITS[Figure.read(tough).type].health == max(UNITS[id].health for id in (dear, cheap))


def test_reactions_in_an_own_combat_are_passed() -> None:
    view, asked = seen("forbidden_stars"), picks("damage_starts", "pass", "card")

    def fought(attacker: int, defender: int) -> Any:
        return replace(view, combat=CombatView("a", attacker, defender, (), 1, "damage", (), None))

    assert says("forbidden_stars", asked, fought(OWN, OTHER), combat="pass") == "pass"
    assert says("forbidden_stars", asked, fought(OTHER, OTHER + 1), combat="pass") is None
    assert says("forbidden_stars", asked, view, combat="pass") is None


# --- Space Empires ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SE-MOVE-02")
def test_everything_stays_until_an_enemy_is_near() -> None:
    view, asked = seen("space_empires"), picks("move", "all:x", "done")
    assert says("space_empires", asked, view, move="hold") == "done"
    home = next(place for place in view.hexes if any(stack.owner == OWN for stack in place.stacks))
    there = replace(home, stacks=(*home.stacks, StackView(OTHER, (), 1)))
    near = replace(view, hexes=tuple(there if place == home else place for place in view.hexes))
    assert says("space_empires", asked, near, move="hold") is None
    assert says("space_empires", picks("ambush", YES, "no"), near, move="hold") is None
