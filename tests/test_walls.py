"""The walls of the house: bot -> render -> engine, games apart from each other, and a kernel that knows no game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import TITLES

ROOT = Path(__file__).parent.parent
GAME_WORDS = re.compile(r"\b(ti4|twilight|imperium|eclipse|forbidden_?stars|space_?empires)\b", re.IGNORECASE)
OUTSIDE = ("discord", "PIL", "sqlite3", "sqlite_utils", "simcord", "fluent", "aiohttp")


def modules(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


def kernel() -> list[Path]:
    """Every file of the engine that belongs to no game."""
    return [file for file in modules("engine") if file.relative_to(ROOT).parts[1] not in TITLES]


def imports(file: Path) -> Iterator[str]:
    """Every module a file imports, wherever in it; names from packages count as modules too."""
    package = file.relative_to(ROOT).parent.parts
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = (
                ".".join([*package[: len(package) + 1 - node.level], node.module or ""]) if node.level else node.module
            )
            yield from (f"{base}.{alias.name}".replace("..", ".") for alias in node.names)


def crossing(file: Path, forbidden: tuple[str, ...]) -> list[str]:
    roots = tuple(f"{name}." for name in forbidden)
    return [f"{file.relative_to(ROOT)} imports {name}" for name in imports(file) if f"{name}.".startswith(roots)]


def test_the_engine_knows_neither_pictures_nor_discord() -> None:
    assert [wrong for file in modules("engine") for wrong in crossing(file, ("render", "bot", "tests", *OUTSIDE))] == []


def test_pictures_know_no_discord_and_only_the_command_line_speaks() -> None:
    wrong = [line for file in modules("render") for line in crossing(file, ("bot", "discord", "sqlite_utils", "tests"))]
    assert [line for line in wrong if not line.startswith("render/__main__.py imports bot.locales")] == []


def test_the_bot_is_not_imported_by_its_tests_helpers() -> None:
    assert [wrong for file in modules("bot") for wrong in crossing(file, ("tests",))] == []


@pytest.mark.parametrize("game", TITLES)
def test_a_game_imports_the_kernel_and_itself(game: str) -> None:
    others = tuple(f"engine.{other}" for other in TITLES if other != game)
    tools = tuple(f"engine.{tool}" for tool in ("games", "checking", "measuring", "saving", "commands", "__main__"))
    assert [wrong for file in modules(f"engine/{game}") for wrong in crossing(file, (*others, *tools))] == []


def test_the_kernel_imports_no_game() -> None:
    games = tuple(f"engine.{game}" for game in TITLES)
    assert [wrong for file in kernel() for wrong in crossing(file, games)] == []


COMMANDS = ("engine.__main__", "engine.commands", "render.__main__", "bot.__main__")
APART = {
    "engine.measuring": COMMANDS,
    "engine.checking": (*COMMANDS, "engine.measuring", "bot.measuring", "render.demo"),
    "bot.measuring": COMMANDS,
    "render.demo": COMMANDS,
}
"""What only measures, checks or shows, and who uses it. A game that is played needs none of it."""


def lies_in(module: str, rooms: tuple[str, ...]) -> bool:
    return f"{module}.".startswith(tuple(f"{room}." for room in rooms))


@pytest.mark.parametrize("apart", APART)
def test_what_only_measures_or_checks_is_used_by_commands_alone(apart: str) -> None:
    graph = uses("engine", "render", "bot")
    assert any(lies_in(name, (apart,)) for name in graph)
    wrong = [
        f"{name} uses {other}"
        for name, others in graph.items()
        for other in sorted(others)
        if lies_in(other, (apart,)) and not lies_in(name, (apart, *APART[apart]))
    ]
    assert wrong == []


def spoken(file: Path) -> Iterator[str]:
    """Names and strings of a file, without its docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings:
            yield node.value
        elif isinstance(node, (ast.Name, ast.Attribute)):
            yield node.id if isinstance(node, ast.Name) else node.attr


def test_the_kernel_names_no_game_but_in_the_list_of_games() -> None:
    named = [f"{file.name}: {word}" for file in kernel() for word in spoken(file) if GAME_WORDS.search(word)]
    assert named
    assert [line for line in named if not line.startswith("games.py")] == []


LAX_DIGITS = re.compile(r"\\d|\.(isdigit|isdecimal|isnumeric)\b")


