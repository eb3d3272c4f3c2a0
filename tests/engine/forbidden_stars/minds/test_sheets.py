"""Abilities of the faction sheets, assets, cards and structures: nothing is given away, or changed to and fro."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Slot, Spread
from engine.effects import PASS
from engine.forbidden_stars import words
from engine.forbidden_stars.components import AREAS, CARDS
from engine.forbidden_stars.minds import battles, planning, schemes, sheets, supply, worth
from engine.forbidden_stars.minds.blunders import BLUNDERS
from engine.forbidden_stars.minds.chart import chart
from engine.forbidden_stars.minds.marching import risks
from engine.forbidden_stars.minds.mind import MIND, At
from engine.forbidden_stars.minds.purchases import structures
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.state import Resolving
from engine.players.characters import LEVELS, Character
from engine.players.mind import POINT
from engine.text import T
from tests.engine.forbidden_stars.minds.test_minds import asked
from tests.engine.forbidden_stars.positions import ready, stack, station


def dominating(game: Game, seat: int, system: str) -> Game:
    """A Dominate order is being resolved there."""
    game.state.active, game.state.resolving = system, Resolving(seat, "dominate", system, "dominate")
    return game


def used(game: Game, seat: int) -> bool:
    """Whether the ability of the faction sheet is used; it counts as a blunder where that is not the answer."""
    id = f"faction:{game.player(seat).faction}"
    at = asked(game, "dominate", (id, PASS), seat)
    answer = MIND.decide(at).answer
    assert BLUNDERS.of(at, {}, id, {})["ability_at_a_loss"] == int(answer == PASS)
    return answer == id


@pytest.mark.rule("FS-DOM-05")
def test_the_last_cultist_does_not_give_its_world_away() -> None:
    game = dominating(ready(2, storms=(), empty=True), 1, "12A")
    station(game, 1, "12A-SE", cultist=1)
    station(game, 1, "3B-SW", chaos_space_marine=1)
    for area in ("3B-NE", "7A-NE", "7A-SE"):
        station(game, 0, area, scout=1)
    assert not used(game, 1)
    station(game, 1, "12A-SE", cultist=1)
    game.area("7A-SE").units.clear()
    game.area("7A-SE").objective = 1
    assert used(game, 1), "one of two to an own objective"


def lending(*, twice: bool = False, order: bool = False) -> Game:
    """One or two Cultists of 7A-SE might go to the one on 5A-NW, beside units of another seat."""
    game = dominating(ready(2, storms=(), empty=True), 1, "7A")
    game.area("3B-NE").objective = 1
    station(game, 1, "7A-SE", cultist=1 + twice)
    station(game, 1, "5A-NW", cultist=1)
    for area in ("5A-SW", "12A-NE", "12A-SE", "12A-SW"):
        station(game, 0, area, space_marine=1)
    if order:
        station(game, 0, "5A-SW", space_marine=2)
        stack(game, "5A", (0, "advance"))
    return game


@pytest.mark.rule("FS-DOM-05", "FS-AREA-06")
def test_a_world_is_not_given_up_for_what_does_not_pay_for_coming_back() -> None:
    """One of two goes, and the last one of a world that a bastion guards, but not of a city. FS-CONT-03"""
    assert not used(lending(), 1)
    assert used(lending(twice=True), 1)
    for built, goes in (("city", False), ("bastion", True)):
        game = lending()
        station(game, 1, "7A-SE", **{built: 1})
        assert used(game, 1) is goes


@pytest.mark.rule("FS-DOM-05")
def test_no_unit_goes_to_and_fro_between_own_worlds_for_next_to_nothing() -> None:
    """One of two Cultists of 7A-SE could guard 12A-SE with another one; it takes a world that is nobody's."""
    for foes, goes in ((1, False), (0, True)):
        game = dominating(ready(2, storms=(), empty=True), 1, "7A")
        station(game, 1, "7A-SE", cultist=2)
        station(game, 1, "12A-SE", cultist=1)
        for area in ("12A-NE", "12A-NW", "5A-NW", "5A-SW"):
            station(game, 0, area, scout=1)
        station(game, 0, "12A-SW", scout=foes)
        assert used(game, 1) is goes


