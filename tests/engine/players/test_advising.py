"""Advice says what a plan aims at, what it costs and what speaks against it, from what its seat sees alone."""

from __future__ import annotations

import gc
import re
from collections import defaultdict
from functools import cache
from random import Random
from time import process_time
from typing import Any, NamedTuple

import pytest

from bot.asking.advise_command import advised as worded
from bot.locales import read_once
from bot.widgets.one_press import Called
from engine import games
from engine.ask import Seat, Shape
from engine.game import AnyRules
from engine.players.advising import Advice, Side, aim
from engine.players.mind import IDLE, Offer
from engine.players.player import player
from engine.players.playing import RatedAction, counsel
from engine.table import Table
from engine.text import T
from tests.toy import BID

MAIN: dict[str, tuple[str, dict[str, tuple[Side, ...]]]] = {
    "ti4": ("a", {
        "strategy_card": (Side.AGAINST,), "action": (Side.COST, Side.AGAINST), "activate": (Side.COST,), "move": (),
        "land": (), "produce": (Side.COST,), "technology": (), "secondary": (Side.COST,), "score_public": (),
    }),
    "eclipse": ("a", {
        "action": (Side.COST,), "explore": (Side.AGAINST,), "place": (), "control": (Side.COST,), "build": (Side.COST,),
        "research": (Side.COST,), "upgrade": (), "move": (), "colony": (Side.COST,),
    }),
    "forbidden_stars": ("a", {
        "plan": (Side.COST, Side.AGAINST), "plan_at": (), "reveal": (), "resolve": (), "buy_unit": (Side.COST,),
        "combat_card": (Side.AGAINST,), "move_units": (), "place": (),
    }),
    "space_empires": ("a", {
        "move": (Side.COST,), "move_to": (Side.AGAINST,), "sheet": (Side.COST,), "explore": (), "first_player": (),
    }),
}  # fmt: skip
"""By title the seed of a game, and the kinds of questions of which advice says an aim and these sides somewhere."""
SEATS = {"ti4": 3, "eclipse": 3, "forbidden_stars": 2, "space_empires": 2}
MOST, LIMIT, TWINS = 6, 400, 12
"""So many samples of a kind, answers of a game, and positions that are compared with twins."""


class Heard(NamedTuple):
    """What is advised, and the shape of the answers."""

    plans: tuple[RatedAction, ...]
    shape: Shape


Told = dict[str, list[Heard]]


@cache
def heard(game: str) -> tuple[Told, tuple[tuple[bytes, Seat], ...], float]:
    """What advice says in a game of computer players by kind of question, positions of it, and the slowest advice."""
    rules, (seed, wanted) = games.rules_of(game), MAIN[game]
    table = Table.new(rules, SEATS[game], seed, {}, keep=True)
    seated = {seat: player(rules.mind, "keen", seed) for seat in range(SEATS[game])}
    told, stands, slowest = defaultdict[str, list[Heard]](list), list[tuple[bytes, Seat]](), 0.0
    for _ in range(LIMIT):
        if table.ask is None or all(_said(told[kind], sides) for kind, sides in wanted.items()):
            break
        seat = next(iter(table.ask.must))
        kind = table.ask.of(seat).kind
        if kind in wanted and not (len(told[kind]) >= MOST and _said(told[kind], wanted[kind])):
            plans, took = _timed(table, seat)
            told[kind].append(Heard(plans, table.shape(seat)))
            slowest = max(slowest, took)
            if len(stands) < TWINS and not table.tail:
                stands.append((table.safe_point, seat))
        table.answer(seat, seated[seat].decide(table, seat).answer)
    return dict(told), tuple(stands), slowest


def _timed(table: Table, seat: Seat) -> tuple[tuple[RatedAction, ...], float]:
    """Advice, and the seconds of the processor that it took; garbage of other tests is not looked for meanwhile."""
    gc.disable()
    began = process_time()
    plans = counsel(table, seat, "advice").plans
    took = process_time() - began
    gc.enable()
    return plans, took