def test_numbers_are_read_in_one_place() -> None:
    """What Python takes for a digit, `int` need not take; every script's digits are digits to a pattern."""
    reader = ROOT / "engine" / "digits.py"
    lines = [(file, line) for file in modules("engine", "render", "bot") if file != reader for line in file.open()]
    assert [f"{file.relative_to(ROOT)}: {line.strip()}" for file, line in lines if LAX_DIGITS.search(line)] == []


LAYERS = (
    "clock errors faults histogram memory names sessions settings shards",
    "logs limits hours",
    "locales",
    "rulebook config",
    "store processes",
    "widgets",
    "live",
    "tables",
    "wording",
    "careers",
    "drawing",
    "services",
    "posting",
    "asking",
    "history",
    "gathering",
    "seeking",
    "moderators",
    "waiting",
    "privacy",
    "helping",
    "rooms",
    "client",
    "operating",
    "measuring",
    "__main__",
)
"""The folders and files of the bot from the lowest up. Each uses what stands above it in this list, never what stands
below; what it needs from there it is handed."""
LEVEL = {room: level for level, rooms in enumerate(LAYERS) for room in rooms.split()}


def uses(*folders: str) -> dict[str, set[str]]:
    """Which module imports which, of these folders; also for types alone, and inside of functions."""
    names = {file: ".".join(file.relative_to(ROOT).with_suffix("").parts) for file in modules(*folders)}
    names = {file: name.removesuffix(".__init__") for file, name in names.items()}
    known = set(names.values())
    return {
        name: {one for each in imports(file) if (one := nearest(each, known))} - {name} for file, name in names.items()
    }


def nearest(name: str, known: set[str]) -> str:
    """The module in which a name stands; empty for one that is not of the house."""
    while name and name not in known:
        name = name.rpartition(".")[0]
    return name


