"""Blunders are counted by rules of each title, and no level makes those that are plainly senseless."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from engine import games
from engine.ask import NO, YES, Answer, Option, PickOne
from engine.eclipse.economy.relief import Relief
from engine.measuring.blunders import blunders_of
from engine.measuring.ladder import summary_json
from engine.measuring.match import Conduct, Match, play
from engine.players.blunders import Blunders, Made
from engine.players.mind import Mind, Offer
from engine.players.situation import Situation
from engine.space_empires.combat.aiming import Away
from engine.space_empires.galaxy.managing import Scuttle
from engine.text import T
from tests.engine.knowing_toy import MIND, Knowing, clock
from tests.engine.players.test_plans import reading
from tests.toy import PLAY, ROLL, ToyView

TOY: Blunders[ToyView] = Blunders(MIND)


@TOY.counts("folded", PLAY)
def folded(made: Made[ToyView]) -> int:
    """Nothing played though a card is worth something; the memory is its own."""
    made.at.memory["seen"] = 1
    return int(made.answer == "b" and made.lost > 0)


@TOY.counts("again", PLAY, ROLL)
def again(made: Made[ToyView]) -> int:
    made.notes["times"] = made.notes.get("times", 0) + 1
    return int(made.notes["times"] > 1)


def test_a_blunder_is_counted_where_its_question_is_answered() -> None:
    notes, at = dict[str, int](), reading(level="calm")
    mind: Mind[ToyView] = Mind("toy", 1)
    mind.judges(PLAY)(lambda at: [Offer("a", 10), Offer("b", 0)])
    counted = Blunders(mind, TOY.rules)
    assert counted.names == ["again", "folded"]
    assert counted.of(at, {}, "b", notes) == {"folded": 1}
    assert counted.of(at, {}, "a", notes) == {"again": 1}
    assert counted.of(reading(kind="roll"), {}, "b", notes) == {"again": 1}
    assert counted.of(reading(kind="bid"), {}, "b", notes) == {} and at.memory == {}


def test_who_counts_sees_as_far_as_the_player_and_never_errs() -> None:
    seen = list[Situation[ToyView]]()
    counted: Blunders[ToyView] = Blunders(MIND)
    counted.counts("seen", PLAY)(lambda made: bool(seen.append(made.at)))
    at = reading(level="calm")
    counted.of(at, {"plan": 1}, "a", {})
    assert seen[0].character.level.foresight == at.character.level.foresight
    assert seen[0].memory == {"plan": 1} and MIND.error(seen[0], "x") == 0 != MIND.error(at, "x")


def test_a_ladder_tells_blunders_a_game_of_each_level() -> None:
    seats = [Conduct("keen", blunders=Counter(left=3)), Conduct("calm"), Conduct("chance")]
    found = summary_json([Match(seats, counted=("held", "left"))] * 2)
    assert found["blunders"] == {"keen": {"held": 0.0, "left": 3.0}, "calm": {"held": 0.0, "left": 0.0}}


def test_deeds_are_told_beside_blunders() -> None:
    counted: Blunders[ToyView] = Blunders(MIND)
    counted.tells("played", PLAY)(lambda made: 2)
    counted.counts("folded", PLAY)(folded)
    assert (counted.names, counted.deeds) == (["folded"], ["played"])
    assert counted.of(reading(level="calm"), {}, "a", {})["played"] == 2
    seats = [Conduct("keen", blunders=Counter(played=3, folded=1)), Conduct("keen")]
    found = summary_json([Match(seats, counted=("folded",), told=("played",))])
    assert (found["blunders"], found["deeds"]) == ({"keen": {"folded": 0.5}}, {"keen": {"played": 1.5}})


def test_a_game_without_rules_for_it_counts_none() -> None:
    assert blunders_of(Knowing()) is None
    assert summary_json([play(Knowing(), ["keen", "keen", "calm"], "1", {}, clock)])["blunders"] == {
        "keen": {},
        "calm": {},
    }


# --- the rules of each title -----------------------------------------------------------------------------------------


class Case(NamedTuple):
    """A decision: the question, what was answered, what came into question, and whether that is a blunder.

    Attributes:
        shown: the options of the question; those that came into question if empty.
        before: questions and answers right before; `wins`: how often the battle is won, in thousandths.
    """

    name: str
    kind: str
    answer: Answer
    worths: Sequence[tuple[Answer, int]]
    blunder: bool = True
    shown: tuple[str, ...] = ()
    before: Sequence[tuple[str, Answer]] = ()
    wins: int = 500


AWAY, SUNK = Away("A1", 1).id, Scuttle("SC1").id
GAIN: list[tuple[Answer, int]] = [(YES, 500), (NO, 0)]
LOSS: list[tuple[Answer, int]] = [(NO, 0), (YES, -500)]
ACTIVATED: tuple[str, Answer] = ("activate", "18")
MOVED: tuple[str, Answer] = ("move", "carrier")
TOKEN: list[tuple[str, Answer]] = [("custodians", YES), ("move", "done")]
CASES = {
    "eclipse": [
        Case("passed_with_a_useful_action", "action", "pass", [("build", 900), ("pass", 0)]),
        Case("passed_with_a_useful_action", "action", "pass", [("build", 90), ("pass", 0)], False),
        Case("action_at_a_loss", "action", "move", [("pass", 0)]),
        Case("action_at_a_loss", "action", "move", [("move", 20), ("pass", 0)], False),
        Case("action_without_effect", "build", "done", [("done", 0)], before=[("action", "build")]),
        Case("action_without_effect", "build", "done", [("done", 0)], False, before=[("build", "cruiser")]),
        Case("action_without_effect", "influence", "done", [("done", 0)], before=[("action", "influence")]),
        Case("conquest_left", "control", NO, GAIN),
        Case("conquest_left", "claim", NO, LOSS, False),
        Case("stayed_in_a_lost_battle", "engage", "attack", [], shown=("attack", "102"), wins=100),
        Case("stayed_in_a_lost_battle", "engage", "attack", [], False, shown=("attack", "102"), wins=400),
        Case("left_a_battle_it_wins", "engage", "102", [], shown=("attack", "102"), wins=700),
        Case("left_a_battle_it_wins", "engage", "102", [], False, shown=("attack", "102"), wins=100),
        Case("population_spared", "bomb", NO, GAIN),
        Case("sector_given_up", "bankruptcy", Relief("sector", "102").id, []),
        Case("sector_given_up", "bankruptcy", Relief("trade", "money").id, [], False),
        Case("colony_ship_left", "colony", "done", [("x", 5), ("done", 0)]),
        Case("colony_ship_left", "colony", "x", [("x", 5), ("done", 0)], False),
        Case("relations_broken", "break_relations", YES, LOSS),
        Case("points_missed", "discovery", "use", [("keep", 2000), ("use", 900)]),
        Case("points_missed", "discovery", "use", [("keep", 2000), ("use", 1900)], False),
    ],
    "forbidden_stars": [
        Case("free_ability_declined", "ability", NO, GAIN),
        Case("free_ability_declined", "ability", YES, GAIN, False),
        Case("order_resolved_at_a_loss", "resolve", YES, [(NO, 45), (YES, 0)]),
        Case("order_resolved_at_a_loss", "resolve", YES, [(YES, 90), (NO, 45)], False),
        Case("purchase_declined", "buy_unit", "done", [("ork", 9), ("done", 0)]),
        Case("purchase_declined", "buy_structure", "done", [("done", 0), ("city", -9)], False),
        Case("upgrade_declined", "buy_combat_upgrade", "none", [("card", 9), ("none", 0)]),
        Case("strike_declined", "strike", "none", [("world", 9), ("none", 0)]),
        Case("strike_in_vain", "strike", "world", [("none", 0), ("world", -10)]),
        Case("strike_in_vain", "strike", "world", [("world", 9), ("none", 0)], False),
        Case("moved_at_a_loss", "move_to", "5A", [("done", 0), ("5A", -9)]),
        Case("advance_broken_off", "move_to", "done", [("5A", 90), ("done", 0)]),
        Case("advance_broken_off", "move_to", "done", [("done", 0), ("5A", -9)], False),
        Case("wrong_units_moved", "move_units", {"x": 1}, [({"y": 1}, 200), ({"x": 1}, 0)]),
        Case("dearer_units_lost", "suffer", "x", [("y", -10), ("x", -50)]),
        Case("dice_wasted", "reroll", {"x": 1}, [({}, 2), ({"x": 1}, -10)]),
        Case("reinforced_at_a_loss", "reinforce", 2, [(0, 90), (2, 10)]),
        Case("retreat_to_the_worse_place", "retreat_to", "x", [("y", 90), ("x", 10)]),
        Case("order_laid_in_vain", "plan_at", "x", [("y", 100_090), ("x", -10)]),
        Case("order_laid_in_vain", "plan_at", "x", [("y", 100_090), ("x", 10)], False),
    ],
    "space_empires": [
        Case("shots_held", "fire", "hold", [], shown=("SC1", "hold")),
        Case("shots_held", "fire", "hold", [], False, shown=(AWAY, "hold")),
        Case("left_a_battle_it_wins", "fire", AWAY, [], shown=("SC1", AWAY), wins=700),
        Case("left_a_battle_it_wins", "fire", AWAY, [], False, shown=("SC1", AWAY), wins=100),
        Case("stayed_in_a_lost_battle", "fire", "SC1", [(AWAY, 30), ("SC1", 1)], wins=100),
        Case("stayed_in_a_lost_battle", "fire", "SC1", [(AWAY, 30), ("SC1", 1)], False, wins=700),
        Case("own_ships_scuttled", "fire", SUNK, [], shown=("SC1", SUNK)),
        Case("picked_up_and_put_back", "move_to", "stay", []),
        Case("sent_to_ruin", "move_to", "X", [("stay", 0), ("X", -100_000)]),
        Case("ships_left_idle", "move", "done", [("march", 3000), ("done", 0)]),
        Case("ships_left_idle", "move", "done", [("done", 0), ("march", -900_000)], False),
        Case("order_of_no_use", "move", "march", [("done", 0), ("march", -900_000)]),
        Case("gain_declined", "settle", NO, GAIN),
        Case("first_turn_given_away", "first_player", "1", [("0", 100), ("1", 0)]),
        Case("first_turn_given_away", "first_player", "0", [("0", 100), ("1", 0)], False),
        Case("sheet_half_as_good", "sheet", {"x": 1}, [({"y": 1}, 200), ({"x": 1}, 90)]),
    ],
    "ti4": [
        Case("passed_with_a_useful_action", "action", "pass", [("tactical", 900), ("pass", -450)]),
        Case("secondary_followed_at_a_loss", "secondary", YES, LOSS),
        Case("secondary_followed_at_a_loss", "secondary", YES, GAIN, False),
        Case("secondary_declined_at_a_gain", "secondary", NO, GAIN),
        Case("secondary_declined_at_a_gain", "secondary", NO, LOSS, False),
        Case("activation_without_a_plan", "activate", "18", [("20", 90), ("18", -2000)]),
        Case("activation_without_effect", "action", "tactical", [], before=[ACTIVATED, ("move", "done")]),
        Case("activation_without_effect", "action", "tactical", [], False, before=[ACTIVATED]),
        Case("activation_without_effect", "action", "tactical", [], before=[ACTIVATED, ("custodians", NO)]),
        Case("activation_without_effect", "action", "tactical", [], False, before=[ACTIVATED, *TOKEN]),
        Case("activation_without_effect", "action", "tactical", [], False, before=[ACTIVATED, MOVED, ("move", "done")]),
        Case("movement_broken_off", "move", "done", [("carrier", 1000), ("done", 200)]),
        Case("production_stopped", "produce", "done", [("carrier", 40), ("done", 0)]),
        Case("points_missed", "score_public", "none", [("x", 2000), ("none", -500)]),
        Case("points_missed", "score_public", "none", [("none", -500)], False),
        Case("free_ability_declined", "barrage", NO, GAIN),
        Case("stayed_in_a_lost_battle", "retreat", NO, [(YES, 240), (NO, 100)], wins=100),
        Case("stayed_in_a_lost_battle", "retreat", NO, [(NO, 300), (YES, 240)], False, wins=100),
        Case("left_a_battle_it_wins", "retreat", YES, [], wins=700),
        Case("attack_under_30", "retreat", NO, [], wins=200),
        Case("attack_under_30", "retreat", NO, [], False, wins=400),
        Case("tokens_not_bought", "buy_tokens", 0, [(2, 400), (0, 0)]),
        Case("votes_kept", "vote", "abstain", [("for", 263), ("abstain", 20)]),
        Case("votes_kept", "vote", "abstain", [("for", 90), ("abstain", 20)], False),
    ],
}
ON_THE_BOARD = {
    "eclipse": {"attack_under_30", "part_never_fitted"},
    "forbidden_stars": {
        "ability_at_a_loss", "advance_in_vain", "attack_under_30", "deck_made_worse", "materiel_piled_up",
        "march_given_up_for_a_fight", "own_way_closed", "scheme_in_vain", "ships_shuffled", "units_over_capacity",
        "units_shuffled",
    },
    "space_empires": {
        "attack_under_30", "counters_run_out", "cp_hoarded", "home_left_open", "into_reach_of_stronger",
        "settlers_idle", "unarmed_into_reach",
    },
    "ti4": {
        "ships_lost_to_the_fleet_pool", "resources_left_at_a_pass", "own_infantry_infected", "cards_drawn_in_vain",
        "planets_readied_in_vain", "dice_changed_in_vain", "tie_broken_against_own_votes",
    },
}  # fmt: skip
"""What is read off the board; tests of their own count them."""


def asked(kind: str, worths: Sequence[tuple[Answer, int]], shown: tuple[str, ...] = ()) -> Situation[Any]:
    """A question to seat 0 on an empty board, in a turn of its own."""
    ids = shown or tuple(answer for answer, _ in worths if isinstance(answer, str))
    shape = PickOne([Option(id, T("toy")) for id in ids])
    board = SimpleNamespace(
        sectors=(), systems=(), round=1, turn=0, active_system="1", battle=SimpleNamespace(at="A1", attacker=0),
        own=None, resolving=None,
        seats=(SimpleNamespace(tactic=0, fleet=0, technologies=(), blueprints=(), orders=0, spaces=(), reputation=0,
                               ambassadors=()),),
    )  # fmt: skip
    at = reading(kind)
    return replace(at, look=lambda: board, question=replace(at.question, shape=shape))


def counted(game: str, case: Case, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What is counted of a decision."""
    rules = games.rules_of(game)
    found = blunders_of(rules)
    assert found is not None
    module = import_module(f"engine.{game}.minds.blunders")
    for name in ("_chance", "_wins"):
        if hasattr(module, name):
            monkeypatch.setattr(module, name, lambda *_: case.wins)
    monkeypatch.setattr(
        module, "chart", lambda at: SimpleNamespace(hexes={}, foe=lambda area: None, units=list), raising=False
    )
    if game == "space_empires":
        monkeypatch.setattr(module.battles, "hopeless", lambda *_: case.wins < module.SLIM)
        monkeypatch.setattr(module.errands, "lodes", lambda here: [])
    if game == "ti4":
        monkeypatch.setattr(module.galaxy, "me", lambda at: at.view.seats[0])
        monkeypatch.setattr(module.galaxy, "pieces", lambda at: {})
    stub: Mind[Any] = Mind("toy", 1)
    monkeypatch.setattr(stub, "offers", lambda at: [Offer(answer, worth) for answer, worth in case.worths])
    notes, counts = dict[str, int](), Blunders(stub, found.rules)
    for kind, answer in case.before:
        counts.of(asked(kind, []), {}, answer, notes)
    return counts.of(asked(case.kind, case.worths, case.shown), {}, case.answer, notes)


