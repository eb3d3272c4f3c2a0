"""Everything that a player comes to read: said in both languages, whole, short enough for Discord, and none in vain."""

from __future__ import annotations

import ast
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import render
from bot.__main__ import command_payloads
from bot.locales import HERE, LANGUAGES, read_once
from bot.widgets.maker import LABEL, PLACEHOLDER
from bot.widgets.shapes.menus import BUTTONS
from bot.widgets.two_lines import OPTION
from bot.wording.accounts import SEVERAL
from engine import games
from engine.ask import Arrange, Ask, Form, Option, PickOne, PickSome, Shape, Spread
from engine.board_text import BoardText
from engine.table import Table
from engine.text import Param, T, Text, seat_name
from tests.bot.components import said
from tests.bot.keys import ROOT, computed, strings
from tests.bot.test_locales import literal_texts, messages

MODAL, SELDOM, LONG = 45, 40, 2500
ADVANCED = dict.fromkeys(("pipelines", "carriers", "raiders", "mines", "aliens"), "on") | {"warp_points": "6"}
TABLES = {
    "ti4": (
        (3, {"map": "tiles", "factions": "choose"}),
        (4, {"opening": "midgame", "factions": "ban"}),
        (5, {"opening": "midgame", "map": "random", "factions": "deal"}),
        (6, {"opening": "midgame", "windows": "holders", "factions": "reverse"}),
    ),
    "eclipse": (
        (2, {"species": "choose"}),
        (3, {"species": "deal"}),
        (4, {"species": "ban", "opening": "midgame"}),
        *((seats, {"opening": "midgame"}) for seats in (4, 5, 6, 4, 5, 6, 6)),
    ),
    "forbidden_stars": (
        (2, {"board": "balanced"}),
        (3, {"board": "built", "factions": "ban"}),
        (4, {"board": "built", "factions": "deal", "storms": "board"}),
    ),
    "space_empires": (
        (1, {}),
        (2, {"opening": "midgame", "victory": "colony_points", **ADVANCED}),
        (3, {"opening": "midgame", "research": "grants", "slingshot": "on", **ADVANCED}),
    ),
}
"""The tables whose texts are collected, by seats and options; a game that is not in here plays with each number of
seats, and options as usual.
"""
NAMES = ("Ann", "Bartholomew", "Cid", "Dorothy", "Emil", "Frances")


@dataclass
class Heard:
    """What was said in some games: by key and parameters, with one example each."""

    texts: dict[tuple[str, frozenset[str]], Text] = field(default_factory=dict)
    short: dict[tuple[str, str], Text] = field(default_factory=dict)
    labels: dict[tuple[str, str], Text] = field(default_factory=dict)
    inputs: dict[tuple[str, str], Text] = field(default_factory=dict)

    def hear(self, text: Param) -> None:
        if isinstance(text, Text):
            self.texts.setdefault((text.key, frozenset(text.params)), text)
        parts = text.params.values() if isinstance(text, Text) else text if isinstance(text, tuple) else ()
        for part in parts:
            if not isinstance(part, (int, str)):
                self.hear(part)

    def question(self, ask: Ask, game: str) -> None:
        self.hear(ask.about)
        for step in ask.pending:
            self.hear(step)
        for shape in ask.must.values():
            self.shape(shape, game)
        for text in ask.private.values():
            self.hear(text)
        for seat in range(len(NAMES)) if ask.cuts else ():
            for verb, shape in ask.may(seat).items() if seat in ask.must else ():
                self.hear(Text(f"{game}-verb-{verb}"))
                self.shape(shape, game)

    def shape(self, shape: Shape, game: str) -> None:
        if isinstance(shape, (PickOne, PickSome, Arrange)):
            self.options(shape.options, isinstance(shape, PickOne) and len(shape.options) <= BUTTONS)
        elif isinstance(shape, Spread):
            self.options([Option(slot.id, slot.text) for slot in shape.slots], False)
            self.inputs |= {(slot.id, slot.text.key): slot.text for slot in shape.slots}
        elif isinstance(shape, Form):
            for name, inner in shape.fields.items():
                self.hear(Text(f"{game}-field-{name}"))
                self.shape(inner, game)

    def options(self, options: list[Option], buttons: bool) -> None:
        kept = self.short if buttons else self.labels
        for option in options:
            if (option.id, option.text.key) not in kept:
                kept[option.id, option.text.key] = option.text
                self.hear(option.text)
                self.hear(option.more or T("no"))


