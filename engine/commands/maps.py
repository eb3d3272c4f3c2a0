"""Boards as text: read from any dialect, judged, written in another one."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine import games
from engine.commands.asked import Commands, Misasked, command, out
from engine.kit.maps import LONGEST, Boards, Judgement, decoded
from engine.text import Json

JUDGE = "judge"
FILES = (".txt", ".json", ".csv", ".lua")
"""With this no board ends that stands in the argument itself."""


def offer(commands: Commands) -> None:
    """Adds these commands."""
    about = "a board as text: read from any dialect, judged, written in another one"
    parser = command(commands, "map", _map, about)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="for how many it is judged; as many as it has homes if not given")
    parser.add_argument("--from", dest="source", required=True, metavar="TEXT|FILE|-", help="the board; - reads input")
    parser.add_argument("--to", default=JUDGE, metavar="FORM", help="a dialect of the game, or judge")


def _map(asked: argparse.Namespace) -> int:
    """The exit code is 1 where nobody can play on the board, also when it was written."""
    boards = _boards(asked)
    text = text_of(asked.source)
    found = boards.judge(text, asked.seats)
    written = None if asked.to == JUDGE else boards.write(text, asked.to)
    if asked.json:
        out(asked, {"game": asked.game, **found.to_json(), **_written(asked.to, written)})
    else:
        say_judged(found, written)
    return 1 if found.faults else 0


def _written(form: str, written: str | None) -> dict[str, Json]:
    return {} if written is None else {"form": form, "map": written}


def _boards(asked: argparse.Namespace) -> Boards[object]:
    boards = games.rules_of(asked.game).boards
    if boards is None:
        raise Misasked(f"boards of {asked.game} have no text form")
    if asked.to not in (*boards.forms, JUDGE):
        forms = ", ".join((*boards.forms, JUDGE))
        raise Misasked(f"there is no form {asked.to[:40]!r}; it is one of {forms}")
    if asked.seats is not None and asked.seats not in games.rules_of(asked.game).seats:
        counts = ", ".join(map(str, games.rules_of(asked.game).seats))
        raise Misasked(f"{asked.game} is for {counts} seats, not for {asked.seats}")
    return boards


def text_of(source: str) -> str:
    """What stands in the input, in the file of that name, or in the argument itself."""
    if source == "-":
        return decoded(sys.stdin.buffer.read(LONGEST + 1))
    file = Path(source)
    try:
        there = "\0" not in source and file.is_file()
    except OSError:  # too long for a name
        there = False
    if not there and source.endswith(FILES):
        raise FileNotFoundError(f"there is no file {source}")
    if not there:
        return source
    with file.open("rb") as opened:
        return decoded(opened.read(LONGEST + 1))


def say_judged(found: Judgement, written: str | None) -> None:
    """The board alone goes out; what there is to say of it goes beside it, or out where nothing else does."""
    print(found.string if written is None else written)
    beside = sys.stdout if written is None else sys.stderr
    for name, listed in (("fault", found.faults), ("warning", found.warnings)):
        for one in listed:
            print(f"{name}: {one.plain}", file=beside)
    if found.corrected is not None:
        print(f"corrected: {found.corrected}", file=beside)
    if written is None:
        print(f"{found.seats} seats: " + ("nobody can play on it" if found.faults else "it can be played on"))
