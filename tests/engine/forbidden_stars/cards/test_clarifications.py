"""The clarifications of cards, and what single cards do that their steps do not show. FS-CLAR-01 to FS-CLAR-14"""

from __future__ import annotations

from typing import Any

import pytest

from engine.forbidden_stars.cards.steps import DO, Doing
from engine.forbidden_stars.combat import battle, execution, retreat
from engine.forbidden_stars.combat.dice import gain
from engine.forbidden_stars.combat.occasions import DAMAGE_ENDS, DAMAGE_STARTS, Assessing
from engine.forbidden_stars.components import AREAS, EVENTS, SYSTEM_OF, Face
from engine.forbidden_stars.galaxy import areas
from engine.forbidden_stars.orders.occasions import INSTEAD, Turn
from engine.forbidden_stars.phases import events
from engine.forbidden_stars.state import Strike
from tests.engine.driving import play
from tests.engine.forbidden_stars.battlefield import Clash, clash, world
from tests.engine.forbidden_stars.positions import ready, scheme, station

SM, CH, OR, EL = "space_marines", "chaos", "orks", "eldar"
Sides = tuple[dict[str, int], dict[str, int]]


@pytest.mark.rule("FS-CLAR-01", "FS-COMBAT-21", "FS-DMG-10")
def test_tokens_count_in_both_damage_steps() -> None:
    fight = clash(SM, {"land_raider": 1}, "b", CH, {"helbrute": 2}, "", cards=("armoured_advance", "mark_of_nurgle"))
    fight.attacker.tokens = {"bolter": 3}
    fight.round(dice=(1,))
    assert [attack for _, attack, _ in fight.values[1::2]] == [7, 7]
    assert fight.attacker.tokens == {}


@pytest.mark.rule("FS-DMG-04", "FS-DMG-09", "FS-DMG-10")
def test_damage_adds_up_over_both_steps() -> None:
    """One damage in each step routs a Helbrute, which stays. D-38"""
    fight = clash(
        SM, {"land_raider": 1}, "", CH, {"helbrute": 1, "cultist-": 1}, "", cards=("armoured_advance", "impure_zeal")
    )
    fight.round(dice=(4,))
    assert [damage for damage, _, _ in fight.values[1::2]] == [1, 1]
    assert fight.units(fight.combat.defender) == ["cultist-", "helbrute-"]


@pytest.mark.rule("FS-CLAR-02", "FS-ROUT-06")
def test_the_opponent_decides_before_the_face_is_named() -> None:
    fight = clash(CH, {"cultist": 1}, "", SM, {"scout": 1}, "", cards=("chaos_united", "ambush"))
    fight.round()
    asked = [kind for kind, _ in fight.asked]
    assert asked.index("unless") < asked.index("name_face")


@pytest.mark.rule("FS-CLAR-03")
def test_nurgle_gains_tokens_where_nobody_is_routed() -> None:
    fight = clash(CH, {"chaos_space_marine": 1}, "", SM, {"scout": 1}, "", cards=("mark_of_nurgle", "ambush"))
    fight.round()
    assert "unless" not in dict(fight.asked)
    assert fight.sums()[1] == 2 + 2


@pytest.mark.rule("FS-CLAR-04", "FS-FREE-05", "FS-REINF-05")
def test_tzeentch_replaces_a_reinforcement_token() -> None:
    fight = clash(CH, {"token-": 1}, "m", SM, {"scout": 1}, "", cards=("mark_of_tzeentch", ""))
    fight.drive(_reveal(fight, "mark_of_tzeentch"))
    assert fight.units(fight.combat.attacker) == ["chaos_space_marine"]


def _reveal(fight, card):  # type: ignore[no-untyped-def]
    fight.attacker.hand, fight.attacker.laid = [], card
    return execution.reveal(fight.game, fight.combat, fight.combat.attacker)


