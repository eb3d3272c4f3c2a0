"""Everything said has a line in both languages, with the same variables."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot import locales
from bot.locales import HERE, LANGUAGES, Locales, language_of, read_once
from bot.locales.dictionary import Dictionary, entries_of
from engine import games
from engine.forbidden_stars.cards.steps import CardStep
from engine.forbidden_stars.cards.wording import deed, option
from engine.text import T, Text, seat_name, tenths

ROOT = HERE.parent.parent
_IN_BRACKETS = re.compile(r"\(\{ \$(area|system) \}\)")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> dict[str, ftl.Message | ftl.Term]:
    """All entries by their keys, those of terms with a hyphen before, as Fluent reads whole files."""
    found: dict[str, ftl.Message | ftl.Term] = {}
    for file in files_of(language):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message | ftl.Term):
                key = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                assert key not in found, f"{key} stands twice"
                found[key] = entry
    return found


def files_of(language: str) -> list[Path]:
    return sorted((HERE / language).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for key, entry in entries(language).items():
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[key] = variables.names
    return found


UNFINISHED = tuple(f"engine/{game}/" for game in games.TITLES if game not in games.names())
"""Rooms of games that no list offers yet: nobody hears what they say."""


@cache
def literal_texts() -> tuple[tuple[str, str, set[str] | None], ...]:
    """Every `T("key", a=...)` of the sources: where, key, parameters (None when they are not literal)."""
    found = list[tuple[str, str, set[str] | None]]()
    for part in ("engine", "render", "bot"):
        for file in sorted((ROOT / part).rglob("*.py")):
            if not str(file.relative_to(ROOT)).startswith(UNFINISHED):
                found += _literals(file)
    return tuple(found)


def _literals(file: Path) -> Iterator[tuple[str, str, set[str] | None]]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"T", "Text"}:
            yield from _literal(file.relative_to(ROOT), node)


def _literal(file: Path, node: ast.Call) -> Iterator[tuple[str, str, set[str] | None]]:
    if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
        names = {keyword.arg for keyword in node.keywords}
        open_ended = None in names or node.func.id == "Text"  # type: ignore[attr-defined]
        yield f"{file}:{node.lineno}", node.args[0].value, None if open_ended else {str(name) for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_literal_key_is_said(language: str) -> None:
    known = messages(language)
    missing = [f"{where}: {key}" for where, key, _ in literal_texts() if key not in known and key != "key"]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_is_given(language: str) -> None:
    known = messages(language)
    lacking = [
        f"{where}: {key} lacks {sorted(known[key] - given)}"
        for where, key, given in literal_texts()
        if given is not None and key in known and known[key] - given
    ]
    assert not lacking, "\n".join(lacking)


def test_both_languages_say_the_same_things() -> None:
    english, polish = messages("en"), messages("pl")
    assert sorted(english.keys() - polish.keys()) == []
    assert sorted(polish.keys() - english.keys()) == []
    apart = {key: (english[key] ^ polish[key]) - ASKED for key in english}
    assert {key: names for key, names in apart.items() if names} == {}


ASKED = {"seat", "side"}
"""Who is asked or does something: one language may say it where the other gives an instruction."""


def test_texts_nest_and_lists_are_joined() -> None:
    text = T("not-an-option", choice=(seat_name(0), seat_name(1), T("yes")))
    assert Locales().say(text, "en", ["Alice"]) == "“Alice, Seat 2 and Yes” cannot be chosen."
    assert Locales().say(text, "pl", {1: "Ola"}) == "Tego nie można teraz wybrać: „Miejsce 1, Ola i Tak”."


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_that_are_read_one_by_one_are_those_of_whole_files(language: str) -> None:
    cut = [pair for file in files_of(language) for pair in entries_of(file, 0)]
    assert [key for key, _ in cut] == [*entries(language)]
    for key, source in cut[::10]:
        (entry,) = (one for one in FluentParser().parse(source).body if isinstance(one, ftl.Message | ftl.Term))
        assert entry.equals(entries(language)[key], ["span", "comment"])


def test_what_stands_in_an_entry_is_read_with_it(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text(
        "-ship = { $case ->\n    [gen] of the ship\n   *[nom] ship\n}\n    .gender = it\n"
        "name = the { -ship }\n\n# A note.\nsunk = { $n ->\n    [one] { name } is\n   *[other] They are\n} sunk\n"
        'end = { -ship.gender ->\n    [it] End { -ship(case: "gen") }\n   *[she] { sunk }\n}\n'
    )
    words = Dictionary("en", [tmp_path / "a.ftl"], {})
    said = [words.filled(words.message(key).value, values) for key, values in (("end", {}), ("sunk", {"n": 1}))]
    assert said == [("End of the ship", []), ("the ship is sunk", [])]
    assert "sunk" in words and "sink" not in words


def test_a_missing_key_is_said_in_english_and_else_as_itself(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for language, said in (("en", "only-here = Hello { $who }\n"), ("pl", "")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(said)
    locales = Locales(tmp_path)
    assert locales.say(T("only-here", who="Ola"), "pl") == "Hello Ola"
    assert locales.say(T("nowhere"), "pl") == "nowhere"
    assert "no text for nowhere in pl" in caplog.text


def test_what_is_said_again_is_not_put_together_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("many = { $n } ships of { $who }\n")
    made, filled = list[str](), Locales._filled
    monkeypatch.setattr(Locales, "_filled", lambda self, key, *how: made.append(key) or filled(self, key, *how))
    monkeypatch.setattr(locales, "KEPT", 2)
    words = Locales(tmp_path)
    assert [words.say(T("many", n=n, who="Ann")) for n in (1, 2, 1)] == [
        "1 ships of Ann", "2 ships of Ann", "1 ships of Ann",
    ]  # fmt: skip
    assert len(made) == 2
    for n in (3, 1, 2):
        words.say(T("many", n=n, who="Ann"))
    assert len(made) == 4, "only so many are kept, those that were said last"


def test_the_readers_language_comes_from_the_locale() -> None:
    assert [language_of(locale) for locale in ("pl", "en-GB", "de", None)] == ["pl", "en", "en", "en"]


@pytest.mark.parametrize(
    ("language", "op", "n", "face", "said"),
    [
        ("en", "gain_tokens", 2, "bolter", "Gain 2 bolter tokens"),
        ("en", "lose_tokens", 1, "shield", "Opponent loses 1 shield token"),
        ("en", "lose_dice", 1, "morale", "Opponent loses 1 morale die"),
        ("pl", "gain_tokens", 2, "shield", "Żetony walki: 2× obrona"),
    ],
)
def test_a_choice_of_a_combat_card_reads_as_the_card(language: str, op: str, n: int, face: str, said: str) -> None:
    assert read_once().speaker(language)(option([{"op": op, "n": n, "face": face}])) == said


@pytest.mark.parametrize(
    ("language", "step", "n", "said"),
    [
        ("en", {"op": "rout"}, 1, "Rout 1 of your units"),
        ("en", {"op": "destroy", "routed": True}, 1, "Destroy 1 of your routed units"),
        ("en", {"op": "spend_dice", "face": ["shield"]}, 1, "Spend 1 shield die"),
        ("en", {"op": "spend_dice", "face": ["bolter", "shield", "morale"]}, 2, "Spend 2 dice"),
        ("pl", {"op": "spend_dice", "face": ["shield"]}, 1, "Wydaj kości: 1× obrona"),
        ("pl", {"op": "discard_faceup"}, 1, "Odrzuć odkryte karty: 1"),
    ],
)
def test_what_a_combat_card_asks_of_the_other_stands_on_the_button(
    language: str, step: CardStep, n: int, said: str
) -> None:
    assert read_once().speaker(language)(deed(step, n)) == said


@pytest.mark.parametrize(("round", "said"), [(0, "Fornax: combat"), (2, "Fornax: combat, round 2 of 3")])
def test_before_its_first_round_a_combat_has_no_number(round: int, said: str) -> None:
    title = T("forbidden_stars-picture-battle", area="Fornax", round=round)
    assert read_once().speaker("en")(title) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_of_forbidden_stars_never_stands_in_brackets_for_its_name_has_some(language: str) -> None:
    assert read_once().speaker(language)(T("forbidden_stars-system", name="Bloody Expanse", id="5A")).endswith("(5A)")
    files = sorted((HERE / language).glob("forbidden_stars-*.ftl"))
    doubled = [line for file in files for line in file.read_text().splitlines() if _IN_BRACKETS.search(line)]
    assert files and not doubled


@pytest.mark.parametrize(("language", "said"), [("en", "0\u00a0CP"), ("pl", "0\u00a0PK")])
def test_a_number_and_its_unit_stand_in_one_line(language: str, said: str) -> None:
    assert read_once().say(T("space_empires-cp", n=0), language) == said


# --- numbers, and what stands for how many ---------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "said"), [("en", "12.3"), ("pl", "12,3")])
def test_a_number_with_a_decimal_place_is_told_as_its_language_writes_it(language: str, said: str) -> None:
    assert read_once().say(tenths(123), language) == said


_FLOATS = re.compile(r"""\{[^{}"']*:\+?\.[1-9]f\}""")
_CONSOLE = ("bot/measuring/", "bot/operating/", "render/__main__.py")
"""Where figures are for whoever runs the bot, in English."""


def test_no_decimal_point_is_written_into_what_players_read() -> None:
    files = [file for room in ("bot", "render") for file in sorted((ROOT / room).rglob("*.py"))]
    told = [file for file in files if not str(file.relative_to(ROOT)).startswith(_CONSOLE)]
    assert len(told) > 300 and not [str(file) for file in told if _FLOATS.search(file.read_text())]


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 2, "Both of you look now."),
        ("en", 3, "All 3 of you look now."),
        ("pl", 2, "Szukacie już razem."),
        ("pl", 3, "Szukacie już wszyscy (graczy: 3)."),
    ],
)
def test_two_people_are_not_all_two(language: str, n: int, said: str) -> None:
    assert read_once().say(T("bot-party-looks", n=n), language) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_loses_a_seat_reads_a_reason_only_where_one_was_given(language: str) -> None:
    with_reason, without = (read_once().say(T("mod-sure", name="Ann", why=why), language) for why in (1, 0))
    assert ("with your reason" in with_reason) == (language == "en") and with_reason != without
    assert "you gave no reason" in without or "powodu nie podano" in without


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("step", "button"), [("move", T("ti4-done-moving", n=1)), ("produce", T("ti4-produce-over"))])
def test_where_a_lesson_says_that_a_choice_is_over_it_names_the_button(language: str, step: str, button: Text) -> None:
    assert f"{read_once().say(button, language)}" in read_once().say(Text(f"lesson-ti4-{step}-done"), language)
    assert (
        read_once()
        .say(T("ti4-produce-done", cost=4), language)
        .startswith(read_once().say(T("ti4-produce-over"), language))
    )