@pytest.mark.rule("FS-DOM-05", "FS-COMBAT-25")
def test_nobody_is_sent_to_guard_a_world_that_falls_all_the_same() -> None:
    """An order lies there of a seat that comes with three Space Marines."""
    found = []
    for order in (False, True):
        at = asked(lending(order=order), seat=1)
        found.append((worth.stand(at, chart(at), "5A-NW"), worth.overrun(at, chart(at), "5A-NW")))
    (safe, _), (lost, falls) = found
    assert lost < safe and falls


@pytest.mark.rule("FS-DOM-05", "FS-CAP-01")
def test_no_unit_is_taken_to_where_there_is_no_room() -> None:
    game = dominating(ready(3, storms=(), empty=True), 2, "10A")
    game.player(2).faction = "eldar"
    station(game, 2, "10A-NE", wraithguard=2)
    station(game, 2, "8A-SE", aspect_warrior=AREAS["8A-SE"].capacity)
    assert not used(game, 2)
    game.area("8A-SE").units.clear()
    station(game, 2, "8A-SE", city=1)
    station(game, 0, "8A-SW", ork_boyz=2)
    assert used(game, 2), "to a world beside others"


@pytest.mark.rule("FS-ASSET-02", "FS-ASSET-03")
def test_assets_of_which_there_is_no_room_are_no_reason_to_dominate() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SE", factory=1)
    worths = []
    for held in (0, 2, 3):
        game.player(0).assets["reinforcement"] = held
        at = asked(game)
        worths.append(planning.of(at, chart(at), "dominate", "10A"))
    assert worths[0] > worths[1] > worths[2] == 0
    assert MIND.decide(asked(game, "asset", ("reinforcement", "forge"))).answer == "forge"


@pytest.mark.rule("FS-DEPLOY-14")
def test_no_deploy_counts_where_nothing_can_be_paid() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", cultist=1, factory=1)
    for materiel, caches, able in ((1, 0, False), (0, 1, True), (2, 0, True)):
        game.player(1).materiel, game.player(1).assets["cache"] = materiel, caches
        at = asked(game, seat=1)
        assert (planning.of(at, chart(at), "deploy", "12A") > 0) is able


def test_a_second_deploy_order_counts_on_what_the_first_one_leaves() -> None:
    game = ready(2, storms=(), empty=True)
    for area in ("12A-NE", "5A-SW"):
        station(game, 1, area, factory=1)
    game.player(1).materiel = 6
    at = asked(game, seat=1)
    before = planning.of(at, chart(at), "deploy", "5A")
    at.memory.update({planning.ROUND: at.view.round, planning.PLAN: [planning.Laid("deploy", "12A").id]})
    assert planning.of(at, chart(at), "deploy", "5A") < before // 4


@pytest.mark.rule("FS-CUPG-01")
def test_no_card_comes_back_for_one_that_is_as_good() -> None:
    """Of those that were given away none is bought again, though it costs nothing."""
    game = ready(2, storms=(), empty=True)
    basic = [card.id for card in CARDS.values() if card.kind == "basic" and card.faction == "chaos"]
    game.player(1).shelf.append("dark_faith")
    at = asked(game, "buy_combat_upgrade", ("dark_faith", "none"), 1)
    assert "dark_faith" in basic and MIND.decide(at).answer == "none"
    assert BLUNDERS.of(at, {}, "dark_faith", {})["deck_made_worse"] == 1
    better = asked(game, "buy_combat_upgrade", ("mark_of_khorne", "none"), 1)
    assert MIND.decide(better).answer == "mark_of_khorne"
    gone = MIND.decide(asked(game, "remove_card", [id for id in basic if id != "dark_faith"], 1)).answer
    assert gone in ("foul_worship", "lure_of_chaos")


