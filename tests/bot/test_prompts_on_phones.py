"""Options of a list are told apart where a phone cuts them: two lines, of each of which it shows some forty letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.asking.seated import Seated
from bot.live.model import Live
from bot.locales import LANGUAGES, read_once
from bot.store import GameRow, SeatRow
from bot.tables.answers import question_of
from bot.widgets.lead_lists import parts
from bot.widgets.maker import Panel
from bot.widgets.notes import notes_on
from bot.widgets.presses import Move, PartialStore, Press
from bot.widgets.shapes import face_of
from bot.widgets.two_lines import FIRST, SECOND, Line, read
from bot.wording.channel_prompt import prompt
from bot.wording.names import speaker
from engine.ask import Seat
from engine.chance import stream
from engine.checking.minded import picking
from engine.eclipse.actions import upgrade
from engine.games import rules_of
from engine.table import Table
from engine.ti4.rules import RULES
from tests.engine.ti4.positions import board

NAMES = ("Ann", "Bartholomew", "Cid")
PLAYED = {"ti4": 110, "eclipse": 150, "forbidden_stars": 200, "space_empires": 120}
"""So many answers of computer players, from the middle of a game on where it can be opened there."""
MOST = 2
"""Of each kind of question so many are looked at."""
BUTTON = 46
"""So many letters of a button can be read there."""


def looked_at(game: str) -> Iterator[tuple[Live, Seat]]:
    """A table at questions of each kind, and who is asked."""
    rules, kinds = rules_of(game), ("calm",) * len(NAMES)
    middle = {"opening": "midgame"} if any(choice.name == "opening" for choice in rules.choices) else {}
    table = Table.new(rules, len(NAMES), "lines", middle, keep=True)
    pick, chance, met = picking(rules, kinds, "lines"), stream("lines", 0, len(NAMES), "play"), Counter[str]()
    for _ in range(PLAYED[game]):
        assert table.ask is not None
        seat = table.waiting()[0]
        met[kind := table.ask.of(seat).kind] += 1
        if met[kind] <= MOST:
            yield live_of(table), seat
        given = pick(table, chance, 0.0)
        table.answer(given.seat, given.value, given.verb)


def live_of(table: Table) -> Live:
    row = GameRow(1, 1, 1, table.rules.name, {}, "5eed" * 16, "running", "en", 1)
    seats = tuple(SeatRow(seat, 10 + seat, name) for seat, name in enumerate(NAMES))
    return Live(replace(row, question=table.question), seats, table.rules, table)


def panels(live: Live, seat: Seat, language: str) -> Iterator[Panel]:
    """What stands in the channel, and what the seat reads."""
    found = prompt(live, speaker(live, read_once(), language), [])
    yield from [] if found is None else [found.panel]
    asked, services = question_of(live, seat), SimpleNamespace(partials=PartialStore())
    if asked is not None and asked.shape is not None:
        seated = Seated(services, live, asked, read_once().speaker(language, NAMES))  # type: ignore[arg-type]
        yield seated.panel(Move(), face_of(asked.shape).unpack(""))


def seen(menu: discord.ui.Select[Any]) -> list[tuple[str, str]]:
    """What of the options of a list can be read."""
    return [(option.label[:FIRST], (option.description or "")[:SECOND]) for option in menu.options]


@pytest.mark.parametrize("game", PLAYED)
def test_options_are_told_apart_where_a_phone_cuts_them_and_the_wanted_ones_stand_first(game: str) -> None:
    lists = 0
    for live, seat in looked_at(game):
        for panel in (panel for language in LANGUAGES for panel in panels(live, seat, language)):
            menus = [item for row in panel.rows for item in row if isinstance(item, discord.ui.Select)]
            buttons = [[item for item in row if isinstance(item, discord.ui.Button)] for row in panel.rows]
            labels = [item.label or "" for row in buttons for item in row]
            cut = [label[:BUTTON] for label in labels if len(label) > BUTTON]
            for shown in (*map(seen, menus), cut, [(menu.placeholder or "")[:FIRST] for menu in menus]):
                assert not [one for one, times in Counter[object](shown).items() if times > 1]
            assert all(wanted_first(row) for row in buttons), labels
            assert leads_on(panel) or len(menus) > 2, labels
            lists += len(menus)
    assert lists >= 10


def wanted_first(row: list[discord.ui.Button[Any]]) -> bool:
    """Whether nothing grey stands before something that is not."""
    grey = [button.style is discord.ButtonStyle.secondary for button in row]
    return grey == sorted(grey)


def leads_on(panel: Panel) -> bool:
    """Whether no row that only ends or passes something stands above a list of what can be done."""
    rows = [row for row in panel.rows if row]
    ends = [all(getattr(item, "style", None) is discord.ButtonStyle.secondary for item in row) for row in rows]
    lists = [at for at, row in enumerate(rows) if isinstance(row[0], discord.ui.Select)]
    return not lists or not any(ends[: lists[-1]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_like_parts_of_a_ship_are_told_apart_where_a_phone_cuts_them(language: str) -> None:
    """A tile on an empty square, one over a printed part, and a printed one; alone on a ship none needs it."""
    say, computer = read_once().speaker(language, NAMES), "electron_computer"
    squares = [("left_top", None, computer), ("left_bottom", "hull", computer), ("right_middle", computer, None)]
    lines = [say(upgrade._square_as(upgrade.Square("dreadnought", at), *held, True).text) for at, *held in squares]
    assert len({f"→ {line}"[:SECOND] for line in lines}) == len(lines)
    alone = upgrade._square_as(upgrade.Square("dreadnought", "left_top"), None, computer, False)
    assert "(" in lines[0] and "(" not in say(alone.text)


def test_starting_units_are_laid_on_planets_in_the_channel() -> None:
    """All of it lies open; a single seat has several home planets."""
    game = board("xxcha", "sol", "muaat")
    game.state.phase, game.state.step = "setup", "deploy"
    table = Table(RULES, game.state, keep=True)
    for label in ("2 × Archon Ren and 2 × Archon Tau", "Archon Ren"):
        asked = prompt(live_of(table), speaker(live_of(table), read_once(), "en"), [])
        assert asked is not None
        labels = [getattr(item, "label", "") for row in asked.panel.rows for item in row]
        assert label in labels and "Answer" not in labels, labels
        table.answer(0, {"archon_ren": 2, "archon_tau": 2} if label[0] == "2" else "archon_ren")


@pytest.mark.rule("SE-MOVE-01")
def test_orders_to_units_stand_before_what_parts_or_scraps_them() -> None:
    """In rows and lists of their own; what is aside is never blue. Who parts units scraps none by mistake."""
    met = 0
    for live, seat in looked_at("space_empires"):
        assert live.table is not None
        aside = {id for id in notes_on(live.table, seat).aside if id != "done"}
        for shown in [*panels(live, seat, "en")][1:] if aside else []:
            rows = [_sides(row, aside) for row in shown.rows]
            assert all(len(row) < 2 for row in rows if isinstance(row, set)), "a list holds one of both"
            behind = [at for at, row in enumerate(rows) if True in row]
            assert behind and not [at for at, row in enumerate(rows) if False in row and at > behind[0]]
            met += 1
    assert met >= 2


def _sides(row: list[Any], aside: set[str]) -> set[bool]:
    """Whether what stands in a row is aside, of each option of a list and each button of an option."""
    found = set[bool]()
    for item in row:
        if isinstance(item, discord.ui.Select):
            found |= {parts(option.value)[0] in aside for option in item.options}
        elif (move := _picked(item)) is not None and move != "done":
            found.add(move in aside)
            assert move not in aside or item.style is discord.ButtonStyle.secondary
    return found


def _picked(button: discord.ui.Button[Any]) -> str | None:
    """The option of a button."""
    move = PartialStore().read(Press.read(button.custom_id or "").choice)
    return move.arg if move is not None and move.op == "pick" else None


def test_what_does_not_fit_goes_on_in_the_second_line() -> None:
    carrier = "Carrier from Lazar/Sakulag #31 → 2 × infantry: Lazar and 2 × infantry: Sakulag"
    ship = "Move → interceptor (1 of 2): Eta Cassiopeiae (225) → Mu Herculis (205)"
    long, short = "A technology that is called at great length", "Short"
    lines = [Line(carrier, "a"), Line(ship, "b"), Line(long, "c", "What it does"), Line(short, "d", "What it does")]
    assert read(lines) == [
        ("Carrier from Lazar/Sakulag #31", "→ 2 × infantry: Lazar and 2 × infantry: Sakulag"),
        ("Move → interceptor (1 of 2): Eta …", "Cassiopeiae (225) → Mu Herculis (205)"),
        (long, "What it does"),
        (short, "What it does"),
    ]


def test_what_begins_alike_goes_on_in_the_second_line_before_what_else_is_told_there() -> None:
    alike = ["Reveal what everybody has forgotten by now: two", "Reveal what everybody has forgotten by now: three"]
    assert read([Line(said, said, "Told") for said in alike]) == [
        ("Reveal what everybody has forgotten …", "by now: two · Told"),
        ("Reveal what everybody has forgotten …", "by now: three · Told"),
    ]


def test_a_number_stays_with_what_it_counts_and_no_line_is_longer_than_discord_takes() -> None:
    for letters in range(1, 34):
        ((first, second),) = read([Line(f"{'a' * letters} 12 × fighter and much more of all that", "a")])
        assert "12 × fighter" in first or (second or "").startswith("12 × fighter") or "fighter" not in (second or "")
    ((first, second),) = read([Line("word " * 60, "a")])
    assert len(first) <= FIRST and second is not None and len(second) == 100
    assert read([Line("x" * 120, "a")]) == [("x" * 99 + "…", None)]
