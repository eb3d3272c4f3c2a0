"""Minds of Forbidden Stars: they judge every question, never name what the rules refuse, and beat chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.ask import NO, YES, Amount, Option, PickOne, Seat, Shape, Slot, Spread
from engine.chance import stream
from engine.forbidden_stars.abilities.choosing import GIFTS
from engine.forbidden_stars.components import AREAS, CARDS
from engine.forbidden_stars.interface import make_view
from engine.forbidden_stars.minds import MIND, battles, foreseen, odds, planning, sorties, worth
from engine.forbidden_stars.minds.chart import Chart, chart, distances, reachable_worlds, road
from engine.forbidden_stars.minds.marching import gains, mustering, standings
from engine.forbidden_stars.minds.mind import At
from engine.forbidden_stars.play import Game
from engine.forbidden_stars.rules import rules
from engine.forbidden_stars.state import Combat, CombatSide
from engine.measuring.ladder import Pairing, pairings
from engine.measuring.match import Match, play
from engine.players.characters import LEVELS, Character
from engine.players.mind import POINT
from engine.players.player import player, situation
from engine.players.situation import Question, Situation
from engine.table import Table
from engine.text import T
from tests.engine.forbidden_stars.positions import ready, station

RULES = rules()


def clock() -> int:
    return 0


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    games = [*pairings(["keen", "chance"], 4, "minds"), Pairing("minds", ("keen", "steady-raider", "calm-builder"))]
    played = [play(RULES, game.kinds, game.seed, {}, clock) for game in games]
    built = {"board": "built", "factions": "choose"}
    return [*played, play(RULES, ("keen", "chance", "calm"), "built", built, clock)]


def test_every_question_is_judged_and_no_answer_refused(matches: list[Match]) -> None:
    conducts = [conduct for match in matches for conduct in match.seats]
    assert [(conduct.kind, conduct.chance) for conduct in conducts if conduct.chance] == []
    assert sum(conduct.refused for conduct in conducts) == 0


def test_it_knows_every_kind_of_question_that_the_rules_name() -> None:
    assert RULES.questions.keys() - set(MIND.knows()) == {GIFTS.name}


def test_a_keen_player_beats_chance(matches: list[Match]) -> None:
    won = [match.seats[seat].kind for match in matches[:4] for seat in match.winners]
    assert won.count("keen") >= 3 and won.count("chance") <= 1


def test_a_decision_hangs_on_nothing_that_the_seat_cannot_see() -> None:
    """At the first order of a round, in worlds that differ in all that is hidden from the seat."""
    table, luck, looked = Table.new(RULES, 3, "twins", keep=True), stream("twins", 0, 0, "test"), 0
    while table.ask is not None and looked < 12:
        if not table.tail and table.ask.kind in ("plan", "reveal"):
            seat = table.waiting()[0]
            twin = Table(RULES, RULES.scramble(RULES.load(table.safe_point), seat, luck))
            if twin.ask is not None and twin.ask.kind == table.ask.kind and seat in twin.ask.must:
                ours, theirs = (situation(one, seat, player(MIND, "calm", "x")) for one in (table, twin))
                assert MIND.decide(ours) == MIND.decide(theirs)
                looked += 1
        seat, verb, value = table.random_answer(luck)
        table.answer(seat, value, verb)
    assert looked == 12


# --- what it judges by -----------------------------------------------------------------------------------------------


def asked(
    game: Game, kind: str = "plan", options: Sequence[str] = (), seat: Seat = 0, where: Sequence[str] = (),
    character: Character | None = None, shape: Shape | None = None,
) -> At:  # fmt: skip
    """A decision of a seat in a position."""
    shape = shape or PickOne([Option(id, T("x")) for id in options])
    question = Question(kind, T("x"), shape, None, tuple(where), (), dict)
    view = make_view.see(game.state, seat)
    character = character or Character(LEVELS["sharp"])
    return Situation(seat, lambda: view, question, character, {}, stream("x", 0, 0, "x"))


@pytest.fixture
def game() -> Game:
    return ready(2, storms=(), empty=True)


def here(at: At) -> Chart:
    return chart(at)


def best(at: At) -> object:
    return MIND.decide(at).answer


@pytest.mark.rule("FS-PATH-05", "FS-STORM-02")
def test_paths_are_those_of_the_rules(game: Game) -> None:
    station(game, 0, "10A-NE", scout=1)
    station(game, 0, "10A-NW", strike_cruiser=1)
    at = asked(game)
    assert set(reachable_worlds(here(at), "10A-NE", ["10A"])) == {"10A-SE", "10A-SW"}
    assert reachable_worlds(here(at), "10A-NE", ["10A"], closed="10A-NW") != reachable_worlds(
        here(at), "10A-NE", ["10A"]
    )


@pytest.mark.rule("FS-STORM-02")
def test_storms_make_ways_longer() -> None:
    free, stormy = (asked(ready(2, storms=storms)) for storms in ((), ("v1.0",)))
    assert distances(here(free), "10A")["1A"] == 1
    assert distances(here(stormy), "10A")["1A"] == 3


def test_an_undefended_objective_is_marched_on_first(game: Game) -> None:
    station(game, 0, "10A-SW", scout=2)
    station(game, 1, "12A-NE", cultist=1)
    game.area("10A-SE").objective = 0
    at = asked(game, options=("advance", "deploy", "dominate", "strategize"))
    assert best(at) == "advance"
    assert at.memory["chosen"] == "advance"
    found = sorties.best(at, here(at), "10A")
    assert found is not None and (found.target, found.chance) == ("10A-SE", 1000)


def test_nobody_attacks_what_cannot_be_beaten_and_a_deputy_only_what_is_sure(game: Game) -> None:
    station(game, 0, "10A-SW", space_marine=2)
    station(game, 1, "10A-SE", helbrute=3)
    game.area("10A-SE").objective = 0
    at = asked(game)
    lost = sorties.best(at, here(at), "10A")
    assert lost is None or lost.target != "10A-SE" or lost.worth < planning.EVENT
    assert mustering.bold(Character(deputy=True)) > mustering.bold(Character())


def test_the_last_unit_does_not_leave_what_would_be_lost(game: Game) -> None:
    """Two from where others stay rather than the only one from a rich world."""
    station(game, 0, "10A-NE", scout=1)
    station(game, 0, "10A-SW", scout=3)
    game.area("10A-SE").objective = 0
    at = asked(game)
    found = sorties.best(at, here(at), "10A")
    assert found is not None and {start for start, _, _ in found.units} == {"10A-SW"}


def test_units_march_towards_their_objectives(game: Game) -> None:
    """An area is near as far as it is for feet: what lies between has to be won first."""
    station(game, 0, "10A-SE", space_marine=4)
    station(game, 1, "1A-SE", bastion=1)
    game.area("1A-SW").objective = 0
    at = asked(game)
    assert road(here(at), "1A-SW")["10A-SW"] == 0 < road(here(at), "1A-SW")["10A-SE"]
    assert gains.near(at, here(at), "10A-SW") > gains.near(at, here(at), "10A-SE")
    found = sorties.best(at, here(at), "10A")
    assert found is not None and found.target == "10A-SW" and found.worth > planning.EVENT


def test_an_objective_may_cost_a_risk_that_nothing_else_is_worth(game: Game) -> None:
    station(game, 0, "10A-SW", space_marine=2)
    station(game, 1, "10A-SE", chaos_space_marine=2)
    plain = sorties.best(asked(game), here(asked(game)), "10A")
    game.area("10A-SE").objective = 0
    sought = sorties.best(asked(game), here(asked(game)), "10A")
    assert plain is None or plain.target != "10A-SE" or plain.worth < 0
    assert sought is not None and sought.target == "10A-SE" and sought.chance < mustering.BOLD
    assert sought.worth > 0


def test_an_objective_is_worth_more_than_any_world(game: Game) -> None:
    station(game, 0, "10A-NE", scout=1)
    at = asked(game)
    plain = max(worth.held(at, here(at), area) for area in at.view.areas)
    game.area("5A-SW").objective = 0
    at = asked(game)
    assert worth.held(at, here(at), here(at).areas["5A-SW"]) > 2 * plain


@pytest.mark.parametrize(
    ("collected", "standing", "twice"), [(0, False, False), (0, True, True), (1, False, True), (1, True, True)]
)
def test_whoever_lacks_no_more_than_one_objective_wants_it_twice_as_much(
    game: Game, collected: int, standing: bool, twice: bool
) -> None:
    """Those count that are collected and those on which it stands."""
    game.player(0).collected = collected
    for area, there in game.state.areas.items():
        there.objective = 0 if area in ("10A-SE", "5A-SW") else None
    station(game, 0, "10A-SE" if standing else "10A-SW", space_marine=1)
    at = asked(game)
    wanted = worth.objective(at, here(at))
    assert wanted == (worth.LAST * POINT if twice else POINT)
    assert worth.held(at, here(at), here(at).areas["5A-SW"]) > wanted
    assert worth.held(at, here(at), here(at).areas["5A-SW"]) < wanted + POINT // 2


def test_others_near_to_winning_are_denied_more(game: Game) -> None:
    def denied() -> int:
        at = asked(game)
        return worth.denied(at, here(at), here(at).areas["10A-SE"])

    game.area("10A-SE").objective = 1
    before = denied()
    game.player(1).collected = 1
    assert denied() > before


def test_who_stands_beside_an_objective_loses_nothing_by_taking_it(game: Game) -> None:
    """It does not count that the troops are no longer near to the objective that they hold."""
    station(game, 0, "10A-SW", space_marine=3)
    game.area("10A-SE").objective = 0
    at = asked(game)
    assert gains.near(at, here(at), "10A-SW") > 0
    found = sorties.best(at, here(at), "10A")
    assert found is not None and found.target == "10A-SE" and found.worth > 900


@pytest.mark.parametrize(
    ("kind", "piece", "nothing"),
    [
        ("buy_unit", "scout", "done"),
        ("buy_structure", "city", "done"),
        ("buy_combat_upgrade", "hold_the_line", "none"),
    ],
)
def test_nobody_forgets_to_buy_what_is_worth_its_price(game: Game, kind: str, piece: str, nothing: str) -> None:
    """No level errs there, for to buy nothing does not come into question."""
    station(game, 0, "10A-NE", scout=1)
    assert [offer.answer for offer in MIND.offers(asked(game, kind, [piece, nothing]))] == [piece]


def test_whoever_has_ships_enough_buys_none(game: Game) -> None:
    station(game, 0, "10A-NW", strike_cruiser=3)
    assert best(asked(game, "buy_unit", ["strike_cruiser", "done"])) == "done"


@pytest.mark.rule("FS-CACHE-01", "FS-MAT-02")
def test_no_level_wastes_materiel_or_a_cache_token_on_a_ship_that_nobody_needs(game: Game) -> None:
    """Not even materiel that the dial would not hold, as long as a unit for a world can be bought for it."""
    station(game, 0, "10A-NW", strike_cruiser=3)
    station(game, 0, "10A-NE", scout=1)
    assert best(asked(game, "buy_unit", ["strike_cruiser:cache", "done"])) == "done"
    game.player(0).materiel = 14
    ways = ["strike_cruiser", "scout", "done"]
    assert [offer.answer for offer in MIND.offers(asked(game, "buy_unit", ways))] == ["scout"]
    assert best(asked(game, "buy_unit", ["strike_cruiser", "done"])) == "strike_cruiser", "better than nothing"


@pytest.mark.rule("FS-CUPG-04")
def test_whose_combat_deck_is_better_is_known_by_what_lies_on_the_shelf(game: Game) -> None:
    assert odds.trained(asked(game).view.seats[0]) == 0
    basic = next(card.id for card in CARDS.values() if card.kind == "basic" and card.faction == game.player(0).faction)
    game.player(0).shelf.append(basic)
    assert odds.trained(asked(game).view.seats[0]) == 1


@pytest.mark.rule("FS-WIN-04")
def test_in_the_last_round_losses_are_nothing_and_worlds_break_ties(game: Game) -> None:
    station(game, 0, "10A-SW", scout=1)
    early = asked(game)
    game.state.round = 8
    game.player(1).collected = 1
    late = asked(game)
    assert worth.lasting(early) == 100 > worth.lasting(late)
    assert worth.held(late, here(late), here(late).areas["10A-SW"]) == standings.TIES


def test_no_more_march_than_are_let_through(game: Game) -> None:
    """A void that a card lends carries fewer than the world has room for."""
    station(game, 0, "10A-SW", scout=3)
    station(game, 1, "10A-SE", cultist=3)
    game.area("10A-SE").objective = 0
    slots = [Slot("10A-SW:scout", T("x"), 3)]
    for most in (3, 2):
        made = MIND.decide(asked(game, "move_units", where=["10A-SE"], shape=Spread(slots, 1, most, "FS-ADV-14")))
        assert made.answer == {"10A-SW:scout": most} and not made.refused


def test_no_more_march_than_there_is_room_for_not_even_by_mistake(game: Game) -> None:
    station(game, 0, "10A-SW", scout=5)
    empty = asked(game, "move_to", ["10A-SE", "done"], where=["10A"])
    assert {offer.answer for offer in MIND.offers(empty)} == {"10A-SE", "done"}
    station(game, 0, "10A-SE", scout=AREAS["10A-SE"].capacity)
    full = asked(game, "move_to", ["10A-SE", "done"], where=["10A"])
    assert [offer.answer for offer in MIND.offers(full)] == ["done"]


# --- a march upon a march --------------------------------------------------------------------------------------------


def test_who_has_marched_stands_elsewhere(game: Game) -> None:
    station(game, 0, "10A-SW", scout=3)
    station(game, 1, "10A-SE", cultist=1)
    game.area("10A-SE").objective = 0
    at = asked(game)
    before = here(at)
    sortie = sorties.best(at, before, "10A")
    assert sortie is not None and sortie.target == "10A-SE"
    after = foreseen.marched(before, sortie)
    going = sum(number for _, _, number in sortie.units)
    assert len(after.units("10A-SE")) == going and len(after.units("10A-SW")) == 3 - going
    assert after.friendly("10A-SE") and after.foe("10A-SE") is None and not before.friendly("10A-SE")


@pytest.mark.rule("FS-ROUT-05", "FS-CAP-01")
def test_who_has_fought_lies_in_part_and_finds_no_more_room(game: Game) -> None:
    """Four who find nobody all go on; of four who fight two, or one where there is room for two."""
    station(game, 0, "10A-NE", scout=4)
    for foes, area, left in ((0, "10A-SE", 4), (1, "10A-SE", 2), (1, "10A-SW", 1)):
        game.area(area).units = {}
        station(game, 1, area, cultist=foes)
        chance = 900 if foes else odds.SURE
        sortie = sorties.Sortie("10A", None, None, area, (("10A-NE", "scout", 4),), 0, chance)
        after = foreseen.marched(here(asked(game)), sortie)
        assert len(after.standing(area)) == left and len(after.units(area)) == min(4, AREAS[area].capacity)


@pytest.mark.rule("FS-COMBAT-05")
def test_what_has_to_be_fought_for_first_counts_as_often_as_it_is_won(game: Game) -> None:
    """From 10A-SE a march to the next one would begin."""
    station(game, 0, "10A-SW", scout=3)
    station(game, 1, "10A-SE", cultist=1)
    game.area("10A-SE").objective = 0
    at = asked(game, character=Character(LEVELS["keen"]))
    first = sorties.best(at, here(at), "10A")
    assert first is not None and first.chance < odds.SURE
    at.memory.update({planning.ROUND: at.view.round, planning.PLAN: [planning.Laid("advance", "10A").id]})
    ahead = foreseen.after(at, here(at), ["10A"])
    now, then = (planning.of(at, board, "advance", "1A") for board in (here(at), ahead))
    found = next(one.worth for one in planning.missions(at, ahead) if one[:2] == ("advance", "1A"))
    assert now < found < then


def test_a_weaker_player_plans_no_march_upon_a_march(game: Game) -> None:
    station(game, 0, "10A-SW", scout=3)
    game.area("10A-SE").objective = 0
    for level, looks in (("steady", False), ("keen", True)):
        at = asked(game, character=Character(LEVELS[level]))
        assert foreseen.after(at, here(at), ["10A"]).friendly("10A-SE") is looks


@pytest.mark.rule("FS-OPS-11", "FS-STACK-04")
def test_an_order_laid_on_an_advance_counts_on_nothing_that_it_conquers(game: Game) -> None:
    station(game, 0, "10A-SW", scout=3)
    game.area("10A-SE").objective = 0
    at = asked(game, character=Character(LEVELS["keen"]))
    ahead = foreseen.after(at, here(at), ["10A"])
    now, then = (planning.of(at, board, "dominate", "10A") for board in (here(at), ahead))
    assert now < then

    def dominate() -> int:
        return next(one.worth for one in planning.missions(at, ahead) if one[:2] == ("dominate", "10A"))

    assert dominate() == then
    at.memory.update({planning.ROUND: at.view.round, planning.PLAN: [planning.Laid("advance", "10A").id]})
    assert dominate() == now


# --- combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FS-COMBAT-22")
def test_odds_are_even_among_equals_and_rise_with_strength() -> None:
    """The defender wins a tie."""
    one, strong = odds.RatedSide(2, 3, 3), odds.RatedSide(4, 6, 6)
    assert 400 < odds.wins(one, one) < odds.SURE // 2
    assert odds.wins(strong, one) > 800 > odds.wins(one, strong)
    assert odds.wins(one, odds.RatedSide(0, 0, 0)) == odds.SURE and odds.wins(odds.RatedSide(0, 1, 0), one) == 0


@pytest.mark.rule("FS-CARD-06")
def test_a_card_brings_its_icons_and_what_its_units_allow() -> None:
    plain = battles.brings(CARDS["ambush"], [])
    assert (plain.bolter, plain.shield) == (3 * battles.SIXTHS, 0), "one icon and two tokens"
    assert battles.brings(CARDS["ambush"], ["scout"]).rest > plain.rest
    assert battles.brings(CARDS["blessed_power_armour"], []).shield == 3 * battles.SIXTHS


def reinforced(game: Game, seat: Seat = 0) -> object:
    """How many tokens of three a seat brings to a combat on 10A-SE, in which seat 0 attacks."""
    game.state.combat = Combat("10A-SE", 0, 1, ["10A-SW"], sides={seat: CombatSide() for seat in (0, 1)})
    return best(asked(game, "reinforce", seat=seat, where=("10A-SE",), shape=Amount(0, 3)))


@pytest.mark.parametrize("seat", [0, 1])
def test_tokens_are_brought_where_a_combat_hangs_on_them(game: Game, seat: Seat) -> None:
    """By either side, the more so the more hangs on it."""
    station(game, 0, "10A-SE", space_marine=2)
    station(game, 1, "10A-SE", chaos_space_marine=2)
    few = reinforced(game, seat)
    game.area("10A-SE").objective = seat
    assert reinforced(game, seat) == 3
    assert few != 3


@pytest.mark.parametrize("seat", [0, 1])
def test_no_token_goes_where_a_combat_is_as_good_as_won(game: Game, seat: Seat) -> None:
    """Not even for an own objective."""
    strong, weak = ("warlord_titan", "cultist") if seat == 0 else ("chaos_reaver_titan", "scout")
    station(game, seat, "10A-SE", **{strong: 3})
    station(game, 1 - seat, "10A-SE", **{weak: 1})
    game.area("10A-SE").objective = seat
    assert reinforced(game, seat) == 0


@pytest.mark.rule("FS-RETREAT-10")
def test_of_several_own_units_as_few_and_as_little_as_may_be_are_given(game: Game) -> None:
    station(game, 0, "10A-NE", scout=2, space_marine=1)
    slots = [Slot("scout", T("x"), 2), Slot("space_marine", T("x"), 1)]
    at = asked(game, "retreat_units", where=("10A-NE",), shape=Spread(slots, 1, 3))
    assert best(at) == {"scout": 1}
    at = asked(game, "rally_units", where=("10A-NE",), shape=Spread(slots, 1, 2))
    assert best(at) == {"space_marine": 1, "scout": 1}


@pytest.mark.parametrize(
    ("kind", "low", "high", "given"),
    [
        ("spend_dice", 1, 2, {"bolter": 1}),
        ("spend_dice", 2, 2, {"bolter": 2}),
        ("reroll", 0, 2, {}),
        ("reroll", 1, 2, {"bolter": 1}),
    ],
)
def test_dice_that_are_wanted_go_only_as_far_as_some_have_to(
    game: Game, kind: str, low: int, high: int, given: dict[str, int]
) -> None:
    made = MIND.decide(asked(game, kind, shape=Spread([Slot("bolter", T("x"), 2)], low, high)))
    assert (made.answer, made.refused) == (given, 0)


def test_of_dice_that_may_be_rolled_again_all_that_are_worse_than_new_ones_go(game: Game) -> None:
    slots = [Slot("bolter", T("x"), 2), Slot("shield", T("x"), 1), Slot("morale", T("x"), 1)]
    assert best(asked(game, "reroll", shape=Spread(slots, 0, 4))) == {"shield": 1, "morale": 1}
    assert best(asked(game, "lose_dice", shape=Spread(slots, 3, 3))) == {"shield": 1, "morale": 1, "bolter": 1}


@pytest.mark.parametrize("level", LEVELS)
def test_an_order_is_laid_where_it_was_chosen_for(game: Game, level: str) -> None:
    """Who errs chooses a worse mission, and lays the order of that one."""
    station(game, 0, "10A-SW", scout=2, factory=1)
    station(game, 1, "12A-NE", cultist=1)
    laid = set[str]()
    for number in range(12):
        who = Character(LEVELS[level])
        at = replace(
            asked(game, options=("advance", "deploy", "dominate", "strategize"), character=who), seed=f"x{number}"
        )
        kind, top = best(at), MIND.misjudged(at, MIND.offers(at))[0]
        systems = planning._open(here(at))
        then = replace(asked(game, "plan_at", systems, character=who), seed=at.seed, memory={**at.memory})
        assert top.plan == f"{kind} {best(then)}"
        laid.add(top.plan)
    assert len(laid) == 1 if level == "sharp" else len(laid) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_declines_what_costs_nothing(game: Game, level: str) -> None:
    for number in range(12):
        at = replace(asked(game, "ability", (YES, NO), character=Character(LEVELS[level])), seed=f"x{number}")
        assert best(at) == YES
