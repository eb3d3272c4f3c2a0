"""Schemes are used where they do something."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Amount, Slot, Spread
from engine.forbidden_stars.components import ORDER_UPGRADES, UNITS
from engine.forbidden_stars.galaxy.placing import There
from engine.forbidden_stars.minds import planning, schemes, sheets
from engine.forbidden_stars.minds.blunders import BLUNDERS
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.mind import MIND
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Combat, CombatSide, Unit
from engine.players.characters import LEVELS, Character
from engine.text import T
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station

RESOLVE = "scheme:unwavering_resolve"


def position() -> Game:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=2)
    stack(game, "10A", (0, "strategize"))
    return game


def test_nobody_rallies_units_that_stand() -> None:
    game = position()
    at = asked(game, "reveal", (RESOLVE, "10A"))
    assert MIND.decide(at).answer == "10A" and schemes.in_vain(at, RESOLVE)
    assert BLUNDERS.of(at, {}, RESOLVE, {})["scheme_in_vain"] == 1
    waits = BLUNDERS.of(asked(game, "reveal", (RESOLVE,)), {}, RESOLVE, {})
    assert waits["scheme_in_vain"] == 0, "it waits: nothing better could be revealed"
    for unit in game.area("10A-SW").units[0]:
        unit.routed = True
    at = asked(game, "reveal", (RESOLVE, "10A"))
    assert not schemes.in_vain(at, RESOLVE) and BLUNDERS.of(at, {}, RESOLVE, {})["scheme_in_vain"] == 0
    assert {offer.answer: offer.worth for offer in planning.reveal(at)}[RESOLVE] == 2 * schemes.RALLIED


def test_what_is_known_of_no_scheme_is_used_as_before() -> None:
    at = asked(position(), "reveal", ("scheme:vicious_raids", "10A"))
    assert schemes.value(at, "scheme:vicious_raids", schemes.REVEALED) == schemes.REVEALED
    assert schemes.value(at, "faction:orks", schemes.USED) == schemes.USED


def test_a_discount_of_nothing_and_an_advance_that_brings_nothing_wait() -> None:
    game = position()
    at = asked(game)
    assert schemes.in_vain(at, "scheme:warboss") and schemes.in_vain(at, "scheme:emperors_champion")
    assert schemes.in_vain(at, "scheme:farsight"), "there is no combat"
    game.player(0).assets["reinforcement"] = 2
    game.area("10A-SE").objective = 0
    at = asked(game)
    assert not schemes.in_vain(at, "scheme:warboss") and not schemes.in_vain(at, "scheme:mob_up")


def fought(game: Game, *, alive: bool, routed: bool) -> bool:
    """Whether Chaos, which attacks on 12A-SE, would use Seduced by Chaos."""
    for side in game.area("12A-SE").units.values():
        side.clear()
    station(game, 1, "12A-SE", cultist=int(alive))
    for unit in station(game, 0, "12A-SE", scout=2):
        unit.routed = routed
    game.state.combat = Combat("12A-SE", 1, 0, ["12A-NE"], sides={seat: CombatSide() for seat in (0, 1)})
    return not schemes.in_vain(asked(game, "damage_ends", seat=1), "scheme:seduced_by_chaos")


def test_no_scheme_goes_to_a_combat_that_is_over() -> None:
    game = ready(2, storms=(), empty=True)
    assert fought(game, alive=True, routed=False)
    assert not fought(game, alive=False, routed=False) and not fought(game, alive=True, routed=True)


def test_nobody_tears_down_what_may_still_be_held() -> None:
    """Nor gains shields where no damage comes through."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", space_marine=3, city=1)
    station(game, 1, "10A-SE", cultist=1)
    game.state.combat = Combat("10A-SE", 1, 0, ["10A-SW"], sides={seat: CombatSide() for seat in (0, 1)})
    for id in ("scheme:teer_it_down", "scheme:adeptus_mechanicus"):
        assert schemes.in_vain(asked(game, "damage_ends"), id)
    assert not schemes.in_vain(asked(game, "damage_ends", seat=1), "scheme:teer_it_down")
    game.state.combat.sides[1].dice = ["bolter", "bolter", "bolter"]
    assert not schemes.in_vain(asked(game, "damage_starts"), "scheme:adeptus_mechanicus")


