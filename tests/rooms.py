"""The picture of the rooms in ARCHITECTURE.md, drawn from the imports: `python -m tests.rooms` writes it anew."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.test_walls import LAYERS, LEVEL, ROOT, room, uses

PAGE = ROOT / "ARCHITECTURE.md"
BEGIN, END = "<!-- rooms -->", "<!-- end of rooms -->"


def drawn() -> str:
    """Who imports whom among the rooms of the bot as a picture, and what each room of the house is, as a table."""
    arrows = "\n".join(f"    {name} --> {other}" for name, other in sorted(nearest_arrows()))
    told = "\n".join(f"| `{folder}/` | {words} |" for folder, words in described())
    return f"```mermaid\nflowchart LR\n{arrows}\n```\n\n| room | what it is |\n|---|---|\n{told}"


def nearest_arrows() -> set[tuple[str, str]]:
    """Which room of the bot imports which, without those that it reaches through another one anyway."""
    rooms = {name for layer in LAYERS for name in layer.split() if (ROOT / "bot" / name).is_dir()}
    direct: dict[str, set[str]] = {name: set() for name in rooms}
    for module, others in uses("bot").items():
        if room(module) in rooms:
            direct[room(module)] |= {room(other) for other in others} & rooms - {room(module)}
    reach: dict[str, set[str]] = {}
    for name in sorted(rooms, key=LEVEL.__getitem__):
        reach[name] = direct[name] | {far for near in direct[name] for far in reach[near]}
    return {
        (name, other)
        for name in rooms
        for other in direct[name]
        if not any(other in reach[between] for between in direct[name] - {other})
    }


def described() -> Iterator[tuple[str, str]]:
    """Every folder of the kernel and of the bot from the lowest up, with the first line of its docstring."""
    for name in sorted(path.name for path in (ROOT / "engine").iterdir() if (path / "__init__.py").exists()):
        yield f"engine/{name}", first_line(ROOT / "engine" / name)
    for layer in LAYERS:
        for name in layer.split():
            if (ROOT / "bot" / name).is_dir():
                yield f"bot/{name}", first_line(ROOT / "bot" / name)


def first_line(folder: Path) -> str:
    """What a folder says that it is."""
    told = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    return " ".join(told.partition("\n\n")[0].split())


def page(text: str) -> str:
    """The page with the rooms as they are now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{drawn()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
