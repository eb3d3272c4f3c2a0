"""Where each rule and each component of a game stands: `python -m tests.index` writes docs/developing/index-*.md anew.

Read from syntax trees and data; a place is a file and the function in it, by the game's own folder and by `tests`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from engine import games
from engine.checking import choices
from engine.checking.ruleindex import Places, index
from engine.commands.asked import sources
from engine.component import Component
from tests.indexed import asking, tested
from tests.indexed.trees import BESIDE, mentions

PAGES = Path(__file__).parent.parent / "docs" / "developing"
KINDS = ("kind", "anomaly")
"""The fields of a data row that say it."""
FEW = 8
"""What so many components are, or fewer, leads to code of their own."""
MOST = 3
"""So many places are told of each; a search for the id finds the others."""
EXAMPLES = ("factions/", "agendas/", "technologies/", "cards/", "species/", "options/", "solitaire/")
"""Rooms in which components lean on a rule."""
UNREAD = "factions.json"
"""Its steps say what is printed; the code of the factions does it."""
ABOUT = """\
`asked by` and `told` are kinds of questions, with the call that asks (`window`: whoever may react), and keys of
`bot/locales`; [button.md](button.md) leads from a call to its button. A test with `(all)` has every component of a kind
as a case."""


def page(game: str) -> str:
    """The index of a game."""
    where = f"Code is in `engine/{game}`, tests are in `tests/engine/{game}`, or in `tests` where no such file is."
    parts = [
        f"# Index: {game}\n\nWritten by `python -m tests.index`. {where}\n{ABOUT}",
        "## Rules\n\n" + table("rule | code | asked by | told | test", rule_rows(game)),
        "## Components with rules of their own\n\n"
        + table("component | code | asked by | words | told | test", component_rows(game)),
        "## Questions\n\n" + table("question | declared in | call | asked in | sentence", question_rows(game)),
    ]
    beyond = [*beyond_rows(game)]
    last = "## Beyond the rulebook\n\nWhat was decided where it is silent (DOUBT), or examples of it.\n\n"
    return "\n\n".join([*parts, *([last + table("id | code | test", beyond)] if beyond else [])]) + "\n"


def table(head: str, rows: Iterable[tuple[str, ...]]) -> str:
    """A table whose columns are told as `one | other`."""
    columns = head.split(" | ")
    return "\n".join(" | ".join(row) for row in (columns, ["-"] * len(columns), *rows))


# --- rules -----------------------------------------------------------------------------------------------------------


def rule_rows(game: str) -> Iterator[tuple[str, ...]]:
    """Each rule: the code that names it, the mechanism before what leans on it; what asks and is told; its tests."""
    asked = choices.read(games.rules_of(game).choice_list()).rules
    made = found_rules(game)
    homes = Counter((family(id), tested.file_of(place)) for id, places in made.items() for place in places.code)
    marks = tested.marks_by_test(places.tests for places in made.values())
    for id, places in made.items():
        kinds = asked[id].kinds if id in asked else ()
        code = sorted(places.code, key=lambda place: -homes[family(id), tested.file_of(place)])
        code = mechanism_first(family(id), code)
        said = [key for key in (f"{game}-refused-{id.lower()}",) if key in asking.keys_of(game)]
        said += asking.said_at(game, code[: MOST + 1])
        tests = tested.of_rule(places.tests, marks, code)
        shaped = [asking.with_shape(game, kind) for kind in kinds]
        yield id, told(code, MOST + 1), ", ".join(shaped), told(said), told(tests)


def beyond_rows(game: str) -> Iterator[tuple[str, ...]]:
    """What docstrings and tests cite beside the catalogue."""
    for id, places in sorted(read_rules(game).beyond.items()):
        code = by_function(place.removeprefix(f"engine/{game}/") for place in places.code)
        yield id, told(code), told([own(game, place) for place in places.tests][: tested.MOST])


@cache
def read_rules(game: str) -> Any:
    ids = games.rules_of(game).rule_ids()
    return index(ids, sources(f"engine/{game}"), tests_of(game, ids[0]))


def found_rules(game: str) -> dict[str, Places]:
    """Each rule with its places, called as they stand on the page."""
    return {
        id: Places(
            [place.removeprefix(f"engine/{game}/") for place in places.code], [own(game, one) for one in places.tests]
        )
        for id, places in read_rules(game).rules.items()
    }


def own(game: str, place: str) -> str:
    """A test's place as it stands on the page."""
    return place.removeprefix("tests/").removeprefix(f"engine/{game}/")


def family(id: str) -> str:
    """What a rule is about: the part of the rulebook that its id names."""
    return id.rpartition("-")[0]


def tests_of(game: str, id: str) -> dict[str, str]:
    """The tests that name rules like this one: those of the game, then all others."""
    start, found = f'"{id.partition("-")[0]}-', all_tests()
    first = sorted(found, key=lambda file: not file.startswith(f"tests/engine/{game}/"))
    return {file: found[file] for file in first if start in found[file]}