@pytest.mark.rule("FS-CAP-01")
def test_no_gate_leads_to_a_place_that_is_as_good() -> None:
    """Nor is any unit taken through it for which there is no room."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NW", strike_cruiser=3)
    at = asked(game, "reveal")
    assert schemes.in_vain(at, "scheme:warp_gate")
    station(game, 0, "10A-SW", scout=4)
    game.area("3B-NE").objective = 0
    assert not schemes.in_vain(asked(game, "reveal"), "scheme:warp_gate")
    assert MIND.decide(asked(game, "take_from", ("10A-NW", "10A-SW"))).answer == "10A-SW"
    going = asked(game, "take_units", where=("10A-SW",), shape=Spread([Slot("scout", T("x"), 4)], 1, 4))
    assert MIND.decide(going).answer == {"scout": 4}
    there = asked(game, "take_to", ("3B-NE", "3B-SW"))
    assert MIND.decide(there).answer == "3B-NE"
    before = {offer.answer: offer.worth for offer in MIND.offers(there)}
    there.memory.update(going.memory)
    after = {offer.answer: offer.worth for offer in MIND.offers(there)}
    assert after["3B-NE"] == before["3B-NE"] and after["3B-SW"] < before["3B-SW"], "only two find room there"


@pytest.mark.rule("FS-CAP-01", "FS-CAP-06")
def test_no_more_go_through_a_gate_than_the_world_holds_to_which_it_is_best_to_go() -> None:
    """An objective holds two units, a world elsewhere four."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=4)
    game.area("3B-SW").objective = 0
    at = asked(game, "take_units", where=("10A-SW",), shape=Spread([Slot("scout", T("x"), 4)], 1, 4))
    assert MIND.decide(at).answer == {"scout": 2}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("FS-MAT-02", "FS-CACHE-01")
def test_no_level_pays_a_token_where_the_dial_would_not_hold_the_materiel(level: str) -> None:
    """What is bought may be an error, how it is paid is none."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=1, factory=1)
    game.player(0).materiel, game.player(0).assets["cache"] = 14, 1
    for number in range(8):
        options = ("scout", "scout:cache", "strike_cruiser", "strike_cruiser:cache", "done")
        at = replace(asked(game, "buy_unit", options, character=Character(LEVELS[level])), seed=f"x{number}")
        assert str(MIND.decide(at).answer).endswith(":cache") is False


def leaves(game: Game, bolters: int, round: int = 1) -> bool:
    """Whether the Eldar leave a combat on 8A-NE, in which so much damage comes, by Farsight."""
    sides = {0: CombatSide(dice=["bolter"] * bolters), 2: CombatSide()}
    game.state.combat = Combat("8A-NE", 0, 2, ["8A-SW"], sides=sides, round=round)  # type: ignore[arg-type]
    return not schemes.in_vain(asked(game, "damage_starts", seat=2), "scheme:farsight")


def outnumbered(*, foes: int) -> Game:
    """A Wraithguard against so many Nobz."""
    game = ready(3, storms=(), empty=True)
    game.player(2).faction = "eldar"
    game.player(0).faction = "orks"
    station(game, 2, "8A-NE", wraithguard=1)
    station(game, 0, "8A-NE", nob=foes)
    return game


@pytest.mark.rule("FS-EVENT-09", "FS-DMG-05")
def test_units_that_would_all_fall_leave_a_combat_that_was_even() -> None:
    game, health = outnumbered(foes=1), UNITS["wraithguard"].health
    assert not leaves(game, health - 1) and leaves(game, health)


@pytest.mark.rule("FS-EVENT-09", "FS-REINF-05", "FS-DMG-08")
def test_a_combat_that_is_lost_is_left_once_more_than_tokens_would_fall() -> None:
    """Or in the last execution round."""
    game, health = outnumbered(foes=4), UNITS["wraithguard"].health
    game.area("8A-NE").units[2].append(Unit("aspect_warrior", token=True))
    borne = UNITS["aspect_warrior"].health + health
    assert not leaves(game, borne - 1) and leaves(game, borne)
    assert leaves(game, 0, round=3)


@pytest.mark.rule("FS-REINF-02", "FS-REINF-08")
@pytest.mark.parametrize(("foes", "leaves"), [(2, True), (1, False)])
def test_whoever_means_to_leave_brings_no_tokens(foes: int, leaves: bool) -> None:
    game = outnumbered(foes=foes)
    game.area("8A-NE").objective, game.player(2).assets["reinforcement"] = 2, 1
    game.state.combat = Combat("8A-NE", 0, 2, ["8A-SW"], sides={0: CombatSide(), 2: CombatSide()})
    brought = []
    for scheme in (None, "farsight"):
        game.player(2).scheme = scheme
        brought.append(MIND.decide(asked(game, "reinforce", seat=2, where=("8A-NE",), shape=Amount(0, 1))).answer)
    assert brought == [1, 0 if leaves else 1]


@pytest.mark.rule("FS-EVENT-02", "FS-EVENT-05")
def test_no_level_chooses_a_scheme_that_it_would_not_lay() -> None:
    """One lies already, and what lies stays."""
    game, ways = position(), ("emperors_champion", "work_of_the_righteous")
    assert {offer.answer for offer in MIND.offers(asked(game, "event_card", ways))} == set(ways)
    game.player(0).scheme = "unwavering_resolve"
    assert [offer.answer for offer in MIND.offers(asked(game, "event_card", ways))] == ["work_of_the_righteous"]


@pytest.mark.rule("FS-EVENT-05", "FS-STACK-04")
def test_an_own_order_is_put_on_top_of_those_of_others_or_none_is() -> None:
    """Where nobody else's lies above one, the scheme stays for later."""
    game, id = position(), "scheme:outmanoeuvre"
    station(game, 0, "5A-NW", scout=3)
    stack(game, "10A", (1, "advance"), (0, "advance"))
    game.area("5A-SW").objective = 0
    stack(game, "5A", (0, "advance"), (0, "deploy"))
    ids = ("5A:0", "5A:1", "10A:0", "10A:2")
    at = asked(game, "order_token", ids)
    assert not schemes.in_vain(at, id) and MIND.decide(at).answer == "10A:0"
    game.system("10A").orders.pop(1)
    assert schemes.in_vain(asked(game, "planning_ends"), id)


