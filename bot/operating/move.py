"""`python -m bot move FROM TO`: a bot's whole database from SQLite to PostgreSQL, or back, while no bot runs."""

from __future__ import annotations

import argparse
import re
import sys
from contextlib import closing

from bot.config import say_aside
from bot.errors import BotError, GameUnreadable
from bot.live.rebuild import rebuild
from bot.store import AnswerRow, Saved, Store
from bot.store.keeping.kept import Kept
from bot.store.moving import NotEmpty, NotTheSame, clear, copy_all, empty
from bot.store.place import Place
from bot.store.places import place_of
from engine.errors import IllegalAnswer
from engine.games import rules_of
from engine.text import T

Stands = tuple[bytes, str | None, tuple[str, ...]]
_SOMEWHERE = re.compile(r" at 0x[0-9a-f]+")
"""Where in memory a function lies, which differs from one rebuilding to the next."""


def main_move(argv: list[str]) -> int:
    """0: done; 1: not done, and the source is as it was; 2: the arguments cannot be used."""
    parser = argparse.ArgumentParser(prog="python -m bot move", description=say_aside(T("bot-move-help")))
    parser.add_argument("source", metavar="FROM")
    parser.add_argument("target", metavar="TO")
    asked = parser.parse_args(argv)
    try:
        counts = move(place_of(asked.source), place_of(asked.target))
    except BotError as error:
        print(say_aside(error.text), file=sys.stderr)
        return 1
    print(say_aside(T("bot-move-done", games=counts["games"], answers=counts["answers"], rows=sum(counts.values()))))
    print(say_aside(T("bot-move-then", path=place_of(asked.target).shown)))
    return 0


def move(source: Place, target: Place) -> dict[str, int]:
    """Copies everything and looks at every game in both; how many rows each table has.

    Raises:
        NoSource: nothing is there.
        AlreadyRunning: a bot is at work on one of them.
        NotEmpty: there is a database already.
        NotTheSame: something did not arrive as it was; the target is empty again.
    """
    if not source.there():
        raise BotError(T("bot-check-no-database", path=source.shown))
    with source.alone(), target.alone(), closing(source.store()) as old, closing(target.store()) as new:
        if not empty(new):
            raise NotEmpty(target.shown)
        counts = copy_all(old, new)
        try:
            _compare(old, new)
        except BaseException:
            clear(new)
            raise
    return counts


def _compare(old: Kept, new: Kept) -> None:
    for game in old.games(live=False):
        first, second = old.load(game.id), new.load(game.id)
        if first != second or _behind(game.id, old) != _behind(game.id, new):
            raise NotTheSame(f"games {game.id}")
        if _stands(first, old) != _stands(second, new):
            raise NotTheSame(f"games {game.id}")


def _behind(game: int, store: Store) -> tuple[list[AnswerRow], list[int]]:
    """All that was ever played, and the points from which it can be rebuilt."""
    return store.log(game, retracted=True), store.safe_points(game)


def _stands(saved: Saved, store: Store) -> Stands | str:
    """Where a game stands once it is rebuilt; why that cannot be done is the same in both."""
    if saved.safe is None:
        return ""
    try:
        rules = rules_of(saved.game.name)
        table = rebuild(rules, saved, store).table
    except (GameUnreadable, IllegalAnswer) as error:
        return type(error).__name__
    asked = table.ask.must if table.ask else {}
    shapes = tuple(f"{seat} {_SOMEWHERE.sub('', repr(shape))}" for seat, shape in asked.items())
    return rules.dump(table.state), table.question, shapes
