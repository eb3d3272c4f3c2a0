"""Minds of Space Empires: they judge every question, never name what the rules refuse, and beat chance."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import space_empires
from engine.chance import stream
from engine.players.ladder import Pairing, pairings
from engine.players.match import Match, play
from engine.players.player import player, situation
from engine.space_empires.minds import MIND
from engine.space_empires.rules import rules
from engine.table import Table

RULES = rules()
ADVANCED = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens", "slingshot"), "on")
WIDE = {**ADVANCED, "warp_points": "6", "doomsday_machines": "3"}
ASKING = ("pick", "pick_some", "spread", "ask_one", "amount", "confirm", "_yes", "_filled")


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


def asked() -> Iterator[str]:
    """Every kind of question that the rules name."""
    root = Path(str(space_empires.__file__)).parent
    for file in sorted(root.rglob("*.py")):
        if "minds" not in file.parts:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                yield from _kinds(node)


def _kinds(node: ast.AST) -> Iterator[str]:
    """The texts among the first arguments of whatever asks a seat."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in ASKING:
            texts = [one.value for one in node.args[:3] if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            yield from texts[:1]


def test_it_knows_every_kind_of_question_that_the_rules_name() -> None:
    named = {*asked(), *RULES.open_kinds}
    assert len(named) > 25 and named - set(MIND.knows()) == set()


def test_a_decision_hangs_on_nothing_that_the_seat_cannot_see() -> None:
    """At the first order of a turn, in worlds that differ in all that is hidden from the seat."""
    table, luck, looked = Table.new(RULES, 3, "twins", WIDE, keep=True), stream("twins", 0, 0, "test"), 0
    while table.ask is not None and looked < 20:
        if not table.tail and table.ask.kind in ("move", "battle", "explore"):
            seat = table.waiting()[0]
            twin = Table(RULES, RULES.scramble(RULES.load(table.rested_at), seat, luck))
            if twin.ask is not None and twin.ask.kind == table.ask.kind and seat in twin.ask.must:
                ours, theirs = (situation(one, seat, player(MIND, "calm", "x")) for one in (table, twin))
                assert MIND.decide(ours) == MIND.decide(theirs)
                looked += 1
        seat, verb, value = table.random_answer(luck)
        table.answer(seat, value, verb)
    assert looked == 20
