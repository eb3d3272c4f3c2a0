"""Minds of Eclipse: they judge every question, never name what the rules refuse, and beat chance."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ask import Answer, Option, PickOne, PickSome
from engine.chance import stream
from engine.eclipse.minds import MIND
from engine.eclipse.play import Game
from engine.eclipse.rules import rules
from engine.measuring.ladder import Pairing, pairings
from engine.measuring.match import Match, play
from engine.players.characters import Traits
from engine.players.mind import Cut, Offer
from engine.players.player import player, situation
from engine.table import Table
from engine.text import T
from tests.engine.eclipse.diplomacy.test_diplomacy import neighbours
from tests.engine.eclipse.positions import fleet

RULES = rules()


def clock() -> int:
    return 0


def match(pairing: Pairing) -> Match:
    return play(RULES, pairing.kinds, pairing.seed, {}, clock)


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [match(pairing) for pairing in pairings(["keen", "chance"], 4, "minds")] + [
        match(Pairing("minds", ("keen", "steady-raider", "calm-builder", "chance")))
    ]


def test_every_question_is_judged_and_no_answer_refused(matches: list[Match]) -> None:
    conducts = [conduct for match in matches for conduct in match.seats]
    assert [(conduct.kind, conduct.chance) for conduct in conducts if conduct.chance] == []
    assert sum(conduct.refused for conduct in conducts) == 0


def test_a_keen_player_beats_chance(matches: list[Match]) -> None:
    points = [match.scores[match.seats.index(keen)] for match in matches for keen in match.seats if keen.kind == "keen"]
    others = [match.scores[at] for match in matches for at, one in enumerate(match.seats) if one.kind == "chance"]
    assert sum(points) > 2 * sum(others)


def test_a_decision_hangs_on_nothing_that_the_seat_cannot_see() -> None:
    """At safe points, in worlds that differ in all that is hidden from the seat."""
    table, luck, looked = Table.new(RULES, 3, "twins", keep=True), stream("twins", 0, 0, "test"), 0
    while table.ask is not None and looked < 12:
        if table.ask.kind == "action" and not table.tail:
            seat = table.waiting()[0]
            twin = Table(RULES, RULES.scramble(RULES.load(table.safe_point), seat, luck))
            if twin.ask is not None and twin.ask.kind == "action" and seat in twin.ask.must:
                ours, theirs = (situation(one, seat, player(MIND, "calm", "x")) for one in (table, twin))
                assert MIND.decide(ours) == MIND.decide(theirs)
                looked += 1
        seat, verb, value = table.random_answer(luck)
        table.answer(seat, value, verb)
    assert looked == 12


def bordering(species: str = "") -> Table:
    """Seat 0 is on its turn in the action phase; 0 and 1 can form relations, and build nothing. That may be the species
    of 1.
    """
    game = neighbours()
    game.player(0).storage["materials"] = game.player(1).storage["materials"] = 0
    game.player(1).species = species or game.player(1).species
    game.state.phase, game.state.turn = "action", 0
    return Table(RULES, game.state)


def test_relations_are_offered_once_a_round_and_accepted() -> None:
    at, (one, other) = bordering(), (player(MIND, "keen", "x"), player(MIND, "keen", "y"))
    offered = one.cut(at, 0)
    assert offered == Cut("relations", "1")
    at.answer(0, offered.value, offered.verb)
    assert one.cut(at, 0) is None, "what is offered is not withdrawn"
    assert other.cut(at, 1) == Cut("relations", "0")
    at.answer(0, "1", "relations")
    assert one.cut(at, 0) is None, "once a round"


def test_whoever_would_rather_fight_forms_no_relations() -> None:
    fighter = player(MIND, "keen", "x")
    fighter.character = replace(fighter.character, traits=Traits(war=300))
    assert fighter.cut(bordering(), 0) is None


def test_nobody_forms_relations_with_whom_it_would_rather_conquer() -> None:
    """But for a trader."""
    at = bordering("planta")
    assert player(MIND, "keen", "x").cut(at, 0) is None
    assert player(MIND, "keen-trader", "x").cut(at, 0) == Cut("relations", "1")
    assert player(MIND, "keen", "y").cut(at, 1) is None, "there is a sector to be had"
    fleet(Game(at.state), 0, "106", dreadnought=2)
    assert player(MIND, "keen", "y").cut(at, 1) == Cut("relations", "0"), "it would like to live in peace"


@pytest.mark.parametrize(("species", "wanted"), [("planta", []), ("", ["1"])])
def test_among_those_who_can_be_had_it_leaves_out_its_prey(species: str, wanted: list[str]) -> None:
    at = situation(bordering(species), 0, player(MIND, "sharp", "x"))
    shape = PickSome([Option("1", T("one"))], 0, 1)
    asked = replace(at, question=replace(at.question, kind="relations_wanted", shape=shape))
    assert MIND.decide(asked).answer == wanted


@pytest.mark.parametrize("species", ["orion_hegemony", "mechanema", "eridani_empire"])
def test_a_hard_player_errs_alike_with_every_species(species: str) -> None:
    offers = [Offer("build", 1000), Offer("move", 700)]
    own, other = ([MIND.misjudged(situation(table, 1, player(MIND, "keen", f"x{number}")), offers)
                   for number in range(40)] for table in (bordering(species), bordering("terran_union")))  # fmt: skip
    assert own == other and any(one != offers for one in own)


def test_it_bans_whoever_is_known_to_win_most() -> None:
    at, banned = situation(bordering(), 0, player(MIND, "sharp", "x")), list[Answer]()
    shape = PickOne([Option(id, T(id)) for id in ("mechanema", "orion_hegemony", "terran_union", "eridani_empire")])
    for _ in range(5):
        asked = replace(at, question=replace(at.question, kind="ban_species", shape=shape))
        banned.append(MIND.decide(asked).answer)
    assert banned == ["orion_hegemony"] * 5
