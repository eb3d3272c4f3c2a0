"""`/rules` answers questions as people ask them, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import rulebook
from bot.locales import LANGUAGES
from bot.rulebook.books import Book
from bot.rulebook.words import Vocabulary, stem
from engine.games import TITLES
from tests.bot.harness import World, option_values, raw
from tests.bot.rule_questions import KEPT, TUNED, measured, questions
from tests.bot.test_rules import BOOKS, read
from tests.titles import having

ASKED = Path(rulebook.__file__).parent
ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-[0-9]+\b")


def book(game: str, language: str) -> Book:
    found = rulebook.book(game, language)
    assert found is not None
    return found


def ids(game: str, language: str, query: str, *here: str, most: int = 3) -> list[str]:
    return [found.rule.id for found in rulebook.find([book(game, language)], query, most, here)]


# --- the questions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "share"), [(TUNED, 0.85), (KEPT, 0.75)])
def test_questions_find_a_rule_that_answers_among_the_first_three(name: str, share: float) -> None:
    found = measured(questions(name))
    assert found.share >= share, f"{found.answered} of {found.asked}"
    assert found.milliseconds < 20


def test_each_half_asks_of_every_title_in_both_languages() -> None:
    for name in (TUNED, KEPT):
        asked = {(one.game, one.language) for one in questions(name)}
        assert asked == {(game, language) for game in having("asked") for language in LANGUAGES}
    assert {one.question for one in questions(TUNED)}.isdisjoint(one.question for one in questions(KEPT))


@pytest.mark.parametrize("name", [TUNED, KEPT])
def test_answers_are_rules_of_the_book(name: str) -> None:
    assert [one.question for one in questions(name) if any(one.book().rule(id) is None for id in one.accept)] == []


# --- what is known of how players ask --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", having("asked"))
def test_the_same_rules_are_asked_for_in_both_languages(game: str) -> None:
    english, polish = (
        set(ID.findall((ASKED / language / "asked" / f"{game}.txt").read_text(encoding="utf-8")))
        for language in ("en", "pl")
    )
    assert english ^ polish == set()
    assert {id for id in english if book(game, "en").rule(id) is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_words_stand_for_is_said_in_a_book(language: str) -> None:
    books = [book(game, language) for game in TITLES]
    meant = {term for one in books for _, terms in one.asked.words for term in terms}
    assert [term for term in sorted(meant) if not rulebook.says(books, term)] == []


@pytest.mark.parametrize("game", TITLES)
def test_a_known_question_finds_its_first_rule(game: str) -> None:
    for language in LANGUAGES:
        phrases = book(game, language).asked.phrases
        lost = [phrase for known, phrase in phrases if not set(known) & set(ids(game, language, phrase))]
        assert len(lost) <= len(phrases) // 50, lost


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "retreat retreats retreating retreated"),
        ("en", "ability abilities"),
        ("pl", "statek statki statków statkiem"),
        ("pl", "wycofać wycofuje wycofanie wycofania"),
        ("pl", "walka walki walce"),
        ("pl", "planeta planecie planet"),
        ("pl", "myśliwiec myśliwce myśliwców"),
    ],
)
def test_the_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    from_book = {stem(rulebook.words.folded(form), language) for form in forms.split()}
    assert len(from_book) == 1, from_book


def test_a_word_is_known_in_spite_of_one_slip_but_not_of_two() -> None:
    known = Vocabulary(["retreat", "hull"], "en")
    assert [known.meant(typed) for typed in ("retraet", "retrat", "retrreat", "ratreat")] == [["retreat"]] * 4
    assert known.meant("ratraet") == known.meant("hot") == []


def test_players_say_it_in_their_own_words() -> None:
    assert ids("eclipse", "en", "flee")[0].startswith("EC-RETREAT")
    assert "SE-WARP-04" in ids("space_empires", "en", "go through a tunnel")
    assert ids("eclipse", "en", "penalty for an aliance broken")[0].startswith("EC-DIPL")


@pytest.mark.parametrize("query", ["odwrót", "odwrot"])
def test_a_word_that_only_begins_like_another_is_not_that_one(query: str) -> None:
    found = ids("eclipse", "pl", query, most=25)
    assert found[0] == "EC-RETREAT-01"
    assert {"EC-BATTLE-04", "EC-SETUP-14"}.isdisjoint(found)


def test_short_words_are_looked_for() -> None:
    assert "TI-STRUCTURE-06" in ids("ti4", "en", "pds per planet")
    assert "EC-MAP-09" in ids("eclipse", "en", "discs on a hex")


def test_examples_and_lists_of_components_come_after_rules() -> None:
    for query in ("research discount", "damage of a ship with hull", "how many starbases"):
        found = ids("eclipse", "en", query)
        assert not found[0].startswith(("EC-EX-", "EC-COMP-")), (query, found)
    assert ids("eclipse", "en", "EC-EX-08")[0] == "EC-EX-08"


def test_what_is_going_on_comes_first() -> None:
    query = "how many dice may i roll"
    before = ids("ti4", "en", query, most=25)
    bombarding = ids("ti4", "en", query, "bombard", most=25)
    place = next(at for at, id in enumerate(before) if id.startswith("TI-BOMBARD"))
    assert next(at for at, id in enumerate(bombarding) if id.startswith("TI-BOMBARD")) < place


# --- the command -----------------------------------------------------------------------------------------------------


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "FOLDERS", [*rulebook.FOLDERS, BOOKS])


async def test_the_question_of_the_reader_decides_between_rules_that_fit_alike(world: World, library: None) -> None:
    await world.started()
    seated, watching = [
        option_values(read(await person.slash(world.channel, "rules", about="a card or dice")))[0]
        for person in (world.ann, world.cid)
    ]
    assert (seated[:7], watching) == ("TOY-BID", "TOY-ROLL-01")


async def test_a_card_that_no_rule_speaks_of_is_shown_where_a_question_names_it(world: World) -> None:
    shown = read(await world.ann.user.slash("rules", about="what does sabotage do", game="ti4"))
    assert "sabotage" in shown.content
    assert [value for value in option_values(shown) if "sabotage" in value.lower()]
    besides = read(await world.ann.user.slash("rules", about="can i retreat after sabotage", game="ti4"))
    assert "`TI-RETREAT-" in besides.content and "1 matching card …" in str(raw(besides))
    named = read(await world.ann.user.slash("rules", about="do shields stop a plasma cannon", game="eclipse"))
    assert "EC-" in named.content and any("plasma" in value for value in option_values(named))


async def test_components_that_a_question_names_stand_below_the_rules(world: World) -> None:
    shown = read(await world.ann.user.slash("rules", about="how much does a dreadnought cost", game="eclipse"))
    assert "`EC-BUI-07`" in shown.content
    assert "1 matching card …" in str(raw(shown))