@pytest.mark.parametrize(("game", "case"), [(game, case) for game, cases in CASES.items() for case in cases])
def test_a_blunder_is_told_from_a_good_move(game: str, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    assert counted(game, case, monkeypatch)[case.name] == int(case.blunder)


@pytest.mark.parametrize("game", CASES)
def test_every_kind_of_blunder_is_tested(game: str) -> None:
    found = blunders_of(games.rules_of(game))
    assert found is not None and len(found.names) >= 10
    assert {*found.names} == {case.name for case in CASES[game]} | ON_THE_BOARD[game]
    assert {*found.rules} <= {*games.rules_of(game).questions}


# --- whole games -----------------------------------------------------------------------------------------------------

TABLES = {
    "eclipse": ["calm", "keen"],
    "forbidden_stars": ["calm", "keen"],
    "space_empires": ["calm", "keen"],
    "ti4": ["calm", "steady", "keen"],
}
SENSELESS = {
    "eclipse": ["action_at_a_loss", "passed_with_a_useful_action", "conquest_left", "colony_ship_left",
                "stayed_in_a_lost_battle", "left_a_battle_it_wins", "relations_broken", "population_spared"],
    "forbidden_stars": ["free_ability_declined", "order_resolved_at_a_loss", "purchase_declined", "upgrade_declined",
                        "strike_declined", "advance_broken_off", "dearer_units_lost", "dice_wasted"],
    "space_empires": ["shots_held", "left_a_battle_it_wins", "own_ships_scuttled", "ships_left_idle",
                      "order_of_no_use", "gain_declined", "first_turn_given_away", "sent_to_ruin"],
    "ti4": ["secondary_followed_at_a_loss", "secondary_declined_at_a_gain", "activation_without_a_plan",
            "passed_with_a_useful_action", "movement_broken_off", "production_stopped", "points_missed",
            "free_ability_declined", "tokens_not_bought", "votes_kept", "own_infantry_infected"],
}  # fmt: skip
"""What no person would do."""


@pytest.mark.parametrize("game", TABLES)
def test_no_level_does_what_is_plainly_senseless(game: str) -> None:
    match = play(games.rules_of(game), TABLES[game], "1", {}, clock, limit=900)
    made = sum((seat.blunders for seat in match.seats), Counter[str]())
    assert {name: made[name] for name in SENSELESS[game] if made[name]} == {}
