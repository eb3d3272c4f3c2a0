"""Fuzzing with programs: a share of the games is theirs, and it is told what they came to."""

from __future__ import annotations

import json

import pytest

from engine import games
from engine.__main__ import main
from engine.checking.fuzz import Start, fuzz, minded, starts, verify
from engine.checking.minded import kinds_of
from engine.checking.reach import Reach
from engine.checking.ruleindex import Index, Places
from engine.component import Component
from engine.text import T
from tests.toy import ToyRules
from tests.toy_mind import ThinkingToy


@pytest.fixture(autouse=True)
def toys() -> None:
    games.register(ThinkingToy())


def test_a_share_of_the_games_is_theirs_some_with_noise() -> None:
    kinds = [kinds_of(ThinkingToy(), 3, str(n), 0.5) for n in range(60)]
    theirs = [each for each in kinds if each]
    assert 15 < len(theirs) < 45 and all(len(each) == 3 for each in theirs)
    noisy = [each for each in theirs if each[0].startswith("calm")]
    assert 5 < len(noisy) < len(theirs) and all(one.startswith("calm") for each in noisy for one in each)


def test_games_that_nobody_knows_are_chances() -> None:
    assert kinds_of(ToyRules(), 3, "1", 1.0) == ()


def test_their_games_are_replayed_and_hang_on_the_seed() -> None:
    rules = ThinkingToy()
    begun = minded(rules, starts(rules, "5", 3, None, {}), 1.0)
    played = [fuzz(start, 1.0) for start in begun]
    assert [game.failure for game in played] == [None] * 3
    assert played == [fuzz(start, 1.0) for start in begun] and played[0] != fuzz(
        starts(rules, "5", 1, None, {})[0], 1.0
    )
    assert verify(played[0].saved).failure is None


def test_what_was_carried_out_and_named_is_noted() -> None:
    reach, known = Reach(), [Component(f"card:{n}", T("toy-kind"), T("toy-drew", card=f"card-{n}")) for n in range(12)]
    fuzz(Start("toy", 3, "1", {"length": "1"}, ("keen", "keen", "keen")), 0.0, reach=reach)
    root = str(ToyRules.__init__.__code__.co_filename).removesuffix("toy.py")
    places = {
        "TOY-BID-01": "toy.py:bid",
        "TOY-ALL-01": "toy.py:",
        "TOY-NO-01": "toy.py:never",
        "TOY-TURN-01": "toy.py:ToyRun",
    }
    made = Index({id: Places([place]) for id, place in places.items()}, {})
    assert reach.rules(made, root) == ["TOY-BID-01", "TOY-ALL-01", "TOY-TURN-01"]
    assert 3 <= len(reach.components(known)) <= 6


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "toy", "--games", "3", "--minds", "1", "--rate", "0", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["minds"] == 3 and {"rules", "components"} <= set(found)
    assert main(["fuzz", "toy", "--games", "1", "--rate", "0", "--json"]) == 0
    assert "minds" not in json.loads(capsys.readouterr().out)
