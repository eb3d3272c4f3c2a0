"""Minds of Space Empires: they judge every question, never name what the rules refuse, and beat chance."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.ask import Option, PickOne, PickSome
from engine.chance import stream
from engine.measuring.ladder import Pairing, pairings
from engine.measuring.match import Match, play
from engine.players.characters import LEVELS, Character
from engine.players.player import player, situation
from engine.players.playing import advice
from engine.players.position import Position
from engine.players.situation import Question, Situation
from engine.space_empires import words
from engine.space_empires.combat.opponents import Opponent
from engine.space_empires.economy.economic_phase import ECONOMY
from engine.space_empires.galaxy.board import NEIGHBOURS
from engine.space_empires.galaxy.order_ids import DONE, March
from engine.space_empires.interface import make_view
from engine.space_empires.minds import MIND, battles, errands, guesses, learning, marching, odds, wars, wishes
from engine.space_empires.minds.charts import chart
from engine.space_empires.minds.mind import CP, At
from engine.space_empires.play import Game
from engine.space_empires.rules import rules
from engine.space_empires.state import MACHINES, Machine
from engine.table import Table
from engine.text import T
from tests.engine.space_empires.positions import colony, mark, put, space, turn

RULES = rules()
ADVANCED = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens", "slingshot"), "on")
WIDE = {**ADVANCED, "warp_points": "6", "doomsday_machines": "3"}


def clock() -> int:
    return 0


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    games = [*pairings(["keen", "chance"], 4, "minds"), Pairing("minds", ("keen", "steady-raider", "calm-builder"))]
    played = [play(RULES, game.kinds, game.seed, {}, clock) for game in games]
    grants = {"research": "grants", "victory": "colony_points", "teams": "blood_brothers"}
    return [
        *played,
        play(RULES, ("keen", "chance", "calm"), "wide", {**WIDE, "victory": "long"}, clock),
        play(RULES, ("chance", "steady", "chance", "calm"), "teams", {**ADVANCED, **grants}, clock),
        play(RULES, ("calm",), "alone", {"scenario": "aliens_map_1", "difficulty": "easy"}, clock),
        play(RULES, ("calm",), "alone", {"scenario": "doomsday_small", "difficulty": "hard"}, clock),
    ]


def test_every_question_is_judged_and_no_answer_refused(matches: list[Match]) -> None:
    conducts = [conduct for match in matches for conduct in match.seats if conduct.kind != "chance"]
    assert [(conduct.kind, conduct.chance) for conduct in conducts if conduct.chance] == []
    assert sum(conduct.refused for conduct in conducts) == 0


def test_a_keen_player_beats_chance(matches: list[Match]) -> None:
    won = [match.seats[seat].kind for match in matches[:4] for seat in match.winners]
    assert won == ["keen"] * 4


def test_every_game_ends_by_its_rules(matches: list[Match]) -> None:
    assert all(match.ended for match in matches) and max(match.answers for match in matches) < 8000


def test_who_plays_alone_has_a_turn_a_round(matches: list[Match]) -> None:
    for match in (one for one in matches if len(one.seats) == 1):
        assert 2 < len(match.seats[0].turns) <= match.rounds < len(match.seats[0].nanoseconds)


def test_it_knows_every_kind_of_question_that_the_rules_declare() -> None:
    kinds = RULES.questions.keys()
    assert len(kinds) > 25
    assert kinds - set(MIND.knows()) == {ECONOMY.name}, "within which each seat is asked questions of its own"


def test_a_decision_hangs_on_nothing_that_the_seat_cannot_see() -> None:
    """At the first order of a turn, in worlds that differ in all that is hidden from the seat."""
    table, luck, looked = Table.new(RULES, 3, "twins", WIDE, keep=True), stream("twins", 0, 0, "test"), 0
    while table.ask is not None and looked < 20:
        if not table.tail and table.ask.kind in ("move", "battle", "explore"):
            seat = table.waiting()[0]
            twin = Table(RULES, RULES.scramble(RULES.load(table.safe_point), seat, luck))
            if twin.ask is not None and twin.ask.kind == table.ask.kind and seat in twin.ask.must:
                ours, theirs = (situation(one, seat, player(MIND, "calm", "x")) for one in (table, twin))
                assert MIND.decide(ours) == MIND.decide(theirs)
                looked += 1
        seat, verb, value = table.random_answer(luck)
        table.answer(seat, value, verb)
    assert looked == 20


def test_advice_tells_two_plans_in_words() -> None:
    table, luck = Table.new(RULES, 2, "advice", {}, keep=True), stream("advice", 0, 0, "test")
    while table.ask is not None and table.ask.kind != "move":
        seat, verb, value = table.random_answer(luck)
        table.answer(seat, value, verb)
    seat = table.waiting()[0]
    found = advice(Position.of(table), seat, "advice").plans
    assert len(found) == 2 and found[0].worth >= found[1].worth and found[0].why == "expand"
    assert advice(Position.of(table), 1 - seat, "advice").plans == ()


# --- what it judges by -----------------------------------------------------------------------------------------------


def asked(game: Game, kind: str = "move", options: tuple[str, ...] = (), character: Character | None = None) -> At:
    """A decision of the first seat in a position."""
    question = Question(kind, T("x"), PickOne([Option(id, T("x")) for id in options]), None, (), (), dict)
    view = make_view.see(game.state, 0)
    character = character or Character(LEVELS["sharp"])
    return Situation(0, lambda: view, question, character, {}, stream("x", 0, 0, "x"))


@pytest.fixture
def game() -> Game:
    made = space()
    turn(made, 1)
    made.state.round = 2
    return made


def goal(game: Game, unit: str) -> str:
    """Where the plan sends a unit."""
    at = asked(game)
    return errands.plan(at, chart(at))[unit].at


@pytest.mark.rule("SE-CSHIP-03")
def test_settlers_go_to_the_nearest_free_planet_each_to_another(game: Game) -> None:
    mark(game, "B9", "planet")
    mark(game, "D10", "planet")
    first, second = put(game, 0, "COLONY_SHIP", "A10"), put(game, 0, "COLONY_SHIP", "A10")
    assert sorted([goal(game, first.id), goal(game, second.id)]) == ["B9", "D10"]


@pytest.mark.rule("SE-TERRA-01")
def test_barren_planets_are_for_those_who_can_live_there(game: Game) -> None:
    mark(game, "B9", "barren_planet")
    assert goal(game, put(game, 0, "COLONY_SHIP", "A10").id) == "A10"
    assert goal(game, put(game, 0, "COLONY_SHIP", "A10", terraforming=1).id) == "B9"


@pytest.mark.rule("SE-MINERAL-04", "SE-MINERAL-06")
def test_miners_fetch_minerals_and_bring_them_home(game: Game) -> None:
    mark(game, "B9", "minerals", 5)
    miner = put(game, 0, "MINER", "A10")
    assert goal(game, miner.id) == "B9"
    miner.at, miner.cargo, game.system("B9").marker = "B9", game.system("B9").marker, None
    assert goal(game, miner.id) == "A10"


@pytest.mark.rule("SE-COLONY-04")
def test_of_two_ships_on_a_planet_the_one_that_can_go_no_farther_settles(game: Game) -> None:
    mark(game, "A10", "planet")
    fresh, spent = put(game, 0, "COLONY_SHIP", "A10"), put(game, 0, "COLONY_SHIP", "A10")
    spent.moved = 1
    at = asked(game)
    worth = {unit.id: marching._small(at, chart(at), f"settle:A10:{unit.id}") or 0 for unit in (fresh, spent)}
    assert worth[spent.id] > worth[fresh.id] > 0


def test_single_ships_explore_and_fleets_do_not(game: Game) -> None:
    mark(game, "B9", "minerals", 5, known=False)
    put(game, 1, "BB", "L3", 6).up = True
    lone, fleet = put(game, 0, "SC", "A10"), put(game, 0, "SC", "A10", 6)
    assert goal(game, lone.id) == "B9" and goal(game, fleet.id) == "A10"


def test_a_weak_enemy_home_is_marched_on_and_a_strong_one_is_not(game: Game) -> None:
    fleet = put(game, 0, "CA", "A10", 6, attack=1)
    assert goal(game, fleet.id) == "L3"
    put(game, 1, "BB", "L3", 6).up = True
    assert goal(game, fleet.id) == "A10"


@pytest.mark.rule("SE-DANGER-01", "SE-BLACK-01")
def test_before_a_fleet_a_single_ship_goes_into_the_unknown(game: Game) -> None:
    """It leaves its group for that, and the fleet waits: a danger or a black hole there costs one ship."""
    for near in NEIGHBOURS["A10"]:
        mark(game, near, "minerals", 5, known=False)
    fleet = put(game, 0, "CA", "A10", 6, attack=1)
    at = asked(game)
    noted = errands.plan(at, chart(at))
    assert errands.parting(at, chart(at), noted) == fleet.id
    lone = put(game, 0, "BB", "A10", 1, attack=1)
    assert goal(game, lone.id) in NEIGHBOURS["A10"] and goal(game, fleet.id) == "A10"


@pytest.mark.rule("SE-COMBAT-01")
def test_of_several_enemies_the_weakest_is_fought_first() -> None:
    """D-07"""
    game = space(3)
    put(game, 0, "CA", "F7", 3)
    put(game, 1, "BB", "F7", 3).up = True
    put(game, 2, "SC", "F7").up = True
    game.state.machines.append(Machine(1, "F7"))
    at = asked(game, "opponent", tuple(Opponent(side).id for side in (1, MACHINES, 2)))
    at = replace(at, question=replace(at.question, where=("F7",)))
    worth = {offer.answer: offer.worth for offer in battles.opponent(at)}
    assert worth[Opponent(2).id] > max(worth[Opponent(1).id], worth[Opponent(MACHINES).id])


def test_a_deputy_attacks_only_what_is_sure(game: Game) -> None:
    deputy, bold = Character(LEVELS["steady"], deputy=True), Character(LEVELS["steady"])
    assert wars.bold(asked(game, character=deputy)) > wars.bold(asked(game, character=bold))


def test_a_colony_that_would_be_lost_is_held(game: Game) -> None:
    colony(game, 0, "C10")
    put(game, 1, "BB", "L3", 6).up = True
    fleet = put(game, 0, "CA", "A10", 3)
    put(game, 1, "SC", "E10", 2).up = True
    assert goal(game, fleet.id) in ("C10", "E10")


@pytest.mark.rule("SE-BOMB-03")
def test_an_enemy_that_fires_at_a_colony_is_driven_away_first(game: Game) -> None:
    colony(game, 0, "C11")
    put(game, 0, "SY", "A10", 6)
    put(game, 1, "SC", "C11", 1).up = True
    put(game, 1, "BB", "L3", 6).up = True
    fleet = put(game, 0, "CA", "C10", 6)
    at = asked(game)
    errand = errands.plan(at, chart(at))[fleet.id]
    assert errand.at == "C11" and errand.worth > 40 * CP


# --- battles ---------------------------------------------------------------------------------------------------------


def ships(type: str, number: int, **levels: int) -> odds.Groups:
    found = guesses.group(type, number, tuple(sorted(levels.items())))
    assert found is not None
    return (found,)


@pytest.mark.rule("SE-FIRE-02")
def test_odds_are_even_among_equals_and_rise_with_strength() -> None:
    """The defender fires first among equals."""
    even, strong = ships("CA", 4), ships("CA", 8)
    assert odds.battle(even, even).wins < odds.SURE // 2
    assert odds.battle(strong, even).wins > 900 > 100 > odds.battle(even, strong).wins
    assert odds.battle(even, ()) == (odds.SURE, odds.SURE, 0) and odds.battle((), even).wins == 0


def _diced(own: odds.Group, foe: odds.Group, dice: Random) -> bool:
    """Whether the first group wins a battle, fired out shot by shot; the second fires first."""
    sides, hits = (foe, own), [foe.number * foe.hull, own.number * own.hull]
    while all(hits):
        for side in (0, 1):
            shots, faces = -(-hits[side] // sides[side].hull), odds.need(sides[side], sides[1 - side])
            hits[1 - side] = max(0, hits[1 - side] - sum(dice.randint(1, 10) <= faces for _ in range(shots)))
    return hits[1] > 0


@pytest.mark.parametrize(("own", "foe"), [(4, 3), (5, 3), (4, 4), (8, 7)])
def test_odds_are_about_as_sure_as_the_dice(own: int, foe: int) -> None:
    """A small lead leaves much of the better side on average, and yet is often lost."""
    (side,), (other,), dice = ships("CA", own), ships("CA", foe), Random(7)
    won = sum(_diced(side, other, dice) for _ in range(1000))
    assert abs(won - odds.battle((side,), (other,)).wins) < 90


@pytest.mark.rule("SE-ATTDEF-02")
def test_technology_helps_as_far_as_the_hull_goes() -> None:
    assert ships("SC", 1, attack=2) == ships("SC", 1, attack=1) and ships("CA", 1, attack=2)[0].attack == 6


@pytest.mark.rule("SE-DOOM-05", "SE-DOOM-06")
def test_damage_of_a_machine_counts_and_it_fires_on_to_the_end() -> None:
    fleet = ships("SC", 8, attack=1, defense=1)
    fresh, hurt = (odds.battle(fleet, (guesses.machine(1, hits),)).wins for hits in (0, 4))
    assert fresh < 500 < hurt


@pytest.mark.rule("SE-DAMAGE-01")
def test_a_damaged_ship_is_reckoned_with_by_itself(game: Game) -> None:
    group = put(game, 0, "CA", "D4", 3)
    whole = guesses.own(chart(asked(game)).own("D4"))
    group.hits = 1
    hurt = guesses.own(chart(asked(game)).own("D4"))
    assert sorted((one.number, one.hull) for one in hurt) == [(1, 1), (2, 2)] and odds.cost(hurt) == odds.cost(whole)
    foe = ships("CA", 3)
    assert odds.battle(hurt, foe).wins < odds.battle(whole, foe).wins


def test_a_counter_face_down_is_guessed_and_one_face_up_is_known(game: Game) -> None:
    unit = put(game, 1, "DN", "F7", 6)
    hidden = guesses.at(chart(asked(game)), "F7")
    unit.up = True
    shown = guesses.at(chart(asked(game)), "F7")
    assert odds.cost(shown) == 6 * 24 > odds.cost(hidden) > 0
    unit.type, unit.up = "SC", False
    assert guesses.at(chart(asked(game)), "F7") == hidden, "what lies face down makes no difference"


@pytest.mark.rule("SE-SIZE-01")
def test_attack_that_no_hull_can_use_is_worth_nothing_before_larger_ships() -> None:
    foe = ships("CA", 5, attack=1, defense=1)
    small = [learning.best({"ship_size": 1, "attack": level}, foe) for level in (1, 2)]
    large = [learning.best({"ship_size": 3, "attack": level}, foe) for level in (1, 2)]
    assert small[0] == small[1] and large[0] < large[1]


def test_a_movement_phase_ends_where_orders_change_nothing(game: Game) -> None:
    """A party without any way is not asked where to go: who only gave its order again would do so for ever."""
    mark(game, "B9", "planet")
    ship = put(game, 0, "COLONY_SHIP", "A10")
    order = March("A10", ship.id).id
    at = asked(game, options=(order, DONE))
    chosen = [MIND.decide(at).answer for _ in range(30)]
    assert chosen[0] == order and chosen[-1] == DONE and chosen.count(order) == marching.GIVEN


@pytest.mark.rule("SE-DOOM-14")
def test_alone_ships_and_a_base_come_first_when_a_machine_comes_soon() -> None:
    """Seen at the start of the game and two rounds before the first machine enters."""
    alone = space(1, difficulty="easy")
    first = min(round for round, _ in alone.state.arrivals)
    early, late = (_plans(alone, round) for round in (1, first - wishes.SOON))
    assert early[0] > late[0] == 0 and late[1] > early[1] == 0


def _plans(game: Game, round: int) -> tuple[int, int]:
    """What a colony ship and a base at the home world are worth in a round."""
    game.state.round = round
    at = asked(game)
    here = chart(at)
    return wishes.settling(at), wishes.basing(at, here, here.home)


def test_units_that_are_named_together_go_where_they_are_to_go(game: Game) -> None:
    """Two miners are told as `2 miners`; those of them move that have somewhere to go."""
    for near in ("B9", "B10"):
        mark(game, near, "minerals", 5)
    first, second = put(game, 0, "MINER", "A10"), put(game, 0, "MINER", "A10")
    put(game, 0, "MINER", "A10").moved = 1
    at = asked(game, "move_to")
    errands.plan(at, chart(at))
    told = T("space_empires-moving", what=(words.units("MINER", 2),), hex=words.hex("A10"))
    party, start = marching.moving(replace(at, question=replace(at.question, private=told)), chart(at))
    assert ([unit.id for unit in party], start) == ([first.id, second.id], "A10")


def test_who_has_no_way_now_is_not_picked_up_to_be_put_back(game: Game) -> None:
    mark(game, "B9", "planet")
    ship = put(game, 0, "COLONY_SHIP", "A10")
    order = March("A10", ship.id).id
    at = asked(game, options=(order, DONE))
    assert MIND.decide(at).answer == order
    for near in NEIGHBOURS["A10"]:
        put(game, 1, "BB", near, 6).up = True
    assert MIND.decide(asked(game, options=(order, DONE))).answer == DONE


def sent(game: Game, unit: str, plan: errands.Errands) -> str:
    """Where a unit is moved that is told alone, by such a plan."""
    at = asked(game, "move_to", (*NEIGHBOURS["A10"], "stay"))
    at.memory.update(turn=errands.turn(at), errands={id: errand.id for id, errand in plan.items()})
    name = words.counter("SC", int(unit.removeprefix("SC")), 1)
    told = T("space_empires-moving", what=(name,), hex=words.hex("A10"))
    answer = MIND.decide(replace(at, question=replace(at.question, private=told))).answer
    assert isinstance(answer, str)
    return answer


def test_a_ship_that_has_no_way_goes_for_one_like_it_and_is_not_put_back(game: Game) -> None:
    """Of two scouts only one is offered by name; it takes the way that is open, whichever of them had it."""
    first, second = put(game, 0, "SC", "A10"), put(game, 0, "SC", "A10")
    near, far = NEIGHBOURS["A10"][0], "L2"
    unexplored(game, *NEIGHBOURS["A10"])
    shut, open_ = errands.Errand(far, "expand", 600), errands.Errand(near, "expand", 500)
    assert sent(game, second.id, {first.id: shut, second.id: open_}) == near
    assert sent(game, first.id, {first.id: shut, second.id: open_}) == near


def test_ships_that_went_for_each_other_have_changed_their_errands(game: Game) -> None:
    first, second = put(game, 0, "SC", "A10"), put(game, 0, "SC", "A10")
    at = asked(game)
    plan = {first.id: errands.Errand("L2", "expand", 600), second.id: errands.Errand("B10", "expand", 500)}
    at.memory.update(turn=errands.turn(at), errands={id: errand.id for id, errand in plan.items()})
    here = chart(at)
    marching._exchanged(at, here, [one for one in here.own("A10") if one.id == first.id], "A10", plan[second.id])
    assert errands.plan(at, chart(at)) == {first.id: plan[second.id], second.id: plan[first.id]}


def test_of_several_parties_of_a_hex_one_is_picked_that_has_a_way(game: Game) -> None:
    unexplored(game, *NEIGHBOURS["A10"])
    shut, open_ = put(game, 0, "SC", "A10"), put(game, 0, "DD", "A10")
    shape = PickSome([Option(unit.id, T("x")) for unit in (shut, open_)], 1, 2)
    at = asked(game, "move_units")
    at = replace(at, question=replace(at.question, shape=shape))
    plan = {shut.id: errands.Errand("L2", "expand", 900), open_.id: errands.Errand("B10", "expand", 500)}
    at.memory.update(turn=errands.turn(at), errands={id: errand.id for id, errand in plan.items()})
    assert MIND.decide(at).answer == [open_.id]


@pytest.mark.rule("SE-MOVE-13")
@pytest.mark.parametrize("known", [True, False])
def test_what_is_rough_or_unknown_two_hexes_away_is_reached_in_no_single_move(game: Game, *, known: bool) -> None:
    assert "C10" in marching._reached(chart(asked(game)), "A10", 2)
    for id in ("B10", "C10"):
        mark(game, id, "asteroids", known=known)
    assert {"B10", "C10"} & {*marching._reached(chart(asked(game)), "A10", 2)} == {"B10"}


def unexplored(game: Game, *hexes: str) -> None:
    """Hexes of the home system that nobody has explored."""
    for id in hexes:
        mark(game, id, "minerals", 5, known=False)


def test_settlers_without_a_planet_wait_where_one_may_be_found(game: Game) -> None:
    ship = put(game, 0, "COLONY_SHIP", "A10")
    assert goal(game, ship.id) == "A10"
    unexplored(game, "E9", "E10", "E11")
    assert goal(game, ship.id) != "A10"


def test_more_ships_explore_while_settlers_wait(game: Game) -> None:
    unexplored(game, "C9", "C10", "D9")
    at = asked(game, character=Character(LEVELS["calm"]))
    assert errands.explorers(at, chart(at)) == 1
    for _ in range(2):
        put(game, 0, "COLONY_SHIP", "A10")
    at = asked(game, character=Character(LEVELS["calm"]))
    assert errands.explorers(at, chart(at)) == 3


@pytest.mark.parametrize("level", ["calm", "steady", "keen"])
def test_no_level_errs_where_settlers_and_miners_go(game: Game, level: str) -> None:
    mark(game, "B9", "planet")
    mark(game, "C9", "planet")
    ship = put(game, 0, "COLONY_SHIP", "A10")
    at = asked(game, character=Character(LEVELS[level]))
    seeds = [replace(at, seed=f"x{seed}") for seed in range(12)]
    assert {errands.made(one, chart(one))[ship.id].at for one in seeds} == {goal(game, ship.id)}


@pytest.mark.parametrize("level", ["calm", "steady", "keen"])
def test_who_errs_sends_a_unit_to_one_goal_through_a_campaign(game: Game, level: str) -> None:
    """The error of a goal is the same whichever unit and question comes to it, and it outlasts a turn."""
    unexplored(game, "B9", "B10", "C9")
    put(game, 0, "SC", "A10")
    goals = set[tuple[str, ...]]()
    for seed in range(12):
        at = replace(asked(game, character=Character(LEVELS[level])), seed=f"x{seed}")
        made = [{errand.at for errand in errands.made(one, chart(one)).values()}
                for one in (at, replace(at, played=lambda: 1), replace(at, chance=Random(seed)))]  # fmt: skip
        assert made[0] == made[1] == made[2]
        goals.add(tuple(sorted(made[0])))
    assert len(goals) > 1