def _said(told: list[Heard], sides: tuple[Side, ...]) -> bool:
    """Whether an aim and each of these sides was told of some plan."""
    said = {side for one in told for plan in one.plans for side, _ in plan.points}
    return {Side.AIM, *sides} <= said


@pytest.mark.parametrize("game", MAIN)
def test_each_main_kind_of_question_gets_an_aim_and_its_cost(game: str) -> None:
    told, _, slowest = heard(game)
    lacking = {kind: sides for kind, sides in MAIN[game][1].items() if not _said(told.get(kind, []), sides)}
    assert lacking == {}
    assert slowest < 0.3


@pytest.mark.parametrize("game", MAIN)
def test_the_first_plan_is_no_mere_direction(game: str) -> None:
    """Nearly all first plans of the main kinds that do something say something of their own."""
    told = heard(game)[0]
    firsts = [one.plans[0] for some in told.values() for one in some if one.plans and one.plans[0].why != "pass"]
    bare = [plan for plan in firsts if not any(side == Side.AIM for side, _ in plan.points)]
    assert len(bare) * 8 <= len(firsts), [(plan.answer, plan.why) for plan in bare]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", MAIN)
def test_it_reads_in_both_languages(game: str, language: str) -> None:
    say = read_once().speaker(language)
    every = [one for some in heard(game)[0].values() for one in some]
    lines = [line for one in every for line in worded(one.plans, Called(one.shape, game), say)]
    assert lines and all(len(line) < 900 for line in lines)
    wrong = re.compile(r"-advice-|\{|\}|\.\.|\\#|\( |;\.|: ;|::")
    assert [line for line in lines if wrong.search(line)] == []


@pytest.mark.parametrize("game", MAIN)
def test_it_is_the_same_in_a_world_that_differs_in_what_is_hidden(game: str) -> None:
    rules, stands = games.rules_of(game), heard(game)[1]
    assert stands
    for number, (safe, seat) in enumerate(stands):
        true, twin = (Table(rules, state) for state in (rules.load(safe), _twin(rules, safe, seat, number)))
        assert counsel(twin, seat, "twin") == counsel(true, seat, "twin")


def _twin(rules: AnyRules, safe: bytes, seat: Seat, number: int) -> Any:
    return rules.scramble(rules.load(safe), seat, Random(number))


@pytest.mark.parametrize("game", MAIN)
def test_advice_speaks_of_questions_that_the_mind_judges(game: str) -> None:
    rules = games.rules_of(game)
    assert rules.mind is not None and rules.advice is not None
    assert set(rules.advice.knows()) <= set(rules.mind.knows())
    assert set(MAIN[game][1]) <= set(rules.advice.knows())


def test_the_order_that_a_person_has_in_hand_is_the_one_that_is_placed() -> None:
    """Forbidden Stars: after Deploy was chosen, places are judged for Deploy."""
    table = Table.new(games.rules_of("forbidden_stars"), 2, "a", {}, keep=True)
    seated = {seat: player(table.rules.mind, "keen", "a") for seat in range(2)}
    while table.ask is not None and table.ask.kind != "plan":
        seat = next(iter(table.ask.must))
        table.answer(seat, seated[seat].decide(table, seat).answer)
    assert table.ask is not None
    seat = next(iter(table.ask.must))
    for order in ("deploy", "dominate"):
        fork = table.fork()
        fork.answer(seat, order)
        aims = [text for side, text in counsel(fork, seat, "a").plans[0].points if side == Side.AIM]
        assert aims[0] == {"key": f"forbidden_stars-order-{order}"} or f"order-{order}" in str(aims[0])


def test_two_rooms_do_not_advise_on_the_same_question() -> None:
    advice: Advice[object] = Advice()
    advice.on(BID)(lambda at, offer: [aim(T("yes"))])
    with pytest.raises(ValueError, match="two rooms"):
        advice.on(BID)(lambda at, offer: [])


def test_nothing_is_said_of_what_no_room_knows() -> None:
    table = Table.new(games.rules_of("eclipse"), 2, "a", {}, keep=True)
    assert "resign" not in (games.rules_of("eclipse").advice or Advice[object]()).knows()
    assert Offer("pass", 0).answer in IDLE and table.ask is not None
