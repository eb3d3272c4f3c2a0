"""`python -m bot export GAME FILE` and `import FILE --channel ID`: one game out of the database and into another."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from bot.config import complain, database_of, read_config, say_aside
from bot.errors import BotError
from bot.store.place import Place
from bot.store.places import place_of
from bot.tables.game_file import whole
from bot.tables.restoring import Destination, opened
from bot.tables.tables import Tables
from engine.games import rules_of
from engine.saving.export import SavedGame
from engine.text import T, Text


class NoFile(BotError):
    """A file that cannot be read or written."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(T("bot-file-failed", path=str(path), why=os.strerror(error.errno or 0)))


def main_export(argv: list[str]) -> int:
    """Writes a game with all its secrets to a file, also while the bot runs. 0: done; 1: not done; 2: bad config."""
    asked = _parser("export", T("bot-export-help"), "game", "file").parse_args(argv)
    try:
        place = place_of(database_of(read_config(asked.config)))
    except BotError as error:
        return complain(error)
    try:
        saved = _out_of(place, asked.game)
        _write(asked.file, saved.write())
    except BotError as error:
        return _failed(error.text)
    print(say_aside(T("bot-export-done", path=str(asked.file), count=len(saved.answers))))
    return 0


def _out_of(place: Place, number: int) -> SavedGame:
    """Raises BotError: no database, no such game, or it has not begun."""
    if not place.there():
        raise BotError(T("bot-check-no-database", path=place.shown))
    store = place.store()
    try:
        game = store.game(number)
        safe = None if game.status == "open" else store.load(number).safe
        if safe is None:
            raise BotError(T("bot-not-started"))
        edition = rules_of(game.name).load(safe.state).edition
        return whole(game, store.seats(number), store.log(number), None, edition=edition, operator=True)
    finally:
        store.close()


def _write(path: Path, words: str) -> None:
    """For its owner's eyes only: it holds secrets. A file that exists is not overwritten."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(words)
    except OSError as error:
        raise NoFile(path, error) from error


def main_import(argv: list[str]) -> int:
    """Opens a game from a file while the bot does not run. 0: done; 1: not done; 2: bad config."""
    parser = _parser("import", T("bot-import-help"), "file")
    parser.add_argument("--channel", type=int, required=True)
    parser.add_argument("--server", type=int)
    asked = parser.parse_args(argv)
    try:
        place = place_of(database_of(read_config(asked.config)))
    except BotError as error:
        return complain(error)
    try:
        saved = opened(_read(asked.file))
        with place.alone():
            number = asyncio.run(_into(place, saved, asked.channel, asked.server))
    except BotError as error:
        return _failed(error.text)
    print(say_aside(T("bot-import-done", number=str(number), count=len(saved.answers))))
    return 0


async def _into(place: Place, saved: SavedGame, channel: int, server: int | None) -> int:
    """The number of the game. Who sits where is taken from the file: nobody can be asked."""
    tables = Tables(place.store())
    people = {person.user: person.name for person in saved.people or [] if person.user is not None}
    try:
        guild = server if server is not None else (saved.table.guild if saved.table else None)
        return (await tables.restoring.restore(saved, Destination(channel, guild, people), 0)).game.id
    finally:
        await tables.close()


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise NoFile(path, error) from error


def _parser(name: str, help: Text, *arguments: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"python -m bot {name}", description=say_aside(help))
    parser.add_argument("--config", type=Path)
    for argument in arguments:
        parser.add_argument(argument, type=int if argument == "game" else Path)
    return parser


def _failed(text: Text) -> int:
    print(say_aside(text), file=sys.stderr)
    return 1
