"""Which tests hold a rule or a component: those that are about it, before those in which it merely stands."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import PurePath
from typing import NamedTuple

from engine import games
from engine.commands.asked import sources
from tests.indexed.trees import Function, Tables, below, functions, names, said, tables_of, trees

LAST = ("minds", "interactions", "interface")
"""Rooms of tests that are about something else."""
HEADING = re.compile(r"^# --- (.+?) -*$")
ALL = " (all)"
MOST = 2


class Test(NamedTuple):
    """A test: what it is called, under which heading, what it names, with which cases, and which names it reads."""

    place: str
    heading: str
    texts: frozenset[str]
    cases: frozenset[str]
    over: frozenset[str]


# --- rules -----------------------------------------------------------------------------------------------------------


def of_rule(places: Sequence[str], marks: Mapping[str, int], code: Sequence[str]) -> list[str]:
    """Of the tests that are marked with a rule those in the file that mirrors the code's, then those in its room, then
    those that hold the fewest rules.
    """
    files = [file_of(place) for place in code]
    return sorted(places, key=lambda place: (nearness(place, files), marks[place]))[:MOST]


def nearness(place: str, code: Sequence[str]) -> int:
    """How far a test is from code: in the file of its name (that of the first file first), in the room of the first, in
    another's, elsewhere, or where other things matter.
    """
    file, mirrors = file_of(place), [mirrored(one) for one in code]
    rooms = [room_of(one) for one in code]
    if file.startswith(LAST):
        return 60
    near = mirrors if file in mirrors else rooms if room_of(file) in rooms else None
    return 50 if near is None else (10 * (near is rooms) + near.index(file if near is mirrors else room_of(file)))


def room_of(file: str) -> str:
    return str(PurePath(file).parent)


def mirrored(file: str) -> str:
    """The file of the tests of a file."""
    path = PurePath(file)
    return str(path.with_name(f"test_{path.name}"))


def file_of(place: str) -> str:
    return place.partition(":")[0]


def marks_by_test(found: Iterable[Sequence[str]]) -> Counter[str]:
    """How many rules each test is marked with."""
    return Counter(place for places in found for place in places)


# --- components ------------------------------------------------------------------------------------------------------


def of_component(game: str, name: str, code: Sequence[str]) -> list[str]:
    """The tests that are about a component; else one over all of its kind; else the file that mirrors its code."""
    if name.isdigit():
        return []
    files = [file_of(place) for place in code]
    about = [test for test in tests(game) if stands_in(test, name)]
    ranked = sorted(about, key=lambda test: rank(game, test, name, files))
    kin = [] if ranked else over_all(game, name)
    mirrors = [mirrored(file) for file in files if mirrored(file) in {file_of(test.place) for test in tests(game)}]
    return [test.place for test in ranked[:MOST]] or kin[:MOST] or [*dict.fromkeys(mirrors)][:1]


def stands_in(test: Test, name: str) -> bool:
    return name in test.texts or name in test.cases or called(test, name)


def called(test: Test, name: str) -> bool:
    """Whether the test, or the section it stands in, has the component's name."""
    plain = name.rstrip("-_0123456789")
    return test.heading == plain or ("_" in plain and plain in test.place)


def rank(game: str, test: Test, name: str, files: Sequence[str]) -> tuple[int, ...]:
    """Least first: called as it, near its code, one of its cases, and with the fewest others."""
    title = called(test, name) or PurePath(file_of(test.place)).stem == f"test_{name}"
    others = 0 if title or name in test.cases else len(test.texts & known(game))
    return (file_of(test.place).startswith(LAST), not title, nearness(test.place, files), others)


def over_all(game: str, name: str) -> list[str]:
    """The tests whose cases are all components of a kind."""
    holding = collections(game).get(name, frozenset())
    return [test.place + ALL for test in tests(game) if test.over & holding and not test.place.startswith(LAST)]


@cache
def collections(game: str) -> dict[str, frozenset[str]]:
    """By component the collections in which the game's components stand."""
    found: dict[str, set[str]] = {}
    for name, value in vars(import_module(f"engine.{game}.components")).items():
        if name.isupper() and isinstance(value, Mapping):
            for id in value:
                found.setdefault(str(id), set()).add(name)
    return {id: frozenset(names) for id, names in found.items()}


@cache
def known(game: str) -> frozenset[str]:
    """The names of all components."""
    return frozenset(one.id.partition(":")[2] for one in games.rules_of(game).components())


@cache
def tests(game: str) -> list[Test]:
    """Every test of the game."""
    folder = f"tests/engine/{game}"
    files = {file.removeprefix(f"{folder}/"): source for file, source in sources(folder).items()}
    return [test for file, tree in trees(folder).items() for test in tests_in(file, tree, files[file])]


def tests_in(file: str, tree: ast.Module, source: str) -> list[Test]:
    """The tests of a file, with what stands in its helpers and its constants."""
    own, tables, titles = functions(tree), tables_of(tree), headings(source)
    stand = {name: with_tables(one, tables) for name, one in own.items()}
    made = []
    for name, one in own.items():
        if name.startswith("test_"):
            every = frozenset(text for helper in reached(name, own) for text in stand[helper])
            cases = frozenset(text for found in one.decorator_list for text in with_tables(found, tables))
            made.append(Test(f"{file}:{name}", title_of(one, titles), every, cases, gone_over(one)))
    return made


def with_tables(node: ast.AST, tables: Tables) -> set[str]:
    """The texts below a node, also those of the constants that it reads."""
    return {*said(node), *(text for name in names(node) for text in tables.get(name, ()))}


def gone_over(test: Function) -> frozenset[str]:
    """The names that stand in a test's cases, or in what its loops go over."""
    loops = [one.iter for one in below(test) if isinstance(one, (ast.For, ast.comprehension))]
    return frozenset(read for node in (*test.decorator_list, *loops) for read in names(node))


def headings(source: str) -> list[tuple[int, str]]:
    """The sections of a file: the line at which each begins, and its name as that of a component."""
    lines = enumerate(source.splitlines(), start=1)
    found = [(number, match[1]) for number, line in lines if (match := HEADING.match(line))]
    return [(number, re.sub(r"\W+", "_", title.lower().replace("'", ""))) for number, title in found]


def title_of(test: Function, titles: Iterable[tuple[int, str]]) -> str:
    return next((title for line, title in reversed([*titles]) if line < test.lineno), "")


def reached(name: str, own: Mapping[str, Function]) -> list[str]:
    """A function and those of its file that it calls, however far."""
    found = [name]
    for one in found:
        found += [other for other in names(own[one]) if other in own and other not in found]
    return found
