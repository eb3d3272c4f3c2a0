"""`python -m bot`: the bot on Discord with a token, else the sandbox; and what can be asked of it besides."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord

from bot.client import Astrarch, Tree
from bot.config import Config, complain, database_of, read_config, say_aside, shards_of
from bot.errors import BotError
from bot.limits import LimitKind, Rates
from bot.locales import Locales
from bot.logs import Complaints, start_logging
from bot.operating.check import main_backup, main_check
from bot.operating.game_files import main_export, main_import
from bot.operating.move import main_move
from bot.operating.restore import main_restore
from bot.operating.serve import serve
from bot.operating.status import main_status
from bot.rooms import open_rooms
from bot.services.commands import CommandTranslator, add_commands
from bot.store.ownership import Ownership
from bot.store.places import place_of
from engine.text import T


def main(argv: list[str]) -> int:
    """The exit code: 0; 1 when Discord cannot be reached, so trying later helps; 2 when something must be changed."""
    if argv and argv[0] in COMMANDS:
        return COMMANDS[argv[0]](argv[1:])
    parser = argparse.ArgumentParser(prog="python -m bot", description=say_aside(T("bot-main-help")))
    parser.add_argument("--config", type=Path)
    asked = parser.parse_args(argv)
    try:
        config = read_config(asked.config)
        complaints = start_logging(config.log_level, config.log_format, config.token)
        with place_of(database_of(config)).owned(shards_of(config)) as owned:
            return _connect(config, complaints, owned) if config.token else _sandbox(config)
    except BotError as error:
        return complain(error)


def bot_of(config: Config, owned: Ownership, **options: Any) -> Astrarch:
    """The bot as it is configured, for what this process looks after."""
    bot = Astrarch(
        place_of(config.database).store(config.limits.lock_seconds, owned),
        moderator_role=config.moderator_role or None,
        test_server=config.test_server or None,
        most_live=config.limits.live_games,
        painters=config.limits.painters,
        thinkers=config.limits.thinkers,
        **options,
    )
    bot.icons = True
    of = config.limits
    hourly: dict[LimitKind, int] = {
        "invitations": of.invitations,
        "films": of.films,
        "exports": of.exports,
        "advice": of.advice,
        "restores": of.restores,
    }
    bot.services.rates = Rates(hourly, of.tables, of.presses)
    return bot


def _connect(config: Config, complaints: Complaints, owned: Ownership) -> int:
    """Discord, until it is stopped."""
    bot = bot_of(config, owned)
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(serve(bot, config, complaints))
    except discord.LoginFailure as error:
        raise BotError(T("bot-wrong-token")) from error
    except (discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        complain(BotError(T("bot-no-connection", why=str(error)[:200])))
        return 1
    return 0


def _sandbox(config: Config) -> int:
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        from bot.operating.sandbox import sandbox
    except ModuleNotFoundError as error:
        raise BotError(T("bot-sandbox-missing", module=str(error.name))) from error
    try:
        asyncio.run(sandbox(config))  # simcord winds the clock of Python's own loop
    except OSError as error:
        raise BotError(T("bot-sandbox-not-started", why=str(error)[:200] or type(error).__name__)) from error
    return 0


def new_loop() -> asyncio.AbstractEventLoop:
    """That of uvloop, where an answer takes a tenth less of the processor; Python's own where it is not installed."""
    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def main_commands(argv: list[str]) -> int:
    """Prints the commands as they are registered."""
    parser = argparse.ArgumentParser(prog="python -m bot commands", description=say_aside(T("bot-commands-help")))
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args(argv).json
    payloads = asyncio.run(command_payloads())
    if as_json:
        print(json.dumps(payloads, ensure_ascii=False, indent=1))
    else:
        print("\n".join(line for payload in payloads for line in _listed(payload)))
    return 0


async def command_payloads() -> list[dict[str, Any]]:
    """The commands as Discord gets them."""
    locales = Locales()
    tree = Tree(discord.Client(intents=discord.Intents.none()))
    open_rooms()
    add_commands(tree, locales)
    words = CommandTranslator(locales)
    return [await command.get_translated_payload(tree, words) for command in tree.get_commands()]


def _listed(payload: dict[str, Any]) -> list[str]:
    """Each command with its options, a line each; those of a group below one another."""
    inner = [option for option in payload.get("options", []) if option["type"] in (1, 2)]
    if inner:
        return [f"/{payload['name']} {line[1:]}" for command in inner for line in _listed(command)]
    options = " ".join(f"{option['name']}:" for option in payload.get("options", []))
    return [f"/{payload['name']} {options}".rstrip() + f"  {payload['description']}"]


def main_bench(argv: list[str]) -> int:
    """Measures command round trips over real sockets."""
    from bot.measuring.bench import main_bench as measure

    return measure(argv)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "check": main_check,
    "backup": main_backup,
    "restore": main_restore,
    "move": main_move,
    "export": main_export,
    "import": main_import,
    "status": main_status,
    "commands": main_commands,
    "bench": main_bench,
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