def test_an_upgrade_of_orbital_strikes_is_bought_by_who_has_ships() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=1)
    assert MIND.decide(asked(game, "buy_order_upgrade", ("rain_of_fire", "none"))).answer == "none"
    station(game, 0, "10A-NW", strike_cruiser=2)
    assert MIND.decide(asked(game, "buy_order_upgrade", ("rain_of_fire", "none"))).answer == "rain_of_fire"


def test_structures_are_not_exchanged_to_and_fro() -> None:
    game = dominating(ready(2, storms=(), empty=True), 0, "10A")
    station(game, 0, "10A-NE", factory=1)
    game.player(0).upgrades.append("direct_the_faithful")
    for _ in range(3):
        at = asked(game, "order_revealed", ("upgrade:direct_the_faithful", PASS))
        assert MIND.decide(at).answer == PASS and schemes.in_vain(at, "upgrade:direct_the_faithful")
    here = chart(asked(game))
    for one in ("factory", "city", "bastion"):
        for other in ("factory", "city", "bastion"):
            both = [schemes.exchanged(asked(game), here, "10A-NE", kind) for kind in (one, other)]
            assert one == other or min(both) <= 0


@pytest.mark.rule("FS-CITY-01", "FS-BASTION-02")
def test_no_city_is_given_up_for_a_bastion_that_another_world_needs() -> None:
    """Cultists stand beside 10A-NE, an own objective; the city is on 10A-SW. In need it would become a bastion."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", city=1, scout=1)
    station(game, 0, "10A-NE", factory=1, scout=1)
    station(game, 1, "10A-SE", cultist=2)
    stack(game, "10A", (1, "advance"))
    found = []
    for wanted in ("10A-NE", "10A-SW"):
        game.area("10A-NE").objective, game.area("10A-SW").objective = None, None
        game.area(wanted).objective = 0
        at = asked(game, "exchange_for", ("bastion", "factory"))
        found.append(schemes.exchanged(at, chart(at), "10A-SW", "city") > 0)
    assert found == [False, True] and MIND.decide(at).answer == "bastion"


def placed(at: At, piece: str) -> object:
    """Where a structure is put."""
    return MIND.decide(replace(at, question=replace(at.question, about=T("x", piece=words.piece(piece))))).answer


@pytest.mark.rule("FS-DEPLOY-08", "FS-CAP-08", "FS-WIN-01")
@pytest.mark.parametrize(("comes", "where"), [(True, "10A-SW"), (False, "10A-NE")])
def test_a_better_guard_takes_the_place_of_a_lesser_one_where_the_game_hangs_on_a_full_world(
    comes: bool, where: str
) -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=1, factory=1)
    station(game, 0, "10A-SW", scout=2, bastion=1)
    station(game, 1, "1A-SW", chaos_space_marine=2)
    game.area("10A-SW").objective, game.player(1).collected = 1, 1
    if comes:
        stack(game, "10A", (1, "advance"))
    assert placed(asked(game, "place", ("10A-SW", "10A-NE")), "land_raider") == where
    assert placed(asked(game, "place", ("10A-SW", "10A-NE")), "scout") == "10A-NE"


def test_structures_stand_where_they_are_of_use() -> None:
    """A full world has room for a structure: cities stand behind units, bastions where others come."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=AREAS["10A-NE"].capacity)
    station(game, 0, "10A-SW", scout=1)
    station(game, 1, "5A-NW", cultist=2)
    at = asked(game, "place", ("10A-NE", "10A-SW"))
    assert (placed(at, "city"), placed(at, "factory"), placed(at, "bastion")) == ("10A-NE", "10A-NE", "10A-SW")
    assert placed(at, "scout") == "10A-SW"


