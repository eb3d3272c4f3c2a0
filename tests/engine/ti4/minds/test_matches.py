"""Minds in whole games: every question is judged, nothing is refused, and nothing hangs on what is hidden."""

from __future__ import annotations

import pytest

from engine.chance import stream
from engine.measuring.ladder import Pairing
from engine.measuring.match import Match, play
from engine.players.player import player, situation
from engine.table import Table
from engine.ti4.abilities.windows import Moment
from engine.ti4.economy.transactions import ACCEPT, DECLINE, OFFER, WITHDRAW
from engine.ti4.interface import passable_windows
from engine.ti4.minds import MIND
from engine.ti4.play import Question
from engine.ti4.rules import RULES

OPTIONS = {"map": "tiles", "factions": "ban", "imperial": "may", "loading": "staying", "rifts": "after"}
DRAFTED = {"map": "slices", "factions": "draft", "places": "bid", "bans": "1", "redraw": "vote"}
ANSWERS = 500
LOOKED_AT = ("action", "vote", "strategy_card", "redistribute", "score_public", "start_of_turn")


def clock() -> int:
    return 0


def match(pairing: Pairing, limit: int, **options: str) -> Match:
    return play(RULES, pairing.kinds, pairing.seed, options, clock, limit)


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    mixed = ("keen", "steady-raider", "calm-builder", "keen-trader", "sharp-grudge", "keen")
    return [
        match(Pairing("minds", ("chance", "keen", "chance")), 3000),
        match(Pairing("mixed", mixed), ANSWERS, **OPTIONS),
        match(Pairing("dealt", ("keen",) * 3), ANSWERS, factions="deal", windows="holders"),
        match(Pairing("drafted", ("keen", "calm", "steady", "sharp")), 60, **DRAFTED),
    ]


def test_every_question_is_judged_and_no_answer_refused(matches: list[Match]) -> None:
    conducts = [conduct for match in matches for conduct in match.seats]
    assert [(conduct.kind, conduct.chance) for conduct in conducts if conduct.chance] == []
    assert sum(conduct.refused for conduct in conducts) == 0


def test_every_question_of_the_rules_is_known() -> None:
    """Every kind that is declared, and all windows in which somebody may choose; verbs of deals are no questions."""
    deals = {verb.name for verb in (OFFER, ACCEPT, DECLINE, WITHDRAW)}
    kinds = set(Question.known) - set(Moment.known) - deals
    assert len(kinds) > 90
    assert sorted({*kinds, *passable_windows.kinds()} - set(MIND.knows())) == []


def test_a_keen_player_beats_chance(matches: list[Match]) -> None:
    assert matches[0].ended and matches[0].winners == (1,) and matches[0].scores[1] >= 8


def test_a_decision_hangs_on_nothing_that_the_seat_cannot_see() -> None:
    """At safe points, in worlds that differ in all that is hidden from the seat."""
    table, luck, looked = Table.new(RULES, 4, "twins", {"opening": "midgame"}, keep=True), stream("t", 0, 0, "x"), 0
    while table.ask is not None and looked < 25:
        if not table.tail and table.ask.kind in LOOKED_AT:
            seat = table.waiting()[0]
            twin = Table(RULES, RULES.scramble(RULES.load(table.safe_point), seat, luck))
            if twin.ask is not None and twin.ask.kind == table.ask.kind and seat in twin.ask.must:
                ours, theirs = (situation(one, seat, player(MIND, "calm", "x")) for one in (table, twin))
                assert MIND.decide(ours) == MIND.decide(theirs)
                looked += 1
        seat, verb, value = table.random_answer(luck)
        table.answer(seat, value, verb)
    assert looked == 25
