"""Where a rule lets somebody choose, the list of its game names the question that asks, or says why none does."""

from __future__ import annotations

import json

import pytest

from bot import rulebook
from engine.__main__ import main
from engine.checking.choices import LETS_CHOOSE, Asked, Choices, questions, read
from engine.commands.asked import sources
from engine.games import rules_of

GAMES = ("ti4", "eclipse", "forbidden_stars", "space_empires")


def choices(game: str) -> Choices:
    return read(rules_of(game).choice_list())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_lets_somebody_choose_is_in_the_list(game: str) -> None:
    book = rulebook.book(game, "en")
    assert book is not None
    choosing = [rule.id for rule in book.rules if LETS_CHOOSE.search(rule.text)]
    assert len(choosing) > 100 and [id for id in choosing if id not in choices(game).rules] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_list_names_rules_of_the_catalogue_and_questions_that_are_asked(game: str) -> None:
    rules, listed = rules_of(game), choices(game)
    assert listed.rules.keys() <= {*rules.rule_ids()}
    asked = questions(rules, sources(f"engine/{game}"))
    assert {kind for one in listed.rules.values() for kind in one.kinds} <= asked
    assert listed.reasons.keys() == {one.why_not for one in listed.rules.values() if one.why_not}


@pytest.mark.parametrize("game", GAMES)
def test_most_of_them_are_asked(game: str) -> None:
    listed = choices(game).rules.values()
    assert sum(bool(one.kinds) for one in listed) * 3 > len(listed) * 2


def test_only_what_stands_in_the_rules_is_a_question() -> None:
    rules = rules_of("eclipse")
    code = 'async def act(game):\n    return await game.pick("bomb", 0, [])\n'
    assert questions(rules, {"engine/eclipse/combat/bombing.py": code}) == {"bomb"}
    assert questions(rules, {"engine/eclipse/minds/war.py": code, "engine/eclipse/interface/verbs.py": code}) == set()


@pytest.mark.parametrize(
    "line", ["X-ROOM-01", "X-ROOM-01 = never", "X-ROOM-02 land\nX-ROOM-02 move", "some words", "X-ROOM-01 land,move"]
)
def test_a_line_that_says_nothing_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=line.splitlines()[-1]):
        read(line)


def test_a_list_is_read() -> None:
    made = read("# Words.\n= says: It only says so.\n\nX-ROOM-01 land, move\nX-ROOM-02 = says\n")
    assert made.rules == {"X-ROOM-01": Asked(("land", "move")), "X-ROOM-02": Asked((), "says")}
    assert "1 are asked" in made.in_words() and "1 says: It only says so." in made.in_words()


@pytest.mark.parametrize(
    ("text", "lets"),
    [
        ("The owner may turn them face down.", True),
        ("You may never hold more than 7 cards.", False),
        ("No ship may not fire.", False),
        ("The owner chooses which.", True),
        ("Place up to two.", True),
        ("It is mandatory.", False),
    ],
)
def test_what_lets_somebody_choose_is_found_by_its_words(text: str, lets: bool) -> None:
    assert bool(LETS_CHOOSE.search(text)) == lets


def test_the_command_line_shows_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "eclipse"]) == 0
    assert "EC-ENGAGE-02  engage" in capsys.readouterr().out
    assert main(["rules", "eclipse", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["choices"]
    assert {"id": "EC-ENGAGE-02", "kinds": ["engage"], "why_not": None} in told