def test_a_unit_is_routed_by_a_scheme_only_before_an_attack_and_where_it_comes() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", chaos_space_marine=3)
    station(game, 0, "12A-SE", scout=1)
    station(game, 0, "1A-SW", land_raider=1)
    at = asked(game, "reveal", seat=1)
    assert schemes.in_vain(at, "scheme:blight_of_nurgle")
    game.area("12A-SE").objective = 1
    stack(game, "12A", (1, "advance"))
    at = asked(game, "reveal", seat=1)
    assert not schemes.in_vain(at, "scheme:blight_of_nurgle")
    enemies = ("0:1A-SW:land_raider", "0:12A-SE:scout")
    assert MIND.decide(asked(game, "rout_enemy", enemies, 1)).answer == enemies[1]


@pytest.mark.rule("FS-ASSET-02", "FS-CACHE-01")
def test_tokens_are_kept_less_where_no_more_could_be_gained() -> None:
    game, kept = ready(2, storms=(), empty=True), []
    for held in (1, 3):
        game.player(0).assets["reinforcement"] = held
        kept.append(battles._kept(asked(game), 1))
    assert kept[0] > kept[1] > 0
    assert supply.Purse(1, 1).without(2) == (1, 0) and supply.Purse(1, 0).without(2) is None


@pytest.mark.rule("FS-DEPLOY-12")
def test_a_second_deploy_order_finds_no_world_to_build_on_where_the_first_one_builds() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", cultist=4)
    game.player(1).materiel = 14
    at = asked(game, seat=1)
    assert planning.of(at, chart(at), "deploy", "12A") > 0
    at.memory.update({planning.ROUND: at.view.round, planning.PLAN: [planning.Laid("deploy", "12A").id]})
    assert planning.of(at, chart(at), "deploy", "12A") == 0


def test_a_city_beside_others_is_worth_less() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", cultist=1)
    at = asked(game, seat=1)
    before = structures.brings(at, chart(at), "12A", "city")
    station(game, 0, "12A-SE", scout=2)
    at = asked(game, seat=1)
    assert structures.brings(at, chart(at), "12A", "city") < before


@pytest.mark.rule("FS-STRAT-03")
def test_no_order_to_buy_cards_is_laid_where_none_can_be_bought() -> None:
    """Not even for the event card that it brings anywhere."""
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", cultist=1)
    for materiel in (6, 0):
        game.player(1).materiel = materiel
        at = asked(game, seat=1)
        assert planning.of(at, chart(at), "strategize", "10A") < 0 < planning.of(at, chart(at), "strategize", "12A")


@pytest.mark.rule("FS-DOM-02")
def test_nobody_leaves_a_world_whose_assets_an_own_order_is_about_to_bring() -> None:
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-SE", cultist=1)
    at = asked(game, seat=1)
    before = worth.leaving(at, chart(at), "12A-SE")
    stack(game, "12A", (1, "dominate"))
    at = asked(game, seat=1)
    at.memory[planning.PLAN] = [planning.Laid("dominate", "12A").id]
    assert worth.leaving(at, chart(at), "12A-SE") == before + worth.DOMINATED
    game.system("12A").orders.clear()
    at = replace(asked(game, seat=1), memory=at.memory)
    assert worth.leaving(at, chart(at), "12A-SE") == before