@pytest.mark.rule("FS-EVENT-05", "FS-STACK-04")
@pytest.mark.parametrize(("round", "waits"), [(4, True), (8, False)])
def test_no_order_is_put_on_top_that_is_hardly_worth_one(round: int, *, waits: bool) -> None:
    """One of two Scouts could take a bare world; for an own objective it comes on top, and in the last round anyway."""
    game, id = ready(2, storms=(), empty=True), "scheme:outmanoeuvre"
    station(game, 0, "10A-SE", scout=2, city=1)
    station(game, 0, "10A-SW", scout=2, city=1)
    stack(game, "10A", (0, "advance"), (1, "advance"))
    game.state.round = round
    for aim, vain in ((None, waits), (0, False)):
        game.area("10A-NE").objective = aim
        at = asked(game, "planning_ends")
        at.memory[planning.PLAN] = [planning.Laid("advance", "10A").id]
        assert schemes.in_vain(at, id) is vain


@pytest.mark.rule("FS-EVENT-06", "FS-CUPG-01")
@pytest.mark.parametrize("shelved", [False, True])
def test_no_cultist_is_given_up_for_an_upgrade_that_makes_nothing_better(shelved: bool) -> None:
    """Nor is the tactic chosen that does it, rather than another one."""
    game, tactic = ready(2, storms=(), empty=True), "touched_by_the_warp"
    station(game, 1, "12A-SW", cultist=2)
    mine, cultist = game.player(1), There("12A-SW", "cultist").id
    mine.upgrades = [card.id for card in ORDER_UPGRADES.values() if card.faction == mine.faction]
    mine.shelf = mine.shelf if shelved else []
    at = asked(game, "destroy_own", (cultist, "leave"), seat=1)
    assert MIND.decide(at).answer == (cultist if shelved else "leave")
    ways = [offer.answer for offer in MIND.offers(asked(game, "event_card", (tactic, "spoils_of_war"), seat=1))]
    assert (tactic in ways) is shelved and "spoils_of_war" in ways


@pytest.mark.rule("FS-EVENT-05", "FS-OPS-02")
@pytest.mark.parametrize("order", [False, True])
def test_no_scheme_does_for_what_an_own_order_lies(order: bool) -> None:
    """Scouts of 10A take an objective there; so they would by an own order. The gate brings them there as well."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", scout=2)
    game.area("10A-NE").objective = 0
    if order:
        stack(game, "10A", (0, "advance"))
    at = asked(game, "reveal", ("scheme:mob_up", "scheme:warp_gate"))
    at.memory[planning.PLAN] = [planning.Laid("advance", "10A").id]
    assert [schemes.in_vain(at, f"scheme:{id}") for id in ("mob_up", "warp_gate")] == [order, order]


@pytest.mark.rule("FS-EVENT-05", "FS-OPS-02")
def test_a_further_march_goes_where_no_own_order_lies() -> None:
    """By the order that lies Scouts take the objective, by the other one those elsewhere take a bare world."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", scout=2)
    station(game, 0, "7A-SE", scout=2)
    game.area("10A-NE").objective = 0
    stack(game, "10A", (0, "advance"))
    at = asked(game, "extra_order", ("10A", "7A"))
    assert MIND.decide(at).answer == "10A"
    at.memory[planning.PLAN] = [planning.Laid("advance", "10A").id]
    assert MIND.decide(at).answer == "7A"


@pytest.mark.rule("FS-EVENT-05", "FS-STACK-07", "FS-REFRESH-03")
def test_a_gate_to_a_world_that_others_take_in_the_same_round_is_worth_little() -> None:
    """Three Chaos Marines stand beside a bare world; where an order of theirs lies, a Scout is worth less there."""
    found = []
    for order in (False, True):
        game = ready(2, storms=(), empty=True)
        station(game, 0, "10A-SE", scout=1)
        station(game, 1, "12A-NE", chaos_space_marine=3)
        if order:
            stack(game, "12A", (1, "advance"))
        at = asked(game, "take_to", ("12A-SW", "1A-SW"))
        ends = {end: brings for brings, _, end in sheets._ends(at, chart(at), "10A-SE")}
        goes = {str(offer.answer): offer.worth for offer in MIND.offers(at)}
        found.append([worths[end] for worths in (ends, goes) for end in ("12A-SW", "1A-SW")])
    free, held = found
    assert held[0] < free[0] // 2 and held[2] < free[2] // 2
    assert held[1::2] == free[1::2], "nobody comes there"
