"""The real bot in a process of its own, with the small Discord of `bot.measuring.loopback` in place of the real one.

`python -m bot.measuring.loopback_client HOST:PORT ...` is `python -m bot ...`, connected there: for
measuring and for tests.
"""

from __future__ import annotations

import asyncio
import os
import runpy
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot import client
from bot.measuring.loopback import Loopback
from bot.measuring.loopback_wire import at_home

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120.0


@asynccontextmanager
async def bot_process(
    here: Loopback, database: Path, *, ready: bool = True, config: str = ""
) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot` on this database, connected; its log stands beside the database, as `log`.

    Args:
        ready: wait until it has connected.
        config: more lines for its `config.toml`.
    """
    async with bot_in(here, database.absolute().parent, f'database = "{database.name}"\n{config}') as process:
        if ready:
            await _connected(here, process)
        yield process


@asynccontextmanager
async def bot_in(here: Loopback, folder: Path, config: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python -m bot` in a folder, where its log stands as `log`, with this as its `config.toml`."""
    (folder / "config.toml").write_text(_for_few(config))
    command = [sys.executable, "-m", "bot.measuring.loopback_client", here.base]
    surroundings = {**os.environ, "ASTRARCH_TOKEN": here.token, "PYTHONPATH": str(ROOT)}
    with (folder / "log").open("ab") as log:
        how = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, cwd=folder, env=surroundings, stdin=how, stderr=log)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def _for_few(config: str) -> str:
    """A handful of people stand for all of a bot's, so none of them is held back."""
    before, limits, after = config.partition("[limits]\n")
    return f"{before}[limits]\npresses = 0\n{after}" if limits else f"{config}\n[limits]\npresses = 0\n"


async def _connected(here: Loopback, process: asyncio.subprocess.Process) -> None:
    ready = asyncio.ensure_future(here.ready(PATIENCE))
    waits = {ready, asyncio.ensure_future(process.wait())}
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    if process.returncode is not None:
        raise RuntimeError(f"the bot ended with {process.returncode} instead of connecting")
    ready.result()


def _end_with_parent() -> None:
    """Whoever measures holds the other end of the input, and without them there is nothing to do."""
    os.read(0, 1)
    os._exit(1)


def main(argv: list[str]) -> int:
    """The bot, which ends this process with its own exit code. It is given all the time that it needs to finish what
    is under way: how slow the machine is says nothing about it.
    """
    sys.argv[1:] = argv[1:]
    client.ANSWERS = client.POSTS = PATIENCE
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with at_home(argv[0]):
        runpy.run_module("bot", run_name="__main__")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