@pytest.mark.rule("FS-CAP-01")
def test_no_more_are_taken_elsewhere_than_find_room_there() -> None:
    """The best ones, unless all have to go."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-NE", scout=2, space_marine=2)
    for area in set(game.state.areas) - {"10A-NE", "10A-SW"}:
        station(game, 1, area, **({"cultist": 1} if AREAS[area].kind == "world" else {"iconoclast_destroyer": 1}))
    slots = [Slot("scout", T("x"), 2), Slot("space_marine", T("x"), 2)]
    for low, taken in ((1, {"space_marine": 2}), (4, {"space_marine": 2, "scout": 2})):
        at = asked(game, "take_units", where=("10A-NE",), shape=Spread(slots, low, 4))
        assert MIND.decide(at).answer == taken


@pytest.mark.rule("FS-DOM-05")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_puts_a_unit_where_it_brings_less_than_what_it_leaves(level: str) -> None:
    """The ability was used for the best place."""
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-SE", cultist=2)
    for number in range(8):
        at = asked(game, "choose_area", ("12A-SW", "7A-NE", "7A-SE"), 1, character=Character(LEVELS[level]))
        assert MIND.decide(replace(at, seed=f"x{number}")).answer == "7A-NE"


def test_no_city_is_given_to_whom_it_stands_beside() -> None:
    """On a world that nobody has, with units of others beside it, no own unit would guard it."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=1)
    at = asked(game, "place_structure", ("10A-SW", "3B-SW"))
    assert MIND.decide(at).answer == "3B-SW", "it brings more"
    station(game, 1, "3B-NW", iconoclast_destroyer=1)
    station(game, 1, "3B-NE", cultist=1)
    assert MIND.decide(asked(game, "place_structure", ("10A-SW", "3B-SW"))).answer == "10A-SW"


@pytest.mark.rule("FS-DOM-05", "FS-PLAN-05", "FS-WIN-01")
def test_an_own_objective_that_the_ability_takes_counts_in_full() -> None:
    """From 12A to 7A-SE next door, but no more than once: not by a further order from 5A."""
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-NE", cultist=2)
    station(game, 1, "5A-SW", cultist=2)
    plain, objective = (_planned(game, "12A", aim) for aim in (None, 1))
    assert 0 <= plain <= sheets.MOST and objective > POINT
    assert _planned(game, "5A", 1) > POINT > sheets.MOST >= _planned(game, "5A", 1, "dominate:12A")


def _planned(game: Game, system: str, aim: int | None, *laid: str) -> int:
    """What a Dominate order of Chaos in a system is worth, after others, where 7A-SE is somebody's objective."""
    game.area("7A-SE").objective = aim
    at = asked(game, "plan", ("dominate",), 1)
    at.memory.update({planning.ROUND: game.state.round, worth.PLAN: list(laid)})
    return planning.of(at, chart(at), "dominate", system)


@pytest.mark.rule("FS-DOM-05", "FS-WIN-01")
@pytest.mark.parametrize(("comes", "who"), [(True, "0:10A-SW:scout"), (False, "0:5A-SW:space_marine")])
def test_a_unit_is_promoted_where_another_seat_would_win(comes: bool, who: str) -> None:
    """The Scout on whom the game hangs, not the Marine behind it; where nobody comes, the better unit."""
    game = ready(2, storms=(), empty=True)
    station(game, 0, "10A-SW", scout=2)
    station(game, 0, "5A-SW", space_marine=1)
    game.area("10A-SW").objective, game.player(1).collected = 1, 1
    if comes:
        station(game, 1, "1A-SW", chaos_space_marine=2)
        stack(game, "10A", (1, "advance"))
    found = {}
    for area, type in (("10A-SW", "scout"), ("5A-SW", "space_marine")):
        at = asked(game)
        found[f"0:{area}:{type}"] = sheets.of_unit(at, chart(at), area, type)
    assert max(found, key=lambda one: found[one]) == who, found


@pytest.mark.rule("FS-DOM-05", "FS-STACK-04", "FS-REFRESH-03")
@pytest.mark.parametrize(("order", "where"), [(True, "7A-NE"), (False, "3B-SW")])
def test_the_ability_puts_nobody_alone_under_an_order_of_who_stands_beside_it(order: bool, where: str) -> None:
    """3B-SW is worth more; three Space Marines beside it would take it from a Cultist."""
    game = ready(2, storms=(), empty=True)
    station(game, 1, "12A-SW", cultist=2)
    station(game, 0, "5A-SW", space_marine=3)
    if order:
        stack(game, "3B", (0, "advance"))
    places = ("3B-SW", "7A-NE")
    at = asked(game, "choose_area", places, 1)
    values = {area: risks.stands(at, chart(at), area, "cultist") for area in places}
    assert MIND.decide(at).answer == where == max(values, key=lambda one: values[one]), values