@cache
def heard() -> Heard:
    """What comes up in a few games by chance."""
    found = Heard()
    for game in games.TITLES:
        tables = TABLES.get(game) or [(seats, {}) for seats in games.rules_of(game).seats]
        for at, (seats, options) in enumerate(tables):
            _play(found, Table.new(games.rules_of(game), seats, str(at), options), Random(at))
        for text in (text for component in games.rules_of(game).components() for text in said(component)):
            found.hear(text)
    return found


def _play(found: Heard, table: Table, chance: Random) -> None:
    """Plays a game to its end, or as long as it brings something new."""
    for event in table.opening.events:
        found.hear(event.text)
    while table.ask is not None and table.state.asked < LONG:
        found.question(table.ask, table.rules.name)
        _turn(found, table, chance)
    _pictures(found, table)


def _turn(found: Heard, table: Table, chance: Random) -> None:
    found.hear(table.headline())
    seat, verb, value = table.random_answer(chance, 0.03)
    for event in table.answer(seat, value, verb).events:
        for text in (event.text, *event.secret.values()):
            found.hear(text)
    if table.state.asked % SELDOM == 0:
        view = table.rules.view(table.state, seat)
        for text in (text for section in table.rules.sections for text in table.rules.held(view, section)):
            found.hear(text)
        board_in_words(found, table.rules.board_text(view))


def board_in_words(found: Heard, board: BoardText) -> None:
    for line in (line for seat in board.seats for line in (seat.name, seat.brief, *seat.lines)):
        found.hear(line)
    for line in (*board.table, *(line for place in board.places for line in (place.name, *place.lines))):
        found.hear(line)
    for near in (near for place in board.places for near in place.near):
        found.hear(near.way)
        found.hear(near.note or T("no"))


def _pictures(found: Heard, table: Table) -> None:
    locales = read_once()

    def words(text: Text) -> str:
        found.hear(text)
        return locales.say(text)

    view = table.rules.view(table.state, None)
    for text, id in table.rules.places(view):
        found.hear(text)
        found.labels[id, text.key] = text
    try:
        painter = render.painter_of(table.rules.name)
    except render.NoPainter:
        return
    for zoom in (None, *painter.close_ups(view).values()):
        painter.alt(view, words=words, names=NAMES, zoom=zoom)
        painter.draw(view, words=words, names=NAMES, marks=(), zoom=zoom)
    painter.legend(words)


