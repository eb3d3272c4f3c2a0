"""Kinds of questions: each is declared once, beside the rule that asks it, and all others name it by import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.chance import stream
from engine.checking.fuzz import choose
from engine.table import Table
from engine.ti4.abilities.windows import Moment
from engine.ti4.interface.verbs import VERBS
from engine.ti4.minds import MIND
from engine.ti4.play import Question
from engine.ti4.rules import RULES

PACKAGE = Path(__file__).parents[3] / "engine" / "ti4"
WAYS_TO_ASK = {"pick", "pick_some", "amount", "spread", "order", "confirm", "ask", "ask_one", "ask_among", "together"}
WAYS_TO_NAME = {*WAYS_TO_ASK, "keep", "verb", "judges", "rates", "in_order", "whether", "cuts_in"}

OPEN = """
    activate ban_faction barrage bombard buy_tokens construction custodians decide_outcome deploy deploy_infantry
    deploy_pds deploy_space_dock diplomacy draft drop_group extra_die faction home_dock land land_ships load
    lose_cargo lose_ships losses move move_number order_planets produce produce_pieces redraw research retreat
    retreat_load retreat_to revive rift_cargo route secondary speaker specialty strategy_card structure sustain
    take_back technology transit_diodes_from transit_diodes_to vote warfare
"""
"""Kinds whose options follow from what lies open on the table."""
ASKED_IF_FORCED = "action score_secret"
ANSWER_HIDDEN = "agenda_order agenda_place keep_secret return_secret"
INTERRUPTIBLE = """
    action activate bombard land land_ships losses move ram retreat retreat_load retreat_to rift_cargo secondary snipe
    space_cannon sustain vote vote_planets
"""
"""Kinds on which deals cut in, besides the windows."""
NOTED = """
    action activate after_agenda_revealed after_speaker_votes bombard decide_outcome deploy_pds deploy_space_dock
    exhaust land planet ready retreat sustain target technology vote vote_planets when_agenda_revealed
"""


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    """Every node of the package, and its file."""
    for file in sorted(PACKAGE.rglob("*.py")):
        yield from ((file, node) for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def is_string(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def names_by_string(node: ast.AST) -> bool:
    """Whether a kind is asked, judged or offered as a cut-in by a string."""
    called = node.func if isinstance(node, ast.Call) else None
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    return isinstance(node, ast.Call) and name in WAYS_TO_NAME and any(map(is_string, node.args))


def compares_with_string(node: ast.AST) -> bool:
    """Whether the kind of a question is compared with a string that names one."""
    if not isinstance(node, ast.Compare):
        return False
    parts = [part for side in (node.left, *node.comparators) for part in ast.walk(side)]
    strings = {part.value for part in parts if isinstance(part, ast.Constant)}
    return any(isinstance(part, ast.Attribute) and part.attr == "kind" for part in parts) and any(
        name in Question.known for name in strings if isinstance(name, str)
    )


def test_no_string_names_a_kind_where_it_is_asked_judged_or_compared() -> None:
    wrong = [(file, node) for file, node in nodes() if names_by_string(node) or compares_with_string(node)]
    assert [f"{file.relative_to(PACKAGE)}: {ast.unparse(node)}" for file, node in wrong] == []


@pytest.mark.parametrize(
    "line",
    [
        'game.pick("move", seat)',
        'game.ask(f"deploy_{type}", shapes)',
        'drafting.keep(game, "keep_faction", hands)',
        'INTERRUPTS.verb("offer", form)',
        'MIND.judges(LAND, "land")',
        'ask.kind == "move"',
        'ask.kind in ("land", "bombard")',
        '(ask.kind, answer) == ("action", PASS)',
    ],
)
def test_strings_that_name_kinds_are_found(line: str) -> None:
    found = [node for node in ast.walk(ast.parse(line)) if names_by_string(node) or compares_with_string(node)]
    assert len(found) == 1


def test_what_everybody_knows_of_the_kinds_is_as_ever() -> None:
    known = Question.known.values()
    assert {one.name for one in known if one.open} == set(OPEN.split())
    assert {one.name for one in known if one.asked_if_forced} == set(ASKED_IF_FORCED.split())
    assert {one.name for one in known if one.answer_hidden} == set(ANSWER_HIDDEN.split())
    assert {one.name for one in known if one.noted} == set(NOTED.split())
    assert {one.name for one in known if one.interruptible} - set(Moment.known) == set(INTERRUPTIBLE.split())
    assert not any(one.never_public for one in known)


def test_every_window_shortcut_and_judge_names_a_kind() -> None:
    named = {kind for verb in VERBS for _, kind in (*verb.fields, *((kind, kind) for kind, _ in verb.first)) if kind}
    named |= {verb.cut for verb in VERBS if verb.cut}
    assert named | set(Moment.known) | set(MIND.knows()) <= Question.known.keys()


@pytest.mark.parametrize("opening", ["standard", "midgame"])
def test_every_kind_that_is_asked_is_declared(opening: str) -> None:
    table, chance = Table.new(RULES, 3, "kinds", {"opening": opening}), stream("kinds", 0, 1, "play")
    asked = set[str]()
    for _ in range(1500):
        if table.ask is None:
            break
        asked |= {table.ask.kind, *(verb for seat in table.ask.must for verb in table.ask.may(seat))}
        given = choose(table, chance)
        table.answer(given.seat, given.value, given.verb)
    assert "target" in asked and "offer" in asked
    assert asked <= Question.known.keys()