@pytest.mark.rule("FS-CLAR-05", "FS-CONT-01", "FS-CONT-02", "FS-RETREAT-15", "FS-RETREAT-18", "FS-RETREAT-19")
def test_a_wave_serpent_leads_to_one_further_combat() -> None:
    fight = clash(EL, {"aspect_warrior": 3, "falcon": 1}, "mm", CH, {"cultist": 2}, "", cards=("wave_serpent", ""))
    game, here = fight.game, fight.combat.area
    near = [id for id in game.board.near[here] if AREAS[id].kind == "world"]
    for id in near:
        station(game, fight.combat.defender, id, cultist=1)
    fight.drive(_reveal(fight, "wave_serpent"), ("move_to_area", near[0]), ("leave_combat", {"aspect_warrior": 2}))
    assert fight.combat.second == near[0] and fight.combat.mover == fight.combat.attacker
    assert areas.contested(game, near[0])
    fight.attacker.dice.append("morale")
    fight.drive(_reveal(fight, "wave_serpent"))
    assert [len(game.area(id).units.get(fight.combat.attacker, [])) for id in near[1:]] == [0] * len(near[1:])
    second = battle._further(game, fight.combat, near[0], fight.combat.attacker)
    assert second.origins == [] and second.closed == [here] and second.defender == fight.combat.defender
    game.state.combat = second
    assert retreat.destinations(game, second.attacker) == []
    assert here not in retreat.destinations(game, second.defender)


@pytest.mark.rule("FS-CLAR-06", "FS-CLAR-07", "FS-STRUCT-04", "FS-STRUCT-05")
def test_an_exodite_colony_needs_a_world_without_structure() -> None:
    game = ready(4, empty=True)
    seat = game.seat_of(EL)
    place = world(game)
    others = [id for id in game.state.areas if AREAS[id].kind == "world" and id != place]
    for id in others:
        station(game, seat, id, factory=1) if others.index(id) < 8 else game.area(id).__setattr__("objective", seat)
    game.player(seat).materiel = 1
    play(events.follow(game, seat, "exodite_colony"), ("ability", "yes"))
    assert [one.kind for one in game.area(place).structures] == ["city"]
    assert areas.friendly(game, seat, place) and game.player(seat).materiel == 0


@pytest.mark.rule("FS-CLAR-08", "FS-EVENT-04")
def test_an_incantation_moves_no_storm() -> None:
    game = ready(4)
    seat = game.seat_of(CH)
    storms = [storm.edge for storm in game.state.storms]
    game.player(seat).events.remove("incantation_of_tzeentch")
    game.state.chosen = "incantation_of_tzeentch"
    play(events.follow(game, seat, "incantation_of_tzeentch"), ("ability", "yes"))
    assert [storm.edge for storm in game.state.storms] == storms
    kept = [*game.player(seat).events, *filter(None, [game.player(seat).scheme])]
    assert sorted(kept) == sorted(id for id in EVENTS if EVENTS[id].faction == CH and id != "incantation_of_tzeentch")


@pytest.mark.rule("FS-CLAR-09", "FS-CLAR-10", "FS-EVENT-09")
@pytest.mark.parametrize(("faction", "card"), [(CH, "seduced_by_chaos"), (OR, "teer_it_down")])
def test_schemes_of_combat_are_for_combatants(faction: str, card: str) -> None:
    for own, other in ((SM, EL), (faction, EL)):
        first = {SM: "scout", CH: "cultist", OR: "ork_boyz"}[own]
        fight = clash(own, {first: 1}, "", other, {"aspect_warrior": 1, "city": 1}, "")
        seat = fight.game.seat_of(faction)
        scheme(fight.game, seat, card)
        window = DAMAGE_ENDS.window(fight.game, Assessing(place=fight.combat.area))
        assert bool(window.choices(seat)) == (own == faction)
        if own == faction:
            fight.drive(window.use(seat, window.choices(seat)[0].id))
            assert fight.game.player(seat).scheme is None and card in fight.game.player(seat).events


ONE = {"cultist": 1}
IN_COMBAT = [
    ("emperors_champion", SM, DAMAGE_STARTS, ({"scout-": 1}, ONE), ({"scout": 1}, ONE)),
    ("farsight", EL, DAMAGE_STARTS, ({"aspect_warrior": 1}, ONE), ({"aspect_warrior-": 1}, ONE)),
    ("seduced_by_chaos", CH, DAMAGE_ENDS, (ONE, {"scout": 1}), (ONE, {"scout-": 1})),
    ("teer_it_down", OR, DAMAGE_ENDS, ({"ork_boyz": 1}, {"cultist": 1, "factory": 1}), ({"ork_boyz": 1}, ONE)),
]
"""Schemes with the two sides of a combat in which they can do something, and of one in which they cannot."""