# --- every text is there, whole -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_up_in_play_is_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    locales = read_once()
    with caplog.at_level(logging.WARNING, "bot.locales"):
        said = {text.key: locales.say(text, language, NAMES) for text in heard().texts.values()}
    assert caplog.messages == []
    assert len(said) > 600
    assert [key for key, words in said.items() if "{" in words or "}" in words or "???" in words or not words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_up_in_play_is_given_all_that_stands_in_it(language: str) -> None:
    known = messages(language)
    lacking = [f"{key} lacks {known[key] - given}" for key, given in heard().texts if known.get(key, set()) - given]
    assert lacking == []


def test_no_line_is_there_in_vain() -> None:
    known = messages("en")
    seen = {key for key, _ in heard().texts} | {f"{key}-text" for key, _ in heard().texts if f"{key}-text" in known}
    used = spoken() | computed() | referred() | seen | FORMER
    used |= {key for key in known if key.removesuffix(SEVERAL) in used}
    vain = sorted(key for key in known.keys() - used if not key.startswith(MEASURED))
    assert vain == [], " ".join(vain)


FORMER = {
    *("eclipse-fires", "forbidden_stars-suffers", "space_empires-hits", "space_empires-misses"),
    *("space_empires-machine-hits", "space_empires-machine-misses", "space_empires-retreat"),
    *("space_empires-retreat-damaged", "space_empires-retreat-healthy"),
}
"""What rules say no more, and what the history of games from before still tells."""
MEASURED = ("bot-bench-",)
"""Lines named after what is measured when it runs; the test of `bot.measuring.bench` reads them."""


def spoken() -> set[str]:
    """Every text of the sources that could be a key, also where a game's pictures name it by its last part."""
    files = [file for services in ("engine", "render", "bot") for file in sorted((ROOT / services).rglob("*.py"))]
    pictured = [file for game in games.TITLES for file in sorted((ROOT / "render" / game).rglob("*.py"))]
    short = {f"{file.parent.name}-picture-{text}" for file in pictured for text in _strings(file)}
    return short | {text for file in files for text in _strings(file)}


def _strings(file: Path) -> set[str]:
    return strings(ast.parse(file.read_text(encoding="utf-8")))


class References(Visitor):
    """Collects the lines that stand in other lines."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def referred() -> set[str]:
    references = References()
    for file in sorted((HERE / "en").glob("*.ftl")):
        references.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
    return references.names


# --- windows and refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_window_says_in_its_own_words_what_happened(language: str) -> None:
    lines = {key: source(language)[key] for key in messages(language) if key.startswith("ti4-react-")}
    assert len(lines) > 30
    assert len(set(lines.values())) == len(lines)
    assert [key for key, words in lines.items() if not words.rstrip().endswith((".", "{ $text }"))] == []


def test_a_window_names_who_acted_and_what_can_be_done() -> None:
    asked = [text for (key, _), text in heard().texts.items() if key.startswith("ti4-ask-window")]
    assert len(asked) == 2
    for text in asked:
        assert read_once().say(text, "en", NAMES).lower().endswith("react?")
        assert read_once().say(text, "pl", NAMES).endswith(("reaguje?", "reagujesz?"))


def refusals(folder: Path) -> Iterator[tuple[str, str | None, str]]:
    """Every refusal of the sources: where, the rule (None when it is not literal), the key."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSING:
                yield from _refusal(f"{file.relative_to(ROOT)}:{node.lineno}", node.args)


REFUSING = ("Refusal", "IllegalAnswer", "refuse")


def _refusal(where: str, parts: list[ast.expr]) -> Iterator[tuple[str, str | None, str]]:
    rules = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
    for part in parts:
        if isinstance(part, ast.Call) and isinstance(part.func, ast.Name) and part.func.id == "T":
            (key,) = (argument.value for argument in part.args if isinstance(argument, ast.Constant))
            yield where, rules[0] if rules else None, str(key)


LEAST = {"ti4": 40, "eclipse": 40, "forbidden_stars": 7, "space_empires": 15}
"""More refusals than so many are in a game's code; a game that offers only what is legal refuses little."""


@pytest.mark.parametrize("game", games.TITLES)
def test_every_refusal_of_a_game_names_a_rule_and_says_why(game: str) -> None:
    found = list(refusals(ROOT / "engine" / game))
    rules = set(games.rules_of(game).rule_ids())
    assert len(found) > LEAST.get(game, 0)
    assert [where for where, rule, _ in found if rule is not None and rule not in rules] == []
    for language in LANGUAGES:
        lines = source(language)
        assert [f"{where} {key}" for where, _, key in found if key not in lines] == []
        assert [key for _, _, key in found if not lines[key].rstrip().endswith((".", "}"))] == []


# --- Discord's limits ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_buttons_and_in_lists_fits(language: str) -> None:
    say, found = read_once().speaker(language, NAMES), heard()
    for texts, most in ((found.short, LABEL), (found.labels, OPTION), (found.inputs, MODAL)):
        assert texts
        assert {words for text in texts.values() if text.key not in LISTS and len(words := say(text)) > most} == set()


LISTS = ("ti4-route",)
"""Options that list any number of things; the bot cuts them short."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_own_labels_fit(language: str) -> None:
    locales, fixed = read_once(), [key for key, names in messages(language).items() if not names]
    labels = [key for key in fixed if "-field-" in key or "-verb-" in key or "-window-" in key]
    assert labels and [key for key in labels if len(locales.say(Text(key), language)) > LABEL] == []
    asking = [key for key in fixed if key.startswith("bot-choose")]
    assert asking and [key for key in asking if len(locales.say(Text(key), language)) > PLACEHOLDER] == []


async def test_commands_fit_into_discord() -> None:
    groups = await command_payloads()
    assert len(groups) >= 4
    for group in groups:
        assert _weight(group) <= 8000, group["name"]
    for part in (part for group in groups for part in _parts(group)):
        _check_words(part)


def _parts(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from _parts(inner)


def _check_words(part: dict[str, Any]) -> None:
    assert len(part.get("options", ())) <= 25 and len(part.get("choices", ())) <= 25, part["name"]
    for words in (part.get("description", ""), *part.get("description_localizations", {}).values()):
        assert len(words) <= 100, words
    if "description" in part:
        for name in (part["name"], *part.get("name_localizations", {}).values()):
            assert re.fullmatch(r"[-_\w]{1,32}", name) and name == name.lower(), name
    assert len(part.get("options", ())) == len({option["name"] for option in part.get("options", ())})
    polish = [option["name_localizations"]["pl"] for option in part.get("options", ())]
    assert len(polish) == len(set(polish)), polish


def _weight(part: dict[str, Any]) -> int:
    """Names, descriptions and values with everything inside, each in its longest language."""
    own = [
        max(len(words) for words in (part.get(what, ""), *part.get(f"{what}_localizations", {}).values()))
        for what in ("name", "description")
    ]
    value = len(str(part["value"])) if "value" in part else 0
    return sum(own) + value + sum(_weight(inner) for inner in (*part.get("options", ()), *part.get("choices", ())))


# --- how it is written -----------------------------------------------------------------------------------------------


@cache
def source(language: str) -> dict[str, str]:
    """Each line as it stands in the files."""
    found: dict[str, str] = {}
    for file in sorted((HERE / language).glob("*.ftl")):
        words = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(words).body:
            if isinstance(entry, ftl.Message) and entry.value is not None and entry.value.span is not None:
                found[entry.id.name] = words[entry.value.span.start : entry.value.span.end]
    return found


def plain(language: str) -> dict[str, str]:
    """Each line without the characters that are written as texts of their own."""
    return {key: re.sub(r'\{ ?"[^"]*" ?\}', "_", words) for key, words in source(language).items()}


GENDERED = re.compile(r"\w+(?:łeś|łaś|łem|łam|łbyś|łabyś|łyśmy|liśmy)\b|\w+ł\(a\)")
NOUNS = {"stołem", "działem", "działam"}


def test_polish_has_no_gendered_past_tense() -> None:
    found = {key: set(GENDERED.findall(words.lower())) - NOUNS for key, words in source("pl").items()}
    assert {key: words for key, words in found.items() if words} == {}


def test_polish_does_not_inflect_names() -> None:
    assert {key: words for key, words in plain("pl").items() if re.search(r"\}['’]?[a-ząćęłńóśźż]", words)} == {}


@pytest.mark.parametrize(("language", "wrong"), [("en", "„"), ("pl", "“")])
def test_quotes_are_those_of_the_language(language: str, wrong: str) -> None:
    assert {key: words for key, words in plain(language).items() if wrong in words or '"' in words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_has_slips_of_the_pen(language: str) -> None:
    slip = re.compile(r"\S  +\S|\s[,;:.!?](\s|$)|\.\.(?!\.)|\(\s|\s\)")
    flat = {key: re.sub(r"\{[^{}]*->.*", "", words, flags=re.DOTALL) for key, words in source(language).items()}
    assert {key: words for key, words in flat.items() if slip.search(words) and key not in ALIGNED} == {}


ALIGNED = ("bot-check-good", "bot-check-bad")


def test_every_refusal_of_the_kernel_is_said() -> None:
    known = messages("en")
    rooms = tuple(f"engine/{game}/" for game in games.TITLES)
    kernel = [key for where, key, _ in literal_texts() if where.startswith("engine/") and not where.startswith(rooms)]
    assert {"stale-question", "not-asked", "pick-between"} <= set(kernel)
    assert [key for key in kernel if key not in known and key != "key"] == []
    assert read_once().say(T("bot-joins", seat=seat_name(0), have=1, most=6), "en", NAMES) == "Ann joins (1 of 6)."


@pytest.mark.rule("TI-CONSTRUCTION-10", "TI-PRODUCTION-17")
@pytest.mark.parametrize(("language", "made"), [("en", "produce"), ("pl", "powsta")])
def test_whoever_takes_nothing_back_reads_of_placing_also_where_nothing_is_produced(language: str, made: str) -> None:
    assert made not in read_once().speaker(language, [])(T("ti4-take-back-none"))
