"""The engine without Discord: play, fuzz, verify, bench, ladder, rules, map, draft, lesson and others.

The commands are those of `engine.commands`; `--help` lists them.

Output is for people, or with --json one JSON object for programs. The exit code is 1 where something was found wrong.
"""

from __future__ import annotations

import argparse
import json
import sys

from engine.checking.checks import Broken
from engine.commands import about, bench, drafts, lesson, maps, prospects, ranks, whole_games
from engine.commands.asked import Misasked
from engine.errors import AnswerError, BrokenSave, IllegalAnswer, RuleBroke
from engine.kit.maps import UnreadableMap
from engine.text import to_json


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except (AnswerError, BrokenSave, Broken, RuleBroke, Misasked, OSError) as error:
        print(f"{type(error).__name__}: {_why(error)}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="The rules without Discord.")
    commands = parser.add_subparsers(required=True, metavar="command")
    for room in (about, whole_games, ranks, prospects, bench, maps, drafts, lesson):
        room.offer(commands)
    return parser


def _why(error: Exception) -> str:
    if isinstance(error, UnreadableMap):
        return error.plain
    if isinstance(error, AnswerError):
        rule = f" ({error.rule})" if isinstance(error, IllegalAnswer) and error.rule else ""
        return json.dumps(to_json(error.text)) + rule
    return str(error)


if __name__ == "__main__":
    sys.exit(main())