@pytest.mark.rule("FS-CLAR-09", "FS-EVENT-09")
@pytest.mark.parametrize(("id", "faction", "moment", "useful", "vain"), IN_COMBAT)
def test_a_scheme_that_could_do_nothing_in_a_combat_is_not_offered_there(
    id: str, faction: str, moment: Any, useful: Sides, vain: Sides
) -> None:
    """FS-CLAR-09: no such unit, no such structure in the contested area; games from before offer it all the same."""
    for (own, foes), edition, offered in ((useful, 1, True), (vain, 1, False), (vain, 0, True)):
        fight = clash(faction, own, "", SM if faction == CH else CH, foes, "")
        fight.game.state.edition = edition
        scheme(fight.game, fight.combat.attacker, id)
        station(fight.game, fight.combat.attacker, another(fight), **{next(iter(own)).strip("-"): 1})
        window = moment.window(fight.game, Assessing(place=fight.combat.area))
        assert bool(window.choices(fight.combat.attacker)) == offered


def another(fight: Clash) -> str:
    """A world where nobody fights."""
    areas = fight.game.state.areas
    return next(id for id in areas if AREAS[id].kind == "world" and id != fight.combat.area)


@pytest.mark.rule("FS-EVENT-07")
def test_outside_combat_a_scheme_may_be_given_up_for_nothing() -> None:
    """D-44"""
    game = ready(4, empty=True)
    seat = game.seat_of(SM)
    scheme(game, seat, "unwavering_resolve")
    assert INSTEAD.window(game, Turn(actor=seat)).choices(seat)


@pytest.mark.rule("FS-CLAR-11", "FS-DEST-02")
def test_the_owner_picks_what_is_completely_destroyed() -> None:
    game = ready(4, empty=True)
    seat, other, place = game.seat_of(CH), game.seat_of(SM), world(game)
    station(game, other, place, scout=1, factory=1)
    game.state.strike = Strike(seat, "", place, dice=["shield", "shield"])
    doing = Doing(game, seat, "complete_destruction")
    step = {"op": "destroy", "who": "opponent", "n": 1, "chooser": "opponent", "where": "target_world"}
    played = play(DO["destroy"](doing, step), ("destroy_on_world", other, "factory"))  # type: ignore[arg-type]
    assert played.asked == [("destroy_on_world", (other,))]
    assert not game.area(place).structures and game.area(place).units[other]


@pytest.mark.rule("FS-CLAR-13")
def test_strafing_ships_leave_their_dice_behind() -> None:
    game = ready(4, empty=True, storms=())
    seat = game.seat_of(EL)
    board = game.board
    start = next(
        id
        for id in game.state.areas
        if AREAS[id].kind == "void" and any(board.voids[other] for other in board.systems[SYSTEM_OF[id]])
    )
    station(game, seat, start, hellebore_frigate=2)
    game.state.active = SYSTEM_OF[start]
    game.state.strike = Strike(seat, start, world(game), dice=["shield", "bolter"])
    step = {"unit_type": "ship", "n": "any", "status": ["friendly", "uncontrolled"], "may_start_combat": False}
    play(DO["move_units"](Doing(game, seat, "strafing_run"), step))  # type: ignore[arg-type]
    assert game.state.strike.dice == ["shield", "bolter"]


@pytest.mark.rule("FS-CLAR-14", "FS-GAIN-02", "FS-GAIN-03", "FS-COMBAT-28")
def test_one_die_is_rolled_and_never_a_ninth() -> None:
    fight = clash(SM, {"scout": 1}, "bbbbbbb", CH, {"cultist": 1}, "", cards=("faith_in_the_emperor", "dark_faith"))
    fight.round(dice=(6,))
    assert fight.attacker.dice == ["bolter"] * 7 + ["morale"]


@pytest.mark.rule("FS-GAIN-01", "FS-GAIN-02", "FS-GAIN-03", "FS-COMBAT-28")
@pytest.mark.parametrize("face", ["shield", None])
@pytest.mark.parametrize(("has", "number", "gained"), [(5, 2, 2), (7, 3, 1), (8, 1, 0)])
def test_what_would_be_a_ninth_die_is_not_gained(face: Face | None, has: int, number: int, gained: int) -> None:
    fight = clash(SM, {"scout": 1}, "b" * has, CH, {"cultist": 1}, "")
    gain(fight.game, fight.combat.attacker, number, face, "gain")
    assert len(fight.attacker.dice) == has + gained
    assert fight.said().count("forbidden_stars-gains-dice") == (gained > 0)
