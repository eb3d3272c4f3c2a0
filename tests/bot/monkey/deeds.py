"""What can happen in a walk, how often, and the whole of one."""

from __future__ import annotations

from pathlib import Path

from tests.bot.monkey.company import keeps_company
from tests.bot.monkey.manner import Manner
from tests.bot.monkey.menus import looks_up
from tests.bot.monkey.pressing import fills, forges, presses
from tests.bot.monkey.seeking import seeks
from tests.bot.monkey.tables import answers_for, begins, begins_late, plays, races, takes_out, types_verb
from tests.bot.monkey.typing import commands, types, types_anything
from tests.bot.monkey.usage import Usage
from tests.bot.monkey.walk import Deed, Walk, walking
from tests.bot.monkey.weather import weather

DEEDS: dict[Deed, int] = {
    seeks: 90,
    types: 40,
    types_verb: 25,
    types_anything: 5,
    presses: 20,
    looks_up: 8,
    keeps_company: 8,
    fills: 4,
    forges: 6,
    plays: 14,
    begins: 6,
    begins_late: 12,
    races: 6,
    takes_out: 2,
    answers_for: 2,
}


async def walked(
    path: Path, how: Manner, steps: int, until: float | None = None, usage: Usage | None = None
) -> tuple[Walk, list[str]]:
    """A walk on a new database, and the names of all commands. `usage`: what earlier walks have used."""
    with how.begun():
        async with walking(path, how, usage) as walk:
            names = sorted(commands(walk))
            await begins(walk)
            await walk.walk(DEEDS | weather(refusals=how.refusals), steps, until)
            return walk, names