@cache
def all_tests() -> dict[str, str]:
    return sources("tests")


def mechanism_first(family: str, places: Iterable[str]) -> list[str]:
    """Files and functions called as the family before others, and these before the cards that lean on the rule."""
    word = family.partition("-")[2].lower()[:6]
    plain = {place: place.replace("_", "").replace(".py", "") for place in by_function(places)}
    return sorted(plain, key=lambda at: (at.startswith(BESIDE), at.endswith(":"), word not in plain[at], leans(at)))


def leans(place: str) -> bool:
    return place.startswith(EXAMPLES)


def by_function(places: Iterable[str]) -> list[str]:
    """Functions before whole modules, and what holds a rule before what only knows of it."""
    return sorted(places, key=lambda place: (place.startswith(BESIDE), place.endswith(":")))


def told(places: Iterable[str], most: int = MOST) -> str:
    """Places as they stand in a row."""
    return " ".join(place.rstrip(":") for place in [*dict.fromkeys(places)][:most])


# --- components and questions ----------------------------------------------------------------------------------------


def component_rows(game: str) -> Iterator[tuple[str, ...]]:
    """Each component that code names, or whose data names what code does: what it asks, its words, its tests."""
    for component in sorted(games.rules_of(game).components(), key=lambda one: one.id):
        code = own_files_first(component.id, code_of(game, component))
        if code:
            kinds = [asking.with_shape(game, kind) for kind in asking.asked_at(game, code[:MOST])]
            said = [key for key in asking.said_at(game, code[:MOST]) if "-ask-" not in key]
            tests = tested.of_component(game, component.id.partition(":")[2], code)
            yield component.id, told(code), ", ".join(kinds[:MOST]), component.name.key, told(said, 2), told(tests)


def own_files_first(id: str, places: Iterable[str]) -> list[str]:
    """Files and functions that are called as the component before others, of these those in the room of its kind."""
    kind, _, name = id.partition(":")
    return sorted(
        places,
        key=lambda place: (
            Path(tested.file_of(place)).stem != name,
            place.partition(":")[2] != name,
            not place.startswith(kind),
        ),
    )


def code_of(game: str, component: Component) -> list[str]:
    """Where its name is registered, and what does the steps that its data name; else where the name stands, or where
    what kind of thing it is stands.
    """
    name, known = component.id.partition(":")[2], mentions(game)
    found = [] if name.isdigit() else known.get(name, known.get(name.rstrip("-0123456789"), []))
    named = [place for step in steps(game).get(name, []) for place in registering(known.get(step, []))]
    places = [*registering(found), *named] or [place for place, _ in found]
    kinds = [known.get(kind, []) for kind in kinds_of(game).get(name, [])]
    return places or [place for one in kinds for place in registering(one) or [place for place, _ in one]]


def registering(found: Iterable[tuple[str, bool]]) -> list[str]:
    return [place for place, decorates in found if decorates]


def question_rows(game: str) -> Iterator[tuple[str, ...]]:
    """Each kind of question and each moment: the call that asks, where, and the sentence."""
    for one in asking.questions(game).values():
        yield one.kind, one.file, one.shape, told(one.asked_in), told(one.says)


@cache
def rows(game: str) -> list[tuple[str, dict[str, Any]]]:
    """Every row of the game's data that has an id, and its file."""
    files = sorted((Path(games.__file__).parent / game / "data").glob("*.json"))
    return [(file.name, row) for file in files for row in with_id(json.loads(file.read_text(encoding="utf-8")))]


@cache
def steps(game: str) -> dict[str, list[str]]:
    """By component what the steps of its data are called, in their order."""
    return {str(row["id"]): [*dict.fromkeys(called(row))] for file, row in rows(game) if file != UNREAD}


@cache
def kinds_of(game: str) -> dict[str, list[str]]:
    """By component what kind of thing it is, as its data say, where few others are."""
    found = {str(row["id"]): [row[key] for key in KINDS if isinstance(row.get(key), str)] for _, row in rows(game)}
    many = Counter(kind for kinds in found.values() for kind in kinds)
    return {id: [kind for kind in kinds if many[kind] <= FEW] for id, kinds in found.items()}


def with_id(data: Any) -> Iterator[dict[str, Any]]:
    """Every row that has an id, however deep."""
    if isinstance(data, dict) and "id" in data:
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from with_id(part)


def called(data: Any) -> Iterator[str]:
    """Every step within a row."""
    if isinstance(data, dict) and isinstance(data.get("op"), str):
        yield data["op"]
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from called(part)


if __name__ == "__main__":
    for game in games.TITLES:
        (PAGES / f"index-{game}.md").write_text(page(game), encoding="utf-8")