def room(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def test_every_room_of_the_bot_stands_in_the_list() -> None:
    assert {room(name) for name in uses("bot")} - {""} == set(LEVEL)


def test_a_room_of_the_bot_uses_only_rooms_below_it() -> None:
    wrong = [
        f"{name} uses {other}"
        for name, others in uses("bot").items()
        for other in sorted(others - {"bot"})
        if room(name) != room(other) and (name == "bot" or LEVEL[room(other)] >= LEVEL[room(name)])
    ]
    assert wrong == []


def circles(graph: dict[str, set[str]]) -> set[str]:
    """The modules that import themselves by way of others: what is left when leaves are taken away, again and again."""
    left = {name: set(others) for name, others in graph.items()}
    for backwards in (False, True):
        if backwards:
            left = {name: {other for other, uses in left.items() if name in uses} for name in left}
        while leaves := {name for name, others in left.items() if not others}:
            left = {name: others - leaves for name, others in left.items() if name not in leaves}
    return set(left)


ROOMS = {
    "ti4": (
        "components state words galaxy.board abilities.naming interface.pending_steps abilities.sources",
        "play",
        "abilities phases.order cards.decks",
        "phases.victory phases.elimination galaxy.units galaxy.ground combat.telling combat.shown combat.dice "
        "combat.hits",
        "combat.space_cannon agendas.laws cards.action_cards interface.random_weights",
        "galaxy",
        "economy",
        "galaxy.custodians combat phases.voting",
        "actions",
        "economy.notes economy.transactions agendas.registry agendas.losses",
        "objectives",
        "draft",
        "phases",
        "interface",
        "strategy_cards technologies cards",
        "economy.common_notes agendas",
        "factions",
        "content",
        "minds",
        "advice",
        "odds",
        "rules",
    ),
    "eclipse": (
        "components state words galaxy.chart interface.pending_steps interface.random_weights interface.zooms",
        "play",
        "galaxy.ships galaxy.blueprints phases.scoring combat.ancients combat.sides combat.reputation",
        "economy",
        "galaxy",
        "diplomacy",
        "galaxy.movement",
        "combat",
        "galaxy.claims",
        "actions",
        "phases",
        "interface",
        "minds",
        "advice",
        "odds",
        "rules",
    ),
    "forbidden_stars": (
        "components state words galaxy.board abilities.sources interface.pending_steps interface.random_weights",
        "play",
        "abilities",
        "galaxy orders.occasions",
        "economy",
        "combat",
        "orders",
        "phases",
        "interface",
        "factions",
        "cards",
        "content",
        "minds",
        "advice",
        "odds",
        "rules",
    ),
    "space_empires": (
        "components state words galaxy.board",
        "play",
        "galaxy.units galaxy.presence economy.technology solitaire.tables solitaire.strength solitaire.dice",
        "solitaire.shipbuilding solitaire.muster",
        "phases.rounds phases.victory",
        "galaxy.public_order galaxy.stranding",
        "galaxy.colonies",
        "galaxy",
        "economy",
        "combat",
        "galaxy.entering galaxy.exploring galaxy.looking",
        "options",
        "solitaire",
        "economy.economic_phase phases",
        "interface",
        "minds",
        "advice",
        "odds",
        "rules",
    ),
}
"""The rooms of each game from the lowest up; `room.file` is a file that stands apart from its room. A room uses what
stands on its own floor or above it in this list, and files never each other in a circle."""


def floors(game: str) -> dict[str, int]:
    return {room: floor for floor, rooms in enumerate(ROOMS[game]) for room in rooms.split()}


def standing(module: str, floors: dict[str, int]) -> str:
    """The entry of the list that a module of a game stands under: its own, or its room's."""
    parts = module.split(".")[2:]
    return next((key for key in (".".join(parts[:2]), *parts[:1]) if key in floors), "")


def uses_of(game: str) -> Iterator[tuple[str, str]]:
    """Who uses whom among the files of a game; the package itself stands for all and is left out."""
    package = f"engine.{game}"
    for name, others in uses("engine").items():
        yield from (
            (name, other) for other in sorted(others) if all(one.startswith(package + ".") for one in (name, other))
        )


@pytest.mark.parametrize("game", TITLES)
def test_every_room_of_a_game_stands_in_its_list(game: str) -> None:
    names = [name for name in uses(f"engine/{game}") if name != f"engine.{game}"]
    assert {name for name in names if not standing(name, floors(game))} == set()
    assert floors(game).keys() - {standing(name, floors(game)) for name in names} == set()


@pytest.mark.parametrize("game", TITLES)
def test_a_room_of_a_game_uses_only_rooms_below_it(game: str) -> None:
    level = floors(game)
    wrong = [
        f"{name} uses {other}"
        for name, other in uses_of(game)
        if level[standing(other, level)] > level[standing(name, level)]
    ]
    assert wrong == []


def test_a_file_stands_under_its_own_entry_or_its_rooms() -> None:
    level = {"play": 0, "galaxy.board": 0, "galaxy": 1}
    files = ("play", "galaxy.board", "galaxy.units", "galaxy", "phases.setup")
    assert [standing(f"engine.x.{file}", level) for file in files] == ["play", "galaxy.board", "galaxy", "galaxy", ""]


@pytest.mark.parametrize("folder", ["bot", "render", "engine"])
def test_no_files_import_each_other_in_a_circle(folder: str) -> None:
    assert circles(uses(folder)) == set()


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"b"}}) == {"b", "c"}


def test_the_walls_see_every_way_to_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    file = tmp_path / "engine" / "ti4" / "sneaky.py"
    file.parent.mkdir(parents=True)
    file.write_text("import bot.play as b\nfrom bot import play\ndef f():\n    from ..eclipse import tiles\n")
    assert len(crossing(file, ("bot",))) == 2
    assert crossing(file, ("engine.eclipse",)) == ["engine/ti4/sneaky.py imports engine.eclipse.tiles"]


def turns(file: Path) -> Iterator[tuple[str, ast.AsyncFunctionDef]]:
    """The functions of a file that take a game's turn."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.AsyncFunctionDef) and any(
            isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "turn"
            for call in ast.walk(node)
        ):
            yield f"{file.relative_to(ROOT)}: {node.name}", node


def test_whoever_takes_a_games_turn_comes_through_the_one_door() -> None:
    """`bot.live.transactions`: it is done again where another process was faster, so it takes one turn and commits
    once.
    """
    found = [(name, node) for file in modules("bot") for name, node in turns(file)]
    assert len(found) > 40
    for name, node in found:
        assert "transaction" in [one.id for one in node.decorator_list if isinstance(one, ast.Name)], name
        assert len([one for one in ast.walk(node) if isinstance(one, ast.AsyncWith)]) == 1, name
        body = ast.unparse(node.body)  # type: ignore[arg-type]
        assert not any(word in body for word in ("store.create", "store.commit", "store.ask_vote")), name
